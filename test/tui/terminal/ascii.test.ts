// --ascii: what stands for the letters and signs of the four languages.
import { describe, expect, test } from '@jest/globals';
import { LANGUAGES, messagesIn } from '../../../src/text/index.js';
import { span } from '../../../src/tui/frame/line.js';
import { paintRows } from '../../../src/tui/frame/paint.js';
import { asciiGrid } from '../../../src/tui/terminal/ascii.js';
import { gridText } from '../support/screens.js';

const asciiOf = (text: string): string => gridText(asciiGrid(paintRows([[span(text)]], text.length, 1)));

/** Every text of a catalogue that is no function. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

describe.each(LANGUAGES)('in %s', (language) => {
  test('every letter and sign has one that stands for it', () => {
    const signs = new Set(textsIn(messagesIn(language)).flatMap((text) => [...text]));
    expect(signs.size).toBeGreaterThan(50);
    const lost = [...signs].filter((sign) => sign !== '?' && sign !== '\n' && asciiOf(`a${sign}b`).includes('?'));
    expect(lost).toEqual([]);
  });
});

test('quotation marks, dashes and arrows', () => {
  expect(asciiOf('«Ney»: “1–2” → 3×…')).toBe('"Ney": "1-2" > 3x.');
});
