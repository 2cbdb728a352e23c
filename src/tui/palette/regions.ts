// How regions are told apart when the map shows them instead of owners, in the order of the board's regions. Neighbours
// on both boards are far apart, as test/tui/palette/distance.test.ts checks.
import { ANSI_16 } from '../terminal/colour.js';
import { mix } from './colour.js';
import { SHADOW } from './map.js';

interface RegionColours {
  /** The brightest shade in truecolor; the others are darker. */
  readonly base: number;
  /** Four shades among the 256 colours. */
  readonly shades256: readonly number[];
  /** Normal and bright of sixteen, as palette indices. */
  readonly pair: readonly [number, number];
}

const REGIONS: readonly RegionColours[] = [
  { base: 0x648de0, shades256: [0x5f5fd7, 0x5f87d7, 0x8787ff, 0x87afff], pair: [4, 12] },
  { base: 0xd96455, shades256: [0x870000, 0xaf0000, 0xd75f5f, 0xff8787], pair: [1, 9] },
  { base: 0xe6bd48, shades256: [0xaf8700, 0xd7af00, 0xd7d75f, 0xffffaf], pair: [3, 11] },
  { base: 0x62c3d9, shades256: [0x008787, 0x00afaf, 0x5fd7d7, 0x00ffd7], pair: [6, 14] },
  { base: 0xae8fe8, shades256: [0x5f0087, 0x875faf, 0xaf87d7, 0xd7afff], pair: [5, 13] },
  { base: 0x8b9bb5, shades256: [0x6c6c6c, 0x808080, 0x949494, 0xafafaf], pair: [8, 7] },
  { base: 0xe8ddb1, shades256: [0xafaf87, 0xffd75f, 0xd7d7af, 0xffffd7], pair: [3, 11] },
  { base: 0x74c264, shades256: [0x5f8700, 0x5faf00, 0x87d75f, 0xafff87], pair: [2, 10] },
  { base: 0x4aa879, shades256: [0x005f00, 0x00875f, 0x00af5f, 0x5faf87], pair: [2, 10] },
  { base: 0xcd8551, shades256: [0x875f00, 0xd75f00, 0xd7875f, 0xffaf87], pair: [1, 9] },
  { base: 0xdbbf91, shades256: [0xaf875f, 0xd7af87, 0xffaf5f, 0xffd7af], pair: [6, 14] },
];

const at = (region: number): RegionColours => {
  const found = REGIONS[region % REGIONS.length];
  if (!found) throw new Error(`bug: no colours for region ${region}`);
  return found;
};

/** The four shades of a region for a depth of 8 or more bits, darkest first. */
export const regionShades = (region: number, depth: number): readonly number[] => {
  const { base, shades256 } = at(region);
  return depth === 8 ? shades256 : [0.36, 0.24, 0.12, 0].map((dark) => mix(base, SHADOW, dark));
};

/** The two of sixteen colours that a region has. */
export const regionPair = (region: number): readonly [number, number] => {
  const [normal, bright] = at(region).pair;
  return [ANSI_16[normal] ?? 0, ANSI_16[bright] ?? 0];
};
