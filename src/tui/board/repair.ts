// What the area vote gets wrong at small sizes: a territory without room for its label, neighbours that lost their
// border, strangers that touch. A handful of pixels at most, and none where nothing is wrong.
import type { Boxes } from './boxes.js';
import { createContacts } from './contacts.js';
import type { Code, Edge, SourceMap } from './raster.js';

/** Pixels being drawn up; `locked` ones carry a label and stay. */
export interface Draft {
  readonly width: number;
  readonly height: number;
  readonly codes: Int16Array;
  readonly locked: Uint8Array;
  readonly labelWidth: number;
  readonly boxes: Boxes;
}

/** A run of `labelWidth` whole cells, as the pixel at its upper left. */
interface Slot {
  readonly x: number;
  readonly y: number;
}

/** Whether `code` has a run of `labelWidth` whole cells (both half-block pixels its own). */
export const hasRoom = ({ width, height, codes, labelWidth }: Draft, code: Code): boolean => {
  for (let y = 0; y + 1 < height; y += 2) {
    let run = 0;
    for (let x = 0; x < width; x++) {
      run = codes[y * width + x] === code && codes[(y + 1) * width + x] === code ? run + 1 : 0;
      if (run >= labelWidth) return true;
    }
  }
  return false;
};

const slotPixels = (draft: Draft, slot: Slot): readonly number[] =>
  Array.from({ length: draft.labelWidth * 2 }, (_, k) => {
    const below = k >= draft.labelWidth ? 1 : 0;
    return (slot.y + below) * draft.width + slot.x + (k % draft.labelWidth);
  });

/** The slot where `code` has most of the ground; slots that would cover another's label are left out. */
const bestSlot = (draft: Draft, code: Code): Slot | null => {
  const { width, height, labelWidth, boxes } = draft;
  const shares = new Int32Array(width * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) shares[y * width + x] = boxes.share(x, y, code);
  let best: Slot | null = null;
  let most = 0;
  for (let y = 0; y + 1 < height; y += 2) {
    for (let x = 0; x + labelWidth <= width; x++) {
      const pixels = slotPixels(draft, { x, y });
      if (pixels.some((at) => draft.locked[at])) continue;
      const sum = pixels.reduce((total, at) => total + (shares[at] ?? 0), 0);
      if (sum > most) [most, best] = [sum, { x, y }];
    }
  }
  return best;
};

/** Paints and locks a slot for each territory that has no room; one slot may push out another, hence the rounds. */
export const reserveLabels = (draft: Draft, territories: number): void => {
  for (let round = 0; round < 4; round++) {
    let changed = false;
    for (let code = 0; code < territories; code++) {
      if (hasRoom(draft, code)) continue;
      const slot = bestSlot(draft, code);
      if (!slot) continue;
      for (const at of slotPixels(draft, slot)) {
        draft.codes[at] = code;
        draft.locked[at] = 1;
      }
      changed = true;
    }
    if (!changed) return;
  }
};

interface Flip {
  readonly at: number;
  readonly code: Code;
  readonly gain: number;
  readonly loss: number;
}

/** What pixel `at` could become: a neighbour's code, or the sea there. */
const choices = (draft: Draft, at: number): readonly Code[] => {
  const { width, height, codes, boxes } = draft;
  const x = at % width;
  const y = (at - x) / width;
  const found = new Set<Code>([boxes.seaAt(x, y)]);
  if (x > 0) found.add(codes[at - 1] ?? 0);
  if (x + 1 < width) found.add(codes[at + 1] ?? 0);
  if (y > 0) found.add(codes[at - width] ?? 0);
  if (y + 1 < height) found.add(codes[at + width] ?? 0);
  found.delete(codes[at] ?? 0);
  return [...found];
};

/** Whether `code` would still have room with pixel `at` given to `other`. */
const keepsRoom = (draft: Draft, at: number, other: Code): boolean => {
  const code = draft.codes[at] ?? 0;
  if (code < 0) return true;
  draft.codes[at] = other;
  const kept = hasRoom(draft, code);
  draft.codes[at] = code;
  return kept;
};

/**
 * Flips one pixel at a time, always the one that mends most at the least loss of share, until every land edge has contact
 * and no strangers touch. Territories joined by a sea link may touch or not.
 */
export const repairContacts = (draft: Draft, source: SourceMap, edges: readonly Edge[]): void => {
  const contacts = createContacts(draft, source, edges);
  const lossOf = (at: number, code: Code): number => {
    const x = at % draft.width;
    const y = (at - x) / draft.width;
    return draft.boxes.share(x, y, draft.codes[at] ?? 0) - draft.boxes.share(x, y, code);
  };
  for (let flips = 0; flips < 200 && contacts.wrong() > 0; flips++) {
    let best: Flip | null = null;
    for (const at of contacts.suspects()) {
      if (draft.locked[at]) continue;
      for (const code of choices(draft, at)) {
        const gain = contacts.gain(at, code);
        if (gain <= 0 || (best && gain < best.gain)) continue;
        const loss = lossOf(at, code);
        if (best && gain === best.gain && loss >= best.loss) continue;
        if (keepsRoom(draft, at, code)) best = { at, code, gain, loss };
      }
    }
    if (!best) return;
    contacts.flip(best.at, best.code);
  }
};
