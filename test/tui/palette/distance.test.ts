// Whose is what: shades of different seats, of one seat, and land and sea must differ for everybody who sees colours.
//
// Distances are those of OKLab. A difference of 0.02 is just noticed side by side (it is what CSS takes for equal when it
// maps gamuts). Seats have to be told apart across a map, so twice and a half as much is asked of them; neighbours of one
// owner, and of two regions, meet at a border, where less will do. Of the 256 colours the best choice that the search has found is what is
// asked for. Sixteen colours are the terminal's to define: there a seat has two that no other seat has, and its glyph.
import { describe, expect, test } from '@jest/globals';
import type { MapInput } from '../../../src/tui/board/index.js';
import { groundOf } from '../../../src/tui/board/shade.js';
import type { Ground } from '../../../src/tui/palette/map.js';
import { seaOf } from '../../../src/tui/palette/map.js';
import { NEUTRAL_SEAT, SEAT_GLYPHS, SEAT_LETTERS, seatInk, seatPair } from '../../../src/tui/palette/seats.js';
import { BOARDS, sampleInput } from '../board/maps.js';
import { boardOf, GROUNDS, shown } from './shown.js';
import { distance, leastAmong, leastBetween, SIGHTS } from './vision.js';

const LEAST = {
  24: { seats: 0.05, shades: 0.035, sea: 0.08, regions: 0.038, inks: 0.05 },
  8: { seats: 0.035, shades: 0.03, sea: 0.06, regions: 0.03, inks: 0.05 },
} as const;

const OWNERS: readonly (number | null)[] = [...Array.from({ length: NEUTRAL_SEAT + 1 }, (_, seat) => seat), null];

const BOARD = boardOf('world');

/** The four grounds of a territory of `owner`, as the terminal shows them. */
const shadesOf = (owner: number | null, { depth, light }: Ground, change: Partial<MapInput> = {}): number[] =>
  [0, 1, 2, 3].map((shade) => {
    const owners = BOARD.codes.map(() => owner);
    const input = sampleInput(BOARD, { depth, light, owners, ...change });
    return shown(groundOf(input, BOARD.shades.indexOf(shade)), depth);
  });

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
  const shades = OWNERS.map((owner) => shadesOf(owner, ground));

  describe.each(Object.entries(SIGHTS))('with sight: %s', (__, sight) => {
    test('any shade of one owner differs from any of another', () => {
      const close = shades.flatMap((mine, a) =>
        shades.slice(a + 1).flatMap((other, b) => {
          const far = leastBetween(mine, other, sight);
          return far < least.seats ? [`${OWNERS[a]} and ${OWNERS[a + 1 + b]}: ${far.toFixed(4)}`] : [];
        }),
      );
      expect(close).toEqual([]);
    });

    test('the four shades of one owner differ', () => {
      const close = shades.flatMap((mine, a) => {
        const far = leastAmong(mine, sight);
        return far < least.shades ? [`${OWNERS[a]}: ${far.toFixed(4)}`] : [];
      });
      expect(close).toEqual([]);
    });

    test('land differs from water', () => {
      const sea = seaOf(ground);
      const water = [...sea.tones, sea.void].map((tone) => shown(tone, ground.depth));
      const close = shades.flatMap((mine, a) => {
        const far = leastBetween(mine, water, sight);
        return far < least.sea ? [`${OWNERS[a]}: ${far.toFixed(4)}`] : [];
      });
      expect(close).toEqual([]);
    });

    test.each(BOARDS)('neighbours in two regions differ when regions are shown, on the %s board', (___, board) => {
      const input = sampleInput(board, { ...ground, colourBy: 'region' });
      const seen = board.codes.map((____, territory) => sight(shown(groundOf(input, territory), ground.depth)));
      const close = board.edges.flatMap(([a, b]) => {
        const far = distance(seen[a] ?? 0, seen[b] ?? 0);
        return board.regions[a] !== board.regions[b] && far < least.regions
          ? [`${board.codes[a]} and ${board.codes[b]}: ${far.toFixed(4)}`]
          : [];
      });
      expect(close).toEqual([]);
    });

    test('the colours of seats in words differ', () => {
      const inks = OWNERS.flatMap((owner) => (owner === null ? [] : (seatInk(owner, ground) ?? [])));
      expect(inks).toHaveLength(NEUTRAL_SEAT + 1);
      expect(leastAmong(inks, sight)).toBeGreaterThanOrEqual(least.inks);
    });
  });
});

test('in 16 colours no two seats share one, and the glyphs say the rest', () => {
  const pairs = OWNERS.flatMap((owner) => (owner === null ? [] : seatPair(owner)));
  expect(new Set(pairs).size).toBe(2 * (NEUTRAL_SEAT + 1));
  expect(new Set(SEAT_GLYPHS).size).toBe(NEUTRAL_SEAT + 1);
  expect(new Set(SEAT_LETTERS).size).toBe(NEUTRAL_SEAT + 1);
});
