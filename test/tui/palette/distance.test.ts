// Whose is what: shades of different seats, of one seat, and land and sea must differ for everybody who sees colours.
//
// Distances are those of OKLab. A difference of 0.02 is just noticed side by side (it is what CSS takes for equal when it
// maps gamuts). Seats have to be told apart across a map, so five times as much is asked of them; two regions meet at a
// border, where less will do. Sixteen colours are the terminal's to define: there a seat has one that no other seat has,
// and its glyph.
import { describe, expect, test } from '@jest/globals';
import { coloursOf } from '../../../src/tui/board/shade.js';
import type { Ground } from '../../../src/tui/palette/map.js';
import { seaOf } from '../../../src/tui/palette/map.js';
import { NEUTRAL_SEAT, SEAT_GLYPHS, SEAT_LETTERS, seatColours } from '../../../src/tui/palette/seats.js';
import { ANSI_16 } from '../../../src/tui/terminal/colour.js';
import { BOARDS, sampleInput } from '../board/maps.js';
import { GROUNDS, shown } from './shown.js';
import { distance, leastAmong, leastBetween, SIGHTS } from './vision.js';

const LEAST = {
  24: { seats: 0.095, borders: 0.09, sea: 0.08, regions: 0.038 },
  8: { seats: 0.095, borders: 0.07, sea: 0.035, regions: 0.03 },
} as const;

const SEATS = Array.from({ length: NEUTRAL_SEAT + 1 }, (_, seat) => seat);

const fillOf = (seat: number | null, ground: Ground): number => shown(seatColours(seat, ground).fill, ground.depth);

const OF_8_OR_24 = GROUNDS.flatMap(([name, ground]) =>
  ground.depth === 24 || ground.depth === 8 ? [[name, ground, LEAST[ground.depth]] as const] : [],
);

describe('the measure', () => {
  test('leaves white and grey as they are, and takes red from green where it should', () => {
    for (const sight of Object.values(SIGHTS)) {
      expect(distance(sight(0xffffff), 0xffffff)).toBeLessThan(0.01);
      expect(distance(sight(0x808080), 0x808080)).toBeLessThan(0.01);
    }
    const { normal, deuteranopia, tritanopia } = SIGHTS;
    if (!normal || !deuteranopia || !tritanopia) throw new Error('test: no sight');
    // Of one lightness to a deuteranope; and to a tritanope blue and green.
    expect(leastBetween([0xa06000], [0x708000], normal)).toBeGreaterThan(0.09);
    expect(leastBetween([0xa06000], [0x708000], deuteranopia)).toBeLessThan(0.04);
    expect(leastBetween([0x0080c0], [0x009080], normal)).toBeGreaterThan(0.09);
    expect(leastBetween([0x0080c0], [0x009080], tritanopia)).toBeLessThan(0.05);
    expect(distance(0x000000, 0xffffff)).toBeCloseTo(1, 3);
  });
});

describe.each(OF_8_OR_24)('in %s', (_, ground, least) => {
  const fills = SEATS.map((seat) => fillOf(seat, ground));

  describe.each(Object.entries(SIGHTS))('with sight: %s', (__, sight) => {
    test('the fill of a seat differs from that of any other', () => {
      const close = fills.flatMap((mine, a) =>
        fills.slice(a + 1).flatMap((other, b) => {
          const far = leastBetween([mine], [other], sight);
          return far < least.seats ? [`${a} and ${a + 1 + b}: ${far.toFixed(4)}`] : [];
        }),
      );
      expect(close).toEqual([]);
      expect(leastAmong(fills, sight)).toBeGreaterThanOrEqual(least.seats);
    });

    test('the line within a seat’s land shows on it', () => {
      const close = SEATS.flatMap((seat) => {
        const { fill, border } = seatColours(seat, ground);
        const far = leastBetween([shown(fill, ground.depth)], [shown(border, ground.depth)], sight);
        return far < least.borders ? [`${seat}: ${far.toFixed(4)}`] : [];
      });
      expect(close).toEqual([]);
    });

    test('land differs from water', () => {
      const sea = seaOf(ground);
      const water = [sea.deep, sea.mid, sea.shallow].map((tone) => shown(tone, ground.depth));
      const close = [...SEATS, null].flatMap((seat) => {
        const far = leastBetween([fillOf(seat, ground)], water, sight);
        return far < least.sea ? [`${seat}: ${far.toFixed(4)}`] : [];
      });
      expect(close).toEqual([]);
    });

    test.each(BOARDS)('neighbours in two regions differ when regions are shown, on the %s board', (___, board) => {
      const input = sampleInput(board, { ...ground, colourBy: 'region' });
      const seen = board.codes.map((____, territory) => sight(shown(coloursOf(input, territory).fill, ground.depth)));
      const close = board.edges.flatMap(([a, b]) => {
        const far = distance(seen[a] ?? 0, seen[b] ?? 0);
        return board.regions[a] !== board.regions[b] && far < least.regions
          ? [`${board.codes[a]} and ${board.codes[b]}: ${far.toFixed(4)}`]
          : [];
      });
      expect(close).toEqual([]);
    });
  });
});

/** The first nine of sixteen colours as terminals have them: black, red, green, yellow, blue, magenta, cyan, white, grey. */
const PALETTES_16 = {
  xterm: [0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5, 0x7f7f7f],
  'the Linux console': [0x000000, 0xaa0000, 0x00aa00, 0xaa5500, 0x0000aa, 0xaa00aa, 0x00aaaa, 0xaaaaaa, 0x555555],
  'Windows Terminal': [0x0c0c0c, 0xc50f1f, 0x13a10e, 0xc19c00, 0x0037da, 0x881798, 0x3a96dd, 0xcccccc, 0x767676],
  'GNOME Terminal': [0x171421, 0xc01c28, 0x26a269, 0xa2734c, 0x12488b, 0xa347ba, 0x2aa1b3, 0xd0cfcc, 0x5e5c64],
} as const;

test.each(Object.entries(PALETTES_16))('in the sixteen colours of %s', (_, palette) => {
  const fills = SEATS.map((seat) => {
    const index = ANSI_16.indexOf(seatColours(seat, { depth: 4, light: false }).fill);
    return palette[index] ?? -1;
  });
  expect(fills).not.toContain(-1);
  // The terminal chose them: more than is just noticed is all that can be had, beside a glyph for each seat.
  for (const [name, sight] of Object.entries(SIGHTS)) {
    const far = leastAmong(fills, sight);
    expect({ name, far, isSeen: far >= (name === 'normal' ? 0.1 : 0.02) }).toMatchObject({ isSeen: true });
  }
});

test('in 16 colours no two seats share one, and the glyphs say the rest', () => {
  for (const light of [false, true]) {
    const fills = SEATS.map((seat) => seatColours(seat, { depth: 4, light }).fill);
    expect(new Set(fills).size).toBe(NEUTRAL_SEAT + 1);
  }
  expect(new Set(SEAT_GLYPHS).size).toBe(NEUTRAL_SEAT + 1);
  expect(new Set(SEAT_LETTERS).size).toBe(NEUTRAL_SEAT + 1);
});
