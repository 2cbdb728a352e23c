// Plays Risk Napoleon from a notated position, line by line: `attack AND EGY - 3 1`, `react LIT HUN`, `buy ship WME 2`.
// Words are the fields of an offer in the order below, places and cards by code, seats by letter, `-` for none.
import {
  type Action,
  type Answer,
  type Board,
  type CardId,
  type GameEvent,
  housePack,
  legalActions,
  type OfferType,
  type Rejection,
  type State,
} from '../../src/core/index.js';
import { type Play, play } from './play.js';
import { letterOf, seatNamed } from './seats.js';
import { actionLine, codeOf, idOfCode } from './text.js';

const CARD_FIELDS: Readonly<Record<string, string>> = {
  arsenal: 'at',
  shipyard: 'at',
  commission: 'what at',
  physician: 'at',
  contagion: 'from to',
  spy: 'target',
  'orderly-retreat': 'at',
  'old-guard': 'dice',
};

const FIELDS: Readonly<Partial<Record<OfferType, string>>> = {
  claimMission: 'mission',
  deploy: 'what at',
  place: 'territory count',
  trade: 'cards',
  buy: 'what at count',
  ransom: 'captor at',
  gift: 'territory',
  playCard: 'card',
  attack: 'from to card dice leaders',
  sail: 'from to card dice leaders',
  enter: 'from to',
  react: 'card',
  moveIn: 'count leaders',
  march: 'from to by count',
  cruise: 'from to count',
  lead: 'what from to count',
};

const PLACES: ReadonlySet<string> = new Set(['at', 'from', 'to', 'territory', 'card']);
const NUMBERS: ReadonlySet<string> = new Set(['count', 'dice', 'leaders']);
const SEATS: ReadonlySet<string> = new Set(['captor', 'target']);

const idOf = (board: Board, code: string): string =>
  board.zones.find((zone) => zone.code === code)?.id ?? idOfCode(board, code);

/** The code of a zone as well. */
const placeCode = (board: Board, id: string): string =>
  board.zones[board.zoneIndex.get(id) ?? -1]?.code ?? codeOf(board, id);

const valueIn = (board: Board, field: string, word: string): unknown => {
  if (word === '-') return undefined;
  if (field === 'cards') return word.split('+').map((code) => idOf(board, code));
  if (NUMBERS.has(field)) return Number(word);
  if (SEATS.has(field)) return seatNamed(word);
  return PLACES.has(field) ? idOf(board, word) : word;
};

const EUROPE = housePack('europe');

/** The fields that a line of a type says, those of a card's effect included. */
const fieldsFor = (type: string, card: string | undefined): string[] => {
  const effect = card && /^(playCard|react)$/.test(type) ? EUROPE?.effects.get(card as CardId) : undefined;
  const more = effect === undefined ? undefined : CARD_FIELDS[effect];
  const fields = FIELDS[type as OfferType];
  return [fields, more].flatMap((text) => text?.split(' ') ?? []);
};

/** The answer that a line says; words that are left out are not in it, but that one piece is bought. */
export const answerOf = (board: Board, line: string): Answer => {
  const [type = '', ...words] = line.split(' ');
  const isPlay = type === 'playCard' || type === 'react';
  const fields = fieldsFor(type, isPlay && words[0] ? idOf(board, words[0]) : undefined);
  const values = words.map((word, i) => [fields[i] ?? '', valueIn(board, fields[i] ?? '', word)] as const);
  return { type, ...(type === 'buy' ? { count: 1 } : {}), ...Object.fromEntries(values) } as unknown as Answer;
};

const valueText = (board: Board, field: string, value: unknown): string => {
  if (value === undefined) return '-';
  if (Array.isArray(value)) return value.map((id) => placeCode(board, id)).join('+');
  if (SEATS.has(field)) return letterOf(Number(value));
  return placeCode(board, String(value));
};

/** The reverse of `answerOf`. */
export const lineOf = (board: Board, action: Action): string => {
  if (action.type === 'place' || !(action.type in FIELDS)) return actionLine(board, action);
  const values = action as unknown as Readonly<Record<string, unknown>>;
  const fields = fieldsFor(action.type, values['card'] as string | undefined);
  const said = action.type === 'buy' && action.what !== 'ship' ? fields.filter((field) => field !== 'count') : fields;
  return [action.type, ...said.map((field) => valueText(board, field, values[field]))].join(' ');
};

