// What the strong bot would do in somebody else's place, and why: data, of which a screen makes a sentence.
import {
  type Answer,
  type CardId,
  type Decision,
  nap,
  type OfferField,
  type PlaceId,
  type RegionId,
  type Rules,
  type Seat,
  type View,
} from '../core/index.js';
import { botStream } from './bot.js';
import { chooseClassic } from './classic/marshal.js';
import type { Goal, Plan } from './classic/plans.js';
import { askedOf } from './classic/question.js';
import { chooseNapoleon } from './napoleon/marshal.js';
import { simpleBot } from './simple.js';

/** Why: `chance` is that all of the plan comes off, from 0 to 1. */
export type Reason =
  | { readonly why: 'kill'; readonly seat: Seat; readonly cards: number; readonly chance: number }
  | { readonly why: 'complete'; readonly region: RegionId; readonly bonus: number; readonly chance: number }
  | {
      readonly why: 'break';
      readonly region: RegionId;
      readonly seat: Seat;
      readonly bonus: number;
      readonly chance: number;
    }
  /** The first capture of the turn brings a card. */
  | { readonly why: 'card'; readonly chance: number }
  | { readonly why: 'ground'; readonly chance: number }
  | { readonly why: PlainReason };

/** Reasons of answers that no plan stands behind. */
export type PlainReason =
  | 'armies'
  | 'better'
  | 'buy'
  | 'empty'
  | 'enough'
  | 'fewer'
  | 'guard'
  | 'keep'
  | 'more'
  | 'most'
  | 'over'
  | 'points'
  | 'position'
  | 'ransom'
  | 'save'
  | 'sea'
  | 'settled'
  | 'spend'
  | 'spent'
  | 'wait';

/** What is done, as far as it can be pointed at. */
export interface Deed {
  readonly from: PlaceId | null;
  readonly to: PlaceId | null;
  readonly count: number | null;
  readonly card: CardId | null;
}

export interface Hint {
  /** The question that it is for (its number). */
  readonly question: number;
  readonly answer: Answer;
  readonly deed: Deed;
  readonly reason: Reason;
}

/** What is less likely is no reason, unless it is what is done first. */
const LIKELY = 0.4;

/** What weighs more comes first. */
const WEIGHTS: Readonly<Record<Goal['kind'], number>> = { kill: 3, complete: 2, break: 1, take: 0 };

/** What an answer does to the board, by index; -1 where it does nothing there. */
interface Where {
  readonly from: number;
  readonly to: number;
}

/** Whether an attack, or armies that are placed, are a part of a plan. */
const isPartOf = ({ route }: Plan, { from, to }: Where): boolean =>
  from < 0 ? route.placed.some(([at]) => at === to) : route.steps.some((step) => step.from === from && step.to === to);

/** Whether a later plan builds on what has fallen by then: it starts there, or needs it for its goal. */
const buildsOn = (rules: Rules, view: View, { goal, route }: Plan, taken: ReadonlySet<number>): boolean =>
  route.steps.some(({ from }) => taken.has(from)) ||
  [...taken].some((at) =>
    goal.kind === 'complete'
      ? rules.board.territories[at]?.region === goal.region
      : goal.kind === 'kill' && view.owner[at] === goal.seat,
  );

/** The weightiest goal that an answer serves, and the chance to come so far; null where no plan has a part in it. */
const aimOf = (rules: Rules, view: View, first: Plan, where: Where) => {
  let best: { readonly goal: Goal; readonly chance: number } | null = null;
  let chance = 1;
  const taken = new Set<number>();
  for (let plan: Plan | null = first; plan !== null; plan = plan.next) {
    chance *= plan.route.chance;
    const serves = best === null ? isPartOf(plan, where) : buildsOn(rules, view, plan, taken);
    if (!serves) continue;
    for (const { to } of plan.route.steps) taken.add(to);
    const { goal } = plan;
    if (best === null || (chance >= LIKELY && WEIGHTS[goal.kind] > WEIGHTS[best.goal.kind])) best = { goal, chance };
  }
  return best;
};

