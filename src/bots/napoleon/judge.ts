// What a position of Risk Napoleon is worth to a seat: victory points that it may expect until the end.
import {
  type Capture,
  idOf,
  type Known,
  type MissionData,
  type MissionId,
  missionOf,
  missionPoints,
  nap,
  type Progress,
  progressOf,
  type Rules,
  type Seat,
  type View,
  zonesOf,
} from '../../core/index.js';
import { copyOf, type Field } from '../classic/field.js';
import { winOf } from '../classic/fights.js';
import type { Judge } from '../classic/plans.js';

/** What things are worth, in victory points. */
export const NAPOLEON = {
  /** A territory or zone in the fifth round, and a turn before it. */
  lastLand: 1 / 3,
  land: 0.07,
  /** A regiment at the end, and more for each round that is left. */
  army: 0.012,
  armyLater: 0.03,
  /** A regiment that faces nobody, against one that does. */
  inner: 0.6,
  /** A bonus armie of a region, for each round that is left. */
  bonus: 0.1,
  /** The card of the first capture, for each round that is left. */
  card: 0.14,
  /** A general of mine that is in danger, and one of another's that was taken. */
  officer: 1.2,
  /** How likely a neighbour that could take a territory will. */
  threat: 0.5,
  /** A mission that waits for a later turn, a round. */
  later: 0.16,
  /** What is taken from a seat that leads, a territory. */
  leader: 0.06,
} as const;

/** Conditions that begin anew with each turn of one's own. */
const OF_A_TURN: ReadonlySet<string> = new Set([
  'captured',
  'capturedCapitals',
  'capturedByLanding',
  'capturedWithEpidemic',
  'capturedFortified',
  'capturedFromSeats',
  'capturedFromLeader',
  'officersCaptured',
  'navalWins',
  'eliminated',
  'regionsWonThisTurn',
]);

/** What the judge knows of the turn. */
interface Bench {
  readonly rules: Rules;
  readonly view: View;
  readonly seat: Seat;
  /** Rounds after this one. */
  readonly left: number;
  readonly missions: readonly { readonly data: MissionData; readonly points: number; readonly open: boolean }[];
}

/** Territories that the plan has taken, as the rules would remember them (N-MISSION-7). */
const capturesIn = ({ rules, view, seat }: Bench, field: Field): Capture[] => {
  const n = nap(view);
  const taken: Capture[] = [];
  for (let at = 0; at < field.chart.size; at++) {
    const loser = view.owner[at] ?? null;
    if (field.owner[at] !== seat || loser === seat || loser === null) continue;
    taken.push({
      territory: idOf(rules, at),
      loser,
      byLanding: false,
      epidemic: (n.epidemics[at] ?? 0) > 0,
      fortified: n.forts[at] === true,
    });
  }
  return taken;
};

/** The position of a plan as the rules' own questions read it. */
const knownOf = (bench: Bench, field: Field): Known => {
  const { view, seat } = bench;
  const n = nap(view);
  const captures = capturesIn(bench, field);
  const taken = new Set(captures.map(({ territory }) => view.owner.length && bench.rules.board.index.get(territory)));
  const generals = n.generals.map((count, at) => (taken.has(at) ? 0 : count));
  const officers = [...taken].reduce<number>((sum, at) => sum + (n.generals[at ?? -1] ?? 0), 0);
  const isOwn = view.turn.seat === seat;
  return {
    owner: Array.from(field.owner, (owner) => (owner < 0 ? null : (owner as Seat))),
    armies: Array.from(field.armies),
    turn: view.turn,
    napoleon: {
      ...n,
      generals,
      forts: n.forts.map((fort, at) => fort && !taken.has(at)),
      turn: {
        ...n.turn,
        captures: isOwn ? [...n.turn.captures, ...captures] : n.turn.captures,
        officersCaptured: n.turn.officersCaptured + officers,
        eliminated: n.turn.eliminated + view.seats.filter((s, i) => s.status === 'in' && field.alive[i] === 0).length,
      },
    },
  };
};

