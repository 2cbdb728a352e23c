// The hint on the screen: its sentence, and what of the list and the map it points at.
import type { Hint, Reason } from '../bots/index.js';
import {
  type Answer,
  type AnswerOf,
  answerTo,
  type CardId,
  type Decision,
  effectOf,
  fieldsOf,
  type OfferField,
  type Piece,
  type PlaceId,
} from '../core/index.js';
import { percentText } from './frame/marks.js';
import type { Model } from './model.js';
import type { Item } from './prompts/prompt.js';
import { type Pick, remaining } from './prompts/steps.js';

/** The hint for the open question; null where none has been asked for. */
export const hintOf = ({ hint, decision }: Model): Hint | null =>
  hint !== null && decision !== null && hint.question === decision.id ? hint : null;

const cardName = ({ context }: Model, card: CardId): string => {
  const effect = effectOf(context.rules, card);
  return effect === null ? context.words.card(card) : context.words.effect(effect).name;
};

/** What a buy brings, in words. */
const pieceText = ({ context }: Model, what: Piece, count: number): string => {
  const { napoleon, hint } = context.words.m;
  switch (what) {
    case 'general':
      return napoleon.generals(1);
    case 'admiral':
      return napoleon.admirals(1);
    case 'ship':
      return napoleon.ships(count);
    case 'fortification':
      return hint.fortification;
  }
};

/** An officer, and the units that go along. */
const ledText = ({ context: { words } }: Model, { what, count }: AnswerOf<'lead'>): string => {
  const { napoleon } = words.m;
  const officer = what === 'admiral' ? napoleon.admirals(1) : napoleon.generals(1);
  const units = what === 'admiral' ? napoleon.ships(count) : napoleon.regiments(count);
  return count === 0 ? officer : words.m.list([officer, units]);
};

/** Whether ships are to move in. */
const isAtSea = ({ context, decision }: Model): boolean =>
  decision?.kind === 'moveIn' && context.rules.board.zoneIndex.has(decision.to as never);

/** An answer as something that one does; null where there is no word for it. */
export const deedText = (model: Model, { answer, deed }: Omit<Hint, 'question' | 'reason'>): string | null => {
  const { words } = model.context;
  const { moves } = words.m.hint;
  const [from, to] = [deed.from && words.placeOf(deed.from), deed.to && words.placeOf(deed.to)];
  const units = (least: number): string => words.units(deed.count ?? least);
  switch (answer.type) {
    case 'trade':
      return moves.trade;
    case 'claimMission':
      return moves.mission;
    case 'noReaction':
    case 'endTrade':
      return moves.keep;
    case 'endClaim':
    case 'endMuster':
    case 'endAttack':
    case 'endManoeuvre':
    case 'skipFortify':
      return moves.stop;
    case 'playCard':
    case 'react':
      return moves.play(cardName(model, answer.card));
    case 'buy':
      return to && moves.buy(pieceText(model, answer.what, answer.count), to);
    case 'attack':
    case 'sail':
      return from && to && moves.attack(from, to);
    case 'enter':
      return from && to && moves.enter(from, to);
    case 'fortify':
    case 'march':
      return from && to && moves.move(units(0), from, to);
    case 'cruise':
      return from && to && moves.move(words.m.napoleon.ships(answer.count), from, to);
    case 'lead':
      return from && to && moves.move(ledText(model, answer), from, to);
    case 'moveIn':
      return moves.moveIn(isAtSea(model) ? words.m.napoleon.ships(answer.count) : units(0));
    case 'ransom':
      return to && moves.ransom(to);
    case 'deploy':
      return to && moves.deploy(pieceText(model, answer.what, 1), to);
    case 'defend':
      return moves.defend(answer.dice);
    case 'place':
    case 'gift':
      return to && moves.place(units(1), to);
    case 'playOn':
    case 'endGame':
      return null;
    default:
      return to && moves.take(to);
  }
};

export const reasonText = (model: Model, reason: Reason): string => {
  const { words } = model.context;
  const { reasons } = words.m.hint;
  const percent = (chance: number): string => percentText(chance, (part) => words.m.percent(part, 0));
  switch (reason.why) {
    case 'kill':
      return reasons.kill(words.seat(reason.seat), words.m.cards(reason.cards), percent(reason.chance));
    case 'complete':
      return reasons.complete(words.regionOf(reason.region), reason.bonus, percent(reason.chance));
    case 'break':
      return reasons.breaks(
        words.regionOf(reason.region),
        words.seat(reason.seat),
        reason.bonus,
        percent(reason.chance),
      );
    case 'card':
      return reasons.card(percent(reason.chance));
    case 'ground':
      return reasons.ground(percent(reason.chance));
    default:
      return reasons[reason.why];
  }
};

/** One sentence: what to do, and after a colon why. */
export const hintText = (model: Model, hint: Hint): string =>
  model.context.words.m.hint.sentence(
    deedText(model, hint) ?? model.context.words.m.hint.moves.other,
    reasonText(model, hint.reason),
  );

/** Whether steps towards an offer lead to the hint's. */
const leadsTo = (decision: Decision, path: readonly Pick[], answer: Answer): boolean =>
  remaining(decision, path).some((offer) => isWay(answerTo(offer), answer));

/** Answers that differ in their numbers only are the same way to go. */
const isWay = (given: Answer, hinted: Answer, free: (field: OfferField) => boolean = () => true): boolean =>
  given.type === hinted.type &&
  fieldsOf(given.type).every(
    ({ name, isNumber }) =>
      (isNumber && free(name)) || JSON.stringify(fieldOf(given, name)) === JSON.stringify(fieldOf(hinted, name)),
  );

const fieldOf = (answer: Answer, name: OfferField): unknown =>
  (answer as { readonly [F in OfferField]?: unknown })[name];

/** Whether the hint goes by way of this item of the list. */
export const isHinted = (model: Model, item: Item): boolean => {
  const hint = hintOf(model);
  if (hint === null) return false;
  const { choose } = item;
  // Rolling until it is decided is the same way, with as many dice as there are.
  if (choose.do === 'answer')
    return isWay(choose.answer, hint.answer, (field) => field === 'dice' && choose.auto !== null);
  if (choose.do === 'confirm') return 'answer' in choose.confirm && isWay(choose.confirm.answer, hint.answer);
  if (choose.do !== 'stage') return false;
  const { stage } = choose;
  return model.decision !== null && leadsTo(model.decision, stage.path, hint.answer);
};

/** What the hint points at on the map; null where that is nothing. */
export const hintedPlace = (model: Model): PlaceId | null => hintOf(model)?.deed.to ?? null;
