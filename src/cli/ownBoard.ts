// --board: a board of the house by its id, or one of somebody's own, whose reader is loaded for that alone.
import { HOUSE_BOARDS, type PackData } from '../core/index.js';
import type { Messages } from '../text/index.js';

/** The content of the board that the flags name; undefined where it is the house's or none is named. */
export const ownBoard = async (
  { board }: { readonly board?: string },
  m: Messages,
  env: NodeJS.ProcessEnv,
): Promise<PackData | undefined> => {
  if (board === undefined || HOUSE_BOARDS.includes(board)) return undefined;
  const { openBoard } = await import('./boards/files.js');
  return openBoard(board, m, env).data;
};
