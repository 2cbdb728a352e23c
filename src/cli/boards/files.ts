// Boards by name or file: where they lie, what they are, and what is wrong with them.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { isRefusal, MOST_PACK_BYTES, type ReadFile, type Remark, readBoard } from '../../boards/index.js';
import { boardsFolder } from '../../config.js';
import { HOUSE_DATA, loadPack, type Pack, type PackData } from '../../core/index.js';
import { readWhole } from '../../table/files.js';
import { type Messages, plainText } from '../../text/index.js';
import { reasonOf, UsageError } from '../fail.js';

export interface OpenedBoard {
  /** Null for a board of the house. */
  readonly file: string | null;
  readonly data: PackData;
  readonly pack: Pack;
  readonly remarks: readonly Remark[];
}

/** A board that cannot be played, in sentences, a line each. */
export interface RefusedBoard {
  readonly file: string;
  readonly lines: readonly string[];
}

const ENDINGS: readonly string[] = ['.json', '.map'];

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** Files of boards in a folder, by name; none where it cannot be read. */
export const boardFilesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder)
      .filter((name) => ENDINGS.includes(extname(name).toLowerCase()))
      .sort()
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
};

/** The file that `name` means: itself, the only board in the folder of that name, or one of the player's own. */
export const boardFile = (name: string, m: Messages, env: NodeJS.ProcessEnv): string => {
  const { commands } = m.boardFiles;
  // A file that is there needs no folder, nor an account that has one.
  const own = existsSync(name) ? '' : boardsFolder(env);
  for (const path of [name, join(own, name), ...ENDINGS.map((ending) => join(own, name + ending))]) {
    if (!existsSync(path)) continue;
    if (!isFolder(path)) return path;
    const [only, ...more] = boardFilesIn(path);
    if (only !== undefined && more.length === 0) return only;
    throw new UsageError(commands.noMapInside(plainText(path)));
  }
  throw new UsageError(commands.noBoard(plainText(name), plainText(own)));
};

/** Files that a board names lie in its own folder: a path to anywhere else is not followed. */
const besideOf =
  (file: string) =>
  (name: string): Uint8Array | null => {
    if (name === '' || basename(name) !== name || name.includes('\\')) return null;
    try {
      return readWhole(join(dirname(file), name), MOST_PACK_BYTES * 4);
    } catch {
      return null;
    }
  };

/** `Note, line 4: ...` */
export const remarkLine = (m: Messages, remark: Remark): string => {
  const { remarks, refusal, warning, line } = m.boardFiles;
  const kind = isRefusal(remark) ? refusal : warning;
  const where = remark.line === null ? kind : `${kind}, ${line(remark.line)}`;
  return m.boardFiles.said(where, remarks[remark.code](remark.values));
};

const refusedLines = (m: Messages, { remarks, fault }: ReadFile): string[] => [
  ...remarks.map((remark) => remarkLine(m, remark)),
  // Values are as they stand in the file.
  ...(fault === null
    ? []
    : [m.boardFiles.said(m.boardFiles.refusal, plainText(m.boardFiles.faults[fault.code](fault.values)))]),
];

/** The board in `file`, checked, or why it is none. */
export const readBoardFile = (file: string, m: Messages): OpenedBoard | RefusedBoard => {
  const shown = plainText(file);
  let bytes: Uint8Array;
  try {
    bytes = readWhole(file, MOST_PACK_BYTES);
  } catch (error) {
    throw new UsageError(m.boardFiles.commands.cannotRead(shown, reasonOf(error, m)));
  }
  const read = readBoard(bytes, basename(file, extname(file)).replace(/[_-]/g, ' '), besideOf(file));
  if (read.data === null) return { file, lines: refusedLines(m, read) };
  const pack = loadPack(read.data);
  if (pack.ok) return { file, data: read.data, pack: pack.value, remarks: read.remarks };
  const fault = m.packFaults[pack.error.code](pack.error.values);
  return { file, lines: [...refusedLines(m, read), m.boardFiles.said(m.boardFiles.refusal, plainText(fault))] };
};

export const isRefused = (board: OpenedBoard | RefusedBoard): board is RefusedBoard => 'lines' in board;

/** The board that `name` means, one of the house first; refuses with every fault where it cannot be played. */
export const openBoard = (name: string, m: Messages, env: NodeJS.ProcessEnv): OpenedBoard => {
  const house = HOUSE_DATA.find(({ board }) => board.id === name);
  if (house !== undefined) {
    const pack = loadPack(house);
    if (!pack.ok) throw new Error(`bug: the house's board ${name} is refused: ${pack.error.code}`);
    return { file: null, data: house, pack: pack.value, remarks: [] };
  }
  const board = readBoardFile(boardFile(name, m, env), m);
  if (isRefused(board)) throw new UsageError([plainText(board.file), ...board.lines].join('\n'));
  return board;
};
