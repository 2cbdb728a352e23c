// What territory cards do when they are played: when each may be, and its effect. N-CARD-1 to N-CARD-5.

import { CARD_EFFECTS, EFFECTS } from '../data/effects.js';
import { attackBonus, defenceBonus, defenderAt, officersAt, pairOf, territoryAt, unitsAt } from '../napoleon/battle.js';
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
import { armiesAt, idOf, neighboursOf, ownerAt, territoriesOf } from '../queries.js';
import type {
  CardId,
  Clash,
  EffectId,
  FrameOf,
  Known,
  Offer,
  OfferAnswer,
  Pair,
  PlaceId,
  PlaySymbol,
  Rules,
  Seat,
  State,
  Tx,
} from '../types.js';

const PLAY_OF: ReadonlyMap<EffectId, PlaySymbol> = new Map(EFFECTS.map((e) => [e.id, e.play]));

/** The effect of a card; null for a joker (N-CARD-3). */
export const effectOf = (card: CardId): EffectId | null => (CARD_EFFECTS[card] as EffectId | undefined) ?? null;

export const playSymbol = (effect: EffectId): PlaySymbol | null => PLAY_OF.get(effect) ?? null;

type Values = OfferAnswer['values'];

/** What a play needs beyond the card itself. */
type Needs = Readonly<Record<string, string>>;
type Ranges = Offer['ranges'];

/** One way to play a card that needs nothing more, or none where it would change nothing (N-CARD-1). */
const when = (isSo: boolean): Needs[] => (isSo ? [{}] : []);

const handOf = (state: State, seat: Seat): readonly CardId[] => state.seats[seat]?.hand ?? [];

/** Effect first, then the discard; then 2 regiments on the territory named if the seat controls it (N-CARD-2). */
const played = (tx: Tx, seat: Seat, card: CardId): void => {
  const effect = effectOf(card);
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
    const effect = effectOf(card);
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
  const effect = effectOf(card);
  if (effect !== null) IN_PHASE[effect]?.(tx, seat, values);
  played(tx, seat, card);
  watchMissions(tx);
  dropEmptySeats(tx);
};

// --- Around a roll ----------------------------------------------------------------------------------------------------

interface Roll {
  readonly rules: Rules;
  readonly state: State;
  readonly clash: Clash;
  readonly seat: Seat;
}

const anyBonus = ({ rules, state, clash }: Roll): boolean => {
  const points = [...attackBonus(state, clash), ...defenceBonus(rules, state, clash, 2)];
  return points.some((p) => p > 0);
};

const defenderUnits = ({ rules, state, clash }: Roll): number => {
  const defender = defenderAt(rules, state, clash.to);
  return defender === null ? 0 : unitsAt(rules, state, clash.to, defender);
};

/** Before the roll, for the attacker, who plays when it declares the roll. */
const ATTACKER_BEFORE: Partial<Record<EffectId, (roll: Roll) => boolean>> = {
  'grand-battery': (roll) => !roll.clash.sea && defenderUnits(roll) > 1,
  'cavalry-charge': ({ state, clash }) => !clash.sea && !pairOf(state, clash.from, clash.to).fog,
  sappers: (roll) => {
    const { rules, state, clash } = roll;
    const { sappers, fog } = pairOf(state, clash.from, clash.to);
    const isFortified = nap(state).forts[territoryAt(rules, clash.to)] === true;
    return !clash.sea && ((isFortified && !sappers && !fog) || defenderUnits(roll) > 1);
  },
  'fog-of-war': anyBonus,
};

/** Orderly retreat: to an adjacent own territory. */
const retreats = ({ rules, state, clash, seat }: Roll): Needs[] =>
  clash.sea
    ? []
    : neighboursOf(rules, territoryAt(rules, clash.to))
        .filter((t) => ownerAt(state, t) === seat)
        .map((t) => ({ at: idOf(rules, t) }));

const DEFENDER_BEFORE: Partial<Record<EffectId, (roll: Roll) => Needs[]>> = {
  ambush: ({ state, clash }) => when(!pairOf(state, clash.from, clash.to).fog),
  'general-winter': ({ clash }) => when(!clash.sea),
  'orderly-retreat': retreats,
  'fog-of-war': (roll) => when(anyBonus(roll)),
};

