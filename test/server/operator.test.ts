// What whoever runs the house may do with their key: by commands, told to everybody at once.
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import ssh2, { type Client } from 'ssh2';
import { fingerprintOf } from '../../src/server/identity.js';
import { DEFAULT_LIMITS } from '../../src/server/limits.js';
import { messagesIn } from '../../src/text/index.js';
import { until } from '../support/until.js';
import { EVIL, guest, type Shell, shell } from './support/hostile.js';
import { startServer, type TestServer } from './support/ssh.js';

jest.setTimeout(60_000);

const { server: words } = messagesIn('en');
const ENGLISH = { LANG: 'en_GB.UTF-8' };
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));
const shows = (session: Shell, text: string): Promise<void> =>
  until(() => session.output().includes(text), { pause, told: () => `${text} in ${session.output()}` });

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const KEY = privateKey.export({ type: 'pkcs1', format: 'pem' });
const parsed = ssh2.utils.parseKey(KEY);
const FINGERPRINT = parsed instanceof Error ? '' : fingerprintOf(parsed.getPublicSSH());

let server: TestServer;
let operator: Client;
beforeAll(async () => {
  server = await startServer({ admins: [FINGERPRINT], limits: { ...DEFAULT_LIMITS, perAddress: 100 } });
  operator = await new Promise((resolve, reject) => {
    const client = new ssh2.Client();
    client.on('error', reject);
    client.on('ready', () => resolve(client));
    client.connect({ host: '127.0.0.1', port: server.served.port, username: 'root', privateKey: KEY });
  });
});
afterAll(() => {
  operator.end();
  return server.stop();
});

const run = (client: Client, command: string): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve, reject) => {
    client.exec(command, { env: ENGLISH }, (error, channel) => {
      if (error) return reject(error);
      const said = { out: '', err: '' };
      let code = -1;
      channel.on('data', (chunk: Buffer) => (said.out += chunk.toString('utf8')));
      channel.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString('utf8')));
      channel.on('exit', (status: number) => (code = status));
      channel.on('close', () => resolve({ code, ...said }));
    });
  });

/** A guest in the lobby, or at a table of their own against bots. */
const visitor = async (name: string, at: 'lobby' | 'table'): Promise<{ session: Shell; client: Client }> => {
  const client = await guest(server.served.port);
  const session = await shell(client, {}, ENGLISH);
  await shows(session, words.door.name);
  session.channel.write(`\x15${name}\r`);
  await shows(session, words.lobby.hereTitle);
  if (at === 'table') {
    session.channel.write('\r');
    await shows(session, words.form.begin);
    session.channel.write('\r');
    await until(() => server.served.house.visits().some(({ player, where }) => player.name === name && where.table), {
      pause,
    });
  }
  return { session, client };
};

test('nobody else may: one clear line, and nothing has changed', async () => {
  const client = await guest(server.served.port);
  for (const command of ['say free beer', 'rename Ney = Lannes', 'close 1', 'ban 192.0.2.1', 'unban 192.0.2.1', 'bans'])
    expect(await run(client, command)).toEqual({ code: 1, out: '', err: `${words.commands.operatorOnly}\n` });
  expect((await run(client, 'help')).out).not.toContain('rename');
  expect(await server.served.store.house()).toMatchObject({ notice: '', bans: [] });
  client.end();
});

describe('the operator', () => {
  test('says something to all, in the lobby and at tables, without escape sequences, and takes it back', async () => {
    const [lys, marmont] = [await visitor('Lys', 'lobby'), await visitor('Marmont', 'table')];
    expect(await run(operator, `say ${EVIL} Restart at 03:00.`)).toMatchObject({ code: 0 });
    for (const { session } of [lys, marmont]) {
      await shows(session, 'Restart at 03:00.');
      expect(session.output()).not.toMatch(/\x1b\]0;owned|\x9b|\u202e/);
    }
    expect(await run(operator, `say ${'x'.repeat(300)}`)).toMatchObject({ code: 2, out: '' });
    expect(await run(operator, 'say')).toMatchObject({ code: 0 });
    expect((await server.served.store.house()).notice).toBe('');
    lys.client.end();
    marmont.client.end();
  });

  test('renames somebody, who sees it; a name that cannot be one is refused', async () => {
    const { session, client } = await visitor('Rude Word', 'table');
    const renamed = await run(operator, 'rename rudeword = Davout --json');
    expect(renamed).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(renamed.out)).toMatchObject({ name: 'Davout' });
    session.channel.write('\x03');
    await shows(session, 'Davout');
    const { house } = server.served;
    expect(house.visits().map(({ player }) => player.name)).toContain('Davout');
    const seats = (await server.served.store.games({ status: ['playing'] }, 10)).flatMap((game) => game.seats);
    expect(seats).toContainEqual(expect.objectContaining({ kind: 'person', name: 'Davout' }));
    expect(seats.map((seat) => ('name' in seat ? seat.name : ''))).not.toContain('Rude Word');
    expect(await run(operator, 'rename Davout = admin')).toMatchObject({
      code: 2,
      err: `${words.nameFaults.reserved}\n`,
    });
    expect(await run(operator, 'rename Nobody = Ney')).toMatchObject({ code: 2 });
    expect(await run(operator, 'rename Davout')).toMatchObject({ code: 2, err: `${words.commands.renameHow}\n` });
    client.end();
  });

  test('closes a table: whoever sits at it is told', async () => {
    const { session, client } = await visitor('Augereau', 'table');
    const id = server.served.house.visits().find(({ player }) => player.name === 'Augereau')?.where.table;
    expect(await run(operator, `close ${id}`)).toMatchObject({ code: 0 });
    await shows(session, words.table.closed(id ?? 0));
    expect(await run(operator, `close ${id}`)).toMatchObject({ code: 1 });
    expect(await run(operator, 'close x')).toMatchObject({ code: 2 });
    client.end();
  });

  test('shuts a key, a person’s keys or an address out: sessions end, logins fail, and it can be undone', async () => {
    expect(await run(operator, `ban nonsense`)).toMatchObject({ code: 2, err: `${words.commands.banWhom}\n` });
    const other = `SHA256:${'a'.repeat(43)}`;
    await run(operator, `ban ${other}`);
    const { session, client } = await visitor('Lefebvre', 'lobby');
    const isClosed = new Promise((resolve) => session.channel.once('close', resolve));
    const listed = await run(operator, 'ban 127.0.0.1 --json');
    expect(JSON.parse(listed.out)).toEqual([other, '127.0.0.1']);
    await isClosed;
    expect(session.output()).toContain(words.refused.banned);
    // The connection is still there: nothing more is opened on it.
    const again = await shell(client, {}, ENGLISH).catch(() => null);
    if (again !== null) await shows(again, words.refused.banned);
    await expect(guest(server.served.port)).rejects.toThrow();
    expect(JSON.parse((await run(operator, 'bans --json')).out)).toHaveLength(2);
    await run(operator, 'unban 127.0.0.1');
    expect((await run(operator, `unban ${other}`)).out).toBe(`${words.commands.noBans}\n`);
    client.end();
    (await guest(server.served.port)).end();
  });
});
