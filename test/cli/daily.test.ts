// Today's game: the same for everybody, one try that counts, five lines that tell nothing, and a record that proves them.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { dayOf, minutesLeft, parseDay, weekdayOf } from '../../src/cli/daily/day.js';
import { dayOfRecord, gameOf, opponentsOf } from '../../src/cli/daily/game.js';
import { countedNames, type DailyResult, resultLines, resultOf, sparkline } from '../../src/cli/daily/result.js';
import { aboutToday, keepResult, openToday, verifiedText, verifyDaily } from '../../src/cli/daily/tries.js';
import { UsageError } from '../../src/cli/fail.js';
import { rulesOf } from '../../src/cli/options.js';
import { playRecorded } from '../../src/cli/simulate.js';
import { headerOf } from '../../src/core/index.js';
import { readRecord } from '../../src/table/save.js';
import { LANGUAGES, messagesIn } from '../../src/text/index.js';
import { span, widthOf } from '../../src/tui/frame/line.js';

jest.setTimeout(60_000);

const m = messagesIn('en');
const DAY = '2026-12-01';
const NOON = Date.parse(`${DAY}T12:00:00Z`);

describe('days', () => {
  test('are those of UTC, whatever the clock on the wall says', () => {
    expect(dayOf(Date.parse('2026-03-14T00:00:00Z'))).toBe('2026-03-14');
    expect(dayOf(Date.parse('2026-03-14T23:59:59.999Z'))).toBe('2026-03-14');
    expect(dayOf(Date.parse('2026-03-15T01:30:00+02:00'))).toBe('2026-03-14');
    expect([minutesLeft(NOON), minutesLeft(NOON + 1), minutesLeft(Date.parse('2026-03-14T23:59:59Z'))]).toEqual([
      720, 720, 1,
    ]);
    expect(['2026-11-30', '2026-12-06'].map(weekdayOf)).toEqual([0, 6]);
  });

  test.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', 'today', '', '2026-01-01T00:00:00Z'])(
    'there is no "%s"',
    (text) => expect(parseDay(text)).toBeNull(),
  );
});

describe('the game of a day', () => {
  test('is the same for everybody who asks, in every language, and another one the next day', () => {
    const games = LANGUAGES.map((language) => gameOf(DAY, messagesIn(language)));
    expect(new Set(games.map((game) => JSON.stringify(game))).size).toBe(1);
    expect(gameOf('2026-12-02', m).chance).not.toEqual(gameOf(DAY, m).chance);
    expect(games[0]).toMatchObject({ setup: { variant: 'napoleon', players: 4, options: { deal: true } } });
    expect(games[0]?.seats.map(({ driver }) => driver)).toEqual(['person', ...opponentsOf(DAY)]);
  });

  test('has opponents that grow stronger through the week', () => {
    expect(opponentsOf('2026-11-30')).toEqual(['corporal', 'corporal', 'corporal']);
    expect(opponentsOf('2026-12-06')).toEqual(['marshal', 'marshal', 'marshal']);
  });
});

describe('the result', () => {
  const RESULT: DailyResult = {
    isOver: true,
    place: 1,
    players: 4,
    points: 11,
    best: 8,
    byRound: [0, 1, 2, 6, 11],
    ranks: [1, 3],
    officers: 2,
    luck: 0.042,
    hash: '3f9a61c2d5e0aa11',
  };

  test('is five lines', () => {
    expect(resultLines('2026-03-14', ['marshal', 'marshal', 'colonel'], RESULT, m)).toEqual([
      'Risk Napoleon, game of 2026-03-14',
      'Won 11 to 8 against Marshal ×2, Colonel',
      'Points by round  ▁▂▂▅█  0 1 2 6 11',
      'Mission ranks 1 3, officers +2, luck +0.04 a die',
      'risk-napoleon daily 2026-03-14, record 3f9a61c2',
    ]);
    const lost = { ...RESULT, place: 3, points: -1, ranks: [], officers: -2, luck: -0.1 };
    expect(resultLines('2026-03-14', ['marshal'], lost, m).slice(1, 4)).toEqual([
      'Place 3 of 4, -1 to 8, against Marshal',
      expect.stringContaining('Points by round'),
      'Mission ranks –, officers -2, luck -0.10 a die',
    ]);
  });

  test.each(LANGUAGES)('fits into 60 columns in %s', (language) => {
    const worst = {
      ...RESULT,
      place: 4,
      points: -12,
      best: 28,
      byRound: [-10, -11, -12, -12, -12],
      ranks: [1, 2, 3, 4],
      officers: -10,
      luck: -0.55,
    };
    for (const day of ['11-30', '12-01', '12-02', '12-03', '12-04', '12-05', '12-06'].map((text) => `2026-${text}`)) {
      for (const line of resultLines(day, opponentsOf(day), worst, messagesIn(language)))
        expect({ line, isNarrow: widthOf([span(line)]) <= 60 }).toEqual({ line, isNarrow: true });
    }
  });

  test('bars and counts', () => {
    expect([sparkline([0, 0, 0]), sparkline([5]), sparkline([-3, 7])]).toEqual(['▁▁▁', '█', '▁█']);
    expect(countedNames(['a', 'b', 'a'])).toBe('a ×2, b');
  });
});

