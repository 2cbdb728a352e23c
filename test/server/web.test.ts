// The door for browsers, without a browser: who may open a line, who they are, and what a line may take.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fingerprintOf } from '../../src/server/identity.js';
import { DEFAULT_LIMITS, type Limits } from '../../src/server/limits.js';
import type { ServeOptions } from '../../src/server/serve.js';
import { fingerprintShown } from '../../src/server/web/identity.js';
import { callerAddress, isOurHost, isOurOrigin, type OriginPolicy, originIn } from '../../src/server/web/origin.js';
import { createBucket, createPulse } from '../../src/server/web/pulse.js';
import { messagesIn } from '../../src/text/index.js';
import { goalOf, loginText, pathOf, readFromPage } from '../../src/web/protocol.js';
import { makeKey, openPage, type PageOptions, type TestKey, type TestPage } from './support/page.js';
import { answer, isAsked, isInLobby } from './support/person.js';
import { startServer, type TestServer } from './support/ssh.js';

jest.setTimeout(60_000);

const { server: words, web } = messagesIn('en');
const HELLO = {
  ...{ hello: 1, key: null, kind: 'screen', command: '', size: [80, 24], language: 'fr-CH', light: true, path: '/' },
};

describe('what a page says', () => {
  const read = (value: unknown) => readFromPage(JSON.stringify(value));

  test('is taken when it is whole', () => {
    expect(read(HELLO)).toEqual(HELLO);
    expect(read({ size: [100, 30] })).toEqual({ size: [100, 30] });
    expect(read({ line: 'attack' })).toEqual({ line: 'attack' });
    const key = { kind: 'p256', public: 'AA==', signature: 'AA==' };
    expect(read({ ...HELLO, key })).toEqual({ ...HELLO, key });
  });

  test('is nothing when it is anything else', () => {
    const wrong = [
      ...[null, 3, 'x', [], {}, { size: [80] }, { size: ['80', 24] }, { line: 3 }, { line: 'x'.repeat(2001) }],
      ...Object.keys(HELLO).flatMap((name) => (name === 'hello' ? [] : [{ ...HELLO, [name]: undefined }])),
      ...Object.keys(HELLO).map((name) => ({ ...HELLO, [name]: { evil: true } })),
      { ...HELLO, hello: 2 },
      { ...HELLO, kind: 'root' },
      { ...HELLO, path: 'x'.repeat(201) },
      { ...HELLO, key: { kind: 'rsa', public: 'AA==', signature: 'AA==' } },
      { ...HELLO, key: { kind: 'p256', public: 'A'.repeat(201), signature: 'AA==' } },
    ];
    expect(wrong.map(read).filter((value) => value !== null)).toEqual([]);
    expect(readFromPage('{"size":[80,')).toBeNull();
  });

  test('leads to a table by its path, or to the house', () => {
    expect(goalOf('/join/K7fm-2xqd')).toEqual({ to: 'join', code: 'k7fm-2xqd' });
    expect(goalOf('/watch/12')).toEqual({ to: 'watch', table: 12 });
    expect(goalOf('/key/k7fm-2xqd/')).toEqual({ to: 'key', code: 'k7fm-2xqd' });
    for (const path of ['/', '', '/join/', '/join/a b', '/join/../x', '/watch/x', '/watch/1234567890', '/other/3']) {
      expect([path, goalOf(path)]).toEqual([path, null]);
    }
    expect(pathOf({ to: 'watch', table: 12 })).toBe('/watch/12');
    expect(pathOf({ to: 'join', code: 'k7fm-2xqd' })).toBe('/join/k7fm-2xqd');
  });
});

