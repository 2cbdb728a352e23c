// risk-napoleon boards draw: the map of a board, without a game on it.
import type { Pack } from '../../core/index.js';
import type { CellKind } from '../../tui/board/index.js';
import { createMapBoard, drawMap, nodesRaster } from '../../tui/board/index.js';
import type { Grid } from '../../tui/terminal/cell.js';
import type { ColourDepth } from '../../tui/terminal/colour.js';

export interface DrawLook {
  readonly columns: number;
  readonly rows: number;
  readonly depth: ColourDepth;
  readonly ascii: boolean;
  readonly light: boolean;
  readonly kind: Exclude<CellKind, 'ascii'>;
}

/** Bonuses of regions stand where armies would, and regions are the colours. */
export const drawPack = (pack: Pack, look: DrawLook): Grid => {
  const { board, raster } = pack;
  const count = board.territories.length;
  return drawMap({
    board: createMapBoard(raster ?? nodesRaster(board), board),
    ...look,
    owners: new Array<number | null>(count).fill(null),
    armies: board.territories.map(({ region }) => board.regions[region]?.bonus ?? 0),
    marks: new Array<string>(count).fill(''),
    names: null,
    own: null,
    cursor: null,
    targets: null,
    source: null,
    flash: null,
    colourBy: 'region',
  });
};
