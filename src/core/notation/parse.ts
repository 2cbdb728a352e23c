// One line -> position, for tests and bug reports. Reading what `formatPosition` wrote gives the same hash.
//
//   classic/en/world 3 | a ALA5 KAM2 | b NWT3 | c *1 | turn a 2 | do attack | hand a ALA J1 | dice 6 5 4 3 2
//
// Segments are separated by `|`; the first names the rules and the number of seats, the others come in any order:
//   a ALA5 NWT2 *1        territories of seat a with their armies; *n: all that nobody has yet, n armies each
//   turn a 2 b            seat on turn, round, and who had the first turn (a unless given)
//   do attack             the frames, bottom to top; one alone gets its turn under it: `do trade:4,1`
//   hand a ALA J1         cards by territory code, J1 and J2 the jokers; `deck`, `discards` likewise
//   dice 6 5 4 3          a script for the stream; `rng c s0 s1 s2` or `seed words` is the seeded one
//   pool 3, sets 2, captured ALA, bonus, supply a 3, out b, neutral b, resigned a, ask a b, actions 12
//   deal, rounds 20, resign neutral       options of the game
import { BUILT_IN_BOARDS } from '../data/load.js';
import { seedStream } from '../rng.js';
import { loadRules, type Rules } from '../rules.js';
import type { BoardData, CardId, Result, Seat, SeatState, SeatStatus, Setup, State } from '../types.js';
import { codeCard, codeTerritory, letterSeat, SEAT_LETTERS, seatLetter } from './codes.js';
import { parseFrames } from './frames.js';

export interface PositionError {
  /** The segment that cannot be read, and why. */
  readonly segment: string;
  readonly reason: string;
}

export interface ParsedPosition {
  readonly rules: Rules;
  readonly state: State;
}

type Words = readonly string[];

/** A state in the making; the first fault stops the reading. */
interface Draft {
  readonly rules: Rules;
  readonly owner: (Seat | null)[];
  readonly armies: number[];
  readonly seats: SeatState[];
  hasDeck: boolean;
  state: State;
  fault: string | null;
}

const note = (draft: Draft, fault: string): void => {
  draft.fault ??= fault;
};

const numberOf = (draft: Draft, text: string | undefined): number => {
  const value = Number(text ?? 'nothing');
  if (!Number.isFinite(value)) note(draft, `no number ${text}`);
  return value;
};

const seatOf = (draft: Draft, letter: string | undefined): Seat => {
  const seat = letterSeat(letter);
  if (seat !== null && seat < draft.seats.length) return seat;
  note(draft, `no seat ${letter}`);
  return 0 as Seat;
};

const territoryOf = (draft: Draft, code: string): number => {
  const index = codeTerritory(draft.rules.board, code);
  if (index === null) note(draft, `no territory ${code}`);
  return index ?? 0;
};

const cardsOf = (draft: Draft, codes: Words): CardId[] =>
  codes.flatMap((code) => {
    const card = codeCard(draft.rules.board, code);
    if (card === null) note(draft, `no card ${code}`);
    return card ?? [];
  });

const setSeat = (draft: Draft, letter: string | undefined, change: Partial<SeatState>): void => {
  const seat = seatOf(draft, letter);
  const old = draft.seats[seat];
  if (old) draft.seats[seat] = { ...old, ...change };
};

const setState = (draft: Draft, change: Partial<State>): void => {
  draft.state = { ...draft.state, ...change };
};

const setTurn = (draft: Draft, change: Partial<State['turn']>): void =>
  setState(draft, { turn: { ...draft.state.turn, ...change } });

const putArmies = (draft: Draft, letter: string, words: Words): void => {
  const seat = seatOf(draft, letter);
  for (const word of words) {
    const [, code, count] = /^([A-Z]{3}|\*)(\d+)$/.exec(word) ?? [];
    if (code === undefined) {
      note(draft, `no armies ${word}`);
      continue;
    }
    const free = draft.owner.flatMap((owner, i) => (owner === null ? [i] : []));
    for (const index of code === '*' ? free : [territoryOf(draft, code)]) {
      draft.owner[index] = seat;
      draft.armies[index] = numberOf(draft, count);
    }
  }
};

type Reader = (draft: Draft, words: Words) => void;

const status =
  (value: SeatStatus): Reader =>
  (draft, letters) => {
    for (const letter of letters) setSeat(draft, letter, { status: value });
  };

const readFrames: Reader = (draft, words) => {
  const frames = parseFrames(draft.rules, words);
  if (frames === null) note(draft, `no frames ${words.join(' ')}`);
  else setState(draft, { frames });
};

const readRng: Reader = (draft, words) => {
  const [c = 0, s0 = 0, s1 = 0, s2 = 0] = [0, 1, 2, 3].map((i) => numberOf(draft, words[i]));
  setState(draft, { rng: { kind: 'alea', c, s0, s1, s2 } });
};

