// The command as it is shipped, run like a person or a script runs it: arguments in; output, errors and exit code out.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import stringWidth from 'string-width';
import { messagesIn } from '../../src/text/index.js';
import { BIN, ensureBuilt } from '../e2e/support/built.js';
import { type Ran, warm } from '../e2e/support/warm.js';

jest.setTimeout(60_000);

const m = messagesIn('en');
let folder = '';

beforeAll(async () => {
  await ensureBuilt();
  folder = mkdtempSync(join(tmpdir(), 'risk-cli-'));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const env = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: folder,
  LANG: 'C.UTF-8',
  RISK_NAPOLEON_STATE: join(folder, 'games'),
  RISK_NAPOLEON_CONFIG: join(folder, 'settings.json'),
});

const shipped = warm();
afterAll(() => shipped.stop());
const run = (...args: readonly string[]): Promise<Ran> => shipped.run(args, env());

/** In a process of its own, as a person or a script starts it. */
const start = (...args: readonly string[]): Ran => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], { env: env(), encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
};

/** Runs it and expects a refusal in one or two lines, without a stack trace and without escape sequences. */
const refused = async (...args: readonly string[]): Promise<string> => {
  const { code, out, err } = await run(...args);
  expect({ args, code, out }).toEqual({ args, code: 2, out: '' });
  expect(err.trim().split('\n').length).toBeLessThanOrEqual(2);
  expect(err).not.toMatch(/\n\s+at |\x1b|\u009b|bug:/);
  expect(err.trim()).not.toBe('');
  return err;
};

/** A short game of bots, recorded. */
const record = async (name: string, seed = 'cli'): Promise<string> => {
  const path = join(folder, name);
  const ran = await run('simulate', '--seed', seed, '--rounds', '1', '--deal', '--players', '3', '--record', path);
  expect(ran).toMatchObject({ code: 0, err: '' });
  return path;
};

describe('without a terminal', () => {
  test.each([[], ['play'], ['play', '--players', '3'], ['--seed', 'x']])(
    'play %j is refused, and says what works',
    async (...args) => {
      const err = await refused(...args);
      expect(err).toContain('risk-napoleon demo');
      expect(err).toContain('risk-napoleon simulate');
      expect(existsSync(join(folder, 'games'))).toBe(false);
    },
  );
});

