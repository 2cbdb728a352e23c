// Which panel gets which cells. Thresholds are here and nowhere else.
import { coachedIdea } from '../coach/shown.js';
import type { Model, Size } from '../model.js';

/** The smallest terminal that is served. */
export const MIN_COLUMNS = 80;
export const MIN_ROWS = 24;

/** From this size panels have frames, and players, missions and log stand beside the map. */
export const SIDE_FROM_COLUMNS = 110;
export const FRAMES_FROM_ROWS = 30;
const SIDE_COLUMNS = 35;

/** From this width the territory table stands there, and missions and log beside the prompt. */
export const TABLE_FROM_COLUMNS = 150;
const TABLE_COLUMNS = 44;
/** From this width names stand on the map instead of codes. */
export const NAMES_FROM_COLUMNS = TABLE_FROM_COLUMNS;

/** Outer sizes of the panels below the map. */
const LOWER_ROWS = 9;
/** From this height they show more. */
const TALL_FROM_ROWS = 40;
const TALL_LOWER_ROWS = 12;
const CARD_COLUMNS = 59;
const WIDE_LIST_COLUMNS = 47;
const WIDE_CARD_COLUMNS = 37;
const WIDE_SIDE_COLUMNS = 32;
const MISSIONS_ROWS = 6;
/** What the log keeps of the rows beside the map. */
const LEAST_LOG_ROWS = 4;

/** Without frames: the rule above the prompt, and the prompt. */
const PROMPT_ROWS = 5;
const TALL_PROMPT_ROWS = 9;
/** Of so many rows more than the fewest one goes to the prompt, until it is tall. */
const ROWS_A_PROMPT_ROW = 2;
/** Where the battle card begins there, and the line before it. */
export const NARROW_CARD_COLUMN = 46;
export const NARROW_LIST_COLUMNS = 44;

/** A rectangle of cells. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
}

/** Rectangles are the room inside frames where there are any. */
export interface Layout {
  readonly tooSmall: boolean;
  readonly isFramed: boolean;
  readonly title: Rect;
  /** The map, or the pane in its place. */
  readonly map: Rect;
  readonly prompt: Rect;
  readonly keys: Rect;
  /** The rule with the titles of the prompt and the card, where there are no frames. */
  readonly rule: Rect | null;
  readonly card: Rect | null;
  readonly players: Rect | null;
  readonly missions: Rect | null;
  readonly log: Rect | null;
  readonly table: Rect | null;
  /** What the model leaves to somebody else. */
  readonly aside: Rect | null;
}

/** The room inside a frame with a free cell at its left and right. */
const within = ({ x, y, columns, rows }: Rect): Rect => ({ x: x + 2, y: y + 1, columns: columns - 4, rows: rows - 2 });

/** The frame around such a room. */
export const around = ({ x, y, columns, rows }: Rect): Rect => ({
  x: x - 2,
  y: y - 1,
  columns: columns + 4,
  rows: rows + 2,
});

/** The map has no free cells inside its frame. */
const withinMap = ({ x, y, columns, rows }: Rect): Rect => ({
  x: x + 1,
  y: y + 1,
  columns: columns - 2,
  rows: rows - 2,
});
export const aroundMap = ({ x, y, columns, rows }: Rect): Rect => ({
  x: x - 1,
  y: y - 1,
  columns: columns + 2,
  rows: rows + 2,
});

/** Players, missions, log and what is left to others below each other in a column: what each needs, the log the rest. */
const sideOf = (x: number, columns: number, rows: number, seats: number, asideRows: number) => {
  const players = Math.min(seats + 3, rows - LEAST_LOG_ROWS);
  const rest = rows - players;
  const missions = rest >= MISSIONS_ROWS + LEAST_LOG_ROWS ? MISSIONS_ROWS : 0;
  const aside = rest - missions >= asideRows + LEAST_LOG_ROWS ? asideRows : 0;
  return {
    players: within({ x, y: 1, columns, rows: players }),
    missions: missions === 0 ? null : within({ x, y: 1 + players, columns, rows: missions }),
    log: within({ x, y: 1 + players + missions, columns, rows: rest - missions - aside }),
    aside: aside === 0 ? null : within({ x, y: 1 + rows - aside, columns, rows: aside }),
  };
};

type Parts = Pick<Layout, 'map' | 'prompt' | 'card' | 'players' | 'missions' | 'log' | 'table' | 'aside'>;

