// A real browser: from an invitation link to the end of a turn, at the size of a desk and of a phone.
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { skeletonOf } from '../../src/server/names.js';
import { messagesIn } from '../../src/text/index.js';
import { ensureBuilt, ROOT } from '../e2e/support/built.js';
import { launchChromium } from '../support/chromium.js';
import { holds, openInBrowser, SIZES } from './support/inBrowser.js';
import { makeKey, openPage, type TestKey } from './support/page.js';
import { answer, isAsked, isInLobby } from './support/person.js';
import { startServer, type TestServer } from './support/ssh.js';
import type { Viewer } from './support/viewer.js';

jest.setTimeout(180_000);

const { server: words, web } = messagesIn('en');
const browser = await launchChromium();
const here = browser === null ? describe.skip : describe;
/** Screenshots, to be looked at. */
const shots = process.env['RISK_TEST_SHOTS'] ?? join(tmpdir(), 'risk-shots');
mkdirSync(shots, { recursive: true });
const MOST_ANSWERS = 300;

here('in a browser', () => {
  let server: TestServer;
  let ney: TestKey;

  beforeEach(async () => {
    await ensureBuilt();
    const origins = { origins: [], names: [], isProxied: false };
    server = await startServer({ web: { host: '127.0.0.1', port: 0, page: join(ROOT, 'dist/web'), origins } });
    ney = await makeKey('p256');
  });
  afterEach(() => server.stop());
  afterAll(() => browser?.close());

  /** Plays on until the turn of `seat` is over. */
  const playTurn = async (id: number, seat: number, people: readonly Viewer[]): Promise<void> => {
    const table = await server.served.house.table(id);
    let wasTheirs = false;
    for (let n = 0; n < MOST_ANSWERS; n++) {
      const { turn } = table.viewFor('spectator');
      if (turn.round > 0 && turn.seat === seat) wasTheirs = true;
      else if (wasTheirs) return;
      await Promise.race(people.map((one) => one.until('a question', () => isAsked(one))));
      const asked = people.find(isAsked);
      if (asked !== undefined) await answer(asked);
    }
    throw new Error(`the turn does not end\n${people.map((one) => one.text()).join('\n')}`);
  };

  test.each(['desk', 'phone'] as const)(
    '%s: an invitation is a link, and it leads to the end of a turn',
    async (name) => {
      if (browser === null) throw new Error('test: no browser');
      const port = server.served.webPort ?? 0;
      const maker = openPage(port, { key: ney });
      await maker.shows(words.door.name);
      maker.write('Ney\r');
      await maker.shows(words.lobby.newTable);
      const made = openPage(port, {
        key: ney,
        hello: { kind: 'command', command: 'new --variant two-player --players 2 --private --json' },
      });
      await made.ended;
      const { id, code } = JSON.parse(made.said());

      const context = await browser.newContext({
        ...SIZES[name],
        locale: 'en-GB',
        colorScheme: name === 'desk' ? 'dark' : 'light',
      });
      const lannes = await openInBrowser(context, `http://localhost:${port}`, `/join/${code}`, name === 'phone');
      const shot = (step: string) => lannes.page.screenshot({ path: join(shots, `${name}-${step}.png`) });
      await lannes.shows(words.door.name);
      await shot('1-door');
      lannes.write('Lannes\r');
      await lannes.shows(words.lobby.wordTitle);
      await shot('2-word');
      lannes.write('\r');
      for (const one of [lannes, maker]) await one.until('the game has begun', () => !isInLobby(one));
      await playTurn(id, 1, [lannes, maker]);
      await shot('3-turn');

      // The page shows what it was sent, as large as it is and as wide as the game needs.
      const [columns, shown] = await lannes.page.evaluate<readonly [number, string]>(
        `[Math.max(...[...document.querySelectorAll('.xterm-rows > div')].map((row) => row.textContent.length)),
        document.querySelector('.xterm-rows').textContent.replaceAll('\\u00a0', ' ')]`,
      );
      expect(columns).toBeGreaterThanOrEqual(80);
      expect(shown).toContain('Lannes');
      const wide = await lannes.page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
      expect(wide).toBe(0);

      // The key is kept: the same person comes back to the same table, and in words.
      await lannes.page.reload();
      await lannes.until('back at the table', () => !isInLobby(lannes) && !lannes.text().includes(words.door.name));
      await holds(lannes.page, "document.querySelector('.note').hidden");
      await lannes.page.click(name === 'phone' ? `.keys button[aria-label="${web.page.menu}"]` : '.bar button');
      await shot('4-menu');
      await lannes.page.click(`text=${web.page.toWords}`);
      await holds(
        lannes.page,
        `document.querySelector('.log')?.textContent.includes(${JSON.stringify(words.table.of(id))})`,
      );
      await lannes.page.fill('.words input', '/lobby');
      await lannes.page.click('.words button');
      await holds(
        lannes.page,
        `document.querySelector('.log').textContent.includes(${JSON.stringify(words.spoken.lobby)})`,
      );
      await shot('5-words');
      expect(lannes.faults).toEqual([]);
      expect((await server.served.store.playerByName(skeletonOf('Lannes')))?.isGuest).toBe(false);
      maker.socket.terminate();
      await context.close();
    },
  );
});
