// `npm run soak -- kill`: the program killed a few hundred times.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { ensureBuilt } from '../e2e/support/built.js';
import { killOverAndOver } from '../e2e/support/kills.js';
import { COUNT, deadline, SEED, tell } from './settings.js';

jest.setTimeout(2 ** 31 - 1);

const folder = mkdtempSync(join(tmpdir(), 'kill-'));
beforeAll(ensureBuilt);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('killed at random moments, it goes on each time, and nothing that was shown is lost', async () => {
  const result = await killOverAndOver(folder, COUNT ?? 300, SEED, tell, deadline());
  tell(
    `${result.kills} kills in ${result.games} games, ${result.torn} torn lines; longest game ${result.actions} actions`,
  );
  expect(result.kills).toBeGreaterThan(0);
});
