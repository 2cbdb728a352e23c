// What a bot would answer: for "place the rest for me".
import { BOTS, botStream } from '../bots/index.js';
import type { Action, Decision, Rules, View } from '../core/index.js';

export type Advice = (view: View, decision: Decision) => Action;

/** Nothing of the game's: what is advised is no secret. */
const ADVICE = { dice: 'seed', seed: 'advice' } as const;

/** Sensible answers, always the same to the same question. */
export const adviceFor = (rules: Rules): Advice => {
  const bot = BOTS.colonel(rules);
  return (view, decision) => bot(view, decision, botStream(ADVICE, decision.seat, decision.id))[0];
};
