// Where armies do good: shared by the classic and the Napoleon part of the simple bot.
import { armiesAt, type Rules, type Seat, type View } from '../core/index.js';
import { enemiesNextTo, regionAt, regionOwner, threatTo } from './survey.js';

/** Whether `at` guards a region that `seat` holds whole. */
export const guards = (rules: Rules, view: View, at: number, seat: Seat): boolean =>
  regionOwner(rules, view, regionAt(rules, at)) === seat;

/** How much good armies do on `at`: on the way into the goal region, or where a held region is in danger. */
export const placeValue = (rules: Rules, view: View, at: number, seat: Seat, goal: number): number => {
  const enemies = enemiesNextTo(rules, view, at, seat);
  if (enemies.length === 0) return -1000;
  const armies = armiesAt(view, at);
  const danger = threatTo(rules, view, at, seat) - armies;
  const defence = guards(rules, view, at, seat) ? 6 + 2 * danger : 0;
  const wanted = enemies.filter((n) => regionAt(rules, n) === goal);
  const weakest = Math.min(...(wanted.length > 0 ? wanted : enemies).map((n) => armiesAt(view, n)));
  const offence = (wanted.length > 0 ? 20 : 4) + 0.6 * armies - 0.4 * weakest + wanted.length;
  return Math.max(defence, offence);
};
