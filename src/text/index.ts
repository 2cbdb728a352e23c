// Words in the player's language, and the names of the board's places.
import { EUROPE_NAMES } from './boards/europe.js';
import { WORLD_NAMES } from './boards/world.js';
import { EN, type Messages } from './en.js';
import { FR } from './fr.js';
import { IT } from './it.js';
import { PT } from './pt.js';
import { type BoardNames, LANGUAGES, type Language } from './types.js';

export type { Messages } from './en.js';
export { EFFECT_WORDS } from './napoleon/effects.js';
export { MISSION_WORDS } from './napoleon/missions.js';
export { cutColumns, NAME_COLUMNS, plainLines, plainName, plainText } from './plain.js';
export { type BoardNames, LANGUAGES, type Language } from './types.js';

const CATALOGUES: Readonly<Record<Language, Messages>> = { en: EN, fr: FR, it: IT, pt: PT };
const BOARDS: Readonly<Record<string, BoardNames>> = { world: WORLD_NAMES, europe: EUROPE_NAMES };

export const messagesIn = (language: Language): Messages => CATALOGUES[language];

/** The names of a board's places; its ids where it has no names. */
export const namesOf = (board: string): BoardNames | null => BOARDS[board] ?? null;

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);
