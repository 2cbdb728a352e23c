// Turning points of the game in words, and the one that is chosen.
import { type Turning, weightiest } from '../../core/index.js';
import { piecesText } from '../../narration/narrateNapoleon.js';
import { percentText } from '../frame/marks.js';
import type { Model } from '../model.js';

/** More would be no turning points. */
const MOST = 8;

const lists = new WeakMap<Model['chronicle'], readonly Turning[]>();

/** Those of the game so far, in their order. */
export const turningsIn = ({ chronicle }: Model): readonly Turning[] => {
  const known = lists.get(chronicle);
  if (known) return known;
  const found = weightiest(chronicle, MOST);
  lists.set(chronicle, found);
  return found;
};

export const turningText = (model: Model, turning: Turning): string => {
  const { words } = model.context;
  const { story } = words.m;
  const name = words.seat(turning.seat);
  switch (turning.what) {
    case 'eliminated':
      return story.eliminated(name, words.seat(turning.loser));
    case 'won':
      return story.won(name, words.placeOf(turning.place), words.regionOf(turning.region), turning.bonus);
    case 'broke':
      return story.broke(name, words.placeOf(turning.place), words.regionOf(turning.region), words.seat(turning.loser));
    case 'mission':
      return story.mission(name, words.mission(turning.mission as never).name, turning.points);
    case 'officers':
      return story.officers(name, piecesText(words, turning.officer, turning.count), words.seat(turning.loser));
    case 'lead':
      return story.lead(name);
    case 'sweep':
      return story.sweep(name, turning.count);
    case 'upset':
      return story.upset(name, words.placeOf(turning.place), percentText(turning.chance));
  }
};

/** Steps of what can be gone to: of what was missed while that is shown, else the one before each turning point. */
export const momentsIn = (model: Model): readonly number[] =>
  model.review === null
    ? turningsIn(model).map(({ step }) => Math.max(0, step - 1))
    : (model.review.missed ?? []).map(({ step }) => step);

/** The step of the chosen one; null while none is. */
export const chosenMoment = (model: Model): number | null =>
  model.moment === null ? null : (momentsIn(model)[model.moment] ?? null);
