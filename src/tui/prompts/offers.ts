// The prompts of Risk Napoleon, made from a question's offers and the steps taken towards one of them.
import {
  type Answer,
  type CardId,
  type Decision,
  effectOf,
  type MissionId,
  missionPoints,
  type Offer,
  type OfferValue,
  type PlaceId,
  type Seat,
  type TerritoryId,
  unitsAt,
  type ZoneId,
} from '../../core/index.js';
import { piecesText } from '../../narration/narrateNapoleon.js';
import { bold, dim, type Line, sayLine, span } from '../frame/line.js';
import { seatMark } from '../frame/marks.js';
import type { Model, Stage } from '../model.js';
import { doomed, doomedText } from './doomed.js';
import { cardNote, fightPrompt, isFight, isFightStep, offerOdds, originRow, targetRow } from './fights.js';
import { isHasty } from './hasty.js';
import { ownRow, placeRow, targetHeader } from './places.js';
import { answerWith, type Choose, type Item, type Prompt } from './prompt.js';
import { rerollPrompt } from './reactions.js';
import { withRegion } from './region.js';
import { isThing, missingItems, thingLine } from './shop.js';
import { type Choice, nextStep, remaining, type Step, type Pick as Taken } from './steps.js';
import { hintOf, stepTitle, titleOf } from './titles.js';

// --- What the items of each list say ---------------------------------------------------------------------------------

const textOf = (line: Line): string =>
  line
    .map((part) => part.text)
    .join('')
    .trim();

const cardLine = (model: Model, card: CardId): Line => {
  const { rules, words } = model.context;
  const effect = effectOf(rules, card);
  if (effect === null) return [span(words.card(card))];
  return [span(words.m.napoleon.playCard(words.effect(effect).name)), ...cardNote(model, card)];
};

const missionLine = (model: Model, id: MissionId): Line => {
  const { words, rules } = model.context;
  return [bold(`${words.m.napoleon.vp(missionPoints(rules, id))}  ${words.mission(id).name}`)];
};

/** What a card or a mission says in full, for the one that is chosen. */
const detailOf = (model: Model, field: string, value: OfferValue): string | null => {
  const { words } = model.context;
  const [kind = '', id = ''] = field === 'group' ? String(value).split(':') : [];
  if (kind === 'mission') return words.mission(id as MissionId).text;
  // The foot has the warning until it has the question whether that is meant.
  if (kind === 'endManoeuvre') return model.confirm === null ? null : doomedText(model);
  const effect = kind === 'card' ? effectOf(model.context.rules, id as CardId) : null;
  return effect === null ? null : words.effect(effect).text;
};

const groupLine = (model: Model, decision: Decision, group: string, offers: readonly Offer[]): Line => {
  const { m } = model.context.words;
  const [kind = '', rest = ''] = group.split(':');
  if (isThing(group)) return thingLine(model, decision, group, offers);
  if (kind === 'card') return cardLine(model, rest as CardId);
  if (kind === 'mission') return missionLine(model, rest as MissionId);
  if (kind === 'at') return ownRow(model, rest as PlaceId, decision.seat);
  if (kind === 'from') return originRow(model, rest as PlaceId, offers);
  if (kind === 'endClaim') return [span(m.napoleon.endClaim)];
  const name = (m.napoleon.groups as Readonly<Record<string, string>>)[group] ?? group;
  const isBare = kind === 'noReaction' && decision.kind === 'react' && decision.offers.length === 1;
  return isBare ? [span(name), dim(`  ${m.napoleon.noneFits}`)] : [span(name)];
};

