// What a fight to the end is worth to whoever attacks, as the strong bot judges positions: for a hint that says so.
import { armiesAt, oddsBetween, type PlaceId, type Rules, type Seat, type View } from '../core/index.js';
import { copyOf, type Field } from './classic/field.js';
import { indexIn, thoughtOf } from './napoleon/thought.js';

/** The field after a fight that ended so; what is left moves in, but for one regiment. */
const after = (field: Field, from: number, to: number, left: number, foes: number): Field => {
  const copy = copyOf(field);
  if (foes > 0) {
    copy.armies[from] = left;
    copy.armies[to] = foes;
    return copy;
  }
  copy.owner[to] = copy.me;
  copy.armies[from] = 1;
  copy.armies[to] = Math.max(1, left - 1);
  copy.captured = true;
  return copy;
};

/**
 * What the game is worth to the seat of `field` if it attacks `to` from `from` until one side can fight no more. `worth`: of the
 * position then. Null where there is no such fight on land.
 */
export const worthOfFight = (
  rules: Rules,
  view: View,
  field: Field,
  from: PlaceId,
  to: PlaceId,
  worth: (then: Field) => number,
): number | null => {
  const [here, there] = [indexIn(rules, from), indexIn(rules, to)];
  if (here < 0 || there < 0) return null;
  const odds = oddsBetween(rules, view, from, to, field.me as Seat);
  if (odds === null) return null;
  const { win, attackerLosses, defenderLosses } = odds;
  const [attackers, defenders] = [armiesAt(view, here), armiesAt(view, there)];
  const lose = 1 - win;
  // Expected numbers, shared out over both ends: a lost fight leaves one regiment here, a won one nobody there.
  const left = win === 0 ? 1 : Math.max(2, (attackers - attackerLosses - lose) / win);
  const foes = lose === 0 ? defenders : Math.max(1, (defenders - defenderLosses) / lose);
  const won = win === 0 ? 0 : win * worth(after(field, here, there, Math.round(left), 0));
  const lost = lose === 0 ? 0 : lose * worth(after(field, here, there, 1, Math.round(foes)));
  return won + lost;
};

/**
 * Victory points that `seat` may expect until the end beyond those of the position as it is, if it attacks `to` from `from` until
 * one side can fight no more; below 0 where it had better not. Null where there is no such fight on land, and in the classic
 * games, which have no points.
 */
export const fightWorth = (rules: Rules, view: View, seat: Seat, from: PlaceId, to: PlaceId): number | null => {
  if (!rules.profile.hasNapoleon) return null;
  const { field, search } = thoughtOf(rules, view, seat);
  const fought = worthOfFight(rules, view, field, from, to, search.judge.stay);
  return fought === null ? null : fought - search.judge.stay(field);
};
