// Frames of panels as lines: a title in the upper border, keys in the lower one, brighter around the panel with the cursor.
import type { Context } from '../model.js';
import { themeOf } from '../palette/theme.js';
import { exactly } from '../panes/columns.js';
import { around, aroundMap, type Rect } from './layout.js';
import { crop, type Line, type Span, span, widthOf } from './line.js';

/** What borders are drawn for. */
type Look = Pick<Context, 'ascii' | 'depth' | 'light'>;

export interface Box {
  /** The room inside. */
  readonly inner: Rect;
  readonly kind: 'panel' | 'map';
  readonly title: Line;
  /** At the right of the upper border. */
  readonly note: Line;
  /** At the right of the lower border. */
  readonly foot: Line;
  readonly isActive: boolean;
  /** Whether its lines fill the free cells at their sides as well. */
  readonly isFull?: boolean;
}

interface Corners {
  readonly top: readonly [string, string];
  readonly bottom: readonly [string, string];
  readonly flat: string;
  readonly side: string;
}

const ROUND: Corners = { top: ['╭', '╮'], bottom: ['╰', '╯'], flat: '─', side: '│' };
const SQUARE: Corners = { top: ['┌', '┐'], bottom: ['└', '┘'], flat: '─', side: '│' };
const PLAIN: Corners = { top: ['+', '+'], bottom: ['+', '+'], flat: '-', side: '|' };

/** Round corners are not in every font of terminals with few colours. */
const cornersOf = ({ ascii, depth }: Look): Corners => (ascii ? PLAIN : depth >= 8 ? ROUND : SQUARE);

const isEmpty = (line: Line): boolean => widthOf(line) === 0;

/** `─ Title ──── note ─`, exactly `columns` wide: titles are cut, not notes. */
export const ruleWith = (
  title: Line,
  note: Line,
  columns: number,
  ink: (text: string) => Span,
  flat: string,
  lead = 1,
): Line => {
  const right: Line = isEmpty(note) ? [] : [span(' '), ...note, span(' '), ink(flat)];
  const room = columns - lead - widthOf(right) - 3;
  const left: Line = isEmpty(title) || room < 4 ? [] : [span(' '), ...crop(title, room), span(' ')];
  const fill = Math.max(0, columns - lead - widthOf(left) - widthOf(right));
  return [ink(flat.repeat(lead)), ...left, ink(flat.repeat(fill)), ...right];
};

/** The map's border: dark and light by four columns and by two rows. */
const NEAT_COLUMNS = 4;
const NEAT_ROWS = 2;

const neatline = (from: number, columns: number, ascii: boolean): string =>
  Array.from({ length: columns }, (_, k) =>
    ascii ? '-' : Math.floor((from + k) / NEAT_COLUMNS) % 2 === 0 ? '━' : '─',
  ).join('');

/** A piece of the screen: where it begins, and its row. */
export interface Piece {
  readonly x: number;
  readonly y: number;
  readonly line: Line;
}

const withTitle = (text: string, ink: (text: string) => Span, title: Line, note: Line, columns: number): Line => {
  const right: Line = isEmpty(note) ? [] : [span(' '), ...note, span(' ')];
  const room = columns - widthOf(right) - 6;
  const left: Line = isEmpty(title) || room < 4 ? [] : [span(' '), ...crop(title, room), span(' ')];
  const start = 2;
  const middle = columns - start - widthOf(left) - widthOf(right) - 2;
  return [
    ink(text.slice(0, start)),
    ...left,
    ink(text.slice(start, start + Math.max(0, middle))),
    ...right,
    ink(text.slice(-2)),
  ];
};

const mapBox = (box: Box, context: Look): Piece[] => {
  const theme = themeOf(context);
  const ink = (text: string): Span => span(text, { fg: theme?.neatline ?? null, say: '' });
  const { x, y, columns, rows } = aroundMap(box.inner);
  const { top, bottom } = cornersOf(context).top[0] === '+' ? PLAIN : { top: ['┏', '┓'], bottom: ['┗', '┛'] };
  const inside = columns - 2;
  const upper = withTitle(neatline(1, inside, context.ascii), ink, box.title, box.note, inside);
  const lower = withTitle(neatline(1, inside, context.ascii), ink, [], box.foot, inside);
  const sides = Array.from({ length: rows - 2 }, (_, k): Piece[] => {
    const side = context.ascii ? '|' : Math.floor(k / NEAT_ROWS) % 2 === 0 ? '┃' : '│';
    return [
      { x, y: y + 1 + k, line: [ink(side)] },
      { x: x + columns - 1, y: y + 1 + k, line: [ink(side)] },
    ];
  });
  return [
    { x, y, line: [ink(top[0] ?? ''), ...upper, ink(top[1] ?? '')] },
    ...sides.flat(),
    { x, y: y + rows - 1, line: [ink(bottom[0] ?? ''), ...lower, ink(bottom[1] ?? '')] },
  ];
};

/** The free cell at both sides of a line: of the ground of a chosen row, where it is one. */
const edgeOf = (line: Line, row: number | null): Span => {
  const [first, last] = [line[0], line.at(-1)];
  const isRow = row !== null && first?.bg === row && last?.bg === row;
  return span(' ', { bg: isRow ? row : null, inverse: first?.inverse === true && last?.inverse === true });
};

/** The frame of a box with `lines` in it. */
export const boxPieces = (box: Box, lines: readonly Line[], context: Look): Piece[] => {
  if (box.kind === 'map') {
    const inside = lines.map(
      (line, k): Piece => ({ x: box.inner.x, y: box.inner.y + k, line: exactly(line, box.inner.columns) }),
    );
    return [...mapBox(box, context), ...inside.slice(0, box.inner.rows)];
  }
  const theme = themeOf(context);
  const fg = (box.isActive ? theme?.focus : theme?.frame) ?? null;
  const ink = (text: string): Span => span(text, { fg, bold: theme === null && box.isActive, say: '' });
  const { top, bottom, flat, side } = cornersOf(context);
  const { x, y, columns, rows } = around(box.inner);
  const inside = columns - 2;
  const upper = withTitle(flat.repeat(inside), ink, box.title, box.note, inside);
  const lower = withTitle(flat.repeat(inside), ink, [], box.foot, inside);
  const middle = Array.from({ length: rows - 2 }, (_, k): Piece => {
    if (box.isFull === true)
      return { x, y: y + 1 + k, line: [ink(side), ...exactly(lines[k] ?? [], columns - 2), ink(side)] };
    const line = exactly(lines[k] ?? [], box.inner.columns);
    const edge = edgeOf(line, theme?.row ?? null);
    return { x, y: y + 1 + k, line: [ink(side), edge, ...line, edge, ink(side)] };
  });
  return [
    { x, y, line: [ink(top[0]), ...upper, ink(top[1])] },
    ...middle,
    { x, y: y + rows - 1, line: [ink(bottom[0]), ...lower, ink(bottom[1])] },
  ];
};
