// Whole games of bots, as steps of a record.
import { BOTS, type BotId } from '../../../src/bots/index.js';
import { playBots } from '../../../src/bots/selfPlay.js';
import type { Answer, Rules } from '../../../src/core/index.js';
import type { PastStep } from '../../../src/tui/session/film.js';
import { begin, chanceOf, seatsOf } from '../../support/setups.js';

/** The game's beginning, then a step for each action, to its end. `levels`: who plays, by seat. */
export const playedOut = (rules: Rules, levels: readonly BotId[] = []): PastStep[] => {
  const steps: PastStep[] = [begin(rules)];
  playBots(
    rules,
    chanceOf(rules),
    seatsOf(rules).map((_, seat) => BOTS[levels[seat] ?? 'colonel'](rules)),
    undefined,
    (step, seat, action) => steps.push({ ...step, given: { seat, action: action as Answer } }),
  );
  return steps;
};
