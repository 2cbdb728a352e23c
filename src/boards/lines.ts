// Text files of other programs: their bytes as lines, and names that are safe to show.
import { plainText } from '../text/plain.js';
import type { Remarks } from './foreign.js';

/** The largest real ones have some 60 kB. */
export const MOST_FILE_BYTES = 1024 * 1024;
const MOST_NAME = 60;
/** Controls, and marks that turn a line round: nothing of that belongs to a name. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;

export interface SourceLine {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

const hasMark = (bytes: Uint8Array): boolean => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/**
 * The lines of a file, whatever ends them; null where it is too large or no text. Bytes are `latin1` unless a mark says
 * that they are UTF-8; `windows-1252` files are often UTF-8 without one.
 */
export const linesOf = (
  bytes: Uint8Array,
  encoding: 'latin1' | 'windows-1252',
  remarks: Remarks,
): readonly SourceLine[] | null => {
  if (bytes.length > MOST_FILE_BYTES) {
    remarks.say('fileTooLarge', null, { bytes: bytes.length, most: MOST_FILE_BYTES });
    return null;
  }
  if (bytes.includes(0)) {
    remarks.say('notText', null);
    return null;
  }
  const utf8 = hasMark(bytes) || (encoding === 'windows-1252' && isUtf8(bytes));
  const text = new TextDecoder(utf8 ? 'utf-8' : encoding).decode(bytes);
  return text.split(/\r\n|\r|\n/).map((line, i) => ({ number: i + 1, text: line.trim() }));
};

/** What may be quoted of a line: without anything that steers a terminal, and short. */
export const quoted = (text: string): string => plainText(text).slice(0, MOST_NAME);

/** A name as it may be shown, or null, which has been said, where nothing is left of it. */
export const nameOf = (raw: string, line: number, remarks: Remarks): string | null => {
  const name = plainText(raw);
  if (UNSAFE.test(raw)) remarks.say('unsafeName', line, { name: quoted(raw) });
  if (name === '') {
    remarks.say('noName', line);
    return null;
  }
  if (name.length <= MOST_NAME) return name;
  const cut = [...name]
    .slice(0, MOST_NAME - 1)
    .join('')
    .slice(0, MOST_NAME - 1);
  remarks.say('longName', line, { name: cut, most: MOST_NAME });
  return cut;
};

/** A whole number of at most six digits; null where `text` is none. */
export const wholeOf = (text: string | undefined): number | null =>
  text !== undefined && /^-?\d{1,6}$/.test(text) ? Number(text) : null;

export const fold = (text: string): string => text.normalize('NFC').toLowerCase();
