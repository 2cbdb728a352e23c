// Contacts that a small size gets wrong: strangers that touch are parted strip by strip, and then single pixels flip until
// every land edge has contact. Nobody loses the room for a label, and no cell gets a third kind of ground.
import type { Contacts, Pair } from './contacts.js';
import type { Code } from './raster.js';
import { cellOf, type Draft, hasRoom, isWhole, kindOf, WATER } from './repair.js';

/** Whether the cell of pixel `at` would still hold two kinds of ground at most if the pixel were `code`. */
const fitsCell = (draft: Draft, at: number, code: Code): boolean => {
  const { width, across, down, codes } = draft;
  const [x, y] = cellOf(draft, at);
  const first = kindOf(code);
  let second = first;
  for (let j = 0; j < down; j++) {
    for (let i = 0; i < across; i++) {
      const other = (y + j) * width + x + i;
      if (other === at) continue;
      const kind = kindOf(codes[other] ?? 0);
      if (kind === first || kind === second) continue;
      if (second !== first) return false;
      second = kind;
    }
  }
  return true;
};

/** What pixel `at` could become: the sea there, or a neighbour's code. */
const choices = (draft: Draft, at: number): readonly Code[] => {
  const { width, height, codes, boxes } = draft;
  const x = at % width;
  const y = (at - x) / width;
  const found: Code[] = [];
  const own = codes[at] ?? 0;
  const look = (code: Code): void => {
    if (code !== own && !found.includes(code)) found.push(code);
  };
  look(boxes.seaAt(x, y));
  if (x > 0) look(codes[at - 1] ?? 0);
  if (x + 1 < width) look(codes[at + 1] ?? 0);
  if (y > 0) look(codes[at - width] ?? 0);
  if (y + 1 < height) look(codes[at + width] ?? 0);
  return found.filter((code) => fitsCell(draft, at, code));
};

/** Whether `code` would still have room with pixel `at` given to `other`. */
const keepsRoom = (draft: Draft, at: number, other: Code): boolean => {
  const code = draft.codes[at] ?? 0;
  // Labels lie on whole cells: what is none already is nobody's room.
  if (code < 0 || !isWhole(draft, code, ...cellOf(draft, at))) return true;
  draft.codes[at] = other;
  const kept = hasRoom(draft, code);
  draft.codes[at] = code;
  return kept;
};

interface Flip {
  readonly at: number;
  readonly code: Code;
  readonly gain: number;
  readonly loss: number;
}

const isBetter = (a: Flip, b: Flip | null): boolean =>
  b === null || a.gain > b.gain || (a.gain === b.gain && a.loss < b.loss);

const lossOf = (draft: Draft, at: number, code: Code): number => {
  const x = at % draft.width;
  const y = (at - x) / draft.width;
  return draft.boxes.share(x, y, draft.codes[at] ?? 0) - draft.boxes.share(x, y, code);
};

/** The flip near `pair` that mends most at the least loss of share. */
const bestFlip = (draft: Draft, contacts: Contacts, pair: Pair): Flip | null => {
  let best: Flip | null = null;
  for (const at of contacts.between(pair)) {
    if (draft.locked[at]) continue;
    for (const code of choices(draft, at)) {
      const gain = contacts.gain(at, code);
      if (gain <= 0 || (best && gain < best.gain)) continue;
      const flip = { at, code, gain, loss: lossOf(draft, at, code) };
      if (isBetter(flip, best) && keepsRoom(draft, at, code)) best = flip;
    }
  }
  return best;
};

const keyOf = ([a, b]: Pair): number => a * 1024 + b;

/** How far from a flip what was thought about a pair may have changed. */
const TOUCHED = 4;

/** Where a pair's territories meet, roughly, so that it is thought about again where something has changed there. */
const isNear = (draft: Draft, flips: readonly number[], at: number): boolean =>
  flips.some((flip) => {
    const [x, y] = [at % draft.width, Math.floor(at / draft.width)];
    const [u, v] = [flip % draft.width, Math.floor(flip / draft.width)];
    return Math.abs(x - u) <= TOUCHED && Math.abs(y - v) <= TOUCHED;
  });

const MOST_FLIPS = 200;

/**
 * Flips one pixel at a time, the best first, until every land edge has contact and no strangers touch. Territories joined by a
 * sea link may touch or not. What was found for a pair is kept until something flips beside it.
 */
export const repairContacts = (draft: Draft, contacts: Contacts): void => {
  const known = new Map<number, Flip | null>();
  for (let flips = 0; flips < MOST_FLIPS && contacts.wrong() > 0; flips++) {
    let best: Flip | null = null;
    for (const pair of contacts.wrongPairs()) {
      const key = keyOf(pair);
      let flip = known.get(key);
      if (flip === undefined) {
        flip = bestFlip(draft, contacts, pair);
        known.set(key, flip);
      }
      if (flip !== null && isBetter(flip, best)) best = flip;
    }
    if (!best) return;
    const { at, code } = best;
    const touched = [draft.codes[at] ?? 0, code];
    contacts.flip(at, code);
    for (const [key, flip] of known) {
      const isOf = touched.includes(Math.floor(key / 1024)) || touched.includes(key % 1024);
      if (isOf || (flip !== null && isNear(draft, [at], flip.at))) known.delete(key);
    }
  }
};

/** Pixels of `code` that touch `other`. */
const stripOf = ({ width, height, codes }: Draft, code: Code, other: Code): number[] => {
  const strip: number[] = [];
  for (let at = codes.indexOf(code); at >= 0; at = codes.indexOf(code, at + 1)) {
    const x = at % width;
    const touches =
      (x > 0 && codes[at - 1] === other) ||
      (x + 1 < width && codes[at + 1] === other) ||
      codes[at - width] === other ||
      (at + width < width * height && codes[at + width] === other);
    if (touches) strip.push(at);
  }
  return strip;
};

/** The strip as water, with the rest of `code` in those of its cells that would get a third kind of ground. */
const widened = (draft: Draft, code: Code, strip: readonly number[]): number[] => {
  const { width, across, down, codes } = draft;
  const all = new Set(strip);
  for (const at of strip) {
    const [x, y] = cellOf(draft, at);
    const cell: number[] = [];
    for (let j = 0; j < down; j++) for (let i = 0; i < across; i++) cell.push((y + j) * width + x + i);
    const isShared = cell.some((each) => ![code, WATER].includes(kindOf(codes[each] ?? 0)));
    if (isShared) for (const each of cell) if (codes[each] === code) all.add(each);
  }
  return [...all];
};

/**
 * Strangers that touch: the whole strip of contact becomes water on one side or the other. Kept where less is wrong after it
 * and the label keeps its room; single pixels would stall there, since nothing is gained before the last one goes.
 */
export const carveContacts = (draft: Draft, contacts: Contacts): void => {
  for (const [a, b] of contacts.wrongPairs()) {
    for (const [code, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const strip = stripOf(draft, code, other);
      if (strip.length < 2) break;
      const cut = widened(draft, code, strip);
      if (cut.some((at) => draft.locked[at])) continue;
      const [before, missing] = [contacts.wrong(), contacts.missing()];
      for (const at of cut) contacts.flip(at, draft.boxes.seaAt(at % draft.width, Math.floor(at / draft.width)));
      const isBetter = contacts.wrong() < before && contacts.missing() <= missing;
      if (isBetter && hasRoom(draft, code)) break;
      for (const at of cut) contacts.flip(at, code);
    }
  }
};
