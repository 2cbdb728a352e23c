// A whole game of bots through the doors of the library, and nothing else: test/library.test.ts bundles it.
import { botFor, playBots } from '../../src/bots/index.js';
import { hash, nap, replay } from '../../src/core/index.js';
import { chanceOf, napoleonOptions, rulesFrom, seatsOf, setupOf } from './setups.js';

/** What is the same wherever it is played. */
export const playWholeGame = (): Readonly<Record<string, unknown>> => {
  const setup = setupOf(3, 'anywhere', { napoleon: napoleonOptions(3), deal: true }, 'europe');
  const rules = rulesFrom({ ...setup, variant: 'napoleon' });
  const bots = seatsOf(rules).map((seat) => botFor(rules, seat));
  const { state, finished } = playBots(rules, chanceOf(rules), bots);
  const { actions, outcome } = state;
  return { finished, actions, outcome, history: nap(state).history, hash: hash(state), hasReplay: typeof replay };
};
