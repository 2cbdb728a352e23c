// Actions and events as short lines with seat letters and territory codes, for expectations and golden files.
import { type Action, actionText, type Board, type CardId, type GameEvent, type Rules } from '../../src/core/index.js';
import { letterOf } from './seats.js';

/** The code of a territory or card; anything else as it is. */
export const codeOf = (board: Board, id: string): string => {
  if (id.startsWith('joker-')) return `J${id.slice(6)}`;
  return board.territories[board.index.get(id) ?? -1]?.code ?? id;
};

export const codesOf = (board: Board, ids: readonly string[]): string => ids.map((id) => codeOf(board, id)).join(' ');

/** The id of a territory code or card code. */
export const idOfCode = (board: Board, code: string): string => {
  if (/^J[12]$/.test(code)) return `joker-${code.slice(1)}`;
  const territory = board.territories.find((t) => t.code === code);
  if (!territory) throw new Error(`test: no territory ${code}`);
  return territory.id;
};

/** `attack ALA KAM 3` as an action; `-` is none, `ALA+NWT+J1` a list of cards. */
export const parseAction = (board: Board, line: string): Action => {
  const [type = '', a = '', b = '', c = ''] = line.split(' ');
  const id = (code: string): string => idOfCode(board, code);
  const cards = (): CardId[] => a.split('+').map((code) => id(code) as CardId);
  const fields: Readonly<Record<string, () => object>> = {
    claim: () => ({ territory: id(a) }),
    place: () => ({ territory: id(a), count: Number(b) }),
    trade: () => ({ cards: cards(), ...(b === '' || b === '-' ? {} : { bonusOn: id(b) }) }),
    attack: () => ({ from: id(a), to: id(b), dice: Number(c) }),
    defend: () => ({ dice: Number(a) }),
    moveIn: () => ({ count: Number(a) }),
    fortify: () => ({ from: id(a), to: id(b), count: Number(c) }),
    setDefence: () => ({ defence: a }),
  };
  return { type, ...fields[type]?.() } as unknown as Action;
};

const lineWith = (board: Board, text: string): string =>
  text
    .split(' ')
    .map((word) =>
      word
        .split('+')
        .map((id) => codeOf(board, id))
        .join('+'),
    )
    .join(' ');

/** The reverse of `parseAction`. */
export const actionLine = (board: Board, action: Action): string => {
  const line = lineWith(board, actionText(action));
  return action.type === 'trade' && action.bonusOn === undefined ? `${line} -` : line;
};

const SEAT_KEYS: ReadonlySet<string> = new Set([
  'seat',
  'by',
  'loser',
  'defender',
  'winners',
  'to',
  'owner',
  'captor',
  'target',
]);

const words = (board: Board, key: string, value: unknown): string => {
  if (value === null) return '?';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return SEAT_KEYS.has(key) ? letterOf(value) : String(value);
  if (typeof value === 'string') return codeOf(board, value);
  if (Array.isArray(value)) return value.length === 0 ? '-' : value.map((v) => words(board, key, v)).join('+');
  return Object.entries(value as object)
    .map(([k, v]) => words(board, k, v))
    .join(' ');
};

const hasPoints = (value: unknown): boolean => Array.isArray(value) && value.some((points) => points !== 0);

/** Fields that only Risk Napoleon fills: left out where they say nothing. */
const saysNothing = (event: GameEvent, key: string): boolean => {
  switch (event.type) {
    case 'diceRolled':
      return /Bonus$/.test(key) && !hasPoints(event.attackBonus) && !hasPoints(event.defenceBonus);
    case 'armiesLost':
      return key === 'why' && event.why === 'battle';
    case 'reinforcementsCounted':
      return /^(zones|routes|missions)$/.test(key) && event.zones + event.routes.length + event.missions === 0;
    default:
      return false;
  }
};

/** `diceRolled a b ALA KAM 6+5+4 3+2`: the type, then the values in the order in which they were emitted. */
export const eventLine = ({ board }: Pick<Rules, 'board'>, event: GameEvent): string =>
  Object.entries(event)
    .filter(([key]) => !saysNothing(event, key))
    .map(([key, value]) => (key === 'type' || event.type === 'poolChanged' ? String(value) : words(board, key, value)))
    .join(' ');
