// A bot between the two others: it answers as the simple one does, but every other time anything legal. It learns: in a
// long game it thinks every time, so that games end.
import { resumeStream } from '../core/index.js';
import type { BotFactory } from './bot.js';
import { randomAnswer } from './random.js';
import { simpleBot } from './simple.js';

/** One answer in this many is given without thought. */
const THOUGHTLESS = 2;
const LEARNED_BY_ROUND = 15;

export const noviceBot: BotFactory = (rules) => {
  const thoughtful = simpleBot(rules);
  return (view, decision, rng) => {
    const stream = resumeStream(rng);
    const thinks = stream.pick(THOUGHTLESS) > 0 || view.turn.round >= LEARNED_BY_ROUND;
    if (thinks) return thoughtful(view, decision, stream.save());
    return [randomAnswer(decision, stream), stream.save()];
  };
};
