// The shapes of a table in this process, and what those who are at it are told.
import type { Rules, SeatInfo, Step, View, Viewer } from '../../core/index.js';
import type { Game, GameId, Progress, Store } from '../../store/index.js';
import type { Guest, Place } from '../../table/guest.js';
import type { Room } from '../../table/room.js';
import type { TableClock } from '../clock.js';
import type { Request } from '../votes.js';

export type PastStep = Step & { readonly undone: boolean };

/** What those at a table are told beside the game. */
export type TableNews =
  | { readonly type: 'timeUp' | 'standsIn' | 'back'; readonly seat: number }
  /** Somebody asks for something; so many of so many agree. */
  | {
      readonly type: 'asked';
      readonly seat: number;
      readonly request: Request;
      readonly votes: number;
      readonly of: number;
    }
  | { readonly type: 'clock' | 'over' }
  /** The game was ended before its end: by all who play it, or by the house. The table is closed. */
  | { readonly type: 'abandoned' | 'closed' }
  /** The store could not be written to: the room was opened anew, at the same question. */
  | { readonly type: 'reopened' };

/** What the replicas of a table tell each other beside the lines of its game. */
export type TableMessage =
  | { readonly do: 'vote'; readonly seat: number; readonly request: Request }
  /** The person of that seat is there. */
  | { readonly do: 'back'; readonly seat: number }
  /** The seat's time is over, says whoever keeps the clock; `missed` as it is now. */
  | { readonly do: 'timeUp'; readonly seat: number; readonly missed: readonly number[] }
  /** Asks whoever keeps the clock how it stands. */
  | { readonly do: 'joined' }
  | ({ readonly do: 'clock' } & Pick<TableClock, 'missed' | 'waitedFor' | 'since' | 'deadline'> & {
        /** The seat that is asked. */
        readonly asked: number | null;
      });

export interface TableOptions {
  readonly store: Store;
  readonly game: Game;
  /** Tells all replicas of the table, this one included, which then `hear` it. */
  say(message: TableMessage): void;
  /** Whether the person of that seat is in the house. */
  isHere(seat: number): boolean;
  /** All players have agreed to end the game. */
  onAbandoned(): void;
  /** Told of a game that is over, once. */
  onOver(view: View): void;
  onProgress(progress: Progress): void;
  onLine(ms: number): void;
  onError(error: unknown): void;
}

/** Somebody at the table: told of news, and joined to whatever room it has now. */
export interface Visitor {
  news(news: TableNews): void;
  /** The room is another one: join it. */
  rejoin(): void;
}

export interface ServerTable {
  readonly id: GameId;
  readonly rules: Rules;
  readonly seats: Game['seats'];
  readonly seatInfos: readonly SeatInfo[];
  readonly past: readonly PastStep[];
  readonly clock: TableClock;
  readonly room: Room;
  readonly view: View;
  readonly isOver: boolean;
  viewFor(viewer: Viewer): View;
  /** What the person of `seat` asks the others for; it is done once all of them who are here agree. */
  vote(seat: number, request: Request): void;
  /** Nobody here sits at it or watches it. */
  readonly isIdle: boolean;
  visit(visitor: Visitor): () => void;
  join(guest: Guest): Place;
  /** The person of `seat` has pressed a key that means them: a bot that plays on gives the seat back. */
  isBack(seat: number): void;
  tick(now: number, jump: number): void;
  /** Bots and the clock are played in this process from now on, or in another one. */
  drive(isOurs: boolean): void;
  /** Line `n` of the game has been written, by whomever; without a number, any may have been. */
  readOn(n?: number): void;
  hear(message: TableMessage): void;
  /** Makes sure that the record of a game that is over has its end. */
  finish(): Promise<void>;
  /** Nothing is played here any more; `why` is told to those who are at it. */
  close(why?: 'abandoned' | 'closed'): Promise<void>;
}
