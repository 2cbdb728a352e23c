// The shapes of a house: who is in it, what one can ask of it, and why it may say no.
import type { Pack } from '../../core/index.js';
import type { Chat, Game, GameId, House as HouseRow, Player, PlayerId, Store } from '../../store/index.js';
import type { Limits } from '../limits.js';
import type { Form, TableBoard } from '../lobby/form.js';
import type { LobbyPerson, LobbyTable } from '../lobby/model.js';
import type { NameFault } from '../names.js';
import type { ServerTable } from '../table/types.js';
import type { Changes } from './told.js';

/** Where somebody is. */
export interface Whereabouts {
  readonly at: 'lobby' | 'table' | 'watch';
  readonly table: GameId | null;
}

/** One session of one person in this house. */
export interface Visit {
  readonly player: Player;
  readonly where: Whereabouts;
  move(where: Whereabouts): void;
  leave(): void;
}

export interface HouseOptions {
  readonly store: Store;
  readonly limits: Limits;
  readonly name: string;
  /** Boards that tables may be played on besides those of the house. */
  readonly packs?: readonly Pack[];
  /** Where browsers find the house; invitations are links then. */
  readonly link?: string | null;
  readonly isAdmin: (player: Player) => boolean;
  /** For figures: how long a line took to be kept, in milliseconds. */
  readonly onLine?: (ms: number) => void;
  readonly onError: OnError;
}

/** Told of what went wrong, and of what was being done. */
export type OnError = (error: unknown, what: string) => void;

/** What came of something that somebody wanted. `why` is a key of `m.server.lobby`. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: Why };
export type Why = 'late' | 'full' | 'tooManyTables' | 'tooFast' | 'gone' | 'notStored' | 'noSuchCode';

export const no = (why: Why): { readonly ok: false; readonly why: Why } => ({ ok: false, why });

/** What people do about tables: each is checked against the store, whatever the asker's screen shows. */
export interface Making {
  create(player: Player, form: Form): Promise<Outcome<Game>>;
  sit(player: Player, id: GameId, word: string, code?: string): Promise<Outcome<Game>>;
  stand(player: Player, id: GameId): Promise<Outcome<Game>>;
  begin(player: Player, id: GameId): Promise<Outcome<Game>>;
  /** `player` null: the operator, by a command. */
  closeTable(player: Player | null, id: GameId): Promise<Outcome<Game>>;
  rematch(player: Player, id: GameId): Promise<Outcome<Game>>;
  byCode(player: Player, code: string): Promise<Outcome<Game>>;
}

export type Renamed =
  | { readonly ok: true; readonly player: Player }
  | { readonly ok: false; readonly fault: NameFault | 'taken' };

/** What the operator does about the house and its people. */
export interface Operating {
  /** What everybody reads in the lobby from now on, and who is at a table once; '' for nothing. */
  setNotice(text: string): Promise<Outcome<HouseRow>>;
  setBans(change: (bans: readonly string[]) => readonly string[]): Promise<Outcome<HouseRow>>;
  /** Records keep the name that somebody had when the game began. */
  rename(player: Player, typed: string): Promise<Renamed>;
}

/** Of this process. */
export interface HouseFigures {
  readonly sessions: number;
  readonly people: number;
  /** That somebody here sits at or watches, or that are played here. */
  readonly tables: number;
  /** Whose bots and clocks are played here. */
  readonly kept: number;
  /** Other processes of the same house. */
  readonly others: number;
  /** Milliseconds that the last tick of the clocks was late. */
  readonly lateness: number;
}

export interface House extends Making, Operating {
  readonly name: string;
  /** What the operator says to all; '' for nothing. */
  readonly notice: string;
  readonly boards: readonly TableBoard[];
  readonly link: string | null;
  readonly store: Store;
  readonly limits: Limits;
  readonly isStopping: boolean;
  enter(player: Player): Visit;
  visits(): readonly Visit[];
  /** Of one person, in this house. */
  sessions(player: PlayerId): number;
  isHere(player: PlayerId): boolean;
  /** How many watch a table. */
  watching(game: GameId): number;
  /** What one person sees of the house. */
  lobby(player: Player): {
    readonly tables: readonly LobbyTable[];
    readonly people: readonly LobbyPerson[];
    readonly notice: string;
  };
  /** The games of this person that are being played. */
  playedBy(player: Player): readonly Game[];
  game(id: GameId): Game | null;
  /** Told soon after something has changed, and whom it concerned. */
  watch(listener: (changes: Changes) => void): () => void;
  /** Milliseconds that a lobby waits before it shows what does not concern its person: the fuller the house, the longer. */
  lull(): number;
  watchChat(game: GameId, listener: (chat: readonly Chat[]) => void): () => void;
  /** Of a game that was closed: puts its secret into its record, if a crash has kept that from being done. */
  tellSecret(id: GameId): Promise<void>;
  /** The table's replica in this process, opened where it was not. */
  table(id: GameId): Promise<ServerTable>;
  say(player: Player, id: GameId, text: string): Promise<boolean>;
  chat(id: GameId): Promise<readonly Chat[]>;
  /** Everything is written down; nothing runs any more. */
  stop(): Promise<void>;
  figures(): HouseFigures;
}

export const seatOfPlayer = (game: Game, player: Player): number | null => {
  const at = game.seats.findIndex((seat) => seat.kind === 'person' && seat.player === player.id);
  return at < 0 ? null : at;
};
