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
export const randomAnswer = (decision: Decision, stream: Stream): Answer => {
  const { offers } = decision;
  if (decision.kind === 'place') {
    const count = 1 + stream.pick(decision.offers[0]?.count[1] ?? 1);
    return answerTo(oneOf(decision.offers, stream), { count });
  }
  if (decision.kind === 'defend' || (decision.kind === 'moveIn' && !decision.offers[0].leaders)) {
    const [only] = decision.offers;
    const [min, max] = boundsOf(only, decision.kind === 'defend' ? 'dice' : 'count') ?? [0, 0];
    const n = min + stream.pick(max - min + 1);
    return answerTo<'defend' | 'moveIn'>(only, { dice: n, count: n });
  }
  const offer = oneOf<Offer>(offers, stream);
  const numbers: Partial<Record<NumberField, number>> = {};
  for (const field of offer.type === 'buy' && offer.what !== 'ship' ? [] : numbersOf(offer)) {
    const [min, max] = boundsOf(offer, field) ?? [0, 0];
    numbers[field] = min + stream.pick(max - min + 1);
  }
  return answerTo(offer, numbers);
};

export const randomBot: BotFactory = () => (_view, decision, rng) => {
  const stream = resumeStream(rng);
  return [randomAnswer(decision, stream), stream.save()];
};
