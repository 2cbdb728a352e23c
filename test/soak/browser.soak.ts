// `npm run soak -- browser`: somebody with only a browser joins somebody with only ssh, and they finish a game.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, jest, test } from '@jest/globals';
import { replay } from '../../src/core/index.js';
import { parseRecord } from '../../src/table/recordText.js';
import { messagesIn } from '../../src/text/index.js';
import { ensureBuilt, ROOT } from '../e2e/support/built.js';
import { openInBrowser, SIZES } from '../server/support/inBrowser.js';
import { isInLobby, playOn } from '../server/support/person.js';
import { hasSsh, startServer, type TestServer } from '../server/support/ssh.js';
import { launchChromium } from '../support/chromium.js';
import { tell } from './settings.js';

jest.setTimeout(2 ** 31 - 1);

const { server: words } = messagesIn('en');
let server: TestServer | null = null;
const browser = await launchChromium();
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('a game between a browser and ssh, to its end', async () => {
  if (browser === null || !hasSsh()) throw new Error('a browser and an SSH client are needed');
  await ensureBuilt();
  const origins = { origins: [], names: [], isProxied: false };
  server = await startServer({ web: { host: '127.0.0.1', port: 0, page: join(ROOT, 'dist/web'), origins } });
  const ney = server.login('ney');
  await ney.shows(words.door.name);
  ney.write('\x15Ney\r');
  await ney.shows(words.lobby.newTable);
  const made = await server.command('ney', 'new --variant napoleon --players 3 --bots 1 --private --json');
  const { id, code } = JSON.parse(made.out);
  const context = await browser.newContext({ ...SIZES.desk, locale: 'en-GB' });
  const lannes = await openInBrowser(context, `http://localhost:${server.served.webPort}`, `/join/${code}`, false);
  await lannes.shows(words.door.name);
  lannes.write('Lannes\r');
  await lannes.shows(words.lobby.wordTitle);
  lannes.write('\r');
  for (const one of [lannes, ney]) await one.until('the game has begun', () => !isInLobby(one));
  const path = join(server.data, 'games', `${`${id}`.padStart(6, '0')}.risk.jsonl`);
  const text = (): string => readFileSync(path, 'utf8');
  const since = performance.now();
  await Promise.all([lannes, ney].map((one) => playOn(one, () => text().length)));
  const read = parseRecord(text());
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(replay(read.value.record)).toMatchObject({ ok: true });
  expect(read.value.record.secret).toBeDefined();
  expect(lannes.faults).toEqual([]);
  tell(`${read.value.record.entries.length} actions in ${Math.round((performance.now() - since) / 1000)} s`);
  await context.close();
});
