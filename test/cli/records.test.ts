// The commands about records: games, replay, report.
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { UsageError } from '../../src/cli/fail.js';
import { deleteCommand, exportCommand, listCommand } from '../../src/cli/keep.js';
import { type Here, type ReplayFlags, replayCommand } from '../../src/cli/replay.js';
import { type ReportFlags, report, type Surroundings } from '../../src/cli/report.js';
import { parseReport } from '../../src/cli/reportText.js';
import { hash, type Rules, replay } from '../../src/core/index.js';
import { headerLine, parseRecord } from '../../src/table/recordText.js';
import { continueRecord, readRecord } from '../../src/table/save.js';
import { messagesIn } from '../../src/text/index.js';
import type { Recorded } from '../../src/tui/session/viewer.js';
import { randomOf, spoiled } from '../support/fuzz.js';
import { headerFor } from '../support/setups.js';
import { memorySink, roomOf, shortRules } from '../table/games.js';

jest.setTimeout(60_000);

const m = messagesIn('en');

let folder = '';
let env: NodeJS.ProcessEnv = {};
let printed = '';
let warned = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-records-'));
  env = { RISK_NAPOLEON_STATE: folder };
  printed = '';
  warned = '';
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const output = {
  print: (text: string) => {
    printed += text;
  },
  error: (text: string) => {
    warned += text;
  },
  errorIsTerminal: false,
  now: () => 0,
};

const RULES: Rules = shortRules('cli');
const LINES = await (async () => {
  const record = memorySink();
  await roomOf(RULES, { record }).done;
  return [headerLine(headerFor(RULES)), ...record.lines];
})();
const WHOLE = LINES.join('');

const path = (name: string): string => join(folder, name);
/** Seconds since 1970 at which it was last written to; later is listed first. */
const put = (name: string, text: string, changed = 1000): string => {
  writeFileSync(path(name), text);
  utimesSync(path(name), changed, changed);
  return path(name);
};

/** The sentence and the exit code with which a command refuses. */
const refusal = (command: () => unknown): { readonly message: string; readonly exitCode: number } => {
  try {
    command();
  } catch (error) {
    if (error instanceof UsageError) return error;
    throw error;
  }
  throw new Error(`test: it did not refuse, and printed: ${printed}`);
};

const run = (which: string, flags: ReplayFlags = {}, here: Partial<Here> = {}): string => {
  printed = '';
  replayCommand(which, flags, 'en', m, output, { env, depth: 0, size: null, watch: null, ...here });
  return printed;
};

