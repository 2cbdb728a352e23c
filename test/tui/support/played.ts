// Whole games of bots, as steps of a record.
import { BOTS } from '../../../src/bots/index.js';
import { playBots } from '../../../src/bots/selfPlay.js';
import type { Rules } from '../../../src/core/index.js';
import type { PastStep } from '../../../src/tui/session/film.js';
import { begin, chanceOf, seatsOf } from '../../support/setups.js';

/** The game's beginning, then a step for each action, to its end. */
export const playedOut = (rules: Rules): PastStep[] => {
  const steps: PastStep[] = [begin(rules)];
  playBots(
    rules,
    chanceOf(rules),
    seatsOf(rules).map(() => BOTS.colonel(rules)),
    undefined,
    (step) => steps.push(step),
  );
  return steps;
};
