// What the area vote gets wrong at small sizes: a cell of too many kinds of ground, a territory without room for its label,
// neighbours that lost their border, strangers that touch. A handful of pixels at most, and none where nothing is wrong.
import type { Boxes } from './boxes.js';
import type { Contacts } from './contacts.js';
import type { Code } from './raster.js';

/** Pixels being drawn up, `across` x `down` a cell; `locked` ones carry a label and stay. */
export interface Draft {
  readonly width: number;
  readonly height: number;
  readonly across: number;
  readonly down: number;
  readonly codes: Int16Array;
  readonly locked: Uint8Array;
  readonly labelWidth: number;
  readonly boxes: Boxes;
}

/** What a cell tells apart: territories, and water of whatever zone. */
export const WATER = -1;
export const kindOf = (code: Code): number => (code < 0 ? WATER : code);

/** The pixels of a cell, of which `x` and `y` are the upper left. */
const pixelsOfCell = ({ width, across, down }: Draft, x: number, y: number): number[] =>
  Array.from({ length: across * down }, (_, k) => (y + Math.floor(k / across)) * width + x + (k % across));

/** The pixel at the upper left of the cell that pixel `at` is in. */
export const cellOf = ({ width, across, down }: Draft, at: number): readonly [x: number, y: number] => {
  const x = at % width;
  const y = (at - x) / width;
  return [x - (x % across), y - (y % down)];
};

/** Whether a cell holds more than two kinds of ground; few do. */
const isCrowded = ({ width, across, down, codes }: Draft, x: number, y: number): boolean => {
  const first = kindOf(codes[y * width + x] ?? 0);
  let second = first;
  for (let j = 0; j < down; j++) {
    for (let i = 0; i < across; i++) {
      const kind = kindOf(codes[(y + j) * width + x + i] ?? 0);
      if (kind === first || kind === second) continue;
      if (second !== first) return true;
      second = kind;
    }
  }
  return false;
};

/** Cells can show two colours: what a third kind of ground has in one goes to that of the two which has more of it. */
export const settleCells = (draft: Draft): void => {
  const { width, height, across, down, codes, boxes } = draft;
  for (let y = 0; y < height; y += down) {
    for (let x = 0; x < width; x += across) {
      if (!isCrowded(draft, x, y)) continue;
      const pixels = pixelsOfCell(draft, x, y);
      const counts = new Map<number, number>();
      for (const at of pixels) counts.set(kindOf(codes[at] ?? 0), (counts.get(kindOf(codes[at] ?? 0)) ?? 0) + 1);
      const [first = WATER, second = WATER] = [...counts]
        .sort(([a, n], [b, m]) => m - n || a - b)
        .map(([kind]) => kind);
      for (const at of pixels) {
        const kind = kindOf(codes[at] ?? 0);
        if (kind === first || kind === second) continue;
        const [i, j] = [at % width, Math.floor(at / width)];
        const asCode = (one: number): Code => (one === WATER ? boxes.seaAt(i, j) : one);
        const [a, b] = [asCode(first), asCode(second)];
        codes[at] = boxes.share(i, j, b) > boxes.share(i, j, a) ? b : a;
      }
    }
  }
};

/** A run of whole cells, as the pixel at its upper left. */
interface Slot {
  readonly x: number;
  readonly y: number;
}

export const isWhole = (draft: Draft, code: Code, x: number, y: number): boolean => {
  const { width, across, down, codes } = draft;
  for (let j = 0; j < down; j++)
    for (let i = 0; i < across; i++) if (codes[(y + j) * width + x + i] !== code) return false;
  return true;
};

/** The longest run of whole cells of each territory. */
export const roomsOf = (draft: Draft, territories: number): Uint16Array => {
  const { width, height, across, down, codes } = draft;
  const rooms = new Uint16Array(territories);
  for (let y = 0; y + down <= height; y += down) {
    let run = 0;
    let last = WATER;
    for (let x = 0; x + across <= width; x += across) {
      const code = codes[y * width + x] ?? WATER;
      const isRun = code >= 0 && isWhole(draft, code, x, y);
      run = !isRun ? 0 : code === last ? run + 1 : 1;
      last = isRun ? code : WATER;
      if (isRun && run > (rooms[code] ?? 0)) rooms[code] = run;
    }
  }
  return rooms;
};

/** Whether `code` has a run of `cells` whole cells. */
export const hasRoom = (draft: Draft, code: Code, cells = draft.labelWidth): boolean => {
  const { width, height, across, down, codes } = draft;
  for (let y = 0; y + down <= height; y += down) {
    let run = 0;
    for (let x = 0; x + across <= width; x += across) {
      run = codes[y * width + x] === code && isWhole(draft, code, x, y) ? run + 1 : 0;
      if (run >= cells) return true;
    }
  }
  return false;
};

const slotPixels = (draft: Draft, slot: Slot, cells: number): number[] =>
  Array.from({ length: cells }, (_, k) => pixelsOfCell(draft, slot.x + k * draft.across, slot.y)).flat();

/** Whether a label lies on a slot: those lock whole cells. */
const isTaken = ({ width, across, locked }: Draft, { x, y }: Slot, cells: number): boolean => {
  for (let k = 0; k < cells; k++) if (locked[y * width + x + k * across]) return true;
  return false;
};

/** Where each territory lies, and the longest of its runs of whole cells: of all of them in one go. */
interface Survey {
  readonly room: Int16Array;
  readonly left: Int16Array;
  readonly right: Int16Array;
  readonly top: Int16Array;
  readonly bottom: Int16Array;
}

