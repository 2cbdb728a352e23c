// What the program asks of whoever started it.
import type { Language } from '../../text/index.js';
import type { Behind } from '../frame/menuGrid.js';
import type { Choices } from '../menu/choices.js';
import type { Lesson } from '../menu/lessons.js';
import type { RulesPart, SavedGame } from '../menu/menu.js';
import type { ScreenSettings } from '../menu/screenSettings.js';
import type { OpenGame } from './opened.js';
import type { Recorded } from './viewer.js';

/** What is to be opened: a game to learn by, a record to resume, a table of the menu, the same table again, or bots alone. */
export type Opening =
  | { readonly learn: Lesson }
  | { readonly resume: string }
  | { readonly start: Choices }
  | { readonly again: OpenGame }
  | 'demo'
  | 'daily';

/** What is kept for the next time; of settings those that were changed. */
export interface Kept {
  readonly choices?: Choices;
  readonly language?: Language;
  readonly screen?: Partial<ScreenSettings>;
}

/** What the program asks of the world outside, which may take its time. What the player can mend is thrown as a `Refusal`. */
export interface Desk {
  /** The newest unfinished game. */
  saved(language: Language): Promise<SavedGame | null>;
  unfinished(language: Language): Promise<readonly SavedGame[]>;
  recorded(language: Language): Promise<readonly SavedGame[]>;
  rulebook(language: Language): Promise<readonly RulesPart[]>;
  open(what: Opening, language: Language): Promise<OpenGame>;
  watch(path: string, language: Language): Promise<Recorded>;
  /** A line about today's game; absent where there is none. */
  daily?(language: Language): string;
  /** What the games played so far come to, as a page; absent where none are kept. */
  stats?(language: Language): Promise<string>;
  /** The map that lies behind the menu. */
  behind?(): Behind | null;
  /** Keeps what was chosen for the next time. */
  remember(what: Kept, language: Language): Promise<void>;
}
