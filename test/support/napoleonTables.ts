// Setups of Risk Napoleon.
import { BOTS, botStream } from '../../src/bots/index.js';
import {
  decision,
  type NapoleonOptions,
  type Options,
  type Reactions,
  type Rules,
  resumeStream,
  type State,
  type Step,
  type Stream,
  seedStream,
} from '../../src/core/index.js';
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
