// People at their terminals, with the SSH client that they have: real OpenSSH on loopback.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { replay, sealOf } from '../../src/core/index.js';
import { parseRecord } from '../../src/table/recordText.js';
import { messagesIn } from '../../src/text/index.js';
import { BIN } from '../e2e/support/built.js';
import { KEYS, modesLeftOn, type Program } from '../e2e/support/terminal.js';
import { answer, isAsked, isInLobby, isOver, playOn as playItOn } from './support/person.js';
import { hasSsh, type LoginOptions, startServer, type TestServer } from './support/ssh.js';

jest.setTimeout(240_000);

const m = messagesIn('en');
/** A little more than the clock of a table of correspondence. */
const DAY = 86_401_000;
const { server: words } = m;

/** One server for all: each test has people of its own. */
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const here = hasSsh() ? describe : describe.skip;

/** Logs in for the first time, with the name that the screen offers. */
const enter = async (
  who: string | null,
  name: string,
  options: LoginOptions = {},
  house: TestServer = server,
): Promise<Program> => {
  const program = house.login(who, options);
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

/** The game as the list of `who` has it. */
const listed = async (who: string, id: number): Promise<Record<string, unknown> | undefined> =>
  JSON.parse((await server.command(who, 'games --json')).out).find((game: { id: number }) => game.id === id);

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
    const soult = await enter('soult', 'Soult');
    const davout = await enter('davout', 'Davout');
    const id = await makeTable('soult', '--variant two-player --players 2');
    await open(davout, id);
    await davout.shows(words.lobby.wordTitle);
    davout.write(KEYS.enter);
    await davout.until('the game has begun', () => !isInLobby(davout));
    await soult.until('the table', () => !isInLobby(soult));
    await Promise.race([soult, davout].map((program) => program.until('a question', () => isAsked(program))));
    const [asked, name, who] = isAsked(soult)
      ? ([soult, 'Soult', 'soult'] as const)
      : ([davout, 'Davout', 'davout'] as const);
    const other = asked === soult ? davout : soult;
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
    const victor = await enter('victor', 'Victor');
    const junot = await enter('junot', 'Junot');
    const id = await makeTable('victor', '--variant classic --players 2 --clock 1d');
    await open(junot, id);
    await junot.shows(words.lobby.wordTitle);
    junot.write(KEYS.enter);
    await junot.until('the game has begun', () => !isInLobby(junot));
    await victor.until('the table', () => !isInLobby(victor));
    const clock = setInterval(() => server.wait(DAY), 400);
    try {
      await junot.until('time is up', () => junot.text().includes('ran out') || victor.text().includes('ran out'));
      await junot.until('a bot plays on', () =>
        [junot, victor].some((program) =>
          ['Victor', 'Junot'].some((name) => program.text().includes(words.table.standsIn(name))),
        ),
      );
    } finally {
      clearInterval(clock);
    }
    for (const program of [victor, junot]) program.write(KEYS.up);
    await victor.until('back', () => /is back|You are back|is yours/.test(victor.text() + junot.text()));
  });

  test('all agree to abandon: everybody is back in the lobby, and the dice so far can be checked', async () => {
    const mortier = await enter('mortier', 'Mortier');
    const brune = await enter('brune', 'Brune');
    const id = await makeTable('mortier', '--variant classic --players 3 --bots 1');
    expect((await server.command('mortier', `verify ${id}`)).code).toBe(1);
    await open(brune, id);
    await brune.shows(words.lobby.wordTitle);
    brune.write(KEYS.enter);
    const both = [mortier, brune];
    for (const program of both) await program.until('the table', () => !isInLobby(program));
    await Promise.race(both.map((program) => program.until('a question', () => isAsked(program))));
    await answer(isAsked(mortier) ? mortier : brune);
    for (const program of both) {
      program.write('"');
      await program.shows(words.table.sendKeys);
      program.write('/abandon\r');
      // The first to ask is told how many agree; with the second it is done.
      await program.until('it is told', () => /1 of 2 agree|is abandoned/.test(program.text()));
    }
    for (const program of both) await program.shows(words.table.abandoned);
    const verified = await server.command('brune', `verify ${id}`);
    expect({ code: verified.code, err: verified.err }).toEqual({ code: 0, err: '' });
    expect(verified.out).toContain('holds');
    const record = await server.command('mortier', `record ${id}`);
    expect(record).toMatchObject({ code: 0, out: recordText(id) });
    expect(record.out.trimEnd().split('\n').at(-1)).toMatch(/^\{"secret":/);
    expect((await server.command('mortier', `watch ${id}`)).code).toBe(1);
    expect(await listed('mortier', id)).toMatchObject({ status: 'closed' });
  });

  test('one resigns, the others play on', async () => {
    const augereau = await enter('augereau', 'Augereau');
    const id = await makeTable('augereau', '--variant classic --players 3 --bots 2');
    await augereau.until('a question', () => isAsked(augereau));
    augereau.write('x');
    await augereau.until('asked again', () => /resign/i.test(augereau.text()));
    augereau.write(KEYS.enter);
    await augereau.until('resigned', () => recordText(id).includes('"resign"'));
  });

  test('guests come back with their code; a house without guests refuses them', async () => {
    const house = await startServer();
    const lys = await enter(null, 'Lys', {}, house);
    const [, code = ''] = /([2-9b-z]{4}-[2-9b-z]{4}-[2-9b-z]{4})/.exec(lys.text()) ?? [];
    expect(code).not.toBe('');
    // Three Enters from the login: a game against bots.
    lys.write(KEYS.enter);
    await lys.shows(words.form.begin);
    lys.write(KEYS.enter);
    await lys.until('a game', () => !isInLobby(lys));
    lys.kill('SIGKILL');
    const back = house.login(null);
    await back.shows(words.door.returning);
    back.write('\t');
    await back.shows(words.door.code);
    back.write(`${code}\r`);
    await back.until('their game', () => /\b1 +Napoleon/.test(back.text()));
    expect(back.text()).toContain('Lys');
    await house.stop();
    const closed = await startServer({ guests: false });
    const refused = await closed.command(null, 'games');
    await closed.stop();
    expect(refused.code).toBe(255);
    expect(refused.err).toContain('Permission denied');
  });

  test('words: a table and a turn in sentences, by typed lines; nothing moves the cursor about', async () => {
    const marmont = server.login('marmont', { command: 'words', columns: 200, rows: 60 });
    const { spoken } = words;
    let from = 0;
    const says = async (line: string, shown: string): Promise<string> => {
      from = marmont.output().length;
      marmont.write(`${line}\r`);
      await marmont.until(`after "${line}": ${shown}`, () => marmont.output().slice(from).includes(shown));
      return marmont.output().slice(from);
    };
    await marmont.shows(words.door.name);
    const lobby = await says('Marmont', spoken.lobby);
    const fresh = new RegExp(`(\\d+)[.:] ${words.lobby.newTable}`).exec(lobby)?.[1] ?? '';
    const form = await says(fresh, spoken.form);
    const last = new RegExp(`(\\d+)\\. ${words.form.begin}`).exec(form)?.[1] ?? '';
    await says(last, spoken.table);
    await marmont.until('the first question', () => /\r\n1\. /.test(marmont.output().slice(from)));
    const id = server.served.house.visits().find(({ player }) => player.name === 'Marmont')?.where.table ?? 0;
    const before = recordText(id).length;
    await says('1', '\r\n> ');
    // A line with nothing on it has the question read again.
    await says('', '\r\n1. ');
    await says('"good evening', spoken.chat('Marmont', 'good evening'));
    await says('/lobby', words.lobby.sections.turn);
    await says('1', spoken.table);
    await says('/lobby', spoken.lobby);
    expect(recordText(id).length).toBeGreaterThanOrEqual(before);
    expect(marmont.output()).not.toContain('\x1b');
    await says('q', words.lobby.confirmLeave);
    marmont.write(`${m.spoken.yes.slice(0, 1)}\r`);
    expect(await marmont.exitCode()).toBe(0);
  });

  test('leaving gives the terminal back as it was', async () => {
    const grouchy = await enter('grouchy', 'Grouchy');
    grouchy.resize(120, 36);
    await grouchy.until('the new size', () => grouchy.rows()[1]?.length === 120);
    grouchy.write('q');
    await grouchy.shows(words.lobby.confirmLeave);
    grouchy.write(KEYS.enter);
    expect(await grouchy.exitCode()).toBe(0);
    expect(modesLeftOn(grouchy.output())).toEqual([]);
    expect(grouchy.isAlternate()).toBe(false);
  });

  test('commands: data for scripts; an unknown one is one clear line and exit code 2', async () => {
    expect(await server.command('suchet', 'bogus')).toMatchObject({
      code: 2,
      out: '',
      err: `${words.commands.unknown('bogus')}\n`,
    });
    expect(await server.command('suchet', 'new')).toMatchObject({ code: 1, err: `${words.commands.noAccount}\n` });
    expect((await server.command('suchet', 'help')).out).toContain('verify');
    await enter('suchet', 'Suchet');
    expect((await server.command('suchet', 'new --clock tomorrow')).code).toBe(2);
    const id = await makeTable('suchet', '--players 3 --private');
    const mine = await listed('suchet', id);
    expect(mine).toMatchObject({ id });
    expect(mine).not.toHaveProperty('code'); // an invitation is in no list
    expect(await listed('moreau', id)).toBeUndefined();
    expect((await server.command('suchet', `watch ${id}`)).code).toBe(1);
    expect((await server.command('suchet', 'record 999')).code).toBe(2);
    const keys = JSON.parse((await server.command('suchet', 'keys --json')).out);
    expect((await server.command('laptop', `keys ${keys.code}`)).out).toContain('Suchet');
    expect((await server.command('laptop', `keys ${keys.code}`)).code).toBe(1);
    expect(JSON.parse((await server.command('laptop', 'stats --json')).out)).toEqual({
      name: 'Suchet',
      games: 0,
      won: 0,
    });
  });
});
