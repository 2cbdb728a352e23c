// What holds at every step of any game, and the games that are played to see it. SOAK=1 plays many more.
import { expect } from '@jest/globals';
import {
  type Action,
  decision,
  formatPosition,
  type GameRecord,
  hash,
  legalActions,
  legalAnswer,
  momentOf,
  type Options,
  parsePosition,
  type RecordEntry,
  type Rules,
  replay,
  type Seat,
  type State,
} from '../../src/core/index.js';
import { type Mirror, mirrorOf, reflect } from './mirror.js';
import { applyTo } from './moments.js';
import { permuteHidden, reveals, shown } from './secrets.js';
import { headerFor, rulesOf } from './setups.js';
import { type Walk, type Walked, walk } from './walk.js';

/** SOAK=1 plays so many times as many games. */
export const SOAK = process.env['SOAK'] === '1' ? 40 : 1;

type Check = (rules: Rules, walked: Walked, n: number) => void;

const isBeingEntered = (state: State, id: string | undefined): boolean =>
  state.frames.some((frame) => frame.kind === 'moveIn' && frame.to === id);

const checkArmies: Check = (rules, { step: { state } }) => {
  state.owner.forEach((owner, i) => {
    const armies = state.armies[i] ?? -1;
    const least = owner === null || isBeingEntered(state, rules.board.territories[i]?.id) ? 0 : 1;
    if (armies < least || (owner === null && armies !== 0)) throw new Error(`${armies} armies on territory ${i}`);
  });
  if (state.turn.pool < 0 || state.seats.some((seat) => seat.supply < 0)) throw new Error('armies below nothing');
};

const checkCards: Check = (rules, { step: { state } }) => {
  const all = [...state.seats.flatMap((seat) => seat.hand), ...state.deck, ...state.discards].sort();
  if (all.join() !== [...rules.cards].sort().join()) throw new Error(`cards: ${all.join()}`);
};

/** The board as the events tell it is the board of the state. */
const checkMirror = (mirror: Mirror): Check => {
  return (rules, { step }) => {
    for (const event of step.events) reflect(rules, mirror, event);
    const real = JSON.stringify(mirrorOf(step.state));
    if (JSON.stringify(mirror) !== real) throw new Error(`events tell ${JSON.stringify(mirror)}, the state is ${real}`);
  };
};

const checkLegal: Check = (rules, { before }) => {
  const open = decision(rules, before);
  if (!open) throw new Error('an action without a question');
  if (before.seats[open.seat]?.status !== 'in') throw new Error(`asked seat ${open.seat}, which is not in`);
  const legal = legalActions(rules, before).map((action) => JSON.stringify(action));
  if (legal.length === 0 || new Set(legal).size !== legal.length) throw new Error('no or double legal actions');
  for (const text of legal) {
    if (JSON.stringify(legalAnswer(open, JSON.parse(text))) !== text) throw new Error(`not accepted: ${text}`);
  }
};

const WRONG = [0, -1, 1.5, Number.NaN, 1e6, '1', null, undefined];

/** Sampled near misses: right but for the seat or one field. */
const checkIllegal: Check = (rules, { before, stream }) => {
  const open = decision(rules, before);
  const legal = legalActions(rules, before);
  const action = legal[stream.pick(legal.length)];
  if (!open || !action) return;
  const other = ((open.seat + 1 + stream.pick(before.seats.length - 1)) % before.seats.length) as Seat;
  const tries: (readonly [Seat, unknown])[] = [[other, action]];
  const fields = Object.keys(action).filter((key) => key !== 'type' && key !== 'bonusOn');
  const field = fields[stream.pick(Math.max(1, fields.length))];
  if (field !== undefined) tries.push([open.seat, { ...action, [field]: WRONG[stream.pick(WRONG.length)] }]);
  for (const [seat, junk] of tries) {
    const step = applyTo(rules, before, seat, junk as Action); // `before` is frozen: touching it throws
    if (step.ok) throw new Error(`accepted ${JSON.stringify(junk)} of ${seat}`);
    if (!/^[CD]-/.test(step.error.rule)) throw new Error(`no rule: ${JSON.stringify(step.error)}`);
  }
};

