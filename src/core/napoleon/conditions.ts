// What the conditions of missions mean: one small function a key (N-MISSION-7). The numbers are data.
import { armiesAt, countTerritories, regionsHeldBy, territoriesOf } from '../queries.js';
import type {
  Capture,
  Condition,
  ConditionKey,
  ConditionValue,
  Known,
  MissionData,
  MissionId,
  Rules,
  Seat,
} from '../types.js';
import { CONDITION_KEYS } from '../types.js';
import { admiralsOf, fortsOf, generalsOf, shipsOf, zonesOf } from './queries.js';
import { nap } from './state.js';

export const missionOf = ({ pack }: Rules, id: MissionId): MissionData => {
  const found = pack.missionsById.get(id);
  if (!found) throw new Error(`bug: no mission ${id}`);
  return found;
};

/** The number of a condition: it may depend on the seats at the table at the start. */
export const numberIn = (value: ConditionValue | undefined, players: number): number => {
  if (typeof value === 'number') return value;
  return value === undefined || typeof value === 'string' ? 0 : (value[`${players}`] ?? 0);
};

interface Ask {
  readonly rules: Rules;
  readonly state: Known;
  readonly seat: Seat;
  readonly condition: Condition;
}

const captures = ({ state, seat }: Ask): readonly Capture[] =>
  state.turn.seat === seat ? nap(state).turn.captures : [];

const countOf = (ask: Ask, fits: (capture: Capture) => boolean): number => captures(ask).filter(fits).length;

const own = ({ state, seat }: Ask, count: number): number => (state.turn.seat === seat ? count : 0);

/** Territories of the mission's region, by index. */
const regionTerritories = ({ rules, condition }: Ask): readonly number[] =>
  rules.board.regions.find((r) => r.id === condition.region)?.territories ?? [];

const fromLeader = (ask: Ask): number =>
  Math.max(0, ...nap(ask.state).turn.leaders.map((leader) => countOf(ask, (c) => c.loser === leader)));

/** How much there is of what a number asks for. */
const MEASURES: Readonly<Partial<Record<ConditionKey, (ask: Ask) => number>>> = {
  territories: ({ state, seat }) => countTerritories(state, seat),
  zones: ({ state, seat }) => zonesOf(nap(state), seat).length,
  regions: ({ rules, state, seat }) => regionsHeldBy(rules, state, seat).length,
  regionsTouched: ({ rules, state, seat }) =>
    new Set(territoriesOf(state, seat).map((t) => rules.board.territories[t]?.region)).size,
  fortifications: ({ state, seat }) => fortsOf(state, seat),
  generals: ({ state, seat }) => generalsOf(state, seat),
  admirals: ({ state, seat }) => admiralsOf(nap(state), seat),
  ships: ({ state, seat }) => shipsOf(nap(state), seat),
  stack: ({ state, seat, condition }) => {
    const generals = numberIn(condition.stackGenerals, 0);
    const places = territoriesOf(state, seat).filter((t) => (nap(state).generals[t] ?? 0) >= generals);
    return Math.max(0, ...places.map((t) => armiesAt(state, t)));
  },
  captured: (ask) => countOf(ask, () => true),
  capturedCapitals: (ask) => countOf(ask, (c) => ask.rules.pack.capitals.has(c.territory)),
  capturedByLanding: (ask) => countOf(ask, (c) => c.byLanding),
  capturedWithEpidemic: (ask) => countOf(ask, (c) => c.epidemic),
  capturedFortified: (ask) => countOf(ask, (c) => c.fortified),
  capturedFromSeats: (ask) => new Set(captures(ask).map((c) => c.loser)).size,
  capturedFromLeader: fromLeader,
  officersCaptured: (ask) => own(ask, nap(ask.state).turn.officersCaptured),
  navalWins: (ask) => own(ask, nap(ask.state).turn.navalWins),
  eliminated: (ask) => own(ask, nap(ask.state).turn.eliminated),
  regionsWonThisTurn: (ask) =>
    own(
      ask,
      regionsHeldBy(ask.rules, ask.state, ask.seat).filter((r) => !nap(ask.state).turn.regions.includes(r)).length,
    ),
  destroyedDefending: ({ state, seat }) => nap(state).turn.destroyed[seat] ?? 0,
};

/** Of the places that must be as wanted, how many are; `progress` counts them for screens too. */
const heldOf = (ask: Ask): { readonly have: number; readonly need: number } => {
  const territories = regionTerritories(ask);
  const garrison = Math.max(1, numberIn(ask.condition.garrison, ask.rules.players));
  const have = territories.filter((t) => ask.state.owner[t] === ask.seat && armiesAt(ask.state, t) >= garrison).length;
  return { have, need: territories.length };
};

const routeProgress = ({ rules, state, seat, condition }: Ask): { readonly have: number; readonly need: number } => {
  const route = rules.board.routes.find((r) => r.id === condition.route);
  const mine = zonesOf(nap(state), seat);
  return { have: route?.zones.filter((z) => mine.includes(z)).length ?? 0, need: route?.zones.length ?? 0 };
};

export interface Progress {
  readonly key: ConditionKey;
  readonly have: number;
  readonly need: number;
}

/** Each part of a mission's condition: how much there is, and how much is needed. */
export const progressOf = (rules: Rules, state: Known, seat: Seat, mission: MissionId): readonly Progress[] => {
  const { condition } = missionOf(rules, mission);
  const ask: Ask = { rules, state, seat, condition };
  return CONDITION_KEYS.flatMap((key): Progress[] => {
    if (condition[key] === undefined || key === 'garrison' || key === 'stackGenerals') return [];
    if (key === 'region') return [{ key, ...heldOf(ask) }];
    if (key === 'route') return [{ key, ...routeProgress(ask) }];
    // Unbroken square: not more than so many lost; counted as done while none is.
    if (key === 'lostTerritories') {
      const lost = nap(state).turn.lost[seat] ?? 0;
      return [{ key, have: lost <= numberIn(condition[key], rules.players) ? 1 : 0, need: 1 }];
    }
    const wanted = numberIn(condition[key], rules.players);
    const need = key === 'capturedFromSeats' ? Math.min(wanted, Math.max(1, nap(state).turn.othersIn)) : wanted;
    return [{ key, have: MEASURES[key]?.(ask) ?? 0, need }];
  });
};

/** Whether every key of the mission's condition holds for `seat` now. */
export const isAccomplished = (rules: Rules, state: Known, seat: Seat, mission: MissionId): boolean =>
  state.turn.round >= missionOf(rules, mission).fromRound &&
  progressOf(rules, state, seat, mission).every(({ have, need }) => have >= need);

/** N-MISSION-1, N-MISSION-4: what it scores; an empire mission scores its empire's bonus. */
export const missionPoints = (rules: Rules, mission: MissionId): number => {
  const { vp, condition } = missionOf(rules, mission);
  return vp ?? rules.board.regions.find((r) => r.id === condition.region)?.bonus ?? 0;
};

/** N-MISSION-4: regiments for the reinforcement that follows: only empire missions bring them. */
export const missionArmies = (rules: Rules, mission: MissionId): number =>
  missionOf(rules, mission).vp === null ? missionPoints(rules, mission) : 0;