/** What can still be taken this turn, in captures: my stacks at the front against the cheapest that they face. */
const reachOf = (field: Field): number => {
  const { chart, owner, armies, me } = field;
  const prices: number[] = [];
  let power = field.pool + field.late;
  for (let at = 0; at < chart.size; at++) {
    const next = chart.neighbours[at] ?? [];
    if (owner[at] === me) {
      if (next.some((n) => owner[n] !== me)) power += Math.max(0, (armies[at] ?? 0) - 1);
    } else if ((owner[at] ?? -1) >= 0) prices.push(0.9 * (armies[at] ?? 0) + 1.3);
  }
  prices.sort((a, b) => a - b);
  let count = 0;
  for (const price of prices) {
    if (power < price) return count + power / price;
    power -= price;
    count++;
  }
  return count;
};

const gapsOf = (parts: readonly Progress[]): number =>
  parts.reduce((sum, { have, need }) => sum + Math.max(0, need - have), 0);

/** The chance that a mission is accomplished, as far as this position says. */
const chanceOf = (
  bench: Bench,
  parts: readonly Progress[],
  data: MissionData,
  reach: number,
  goesOn: boolean,
): number => {
  const { left } = bench;
  const turnly = parts.filter(({ key }) => OF_A_TURN.has(key));
  const lasting = parts.filter(({ key }) => !OF_A_TURN.has(key));
  const gap = gapsOf(parts);
  const later = Math.min(0.5, NAPOLEON.later * left);
  if (data.when === 'other-turn' || data.when === 'other-turn-end') return 0.25 + 0.1 * left;
  if (turnly.length > 0) {
    if (gap === 0) return 1;
    const need = turnly.reduce((most, { need: n }) => Math.max(most, n), 1);
    const now = goesOn ? 1 / (1 + Math.exp(1.6 * (gap - 0.75 * reach) + 0.5)) : 0;
    return now + (1 - now) * later * Math.min(1, 4 / need);
  }
  const share = lasting.reduce((product, { have, need }) => product * Math.min(1, have / Math.max(1, need)), 1);
  if (gap === 0) return data.when === 'end' ? 1 : 0.8;
  const near = share * share;
  const now = goesOn ? near * Math.min(1, reach / (gap + 1)) * 0.5 : 0;
  return now + (1 - now) * near * later * 1.5;
};

/** The chance that territories stay mine until my next turn. */
const holdOf = (bench: Bench, field: Field, territories: readonly number[]): number => {
  const { profile } = bench.rules;
  let hold = 1;
  for (const at of territories) {
    const danger = threatTo(field, at);
    if (danger >= 1) hold *= 1 - NAPOLEON.threat * winOf(profile, danger + 1, field.armies[at] ?? 0);
  }
  return hold;
};

/** The largest army of another player next to `at`. */
const threatTo = ({ chart, owner, armies, me, players }: Field, at: number): number => {
  let most = 0;
  for (const n of chart.neighbours[at] ?? []) {
    const seat = owner[n] ?? -1;
    if (seat !== me && seat >= 0 && seat < players) most = Math.max(most, armies[n] ?? 0);
  }
  return most;
};

const missionsWorth = (bench: Bench, field: Field, known: Known, goesOn: boolean): number => {
  const reach = goesOn ? reachOf(field) : 0;
  let sum = 0;
  for (const { data, points, open } of bench.missions) {
    const parts = progressOf(bench.rules, known, bench.seat, data.id as MissionId);
    let chance = chanceOf(bench, parts, data, reach, goesOn && open);
    const region = bench.rules.board.regions.find(({ id }) => id === data.condition.region);
    // An empire that is held now must be held when the next turn begins, or at the end.
    if (region && gapsOf(parts) === 0) chance = 0.15 + 0.85 * holdOf(bench, field, region.territories);
    sum += points * chance;
  }
  return sum;
};

