// An account without a home folder: nothing fails before it is needed, and then it says what to do.
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { messagesIn } from '../../src/text/index.js';

const realOs = await import('node:os');
const home = { said: '', listed: '' };
const answer = (name: 'said' | 'listed'): string => {
  if (home[name] === 'none') throw Object.assign(new Error('ENOENT: uv_os_get_passwd'), { code: 'ENOENT' });
  return home[name];
};
jest.unstable_mockModule('node:os', () => ({
  ...realOs,
  homedir: () => answer('said'),
  userInfo: () => ({ homedir: answer('listed') }),
}));
const { gamesFolder, settingsFile } = await import('../../src/config.js');
const { languageOf, setupOf } = await import('../../src/cli/options.js');
const { keepSettings, readSettings, faultSentence } = await import('../../src/cli/settings.js');
const { listCommand } = await import('../../src/cli/keep.js');
const { gamePath, newestUnfinished, newGame } = await import('../../src/cli/games.js');

const m = messagesIn('en');
const output = { print: () => {}, error: () => {}, errorIsTerminal: false, now: () => 0 };
const sentenceOf = (what: () => unknown): string => {
  try {
    what();
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return 'nothing was thrown';
};

beforeEach(() => {
  Object.assign(home, { said: 'none', listed: 'none' });
});
afterEach(() => {
  Object.assign(home, { said: '', listed: '' });
});

describe('no home at all', () => {
  test('settings are those of a first time, and cannot be kept', () => {
    expect(languageOf(undefined, { LANG: 'fr_FR.UTF-8' })).toBe('fr');
    const read = readSettings({});
    expect(read).toEqual({ settings: {}, fault: null });
    expect(faultSentence(m, {}, read)).toBe(null);
    expect(sentenceOf(() => keepSettings({ language: 'pt' }, m, {}))).toContain(m.cli.reasons.ENOHOME);
  });

  test('games are looked for nowhere, and a new one says what is missing', () => {
    expect(newestUnfinished(m, {}, 0)).toBe(null);
    expect(sentenceOf(() => listCommand({}, m, {}, output))).toBe(m.cli.noHome);
    expect(sentenceOf(() => gamePath('1', m, {}))).toBe(m.cli.noHome);
    const game = setupOf(m, { seed: 'homeless' }, 1);
    expect(sentenceOf(() => newGame({ game, placeForMe: false, file: null }, m, {}))).toBe(m.cli.noHome);
  });

  test('a folder that is named will do', () => {
    expect(gamesFolder({ RISK_NAPOLEON_STATE: '/games' })).toBe('/games');
    expect(settingsFile({ RISK_NAPOLEON_CONFIG: '/s.json' })).toBe('/s.json');
  });
});

test.each(['', 'relative', './here'])(
  'HOME=%j is none: the list of accounts is asked, never the current folder',
  (said) => {
    Object.assign(home, { said, listed: '/home/ann' });
    expect(gamesFolder({})).toMatch(/^\/home\/ann\//);
    home.listed = said;
    expect(() => gamesFolder({})).toThrow(expect.objectContaining({ code: 'ENOHOME' }));
  },
);