const valueLine = (model: Model, decision: Decision, { field, choice }: { field: string; choice: Choice }): Line => {
  const { words } = model.context;
  const { value, offers } = choice;
  if (field === 'group') return groupLine(model, decision, String(value), offers);
  if (field === 'captor' || field === 'target') {
    const seat = Number(value) as Seat;
    return [seatMark(model, seat), span(` ${words.seat(seat)}`)];
  }
  if (field === 'what') return [span(piecesText(words, String(value), 1))];
  if (field === 'cards' && Array.isArray(value)) return [span(words.m.list(value.map((c) => words.card(c as CardId))))];
  const type = offers[0]?.type ?? '';
  const place = value as PlaceId;
  if (field === 'to' && ['attack', 'sail', 'enter'].includes(type)) return targetRow(model, place, offers);
  if (type === 'playCard' && (field === 'from' || field === 'to'))
    return withRegion(model, placeRow(model, place), place, decision.seat);
  return ownRow(model, place, decision.seat);
};

/** Where an item stands on the map, if it does. */
const placeOf = (model: Model, field: string, value: OfferValue): Pick<Item, 'territory' | 'zone'> => {
  const [kind, rest] = String(value).split(':');
  const id = field === 'group' ? (kind === 'from' || kind === 'at' ? rest : undefined) : String(value);
  const { index, zoneIndex } = model.context.rules.board;
  return {
    territory: id !== undefined && index.has(id) ? (id as TerritoryId) : null,
    zone: id !== undefined && zoneIndex.has(id) ? (id as ZoneId) : null,
  };
};

/** The place that all offers left have in one of these fields. */
const common = (offers: readonly Offer[], ...fields: readonly string[]): PlaceId | null => {
  for (const field of fields) {
    const values = new Set(offers.map((offer) => offer.fixed[field]));
    const [value] = values;
    if (values.size === 1 && typeof value === 'string') return value as PlaceId;
  }
  return null;
};

/** What has been chosen so far, for the map: where it comes from and where it goes. */
export const chosenPlaces = (
  decision: Decision,
  stage: Stage,
): { readonly from: PlaceId | null; readonly to: PlaceId | null } => {
  if (decision.kind === 'advance') return { from: decision.from, to: decision.to };
  if (decision.kind === 'react') return { from: decision.battle.from, to: decision.battle.to };
  const path = 'path' in stage ? stage.path : [];
  if (path.length === 0) return { from: null, to: null };
  const offers = remaining(decision, path);
  return { from: common(offers, 'from'), to: common(offers, 'to', 'at', 'territory') };
};

// --- From step to step -------------------------------------------------------------------------------------------------

/** Whether what is left to choose after `path` is one of Old Guard's choices of dice: a list, not a number. */
const isReroll = (step: Step): boolean => step.kind === 'number' && step.field === 'dice';

/** What choosing `value` leads to: the answer at once, or the next step. */
export const chooseAfter = (model: Model, decision: Decision, path: readonly Taken[]): Choose => {
  const step = isFightStep(decision, path) ? null : nextStep(decision, path);
  if (step === null || step.kind === 'list' || isReroll(step)) return { do: 'stage', stage: { at: 'offers', path } };
  if (step.kind === 'answer') return warned(model, step.answer);
  const { field, min, max, offer } = step;
  // Ships are bought one by one; whatever is placed or moved is mostly all of it.
  const value = offer.type === 'buy' ? min : max;
  return { do: 'stage', stage: { at: 'number', of: 'offer', path, field, min, max, value, typed: '' } };
};

/** N-EPI: before the manoeuvres end, a warning where an epidemic is about to empty a territory. */
const warned = (model: Model, answer: Answer): Choose => {
  const isEnd = answer.type === 'choose' && answer.offer === 'endManoeuvre';
  if (isEnd && doomed(model).length > 0) return { do: 'confirm', confirm: { ask: 'epidemic', answer } };
  return isEndOfCombat(model, answer) ? { do: 'confirm', confirm: { ask: 'endAttack', answer } } : answerWith(answer);
};

const isEndOfCombat = (model: Model, answer: Answer): boolean => {
  const { decision } = model;
  if (answer.type !== 'choose' || answer.offer !== 'endCombat' || decision?.kind !== 'combat') return false;
  return decision.offers.some((o) => o.type === 'attack' && isHasty(model, offerOdds(model, o)?.win ?? 0));
};

