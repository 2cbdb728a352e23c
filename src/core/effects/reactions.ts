// Territory cards around a roll: with an attack, before and after the dice, after a capture. N-CARD-4, N-CARD-5.

import {
  attackBonus,
  defenceBonus,
  defenderAt,
  officersAt,
  pairOf,
  pairsWith,
  territoryAt,
  unitsAt,
} from '../napoleon/battle.js';
import { kill } from '../napoleon/harm.js';
import { nap } from '../napoleon/state.js';
import { armiesAt, idOf, neighboursOf, ownerAt } from '../queries.js';
import type {
  CardId,
  Clash,
  EffectId,
  FrameOf,
  Known,
  Offer,
  Pair,
  PlaceId,
  Rules,
  Seat,
  State,
  Tx,
} from '../types.js';
import { effectOf, handOf, type Needs, played, type Ranges, type Values, when } from './plays.js';

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

/** Orderly retreat: to an adjacent territory of the seat's own. */
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
    const effect = effectOf(roll.rules, card);
    const found = effect === null ? [] : ways(effect);
    return found.map(({ needs, ranges }): Offer => ({ type: 'react', fixed: { card, ...needs }, ranges }));
  });

/** Cards that the attacker may play with the declaration of this roll. */
export const declarationCards = (rules: Rules, state: State, clash: Clash, seat: Seat): CardId[] =>
  handOf(state, seat).filter((card) => {
    const effect = effectOf(rules, card);
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
    .filter((card) => effectOf(rules, card) === 'scorched-earth' && armiesAt(state, territoryAt(rules, to)) > 1)
    .map((card): Offer => ({ type: 'react', fixed: { card }, ranges: {} }));

/** Changes the memory of an attack. */
export const notePair = (tx: Tx, from: PlaceId, to: PlaceId, change: Partial<Pair>): void => {
  tx.note({ pairs: pairsWith(tx.state, from, to, change) });
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
  const effect = effectOf(tx.rules, card);
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
  switch (effectOf(tx.rules, card)) {
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
  const effect = effectOf(tx.rules, card);
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
