// The map in pixels: one colour an owner, thin lines within it, the sea by its depth, labels last. Without colours land is
// the terminal's ink, the own bright and the others' dim, and lines are between all.
import { seaOf } from '../palette/map.js';
import { seatInkOn } from '../palette/seats.js';
import { BOLD, type Cell, cellOf, DIM, type Grid, INVERSE } from '../terminal/cell.js';
import type { Layout } from './board.js';
import { COLOUR_LINES, type EdgeLines, edgeLines, isInked, PLAIN_LINES, pairKey } from './edges.js';
import type { MapInput } from './input.js';
import { isColoured } from './input.js';
import { type PlacedLabel, type PlacedText, placeLabels } from './label.js';
import { pixelChar, shapeOf } from './pixels.js';
import { zoneOf } from './raster.js';
import { DEEP, MID } from './sea.js';
import { type Emphasis, emphasisOf, type Paint, paintOf } from './shade.js';

// --- Pixels ---------------------------------------------------------------------------------------------------------------

/** How land and water are painted; without colours a paint's ground only tells one from the other. */
interface Scene {
  readonly input: MapInput;
  readonly layout: Layout;
  readonly paints: readonly Paint[];
  /** Of cells of water by depth, and the dashes between zones. */
  readonly water: readonly [shallow: number, mid: number, deep: number];
  readonly dash: number;
}

/** Stand-ins where there are no colours. */
const NO_WATER = -1;
const NO_DASH = -2;

const sceneOf = (input: MapInput, layout: Layout): Scene => {
  const sea = seaOf(input);
  const plain = !isColoured(input);
  return {
    input,
    layout,
    paints: input.board.codes.map((_, territory) => paintOf(input, territory)),
    water: plain ? [NO_WATER, NO_WATER, NO_WATER] : [sea.shallow, sea.mid, sea.deep],
    dash: plain || input.depth === 4 ? (plain ? NO_DASH : sea.deep) : sea.line,
  };
};

const waterOf = ({ layout, water }: Scene, cell: number): number => {
  const depth = layout.depths[cell] ?? DEEP;
  return depth === DEEP ? water[2] : depth === MID ? water[1] : water[0];
};

/** Whether a pixel of water is part of the dashed line to the zone right of it or below. */
const isDash = ({ layout: { map } }: Scene, at: number, cell: number): boolean => {
  const zone = zoneOf(map.codes[at] ?? -1);
  if (zone === null || (cell + Math.floor(cell / map.columns)) % 2 === 0) return false;
  const right = at % map.width < map.width - 1 ? zoneOf(map.codes[at + 1] ?? -1) : null;
  const below = zoneOf(map.codes[at + map.width] ?? -1);
  return (right !== null && right !== zone) || (below !== null && below !== zone);
};

/** Whether the pixel right of a pixel of land or below it is another territory of the same ground. */
const isLine = ({ layout: { map }, paints }: Scene, at: number, code: number): boolean => {
  const isOther = (next: number): boolean =>
    next >= 0 && next !== code && paints[next]?.ground === paints[code]?.ground;
  return (
    (at % map.width < map.width - 1 && isOther(map.codes[at + 1] ?? -1)) || isOther(map.codes[at + map.width] ?? -1)
  );
};

/** The colours of a cell's pixels, upper left first. */
const pixelsOf = (scene: Scene, cell: number): number[] => {
  const { map } = scene.layout;
  const { hasLines } = shapeOf(map.kind);
  const column = cell % map.columns;
  const start = ((cell - column) / map.columns) * map.down * map.width + column * map.across;
  const water = waterOf(scene, cell);
  const colours: number[] = [];
  for (let j = 0; j < map.down; j++) {
    for (let i = 0; i < map.across; i++) {
      const at = start + j * map.width + i;
      const code = map.codes[at] ?? -1;
      const paint = code >= 0 ? scene.paints[code] : undefined;
      if (paint === undefined) colours.push(isDash(scene, at, cell) ? scene.dash : water);
      else colours.push(hasLines && isLine(scene, at, code) ? paint.border : paint.ground);
    }
  }
  return colours;
};

const NOT_PLAIN = -32_768;
const plainOf = new WeakMap<Layout, Int16Array>();

/** By cell: the code of a cell that has one colour however the game stands; `NOT_PLAIN` where it may have two. */
const plainCodes = (layout: Layout): Int16Array => {
  const known = plainOf.get(layout);
  if (known !== undefined) return known;
  const { map } = layout;
  const plain = new Int16Array(map.columns * map.rows).fill(NOT_PLAIN);
  const mayDiffer = (code: number, next: number | undefined): boolean => {
    if (next === undefined || next === code) return false;
    if (code >= 0) return next >= 0;
    return zoneOf(code) !== null && zoneOf(next) !== null;
  };
  for (let cell = 0; cell < plain.length; cell++) {
    const column = cell % map.columns;
    const start = ((cell - column) / map.columns) * map.down * map.width + column * map.across;
    const code = map.codes[start] ?? -1;
    let isPlain = true;
    for (let j = 0; isPlain && j < map.down; j++) {
      for (let i = 0; isPlain && i < map.across; i++) {
        const at = start + j * map.width + i;
        const right = at % map.width < map.width - 1 ? map.codes[at + 1] : undefined;
        isPlain = map.codes[at] === code && !mayDiffer(code, right) && !mayDiffer(code, map.codes[at + map.width]);
      }
    }
    if (isPlain) plain[cell] = code;
  }
  plainOf.set(layout, plain);
  return plain;
};

