// The door to boards from files: bytes in, the data of a pack and what there is to say about it out.
import type { PackData } from '../core/index.js';
import { readConquest } from './conquest.js';
import { readDomination } from './domination.js';
import { createRemarks, isRefusal, type Remark } from './foreign.js';
import { type Beside, packOfForeign } from './foreignPack.js';
import { type PackFileFault, readPackFile } from './packFile.js';

export { isRefusal, REFUSALS, type Remark, type RemarkCode, WARNINGS } from './foreign.js';
export type { Beside } from './foreignPack.js';
export { PACK_FORMAT, PACK_SCHEMA, type PackFileFault, packFileText } from './packFile.js';
export { MOST_PACK_BYTES } from './schema.js';

export type BoardFormat = 'pack' | 'domination' | 'conquest';

export interface ReadFile {
  readonly format: BoardFormat | null;
  /** Null where the file cannot be read as a board. The rules have not checked it yet. */
  readonly data: PackData | null;
  /** What is wrong with a file of another program. */
  readonly remarks: readonly Remark[];
  /** What is wrong with a file of ours. */
  readonly fault: PackFileFault | null;
}

/** What kind of file it is by its first lines; null where it is none of those known. */
export const formatOf = (bytes: Uint8Array): BoardFormat | null => {
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, 256 * 1024));
  if (/^(?:\u00ef\u00bb\u00bf)?\s*\{/.test(text)) return 'pack';
  if (/^\s*\[territories\]/im.test(text)) return 'conquest';
  return /^\s*\[(?:countries|borders|continents|files)\]/im.test(text) ? 'domination' : null;
};

/** The board in `bytes`; `called` names it where the file does not, `beside` gives the files that it names. */
export const readBoard = (bytes: Uint8Array, called: string, beside: Beside): ReadFile => {
  const format = formatOf(bytes);
  if (format === 'pack') {
    const read = readPackFile(bytes);
    if (!read.ok) return { format, data: null, remarks: [], fault: read.fault };
    return { format, data: read.data, remarks: [], fault: null };
  }
  if (format === null) {
    return { format, data: null, remarks: [{ code: 'unknownFormat', line: null, values: {} }], fault: null };
  }
  const { board, remarks } = format === 'conquest' ? readConquest(bytes) : readDomination(bytes, beside);
  if (board === null || remarks.some(isRefusal)) return { format, data: null, remarks, fault: null };
  const more = createRemarks();
  const data = packOfForeign(board, called, beside, more);
  return { format, data, remarks: [...remarks, ...more.all], fault: null };
};
