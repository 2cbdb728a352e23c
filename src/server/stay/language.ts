// Which language a terminal speaks.
import { isLanguage, type Language } from '../../text/index.js';
import type { CallerEnvironment } from '../line.js';

/** The language that the terminal says: LC_ALL, LC_MESSAGES, LANG; null where it says none of ours. */
export const languageOf = (env: CallerEnvironment): Language | null => {
  const locale = (env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '').slice(0, 2).toLowerCase();
  return isLanguage(locale) ? locale : null;
};
