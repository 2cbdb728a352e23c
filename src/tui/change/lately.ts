// What has happened to each place in the last rounds, as all may know it. Pure.
import { type GameEvent, isFinal, type PlaceId, type Seat, type View } from '../../core/index.js';
import type { Happening, Happenings, Lately } from '../model.js';

/** Kept of each place. */
const MOST_OF_A_PLACE = 8;
/** Actions that can be gone back by at the most. */
const MOST_UNDONE = 60;

type Noted = readonly [PlaceId, Omit<Happening, 'round'>];

const units = (place: PlaceId, by: number, seat: Seat | null): Noted[] =>
  by === 0 ? [] : [[place, { what: by > 0 ? 'more' : 'fewer', seat, from: null, count: Math.abs(by) }]];

const note = (place: PlaceId, what: Happening['what'], seat: Seat | null, from: Seat | null = null): Noted[] => [
  [place, { what, seat, from, count: 1 }],
];

/** What an event means for places; most mean nothing. */
const notedOf = (event: GameEvent): Noted[] => {
  switch (event.type) {
    case 'armiesPlaced':
      return units(event.territory, event.count, event.seat);
    case 'armiesLost':
      return units(event.territory, -event.count, event.seat);
    case 'armiesMoved':
      return [...units(event.from, -event.count, event.seat), ...units(event.to, event.count, event.seat)];
    case 'diceRolled':
      return note(event.to, 'attacked', event.seat);
    case 'territoryCaptured':
      return note(event.territory, 'taken', event.seat, event.loser);
    case 'territoryEntered':
      return note(event.territory, 'entered', event.seat);
    case 'territoryEmptied':
      return note(event.territory, 'emptied', null);
    case 'piecesPlaced':
      if (event.what === 'fortification') return note(event.at, 'fort', event.seat);
      return event.what === 'ship' ? units(event.at, event.count, event.seat) : [];
    case 'piecesMoved':
      if (event.what !== 'ship') return [];
      return [...units(event.from, -event.count, event.seat), ...units(event.to, event.count, event.seat)];
    case 'shipsLost':
      return units(event.zone, -event.count, event.seat);
    case 'fortificationLost':
      return note(event.territory, 'noFort', null);
    case 'epidemicPlaced':
      return note(event.territory, 'plague', null);
    case 'epidemicGone':
      return note(event.territory, 'noPlague', null);
    default:
      return [];
  }
};

/** One more on the list of a place: counted with the same of the same round. */
const added = (known: readonly Happening[], next: Happening): readonly Happening[] => {
  const at = known.findIndex(
    ({ round, what, seat, from }) =>
      round === next.round && what === next.what && seat === next.seat && from === next.from,
  );
  const old = known[at];
  if (old === undefined) return [...known, next].slice(-MOST_OF_A_PLACE);
  return [...known.filter((_, i) => i !== at), { ...old, count: old.count + next.count }];
};

/** Setup is over when rounds begin: what was placed before is no news. */
const withEvents = (at: Happenings, events: readonly GameEvent[], first: number): Happenings => {
  let round = first;
  const next = new Map(at);
  for (const event of events) {
    if (event.type === 'turnBegan') round = event.round;
    if (round === 0) continue;
    for (const [place, happening] of notedOf(event)) {
      next.set(place, added(next.get(place) ?? [], { ...happening, round }));
    }
  }
  return next;
};

/** What tells two positions apart between which nothing final happened. */
const markOf = ({ owner, armies, turn, napoleon: n }: View): string =>
  JSON.stringify([owner, armies, turn.pool, n && [n.ships, n.admirals, n.generals, n.forts]]);

/** After `events` have led from `before` to `view`, or back to it where they were undone. */
export const latelyAfter = (
  { at, before: past }: Lately,
  before: View,
  view: View,
  events: readonly GameEvent[],
  undone: boolean,
): Lately => {
  if (!undone) {
    // D-4: a whole view a step is much to remember for what cannot be undone. In the setup nothing is noted.
    const isKept = !isFinal(events) && before.turn.round > 0;
    const kept = isKept ? [...past, { view: before, at }].slice(-MOST_UNDONE) : [];
    return { at: withEvents(at, events, before.turn.round), before: kept };
  }
  const mark = markOf(view);
  const found = past.findLastIndex((each) => markOf(each.view) === mark);
  const there = past[found];
  return there === undefined ? { at, before: past } : { at: there.at, before: past.slice(0, found) };
};
