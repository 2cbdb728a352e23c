// Words read at 4.5:1 and shapes at 3:1 (WCAG 2, 1.4.3 and 1.4.11), measured on what the terminal shows in the end.
//
// Sixteen colours are the terminal's to define. What is said of them here holds where they are xterm's; and a seat's mark
// counts as a shape there, for no blue and no red among them reads at 4.5:1 on dark. Numbers and names beside a mark are
// in the terminal's own ink.
import { describe, expect, test } from '@jest/globals';
import { layoutAt } from '../../../src/tui/board/board.js';
import { drawMap, type MapInput } from '../../../src/tui/board/index.js';
import { placeLabels } from '../../../src/tui/board/label.js';
import { coloursOf } from '../../../src/tui/board/shade.js';
import { contrast, SHAPES, WORDS } from '../../../src/tui/palette/colour.js';
import { seaOf } from '../../../src/tui/palette/map.js';
import { NEUTRAL_SEAT, seatColours, seatInk, seatInkOn } from '../../../src/tui/palette/seats.js';
import { themeOf } from '../../../src/tui/palette/theme.js';
import { BOLD, type Cell } from '../../../src/tui/terminal/cell.js';
import { BOARDS, sampleInput } from '../board/maps.js';
import { boardOf, GROUNDS, shown, shownOn } from './shown.js';

const SEATS = Array.from({ length: NEUTRAL_SEAT + 1 }, (_, seat) => seat);
const OWNERS: readonly (number | null)[] = [...SEATS, null];

/** What is neither a word nor a sign: block elements, which are pictures. */
const isPicture = (char: string): boolean => char === ' ' || /[\u2580-\u259f]/.test(char);
/** Shapes: links (`.` in ASCII) and swell. */
const MARKS = new Set(['·', '.', '~']);

/** The grey of neutrals is the one fill of the sixteen on which no ink reads in every terminal: its label is bold. */
const neededFor = ({ char, attrs }: Cell, depth: number): number =>
  MARKS.has(char) || (depth === 4 && (attrs & BOLD) !== 0) ? SHAPES : WORDS;

/** Cells that cannot be read, each kind of them once. */
const unreadable = (cells: readonly Cell[], depth: 4 | 8 | 24): string[] => {
  const found = new Set<string>();
  const done = new Set<string>();
  for (const cell of cells) {
    const needed = neededFor(cell, depth);
    const key = `${needed}${cell.fg}${cell.bg}`;
    if (isPicture(cell.char) || done.has(key)) continue;
    done.add(key);
    const [fg, bg] = shownOn(cell, depth);
    const ratio = contrast(fg, bg);
    if (ratio < needed) found.add(`${cell.char} ${fg.toString(16)} on ${bg.toString(16)}: ${ratio.toFixed(2)}`);
  }
  return [...found];
};

/** Every way in which a territory can stand out. */
const actions = (input: MapInput): MapInput[] => {
  const all = input.board.codes.map((_, territory) => territory);
  return [
    input,
    { ...input, names: input.board.codes.map((code) => ({ bare: `${code} land`, short: code })) },
    { ...input, targets: new Set() },
    { ...input, targets: new Set(all) },
    { ...input, flash: new Map(all.map((at) => [at, 'hit'])) },
    { ...input, flash: new Map(all.map((at) => [at, 'captured'])) },
    { ...input, cursor: 3, names: input.board.codes.map((code) => ({ bare: `${code} land`, short: code })) },
    { ...input, source: 3 },
  ];
};

const SHOWN_AS: readonly (readonly [name: string, change: Partial<MapInput>])[] = [
  ['quadrants', {}],
  ['half blocks', { kind: 'half' }],
  ['ASCII', { ascii: true }],
];

describe.each(GROUNDS)('in %s', (_, ground) => {
  const { depth } = ground;
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
    for (const tone of [sea.deep, sea.mid, sea.shallow]) {
      const over = (fg: number): number => contrast(...shownOn({ char: 'A', fg, bg: tone, attrs: 0 }, depth));
      expect(over(sea.ink)).toBeGreaterThanOrEqual(depth === 4 || tone !== sea.shallow ? WORDS : SHAPES);
      for (const ink of SEATS.flatMap((seat) => seatInkOn(seat, sea.mid, ground) ?? [])) {
        expect(over(ink)).toBeGreaterThanOrEqual(depth === 4 || tone === sea.shallow ? SHAPES : WORDS);
      }
    }
  });

  test('signs of seats on their own fill', () => {
    for (const seat of OWNERS) {
      const { fill, ink } = seatColours(seat, ground);
      const isGrey = depth === 4 && seat === NEUTRAL_SEAT;
      expect(contrast(shown(ink, depth), shown(fill, depth))).toBeGreaterThanOrEqual(isGrey ? SHAPES : WORDS);
    }
  });

  test('labels of choices stand out from the land of every seat', () => {
    const board = boardOf('world');
    const low = OWNERS.flatMap((owner) => {
      const owners = board.codes.map(() => owner);
      const targets = new Set(board.codes.map((__, territory) => territory));
      const input = sampleInput(board, { columns: 100, rows: 30, ...ground, owners, targets });
      const { cells } = drawMap(input);
      const [label] = placeLabels(input, layoutAt(board, 100, 30, input.kind));
      const plate = cells[(label?.count.row ?? 0) * 100 + (label?.count.column ?? 0)]?.bg ?? 0;
      const land = coloursOf(input, 0).fill;
      return contrast(shown(plate, depth), shown(land, depth)) < (owner === null ? 1.2 : 1.5) ? [owner] : [];
    });
    expect(low).toEqual([]);
  });

  const theme = themeOf(ground);
  if (theme === null) return;

  test('words of the table around the map, on the ground, on panels and on the chosen row', () => {
    for (const ink of [theme.text, theme.bright, theme.dim, theme.title, theme.focus])
      for (const behind of [theme.ground, theme.panel, theme.row])
        expect(contrast(shown(ink, depth), shown(behind, depth))).toBeGreaterThanOrEqual(WORDS);
    for (const seat of SEATS)
      expect(contrast(shown(seatInk(seat, ground) ?? 0, depth), theme.panel)).toBeGreaterThanOrEqual(WORDS);
  });

  test('the frame of the panel with the cursor is told from the others', () => {
    expect(contrast(shown(theme.focus, depth), shown(theme.panel, depth))).toBeGreaterThanOrEqual(SHAPES);
    expect(contrast(shown(theme.focus, depth), shown(theme.frame, depth))).toBeGreaterThanOrEqual(1.5);
  });
});

test('without colours nothing asks for one', () => {
  for (const light of [false, true]) {
    const ground = { depth: 0 as const, light };
    expect(SEATS.map((seat) => seatInk(seat, ground)).filter((ink) => ink !== null)).toEqual([]);
    expect(themeOf(ground)).toBeNull();
  }
});
