// The server as it is shipped: the bundle starts without any package beside it, and ends when it is told to.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { BIN, ensureBuilt } from '../e2e/support/built.js';

jest.setTimeout(60_000);

test('it listens, and SIGTERM ends it well', async () => {
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'risk-bundle-'));
  const child = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--data', folder, '--log', 'silent']);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += text;
      if (said.includes('ssh -p') && !child.killed) child.kill('SIGTERM');
    });
  }
  const code = await new Promise((resolve) => child.once('close', resolve));
  rmSync(folder, { recursive: true, force: true });
  expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('SHA256:') });
});
