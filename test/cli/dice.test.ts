// Sealed dice at home (D-5): the secret is beside the record while the game goes on, and in it when it is over.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BOTS } from '../../src/bots/index.js';
import { playBots } from '../../src/bots/selfPlay.js';
import { withDice } from '../../src/cli/dice.js';
import { UsageError } from '../../src/cli/fail.js';
import { newGame, savedGame } from '../../src/cli/games.js';
import { type GameFlags, rulesOf, setupOf } from '../../src/cli/options.js';
import { hash, headerOf, type RecordEntry, replay, sealOf, shortHash } from '../../src/core/index.js';
import { createRecord, readRecord } from '../../src/table/save.js';
import { messagesIn } from '../../src/text/index.js';

const m = messagesIn('en');
const FLAGS: GameFlags = { variant: 'two-player', bots: '0', players: '2' };
const HOME = 'home';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'risk-dice-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sealed = (flags: { readonly words?: string; readonly dice?: string; readonly seed?: string } = {}) =>
  withDice(m, { ...FLAGS, dice: 'sealed', ...flags }, setupOf(m, { ...FLAGS, ...flags }, 2));

/** A game by bots in the persons' seats, as its lines. */
const played = () => {
  const game = sealed({ words: 'tea,coffee' });
  const rules = rulesOf(m, game.setup);
  const entries: RecordEntry[] = [];
  const bots = game.seats.map(() => BOTS.colonel(rules));
  const { state } = playBots(rules, game.chance, bots, undefined, (step, seat, action) => {
    entries.push({ n: step.state.actions, seat, action, h: shortHash(step.state) });
  });
  return { game, rules, entries, state };
};

describe('what the options ask for', () => {
  test('a seed unless something else is said; people’s words in their seats, others drawn, none for bots', () => {
    expect(withDice(m, FLAGS, setupOf(m, FLAGS, 2)).chance).toMatchObject({ dice: 'seed' });
    const { chance } = sealed({ words: 'tea' });
    if (chance.dice !== 'sealed' || chance.secret === null) throw new Error('test: not sealed');
    expect(chance).toMatchObject({ table: HOME, seal: sealOf(chance.secret) });
    expect(chance.words[0]).toBe('tea');
    expect(chance.words[1]).toMatch(/^\w+ \w+ \w+$/);
    const bots = { ...FLAGS, bots: '1' };
    expect(withDice(m, { ...bots, dice: 'sealed' }, setupOf(m, bots, 1)).chance).toMatchObject({
      words: [expect.stringMatching(/./), ''],
    });
    // Nobody can have the same twice.
    expect(sealed().chance).not.toMatchObject({ seal: chance.seal });
  });

  test.each([
    [{ dice: 'loaded' }, '--dice'],
    [{ seed: 'waterloo' }, m.cli.sealedHasNoSeed],
    [{ words: 'a,b,c' }, m.cli.tooManyWords(3, 2)],
    [{ words: 'x'.repeat(61) }, m.cli.longWord(60)],
    [{ dice: 'seed', words: 'tea' }, m.cli.wordsNeedSealed],
  ])('%j is refused', (flags, sentence) => {
    expect(() => sealed(flags)).toThrow(UsageError);
    expect(() => sealed(flags)).toThrow(sentence);
  });
});

test('a game from its first line to its end: unfinished it foretells nothing, finished it proves its dice', () => {
  const { game, rules, entries, state } = played();
  if (game.chance.dice !== 'sealed' || state.outcome === null) throw new Error('test: not over');
  const secret = game.chance.secret ?? '';
  const path = join(folder, 'whole.risk.jsonl');
  const beside = `${path}.secret`;
  const record = createRecord(path, headerOf(rules, game.chance, game.seats), secret);
  for (const entry of entries) record.append(entry);
  record.sync();
  expect(readFileSync(path, 'utf8')).not.toContain(secret);
  expect(readFileSync(beside, 'utf8')).toBe(`${secret}\n`);
  expect(statSync(beside).mode & 0o077).toBe(0);
  record.end(state.outcome, hash(state));
  record.close();
  expect(existsSync(beside)).toBe(false);
  expect(readFileSync(path, 'utf8').trimEnd().split('\n').at(-2)).toBe(`{"secret":"${secret}"}`);
  const read = readRecord(path);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(replay(read.value.record)).toMatchObject({ ok: true });
});

test('a game that was left goes on with the dice that were sealed, bots included; without its secret it says so', () => {
  const { game, rules, entries, state } = played();
  if (game.chance.dice !== 'sealed' || state.outcome === null) throw new Error('test: not over');
  const secret = game.chance.secret ?? '';
  const path = join(folder, 'left.risk.jsonl');
  const record = createRecord(path, headerOf(rules, game.chance, game.seats), secret);
  for (const entry of entries.slice(0, 40)) record.append(entry);
  record.sync();
  record.close();
  const again = savedGame(path, m, {});
  expect(again.chance).toMatchObject({ dice: 'sealed', secret });
  for (const entry of entries.slice(40)) again.record?.append(entry);
  again.record?.end(state.outcome, hash(state));
  again.record?.close();
  const read = readRecord(path);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(read.value.record.entries).toHaveLength(entries.length);
  expect(replay(read.value.record)).toMatchObject({ ok: true });

  const other = join(folder, 'lost.risk.jsonl');
  createRecord(other, headerOf(rules, game.chance, game.seats), secret).close();
  rmSync(`${other}.secret`);
  expect(() => savedGame(other, m, {})).toThrow(/their secret is not told/);
  writeFileSync(`${other}.secret`, `${'0'.repeat(64)}\n`);
  expect(() => savedGame(other, m, {})).toThrow(/does not fit their seal/);
});

test('a record that is moved away takes its secret to the new place; a folder without room for it is refused', () => {
  const { game, rules, entries } = played();
  const secret = game.chance.dice === 'sealed' ? (game.chance.secret ?? '') : '';
  const path = join(folder, 'moved.risk.jsonl');
  const record = createRecord(path, headerOf(rules, game.chance, game.seats), secret);
  rmSync(path);
  writeFileSync(path, 'something else');
  for (const entry of entries.slice(0, 1)) record.append(entry);
  expect(record.path).toBe(join(folder, 'moved-2.risk.jsonl'));
  expect(existsSync(`${path}.secret`)).toBe(false);
  expect(readFileSync(`${record.path}.secret`, 'utf8')).toBe(`${secret}\n`);
  record.close();
  expect(() => newGame({ game, placeForMe: false, file: join(folder, 'moved-2.risk.jsonl') }, m, {})).toThrow(
    UsageError,
  );
  // What was there before is not touched by a game that could not be begun.
  expect(readFileSync(`${record.path}.secret`, 'utf8')).toBe(`${secret}\n`);
});
