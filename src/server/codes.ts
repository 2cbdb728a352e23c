// Codes that people read out, type and paste: invitations, return codes, codes that add a key.
import { randomInt } from 'node:crypto';

/** No vowels, so that no code is a word, and nothing that reads as something else. */
const LETTERS = '23456789bcdfghjkmnpqrtvwxz';

const group = (length: number): string =>
  Array.from({ length }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

/** `k7fm-2xqd`: 26^8, some 37 bits; guesses are limited by the house. */
export const newCode = (): string => `${group(4)}-${group(4)}`;

/** `k7fm-2xqd-9hpt`: what stands for a person, some 56 bits. */
export const newReturnCode = (): string => `${group(4)}-${group(4)}-${group(4)}`;

/** A code as it was typed: case, blanks and dashes do not count. Null where it cannot be one. */
export const readCode = (typed: string): string | null => {
  const letters = typed.toLowerCase().replace(/[\s-]/g, '');
  if (!/^(?:.{8}|.{12})$/.test(letters) || [...letters].some((c) => !LETTERS.includes(c))) return null;
  return letters.replace(/(.{4})(?=.)/g, '$1-');
};
