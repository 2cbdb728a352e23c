// Any legal answer: for tests, and the opponent that every other bot must beat.
import {
  type Answer,
  answerTo,
  boundsOf,
  type Decision,
  type NumberField,
  numbersOf,
  type Offer,
  resumeStream,
  type Stream,
} from '../core/index.js';
import type { BotFactory } from './bot.js';

const oneOf = <T>(items: readonly T[], stream: Stream): T => {
  const item = items[stream.pick(items.length)];
  if (item === undefined) throw new Error('bug: nothing to choose from');
  return item;
};

/** An offer and its numbers by chance: much faster than listing every answer. */
export const randomAnswer = ({ offers }: Decision, stream: Stream): Answer => {
  const offer = oneOf<Offer>(offers, stream);
  const numbers: Partial<Record<NumberField, number>> = {};
  for (const field of numbersOf(offer)) {
    const [min, max] = boundsOf(offer, field) ?? [0, 0];
    numbers[field] = min + stream.pick(max - min + 1);
  }
  return answerTo(offer, numbers);
};

export const randomBot: BotFactory = () => (_view, decision, rng) => {
  const stream = resumeStream(rng);
  return [randomAnswer(decision, stream), stream.save()];
};
