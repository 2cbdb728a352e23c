// N-EPI-1: what the epidemic phase is about to take from the seat on turn.
import { regionsHeldBy, type TerritoryId } from '../../core/index.js';
import type { Model } from '../model.js';

/** Own territories that the epidemic phase is about to empty. */
export const doomed = ({ context, view }: Model): TerritoryId[] => {
  const n = view.napoleon;
  if (n === null) return [];
  const { seat } = view.turn;
  return context.rules.board.territories.flatMap((t, at) => {
    const sick = n.epidemics[at] ?? 0;
    return sick > 0 && view.owner[at] === seat && (view.armies[at] ?? 0) <= sick ? [t.id] : [];
  });
};

/** The warning in words: the territories, and the empires whose hold breaks with them; null where none is in danger. */
export const doomedText = (model: Model): string | null => {
  const lost = doomed(model);
  if (lost.length === 0) return null;
  const { rules, words } = model.context;
  const { index, regions } = rules.board;
  const broken = regionsHeldBy(rules, model.view, model.view.turn.seat).filter((r) =>
    lost.some((id) => regions[r]?.territories.includes(index.get(id) ?? -1)),
  );
  const empires = broken.flatMap((r) => (regions[r] ? [words.regionOf(regions[r].id)] : []));
  const { napoleon } = words.m;
  const warning = napoleon.warnEmpty(lost.map(words.placeOf));
  return empires.length === 0 ? warning : `${warning} ${napoleon.warnEmpire(empires)}`;
};
