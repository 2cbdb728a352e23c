// Reports by a key: at most one a minute and game.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { newGame } from '../../src/cli/games.js';
import { setupOf } from '../../src/cli/options.js';
import { BETWEEN_MS, reporter } from '../../src/cli/reporter.js';
import { screen } from '../../src/cli/screening.js';
import { parseRecord } from '../../src/table/recordText.js';
import { messagesIn } from '../../src/text/index.js';
import type { Model } from '../../src/tui/model.js';
import type { OpenGame } from '../../src/tui/session/opened.js';

const m = messagesIn('en');
const LOOK = { columns: 80, rows: 24, depth: 24, ascii: false, light: false, language: 'en' } as const;
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'risk-reporter-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const shownOf = (seed: string): { game: OpenGame; model: Model } => {
  const setup = setupOf(m, { variant: 'classic', seed, deal: true }, 1);
  const game = newGame({ game: setup, placeForMe: false, file: false }, m, {});
  const read = parseRecord(game.record?.text() ?? '');
  if (!read.ok) throw new Error('test: no record');
  const drawn = screen(read.value.record, game.rules, LOOK, null);
  if (!drawn.ok) throw new Error('test: no screen');
  return { game, model: drawn.value };
};

test('a key that is held writes one report a minute, for each game', () => {
  let now = 5;
  const env = { RISK_NAPOLEON_STATE: folder };
  const reports = reporter(
    () => ({ ...LOOK, program: '0', env }),
    () => now,
  );
  const [one, other] = [shownOf('one'), shownOf('other')];
  const written = (): number => readdirSync(folder).length;
  expect(reports.onScreen(one)).toBe(m.report.inFolder('classic-one.report.md'));
  for (let n = 0; n < 50; n++) expect(reports.onScreen(one)).toBe(m.report.justNow('classic-one.report.md'));
  expect(written()).toBe(1);
  reports.onScreen(other);
  expect(written()).toBe(2);
  now += BETWEEN_MS - 1;
  reports.onScreen(one);
  expect(written()).toBe(2);
  now += 1;
  expect(reports.onScreen(one)).toBe(m.report.inFolder('classic-one-2.report.md'));
  // A fault is always reported.
  expect(reports.afterCrash(one, new Error('bug'))).toContain('classic-one-3.report.md');
});