describe('bad options', () => {
  test.each<readonly [readonly string[], RegExp]>([
    [['--frobnicate'], /--frobnicate/],
    [['--players', '1'], /1/],
    [['--players', '9'], /9/],
    [['--players', '0'], /--players/],
    [['--players', '4.5'], /--players/],
    [['--players', 'four'], /--players/],
    [['--players', '1e1'], /--players/],
    [['--rounds', '0'], /--rounds/],
    [['--rounds', '-1'], /--rounds|-1/],
    [['--rounds', '1001'], /--rounds/],
    [['--rounds', '0x10'], /--rounds/],
    [['--rounds', ''], /--rounds/],
    [['--bots', 'clever'], /--bots.*clever/],
    [['--bots', ''], /--bots/],
    [['--bots', '7'], /7 bots/],
    [['--bots', 'constructor'], /--bots/],
    [['--players', '3', '--bots', 'colonel,colonel,recruit,colonel'], /4 bots/],
    [['--players', '3', '--names', 'a,b,c,d'], /4 names/],
    [['--seed', ''], /--seed/],
    [['--seed', 'a\u001b[31m'], /--seed/],
    [['--seed', 'a\nb'], /--seed/],
    [['--seed', '\u202eabc'], /--seed/],
    [['--seed', 'x'.repeat(65)], /--seed/],
    [['--variant', 'chess'], /chess/],
    [['--variant', 'napoleon', '--profile', 'fr'], /napoleon.*fr.*--profile en/],
    [['--variant', 'classic', '--hands', 'even'], /--hands.*Napoleon/],
    [['--players', '2', '--auto-claim'], /--auto-claim.*Napoleon/],
    [['--names', 'Ann,Bob,Ann'], /Ann.*--names/],
    [['--profile', 'de'], /de/],
    [['--board', 'moon'], /moon/],
    [['--defence', 'never'], /--defence/],
    [['--resign', 'cat'], /--resign/],
    [['--lang', 'de'], /de.*en/],
    [['--lang', '\u001b[31mfr'], /language/],
  ])('%j', async (args, expected) => {
    expect(await refused('play', ...args)).toMatch(expected);
  });

  test.each<readonly [readonly string[], RegExp]>([
    [['frobnicate'], /no command frobnicate/],
    [['simulat', '--games', '3'], /no command simulat/],
    [['simulate', '--games', '0'], /--games/],
    [['simulate', '--games', 'many'], /--games/],
    [['simulate', '--lang', 'xx'], /xx/],
    [['odds'], /A|missing/],
    [['odds', '3'], /D|missing/],
    [['odds', '0', '3'], /A/],
    [['odds', '3', '0'], /D/],
    [['odds', '3.5', '2'], /A/],
    [['odds', 'three', '2'], /A.*three/],
    [['odds', '999999', '2'], /A/],
    [['odds', '3', '2', '--profile', 'xx'], /xx/],
    [['replay'], /file|missing/],
    [['replay', '/nowhere/at/all'], /\/nowhere\/at\/all/],
    [['resume', '/nowhere/at/all'], /at\/all|terminal/],
    [['resume', '77'], /77|no /],
    [['resume'], /no unfinished game/],
  ])('%j', async (args, expected) => {
    expect(await refused(...args)).toMatch(expected);
  });

  test('a name of one seat is no other’s, though it would have been', async () => {
    for (const [names, seats] of [
      ['Davout', ['Davout', 'Lannes', 'Murat', 'Ney']],
      [',,Ney', ['Murat', 'Lannes', 'Ney', 'Davout']],
      ['Ann', ['Ann', 'Lannes', 'Murat', 'Davout']],
    ] as const) {
      const path = join(folder, `names-${names}.risk.jsonl`);
      const game = ['--rounds', '1', '--deal', '--names', names, '--record', path];
      expect(await run('simulate', ...game)).toMatchObject({ code: 0, err: '' });
      const [header = ''] = readFileSync(path, 'utf8').split('\n');
      expect(JSON.parse(header).seats.map(({ name }: { name: string }) => name)).toEqual(seats);
    }
  });

  test('--debug goes with every command', async () => {
    for (const args of [['odds', '3', '2'], ['games'], ['rules', 'C-ATT-1'], ['simulate', '--rounds', '1', '--deal']]) {
      expect(await run(...args, '--debug')).toMatchObject({ code: 0, err: '' });
      expect(await run('--debug', ...args)).toMatchObject({ code: 0, err: '' });
    }
  });

  test('what is echoed cannot write on the terminal', async () => {
    const evil = '\u001b]0;owned\u0007\u001b[2J\u009b31m\u202e';
    for (const option of [
      '--variant',
      '--profile',
      '--board',
      '--bots',
      '--players',
      '--rounds',
      '--defence',
      '--resign',
      '--lang',
      '--seed',
    ]) {
      expect(await refused('play', option, `x${evil}y`)).not.toMatch(/owned|\u202e/);
    }
    expect(await refused('odds', `1${evil}`, '2')).not.toMatch(/owned|\u202e/);
    expect(await refused('replay', join(folder, `no${evil}`))).not.toMatch(/\u202e/);
  });
});

