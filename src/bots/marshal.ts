// The strongest bot: it thinks about what the rest of the turn may bring before it answers.
import type { Rules } from '../core/index.js';
import type { Bot, BotFactory } from './bot.js';
import { chooseClassic } from './classic/marshal.js';
import { askedOf } from './classic/question.js';
import { type Weights, weightsFor } from './classic/weights.js';
import { chooseNapoleon } from './napoleon/marshal.js';
import { simpleBot } from './simple.js';

/** The same with other weights, for tuning; those that are not given stay as they are. */
export const marshalWith =
  (given: Partial<Weights>): BotFactory =>
  (rules: Rules): Bot => {
    const weights = { ...weightsFor(rules.players), ...given };
    const napoleon = simpleBot(rules);
    return (view, decision, rng) => {
      if (rules.profile.hasNapoleon) {
        const chosen = chooseNapoleon(rules, view, decision);
        return chosen ? [chosen.answer, rng] : napoleon(view, decision, rng);
      }
      const asked = askedOf(rules, view, decision);
      if (asked === null) return napoleon(view, decision, rng);
      return [chooseClassic(rules, view, decision.seat, asked, weights).answer, rng];
    };
  };

export const marshalBot: BotFactory = marshalWith({});
