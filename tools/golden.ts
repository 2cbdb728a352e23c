// Writes the golden files anew, on purpose: `node tools/run.js tools/golden.ts`. Read the difference before you commit.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { GOLDEN_FILES } from '../test/support/golden.js';

for (const { path, lines } of GOLDEN_FILES) {
  const text = `${lines().join('\n')}\n`;
  const isSame = existsSync(path) && readFileSync(path, 'utf8') === text;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  process.stdout.write(`${isSame ? 'same   ' : 'changed'} ${path} ${Math.ceil(text.length / 1024)} kB\n`);
}
