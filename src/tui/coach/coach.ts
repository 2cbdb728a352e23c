// The coach: which idea is told now. Pure. An idea stays while its question is open, and each comes once in a game.
import { isByItself } from '../change/auto.js';
import type { Model } from '../model.js';
import { isCovered } from '../modes.js';
import type { Coach, Coaching } from './coaching.js';
import { type Idea, ideasOf } from './ideas.js';
import { type Scene, sceneOf } from './scene.js';

export const newCoach = (isLesson: boolean): Coach => ({ isLesson, seen: [], idea: null, at: '' });

/** How many choices towards the answer have been made. */
const depthOf = ({ stage }: Model): number =>
  stage.at === 'number' ? Math.max(1, stage.path.length) : stage.path.length;

/** The question and the step of it, by which an idea is chosen once. */
const placeIn = (model: Model): string => `${model.decision?.id}/${model.decision?.seat}/${depthOf(model)}`;

const isOf = (idea: Idea, scene: Scene, depth: number): boolean =>
  (idea.kinds.length === 0 || idea.kinds.includes(scene.decision.kind)) &&
  (idea.depth === null || idea.depth === depth);

/** The next idea that has not been told and comes up now. */
const nextIdea = (model: Model, scene: Scene, seen: Coach['seen']): Coaching | null => {
  const { hasNapoleon } = scene.rules.profile;
  const depth = depthOf(model);
  for (const idea of ideasOf(hasNapoleon)) {
    if (seen.includes(idea.id) || !isOf(idea, scene, depth)) continue;
    const subject = idea.applies(scene);
    if (subject !== null) return { ...subject, id: idea.id, rule: idea.rules[hasNapoleon ? 0 : 1] };
  }
  return null;
};

const told = (coach: Coach, idea: Coaching, at: string): Coach => ({
  ...coach,
  at,
  idea,
  seen: [...coach.seen, idea.id],
});

/** Whether there is somebody to be told something: who is asked, with the keyboard, and not by an attack that goes on. */
const isListening = (model: Model): boolean => model.decision !== null && !isCovered(model) && !isByItself(model);

/** `model` with what its coach says now. */
export const coached = (model: Model): Model => {
  const { coach } = model;
  if (coach === null) return model;
  const scene = isListening(model) ? sceneOf(model) : null;
  if (scene === null) return model;
  const at = placeIn(model);
  if (coach.at === at) return model;
  const idea = nextIdea(model, scene, coach.seen);
  if (idea !== null) return { ...model, coach: told(coach, idea, at) };
  // Within its question an idea stays.
  const isSame = coach.at.split('/').slice(0, 2).join() === at.split('/').slice(0, 2).join();
  return { ...model, coach: { ...coach, at, idea: isSame ? coach.idea : null } };
};

/** One more idea for the open question; null where there is none. */
export const moreIdeas = (model: Model): Model | null => {
  const { coach } = model;
  const scene = isListening(model) ? sceneOf(model) : null;
  if (coach === null || scene === null) return null;
  const idea = nextIdea(model, scene, coach.seen);
  return idea === null ? null : { ...model, coach: told(coach, idea, placeIn(model)) };
};
