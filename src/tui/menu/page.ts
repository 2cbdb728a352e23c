// A page of text on the screen, a part of the rulebook or statistics: its text on lines of the screen's width, and the part of them that is seen.
import { padEnd, padStart, span, widthOf, wrap } from '../frame/line.js';
import type { Size } from '../model.js';
import type { Menu, MenuStep } from './menu.js';

/** Whether the step shows a page. */
export const isPage = (step: MenuStep): boolean => step === 'page' || step === 'stats';

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

/** The row below a table's heading: colons say on which side its cells stand. */
const isRule = (row: string): boolean => /^\|[\s|:-]+\|$/.test(row);

/** A table's rows with their columns one below the other, its heading first. */
const tableLines = (rows: readonly string[], width: number): PageLine[] => {
  const cells = rows.filter((row) => !isRule(row)).map(cellsOf);
  const widths = (cells[0] ?? []).map((_, c) => Math.max(...cells.map((row) => widthOf([span(row[c] ?? '')]))));
  const isRight = cellsOf(rows.find(isRule) ?? '').map((cell) => cell.endsWith(':'));
  const padded = (cell: string, c: number): string => (isRight[c] ? padStart : padEnd)(cell, widths[c] ?? 0);
  return cells.flatMap((row, n) => {
    const text = row.map(padded).join('   ').trimEnd();
    return wrap(text, width).map((line) => ({ text: line, isHeading: n === 0 }));
  });
};

/** A table's rows in words: what stands in each column, by its name. */
const tableSaid = (rows: readonly string[]): string[] => {
  const [head = [], ...body] = rows.filter((row) => !isRule(row)).map(cellsOf);
  return body.map(([first = '', ...cells]) => {
    const said = cells.map((cell, c) => (head[c + 1] ? `${head[c + 1]} ${cell}` : cell));
    return `${first}: ${said.join(', ')}`;
  });
};

/** The page's text in words, paragraph by paragraph. */
export const pageSaid = ({ page }: Menu, width: number): readonly string[] =>
  paragraphsOf(page?.text ?? '').flatMap((paragraph) =>
    paragraph.startsWith('|') ? tableSaid(paragraph.split('\n')) : textLines(paragraph, width).map(({ text }) => text),
  );

/** The page's text, line by line. */
export const pageLines = ({ page }: Menu, { columns }: Size): readonly PageLine[] =>
  textLines(page?.text ?? '', Math.min(MOST_COLUMNS, columns - MARGIN));

/** Text in Markdown on lines of `width` columns. */
export const textLines = (markdown: string, width: number): readonly PageLine[] =>
  paragraphsOf(markdown).flatMap((paragraph): PageLine[] => {
    if (paragraph.startsWith('|')) return tableLines(paragraph.split('\n'), width);
    const [, marks, heading = ''] = /^(#+) (.*)$/.exec(paragraph) ?? [];
    if (marks !== undefined) return [{ text: plain(heading.replace(/ \(`[\w-]+`\)$/, '')), isHeading: true }];
    const [lead = ''] = /^(- |\d+\. )/.exec(paragraph) ?? [];
    const [first = '', ...rest] = wrap(plain(paragraph), width - lead.length);
    return [first, ...rest.map((row) => ' '.repeat(lead.length) + row)].map((row) => ({ text: row, isHeading: false }));
  });

/** The menu with the page moved by `lines`; no further than its ends. */
export const scrollPage = (menu: Menu, size: Size, lines: number): Menu => {
  const most = Math.max(0, pageLines(menu, size).length - pageRows(size));
  return { ...menu, scroll: Math.min(most, Math.max(0, menu.scroll + lines)) };
};
