// A part of the rulebook on the screen: its text on lines of the screen's width, and the part of them that is seen.
import { padEnd, span, widthOf, wrap } from '../frame/line.js';
import type { Size } from '../model.js';
import type { Menu } from './menu.js';

export interface PageLine {
  readonly text: string;
  readonly isHeading: boolean;
}

/** Rows of the screen around the page: the name of the game, its frame, a line below. */
const ROWS_AROUND = 4;
const MARGIN = 6;
/** Longer lines are hard to read. */
const MOST_COLUMNS = 100;

export const pageRows = ({ rows }: Size): number => Math.max(1, rows - ROWS_AROUND);

/** Paragraphs of Markdown: lines that belong together are joined, lists keep their lines, a table is one paragraph. */
const paragraphsOf = (text: string): string[] => {
  const paragraphs: string[] = [];
  for (const line of text.split('\n')) {
    const last = paragraphs.at(-1);
    const goesOn = last !== undefined && last !== '' && !/^(#|\|)/.test(last) && !/^(#|\||- |\d+\. |$)/.test(line);
    if (last?.startsWith('|') && line.startsWith('|')) paragraphs[paragraphs.length - 1] = `${last}\n${line}`;
    else if (goesOn) paragraphs[paragraphs.length - 1] = `${last} ${line.trim()}`;
    else paragraphs.push(line);
  }
  return paragraphs;
};

const plain = (text: string): string => text.replace(/\*\*|`|\b_|_\b/g, '');

const cellsOf = (row: string): string[] =>
  row
    .slice(1, -1)
    .split('|')
    .map((cell) => plain(cell.trim()));

/** A table's rows with their columns one below the other, its heading first. */
const tableLines = (rows: readonly string[], width: number): PageLine[] => {
  const cells = rows.filter((row) => !/^\|[\s|:-]+\|$/.test(row)).map(cellsOf);
  const widths = (cells[0] ?? []).map((_, c) => Math.max(...cells.map((row) => widthOf([span(row[c] ?? '')]))));
  return cells.flatMap((row, n) => {
    const text = row.map((cell, c) => (c === row.length - 1 ? cell : padEnd(cell, widths[c] ?? 0))).join('   ');
    return wrap(text, width).map((line) => ({ text: line, isHeading: n === 0 }));
  });
};

/** The page's text, line by line. */
export const pageLines = ({ page }: Menu, { columns }: Size): readonly PageLine[] => {
  const width = Math.min(MOST_COLUMNS, columns - MARGIN);
  return paragraphsOf(page?.text ?? '').flatMap((paragraph): PageLine[] => {
    if (paragraph.startsWith('|')) return tableLines(paragraph.split('\n'), width);
    const [, marks, heading = ''] = /^(#+) (.*)$/.exec(paragraph) ?? [];
    if (marks !== undefined) return [{ text: plain(heading.replace(/ \(`[\w-]+`\)$/, '')), isHeading: true }];
    const [lead = ''] = /^(- |\d+\. )/.exec(paragraph) ?? [];
    const [first = '', ...rest] = wrap(plain(paragraph), width - lead.length);
    return [first, ...rest.map((row) => ' '.repeat(lead.length) + row)].map((row) => ({ text: row, isHeading: false }));
  });
};

/** The menu with the page moved by `lines`; no further than its ends. */
export const scrollPage = (menu: Menu, size: Size, lines: number): Menu => {
  const most = Math.max(0, pageLines(menu, size).length - pageRows(size));
  return { ...menu, scroll: Math.min(most, Math.max(0, menu.scroll + lines)) };
};
