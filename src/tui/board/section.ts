// A map that is larger than its place on the screen, and the part of it that is shown there.
import type { Layout } from './board.js';

/** How many times as wide and as high a map is that is looked at from near. */
export const ZOOM = 2;

/** A map of `columns` x `rows` cells, and the cell of it that is at the upper left of its place. */
export interface Section {
  readonly columns: number;
  readonly rows: number;
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly columns: number;
  readonly rows: number;
}

export const wholeSection = ({ columns, rows }: Size): Section => ({ columns, rows, x: 0, y: 0 });

/** The size of the map that a zoomed one is a part of. */
export const zoomedSize = ({ columns, rows }: Size): Size => ({ columns: ZOOM * columns, rows: ZOOM * rows });

/** Where a window of `length` cells begins so that `at` is as near to its middle as half windows allow. */
const beginOf = (at: number, length: number, whole: number): number => {
  const step = Math.max(1, Math.floor(length / 2));
  const last = whole - length;
  const begin = Math.round((at - length / 2) / step) * step;
  return Math.min(last, Math.max(0, begin));
};

/**
 * The window of the size of `place` in which the label of territory `at` is near the middle; the middle of the map where that is
 * null. It moves by half windows, so that not every step moves the whole picture.
 */
export const sectionAround = (layout: Layout, place: Size, at: number | null): Section => {
  const { columns, rows } = layout.map;
  const spot = at === null ? undefined : layout.labels[at];
  return {
    columns,
    rows,
    x: beginOf(spot?.centre ?? columns / 2, place.columns, columns),
    y: beginOf(spot?.row ?? rows / 2, place.rows, rows),
  };
};

/** Whether more than a third of the territories have hardly room for a count before pixels are moved for them. */
export const isCrowded = ({ map, board }: Layout): boolean => 3 * map.cramped > board.codes.length;
