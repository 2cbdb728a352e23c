// The bytes that going from one grid to the next needs, counted without the writer that is being measured: for each run
// of changed cells one cursor move, the colours and attributes where they change, and the characters.
import type { Grid } from '../../src/tui/terminal/cell.js';
import type { ColourDepth } from '../../src/tui/terminal/colour.js';
import { type Look, lookOf, plainLook, sameLook, sgrBetween } from '../../src/tui/terminal/sgr.js';

export const bytesNeeded = (before: Grid, after: Grid, depth: ColourDepth): number => {
  const plain = plainLook(depth);
  let bytes = 0;
  let look: Look = plain;
  for (let y = 0; y < after.rows; y++) {
    let isInRun = false;
    for (let x = 0; x < after.columns; x++) {
      const [was, is] = [before.cells[y * after.columns + x], after.cells[y * after.columns + x]];
      if (!was || !is) throw new Error('the grids differ in size');
      const to = lookOf(is, is.char, depth);
      const isSame = was.char === is.char && sameLook(lookOf(was, was.char, depth), to, is.char);
      if (!isSame) {
        if (!isInRun) bytes += `\x1b[${y + 1};${x + 1}H`.length;
        if (!sameLook(look, to, is.char)) {
          bytes += sgrBetween(look, to, plain).length;
          look = to;
        }
        bytes += Buffer.byteLength(is.char);
      }
      isInRun = !isSame;
    }
  }
  return bytes;
};
