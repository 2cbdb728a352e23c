// Secret missions of the classic games in words, made of what they ask for: so they are right in every language.
import { type MissionId, type Rules, type SecretGoal, secretGoal } from '../core/index.js';
import type { Words } from './words.js';

type Naming = Pick<Words, 'm' | 'seat' | 'regionOf'>;

/** `Hold Asia and Africa.` */
export const goalText = (rules: Rules, { m, seat, regionOf }: Naming, goal: SecretGoal): string => {
  const { missions } = m;
  switch (goal.kind) {
    case 'hold':
      return missions.hold(goal.territories, goal.armies);
    case 'eliminate':
      return missions.eliminate(seat(goal.seat));
    case 'regions': {
      if (goal.regions.length === 0) return missions.anyRegions(goal.others);
      const regions = goal.regions.flatMap((region) => rules.board.regions[region] ?? []);
      const names = regions.map(({ id }) => regionOf(id).the);
      return missions.regions(m.list([...names, ...(goal.others === 0 ? [] : [missions.others(goal.others)])]));
    }
  }
};

/** The same, and after an elimination what counts where another player has carried it out (C-MISSION-4). */
export const missionSentence = (rules: Rules, words: Naming, id: MissionId): string => {
  const goal = secretGoal(rules, id);
  const text = goalText(rules, words, goal);
  if (goal.kind !== 'eliminate') return text;
  return `${text} ${words.m.missions.instead(words.seat(goal.seat), goalText(rules, words, goal.instead))}`;
};
