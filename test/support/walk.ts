// Seeded self-play with what people do besides answering: changing their defence, resigning.
import { BOTS, type BotId, botStream } from '../../src/bots/index.js';
import {
  type Action,
  asides,
  decision,
  type Rules,
  resumeStream,
  type Seat,
  type State,
  type Step,
  type Stream,
  seedStream,
} from '../../src/core/index.js';
import { deepFreeze } from './freeze.js';
import { applyTo, viewOf } from './moments.js';
import { begin, chanceFrom, seatsOf, seedOf } from './setups.js';

export interface Walk {
  readonly bot: BotId;
  readonly mostActions: number;
  /** In thousand answers, how often somebody changes its defence and how often somebody resigns. */
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
  const type = stream.pick(1000) < walk.resignations ? 'resign' : 'setDefence';
  if (type === 'setDefence' && stream.pick(1000) >= walk.changes) return null;
  const aside = asides(rules, state, seat).find((a) => a.type === type);
  return aside ? [seat, aside] : null;
};

/** Plays on from the start; `each` sees every step. Gives the last state. */
export const walk = (rules: Rules, how: Walk, each: (walked: Walked, n: number) => void): State => {
  const seed = seedOf(rules);
  const stream = resumeStream(seedStream(`${seed}/walk`));
  const bots = seatsOf(rules).map((_, seat) => ({
    answer: BOTS[how.bot](rules),
    rng: botStream(chanceFrom(seed), seat),
  }));
  let state = deepFreeze(begin(rules).state);
  for (let n = 0; n < how.mostActions; n++) {
    const open = decision(rules, state);
    if (!open) break;
    let [seat, action] = asideOf(rules, state, how, stream) ?? [open.seat, null];
    if (action === null) {
      const bot = bots[open.seat];
      if (!bot) throw new Error(`test: no bot in seat ${open.seat}`);
      [action, bot.rng] = bot.answer(viewOf(rules, state, open.seat), open, bot.rng);
      seat = open.seat;
    }
    const result = applyTo(rules, state, seat, action);
    if (!result.ok)
      throw new Error(`test: ${JSON.stringify(action)} of ${seat} refused: ${JSON.stringify(result.error)}`);
    each({ before: state, seat, action, step: result.value, stream }, n);
    state = deepFreeze(result.value.state);
  }
  return state;
};
