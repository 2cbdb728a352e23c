// What one cell can hold: cutting text into cells, and how wide each is on a terminal.

import stringWidth from 'string-width';

/** Made when it is first needed: that takes as long as drawing a frame. */
let segmenter: Intl.Segmenter | null = null;
const segmentsOf = (text: string): Intl.Segments => {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return segmenter.segment(text);
};

const CONTROL = /\p{Cc}/u;
const MARKS_ONLY = /^\p{M}+$/u;
/** Spacing marks and halfwidth voicing marks take a column of their own on terminals, though they join the cluster. */
const OWN_COLUMN = /[\p{Mc}\uff9e\uff9f]/u;
const PIECES = /[\p{Mc}\uff9e\uff9f]\p{Mn}*|[^\p{Mc}\uff9e\uff9f]+/gu;
const EMOJI_SHAPE = /\p{Emoji_Presentation}|[\ufe0f\u200d]/u;
const PICTOGRAPH = /\p{Extended_Pictographic}/u;
const CJK_PICTOGRAPH = /[\u3000-\u33ff\u{1f200}-\u{1f2ff}]/u;
const DISPUTED = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Mc}]/u;
const PLAIN_CLUSTER = /^.\p{Mn}*$/su;

export interface Glyph {
  /** Columns it takes; 0 = it cannot stand alone in a cell (control, format or lone combining character). */
  readonly width: 0 | 1 | 2;
  /** False where terminals are known to disagree on the width (emoji, pictographs, joined sequences). */
  readonly trusted: boolean;
}

const NARROW: Glyph = { width: 1, trusted: true };
const NOTHING: Glyph = { width: 0, trusted: true };

const CACHE_LIMIT = 4096;
const cache = new Map<string, Glyph>();

/** Arrows, pointers, the sign of Enter, a fort, a star, and the seats' signs; none of them is drawn as a picture anywhere. */
const SIGNS: ReadonlySet<number> = new Set([...'←↑→↓‹›⏎⌂★▲▼◆●○❯✘'].map((char) => char.charCodeAt(0)));

/**
 * One-column characters that never combine with what stands before them: Latin, quotation marks and dots, box drawing and
 * block elements, and the signs of the screen.
 */
const isSimple = (code: number): boolean =>
  (code >= 0x20 && code < 0x7f) ||
  (code >= 0xa0 && code < 0x300 && code !== 0xad) ||
  (code >= 0x2010 && code <= 0x2026) ||
  (code >= 0x2500 && code < 0x25aa) ||
  SIGNS.has(code);

const columnsOf = (char: string): number => {
  // string-width 7 takes every pictograph for a wide emoji; those drawn as text by default (U+2694) are narrow.
  if (PICTOGRAPH.test(char) && !EMOJI_SHAPE.test(char)) return CJK_PICTOGRAPH.test(char) ? 2 : 1;
  return stringWidth(char);
};

const measure = (char: string): Glyph => {
  if (char === '' || CONTROL.test(char) || MARKS_ONLY.test(char)) {
    return OWN_COLUMN.test(char) ? { width: 1, trusted: false } : NOTHING;
  }
  const width = columnsOf(char);
  if (width === 0) return NOTHING;
  return { width: width === 1 ? 1 : 2, trusted: PLAIN_CLUSTER.test(char) && !DISPUTED.test(char) };
};

/** The width of one cell's text, remembered (up to a bound). */
export const glyphOf = (char: string): Glyph => {
  if (char.length === 1 && isSimple(char.charCodeAt(0))) return NARROW;
  let glyph = cache.get(char);
  if (glyph === undefined) {
    glyph = measure(char);
    if (cache.size >= CACHE_LIMIT) cache.clear();
    cache.set(char, glyph);
  }
  return glyph;
};

/** Cuts text into what cells hold, one after the other; control characters come out as pieces of width 0. */
export const splitGraphemes = (text: string): readonly string[] => {
  const pieces: string[] = [];
  let index = 0;
  while (index < text.length && isSimple(text.charCodeAt(index))) index++;
  // A simple character may still carry a combining one that follows it, so the last is left to the segmenter.
  const simple = index === text.length ? index : Math.max(0, index - 1);
  for (let at = 0; at < simple; at++) pieces.push(text.charAt(at));
  if (simple === text.length) return pieces;
  for (const { segment } of segmentsOf(text.slice(simple))) {
    if (segment.length > 1 && OWN_COLUMN.test(segment)) pieces.push(...(segment.match(PIECES) ?? []));
    else pieces.push(segment);
  }
  return pieces;
};