describe('a key made in a browser', () => {
  const origin = 'https://risk.example.org';

  test.each(['ed25519', 'p256'] as const)('%s proves itself for one origin and one challenge', async (kind) => {
    const shown = await (await makeKey(kind)).show(loginText(origin, 'c1'));
    expect(fingerprintShown(shown, origin, 'c1')).toMatch(/^SHA256:[A-Za-z0-9+/]{43}$/);
    expect(fingerprintShown(shown, origin, 'c2')).toBeNull();
    expect(fingerprintShown(shown, 'https://evil.example.org', 'c1')).toBeNull();
    const other = await (await makeKey(kind)).show(loginText(origin, 'c1'));
    expect(fingerprintShown({ ...shown, public: other.public }, origin, 'c1')).toBeNull();
    expect(fingerprintShown({ ...shown, kind: kind === 'p256' ? 'ed25519' : 'p256' }, origin, 'c1')).toBeNull();
    for (const part of ['public', 'signature'] as const) {
      for (const bytes of [0, 31, 32, 64, 65]) {
        const broken = { ...shown, [part]: Buffer.alloc(bytes, 4).toString('base64') };
        expect(fingerprintShown(broken, origin, 'c1')).toBeNull();
      }
    }
  });

  test('has the fingerprint that ssh-keygen -l prints of the same key', async () => {
    const shown = await (await makeKey('ed25519')).show(loginText(origin, 'c'));
    const raw = Buffer.from(shown.public, 'base64');
    const blob = Buffer.concat([Buffer.from('\0\0\0\x0bssh-ed25519\0\0\0\x20', 'latin1'), raw]);
    expect(fingerprintShown(shown, origin, 'c')).toBe(fingerprintOf(blob));
    const point = await (await makeKey('p256')).show(loginText(origin, 'c'));
    const start = '\0\0\0\x13ecdsa-sha2-nistp256\0\0\0\x08nistp256\0\0\0\x41';
    const other = Buffer.concat([Buffer.from(start, 'latin1'), Buffer.from(point.public, 'base64')]);
    expect(fingerprintShown(point, origin, 'c')).toBe(fingerprintOf(other));
  });
});

describe('whose page it is', () => {
  const open: OriginPolicy = { origins: [], names: ['laptop'], isProxied: false };
  const named: OriginPolicy = { origins: ['https://risk.example.org'], names: ['laptop'], isProxied: true };
  const facts = (host: string, origin: string) => ({ host, origin, forwardedFor: '', remoteAddress: '' });

  test('an origin is an address with nothing after it', () => {
    expect(originIn('https://Risk.example.org/')).toBe('https://risk.example.org');
    for (const text of ['', 'risk.example.org', 'https://x/y', 'https://x?y', 'ftp://x', 'null', 'https://u@x']) {
      expect([text, originIn(text)]).toEqual([text, null]);
    }
  });

  test('without a name the house answers to addresses and names of this machine', () => {
    for (const host of ['localhost:8080', '127.0.0.1', '[::1]:8080', 'LAPTOP:8080']) {
      expect([host, isOurHost(open, host)]).toEqual([host, true]);
      expect(isOurOrigin(open, facts(host, `http://${host}`))).toBe(true);
      expect(isOurOrigin(open, facts(host, 'http://evil.example.org'))).toBe(false);
      expect(isOurOrigin(open, facts(host, ''))).toBe(false);
    }
    // A stranger's name that was made to lead to this machine.
    expect(isOurHost(open, 'evil.example.org:8080')).toBe(false);
    expect(isOurOrigin(open, facts('evil.example.org', 'http://evil.example.org'))).toBe(false);
    expect(isOurHost(open, '')).toBe(false);
  });

  test('with a name it answers to that name alone', () => {
    expect(isOurHost(named, 'risk.example.org')).toBe(true);
    expect(isOurHost(named, 'localhost')).toBe(false);
    expect(isOurOrigin(named, facts('risk.example.org', 'https://risk.example.org'))).toBe(true);
    expect(isOurOrigin(named, facts('risk.example.org', 'http://risk.example.org'))).toBe(false);
  });

  test('a proxy is believed where there is one, and only its own word', () => {
    const seen = { host: '', origin: '', forwardedFor: '10.9.9.9, 203.0.113.7', remoteAddress: '127.0.0.1' };
    expect(callerAddress(named, seen)).toBe('203.0.113.7');
    expect(callerAddress(open, seen)).toBe('127.0.0.1');
    expect(callerAddress(named, { ...seen, forwardedFor: 'nonsense' })).toBe('127.0.0.1');
  });
});

