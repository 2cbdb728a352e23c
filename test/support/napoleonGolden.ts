// What setup makes of a seed in Risk Napoleon, for the seed catalogue.
import { nap, type Rules } from '../../src/core/index.js';
import { playSetup } from './napoleonTables.js';
import { letterOf } from './seats.js';
import { begin } from './setups.js';
import { codesOf } from './text.js';

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
