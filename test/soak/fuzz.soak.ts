// `npm run soak -- fuzz`: a million spoiled records, or as many as the time allows.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, jest, test } from '@jest/globals';
import { fuzz } from '../support/fuzzRun.js';
import { COUNT, deadline, FROM, SEED, tell } from './settings.js';

jest.setTimeout(2 ** 31 - 1);

const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('spoiled records: a clear error with its line, or the same game, and never a byte changed', async () => {
  const { cases, faults, slowest } = await fuzz({
    folder,
    cases: COUNT ?? 1_000_000,
    seed: SEED,
    from: FROM,
    until: deadline(),
    tell,
  });
  tell(
    `${cases} records of seed ${SEED}: ${faults} refused, the others the same game; slowest ${Math.round(slowest)} ms`,
  );
  expect(faults).toBeGreaterThan(cases / 2);
});
