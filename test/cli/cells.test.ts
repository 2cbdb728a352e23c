import { describe, expect, test } from '@jest/globals';
import { cellsFlag, cellsFor, isLightFlag } from '../../src/cli/cells.js';
import { UsageError } from '../../src/cli/fail.js';
import { messagesIn } from '../../src/text/index.js';

const m = messagesIn('en');

describe('the cells of the map', () => {
  test.each([
    [{ TERM: 'xterm-256color' }, 'quadrant'],
    [{ TERM: 'linux' }, 'half'],
    [{ TERM: 'xterm-kitty' }, 'sextant'],
    [{ TERM: 'foot-extra' }, 'sextant'],
    [{ TERM: 'xterm-256color', TERM_PROGRAM: 'WezTerm' }, 'sextant'],
    [{ TERM: 'xterm-256color', VTE_VERSION: '7600' }, 'sextant'],
    [{ TERM: 'xterm-256color', VTE_VERSION: '5202' }, 'quadrant'],
    [{ TERM: 'xterm-256color', TERM_PROGRAM: 'iTerm.app', TERM_PROGRAM_VERSION: '3.5.2' }, 'sextant'],
    [{ TERM: 'xterm-256color', TERM_PROGRAM: 'iTerm.app', TERM_PROGRAM_VERSION: '3.4.1' }, 'quadrant'],
    [{ TERM: 'xterm-256color', TERM_PROGRAM: 'Apple_Terminal' }, 'quadrant'],
    [{ TERM: 'tmux-256color', TERM_PROGRAM: 'WezTerm', TMUX: '/tmp/x' }, 'quadrant'],
    [{ TERM: 'screen', STY: '1', VTE_VERSION: '7600' }, 'quadrant'],
    [{}, 'quadrant'],
  ])('of %j are %s', (env, kind) => {
    expect(cellsFor(env)).toBe(kind);
    expect(cellsFlag(m, undefined, env)).toBe(kind);
  });

  test('are what --cells says, and a word that is none of them is refused', () => {
    expect(cellsFlag(m, 'octant', { TERM: 'linux' })).toBe('octant');
    expect(() => cellsFlag(m, 'pixels', {})).toThrow(UsageError);
  });
});

test('the ground is what --ground says, else the terminal by COLORFGBG, else dark', () => {
  expect(isLightFlag(m, undefined, {})).toBe(false);
  expect(isLightFlag(m, undefined, { COLORFGBG: '0;15' })).toBe(true);
  expect(isLightFlag(m, 'dark', { COLORFGBG: '0;15' })).toBe(false);
  expect(isLightFlag(m, 'light', {})).toBe(true);
  expect(() => isLightFlag(m, 'grey', {})).toThrow(UsageError);
});
