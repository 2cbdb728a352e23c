// How a game of a day went, in five lines to paste: nothing in them tells what others will meet. Pure.
import {
  type GameRecord,
  hash,
  type MissionId,
  pointsOf,
  type ReplayError,
  type Result,
  ranking,
  replay,
  type Seat,
  type State,
} from '../../core/index.js';
import { type Messages, plainText } from '../../text/index.js';
import type { Day } from './day.js';

/** The player's seat. */
const PLAYER = 0 as Seat;
const MEAN = 3.5;

export interface DailyResult {
  readonly isOver: boolean;
  /** From 1. */
  readonly place: number;
  readonly players: number;
  readonly points: number;
  /** Those of the best of the others. */
  readonly best: number;
  readonly byRound: readonly number[];
  /** Ranks of the missions that were accomplished, 1 to 4. */
  readonly ranks: readonly number[];
  readonly officers: number;
  /** How much a die of the player's showed more than is to be expected. */
  readonly luck: number;
  readonly hash: string;
}

const ranksOf = (state: State, rankOf: (mission: MissionId) => number): number[] =>
  (state.napoleon?.missions[PLAYER]?.done ?? []).map(({ mission }) => rankOf(mission)).sort();

/** What a record comes to; it is played again for that, and every state compared. */
export const resultOf = (record: GameRecord): Result<DailyResult, ReplayError> => {
  let [dice, pips] = [0, 0];
  const count = (rolled: readonly number[]): void => {
    dice += rolled.length;
    pips += rolled.reduce((sum, die) => sum + die, 0);
  };
  const replayed = replay(record, ({ events }) => {
    for (const event of events) {
      if (event.type !== 'diceRolled') continue;
      if (event.seat === PLAYER) count(event.attack);
      if (event.defender === PLAYER) count(event.defence);
    }
  });
  if (!replayed.ok) return replayed;
  const { rules, timeline } = replayed.value;
  const { state } = timeline;
  const rankOf = (id: MissionId): number => rules.pack.missionsById.get(id)?.rank ?? 0;
  const points = state.seats.map((_, seat) => pointsOf(state, seat as Seat));
  const history = state.napoleon?.history ?? [];
  return {
    ok: true,
    value: {
      isOver: state.outcome !== null,
      place: ranking(state).indexOf(PLAYER) + 1,
      players: rules.players,
      points: points[PLAYER] ?? 0,
      best: Math.max(...points.slice(1)),
      byRound: history.map((round, n) => (n === history.length - 1 ? (points[PLAYER] ?? 0) : (round[PLAYER] ?? 0))),
      ranks: ranksOf(state, rankOf),
      officers: state.napoleon?.points[PLAYER]?.officers ?? 0,
      luck: dice === 0 ? 0 : pips / dice - MEAN,
      hash: hash(state),
    },
  };
};

const BLOCKS = [...'▁▂▃▄▅▆▇█'];

/** One block a number, from the least to the most. */
export const sparkline = (numbers: readonly number[]): string => {
  const most = Math.max(1, ...numbers);
  return numbers.map((n) => BLOCKS[Math.round((Math.max(0, n) / most) * (BLOCKS.length - 1))] ?? '').join('');
};

const signed = (n: number, m: Messages, digits: number): string => {
  const text = m.decimal(Math.abs(n), digits);
  return n < 0 ? `-${text}` : `+${text}`;
};

/** `Colonel ×2, Marshal` */
export const countedNames = (names: readonly string[]): string =>
  [...new Set(names)]
    .map((name) => [name, names.filter((other) => other === name).length] as const)
    .map(([name, n]) => (n === 1 ? name : `${name} ×${n}`))
    .join(', ');

/** Five lines of fewer than 60 columns. */
export const resultLines = (day: Day, opponents: readonly string[], result: DailyResult, m: Messages): string[] => {
  const { daily, bots } = m;
  const against = countedNames(opponents.map((id) => bots.names[id] ?? plainText(id)));
  const { place, players, points, best } = result;
  return [
    daily.title(day),
    place === 1 ? daily.won(points, best, against) : daily.placed(place, players, points, best, against),
    daily.rounds(sparkline(result.byRound), result.byRound.join(' ')),
    daily.facts(result.ranks.join(' '), signed(result.officers, m, 0), signed(result.luck, m, 2)),
    `risk-napoleon daily ${day}, ${daily.record(result.hash.slice(0, 8))}`,
  ];
};
