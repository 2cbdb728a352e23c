// A border pusher: with two seats the strongest of the simple kinds of bot. It has one long front, puts everything where
// it is strongest, and pushes wherever it outnumbers what stands before it.

import {
  askedOf,
  attackOf,
  claimOf,
  defendOf,
  fortifyOf,
  moveInOf,
  noAttack,
  noFortify,
  placeOf,
  tradeOf,
} from '../../src/bots/classic/question.js';
import type { BotFactory } from '../../src/bots/index.js';
import { isJoker, type Rules, type Seat, type View } from '../../src/core/index.js';
import { ground } from './ground.js';

const best = <T>(items: readonly T[], score: (item: T) => number): T | undefined => {
  let top: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = score(item);
    if (value > most) [top, most] = [item, value];
  }
  return top;
};

/** How often the smallest of two stacks the larger must be for a push. */
const EDGE = 1.2;

export const pusher: BotFactory = (rules: Rules) => {
  const answer = (view: View, seat: Seat, decision: Parameters<ReturnType<BotFactory>>[1]) => {
    const asked = askedOf(rules, view, decision);
    if (!asked) throw new Error('the pusher plays the classic games only');
    const g = ground(rules, view, seat);
    const foes = (t: number): number[] => g.next(t).filter((f) => g.isFoe(f, seat));
    const weakest = (t: number): number => Math.min(Number.POSITIVE_INFINITY, ...foes(t).map((f) => g.armies(f)));
    switch (asked.kind) {
      case 'claim':
        return claimOf(rules, best(asked.free, (t) => g.next(t).filter((n) => g.owner[n] === seat).length) ?? 0);
      case 'place': {
        if (asked.of !== seat) {
          const spot = best(asked.on, (t) => g.next(t).filter((f) => g.rivals().includes(g.owner[f] as Seat)).length);
          return placeOf(rules, spot ?? asked.on[0] ?? 0, asked.most);
        }
        const fronts = asked.on.filter((t) => foes(t).length > 0);
        const spot = best(
          fronts,
          (t) => g.armies(t) - weakest(t) + 0.1 * g.share(rules.board.territories[t]?.region ?? 0, seat),
        );
        return placeOf(rules, spot ?? asked.on[0] ?? 0, asked.most);
      }
      case 'trade': {
        const set = best(asked.sets, (s) => s.value - s.cards.filter(isJoker).length);
        return set ? tradeOf(rules, set, set.bonusOn[0] ?? null) : { type: 'endTrade' as const };
      }
      case 'attack': {
        const rivals = new Set(g.rivals());
        const good = asked.options.filter(
          ({ from, to }) => g.armies(from) > 3 && g.armies(from) - 1 > EDGE * g.armies(to),
        );
        const option = best(good, ({ from, to }) => {
          const isRival = rivals.has(g.owner[to] as Seat);
          return (isRival ? 5 : 0) + g.armies(from) - g.armies(to) - 2 * foes(to).length;
        });
        return option ? attackOf(rules, option, option.max) : noAttack();
      }
      case 'defend':
        return defendOf(asked.max);
      case 'moveIn': {
        const { from, to, min, max } = asked;
        if (foes(to).length === 0) return moveInOf(min);
        return moveInOf(foes(from).length === 0 ? max : Math.max(min, max - 1));
      }
      case 'fortify': {
        const depth = g.depths(seat);
        const forward = asked.options.filter(({ from, to }) => (depth[to] ?? 0) < (depth[from] ?? 0));
        const move = best(forward, ({ max }) => max);
        return move ? fortifyOf(rules, move, move.max) : noFortify();
      }
    }
  };
  return (view, decision, rng) => [answer(view, decision.seat, decision), rng];
};
