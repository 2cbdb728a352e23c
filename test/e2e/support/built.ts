// The command as it is shipped. Built once where nobody has built it yet, however many test files ask for it.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');
export const BIN = join(ROOT, 'bin/risk-napoleon.js');
const LOCK = join(ROOT, 'node_modules/.risk-building');
const DEADLINE = 60_000;

const isBuilt = (): boolean => existsSync(join(ROOT, 'dist/LICENCES.txt')); // written last

export const ensureBuilt = async (): Promise<void> => {
  const end = Date.now() + DEADLINE;
  while (!isBuilt()) {
    try {
      mkdirSync(LOCK);
    } catch {
      if (Date.now() > end) throw new Error(`test: ${LOCK} is in the way of building`);
      await new Promise((resolve) => setTimeout(resolve, 100));
      continue;
    }
    try {
      execFileSync(process.execPath, [join(ROOT, 'tools/build.js')], { cwd: ROOT });
    } finally {
      rmdirSync(LOCK);
    }
  }
};