describe('games', () => {
  const list = (): string => {
    printed = '';
    listCommand({}, m, env, output);
    return printed;
  };

  test('none is said, and no error', () => {
    expect(list()).toContain('There is no game in ');
  });

  test('all are listed, newest first: unfinished, over, being played, damaged', () => {
    put('over.risk.jsonl', WHOLE, 4000);
    put('begun.risk.jsonl', LINES.slice(0, 30).join(''), 3000);
    const played = put('played.risk.jsonl', LINES.slice(0, 30).join(''), 2000);
    put('damaged.risk.jsonl', `${LINES.slice(0, 5).join('')}what\n${LINES[5]}`, 1000);
    put('foreign.risk.jsonl', 'Dear diary\n', 500);
    put('notes.txt', 'no game');
    const read = readRecord(played);
    if (!read.ok) throw new Error('test');
    const record = continueRecord(played, read.value);
    const rows = list().split('\n');
    record.close();
    const [winner = 0] = parsed(WHOLE).record.end?.outcome.winners ?? [];
    expect(rows[1]).toMatch(
      new RegExp(`^ {2}1 {2}Classic Risk, seat 1, seat 2, seat 3, won by seat ${winner + 1}, \\d+ days ago$`),
    );
    expect(rows[3]).toMatch(/^ {2}2 {2}Classic Risk, seat 1, seat 2, seat 3, setup, \d+ days ago$/);
    expect(rows[5]).toMatch(/^ {2}3 {2}Classic Risk, .*, being played now$/);
    expect(rows[7]).toBe(
      '  4  cannot be played: damaged.risk.jsonl is damaged in line 6: not JSON. Nothing was changed.',
    );
    expect(rows[9]).toMatch(/^ {2}5 {2}cannot be played: foreign.risk.jsonl is not a record/);
    expect(rows[8]).toBe(`     ${path('damaged.risk.jsonl')}`);
    printed = '';
    listCommand({ json: true }, m, env, output);
    expect(JSON.parse(printed).map((g: { state: string }) => g.state)).toEqual([
      ...['over', 'unfinished', 'unfinished', 'unreadable', 'unreadable'],
    ]);
  });

  const onUnix = process.platform === 'win32' ? test.skip : test;
  onUnix('what is no file is named, and neither waited for nor copied', () => {
    put('a.risk.jsonl', WHOLE);
    execFileSync('mkfifo', [path('pipe.risk.jsonl')]);
    const said = list();
    expect(said).toContain('Classic Risk');
    expect(said).toContain(`cannot be played: ${m.recordFaults.unreadable('pipe.risk.jsonl', m.cli.reasons.ENOTFILE)}`);
    const pipe = path('pipe.risk.jsonl');
    expect(refusal(() => exportCommand(pipe, path('copy'), m, env, output)).message).toContain(m.cli.reasons.ENOTFILE);
    expect(refusal(() => run(pipe)).message).toContain(m.cli.reasons.ENOTFILE);
    expect(existsSync(path('copy'))).toBe(false);
  });

  test('data is printed without anything that steers a terminal, whatever files and records are called', () => {
    const evil = '\u009b31mX\u202e';
    put(`${evil}.risk.jsonl`, WHOLE.replace(/"variant":"\w+"/, `"variant":"${evil}"`));
    printed = '';
    listCommand({ json: true }, m, env, output);
    expect(printed).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]/);
    expect(JSON.parse(printed)[0].path).toBe(path(`${evil}.risk.jsonl`));
    refusal(() => run(path(`${evil}.risk.jsonl`), { verify: true, json: true }));
    expect(printed).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]/);
    expect(printed).toContain('\\u009b31mX\\u202e');
  });

  test('a file that names what every object has is one game among others', () => {
    const lines = WHOLE.split('\n');
    const outcome = (winners: string): string =>
      lines.map((line) => line.replace(/"winners":\[\d\]/, `"winners":${winners}`)).join('\n');
    put('a.risk.jsonl', outcome('["filter"]'));
    put('b.risk.jsonl', outcome('{"length":9}'));
    put('c.risk.jsonl', WHOLE.replace(/"variant":"\w+"/, '"variant":"toString"'));
    put('d.risk.jsonl', WHOLE);
    const labels = list()
      .split('\n')
      .filter((row) => /^ +\d/.test(row));
    expect(labels.filter((label) => label.includes('cannot be played'))).toHaveLength(2);
    expect(labels.filter((label) => label.includes('won by'))).toHaveLength(2);
  });

  test('export copies the bytes, and never over a file', () => {
    put('a.risk.jsonl', WHOLE, 2000);
    put('b.risk.jsonl', LINES.slice(0, 9).join(''), 1000);
    exportCommand('2', path('copy'), m, env, output);
    expect(readFileSync(path('copy'), 'utf8')).toBe(LINES.slice(0, 9).join(''));
    expect(refusal(() => exportCommand('1', path('copy'), m, env, output))).toMatchObject({ exitCode: 1 });
    expect(readFileSync(path('copy'), 'utf8')).toBe(LINES.slice(0, 9).join(''));
    expect(refusal(() => exportCommand('3', path('new'), m, env, output)).message).toContain('from 1 to 2');
    expect(refusal(() => exportCommand('/etc/passwd', path('new'), m, env, output)).message).toContain(
      'none of the games',
    );
    expect(existsSync(path('new'))).toBe(false);
  });

  const host = (isTTY: boolean) => ({ env, stdin: { isTTY }, stdout: { isTTY } }) as unknown as NodeJS.Process;
  const remove = async (which: string, yes: boolean): Promise<string> => {
    printed = '';
    await deleteCommand(which, { yes }, m, host(false), output);
    return printed;
  };

  test('delete takes the one that is meant, and only with a yes', async () => {
    put('a.risk.jsonl', WHOLE, 2000);
    put('b.risk.jsonl', WHOLE, 1000);
    await expect(remove('2', false)).rejects.toThrow('needs --yes');
    await expect(remove('3', true)).rejects.toThrow('from 1 to 2');
    expect(readdirSync(folder)).toHaveLength(2);
    expect(await remove('2', true)).toContain('b.risk.jsonl');
    expect(readdirSync(folder)).toEqual(['a.risk.jsonl']);
    expect(await remove(`${folder}/./a.risk.jsonl`, true)).toContain('a.risk.jsonl');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('delete leaves a game that is being played, and what is none of the games', async () => {
    const played = put('a.risk.jsonl', LINES.slice(0, 9).join(''));
    const outside = mkdtempSync(join(tmpdir(), 'outside-'));
    writeFileSync(join(outside, 'mine'), 'mine');
    await expect(remove(join(outside, 'mine'), true)).rejects.toThrow('none of the games');
    const read = readRecord(played);
    if (!read.ok) throw new Error('test');
    const record = continueRecord(played, read.value);
    await expect(remove('1', true)).rejects.toThrow('being played');
    record.close();
    expect(existsSync(join(outside, 'mine'))).toBe(true);
    rmSync(outside, { recursive: true });
    expect(await remove('1', true)).toContain('Deleted');
  });
});

