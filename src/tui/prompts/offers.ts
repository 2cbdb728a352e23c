// The prompt of a question, made from its offers and the steps taken towards one of them, and where each choice leads.
import {
  type Answer,
  answerTo,
  type Decision,
  type NumberField,
  type Offer,
  type OfferType,
  type PlaceId,
  type Seat,
  type TerritoryId,
  unitsAt,
  type ZoneId,
} from '../../core/index.js';
import { type Line, sayLine } from '../frame/line.js';
import type { Model, Stage } from '../model.js';
import { doomed } from './doomed.js';
import { factsOf, fightPrompt, isFightStep, plainItem } from './fights.js';
import { isHasty } from './hasty.js';
import { isFight, offerOdds } from './odds.js';
import { placeHeader, targetHeader } from './places.js';
import { answerWith, type Choose, type Item, type Prompt } from './prompt.js';
import { rerollPrompt } from './reactions.js';
import { choiceLine, detailOf, placeOfPick, placeSeat } from './rows.js';
import { missingItems, shopHeader } from './shop.js';
import { type Choice, itemId, nextStep, type Pick, remaining, type Step } from './steps.js';
import { hintOf, listTitle, stepTitle } from './titles.js';

// --- From step to step -------------------------------------------------------------------------------------------------

/** Dice are chosen from a list: how many to defend with, which to roll again. */
const isDice = (step: Step): boolean => step.kind === 'number' && step.field === 'dice';

const numberStage = (
  path: readonly Pick[],
  { field, min, max, offer }: Extract<Step, { kind: 'number' }>,
): Extract<Stage, { of: 'offer' }> => {
  // Ships are bought one by one; whatever is placed or moved is mostly all of it.
  const value = offer.type === 'buy' ? min : max;
  return { at: 'number', of: 'offer', path, field, min, max, value, typed: '' };
};

/** What the steps in `path` lead to: the answer at once, or the next step. */
export const chooseAfter = (model: Model, decision: Decision, path: readonly Pick[]): Choose => {
  const step = isFightStep(decision, path) ? null : nextStep(decision, path);
  if (step === null || step.kind === 'list' || isDice(step)) return { do: 'stage', stage: { at: 'list', path } };
  if (step.kind === 'answer') return warned(model, step.answer);
  return { do: 'stage', stage: numberStage(path, step) };
};

/** Before manoeuvres or attacks end, a warning where something is about to be lost by it. */
const warned = (model: Model, answer: Answer): Choose => {
  // N-EPI: an epidemic is about to empty a territory.
  if (answer.type === 'endManoeuvre' && doomed(model).length > 0)
    return { do: 'confirm', confirm: { ask: 'epidemic', answer } };
  return answer.type === 'endAttack' && endsHastily(model)
    ? { do: 'confirm', confirm: { ask: 'endAttack', answer } }
    : answerWith(answer);
};

const endsHastily = (model: Model): boolean => {
  const offers: readonly Offer[] = model.decision?.offers ?? [];
  return offers.some((o) => o.type === 'attack' && isHasty(model, offerOdds(model, o)?.win ?? 0));
};

/** Whether a list is shown after `path`; a number is asked for otherwise. */
const isListAfter = (decision: Decision, path: readonly Pick[]): boolean => {
  if (isFightStep(decision, path)) return true;
  const step = nextStep(decision, path);
  return step.kind === 'list' || isDice(step);
};

/** The steps that are left when the last one is undone: those that end in a list. */
export const stepBack = (decision: Decision, stage: Stage): readonly Pick[] => {
  let path = stage.at === 'list' ? stage.path.slice(0, -1) : stage.path;
  while (path.length > 0 && !isListAfter(decision, path)) path = path.slice(0, -1);
  return path;
};

/** The stage in which a question begins. */
export const firstStage = (decision: Decision | null): Stage => {
  const step = decision === null ? null : nextStep(decision, []);
  return step?.kind === 'number' && !isDice(step) ? numberStage([], step) : { at: 'list', path: [] };
};

