// Without colour nothing is lost: what a colour tells of a territory its characters tell as well, on the smallest map too.
// Bold and dim do not count, for many terminals show neither; inverse does.
import { describe, expect, test } from '@jest/globals';
import { drawMap, type MapBoard, type MapInput } from '../../../src/tui/board/index.js';
import { NEUTRAL_SEAT } from '../../../src/tui/palette/seats.js';
import { INVERSE } from '../../../src/tui/terminal/cell.js';
import { BOARDS, sampleInput } from './maps.js';

const LOOKS: readonly (readonly [name: string, change: Partial<MapInput>])[] = [
  ['no colour', { depth: 0 }],
  ['ASCII without colour', { depth: 0, ascii: true }],
  ['ASCII in truecolor', { depth: 24, ascii: true }],
  ['ASCII in 16 colours', { depth: 4, ascii: true }],
];

/** The smallest map is where room is short; without colours a larger one is looked at as well. */
const sizesOf = ({ depth, ascii }: Partial<MapInput>): readonly (readonly [columns: number, rows: number])[] =>
  depth === 0 && ascii !== true
    ? [
        [80, 16],
        [120, 34],
      ]
    : [[80, 16]];

/** The picture without its colours. */
const uncoloured = (input: MapInput): string =>
  drawMap(input)
    .cells.map(({ char, attrs }) => `${char}${input.depth === 0 && (attrs & INVERSE) !== 0 ? '!' : ''}`)
    .join('');

/** The names of those pictures that look like another one. */
const alike = (pictures: Readonly<Record<string, MapInput>>): string[] => {
  const seen = new Map<string, string>();
  return Object.entries(pictures).flatMap(([name, input]) => {
    const text = uncoloured(input);
    const other = seen.get(text);
    seen.set(text, name);
    return other === undefined ? [] : [`${other} = ${name}`];
  });
};

const owned = (input: MapInput, territory: number, owner: number | null): MapInput => ({
  ...input,
  owners: input.owners.map((each, at) => (at === territory ? owner : each)),
});

const OWNERS: readonly (number | null)[] = [...Array.from({ length: NEUTRAL_SEAT + 1 }, (_, seat) => seat), null];

/** Characters are the same in every depth of ASCII but without colour: there some of the territories will do. */
const stepOf = ({ depth, ascii }: Partial<MapInput>): number => (ascii === true && depth !== 0 ? 5 : 1);

const onSome = (board: MapBoard, step: number, check: (territory: number) => readonly string[]): string[] =>
  board.codes.flatMap((code, territory) =>
    territory % step === 0 ? check(territory).map((problem) => `${code}: ${problem}`) : [],
  );

describe.each(LOOKS)('in %s', (_, change) => {
  describe.each(BOARDS)('on the %s board', (__, board) => {
    describe.each(sizesOf(change))('at %ix%i', (columns, rows) => {
      const plain = sampleInput(board, { columns, rows, ...change });
      const onEach = (check: (territory: number) => readonly string[]): string[] =>
        onSome(board, stepOf(change), check);

      test('a territory tells its owner', () => {
        expect(
          onEach((at) => alike(Object.fromEntries(OWNERS.map((owner) => [`${owner}`, owned(plain, at, owner)])))),
        ).toEqual([]);
      });

      test('a territory tells what is done with it', () => {
        expect(
          onEach((at) =>
            alike({
              plain,
              cursor: { ...plain, cursor: at },
              source: { ...plain, source: at },
              target: { ...plain, targets: new Set([at]) },
              hit: { ...plain, flash: new Map([[at, 'hit']]) },
              captured: { ...plain, flash: new Map([[at, 'captured']]) },
            }),
          ),
        ).toEqual([]);
      });

      test('a territory tells its region when regions are shown', () => {
        const regions = [...new Set(board.regions)];
        expect(
          onEach((at) =>
            alike(
              Object.fromEntries(
                regions.map((region) => {
                  const moved = { ...board, regions: board.regions.map((each, t) => (t === at ? region : each)) };
                  return [`${region}`, { ...plain, board: moved, colourBy: 'region' as const }];
                }),
              ),
            ),
          ),
        ).toEqual([]);
      });
    });
  });
});
