// A recording that asciinema plays: version 2 of its format, a header and one line for every change of the screen.
import { jsonText } from '../../text/index.js';
import type { Grid } from '../terminal/cell.js';
import type { ColourDepth } from '../terminal/colour.js';
import { diffGrids } from '../terminal/diff.js';

export interface Cast {
  /** Shows `grid` for `ms`. What shows nothing new takes no time: its length would tell what is hidden. */
  frame(grid: Grid, ms: number): void;
  text(): string;
}

export interface CastOptions {
  readonly columns: number;
  readonly rows: number;
  readonly depth: ColourDepth;
  readonly title: string;
}

/** How long the last screen stands. */
const END_MS = 3000;

export const createCast = ({ columns, rows, depth, title }: CastOptions): Cast => {
  const term = depth === 24 ? 'xterm-direct' : depth === 8 ? 'xterm-256color' : 'xterm';
  const lines = [jsonText({ version: 2, width: columns, height: rows, title, env: { TERM: term } })];
  let shown: Grid | null = null;
  let now = 0;
  let due = 0;
  const write = (data: string): void => void lines.push(jsonText([now / 1000, 'o', data]));
  write('\x1b[?25l');
  return {
    frame: (grid, ms) => {
      const change = diffGrids(shown, grid, depth);
      if (change === '') return;
      now += due;
      write(change);
      shown = grid;
      due = ms;
    },
    text: () => {
      const end = jsonText([(now + END_MS) / 1000, 'o', '\x1b[m\x1b[?25h']);
      return `${[...lines, end].join('\n')}\n`;
    },
  };
};
