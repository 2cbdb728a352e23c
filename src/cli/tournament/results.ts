// The file that a tournament is kept in, so that it can be stopped and resumed: a line that says what is played, then
// one for each game, in the order in which they ended.
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import type { MatchResult, Tournament } from '../../bots/tournament/match.js';
import { canonicalJson, RULES_VERSION } from '../../core/index.js';
import { readWhole } from '../../table/files.js';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const RESULT = v.object({
  n: count,
  seed: v.string(),
  entries: v.array(count),
  seats: v.array(
    v.object({
      bot: v.string(),
      win: v.number(),
      kills: count,
      place: count,
      points: v.nullable(
        v.object({ missions: v.number(), officers: v.number(), fifthRound: v.number(), empires: v.number() }),
      ),
      missions: v.nullable(v.array(count)),
    }),
  ),
  winners: v.array(count),
  rounds: count,
  actions: count,
  finished: v.boolean(),
  hash: v.string(),
  effects: v.record(v.string(), count),
});

/** Some hundred thousand games. */
const MOST_BYTES = 256 * 1024 * 1024;

/** What makes two tournaments the same, however many games of it are played. */
const headOf = ({ game }: Tournament): string => canonicalJson({ tournament: game, rules: RULES_VERSION });

export interface Kept {
  readonly results: readonly MatchResult[];
  /** The first line that is none of this tournament's, from 1; null where all are. A broken last line is skipped. */
  readonly wrong: number | null;
}

const readLine = (line: string): MatchResult | null => {
  try {
    const read = v.safeParse(RESULT, JSON.parse(line));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
};

/** What `file` has of `tournament`; nothing where there is no such file. Throws what the system throws. */
export const readResults = (file: string, tournament: Tournament): Kept => {
  if (!existsSync(file)) return { results: [], wrong: null };
  const text = readWhole(file, MOST_BYTES).toString('utf8');
  const lines = text.split('\n');
  // What follows the last line break was being written when the program ended.
  lines.pop();
  if (lines[0] !== headOf(tournament)) return { results: [], wrong: 1 };
  const results: MatchResult[] = [];
  for (const [i, line] of lines.entries()) {
    if (i === 0) continue;
    const result = readLine(line);
    if (result === null) return { results: [], wrong: i + 1 };
    if (!results.some(({ n }) => n === result.n)) results.push(result);
  }
  return { results, wrong: null };
};

/** Begins the file, or leaves only its whole lines. Throws what the system throws. */
export const openResults = (file: string, tournament: Tournament, { results }: Kept): void => {
  const lines = [headOf(tournament), ...results.map((result) => JSON.stringify(result))];
  writeFileSync(file, `${lines.join('\n')}\n`);
};

export const appendResult = (file: string, result: MatchResult): void =>
  appendFileSync(file, `${JSON.stringify(result)}\n`);
