// What the coach has to say, as data: at which question each idea comes up, on what condition, and by which rule. One idea
// at a time, each once, in this order. To add one: a line here, and its sentence in src/text/coach/ of every language.
import type { DecisionKind, PlaceId } from '../../core/index.js';
import type { Coaching, IdeaId } from './coaching.js';
import {
  empireAlmostHeld,
  fewestLands,
  frontier,
  hasHand,
  isLastRound,
  isLearning,
  missionAhead,
  offers,
  ownEpidemic,
  poolOf,
  type Scene,
  tollAhead,
  unfortified,
} from './scene.js';

/** What an idea is about, for its sentence; null where there is nothing of that kind. */
export type Subject = Omit<Coaching, 'id' | 'rule'>;

export const NOTHING: Subject = { place: null, region: null, mission: null, seat: null, count: 0 };

const about = (change: Partial<Subject>): Subject => ({ ...NOTHING, ...change });
const always = (): Subject => NOTHING;
const when = (condition: boolean, change: Partial<Subject> = {}): Subject | null => (condition ? about(change) : null);
const at = (place: PlaceId | null): Subject | null => (place === null ? null : about({ place }));

export interface Idea {
  readonly id: IdeaId;
  readonly game: 'napoleon' | 'classic' | 'any';
  /** The questions at which it can come up; [] for any. */
  readonly kinds: readonly DecisionKind[];
  /** How many choices towards the answer have been made: 0 at its first list. Null for any. */
  readonly depth: 0 | 1 | 2 | null;
  /** In Risk Napoleon, and in classic games. */
  readonly rules: readonly [napoleon: string, classic: string];
  /** What it is about; null while it does not apply. */
  readonly applies: (scene: Scene) => Subject | null;
}

const idea = (
  id: IdeaId,
  game: Idea['game'],
  kinds: readonly DecisionKind[],
  depth: Idea['depth'],
  rule: string | readonly [string, string],
  applies: Idea['applies'] = always,
): Idea => ({ id, game, kinds, depth, rules: typeof rule === 'string' ? [rule, rule] : rule, applies });

const SPENDING: readonly DecisionKind[] = ['muster', 'place'];
const FIGHTING: readonly DecisionKind[] = ['combat', 'attack'];

