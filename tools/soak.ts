// Long trials of what must never fail: `npm run soak` runs all of them, `npm run soak -- kill` one. Short forms are part
// of `npm test`. Some run only when they are asked for: `npm run soak -- ssh` and `-- words` need OpenSSH on this machine, `-- browser` a
// Chromium as well; `-- server` and `-- cluster` take both cores. Options:
// --count N (kills, disks, records, steps on the screen, ends or lines that are cut), --minutes N (for each part at most), --seed N, and for the
// records --from N: the number of the first, as a failure names it.
import { spawnSync } from 'node:child_process';

const PARTS = ['kill', 'disk', 'fuzz', 'screen', 'menu', 'ends'];
const ALONE = ['ssh', 'words', 'browser', 'server', 'cluster'];
const OPTIONS = ['count', 'minutes', 'seed', 'from'];

const usage = (): never => {
  process.stderr.write(
    `npm run soak -- [${[...PARTS, ...ALONE].join('|')}] [--count N] [--minutes N] [--seed N] [--from N]\n`,
  );
  process.exit(2);
};

const parts: string[] = [];
const env: Record<string, string | undefined> = { ...process.env };
const rest = process.argv.slice(2);
for (let text = rest.shift(); text !== undefined; text = rest.shift()) {
  const option = OPTIONS.find((name) => text === `--${name}`);
  const value = option === undefined ? '' : (rest.shift() ?? '');
  if (option !== undefined && /^\d+(\.\d+)?$/.test(value)) env[`RISK_SOAK_${option.toUpperCase()}`] = value;
  else if ([...PARTS, ...ALONE].includes(text)) parts.push(text);
  else usage();
}

const isGood = (part: string): boolean => {
  const since = performance.now();
  const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
  const { status, signal } = spawnSync(process.execPath, [...jest, '--testMatch', `**/test/soak/${part}.soak.ts`], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.stdout.write(
    `${part}: ${status === 0 ? 'well' : `FAILED${signal ? ` (${signal})` : ''}`}, ${Math.round((performance.now() - since) / 1000)} s\n`,
  );
  return status === 0;
};

process.exitCode = (parts.length === 0 ? PARTS : parts).map(isGood).every(Boolean) ? 0 : 1;
