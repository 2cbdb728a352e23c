// Strategic manoeuvres: N-MAN-1 to N-MAN-3, and the cards that add to them.
import { playIn, playsIn } from '../../effects/plays.js';
import { territoryAt } from '../../napoleon/battle.js';
import { connectedZones, seaConnected, shipsAt, zoneController, zoneIdOf } from '../../napoleon/queries.js';
import { nap } from '../../napoleon/state.js';
import { armiesAt, connectedTo, holdsCards, idOf, territoriesOf } from '../../queries.js';
import type {
  AnswerOf,
  NapoleonTurn,
  OfferOf,
  Officer,
  PlaceId,
  Rules,
  Seat,
  State,
  TerritoryId,
  Tx,
} from '../../types.js';
import { asksNothing, type Phase, unexpected } from '../phase.js';

/** N-MAN-1, N-MAN-2: one land and one naval manoeuvre, one for each officer; every place remembers who stood there. */
export const beginManoeuvre: Phase<'beginManoeuvre'> = {
  ...asksNothing,
  next: (tx) => {
    const { seat } = tx.state.turn;
    const n = nap(tx.state);
    const own = (value: number, at: number): number => (tx.state.owner[at] === seat ? value : 0);
    tx.note({
      marches: 1,
      cruises: 1,
      fairWinds: 0,
      fresh: { generals: n.generals.map(own), admirals: n.admirals.map((zone) => zone[seat] ?? 0) },
      stood: { armies: tx.state.armies.map(own), ships: n.ships.map((zone) => zone[seat] ?? 0) },
    });
    tx.replace({ kind: 'manoeuvre' });
  },
};

const marchOffers = (rules: Rules, state: State, seat: Seat): OfferOf<'march'>[] => {
  const { marches, fairWinds } = nap(state).turn;
  return territoriesOf(state, seat).flatMap((from) => {
    const most = armiesAt(state, from) - 1; // at least one unit stays
    if (most < 1) return [];
    const byLand = marches > 0 ? connectedTo(rules, state, from) : [];
    const bySea = fairWinds > 0 ? seaConnected(rules, state, from, seat) : [];
    const march = (by: 'land' | 'sea', to: number): OfferOf<'march'> => ({
      type: 'march',
      by,
      from: idOf(rules, from),
      to: idOf(rules, to),
      count: [1, most],
    });
    return [...byLand.map((to) => march('land', to)), ...bySea.map((to) => march('sea', to))];
  });
};

const cruiseOffers = (rules: Rules, state: State, seat: Seat): OfferOf<'cruise'>[] => {
  const n = nap(state);
  if (n.turn.cruises + n.turn.fairWinds === 0) return [];
  return rules.board.zones.flatMap((_, from) => {
    const most = shipsAt(n, from, seat) - 1;
    if (most < 1 || zoneController(n, from) !== seat) return [];
    return connectedZones(rules, n, from, seat).map(
      (to) => ({ type: 'cruise', from: zoneIdOf(rules, from), to: zoneIdOf(rules, to), count: [1, most] }) as const,
    );
  });
};

/** N-MAN-2: an officer alone or with units of its place that stood there when the phase began. */
const leadOffer = (what: Officer, from: PlaceId, to: PlaceId, most: number): OfferOf<'lead'> => ({
  type: 'lead',
  what,
  from,
  to,
  count: [0, Math.max(0, most)],
});

const leadOffers = (rules: Rules, state: State, seat: Seat): OfferOf<'lead'>[] => {
  const n = nap(state);
  const { fresh, stood } = n.turn;
  const generals = fresh.generals.flatMap((count, from) => {
    if (count === 0 || state.owner[from] !== seat) return [];
    const most = Math.min(stood.armies[from] ?? 0, armiesAt(state, from) - 1);
    return connectedTo(rules, state, from).map((to) => leadOffer('general', idOf(rules, from), idOf(rules, to), most));
  });
  const admirals = fresh.admirals.flatMap((count, from) => {
    if (count === 0 || zoneController(n, from) !== seat) return [];
    const most = Math.min(stood.ships[from] ?? 0, shipsAt(n, from, seat) - 1);
    return connectedZones(rules, n, from, seat).map((to) =>
      leadOffer('admiral', zoneIdOf(rules, from), zoneIdOf(rules, to), most),
    );
  });
  return [...generals, ...admirals];
};

const lower = (values: readonly number[], at: number, by: number): readonly number[] =>
  values.map((value, i) => (i === at ? Math.max(0, value - by) : value));