export const IDEAS: readonly Idea[] = [
  // What the game is about, at whatever comes first.
  idea('goal', 'napoleon', [], 0, 'N-VP'),
  idea('goalClassic', 'classic', [], 0, 'C-END-4', ({ rules }) =>
    when(rules.setup.options.rounds !== null, { count: rules.setup.options.rounds ?? 0 }),
  ),
  idea('conquest', 'classic', [], 0, 'C-END-1', ({ rules }) =>
    when(rules.setup.options.rounds === null && rules.setup.options.missions !== 'secret'),
  ),

  // Setting up.
  idea('claim', 'classic', ['claim'], 0, 'C-SETUP-3'),
  idea('setUp', 'any', ['place'], 0, ['N-SETUP-4', 'C-SETUP-4'], ({ view }) => when(view.turn.round === 0)),
  idea('firstOfficer', 'napoleon', ['deploy'], 0, 'N-SETUP-4'),

  // Reinforcements.
  idea('pool', 'napoleon', ['muster'], null, 'N-REINF-1', (scene) => when(poolOf(scene) > 0, { count: poolOf(scene) })),
  idea('armies', 'classic', ['place'], null, 'C-REINF-1', (scene) =>
    when(scene.view.turn.round > 0, { count: poolOf(scene) }),
  ),
  idea('fortification', 'napoleon', ['muster'], 0, 'N-REINF-5', (scene) =>
    offers(scene, 'buy', 'fortification') ? at(unfortified(scene)) : null,
  ),
  idea('general', 'napoleon', ['muster'], 0, 'N-LAND-2', (scene) =>
    offers(scene, 'buy', 'general') ? at(frontier(scene)) : null,
  ),
  idea('ship', 'napoleon', ['muster'], 0, 'N-LAND-3', (scene) => when(offers(scene, 'buy', 'ship'))),
  idea('together', 'any', SPENDING, 0, ['N-LAND-1', 'C-ATT-2'], (scene) =>
    scene.view.turn.round > 0 && poolOf(scene) > 0 ? at(frontier(scene)) : null,
  ),
  idea('region', 'any', SPENDING, 0, ['N-REINF-1', 'C-REINF-2'], empireAlmostHeld),
  idea('hand', 'napoleon', ['muster'], 0, 'N-CARD-1', (scene) => when(hasHand(scene))),
  idea('set', 'napoleon', ['muster'], 0, 'N-REINF-2', (scene) => when(offers(scene, 'trade'))),
  idea('trade', 'classic', ['trade'], 0, 'C-CARD-2'),
  idea('ransom', 'napoleon', ['muster', 'gift'], 0, 'N-REINF-7', (scene) =>
    when(offers(scene, 'ransom') || scene.decision.kind === 'gift'),
  ),

  // Fights.
  idea('forced', 'napoleon', ['combat'], 0, 'N-NAVAL-1', ({ decision }) =>
    when(decision.kind === 'combat' && decision.forced),
  ),
  idea('attack', 'any', FIGHTING, 0, ['N-LAND-1', 'C-ATT-1']),
  idea('target', 'any', FIGHTING, 1, ['N-LAND-1', 'C-ATT-4']),
  idea('roll', 'any', FIGHTING, 2, ['N-LAND-1', 'C-ATT-5']),
  idea('moveIn', 'any', ['moveIn'], null, ['N-LAND-1', 'C-ATT-6']),
  idea('card', 'napoleon', ['combat'], 0, 'N-END-2', ({ view }) => when(view.turn.captured.length > 0)),
  idea('cardClassic', 'classic', ['attack'], 0, 'C-CARD-5', ({ view }) => when(view.turn.captured.length > 0)),
  idea('takeRegion', 'any', FIGHTING, 0, ['N-REINF-1', 'C-REINF-2'], empireAlmostHeld),
  idea('mission', 'napoleon', ['muster', 'combat'], 0, 'N-MISSION-1', missionAhead),
  idea('toll', 'napoleon', ['combat'], 0, 'N-LAND-4', (scene) => at(tollAhead(scene))),
  idea('eliminate', 'any', FIGHTING, 0, ['N-LAND-8', 'C-ATT-7'], fewestLands),
  idea('react', 'napoleon', ['react'], null, 'N-CARD-4'),
  idea('defend', 'any', ['defend'], null, 'C-ATT-3'),

  // The end of a turn, and of the game.
  idea('epidemic', 'napoleon', ['muster', 'manoeuvre'], 0, 'N-EPI-1', (scene) => at(ownEpidemic(scene))),
  idea('manoeuvre', 'napoleon', ['manoeuvre'], 0, 'N-MAN-1'),
  idea('fortify', 'classic', ['fortify'], 0, 'C-FORT-1'),
  idea('claimMission', 'napoleon', ['claimMission'], 0, 'N-MISSION-6'),
  idea('lastRound', 'napoleon', ['muster', 'combat'], 0, 'N-END-3', (scene) => when(isLastRound(scene))),
  idea('lastRoundClassic', 'classic', ['place', 'attack'], 0, 'C-END-4', (scene) => when(isLastRound(scene))),
  idea('learnt', 'napoleon', ['muster', 'combat'], 0, 'N-SETUP-6', (scene) =>
    when(isLearning(scene) && scene.view.turn.round === 4),
  ),
  idea('lastSeat', 'napoleon', ['lastSeat'], 0, 'N-END-5'),
];

/** Whether such ideas are told in games that have what Risk Napoleon adds, and in those that have not. */
const TOLD_IN: Readonly<Record<Idea['game'], readonly boolean[]>> = {
  napoleon: [true],
  classic: [false],
  any: [true, false],
};

/** Ideas that can come up in a game, in their order. */
export const ideasOf = (hasNapoleon: boolean): readonly Idea[] =>
  IDEAS.filter(({ game }) => TOLD_IN[game].includes(hasNapoleon));
