// Setup of two players with neutral armies: T-2, T-3 and T-WORLD.
import { isJoker } from '../cards.js';
import { idOf, nextSeat, territoriesOf } from '../queries.js';
import type { Rules, Seat, State, TerritoryId } from '../types.js';
import { firstFrame } from './frames.js';
import { asksNothing, type Phase, unexpected } from './phase.js';
import { placeOffers } from './reinforce.js';

/**
 * T-2: without the jokers the cards are shuffled and dealt, players first, then neutrals; one army goes on each territory;
 * then all cards and the jokers are shuffled back. Draws two shuffles.
 */
export const dealCards: Phase<'dealCards'> = {
  ...asksNothing,
  next: (tx) => {
    const { neutrals } = tx.rules.profile;
    const dealt = tx.shuffle(tx.rules.cards.filter((card) => !isJoker(card)));
    tx.state.seats.forEach((_, seat) => {
      const count = seat < tx.rules.players ? neutrals?.cardsEach.player : neutrals?.cardsEach.neutral;
      for (const card of dealt.splice(0, count ?? 0)) {
        tx.emit({ type: 'territoryClaimed', seat: seat as Seat, territory: card as string as TerritoryId });
      }
    });
    tx.emit({ type: 'deckShuffled', deck: tx.shuffle(tx.rules.cards), from: 'start' });
    tx.pop();
  },
};

const supplyOf = (state: State, seat: number): number => state.seats[seat]?.supply ?? 0;

/** Whose armies a step of a player's turn is about: its own in step 0, then each neutral's. */
const ofStep = (rules: Rules, state: State, step: number): Seat =>
  step === 0 ? state.turn.seat : ((rules.players + step - 1) as Seat);

/** T-3: how many armies a step places: the rulebook's number, or what is left. */
const countOf = (rules: Rules, state: State, step: number): number => {
  const { placeEach, count } = rules.profile.neutrals ?? { placeEach: { own: 0, neutral: 0 }, count: 0 };
  if (step > count) return 0;
  return Math.min(step === 0 ? placeEach.own : placeEach.neutral, supplyOf(state, ofStep(rules, state, step)));
};

/** The next player who has armies to place, of its own or of the neutrals; null when all are placed. */
const nextPlacer = (rules: Rules, state: State): Seat | null => {
  const isNeutralLeft = state.seats.some((s, seat) => seat >= rules.players && s.supply > 0);
  const places = (seat: Seat): boolean =>
    state.seats[seat]?.status === 'in' && (supplyOf(state, seat) > 0 || isNeutralLeft);
  return nextSeat(state.turn.seat, rules.players, places);
};

/** T-3: in turn, each player places some armies of its own, then some of each neutral on that neutral's territories. */
export const placeShared: Phase<'placeShared'> = {
  ask: (rules, state, { step, left }) => {
    if (left === 0) return null;
    const of = ofStep(rules, state, step);
    const on = territoriesOf(state, of).map((index) => idOf(rules, index));
    const count = rules.profile.neutrals?.count ?? 0;
    let after = 0;
    for (let later = step + 1; later <= count; later++) after += countOf(rules, state, later);
    const offers = placeOffers(on, left);
    return { seat: state.turn.seat, mandatory: true, body: { kind: 'place', of, pool: left, after, offers } };
  },
  take: (tx, { step, left }, answer) => {
    if (answer.type !== 'place') return unexpected(answer);
    const { territory, count } = answer;
    const seat = ofStep(tx.rules, tx.state, step);
    tx.emit({ type: 'armiesPlaced', seat, territory, count, from: 'supply' });
    tx.replace({ kind: 'placeShared', step, left: left - count });
  },
  next: (tx, { step }) => {
    const { rules, state } = tx;
    const next = step + 1;
    if (next <= (rules.profile.neutrals?.count ?? 0)) {
      tx.replace({ kind: 'placeShared', step: next, left: countOf(rules, state, next) });
      return;
    }
    const to = nextPlacer(rules, state);
    if (to === null) return tx.pop();
    if (to !== state.turn.seat) tx.emit({ type: 'placingPassed', to });
    tx.replace(firstFrame('placeShared'));
  },
};