const groundCell = (bg: number): Cell => cellOf(' ', null, bg, 0);

// --- Cells ----------------------------------------------------------------------------------------------------------------

/** The two colours that a cell keeps: its commonest, of as many the first. */
const commonest = (colours: readonly number[]): readonly [first: number, second: number | null] => {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  let [first, second]: [number, number | null] = [colours[0] ?? 0, null];
  if (counts.size === 1) return [first, null];
  const sorted = [...counts].sort((a, b) => b[1] - a[1]);
  first = sorted[0]?.[0] ?? first;
  second = sorted[1]?.[0] ?? null;
  return [first, second];
};

const channel = (colour: number, shift: number): number => (colour >> shift) & 255;
const far = (a: number, b: number): number =>
  (channel(a, 16) - channel(b, 16)) ** 2 + (channel(a, 8) - channel(b, 8)) ** 2 + (channel(a, 0) - channel(b, 0)) ** 2;

/** A cell of two colours: `first` behind, `second` in front. */
const colourCell = (scene: Scene, colours: readonly number[]): Cell => {
  const [first, second] = commonest(colours);
  if (second === null) return groundCell(first);
  let mask = 0;
  colours.forEach((colour, bit) => {
    const isFront = colour === second || (colour !== first && far(colour, second) < far(colour, first));
    if (isFront) mask |= 1 << bit;
  });
  return cellOf(pixelChar(scene.layout.map.kind, mask), second, first, 0);
};

const FULL = '█';

const isOwn = ({ input }: Scene, territory: number): boolean =>
  input.own !== null && input.owners[territory] === input.own;

/** Own land is in the terminal's ink, others' in that made dim. */
const plainCell = (scene: Scene, cell: number): Cell => {
  const { map, cells } = scene.layout;
  const column = cell % map.columns;
  const start = ((cell - column) / map.columns) * map.down * map.width + column * map.across;
  let mask = 0;
  let own = 0;
  let land = 0;
  for (let bit = 0; bit < map.across * map.down; bit++) {
    const code = map.codes[start + Math.floor(bit / map.across) * map.width + (bit % map.across)] ?? -1;
    if (code < 0) continue;
    mask |= 1 << bit;
    land++;
    if (isOwn(scene, code)) own++;
  }
  const holder = cells[cell] ?? -1;
  const isMine = holder >= 0 ? isOwn(scene, holder) : 2 * own >= land;
  const attrs = isMine ? 0 : DIM;
  return cellOf(pixelChar(map.kind, mask), null, null, land === 0 ? 0 : attrs);
};

/** The cells that have a label. */
const labelled = (labels: readonly PlacedLabel[], columns: number): ReadonlySet<number> => {
  const cells = new Set<number>();
  const parts = labels.flatMap(({ count, name }) => (name ? [count, name] : [count]));
  for (const { text, row, column } of parts)
    for (let k = 0; k < text.length; k++) cells.add(row * columns + column + k);
  return cells;
};

/** Whether a line of pixels between two territories is left in the cells that they share. */
const hasPixelLine = (
  { layout, paints }: Scene,
  grid: Grid,
  taken: ReadonlySet<number>,
  a: number,
  b: number,
): boolean => {
  const border = paints[a]?.border;
  const isShown = ({ fg, bg }: Cell): boolean => fg === border || bg === border;
  return (layout.touching.get(pairKey(a, b)) ?? []).some(({ near }) => {
    const cell = grid.cells[near];
    return cell !== undefined && !taken.has(near) && isShown(cell);
  });
};

/** Lines of eighths; where pixels draw them, only those that they have no room for. */
const linesOn = (scene: Scene, grid: Grid, labels: readonly PlacedLabel[]): EdgeLines => {
  const { layout, paints, input } = scene;
  const hasColour = isColoured(input);
  const taken = labelled(labels, grid.columns);
  const ofPixels = hasColour && shapeOf(layout.map.kind).hasLines;
  const whole = hasColour ? ' ' : FULL;
  return edgeLines(layout, hasColour ? COLOUR_LINES : PLAIN_LINES, {
    isOpen: (at) => !ofPixels && grid.cells[at]?.char === whole && !taken.has(at),
    isFree: (at) => !taken.has(at),
    isBorder: (a, b) => !hasColour || paints[a]?.ground === paints[b]?.ground,
    hasLine: (a, b) => ofPixels && hasPixelLine(scene, grid, taken, a, b),
  });
};

