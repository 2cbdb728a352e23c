// The map in sixteen colours. A seat has two of them, normal and bright; with a light shade of one on the other that makes
// four grounds for whole cells, so that neighbours of one owner differ. Cells that two territories share fall back to the
// nearer plain colour.
import { BLACK, inkOn, WHITE } from '../palette/colour.js';
import { HIT_16, seaOf, swellOf } from '../palette/map.js';
import { BOLD, type Cell, type Grid } from '../terminal/cell.js';
import type { Layout } from './board.js';
import type { MapInput } from './input.js';
import { placeLabel } from './label.js';
import { type Code, zoneOf } from './raster.js';
import { emphasisOf, pairOf, seaColour, strongOn } from './shade.js';

const cell = (char: string, fg: number, bg: number): Cell => ({ char, fg, bg, attrs: 0 });

/** How a territory is filled: a pattern for whole cells, and one plain colour for halves and the label. */
interface Fill {
  readonly whole: Cell;
  readonly plain: number;
}

const patternOf = (normal: number, bright: number, shade: number): Fill => {
  switch (shade) {
    case 0:
      return { whole: cell(' ', normal, normal), plain: normal };
    case 1:
      return { whole: cell('░', bright, normal), plain: normal };
    case 2:
      return { whole: cell('░', normal, bright), plain: bright };
    default:
      return { whole: cell(' ', bright, bright), plain: bright };
  }
};

const fillOf = (input: MapInput, territory: number): Fill => {
  const [normal, bright] = pairOf(input, territory);
  const strong = strongOn(input.light);
  switch (emphasisOf(input, territory)) {
    case 'cursor':
      return { whole: cell(' ', strong, strong), plain: strong };
    case 'source':
      return { whole: cell('▒', inkOn(normal), normal), plain: normal };
    case 'hit':
      return { whole: cell('▒', HIT_16, strong), plain: HIT_16 };
    case 'captured':
      return { whole: cell('▒', inkOn(strong), strong), plain: strong };
    default:
      return patternOf(normal, bright, input.board.shades[territory] ?? 0);
  }
};

/** Every other zone has a sparse swell instead of a tone. */
const seaCell = (input: MapInput, code: Code, at: number, columns: number): Cell => {
  const sea = seaColour(input, code);
  const zone = zoneOf(code);
  const isSwell = zone !== null && zone % 2 === 1 && (at % columns) % 4 === (Math.floor(at / columns) % 2) * 2;
  return isSwell ? cell('~', swellOf(input.light), sea) : cell(' ', sea, sea);
};

const drawLabels = (input: MapInput, layout: Layout, fills: readonly Fill[], grid: Grid): void => {
  layout.labels.forEach((spot, territory) => {
    const { text, row, column } = placeLabel(input, territory, spot);
    const isTarget = emphasisOf(input, territory) === 'target';
    const plain = fills[territory]?.plain ?? BLACK;
    const bg = isTarget ? inkOn(plain) : plain;
    const fg = inkOn(bg);
    // Many terminals turn bold black into grey: black stays as it is.
    const attrs = fg === WHITE ? BOLD : 0;
    text.forEach((char, k) => {
      grid.cells[row * grid.columns + column + k] = { char, fg, bg, attrs };
    });
  });
};

/** Blocks of sixteen colours; `links` and labels included. */
export const drawAnsi = (input: MapInput, layout: Layout, grid: Grid): void => {
  const { columns, codes } = layout.map;
  const { void: sea, dots } = seaOf(input);
  const fills = input.board.codes.map((_, territory) => fillOf(input, territory));
  grid.cells.forEach((_, at) => {
    const pixel = at + Math.floor(at / columns) * columns;
    const upper = codes[pixel] ?? -1;
    const lower = codes[pixel + columns] ?? -1;
    if (upper === lower || (upper < 0 && lower < 0)) {
      grid.cells[at] = fills[upper]?.whole ?? seaCell(input, upper, at, columns);
    } else {
      grid.cells[at] = cell('▀', fills[upper]?.plain ?? sea, fills[lower]?.plain ?? sea);
    }
  });
  for (const at of layout.links.cells) grid.cells[at] = cell('·', dots, sea);
  drawLabels(input, layout, fills, grid);
};
