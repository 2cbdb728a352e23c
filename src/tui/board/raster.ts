// The reference map of a pack, unpacked and numbered in board order.

import type { RasterData } from '../../core/index.js';

/** What a pixel shows: a territory (>= 0), water outside the zones (VOID), or a zone (see `zoneOf`). */
export type Code = number;

export const VOID: Code = -1;

export const zoneCode = (zone: number): Code => -2 - zone;

/** The zone of a sea code, or null on land and on void water. */
export const zoneOf = (code: Code): number | null => (code <= -2 ? -2 - code : null);

/** A pair of territory numbers in board order, and whatever else the rules keep with it. */
export type Edge = readonly [a: number, b: number, ...rest: unknown[]];

export interface Link {
  readonly a: number;
  readonly b: number;
  readonly wrap: boolean;
  readonly paths: readonly (readonly number[])[];
}

/** A raster with territories numbered in board order; `codes` is row-major, width x height. */
export interface SourceMap {
  readonly width: number;
  readonly height: number;
  readonly territories: number;
  readonly zones: number;
  readonly codes: Int16Array;
  readonly links: readonly Link[];
  /** Visual centres of the territories, in raster units. */
  readonly anchors: readonly (readonly [x: number, y: number])[];
}

const ZERO = 48;

const unpack = (raster: RasterData, codeOf: ReadonlyMap<string, Code>): Int16Array => {
  const codes = new Int16Array(raster.width * raster.height).fill(VOID);
  raster.rows.split('\n').forEach((line, row) => {
    let column = 0;
    let count = 0;
    for (let at = 0; at < line.length; at++) {
      const digit = line.charCodeAt(at) - ZERO;
      if (digit >= 0 && digit <= 9) {
        count = 10 * count + digit;
        continue;
      }
      const start = row * raster.width + column;
      codes.fill(codeOf.get(line.charAt(at)) ?? VOID, start, start + (count || 1));
      column += count || 1;
      count = 0;
    }
    if (column !== raster.width) throw new Error(`bug: raster row ${row} has ${column} pixels`);
  });
  return codes;
};

/** Unpacks `raster` with the territories numbered by their place in `ids`, the rules' board order. */
export const readRaster = (raster: RasterData, ids: readonly string[]): SourceMap => {
  const index = new Map(ids.map((id, at) => [id, at]));
  const numberOf = (id: string): number => {
    const at = index.get(id);
    if (at === undefined) throw new Error(`bug: the map has no territory ${id} on this board`);
    return at;
  };
  const anchors = ids.map((id) => {
    const entry = raster.territories.find((each) => each[1] === id);
    if (!entry) throw new Error(`bug: territory ${id} is not on the map`);
    return [entry[2], entry[3]] as const;
  });
  const codeOf = new Map<string, Code>(raster.territories.map(([symbol, id]) => [symbol, numberOf(id)]));
  raster.zones.forEach(([symbol], zone) => {
    codeOf.set(symbol, zoneCode(zone));
  });
  return {
    width: raster.width,
    height: raster.height,
    territories: ids.length,
    zones: raster.zones.length,
    codes: unpack(raster, codeOf),
    links: raster.links.map((link) => ({ ...link, a: numberOf(link.a), b: numberOf(link.b) })),
    anchors,
  };
};
