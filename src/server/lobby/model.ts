// Everything that the lobby shows and remembers for one person. Plain data: update.ts makes the next one of it.
import type { VariantId } from '../../core/index.js';
import type { Clock } from '../../store/index.js';
import type { Language, Messages } from '../../text/index.js';
import type { ColourDepth } from '../../tui/terminal/colour.js';
import type { Form, TableBoard } from './form.js';

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** What stays the same while the person is here, but for what they choose themselves. */
export interface LobbyContext {
  readonly language: Language;
  readonly m: Messages;
  readonly ascii: boolean;
  readonly light: boolean;
  readonly depth: ColourDepth;
  /** What the house is called: `risk.example.org`. */
  readonly house: string;
  readonly me: { readonly id: number; readonly name: string; readonly isGuest: boolean; readonly isAdmin: boolean };
  /** Where browsers find the house (`https://risk.example.org`); null where it has no door for them. */
  readonly link: string | null;
  /** A guest's return code; null for those with a key. */
  readonly returnCode: string | null;
  /** Boards of the operator's. */
  readonly boards: readonly TableBoard[];
}

/** The list has these parts, in this order. */
export const SECTIONS = ['turn', 'mine', 'open', 'watch'] as const;
export type Section = (typeof SECTIONS)[number];

export interface LobbySeat {
  readonly kind: 'me' | 'person' | 'bot' | 'open' | 'kept';
  /** `me` has the own name; '' for an open seat. */
  readonly name: string;
  /** 0 to 5. */
  readonly colour: number;
  /** Not here, or a bot plays on for them. */
  readonly isAway: boolean;
  readonly score: number | null;
}

/** A table as one person may know it. Times in milliseconds since 1970. */
export interface LobbyTable {
  readonly id: number;
  readonly section: Section | 'ended';
  readonly variant: VariantId;
  readonly profile: string;
  readonly board: string;
  readonly hands: 'printed' | 'even' | null;
  readonly round: number;
  readonly rounds: number | null;
  readonly seats: readonly LobbySeat[];
  /** Whom it waits for and for what; null before it begins and after its end. */
  readonly waits: { readonly seat: number; readonly kind: string; readonly since: number } | null;
  readonly deadline: number | null;
  readonly clock: Clock;
  /** Open seats. */
  readonly needs: number;
  /** The invitation, where this person may see it. */
  readonly code: string | null;
  readonly isMaker: boolean;
  readonly mySeat: number | null;
  readonly watching: number;
  readonly delay: number;
  /** Chat that was not read yet, and whose the last line is. */
  readonly unread: { readonly count: number; readonly from: string } | null;
  readonly seal: string;
  /** By territory in the board's order; null before the game has begun. */
  readonly owners: readonly number[] | null;
  readonly winners: readonly number[];
}

export interface LobbyPerson {
  readonly name: string;
  readonly isMe: boolean;
  readonly isGuest: boolean;
  readonly place: {
    readonly at: 'lobby' | 'table' | 'open' | 'watch';
    readonly table: number | null;
    /** It is a table of this person's own. */
    readonly isYours: boolean;
  };
}

export const PAGES = [
  'tables',
  'new',
  'code',
  'word',
  'people',
  'ended',
  'seal',
  'settings',
  'help',
  'confirm',
] as const;
export type Page = (typeof PAGES)[number];

/** What is asked once more before it is done. */
export type Confirm =
  | { readonly ask: 'leave' }
  | { readonly ask: 'stand'; readonly table: number }
  | { readonly ask: 'close'; readonly table: number };

/** What a person has chosen for their sessions. */
export interface Settings {
  readonly language: Language;
  readonly light: boolean;
  readonly words: boolean;
  readonly mouse: boolean;
  readonly ascii: boolean;
  readonly muted: boolean;
}

export interface Lobby {
  readonly context: LobbyContext;
  readonly size: Size;
  readonly now: number;
  readonly tables: readonly LobbyTable[];
  readonly people: readonly LobbyPerson[];
  /** What the operator says to all; '' for nothing. */
  readonly notice: string;
  readonly page: Page;
  /** The chosen table, or `new`: a table against bots. */
  readonly cursor: number | 'new';
  /** The chosen row of another page. */
  readonly row: number;
  /** Text of the filter; null when it is closed. */
  readonly filter: string | null;
  /** What is typed on a page that takes text. */
  readonly typed: string;
  readonly form: Form;
  /** The table that a word is asked for. */
  readonly sitting: number | null;
  readonly confirm: Confirm | null;
  readonly settings: Settings;
  /** One line that answers the last key. */
  readonly message: string | null;
  /** Whether the cursor was ever moved by hand: until then it stands where it is wanted most. */
  readonly isMoved: boolean;
}

/** What must happen outside; update.ts only says it. */
export type LobbyEffect =
  | { readonly do: 'open'; readonly table: number }
  | { readonly do: 'watch'; readonly table: number }
  | { readonly do: 'sit'; readonly table: number; readonly word: string }
  | { readonly do: 'stand'; readonly table: number }
  | { readonly do: 'begin'; readonly table: number }
  | { readonly do: 'close'; readonly table: number }
  | { readonly do: 'create'; readonly form: Form }
  | { readonly do: 'code'; readonly code: string }
  /** A word for the dice is wanted: one is drawn for whoever has none of their own. */
  | { readonly do: 'word' }
  | { readonly do: 'settings'; readonly settings: Settings }
  | { readonly do: 'redraw' }
  | { readonly do: 'leave' };

export type LobbyUpdated = readonly [Lobby, readonly LobbyEffect[]];
