// The project's own files, by ending.
import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Files under `folder` whose name ends in one of `endings`; [] where there is no such folder. */
export const filesUnder = (folder: string, endings: readonly string[]): string[] => {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .map((name) => join(folder, name).split(sep).join('/'))
    .sort();
};
