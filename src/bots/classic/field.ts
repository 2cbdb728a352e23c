// A position that a plan can be tried on: what a seat knows of a classic game, in flat arrays.
import type { Seat, View } from '../../core/index.js';
import type { Chart } from './chart.js';

export interface Field {
  readonly chart: Chart;
  readonly me: number;
  /** Players' seats; neutrals have higher numbers. */
  readonly players: number;
  /** By territory; -1 for nobody. */
  readonly owner: Int8Array;
  readonly armies: Int32Array;
  /** By player: cards held. */
  readonly cards: Int32Array;
  /** By player: 1 while it is in. */
  readonly alive: Uint8Array;
  /** Sets traded so far by anyone. */
  sets: number;
  /** By territory: 1 where I can place before I attack. Never changed. */
  readonly home: Uint8Array;
  /** My armies to place, at home. */
  pool: number;
  /** Armies that came with the cards of others: to place anywhere. */
  late: number;
  /** A territory was captured this turn: a card is certain. */
  captured: boolean;
}

export const fieldOf = (chart: Chart, view: View, me: Seat): Field => {
  const { players } = chart.rules;
  const seats = view.seats.slice(0, players);
  return {
    chart,
    me,
    players,
    owner: Int8Array.from(view.owner, (owner) => owner ?? -1),
    armies: Int32Array.from(view.armies),
    cards: Int32Array.from(seats, ({ cards }) => cards),
    alive: Uint8Array.from(seats, ({ status }) => (status === 'in' ? 1 : 0)),
    sets: view.setsTraded,
    home: Uint8Array.from(view.owner, (owner) => (owner === me ? 1 : 0)),
    pool: view.turn.seat === me ? view.turn.pool : 0,
    late: 0,
    captured: view.turn.seat === me && view.turn.captured.length > 0,
  };
};

/** Field by field: spreading an object costs more than all the rest here. */
export const copyOf = (field: Field): Field => ({
  chart: field.chart,
  me: field.me,
  players: field.players,
  owner: field.owner.slice(),
  armies: field.armies.slice(),
  cards: field.cards.slice(),
  alive: field.alive.slice(),
  sets: field.sets,
  home: field.home,
  pool: field.pool,
  late: field.late,
  captured: field.captured,
});

/** What the next set brings, roughly: where it goes by what is on the cards, a middling set. */
export const setWorth = ({ chart, sets }: Field): number => {
  const { rules, setWorths } = chart;
  const known = setWorths[sets];
  if (known !== undefined) return known;
  const worth = rules.profile.setValue(sets + 1, rules.cards.slice(0, 3), rules.pack);
  setWorths[sets] = worth;
  return worth;
};

/** My armies move from `from` to `to`. */
export const shift = ({ armies }: Field, from: number, to: number, count: number): void => {
  armies[from] = (armies[from] ?? 0) - count;
  armies[to] = (armies[to] ?? 0) + count;
};

/** C-ATT-7, as a bot foresees it: the cards of a seat that has lost its last territory, traded where that is forced. */
const takeCards = (field: Field, loser: number): void => {
  const { cards, me, chart } = field;
  const { forcedFrom, downTo, optional } = chart.rules.profile.elimination;
  cards[me] = (cards[me] ?? 0) + (cards[loser] ?? 0);
  cards[loser] = 0;
  field.alive[loser] = 0;
  const isForced = forcedFrom !== null && (cards[me] ?? 0) >= forcedFrom;
  const limit = isForced ? downTo + 1 : optional ? 5 : Number.POSITIVE_INFINITY;
  while ((cards[me] ?? 0) >= limit) {
    field.late += setWorth(field);
    field.sets++;
    cards[me] = (cards[me] ?? 0) - 3;
  }
};

/** Takes `to` with `count` armies from `from`; what that means for its loser. True when the loser is out. */
export const capture = (field: Field, from: number, to: number, count: number): boolean => {
  const { owner, armies, players, alive, me } = field;
  const loser = owner[to] ?? -1;
  owner[to] = me;
  armies[to] = 0;
  shift(field, from, to, count);
  field.captured = true;
  if (loser < 0 || loser >= players || !alive[loser] || owner.includes(loser)) return false;
  takeCards(field, loser);
  return true;
};