const withTable = ({ columns, rows }: Size, seats: number, asideRows: number): Parts => {
  const lower = rows >= TALL_FROM_ROWS ? TALL_LOWER_ROWS : LOWER_ROWS;
  const middle = rows - 2;
  const players = Math.min(seats + 3, middle - 8);
  const right = columns - TABLE_COLUMNS;
  const spare = right - WIDE_LIST_COLUMNS - WIDE_CARD_COLUMNS - WIDE_SIDE_COLUMNS;
  const list = WIDE_LIST_COLUMNS + Math.floor(spare / 2);
  const side = right - list - WIDE_CARD_COLUMNS;
  const y = 1 + middle - lower;
  const x = TABLE_COLUMNS + list + WIDE_CARD_COLUMNS;
  const missions = lower >= MISSIONS_ROWS + LEAST_LOG_ROWS ? MISSIONS_ROWS : 0;
  return {
    players: within({ x: 0, y: 1, columns: TABLE_COLUMNS, rows: players }),
    table: within({ x: 0, y: 1 + players, columns: TABLE_COLUMNS, rows: middle - players - asideRows }),
    aside: asideRows === 0 ? null : within({ x: 0, y: rows - 1 - asideRows, columns: TABLE_COLUMNS, rows: asideRows }),
    map: withinMap({ x: TABLE_COLUMNS, y: 1, columns: right, rows: middle - lower }),
    prompt: within({ x: TABLE_COLUMNS, y, columns: list, rows: lower }),
    card: within({ x: TABLE_COLUMNS + list, y, columns: WIDE_CARD_COLUMNS, rows: lower }),
    missions: missions === 0 ? null : within({ x, y, columns: side, rows: missions }),
    log: within({ x, y: y + missions, columns: side, rows: lower - missions }),
  };
};

const withSide = ({ columns, rows }: Size, seats: number, asideRows: number): Parts => {
  const lower = rows >= TALL_FROM_ROWS ? TALL_LOWER_ROWS : LOWER_ROWS;
  const upper = rows - 2 - lower;
  const card = Math.min(CARD_COLUMNS, columns - 51);
  return {
    table: null,
    map: withinMap({ x: 0, y: 1, columns: columns - SIDE_COLUMNS, rows: upper }),
    ...sideOf(columns - SIDE_COLUMNS, SIDE_COLUMNS, upper, seats, asideRows),
    prompt: within({ x: 0, y: 1 + upper, columns: columns - card, rows: lower }),
    card: within({ x: columns - card, y: 1 + upper, columns: card, rows: lower }),
  };
};

/** `hasCard`: without frames the card has room only where there is something in it. */
const unframed = ({ columns, rows }: Size, hasCard: boolean): Parts => {
  const promptRows = Math.min(
    TALL_PROMPT_ROWS,
    PROMPT_ROWS + Math.max(0, Math.floor((rows - MIN_ROWS) / ROWS_A_PROMPT_ROW)),
  );
  const mapRows = rows - 3 - promptRows;
  const y = 2 + mapRows;
  return {
    table: null,
    players: null,
    missions: null,
    log: null,
    aside: null,
    map: { x: 0, y: 1, columns, rows: mapRows },
    prompt: { x: 0, y, columns: hasCard ? NARROW_LIST_COLUMNS : columns, rows: promptRows },
    card: hasCard ? { x: NARROW_CARD_COLUMN, y, columns: columns - NARROW_CARD_COLUMN, rows: promptRows } : null,
  };
};

/** `seats` is how many rows the players need, `asideRows` how many are left to somebody else where there is room. */
export const layoutOf = (size: Size, seats = 4, hasCard = false, asideRows = 0): Layout => {
  const { columns, rows } = size;
  const isFramed = columns >= SIDE_FROM_COLUMNS && rows >= FRAMES_FROM_ROWS;
  const parts = !isFramed
    ? unframed(size, hasCard)
    : columns >= TABLE_FROM_COLUMNS
      ? withTable(size, seats, asideRows)
      : withSide(size, seats, asideRows);
  return {
    ...parts,
    isFramed,
    tooSmall: columns < MIN_COLUMNS || rows < MIN_ROWS,
    title: { x: 0, y: 0, columns, rows: 1 },
    keys: { x: 0, y: rows - 1, columns, rows: 1 },
    rule: isFramed ? null : { x: 0, y: parts.prompt.y - 1, columns, rows: 1 },
  };
};

/** Whether dice that were thrown are still of interest: until another attack, or the next turn. */
export const showsBattle = ({ lastRoll: roll, view, replay, pane }: Model): boolean => {
  if (roll === null || view.outcome !== null || (replay !== null && pane !== null)) return false;
  const { battle } = view;
  return battle === null || (battle.from === roll.from && battle.to === roll.to);
};

/** The layout of a model's screen. */
export const layoutFor = (model: Model): Layout =>
  layoutOf(
    model.size,
    model.view.seats.length,
    model.looking !== null || coachedIdea(model) !== null || showsBattle(model),
    model.asideRows,
  );
