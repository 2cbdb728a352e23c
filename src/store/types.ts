// The shapes of what is kept, and their check when they are read: a store's files may have been edited or spoiled.
import * as v from 'valibot';

/** From 1, in the order in which they were made; never used again. */
export type GameId = number;
export type PlayerId = number;

const SHORT = 200;
const MOST_SEATS = 6;
const short = v.pipe(v.string(), v.maxLength(SHORT));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const id = v.pipe(v.number(), v.integer(), v.minValue(1));

export const GAME_STATUS = ['open', 'playing', 'ended', 'closed'] as const;

/**
 * Who sits in a seat, or may. `person`: somebody has sat down. `kept`: for the player of that name. `word`: what they add
 * to the sealed dice.
 */
const SEAT = v.variant('kind', [
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('kept'), name: short, skeleton: short }),
  v.strictObject({ kind: v.literal('person'), player: id, name: short, word: short }),
  v.strictObject({ kind: v.literal('bot'), bot: short, name: short }),
]);

/** Seconds for an answer and for a reaction; null: no clock. */
const CLOCK = v.nullable(v.strictObject({ answer: count, reaction: count }));

/** How far a game is, for lists. `since` and `deadline` in milliseconds since 1970. */
const PROGRESS = v.strictObject({
  round: count,
  rounds: v.nullable(count),
  /** The seat that is asked; null at the end. */
  asked: v.nullable(count),
  /** What it is asked, as all may know it. */
  kind: short,
  since: count,
  deadline: v.nullable(count),
  /** By seat: points of Risk Napoleon, else territories. */
  scores: v.pipe(v.array(v.number()), v.maxLength(12)),
  /** By territory in the board's order, for the small map; -1 is nobody. */
  owners: v.pipe(v.array(v.number()), v.maxLength(255)),
  /** Seats that a bot plays because their person was away too long. */
  standIns: v.pipe(v.array(count), v.maxLength(MOST_SEATS)),
});

export const GAME = v.strictObject({
  id,
  version: count,
  status: v.picklist(GAME_STATUS),
  made: count,
  ended: v.nullable(count),
  /** Who made it and may begin or close it while it is open. */
  maker: v.nullable(id),
  /** A private table's invitation; null: everybody sees it. */
  code: v.nullable(short),
  variant: short,
  profile: short,
  board: short,
  /** Options of the game as the rules take them. */
  options: v.record(v.string(), v.unknown()),
  seats: v.pipe(v.array(SEAT), v.minLength(1), v.maxLength(MOST_SEATS)),
  clock: CLOCK,
  /** Actions by which those who watch are behind. */
  delay: count,
  /** SHA-256 of the dice's secret, as hex. */
  seal: short,
  progress: v.nullable(PROGRESS),
  outcome: v.nullable(v.strictObject({ winners: v.pipe(v.array(count), v.maxLength(MOST_SEATS)), reason: short })),
  /** The table that its people made after it. */
  rematch: v.nullable(id),
});

export type Game = v.InferOutput<typeof GAME>;
export type GameSeat = Game['seats'][number];
export type GameStatus = Game['status'];
export type Clock = Game['clock'];
export type Progress = NonNullable<Game['progress']>;

export type NewGame = Omit<
  Game,
  'id' | 'version' | 'made' | 'ended' | 'status' | 'progress' | 'outcome' | 'rematch'
> & {
  /** The secret of the dice, kept apart; null where the seal has none of ours. */
  readonly secret: string | null;
};
export type GameChange = Partial<
  Pick<Game, 'status' | 'ended' | 'maker' | 'seats' | 'outcome' | 'rematch' | 'options' | 'progress' | 'code'>
>;

/** Those that hold all the conditions given. */
export interface GameFilter {
  readonly status?: readonly GameStatus[];
  /** Somebody sits at it. */
  readonly player?: PlayerId;
  readonly code?: string;
  /** Numbers below this one. */
  readonly before?: GameId;
}

const KEY = v.strictObject({ key: short, added: count, comment: short });

export const PLAYER = v.strictObject({
  id,
  version: count,
  name: short,
  /** The name without case and look-alikes: no two players have the same. */
  skeleton: short,
  isGuest: v.boolean(),
  made: count,
  /** `SHA256:...` of each key; a guest's return code as `code:` and its hash. */
  keys: v.pipe(v.array(KEY), v.maxLength(50)),
  /** What the player has chosen for their sessions; what is not understood is skipped. */
  settings: v.record(v.string(), v.union([v.string(), v.boolean(), v.number()])),
  /** By game: chat lines that they have read. */
  read: v.record(v.string(), count),
});

export type Player = v.InferOutput<typeof PLAYER>;
export type PlayerKey = Player['keys'][number];
export type NewPlayer = Pick<Player, 'name' | 'skeleton' | 'isGuest' | 'settings'> & { readonly key: PlayerKey };
export type PlayerChange = Partial<Pick<Player, 'name' | 'skeleton' | 'keys' | 'settings' | 'read'>>;

export const CHAT = v.strictObject({
  at: count,
  /** Who wrote it; null: the house. */
  player: v.nullable(id),
  name: short,
  text: v.pipe(v.string(), v.maxLength(1000)),
});
export type Chat = v.InferOutput<typeof CHAT>;

export const HOUSE = v.strictObject({
  version: count,
  notice: short,
  bans: v.pipe(v.array(short), v.maxLength(10_000)),
});

/** Characters of a line of a record. The first may hold a whole board. */
const MOST_LINE = 20_000;
const MOST_FIRST_LINE = MOST_LINE + 8 * 1024 * 1024;

/** Whether `line` can be line `n` of a record, from 0: others are refused before they are written. */
export const isLine = (line: string, n: number): boolean =>
  !line.includes('\n') && line.length <= (n === 0 ? MOST_FIRST_LINE : MOST_LINE);
