// Words read at 4.5:1 and shapes at 3:1 (WCAG 2, 1.4.3 and 1.4.11), measured on what the terminal shows in the end.
//
// Sixteen colours are the terminal's to define. What is said of them here holds where they are xterm's; and a seat's mark
// counts as a shape there, for no blue and no red among them reads at 4.5:1 on dark. Numbers and names beside a mark are
// in the terminal's own ink.
import { describe, expect, test } from '@jest/globals';
import { drawMap, layoutAt, type MapInput } from '../../../src/tui/board/index.js';
import { placeLabel } from '../../../src/tui/board/label.js';
import { groundOf, paintOf } from '../../../src/tui/board/shade.js';
import { contrast, SHAPES, WORDS } from '../../../src/tui/palette/colour.js';
import { seaOf } from '../../../src/tui/palette/map.js';
import { chosenInk, faultInk } from '../../../src/tui/palette/screen.js';
import { NEUTRAL_SEAT, seatInk } from '../../../src/tui/palette/seats.js';
import type { Cell } from '../../../src/tui/terminal/cell.js';
import { BOARDS, sampleInput } from '../board/maps.js';
import { backgrounds, boardOf, GROUNDS, shown, shownOn } from './shown.js';

const SEATS = Array.from({ length: NEUTRAL_SEAT + 1 }, (_, seat) => seat);
const OWNERS: readonly (number | null)[] = [...SEATS, null];

/** Water and shades of land: no words and no shapes. */
const TEXTURES = new Set([' ', '▀', '░']);
/** Shapes: links (`.` in ASCII), swell, and what territories are hatched with while something happens to them. */
const MARKS = new Set(['·', '.', '~', '▒']);

const neededFor = (char: string): number => (MARKS.has(char) ? SHAPES : WORDS);

/** Cells that cannot be read, each kind of them once. */
const unreadable = (cells: readonly Cell[], depth: 4 | 8 | 24): string[] => {
  const found = new Set<string>();
  const done = new Set<string>();
  for (const cell of cells) {
    const isMark = MARKS.has(cell.char);
    const key = `${isMark}${cell.fg}${cell.bg}`;
    if (TEXTURES.has(cell.char) || done.has(key)) continue;
    done.add(key);
    const [fg, bg] = shownOn(cell, depth);
    const ratio = contrast(fg, bg);
    if (ratio < neededFor(cell.char))
      found.add(`${cell.char} ${fg.toString(16)} on ${bg.toString(16)}: ${ratio.toFixed(2)}`);
  }
  return [...found];
};

/** Every way in which a territory can stand out, for every shade of it. */
const actions = (input: MapInput): MapInput[] => {
  const all = input.board.codes.map((_, territory) => territory);
  const ofShades = [0, 1, 2, 3].map((shade) => input.board.shades.indexOf(shade));
  return [
    input,
    { ...input, targets: new Set() },
    { ...input, targets: new Set(all) },
    { ...input, flash: new Map(all.map((at) => [at, 'hit'])) },
    { ...input, flash: new Map(all.map((at) => [at, 'captured'])) },
    ...ofShades.map((cursor) => ({ ...input, cursor })),
    ...ofShades.map((source) => ({ ...input, source })),
  ];
};

const SHOWN_AS: readonly (readonly [name: string, change: Partial<MapInput>])[] = [
  ['blocks', {}],
  ['letters', { shape: 'letters' }],
  ['ASCII', { ascii: true }],
];

describe.each(GROUNDS)('in %s', (_, ground) => {
  const { depth, light } = ground;
  const depthOf = depth === 0 ? 24 : depth;

  describe.each(SHOWN_AS)('the map in %s', (__, change) => {
    test.each(OWNERS)('of seat %s can be read, whatever happens on it', (owner) => {
      const board = boardOf('world');
      const owners = board.codes.map(() => owner);
      const input = sampleInput(board, { columns: 100, rows: 30, ...ground, ...change, owners });
      const cells = actions(input).flatMap((each) => drawMap(each).cells);
      expect(unreadable(cells, depthOf)).toEqual([]);
    });

    test.each(BOARDS)('by regions can be read on the %s board', (___, board) => {
      const input = sampleInput(board, { columns: 100, rows: 30, ...ground, ...change, colourBy: 'region' });
      const cells = actions(input).flatMap((each) => drawMap(each).cells);
      expect(unreadable(cells, depthOf)).toEqual([]);
    });
  });

  test('links and words on the sea, and the seats’ ships', () => {
    const sea = seaOf(ground);
    for (const tone of [...sea.tones, sea.void]) {
      const over = (fg: number): number => contrast(...shownOn({ char: 'A', fg, bg: tone, attrs: 0 }, depth));
      expect(over(sea.dots)).toBeGreaterThanOrEqual(SHAPES);
      expect(over(sea.ink)).toBeGreaterThanOrEqual(WORDS);
      for (const ink of SEATS.flatMap((seat) => seatInk(seat, ground) ?? [])) {
        expect(over(ink)).toBeGreaterThanOrEqual(depth === 4 ? SHAPES : WORDS);
      }
    }
  });

  test('seats, choices and faults on the terminal’s own background', () => {
    for (const background of backgrounds(light)) {
      const over = (fg: number): number => contrast(shown(fg, depth), background);
      for (const ink of [chosenInk(ground), faultInk(ground)])
        expect(over(ink ?? background)).toBeGreaterThanOrEqual(WORDS);
      for (const ink of SEATS.flatMap((seat) => seatInk(seat, ground) ?? [])) {
        expect(over(ink)).toBeGreaterThanOrEqual(depth === 4 ? SHAPES : WORDS);
      }
    }
  });

  test.each(OWNERS)('labels of choices stand out from the land of seat %s', (owner) => {
    const board = boardOf('world');
    const owners = board.codes.map(() => owner);
    const targets = new Set(board.codes.map((_, territory) => territory));
    const input = sampleInput(board, { columns: 100, rows: 30, ...ground, owners, targets });
    const { cells } = drawMap(input);
    const low = layoutAt(board, 100, 30).labels.flatMap((spot, territory) => {
      const { row, column } = placeLabel(input, territory, spot);
      const label = cells[row * 100 + column]?.bg ?? 0;
      const land = groundOf(input, territory);
      return contrast(shown(label, depth), shown(land, depth)) < SHAPES ? [board.codes[territory]] : [];
    });
    expect(low).toEqual([]);
  });

  if (depth === 4) return;

  test('outlines stand out from what they enclose and from the sea', () => {
    const board = boardOf('world');
    const sea = seaOf(ground);
    for (const owner of OWNERS) {
      for (const territory of [0, 1, 2, 3].map((shade) => board.shades.indexOf(shade))) {
        for (const change of [{ cursor: territory }, { source: territory }]) {
          const input = sampleInput(board, { ...ground, ...change, owners: board.codes.map(() => owner) });
          const paint = paintOf(input, territory);
          const edge = shown(paint.edge, depth);
          for (const beside of [paint.ground, ...sea.tones, sea.void]) {
            expect(contrast(edge, shown(beside, depth))).toBeGreaterThanOrEqual(SHAPES);
          }
        }
      }
    }
  });
});

test('without colours nothing asks for one', () => {
  for (const light of [false, true]) {
    const ground = { depth: 0 as const, light };
    expect(
      [...SEATS.map((seat) => seatInk(seat, ground)), chosenInk(ground), faultInk(ground)].filter(
        (ink) => ink !== null,
      ),
    ).toEqual([]);
  }
});
