// The combat phase: what may be attacked, naval before land (N-COMBAT). N-NAVAL-1, N-NAVAL-2, N-LAND-1, N-LAND-3 to N-LAND-5.
import { declarationCards, playIn, playsIn, playWithRoll } from '../../effects/plays.js';
import { landOf, newClash, notePair, officersAt, pairOf, tollDue } from '../../napoleon/battle.js';
import { landingsFrom, otherFleet, shipsAt, zoneIdOf } from '../../napoleon/queries.js';
import { nap } from '../../napoleon/state.js';
import { armiesAt, holdsCards, idOf, neighboursOf, ownerAt } from '../../queries.js';
import type {
  AnswerOf,
  Bounds,
  FrameOf,
  OfferOf,
  PlaceId,
  Rules,
  Seat,
  State,
  TerritoryId,
  Tx,
  ZoneId,
} from '../../types.js';
import { type Phase, unexpected } from '../phase.js';
import { enterTerritory } from './capture.js';

const MOST_DICE = 3;

type ClashFrame = FrameOf<'clash'>;

const clashFrame = (from: PlaceId, to: PlaceId, sea: boolean, dice: number, leaders: number): ClashFrame => ({
  kind: 'clash',
  ...newClash({ from, to, sea, dice, leaders }),
});

type CombatOffer = OfferOf<'attack' | 'sail' | 'enter' | 'playCard' | 'endAttack'>;

/**
 * An attack with `most` dice at most: without a card, and once for each card that may go with it. Offers are put into `all`,
 * and written out: there are hundreds of them at every question.
 */
const offerRolls = (
  all: CombatOffer[],
  rules: Rules,
  state: State,
  seat: Seat,
  from: PlaceId,
  to: PlaceId,
  most: number,
): void => {
  const sea = rules.board.zoneIndex.has(from);
  const officers = officersAt(rules, state, from, seat);
  const dice: Bounds = [1, most];
  // N-NAVAL-1: in a fight within one zone all admirals take part.
  const leaders: Bounds = [from === to ? officers : 0, officers];
  if (sea) all.push({ type: 'sail', from: from as ZoneId, to: to as ZoneId, dice, leaders });
  else all.push({ type: 'attack', from: from as TerritoryId, to: to as TerritoryId, dice, leaders });
  if (!holdsCards(state, seat)) return;
  const clash = newClash({ from, to, sea, dice: most, leaders: officers });
  for (const card of declarationCards(rules, state, clash, seat)) {
    if (sea) all.push({ type: 'sail', from: from as ZoneId, to: to as ZoneId, card, dice, leaders });
    else all.push({ type: 'attack', from: from as TerritoryId, to: to as TerritoryId, card, dice, leaders });
  }
};

/** N-NAVAL-1: ships of two seats in one zone fight, to the end of one side. */
const forcedOffers = (rules: Rules, state: State, seat: Seat): CombatOffer[] => {
  const all: CombatOffer[] = [];
  const n = nap(state);
  for (let zone = 0; zone < n.ships.length; zone++) {
    const ships = shipsAt(n, zone, seat);
    if (ships === 0 || otherFleet(n, zone, seat) === null) continue;
    const place = zoneIdOf(rules, zone);
    offerRolls(all, rules, state, seat, place, place, Math.min(MOST_DICE, ships));
  }
  return all;
};

/** N-NAVAL-2: into an adjacent zone, one ship stays behind; an empty one is entered without a fight. */
const offerVoyages = (all: CombatOffer[], rules: Rules, state: State, seat: Seat): void => {
  const n = nap(state);
  if (n.turn.onLand) return;
  for (const [zone, { neighbours }] of rules.board.zones.entries()) {
    const ships = shipsAt(n, zone, seat);
    if (ships < 2) continue;
    const from = zoneIdOf(rules, zone);
    for (const next of neighbours) {
      const to = zoneIdOf(rules, next);
      if (otherFleet(n, next, seat) !== null)
        offerRolls(all, rules, state, seat, from, to, Math.min(MOST_DICE, ships - 1));
      else if (shipsAt(n, next, seat) === 0) all.push({ type: 'enter', from, to });
    }
  }
};

