// Territory cards: what plays of them have in common, and those of the seat's own phases, when each may be and its effect.
// N-CARD-1 to N-CARD-5. Those around a roll are in `reactions.ts`.

import { EFFECTS } from '../data/effects.js';
import { territoryAt } from '../napoleon/battle.js';
import { dropEmptySeats } from '../napoleon/departure.js';
import { kill, wander } from '../napoleon/harm.js';
import { watchMissions } from '../napoleon/missions.js';
import {
  admiralsLeft,
  canCruise,
  canFerry,
  canMarch,
  fortsLeft,
  generalsLeft,
  homeWaters,
  shipsAt,
  shipsLeft,
  zoneIdOf,
} from '../napoleon/queries.js';
import { nap } from '../napoleon/state.js';
import { armiesAt, idOf, ownerAt, territoriesOf } from '../queries.js';
import type { CardId, EffectId, Offer, OfferAnswer, PlaySymbol, Rules, Seat, State, Tx } from '../types.js';

const PLAY_OF: ReadonlyMap<EffectId, PlaySymbol> = new Map(EFFECTS.map((e) => [e.id, e.play]));

/** The effect of a card; null for a joker (N-CARD-3), and for a card that the pack gives none. */
export const effectOf = ({ pack }: Rules, card: CardId): EffectId | null => pack.effects.get(card) ?? null;

export const playSymbol = (effect: EffectId): PlaySymbol | null => PLAY_OF.get(effect) ?? null;

export type Values = OfferAnswer['values'];

/** What a play needs beyond the card itself. */
export type Needs = Readonly<Record<string, string>>;
export type Ranges = Offer['ranges'];

/** One way to play a card that needs nothing more, or none where it would change nothing (N-CARD-1). */
export const when = (isSo: boolean): Needs[] => (isSo ? [{}] : []);

export const handOf = (state: State, seat: Seat): readonly CardId[] => state.seats[seat]?.hand ?? [];

/** Effect first, then the discard; then 2 regiments on the territory named if the seat controls it (N-CARD-2). */
export const played = (tx: Tx, seat: Seat, card: CardId): void => {
  const effect = effectOf(tx.rules, card);
  if (effect === null) throw new Error(`bug: ${card} has no effect`);
  tx.emit({ type: 'cardPlayed', seat, card, effect });
  const at = tx.rules.board.index.get(card);
  // N-CONTROL: a territory that has just been given up (orderly retreat) is not controlled any more.
  if (at === undefined || ownerAt(tx.state, at) !== seat || armiesAt(tx.state, at) === 0) return;
  tx.emit({ type: 'armiesPlaced', seat, territory: idOf(tx.rules, at), count: 2, from: 'effect' });
};

// --- In the own reinforcement, combat and manoeuvre phases -----------------------------------------------------------

const ownForts = (rules: Rules, state: State, seat: Seat): Needs[] =>
  fortsLeft(state) === 0
    ? []
    : territoriesOf(state, seat)
        .filter((t) => !nap(state).forts[t] && nap(state).epidemics[t] === 0)
        .map((t) => ({ at: idOf(rules, t) }));

const ownOfficers = (rules: Rules, state: State, seat: Seat): Needs[] => [
  ...(generalsLeft(state, seat) > 0
    ? territoriesOf(state, seat).map((t) => ({ what: 'general', at: idOf(rules, t) }))
    : []),
  ...(admiralsLeft(state, seat) > 0
    ? nap(state).ships.flatMap((_, z) =>
        shipsAt(nap(state), z, seat) > 0 ? [{ what: 'admiral', at: zoneIdOf(rules, z) }] : [],
      )
    : []),
];

/** Contagion: one epidemic to any other territory with a regiment. */
const contagions = (rules: Rules, state: State): Needs[] => {
  const origins = nap(state).epidemics.flatMap((count, t) => (count > 0 ? [t] : []));
  return origins.flatMap((from) =>
    state.armies.flatMap((armies, to) =>
      armies > 0 && to !== from ? [{ from: idOf(rules, from), to: idOf(rules, to) }] : [],
    ),
  );
};

/** Seats whose cards or missions can be looked at. */
const secrets = (rules: Rules, state: State, seat: Seat): Needs[] =>
  Array.from({ length: rules.players }, (_, s) => s as Seat)
    .filter((s) => s !== seat && (handOf(state, s).length > 0 || (nap(state).missions[s]?.held.length ?? 0) > 0))
    .filter((s) => state.seats[s]?.status === 'in')
    .map((s) => ({ target: `${s}` }));