describe('help and version', () => {
  test.each([
    ['--help'],
    ['help'],
    ['play', '--help'],
    ['odds', '--help'],
    ['replay', '--help'],
    ['simulate', '--help'],
    ['demo', '--help'],
    ['resume', '--help'],
  ])('%s %s goes to the output', async (...args) => {
    const { code, out, err } = await run(...args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Usage:');
  });

  test('the version is the package’s', async () => {
    const { version } = JSON.parse(readFileSync(join(BIN, '../../package.json'), 'utf8'));
    expect(await run('--version')).toEqual({ code: 0, out: `${version}\n`, err: '' });
  });
});

describe('in a process of its own', () => {
  test.each([
    ['--version'],
    ['odds', '4', '2', '--json'],
    ['rules', 'C-ATT-1'],
    ['bots'],
    ['boards', 'list'],
    ['games'],
    ['simulate', '--games', '0'],
    ['replay', '/nowhere'],
  ])('%s %s does what it does here', async (...args) => {
    expect(start(...args)).toEqual(await run(...args));
  });
});

describe('odds', () => {
  test('says chance and losses', async () => {
    const { code, out } = await run('odds', '4', '2');
    expect(code).toBe(0);
    expect(out).toContain(m.cli.oddsLine(4, 2));
    expect(out).toMatch(/takes the territory {3}\d+\.\d%/);
    expect(out).toMatch(/attacker \d\.\d\d, defender \d\.\d\d/);
  });

  test('as JSON, exact', async () => {
    const { code, out } = await run('odds', '4', '2', '--json');
    expect(code).toBe(0);
    const odds = JSON.parse(out);
    expect(Object.keys(odds)).toEqual(['attackers', 'defenders', 'win', 'attackerLosses', 'defenderLosses']);
    expect(odds).toMatchObject({ attackers: 4, defenders: 2 });
    expect(odds.win).toBeCloseTo(0.6559, 3);
  });

  test('one army cannot attack', async () => {
    expect(JSON.parse((await run('odds', '1', '5', '--json')).out)).toMatchObject({ win: 0, attackerLosses: 0 });
    expect((await run('odds', '1', '5')).out).toContain('One army must stay behind');
    expect((await run('odds', '2', '5')).out).not.toContain('must stay');
  });
});

describe('simulate', () => {
  test('the same seed plays the same games', async () => {
    const args = ['simulate', '--seed', 'same', '--games', '3', '--rounds', '2', '--deal', '--json'];
    const [first, second] = [await run(...args), await run(...args)].map(({ code, out }) => ({
      code,
      ...JSON.parse(out),
    }));
    expect(first).toMatchObject({ code: 0, games: 3, seed: 'same', finished: 3 });
    expect(Object.keys(first)).toEqual([
      'code',
      'variant',
      'profile',
      'players',
      'games',
      'seed',
      'finished',
      'wins',
      'rounds',
      'hashes',
      'ms',
    ]);
    expect(first.hashes).toHaveLength(3);
    expect(new Set(first.hashes).size).toBe(3);
    for (const hash of first.hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(first.wins).toHaveLength(first.players);
    expect(first.rounds.max).toBeLessThanOrEqual(2);
    expect({ ...second, ms: 0 }).toEqual({ ...first, ms: 0 });
    const other = JSON.parse((await run(...args.with(2, 'other'))).out);
    expect(other.hashes).not.toEqual(first.hashes);
  });

  test('as text says who won how often, and the seed', async () => {
    const { code, out, err } = await run(
      'simulate',
      '--games',
      '2',
      '--rounds',
      '1',
      '--deal',
      '--players',
      '3',
      '--seed',
      'text',
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(m.cli.seedWas('text'));
    expect(out.match(/seat \d/g)).toHaveLength(3);
  });

  test('several games are recorded in numbered files, each of which verifies', async () => {
    // Those with the ending of records keep it: else they would not be listed.
    for (const ending of ['.jsonl', '.risk.jsonl', '']) {
      const path = join(folder, `many${ending}`);
      expect((await run('simulate', '--games', '2', '--rounds', '1', '--deal', '--record', path)).code).toBe(0);
      for (const n of [1, 2])
        expect((await run('replay', join(folder, `many-${n}${ending}`), '--verify')).code).toBe(0);
      expect(existsSync(path)).toBe(false);
    }
  });

  test('a record that cannot be made ends it with 1, and says why', async () => {
    const file = join(folder, 'plain');
    writeFileSync(file, '');
    for (const args of [['simulate'], ['demo']]) {
      const { code, out, err } = await run(...args, '--rounds', '1', '--deal', '--record', join(file, 'x.risk.jsonl'));
      expect(code).toBe(1);
      expect(out).toMatch(args[0] === 'demo' ? /^Seed: \w+\n$/ : /^$/);
      expect(err).toBe(`${m.cli.cannotCreate(join(file, 'x.risk.jsonl'), m.cli.reasons.ENOTDIR)}\n`);
    }
  });

  test('a record that exists is not written over', async () => {
    const path = await record('precious');
    const before = readFileSync(path, 'utf8');
    const { code, err } = await run('simulate', '--rounds', '1', '--deal', '--record', path);
    expect(code).toBe(1);
    expect(err).toContain(path);
    expect(readFileSync(path, 'utf8')).toBe(before);
  });
});

describe('replay', () => {
  test('tells the game in words, to the end', async () => {
    const { code, out, err } = await run('replay', await record('told'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Round 1: ');
    expect(out.trim().split('\n').at(-1)).toMatch(/wins the game|share the victory/);
    expect(out).not.toMatch(/\x1b|undefined|NaN|\[object/);
  });

  test('--verify says that all is the same', async () => {
    const path = await record('verified');
    const { code, out } = await run('replay', path, '--verify');
    expect(code).toBe(0);
    expect(out).toMatch(/^Replayed \d+ actions, with the same hashes/);
    const json = await run('replay', path, '--verify', '--json');
    expect(json.code).toBe(0);
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
    expect(JSON.parse(json.out)).toEqual({
      ok: true,
      actions: lines.length - 2,
      hash: JSON.parse(lines.at(-1) ?? '').hash,
      firstDifference: null,
    });
  });

  test('--verify names the first difference and its line, with exit code 1', async () => {
    const path = await record('changed');
    const lines = readFileSync(path, 'utf8').split('\n');
    const changed = lines.map((line, i) =>
      i === 40 || i === 60 ? line.replace(/"h":"\w{8}"/, '"h":"00000000"') : line,
    );
    writeFileSync(path, changed.join('\n'));
    const { code, out, err } = await run('replay', path, '--verify');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(`${path}, line 41`);
    const json = await run('replay', path, '--verify', '--json');
    expect(json).toMatchObject({ code: 1, err: '' });
    expect(JSON.parse(json.out)).toMatchObject({
      ok: false,
      hash: null,
      firstDifference: { line: 41, code: 'hash', found: '00000000' },
    });
    expect(readFileSync(path, 'utf8')).toBe(changed.join('\n'));
  });

  test('an illegal action is a difference too', async () => {
    const path = await record('illegal');
    const lines = readFileSync(path, 'utf8').split('\n');
    writeFileSync(
      path,
      lines.map((line, i) => (i === 9 ? line.replace(/"count":\d+/, '"count":77') : line)).join('\n'),
    );
    const json = await run('replay', path, '--verify', '--json');
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toMatchObject({ ok: false, firstDifference: { line: 10, code: 'rejected' } });
  });

  test('a cut-off last line is said and left out', async () => {
    const path = await record('cut');
    const text = readFileSync(path, 'utf8');
    const lines = text.split('\n');
    writeFileSync(path, `${lines.slice(0, 50).join('\n')}\n${lines[50]?.slice(0, 9)}`);
    const { code, out, err } = await run('replay', path, '--verify');
    expect(code).toBe(0);
    expect(err).toContain('cut off');
    expect(out).toContain('Replayed 49 actions');
  });

  test.each([
    ['empty', '', /empty/],
    ['text', 'Dear diary,\n', /line 1/],
    ['binary', '\u0000\u0001\ufffd', /line 1/],
    ['newer', '{"format":99}\n', /99.*Update/],
  ])('%s is refused with the reason', async (name, text, expected) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    expect(await refused('replay', path)).toMatch(expected);
    expect(await refused('replay', path, '--verify')).toMatch(expected);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  test('CRLF and a byte order mark change nothing', async () => {
    const path = await record('windows');
    const before = (await run('replay', path, '--verify', '--json')).out;
    writeFileSync(path, `\ufeff${readFileSync(path, 'utf8').replaceAll('\n', '\r\n')}`);
    expect((await run('replay', path, '--verify', '--json')).out).toBe(before);
  });

  test('a folder is no record', async () => {
    expect(await refused('replay', folder)).toContain(folder);
  });
});

describe('demo', () => {
  test('in a pipe it is plain text and ends', async () => {
    const { code, out, err } = await run('demo', '--seed', 'demo', '--rounds', '2', '--players', '3');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.startsWith(m.cli.seedWas('demo'))).toBe(true);
    expect(out).not.toMatch(/\x1b|\r|undefined|NaN/);
    expect(out.trim().split('\n').at(-1)).toMatch(/wins the game|share the victory/);
    expect((await run('demo', '--seed', 'demo', '--rounds', '2', '--players', '3')).out).toBe(out);
  });

  test('in a pipe, too, it is recorded where that is asked for, and tells what the record tells', async () => {
    const path = join(folder, 'demo.risk.jsonl');
    const { code, out } = await run('demo', '--seed', 'demo', '--rounds', '2', '--players', '3', '--record', path);
    expect(code).toBe(0);
    expect((await run('replay', path, '--verify')).code).toBe(0);
    expect((await run('replay', path)).out).toBe(out.slice(out.indexOf('\n') + 1));
  });

  test('a reader that goes away ends it quietly', async () => {
    const child = spawn('sh', ['-c', '"$0" "$1" demo --seed long --players 6 | head -n 1', process.execPath, BIN], {
      env: env(),
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (data) => {
      out += data;
    });
    child.stderr.on('data', (data) => {
      err += data;
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect({ code, out, err }).toEqual({ code: 0, out: `${m.cli.seedWas('long')}\n`, err: '' });
  });

  (existsSync('/dev/full') ? test : test.skip)('an output that takes nothing is said, with an exit code', () => {
    const { status, stderr } = spawnSync(process.execPath, [BIN, 'odds', '3', '2'], {
      env: env(),
      stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/the disk is full/);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

describe('names', () => {
  /** The names as a recorded game has them. */
  const namesOf = async (names: string): Promise<string[]> => {
    const path = join(folder, `names-${readdirSync(folder).length}`);
    const ran = await run('simulate', '--players', '3', '--rounds', '1', '--deal', '--record', path, '--names', names);
    expect(ran).toMatchObject({ code: 0 });
    const header = JSON.parse(readFileSync(path, 'utf8').split('\n')[0] ?? '');
    expect((await run('replay', path, '--verify')).code).toBe(0);
    expect((await run('replay', path)).out).not.toMatch(/[\x00-\x09\x0b-\x1f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
    return header.seats.map(({ name }: { readonly name: string }) => name);
  };

  test.each([
    ['\u001b[31mred\u001b[0m,\u001b]0;title\u0007Bob,a\u0007b', ['red', 'Bob', 'ab']],
    ['$1,\\,&', ['$1', '\\', '&']],
    ['\u202eevil\u202c,a\u2066b\u2069c,\u200f', ['evil', 'abc', 'Murat']],
    [',,', ['Ney', 'Lannes', 'Murat']],
    ['  spaces   within  ,\ttab\tbed,new\nline', ['spaces within', 'tab bed', 'new line']],
    ['界界,e\u0301,🎲', ['界界', 'é', '🎲']],
    ['<b>,"quoted",%s', ['<b>', '"quoted"', '%s']],
  ])('%j', async (names, expected) => {
    expect(await namesOf(names)).toEqual(expected);
  });

  test('long ones are cut at 24 columns, never inside a character', async () => {
    const names = await namesOf([`x${'a'.repeat(199)}`, '界'.repeat(100), `a${'👩‍👩‍👧'.repeat(50)}`].join(','));
    for (const name of names) expect(stringWidth(name)).toBeLessThanOrEqual(24);
    expect(names[0]).toHaveLength(24);
    expect(names[1]).toBe('界'.repeat(12));
    expect(names[2]).not.toMatch(/[\ud800-\udbff]$/);
  });

  test('marks piled on a letter do not make a record that cannot be read', async () => {
    const [name = ''] = await namesOf(`e${'\u0301'.repeat(500)},b,c`);
    expect(name.length).toBeLessThan(20);
  });
});

test('the environment’s language is taken, and an unknown one is English', async () => {
  const inLocale = (LANG: string) =>
    spawnSync(process.execPath, [BIN, 'odds', '3', '2'], { env: { ...env(), LANG }, encoding: 'utf8' });
  for (const locale of ['fr_FR.UTF-8', 'de_DE.UTF-8', 'C', '', 'POSIX', 'en_GB', 'xx']) {
    expect(inLocale(locale)).toMatchObject({ status: 0, stderr: '' });
  }
  expect(inLocale('de_DE.UTF-8').stdout).toBe(inLocale('en_GB').stdout);
});

const asRoot = process.getuid?.() === 0 ? test : test.skip;
asRoot(
  'an account that no list knows, without a home: commands that need none work, the others say what is missing',
  () => {
    const options = { env: { PATH: process.env['PATH'], LANG: 'C.UTF-8' }, uid: 54_321, encoding: 'utf8' } as const;
    const odds = spawnSync(process.execPath, [BIN, 'odds', '3', '2'], options);
    expect(odds).toMatchObject({ status: 0, stderr: '' });
    const games = spawnSync(process.execPath, [BIN, 'games'], options);
    expect(games).toMatchObject({ status: 1, stdout: '', stderr: `${m.cli.noHome}\n` });
  },
);
