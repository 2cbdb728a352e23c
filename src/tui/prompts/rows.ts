// What the rows of a question's lists say: a group of offers, or one value of a field.
import {
  type CardId,
  type CardTriple,
  type Decision,
  effectOf,
  type MissionId,
  missionPoints,
  type Offer,
  type PlaceId,
  type Seat,
  setValueOf,
  type TerritoryId,
} from '../../core/index.js';
import { piecesText } from '../../narration/narrateNapoleon.js';
import { bold, dim, type Line, padStart, said, span, widthOf } from '../frame/line.js';
import { seatMark } from '../frame/marks.js';
import type { Model } from '../model.js';
import { doomedText } from './doomed.js';
import { cardNote, originRow, targetRow } from './fights.js';
import { isFight } from './odds.js';
import { ownRow, placeRow } from './places.js';
import { itemColumns, withRegion } from './region.js';
import { isNamed, thingLine } from './shop.js';
import type { Choice, Group, Pick, Thing } from './steps.js';

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

/** `+ 8  Alaska, Ural and Peru  and 2 on Peru`. */
const setLine = (model: Model, cards: CardTriple, bonusOn: TerritoryId | null): Line => {
  const { rules, words } = model.context;
  const bonus = bonusOn === null ? [] : [span(`  ${words.m.prompt.cardBonus(words.placeOf(bonusOn))}`)];
  const value: Line = [bold(`+${padStart(`${setValueOf(rules, model.view, cards)}`, 2)}  `)];
  // With their effects, else with their symbols, else by their names, else by their codes: never two of three.
  const forms = [words.card, words.cardBriefly, words.cardName, words.cardCode];
  const ways = forms.map((name) => words.m.list(cards.map(name)));
  const [whole = ''] = ways;
  const room = itemColumns(model) - widthOf([...value, ...bonus]);
  return [
    ...value,
    said(span(ways.find((text) => widthOf([span(text)]) <= room) ?? ways.at(-1) ?? ''), whole),
    ...bonus,
  ];
};

/** What one does without doing anything, or to end a phase. */
const plainLine = (model: Model, decision: Decision, { type }: Thing): Line => {
  const { napoleon, prompt } = model.context.words.m;
  if (type === 'endClaim') return [span(napoleon.endClaim)];
  if (type === 'endTrade') return [span(prompt.keepCards)];
  if (type === 'skipFortify') return [span(prompt.skipFortify)];
  if (type === 'endAttack') return [span(decision.kind === 'combat' ? napoleon.groups.endAttack : prompt.endAttack)];
  const name = (napoleon.groups as Readonly<Record<string, string>>)[type] ?? type;
  const isBare = type === 'noReaction' && decision.offers.length === 1;
  return isBare ? [span(name), dim(`  ${napoleon.noneFits}`)] : [span(name)];
};

const groupLine = (model: Model, decision: Decision, group: Group, offers: readonly Offer[]): Line => {
  switch (group.of) {
    case 'card':
      return cardLine(model, group.card);
    case 'mission':
      return missionLine(model, group.mission);
    case 'set':
      return setLine(model, group.cards, group.bonusOn);
    case 'at':
      if (decision.kind !== 'claim') return ownRow(model, group.place, placeSeat(decision));
      return withRegion(model, [span(model.context.words.place(group.place))], group.place, decision.seat);
    case 'from':
      return decision.kind === 'fortify'
        ? ownRow(model, group.place, decision.seat)
        : originRow(model, group.place, offers);
    case 'thing':
      return isNamed(group) ? thingLine(model, decision, group, offers) : plainLine(model, decision, group);
  }
};

/** Whose places are asked for: the seat that is asked, or a neutral (T-3). */
export const placeSeat = (decision: Decision): Seat => (decision.kind === 'place' ? decision.of : decision.seat);

/** The row of one choice. */
export const choiceLine = (model: Model, decision: Decision, { pick, offers }: Choice): Line => {
  const { words } = model.context;
  if (pick.field === 'group') return groupLine(model, decision, pick.value, offers);
  const { field, value } = pick;
  if (field === 'captor' || field === 'target') {
    const seat = value as Seat;
    return [seatMark(model, seat), span(` ${words.seat(seat)}`)];
  }
  if (field === 'what') return [span(piecesText(words, String(value), 1))];
  if (field === 'cards') return [span(words.m.list((value as CardTriple).map(words.card)))];
  const place = value as PlaceId;
  const type = offers[0]?.type;
  if (field === 'to' && offers.some((offer) => isFight(offer) || offer.type === 'enter'))
    return targetRow(model, place, offers);
  if (type === 'playCard' && (field === 'from' || field === 'to'))
    return withRegion(model, placeRow(model, place), place, decision.seat);
  return ownRow(model, place, decision.seat);
};

/** The place that a choice is about; null where it is about none. */
export const placeOfPick = (pick: Pick): PlaceId | null => {
  if (pick.field !== 'group') return typeof pick.value === 'string' ? (pick.value as PlaceId) : null;
  const group = pick.value;
  if (group.of === 'from' || group.of === 'at') return group.place;
  return group.of === 'set' ? group.bonusOn : null;
};

/** What a card or a mission says in full, for the one that is chosen. */
export const detailOf = (model: Model, { field, value: group }: Pick): string | null => {
  const { words, rules } = model.context;
  if (field !== 'group') return null;
  switch (group.of) {
    case 'mission':
      return words.mission(group.mission).text;
    case 'card': {
      const effect = effectOf(rules, group.card);
      return effect === null ? null : words.effect(effect).text;
    }
    case 'thing':
      // The foot has the warning until it has the question whether that is meant.
      return group.type === 'endManoeuvre' && model.confirm !== null ? doomedText(model) : null;
    default:
      return null;
  }
};
