// The store of one process: all that every store promises, and what can happen to files.
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openFolderStore, type Store, StoreFault } from '../../src/store/index.js';
import { aGame, storeConformance } from './conformance.js';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'risk-store-'));

storeConformance('folder', async () => {
  const path = newFolder();
  return {
    open: async (now) => openFolderStore({ path: join(path, 'data'), now }),
    destroy: async () => rmSync(path, { recursive: true, force: true }),
  };
});

describe('the folder', () => {
  let folder: string;
  const open = (): Store => openFolderStore({ path: folder });
  const faultOf = (what: () => unknown): StoreFault => {
    try {
      what();
    } catch (error) {
      if (error instanceof StoreFault) return error;
      throw error;
    }
    throw new Error('it did not refuse');
  };
  const record = (id: number): string => join(folder, 'games', `${id}`.padStart(6, '0').concat('.risk.jsonl'));

  beforeEach(() => {
    folder = newFolder();
  });
  afterEach(() => {
    chmodSync(folder, 0o700);
    rmSync(folder, { recursive: true, force: true });
  });

  test('is for its owner only, every file of it', async () => {
    const store = open();
    const { id } = await store.createGame(aGame());
    await store.append(id, 0, 'header');
    await store.addChat(id, { at: 1, player: 1, name: 'Ney', text: 'x' });
    await store.putCode('code', 'value', Number.MAX_SAFE_INTEGER);
    await store.close();
    const walk = (path: string): string[] =>
      readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? walk(join(path, entry.name)) : [join(path, entry.name)],
      );
    const files = walk(folder);
    expect(files.length).toBeGreaterThan(4);
    expect(files.filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([]);
    expect(files.filter((path) => readFileSync(path, 'utf8').includes('cd'.repeat(32)))).toEqual([
      join(folder, 'secrets', '000001'),
    ]);
    expect(readdirSync(join(folder, 'codes')).join()).not.toContain('code');
  });

  test('belongs to one process: another is refused, and told which', async () => {
    const store = open();
    expect(faultOf(open)).toMatchObject({ what: 'inUse', detail: `${process.pid}` });
    await store.close();
    await open().close();
  });

  test('a lock of a process that is gone counts for nothing', async () => {
    await open().close();
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    symlinkSync(`${pid}:1:${'x'}`, join(folder, 'store.json.lock'));
    // Another machine's process cannot be looked up: that one keeps it.
    expect(faultOf(open).what).toBe('inUse');
    rmSync(join(folder, 'store.json.lock'));
    await open().close();
  });

  test('a line that was cut off while it was written is taken away; those before it are whole', async () => {
    const store = open();
    const { id } = await store.createGame(aGame());
    await store.append(id, 0, 'header');
    await store.append(id, 1, 'one');
    await store.close();
    appendFileSync(record(id), '{"n":2,"sea');
    const again = open();
    expect(await again.lines(id, 0)).toEqual(['header', 'one']);
    expect(await again.append(id, 2, 'two')).toBe('written');
    expect(readFileSync(record(id), 'utf8')).toBe('header\none\ntwo\n');
    await again.close();
  });

  test('a record that another program writes to is left alone', async () => {
    const store = open();
    const { id } = await store.createGame(aGame());
    await store.append(id, 0, 'header');
    appendFileSync(record(id), 'not ours\n');
    await expect(store.append(id, 1, 'one')).rejects.toMatchObject({ code: 'EBUSY' });
    expect(readFileSync(record(id), 'utf8')).toBe('header\nnot ours\n');
    await store.close();
  });

  test('what a killed process left of a file that it was about to replace is removed, the file itself is as it was', async () => {
    const store = open();
    const game = await store.createGame(aGame());
    await store.close();
    writeFileSync(join(folder, 'games', '000001.json.new'), '{"id":1,');
    const again = open();
    expect(await again.game(1)).toEqual(game);
    expect(readdirSync(join(folder, 'games'))).toEqual(['000001.json']);
    await again.close();
  });

  test.each([
    ['half a file', '{"id":1,'],
    ['a row of something else', '{"id":1,"version":0}'],
    ['a row under another number', null],
  ])('a game that is damaged is named: %s', async (_, text) => {
    const store = open();
    await store.createGame(aGame());
    await store.close();
    const path = join(folder, 'games', '000001.json');
    const other = join(folder, 'games', '000007.json');
    if (text === null) writeFileSync(other, readFileSync(path));
    else writeFileSync(path, text);
    expect(faultOf(open)).toMatchObject({ what: 'damaged', where: text === null ? other : path });
    // and the folder is free for whoever mends it
    rmSync(text === null ? other : path);
    await open().close();
  });

  test.each([
    ['newer', '{"format":2}'],
    ['notAStore', '{"format":0}'],
    ['notAStore', '{}'],
    ['damaged', 'x'],
  ])('a folder that is not one of this version is refused: %s %s', async (what, text) => {
    writeFileSync(join(folder, 'store.json'), text);
    expect(faultOf(open)).toMatchObject({ what });
    expect(readFileSync(join(folder, 'store.json'), 'utf8')).toBe(text);
  });

  test('a folder that cannot be made or written to is refused', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(faultOf(() => openFolderStore({ path: join(folder, 'file') })).what).toBe('unwritable');
    expect(faultOf(() => openFolderStore({ path: join(folder, 'file', 'x') })).what).toBe('unwritable');
    expect(faultOf(() => openFolderStore({ path: '/proc/risk' })).what).toBe('unwritable');
  });

  test('a disk that refuses changes nothing, and the same call counts when there is room again', async () => {
    const store = open();
    const game = await store.createGame(aGame());
    await store.append(game.id, 0, 'header');
    // A folder in the way of the file that is written first: nothing can be put there.
    mkdirSync(join(folder, 'games', '000001.json.new'));
    await expect(store.changeGame(game.id, game.version, { status: 'playing' })).rejects.toThrow();
    expect(await store.game(game.id)).toEqual(game);
    rmSync(join(folder, 'games', '000001.json.new'), { recursive: true });
    expect(await store.changeGame(game.id, game.version, { status: 'playing' })).toMatchObject({ status: 'playing' });
    await store.close();
  });
});