describe('the share of a line', () => {
  test('bytes: so many a second, and what was saved up at once', () => {
    const bucket = createBucket(10, 3, 0);
    expect([bucket.take(30, 0), bucket.take(1, 0)]).toEqual([true, false]);
    expect(bucket.take(9, 1000)).toBe(true);
    expect(bucket.take(30, 1000)).toBe(false);
    // What has been taken too much has to be made good; a clock that was set back gives nothing.
    expect(bucket.take(1, 500)).toBe(false);
    expect(bucket.take(30, 1_000_000)).toBe(true);
  });

  test('a pulse: three beats without a sign of life, or without a byte read', () => {
    const silent = createPulse();
    expect([0, 0, 0, 0].map((waiting) => silent.beat(waiting))).toEqual([true, true, true, false]);
    const alive = createPulse();
    for (let n = 0; n < 10; n++) {
      alive.heard();
      expect(alive.beat(n % 2)).toBe(true);
    }
    const stuck = createPulse();
    const beats = [5, 6, 7, 8].map((waiting) => {
      stuck.heard();
      return stuck.beat(waiting);
    });
    expect(beats).toEqual([true, true, true, false]);
  });
});

describe('a house with a door for browsers', () => {
  let folder: string;
  let server: TestServer;
  let ney: TestKey;
  const pages: TestPage[] = [];

  const start = async (limits: Partial<Limits> = {}, change: Partial<ServeOptions> = {}, keepAliveMs = 15_000) => {
    const origins = { origins: [], names: [], isProxied: false };
    server = await startServer({
      limits: { ...DEFAULT_LIMITS, ...limits },
      web: { host: '127.0.0.1', port: 0, page: folder, origins, keepAliveMs },
      ...change,
    });
  };
  const port = (): number => server.served.webPort ?? 0;
  const page = (options: PageOptions = {}): TestPage => {
    const opened = openPage(port(), options);
    pages.push(opened);
    return opened;
  };
  const enter = async (key: TestKey | null, name: string, options: PageOptions = {}): Promise<TestPage> => {
    const opened = page({ key, ...options });
    await opened.shows(words.door.name);
    opened.write(`${name}\r`);
    return opened;
  };
  const command = async (key: TestKey | null, text: string) => {
    const opened = page({ key, hello: { kind: 'command', command: text } });
    const { code } = await opened.ended;
    return { code, text: opened.said().trim() };
  };

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'risk-page-'));
    const root = new URL('../../', import.meta.url);
    writeFileSync(join(folder, 'index.html'), readFileSync(new URL('src/web/page/index.html', root)));
    writeFileSync(join(folder, 'page.js'), 'export {};');
    writeFileSync(join(folder, 'page.css'), 'body{}');
    ney = await makeKey('ed25519');
  });
  afterEach(async () => {
    for (const opened of pages.splice(0)) opened.socket.terminate();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('it gives one page and its files, from nowhere else, and no script that stands in it', async () => {
    await start();
    const get = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port()}${path}`, init);
    const [html, invited] = await Promise.all(['/', '/join/k7fm-2xqd'].map(async (path) => (await get(path)).text()));
    expect(invited).toBe(html);
    expect(html).not.toMatch(/<script(?![^>]*\bsrc="\/)|\bon\w+=|<style|\bstyle=|https?:/);
    const answer = await get('/');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|https?:|\*/);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    const files = [...(html ?? '').matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path ?? '');
    expect(files).toHaveLength(2);
    for (const path of files) {
      const file = await get(path);
      expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
    const none = ['/x', '/join/', '/assets/page.js', '/..%2fpackage.json', '/socket'];
    for (const path of none) expect([path, (await get(path)).status]).toEqual([path, 404]);
    expect((await get('/', { method: 'POST', body: 'x' })).status).toBe(405);
    expect(await (await get('/', { method: 'HEAD' })).text()).toBe('');
  });

  test('a stranger’s page gets no line, and a stranger’s name no page', async () => {
    await start();
    for (const origin of ['', 'http://evil.example.org', 'null', 'http://127.0.0.1:1']) {
      const { status } = await page({ origin }).ended;
      expect([origin, status]).toEqual([origin, 1006]);
    }
    const said = await new Promise<string>((resolve) => {
      const socket = connect(port(), '127.0.0.1', () => socket.end('GET / HTTP/1.1\r\nHost: evil.example.org\r\n\r\n'));
      let all = '';
      socket.on('data', (chunk) => {
        all += chunk;
      });
      socket.on('close', () => resolve(all));
    });
    expect(said).toMatch(/^HTTP\/1\.1 421 /);
  });

  test('a key is the person: the same one comes back, over either door, and brings a second key', async () => {
    await start();
    const first = await enter(ney, 'Ney');
    await first.shows(words.lobby.newTable);
    first.socket.close();
    const back = page({ key: ney });
    await back.shows(words.lobby.newTable);
    const printed = JSON.parse((await command(ney, 'keys --json')).text);
    const phone = await makeKey('p256');
    expect(await command(phone, `keys ${printed.code}`)).toEqual({ code: 0, text: words.commands.keyAdded('Ney') });
    expect((await command(phone, `keys ${printed.code}`)).code).toBe(1);
    expect(JSON.parse((await command(phone, 'keys --json')).text).keys).toHaveLength(2);
    const player = await server.served.store.playerByName('ney');
    expect(player?.keys.map(({ key }) => key)).toEqual(
      printed.keys.length === 1 ? expect.arrayContaining([printed.keys[0].key]) : [],
    );
  });

  test('an invitation leads to its table, and a link to watch to the game', async () => {
    await start();
    const maker = await enter(ney, 'Ney');
    await maker.shows(words.lobby.newTable);
    const made = JSON.parse((await command(ney, 'new --variant two-player --players 2 --private --json')).text);
    const guest = await enter(await makeKey('p256'), 'Lannes', { hello: { path: `/join/${made.code}` } });
    await guest.shows(words.lobby.wordTitle);
    // A private game is not for everybody's eyes.
    const spy = await enter(null, 'Lys', { hello: { path: `/watch/${made.id}` } });
    await spy.shows(words.lobby.gone);
    guest.write('\r');
    await guest.until('the game has begun', () => !isInLobby(guest));
    await maker.until('the game has begun', () => !isInLobby(maker));
    await Promise.race([guest, maker].map((one) => one.until('a question', () => isAsked(one))));
    await answer(isAsked(guest) ? guest : maker);
    const open = JSON.parse((await command(ney, 'new --variant classic --players 3 --bots 2 --json')).text);
    const watcher = page({ hello: { path: `/watch/${open.id}` } });
    await watcher.shows(words.door.name);
    watcher.write('Ali\r');
    await watcher.until(
      'the table',
      () => watcher.text().includes(messagesIn('en').server.table.of(open.id)) || !isInLobby(watcher),
    );
    const lost = await enter(null, 'Brune', { hello: { path: '/join/k7fm-2xqd' } });
    await lost.shows(words.lobby.noSuchCode);
  });

  test('the screen is as large as the page, in its language, and clicks are asked for', async () => {
    await start();
    const fr = messagesIn('fr').server;
    const opened = page({ key: ney, hello: { size: [100, 30], language: 'fr-CH' } });
    await opened.shows(fr.door.name);
    opened.write('Ney\r');
    await opened.shows(fr.lobby.newTable);
    expect(opened.output()).toContain('\x1b[?1000h');
    opened.resize(140, 40);
    opened.send({ size: [140, 40] });
    await opened.until('it is wider', () =>
      opened
        .text()
        .split('\n')
        .some((row) => row.length > 110),
    );
  });

  test('words come as sentences, and answers are lines', async () => {
    await start();
    const opened = page({ key: ney, hello: { kind: 'words' } });
    await opened.until('the door speaks', () => opened.said().includes(words.door.name));
    opened.send({ line: 'Ney' });
    await opened.until('the lobby speaks', () => opened.said().includes(words.spoken.lobby));
    expect(opened.said()).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f]/);
    expect(opened.output()).toBe('');
    opened.send({ line: 'q' });
    await opened.until('it asks', () => opened.said().includes(words.lobby.confirmLeave));
    opened.send({ line: 'y' });
    expect((await opened.ended).code).toBe(0);
  });

  test('who is not let in is told why, in their language', async () => {
    await start({}, { guests: false });
    const { refused } = messagesIn('it').web;
    const hello = { language: 'it-IT' };
    expect(await page({ hello }).ended).toMatchObject({ bye: refused.noGuests, code: 1 });
    const liar: TestKey = { kind: 'ed25519', show: () => ney.show('something else') };
    expect(await page({ key: liar, hello }).ended).toMatchObject({ bye: refused.badKey, code: 1 });
    await server.stop();
    const allow = join(folder, 'allowed');
    writeFileSync(allow, '');
    await start({}, { allow });
    expect(await page({ key: ney, hello }).ended).toMatchObject({ bye: refused.notAllowed, code: 1 });
  });

  test('too many lines of one address, failed logins, and silence at the door', async () => {
    await start({ perAddress: 2, loginSeconds: 1 });
    const [one, two] = [page({ isSilent: true }), page({ isSilent: true })];
    await Promise.all([one, two].map(({ socket }) => new Promise((resolve) => socket.once('message', resolve))));
    const headers = { 'accept-language': 'pt-PT,pt' };
    expect(await page({ headers }).ended).toMatchObject({ bye: messagesIn('pt').web.refused.full, status: 1013 });
    expect(await one.ended).toMatchObject({ bye: web.refused.late, status: 1008 });
    await two.ended;
    await server.stop();
    await start({ failedLogins: 1 });
    const liar: TestKey = { kind: 'ed25519', show: () => ney.show('something else') };
    for (let n = 0; n < 2; n++) expect((await page({ key: liar }).ended).bye).toBe(web.refused.badKey);
    expect((await page({ key: ney }).ended).bye).toBe(web.refused.full);
  });

  test('a flood, a giant, nonsense: each line ends with its sentence, and others notice nothing', async () => {
    await start();
    const other = await enter(ney, 'Ney');
    await other.shows(words.lobby.newTable);
    const flood = await enter(null, 'Flood');
    const chunk = Buffer.alloc(32 * 1024, '\x1b[B\x1b[A');
    for (let n = 0; n < 64; n++) flood.socket.send(chunk);
    expect(await flood.ended).toMatchObject({ bye: web.refused.tooMuch, status: 1008 });
    const empty = await enter(null, 'Empty');
    for (let n = 0; n < 20_000; n++) empty.socket.send('');
    expect((await empty.ended).bye).not.toBeNull();
    const giant = await enter(null, 'Giant');
    giant.socket.send(Buffer.alloc(1024 * 1024));
    expect((await giant.ended).status).toBe(1009);
    for (const [name, text] of Object.entries({
      Ann: '{',
      Ben: '{"size":3}',
      Cleo: JSON.stringify(HELLO),
      Dan: '[]',
    })) {
      const odd = await enter(null, name);
      await odd.shows(words.lobby.newTable);
      odd.socket.send(text);
      expect([text, (await odd.ended).bye]).toEqual([text, web.refused.badMessage]);
    }
    const talk = page({ key: ney, hello: { kind: 'words' } });
    await talk.until('the lobby speaks', () => talk.said().includes(words.spoken.lobby));
    talk.write('keys');
    expect((await talk.ended).bye).toBe(web.refused.badMessage);
    const early = page({ isSilent: true });
    early.socket.on('message', () => early.socket.send(Buffer.from('keys')));
    expect((await early.ended).bye).toBe(web.refused.badMessage);
    other.write('?');
    await other.until(
      'help',
      () => !isInLobby(other) || other.text().includes(words.lobby.help[0]?.slice(0, 20) ?? ''),
    );
    expect(server.served.house.visits()).toHaveLength(1);
  });

  test('who reads nothing and says nothing is hung up on; who answers stays', async () => {
    await start({}, {}, 40);
    const alive = await enter(ney, 'Ney');
    await alive.shows(words.lobby.newTable);
    const dead = await enter(null, 'Dead');
    await dead.shows(words.lobby.newTable);
    dead.socket.pause();
    await alive.until('the house is empty but for one', () => server.served.house.visits().length === 1);
    expect(alive.socket.readyState).toBe(alive.socket.OPEN);
    dead.socket.resume();
    await dead.ended;
  });

  test('the house closes: everybody is told, and lines end', async () => {
    await start();
    const opened = await enter(ney, 'Ney');
    await opened.shows(words.lobby.newTable);
    await server.served.stop();
    expect(await opened.ended).toMatchObject({ bye: words.refused.stopping, code: 0, status: 1000 });
  });
});
