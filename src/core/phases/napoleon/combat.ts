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

type Roll = OfferOf<'attack' | 'sail'>;
type Way =
  | { readonly type: 'attack'; readonly from: TerritoryId; readonly to: TerritoryId }
  | { readonly type: 'sail'; readonly from: ZoneId; readonly to: ZoneId };

/** An attack with `most` dice at most as offers: without a card, and once for each card that may go with it. */
const rollOffers = (rules: Rules, state: State, seat: Seat, way: Way, most: number): Roll[] => {
  const { from, to } = way;
  const officers = officersAt(rules, state, from, seat);
  // N-NAVAL-1: in a fight within one zone all admirals take part.
  const isForced = from === to;
  const dice: Bounds = [1, most];
  const leaders: Bounds = [isForced ? officers : 0, officers];
  const offers: Roll[] = [{ ...way, dice, leaders }];
  if (!holdsCards(state, seat)) return offers;
  const clash = newClash({ from, to, sea: way.type === 'sail', dice: most, leaders: officers });
  for (const card of declarationCards(rules, state, clash, seat)) offers.push({ ...way, card, dice, leaders });
  return offers;
};

const forcedZones = (state: State, seat: Seat): number[] =>
  nap(state).ships.flatMap((_, zone) =>
    shipsAt(nap(state), zone, seat) > 0 && otherFleet(nap(state), zone, seat) !== null ? [zone] : [],
  );

/** N-NAVAL-1: ships of two seats in one zone fight, to the end of one side. */
const forcedOffers = (rules: Rules, state: State, seat: Seat): Roll[] =>
  forcedZones(state, seat).flatMap((zone) => {
    const place = zoneIdOf(rules, zone);
    const most = Math.min(MOST_DICE, shipsAt(nap(state), zone, seat));
    return rollOffers(rules, state, seat, { type: 'sail', from: place, to: place }, most);
  });

/** N-NAVAL-2: into an adjacent zone, one ship stays behind; an empty one is entered without a fight. */
const navalOffers = (rules: Rules, state: State, seat: Seat): OfferOf<'sail' | 'attack' | 'enter'>[] => {
  const n = nap(state);
  if (n.turn.onLand) return [];
  return rules.board.zones.flatMap((zone, from) => {
    const ships = shipsAt(n, from, seat);
    if (ships < 2) return [];
    return zone.neighbours.flatMap((to): OfferOf<'sail' | 'attack' | 'enter'>[] => {
      const [a, b] = [zoneIdOf(rules, from), zoneIdOf(rules, to)];
      if (otherFleet(n, to, seat) !== null) {
        const most = Math.min(MOST_DICE, ships - 1);
        return rollOffers(rules, state, seat, { type: 'sail', from: a, to: b }, most);
      }
      return shipsAt(n, to, seat) === 0 ? [{ type: 'enter', from: a, to: b }] : [];
    });
  });
};

/** N-LAND-4, N-LAND-5: an attack on, or the entry of, one territory; none where the toll leaves fewer than 2. */
const landOffer = (
  rules: Rules,
  state: State,
  seat: Seat,
  from: number,
  to: number,
): OfferOf<'attack' | 'sail' | 'enter'>[] => {
  if (ownerAt(state, to) === seat || nap(state).turn.blocked.includes(idOf(rules, to))) return [];
  const [a, b] = [idOf(rules, from), idOf(rules, to)];
  const armies = armiesAt(state, from) - tollDue(rules, state, a, b);
  if (armies < 2) return [];
  if (armiesAt(state, to) === 0) return [{ type: 'enter', from: a, to: b }];
  const most = Math.min(MOST_DICE, armies - 1);
  return rollOffers(rules, state, seat, { type: 'attack', from: a, to: b }, most);
};

/** N-LAND-1, N-LAND-3: next door, or over sea through zones of the seat's own. */
const landOffers = (rules: Rules, state: State, seat: Seat): OfferOf<'attack' | 'sail' | 'enter'>[] =>
  state.owner.flatMap((owner, from) => {
    if (owner !== seat || armiesAt(state, from) < 2) return [];
    const overSea = [...landingsFrom(rules, state, from, seat).keys()];
    const nextDoor = neighboursOf(rules, from);
    const targets = overSea.length === 0 ? nextDoor : [...nextDoor, ...overSea].sort((x, y) => x - y);
    return targets.flatMap((to) => landOffer(rules, state, seat, from, to));
  });

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
    const offers: OfferOf<'attack' | 'sail' | 'enter' | 'playCard' | 'endAttack'>[] = [
      ...navalOffers(rules, state, seat),
      ...landOffers(rules, state, seat),
      ...playsIn('combat', rules, state, seat),
    ];
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
