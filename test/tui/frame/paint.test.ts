// Rows of spans as cells: what a terminal would make of the same text with its colours.
import { describe, expect, test } from '@jest/globals';
import { frameOf } from '../../../src/tui/frame/frame.js';
import { type Line, span } from '../../../src/tui/frame/line.js';
import { paintRows } from '../../../src/tui/frame/paint.js';
import type { Model, Size } from '../../../src/tui/model.js';
import { parseFrame } from '../../../src/tui/terminal/parse.js';
import { modelAt, POSITIONS, type PositionName, press, SMALL } from '../support/games.js';

const rgb = (colour: number): string => `${colour >> 16};${(colour >> 8) & 255};${colour & 255}`;

/** The same rows as text with SGR sequences. */
const textOf = (rows: readonly Line[]): string =>
  rows
    .map((row) =>
      row
        .map(({ text, fg, bg, bold, dim, inverse }) => {
          const codes = [
            ...(bold ? ['1'] : []),
            ...(dim ? ['2'] : []),
            ...(inverse ? ['7'] : []),
            ...(fg === null ? [] : [`38;2;${rgb(fg)}`]),
            ...(bg === null ? [] : [`48;2;${rgb(bg)}`]),
          ];
          return codes.length === 0 ? text : `\x1b[${codes.join(';')}m${text}\x1b[m`;
        })
        .join(''),
    )
    .join('\n');

const TEXTS = ['Ney', '界界', 'e\u0301cole', '\u0301', '▲12', '⚔', ' ', '', '🎲', 'ﾊﾞ', 'a\u0302\u0323b', '—'];

test('every kind of text, cut at the edge of every width, gives the cells that a terminal shows', () => {
  const rows: Line[] = TEXTS.flatMap((a, i) =>
    TEXTS.map(
      (b, j): Line => [
        span(a, { fg: i * 0x10101, bold: j % 2 === 0 }),
        span(b, { bg: j * 0x20202, dim: i % 3 === 0, inverse: (i + j) % 5 === 0 }),
        span(a),
      ],
    ),
  );
  for (const columns of [1, 2, 3, 4, 5, 8, 20]) {
    expect(paintRows(rows, columns, rows.length)).toEqual(parseFrame(textOf(rows), columns, rows.length));
  }
});

test('rows below the last are blank, rows beyond the grid are cut off', () => {
  expect(paintRows([[span('a')]], 2, 2)).toEqual(parseFrame('a', 2, 2));
  expect(paintRows([[span('a')], [span('b')]], 2, 1)).toEqual(parseFrame('a', 2, 1));
});

describe('screens of games are painted as a terminal shows their text', () => {
  const NAMES = ['界界界', 'e\u0301cole', 'Murat'];
  const models: readonly (readonly [string, Model])[] = (
    [
      ['place', '', SMALL],
      ['attack', '<enter><enter>', { columns: 100, rows: 30 }],
      ['attack', '<enter>/a', { columns: 120, rows: 40 }],
      ['moveIn', '', { columns: 160, rows: 50 }],
      ['trade', '?', { columns: 100, rows: 30 }],
      ['fortify', 't', { columns: 160, rows: 50 }],
      ['defend', 'l', SMALL],
      ['claim', 'p', SMALL],
      ['place', 'q', SMALL],
      ['place', '', { columns: 60, rows: 10 }],
    ] as readonly [PositionName, string, Size][]
  ).map(([name, keys, size]) => [
    `${name} ${keys} ${size.columns}x${size.rows}`,
    press(modelAt(POSITIONS[name], { size, names: NAMES }), keys).model,
  ]);

  test.each(models)('%s', (_, model) => {
    const { columns, rows } = model.size;
    const lines = frameOf(model).rows;
    expect(lines.length).toBeLessThanOrEqual(rows);
    expect(paintRows(lines, columns, rows)).toEqual(parseFrame(textOf(lines), columns, rows));
  });
});