const parsed = (text: string) => {
  const read = parseRecord(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

describe('replay --verify', () => {
  test('well: the number of actions and the last hash, as text and as data', () => {
    const file = put('a.risk.jsonl', WHOLE);
    const { end, entries } = parsed(WHOLE).record;
    expect(run(file, { verify: true })).toContain(`Replayed ${entries.length} actions`);
    expect(JSON.parse(run('1', { verify: true, json: true }))).toEqual({
      ok: true,
      actions: entries.length,
      hash: end?.hash,
      firstDifference: null,
    });
  });

  const changed = (n: number, change: (line: string) => string): string =>
    put('a.risk.jsonl', LINES.map((line, i) => (i === n ? change(line) : line)).join(''));
  const difference = (file: string) => {
    const { exitCode, message } = refusal(() => run(file, { verify: true }));
    expect(exitCode).toBe(1);
    expect(refusal(() => run(file, { verify: true, json: true }))).toMatchObject({ exitCode: 1, message: '' });
    return { ...JSON.parse(printed).firstDifference, message };
  };

  test('a hash that was changed: what the line says, what it leads to here, and that the rest agrees', () => {
    const n = LINES.findIndex((line) => line.includes('"attack"'));
    const found = difference(changed(n, (line) => line.replace(/"h":"\w+"/, '"h":"deadbeef"')));
    expect(found).toMatchObject({ line: n + 1, code: 'hash', found: 'deadbeef', linesAfter: 0 });
    expect(found.recorded).toMatchObject({ line: n + 1, hash: 'deadbeef' });
    expect(found.message).toMatch(/line \d+ says: .* against .*losses \d:\d\..* is said to be deadbeef\./);
    expect(found.message).toMatch(/\w+: seat \d \d+ arm(y|ies) -> seat \d \d+ arm(y|ies)/);
    expect(found.message).toContain('  position: classic/en/world 3 |');
    expect(found.message).toContain('its hash alone was changed');
  });

  test('another legal action: the lines after it disagree as well', () => {
    const n = LINES.findIndex((line) => /"place".*"count":[2-9]/.test(line));
    const found = difference(changed(n, (line) => line.replace(/"count":\d+/, '"count":1')));
    expect(found).toMatchObject({ line: n + 1, code: 'hash' });
    expect(found.linesAfter).toBeGreaterThan(10);
    expect(found.replayed.changes[0]).toMatch(/: seat \d \d+ arm(y|ies) -> seat \d \d+ armies/);
  });

  test('an action that is not legal, and one of the wrong number', () => {
    const n = LINES.length - 3;
    expect(difference(changed(n, (line) => line.replace(/"type":"\w+"/, '"type":"claim"')))).toMatchObject({
      line: n + 1,
      code: 'rejected',
      recorded: null,
    });
    expect(difference(changed(5, (line) => line.replace('"n":5', '"n":7')))).toMatchObject({ line: 6, code: 'number' });
  });

  test('D-3: another end is a difference: its hash, its winner, its reason', () => {
    const last = LINES.length - 1;
    expect(difference(changed(last, (line) => line.replace(/"hash":"\w{4}/, '"hash":"0000')))).toMatchObject({
      line: last + 1,
      code: 'end',
    });
    const winner = parsed(WHOLE).record.end?.outcome.winners[0] ?? 0;
    for (const change of [
      (line: string) => line.replace(/"winners":\[\d\]/, `"winners":[${(winner + 1) % 3}]`),
      (line: string) => line.replace('"reason":"rounds"', '"reason":"conquest"'),
    ]) {
      expect(difference(changed(last, change))).toMatchObject({ line: last + 1, code: 'outcome' });
    }
  });

  test('what a forged line holds never reaches the terminal', () => {
    const n = LINES.length - 3;
    const esc = String.raw`\u001b]0;title\u0007`;
    const forgedHash = refusal(() =>
      run(
        changed(n, (line) => line.replace(/"h":"\w+"/, `"h":"${esc}"`)),
        { verify: true },
      ),
    );
    expect(forgedHash.message).toContain(`line ${n + 1}`);
    expect(forgedHash.message).not.toMatch(/[^\n\P{Cc}]/u);
    const { message } = difference(
      changed(n, (line) =>
        line.replace(/"h":"\w+"/, '"h":"00000000"').replace('"action":{', `"action":{"${esc}x":"${esc}",`),
      ),
    );
    expect(message).not.toMatch(/[^\n\P{Cc}]/u);
  });

  test('a header that this program cannot play says so as data too', () => {
    for (const [from, to, code] of [
      ['"profile":"en"', '"profile":"xx"', 'setup'],
      ['"rules":', '"rules":9', 'rulesVersion'],
      [/"packHash":"\w{4}/, '"packHash":"0000', 'board'],
    ] as const) {
      expect(difference(changed(0, (line) => line.replace(from, to)))).toMatchObject({ line: 1, code });
    }
  });
});

describe('replay --to', () => {
  test('counts the actions that stand', () => {
    const file = put('a.risk.jsonl', WHOLE);
    for (const to of [0, 1, 50]) {
      expect(JSON.parse(run(file, { to: `${to}`, json: true })).actions).toBe(to);
    }
    const { entries } = parsed(WHOLE).record;
    expect(refusal(() => run(file, { to: `${entries.length + 1}` })).message).toContain(
      `has ${entries.length} actions`,
    );
    expect(refusal(() => run(file, { to: '-1' })).exitCode).toBe(2);
  });

  test('passes over what was taken back', () => {
    const [, example = ''] = /```jsonl\n(.*?)```/s.exec(readFileSync('docs/RECORD.md', 'utf8')) ?? [];
    const file = put('a.risk.jsonl', example);
    const at = (to: string) => JSON.parse(run(file, { to, json: true })).hash.slice(0, 8);
    const h = (line: number): string => JSON.parse(example.split('\n')[line] ?? '').h;
    expect([at('1'), at('2'), at('3')]).toEqual([h(3), h(4), h(5)]);
  });
});

describe('replay on the screen', () => {
  const eyesOn = (text: string, flags: ReplayFlags = {}): unknown => {
    let eyes: unknown;
    const watch = async (recorded: Recorded): Promise<void> => {
      eyes = recorded.eyes;
    };
    run(put('a.risk.jsonl', text), flags, { watch });
    return eyes;
  };

  test('what is over is seen with all-knowing eyes, what can still be played with those of its players', () => {
    expect(eyesOn(WHOLE)).toBe('omniscient');
    expect(eyesOn(LINES.slice(0, 30).join(''))).toBe('spectator');
    expect(eyesOn(LINES.slice(0, 30).join(''), { seat: 'all' })).toBe('omniscient');
    expect(eyesOn(WHOLE, { seat: '2' })).toBe(1);
  });
});

describe('replay --json', () => {
  test('all: the whole position and what tells it apart; a seat: its view and nothing else', () => {
    const file = put('a.risk.jsonl', LINES.slice(0, -8).join(''));
    const replayed = replay(parsed(LINES.slice(0, -8).join('')).record);
    if (!replayed.ok) throw new Error('test');
    const { state } = replayed.value.timeline;
    const all = JSON.parse(run(file, { json: true }));
    expect(all).toMatchObject({ seed: 'cli', hash: hash(state), view: { viewer: 'omniscient' } });
    expect(all.position).toContain('| deck ');
    expect(state.seats.filter(({ hand }) => hand.length > 0).length).toBeGreaterThan(1);
    for (const [who, viewer] of [
      ['2', 1],
      ['Seat 3', 2],
      ['spectator', 'spectator'],
    ] as const) {
      const text = run(file, { json: true, seat: who });
      const seen = JSON.parse(text);
      expect(seen.view.viewer).toBe(viewer);
      expect(Object.keys(seen)).toEqual(['variant', 'profile', 'board', 'actions', 'names', 'territories', 'view']);
      for (const [seat, { hand }] of seen.view.seats.entries()) {
        expect(hand).toEqual(seat === viewer ? state.seats[seat]?.hand : null);
      }
    }
    expect(refusal(() => run(file, { json: true, seat: '4' })).message).toContain('from 1 to 3');
    expect(refusal(() => run(file, { json: true, seat: 'nobody' })).exitCode).toBe(2);
  });
});

describe('replay on a screen', () => {
  test('--screen, --svg and --cast are of the same moment and size', () => {
    const file = put('a.risk.jsonl', WHOLE);
    const [svg, cast] = [path('a.svg'), path('a.cast')];
    const text = run(file, { screen: true, svg, cast, size: '90x26', to: '60' });
    const rows = text.split('\n').filter((row) => !row.startsWith('Written'));
    expect(rows).toHaveLength(27);
    expect(rows[0]).toMatch(/^ RISK {2}Setup /);
    expect(readFileSync(svg, 'utf8')).toContain('width="810" height="468"');
    expect(JSON.parse(readFileSync(cast, 'utf8').split('\n')[0] ?? '')).toMatchObject({ width: 90, height: 26 });
    expect(readFileSync(cast, 'utf8')).not.toContain('cli'); // the seed tells all dice to come
  });

  test('sizes that are none, files that cannot be written, and the game itself as the file', () => {
    const file = put('a.risk.jsonl', WHOLE);
    for (const size of ['0x0', '80', '80x', 'x24', '99999x24', '80x24x3', '-1x5']) {
      expect(refusal(() => run(file, { size })).message).toContain('--size');
    }
    expect(refusal(() => run(file, { svg: path('no/where.svg') }))).toMatchObject({ exitCode: 1 });
    // Anew over its own kind, and over nothing else.
    const [svg, cast] = [path('again.svg'), path('again.cast')];
    for (let n = 0; n < 2; n++) run(file, { svg, cast, size: '90x26' });
    const other = put('b.risk.jsonl', WHOLE);
    for (const flags of [{ svg: other }, { cast: other }, { svg: cast }, { cast: svg }]) {
      expect(refusal(() => run(file, flags))).toMatchObject({ exitCode: 2 });
      expect(refusal(() => run(file, flags)).message).toContain('is something else');
    }
    expect(readFileSync(other, 'utf8')).toBe(WHOLE);
    run(file, { svg: put('empty.svg', '') });
    run(file, { svg: other, force: true });
    expect(readFileSync(other, 'utf8')).toContain('<svg');
    expect(refusal(() => run(file, { svg: file, force: true })).message).toContain('the game itself');
    symlinkSync(file, path('link.svg'));
    for (const svg of [file, path('link.svg')]) {
      expect(refusal(() => run(file, { svg })).message).toContain('the game itself');
    }
    expect(readFileSync(file, 'utf8')).toBe(WHOLE);
  });

  test('a terminal gets colours, and is told when it is too small', () => {
    const file = put('a.risk.jsonl', WHOLE);
    const text = run(file, { screen: true, size: '80x24' }, { depth: 24, size: { columns: 70, rows: 24 } });
    expect(text).toContain('\u001b[');
    expect(warned).toContain('The screen was 80 x 24');
    expect(run(file, { screen: true, size: '80x24', ascii: true })).toMatch(/^[\x20-\x7e\n]*$/);
  });

  test('the log of a seat tells no card of another', () => {
    const file = put('a.risk.jsonl', WHOLE);
    const drawn = (text: string): number => text.split(/draws (?!a card)/).length - 1;
    expect(drawn(run(file))).toBeGreaterThan(drawn(run(file, { seat: '1' })));
    expect(drawn(run(file, { seat: 'spectator' }))).toBe(0);
  });
});

describe('report', () => {
  const around = (): Surroundings => ({
    program: '0.1.0',
    env: { ...env, TERM: 'xterm-kitty', LANG: 'pt_PT.UTF-8', HOME: '/home/ann' },
    columns: 132,
    rows: 43,
    depth: 8,
    ascii: false,
    light: true,
    language: 'en',
  });
  const make = (which: string | undefined, flags: ReportFlags = {}): string => {
    printed = '';
    report(which, flags, around(), m, output);
    return printed.replace('Report written: ', '').trim();
  };

  test('of the newest game: facts, screen and record in one file for its owner', () => {
    put('old.risk.jsonl', WHOLE, 1000);
    put('new.risk.jsonl', LINES.slice(0, 40).join(''), 2000);
    const file = make(undefined);
    expect(file).toBe(path('new.report.md'));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('132 x 43, 256 colours, TERM=xterm-kitty');
    expect(text).toContain('LANG=pt_PT.UTF-8');
    expect(text).toContain('    risk-napoleon replay new.report.md\n');
    expect(text).not.toContain(folder);
    const read = parseReport(text);
    expect(read).toMatchObject({ ok: true, value: { facts: { node: process.version, error: null } } });
    expect(read.ok && read.value.read.record).toEqual(parsed(LINES.slice(0, 40).join('')).record);
    expect(run(file).split('\n')).toHaveLength(44);
    expect(make(undefined)).toBe(path('new-2.report.md'));
  });

  test('anonymous: no name is in it, and it replays to the same states', () => {
    const names = ['Élodie', 'Björn', 'Наташа'];
    const header = headerFor(RULES);
    const seats = header.seats.map((seat, i) => ({ ...seat, name: names[i] ?? '' }));
    const named = headerLine({ ...header, seats }) + LINES.slice(1).join('');
    put('a.risk.jsonl', named);
    const open = make('1');
    expect(readFileSync(open, 'utf8')).toContain('Élodie');
    for (const from of ['1', open]) {
      const file = make(from, { anonymous: true });
      const text = readFileSync(file, 'utf8');
      for (const name of names) expect(text).not.toContain(name);
      expect(text).toContain('Seat 3');
      expect(run(file, { verify: true })).toContain(', with the same hashes');
    }
  });

  test('anonymous: nor on the screen as it was, nor in the error, nor in the name of the file', () => {
    const header = headerFor(RULES);
    const seats = header.seats.map((seat, i) => ({ ...seat, name: ['Élodie', 'Élo', 'Zed'][i] ?? '' }));
    put('elodie-and-zed.risk.jsonl', headerLine({ ...header, seats }) + LINES.slice(1).join(''));
    const open = make('1');
    const screen = JSON.stringify({
      notice: 'Zed waits',
      filter: 'Élodie',
      asked: true,
      stage: { at: 'list', path: [{ field: 'group', value: { of: 'at', place: 'Élo' } }] },
    });
    const seen = readFileSync(open, 'utf8')
      .replace('"screen":null', `"screen":${screen}`)
      .replace('"error":null', '"error":"bug: Élodie and Élo"');
    writeFileSync(open, seen);
    const file = make(open, { anonymous: true });
    expect(readFileSync(file, 'utf8')).not.toMatch(/Élo|Zed/);
    expect(readFileSync(file, 'utf8')).toContain('bug: Seat 1 and Seat 2');
    expect(file.split('/').at(-1)).not.toMatch(/elodie|zed/);
  });

  test('what is wrong with a record is still reported; what is no record is refused', () => {
    put('a.risk.jsonl', WHOLE.replace(/"h":"\w+"/, '"h":"00000000"'));
    const file = make('1');
    expect(refusal(() => run(file, { verify: true })).message).toContain('the first difference');
    const cut = put('b.risk.jsonl', LINES.slice(0, 9).join('') + (LINES[9] ?? '').slice(0, 20));
    expect(run(make(cut), { verify: true })).toContain('Replayed 8 actions');
    expect(refusal(() => make(put('c.jsonl', 'x\n'))).message).toContain('not a record');
    expect(refusal(() => make(undefined, { out: file })).message).toContain('it exists already');
  });

  test('people write above it, mailers change its ends of lines; its record is found all the same', () => {
    put('a.risk.jsonl', WHOLE);
    const text = readFileSync(make('1'), 'utf8');
    for (const changed of [
      `It went wrong here:\n\n\`\`\`json\n{}\n\`\`\`\n\n\`\`\`jsonl\nnot this\n\`\`\`\n${text}`,
      text.replaceAll('\n', '\r\n'),
      `\ufeff${text}`,
      `${text}\n\nBye.\n`,
    ]) {
      expect(run(put('changed.md', changed), { verify: true })).toContain(', with the same hashes');
    }
  });

  test('a damaged report names the line of the file', () => {
    put('a.risk.jsonl', WHOLE);
    const text = readFileSync(make('1'), 'utf8');
    const lines = text.split('\n');
    const first = lines.lastIndexOf('```jsonl') + 1;
    const broken = (n: number, line: string): string => put('broken.md', lines.with(n, line).join('\n'));
    expect(refusal(() => run(broken(first + 6, 'what'))).message).toContain(`damaged in line ${first + 7}:`);
    const cheated = (lines[first + 6] ?? '').replace(/"h":"\w+"/, '"h":"00000000"');
    expect(refusal(() => run(broken(first + 6, cheated), { verify: true })).message).toContain(`line ${first + 7}: `);
    const facts = lines.lastIndexOf('```json') + 1;
    expect(refusal(() => run(broken(facts, '{"report":1}'))).message).toContain(`line ${facts + 1}:`);
    expect(refusal(() => run(broken(first - 1, ''))).message).toContain('without a record');
  });

  test('whatever stands in it: a fault, or a screen; never an exception', () => {
    put('a.risk.jsonl', LINES.slice(0, 12).join(''));
    const text = readFileSync(make('1'), 'utf8');
    const withUi = text.replace(
      '"screen":null',
      '"screen":{"cursor":3,"stage":{"at":"list","path":[]},"pane":"table","scroll":2}',
    );
    expect(run(put('ui.md', withUi))).toContain('RISK');
    let read = 0;
    for (let n = 0; n < 200; n++) {
      const bytes = spoiled([text, withUi], randomOf(n)).toString('utf8');
      const report = parseReport(bytes);
      if (!report.ok) continue;
      read++;
      try {
        run(put('spoiled.md', bytes));
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
      }
    }
    expect(read).toBeGreaterThan(10);
  });

  test.each([
    [{ stage: { at: 'number', of: 'offer', path: [], field: 'count', min: 9, max: 1, value: 5, typed: '' } }],
    [{ stage: { at: 'list', path: [{ field: 'from', value: 'atlantis' }] } }],
    [{ stage: null }],
    [{ pane: 'nonsense' }],
    [{ speed: 7 }],
    [{ confirm: { ask: 'placed' } }],
    [{ cursor: -5, scroll: -9 }],
  ])('a screen that cannot be, %j, is left out', (ui) => {
    put('a.risk.jsonl', LINES.slice(0, 30).join(''));
    const text = readFileSync(make('1'), 'utf8').replace('"screen":null', `"screen":${JSON.stringify(ui)}`);
    expect(run(put('ui.md', text))).toContain('RISK');
  });

  test('a file that only seems to be a report is refused', () => {
    expect(refusal(() => run(put('a.md', '# risk-napoleon report\n'))).message).toContain('a report without a record');
    appendFileSync(path('a.md'), '```jsonl\n```\n');
    expect(refusal(() => run(path('a.md'))).message).toContain('without its facts');
  });
});
