// The chosen row of a list.
import type { Ground } from '../palette/map.js';
import { themeOf } from '../palette/theme.js';
import { exactly } from '../panes/columns.js';
import type { Line } from './line.js';

/** `line` at exactly `columns`, on a ground of its own; where there is none it is inverse. */
export const chosenRow = (look: Ground, line: Line, columns: number): Line => {
  const row = themeOf(look)?.row ?? null;
  return exactly(line, columns).map((part) => {
    const bare = { ...part, bold: true, dim: false };
    if (row !== null) return part.bg === null ? { ...bare, bg: row } : part;
    return { ...bare, fg: null, bg: null, inverse: true };
  });
};