/** The place that all offers left have in one of these fields. */
const common = (
  offers: readonly Offer[],
  ...fields: readonly ('from' | 'to' | 'at' | 'territory')[]
): PlaceId | null => {
  for (const field of fields) {
    const values = new Set(offers.map((offer) => (offer as { readonly [F in typeof field]?: PlaceId })[field]));
    const [value] = values;
    if (values.size === 1 && value !== undefined) return value;
  }
  return null;
};

/** What has been chosen so far, for the map: where it comes from and where it goes. */
export const chosenPlaces = (
  decision: Decision,
  { path }: Stage,
): { readonly from: PlaceId | null; readonly to: PlaceId | null } => {
  if (decision.kind === 'moveIn') return { from: decision.from, to: decision.to };
  if (decision.kind === 'react' || decision.kind === 'defend')
    return { from: decision.battle.from, to: decision.battle.to };
  if (path.length === 0) return { from: null, to: null };
  const offers = remaining(decision, path);
  return { from: common(offers, 'from'), to: common(offers, 'to', 'at', 'territory') };
};

// --- The items of a list --------------------------------------------------------------------------------------------------

/** In which order things to do stand in the first list. */
const ORDER: readonly OfferType[] = [
  'skipFortify',
  'place',
  'buy',
  'ransom',
  'trade',
  'march',
  'cruise',
  'lead',
  'sail',
  'attack',
  'enter',
  'fortify',
  'playCard',
  'react',
  'deploy',
  'gift',
  'claimMission',
];
const LAST = ORDER.length;

const rankOfType = (offer: Offer | undefined): number => {
  const at = offer === undefined ? -1 : ORDER.indexOf(offer.type);
  return at < 0 ? LAST : at;
};

/** Armies are seldom wanted where no enemy can come. */
const isInland = ({ context, view }: Model, place: PlaceId, seat: Seat): boolean => {
  const { neighbours, index } = context.rules.board;
  return (neighbours[index.get(place) ?? -1] ?? []).every((n) => view.owner[n] === seat);
};

/**
 * Where a choice stands in its list: things to do in a fixed order, origins by strength, targets by the odds, places of a
 * reinforcement that face an enemy first, sets that bring the two extra armies first. Two numbers: the second among equals.
 */
const rankOf = (model: Model, decision: Decision, { pick, offers }: Choice): readonly [number, number] => {
  const [offer] = offers;
  if (pick.field !== 'group') return [0, pick.field === 'to' && offer ? -(offerOdds(model, offer)?.win ?? 1) : 0];
  const group = pick.value;
  if (group.of === 'from') {
    const { rules } = model.context;
    // Ships first: naval actions are over once there is war on land.
    const isAtSea = rules.board.zoneIndex.has(group.place);
    const rank = ORDER.indexOf(isAtSea ? 'sail' : 'attack');
    return [
      decision.kind === 'fortify' ? rankOfType(offer) : rank,
      -unitsAt(rules, model.view, group.place, decision.seat),
    ];
  }
  if (group.of === 'set') return [rankOfType(offer), group.bonusOn === null ? 1 : 0];
  if (decision.kind === 'place' && group.of === 'at')
    return [rankOfType(offer), isInland(model, group.place, placeSeat(decision)) ? 1 : 0];
  return [rankOfType(offer), 0];
};

const ENDS: readonly OfferType[] = ['endTrade', 'endMuster', 'endAttack', 'skipFortify', 'endManoeuvre', 'endClaim'];
/** Sets of cards, cards with an effect, officers and what else is bought: spent by who means it. */
const RARE: readonly OfferType[] = ['trade', 'playCard', 'react', 'buy', 'lead', 'ransom'];

const roleOf = ({ pick, offers: [offer] }: Choice): 'end' | 'rare' | null => {
  if (pick.field !== 'group' || !offer) return null;
  if (ENDS.includes(offer.type)) return 'end';
  return RARE.includes(offer.type) ? 'rare' : null;
};

const textOf = (line: Line): string =>
  line
    .map((part) => part.text)
    .join('')
    .trim();