const CLASSIC = /^(claim|defend|setDefence|endTrade) |^endTrade$/;
/** Questions that the classic game asks too have answers of their own. */
const isClassic = (game: Play, line: string): boolean =>
  CLASSIC.test(line) ||
  (/^place /.test(line) && game.asked().endsWith(' place')) ||
  (/^trade /.test(line) && game.asked().endsWith(' trade'));

export interface NapoleonPlay extends Omit<Play, 'act' | 'settle' | 'reject'> {
  act(line: string | Action, by?: string): NapoleonPlay;
  settle(): NapoleonPlay;
  reject(line: string, by?: string): Rejection;
  /** Legal answers that begin with `start`. */
  offers(start: string): readonly string[];
  /** Whether this very line is legal now. */
  can(line: string): boolean;
  n(): NonNullable<State['napoleon']>;
  /** Ships by seat in a zone: `a3 b2`, admirals as `a3*1`. */
  sea(code: string): string;
  /** Generals, fortification and epidemics of a territory: `2g f 1e`. */
  marks(code: string): string;
  /** Total VP of each seat. */
  points(): readonly number[];
  /** Events of one type in the last action. */
  only<T extends GameEvent['type']>(type: T): readonly Extract<GameEvent, { type: T }>[];
}

const wrap = (game: Play): NapoleonPlay => {
  const { board } = game.rules;
  const n = (): NonNullable<State['napoleon']> => {
    const found = game.state().napoleon;
    if (found === null) throw new Error('test: not Risk Napoleon');
    return found;
  };
  const actionOf = (line: string): string | Action => (isClassic(game, line) ? line : answerOf(board, line));
  const legal = (): readonly string[] => legalActions(game.rules, game.state()).map((action) => lineOf(board, action));
  const self: NapoleonPlay = {
    ...game,
    act: (line, by) => {
      game.act(typeof line === 'string' ? actionOf(line) : line, by);
      return self;
    },
    settle: () => {
      game.settle();
      return self;
    },
    reject: (line, by) => game.reject(actionOf(line), by),
    legal,
    offers: (start) => legal().filter((line) => line.startsWith(start)),
    can: (line) => legal().includes(line),
    n,
    sea: (code) => {
      const zone = board.zones.findIndex((z) => z.code === code);
      return (n().ships[zone] ?? [])
        .flatMap((ships, seat) => {
          const admirals = n().admirals[zone]?.[seat] ?? 0;
          return ships > 0 ? [`${letterOf(seat)}${ships}${admirals > 0 ? `*${admirals}` : ''}`] : [];
        })
        .join(' ');
    },
    marks: (code) => {
      const at = board.territories.findIndex((t) => t.code === code);
      const { generals, forts, epidemics } = n();
      return [
        ...(generals[at] ? [`${generals[at]}g`] : []),
        ...(forts[at] ? ['f'] : []),
        ...(epidemics[at] ? [`${epidemics[at]}e`] : []),
      ].join(' ');
    },
    points: () => n().points.map((p) => p.missions + p.officers + p.fifthRound + p.empires),
    only: <T extends GameEvent['type']>(type: T) =>
      game.events().filter((event): event is Extract<GameEvent, { type: T }> => event.type === type),
  };
  return self;
};

const ALL_CODES: readonly string[] = (EUROPE?.board.territories ?? []).map((t) => t.code);

/** Codes of the territories that segments of seats (`a IDF3 BRE1`) name. */
const namedIn = (segments: readonly string[]): ReadonlySet<string> =>
  new Set(segments.filter((s) => /^[a-f] /.test(s)).flatMap((s) => s.match(/[A-Z]{3}(?=\d)/g) ?? []));

/**
 * `napoleon` of so many seats. The last seat holds one regiment on all that the line leaves out, but for what a segment
 * `empty HOL EGY` names; not in setup, and not where the line says `*1` itself.
 */
export const napoleon = (text: string, seats = 3): NapoleonPlay => {
  const segments = text.split('|').map((s) => s.trim());
  const empty = new Set(segments.filter((s) => s.startsWith('empty ')).flatMap((s) => s.slice(6).split(' ')));
  const lines = segments.filter((s) => !s.startsWith('empty '));
  if (!/\*\d/.test(text)) {
    const named = namedIn(lines);
    const rest = ALL_CODES.filter((code) => !named.has(code) && !empty.has(code)).map((code) => `${code}1`);
    if (rest.length > 0) lines.push(`${letterOf(seats - 1)} ${rest.join(' ')}`);
  }
  return wrap(play(`napoleon/en/europe ${seats} | ${lines.join(' | ')}`));
};
