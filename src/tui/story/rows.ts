// Rows of what is looked back on: a heading, and what is chosen in a list.
import { bold, dim, type Line } from '../frame/line.js';
import type { Model } from '../model.js';
import { themeOf } from '../palette/theme.js';
import { exactly } from '../panes/columns.js';

export const heading = (model: Model, text: string, note = ''): Line => [
  bold(text, themeOf(model.context)?.title ?? null),
  dim(note === '' ? '' : `  ${note}`),
];

/** `line` over the whole width, on the colour of what is chosen; inverted where there are no colours. */
export const chosenLine = (model: Model, line: Line, columns: number): Line => {
  const row = themeOf(model.context)?.row ?? null;
  return exactly(line, columns).map((part) =>
    row === null
      ? { ...part, bold: true, dim: false, fg: null, bg: null, inverse: true }
      : { ...part, bold: true, dim: false, bg: part.bg ?? row },
  );
};
