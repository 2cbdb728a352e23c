// Folders made where they are missing. Node's own `recursive` never comes back in places that cannot hold any (/proc).
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from './lock.js';

/** Makes `path` and what is missing above it, for its owner only; throws as `mkdirSync` does where that is impossible. */
export const makeFolder = (path: string): void => {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  const parent = dirname(path);
  if (parent !== path && !found) makeFolder(parent);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Somebody else may have made it meanwhile.
    if (codeOf(error) !== 'EEXIST') throw error;
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
    // That something is there is no reason that helps: it is no folder.
    throw Object.assign(new Error(`ENOTDIR: not a directory, mkdir '${path}'`), { code: 'ENOTDIR', syscall: 'mkdir' });
  }
};
