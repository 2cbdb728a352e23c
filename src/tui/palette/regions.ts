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
  { fill: 0x5d80c8, of256: 68, of16: 12 },
  { fill: 0xc55a4c, of256: 167, of16: 9 },
  { fill: 0xd7af3c, of256: 178, of16: 11 },
  { fill: 0x5ab3c8, of256: 74, of16: 14 },
  { fill: 0xc0a4ee, of256: 141, of16: 13 },
  { fill: 0x77869f, of256: 103, of16: 8 },
  { fill: 0xdcd0a2, of256: 187, of16: 7 },
  { fill: 0x6bb25c, of256: 107, of16: 10 },
  { fill: 0x3c8f66, of256: 29, of16: 2 },
  { fill: 0xb97443, of256: 130, of16: 3 },
  { fill: 0xcbae80, of256: 180, of16: 6 },
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
