// What is written to a terminal: frames as differences, the newest alone where it does not keep up.

import type { Grid } from './cell.js';
import type { ColourDepth } from './colour.js';
import { diffGrids } from './diff.js';
import { BEGIN_FRAME, END_FRAME } from './modes.js';

/** A frame of fewer characters cannot be torn, and the marks would be most of it. */
const MARKED_FROM = 24;

export interface Painter {
  /** Writes text as it is, unless nobody reads any more. */
  send(text: string): void;
  /** Bytes that go out with the next picture, the newest alone where the terminal does not keep up. */
  note(bytes: string): void;
  /** Takes a grid of its own to show; shown at once unless the terminal is behind or `hold` was called. */
  draw(grid: Grid): void;
  /** Shows the last grid in full. */
  repaint(): void;
  /** The terminal does not show any more what was drawn: the next grid is drawn in full. */
  forget(): void;
  /** Nothing is drawn until `release`. */
  hold(): void;
  release(): void;
  /** Whether what was written still waits to be taken. */
  isBehind(): boolean;
  /** The terminal has taken what was written. */
  drained(): void;
  /** Nothing can be written any more. */
  lose(): void;
  /** Of everything that was written. */
  bytesWritten(): number;
}

/** `write`: false where the terminal is behind, until it is said to have `drained`. */
export const createPainter = (write: (text: string) => boolean, depth: ColourDepth): Painter => {
  let isLost = false;
  let isBlocked = false;
  let isHeld = true;
  /** What the terminal shows; null = not known. */
  let shown: Grid | null = null;
  /** The newest grid, shown or waiting. */
  let latest: Grid | null = null;
  let written = 0;
  let noted = '';

  const send = (text: string): void => {
    if (isLost) return;
    written += Buffer.byteLength(text);
    isBlocked = !write(text);
  };

  const show = (): void => {
    if (latest === null || isHeld || isBlocked || isLost) return;
    const bytes = noted + diffGrids(shown, latest, depth);
    noted = '';
    shown = latest;
    if (bytes !== '') send(bytes.length < MARKED_FROM ? bytes : BEGIN_FRAME + bytes + END_FRAME);
  };

  const forget = (): void => {
    shown = null;
  };

  return {
    send,
    note: (bytes) => {
      noted = bytes;
    },
    draw: (grid) => {
      // The caller may go on to change its grid, so the cells are kept in a list of our own.
      latest = { ...grid, cells: grid.cells.slice() };
      show();
    },
    repaint: () => {
      forget();
      show();
    },
    forget,
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
    },
    isBehind: () => isBlocked,
    drained: () => {
      isBlocked = false;
      show();
    },
    lose: () => {
      isLost = true;
    },
    bytesWritten: () => written,
  };
};
