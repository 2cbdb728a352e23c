// The reader against everything; `npm run soak -- fuzz` does the same for a million records.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, jest, test } from '@jest/globals';
import { fuzz } from '../support/fuzzRun.js';

jest.setTimeout(120_000);

const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('hundreds of spoiled records: a clear error with its line, or the same game, and never a byte changed', async () => {
  const { cases, faults } = await fuzz({ folder, cases: 800, seed: 1812, until: Number.POSITIVE_INFINITY });
  expect(cases).toBe(800);
  expect(faults).toBeGreaterThan(480);
  expect(faults).toBeLessThan(800);
});
