// People at their terminals, with the SSH client that they have: real OpenSSH on loopback.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { replay, sealOf } from '../../src/core/index.js';
import { parseRecord } from '../../src/table/recordText.js';
import { messagesIn } from '../../src/text/index.js';
import { BIN } from '../e2e/support/built.js';
import { KEYS, modesLeftOn, type Program } from '../e2e/support/terminal.js';
import { answer, isAsked, isInLobby, isOver, playOn as playItOn } from './support/person.js';
import { hasSsh, type LoginOptions, startServer, type TestServer } from './support/ssh.js';

jest.setTimeout(240_000);

const m = messagesIn('en');
const { server: words } = m;

let server: TestServer;
afterEach(() => server.stop());

const here = hasSsh() ? describe : describe.skip;

/** Logs in for the first time, with the name that the screen offers. */
const enter = async (who: string | null, name: string, options: LoginOptions = {}): Promise<Program> => {
  const program = server.login(who, options);
  await program.shows(words.door.name);
  program.write(`\x15${name}\r`);
  await program.shows(words.lobby.hereTitle);
  await program.shows(words.lobby.newTable);
  return program;
};

/** Makes a table by a command; gives its number. */
const makeTable = async (who: string, options: string): Promise<number> => {
  const made = await server.command(who, `new ${options} --json`);
  expect({ code: made.code, err: made.err }).toEqual({ code: 0, err: '' });
  return JSON.parse(made.out).id;
};

const open = async (program: Program, id: number): Promise<void> => {
  program.write('/');
  program.write(`${id}`);
  await program.until('the table is chosen', () => new RegExp(`❯ +${id} `).test(program.text()));
  program.write(KEYS.enter);
};

/** The record as it is in the data folder. */
const recordPath = (id: number): string => join(server.data, 'games', `${`${id}`.padStart(6, '0')}.risk.jsonl`);
const recordText = (id: number): string => readFileSync(recordPath(id), 'utf8');

/** Plays until the game is over. */
const playOn = (program: Program, id: number): Promise<void> => playItOn(program, () => recordText(id).length);