/** Losses of both sides if nothing more is played. */
export const lossesNow = (
  rules: Rules,
  state: Known,
  clash: Clash,
): { readonly attacker: number; readonly defender: number } => {
  const attack = [...clash.attack].sort((a, b) => b - a);
  const defence = [...clash.defence].sort((a, b) => b - a);
  const plus = attackBonus(state, clash);
  const minus = defenceBonus(rules, state, clash, defence.length);
  let attacker = 0;
  let defender = 0;
  for (let i = 0; i < attack.length && i < defence.length; i++) {
    if ((attack[i] ?? 0) + (plus[i] ?? 0) > (defence[i] ?? 0) + (minus[i] ?? 0)) defender++;
    else attacker++;
  }
  return {
    attacker: Math.max(0, attacker - clash.attackerRally),
    defender: Math.max(0, defender - clash.defenderRally),
  };
};

const isAttacker = ({ state, seat }: Roll): boolean => state.turn.seat === seat;

const afterRollWays = (roll: Roll, effect: EffectId): { readonly needs: Needs; readonly ranges: Ranges }[] => {
  const mine = isAttacker(roll) ? roll.clash.attack : roll.clash.defence;
  const losses = lossesNow(roll.rules, roll.state, roll.clash);
  const lost = isAttacker(roll) ? losses.attacker : losses.defender;
  // Old Guard: which dice, as bits: 1 the first that fell, 2 the second, 4 the third.
  if (effect === 'old-guard') return [{ needs: {}, ranges: { dice: [1, 2 ** mine.length - 1] } }];
  return effect === 'rally' && lost > 0 ? [{ needs: {}, ranges: {} }] : [];
};

const offersOf = (
  roll: Roll,
  ways: (effect: EffectId) => { readonly needs: Needs; readonly ranges: Ranges }[],
): Offer[] =>
  handOf(roll.state, roll.seat).flatMap((card) => {
    const effect = effectOf(card);
    const found = effect === null ? [] : ways(effect);
    return found.map(({ needs, ranges }): Offer => ({ type: 'react', fixed: { card, ...needs }, ranges }));
  });

/** Cards that the attacker may play with the declaration of this roll. */
export const declarationCards = (rules: Rules, state: State, clash: Clash, seat: Seat): CardId[] =>
  handOf(state, seat).filter((card) => {
    const effect = effectOf(card);
    return effect !== null && (ATTACKER_BEFORE[effect]?.({ rules, state, clash, seat }) ?? false);
  });

export const beforeRollOffers = (rules: Rules, state: State, clash: Clash, seat: Seat): Offer[] => {
  const roll = { rules, state, clash, seat };
  return offersOf(roll, (effect) => (DEFENDER_BEFORE[effect]?.(roll) ?? []).map((needs) => ({ needs, ranges: {} })));
};

export const afterRollOffers = (rules: Rules, state: State, clash: Clash, seat: Seat): Offer[] => {
  const roll = { rules, state, clash, seat };
  return offersOf(roll, (effect) => afterRollWays(roll, effect));
};

/** Scorched earth: 2 of the regiments that moved in, never the last. */
export const afterCaptureOffers = (rules: Rules, state: State, to: PlaceId, seat: Seat): Offer[] =>
  handOf(state, seat)
    .filter((card) => effectOf(card) === 'scorched-earth' && armiesAt(state, territoryAt(rules, to)) > 1)
    .map((card): Offer => ({ type: 'react', fixed: { card }, ranges: {} }));

/** Changes the memory of an attack. */
export const notePair = (tx: Tx, from: PlaceId, to: PlaceId, change: Partial<Pair>): void => {
  const pair: Pair = { ...pairOf(tx.state, from, to), ...change };
  const others = nap(tx.state).turn.pairs.filter((p) => p.from !== from || p.to !== to);
  tx.note({ pairs: [...others, pair] });
};

type ClashFrame = FrameOf<'clash'>;