const surveyOf = (draft: Draft, territories: number): Survey => {
  const { width, height, across, down, codes } = draft;
  const of = (start: number): Int16Array => new Int16Array(territories).fill(start);
  const survey = { room: of(0), left: of(width), right: of(-1), top: of(height), bottom: of(-1) };
  const { room, left, right, top, bottom } = survey;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const code = codes[y * width + x] ?? 0;
      if (code < 0) continue;
      if (x < (left[code] ?? 0)) left[code] = x;
      if (x > (right[code] ?? 0)) right[code] = x;
      if (y < (top[code] ?? 0)) top[code] = y;
      if (y > (bottom[code] ?? 0)) bottom[code] = y;
    }
  }
  for (let y = 0; y + down <= height; y += down) {
    let [run, last] = [0, WATER];
    for (let x = 0; x + across <= width; x += across) {
      const code = codes[y * width + x] ?? WATER;
      if (code < 0 || !isWhole(draft, code, x, y)) {
        [run, last] = [0, WATER];
        continue;
      }
      run = code === last ? run + 1 : 1;
      last = code;
      if (run > (room[code] ?? 0)) room[code] = run;
    }
  }
  return survey;
};

/** The pixels around those of `code` in which a slot can lie, in whole cells; everything where it has none. */
const around = ({ width, height, across, down }: Draft, survey: Survey, code: Code, cells: number) => {
  const [left = 0, right = -1] = [survey.left[code], survey.right[code]];
  const [top = 0, bottom = 0] = [survey.top[code], survey.bottom[code]];
  if (left > right) return { left: 0, right: width, top: 0, bottom: height };
  const floor = (value: number, step: number): number => value - (value % step);
  return {
    left: Math.max(0, floor(left, across) - (cells - 1) * across),
    right: Math.min(width, floor(right, across) + cells * across),
    top: Math.max(0, floor(top, down) - down),
    bottom: Math.min(height, floor(bottom, down) + 2 * down),
  };
};

/** The slot where `code` has most of the ground, and its share of it; slots that would cover another's label are left out. */
const bestSlot = (draft: Draft, survey: Survey, code: Code, cells: number): readonly [Slot | null, number] => {
  const { width, across, down, boxes } = draft;
  const { left, right, top, bottom } = around(draft, survey, code, cells);
  /** By cell: the territory's share of it. */
  const shares = new Map<number, number>();
  for (let y = top; y < bottom; y += down) {
    for (let x = left; x < right; x += across) {
      let sum = 0;
      for (let j = y; j < y + down; j++) for (let i = x; i < x + across; i++) sum += boxes.share(i, j, code);
      shares.set(y * width + x, sum);
    }
  }
  let best: Slot | null = null;
  let most = 0;
  for (let y = top; y < bottom; y += down) {
    for (let x = left; x + cells * across <= right; x += across) {
      let sum = 0;
      for (let k = 0; k < cells; k++) sum += shares.get(y * width + x + k * across) ?? 0;
      if (sum <= most || isTaken(draft, { x, y }, cells)) continue;
      [most, best] = [sum, { x, y }];
    }
  }
  return [best, most / (cells * across * down * boxes.area)];
};

/** Paints and locks a slot for each territory that has no room; one slot may push out another, hence the rounds. */
export const reserveLabels = (draft: Draft, territories: number): void => {
  let survey = surveyOf(draft, territories);
  for (let round = 0; round < 12; round++) {
    let changed = false;
    for (let code = 0; code < territories; code++) {
      if ((survey.room[code] ?? 0) >= draft.labelWidth) continue;
      const [slot] = bestSlot(draft, survey, code, draft.labelWidth);
      if (!slot) continue;
      for (const at of slotPixels(draft, slot, draft.labelWidth)) {
        draft.codes[at] = code;
        draft.locked[at] = 1;
      }
      survey = surveyOf(draft, territories);
      changed = true;
    }
    if (!changed) return;
  }
};

/** How much of a slot must be a territory's own ground before its label is given more room than it needs. */
const OWN_SHARE = 0.62;

/**
 * Room for a whole label where a territory has only what it needs, at the cost of some pixels of its neighbours, as long as
 * who touches whom stays right and nobody loses the room that it needs.
 */
export const widenLabels = (draft: Draft, contacts: Contacts, territories: number, cells: number): void => {
  if (draft.labelWidth >= cells || contacts.wrong() > 0) return;
  let survey = surveyOf(draft, territories);
  for (let code = 0; code < territories; code++) {
    if ((survey.room[code] ?? 0) >= cells) continue;
    const [slot, share] = bestSlot(draft, survey, code, cells);
    if (!slot || share < OWN_SHARE) continue;
    const changed = slotPixels(draft, slot, cells).filter((at) => draft.codes[at] !== code);
    const before = changed.map((at) => draft.codes[at] ?? 0);
    const others = new Set(before.filter((other) => other >= 0));
    for (const at of changed) contacts.flip(at, code);
    if (contacts.wrong() === 0 && [...others].every((other) => hasRoom(draft, other))) {
      for (const at of slotPixels(draft, slot, cells)) draft.locked[at] = 1;
      survey = surveyOf(draft, territories);
      continue;
    }
    changed.forEach((at, k) => {
      contacts.flip(at, before[k] ?? 0);
    });
  }
};
