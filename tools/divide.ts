// Hunts a wrong perft number: counts of legal sequences below each first answer of a position.
//   node tools/run.js tools/divide.ts 3 "classic/en/world 3 | a ALA5 | b *1 | turn a 2 | do attack | seed 1"
import { parsePosition } from '../src/core/index.js';
import { packOf, SMALL_BOARDS } from '../test/support/boards.js';
import { divide } from '../test/support/perft.js';
import { actionLine } from '../test/support/text.js';

const [depthText = '', ...words] = process.argv.slice(2);
const depth = Number(depthText);
const parsed = parsePosition(words.join(' '), SMALL_BOARDS.map(packOf));
if (!Number.isInteger(depth) || depth < 1) {
  process.stderr.write('usage: node tools/run.js tools/divide.ts <depth> "<position>"\n');
  process.exitCode = 2;
} else if (!parsed.ok) {
  process.stderr.write(`${parsed.error.segment}: ${parsed.error.reason}\n`);
  process.exitCode = 2;
} else {
  const { rules, state } = parsed.value;
  const rows = divide(rules, state, depth);
  for (const { action, count } of rows) process.stdout.write(`${actionLine(rules.board, action)}\t${count}\n`);
  process.stdout.write(`total\t${rows.reduce((sum, { count }) => sum + count, 0)}\n`);
}