const checkJson: Check = (_rules, { step: { state } }) => {
  if (hash(JSON.parse(JSON.stringify(state))) !== hash(state)) throw new Error('JSON changes the hash');
};

const checkNotation: Check = (rules, { step: { state } }) => {
  if (state.outcome !== null) return;
  const parsed = parsePosition(formatPosition(rules, state));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  if (hash(parsed.value.state) !== hash(state)) throw new Error(`notation: ${formatPosition(rules, state)}`);
};

/** Hidden cards dealt otherwise: the viewer sees no difference, before and after the action. */
const checkSecrets: Check = (rules, { before, seat, action, step, stream }) => {
  const n = stream.pick(rules.players + 1);
  const viewer = n === rules.players ? 'spectator' : (n as Seat);
  const other = permuteHidden(before, viewer, stream);
  const open = decision(rules, before);
  const mayBeUnasked = open?.kind === 'trade' && !open.mandatory && open.seat !== viewer;
  if (!mayBeUnasked) {
    const [one, two] = [before, other].map((state) => shown(rules, { ...momentOf(rules, state), events: [] }, viewer));
    if (one !== two) throw new Error(`${viewer} sees through ${open?.kind}: ${one} ${two}`);
  }
  if (reveals(step, viewer) || action.type === 'trade' || action.type === 'endTrade') return;
  const then = applyTo(rules, other, seat, action);
  if (!then.ok) throw new Error(`${action.type} depends on hidden cards`);
  if (shown(rules, step, viewer) !== shown(rules, then.value, viewer)) {
    throw new Error(`${viewer} sees through ${action.type}: ${shown(rules, step, viewer)}`);
  }
};

const every =
  (nth: number, check: Check): Check =>
  (rules, walked, n) => {
    if (n % nth === 0) check(rules, walked, n);
  };

const checkReplay = (rules: Rules, entries: readonly RecordEntry[], state: State): void => {
  const record: GameRecord = {
    header: headerFor(rules),
    entries,
    end: state.outcome && { outcome: state.outcome, hash: hash(state) },
  };
  const replayed = replay(JSON.parse(JSON.stringify(record)));
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  expect(hash(replayed.value.timeline.state)).toBe(hash(state));
};

/** Plays a game with every check; gives its last state. */
export const playChecked = (rules: Rules, how: Walk): State => {
  const entries: RecordEntry[] = [];
  let mirror: Check | null = null;
  const state = walk(rules, how, (walked, n) => {
    mirror ??= checkMirror(mirrorOf(walked.before));
    const checks: readonly Check[] = [
      mirror,
      checkArmies,
      checkCards,
      every(3, checkLegal),
      every(2, checkIllegal),
      every(2, checkSecrets),
      every(5, checkJson),
      every(11, checkNotation),
    ];
    for (const check of checks) check(rules, walked, n);
    const { state: after } = walked.step;
    entries.push({ n: after.actions, seat: walked.seat, action: walked.action, h: hash(after).slice(0, 8) });
  });
  checkReplay(rules, entries, state);
  return state;
};

export const TABLES: readonly (readonly [string, Partial<Options>])[] = [
  ['claimed, defence by itself', {}],
  ['dealt, defence asked', { deal: true, defence: ['ask', 'ask', 'ask', 'ask', 'ask', 'ask'] }],
  [
    'dealt, resigning to neutral',
    { deal: true, resign: 'neutral', defence: ['ask', 'auto', 'ask', 'auto', 'ask', 'auto'] },
  ],
  ['claimed, resigning to neutral', { resign: 'neutral' }],
];

/** The rules of `games` games of one table: other seeds, other games. */
export const rulesAt = (seats: number, name: string, options: Partial<Options>, games: number): readonly Rules[] =>
  Array.from({ length: games * SOAK }, (_, seed) => {
    const defence = (options.defence ?? new Array<'auto'>(6).fill('auto')).slice(0, seats);
    return rulesOf(seats, `${name} ${seed}`, { ...options, defence });
  });
