// The shapes of a person's stay: what shows it, and what is open in it.
import type { Player } from '../../store/index.js';
import type { Messages } from '../../text/index.js';
import type { Size } from '../../tui/model.js';
import type { Calm } from '../../tui/session/calm.js';
import type { ColourDepth } from '../../tui/terminal/colour.js';
import type { Key } from '../../tui/terminal/keys.js';
import type { AtTable } from '../atTable.js';
import type { Door } from '../door.js';
import type { House } from '../house/index.js';
import type { Caller, CallerEnvironment } from '../line.js';
import type { Lobby } from '../lobby/model.js';

export interface StayOptions {
  readonly house: House;
  readonly caller: Caller;
  readonly env: CallerEnvironment;
  readonly depth: ColourDepth;
  readonly isAdmin: (player: Player) => boolean;
  /** Asked once it is known who it is. */
  readonly isWords: boolean;
  size(): Size;
  changed(): void;
  /** It is this person's turn, and they looked away. `text` says where. */
  ring(text: string): void;
  /** How long a question that comes by itself takes no answer; null: not at all. */
  readonly calm: Calm | null;
  redraw(): void;
  /** The stay is over; `text` says why, '' where they left. */
  ended(text: string, code: number): void;
  onError(error: unknown, what: string): void;
}

/** What is open. */
export type Screen =
  | { readonly at: 'door'; readonly door: Door }
  | { readonly at: 'lobby'; readonly lobby: Lobby }
  | { readonly at: 'table'; readonly table: AtTable; readonly lobby: Lobby };

export interface Stay {
  screen(): Screen | null;
  m(): Messages;
  key(key: Key): void;
  /** The lobby as a typed line leaves it, before its keys. */
  setLobby(lobby: Lobby): void;
  resize(): void;
  /** A second has passed. */
  tick(): void;
  end(text: string, code: number): void;
}
