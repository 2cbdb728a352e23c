// The luck of dice: what rolls cost against what such rolls cost on the average. No cards, no tolls: dice alone.
import { compareDice } from '../dice.js';
import { rollCounts } from '../odds.js';
import type { EventOf } from '../types.js';
import type { Chronicle, FightLuck, SeatLuck } from './types.js';

type Rolled = EventOf<'diceRolled'>;

interface Cost {
  /** Units that the attacker lost by the dice, and the defender. */
  readonly attacker: number;
  readonly defender: number;
  /** What the attacker was to be expected to lose; the defender loses the rest of `pairs`. */
  readonly expected: number;
  readonly pairs: number;
}

const plus = (dice: readonly number[], bonus: readonly number[]): number[] =>
  dice.map((die, i) => die + (bonus[i] ?? 0));

/** What a roll cost by its dice, and what such a roll costs on the average. */
export const costOf = ({ attack, defence, attackBonus, defenceBonus }: Rolled): Cost => {
  const { attacker, defender } = compareDice(plus(attack, attackBonus), plus(defence, defenceBonus));
  const pairs = attacker + defender;
  if (pairs === 0) return { attacker, defender, expected: 0, pairs };
  const { outcomes, defenderLoses } = rollCounts(attack.length, defence.length, {
    attack: attackBonus,
    defence: defenceBonus,
  });
  const lost = defenderLoses.reduce((sum, count, n) => sum + count * n, 0) / outcomes;
  return { attacker, defender, expected: pairs - lost, pairs };
};

const grown = (luck: SeatLuck | undefined, lost: number, expected: number): SeatLuck => ({
  rolls: (luck?.rolls ?? 0) + 1,
  lost: (luck?.lost ?? 0) + lost,
  expected: (luck?.expected ?? 0) + expected,
});

/** Units that the attacker was spared; negative where luck was against it. */
export const spared = ({ lost, expected }: Pick<FightLuck, 'lost' | 'expected'>): number => expected - lost;

const fightAfter = ({ fight, step }: Chronicle, round: number, rolled: Rolled, cost: Cost): FightLuck => {
  const goesOn =
    fight !== null &&
    fight.round === round &&
    fight.seat === rolled.seat &&
    fight.from === rolled.from &&
    fight.to === rolled.to;
  const begun = goesOn ? fight : { step, rolls: 0, lost: 0, expected: 0 };
  const { seat, defender, from, to } = rolled;
  return {
    step: begun.step,
    round,
    seat,
    defender,
    from,
    to,
    rolls: begun.rolls + 1,
    lost: begun.lost + cost.attacker,
    expected: begun.expected + cost.expected,
  };
};

/** `a` unless `b` is further on in its direction; what is the same attack goes on is the newer one. */
const further = (old: FightLuck | null, next: FightLuck, sign: 1 | -1): FightLuck | null => {
  if (old !== null && old.step === next.step) return null;
  return old === null || sign * spared(next) > sign * spared(old) ? next : old;
};

/** The extreme among attacks that are over and the one that goes on. */
const extreme = (over: FightLuck | null, fight: FightLuck, sign: 1 | -1): FightLuck | null =>
  sign * spared(fight) > 0 ? further(over, fight, sign) : over;

type Lucky = Pick<Chronicle, 'luck' | 'fight' | 'luckiest' | 'unluckiest'>;

/** After a roll in `round`. Attacks count for luckiest and unluckiest once another one follows or the turn is over. */
export const luckAfter = (chronicle: Chronicle, round: number, rolled: Rolled): Lucky => {
  const cost = costOf(rolled);
  const fight = fightAfter(chronicle, round, rolled, cost);
  const isOther = chronicle.fight !== null && chronicle.fight.step !== fight.step;
  const kept = isOther ? closed(chronicle) : chronicle;
  return {
    fight,
    luckiest: kept.luckiest,
    unluckiest: kept.unluckiest,
    luck: chronicle.luck.map((luck, seat) => {
      if (seat === rolled.seat) return grown(luck, cost.attacker, cost.expected);
      return seat === rolled.defender ? grown(luck, cost.defender, cost.pairs - cost.expected) : luck;
    }),
  };
};

/** The attack that went on is over, and compared with the others. */
export const closed = (chronicle: Chronicle): Chronicle => {
  const { fight, luckiest, unluckiest } = chronicle;
  if (fight === null) return chronicle;
  return {
    ...chronicle,
    fight: null,
    luckiest: extreme(luckiest, fight, 1),
    unluckiest: extreme(unluckiest, fight, -1),
  };
};
