// D-5: dice from a sealed secret and everybody's words; and a check of them in another language.
import { spawnSync } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { BOTS, botStream } from '../../src/bots/index.js';
import { playBots } from '../../src/bots/selfPlay.js';
import {
  type Chance,
  canonicalJson,
  create,
  formatPosition,
  type GameRecord,
  hash,
  headerOf,
  loadRules,
  type RecordEntry,
  replay,
  resumeStream,
  sealOf,
  shortHash,
  streamOf,
  view,
} from '../../src/core/index.js';
import { entryLine, headerLine, parseRecord } from '../../src/table/recordText.js';

const SECRET = '5e'.repeat(31).concat('01');
const chance = (change: Partial<Extract<Chance, { dice: 'sealed' }>> = {}): Chance => ({
  dice: 'sealed',
  table: '7',
  seal: sealOf(SECRET),
  words: ['tea', 'thé ☕', ''],
  secret: SECRET,
  ...change,
});

const diceOf = (from: Chance, count = 50): number[] => {
  const stream = resumeStream(streamOf(from));
  return Array.from({ length: count }, () => stream.die());
};

describe('the stream', () => {
  test('D-5: the seal is the SHA-256 of the secret’s bytes', () => {
    expect(sealOf(SECRET)).toBe(createHash('sha256').update(Buffer.from(SECRET, 'hex')).digest('hex'));
  });

  test('D-5: key, blocks, dice and picks are those that another HMAC gives', () => {
    const words = '1:7,3:tea,8:thé ☕,0:,';
    const key = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(words).digest();
    const bytes = [0, 1, 2, 3].flatMap((n) => {
      const number = Buffer.alloc(8);
      number.writeBigUInt64BE(BigInt(n));
      return [...createHmac('sha256', key).update(number).digest()];
    });
    const dice = bytes.filter((byte) => byte < 252).map((byte) => 1 + (byte % 6));
    expect(diceOf(chance(), dice.length)).toEqual(dice);
    const stream = resumeStream(streamOf(chance()));
    const first = Buffer.from(bytes).readUInt32BE(0);
    expect(stream.pick(48)).toBe(first % 48);
    expect(stream.save()).toMatchObject({ kind: 'sealed', block: 0, offset: 4 });
  });

  test('D-5: every word, their order, the table and the secret change the dice; how words are cut does, too', () => {
    const ways = [
      chance(),
      chance({ words: ['tea', 'coffee', ''] }),
      chance({ words: ['thé ☕', 'tea', ''] }),
      chance({ words: ['te', 'athé ☕', ''] }),
      chance({ words: ['tea', 'thé ☕'] }),
      chance({ table: '8' }),
      chance({ secret: SECRET.replace('01', '02') }),
    ].map((way) => diceOf(way).join(''));
    expect(new Set(ways).size).toBe(ways.length);
  });

  test('D-5: saved anywhere and gone on with, it gives the same', () => {
    const whole = resumeStream(streamOf(chance()));
    const all = Array.from({ length: 200 }, (_, i) => (i % 3 === 0 ? whole.pick(7) : whole.die()));
    let state = streamOf(chance());
    const parts = all.map((_, i) => {
      const stream = resumeStream(JSON.parse(JSON.stringify(state)));
      const value = i % 3 === 0 ? stream.pick(7) : stream.die();
      state = stream.save();
      return value;
    });
    expect(parts).toEqual(all);
  });

  test('D-5: faces are even, and picks', () => {
    const counts = new Map<number, number>();
    for (const die of diceOf(chance(), 12_000)) counts.set(die, (counts.get(die) ?? 0) + 1);
    const chi = [1, 2, 3, 4, 5, 6].reduce((sum, face) => sum + ((counts.get(face) ?? 0) - 2000) ** 2 / 2000, 0);
    expect(chi).toBeLessThan(20.5); // 5 degrees, one in a thousand
  });

  test('D-5: a bot’s stream is another one, and tells nothing of the game’s', () => {
    const own = resumeStream(botStream(chance(), 0, 0));
    expect(Array.from({ length: 50 }, () => own.die())).not.toEqual(diceOf(chance()));
    expect(canonicalJson(botStream(chance(), 0, 0))).not.toContain((streamOf(chance()) as { key: string }).key);
  });

  test('D-5: without the secret there are no dice', () => {
    expect(() => streamOf(chance({ secret: null }))).toThrow(/bug/);
  });
});

const rules = (() => {
  const loaded = loadRules({
    variant: 'classic',
    profile: 'en',
    board: 'world',
    players: 3,
    options: { deal: true, rounds: 3, defence: ['auto', 'auto', 'auto'], resign: 'bot', napoleon: null },
  });
  if (!loaded.ok) throw new Error(loaded.error.code);
  return loaded.value;
})();
const seats = ['Ann', 'Bob', 'Cleo'].map((name) => ({ name, driver: 'person' }));

