// --size: columns and rows of a screen that is drawn without a terminal of that size.
import { type Messages, plainText } from '../text/index.js';
import { MOST_COLUMNS, MOST_ROWS } from '../tui/terminal/session.js';
import { UsageError } from './fail.js';

export const sizeFlag = (m: Messages, text: string): { readonly columns: number; readonly rows: number } => {
  const [, columns, rows] = (/^(\d{1,4})x(\d{1,4})$/i.exec(text) ?? []).map(Number);
  const isGood = columns !== undefined && rows !== undefined && columns >= 1 && rows >= 1;
  if (isGood && columns <= MOST_COLUMNS && rows <= MOST_ROWS) return { columns, rows };
  throw new UsageError(m.cli.badSize(plainText(text), MOST_COLUMNS, MOST_ROWS));
};
