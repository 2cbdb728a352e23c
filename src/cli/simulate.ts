// Whole games of bots without a screen.
import { botFor, botStream } from '../bots/index.js';
import { playBots, type SelfPlay } from '../bots/selfPlay.js';
import {
  create,
  type GameSetup,
  hash,
  headerOf,
  type PackData,
  type Rules,
  type Seat,
  type SeatInfo,
  type Step,
  shortHash,
  startTimeline,
} from '../core/index.js';
import { numbered } from '../table/diskRecord.js';
import { botDriver, type SeatDriver } from '../table/driver.js';
import { NO_LOG } from '../table/log.js';
import { Room } from '../table/room.js';
import { createRecord } from '../table/save.js';
import { jsonText, type Messages, plainText } from '../text/index.js';
import { reasonOf, UsageError } from './fail.js';
import { countMissions, type MissionCounter, missionRows } from './missionFigures.js';
import { countNapoleon, type NapoleonCounter } from './napoleonFigures.js';
import { type GameFlags, numberFlag, rulesOf, setupOf } from './options.js';
import type { Output } from './output.js';
import { isCommand, outsideOf } from './outside.js';
import { progress } from './progress.js';

export interface SimulateFlags extends GameFlags {
  readonly games?: string;
  readonly record?: string;
  readonly json?: boolean;
}

/** What is counted besides wins. */
type Counter = NapoleonCounter | MissionCounter;

const counterFor = (rules: Rules): Counter | null => {
  if (rules.profile.hasNapoleon) return countNapoleon(rules);
  return rules.setup.options.missions === undefined ? null : countMissions(rules);
};

const botsOf = (rules: Rules, seats: readonly SeatInfo[]) => seats.map((seat) => botFor(rules, seat));

interface Game {
  readonly winners: readonly number[];
  readonly rounds: number;
  readonly finished: boolean;
  readonly hash: string;
}

/** Where the record of game `n` goes: the file itself for a single game, files with a number in their names for more. */
const recordPath = (file: string, n: number, games: number): string => (games === 1 ? file : numbered(file, n + 1));

/** Plays a game of bots, and writes its record to `file` unless that is null. `see` is told every step, the first one too. */
export const playRecorded = (
  rules: Rules,
  { chance, seats }: Pick<GameSetup, 'chance' | 'seats'>,
  file: string | null,
  m: Messages,
  { error }: Pick<Output, 'error'>,
  see: (step: Step) => void,
): SelfPlay => {
  const write = <T>(change: () => T): T => {
    try {
      return change();
    } catch (failure) {
      throw new UsageError(m.cli.cannotCreate(plainText(file ?? ''), reasonOf(failure, m)), 1);
    }
  };
  const record = file === null ? null : write(() => createRecord(file, headerOf(rules, chance, seats)));
  record?.onMoved(({ why, from, to }) => error(`${m.recordMoves[why](plainText(from), plainText(to))}\n`));
  try {
    see(create(rules, chance));
    const game = playBots(rules, chance, botsOf(rules, seats), undefined, (step, seat, action) => {
      see(step);
      if (record === null) return;
      const entry = { n: step.state.actions, seat, action, h: shortHash(step.state) };
      write(() => record.append(entry));
    });
    const { state } = game;
    write(() => {
      if (state.outcome) record?.end(state.outcome, hash(state));
      record?.sync();
    });
    return game;
  } finally {
    record?.close();
  }
};

