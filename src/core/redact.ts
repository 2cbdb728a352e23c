// What a viewer may know of an event. Every field of every event is named here with who may see it; an event or a field
// without a line does not compile, and what has no line does not pass.
import type { EventOf, EventType, GameEvent, Rules, Seat, Viewer } from './types.js';
import { outcomeView, seesHand } from './view.js';

/** Who sees a field: everybody, nobody at the table, the seat that acts, or that seat and the loser. Others see null. */
type Who = 'all' | 'nobody' | 'seat' | 'seatAndLoser';

type Simple = string | number | boolean | null;
type Plain = Simple | readonly Simple[] | readonly (readonly Simple[])[];

/** Only what may be null can be hidden; what holds objects says field by field what passes of them. */
type Rule<V> = [V] extends [Plain] ? (null extends V ? Who : 'all') : (value: V) => V;

type Fields<T extends EventType> = { readonly [F in Exclude<keyof EventOf<T>, 'type'>]: Rule<EventOf<T>[F]> };

const SHOWN: { readonly [T in EventType]: Fields<T> } = {
  seatsRolled: { rolls: (rolls) => rolls.map(({ seat, die }) => ({ seat, die })) },
  firstSeat: { seat: 'all', of: 'all' },
  territoryClaimed: { seat: 'all', territory: 'all' },
  armiesPlaced: { seat: 'all', territory: 'all', count: 'all', from: 'all' },
  placingPassed: { to: 'all' },
  turnBegan: { seat: 'all', round: 'all' },
  reinforcementsCounted: {
    seat: 'all',
    territories: 'all',
    forTerritories: 'all',
    regions: (regions) => regions.map(({ region, bonus }) => ({ region, bonus })),
    zones: 'all',
    routes: (routes) => routes.map(({ route, bonus }) => ({ route, bonus })),
    missions: 'all',
    total: 'all',
  },
  setTraded: { seat: 'all', cards: 'all', value: 'all' },
  attackDeclared: { seat: 'all', from: 'all', to: 'all', dice: 'all' },
  diceRolled: {
    seat: 'all',
    defender: 'all',
    from: 'all',
    to: 'all',
    attack: 'all',
    defence: 'all',
    attackBonus: 'all',
    defenceBonus: 'all',
  },
  armiesLost: { seat: 'all', territory: 'all', count: 'all', why: 'all' },
  territoryCaptured: { seat: 'all', loser: 'all', from: 'all', territory: 'all' },
  armiesMoved: { seat: 'all', from: 'all', to: 'all', count: 'all', why: 'all' },
  seatEliminated: { seat: 'all', by: 'all' },
  handTaken: { seat: 'all', loser: 'all', count: 'all', cards: 'seatAndLoser' },
  deckShuffled: { deck: 'nobody', from: 'all' },
  cardDrawn: { seat: 'all', card: 'seat' },
  noCardLeft: { seat: 'all' },
  attackEnded: { seat: 'all' },
  defenceSet: { seat: 'all', defence: 'all' },
  seatResigned: { seat: 'all', to: 'all' },
  secretMissionDealt: { seat: 'all', mission: 'seat' },
  secretMissionShown: { seat: 'all', mission: 'all' },
  gameEnded: { outcome: outcomeView },
  piecesPlaced: { seat: 'all', what: 'all', at: 'all', count: 'all', cost: 'all' },
  shipsLost: { seat: 'all', zone: 'all', count: 'all' },
  fortificationLost: { territory: 'all' },
  piecesMoved: { seat: 'all', what: 'all', from: 'all', to: 'all', count: 'all' },
  territoryEntered: { seat: 'all', from: 'all', territory: 'all' },
  officersCaptured: { seat: 'all', owner: 'all', what: 'all', at: 'all', count: 'all', kept: 'all' },
  officersReturned: { owner: 'all', what: 'all', count: 'all', at: 'all', captor: 'all' },
  ransomed: { seat: 'all', captor: 'all', at: 'all' },
  scored: { seat: 'all', source: 'all', points: 'all' },
  territoryEmptied: { territory: 'all' },
  handDiscarded: { seat: 'all', card: 'all' },
  epidemicPlaced: { territory: 'all' },
  epidemicGone: { territory: 'all' },
  cardDiscarded: { card: 'all' },
  missionPiles: { piles: 'nobody' },
  missionDrawn: { seat: 'all', rank: 'all', mission: 'seat' },
  missionAccomplished: { seat: 'all', mission: 'all', points: 'all', armies: 'all', lasting: 'all' },
  lastingLost: { seat: 'all', mission: 'all' },
  missionsClosed: { seat: 'all' },
  missionsRevealed: { seat: 'all', missions: 'all' },
  cardPlayed: { seat: 'all', card: 'all', effect: 'all' },
  handSpied: { seat: 'all', target: 'all', cards: 'seat', missions: 'seat' },
  poolChanged: { by: 'all' },
  attackStopped: { seat: 'all', from: 'all', to: 'all' },
  diceThrown: { seat: 'all', defender: 'all', from: 'all', to: 'all', attack: 'all', defence: 'all' },
  quietSet: { seat: 'all', from: 'all', to: 'all' },
  roundScored: { round: 'all' },
  turnClosed: { seat: 'all' },
  reactionsSet: { seat: 'all', reactions: 'all' },
};

type AnyRule = Who | ((value: unknown) => unknown);

/** The same by type, as what can be gone through: [field, rule]. */
const RULES: ReadonlyMap<EventType, readonly (readonly [string, AnyRule])[]> = new Map(
  Object.entries(SHOWN).map(([type, fields]) => [type as EventType, Object.entries(fields as Record<string, AnyRule>)]),
);

const isSeat = (viewer: Viewer, seat: unknown): boolean => typeof seat === 'number' && seesHand(viewer, seat as Seat);

const sees = (viewer: Viewer, who: Who, event: Readonly<Record<string, unknown>>): boolean => {
  if (who === 'all') return true;
  if (who === 'nobody') return viewer === 'omniscient';
  return isSeat(viewer, event['seat']) || (who === 'seatAndLoser' && isSeat(viewer, event['loser']));
};

/** `event` as `viewer` may see it: cards are null to all but those who hold or get them. */
export const redact = (_rules: Rules, event: GameEvent, viewer: Viewer): GameEvent => {
  const whole = event as GameEvent & Readonly<Record<string, unknown>>;
  const shown: Record<string, unknown> = { type: event.type };
  for (const [field, rule] of RULES.get(event.type) ?? []) {
    const value = whole[field];
    if (typeof rule === 'function') shown[field] = rule(value);
    else shown[field] = sees(viewer, rule, whole) ? value : null;
  }
  return shown as unknown as GameEvent;
};
