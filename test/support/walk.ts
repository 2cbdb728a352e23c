// Seeded self-play with what people do besides answering: changing their settings, resigning.
import { BOTS, type BotId, botStream } from '../../src/bots/index.js';
import {
  type Action,
  asides,
  type Moment,
  type Rules,
  resumeStream,
  type Seat,
  type State,
  type Step,
  type Stream,
  seedStream,
  view,
} from '../../src/core/index.js';
import { deepFreeze } from './freeze.js';
import { applyNow } from './moments.js';
import { begin, chanceFrom, seatsOf, seedOf } from './setups.js';

export interface Walk {
  readonly bot: BotId;
  /** Without it the game has to end. */
  readonly mostActions?: number;
  /** In thousand answers, how often somebody changes a setting and how often somebody resigns. */
  readonly changes: number;
  readonly resignations: number;
}

export interface Walked {
  /** The state before the action, deeply frozen. */
  readonly before: State;
  readonly seat: Seat;
  readonly action: Action;
  readonly step: Step;
  /** Chance for the checks; not the game's. */
  readonly stream: Stream;
}

const asideOf = (rules: Rules, state: State, walk: Walk, stream: Stream): readonly [Seat, Action] | null => {
  const seat = stream.pick(state.seats.length) as Seat;
  const isResigning = stream.pick(1000) < walk.resignations;
  if (!isResigning && stream.pick(1000) >= walk.changes) return null;
  const open = asides(rules, state, seat).filter(({ type }) => (type === 'resign') === isResigning);
  const aside = open.length > 0 ? open[stream.pick(open.length)] : undefined;
  return aside ? [seat, aside] : null;
};

const MANY = 20_000;

/** Plays on from the start; `each` sees every step. Gives the last state. */
export const walk = (rules: Rules, how: Walk, each: (walked: Walked, n: number) => void): State => {
  const seed = seedOf(rules);
  const stream = resumeStream(seedStream(`${seed}/walk`));
  const bots = seatsOf(rules).map((_, seat) => ({
    answer: BOTS[how.bot](rules),
    rng: botStream(chanceFrom(seed), seat),
  }));
  let now: Moment = deepFreeze(begin(rules));
  for (let n = 0; n < (how.mostActions ?? MANY); n++) {
    const { state, decision: open } = now;
    if (!open) break;
    let [seat, action] = asideOf(rules, state, how, stream) ?? [open.seat, null];
    if (action === null) {
      const bot = bots[open.seat];
      if (!bot) throw new Error(`test: no bot in seat ${open.seat}`);
      [action, bot.rng] = bot.answer(view(rules, now, open.seat), open, bot.rng);
      seat = open.seat;
    }
    const result = applyNow(rules, now, seat, action);
    if (!result.ok)
      throw new Error(`test: ${JSON.stringify(action)} of ${seat} refused: ${JSON.stringify(result.error)}`);
    each({ before: state, seat, action, step: result.value, stream }, n);
    now = deepFreeze(result.value);
  }
  if (how.mostActions === undefined && now.decision) throw new Error('test: the game does not end');
  return now.state;
};
