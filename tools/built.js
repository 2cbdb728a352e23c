// Before `npm start`: builds what is missing or older than its sources, so that a fresh clone plays after `npm ci`.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** When the newest file under `path` was written. */
const newest = (path) => {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
};

const built = statSync(join(root, 'dist', 'cli.js'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
const sources = ['src', 'docs', 'package-lock.json', 'tools/build.js', 'tools/library.js'];
if (built < Math.max(...sources.map((name) => newest(join(root, name))))) {
  const { status } = spawnSync(process.execPath, [join(root, 'tools', 'build.js')], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
