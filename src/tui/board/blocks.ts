// The map in half-block pixels: truecolor and 256 colours.
import { BLACK, inkOn, mix, softInkOn } from '../palette/colour.js';
import { seaOf } from '../palette/map.js';
import { BOLD, type Cell, type Grid } from '../terminal/cell.js';
import type { Layout } from './board.js';
import type { PixelMap } from './downsample.js';
import type { MapInput } from './input.js';
import { placeLabel } from './label.js';
import { emphasisOf, type Paint, paintOf, seaColour } from './shade.js';

/** Whether a pixel lies at the rim of its territory. */
const isEdge = ({ columns, codes }: PixelMap, at: number, code: number): boolean => {
  const x = at % columns;
  if (x > 0 && codes[at - 1] !== code) return true;
  if (x + 1 < columns && codes[at + 1] !== code) return true;
  if (at >= columns && codes[at - columns] !== code) return true;
  return at + columns < codes.length && codes[at + columns] !== code;
};

/** From this width on there are pixels to spare for a thin darker line where one territory meets the next. */
const SEAM_COLUMNS = 100;
const SEAM_DARKNESS = 0.15;

/** Whether the pixel to the right or below is another territory: the line is drawn on one side only. */
const isSeam = ({ columns, codes }: PixelMap, at: number, code: number): boolean => {
  const right = at % columns < columns - 1 ? (codes[at + 1] ?? -1) : -1;
  const below = codes[at + columns] ?? -1;
  return (right >= 0 && right !== code) || (below >= 0 && below !== code);
};

interface PixelPaint extends Paint {
  readonly seam: number;
}

const landColour = (map: PixelMap, at: number, code: number, paint: PixelPaint): number => {
  if (paint.edge !== paint.ground && isEdge(map, at, code)) {
    const x = at % map.columns;
    const isGap = paint.isDashed && (x + (at - x) / map.columns) % 2 === 1;
    return isGap ? paint.ground : paint.edge;
  }
  return isSeam(map, at, code) ? paint.seam : paint.ground;
};

const pixelColours = (input: MapInput, map: PixelMap): Int32Array => {
  // 256 colours have no darker version of each shade.
  const hasSeams = input.depth === 24 && map.frame.columns >= SEAM_COLUMNS;
  const paints: PixelPaint[] = input.board.codes.map((_, territory) => {
    const paint = paintOf(input, territory);
    return { ...paint, seam: hasSeams ? mix(paint.ground, BLACK, SEAM_DARKNESS) : paint.ground };
  });
  const colours = new Int32Array(map.codes.length);
  map.codes.forEach((code, at) => {
    const paint = paints[code];
    colours[at] = paint ? landColour(map, at, code, paint) : seaColour(input, code);
  });
  return colours;
};

const cellOf = (upper: number, lower: number): Cell =>
  upper === lower ? { char: ' ', fg: null, bg: upper, attrs: 0 } : { char: '▀', fg: upper, bg: lower, attrs: 0 };

/** The owner's glyph is a little quieter than the count. */
const GLYPH_SOFTNESS = 0.3;

const drawLabels = (input: MapInput, layout: Layout, grid: Grid): void => {
  layout.labels.forEach((spot, territory) => {
    const { text, glyphAt, row, column } = placeLabel(input, territory, spot);
    const emphasis = emphasisOf(input, territory);
    const { ground } = paintOf(input, territory);
    const bg = emphasis === 'target' || emphasis === 'cursor' ? inkOn(ground) : ground;
    text.forEach((char, k) => {
      grid.cells[row * grid.columns + column + k] = {
        char,
        fg: k === glyphAt ? softInkOn(bg, GLYPH_SOFTNESS, input.depth) : inkOn(bg),
        bg,
        attrs: emphasis === 'dim' ? 0 : BOLD,
      };
    });
  });
};

export const drawBlocks = (input: MapInput, layout: Layout, grid: Grid): void => {
  const { columns, rows } = grid;
  const colours = pixelColours(input, layout.map);
  const { dots } = seaOf(input);
  for (const at of layout.links.pixels) colours[at] = dots;
  for (let row = 0; row < rows; row++) {
    for (let x = 0; x < columns; x++) {
      const at = 2 * row * columns + x;
      grid.cells[row * columns + x] = cellOf(colours[at] ?? 0, colours[at + columns] ?? 0);
    }
  }
  for (const cell of layout.links.cells) {
    const bg = grid.cells[cell]?.bg ?? null;
    grid.cells[cell] = { char: '·', fg: dots, bg, attrs: 0 };
  }
  drawLabels(input, layout, grid);
};
