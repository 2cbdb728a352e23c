// Text from outside, made fit for a screen: no control characters, no escape sequences, no marks that turn the line round.
import stringWidth from 'string-width';

const ESCAPE_SEQUENCES =
  /[\u001b\u009b][[\]()#;?]*(?:[^\u0007\u001b]{0,200}?[\u0007]|(?:\d{1,4}(?:[;:]\d{0,4})*)?[\dA-PR-TZcf-nq-uy=><~])/g;
const CONTROLS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu;

/** More marks than this on one letter are no writing; they would make a short name long. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** Columns that a name may take. */
export const NAME_COLUMNS = 24;

/** Made when it is first needed: that takes as long as drawing a frame. */
let segmenter: Intl.Segmenter | null = null;
const segmentsOf = (text: string): Intl.Segments => {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
};

/** `text` cut to at most `columns` terminal columns, never inside a character. */
export const cutColumns = (text: string, columns: number): string => {
  if (stringWidth(text) <= columns) return text;
  let result = '';
  let width = 0;
  for (const { segment } of segmentsOf(text)) {
    width += stringWidth(segment);
    if (width > columns) break;
    result += segment;
  }
  return result;
};

/** `text` without escape sequences, control and format characters; white space becomes single spaces, but those that hold a line together. */
export const plainText = (text: string): string =>
  text
    .slice(0, 10_000)
    .replace(/[\t\n\r]+/g, ' ')
    .replace(ESCAPE_SEQUENCES, '')
    .replace(CONTROLS, '')
    .replace(/[^\S\u00a0]+/g, ' ')
    .trim()
    .normalize('NFC')
    .replace(PILED_MARKS, '$1');

/** Lines of our own that may hold text from outside: as they are, without what could steer a terminal. */
export const plainLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(ESCAPE_SEQUENCES, '').replace(CONTROLS, ''))
    .join('\n');

/** A seat's name as it may be shown, or `fallback` when nothing is left of it. */
export const plainName = (name: string, fallback: string): string =>
  cutColumns(plainText(name.replaceAll('\u00a0', ' ')), NAME_COLUMNS).trim() || fallback;
