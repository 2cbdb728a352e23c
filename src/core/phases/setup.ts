// Setup of the classic game: C-SETUP-2 to C-SETUP-6.
import { armiesAt, idOf, nextSeat, seatsIn, territoriesOf } from '../queries.js';
import type { Seat, Tx } from '../types.js';
import { firstFrame } from './frames.js';
import { asksNothing, type Phase, unexpected } from './phase.js';
import { placeOffers } from './reinforce.js';

const isIn = (tx: Tx, seat: Seat): boolean => tx.state.seats[seat]?.status === 'in';

/** `seat`, or the next one clockwise where it resigned in setup (C-END-3). */
const firstIn = (tx: Tx, seat: Seat): Seat =>
  isIn(tx, seat) ? seat : (nextSeat(seat, tx.rules.players, (s) => isIn(tx, s)) ?? seat);

/** The profile's list of setup steps, one after the other, then the first turn. */
export const setup: Phase<'setup'> = {
  ...asksNothing,
  next: (tx, frame) => {
    const kind = tx.rules.profile.setup[frame.step];
    if (kind === undefined) {
      tx.replace({ kind: 'turn', step: 0 });
      const first = firstIn(tx, tx.state.turn.first);
      // C-SETUP-5: the seat that placed first, unless a roll has said otherwise.
      if (!tx.rules.profile.setup.includes('rollTurn')) tx.emit({ type: 'firstSeat', seat: first, of: 'turns' });
      tx.emit({ type: 'turnBegan', seat: first, round: 1 });
      return;
    }
    const dealt = kind === 'claim' && tx.rules.setup.options.deal; // C-SETUP-6
    tx.replace({ kind: 'setup', step: frame.step + 1 }, firstFrame(dealt ? 'deal' : kind));
  },
};

/** C-SETUP-2: every seat that is in rolls a die in seat order; the highest goes first; ties roll again among the tied. */
export const rollForFirst = (tx: Tx): Seat => {
  let rolling = seatsIn(tx.state);
  while (rolling.length > 1) {
    const dice = tx.roll(rolling.length);
    tx.emit({ type: 'seatsRolled', rolls: rolling.map((seat, i) => ({ seat, die: dice[i] ?? 0 })) });
    const high = Math.max(...dice);
    rolling = rolling.filter((_, i) => dice[i] === high);
  }
  const [first] = rolling;
  if (first === undefined) throw new Error('bug: nobody rolled');
  return first;
};

export const rollFirst: Phase<'rollFirst'> = {
  ...asksNothing,
  next: (tx) => {
    tx.emit({ type: 'firstSeat', seat: rollForFirst(tx), of: 'placing' });
    tx.pop();
  },
};

/** C-SETUP-5 `pt`, T-4: a new roll for the first turn. */
export const rollTurn: Phase<'rollTurn'> = {
  ...asksNothing,
  next: (tx) => {
    tx.emit({ type: 'firstSeat', seat: rollForFirst(tx), of: 'turns' });
    tx.pop();
  },
};

const stillPlaces = (tx: Tx, seat: Seat): boolean => isIn(tx, seat) && (tx.state.seats[seat]?.supply ?? 0) > 0;

type Fits = (tx: Tx, seat: Seat) => boolean;

/** Hands the placing to the next seat clockwise that fits; it stays where it is when no other does. */
const passPlacing = (tx: Tx, fits: Fits): void => {
  const to = nextSeat(tx.state.turn.seat, tx.rules.players, (seat) => fits(tx, seat));
  if (to !== null && to !== tx.state.turn.seat) tx.emit({ type: 'placingPassed', to });
};

/** C-SETUP-3: in turn, one army on an unclaimed territory. The last one is claimed without asking. */
export const claim: Phase<'claim'> = {
  ask: (rules, state) => {
    const { seat } = state.turn;
    const offers = territoriesOf(state, null).map((at) => ({ type: 'claim', territory: idOf(rules, at) }) as const);
    if (offers.length < 2 || state.seats[seat]?.status !== 'in') return null;
    return { seat, mandatory: true, body: { kind: 'claim', offers } };
  },
  take: (tx, _frame, answer) => {
    if (answer.type !== 'claim') return unexpected(answer);
    tx.emit({ type: 'territoryClaimed', seat: tx.state.turn.seat, territory: answer.territory });
    passPlacing(tx, isIn);
  },
  next: (tx) => {
    if (tx.state.seats[tx.state.turn.seat]?.status !== 'in') return passPlacing(tx, isIn); // C-END-3: resigned meanwhile
    const [last] = territoriesOf(tx.state, null);
    if (last === undefined) return tx.pop();
    tx.emit({ type: 'territoryClaimed', seat: tx.state.turn.seat, territory: idOf(tx.rules, last) });
    passPlacing(tx, isIn);
  },
};

/** C-SETUP-6: all territories are shuffled and dealt clockwise from the first seat. Draws one shuffle. */
export const deal: Phase<'deal'> = {
  ...asksNothing,
  next: (tx) => {
    const first = tx.state.turn.seat;
    tx.shuffle(tx.rules.board.territories).forEach((territory, n) => {
      const seat = ((first + n) % tx.rules.players) as Seat;
      tx.emit({ type: 'territoryClaimed', seat, territory: territory.id });
    });
    tx.pop();
    const to = ((first + tx.rules.board.territories.length) % tx.rules.players) as Seat;
    if (to !== first) tx.emit({ type: 'placingPassed', to });
  },
};

/** C-SETUP-4: in turn one army on a territory of the seat's own; no cap; a seat with none left is skipped. */
export const placeSetup: Phase<'placeSetup'> = {
  ask: (rules, state) => {
    const { seat } = state.turn;
    const pool = state.seats[seat]?.supply ?? 0;
    if (pool === 0) return null;
    const cap = rules.profile.setupCap ?? Number.POSITIVE_INFINITY; // N-SETUP-4
    const on = territoriesOf(state, seat).flatMap((at) => (armiesAt(state, at) < cap ? [idOf(rules, at)] : []));
    return { seat, mandatory: true, body: { kind: 'place', of: seat, pool, after: 0, offers: placeOffers(on, 1) } };
  },
  take: (tx, _frame, answer) => {
    if (answer.type !== 'place') return unexpected(answer);
    const { territory, count } = answer;
    tx.emit({ type: 'armiesPlaced', seat: tx.state.turn.seat, territory, count, from: 'supply' });
    passPlacing(tx, stillPlaces);
  },
  next: (tx) => {
    const to = nextSeat(tx.state.turn.seat, tx.rules.players, (seat) => stillPlaces(tx, seat));
    if (to === null) tx.pop();
    else tx.emit({ type: 'placingPassed', to });
  },
};