/** By effect: the ways in which it can be played now; [] where it would change nothing. */
const MUSTER: Partial<Record<EffectId, (rules: Rules, state: State, seat: Seat) => Needs[]>> = {
  levy: () => [{}],
  arsenal: ownForts,
  shipyard: (rules, state, seat) =>
    shipsLeft(rules, state, seat) > 0 ? homeWaters(rules, state, seat).map((z) => ({ at: zoneIdOf(rules, z) })) : [],
  commission: ownOfficers,
  physician: (rules, state, seat) =>
    territoriesOf(state, seat)
      .filter((t) => (nap(state).epidemics[t] ?? 0) > 0)
      .map((t) => ({ at: idOf(rules, t) })),
  contagion: contagions,
};
const COMBAT: typeof MUSTER = { spy: secrets, contagion: contagions };
const MANOEUVRE: typeof MUSTER = {
  'forced-march': (rules, state, seat) => when(canMarch(rules, state, seat)),
  'fair-winds': (rules, state, seat) => when(canCruise(rules, state, seat) || canFerry(rules, state, seat)),
  contagion: contagions,
};

const playsIn = (table: typeof MUSTER, rules: Rules, state: State, seat: Seat): Offer[] =>
  handOf(state, seat).flatMap((card) => {
    const effect = effectOf(rules, card);
    const ways = effect === null ? undefined : table[effect];
    return (ways?.(rules, state, seat) ?? []).map(
      (needs): Offer => ({ type: 'playCard', fixed: { card, ...needs }, ranges: {} }),
    );
  });

export const musterPlays = (rules: Rules, state: State, seat: Seat): Offer[] => playsIn(MUSTER, rules, state, seat);
export const combatPlays = (rules: Rules, state: State, seat: Seat): Offer[] => playsIn(COMBAT, rules, state, seat);
export const manoeuvrePlays = (rules: Rules, state: State, seat: Seat): Offer[] =>
  playsIn(MANOEUVRE, rules, state, seat);

const SHIPYARD_SHIPS = 2;
const LEVY_ARMIES = 3;

/** N-EPI-3: it kills one regiment at once where it lands; if that was the last, it moves on at random. */
const moveEpidemic = (tx: Tx, from: number, to: number): void => {
  tx.emit({ type: 'epidemicGone', territory: idOf(tx.rules, from) });
  tx.emit({ type: 'epidemicPlaced', territory: idOf(tx.rules, to) });
  kill(tx, to, 1, 'epidemic');
  if (armiesAt(tx.state, to) === 0) wander(tx, to);
};

type Effect = (tx: Tx, seat: Seat, values: Values) => void;

const IN_PHASE: Partial<Record<EffectId, Effect>> = {
  levy: (tx) => tx.emit({ type: 'poolChanged', by: LEVY_ARMIES }),
  arsenal: (tx, seat, { at }) =>
    tx.emit({ type: 'piecesPlaced', seat, what: 'fortification', at: tx.place(at), count: 1, cost: 0 }),
  shipyard: (tx, seat, { at }) => {
    const count = Math.min(SHIPYARD_SHIPS, shipsLeft(tx.rules, tx.state, seat));
    tx.emit({ type: 'piecesPlaced', seat, what: 'ship', at: tx.place(at), count, cost: 0 });
  },
  commission: (tx, seat, { what, at }) =>
    tx.emit({ type: 'piecesPlaced', seat, what: what as 'general' | 'admiral', at: tx.place(at), count: 1, cost: 0 }),
  physician: (tx, _seat, { at }) => tx.emit({ type: 'epidemicGone', territory: tx.territory(at) }),
  contagion: (tx, _seat, { from, to }) =>
    moveEpidemic(tx, territoryAt(tx.rules, tx.place(from)), territoryAt(tx.rules, tx.place(to))),
  spy: (tx, seat, { target }) => {
    const spied = Number(target) as Seat;
    const missions = nap(tx.state).missions[spied]?.held ?? [];
    tx.emit({ type: 'handSpied', seat, target: spied, cards: handOf(tx.state, spied), missions });
  },
  'forced-march': (tx) => tx.note({ marches: nap(tx.state).turn.marches + 1 }),
  'fair-winds': (tx) => tx.note({ fairWinds: nap(tx.state).turn.fairWinds + 1 }),
};

/** Plays a card between two steps of the own turn. */
export const playInPhase = (tx: Tx, seat: Seat, values: Values): void => {
  const card = values['card'] as CardId;
  const effect = effectOf(tx.rules, card);
  if (effect !== null) IN_PHASE[effect]?.(tx, seat, values);
  played(tx, seat, card);
  watchMissions(tx);
  dropEmptySeats(tx);
};
