import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cellsFor } from '../../src/cli/cells.js';
import { UsageError } from '../../src/cli/fail.js';
import { isMouse, type LookFlags, lookOf, settingsOf } from '../../src/cli/look.js';
import { keepSettings, readSettings } from '../../src/cli/settings.js';
import { messagesIn } from '../../src/text/index.js';

const m = messagesIn('en');
/** No settings are kept there. */
const NOWHERE = { RISK_NAPOLEON_CONFIG: '/nowhere/settings.json' };

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
    expect(lookOf(settingsOf(m, {}, { ...NOWHERE, ...env }), env).cells).toBe(kind);
  });
});

describe('flags come before what is kept, and that before what is known of the terminal', () => {
  let folder = '';
  let env: NodeJS.ProcessEnv = {};
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'risk-look-'));
    env = { RISK_NAPOLEON_CONFIG: join(folder, 'settings.json') };
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const look = (flags: LookFlags, terminal: NodeJS.ProcessEnv = {}) => {
    const settings = settingsOf(m, flags, { ...env, ...terminal });
    return { ...lookOf(settings, terminal), mouse: isMouse(settings, terminal) };
  };

  test('nothing chosen: by the terminal', () => {
    expect(look({})).toEqual({ light: false, cells: 'quadrant', tumbles: true, pace: 'normal', mouse: true });
    expect(look({}, { COLORFGBG: '0;15', SSH_TTY: '/dev/pts/1' })).toMatchObject({
      light: true,
      tumbles: false,
      mouse: false,
    });
  });

  test('what is kept', () => {
    keepSettings({ screen: { ground: 'light', cells: 'half' } }, m, env);
    keepSettings({ screen: { dice: 'off', pace: 'fast', mouse: 'off' } }, m, env);
    expect(look({}, { TERM: 'xterm-kitty' })).toEqual({
      light: true,
      cells: 'half',
      tumbles: false,
      pace: 'fast',
      mouse: false,
    });
  });

  test('flags', () => {
    keepSettings({ screen: { ground: 'light', cells: 'half', dice: 'off' } }, m, env);
    const flags = { ground: 'dark', cells: 'octant', animation: true, mouse: true };
    expect(look(flags, { SSH_TTY: '/dev/pts/1' })).toMatchObject({
      light: false,
      cells: 'octant',
      tumbles: true,
      mouse: true,
    });
    expect(() => look({ cells: 'pixels' })).toThrow(UsageError);
    expect(() => look({ ground: 'grey' })).toThrow(UsageError);
  });

  test('a value that there is not makes the file one that is not used', () => {
    writeFileSync(env['RISK_NAPOLEON_CONFIG'] ?? '', JSON.stringify({ screen: { ground: 'grey' } }));
    expect(look({}).light).toBe(false);
    expect(readSettings(env).fault).not.toBeNull();
  });
});
