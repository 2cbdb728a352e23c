// Any legal answer: for tests, and the opponent that every other bot must beat.
import { type Answer, type Decision, expand, resumeStream, type Stream } from '../core/index.js';
import type { BotFactory } from './bot.js';

const oneOf = <T>(items: readonly T[], stream: Stream): T => {
  const item = items[stream.pick(items.length)];
  if (item === undefined) throw new Error('bug: nothing to choose from');
  return item;
};

/** Samples from the compact decision, which is much faster than listing every answer. */
export const randomAnswer = (decision: Decision, stream: Stream): Answer => {
  switch (decision.kind) {
    case 'place': {
      const count = 1 + stream.pick(Math.min(decision.most, decision.pool));
      return { type: 'place', territory: oneOf(decision.on, stream), count };
    }
    case 'attack': {
      const n = stream.pick(decision.options.length + 1);
      const option = decision.options[n];
      if (!option) return { type: 'endAttack' };
      const { from, to, min, max } = option;
      return { type: 'attack', from, to, dice: min + stream.pick(max - min + 1) };
    }
    case 'fortify': {
      const n = stream.pick(decision.options.length + 1);
      const option = decision.options[n];
      if (!option) return { type: 'skipFortify' };
      return { type: 'fortify', from: option.from, to: option.to, count: 1 + stream.pick(option.max) };
    }
    case 'claim':
    case 'trade':
    case 'defend':
    case 'moveIn':
      return oneOf(expand(decision), stream);
    default: {
      const { type, fixed, ranges } = oneOf(decision.offers, stream);
      const numbers = Object.entries(ranges).map(([field, [min, max]]) => [field, min + stream.pick(max - min + 1)]);
      return { type: 'choose', offer: type, values: { ...fixed, ...Object.fromEntries(numbers) } };
    }
  }
};

export const randomBot: BotFactory = () => (_view, decision, rng) => {
  const stream = resumeStream(rng);
  return [randomAnswer(decision, stream), stream.save()];
};
