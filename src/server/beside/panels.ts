// The panels at the side of a table's screen that a house fills: its players with presence and clock, and other tables. Pure.
import { countArmies, countTerritories, pointsOf, type Seat } from '../../core/index.js';
import { whole } from '../../text/index.js';
import { type Line, padEnd, span, widthOf } from '../../tui/frame/line.js';
import type { Model } from '../../tui/model.js';
import { phaseText } from '../lobby/phase.js';
import { type Piece, placed } from '../lobby/place.js';
import { chip, onRow, styleOf } from '../lobby/style.js';
import { timeText } from '../lobby/time.js';
import type { Beside, OtherTable } from './types.js';
import { leftLine } from './waiting.js';

/** Columns from the right end of a row at which its numbers end, and presence begins and the clock ends. */
const POINTS_END = 22;
const LAND_END = 17;
const UNITS_END = 11;
const PRESENCE = 9;
const CLOCK_END = 1;
const NAME = 3;

const presenceText = (seat: number, { presence, m }: Beside): string => {
  const { table, lobby } = m.server;
  const each = presence[seat] ?? null;
  if (each === null) return '';
  return { me: lobby.you, here: table.here, away: table.away, standIn: table.away, bot: table.bot }[each];
};

const cut = (text: string, columns: number): string => [...text].slice(0, columns).join('');

/** A head, and one row a seat: points, land, units, who is here, and whose clock runs. */
export const playersRows = (beside: Beside, { context, view }: Model, columns: number): Line[] => {
  const { m, look, clock } = beside;
  const style = styleOf(look);
  const [land = '', units = ''] = m.screen.columns.short;
  const ends = { points: columns - POINTS_END, land: columns - LAND_END, units: columns - UNITS_END };
  // Points of one digit leave a name one more letter.
  const digits = view.napoleon ? Math.max(...view.seats.map((_, seat) => `${pointsOf(view, seat as Seat)}`.length)) : 2;
  const nameWidth = (view.napoleon ? ends.points : ends.land) - NAME - 1 - digits;
  const head: Piece[] = [
    ...(view.napoleon ? [{ at: ends.points, end: true, line: [style.dim(m.napoleon.columns.vp)] }] : []),
    { at: ends.land, end: true, line: [style.dim(cut(land, 4))] },
    { at: ends.units, end: true, line: [style.dim(cut(units, 5))] },
    { at: columns - CLOCK_END, end: true, line: [style.dim(cut(m.server.lobby.columns.clock, PRESENCE - 1))] },
  ];
  const row = (seat: Seat): Line => {
    const isOnTurn = view.turn.seat === seat && view.outcome === null;
    const isIn = view.seats[seat]?.status === 'in';
    const isAway = beside.presence[seat] === 'away' || beside.presence[seat] === 'standIn';
    const isAsked = clock.question?.seat === seat;
    const ink = isOnTurn ? style.bold : !isIn || isAway ? style.dim : style.text;
    const left = isAsked ? leftLine(clock, beside).map((part) => ({ ...part, text: part.text.trim() })) : [];
    const status = view.seats[seat]?.status;
    const where = isIn ? presenceText(seat, beside) : status === 'neutral' ? m.screen.neutral : m.screen.out;
    const hasRoom = widthOf(left) + where.length < PRESENCE - CLOCK_END;
    const number = (at: number, n: number, isBold = false): Piece => ({
      at,
      end: true,
      line: [isBold ? style.bold(whole(n)) : ink(whole(n))],
    });
    const pieces: Piece[] = [
      { at: 0, line: [ink(padEnd(context.words.seat(seat), nameWidth))] },
      ...(view.napoleon ? [number(ends.points, pointsOf(view, seat), true)] : []),
      number(ends.land, countTerritories(view, seat)),
      number(ends.units, countArmies(view, seat)),
      ...(left.length === 0 || hasRoom || isAway
        ? [{ at: columns - PRESENCE, line: [isAsked || seat === beside.seat ? style.bold(where) : style.dim(where)] }]
        : []),
      ...(left.length > 0 && (hasRoom || !isAway) ? [{ at: columns - CLOCK_END, end: true, line: left }] : []),
    ].map((piece, i) => (i === 0 ? piece : { ...piece, at: piece.at - NAME }));
    const pointer = isOnTurn ? (look.ascii ? '>' : '❯') : ' ';
    const line = [style.bold(pointer), chip(seat, look), span(' '), ...placed(pieces, columns - NAME)];
    return onRow(line, style, isOnTurn);
  };
  return [onRow(placed(head, columns), style, false), ...view.seats.map((_, seat) => row(seat as Seat))];
};

const otherRow = (other: OtherTable, beside: Beside, columns: number): Line => {
  const { m, look, now } = beside;
  const style = styleOf(look);
  const ink = other.isTurn ? style.bold : style.text;
  const what = other.isTurn ? phaseText(m, other.kind) : other.whom;
  const left = other.deadline === null ? '' : timeText(other.deadline - now, m);
  return placed(
    [
      { at: 4, end: true, line: [style.text(`${other.id}`)] },
      { at: 5, line: [ink(what)] },
      { at: columns, end: true, line: [ink(left)] },
    ],
    columns,
  );
};

/** One row a table, as many as there is room for. */
export const otherRows = (beside: Beside, columns: number, rows: number): Line[] =>
  beside.others.slice(0, rows).map((other) => otherRow(other, beside, columns));

/** Rows of the panel with its frame: for up to two tables; 0 where there is none. */
export const asideRowsFor = (others: number): number => (others === 0 ? 0 : 2 + Math.min(2, others));

/** How many more there are, and the key that leads to them. */
export const othersNote = ({ others }: Beside, rows: number): Line => [
  ...(others.length > rows ? [span(`+${others.length - rows}  `, { dim: true })] : []),
  span('^N', { bold: true }),
];
