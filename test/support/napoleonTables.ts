// Setups of Risk Napoleon, and walks through its games with all that people do besides answering.
import { BOTS, type BotId, botStream } from '../../src/bots/index.js';
import {
  type Action,
  asides,
  decision,
  type NapoleonOptions,
  type Options,
  type Reactions,
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
import { begin, chanceFrom, rulesFrom, seatsOf, seedOf, setupOf } from './setups.js';

export const napoleonOptions = (seats: number, change: Partial<NapoleonOptions> = {}): NapoleonOptions => ({
  hands: 'printed',
  empirePoints: 'mission',
  autoClaim: false,
  reactions: Array.from({ length: seats }, (): Reactions => 'decisive'),
  ...change,
});

export const napoleonRules = (
  seats: number,
  seed: string,
  change: Partial<NapoleonOptions> = {},
  options: Partial<Options> = {},
): Rules => {
  const napoleon = napoleonOptions(seats, change);
  return rulesFrom({ ...setupOf(seats, seed, { ...options, napoleon }, 'europe'), variant: 'napoleon' });
};

export const streamOf = (seed: string): Stream => resumeStream(seedStream(seed));

const pick = <T>(items: readonly T[], stream: Stream): T => items[stream.pick(items.length)] as T;

/** The rules of a table whose options are drawn from its seed. */
export const tableOf = (seats: number, seed: string): Rules => {
  const stream = streamOf(`${seed}/options`);
  const change: NapoleonOptions = {
    hands: pick(['printed', 'even'], stream),
    empirePoints: pick(['mission', 'turn'], stream),
    autoClaim: stream.pick(2) === 0,
    reactions: Array.from({ length: seats }, () => pick(['each', 'decisive', 'off'] as const, stream)),
  };
  return napoleonRules(seats, seed, change, {
    deal: stream.pick(2) === 0,
    resign: pick(['bot', 'neutral'], stream),
    defence: Array.from({ length: seats }, () => pick(['ask', 'auto'] as const, stream)),
  });
};

/**
 * Setup answered by the random bot, up to the position in which the first turn begins or `stop` says so; `each` sees every
 * step and the state before it.
 */
export const playSetup = (
  rules: Rules,
  stop: (state: State) => boolean = (state) => state.turn.round > 0,
  each?: (step: Step, before: State) => void,
): State => {
  const bot = BOTS.random(rules);
  const streams = seatsOf(rules).map((_, seat) => botStream(chanceFrom(seedOf(rules)), seat));
  let { state } = begin(rules);
  while (!stop(state)) {
    const open = decision(rules, state);
    const stream = open ? streams[open.seat] : undefined;
    if (!open || !stream) throw new Error('test: setup stops');
    const [action, next] = bot(viewOf(rules, state, open.seat), open, stream);
    streams[open.seat] = next;
    const step = applyTo(rules, state, open.seat, action);
    if (!step.ok) throw new Error(`test: ${JSON.stringify(action)} is refused`);
    each?.(step.value, state);
    state = step.value.state;
  }
  return state;
};

export interface NapoleonWalk {
  readonly bot: BotId;
  /** In a thousand answers: how often somebody changes a setting, and how often somebody resigns. */
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

const asideOf = (rules: Rules, state: State, how: NapoleonWalk, stream: Stream): readonly [Seat, Action] | null => {
  const seat = stream.pick(state.seats.length) as Seat;
  const isResigning = stream.pick(1000) < how.resignations;
  if (!isResigning && stream.pick(1000) >= how.changes) return null;
  const open = asides(rules, state, seat).filter((a) => (a.type === 'resign') === isResigning);
  return open.length > 0 ? [seat, pick(open, stream)] : null;
};

const MOST_ACTIONS = 20_000;

/** Plays a game to its end; `each` sees every step. Gives the last state. */
export const walkNapoleon = (rules: Rules, how: NapoleonWalk, each: (walked: Walked, n: number) => void): State => {
  const seed = seedOf(rules);
  const stream = streamOf(`${seed}/walk`);
  const bots = seatsOf(rules).map((_, seat) => ({
    answer: BOTS[how.bot](rules),
    rng: botStream(chanceFrom(seed), seat),
  }));
  let state = deepFreeze(begin(rules).state);
  for (let n = 0; n < MOST_ACTIONS; n++) {
    const open = decision(rules, state);
    if (!open) return state;
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
  throw new Error('test: the game does not end');
};
