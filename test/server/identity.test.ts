// Who is who, over a store in a folder.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { newCode, newReturnCode, readCode } from '../../src/server/codes.js';
import {
  addKey,
  changeSettings,
  codeForKey,
  enrolGuest,
  enrolKey,
  fingerprintOf,
  guestOf,
  KEY_CODE_MS,
  readAllowList,
  removeKey,
} from '../../src/server/identity.js';
import { openFolderStore, type Player, type Store } from '../../src/store/index.js';
import { newWord } from '../../src/table/sealing.js';

/** An ed25519 key of OpenSSH and its fingerprint, as `ssh-keygen -lf` gives it. */
const KEY = 'AAAAC3NzaC1lZDI1NTE5AAAAIOMqqnkVzrm0SdG6UOoqKLsabgH5C9okWi0dh2l9GKJl';
const FINGERPRINT = 'SHA256:+DiY3wvvV6TuJJhbpZisF/zLDA0zPMSvHdkr4UvCOqU';

let folder: string;
let store: Store;
let time = 1000;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'risk-identity-'));
  time = 1000;
  store = openFolderStore({ path: folder, now: () => time });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const player = (enrolled: Awaited<ReturnType<typeof enrolKey>>): Player => {
  if (!enrolled.ok) throw new Error(enrolled.fault);
  return enrolled.player;
};

test('the fingerprint of a key is the one that OpenSSH shows', () => {
  expect(fingerprintOf(Buffer.from(KEY, 'base64'))).toBe(FINGERPRINT);
});

describe('accounts', () => {
  test('the first login with a key makes one; a name that looks like another is taken', async () => {
    const ney = player(await enrolKey(store, 'Ney', 'SHA256:a'));
    expect(ney).toMatchObject({ name: 'Ney', isGuest: false });
    expect(await enrolKey(store, 'N E Y', 'SHA256:b')).toEqual({ ok: false, fault: 'taken' });
    expect(await enrolKey(store, 'adm1n', 'SHA256:b')).toEqual({ ok: false, fault: 'reserved' });
    expect(await store.playerByKey('SHA256:a')).toEqual(ney);
  });

  test('two windows of one person that log in for the first time are one account', async () => {
    const both = await Promise.all([enrolKey(store, 'Ney', 'SHA256:a'), enrolKey(store, 'Michel', 'SHA256:a')]);
    expect(new Set(both.map((one) => player(one).id)).size).toBe(1);
  });

  test('another key comes by a code, once, within a quarter of an hour', async () => {
    const ney = player(await enrolKey(store, 'Ney', 'SHA256:a'));
    const code = await codeForKey(store, ney);
    const added = await addKey(store, ` ${code.toUpperCase()} `, 'SHA256:b', 'laptop');
    expect(added).toMatchObject({ ok: true, player: { id: ney.id, name: 'Ney' } });
    expect(await store.playerByKey('SHA256:b')).toMatchObject({ id: ney.id });
    expect(await addKey(store, code, 'SHA256:c', '')).toEqual({ ok: false, fault: 'code' });
    const old = await codeForKey(store, ney);
    time += KEY_CODE_MS;
    expect(await addKey(store, old, 'SHA256:c', '')).toEqual({ ok: false, fault: 'code' });
    expect(await addKey(store, 'nonsense', 'SHA256:c', '')).toEqual({ ok: false, fault: 'code' });
  });

  test('a key of somebody else is not taken over', async () => {
    const ney = player(await enrolKey(store, 'Ney', 'SHA256:a'));
    await enrolKey(store, 'Lannes', 'SHA256:b');
    expect(await addKey(store, await codeForKey(store, ney), 'SHA256:b', '')).toEqual({ ok: false, fault: 'keyTaken' });
  });

  test('a key can be taken away, but never the last one', async () => {
    const ney = player(await enrolKey(store, 'Ney', 'SHA256:a'));
    expect(await removeKey(store, ney.id, 'SHA256:a')).toBe(false);
    await addKey(store, await codeForKey(store, ney), 'SHA256:b', '');
    expect(await removeKey(store, ney.id, 'SHA256:x')).toBe(false);
    expect(await removeKey(store, ney.id, 'SHA256:a')).toBe(true);
    expect(await store.playerByKey('SHA256:a')).toBeNull();
  });

  test('what is chosen in two windows at once is all kept', async () => {
    const ney = player(await enrolKey(store, 'Ney', 'SHA256:a'));
    await Promise.all([changeSettings(store, ney.id, { light: true }), changeSettings(store, ney.id, { words: true })]);
    expect((await store.player(ney.id))?.settings).toEqual({ light: true, words: true });
  });
});

describe('guests', () => {
  test('come back with their code, which the store does not hold', async () => {
    const guest = await enrolGuest(store, 'Lys');
    expect(guest).toMatchObject({ ok: true, player: { isGuest: true, name: 'Lys' } });
    expect(await guestOf(store, guest.code.toUpperCase().replaceAll('-', ' '))).toMatchObject({ name: 'Lys' });
    expect(await guestOf(store, newReturnCode())).toBeNull();
    expect(await guestOf(store, 'rubbish')).toBeNull();
    expect(JSON.stringify(await store.playerByName('iys'))).not.toContain(guest.code);
  });
});

describe('codes', () => {
  test('are read however they are typed', () => {
    const code = newCode();
    expect(code).toMatch(/^[2-9b-z]{4}-[2-9b-z]{4}$/);
    expect(newReturnCode()).toMatch(/^[2-9b-z]{4}-[2-9b-z]{4}-[2-9b-z]{4}$/);
    expect(readCode(code.replace('-', ''))).toBe(code);
    expect([readCode('aeio-aeio'), readCode(''), readCode('k7fm-2xq'), readCode('k7fm2xqdd')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test('differ, and words for the dice as well', () => {
    expect(new Set(Array.from({ length: 200 }, newCode)).size).toBe(200);
    expect(new Set(Array.from({ length: 200 }, newWord)).size).toBeGreaterThan(190);
    expect(newWord()).toMatch(/^[a-z]+ [a-z]+ [a-z]+$/);
  });
});

describe('the list of those who are let in', () => {
  test('is one of authorized_keys: options before, comments after, blank lines and remarks between', () => {
    const list = readAllowList(
      `# friends\n\nssh-ed25519 ${KEY} ney@elchingen\r\nno-pty,command="x y" ssh-ed25519 ${KEY} two words\nssh-ed25519 ${KEY}`,
    );
    expect(list).toEqual({
      ok: true,
      keys: ['ney@elchingen', 'two words', ''].map((comment) => ({ fingerprint: FINGERPRINT, comment })),
    });
  });

  test.each([
    ['a word', 'hello'],
    ['a key that is cut off', 'ssh-ed25519 AAAAC3'],
    ['a key of another kind than the line says', `ssh-rsa ${KEY}`],
    ['a fingerprint', FINGERPRINT],
  ])('names the line that is none: %s', (_, line) => {
    expect(readAllowList(`ssh-ed25519 ${KEY}\n${line}\n`)).toEqual({
      ok: false,
      line: 2,
      text: line.slice(0, 60),
    });
  });
});
