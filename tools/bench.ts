// How fast it is: `npm run bench` prints a table of medians. It asserts nothing: machines differ, and a slow one is no
// bug. `npm run bench -- rules` (or `bots`, `start`, `screen`, `boards`, `server`, `cluster`) measures a part;
// `server` and `cluster` take some minutes, and only when they are asked for.
import { boardsRows } from './bench/boards.js';
import { botsRows } from './bench/bots.js';
import { tableOf } from './bench/measure.js';
import { rulesRows } from './bench/rules.js';
import { screenRows } from './bench/screen.js';
import { clusterRows } from './bench/server/cluster.js';
import { serverRows } from './bench/server/rows.js';
import { startRows } from './bench/start.js';

const PARTS = {
  rules: rulesRows,
  bots: botsRows,
  start: startRows,
  screen: screenRows,
  boards: boardsRows,
  server: serverRows,
  cluster: clusterRows,
} as const;

const isPart = (text: string): text is keyof typeof PARTS => Object.hasOwn(PARTS, text);
const asked = process.argv.slice(2);
const unknown = asked.find((part) => !isPart(part));

if (unknown !== undefined) {
  process.stderr.write(`no part "${unknown}": ${Object.keys(PARTS).join(', ')}\n`);
  process.exitCode = 2;
} else {
  const parts =
    asked.length === 0 ? Object.keys(PARTS).filter((part) => part !== 'server' && part !== 'cluster') : asked;
  const rows = [];
  for (const part of parts.filter(isPart)) rows.push(...(await PARTS[part]()));
  process.stdout.write(`Node ${process.version}, ${process.platform} ${process.arch}\n\n${tableOf(rows)}\n`);
}
