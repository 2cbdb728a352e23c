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
  | { readonly why: 'guard' | 'front' | 'enough' | 'most' | 'armies' | 'position' | 'points' | 'keep' };

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

/** The weightiest goal of a row of plans, and the chance to come so far. */
const aimOf = (first: Plan): { readonly goal: Goal; readonly chance: number } => {
  let best = { goal: first.goal, chance: first.route.chance };
  let chance = 1;
  for (let plan: Plan | null = first; plan !== null; plan = plan.next) {
    chance *= plan.route.chance;
    if (chance >= LIKELY && WEIGHTS[plan.goal.kind] > WEIGHTS[best.goal.kind]) best = { goal: plan.goal, chance };
  }
  return best;
};

const reasonOf = (rules: Rules, view: View, first: Plan): Reason => {
  const { goal, chance } = aimOf(first);
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
const deedOf = (given: Answer): Deed => {
  const answer: Fields = given as Fields;
  return {
    from: textIn(answer, 'from') as PlaceId | null,
    to: textIn(answer, 'to', 'territory', 'at', 'bonusOn') as PlaceId | null,
    count: 'count' in given ? given.count : null,
    card: textIn(answer, 'card') as CardId | null,
  };
};

/** Reasons of answers that no plan stands behind, by the kind of the question. */
const PLAIN: Readonly<Partial<Record<Decision['kind'], Reason['why']>>> = {
  place: 'guard',
  attack: 'enough',
  combat: 'enough',
  defend: 'most',
  trade: 'armies',
  fortify: 'front',
  manoeuvre: 'front',
  claim: 'position',
  deploy: 'guard',
  claimMission: 'points',
  react: 'keep',
};

const plainReason = ({ kind }: Decision): Reason => ({ why: PLAIN[kind] ?? 'position' }) as Reason;

/** What the strong bot would answer to `decision`, always the same to the same question, and why. */
export const hintFor = (rules: Rules, view: View, decision: Decision): Hint => {
  const { seat } = decision;
  const asked = rules.profile.hasNapoleon ? null : askedOf(rules, view, decision);
  const chosen = asked ? chooseClassic(rules, view, seat, asked) : chooseNapoleon(rules, view, decision);
  const answer =
    chosen?.answer ?? (simpleBot(rules)(view, decision, botStream({ dice: 'seed', seed: 'hint' }, seat))[0] as Answer);
  const plan = chosen?.plan ?? null;
  // A move whose plan needs no more of it is for what is held.
  const isPart = plan !== null && plan.route.steps.length > 0;
  const reason = isPart ? reasonOf(rules, view, plan) : plainReason(decision);
  return { question: decision.id, answer, deed: deedOf(answer), reason };
};
