// What setup makes of a seed in Risk Napoleon, for the seed catalogue.
import { BOTS, botStream } from '../../src/bots/index.js';
import { decision, nap, type Rules, type State } from '../../src/core/index.js';
import { applyTo, viewOf } from './moments.js';
import { begin, chanceFrom, seatsOf, seedOf } from './setups.js';
import { codesOf, letterOf } from './text.js';

/** The position in which the first turn begins, setup answered by the random bot. */
const playSetup = (rules: Rules): State => {
  const bot = BOTS.random(rules);
  const streams = seatsOf(rules).map((_, seat) => botStream(chanceFrom(seedOf(rules)), seat));
  let { state } = begin(rules);
  while (state.turn.round === 0) {
    const open = decision(rules, state);
    const stream = open ? streams[open.seat] : undefined;
    if (!open || !stream) throw new Error('golden: setup stops');
    const [action, next] = bot(viewOf(rules, state, open.seat), open, stream);
    streams[open.seat] = next;
    const step = applyTo(rules, state, open.seat, action);
    if (!step.ok) throw new Error(`golden: ${JSON.stringify(action)} is refused`);
    state = step.value.state;
  }
  return state;
};

/** Two lines: the missions of each seat; the epidemics, the first turn and the hands. */
export const napoleonLines = (rules: Rules): readonly string[] => {
  const missions = nap(begin(rules).state).missions.map(({ held }, i) => `${letterOf(i)} ${held.join(' ')}`);
  const begun = playSetup(rules);
  const struck = rules.board.territories.flatMap((t, i) => ((nap(begun).epidemics[i] ?? 0) > 0 ? [t.code] : []));
  const hands = begun.seats.map(({ hand }, i) => `${letterOf(i)} ${codesOf(rules.board, hand) || '-'}`);
  return [
    `  missions | ${missions.join(' | ')}`,
    `  epidemics ${struck.join(' ')} | first turn ${letterOf(begun.turn.first)} | hands | ${hands.join(' | ')}`,
  ];
};
