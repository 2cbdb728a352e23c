// A picture's pixels as land: which territory each belongs to, cleaned of what would only disturb a map.
import type { Picture } from './picture.js';

/** No territory: sea, lines, the margin. */
export const NONE = -1;

/** The territory of each pixel, row by row. */
export interface Land {
  readonly width: number;
  readonly height: number;
  readonly at: Int16Array;
}

/** Domination: the blue channel is the number of the country, from 1; 255 and transparent pixels are none. */
export const landOfNumbers = ({ width, height, rgba }: Picture, count: number): { land: Land; stray: number } => {
  const at = new Int16Array(width * height).fill(NONE);
  let stray = 0;
  for (let i = 0; i < at.length; i++) {
    const [blue = 255, alpha = 255] = [rgba[4 * i + 2], rgba[4 * i + 3]];
    if (blue === 255 || blue === 0 || alpha === 0) continue;
    if (blue <= count) at[i] = blue - 1;
    else stray++;
  }
  return { land: { width, height, at }, stray };
};

/** How much the three channels of two pixels of one land may differ in all. */
const SAME_COLOUR = 24;

/**
 * Conquest: what a fill from each territory's point reaches in its colour. `clash` names two territories whose points lie in
 * one piece: then the picture does not fit the list.
 */
export const landOfFills = (
  { width, height, rgba }: Picture,
  points: readonly (readonly [x: number, y: number])[],
): { land: Land; clash: readonly [number, number] | null } => {
  const at = new Int16Array(width * height).fill(NONE);
  const land = { width, height, at };
  for (const [territory, [x, y]] of points.entries()) {
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    const start = y * width + x;
    const other = at[start] ?? NONE;
    if (other !== NONE) return { land, clash: [other, territory] };
    const differs = (i: number): boolean =>
      Math.abs((rgba[4 * i] ?? 0) - (rgba[4 * start] ?? 0)) +
        Math.abs((rgba[4 * i + 1] ?? 0) - (rgba[4 * start + 1] ?? 0)) +
        Math.abs((rgba[4 * i + 2] ?? 0) - (rgba[4 * start + 2] ?? 0)) >
      SAME_COLOUR;
    const open = [start];
    at[start] = territory;
    for (let i = open.pop(); i !== undefined; i = open.pop()) {
      for (const next of around(land, i)) {
        if (at[next] !== NONE || differs(next)) continue;
        at[next] = territory;
        open.push(next);
      }
    }
  }
  return { land, clash: null };
};

/** The up to four neighbours of a pixel. */
export const around = ({ width, height }: Land, i: number): number[] => {
  const x = i % width;
  const next: number[] = [];
  if (x > 0) next.push(i - 1);
  if (x + 1 < width) next.push(i + 1);
  if (i >= width) next.push(i - width);
  if (i + width < width * height) next.push(i + width);
  return next;
};

/** Pixels of each territory. */
export const areasOf = ({ at }: Land, count: number): Int32Array => {
  const areas = new Int32Array(count);
  for (const territory of at) if (territory !== NONE) areas[territory] = (areas[territory] ?? 0) + 1;
  return areas;
};

/** Smaller parts beside a larger one are dirt of the picture, not islands. */
const SPECK = 12;

/** Without parts of less than a dozen pixels, but the largest part of each territory, however small. */
export const withoutSpecks = (land: Land, count: number): Land => {
  const { width } = land;
  const at = Int16Array.from(land.at);
  const seen = new Uint8Array(at.length);
  const parts: number[][][] = Array.from({ length: count }, () => []);
  for (let i = 0; i < at.length; i++) {
    const territory = at[i] ?? NONE;
    if (territory === NONE || seen[i]) continue;
    const part = [i];
    seen[i] = 1;
    const look = (next: number): void => {
      if (seen[next] || at[next] !== territory) return;
      seen[next] = 1;
      part.push(next);
    };
    for (const each of part) {
      const x = each % width;
      if (x > 0) look(each - 1);
      if (x + 1 < width) look(each + 1);
      if (each >= width) look(each - width);
      if (each + width < at.length) look(each + width);
    }
    parts[territory]?.push(part);
  }
  for (const own of parts) {
    const largest = own.reduce((most, part) => Math.max(most, part.length), 0);
    for (const part of own) if (part.length < SPECK && part.length < largest) for (const i of part) at[i] = NONE;
  }
  return { ...land, at };
};

/** Cut to what is land and two hundredths around it. */
export const cropped = (land: Land): Land => {
  const { width, height, at } = land;
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let i = 0; i < at.length; i++) {
    if (at[i] === NONE) continue;
    const x = i % width;
    const y = (i - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (right < 0) return land;
  const [wide, high] = [Math.ceil((right - left) * 0.02), Math.ceil((bottom - top) * 0.02)];
  [left, right] = [Math.max(0, left - wide), Math.min(width - 1, right + wide)];
  [top, bottom] = [Math.max(0, top - high), Math.min(height - 1, bottom + high)];
  const out = { width: right - left + 1, height: bottom - top + 1 };
  const cut = new Int16Array(out.width * out.height);
  for (let y = 0; y < out.height; y++) {
    const start = (y + top) * width + left;
    cut.set(at.subarray(start, start + out.width), y * out.width);
  }
  return { ...out, at: cut };
};
