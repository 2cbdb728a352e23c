import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  detectDepth,
  type Environment,
  nearest16,
  nearest256,
  sgrColour,
  sgrReadable,
  XTERM_PALETTE,
} from '../../../src/tui/terminal/colour.js';
import { lookOf } from '../../../src/tui/terminal/sgr.js';

describe('detectDepth', () => {
  test.each<[Environment, number]>([
    [{ TERM: 'xterm-256color', COLORTERM: 'truecolor' }, 24],
    [{ TERM: 'xterm-256color', COLORTERM: '24bit' }, 24],
    [{ TERM: 'xterm-256color', COLORTERM: '1' }, 8],
    [{ TERM: 'xterm-256color' }, 8],
    [{ TERM: 'screen-256color' }, 8],
    [{ TERM: 'tmux-256color' }, 8],
    [{ TERM: 'xterm' }, 4],
    [{ TERM: 'screen' }, 4],
    [{ TERM: 'tmux' }, 4],
    [{ TERM: 'linux' }, 4],
    [{ TERM: 'xterm-kitty' }, 24],
    [{ TERM: 'alacritty' }, 24],
    [{ TERM: 'xterm-direct' }, 24],
    [{ TERM: 'vt100' }, 0],
    [{ TERM: 'dumb', COLORTERM: 'truecolor' }, 0],
    [{}, 0],
    [{ OS: 'Windows_NT' }, 24],
    [{ WT_SESSION: 'x' }, 24],
    [{ TERM: 'screen-256color', STY: '1.pts', COLORTERM: 'truecolor' }, 8],
    [{ TERM: 'xterm-256color', NO_COLOR: '1' }, 0],
    [{ TERM: 'xterm-256color', NO_COLOR: '' }, 8],
    [{ TERM: 'xterm-256color', NO_COLOR: '1', FORCE_COLOR: '3' }, 0],
    [{ TERM: 'xterm-256color', FORCE_COLOR: '0' }, 0],
    [{ TERM: 'xterm-256color', FORCE_COLOR: '1' }, 4],
    [{ TERM: 'xterm', FORCE_COLOR: '2' }, 8],
    [{ TERM: 'dumb', FORCE_COLOR: '3' }, 24],
    [{ TERM: 'dumb', FORCE_COLOR: '' }, 4],
    [{ TERM: 'xterm-256color', FORCE_COLOR: 'true' }, 8],
  ])('%j has %d', (env, depth) => {
    expect(detectDepth(env, { noColour: false })).toBe(depth);
    expect(detectDepth(env, { noColour: true })).toBe(0);
  });
});

describe('colours', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff });

  test('every colour of a palette comes nearest to itself', () => {
    for (const [index, rgb] of XTERM_PALETTE.entries()) {
      if (index < 16) expect(XTERM_PALETTE[nearest16(rgb)]).toBe(rgb);
      else expect(XTERM_PALETTE[nearest256(rgb)]).toBe(rgb);
    }
  });

  test('the 256 leave out the 16 that users redefine', () => {
    fc.assert(fc.property(colour, (rgb) => nearest256(rgb) >= 16 && nearest256(rgb) < 256));
  });

  test.each([
    [0x102030, 24, 'fg', '38;2;16;32;48'],
    [0x102030, 24, 'bg', '48;2;16;32;48'],
    [0xff0000, 8, 'fg', '38;5;196'],
    [0x808080, 8, 'bg', '48;5;244'],
    [0xff0000, 4, 'fg', '91'],
    [0xff0000, 4, 'bg', '101'],
    [0xcd0000, 4, 'fg', '31'],
    [0x000000, 4, 'bg', '40'],
    [null, 4, 'fg', '39'],
    [null, 24, 'bg', '49'],
    [0xff0000, 0, 'fg', ''],
    [null, 0, 'bg', ''],
  ] as const)('%j in %d bits as %s is %j', (rgb, depth, layer, sgr) => {
    expect(sgrColour(rgb, depth, layer)).toBe(sgr);
  });

  test.each([4, 8] as const)('text never takes the colour of its background, depth %d', (depth) => {
    fc.assert(
      fc.property(colour, fc.nat({ max: 0x0f0f0f }), (fg, change) => {
        const bg = fg ^ change;
        if (fg === bg) return;
        const [text, behind] = [sgrReadable(fg, bg, depth), sgrColour(bg, depth, 'fg')];
        expect(text).not.toBe(behind);
      }),
      { numRuns: 2000 },
    );
  });

  test('text of exactly the colour of its background stays so, and pictures may merge', () => {
    expect(sgrReadable(0x123456, 0x123456, 4)).toBe(sgrColour(0x123456, 4, 'fg'));
    const halves = lookOf({ char: '▀', fg: 0x0044aa, bg: 0x0044ab, attrs: 0 }, '▀', 8);
    expect(halves.fg.slice(2)).toBe(halves.bg.slice(2));
  });
});