// --- Labels ---------------------------------------------------------------------------------------------------------------

const put = (grid: Grid, row: number, column: number, cell: Cell): void => {
  if (row >= 0 && row < grid.rows && column >= 0 && column < grid.columns)
    grid.cells[row * grid.columns + column] = cell;
};

/** Many terminals turn bold black into grey: in sixteen colours black stays as it is. */
const boldIn = ({ depth }: MapInput, ink: number): number => (depth === 4 && ink === 0 ? 0 : BOLD);

const writeCount = (scene: Scene, grid: Grid, territory: number, part: PlacedText): void => {
  const { input, paints } = scene;
  const paint = paints[territory];
  if (!paint) return;
  const { bg, ink } = paint.label;
  const owner = input.owners[territory] ?? null;
  const glyphInk = paint.isPlated && owner !== null ? seatInkOn(owner, bg, input) : null;
  part.text.forEach((char, k) => {
    const fg = k === part.glyphAt ? (glyphInk ?? ink) : ink;
    put(grid, part.row, part.column + k, cellOf(char, fg, bg, boldIn(input, fg)));
  });
};

/** The name lies on the land as it is. */
const writeName = ({ input, paints }: Scene, grid: Grid, territory: number, part: PlacedText): void => {
  const paint = paints[territory];
  if (!paint) return;
  const isChosen = emphasisOf(input, territory) === 'cursor';
  part.text.forEach((char, k) => {
    const attrs = isChosen || input.depth === 4 ? BOLD : 0;
    put(grid, part.row, part.column + k, cellOf(char, paint.ink, paint.ground, attrs));
  });
};

/** What is written around a label without colours. */
const BRACKETS: Readonly<Partial<Record<Emphasis, readonly [string, string]>>> = {
  cursor: ['❯', '❮'],
  target: ['<', '>'],
  source: ['[', ']'],
  hit: ['*', '*'],
  captured: ['!', '!'],
};

/** Without colours: in the land's own inverse, or out of it where it may be chosen. */
const writePlain = (scene: Scene, grid: Grid, territory: number, { count, name }: PlacedLabel): void => {
  const { input } = scene;
  const emphasis = emphasisOf(input, territory);
  const isOut = emphasis === 'target' || emphasis === 'source';
  const isChosen = emphasis === 'cursor';
  const land = isOwn(scene, territory) || isChosen ? INVERSE : INVERSE | DIM;
  const attrs = isOut ? BOLD : isChosen ? BOLD | INVERSE : land;
  const write = (part: PlacedText, as: number): void => {
    part.text.forEach((char, k) => {
      put(grid, part.row, part.column + k, cellOf(char, null, null, as));
    });
  };
  if (name) write(name, land);
  write(count, attrs);
  const [open, close] = BRACKETS[emphasis] ?? [];
  if (open === undefined || close === undefined) return;
  put(grid, count.row, count.column - 1, cellOf(open, null, null, attrs));
  put(grid, count.row, count.column + count.text.length, cellOf(close, null, null, attrs));
};

// --- The whole ------------------------------------------------------------------------------------------------------------

export const drawBlocks = (input: MapInput, layout: Layout, grid: Grid): void => {
  const scene = sceneOf(input, layout);
  const hasColour = isColoured(input);
  const plain = plainCodes(layout);
  for (let at = 0; at < grid.cells.length; at++) {
    const code = plain[at] ?? NOT_PLAIN;
    if (!hasColour) grid.cells[at] = plainCell(scene, at);
    else if (code === NOT_PLAIN) grid.cells[at] = colourCell(scene, pixelsOf(scene, at));
    else grid.cells[at] = groundCell(scene.paints[code]?.ground ?? waterOf(scene, at));
  }
  if (input.isBare !== true) drawLinks(scene, grid);
  const labels = input.isBare === true ? [] : placeLabels(input, layout);
  for (const [at, { char, territory }] of linesOn(scene, grid, labels)) {
    const paint = hasColour ? scene.paints[territory] : undefined;
    const before = grid.cells[at]?.attrs ?? 0;
    const attrs = !hasColour && isInked(char) ? before | INVERSE : before;
    grid.cells[at] = cellOf(char, paint?.border ?? null, paint?.ground ?? null, attrs);
  }
  labels.forEach((label, territory) => {
    if (!hasColour) {
      writePlain(scene, grid, territory, label);
      return;
    }
    if (label.name) writeName(scene, grid, territory, label.name);
    writeCount(scene, grid, territory, label.count);
  });
};

/** The dotted lines of sea links; where a strait has no cell of its own, its pixels. */
const drawLinks = ({ input, layout }: Scene, grid: Grid): void => {
  const ink = isColoured(input) ? seaOf(input).ink : null;
  for (const at of layout.links.cells) {
    const cell = grid.cells[at];
    if (cell) grid.cells[at] = cellOf('·', ink, cell.bg, 0);
  }
};
