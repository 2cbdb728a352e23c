// Colours as a terminal ends up showing them: rounded to those that it has.
import type { MapBoard } from '../../../src/tui/board/index.js';
import type { Ground } from '../../../src/tui/palette/map.js';
import { colourOf } from '../../../src/tui/pictures/svg.js';
import type { Cell } from '../../../src/tui/terminal/cell.js';
import { type ColourDepth, sgrColour } from '../../../src/tui/terminal/colour.js';
import { lookOf } from '../../../src/tui/terminal/sgr.js';
import { BOARDS } from '../board/maps.js';

/** Every kind of ground, by name. */
export const GROUNDS: readonly (readonly [name: string, ground: Ground])[] = ([24, 8, 4] as const).flatMap((depth) =>
  [false, true].map(
    (light) =>
      [
        `${depth === 24 ? 'truecolor' : `${2 ** depth} colours`} on ${light ? 'light' : 'dark'}`,
        { depth, light },
      ] as const,
  ),
);

/** The backgrounds that terminals are expected to have: the ends of the range. */
export const backgrounds = (light: boolean): readonly number[] => (light ? [0xffffff, 0xf5f5f5] : [0x000000, 0x1e1e1e]);

const known = (sgr: string): number => {
  const colour = colourOf(sgr);
  if (colour === null) throw new Error(`test: no colour in ${sgr}`);
  return colour;
};

/** A background as the terminal shows it. */
export const shown = (colour: number, depth: ColourDepth): number => known(sgrColour(colour, depth, 'bg'));

/** Both colours of a cell as the terminal shows them. */
export const shownOn = (cell: Cell, depth: ColourDepth): readonly [fg: number, bg: number] => {
  const { fg, bg } = lookOf(cell, cell.char, depth);
  return [known(fg), known(bg)];
};

export const boardOf = (name: string): MapBoard => {
  const board = BOARDS.find(([each]) => each === name)?.[1];
  if (!board) throw new Error(`test: no board ${name}`);
  return board;
};
