// Run by tools/matrix.js on every Node: plays all golden games and seed catalogues, and says which of them differ.
import { existsSync } from 'node:fs';
import { sha256 } from '../../src/core/index.js';
import { GOLDEN_FILES, readLines } from '../../test/support/golden.js';

const played = GOLDEN_FILES.map(({ path, lines }) => ({ path, text: lines().join('\n') }));
const wrong = played.filter(({ path, text }) => !existsSync(path) || readLines(path).join('\n') !== text);
const hash = sha256(played.map(({ path, text }) => `${path}\n${text}`).join('\n\n'));
process.stdout.write(
  `${JSON.stringify({ files: played.length, hash, wrong: wrong.map(({ path }) => path), locale: Intl.DateTimeFormat().resolvedOptions().locale })}\n`,
);
