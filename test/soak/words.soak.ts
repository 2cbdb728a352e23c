// `npm run soak -- words`: two people who hear their games play a whole one of Risk Napoleon by typed lines, over OpenSSH; one is cut
// off on the way and comes back.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { replay } from '../../src/core/index.js';
import { parseRecord } from '../../src/table/recordText.js';
import { messagesIn } from '../../src/text/index.js';
import type { Program } from '../e2e/support/terminal.js';
import { startServer, type TestServer } from '../server/support/ssh.js';
import { tell } from './settings.js';

jest.setTimeout(2 ** 31 - 1);

const m = messagesIn('en');
const { server: words } = m;
const PROMPT = '\r\n> ';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** Somebody at a terminal who types lines: what has been said since the last one. */
interface Listener {
  readonly program: Program;
  heard(): string;
  /** Waits for these words; what came before them counts as heard. */
  hears(shown: string): Promise<void>;
  type(line: string): void;
  /** Types, and waits for what is said then. */
  says(line: string, shown: string): Promise<string>;
}

const listen = (who: string): Listener => {
  const program = server.login(who, { command: 'words', columns: 200, rows: 60 });
  let from = 0;
  const listener: Listener = {
    program,
    heard: () => program.output().slice(from),
    hears: async (shown) => {
      await program.until(shown, () => listener.heard().includes(shown));
      from = program.output().indexOf(shown, from) + shown.length;
    },
    type: (line) => {
      from = program.output().length;
      program.write(`${line}\r`);
    },
    says: async (line, shown) => {
      listener.type(line);
      await program.until(`after "${line}": ${shown}`, () => listener.heard().includes(shown));
      return listener.heard();
    },
  };
  return listener;
};

const enter = async (who: string, name: string): Promise<Listener> => {
  const listener = listen(who);
  await listener.program.shows(words.door.name);
  await listener.says(name, words.spoken.lobby);
  return listener;
};

/** The number of the item that has these words, in the list that was read last. */
const itemOf = (text: string, sought: RegExp): string =>
  text
    .split('\r\n')
    .findLast((line) => /^\d+[.:] /.test(line) && sought.test(line.replace(/^\d+/, '')))
    ?.match(/^\d+/)?.[0] ?? '';

/**
 * The last item of the list that was read, which ends things; after `tries` lines that led to nothing another one. Where no list was read an
 * empty line, which takes a number as it is offered, or has the question read again.
 */
const lineFor = (heard: string, tries: number): string => {
  const numbers = heard.split('\r\n').flatMap((line) => /^([1-9]\d*)\. /.exec(line)?.[1] ?? []);
  return numbers.at(tries === 0 ? -1 : (tries * STRIDE) % Math.max(1, numbers.length)) ?? '';
};

/** Prime, so that lists of all lengths are gone through. */
const STRIDE = 7919;
/** Actions after which one of them is cut off. */
const CUT_AT = 250;

test('a whole game by typed lines', async () => {
  const ney = await enter('ney', 'Ney');
  let lannes = await enter('lannes', 'Lannes');
  const made = await server.command('ney', 'new --variant napoleon --players 3 --bots corporal --word tea --json');
  const { id } = JSON.parse(made.out);
  const path = join(server.data, 'games', `${`${id}`.padStart(6, '0')}.risk.jsonl`);
  const lines = (): number => readFileSync(path, 'utf8').split('\n').length;
  const isDone = (): boolean => readFileSync(path, 'utf8').includes('{"outcome":');

  const table = new RegExp(`\\b${id}\\b`);
  let lobby = '';
  while (itemOf(lobby, table) === '') lobby = await lannes.says('', words.spoken.lobby);
  await lannes.says(itemOf(lobby, table), words.lobby.wordTitle);
  lannes.type('coffee');
  for (const each of [ney, lannes]) await each.hears(words.spoken.table);

  let typed = 0;
  const play = async (of: () => Listener, look: () => Promise<void> = async () => {}): Promise<void> => {
    let tries = 0;
    let before = lines();
    while (!isDone()) {
      await look();
      const one = of();
      try {
        await one.program.until('a question', () => one.heard().endsWith(PROMPT.slice(2)) || isDone());
      } catch (error) {
        const now = lines();
        if (now === before) throw error;
        before = now;
        continue;
      }
      if (isDone()) return;
      tries = lines() === before ? tries + 1 : 0;
      before = lines();
      one.type(lineFor(one.heard(), tries > 1 ? typed : 0));
      typed++;
    }
  };
  let cuts = 0;
  const cut = async (): Promise<void> => {
    if (cuts > 0 || lines() < CUT_AT) return;
    cuts++;
    lannes.program.destroy();
    lannes = listen('lannes');
    await lannes.program.shows(words.spoken.lobby);
    lannes.type(itemOf(lannes.heard(), table));
    await lannes.hears(words.spoken.table);
  };
  await Promise.all([play(() => ney), play(() => lannes, cut)]);
  expect(cuts).toBe(1);

  const read = parseRecord(readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(replay(read.value.record)).toMatchObject({ ok: true });
  expect(ney.program.output()).not.toContain('\x1b');
  tell(`words: ${typed} lines typed, ${read.value.record.entries.length} actions`);
  for (const { program } of [ney, lannes])
    await program.until('the end', () => program.output().includes(m.story.turnings));
});