const ofTheRules: Reader = () => undefined;

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  [
    'turn',
    (draft, [seat, round, first]) =>
      setTurn(draft, { seat: seatOf(draft, seat), round: numberOf(draft, round), first: seatOf(draft, first ?? 'a') }),
  ],
  ['do', readFrames],
  ['hand', (draft, [letter, ...codes]) => setSeat(draft, letter, { hand: cardsOf(draft, codes) })],
  ['supply', (draft, [letter, count]) => setSeat(draft, letter, { supply: numberOf(draft, count) })],
  ['out', status('out')],
  ['neutral', status('neutral')],
  ['resigned', (draft, [letter]) => setSeat(draft, letter, { resigned: true })],
  [
    'ask',
    (draft, letters) => {
      for (const letter of letters) setSeat(draft, letter, { defence: 'ask' });
    },
  ],
  ['pool', (draft, [count]) => setTurn(draft, { pool: numberOf(draft, count) })],
  [
    'captured',
    (draft, codes) =>
      setTurn(draft, {
        captured: codes.flatMap((code) => draft.rules.board.territories[territoryOf(draft, code)]?.id ?? []),
      }),
  ],
  ['bonus', (draft) => setTurn(draft, { cardBonusUsed: true })],
  ['sets', (draft, [count]) => setState(draft, { setsTraded: numberOf(draft, count) })],
  [
    'deck',
    (draft, codes) => {
      draft.hasDeck = true;
      setState(draft, { deck: cardsOf(draft, codes) });
    },
  ],
  ['discards', (draft, codes) => setState(draft, { discards: cardsOf(draft, codes) })],
  ['actions', (draft, [count]) => setState(draft, { actions: numberOf(draft, count) })],
  ['dice', (draft, words) => setState(draft, { rng: { kind: 'script', left: words.map((w) => numberOf(draft, w)) } })],
  ['rng', readRng],
  ['seed', (draft, words) => setState(draft, { rng: seedStream(words.join(' ')) })],
  ['deal', ofTheRules],
  ['rounds', ofTheRules],
  ['resign', ofTheRules],
]);

const setupOf = (segments: readonly Words[]): Setup => {
  const [names = '', players] = segments[0] ?? [];
  const [variant = '', profile = '', board = ''] = names.split('/');
  const option = (key: string): string | undefined => segments.find((s) => s[0] === key)?.[1];
  const count = Math.min(SEAT_LETTERS.length, Math.max(0, Math.trunc(Number(players)) || 0));
  const rounds = option('rounds');
  return {
    variant: variant as Setup['variant'],
    profile: profile as Setup['profile'],
    board,
    seed: '',
    seats: Array.from({ length: count }, (_, i) => ({ name: seatLetter(i), driver: 'script' })),
    options: {
      deal: segments.some((s) => s[0] === 'deal'),
      rounds: rounds === undefined ? null : Number(rounds),
      defence: Array.from({ length: count }, () => 'auto' as const),
      resign: option('resign') === 'neutral' ? 'neutral' : 'bot',
    },
  };
};

const blankDraft = (rules: Rules): Draft => {
  const seat = 0 as Seat;
  const count = rules.board.territories.length;
  const seats = Array.from(
    { length: rules.players + (rules.profile.neutrals?.count ?? 0) },
    (_, n): SeatState => ({
      status: n < rules.players ? 'in' : 'neutral',
      hand: [],
      supply: 0,
      defence: 'auto',
      resigned: false,
    }),
  );
  return {
    rules,
    owner: new Array<Seat | null>(count).fill(null),
    armies: new Array<number>(count).fill(0),
    seats,
    hasDeck: false,
    fault: null,
    state: {
      owner: [],
      armies: [],
      seats,
      deck: [],
      discards: [],
      setsTraded: 0,
      turn: { seat, round: 1, first: seat, pool: 0, captured: [], cardBonusUsed: false },
      frames: parseFrames(rules, ['attack']) ?? [],
      outcome: null,
      rng: { kind: 'script', left: [] },
      actions: 0,
    },
  };
};

/** The state of a draft that has been read to the end; a card may be in one place only. */
const finish = (draft: Draft): State => {
  const { rules, state, seats, owner, armies } = draft;
  const shown = [...seats.flatMap((s) => s.hand), ...state.discards, ...(draft.hasDeck ? state.deck : [])];
  const twice = shown.find((card, i) => shown.indexOf(card) !== i);
  if (twice !== undefined) note(draft, `the card ${twice} is in two places`);
  const deck = draft.hasDeck ? state.deck : rules.cards.filter((card) => !shown.includes(card));
  return { ...state, owner, armies, seats, deck };
};

/** The position that `line` describes; cards that it does not name are the deck, in canonical order. */
export const parsePosition = (
  line: string,
  boards: readonly BoardData[] = BUILT_IN_BOARDS,
): Result<ParsedPosition, PositionError> => {
  const segments = line.split('|').map((text) => text.split(/\s+/).filter((word) => word !== ''));
  const fail = (segment: Words | undefined, reason: string): Result<never, PositionError> => ({
    ok: false,
    error: { segment: (segment ?? []).join(' '), reason },
  });
  const rules = loadRules(setupOf(segments), boards);
  if (!rules.ok) return fail(segments[0], rules.error.code);
  const draft = blankDraft(rules.value);
  for (const segment of segments.slice(1)) {
    const [key = '', ...words] = segment;
    const reader = READERS.get(key);
    if (reader) reader(draft, words);
    else if (letterSeat(key) !== null) putArmies(draft, key, words);
    else note(draft, 'unknown segment');
    if (draft.fault !== null) return fail(segment, draft.fault);
  }
  const state = finish(draft);
  return draft.fault === null ? { ok: true, value: { rules: draft.rules, state } } : fail(segments[0], draft.fault);
};
