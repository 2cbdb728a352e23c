// The map with one plain character a cell. The fill says whose a territory is, thin lines where one ends, upper case what may
// be chosen.
import { BLACK, inkOn, softInkOn, WHITE } from '../palette/colour.js';
import { platesOf, seaOf } from '../palette/map.js';
import { seatGlyph } from '../palette/seats.js';
import { BOLD, type Cell, DIM, type Grid, INVERSE } from '../terminal/cell.js';
import { shownAt } from '../terminal/colour.js';
import type { Layout } from './board.js';
import { isColoured, type MapInput } from './input.js';
import { type PlacedText, placeLabels } from './label.js';
import { type Code, zoneOf } from './raster.js';
import { emphasisOf, paintOf } from './shade.js';

/** One code a cell: land where either half is land, the upper one first. */
const codesOf = ({ map: { columns, rows, codes } }: Layout): Int16Array => {
  const out = new Int16Array(columns * rows);
  out.forEach((_, at) => {
    const pixel = at + Math.floor(at / columns) * columns;
    const upper = codes[pixel] ?? -1;
    const lower = codes[pixel + columns] ?? -1;
    out[at] = upper < 0 && lower >= 0 ? lower : upper;
  });
  return out;
};

/** What the fill of a territory is made of: its seat's letter, or its region's. */
const letterOf = (input: MapInput, territory: number): string => {
  if (input.colourBy === 'region') return String.fromCharCode(97 + ((input.board.regions[territory] ?? 0) % 26));
  const owner = input.owners[territory] ?? null;
  return owner === null ? '?' : seatGlyph(owner, true).toLowerCase();
};

const fillOf = (input: MapInput, territory: number): string => {
  const letter = letterOf(input, territory);
  switch (emphasisOf(input, territory)) {
    case 'hit':
      return '*';
    case 'captured':
      return '!';
    case 'cursor':
      return '#';
    case 'source':
      return '=';
    case 'target':
      return letter.toUpperCase();
    default:
      return letter;
  }
};

/** What stands between the letters, by shade class: neighbours of one owner differ by it. */
const WEAVE = ['', '.', ':', '-'];

/** The cursor and the source are filled solidly; the rest alternates between the owner's letter and the weave. */
const charAt = (input: MapInput, code: Code, at: number, fill: string): string => {
  if (input.cursor === code || input.source === code) return fill;
  const isOdd = ((at % input.columns) + Math.floor(at / input.columns)) % 2 === 1;
  const weave = WEAVE[input.board.shades[code] ?? 0] ?? '';
  return isOdd && weave !== '' ? weave : fill;
};

const landAttrs = (input: MapInput, territory: number): number => {
  const emphasis = emphasisOf(input, territory);
  if (emphasis === 'cursor') return INVERSE;
  if (emphasis === 'dim') return DIM;
  // Half of the classes are dim as well, where the terminal knows how.
  return emphasis === 'plain' && (input.board.shades[territory] ?? 0) % 2 === 0 ? DIM : 0;
};

/** The letters of the fill are quieter than the labels. */
const FILL_SOFTNESS = 0.45;

/** One plain colour for a whole territory. */
const groundOf = (input: MapInput, territory: number): number => {
  const emphasis = emphasisOf(input, territory);
  if (input.depth === 4 && (emphasis === 'cursor' || emphasis === 'captured')) return input.light ? BLACK : WHITE;
  return paintOf(input, territory).ground;
};

const landCell = (input: MapInput, territory: number, char: string): Cell => {
  if (!isColoured(input)) return { char, fg: null, bg: null, attrs: landAttrs(input, territory) };
  const bg = shownAt(groundOf(input, territory), input.depth);
  return { char, fg: input.depth === 4 ? inkOn(bg) : softInkOn(bg, FILL_SOFTNESS, input.depth), bg, attrs: 0 };
};

const seaCell = (input: MapInput, code: Code, at: number, columns: number): Cell => {
  const zone = zoneOf(code);
  // Every other zone has a sparse swell, so that zones can be told apart without colour.
  const swell = zone !== null && zone % 2 === 1 && (at % columns) % 8 === (Math.floor(at / columns) % 2) * 4;
  const sea = seaOf(input);
  const coloured = isColoured(input);
  return { char: swell ? '~' : ' ', fg: coloured ? sea.ink : null, bg: coloured ? sea.deep : null, attrs: 0 };
};

const labelAttrs = (input: MapInput, territory: number): number => {
  const emphasis = emphasisOf(input, territory);
  return BOLD | (!isColoured(input) && (emphasis === 'cursor' || emphasis === 'target') ? INVERSE : 0);
};

/** The ground of a label's cells; on colour what may be chosen stands on a plate. */
const labelGround = (input: MapInput, territory: number): number | null => {
  if (!isColoured(input)) return null;
  return emphasisOf(input, territory) === 'target' ? platesOf(input).legal : groundOf(input, territory);
};

/** A label, in brackets where it may be chosen or is. */
const writeLabel = (input: MapInput, grid: Grid, territory: number, { text, row, column }: PlacedText): void => {
  const bg = labelGround(input, territory);
  const fg = bg === null ? null : inkOn(bg);
  const attrs = labelAttrs(input, territory);
  const put = (x: number, cell: Cell): void => {
    if (x >= 0 && x < grid.columns && row < grid.rows) grid.cells[row * grid.columns + x] = cell;
  };
  text.forEach((char, k) => {
    put(column + k, { char, fg, bg, attrs });
  });
  const emphasis = emphasisOf(input, territory);
  const [open, close] = emphasis === 'cursor' ? ['[', ']'] : emphasis === 'target' ? ['<', '>'] : [' ', ' '];
  if (open === ' ' || text.length === 0) return;
  put(column - 1, { char: open, fg, bg, attrs });
  put(column + text.length, { char: close, fg, bg, attrs });
};

export const drawLetters = (input: MapInput, layout: Layout, grid: Grid): void => {
  const codes = codesOf(layout);
  const fills = input.board.codes.map((_, territory) => fillOf(input, territory));
  codes.forEach((code, at) => {
    const fill = fills[code];
    grid.cells[at] =
      fill === undefined
        ? seaCell(input, code, at, grid.columns)
        : landCell(input, code, charAt(input, code, at, fill));
  });
  for (const at of layout.links.cells) {
    const cell = grid.cells[at];
    if (cell) grid.cells[at] = { ...cell, char: '.' };
  }
  placeLabels(input, layout).forEach(({ count }, territory) => {
    writeLabel(input, grid, territory, count);
  });
};