/** Whether a list is shown after `path`; a number is asked for otherwise. */
const isListAfter = (decision: Decision, path: readonly Taken[]): boolean => {
  if (isFightStep(decision, path)) return true;
  const step = nextStep(decision, path);
  return step.kind === 'list' || isReroll(step);
};

/** The steps that are left when the last one is undone: those that end in a list. */
export const stepBack = (decision: Decision, stage: Extract<Stage, { path: readonly Taken[] }>): readonly Taken[] => {
  let path = stage.at === 'offers' ? stage.path.slice(0, -1) : stage.path;
  while (path.length > 0 && !isListAfter(decision, path)) path = path.slice(0, -1);
  return path;
};

// --- The prompt -----------------------------------------------------------------------------------------------------------

const ORDER: readonly string[] = [
  'place',
  'buy',
  'ransom',
  'trade',
  'march',
  'cruise',
  'lead',
  'from',
  'card',
  'at',
  'mission',
];
const orderOf = (group: string): number => {
  const at = ORDER.indexOf(group.split(':')[0] ?? '');
  return at < 0 ? ORDER.length : at;
};

/** Where a choice stands in its list: things to do in a fixed order, origins by strength, targets by the odds. */
const rankOf = (model: Model, field: string, { value, offers }: Choice): number => {
  const seat = model.decision?.seat ?? (0 as Seat);
  const group = String(value);
  if (field === 'group' && group.startsWith('from:')) {
    const units = unitsAt(model.context.rules, model.view, group.slice(5) as PlaceId, seat);
    // Ships first: naval actions are over once there is war on land.
    const isAtSea = model.context.rules.board.zoneIndex.has(group.slice(5));
    return orderOf(group) + (isAtSea ? 0 : 0.5) - units / 10_000;
  }
  if (field === 'group') return orderOf(group);
  const [offer] = offers;
  return field === 'to' && offer && isFight(offer) ? -(offerOdds(model, offer)?.win ?? 1) : 0;
};

/** The id of the item that stands for a choice. */
export const itemId = ({ field, value }: Taken): string => `${field}-${String(value)}`;

const listItems = (
  model: Model,
  decision: Decision,
  path: readonly Taken[],
  step: Extract<Step, { kind: 'list' }>,
): Item[] => {
  const { field } = step;
  const choices = [...step.choices].sort((a, b) => rankOf(model, field, a) - rankOf(model, field, b));
  const items = choices.map((choice): Item => {
    const { value } = choice;
    const line = valueLine(model, decision, { field, choice });
    return {
      id: itemId({ field, value }),
      line,
      search: `${textOf(line)} ${sayLine(line)}`,
      ...placeOf(model, field, value),
      choose: chooseAfter(model, decision, [...path, { field, value }]),
      detail: detailOf(model, field, value),
    };
  });
  if (path.length > 0) return items;
  const end = items.findIndex(({ id }) => id.startsWith('group-end'));
  const at = end < 0 ? items.length : end;
  return [...items.slice(0, at), ...missingItems(model, decision), ...items.slice(at)];
};

/** The prompt of a question with offers, at the steps taken so far. */
export const offersPrompt = (model: Model, decision: Decision, stage: Stage): Prompt | null => {
  const path = stage.at === 'offers' ? stage.path : [];
  if (isFightStep(decision, path)) return fightPrompt(model, decision, path);
  const step = nextStep(decision, path);
  if (step.kind === 'number' && isReroll(step)) return rerollPrompt(model, step.offer);
  if (step.kind !== 'list') return null;
  const offers = remaining(decision, path);
  const title = path.length === 0 ? [bold(titleOf(model, decision))] : stepTitle(model, path, step.field, offers);
  const items = listItems(model, decision, path, step);
  const isTargets = step.field === 'to' && offers.some(isFight);
  const header = isTargets ? { header: targetHeader(model) } : {};
  return { kind: 'list', title, items, ...header, hint: hintOf(model, decision, path) };
};
