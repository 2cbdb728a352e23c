// What the first screen of a game is made of needs no segmenter: making one takes as long as drawing a frame.
import { expect, jest, test } from '@jest/globals';
import { splitGraphemes } from '../../../src/tui/terminal/graphemes.js';
import { modelAt, POSITIONS, SMALL } from '../support/games.js';
import { rowsText } from '../support/screens.js';

test('the first screens are cut into cells without a segmenter', () => {
  const sizes = [SMALL, { columns: 110, rows: 34 }, { columns: 160, rows: 48 }];
  const models = sizes.flatMap((size) => [POSITIONS.place, POSITIONS.attack].map((line) => modelAt(line, { size })));
  const rows = models.flatMap(rowsText);
  const segment = jest.spyOn(Intl.Segmenter.prototype, 'segment');
  for (const row of rows) expect(splitGraphemes(row).join('')).toBe(row);
  expect(segment.mock.calls).toEqual([]);
  // It is asked where it is needed.
  expect(splitGraphemes('👨‍👩‍👧')).toHaveLength(1);
  expect(segment).toHaveBeenCalledTimes(1);
  segment.mockRestore();
});
