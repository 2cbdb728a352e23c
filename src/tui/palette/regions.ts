// How regions are told apart when the map shows them instead of owners, in the order of the board's regions. Neighbours
// on both boards are far apart, as test/tui/palette/distance.test.ts checks.
import { ANSI_16, XTERM_PALETTE } from '../terminal/colour.js';
import { BLACK, inkOn, mix } from './colour.js';
import type { Ground } from './map.js';
import type { SeatColours } from './seats.js';

interface RegionColours {
  readonly fill: number;
  /** Of the 256 and of the sixteen, as indices. */
  readonly of256: number;
  readonly of16: number;
}

const REGIONS: readonly RegionColours[] = [
  { fill: 0x6058c9, of256: 62, of16: 12 },
  { fill: 0xdc3945, of256: 160, of16: 9 },
  { fill: 0xeb9033, of256: 172, of16: 11 },
  { fill: 0x63e0a0, of256: 158, of16: 14 },
  { fill: 0xbf9deb, of256: 147, of16: 13 },
  { fill: 0x8382b2, of256: 31, of16: 8 },
  { fill: 0xd3d3c9, of256: 217, of16: 7 },
  { fill: 0x51a445, of256: 34, of16: 10 },
  { fill: 0x4d6475, of256: 239, of16: 2 },
  { fill: 0x8e7a32, of256: 101, of16: 3 },
  { fill: 0xe7d359, of256: 185, of16: 6 },
];

const at = (region: number): RegionColours => {
  const found = REGIONS[region % REGIONS.length];
  if (!found) throw new Error(`bug: no colours for region ${region}`);
  return found;
};

const BORDER = 0.35;

/** The fill of a region, the ink on it, and the line between two territories of it. */
export const regionColours = (region: number, { depth }: Ground): SeatColours => {
  const { fill, of256, of16 } = at(region);
  if (depth === 4) {
    const shown = ANSI_16[of16] ?? 0;
    return { fill: shown, ink: inkOn(shown), border: ANSI_16[0] ?? 0 };
  }
  const shown = depth === 8 ? (XTERM_PALETTE[of256] ?? 0) : fill;
  return { fill: shown, ink: inkOn(shown), border: mix(shown, BLACK, BORDER) };
};