const playedOut = (): GameRecord => {
  const entries: RecordEntry[] = [];
  const bots = seats.map(() => BOTS.recruit(rules));
  const { state } = playBots(rules, chance(), bots, undefined, (step, seat, action) => {
    entries.push({ n: step.state.actions, seat, action, h: shortHash(step.state) });
  });
  if (state.outcome === null) throw new Error('the game does not end');
  const end = { outcome: state.outcome, hash: hash(state) };
  return { header: headerOf(rules, chance(), seats), entries, end, secret: SECRET };
};

const textOf = (record: GameRecord): string =>
  [
    headerLine(record.header),
    ...record.entries.map(entryLine),
    ...(record.secret === undefined ? [] : [entryLine({ secret: record.secret })]),
    ...(record.end === null ? [] : [entryLine(record.end)]),
  ].join('');

describe('a record', () => {
  const record = playedOut();
  const text = textOf(record);
  const folder = mkdtempSync(join(tmpdir(), 'risk-fair-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('D-5: the secret is the last line but one and nowhere else; read again it is the same record', () => {
    const lines = text.trimEnd().split('\n');
    expect(lines.filter((line) => line.includes(SECRET))).toEqual([lines.at(-2)]);
    expect(parseRecord(text)).toMatchObject({ ok: true, value: { record } });
    expect(replay(record)).toMatchObject({ ok: true });
  });

  test('D-5: an unfinished one holds no secret and cannot be played again', () => {
    const unfinished = { header: record.header, entries: record.entries, end: null };
    expect(textOf(unfinished)).not.toContain(SECRET);
    expect(replay(unfinished)).toEqual({ ok: false, error: { code: 'sealed' } });
  });

  test('D-5: another secret than the one that was sealed is found out', () => {
    const other = 'ab'.repeat(32);
    expect(replay({ ...record, secret: other })).toEqual({
      ok: false,
      error: { code: 'seal', found: sealOf(other), known: sealOf(SECRET) },
    });
  });

  test('D-5: a word that was changed afterwards is found out', () => {
    const changed = {
      ...record,
      header: { ...record.header, chance: chance({ words: ['tee', 'thé ☕', ''], secret: null }) },
    };
    expect(replay(changed)).toMatchObject({ ok: false });
  });

  test.each([
    ['twice', (lines: string[]) => [...lines.slice(0, -1), lines.at(-2) ?? '', lines.at(-1) ?? '']],
    ['before an action', (lines: string[]) => [lines[0] ?? '', lines.at(-2) ?? '', ...lines.slice(1)]],
  ])('D-5: a secret where it does not belong is damage: %s', (_, change) => {
    expect(parseRecord(`${change(text.trimEnd().split('\n')).join('\n')}\n`)).toMatchObject({
      ok: false,
      error: { code: 'damaged' },
    });
  });

  test('D-5: neither views nor positions in one line have the key', () => {
    const step = create(rules, chance());
    const { key } = streamOf(chance()) as { key: string };
    const shown = [
      ...(['spectator', 0, 'omniscient'] as const).map((viewer) => canonicalJson(view(rules, step, viewer as never))),
      formatPosition(rules, step.state),
    ];
    for (const one of shown) expect(one).not.toMatch(new RegExp(`${key}|${SECRET}`));
  });

  test('D-5: the check in Python of docs/FAIR.md agrees', () => {
    const [, code] = /```python\n(.*?)```/s.exec(readFileSync('docs/FAIR.md', 'utf8')) ?? [];
    const [script, file] = [join(folder, 'fair.py'), join(folder, 'game.risk.jsonl')];
    writeFileSync(script, code ?? '');
    writeFileSync(file, text);
    const { status, stdout, error } = spawnSync('python3', [script, file], { encoding: 'utf8' });
    if (error) {
      process.stderr.write('No python3: the check of docs/FAIR.md did not run.\n');
      return;
    }
    const picks = resumeStream(streamOf(chance()));
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: [
        `the seal holds: ${sealOf(SECRET)}`,
        `dice: ${diceOf(chance(), 40).join(' ')}`,
        `picks of 48: ${Array.from({ length: 40 }, () => picks.pick(48)).join(' ')}`,
        '',
      ].join('\n'),
    });
    writeFileSync(file, text.replace(SECRET, 'ab'.repeat(32)));
    expect(spawnSync('python3', [script, file], { encoding: 'utf8' }).status).not.toBe(0);
  });
});
