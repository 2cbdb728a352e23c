// The weaker levels: they answer as the colonel does some of the time, and else with what comes to mind first. They
// learn: in a long game they think every time, so that games end.
import { resumeStream } from '../core/index.js';
import type { BotFactory } from './bot.js';
import { impulse } from './impulse.js';
import { simpleBot } from './simple.js';

const LEARNED_BY_ROUND = 15;

/** Of `outOf` answers, `thought` are thought about. */
const thinking =
  (thought: number, outOf: number): BotFactory =>
  (rules) => {
    const thoughtful = simpleBot(rules);
    return (view, decision, rng) => {
      const stream = resumeStream(rng);
      const thinks = stream.pick(outOf) < thought || view.turn.round >= LEARNED_BY_ROUND;
      if (thinks) return thoughtful(view, decision, stream.save());
      return [impulse(rules, view, decision, stream), stream.save()];
    };
  };

export const recruitBot: BotFactory = thinking(1, 6);
export const corporalBot: BotFactory = thinking(1, 2);
