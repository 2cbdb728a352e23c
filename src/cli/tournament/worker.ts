// What a worker thread does: whole games, one after the other. It holds nothing between them.
import { botWith } from '../../bots/index.js';
import { type MatchResult, matchOf, playMatch, type Seated, type Tournament } from '../../bots/tournament/match.js';

export interface Task {
  readonly tournament: Tournament;
  readonly n: number;
}

const seated: Seated = (id, rules) => {
  const factory = botWith(id);
  if (!factory) throw new Error(`bug: no bot ${id}`);
  return factory(rules);
};

/** Game `n` of a tournament, the same on whatever thread. */
export const play = ({ tournament, n }: Task): MatchResult => playMatch(matchOf(tournament, n), seated);