/** N-MAN-2: units leaving by N-MAN-1 are taken from newcomers first. */
const afterLeaving = (stood: readonly number[], at: number, standing: number, leaving: number): readonly number[] => {
  const newcomers = Math.max(0, standing - (stood[at] ?? 0));
  return lower(stood, at, Math.max(0, leaving - newcomers));
};

const takeMarch = (tx: Tx, { by, from, to, count }: AnswerOf<'march'>): void => {
  const { seat } = tx.state.turn;
  const { turn } = nap(tx.state);
  const at = territoryAt(tx.rules, from);
  const isFerry = by === 'sea';
  const spent: Partial<NapoleonTurn> = isFerry ? { fairWinds: turn.fairWinds - 1 } : { marches: turn.marches - 1 };
  const armies = afterLeaving(turn.stood.armies, at, armiesAt(tx.state, at), count);
  tx.note({ ...spent, stood: { armies, ships: turn.stood.ships } });
  tx.emit({ type: 'armiesMoved', seat, from, to, count, why: isFerry ? 'ferry' : 'march' });
};

const takeCruise = (tx: Tx, { from, to, count }: AnswerOf<'cruise'>): void => {
  const { seat } = tx.state.turn;
  const { turn } = nap(tx.state);
  const zone = tx.rules.board.zoneIndex.get(from) ?? -1;
  const spent: Partial<NapoleonTurn> =
    turn.cruises > 0 ? { cruises: turn.cruises - 1 } : { fairWinds: turn.fairWinds - 1 };
  const ships = afterLeaving(turn.stood.ships, zone, shipsAt(nap(tx.state), zone, seat), count);
  tx.note({ ...spent, stood: { armies: turn.stood.armies, ships } });
  tx.emit({ type: 'piecesMoved', seat, what: 'ship', from, to, count });
};

const takeLead = (tx: Tx, { what, from, to, count }: AnswerOf<'lead'>): void => {
  const { seat } = tx.state.turn;
  const { turn } = nap(tx.state);
  if (what === 'general') {
    const at = territoryAt(tx.rules, from);
    tx.note({
      fresh: { ...turn.fresh, generals: lower(turn.fresh.generals, at, 1) },
      stood: { armies: lower(turn.stood.armies, at, count), ships: turn.stood.ships },
    });
    if (count > 0) {
      tx.emit({ type: 'armiesMoved', seat, from: from as TerritoryId, to: to as TerritoryId, count, why: 'officer' });
    }
    tx.emit({ type: 'piecesMoved', seat, what: 'general', from, to, count: 1 });
    return;
  }
  const zone = tx.rules.board.zoneIndex.get(from) ?? -1;
  tx.note({
    fresh: { ...turn.fresh, admirals: lower(turn.fresh.admirals, zone, 1) },
    stood: { armies: turn.stood.armies, ships: lower(turn.stood.ships, zone, count) },
  });
  if (count > 0) tx.emit({ type: 'piecesMoved', seat, what: 'ship', from, to, count });
  tx.emit({ type: 'piecesMoved', seat, what: 'admiral', from, to, count: 1 });
};

/** N-MAN-3: each may be declined, in any order. */
export const manoeuvre: Phase<'manoeuvre'> = {
  ask: (rules, state) => {
    const { seat } = state.turn;
    const offers: OfferOf<'march' | 'cruise' | 'lead' | 'playCard' | 'endManoeuvre'>[] = [
      ...marchOffers(rules, state, seat),
      ...cruiseOffers(rules, state, seat),
      ...leadOffers(rules, state, seat),
      ...playsIn('manoeuvre', rules, state, seat),
    ];
    // Going on at once would tell the others that the hand holds nothing to play.
    if (offers.length === 0 && !holdsCards(state, seat)) return null;
    offers.push({ type: 'endManoeuvre' });
    return { seat, mandatory: false, body: { kind: 'manoeuvre', offers } };
  },
  take: (tx, _frame, answer) => {
    switch (answer.type) {
      case 'endManoeuvre':
        return tx.pop();
      case 'march':
        return takeMarch(tx, answer);
      case 'cruise':
        return takeCruise(tx, answer);
      case 'lead':
        return takeLead(tx, answer);
      case 'playCard':
        return playIn('manoeuvre', tx, tx.state.turn.seat, answer);
      default:
        return unexpected(answer);
    }
  },
  next: (tx) => tx.pop(),
};
