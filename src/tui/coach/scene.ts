// What the coach looks at: the view of whoever is asked, the question, and what of them an idea is about. Pure.
import {
  countTerritories,
  type Decision,
  missionPoints,
  neighboursOf,
  type PlaceId,
  progressOf,
  type Rules,
  type Seat,
  territoriesOf,
  type View,
} from '../../core/index.js';
import type { Model } from '../model.js';
import type { Coaching } from './coaching.js';

export interface Scene {
  readonly rules: Rules;
  readonly view: View;
  readonly decision: Decision;
  /** Who is asked. */
  readonly seat: Seat;
  readonly isLesson: boolean;
}

type Found = Omit<Coaching, 'id' | 'rule'>;

const NONE: Found = { place: null, region: null, mission: null, seat: null, count: 0 };

/** The scene of a model; null while nobody here is asked. */
export const sceneOf = ({ context, view, decision, coach }: Model): Scene | null =>
  decision === null
    ? null
    : { rules: context.rules, view, decision, seat: decision.seat, isLesson: coach?.isLesson === true };

/** Armies or regiments still to place or to spend. */
export const poolOf = ({ decision, view }: Scene): number =>
  decision.kind === 'muster' || decision.kind === 'place' ? decision.pool : view.turn.pool;

/** Whether the question has an offer of this type, and of this thing where one is named. */
export const offers = ({ decision }: Scene, type: string, what?: string): boolean =>
  'offers' in decision &&
  decision.offers.some(
    (offer) => offer.type === type && (what === undefined || ('what' in offer && offer.what === what)),
  );

const idAt = ({ rules }: Scene, at: number | undefined): PlaceId | null =>
  rules.board.territories[at ?? -1]?.id ?? null;

/** The strongest enemy next to a territory of one's own. */
const threatTo = ({ rules, view, seat }: Scene, at: number): number =>
  Math.max(0, ...neighboursOf(rules, at).map((n) => (view.owner[n] === seat ? 0 : (view.armies[n] ?? 0))));

/** Own territories that face an enemy, the most threatened one first. */
const front = (scene: Scene): number[] =>
  territoriesOf(scene.view, scene.seat)
    .filter((at) => threatTo(scene, at) > 0)
    .sort((a, b) => threatTo(scene, b) - threatTo(scene, a) || a - b);

/** The same, the strongest first. */
const byStrength = (scene: Scene): number[] =>
  front(scene).sort((a, b) => (scene.view.armies[b] ?? 0) - (scene.view.armies[a] ?? 0) || a - b);

/** Where the most of one's own face an enemy: the place to attack from. */
export const frontier = (scene: Scene): PlaceId | null => idAt(scene, byStrength(scene)[0]);

/** Where the most of one's own face an enemy and a fortification can stand: it helps where there is something to hold. */
export const unfortified = (scene: Scene): PlaceId | null => {
  const n = scene.view.napoleon;
  if (n === null) return null;
  const [best] = byStrength(scene).filter((at) => !n.forts[at] && (n.epidemics[at] ?? 0) === 0);
  return idAt(scene, best);
};

/** Regions of which the seat lacks so few, at the most, are worth a word. */
const FEW = 2;

/** The region of which least is missing: what is missing first, and what it brings. */
export const empireAlmostHeld = (scene: Scene): Found | null => {
  const { rules, view, seat } = scene;
  const found = rules.board.regions
    .map(({ id, bonus, territories }) => ({
      id,
      bonus,
      size: territories.length,
      missing: territories.filter((t) => view.owner[t] !== seat),
    }))
    .filter(({ missing, size }) => missing.length > 0 && missing.length <= FEW && missing.length < size)
    .sort((a, b) => a.missing.length - b.missing.length || b.bonus - a.bonus)[0];
  if (found === undefined || view.turn.round === 0) return null;
  return { ...NONE, place: idAt(scene, found.missing[0]), region: found.id, count: found.bonus };
};

export const hasHand = ({ view, seat }: Scene): boolean => (view.seats[seat]?.cards ?? 0) > 0;

/** The mission that is nearest to done, unless nothing has been done for any. */
export const missionAhead = ({ rules, view, seat }: Scene): Found | null => {
  const held = view.napoleon?.missions[seat]?.held ?? [];
  const [best] = held
    .map((mission) => {
      const parts = progressOf(rules, view, seat, mission);
      const left = parts.reduce((sum, { have, need }) => sum + Math.max(0, need - have), 0);
      const done = parts.reduce((sum, { have, need }) => sum + Math.min(have, need), 0);
      return { mission, left, done };
    })
    .filter(({ left, done }) => left > 0 && done > 0)
    .sort((a, b) => a.left - b.left || missionPoints(rules, b.mission) - missionPoints(rules, a.mission));
  return best === undefined ? null : { ...NONE, mission: best.mission, count: missionPoints(rules, best.mission) };
};

/** An enemy's territory with an epidemic, next to one's own. */
export const tollAhead = (scene: Scene): PlaceId | null => {
  const { rules, view, seat } = scene;
  const found = territoriesOf(view, seat)
    .flatMap((at) => neighboursOf(rules, at))
    .find((at) => view.owner[at] !== seat && (view.napoleon?.epidemics[at] ?? 0) > 0);
  return idAt(scene, found);
};

export const ownEpidemic = (scene: Scene): PlaceId | null =>
  idAt(
    scene,
    territoriesOf(scene.view, scene.seat).find((at) => (scene.view.napoleon?.epidemics[at] ?? 0) > 0),
  );

/** From so few territories on a player can be eliminated in a turn. */
const FEW_LANDS = 3;

/** The player with the fewest territories, where those are few. */
export const fewestLands = ({ view, seat, rules }: Scene): Found | null => {
  const others = view.seats
    .map((state, n) => ({ state, seat: n as Seat, count: countTerritories(view, n as Seat) }))
    .filter(({ state, seat: n, count }) => state.status === 'in' && n !== seat && n < rules.players && count > 0)
    .sort((a, b) => a.count - b.count);
  const [least] = others;
  return least === undefined || least.count > FEW_LANDS ? null : { ...NONE, seat: least.seat, count: least.count };
};

export const isLastRound = ({ rules, view }: Scene): boolean => {
  const rounds = rules.profile.rounds ?? rules.setup.options.rounds;
  return rounds !== null && view.turn.round === rounds;
};

export const isLearning = ({ isLesson }: Scene): boolean => isLesson;
