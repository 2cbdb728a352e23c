// A game that is over, looked through for fights that the strong bot would have chosen otherwise: "what could I have done".
import type { Answer, AnswerOf, Decision, Rules, Seat, TerritoryId, View } from '../core/index.js';
import type { Field } from './classic/field.js';
import { classicThought } from './classic/marshal.js';
import { bestWorth, type Plan, type Search } from './classic/plans.js';
import { adviceOn, type Deed, deedOf, type Hint } from './hint.js';
import { thoughtOf } from './napoleon/thought.js';
import { worthOfFight } from './worth.js';

/** A seat's answer to a question, and the position in which it was asked. */
export interface Given {
  /** The step of the record at which the question was open. */
  readonly step: number;
  /** As the seat saw it. */
  readonly view: View;
  readonly decision: Decision;
  readonly answer: Answer;
}

export interface Missed {
  readonly step: number;
  readonly round: number;
  readonly seat: Seat;
  readonly did: { readonly answer: Answer; readonly deed: Deed };
  /** What the strong bot would have done. */
  readonly hint: Hint;
  /**
   * How much more the position was worth then, as the strong bot judges it: victory points until the end in Risk Napoleon, else
   * a share of the strength on the board, from 0 to 1.
   */
  readonly gain: number;
}

type Fight = AnswerOf<'attack'> | AnswerOf<'endAttack'>;

const isFight = (answer: Answer): answer is Fight => answer.type === 'attack' || answer.type === 'endAttack';

/** Less is a matter of taste. */
const LEAST_POINTS = 0.3;
const LEAST_SHARE = 0.015;
/** Routes looked at for what a won fight leads to, as a part of those for a decision of its own. */
const THEN_SHARE = 0.25;

const isInPlan = (rules: Rules, plan: Plan | null, { from, to }: AnswerOf<'attack'>): boolean => {
  const index = (at: string): number => rules.board.index.get(at as TerritoryId) ?? -1;
  for (let part = plan; part !== null; part = part.next) {
    if (part.route.steps.some((step) => step.from === index(from) && step.to === index(to))) return true;
  }
  return false;
};

/** Null where the strong bot would have done the same, or nothing that was worth much more. */
const missedAt = (rules: Rules, { step, view, decision, answer }: Given): Missed | null => {
  const { seat } = decision;
  if (!isFight(answer)) return null;
  const { hint, plan } = adviceOn(rules, view, decision);
  // At sea, and with cards, the strong bot weighs otherwise: there is nothing to compare.
  if (!isFight(hint.answer) || (hint.answer.type === 'endAttack' && answer.type === 'endAttack')) return null;
  if (answer.type === 'attack' && isInPlan(rules, plan, answer)) return null;
  const { field, search }: { field: Field; search: Search } = rules.profile.hasNapoleon
    ? thoughtOf(rules, view, seat)
    : classicThought(rules, view, seat);
  const then = (after: Field): number =>
    bestWorth(after, { ...search, nodes: 0, budget: search.budget * THEN_SHARE }, 1);
  const stay = search.judge.stay(field);
  const best = plan?.worth ?? stay;
  const did = answer.type === 'attack' ? worthOfFight(rules, view, field, answer.from, answer.to, then) : stay;
  if (did === null) return null;
  const gain = best - did;
  if (gain < (rules.profile.hasNapoleon ? LEAST_POINTS : LEAST_SHARE)) return null;
  return { step, round: view.turn.round, seat, did: { answer, deed: deedOf(answer) }, hint, gain };
};

/**
 * What was missed, in its order: of each turn the most, of all turns at most `most`. Gives way after each question. `given`: the
 * answers of those who want to know, in their order. What was attacked later in the same turn was not missed.
 */
export function* reviewed(
  rules: Rules,
  given: readonly Given[],
  most: number,
): Generator<undefined, readonly Missed[]> {
  const turnOf = ({ view }: Given): string => `${view.turn.round} ${view.turn.seat}`;
  const best = new Map<string, Missed>();
  for (const [n, each] of given.entries()) {
    yield;
    const missed = missedAt(rules, each);
    if (missed === null) continue;
    const { to } = missed.hint.deed;
    const isLater = given
      .slice(n + 1)
      .some((other) => turnOf(other) === turnOf(each) && to !== null && deedOf(other.answer).to === to);
    const known = best.get(turnOf(each));
    if (!isLater && missed.gain > (known?.gain ?? 0)) best.set(turnOf(each), missed);
  }
  return [...best.values()]
    .sort((a, b) => b.gain - a.gain)
    .slice(0, most)
    .sort((a, b) => a.step - b.step);
}
