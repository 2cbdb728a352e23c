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
//
// Risk Napoleon has more of them:
//   ships WME a3 b2, BAR a1               ships by zone; `admirals` likewise
//   generals ALA PAR2, forts BUR, plague BUR2         by territory; generals belong to its owner
//   captive a b general 1                 seat a holds a general of seat b; `admiral` likewise
//   missions a raiders four-seas          held; `done a raiders@1:2` in round 1 for 2 points; `lasting a empire-prussia`
//   pile 1 raiders beachhead              the pile of a rank, the first on top; without any, all that nobody has had
//   points a 3 -1 0 0                     of missions, officers, the fifth round, empires; `history 1 2 3, 4 5 6` by round
//   since a                               accomplished a mission since its last turn; `reactions a each`
//   memory onLand=1 captures=EGY:b:l      what the turn remembers beyond its beginning, see memory.ts
//   hands even, empires turn, auto-claim, skip-empty  options of the game
import { initialNapoleon } from '../napoleon/state.js';
import { findProfile } from '../profiles/index.js';
import { seedStream } from '../rng.js';
import { rulesOfPosition } from '../rules.js';
import type { MissionId, Pack, Result, Rules, Seat, SeatState, SeatStatus, Setup, State } from '../types.js';
import { letterSeat, SEAT_LETTERS } from './codes.js';
import {
  cardsOf,
  type Draft,
  note,
  numberOf,
  type Reader,
  seatOf,
  setSeat,
  setState,
  setTurn,
  territoryOf,
  type Words,
} from './draft.js';
import { parseFrames } from './frames.js';
import { finishNapoleon, NAPOLEON_READERS, readNapoleonOptions } from './napoleon.js';

export interface PositionError {
  /** The segment that cannot be read, and why. */
  readonly segment: string;
  readonly reason: string;
}

export interface ParsedPosition {
  readonly rules: Rules;
  readonly state: State;
}

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
  [
    'mission',
    (draft, [letter, id = '']) => {
      const known = draft.rules.pack.secretMissionsById.has(id as MissionId);
      if (known) setSeat(draft, letter, { mission: id as MissionId });
      else note(draft, `no mission ${id}`);
    },
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
  ['secret', ofTheRules],
  ...NAPOLEON_READERS,
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
    players: count,
    options: {
      deal: segments.some((s) => s[0] === 'deal'),
      rounds: rounds === undefined ? null : Number(rounds),
      defence: Array.from({ length: count }, () => 'auto' as const),
      resign: option('resign') === 'neutral' ? 'neutral' : 'bot',
      ...(segments.some((s) => s[0] === 'secret') ? { missions: 'secret' as const } : {}),
      napoleon: hasNapoleon(variant, profile) ? readNapoleonOptions(segments, count) : null,
    },
  };
};

const hasNapoleon = (variant: string, profile: string): boolean => {
  const found = findProfile(variant, profile);
  return found.ok && found.value.hasNapoleon;
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
    hasPiles: false,
    memory: {},
    fault: null,
    state: {
      owner: [],
      armies: [],
      seats,
      deck: [],
      discards: [],
      setsTraded: 0,
      turn: { seat, round: 1, first: seat, pool: 0, captured: [], cardBonusUsed: false },
      frames: parseFrames(rules, [rules.profile.turn.includes('attack') ? 'attack' : 'combat']) ?? [],
      napoleon: rules.profile.hasNapoleon ? initialNapoleon(rules) : null,
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
  return finishNapoleon(draft, { ...state, owner, armies, seats, deck });
};

/** The position that `line` describes; cards that it does not name are the deck, in canonical order. */
export const parsePosition = (line: string, packs: readonly Pack[] = []): Result<ParsedPosition, PositionError> => {
  const segments = line.split('|').map((text) => text.split(/\s+/).filter((word) => word !== ''));
  const fail = (segment: Words | undefined, reason: string): Result<never, PositionError> => ({
    ok: false,
    error: { segment: (segment ?? []).join(' '), reason },
  });
  const rules = rulesOfPosition(setupOf(segments), packs);
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
