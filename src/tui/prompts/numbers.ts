// Numbers that Risk Napoleon asks for within an offer: how many regiments, ships, officers.
import { type Decision, type Offer, type PlaceId, unitsAt } from '../../core/index.js';
import type { Place } from '../../text/index.js';
import { bold, dim } from '../frame/line.js';
import type { Model, Stage } from '../model.js';
import type { Prompt } from './prompt.js';
import { itemColumns } from './region.js';
import { remaining } from './steps.js';
import { titleOf } from './titles.js';

type NumberStage = Extract<Stage, { at: 'number'; of: 'offer' }>;

const numberTitle = (model: Model, decision: Decision, offer: Offer, field: string): string => {
  const { words } = model.context;
  const { howMany } = words.m.napoleon;
  /** The question about places of the offer, in the columns that it has. */
  const ask = (sentence: (...places: readonly Place[]) => string, ...keys: readonly string[]): string =>
    words.fitting(
      itemColumns(model),
      keys.map((key) => offer.fixed[key] as PlaceId),
      sentence,
    );
  if (decision.kind === 'advance') {
    if (field === 'count') return titleOf(model, decision);
    const isSea = model.context.rules.board.zoneIndex.has(decision.to);
    return (isSea ? howMany.admirals : howMany.generals)(words.placeOf(decision.to));
  }
  switch (offer.type) {
    case 'place':
      return ask(howMany.regiments, 'territory');
    case 'buy':
      return ask(howMany.ships, 'at');
    case 'march':
      return ask(howMany.march, 'from', 'to');
    case 'cruise':
      return ask(howMany.cruise, 'from', 'to');
    default:
      return ask(offer.fixed['what'] === 'admiral' ? howMany.withAdmiral : howMany.withGeneral, 'from', 'to');
  }
};

/** What the number leads to: `Alaska keeps 3, Kamchatka holds 5.` */
const numberHint = (model: Model, decision: Decision, offer: Offer, { field, value, min }: NumberStage): string => {
  const { rules, words } = model.context;
  const { prompt, napoleon } = words.m;
  const units = (place: PlaceId): number => unitsAt(rules, model.view, place, decision.seat);
  const place = (offer.fixed['territory'] ?? offer.fixed['at']) as PlaceId | null | undefined;
  if (place) {
    const pool = decision.kind === 'muster' ? decision.pool : 0;
    return `${prompt.thenHolds(words.placeOf(place), units(place) + value)} ${napoleon.notes.poolLeft(pool - value)}`;
  }
  if (field === 'leaders') return min > 0 ? napoleon.tookPart : '';
  const [from, to] =
    decision.kind === 'advance'
      ? [decision.from, decision.to]
      : [offer.fixed['from'] as PlaceId, offer.fixed['to'] as PlaceId];
  return prompt.thenHoldBoth(words.placeOf(from), units(from) - value, words.placeOf(to), units(to) + value);
};

/** The number that is asked for within an offer. */
export const offerNumberPrompt = (model: Model, stage: NumberStage): Prompt | null => {
  const { decision } = model;
  const [offer] = decision === null ? [] : remaining(decision, stage.path);
  if (decision === null || !offer) return null;
  const { min, max, value, field } = stage;
  return {
    kind: 'number',
    title: [bold(numberTitle(model, decision, offer, field))],
    hint: [dim(numberHint(model, decision, offer, stage))],
    min,
    max,
    value,
  };
};

/** How many units a fight that goes on by itself must leave. */
export const fightNumberPrompt = (model: Model, stage: Extract<Stage, { at: 'number'; of: 'fight' }>): Prompt => {
  const { words } = model.context;
  const { min, max, value, fight } = stage;
  return {
    kind: 'number',
    title: [bold(words.m.napoleon.howMany.remain(words.placeOf(fight.from)))],
    hint: [dim(words.m.prompt.stopsAt(words.placeOf(fight.from), value))],
    min,
    max,
    value,
  };
};