here('a house', () => {
  test('three people meet at a table, a fourth watches, and they play a Napoleon game to its end', async () => {
    server = await startServer();
    const ney = await enter('ney', 'Ney');
    const lannes = await enter('lannes', 'Lannes');
    const murat = await enter('murat', 'Murat');
    const watcher = await enter(null, 'Lys');
    const id = await makeTable('ney', '--variant napoleon --players 3 --word tea');
    for (const [program, word] of [
      [lannes, 'coffee'],
      [murat, 'water'],
    ] as const) {
      await open(program, id);
      await program.shows(words.lobby.wordTitle);
      program.write(`\x15${word}\r`);
    }
    await murat.until('the game has begun', () => !isInLobby(murat));
    // Whoever sat down before is moved to the table.
    for (const program of [ney, lannes]) await program.until('the table', () => !isInLobby(program));
    await open(watcher, id);
    await watcher.until('the table', () => !isInLobby(watcher));

    await Promise.all([ney, lannes, murat].map((program) => playOn(program, id)));
    await watcher.until('the end', () => isOver(watcher) || watcher.keysLine().includes(m.keys.menu));

    const text = recordText(id);
    const read = parseRecord(text);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const { record } = read.value;
    expect(record.header.chance).toMatchObject({ dice: 'sealed', table: `${id}`, words: ['tea', 'coffee', 'water'] });
    expect(record.secret).toBeDefined();
    expect(replay(record)).toMatchObject({ ok: true });
    expect(text.trimEnd().split('\n').at(-2)).toBe(`{"secret":"${record.secret}"}`);
    expect(text.split('\n')[0]).not.toContain(record.secret);
    expect(sealOf(record.secret ?? '')).toBe(JSON.parse(text.split('\n')[0] ?? '').chance.seal);
    const verified = await server.command('ney', `verify ${id} --json`);
    expect(JSON.parse(verified.out)).toMatchObject({ ok: true, actions: record.entries.length });
    expect((await server.command('lannes', `record ${id}`)).out).toBe(text);
    const proof = spawnSync(process.execPath, [BIN, 'replay', '--verify', recordPath(id)], {
      encoding: 'utf8',
      env: { ...process.env, LANG: 'en_GB.UTF-8', LC_ALL: '' },
    });
    expect(proof.stdout).toContain(m.cli.sealHolds(sealOf(record.secret ?? '')));
    // What the watcher's terminal was sent has no card of anybody's hand, no mission, and nothing of the dice to come.
    expect(watcher.output()).not.toContain(record.secret);
    for (const program of [ney, lannes, murat]) expect(program.output()).not.toContain(record.secret);
    expect(server.log.filter((line) => line.includes('"event":"error"'))).toEqual([]);
    expect(server.log.join('')).not.toMatch(/Ney|tea|127\.0\.0\.1/);
  });

  test('a line that is cut: the person comes back to the same question', async () => {
    server = await startServer();
    const ney = await enter('ney', 'Ney');
    const lannes = await enter('lannes', 'Lannes');
    const id = await makeTable('ney', '--variant two-player --players 2');
    await open(lannes, id);
    await lannes.shows(words.lobby.wordTitle);
    lannes.write(KEYS.enter);
    await lannes.until('the game has begun', () => !isInLobby(lannes));
    await ney.until('the table', () => !isInLobby(ney));
    await Promise.race([ney, lannes].map((program) => program.until('a question', () => isAsked(program))));
    const [asked, name, who] = isAsked(ney) ? ([ney, 'Ney', 'ney'] as const) : ([lannes, 'Lannes', 'lannes'] as const);
    const other = asked === ney ? lannes : ney;
    const before = asked.text().split('\n').slice(1, -2).join('\n');
    asked.kill('SIGKILL');
    await other.shows(`${words.table.away}: ${name}`);
    const back = server.login(who);
    await back.shows(words.lobby.sections.turn);
    back.write(KEYS.enter);
    await back.until('the question', () => isAsked(back));
    expect(back.text().split('\n').slice(1, -2).join('\n')).toBe(before);
    await other.until('they are back', () => !other.text().includes(`${words.table.away}: ${name}`));
  });

  test('a clock that runs out: a bot answers that question; after three it plays on until the person is back', async () => {
    server = await startServer();
    const ney = await enter('ney', 'Ney');
    const lannes = await enter('lannes', 'Lannes');
    const id = await makeTable('ney', '--variant classic --players 2 --clock 60s');
    await open(lannes, id);
    await lannes.shows(words.lobby.wordTitle);
    lannes.write(KEYS.enter);
    await lannes.until('the game has begun', () => !isInLobby(lannes));
    await ney.until('the table', () => !isInLobby(ney));
    const clock = setInterval(() => server.wait(20_000), 700); // less than what counts as a jump
    try {
      await lannes.until('time is up', () => lannes.text().includes('ran out') || ney.text().includes('ran out'));
      await lannes.until('a bot plays on', () => /missed three|A bot plays for/.test(lannes.text() + ney.text()));
    } finally {
      clearInterval(clock);
    }
    for (const program of [ney, lannes]) program.write(KEYS.up);
    await ney.until('back', () => /is back|You are back|is yours/.test(ney.text() + lannes.text()));
  });

  test('all agree to abandon: everybody is back in the lobby, and the dice so far can be checked', async () => {
    server = await startServer();
    const ney = await enter('ney', 'Ney');
    const lannes = await enter('lannes', 'Lannes');
    const id = await makeTable('ney', '--variant classic --players 3 --bots 1');
    expect((await server.command('ney', `verify ${id}`)).code).toBe(1);
    await open(lannes, id);
    await lannes.shows(words.lobby.wordTitle);
    lannes.write(KEYS.enter);
    const both = [ney, lannes];
    for (const program of both) await program.until('the table', () => !isInLobby(program));
    await Promise.race(both.map((program) => program.until('a question', () => isAsked(program))));
    await answer(isAsked(ney) ? ney : lannes);
    for (const program of both) {
      program.write('"');
      await program.shows(words.table.sendKeys);
      program.write('/abandon\r');
      // The first to ask is told how many agree; with the second it is done.
      await program.until('it is told', () => /1 of 2 agree|is abandoned/.test(program.text()));
    }
    for (const program of both) await program.shows(words.table.abandoned);
    const verified = await server.command('lannes', `verify ${id}`);
    expect({ code: verified.code, err: verified.err }).toEqual({ code: 0, err: '' });
    expect(verified.out).toContain('holds');
    const record = await server.command('ney', `record ${id}`);
    expect(record).toMatchObject({ code: 0, out: recordText(id) });
    expect(record.out.trimEnd().split('\n').at(-1)).toMatch(/^\{"secret":/);
    expect((await server.command('ney', `watch ${id}`)).code).toBe(1);
    expect(JSON.parse((await server.command('ney', 'games --json')).out)).toMatchObject([{ id, status: 'closed' }]);
  });

  test('one resigns, the others play on', async () => {
    server = await startServer();
    const ney = await enter('ney', 'Ney');
    const id = await makeTable('ney', '--variant classic --players 3 --bots 2');
    await ney.until('a question', () => isAsked(ney));
    ney.write('x');
    await ney.until('asked again', () => /resign/i.test(ney.text()));
    ney.write(KEYS.enter);
    await ney.until('resigned', () => recordText(id).includes('"resign"'));
  });

  test('guests come back with their code; a house without guests refuses them', async () => {
    server = await startServer();
    const lys = await enter(null, 'Lys');
    const [, code = ''] = /([2-9b-z]{4}-[2-9b-z]{4}-[2-9b-z]{4})/.exec(lys.text()) ?? [];
    expect(code).not.toBe('');
    // Three Enters from the login: a game against bots.
    lys.write(KEYS.enter);
    await lys.shows(words.form.begin);
    lys.write(KEYS.enter);
    await lys.until('a game', () => !isInLobby(lys));
    lys.kill('SIGKILL');
    const back = server.login(null);
    await back.shows(words.door.returning);
    back.write('\t');
    await back.shows(words.door.code);
    back.write(`${code}\r`);
    await back.until('their game', () => /\b1 +Napoleon/.test(back.text()));
    expect(back.text()).toContain('Lys');
    await server.stop();
    server = await startServer({ guests: false });
    const refused = await server.command(null, 'games');
    expect(refused.code).toBe(255);
    expect(refused.err).toContain('Permission denied');
  });

  test('words: a table and a turn in sentences, by typed lines; nothing moves the cursor about', async () => {
    server = await startServer();
    const ney = server.login('ney', { command: 'words', columns: 200, rows: 60 });
    const { spoken } = words;
    let from = 0;
    const says = async (line: string, shown: string): Promise<string> => {
      from = ney.output().length;
      ney.write(`${line}\r`);
      await ney.until(`after "${line}": ${shown}`, () => ney.output().slice(from).includes(shown));
      return ney.output().slice(from);
    };
    await ney.shows(words.door.name);
    await says('Ney', spoken.lobby);
    const form = await says('1', spoken.form);
    const last = new RegExp(`(\\d+)\\. ${words.form.begin}`).exec(form)?.[1] ?? '';
    await says(last, spoken.table);
    await ney.until('the first question', () => /\r\n1\. /.test(ney.output().slice(from)));
    const before = recordText(1).length;
    await says('1', '\r\n> ');
    await says('"good evening', spoken.chat('Ney', 'good evening'));
    await says('/lobby', words.lobby.sections.turn);
    await says('1', spoken.table);
    await says('/lobby', spoken.lobby);
    expect(recordText(1).length).toBeGreaterThanOrEqual(before);
    expect(ney.output()).not.toContain('\x1b');
    await says('q', words.lobby.confirmLeave);
    ney.write(`${m.spoken.yes.slice(0, 1)}\r`);
    expect(await ney.exitCode()).toBe(0);
  });

  test('leaving gives the terminal back as it was', async () => {
    server = await startServer();
    const ney = await enter('ney', 'Ney');
    ney.resize(120, 36);
    await ney.until('the new size', () => ney.rows()[1]?.length === 120);
    ney.write('q');
    await ney.shows(words.lobby.confirmLeave);
    ney.write(KEYS.enter);
    expect(await ney.exitCode()).toBe(0);
    expect(modesLeftOn(ney.output())).toEqual([]);
    expect(ney.isAlternate()).toBe(false);
  });

  test('commands: data for scripts; an unknown one is one clear line and exit code 2', async () => {
    server = await startServer();
    expect(await server.command('ney', 'bogus')).toMatchObject({
      code: 2,
      out: '',
      err: `${words.commands.unknown('bogus')}\n`,
    });
    expect(await server.command('ney', 'new')).toMatchObject({ code: 1, err: `${words.commands.noAccount}\n` });
    expect((await server.command('ney', 'help')).out).toContain('verify');
    await enter('ney', 'Ney');
    expect((await server.command('ney', 'new --clock tomorrow')).code).toBe(2);
    const id = await makeTable('ney', '--players 3 --private');
    const { code } = JSON.parse((await server.command('ney', 'games --json')).out)[0] ?? {};
    expect(code).toBeUndefined(); // an invitation is in no list
    expect(JSON.parse((await server.command('lannes', 'games --json')).out)).toEqual([]);
    expect((await server.command('ney', `watch ${id}`)).code).toBe(1);
    expect((await server.command('ney', 'record 999')).code).toBe(2);
    const keys = JSON.parse((await server.command('ney', 'keys --json')).out);
    expect((await server.command('laptop', `keys ${keys.code}`)).out).toContain('Ney');
    expect((await server.command('laptop', `keys ${keys.code}`)).code).toBe(1);
    expect(JSON.parse((await server.command('laptop', 'stats --json')).out)).toEqual({ name: 'Ney', games: 0, won: 0 });
  });
});
