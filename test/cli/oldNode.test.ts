// What a Node that is too old is told. The file that is started has to be readable for it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { transform } from 'esbuild';
import { LANGUAGES } from '../../src/text/index.js';

const COMMAND = 'bin/risk-napoleon.js';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'risk-old-node-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command on this Node, which says that it is `version`. */
const runAs = (version: string, LC_ALL: string) => {
  const preload = join(folder, 'version.cjs');
  writeFileSync(preload, `Object.defineProperty(process.versions, 'node', { value: '${version}' });`);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--require', preload, COMMAND, '--version'], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL },
  });
  return { status, stdout, stderr };
};

describe('the start', () => {
  test.each(['12.22.12', '18.20.8', '19.9.0'])('on Node %s says in one line what is needed', (version) => {
    expect(runAs(version, 'C')).toEqual({
      status: 2,
      stdout: '',
      stderr: `risk-napoleon needs Node.js 20 or newer; this is ${version}.\n`,
    });
  });

  test('says it in the language of the environment', () => {
    const lines = LANGUAGES.map((language) => runAs('18.0.0', `${language}_XX.UTF-8`).stderr);
    for (const line of lines) expect(line).toMatch(/^risk-napoleon .*Node\.js 20 .* 18\.0\.0\.\n$/);
    expect(new Set(lines).size).toBe(LANGUAGES.length);
  });

  test('goes on from the version that package.json names', () => {
    const { engines, version } = JSON.parse(readFileSync('package.json', 'utf8'));
    const [, least = ''] = /^>=(\d+)$/.exec(engines.node) ?? [];
    expect(runAs(`${Number(least) - 1}.0.0`, 'C').status).toBe(2);
    expect(runAs(`${least}.0.0`, 'C')).toMatchObject({ status: 0, stdout: `${version}\n` });
  });

  test('is written in the syntax of Node 12, and loads nothing before it has looked', async () => {
    const code = readFileSync(COMMAND, 'utf8');
    expect(code).not.toMatch(/^import |\bawait\b|\brequire\(/m);
    const [old, now] = await Promise.all(['node12.22', 'esnext'].map((target) => transform(code, { target })));
    expect(old?.code).toBe(now?.code);
  });
});
