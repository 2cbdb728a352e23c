// Frames as words: `turn:2 attack battle:ALA,KAM,3,-`. A field's kind says how it is written.
import type { Board, Frame, FrameKind, Rules } from '../types.js';
import { codePlace, placeCode } from './places.js';

type FieldKind = 'number' | 'numbers' | 'territory' | 'place' | 'flag' | 'word';
/** Fields in the order in which they are written; `-` stands for null. */
const FIELDS: { readonly [K in FrameKind]: readonly (readonly [string, FieldKind])[] } = {
  setup: [['step', 'number']],
  dealSecrets: [],
  rollFirst: [],
  claim: [],
  deal: [],
  placeSetup: [],
  dealCards: [],
  placeShared: [
    ['step', 'number'],
    ['left', 'number'],
  ],
  rollTurn: [],
  turn: [['step', 'number']],
  reinforce: [],
  trade: [
    ['downTo', 'number'],
    ['optional', 'flag'],
  ],
  place: [],
  attack: [],
  battle: [
    ['from', 'territory'],
    ['to', 'territory'],
    ['dice', 'number'],
  ],
  spoils: [['loser', 'number']],
  moveIn: [
    ['from', 'territory'],
    ['to', 'territory'],
    ['min', 'number'],
    ['max', 'number'],
  ],
  drawCard: [],
  fortify: [],
  dealMissions: [],
  randomFirst: [],
  deployOfficers: [['placed', 'number']],
  spreadEpidemics: [],
  dealHands: [],
  startTurn: [],
  claimMission: [['when', 'word']],
  countPool: [],
  fortArmies: [],
  muster: [],
  gift: [['captor', 'number']],
  combat: [],
  clash: [
    ['from', 'place'],
    ['to', 'place'],
    ['sea', 'flag'],
    ['dice', 'number'],
    ['leaders', 'number'],
    ['attackerPlayed', 'flag'],
    ['defenderPlayed', 'flag'],
    ['oneDie', 'flag'],
    ['step', 'word'],
    ['attack', 'numbers'],
    ['defence', 'numbers'],
    ['defenceDice', 'number'],
    ['attackerRally', 'number'],
    ['defenderRally', 'number'],
  ],
  advance: [
    ['from', 'place'],
    ['to', 'place'],
    ['min', 'number'],
    ['max', 'number'],
    ['minLeaders', 'number'],
    ['maxLeaders', 'number'],
  ],
  afterCapture: [
    ['loser', 'number'],
    ['from', 'place'],
    ['to', 'place'],
    ['step', 'word'],
  ],
  beginManoeuvre: [],
  manoeuvre: [],
  epidemic: [],
  closeTurn: [],
  lastSeat: [],
};

const isFrameKind = (word: string): word is FrameKind => Object.hasOwn(FIELDS, word);

const fieldText = (board: Board, value: unknown, kind: FieldKind): string => {
  if (value === null || value === undefined) return '-';
  if (kind === 'territory' || kind === 'place') return placeCode(board, String(value));
  if (kind === 'numbers') return Array.isArray(value) && value.length > 0 ? value.join('+') : '0';
  return kind === 'flag' ? (value === true ? '1' : '0') : String(value);
};

export const formatFrame = (board: Board, frame: Frame): string => {
  const values = frame as unknown as Readonly<Record<string, unknown>>;
  const words = FIELDS[frame.kind].map(([name, kind]) => fieldText(board, values[name], kind));
  return words.length === 0 ? frame.kind : `${frame.kind}:${words.join(',')}`;
};

const fieldValue = (board: Board, word: string | undefined, kind: FieldKind): unknown => {
  if (word === undefined || word === '-') return null;
  if (kind === 'territory' || kind === 'place') return codePlace(board, word);
  if (kind === 'numbers') return word === '0' ? [] : word.split('+').map(Number);
  if (kind === 'word') return word;
  return kind === 'flag' ? word === '1' : Number(word);
};

const parseFrame = (board: Board, word: string): Frame | null => {
  const [kind = '', list = ''] = word.split(':');
  if (!isFrameKind(kind)) return null;
  const words = list.split(',');
  const fields = FIELDS[kind].map(([name, type], i) => [name, fieldValue(board, words[i], type)] as const);
  if (fields.some(([, value]) => value === undefined || Number.isNaN(value))) return null;
  return { kind, ...Object.fromEntries(fields) } as unknown as Frame;
};

/** The step of the turn (or of setup) that comes after the one that a lone frame of `kind` belongs to. */
const stepAfter = (list: readonly FrameKind[], kind: FrameKind): number => list.indexOf(kind) + 1;

const OF_STEP: Partial<Record<FrameKind, FrameKind>> = {
  trade: 'reinforce',
  place: 'reinforce',
  battle: 'attack',
  moveIn: 'attack',
  fortArmies: 'countPool',
  gift: 'muster',
  clash: 'combat',
  advance: 'combat',
  afterCapture: 'combat',
  manoeuvre: 'beginManoeuvre',
  lastSeat: 'startTurn',
};

/** Frames that a lone one has between the turn and itself. */
const BENEATH: Partial<Record<FrameKind, Frame>> = {
  trade: { kind: 'place' },
  battle: { kind: 'attack' },
  moveIn: { kind: 'attack' },
  gift: { kind: 'muster' },
  clash: { kind: 'combat' },
  advance: { kind: 'combat' },
  afterCapture: { kind: 'combat' },
};

/** The stack that `words` describe; one frame alone gets the turn (or setup) under it that it belongs to. */
export const parseFrames = (rules: Rules, words: readonly string[]): readonly Frame[] | null => {
  const frames = words.flatMap((word) => parseFrame(rules.board, word) ?? []);
  if (frames.length !== words.length) return null;
  const [only] = frames;
  if (frames.length !== 1 || !only || only.kind === 'turn' || only.kind === 'setup') return frames;
  const { setup, turn } = rules.profile;
  const named = OF_STEP[only.kind] ?? only.kind;
  const step = only.kind === 'trade' && !turn.includes(named) ? 'countPool' : named;
  if (setup.includes(step)) return [{ kind: 'setup', step: stepAfter(setup, step) }, only];
  const base: Frame = { kind: 'turn', step: stepAfter(turn, step) };
  const beneath = BENEATH[only.kind];
  return beneath ? [base, beneath, only] : [base, only];
};
