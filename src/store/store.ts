// What a server keeps: players, games and the lines of their records. Two processes that have the same lines have the same
// game, so a store needs no locks around questions: a line is added as *line n of game g*, and whoever comes second is late.
import type {
  Chat,
  Game,
  GameChange,
  GameFilter,
  GameId,
  NewGame,
  NewPlayer,
  Player,
  PlayerChange,
  PlayerId,
} from './types.js';

/** `late`: somebody else was first. The caller reads on, and asks again. */
export type Written = 'written' | 'late';

/** What those who watch a store are told of. Each says what to read, never what is in it, but for `message`. */
export type News =
  | { readonly type: 'line'; readonly game: GameId; readonly n: number }
  | { readonly type: 'game'; readonly game: GameId }
  | { readonly type: 'chat'; readonly game: GameId }
  | { readonly type: 'player'; readonly player: PlayerId }
  | { readonly type: 'house' }
  /** Something may have been missed, a lost connection or a process that is gone: whatever is shown is read again. */
  | { readonly type: 'doubt' }
  /** Said between processes and kept nowhere: who is here, what is typed. */
  | { readonly type: 'message'; readonly topic: string; readonly text: string };

/** Held by one process at a time; gone with the process. A convenience, never a safety: lines are conditional anyway. */
export interface Lease {
  /** False once it was given back, or lost with the connection that held it. */
  readonly isHeld: boolean;
  release(): Promise<void>;
}

/** What the operator has said and whom the house refuses. */
export interface House {
  readonly version: number;
  /** One line that everybody in the lobby reads; '' for none. */
  readonly notice: string;
  /** Fingerprints of keys, and addresses. */
  readonly bans: readonly string[];
}

/**
 * Every promise that resolves with success is of something that is kept: a process killed right after it loses nothing,
 * but `append`, which a machine that loses its power may forget until `sync` has resolved. A store that cannot keep
 * something rejects (a full disk, a lost connection) and has changed nothing; the same call may be made again.
 */
export interface Store {
  /** Milliseconds since 1970 by the clock that all processes share. */
  now(): number;

  createGame(game: NewGame): Promise<Game>;
  game(id: GameId): Promise<Game | null>;
  /** Newest first, at most `most`. */
  games(filter: GameFilter, most: number): Promise<readonly Game[]>;
  /** Changes a game that is still at `version`. */
  changeGame(id: GameId, version: number, change: GameChange): Promise<Game | 'late'>;
  /** What lists show of how far it is. The last one counts, and none is safe from a loss of power. */
  noteProgress(id: GameId, progress: Game['progress']): Promise<void>;

  /** Adds line `n` (from 0) without its newline. Throws where the line before it is not there. */
  append(id: GameId, n: number, line: string): Promise<Written>;
  /** Resolves when all lines of the game that were `written` are safe from a loss of power. */
  sync(id: GameId): Promise<void>;
  /** The lines from `from` on. */
  lines(id: GameId, from: number): Promise<readonly string[]>;

  /** The secret of a game's dice, apart from its lines; null where there is none (any more). */
  secret(id: GameId): Promise<string | null>;
  forgetSecret(id: GameId): Promise<void>;

  addChat(id: GameId, chat: Chat): Promise<void>;
  /** The newest `most` lines, oldest first. */
  chat(id: GameId, most: number): Promise<readonly Chat[]>;

  createPlayer(player: NewPlayer): Promise<Player | 'nameTaken' | 'keyTaken'>;
  player(id: PlayerId): Promise<Player | null>;
  playerByKey(key: string): Promise<Player | null>;
  playerByName(skeleton: string): Promise<Player | null>;
  changePlayer(
    id: PlayerId,
    version: number,
    change: PlayerChange,
  ): Promise<Player | 'late' | 'nameTaken' | 'keyTaken'>;
  /** Forgets a player, and with it name and keys; their seats stay what they were. */
  removePlayer(id: PlayerId): Promise<void>;

  /** Keeps `value` under a code that counts once and until `expires`. */
  putCode(code: string, value: string, expires: number): Promise<void>;
  /** Null for a code that is unknown, used or too old. Of two who take the same code one gets the value. */
  takeCode(code: string): Promise<string | null>;

  house(): Promise<House>;
  changeHouse(version: number, change: Partial<Pick<House, 'notice' | 'bans'>>): Promise<House | 'late'>;

  /** Null while another process, or somebody else in this one, holds it. */
  lease(name: string): Promise<Lease | null>;

  /** Tells `listener` of everything that changes from now on, in all processes; what one caller did comes in its order. */
  watch(listener: (news: News) => void): () => void;
  say(topic: string, text: string): Promise<void>;

  /** For moving all of it to a store of another kind. */
  readonly moving: Moving;

  close(): Promise<void>;
}

/** Rows as they are, number and version included. Nobody who watches is told. */
export interface Moving {
  /** By number, from the one after `after` on. */
  players(after: PlayerId, most: number): Promise<readonly Player[]>;
  games(after: GameId, most: number): Promise<readonly Game[]>;
  /** In the place of a row of that number. False, and nothing changed, where name or key are another player's. */
  putPlayer(player: Player): Promise<boolean>;
  putGame(game: Game, secret: string | null): Promise<void>;
}

/** Thrown where a store cannot be opened. `what` is a code that the command line has a sentence for. */
export class StoreFault extends Error {
  readonly what: 'inUse' | 'newer' | 'notAStore' | 'unwritable' | 'damaged';
  /** The file or folder. */
  readonly where: string;
  readonly detail: string;
  constructor(what: StoreFault['what'], where: string, detail = '') {
    super(`${what}: ${where}${detail === '' ? '' : ` (${detail})`}`);
    this.what = what;
    this.where = where;
    this.detail = detail;
  }
}

/** Thrown where a database cannot be used as a store. `what` is a code that the command line has a sentence for. */
export class DatabaseFault extends Error {
  readonly what:
    | 'badUrl'
    | 'unreachable'
    | 'denied'
    | 'noDatabase'
    | 'tls'
    | 'newer'
    | 'notAStore'
    | 'readOnly'
    | 'full';
  /** The database, without user and password. */
  readonly where: string;
  readonly detail: string;
  constructor(what: DatabaseFault['what'], where: string, detail = '') {
    super(`${what}: ${where}${detail === '' ? '' : ` (${detail})`}`);
    this.what = what;
    this.where = where;
    this.detail = detail;
  }
}
