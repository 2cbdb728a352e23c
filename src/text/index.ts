// Words in the player's language. Names of places and missions come with the pack that is played.
import { EN, type Messages } from './en.js';
import { FR } from './fr.js';
import { IT } from './it.js';
import { PT } from './pt.js';
import { LANGUAGES, type Language } from './types.js';

export type { Messages } from './en.js';
export { signed, whole } from './forms.js';
export { jsonText, plainJson } from './json.js';
export { EFFECT_WORDS } from './napoleon/effects.js';
export { upperFirst } from './places/place.js';
export { cutColumns, NAME_COLUMNS, plainLines, plainName, plainText } from './plain.js';
export { LANGUAGES, type Language, type Place } from './types.js';

const CATALOGUES: Readonly<Record<Language, Messages>> = { en: EN, fr: FR, it: IT, pt: PT };
export const messagesIn = (language: Language): Messages => CATALOGUES[language];

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);