const reasonOf = (rules: Rules, view: View, { goal, chance }: NonNullable<ReturnType<typeof aimOf>>): Reason => {
  switch (goal.kind) {
    case 'kill':
      return { why: 'kill', seat: goal.seat as Seat, cards: view.seats[goal.seat]?.cards ?? 0, chance };
    case 'complete':
    case 'break': {
      const region = rules.board.regions[goal.region];
      if (!region) return { why: 'ground', chance };
      const { id, bonus } = region;
      if (goal.kind === 'complete') return { why: 'complete', region: id, bonus, chance };
      return { why: 'break', region: id, seat: goal.seat as Seat, bonus, chance };
    }
    case 'take': {
      const captured = view.napoleon ? nap(view).turn.captures.length : view.turn.captured.length;
      return captured === 0 ? { why: 'card', chance } : { why: 'ground', chance };
    }
  }
};

type Fields = Readonly<Partial<Record<OfferField, unknown>>>;

const textIn = (answer: Fields, ...fields: readonly OfferField[]): string | null => {
  for (const field of fields) if (typeof answer[field] === 'string') return answer[field];
  return null;
};

/** Where an answer begins and ends, and with how much. */
export const deedOf = (given: Answer): Deed => {
  const answer: Fields = given as Fields;
  return {
    from: textIn(answer, 'from') as PlaceId | null,
    to: textIn(answer, 'to', 'territory', 'at', 'bonusOn') as PlaceId | null,
    count: 'count' in given ? given.count : null,
    card: textIn(answer, 'card') as CardId | null,
  };
};

const PLAIN: Readonly<Record<Answer['type'], PlainReason>> = {
  claim: 'position',
  deploy: 'guard',
  place: 'guard',
  gift: 'guard',
  trade: 'armies',
  endTrade: 'save',
  buy: 'buy',
  ransom: 'ransom',
  endMuster: 'spent',
  attack: 'position',
  sail: 'sea',
  enter: 'empty',
  endAttack: 'enough',
  defend: 'most',
  moveIn: 'better',
  react: 'spend',
  playCard: 'spend',
  noReaction: 'keep',
  fortify: 'better',
  march: 'better',
  cruise: 'better',
  lead: 'better',
  skipFortify: 'settled',
  endManoeuvre: 'settled',
  claimMission: 'points',
  endClaim: 'wait',
  playOn: 'more',
  endGame: 'over',
};

const plainReason = (decision: Decision, answer: Answer): PlainReason =>
  decision.kind === 'defend' && answer.type === 'defend' && answer.dice < decision.offers[0].dice[1]
    ? 'fewer'
    : PLAIN[answer.type];

/** What the strong bot would answer to `decision`, always the same to the same question, why, and the plan behind it. */
export const adviceOn = (
  rules: Rules,
  view: View,
  decision: Decision,
): { readonly hint: Hint; readonly plan: Plan | null } => {
  const { seat } = decision;
  const asked = rules.profile.hasNapoleon ? null : askedOf(rules, view, decision);
  const chosen = asked ? chooseClassic(rules, view, seat, asked) : chooseNapoleon(rules, view, decision);
  const answer =
    chosen?.answer ?? (simpleBot(rules)(view, decision, botStream({ dice: 'seed', seed: 'hint' }, seat))[0] as Answer);
  const deed = deedOf(answer);
  const indexOf = (place: PlaceId | null): number =>
    place === null ? -1 : (rules.board.index.get(place as never) ?? -1);
  const where = { from: indexOf(deed.from), to: indexOf(deed.to) };
  const plan = chosen?.plan ?? null;
  const aim = plan === null ? null : aimOf(rules, view, plan, where);
  const reason: Reason = aim === null ? { why: plainReason(decision, answer) } : reasonOf(rules, view, aim);
  return { hint: { question: decision.id, answer, deed, reason }, plan };
};

/** What the strong bot would answer to `decision`, and why. */
export const hintFor = (rules: Rules, view: View, decision: Decision): Hint => adviceOn(rules, view, decision).hint;
