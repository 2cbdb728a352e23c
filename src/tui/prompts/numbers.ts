// Numbers that are asked for: how many armies, ships, officers; and what they lead to.
import { type Decision, type Offer, type PlaceId, unitsAt } from '../../core/index.js';
import type { Place } from '../../text/index.js';
import { bold, dim } from '../frame/line.js';
import type { Model, Stage } from '../model.js';
import type { Prompt } from './prompt.js';
import { itemColumns } from './region.js';
import { remaining } from './steps.js';
import { titleOf } from './titles.js';

type NumberStage = Extract<Stage, { at: 'number' }>;
type OfferStage = Extract<Stage, { of: 'offer' }>;

const numberTitle = (model: Model, decision: Decision, offer: Offer, field: string): string => {
  const { words } = model.context;
  const { napoleon, prompt } = words.m;
  const { howMany } = napoleon;
  /** The question about places of the offer, in the columns that it has. */
  const ask = (sentence: (...places: readonly Place[]) => string, ...places: readonly PlaceId[]): string =>
    words.fitting(itemColumns(model), places, sentence);
  switch (offer.type) {
    case 'moveIn': {
      if (field === 'count' || decision.kind !== 'moveIn') return titleOf(model, decision);
      const isSea = model.context.rules.board.zoneIndex.has(decision.to);
      return (isSea ? howMany.admirals : howMany.generals)(words.placeOf(decision.to));
    }
    case 'place':
      return ask(model.view.napoleon ? howMany.regiments : prompt.howManyPlace, offer.territory);
    case 'fortify':
      return ask(prompt.howManyFortify, offer.to);
    case 'buy':
      return ask(howMany.ships, offer.at);
    case 'march':
      return ask(howMany.march, offer.from, offer.to);
    case 'cruise':
      return ask(howMany.cruise, offer.from, offer.to);
    case 'lead':
      return ask(offer.what === 'admiral' ? howMany.withAdmiral : howMany.withGeneral, offer.from, offer.to);
    default:
      return '';
  }
};

/** What the number leads to: `Alaska keeps 3, Kamchatka holds 5.` */
const numberHint = (model: Model, decision: Decision, offer: Offer, { field, value, min }: OfferStage): string => {
  const { rules, words } = model.context;
  const { prompt, napoleon } = words.m;
  const units = (place: PlaceId): number => unitsAt(rules, model.view, place, decision.seat);
  if (offer.type === 'place' || offer.type === 'buy') {
    const place = offer.type === 'place' ? offer.territory : offer.at;
    // T-3: a neutral's armies may be placed too.
    const now = decision.kind === 'place' ? unitsAt(rules, model.view, place, decision.of) : units(place);
    const then = prompt.thenHolds(words.placeOf(place), now + value);
    return decision.kind === 'muster' ? `${then} ${napoleon.notes.poolLeft(decision.pool - value)}` : then;
  }
  if (field === 'leaders') return min > 0 ? napoleon.tookPart : '';
  if (decision.kind !== 'moveIn' && !('to' in offer)) return '';
  const { from, to } = decision.kind === 'moveIn' ? decision : (offer as Extract<Offer, { type: 'march' }>);
  return prompt.thenHoldBoth(words.placeOf(from), units(from) - value, words.placeOf(to), units(to) + value);
};

/** The number that is asked for within an offer. */
const offerPrompt = (model: Model, decision: Decision, stage: OfferStage): Prompt | null => {
  const [offer] = remaining(decision, stage.path);
  if (!offer) return null;
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
const remainPrompt = (model: Model, stage: Extract<Stage, { of: 'remain' }>): Prompt => {
  const { words } = model.context;
  const { min, max, value, fight } = stage;
  const from = words.placeOf(fight.from);
  const ask = model.view.napoleon ? words.m.napoleon.howMany.remain : words.m.prompt.howManyRemain;
  return {
    kind: 'number',
    title: [bold(ask(from))],
    hint: [dim(words.m.prompt.stopsAt(from, value))],
    min,
    max,
    value,
  };
};

/** The prompt of a number. */
export const numberPrompt = (model: Model, decision: Decision, stage: NumberStage): Prompt | null =>
  stage.of === 'remain' ? remainPrompt(model, stage) : offerPrompt(model, decision, stage);
