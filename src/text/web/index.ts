// What the page says, by language: for the page alone, which has no use for the rest of the catalogues.
import type { Language } from '../types.js';
import { WEB_EN, type WebWords } from './en.js';
import { WEB_FR } from './fr.js';
import { WEB_IT } from './it.js';
import { WEB_PT } from './pt.js';

export type { WebWords } from './en.js';
export const WEB_WORDS: Readonly<Record<Language, WebWords>> = { en: WEB_EN, fr: WEB_FR, it: WEB_IT, pt: WEB_PT };