describe('a record of it', () => {
  let folder = '';
  let env: NodeJS.ProcessEnv = {};
  let played = '';
  /** One that a bot has played to its end, once for all tests. */
  beforeAll(() => {
    const at = mkdtempSync(join(tmpdir(), 'risk-daily-'));
    const path = join(at, 'played.risk.jsonl');
    const game = gameOf(DAY, m);
    playRecorded(rulesOf(m, game.setup), game, path, m, { error: () => {} }, () => {});
    played = readFileSync(path, 'utf8');
    rmSync(at, { recursive: true });
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'risk-daily-'));
    env = { RISK_NAPOLEON_STATE: folder };
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const kept = (text: string, name = `${DAY}-daily.risk.jsonl`): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const verify = (path: string): string => {
    let said = '';
    verifyDaily(path, m, {
      print: (text) => {
        said += text;
      },
    });
    return said;
  };

  test('proves its five lines', () => {
    const path = kept(played);
    const read = readRecord(path);
    if (!read.ok) throw new Error('test: no record');
    const result = resultOf(read.value.record);
    if (!result.ok) throw new Error('test: no result');
    const said = verify(path);
    expect(said).toContain(resultLines(DAY, opponentsOf(DAY), result.value, m).join('\n'));
    expect(said).toContain(m.daily.verified(DAY, read.value.record.entries.length));
    expect(result.value).toMatchObject({ isOver: true, players: 4 });
    expect(result.value.byRound).toHaveLength(5);
    expect(result.value.byRound.at(-1)).toBe(result.value.points);
  });

  test('is written beside it as text once, never over anything else, and verified from the screen', () => {
    const path = kept(played);
    const file = join(folder, `${DAY}-daily.txt`);
    expect(keepResult({ day: DAY, path }, m)).toBe(m.daily.kept(`${DAY}-daily.txt`));
    const text = readFileSync(file, 'utf8');
    expect(verify(path)).toContain(text);
    expect(text.split('\n')).toHaveLength(6);
    expect(keepResult({ day: DAY, path }, m)).toBe(m.daily.kept(`${DAY}-daily.txt`));
    writeFileSync(file, 'mine');
    expect(keepResult({ day: DAY, path }, m)).toBe(m.daily.keptBefore(`${DAY}-daily.txt`));
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect(verifiedText(path, m)).toContain(DAY);
    writeFileSync(path, played.split('\n').slice(0, -2).join('\n'));
    expect(verifiedText(path, m)).toBe(m.daily.notOver(path));
  });

  test('of another day’s chance, of other opponents, unfinished, or changed, proves nothing', () => {
    const lines = played.split('\n');
    const [head = '', ...rest] = lines;
    const other = (change: (header: { readonly seats: readonly { readonly driver: string }[] }) => object): string =>
      [JSON.stringify(change(JSON.parse(head))), ...rest].join('\n');
    const weaker = other((header) => {
      const seats = header.seats.map((seat) => ({
        ...seat,
        driver: seat.driver === 'person' ? 'person' : 'recruit',
      }));
      return { ...header, seats };
    });
    expect(() => verify(kept(weaker))).toThrow(m.daily.otherGame(join(folder, `${DAY}-daily.risk.jsonl`), DAY));
    const half = lines.slice(0, Math.floor(lines.length / 2)).join('\n');
    expect(() => verify(kept(`${half}\n`))).toThrow(/is not over/);
    const at = lines.findIndex((line) => line.includes('"dice"') || line.includes('"attack"'));
    const changed = lines.filter((_, n) => n !== Math.max(3, at)).join('\n');
    expect(() => verify(kept(changed))).toThrow(UsageError);
    const plain = rulesOf(m, gameOf(DAY, m).setup);
    expect(dayOfRecord(headerOf(plain, { dice: 'seed', seed: 'abc' }, []))).toBeNull();
  });

  test('is the one try that counts: it is gone on with, and opened no more once it is over', () => {
    expect(aboutToday({ now: NOON, env }, m)).toContain('one try counts');
    const first = openToday({ now: NOON, env }, m);
    expect(first.record?.path).toBe(join(folder, `${DAY}-daily.risk.jsonl`));
    expect(first.seed).toBe(`daily-${DAY}`);
    first.record?.close();
    first.left();
    expect(aboutToday({ now: NOON, env }, m)).toContain('begun');
    const again = openToday({ now: NOON + 1000, env }, m);
    expect(again.record?.path).toBe(first.record?.path);
    again.record?.close();
    again.left();
    kept(played);
    expect(aboutToday({ now: NOON, env }, m)).toBe(m.daily.played('12 h 0 min'));
    expect(() => openToday({ now: NOON, env }, m)).toThrow(m.daily.over('12 h 0 min'));
    // The next day is another game.
    const next = openToday({ now: NOON + 86_400_000, env }, m);
    expect(next.seed).toBe('daily-2026-12-02');
    next.record?.close();
    next.left();
  });
});
