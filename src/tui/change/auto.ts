// What goes on by itself over several questions: armies that are placed, an attack that is repeated. Nothing else knows
// when that begins, what it answers, and when it is over.
import { type Action, type Answer, type Decision, type GameEvent, ofType, type View } from '../../core/index.js';
import type { Auto, Model } from '../model.js';
import { fightOn } from './blitz.js';

/** What can be left to good advice. */
const ADVISED: readonly Decision['kind'][] = ['place', 'claim', 'deploy', 'muster'];

/**
 * The part of a question that is left to advice; null where there is none. Of a reinforcement that is placing alone: cards
 * and officers are spent by their owners.
 */
const advisable = (decision: Decision): Decision | null => {
  if (!ADVISED.includes(decision.kind)) return null;
  if (decision.kind !== 'muster') return decision;
  const offers = ofType(decision.offers, 'place');
  return offers.length === 0 ? null : { ...decision, offers };
};

/** What advice answers to the open question; null where it is for a person alone. */
export const adviceOn = ({ context, view }: Model, decision: Decision): Answer | null => {
  const part = advisable(decision);
  return part === null ? null : (context.advice(view, part) as Answer);
};

export const canAdvise = ({ decision }: Model): boolean => decision !== null && advisable(decision) !== null;

/** Leaves what is asked now to good advice, and what follows of its kind: in setup until the first turn. */
export const advised = ({ auto, decision, view }: Model): Auto | null => {
  if (decision === null) return null;
  if (view.turn.round > 0) return { do: 'reinforce' };
  const others = auto?.do === 'setup' ? auto.seats : [];
  return { do: 'setup', seats: [...others, decision.seat] };
};

/** Whether all persons here have left the setting up of their armies to advice. */
export const isPlacedForAll = ({ auto, context }: Model): boolean =>
  auto?.do === 'setup' && context.persons.length > 0 && context.persons.every((seat) => auto.seats.includes(seat));

const isAttack = (auto: Auto | null): boolean => auto?.do === 'fight';

/** Questions in the midst of an attack, which people answer by hand while it goes on. */
const isInBetween = ({ kind }: Decision): boolean => kind === 'defend' || kind === 'react';

/** Whether an attack goes on by itself: nothing of the asked seat's is shown meanwhile. */
export const isRolling = ({ auto, decision }: Model): boolean =>
  isAttack(auto) && !(decision !== null && isInBetween(decision));

/** Whether the open question is answered by itself in a moment. */
export const isByItself = ({ auto, decision }: Model): boolean => {
  if (auto === null || decision === null) return false;
  if (auto.do === 'setup') return auto.seats.includes(decision.seat);
  return auto.do === 'reinforce' || !isInBetween(decision);
};

/**
 * N-CARD-4: nothing, to a question for reactions that no card of the hand could answer, where one person plays against bots
 * alone: they learn nothing from the time that it takes. Null where a person has to answer.
 */
export const emptyAnswer = ({ context }: Model, decision: Decision): Answer | null => {
  const isAlone = context.seats.filter(({ driver }) => driver === 'person').length === 1;
  const isEmpty = decision.kind === 'react' && decision.offers.length === 1;
  return isAlone && isEmpty ? { type: 'noReaction' } : null;
};

/** What it answers to `decision`; null where it is over, or a person has to. */
export const autoAnswer = (model: Model, decision: Decision): Answer | null => {
  const { auto, view } = model;
  switch (auto?.do) {
    case undefined:
      return null;
    case 'fight':
      return fightOn(model, decision, auto);
    case 'setup':
    case 'reinforce': {
      if (auto.do === 'setup' && !auto.seats.includes(decision.seat)) return null;
      const isSetup = view.turn.round === 0;
      return isSetup === (auto.do === 'setup') ? adviceOn(model, decision) : null;
    }
  }
};

/** What of it stays while `decision`, which it does not answer, is answered by hand. */
export const autoDuring = ({ auto, view }: Model, decision: Decision): Auto | null => {
  const goesOn = isAttack(auto) ? isInBetween(decision) : auto?.do === 'setup' && view.turn.round === 0;
  return goesOn ? auto : null;
};

/** What of it stays after an answer by hand: the placing of others, the attack that was only defended. */
export const autoAfter = ({ auto }: Model, action: Action): Auto | null => {
  const isReaction = action.type === 'react' || action.type === 'noReaction';
  const goesOn = auto?.do === 'setup' || (isAttack(auto) && (action.type === 'defend' || isReaction));
  return goesOn ? auto : null;
};

/** What of it stays once the game has gone on: no attack outlives its phase, its turn or the game. */
export const autoOnward = ({ auto }: Model, view: View, events: readonly GameEvent[]): Auto | null => {
  const isOver = view.outcome !== null || events.some(({ type }) => type === 'attackEnded' || type === 'turnBegan');
  return isAttack(auto) && isOver ? null : auto;
};