/** N-LAND-4, N-LAND-5: an attack on, or the entry of, one territory; none where the toll leaves fewer than 2. */
const offerLand = (all: CombatOffer[], rules: Rules, state: State, seat: Seat, at: number, target: number): void => {
  if (ownerAt(state, target) === seat) return;
  const [from, to] = [idOf(rules, at), idOf(rules, target)];
  if (nap(state).turn.blocked.includes(to)) return;
  const armies = armiesAt(state, at) - tollDue(rules, state, from, to);
  if (armies < 2) return;
  if (armiesAt(state, target) === 0) all.push({ type: 'enter', from, to });
  else offerRolls(all, rules, state, seat, from, to, Math.min(MOST_DICE, armies - 1));
};

/** N-LAND-1, N-LAND-3: next door, or over sea through zones of the seat's own. */
const offerTargets = (all: CombatOffer[], rules: Rules, state: State, seat: Seat): void => {
  for (let from = 0; from < state.owner.length; from++) {
    if (state.owner[from] !== seat || armiesAt(state, from) < 2) continue;
    const overSea = landingsFrom(rules, state, from, seat);
    const nextDoor = neighboursOf(rules, from);
    const targets = overSea.size === 0 ? nextDoor : [...nextDoor, ...overSea.keys()].sort((x, y) => x - y);
    for (const to of targets) offerLand(all, rules, state, seat, from, to);
  }
};

/** Pays for the epidemics at the target before anything else (N-LAND-4). */
const payToll = (tx: Tx, from: PlaceId, to: PlaceId): void => {
  const due = tollDue(tx.rules, tx.state, from, to);
  if (due === 0) return;
  const { paid } = pairOf(tx.state, from, to);
  tx.emit({ type: 'armiesLost', seat: tx.state.turn.seat, territory: landOf(tx.rules, from), count: due, why: 'toll' });
  notePair(tx, from, to, { paid: paid + due });
};

const declare = (tx: Tx, { type, from, to, card, dice, leaders = 0 }: AnswerOf<'attack' | 'sail'>): void => {
  const { seat } = tx.state.turn;
  const sea = type === 'sail';
  if (!sea) {
    tx.note({ onLand: true });
    payToll(tx, from, to);
  }
  tx.emit({ type: 'attackDeclared', seat, from, to, dice });
  const clash = clashFrame(from, to, sea, dice, leaders);
  tx.push(card === undefined ? clash : playWithRoll(tx, clash, card));
};

const enter = (tx: Tx, { from, to }: AnswerOf<'enter'>): void => {
  const { seat } = tx.state.turn;
  const zone = tx.rules.board.zoneIndex.get(from);
  if (zone !== undefined) {
    const max = shipsAt(nap(tx.state), zone, seat) - 1;
    tx.push({
      kind: 'advance',
      from,
      to,
      min: 1,
      max,
      minLeaders: 0,
      maxLeaders: officersAt(tx.rules, tx.state, from, seat),
    });
    return;
  }
  tx.note({ onLand: true });
  payToll(tx, from, to);
  enterTerritory(tx, from as TerritoryId, to as TerritoryId);
};

export const combat: Phase<'combat'> = {
  ask: (rules, state) => {
    const { seat } = state.turn;
    const forced = forcedOffers(rules, state, seat);
    if (forced.length > 0) return { seat, mandatory: true, body: { kind: 'combat', forced: true, offers: forced } };
    const offers: CombatOffer[] = [];
    offerVoyages(offers, rules, state, seat);
    offerTargets(offers, rules, state, seat);
    offers.push(...playsIn('combat', rules, state, seat));
    // Going on at once would tell the others that the hand holds nothing to play.
    if (offers.length === 0 && !holdsCards(state, seat)) return null;
    offers.push({ type: 'endAttack' });
    return { seat, mandatory: false, body: { kind: 'combat', forced: false, offers } };
  },
  take: (tx, _frame, answer) => {
    switch (answer.type) {
      case 'endAttack':
        tx.emit({ type: 'attackEnded', seat: tx.state.turn.seat });
        return tx.pop();
      case 'playCard':
        return playIn('combat', tx, tx.state.turn.seat, answer);
      case 'enter':
        return enter(tx, answer);
      case 'attack':
      case 'sail':
        return declare(tx, answer);
      default:
        return unexpected(answer);
    }
  },
  next: (tx) => {
    tx.emit({ type: 'attackEnded', seat: tx.state.turn.seat });
    tx.pop();
  },
};
