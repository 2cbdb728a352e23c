// Folders made where they are missing, and places where that cannot be done.
import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { makeFolder } from '../../src/table/folder.js';
import { onLinux } from '../support/platform.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'risk-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('all that is missing is made, for its owner', () => {
  const deep = join(folder, 'a', 'b', 'c');
  makeFolder(deep);
  expect(statSync(deep).mode & 0o777).toBe(0o700);
  makeFolder(deep);
  expect(statSync(deep).isDirectory()).toBe(true);
});

test('a link to a folder is one', () => {
  mkdirSync(join(folder, 'real'));
  symlinkSync(join(folder, 'real'), join(folder, 'link'));
  makeFolder(join(folder, 'link', 'in'));
  expect(statSync(join(folder, 'real', 'in')).isDirectory()).toBe(true);
});

test('a file in the way is said', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => makeFolder(join(folder, 'file'))).toThrow(/ENOTDIR/);
  expect(() => makeFolder(join(folder, 'file', 'in'))).toThrow(/ENOTDIR/);
});

onLinux.test('a place that can hold no folders is said at once, and not tried for ever', () => {
  expect(() => makeFolder('/proc/1/none/of/these')).toThrow(/ENOENT|EACCES|EPERM/);
});