const landWorth = (bench: Bench, field: Field, known: Known): number => {
  const { left, view, seat } = bench;
  const each = left === 0 ? NAPOLEON.lastLand : NAPOLEON.land * (1 + 0.2 * (4 - left));
  const army = NAPOLEON.army + NAPOLEON.armyLater * left;
  const leaders = nap(view).turn.leaders;
  let sum = each * zonesOf(nap(known), seat).length;
  for (let at = 0; at < field.chart.size; at++) {
    const owner = field.owner[at] ?? -1;
    const here = field.armies[at] ?? 0;
    if (owner !== seat) {
      if (leaders.includes(owner as Seat)) sum -= NAPOLEON.leader;
      continue;
    }
    const threat = threatTo(field, at);
    sum += each + army * here * (threat > 0 ? 1 : NAPOLEON.inner);
    const generals = nap(known).generals[at] ?? 0;
    if (generals > 0)
      sum -= NAPOLEON.officer * generals * 0.6 * (threat > 0 ? winOf(bench.rules.profile, threat, here) : 0);
    // N-EPI-1: what stands there is lost, the territory too where it is all.
    const sick = nap(view).epidemics[at] ?? 0;
    if (sick > 0) sum -= here <= sick ? each + army * here : army * sick;
  }
  return sum;
};

const regionsWorth = (bench: Bench, field: Field): number => {
  let sum = 0;
  for (const { bonus, territories, doors } of field.chart.regions) {
    const holder = field.owner[territories[0] ?? -1] ?? -1;
    if (holder < 0 || !territories.every((t) => field.owner[t] === holder)) continue;
    if (holder === bench.seat) sum += bonus * NAPOLEON.bonus * bench.left * holdOf(bench, field, doors);
    else sum -= 0.3 * bonus * NAPOLEON.bonus * bench.left;
  }
  return sum;
};

/** How many claims of a rank are still open this turn (N-MISSION-2). */
const isOpen = (view: View, seat: Seat, rank: number): boolean =>
  !nap(view).turn.claims.some((claim) => claim.seat === seat && claim.rank === rank);

const benchOf = (rules: Rules, view: View, seat: Seat): Bench => ({
  rules,
  view,
  seat,
  left: Math.max(0, (rules.profile.rounds ?? 5) - view.turn.round),
  missions: (nap(view).missions[seat]?.held ?? []).map((mission) => {
    const data = missionOf(rules, mission);
    return { data, points: missionPoints(rules, mission), open: isOpen(view, seat, data.rank) };
  }),
});

/** The judge of positions of Risk Napoleon for `seat`, in victory points. */
export const judgeOf = (rules: Rules, view: View, seat: Seat): Judge => {
  const bench = benchOf(rules, view, seat);
  const taken = nap(view).turn.captures.length > 0;
  const judge = (field: Field, goesOn: boolean): number => {
    const known = knownOf(bench, field);
    const officers = nap(known).turn.officersCaptured - nap(view).turn.officersCaptured;
    return (
      missionsWorth(bench, field, known, goesOn) +
      landWorth(bench, field, known) +
      regionsWorth(bench, field) +
      NAPOLEON.officer * officers +
      (taken || field.captured ? NAPOLEON.card * bench.left : 0) +
      (field.pool + field.late) * (NAPOLEON.army + NAPOLEON.armyLater * bench.left)
    );
  };
  return { worth: (field) => judge(field, true), stay: (field) => judge(field, false) };
};

/** The same position with what stands on a territory counted as a defender is felt: fortification, general, epidemic. */
export const hardened = (rules: Rules, view: View, field: Field): Field => {
  const n = nap(view);
  const copy = copyOf(field);
  for (let at = 0; at < rules.board.territories.length; at++) {
    const owner = field.owner[at] ?? -1;
    if (owner < 0 || owner === field.me) continue;
    const bonus = (n.forts[at] ? 1 : 0) + Math.min(2, n.generals[at] ?? 0);
    const here = field.armies[at] ?? 0;
    copy.armies[at] = Math.round(here * (1 + 0.35 * bonus) + 0.3 * bonus) + (n.epidemics[at] ?? 0);
  }
  return copy;
};
