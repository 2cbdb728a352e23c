// What stands against what in a roll: places, units, officers, bonuses. N-NAVAL-3, N-LAND-2, N-LAND-4, N-CARD-5.
import { armiesAt, idOf, ownerAt } from '../queries.js';
import type { Clash, Known, Pair, PlaceId, Rules, Seat, TerritoryId, Tx } from '../types.js';
import { otherFleet, shipsAt, zoneOf } from './queries.js';
import { nap } from './state.js';

type Declared = Pick<Clash, 'from' | 'to' | 'sea' | 'dice' | 'leaders'>;

/** A roll before anything has happened in it: declared, or only thought of. */
export const newClash = ({ from, to, sea, dice, leaders }: Declared): Clash => ({
  from,
  to,
  sea,
  dice,
  leaders,
  attackerPlayed: false,
  defenderPlayed: false,
  oneDie: false,
  step: 'before',
  attack: [],
  defence: [],
  defenceDice: 0,
  attackerRally: 0,
  defenderRally: 0,
});

export const territoryAt = (rules: Rules, place: PlaceId): number => rules.board.index.get(place) ?? -1;

/** The territory that a place of a land attack is. */
export const landOf = (rules: Rules, place: PlaceId): TerritoryId => idOf(rules, territoryAt(rules, place));

/** Units of `seat` at a place: regiments or ships. */
export const unitsAt = (rules: Rules, state: Known, place: PlaceId, seat: Seat): number => {
  const zone = zoneOf(rules, place);
  return zone === null ? armiesAt(state, territoryAt(rules, place)) : shipsAt(nap(state), zone, seat);
};

/** Officers of `seat` at a place: generals or admirals. */
export const officersAt = (rules: Rules, state: Known, place: PlaceId, seat: Seat): number => {
  const zone = zoneOf(rules, place);
  const n = nap(state);
  return (zone === null ? n.generals[territoryAt(rules, place)] : n.admirals[zone]?.[seat]) ?? 0;
};

/** Whose units are attacked at `place` by the seat on turn; null when there are none. */
export const defenderAt = (rules: Rules, state: Known, place: PlaceId): Seat | null => {
  const zone = zoneOf(rules, place);
  return zone === null ? ownerAt(state, territoryAt(rules, place)) : otherFleet(nap(state), zone, state.turn.seat);
};

const NEW_PAIR = { paid: 0, rolls: 0, ambush: 0, sappers: false, fog: false, quiet: [] } as const;

/** N-CARD-5: the memory of an attack; a new one where this is its first roll. */
export const pairOf = (state: Known, from: PlaceId, to: PlaceId): Pair =>
  nap(state).turn.pairs.find((p) => p.from === from && p.to === to) ?? { from, to, ...NEW_PAIR };

/** The memory of all attacks after a change to that of one, which is the last of them then. */
export const pairsWith = (state: Known, from: PlaceId, to: PlaceId, change: Partial<Pair>): readonly Pair[] => {
  const others = nap(state).turn.pairs.filter((p) => p.from !== from || p.to !== to);
  return [...others, { ...pairOf(state, from, to), ...change }];
};

/** N-LAND-6: rolls against a place this turn, whatever the origin. */
export const rollsAgainst = (state: Known, to: PlaceId): number =>
  nap(state).turn.pairs.reduce((sum, p) => (p.to === to ? sum + p.rolls : sum), 0);

/** N-LAND-4: epidemics at the target that this pair has not paid for. */
export const tollDue = (rules: Rules, state: Known, from: PlaceId, to: PlaceId): number =>
  Math.max(0, (nap(state).epidemics[territoryAt(rules, to)] ?? 0) - pairOf(state, from, to).paid);

/** N-LAND-2, N-NAVAL-3: one officer +1 on the highest die, two or more +1 on the two highest; one point with one die. */
const officerBonus = (officers: number, dice: number): number[] =>
  Array.from({ length: dice }, (_, i) => (i < Math.min(2, officers) ? 1 : 0));

const onHighest = (bonus: readonly number[], more: number): number[] => bonus.map((b, i) => (i === 0 ? b + more : b));

/** Points for the attacker's sorted dice. */
export const attackBonus = (state: Known, { from, to, sea, leaders, dice }: Clash): number[] => {
  if (pairOf(state, from, to).fog) return officerBonus(0, dice);
  const charges = sea ? 0 : nap(state).turn.charges.filter((t) => t === from).length;
  return onHighest(officerBonus(leaders, dice), charges);
};

/** Points for the defender's sorted dice: officers, fortification, ambushes. */
export const defenceBonus = (rules: Rules, state: Known, clash: Clash, dice: number): number[] => {
  const { from, to, sea } = clash;
  const pair = pairOf(state, from, to);
  if (pair.fog) return officerBonus(0, dice);
  const defender = defenderAt(rules, state, to);
  const officers = defender === null ? 0 : officersAt(rules, state, to, defender);
  const isFortified = !sea && nap(state).forts[territoryAt(rules, to)] === true && !pair.sappers;
  return onHighest(officerBonus(officers, dice), pair.ambush + (isFortified ? 1 : 0));
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

/** Changes the memory of an attack. */
export const notePair = (tx: Tx, from: PlaceId, to: PlaceId, change: Partial<Pair>): void => {
  tx.note({ pairs: pairsWith(tx.state, from, to, change) });
};
