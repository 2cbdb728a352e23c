// The hint on the screen: its sentence, and what of the list and the map it points at.
import type { Hint, Reason } from '../bots/index.js';
import type { Answer, CardId, OfferValue, PlaceId } from '../core/index.js';
import { effectOf } from '../core/index.js';
import type { Model } from './model.js';
import type { Item } from './prompts/prompt.js';
import { groupOf, type Pick } from './prompts/steps.js';

/** The hint for the open question; null where none has been asked for. */
export const hintOf = ({ hint, decision }: Model): Hint | null =>
  hint !== null && decision !== null && hint.question === decision.id ? hint : null;

const cardName = ({ context }: Model, card: CardId): string => {
  const effect = effectOf(context.rules, card);
  return effect === null ? context.words.card(card) : context.words.effect(effect).name;
};

const PIECES = ['general', 'admiral', 'fortification', 'ship'] as const;

/** What a buy brings, in words. */
const pieceText = ({ context }: Model, what: OfferValue | undefined, count: number): string => {
  const { napoleon } = context.words.m;
  switch (PIECES.find((piece) => piece === what)) {
    case 'general':
      return napoleon.generals(1);
    case 'admiral':
      return napoleon.admirals(1);
    case 'ship':
      return napoleon.ships(count);
    default:
      return napoleon.fortification;
  }
};

/** An answer of Risk Napoleon as something that one does. */
const offerText = (model: Model, { answer, deed }: Hint): string | null => {
  if (answer.type !== 'choose') return null;
  const { words } = model.context;
  const { moves } = words.m.hint;
  const [from, to] = [deed.from && words.placeOf(deed.from), deed.to && words.placeOf(deed.to)];
  switch (answer.offer) {
    case 'trade':
      return moves.trade;
    case 'claimMission':
      return moves.mission;
    case 'noReaction':
      return moves.keep;
    case 'endClaim':
    case 'endMuster':
    case 'endCombat':
    case 'endManoeuvre':
      return moves.stop;
    case 'playCard':
    case 'react':
      return deed.card === null ? null : moves.play(cardName(model, deed.card));
    case 'buy':
      return to && moves.buy(pieceText(model, answer.values['what'], deed.count ?? 1), to);
    case 'attack':
    case 'sail':
      return from && to && moves.attack(from, to);
    case 'enter':
      return from && to && moves.enter(from, to);
    case 'march':
    case 'lead':
    case 'cruise':
      return from && to && moves.move(words.units(deed.count ?? 0), from, to);
    case 'advance':
      return moves.moveIn(words.units(deed.count ?? 0));
    case 'place':
    case 'gift':
      return to && moves.place(words.units(deed.count ?? 1), to);
    default:
      return to && moves.take(to);
  }
};

const answerText = (model: Model, hint: Hint): string => {
  const { answer, deed } = hint;
  const { words } = model.context;
  const { moves } = words.m.hint;
  const [from, to] = [deed.from && words.placeOf(deed.from), deed.to && words.placeOf(deed.to)];
  switch (answer.type) {
    case 'choose':
      return offerText(model, hint) ?? moves.other;
    case 'claim':
      return to ? moves.take(to) : moves.other;
    case 'place':
      return to ? moves.place(words.units(answer.count), to) : moves.other;
    case 'attack':
      return from && to ? moves.attack(from, to) : moves.other;
    case 'moveIn':
      return moves.moveIn(words.units(answer.count));
    case 'fortify':
      return from && to ? moves.move(words.units(answer.count), from, to) : moves.other;
    case 'trade':
      return moves.trade;
    case 'endTrade':
      return moves.keep;
    case 'defend':
      return moves.defend(answer.dice);
    default:
      return moves.stop;
  }
};

const reasonText = (model: Model, reason: Reason): string => {
  const { words } = model.context;
  const { reasons } = words.m.hint;
  switch (reason.why) {
    case 'kill':
      return reasons.kill(words.seat(reason.seat), words.m.cards(reason.cards), words.m.percent(reason.chance, 0));
    case 'complete':
      return reasons.complete(words.regionOf(reason.region), reason.bonus, words.m.percent(reason.chance, 0));
    case 'break':
      return reasons.breaks(
        words.regionOf(reason.region),
        words.seat(reason.seat),
        reason.bonus,
        words.m.percent(reason.chance, 0),
      );
    case 'card':
      return reasons.card(words.m.percent(reason.chance, 0));
    case 'ground':
      return reasons.ground(words.m.percent(reason.chance, 0));
    default:
      return reasons[reason.why];
  }
};

/** One sentence: what to do, and after a colon why. */
export const hintText = (model: Model, hint: Hint): string =>
  model.context.words.m.hint.sentence(answerText(model, hint), reasonText(model, hint.reason));

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether steps towards an offer lead to the hint's. */
const leadsTo = (path: readonly Pick[], answer: Answer): boolean => {
  if (answer.type !== 'choose') return false;
  const fixed = answer.values;
  return path.every(({ field, value }) =>
    same(value, field === 'group' ? groupOf({ type: answer.offer, fixed, ranges: {} }) : (fixed[field] ?? null)),
  );
};

/** Answers that differ in their numbers only are the same way to go. */
const isWay = (given: Answer, hinted: Answer): boolean => {
  if (given.type === 'choose' && hinted.type === 'choose') {
    const ranges = ['dice', 'count', 'leaders'];
    const fixed = ({ values }: typeof given): unknown =>
      Object.entries(values).filter(([field]) => !ranges.includes(field));
    return given.offer === hinted.offer && same(fixed(given), fixed(hinted));
  }
  return same(given, hinted);
};

/** Whether the hint goes by way of this item of the list. */
export const isHinted = (model: Model, item: Item): boolean => {
  const hint = hintOf(model);
  if (hint === null) return false;
  const { choose } = item;
  if (choose.do === 'answer') return isWay(choose.answer, hint.answer);
  if (choose.do === 'confirm') return 'answer' in choose.confirm && isWay(choose.confirm.answer, hint.answer);
  if (choose.do !== 'stage') return false;
  const { stage } = choose;
  if ('path' in stage) return leadsTo(stage.path, hint.answer);
  if (item.territory === null) return false;
  const isOrigin = model.stage.at === 'choose' && hint.deed.from !== null;
  return item.territory === (isOrigin ? hint.deed.from : hint.deed.to);
};

/** What the hint points at on the map; null where that is nothing. */
export const hintedPlace = (model: Model): PlaceId | null => hintOf(model)?.deed.to ?? null;
