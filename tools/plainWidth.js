// The width of text of plain characters, which takes no table: what stands in for string-width where there is nothing else
// to measure.
const SGR = /\x1b\[[0-9;:]*m/g;

/** One column on every terminal, and never joined with a neighbour: Latin, arrows, boxes, blocks, the seats' glyphs, a fort and a star. */
const isPlain = (code) =>
  (code >= 0x20 && code < 0x7f) ||
  (code >= 0xa0 && code < 0x300 && code !== 0xad) ||
  (code >= 0x2010 && code <= 0x2027) ||
  (code >= 0x2039 && code <= 0x203a) ||
  (code >= 0x2190 && code <= 0x2193) ||
  code === 0x2302 ||
  code === 0x23ce ||
  (code >= 0x2500 && code < 0x25fd) ||
  code === 0x2605 ||
  code === 0x266a ||
  code === 0x2718 ||
  code === 0x271a ||
  code === 0x276f;

/** Columns of `input`, its colours aside; null where characters are among it that string-width has to measure. */
export const plainWidth = (input) => {
  if (typeof input !== 'string') return 0;
  const text = input.includes('\x1b') ? input.replace(SGR, '') : input;
  for (let i = 0; i < text.length; i++) if (!isPlain(text.charCodeAt(i))) return null;
  return text.length;
};
