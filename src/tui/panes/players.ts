// The players: what each has, what the next turn brings, and the dice that fell.
import { countArmies, countReinforcements, countTerritories, regionsHeldBy, type Seat } from '../../core/index.js';
import { bold, dim, type Line, padEnd, padStart, span } from '../line.js';
import { seatMark } from '../marks.js';
import type { Model } from '../model.js';

/** Standard deviation of one die: sqrt(35 / 12). */
const DIE_SPREAD = 1.7078;

/** `3.42 ±0.15`: the average rolled, and how far from 3.5 two throws in three lie by chance alone. */
const luckText = (model: Model, seat: number): string => {
  const { dice, pips } = model.luck[seat] ?? { dice: 0, pips: 0 };
  if (dice === 0) return model.context.words.m.screen.none;
  return `${(pips / dice).toFixed(2)} ±${(DIE_SPREAD / Math.sqrt(dice)).toFixed(2)}`;
};

const statusText = (model: Model, seat: Seat): string => {
  const { screen } = model.context.words.m;
  const status = model.view.seats[seat]?.status;
  return status === 'out' ? screen.out : status === 'neutral' ? screen.neutral : '';
};

const row = (model: Model, seat: Seat): Line => {
  const { rules, words } = model.context;
  const { view } = model;
  const isOnTurn = view.turn.seat === seat && view.outcome === null;
  const regions = regionsHeldBy(rules, view, seat).flatMap((r) => rules.board.regions[r]?.id ?? []);
  const isIn = view.seats[seat]?.status === 'in';
  return [
    span(isOnTurn ? (model.context.ascii ? '> ' : '❯ ') : '  '),
    seatMark(model, seat),
    span(` ${padEnd(words.seat(seat), 12)}`, { bold: isOnTurn, dim: !isIn }),
    span(padStart(`${countTerritories(view, seat)}`, 11)),
    span(padStart(`${countArmies(view, seat)}`, 8)),
    span(padStart(`${view.seats[seat]?.cards ?? 0}`, 7)),
    span(padStart(isIn ? `+${countReinforcements(rules, view, seat).total}` : statusText(model, seat), 11)),
    dim(padStart(luckText(model, seat), 13)),
    dim(`  ${regions.map(words.region).join(', ')}`),
  ];
};

export const playerLines = (model: Model): Line[] => {
  const { rules, words } = model.context;
  const { screen } = words.m;
  const c = screen.columns;
  const head = [
    dim(' '.repeat(16)),
    dim(padStart(c.territories, 11)),
    dim(padStart(c.armies, 8)),
    dim(padStart(c.cards, 7)),
    dim(padStart(c.next, 11)),
    dim(padStart(c.luck, 13)),
    dim(`  ${c.regions}`),
  ];
  const next = rules.profile.setValue(model.view.setsTraded + 1);
  return [
    head,
    ...model.view.seats.map((_, seat) => row(model, seat as Seat)),
    [],
    [span(screen.nextSet(next)), span('  '), dim(screen.deck(model.view.deckSize, model.view.discards.length))],
    [dim(screen.luckNote)],
    [],
    [dim(screen.seed(rules.setup.seed))],
  ];
};

/** Columns of the side panel: territories, armies, next turn, cards. */
export const SIDE_WIDTHS = [5, 7, 5, 6] as const;

/** For the side panel: one short row a seat. */
export const shortPlayerLines = (model: Model): Line[] =>
  model.view.seats.map((seat, n) => {
    const { rules, words } = model.context;
    const next = seat.status === 'in' ? `+${countReinforcements(rules, model.view, n as Seat).total}` : '';
    const isOnTurn = model.view.turn.seat === n && model.view.outcome === null;
    return [
      span(isOnTurn ? (model.context.ascii ? '>' : '❯') : ' '),
      seatMark(model, n as Seat),
      span(` ${padEnd(words.seat(n as Seat), 8)}`, { bold: isOnTurn, dim: seat.status !== 'in' }),
      bold(padStart(`${countTerritories(model.view, n as Seat)}`, SIDE_WIDTHS[0])),
      span(padStart(`${countArmies(model.view, n as Seat)}`, SIDE_WIDTHS[1])),
      dim(padStart(next, SIDE_WIDTHS[2])),
      dim(padStart(`${seat.cards}`, SIDE_WIDTHS[3])),
    ];
  });