const itemOf = (model: Model, decision: Decision, path: readonly Pick[], choice: Choice): Item => {
  const { pick } = choice;
  const { rules, words } = model.context;
  const { index, zoneIndex } = rules.board;
  const place = placeOfPick(pick);
  let line: Line | null = null;
  return {
    id: itemId(pick),
    // Of a long list few rows are on the screen: the others are never written.
    get line() {
      line ??= choiceLine(model, decision, choice);
      return line;
    },
    get search() {
      if (place !== null) return `${words.place(place)} ${words.code(place as TerritoryId)}`;
      return `${textOf(this.line)} ${sayLine(this.line)}`;
    },
    territory: place !== null && index.has(place) ? (place as TerritoryId) : null,
    zone: place !== null && zoneIndex.has(place) ? (place as ZoneId) : null,
    choose: chooseAfter(model, decision, [...path, pick]),
    detail: detailOf(model, pick),
    ...(pick.field === 'to' && place !== null ? { facts: factsOf(model, place, choice.offers) } : {}),
    role: roleOf(choice),
  };
};

const listItems = (
  model: Model,
  decision: Decision,
  path: readonly Pick[],
  step: Extract<Step, { kind: 'list' }>,
): Item[] => {
  const ranked = step.choices.map((choice) => ({ choice, rank: rankOf(model, decision, choice) }));
  ranked.sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1]);
  const items = ranked.map(({ choice }) => itemOf(model, decision, path, choice));
  if (path.length > 0) return items;
  const end = items.findIndex(({ role }) => role === 'end');
  const at = end < 0 ? items.length : end;
  return [...items.slice(0, at), ...missingItems(model, decision), ...items.slice(at)];
};

// --- The prompt -----------------------------------------------------------------------------------------------------------

/** C-ATT-3: most dice first. */
const defendPrompt = (
  model: Model,
  decision: Decision,
  { field, min, max, offer }: Extract<Step, { kind: 'number' }>,
): Prompt => {
  const { defendWith } = model.context.words.m.prompt;
  const items = Array.from({ length: max - min + 1 }, (_, i) => max - i).map((n) => {
    const numbers: Partial<Record<NumberField, number>> = { [field]: n };
    return plainItem(`defend-${n}`, defendWith(n), answerWith(answerTo(offer, numbers)));
  });
  return { kind: 'list', title: listTitle(model, decision), items, hint: hintOf(model, decision, []) };
};

/** The heads of the columns of a list of places; a list of things to do has none. */
const headerOf = (
  model: Model,
  decision: Decision,
  path: readonly Pick[],
  { field, choices }: Extract<Step, { kind: 'list' }>,
): { readonly header?: Line } => {
  if (field === 'to' && choices.some(({ offers }) => offers.some(isFight))) return { header: targetHeader(model) };
  const shop = path.length === 0 ? shopHeader(model, decision) : null;
  if (shop !== null) return { header: shop };
  const isPlace = ({ pick }: Choice): boolean => placeOfPick(pick) !== null;
  if (decision.kind === 'claim' || !choices.some((choice) => isPlace(choice) && roleOf(choice) === null)) return {};
  const isOrigin = choices.some(({ pick }) => pick.field === 'group' && pick.value.of === 'from');
  return { header: placeHeader(model, isOrigin && decision.kind !== 'fortify') };
};

/** The prompt of a question at the steps taken so far; null where a number is asked for. */
export const offersPrompt = (model: Model, decision: Decision, path: readonly Pick[]): Prompt | null => {
  if (isFightStep(decision, path)) return fightPrompt(model, decision, path);
  const step = nextStep(decision, path);
  if (step.kind === 'number' && isDice(step))
    return decision.kind === 'defend' ? defendPrompt(model, decision, step) : rerollPrompt(model, step.offer);
  if (step.kind !== 'list') return null;
  const offers = remaining(decision, path);
  const title = path.length === 0 ? listTitle(model, decision) : stepTitle(model, decision, path, step.field, offers);
  const items = listItems(model, decision, path, step);
  return { kind: 'list', title, items, ...headerOf(model, decision, path, step), hint: hintOf(model, decision, path) };
};