const destroyUpTo = (tx: Tx, place: PlaceId, count: number): void => {
  const at = territoryAt(tx.rules, place);
  kill(tx, at, Math.min(count, armiesAt(tx.state, at) - 1), 'card');
};

/** Plays the attacker's card with its declaration; the clash as it stands afterwards. */
export const playWithRoll = (tx: Tx, clash: ClashFrame, card: CardId): ClashFrame => {
  const { from, to } = clash;
  const { seat } = tx.state.turn;
  const effect = effectOf(card);
  if (effect === 'grand-battery') destroyUpTo(tx, to, 2);
  if (effect === 'cavalry-charge') tx.note({ charges: [...nap(tx.state).turn.charges, tx.territory(from)] });
  if (effect === 'sappers') notePair(tx, from, to, { sappers: true });
  if (effect === 'fog-of-war') notePair(tx, from, to, { fog: true });
  played(tx, seat, card);
  return { ...clash, attackerPlayed: true, oneDie: clash.oneDie || effect === 'sappers' };
};

/** What a reaction before the roll leads to. */
export type BeforeRoll =
  | { readonly go: 'on'; readonly clash: ClashFrame }
  | { readonly go: 'stop' }
  | { readonly go: 'retreat' };

export const reactBefore = (tx: Tx, clash: ClashFrame, seat: Seat, values: Values): BeforeRoll => {
  const card = values['card'] as CardId;
  const { from, to } = clash;
  switch (effectOf(card)) {
    case 'ambush':
      notePair(tx, from, to, { ambush: pairOf(tx.state, from, to).ambush + 1 });
      break;
    case 'fog-of-war':
      notePair(tx, from, to, { fog: true });
      break;
    case 'general-winter':
      tx.note({ blocked: [...nap(tx.state).turn.blocked, tx.territory(to)] });
      played(tx, seat, card);
      tx.emit({ type: 'attackStopped', seat: tx.state.turn.seat, from, to });
      return { go: 'stop' };
    case 'orderly-retreat':
      retreat(tx, seat, tx.territory(to), tx.territory(values['at']));
      played(tx, seat, card);
      return { go: 'retreat' };
    default:
      throw new Error(`bug: ${card} before a roll`);
  }
  played(tx, seat, card);
  return { go: 'on', clash: { ...clash, defenderPlayed: true } };
};

/** All regiments and generals go to the adjacent territory. */
const retreat = (tx: Tx, seat: Seat, from: ReturnType<Tx['territory']>, to: ReturnType<Tx['territory']>): void => {
  const armies = armiesAt(tx.state, territoryAt(tx.rules, from));
  const generals = officersAt(tx.rules, tx.state, from, seat);
  tx.emit({ type: 'armiesMoved', seat, from, to, count: armies, why: 'retreat' });
  if (generals > 0) tx.emit({ type: 'piecesMoved', seat, what: 'general', from, to, count: generals });
};

const reroll = (tx: Tx, dice: readonly number[], mask: number): number[] =>
  dice.map((die, i) => ((mask >> i) & 1 ? (tx.roll(1)[0] ?? die) : die));

/** After the roll: re-rolls and rallies already played stand. */
export const reactAfter = (tx: Tx, clash: ClashFrame, seat: Seat, values: Values): ClashFrame => {
  const card = values['card'] as CardId;
  const byAttacker = seat === tx.state.turn.seat;
  const effect = effectOf(card);
  const mask = typeof values['dice'] === 'number' ? values['dice'] : 0;
  const change: Partial<Clash> =
    effect === 'old-guard'
      ? byAttacker
        ? { attack: reroll(tx, clash.attack, mask) }
        : { defence: reroll(tx, clash.defence, mask) }
      : byAttacker
        ? { attackerRally: clash.attackerRally + 1 }
        : { defenderRally: clash.defenderRally + 1 };
  played(tx, seat, card);
  return { ...clash, ...change, ...(byAttacker ? { attackerPlayed: true } : { defenderPlayed: true }) };
};

export const playScorchedEarth = (tx: Tx, seat: Seat, to: PlaceId, values: Values): void => {
  destroyUpTo(tx, to, 2);
  played(tx, seat, values['card'] as CardId);
};
