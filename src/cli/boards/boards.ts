// risk-napoleon boards: what boards there are, what is in one, whether it can be played, its picture, and its file as a pack.
import { watch, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { packFileText } from '../../boards/index.js';
import { boardsFolder } from '../../config.js';
import { HOUSE_BOARDS, type Pack } from '../../core/index.js';
import { type Language, type Messages, plainText } from '../../text/index.js';
import { ansiOf, rowsOfGrid } from '../../tui/pictures/still.js';
import { svgOf } from '../../tui/pictures/svg.js';
import type { ColourDepth } from '../../tui/terminal/colour.js';
import { reasonOf, UsageError } from '../fail.js';
import type { Output } from '../output.js';
import { sizeFlag } from '../sizes.js';
import { drawPack } from './draw.js';
import { boardFile, boardFilesIn, isRefused, openBoard, readBoardFile, remarkLine } from './files.js';

/** A name that the pack has in `language`, else in English, else in any. */
const nameIn = (named: Readonly<Record<string, unknown>> | undefined, language: Language, id: string): string => {
  const data = named?.[language] ?? named?.['en'] ?? Object.values(named ?? {})[0];
  if (typeof data === 'string') return data;
  return typeof data === 'object' && data !== null && 'name' in data ? String(data.name) : id;
};

const titleOf = ({ names, board }: Pack, language: Language): string => nameIn(names.board, language, board.id);

const listed = (pack: Pack, language: Language, m: Messages, called: string): string => {
  const { listed: line, napoleon } = m.boardFiles.commands;
  const { territories, regions } = pack.board;
  const name = `${called} (${titleOf(pack, language)})`;
  return `  ${line(name, territories.length, regions.length, pack.missions.length > 0 ? napoleon : '')}`;
};

export const listBoards = (language: Language, m: Messages, env: NodeJS.ProcessEnv, output: Output): void => {
  const { commands } = m.boardFiles;
  const house = HOUSE_BOARDS.map((id) => listed(openBoard(id, m, env).pack, language, m, id));
  const folder = boardsFolder(env);
  const own = boardFilesIn(folder).map((file) => {
    const board = readBoardFile(file, m);
    const name = plainText(basename(file));
    return isRefused(board) ? `  ${commands.broken(name)}` : listed(board.pack, language, m, name);
  });
  const shown = plainText(folder);
  const below = own.length === 0 ? [commands.none(shown)] : [commands.own(shown), ...own];
  output.print(`${[commands.house, ...house, ...below].join('\n')}\n`);
};

export const showBoard = (
  name: string,
  language: Language,
  m: Messages,
  env: NodeJS.ProcessEnv,
  output: Output,
): void => {
  const { pack, remarks } = openBoard(name, m, env);
  const { commands } = m.boardFiles;
  const { territories, regions, edges } = pack.board;
  const nameOf = (at: number): string => {
    const { id = '', code = '' } = territories[at] ?? {};
    return `${nameIn(pack.names.territories[id], language, id)} (${code})`;
  };
  const lines = regions.map(
    ({ id, bonus, territories: own }) =>
      `${nameIn(pack.names.regions[id], language, id)}  +${bonus}  ${m.list(own.map(nameOf))}`,
  );
  const sea = edges.filter(([, , kind]) => kind === 'sea').length;
  const oneWay = edges.filter(([, , , isOneWay]) => isOneWay).length;
  output.print(
    `${[
      commands.good(titleOf(pack, language), territories.length, regions.length),
      ...lines,
      commands.joins(edges.length - sea, sea, oneWay),
      ...remarks.map((remark) => remarkLine(m, remark)),
    ].join('\n')}\n`,
  );
};

/** Everything that is wrong in a board; exit code 2 where it cannot be played. */
export const checkBoard = (
  name: string,
  language: Language,
  m: Messages,
  env: NodeJS.ProcessEnv,
  output: Output,
): void => {
  const { pack, remarks } = openBoard(name, m, env);
  const good = m.boardFiles.commands.good(
    titleOf(pack, language),
    pack.board.territories.length,
    pack.board.regions.length,
  );
  output.print(`${[...remarks.map((remark) => remarkLine(m, remark)), good].join('\n')}\n`);
};

/** Writes where nothing is yet, or what this command has written itself: a file of somebody's is never replaced. */
const writeNew = (file: string, text: string, m: Messages, output: Output, isOurs = false): void => {
  try {
    writeFileSync(file, text, { flag: isOurs ? 'w' : 'wx' });
  } catch (error) {
    const exists = typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST';
    const shown = plainText(file);
    if (exists) throw new UsageError(m.boardFiles.commands.exists(shown));
    throw new UsageError(m.cli.cannotExport(shown, reasonOf(error, m)), 1);
  }
  output.print(`${m.boardFiles.commands.wrote(plainText(file))}\n`);
};

export const convertBoard = (name: string, file: string, m: Messages, env: NodeJS.ProcessEnv, output: Output): void => {
  const { data, remarks } = openBoard(name, m, env);
  for (const remark of remarks) output.error(`${remarkLine(m, remark)}\n`);
  writeNew(file, packFileText(data), m, output);
};

export interface DrawFlags {
  readonly svg?: string;
  readonly size?: string;
  readonly ascii?: boolean;
  readonly watch?: boolean;
}

export interface DrawHere {
  readonly env: NodeJS.ProcessEnv;
  readonly depth: ColourDepth;
  /** Null where the output is no terminal. */
  readonly size: { readonly columns: number; readonly rows: number } | null;
}

const DEFAULT_SIZE = { columns: 100, rows: 30 };

const drawOnce = (
  name: string,
  flags: DrawFlags,
  m: Messages,
  here: DrawHere,
  output: Output,
  isAgain = false,
): void => {
  const { pack, remarks } = openBoard(name, m, here.env);
  const room = here.size === null ? DEFAULT_SIZE : { columns: here.size.columns, rows: here.size.rows - 2 };
  const size = flags.size === undefined ? room : sizeFlag(m, flags.size);
  const depth = flags.svg === undefined ? here.depth : 24;
  const ascii = flags.ascii === true;
  const grid = drawPack(pack, { ...size, depth, ascii, light: false, kind: 'quadrant' });
  for (const remark of remarks) output.error(`${remarkLine(m, remark)}\n`);
  if (flags.svg !== undefined)
    writeNew(flags.svg, svgOf(grid, { depth, light: false, title: pack.board.id }), m, output, isAgain);
  else output.print(depth === 0 ? `${rowsOfGrid(grid).join('\n')}\n` : ansiOf(grid, depth));
};

/** Saving a file may touch it several times: it is drawn once it has been quiet so long. */
const QUIET_MS = 100;

/** What a map is drawn from: the board, and beside it pictures and cards. */
const DRAWN_FROM = /\.(json|map|cards|gif|png|bmp)$/i;

/** Draws again at each save, with what the checker says, until `signal` ends it. */
const drawAlways = async (
  name: string,
  flags: DrawFlags,
  m: Messages,
  here: DrawHere,
  output: Output,
  signal: AbortSignal,
): Promise<void> => {
  const file = boardFile(name, m, here.env);
  let isAgain = false;
  const again = (): void => {
    output.print('\u001b[H\u001b[2J');
    try {
      drawOnce(file, flags, m, here, output, isAgain);
      isAgain = true;
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      output.error(`${error.message}\n`);
    }
    output.print(`${m.boardFiles.commands.watching(plainText(file))}\n`);
  };
  let timer: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve, reject) => {
    // The folder: many editors save a new file in the place of the old one, which a watch on the old one never sees.
    const watcher = watch(dirname(file), { persistent: true }, (_, changed) => {
      if (changed !== null && !DRAWN_FROM.test(changed)) return;
      clearTimeout(timer);
      timer = setTimeout(again, QUIET_MS);
    });
    watcher.on('error', reject);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      watcher.close();
      resolve();
    });
    again();
  });
};

export const drawBoard = async (
  name: string,
  flags: DrawFlags,
  m: Messages,
  here: DrawHere,
  output: Output,
  signal: AbortSignal,
): Promise<void> => {
  if (flags.watch === true) await drawAlways(name, flags, m, here, output, signal);
  else drawOnce(name, flags, m, here, output);
};
