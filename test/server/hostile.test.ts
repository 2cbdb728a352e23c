// Strangers at the port: whatever they send, the house stands, others play on, and nothing of it reaches a screen or a log as
// it is. The long form is `npm run soak -- server`.
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { DEFAULT_LIMITS } from '../../src/server/limits.js';
import { messagesIn } from '../../src/text/index.js';
import { until } from '../support/until.js';
import {
  brokenHandshakes,
  channelFlood,
  EVIL,
  forbidden,
  guest,
  keyFlood,
  type Shell,
  shell,
  silent,
  WINDOWS,
} from './support/hostile.js';
import { startServer, type TestServer } from './support/ssh.js';

jest.setTimeout(120_000);

const { server: words } = messagesIn('en');
const ENGLISH = { LANG: 'en_GB.UTF-8' };
let server: TestServer;
beforeEach(async () => {
  server = await startServer({ limits: { ...DEFAULT_LIMITS, perAddress: 60 } });
});
afterEach(() => server.stop());

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));
const shows = (session: Shell, text: string, from = 0): Promise<void> =>
  until(() => session.output().slice(from).includes(text), { pause, told: () => `${text} in ${session.output()}` });

/** Somebody who has come in and stands in the lobby. */
const visitor = async (name: string): Promise<Shell> => {
  const session = await shell(await guest(server.served.port), {}, ENGLISH);
  await shows(session, words.door.name);
  session.channel.write(`\x15${name}\r`);
  await shows(session, words.lobby.hereTitle);
  return session;
};

/** The house answers a key of somebody else. */
const answers = async (session: Shell): Promise<void> => {
  const from = session.output().length;
  session.channel.write('\x0c');
  await until(() => session.output().slice(from).includes(words.lobby.hereTitle), { pause });
};

test('broken handshakes are hung up on; the house hears of them and stands', async () => {
  const lys = await visitor('Lys');
  await brokenHandshakes(server.served.port);
  const close = silent(server.served.port, 40);
  await answers(lys);
  const late = await visitor('Marmont');
  close();
  await answers(late);
  expect(server.log.join('')).not.toMatch(/\x1b|owned|\u202e/);
});

test('a flood of channels: some sessions on a connection, and nothing else is ever opened', async () => {
  const lys = await visitor('Lys');
  const client = await guest(server.served.port);
  expect(await channelFlood(client, 100)).toBe(4);
  await answers(lys);
  client.end();
  const other = await guest(server.served.port);
  expect(await forbidden(other)).toEqual([]);
  other.end();
  await until(() => server.served.house.visits().length === 1, { pause });
});

test.each(WINDOWS)('a window of %d x %d', async (cols, rows) => {
  const session = await visitor('Lys');
  session.channel.setWindow(rows, cols, rows, cols);
  const from = session.output().length;
  session.channel.write('\x0c');
  await until(() => session.output().length > from, { pause });
  // What is drawn has an end, however large the window says it is.
  expect(session.output().length - from).toBeLessThan(500_000);
  session.channel.setWindow(24, 80, 0, 0);
  await answers(session);
});

test('a terminal that begins with an impossible window', async () => {
  for (const [cols, rows] of WINDOWS) {
    const client = await guest(server.served.port);
    const session = await shell(client, { cols, rows }, ENGLISH);
    await until(() => session.output().length > 0, { pause });
    client.end();
  }
});

test('a connection on which nothing is opened is hung up on', async () => {
  await server.stop();
  server = await startServer({ limits: { ...DEFAULT_LIMITS, loginSeconds: 1 } });
  const never = await guest(server.served.port);
  const once = await guest(server.served.port);
  const gone = Promise.all(
    [never, once].map((client) => new Promise((resolve) => client.once('close', () => resolve('closed')))),
  );
  const session = await shell(once, {}, ENGLISH);
  await shows(session, words.door.name);
  session.channel.write('\x03');
  expect(await gone).toEqual(['closed', 'closed']);
});

test('megabytes of keys in one session: the others are answered meanwhile, and nothing piles up', async () => {
  const lys = await visitor('Lys');
  const flooder = await visitor('Marmont');
  let isOver = false;
  const flood = keyFlood(flooder.channel, 64 * 1024 * 1024, () => isOver);
  for (let n = 0; n < 10; n++) await answers(lys);
  isOver = true;
  const sent = await flood;
  // It is made to wait: what was sent is not all in the server's memory.
  expect(sent).toBeLessThan(16 * 1024 * 1024);
  await answers(lys);
});

test('a client that never reads: only its newest frame is kept', async () => {
  const lys = await visitor('Lys');
  const deaf = await visitor('Marmont');
  deaf.channel.pause();
  let isOver = false;
  const flood = keyFlood(deaf.channel, 64 * 1024 * 1024, () => isOver);
  for (let n = 0; n < 5; n++) await answers(lys);
  isOver = true;
  await flood;
  await answers(lys);
});

test('names, terminals, variables and commands with escape sequences reach no screen and no log', async () => {
  const lys = await visitor('Lys');
  const client = await guest(server.served.port, `${EVIL}name`);
  const evil = await shell(
    client,
    { term: `${EVIL}xterm` },
    { ...ENGLISH, COLORTERM: EVIL, LC_TIME: EVIL, LD_PRELOAD: '/tmp/evil.so' },
  );
  await shows(evil, words.door.name);
  evil.channel.write(`\x15\x1b[200~${EVIL}Poniatowski\x1b[201~\r`);
  await shows(evil, words.lobby.hereTitle);
  await until(() => server.served.house.visits().length === 2, { pause });
  const said = await new Promise<string>((resolve) => {
    client.exec(`${EVIL}games --json`, (error, channel) => {
      if (error) throw error;
      let text = '';
      channel.stderr.on('data', (chunk: Buffer) => {
        text += chunk.toString('utf8');
      });
      channel.on('close', () => resolve(text));
      channel.resume();
    });
  });
  expect(said).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/);
  await answers(lys);
  for (const output of [lys.output(), evil.output()]) {
    expect(output).not.toMatch(/\x1b\]0;owned|\x9b|[\u202a-\u202e\u2066-\u2069]/);
  }
  expect(server.log.join('')).not.toMatch(/\x1b|owned|evil|\u202e/);
  const names = server.served.house.visits().map(({ player }) => player.name);
  expect(names.join()).not.toMatch(/[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/);
});
