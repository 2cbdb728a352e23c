// A screen as a picture: SVG from cells, with nothing but rectangles and text of a monospaced font.
import { BLANK, BOLD, type Cell, DIM, type Grid, INVERSE, ITALIC, UNDERLINE } from './terminal/cell.js';
import { type ColourDepth, XTERM_PALETTE } from './terminal/colour.js';
import { lookOf } from './terminal/sgr.js';

const CELL_WIDTH = 9;
const CELL_HEIGHT = 18;
const BASELINE = 14;
const FONT_SIZE = 15;

export interface SvgOptions {
  readonly depth: ColourDepth;
  readonly light: boolean;
  /** Read aloud instead of the picture. */
  readonly title: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The colour that SGR parameters choose; null for the terminal's own. */
const colourOf = (sgr: string): number | null => {
  const [code = 39, kind, ...rest] = sgr.split(';').map(Number);
  if (code === 38 || code === 48) {
    const [r = 0, g = 0, b = 0] = rest;
    return kind === 2 ? (r << 16) | (g << 8) | b : (XTERM_PALETTE[r] ?? null);
  }
  const index = code % 10;
  if (sgr === '' || index > 7) return null;
  return XTERM_PALETTE[code >= 90 ? index + 8 : index] ?? null;
};

interface Look {
  readonly fg: string;
  readonly bg: string | null;
  readonly attrs: number;
}

const hex = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`;

/** Block elements by the eighths that they fill, from the top left: x, y, width, height; in a cell of 8 by 8. */
const blockOf = (char: string): readonly (readonly [number, number, number, number])[] | null => {
  const code = char.codePointAt(0) ?? 0;
  if (code === 0x2580) return [[0, 0, 8, 4]];
  if (code >= 0x2581 && code <= 0x2588) return [[0, 0x2588 - code, 8, code - 0x2580]];
  if (code >= 0x2589 && code <= 0x258f) return [[0, 0, 0x2590 - code, 8]];
  if (code === 0x2590) return [[4, 0, 4, 8]];
  return null;
};

const SHADES: Readonly<Record<string, number>> = { '░': 0.25, '▒': 0.5, '▓': 0.75 };

const box = (x: number, y: number, width: number, height: number, fill: string, opacity = 1): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

const styleOf = ({ attrs }: Look): string =>
  [
    ...((attrs & BOLD) === 0 ? [] : [' font-weight="bold"']),
    ...((attrs & ITALIC) === 0 ? [] : [' font-style="italic"']),
    ...((attrs & UNDERLINE) === 0 ? [] : [' text-decoration="underline"']),
    ...((attrs & DIM) === 0 ? [] : [' opacity="0.6"']),
  ].join('');

export const svgOf = (grid: Grid, { depth, light, title }: SvgOptions): string => {
  const [paper, ink] = light ? ['#ffffff', '#1a1a1a'] : ['#101010', '#d8d8d8'];
  const { columns, rows, cells } = grid;
  const looks = new Map<Cell, Look>();
  const lookAt = (cell: Cell): Look => {
    const known = looks.get(cell);
    if (known) return known;
    const { fg, bg, attrs } = lookOf(cell, cell.char, depth);
    const [front, back] = [colourOf(fg), colourOf(bg)];
    const plain: Look = { fg: front === null ? ink : hex(front), bg: back === null ? null : hex(back), attrs };
    const look = (attrs & INVERSE) === 0 ? plain : { ...plain, fg: plain.bg ?? paper, bg: plain.fg };
    looks.set(cell, look);
    return look;
  };

  const cellAt = (x: number, y: number): Cell => cells[y * columns + x] ?? BLANK;
  const drawn: string[] = [];
  /** Cells side by side with the same background are one rectangle. */
  const backgrounds = (y: number): void => {
    let start = 0;
    for (let x = 1; x <= columns; x++) {
      const bg = lookAt(cellAt(start, y)).bg;
      if (x < columns && lookAt(cellAt(x, y)).bg === bg) continue;
      if (bg !== null) drawn.push(box(start * CELL_WIDTH, y * CELL_HEIGHT, (x - start) * CELL_WIDTH, CELL_HEIGHT, bg));
      start = x;
    }
  };

  const picture = (x: number, y: number, char: string, look: Look): boolean => {
    const [left, top] = [x * CELL_WIDTH, y * CELL_HEIGHT];
    const shade = SHADES[char];
    if (shade !== undefined) {
      drawn.push(box(left, top, CELL_WIDTH, CELL_HEIGHT, look.fg, shade));
      return true;
    }
    const blocks = blockOf(char);
    for (const [bx, by, width, height] of blocks ?? []) {
      const [w, h] = [CELL_WIDTH / 8, CELL_HEIGHT / 8];
      drawn.push(box(left + bx * w, top + by * h, width * w, height * h, look.fg));
    }
    return blocks !== null;
  };

  const isPlain = (char: string): boolean => /^[\x21-\x7e]$/.test(char);

  /** Plain characters with the same look are one text, stretched to their cells; any other stands alone. */
  const texts = (y: number): void => {
    for (let x = 0; x < columns; x++) {
      const cell = cellAt(x, y);
      const look = lookAt(cell);
      if (cell.char === '' || cell.char === ' ' || picture(x, y, cell.char, look)) continue;
      let text = cell.char;
      if (isPlain(text)) {
        for (let next = x + 1; next < columns; next++) {
          const other = cellAt(next, y);
          const same = lookAt(other);
          if (!isPlain(other.char) || same.fg !== look.fg || same.attrs !== look.attrs) break;
          text += other.char;
        }
      }
      const length = isPlain(cell.char) ? ` textLength="${text.length * CELL_WIDTH}"` : '';
      const at = `x="${x * CELL_WIDTH}" y="${y * CELL_HEIGHT + BASELINE}"`;
      drawn.push(`<text ${at}${length} fill="${look.fg}"${styleOf(look)}>${escaped(text)}</text>`);
      if (isPlain(cell.char)) x += text.length - 1;
    }
  };

  for (let y = 0; y < rows; y++) {
    backgrounds(y);
    texts(y);
  }
  const [width, height] = [columns * CELL_WIDTH, rows * CELL_HEIGHT];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ` role="img" font-family="'DejaVu Sans Mono','Menlo','Consolas',monospace" font-size="${FONT_SIZE}">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="100%" height="100%" fill="${paper}"/>`,
    `<g shape-rendering="crispEdges">`,
    ...drawn,
    '</g></svg>',
    '',
  ].join('\n');
};
