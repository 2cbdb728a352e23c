// The memory of a turn of Risk Napoleon as words: `memory onLand=1 captures=EGY:b:l`. Only what differs from a turn that
// begins in the position is written. Lists are joined by `+`, the parts of an entry by `:`, and `-` is an empty list.
import type { Board, Capture, NapoleonTurn, Pair, PlaceId, Rules, Seat, TerritoryId } from '../types.js';
import { letterSeat, seatLetter } from './codes.js';
import { codePlace, placeCode } from './places.js';

type Turn = NapoleonTurn;

interface Codec<T> {
  readonly write: (board: Board, value: T) => string;
  /** undefined: the text says nothing that can be read. */
  readonly read: (board: Board, text: string) => T | undefined;
}

const number: Codec<number> = {
  write: (_board, value) => `${value}`,
  read: (_board, text) => (/^\d+$/.test(text) ? Number(text) : undefined),
};

const flag: Codec<boolean> = {
  write: (_board, value) => (value ? '1' : '0'),
  read: (_board, text) => (text === '1' ? true : text === '0' ? false : undefined),
};

const seat: Codec<Seat> = {
  write: (_board, value) => seatLetter(value),
  read: (_board, text) => letterSeat(text) ?? undefined,
};

const place: Codec<PlaceId> = { write: placeCode, read: codePlace };
const territory = place as unknown as Codec<TerritoryId>;
const word = <T extends string>(): Codec<T> => ({
  write: (_board, value) => value,
  read: (_board, text) => (text === '' ? undefined : (text as T)),
});

const listOf = <T>({ write, read }: Codec<T>, by = '+'): Codec<readonly T[]> => ({
  write: (board, values) => (values.length === 0 ? '-' : values.map((value) => write(board, value)).join(by)),
  read: (board, text) => {
    const values = text === '-' ? [] : text.split(by).map((part) => read(board, part));
    return values.includes(undefined) ? undefined : (values as T[]);
  },
});

/** `EGY:b:lef`: the territory, who lost it, by landing, with an epidemic, fortified. */
const capture: Codec<Capture> = {
  write: (board, c) => {
    const how = `${c.byLanding ? 'l' : ''}${c.epidemic ? 'e' : ''}${c.fortified ? 'f' : ''}`;
    return [placeCode(board, c.territory), seatLetter(c.loser), how].join(':');
  },
  read: (board, text) => {
    const [code = '', letter, how = ''] = text.split(':');
    const [at, loser] = [territory.read(board, code), letterSeat(letter)];
    if (at === undefined || loser === null) return undefined;
    const [byLanding, epidemic, fortified] = ['l', 'e', 'f'].map((sign) => how.includes(sign));
    return { territory: at, loser, byLanding: !!byLanding, epidemic: !!epidemic, fortified: !!fortified };
  },
};

const letters = listOf(seat, '.');

/** `AND:EGY:1:2:0:sf:b.c`: from, to, epidemics paid, rolls, ambushes, sappers and fog, seats that are not asked. */
const pair: Codec<Pair> = {
  write: (board, p) => {
    const cards = `${p.sappers ? 's' : ''}${p.fog ? 'f' : ''}`;
    const places = [placeCode(board, p.from), placeCode(board, p.to)];
    return [...places, p.paid, p.rolls, p.ambush, cards, letters.write(board, p.quiet)].join(':');
  },
  read: (board, text) => {
    const [a = '', b = '', paid = '', rolls = '', ambush = '', cards = '', silent = ''] = text.split(':');
    const [from, to] = [place.read(board, a), place.read(board, b)];
    const quiet = letters.read(board, silent);
    const counts = [paid, rolls, ambush].map((count) => number.read(board, count));
    if (from === undefined || to === undefined || quiet === undefined || counts.includes(undefined)) return undefined;
    const [paidCount = 0, rollCount = 0, ambushes = 0] = counts;
    const [sappers, fog] = [cards.includes('s'), cards.includes('f')];
    return { from, to, paid: paidCount, rolls: rollCount, ambush: ambushes, sappers, fog, quiet };
  },
};

/** `a2`: seat and rank. */
const claim: Codec<Turn['claims'][number]> = {
  write: (_board, c) => `${seatLetter(c.seat)}${c.rank}`,
  read: (board, text) => {
    const [by, rank] = [letterSeat(text[0]), number.read(board, text.slice(1))];
    return by === null || rank === undefined ? undefined : { seat: by, rank };
  },
};

const numbers = listOf(number);
const seats = listOf(seat);

const fresh: Codec<Turn['fresh']> = {
  write: (board, f) => `${numbers.write(board, f.generals)}/${numbers.write(board, f.admirals)}`,
  read: (board, text) => {
    const [generals, admirals] = text.split('/').map((part) => numbers.read(board, part));
    return generals && admirals ? { generals, admirals } : undefined;
  },
};

const stood: Codec<Turn['stood']> = {
  write: (board, s) => `${numbers.write(board, s.armies)}/${numbers.write(board, s.ships)}`,
  read: (board, text) => {
    const [armies, ships] = text.split('/').map((part) => numbers.read(board, part));
    return armies && ships ? { armies, ships } : undefined;
  },
};

const CODECS: { readonly [K in keyof Turn]: Codec<Turn[K]> } = {
  missionArmies: number,
  mayRansom: flag,
  builtForts: listOf(territory),
  onLand: flag,
  pairs: listOf(pair),
  charges: listOf(territory),
  blocked: listOf(territory),
  captures: listOf(capture),
  officersCaptured: number,
  navalWins: number,
  eliminated: number,
  destroyed: numbers,
  lost: numbers,
  claims: listOf(claim),
  drawn: listOf(word()),
  othersIn: number,
  leaders: seats,
  regions: numbers,
  quiet: seats,
  marches: number,
  cruises: number,
  fairWinds: number,
  fresh,
  stood,
};

const KEYS = Object.keys(CODECS) as (keyof Turn)[];

const written = <K extends keyof Turn>(board: Board, key: K, turn: Turn): string =>
  `${key}=${CODECS[key].write(board, turn[key])}`;

/** What `turn` holds otherwise than `base`, as words; [] where they are the same. */
export const formatMemory = ({ board }: Rules, turn: Turn, base: Turn): string[] =>
  KEYS.flatMap((key) => {
    const text = written(board, key, turn);
    return text === written(board, key, base) ? [] : [text];
  });

const isKey = (text: string): text is keyof Turn => Object.hasOwn(CODECS, text);

/** What a word says of a turn; null where it cannot be read. */
export const parseMemory = ({ board }: Rules, text: string): Partial<Turn> | null => {
  const [key = '', value = ''] = text.split('=');
  if (!isKey(key)) return null;
  const read = CODECS[key].read(board, value);
  return read === undefined ? null : { [key]: read };
};
