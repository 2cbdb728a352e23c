// Whether the coach has the card's place.

import type { Model } from '../model.js';
import type { Coaching } from './coaching.js';

/** What it says there: nothing while dice tumble, or something is looked at; and no more than one question long. */
export const coachedIdea = ({ coach, decision, tumble, looking, view }: Model): Coaching | null => {
  if (coach === null || decision === null || view.outcome !== null) return null;
  const isOfThis = coach.at.startsWith(`${decision.id}/${decision.seat}/`);
  return tumble !== null || looking !== null || !isOfThis ? null : coach.idea;
};
