// Styled text: what the pure part of the screen is made of. A line is spans; nothing in it depends on a terminal.
import stringWidth from 'string-width';
import { cutColumns, type Place } from '../../text/index.js';

export interface Span {
  readonly text: string;
  /** 0xRRGGBB; null is the terminal's own. */
  readonly fg: number | null;
  readonly bg: number | null;
  readonly bold: boolean;
  readonly dim: boolean;
  readonly inverse: boolean;
  /** What is said in its place where text is read out; '' for nothing. Without it the text is said as it is. */
  readonly say?: string;
  /** A word between its neighbours, like `against`: it is read out without commas around it. */
  readonly glued?: boolean;
}

export type Line = readonly Span[];
export type Style = Partial<Omit<Span, 'text'>>;

export const span = (text: string, style: Style = {}): Span => ({
  text,
  fg: style.fg ?? null,
  bg: style.bg ?? null,
  bold: style.bold ?? false,
  dim: style.dim ?? false,
  inverse: style.inverse ?? false,
  ...(style.say === undefined ? {} : { say: style.say }),
  ...(style.glued === undefined ? {} : { glued: style.glued }),
});

export const bold = (text: string, fg: number | null = null): Span => span(text, { bold: true, fg });
export const dim = (text: string): Span => span(text, { dim: true });

/** A word between two sides: `against`. */
export const between = (text: string): Span => span(` ${text} `, { glued: true });

/** `part`, read out as `say`. */
export const said = (part: Span, say: string): Span => ({ ...part, say });

/** A heading of columns: each number of them is read out with its name. */
export const unsaid = (line: Line): Line => line.map((part) => said(part, ''));

const ENDS_SENTENCE = /[.:?!…]$/;

/** The line as it is read out: its parts with commas between, none of them twice in a row. */
export const sayLine = (line: Line): string => {
  let text = '';
  let last = '';
  let isGlued = false;
  for (const part of line) {
    const next = (part.say ?? part.text).replace(/\s+/g, ' ').trim();
    if (next === '' || (next === last && /\p{L}/u.test(next))) continue;
    if (text === '' || /^[.,;:]/.test(next)) text += next;
    else if (isGlued || part.glued) text += ` ${next}`;
    else text += ENDS_SENTENCE.test(text) || text.endsWith(',') ? ` ${next}` : `, ${next}`;
    last = next;
    isGlued = part.glued === true;
  }
  return text;
};

export const widthOf = (line: Line): number => line.reduce((sum, { text }) => sum + stringWidth(text), 0);

/** `text` at exactly `columns`: cut, or padded with spaces on the right. */
export const padEnd = (text: string, columns: number): string => {
  const cut = stringWidth(text) > columns ? `${cutColumns(text, Math.max(0, columns - 1))}…` : text;
  return cut + ' '.repeat(Math.max(0, columns - stringWidth(cut)));
};

/** The name of a place at exactly `columns`: its short one where the whole name does not fit. */
export const padPlace = ({ bare, short }: Place, columns: number): string =>
  padEnd(stringWidth(bare) > columns ? short : bare, columns);

/** Padded with spaces on the left; numbers are never cut. */
export const padStart = (text: string, columns: number): string =>
  ' '.repeat(Math.max(0, columns - stringWidth(text))) + text;

/** The first `columns` of a line. */
const cut = (line: Line, columns: number): Line => {
  const result: Span[] = [];
  let room = columns;
  for (const part of line) {
    const text = cutColumns(part.text, Math.max(0, room));
    if (text !== '') result.push({ ...part, text });
    if (text !== part.text) break;
    room -= stringWidth(text);
  }
  return result;
};

const textOf = (line: Line): string => line.map(({ text }) => text).join('');

/** The line cut to `columns`, with an ellipsis where more than spaces is left out. */
export const crop = (line: Line, columns: number): Line => {
  if (widthOf(line) <= columns) return line;
  const kept = cut(line, columns);
  const isWhole = textOf(kept).trimEnd() === textOf(line).trimEnd();
  if (isWhole || columns < 1) return kept;
  const shorter = cut(line, columns - 1);
  return [...shorter, { ...(shorter.at(-1) ?? span('')), text: '…' }];
};

/** `left` and `right` on one line of `columns`, `left` cut first where both do not fit. */
export const justify = (left: Line, right: Line, columns: number): Line => {
  const fitted = crop(left, Math.max(0, columns - widthOf(right) - 1));
  const gap = columns - widthOf(fitted) - widthOf(right);
  return crop([...fitted, span(' '.repeat(Math.max(0, gap))), ...right], columns);
};

/** Words of `text` on lines of at most `columns`. */
export const wrap = (text: string, columns: number): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const next = line === '' ? word : `${line} ${word}`;
    if (stringWidth(next) <= columns || line === '') line = next;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
};

/** The same where the first line has less room than the others: something stands before it. */
export const wrapAfter = (text: string, first: number, columns: number): string[] => {
  const [begin = ''] = wrap(text, first);
  const rest = text.slice(begin.length).trimStart();
  return rest === '' ? [begin] : [begin, ...wrap(rest, columns)];
};

/** The same on at most `rows` lines; an ellipsis ends the last where there is more. */
export const wrapWithin = (text: string, columns: number, rows: number): string[] => {
  const lines = wrap(text, columns);
  if (lines.length <= rows) return lines;
  const kept = lines.slice(0, Math.max(0, rows));
  return kept.map((line, n) => (n < kept.length - 1 ? line : `${cutColumns(line, columns - 1)}…`));
};

/** Lines of spans, at most `rows` of them, in the same way. */
export const linesWithin = (lines: readonly Line[], columns: number, rows: number): readonly Line[] => {
  if (lines.length <= rows) return lines;
  const kept = lines.slice(0, Math.max(0, rows));
  return kept.map((line, n) =>
    n < kept.length - 1 ? line : [...cut(line, columns - 1), { ...(line.at(-1) ?? span('')), text: '…' }],
  );
};

/** Shorter spans are kept whole where lines are broken. */
const LEAST_SPLIT = 24;

/** A line of spans broken into lines of at most `columns`; those after the first are set in a little. */
export const wrapLine = (line: Line, columns: number): Line[] => {
  if (widthOf(line) <= columns) return [line];
  const words = line.flatMap((part) =>
    part.text.length > LEAST_SPLIT ? part.text.split(/(?<= )/).map((text) => ({ ...part, text })) : [part],
  );
  const lines: Span[][] = [[]];
  let width = 0;
  for (const word of words) {
    const needed = stringWidth(word.text.trimEnd());
    if (width > 0 && width + needed > columns) {
      lines.push([span('   ')]);
      width = 3;
    }
    lines[lines.length - 1]?.push(word);
    width += stringWidth(word.text);
  }
  return lines;
};

/** Neighbours of one style as one span. */
export const joined = (parts: readonly Span[]): Line => {
  const line: Span[] = [];
  for (const part of parts) {
    const last = line.at(-1);
    const isSame =
      last !== undefined &&
      last.fg === part.fg &&
      last.bg === part.bg &&
      last.bold === part.bold &&
      last.dim === part.dim &&
      last.inverse === part.inverse;
    if (isSame) line[line.length - 1] = { ...last, text: last.text + part.text };
    else line.push(part);
  }
  return line;
};
