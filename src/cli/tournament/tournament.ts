// risk-napoleon simulate --table a,b,c: bots against each other, every seed from every seat.
import { availableParallelism } from 'node:os';
import type { MatchResult, Tournament } from '../../bots/tournament/match.js';
import type { PackData } from '../../core/index.js';
import { jsonText, type Messages, plainText } from '../../text/index.js';
import { reasonOf, UsageError } from '../fail.js';
import { type GameFlags, numberFlag, rulesOf, setupOf } from '../options.js';
import type { Output } from '../output.js';
import { progress } from '../progress.js';
import { csvOf, reportOf, tableOf } from './report.js';
import { appendResult, openResults, readResults } from './results.js';
import { playMissing } from './run.js';

export interface TournamentFlags extends GameFlags {
  readonly table?: string;
  readonly games?: string;
  readonly json?: boolean;
  readonly csv?: boolean;
  readonly workers?: string;
  /** The file that it is kept in. */
  readonly keep?: string;
}

export const MOST_WORKERS = 64;

const tournamentOf = (flags: TournamentFlags, m: Messages, own?: PackData): Tournament => {
  if (flags.bots !== undefined) throw new UsageError(m.tournament.twoTables);
  const bots = (flags.table ?? '').split(',').map((id) => id.trim());
  const game = setupOf(m, { ...flags, players: `${bots.length}`, bots: bots.join(',') }, 0, own);
  // A single name may stand for all seats elsewhere; here each seat is named.
  const seats = game.seats.map((seat, i) => ({ ...seat, driver: bots[i] ?? seat.driver }));
  const games = numberFlag(m, '--games', flags.games ?? '1', 1, 1_000_000);
  const tournament = { game: { ...game, seats }, games };
  rulesOf(m, game.setup, game.pack);
  return tournament;
};

/** The file of results: what it has, and a function that adds to it. */
const keeperOf = (flags: TournamentFlags, tournament: Tournament, m: Messages) => {
  const { keep } = flags;
  if (keep === undefined) return { known: [], add: () => undefined };
  const tell = <T>(change: () => T): T => {
    try {
      return change();
    } catch (failure) {
      throw new UsageError(m.cli.cannotCreate(plainText(keep), reasonOf(failure, m)), 1);
    }
  };
  const kept = tell(() => readResults(keep, tournament));
  if (kept.wrong !== null) throw new UsageError(m.tournament.otherResults(plainText(keep), kept.wrong));
  tell(() => openResults(keep, tournament, kept));
  return { known: kept.results, add: (result: MatchResult) => tell(() => appendResult(keep, result)) };
};

/** Plays what is missing and prints what it came to. `stop` ends it early: what was played counts. */
export const tournament = async (
  flags: TournamentFlags,
  m: Messages,
  output: Output,
  stop: AbortSignal,
  own?: PackData,
): Promise<void> => {
  const planned = tournamentOf(flags, m, own);
  const usual = Math.min(MOST_WORKERS, availableParallelism());
  const workers = flags.workers === undefined ? usual : numberFlag(m, '--workers', flags.workers, 1, MOST_WORKERS);
  const { known, add } = keeperOf(flags, planned, m);
  const results = known.filter(({ n }) => n < planned.games);
  const played = new Set(results.map(({ n }) => n));
  const missing = Array.from({ length: planned.games }, (_, n) => n).filter((n) => !played.has(n));
  const tick = progress(output, planned.games, output.now());
  const done = (result: MatchResult): void => {
    results.push(result);
    add(result);
    tick(results.length);
  };
  await playMissing(planned, missing, { workers, stop, done });
  results.sort((a, b) => a.n - b.n);
  const { setup, chance } = planned.game;
  if (flags.csv) {
    output.print(csvOf(results));
    return;
  }
  const report = reportOf(results);
  if (flags.json) {
    const head = { variant: setup.variant, profile: setup.profile, board: setup.board, seed: chance.seed };
    output.print(`${jsonText({ ...head, ...report, hashes: results.map(({ hash }) => hash) })}\n`);
    return;
  }
  const title = m.cli.simulated(results.length, setup.players, setup.variant);
  const stopped = results.length < planned.games ? [m.tournament.stopped(planned.games - results.length)] : [];
  output.print(`${[title, '', tableOf(report, m), m.cli.seedWas(chance.seed), ...stopped].join('\n')}\n`);
};