/** The same where commands play seats: at a table, question by question. */
const playOutside = async (
  rules: Rules,
  game: Pick<GameSetup, 'chance' | 'seats'>,
  counter: Counter | null,
  m: Messages,
  output: Output,
): Promise<Game> => {
  const { seats, chance } = game;
  const outside = outsideOf(rules, game, m);
  outside.onTold((sentence) => output.error(`${sentence}\n`));
  const builtIn = (seat: Seat, from: number): SeatDriver =>
    botDriver(botFor(rules, seats[seat]), botStream(chance, seat, from));
  const room = new Room({
    rules,
    timeline: startTimeline(create(rules, chance)),
    log: NO_LOG,
    lines: 1,
    drivers: seats.map((_, seat) => outside.driver(seat as Seat) ?? builtIn(seat as Seat, 0)),
    standIn: builtIn,
  });
  room.join({
    viewer: 'omniscient',
    seats: [],
    update: ({ events }) => counter?.see(events),
    asked: () => {},
    withdrawn: () => {},
    failed: (error) => output.error(`${String(error)}\n`),
  });
  try {
    await room.start();
    await room.done;
  } finally {
    outside.close();
  }
  const { state } = room.moment;
  counter?.end(state);
  return {
    winners: state.outcome?.winners ?? [],
    rounds: state.turn.round,
    finished: state.outcome !== null,
    hash: hash(state),
  };
};

const playOne = (
  rules: Rules,
  game: Pick<GameSetup, 'chance' | 'seats'>,
  file: string | null,
  counter: Counter | null,
  m: Messages,
  output: Output,
): Game => {
  const { state, finished } = playRecorded(rules, game, file, m, output, ({ events }) => counter?.see(events));
  counter?.end(state);
  return { winners: state.outcome?.winners ?? [], rounds: state.turn.round, finished, hash: hash(state) };
};

const summary = (rules: Rules, games: readonly Game[], seed: string, ms: number) => {
  const rounds = games.map((g) => g.rounds).sort((a, b) => a - b);
  return {
    variant: rules.setup.variant,
    profile: rules.setup.profile,
    players: rules.players,
    games: games.length,
    seed,
    finished: games.filter((g) => g.finished).length,
    wins: Array.from({ length: rules.players }, (_, seat) => games.filter((g) => g.winners.includes(seat)).length),
    rounds: {
      mean: rounds.reduce((sum, n) => sum + n, 0) / rounds.length,
      median: rounds[Math.floor(rounds.length / 2)] ?? 0,
      max: rounds[rounds.length - 1] ?? 0,
    },
    hashes: games.map((g) => g.hash),
    ms: Math.round(ms),
  };
};

/** Plays the games and prints what came of them. Game n has the seed `SEED-n`. */
export const simulate = async (flags: SimulateFlags, m: Messages, output: Output, own?: PackData): Promise<void> => {
  const count = numberFlag(m, '--games', flags.games ?? '1', 1, 1_000_000);
  const { setup, pack, chance, seats } = setupOf(m, flags, 0, own);
  const { seed } = chance;
  const rules = rulesOf(m, setup, pack);
  const since = output.now();
  const tick = progress(output, count, since);
  const counter = counterFor(rules);
  const hasPrograms = seats.some(({ driver }) => isCommand(driver));
  if (hasPrograms && flags.record !== undefined) throw new UsageError(m.bots.onlyShown);
  const games: Game[] = [];
  for (let n = 0; n < count; n++) {
    const file = flags.record === undefined ? null : recordPath(flags.record, n, count);
    const its = { chance: { ...chance, seed: `${seed}-${n + 1}` }, seats };
    games.push(
      hasPrograms ? await playOutside(rules, its, counter, m, output) : playOne(rules, its, file, counter, m, output),
    );
    tick(n + 1);
  }
  const figures = counter?.figures();
  const result = { ...summary(rules, games, seed, output.now() - since), ...figures };
  if (flags.json) {
    output.print(`${jsonText(result)}\n`);
    return;
  }
  const lines = [
    m.cli.simulated(count, result.players, result.variant),
    ...result.wins.map((wins, seat) =>
      m.cli.winsOf(seat + 1, seats[seat]?.driver ?? '', wins, m.percent(wins / count, 1)),
    ),
    m.cli.roundsLine(m.decimal(result.rounds.mean, 1), result.rounds.median, result.rounds.max),
    ...(figures !== undefined && 'secretMissions' in figures ? missionRows(figures, m) : []),
    ...(result.finished < count ? [m.cli.unfinished(count - result.finished)] : []),
    m.cli.seedWas(seed),
  ];
  output.print(`${lines.join('\n')}\n`);
};
