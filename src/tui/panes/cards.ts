// The cards of whoever is asked, or of all in a replay that shows everything: in Risk Napoleon with what each does, and when.
import { type CardId, effectOf, type Offer, playSymbol, type Seat } from '../../core/index.js';
import { bold, dim, type Line, span, wrap } from '../frame/line.js';
import { seatName } from '../frame/marks.js';
import type { Model } from '../model.js';
import { setValueText } from './players.js';

/** Whose cards the cards pane shows: the seat that is asked, else the only person here. */
const cardHolder = (model: Model): Seat | null => {
  const { persons } = model.context;
  return model.decision?.seat ?? (persons.length === 1 ? (persons[0] ?? null) : null);
};

/** Whether an answer to the open question plays `card`. */
const isPlayable = ({ decision }: Model, card: CardId): boolean =>
  ((decision?.offers ?? []) as readonly Offer[]).some((offer) => 'card' in offer && offer.card === card);

/** When a card can be played, and what it does then. */
const effectLines = (model: Model, card: CardId, columns: number): Line[] => {
  const { rules, words } = model.context;
  const effect = effectOf(rules, card);
  const { cards, play } = words.m.napoleon;
  if (effect === null) return [[dim(`      ${cards.trade}`)]];
  const symbol = playSymbol(effect);
  const now = isPlayable(model, card) ? [bold(`  ${cards.now}`)] : [];
  return [
    [dim(`      ${symbol === null ? '' : cards.when(play[symbol])}`), ...now],
    ...wrap(words.effect(effect).text, columns - 8).map((text): Line => [dim(`      ${text}`)]),
  ];
};

const handLines = (model: Model, holder: Seat, hand: readonly CardId[], columns: number): Line[] =>
  hand.flatMap((card): Line[] => {
    const { rules, words } = model.context;
    const at = rules.board.index.get(card);
    const isOwn = at !== undefined && model.view.owner[at] === holder;
    const name: Line = [span(isOwn ? '  + ' : '    '), span(words.card(card), { bold: isOwn })];
    return model.view.napoleon === null ? [name] : [name, ...effectLines(model, card, columns)];
  });

/** The hands of all, for those who see them; null where they are not to be seen. */
const allHands = (model: Model, columns: number): Line[] | null => {
  const { seats } = model.view;
  if (model.replay?.eyes !== 'omniscient') return null;
  return seats.flatMap(({ hand }, seat): Line[] => {
    const lines = handLines(model, seat as Seat, hand ?? [], columns);
    return lines.length === 0 ? [] : [seatName(model, seat as Seat), ...lines];
  });
};

export const cardLines = (model: Model, columns: number): Line[] => {
  const { screen } = model.context.words.m;
  const holder = cardHolder(model);
  const hand = holder === null ? null : (model.view.seats[holder]?.hand ?? null);
  const all = allHands(model, columns);
  if (all !== null) return [...all, [], [dim(setValueText(model))]];
  if (holder === null || hand === null) return [[dim(screen.otherCards)]];
  const rows = handLines(model, holder, hand, columns);
  return [...(rows.length === 0 ? [[span(screen.noCards)]] : rows), [], [dim(setValueText(model))]];
};
