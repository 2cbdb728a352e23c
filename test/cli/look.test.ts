import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { NO_FACTS, terminalKey, withAnswer } from '../../src/cli/facts.js';
import { UsageError } from '../../src/cli/fail.js';
import { isMouse, type LookFlags, lookOf, settingsOf } from '../../src/cli/look.js';
import { isUnicode } from '../../src/cli/screen.js';
import { keepSettings, readSettings, rememberedTerminal, rememberTerminal } from '../../src/cli/settings.js';
import { messagesIn } from '../../src/text/index.js';
import { FIRST_SETTINGS } from '../../src/tui/menu/screenSettings.js';
import { cellsFor, noticeFor } from '../../src/tui/terminal/known.js';

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
    expect(cellsFor(env, null)).toBe(kind);
    expect(lookOf(settingsOf(m, {}, { ...NOWHERE, ...env }), env, NO_FACTS).cells).toBe(kind);
  });
});

describe('what a terminal calls itself', () => {
  test.each([
    ['kitty(0.35.2)', 'sextant', 'osc99'],
    ['WezTerm 20240203-110809-5046fc22', 'sextant', 'osc777'],
    ['foot(1.16.2)', 'sextant', 'osc777'],
    ['ghostty 1.0.1', 'sextant', 'osc9'],
    ['iTerm2 3.5.2', 'sextant', 'osc9'],
    ['iTerm2 3.4.16', 'quadrant', 'osc9'],
    ['VTE(7600)', 'sextant', null],
    ['VTE(5202)', 'quadrant', null],
    ['XTerm(390)', 'quadrant', null],
    ['Konsole 24.02.1', 'quadrant', null],
    ['something else 1', 'quadrant', null],
  ])('%s', (name, cells, notice) => {
    expect(cellsFor({ TERM: 'xterm-256color', SSH_TTY: '/dev/pts/1' } as object, name)).toBe(cells);
    expect(noticeFor({ TERM: 'xterm-256color' }, name)).toBe(notice);
  });

  test('counts before the environment, which may be handed on from outside', () => {
    expect(cellsFor({ TERM: 'screen', TERM_PROGRAM: 'WezTerm' }, 'tmux 3.4')).toBe('quadrant');
    expect(cellsFor({ TERM: 'xterm-kitty' }, 'XTerm(390)')).toBe('quadrant');
  });
});

test('the background is what was chosen, else what the terminal says, else COLORFGBG, else dark', () => {
  const light = (colour: number): typeof NO_FACTS => withAnswer(NO_FACTS, { of: 'background', colour });
  const at = (ground: 'auto' | 'dark' | 'light', env: NodeJS.ProcessEnv, facts = NO_FACTS): boolean =>
    lookOf({ ...FIRST_SETTINGS, ground }, env, facts).light;
  expect([at('auto', {}), at('auto', { COLORFGBG: '0;15' }), at('auto', { COLORFGBG: '15;default' })]).toEqual([
    false,
    true,
    false,
  ]);
  expect([0x000000, 0x1e1e1e, 0x002b36, 0xfdf6e3, 0xffffff].map((colour) => at('auto', {}, light(colour)))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
  expect(at('auto', { COLORFGBG: '0;15' }, light(0x101010))).toBe(false);
  expect([at('light', {}, light(0)), at('dark', { COLORFGBG: '0;15' }, light(0xffffff))]).toEqual([true, false]);
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
    return { ...lookOf(settings, terminal, NO_FACTS), mouse: isMouse(settings, terminal) };
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

  test('what terminals have said is kept by terminal, the last eight of them', () => {
    const key = terminalKey({ TERM: 'xterm-256color', TERM_PROGRAM: 'WezTerm', SSH_CONNECTION: '1.2.3.4 5 6 7' });
    expect(key).not.toContain('1.2.3.4');
    for (let n = 0; n < 9; n++) rememberTerminal(env, m, { key: `${key} ${n}`, light: n % 2 === 0, name: null });
    expect(rememberedTerminal(env, `${key} 0`)).toBeNull();
    expect(rememberedTerminal(env, `${key} 8`)).toMatchObject({ light: true, name: null });
    rememberTerminal(env, m, { key: `${key} 8`, light: false, name: 'foot(1.16)' });
    expect(rememberedTerminal(env, `${key} 8`)).toMatchObject({ light: false, name: 'foot(1.16)' });
    expect(readSettings(env).settings.terminals).toHaveLength(8);
  });
});

test.each([
  ['linux', { LANG: 'C' }, false],
  ['linux', {}, false],
  ['linux', { LANG: 'en_GB.UTF-8', LC_ALL: 'POSIX' }, false],
  ['linux', { LANG: 'C', LC_CTYPE: 'C.utf8' }, true],
  ['linux', { LC_CTYPE: 'C', LANG: 'en_GB.UTF-8' }, false],
  ['darwin', {}, true],
  ['darwin', { LANG: 'C' }, false],
  ['win32', { LANG: 'C' }, true],
] as const)('on %s with %j the terminal has characters outside ASCII: %p', (platform, env, expected) => {
  expect(isUnicode(platform, env)).toBe(expected);
});
