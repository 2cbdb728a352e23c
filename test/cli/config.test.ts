import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { gamesFolder } from '../../src/config.js';

const onLinux = process.platform === 'linux' ? describe : describe.skip;
const HOME = join(homedir(), '.local/state/risk-napoleon/games');

test('a folder of one’s own comes first, as it is', () => {
  expect(gamesFolder({ RISK_NAPOLEON_STATE: '/games', XDG_STATE_HOME: '/state' })).toBe('/games');
});

onLinux('XDG', () => {
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
