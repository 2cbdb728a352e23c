// A screen as a picture: SVG from cells, with nothing but rectangles and text of a monospaced font. It is kept small:
// cells of one colour that touch are one rectangle, and what has the same look is written together.
import { hexOf } from '../palette/colour.js';
import { paperOf } from '../palette/screen.js';
import { BLANK, BOLD, type Cell, DIM, type Grid, INVERSE, ITALIC, UNDERLINE } from '../terminal/cell.js';
import { type ColourDepth, XTERM_PALETTE } from '../terminal/colour.js';
import { lookOf } from '../terminal/sgr.js';

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
export const colourOf = (sgr: string): number | null => {
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

/** Quadrants by the quarters that they fill: upper left, upper right, lower left, lower right. */
const QUADRANTS = [...' ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█'];
const QUARTERS = [
  [0, 0, 4, 4],
  [4, 0, 4, 4],
  [0, 4, 4, 4],
  [4, 4, 4, 4],
] as const;

/** Block elements by the eighths that they fill, from the top left: x, y, width, height; in a cell of 8 by 8. */
const blockOf = (char: string): readonly (readonly [number, number, number, number])[] | null => {
  const code = char.codePointAt(0) ?? 0;
  if (code === 0x2580) return [[0, 0, 8, 4]];
  if (code >= 0x2581 && code <= 0x2588) return [[0, 0x2588 - code, 8, code - 0x2580]];
  if (code >= 0x2589 && code <= 0x258f) return [[0, 0, 0x2590 - code, 8]];
  if (code === 0x2590) return [[4, 0, 4, 8]];
  if (code === 0x2594) return [[0, 0, 8, 1]];
  if (code === 0x2595) return [[7, 0, 1, 8]];
  const quarters = QUADRANTS.indexOf(char);
  if (quarters > 0) return QUARTERS.filter((_, bit) => ((quarters >> bit) & 1) === 1);
  return null;
};

const SHADES: Readonly<Record<string, number>> = { '░': 0.25, '▒': 0.5, '▓': 0.75 };

/** In pixels. */
interface Area {
  readonly x: number;
  readonly y: number;
  width: number;
  height: number;
}

/** Areas of one colour, added row by row and from the left; those that touch along a whole side become one. */
const merged = (areas: readonly Area[]): Area[] => {
  const rows: Area[] = [];
  for (const area of areas) {
    const left = rows.at(-1);
    const goesOn = left && left.y === area.y && left.height === area.height && left.x + left.width === area.x;
    if (goesOn) left.width += area.width;
    else rows.push({ ...area });
  }
  const above = new Map<string, Area>();
  return rows.filter((area) => {
    const column = `${area.x} ${area.width}`;
    const upper = above.get(column);
    const goesOn = upper !== undefined && upper.y + upper.height === area.y;
    if (goesOn) upper.height += area.height;
    else above.set(column, area);
    return !goesOn;
  });
};

const pathOf = (areas: readonly Area[]): string =>
  merged(areas)
    .map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h-${width}z`)
    .join('');

/** Values by key, in the order in which the keys came up. */
const addTo = <T>(groups: Map<string, T[]>, key: string, value: T): void => {
  const group = groups.get(key);
  if (group) group.push(value);
  else groups.set(key, [value]);
};

const fillOf = (fill: string, opacity = 1): string => `fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}`;

const styleOf = ({ fg, attrs }: Look): string =>
  [
    fillOf(fg, (attrs & DIM) === 0 ? 1 : 0.6),
    ...((attrs & BOLD) === 0 ? [] : ['font-weight="bold"']),
    ...((attrs & ITALIC) === 0 ? [] : ['font-style="italic"']),
    ...((attrs & UNDERLINE) === 0 ? [] : ['text-decoration="underline"']),
  ].join(' ');

/** Letters that every monospaced font has, all of them as wide as a cell. */
const isPlain = (char: string): boolean => /^[\x21-\x7e\xa1-\xac\xae-\xff]$/.test(char);

const textOf = (x: number, y: number, text: string, cells: number): string => {
  // A sign may come from another font that is wider: it is squeezed into its cell.
  const adjust = isPlain(text.charAt(0)) ? '' : ' lengthAdjust="spacingAndGlyphs"';
  const at = `x="${x * CELL_WIDTH}" y="${y * CELL_HEIGHT + BASELINE}" textLength="${cells * CELL_WIDTH}"`;
  return `<text ${at}${adjust}>${escaped(text)}</text>`;
};

export const svgOf = (grid: Grid, { depth, light, title }: SvgOptions): string => {
  const own = paperOf(light);
  const [paper, ink] = [hexOf(own.paper), hexOf(own.ink)];
  const { columns, rows, cells } = grid;
  const looks = new Map<Cell, Look>();
  const lookAt = (cell: Cell): Look => {
    const known = looks.get(cell);
    if (known) return known;
    const { fg, bg, attrs } = lookOf(cell, cell.char, depth);
    const [front, back] = [colourOf(fg), colourOf(bg)];
    const plain: Look = { fg: front === null ? ink : hexOf(front), bg: back === null ? null : hexOf(back), attrs };
    const look = (attrs & INVERSE) === 0 ? plain : { ...plain, fg: plain.bg ?? paper, bg: plain.fg };
    looks.set(cell, look);
    return look;
  };
  const cellAt = (x: number, y: number): Cell => cells[y * columns + x] ?? BLANK;

  const backgrounds = new Map<string, Area[]>();
  const blocks = new Map<string, Area[]>();
  const texts = new Map<string, string[]>();

  /** Whether `char` is a picture of rectangles, which are taken down. */
  const picture = (x: number, y: number, char: string, { fg }: Look): boolean => {
    const shade = SHADES[char];
    const boxes = shade === undefined ? blockOf(char) : ([[0, 0, 8, 8]] as const);
    const [w, h] = [CELL_WIDTH / 8, CELL_HEIGHT / 8];
    for (const [bx, by, width, height] of boxes ?? []) {
      const [left, top] = [x * CELL_WIDTH + bx * w, y * CELL_HEIGHT + by * h];
      addTo(blocks, fillOf(fg, shade), { x: left, y: top, width: width * w, height: height * h });
    }
    return boxes !== null;
  };

  /** The words from (x, y) on that have one look, with single spaces between them. */
  const wordsFrom = (x: number, y: number): string => {
    const style = styleOf(lookAt(cellAt(x, y)));
    const isSame = (at: number): boolean =>
      at < columns && isPlain(cellAt(at, y).char) && styleOf(lookAt(cellAt(at, y))) === style;
    let end = x + 1;
    while (isSame(end) || (cellAt(end, y).char === ' ' && isSame(end + 1))) end++;
    return Array.from({ length: end - x }, (_, i) => cellAt(x + i, y).char).join('');
  };

  for (let y = 0; y < rows; y++) {
    let written = 0;
    for (let x = 0; x < columns; x++) {
      const { char } = cellAt(x, y);
      const look = lookAt(cellAt(x, y));
      const area: Area = { x: x * CELL_WIDTH, y: y * CELL_HEIGHT, width: CELL_WIDTH, height: CELL_HEIGHT };
      if (look.bg !== null) addTo(backgrounds, fillOf(look.bg), area);
      if (x < written || char === '' || char === ' ' || picture(x, y, char, look)) continue;
      const text = isPlain(char) ? wordsFrom(x, y) : char;
      const isWide = x + 1 < columns && cellAt(x + 1, y).char === '';
      written = x + (isPlain(char) ? text.length : 1);
      addTo(texts, styleOf(look), textOf(x, y, text, isWide ? 2 : written - x));
    }
  }

  const [width, height] = [columns * CELL_WIDTH, rows * CELL_HEIGHT];
  const paths = [backgrounds, blocks].flatMap((layer) =>
    [...layer].map(([fill, areas]) => `<path ${fill} d="${pathOf(areas)}"/>`),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ` role="img" font-family="'DejaVu Sans Mono','Menlo','Consolas',monospace" font-size="${FONT_SIZE}">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="100%" height="100%" fill="${paper}"/>`,
    '<g shape-rendering="crispEdges">',
    ...paths,
    '</g>',
    ...[...texts].flatMap(([style, shown]) => [`<g ${style}>`, ...shown, '</g>']),
    '</svg>',
    '',
  ].join('\n');
};
