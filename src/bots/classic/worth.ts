// What a position is worth to a seat: its share of the strength on the board, as the next turns will show it.
import type { Field } from './field.js';
import { setWorth } from './field.js';
import { winOf } from './fights.js';
import type { Weights } from './weights.js';

/** What a single pass over the board finds. By player, except `threat` and `facing`, which are by territory. */
interface Survey {
  readonly armies: Float64Array;
  readonly territories: Float64Array;
  /** Armies that face an enemy. */
  readonly active: Float64Array;
  /** The largest stack that faces an enemy. */
  readonly stack: Float64Array;
  /** Territories that face an enemy. */
  readonly fronts: Float64Array;
  /** The largest army of another player next to the territory, less the one that stays; 0 for none. */
  readonly threat: Float64Array;
  /** By player, by player: the largest army of the first next to a territory of the second. */
  readonly reach: Float64Array;
}

const survey = (field: Field): Survey => {
  const { chart, owner, armies, players } = field;
  const found: Survey = {
    armies: new Float64Array(players),
    territories: new Float64Array(players),
    active: new Float64Array(players),
    stack: new Float64Array(players),
    fronts: new Float64Array(players),
    threat: new Float64Array(chart.size),
    reach: new Float64Array(players * players),
  };
  for (let at = 0; at < chart.size; at++) {
    const seat = owner[at] ?? -1;
    const here = armies[at] ?? 0;
    const next = chart.neighbours[at] ?? [];
    let isFront = false;
    let threat = 0;
    for (const n of next) {
      const other = owner[n] ?? -1;
      if (other === seat) continue;
      isFront = true;
      if (other < 0 || other >= players) continue;
      const there = (armies[n] ?? 0) - 1;
      if (there > threat) threat = there;
      if (seat >= 0 && seat < players) {
        const pair = other * players + seat;
        if (there > (found.reach[pair] ?? 0)) found.reach[pair] = there;
      }
    }
    found.threat[at] = threat;
    if (seat < 0 || seat >= players) continue;
    found.armies[seat] = (found.armies[seat] ?? 0) + here;
    found.territories[seat] = (found.territories[seat] ?? 0) + 1;
    if (!isFront) continue;
    found.fronts[seat] = (found.fronts[seat] ?? 0) + 1;
    found.active[seat] = (found.active[seat] ?? 0) + here;
    if (here > (found.stack[seat] ?? 0)) found.stack[seat] = here;
  }
  return found;
};

/** Bonuses of regions by player: those held by the chance to keep them, my parts of others by how much is missing. */
const bonuses = (field: Field, { threat }: Survey, weights: Weights): Float64Array => {
  const { chart, owner, armies, players, me } = field;
  const { profile } = chart.rules;
  const sums = new Float64Array(players);
  for (const { bonus, territories, doors } of chart.regions) {
    let holder = owner[territories[0] ?? -1] ?? -1;
    let mine = 0;
    let own = 0;
    let foes = 0;
    for (const t of territories) {
      const seat = owner[t] ?? -1;
      if (seat !== holder) holder = -2;
      if (seat === me) {
        mine++;
        own += armies[t] ?? 0;
      } else foes += armies[t] ?? 0;
    }
    if (holder >= 0 && holder < players) {
      let hold = 1;
      for (const door of doors) {
        const danger = threat[door] ?? 0;
        if (danger >= 1) hold *= 1 - weights.breaks * winOf(profile, danger + 2, armies[door] ?? 0);
      }
      sums[holder] = (sums[holder] ?? 0) + bonus * (0.25 + 0.75 * hold);
    } else if (mine > 0) {
      const share = mine / territories.length;
      sums[me] = (sums[me] ?? 0) + (weights.part * bonus * share * share * own) / (own + foes + 1);
    }
  }
  return sums;
};

/** How likely a stack of `power` wipes out a seat with `armies` on `territories`: from 0 to 1. */
const wipesOut = (power: number, armies: number, territories: number): number => {
  const need = 0.9 * armies + territories;
  return 1 / (1 + Math.exp((-6 * (power - need)) / (need + 4)));
};

/** My share of the strength on the board, from 0 to 1; 1 when nobody else is left. */
export const worthOf = (field: Field, weights: Weights): number => {
  const { players, me, alive, cards, chart } = field;
  const found = survey(field);
  const bonus = bonuses(field, found, weights);
  const set = setWorth(field);
  const { territoriesPerArmy, leastReinforcement } = chart.rules.profile;
  const strength = new Float64Array(players);
  const income = new Float64Array(players);
  for (let seat = 0; seat < players; seat++) {
    if (!alive[seat]) continue;
    const territories = found.territories[seat] ?? 0;
    income[seat] = Math.max(leastReinforcement, territories / territoriesPerArmy) + (bonus[seat] ?? 0);
    const armies = found.armies[seat] ?? 0;
    const active = found.active[seat] ?? 0;
    const held = (cards[seat] ?? 0) + (seat === me && field.captured ? weights.firstCard : 0);
    strength[seat] =
      weights.inner * (armies - active) +
      active +
      weights.stack * (found.stack[seat] ?? 0) +
      weights.income * (income[seat] ?? 0) +
      (weights.card * held * set) / 3 -
      weights.front * (found.fronts[seat] ?? 0) +
      (seat === me ? field.pool + field.late : 0);
  }
  let danger = 1;
  for (let other = 0; other < players; other++) {
    if (other === me || !alive[other]) continue;
    const theirs = (income[other] ?? 0) + ((cards[other] ?? 0) >= 3 ? set * 0.6 : 0);
    const mine = (income[me] ?? 0) + ((cards[me] ?? 0) >= 4 ? set * 0.6 : 0);
    const toMe = found.reach[other * players + me] ?? 0;
    const toThem = found.reach[me * players + other] ?? 0;
    if (toMe > 0) {
      const risk = wipesOut(toMe + theirs, found.armies[me] ?? 0, found.territories[me] ?? 0);
      danger *= 1 - weights.danger * risk;
    }
    if (toThem > 0) {
      const chance = wipesOut(toThem + mine, found.armies[other] ?? 0, found.territories[other] ?? 0);
      const gain = (weights.prey * chance * (1 + (cards[other] ?? 0)) * set) / 3;
      strength[me] = (strength[me] ?? 0) + gain;
    }
  }
  const own = Math.max(0, strength[me] ?? 0) ** weights.power;
  let all = own;
  for (let seat = 0; seat < players; seat++) {
    if (seat !== me && alive[seat]) all += Math.max(1, strength[seat] ?? 0) ** weights.power;
  }
  return all === own ? 1 : (danger * own) / all;
};
