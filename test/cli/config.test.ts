import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { calmTime, gamesFolder, settingsFile } from '../../src/config.js';
import { onLinux } from '../support/platform.js';

const HOME = join(homedir(), '.local/state/risk-napoleon/games');

test('a folder of one’s own comes first, as it is', () => {
  expect(gamesFolder({ RISK_NAPOLEON_STATE: '/games', XDG_STATE_HOME: '/state' })).toBe('/games');
});

onLinux.describe('XDG', () => {
  test.each([
    ['/state', '/state/risk-napoleon/games'],
    ['', HOME],
    ['relative', HOME],
    ['./here', HOME],
  ])('XDG_STATE_HOME=%j', (value, folder) => {
    expect(gamesFolder({ XDG_STATE_HOME: value, RISK_NAPOLEON_STATE: '' })).toBe(folder);
  });

  test('nothing said', () => {
    expect(gamesFolder({})).toBe(HOME);
  });
});

onLinux.describe('the file of settings', () => {
  const HOME_FILE = join(homedir(), '.config/risk-napoleon/settings.json');
  test.each([
    [{ RISK_NAPOLEON_CONFIG: '/own.json', XDG_CONFIG_HOME: '/config' }, '/own.json'],
    [{ XDG_CONFIG_HOME: '/config' }, '/config/risk-napoleon/settings.json'],
    [{ XDG_CONFIG_HOME: 'relative' }, HOME_FILE],
    [{}, HOME_FILE],
  ])('%j', (env, file) => {
    expect(settingsFile(env)).toBe(file);
  });
});

test('how long a question that comes by itself takes no answer', () => {
  const times = [undefined, '', '0', '90', '99999', '-1', '1e3', ' 5', '123456'].map((own) =>
    calmTime(own === undefined ? {} : { RISK_NAPOLEON_CALM: own }),
  );
  expect(times).toEqual([250, 250, 0, 90, 10_000, 250, 250, 250, 250]);
});
