// How near a position is to the secret mission of the seat that thinks (C-MISSION-2), on the flat arrays of a plan.
import type { SecretGoal } from '../../core/index.js';
import type { Field } from './field.js';

/** From 0 to 1; 1 is a game won (C-MISSION-3). */
export const nearness = (field: Field, goal: SecretGoal): number => {
  const { chart, owner, armies, alive, me } = field;
  const share = (region: number): number => {
    const territories = chart.regions[region]?.territories ?? [];
    let own = 0;
    for (const t of territories) if (owner[t] === me) own++;
    return own / Math.max(1, territories.length);
  };
  switch (goal.kind) {
    case 'eliminate': {
      if (alive[goal.seat] === 0) return 1;
      let left = 0;
      for (const seat of owner) if (seat === goal.seat) left++;
      return Math.max(0, 1 - (2 * left) / chart.size) ** 2 * MOST_UNREACHED;
    }
    case 'hold': {
      let have = 0;
      for (let at = 0; at < chart.size; at++) if (owner[at] === me && (armies[at] ?? 0) >= goal.armies) have++;
      return have >= goal.territories ? 1 : (have / goal.territories) ** 2 * MOST_UNREACHED;
    }
    case 'regions': {
      const parts = goal.regions.map(share);
      if (goal.others > 0) {
        const rest = chart.regions.flatMap((_, region) => (goal.regions.includes(region) ? [] : [share(region)]));
        parts.push(...rest.sort((a, b) => b - a).slice(0, goal.others));
      }
      const mean = parts.reduce((sum, part) => sum + part * part, 0) / Math.max(1, parts.length);
      return mean >= 1 ? 1 : mean * MOST_UNREACHED;
    }
  }
};

/** The most that a goal is worth which is not reached: what is nearly won may still be lost. */
const MOST_UNREACHED = 0.8;
/** How much the mission counts beside the strength on the board. */
const MISSION = 0.4;

/** What a position is worth to a seat with a mission: `worth` by strength, and how near the mission is; won is 1. */
export const withMission = (worth: number, near: number): number =>
  near >= 1 ? 1 : (1 - MISSION) * worth + MISSION * near;
