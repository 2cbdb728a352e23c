// Fights: from where, against whom, and how to roll, with the odds of each.
import {
  type AnswerOf,
  answerTo,
  bonusesOf,
  type CardId,
  type Decision,
  effectOf,
  foeAt,
  landingsFrom,
  type Odds,
  type Offer,
  type PlaceId,
  type Seat,
  tollOf,
  unitsAt,
  usefulLeaders,
} from '../../core/index.js';
import { piecesText } from '../../narration/narrateNapoleon.js';
import { between, bold, dim, type Line, padPlace, padStart, said, span, widthOf } from '../frame/line.js';
import { percentText, seatMark } from '../frame/marks.js';
import type { Fight, Model, Stage } from '../model.js';
import { type FightOffer, isFight, offerOdds, rollOdds } from './odds.js';
import { CHANCE_COLUMNS, originColumns, placeRow, targetFacts, targetLine } from './places.js';
import { answerWith, type Choose, type Item, itemsFound, type Prompt } from './prompt.js';
import { itemColumns, REGION_IN_ROW, withRegion } from './region.js';
import { type Pick, remaining } from './steps.js';

/** `98% 6.1 left`. */
const chanceText = ({ context: { words } }: Model, odds: Odds): string => {
  const keeps = words.m.decimal(Math.max(0, odds.attackers - odds.attackerLosses), 1);
  return `${percentText(odds.win)} ${words.m.prompt.keeps(keeps)}`;
};

// --- From where, and against whom ---------------------------------------------------------------------------------------

/** A place to fight from: how many targets it has, and the best of them. */
export const originRow = (model: Model, from: PlaceId, offers: readonly Offer[]): Line => {
  const { words } = model.context;
  const targets = new Set(offers.flatMap((o) => ('to' in o ? [o.to] : []))).size;
  const odds = offers.flatMap((offer) => {
    const found = offerOdds(model, offer);
    return isFight(offer) && found ? [{ offer, win: found.win }] : [];
  });
  const [best] = odds.sort((a, b) => b.win - a.win);
  const { counted, named, chance } = originColumns(model);
  const row = placeRow(model, from);
  const count = said(span(padStart(`${targets}`, counted - widthOf(row))), words.m.prompt.targets(targets));
  if (!best) return [...row, count, dim(`  ${words.m.napoleon.enter}`)];
  const percent = percentText(best.win);
  const whole = `${words.m.prompt.best} ${words.place(best.offer.to)} ${percent}`;
  return [
    ...row,
    count,
    ...(named > 0 ? [said(dim(`  ${padPlace(words.placeOf(best.offer.to), named)}`), '')] : []),
    said(bold(chance === 0 ? '' : padStart(percent.replace('%', ' %'), CHANCE_COLUMNS)), whole),
  ];
};

/** `via WME-ADR`: the zones that a landing passes; '' where the two are joined. */
const landingText = (model: Model, { from, to }: { readonly from: PlaceId; readonly to: PlaceId }): string => {
  const { rules, words } = model.context;
  const { index, neighbours, zones } = rules.board;
  const [a, b] = [index.get(from), index.get(to)];
  if (a === undefined || b === undefined || neighbours[a]?.includes(b)) return '';
  const path = landingsFrom(rules, model.view, a, model.view.turn.seat).get(b) ?? [];
  return words.m.napoleon.via(path.map((z) => zones[z]?.code ?? '').join('-'));
};

/** Whether the way leads over the sea. */
const isBySea = ({ context: { rules } }: Model, from: PlaceId, to: PlaceId): boolean => {
  const [a, b] = [rules.board.index.get(from), rules.board.index.get(to)];
  return rules.board.edges.some(([x, y, kind]) => kind === 'sea' && ((x === a && y === b) || (x === b && y === a)));
};

/** Whether one gets from one place to the other by ship only: over a sea edge, or by a landing. */
const isOverSea = (model: Model, from: PlaceId, to: PlaceId): boolean =>
  model.view.napoleon === null ? isBySea(model, from, to) : landingText(model, { from, to }) !== '';

/** What else is to be known of a target; nothing where its row says it. */
export const factsOf = (model: Model, to: PlaceId, offers: readonly Offer[]): Line => {
  const offer = offers.find(isFight);
  if (!offer || itemColumns(model) >= REGION_IN_ROW) return [];
  return targetFacts(model, to, isOverSea(model, offer.from, to), model.view.turn.seat);
};

/** A place to fight against, or to enter. */
export const targetRow = (model: Model, to: PlaceId, offers: readonly Offer[]): Line => {
  const { words } = model.context;
  const offer = offers.find((o) => 'from' in o && 'to' in o);
  if (!offer || !(isFight(offer) || offer.type === 'enter')) return placeRow(model, to);
  const odds = offerOdds(model, offer);
  const toll = tollOf(model.context.rules, model.view, offer.from, offer.to);
  const landing = landingText(model, offer);
  const { seat } = model.view.turn;
  const figures = odds && {
    attacker: seat,
    defender: foeAt(model.context.rules, model.view, to, seat),
    win: odds.win,
    you: odds.attackerLosses,
    foe: odds.defenderLosses,
  };
  const line = targetLine(model, to, figures, isOverSea(model, offer.from, offer.to));
  const notes = [landing, toll > 0 ? words.m.napoleon.toll(toll) : ''].filter((t) => t !== '').join(', ');
  const whole = notes === '' ? line : [...line, span('  '), span(notes)];
  const hasRoom = widthOf(whole) <= itemColumns(model);
  const shown = line.map((part, n) =>
    n === 0 ? said(part, `${part.say ?? part.text}${notes === '' ? '' : `, ${notes}`}`) : part,
  );
  return withRegion(model, hasRoom ? whole : shown, to, seat);
};

// --- How to roll ------------------------------------------------------------------------------------------------------------

/** An origin and a target are chosen: what is left is how to fight. */
export const isFightStep = (decision: Decision, path: readonly Pick[]): boolean => {
  if (decision.kind !== 'combat' && decision.kind !== 'attack') return false;
  const offers = remaining(decision, path);
  const [first] = offers;
  if (!first || !isFight(first)) return false;
  return offers.every((offer) => isFight(offer) && offer.from === first.from && offer.to === first.to);
};

export const plainItem = (id: string, text: string, choose: Choose): Item => ({
  id,
  line: [span(text)],
  search: text,
  territory: null,
  choose,
});

/** How many officers may lead, the most useful number first; in a zone's own fight all do (N-NAVAL-1). */
const leaderChoices = ({ leaders: [least, most] = [0, 0] }: FightOffer): number[] =>
  least === most ? [most] : [2, 1, 0].filter((n) => n >= least && n <= most);

/** Rolling until a number of units remain, where there are enough for that to be a choice. */
const remainItem = (model: Model, offer: FightOffer, path: readonly Pick[], fight: Fight): Item[] => {
  const { words, rules } = model.context;
  const units = unitsAt(rules, model.view, fight.from, model.view.turn.seat);
  // A card goes with one roll only. N-NAVAL-1: in a zone's own fight nobody can stop.
  if (units < 4 || offer.card !== undefined || fight.from === fight.to) return [];
  const [min, max] = [2, units - 1];
  const stage: Stage = { at: 'number', of: 'remain', path, fight, min, max, value: Math.ceil(units / 2), typed: '' };
  const text = model.view.napoleon ? words.m.napoleon.untilRemain : words.m.prompt.untilRemain;
  return [plainItem('remain', text, { do: 'stage', stage })];
};

const rollItems = (model: Model, offer: FightOffer, path: readonly Pick[]): Item[] => {
  const { words } = model.context;
  const { napoleon } = words.m;
  const { from, to } = offer;
  const most = offer.dice[1];
  const officer = offer.type === 'sail' ? 'admiral' : 'general';
  const led = (n: number): string => (n === 0 ? '' : piecesText(words, officer, n));
  const once = (dice: number, leaders: number): Item =>
    plainItem(
      `once-${dice}-${leaders}`,
      napoleon.once(dice, led(leaders)),
      answerWith(answerTo(offer, { dice, leaders })),
    );
  const decided = (leaders: number): Item => {
    const odds = offerOdds(model, offer, leaders);
    const text = napoleon.untilDecided(led(leaders));
    const auto = { do: 'fight', from, to, leaders, remain: 0 } as const;
    const item = plainItem(`decided-${leaders}`, text, answerWith(answerTo(offer, { dice: most, leaders }), auto));
    // On a screen the title has the chance of what is chosen.
    return odds === null ? item : { ...item, line: [said(span(text), `${text}, ${chanceText(model, odds)}`)] };
  };
  const whole = leaderChoices(offer).flatMap((leaders) => [decided(leaders), once(most, leaders)]);
  const remain = remainItem(model, offer, path, { from, to, leaders: leaderChoices(offer)[0] ?? 0 });
  const dice = Array.from({ length: most - offer.dice[0] }, (_, i) => most - 1 - i);
  const fewer = dice.flatMap((n) => leaderChoices(offer).map((leaders) => once(n, leaders)));
  // With officers there are so many that they come last.
  return leaderChoices(offer).length > 1 ? [...whole, ...remain, ...fewer] : [...whole, ...fewer, ...remain];
};

/** The attacker's cards that go with a roll: chosen first, then how to roll. */
const withCardItems = (model: Model, offers: readonly FightOffer[], path: readonly Pick[]): Item[] =>
  offers.flatMap(({ card }): Item[] => {
    const effect = card === undefined ? null : effectOf(model.context.rules, card);
    if (card === undefined || effect === null) return [];
    const { name, text } = model.context.words.effect(effect);
    const line = [span(model.context.words.m.napoleon.onceWith(name)), ...cardNote(model, card)];
    const choose: Choose = { do: 'stage', stage: { at: 'list', path: [...path, { field: 'card', value: card }] } };
    return [{ id: `card-${card}`, line, search: name, territory: null, choose, detail: text }];
  });

/** Which card it is, and the two regiments that it brings where its territory is the seat's own (N-CARD-2). */
export const cardNote = (model: Model, card: CardId): Line => {
  const { rules, words } = model.context;
  const at = rules.board.index.get(card);
  if (at === undefined) return [];
  const place = words.placeOf(card as string as PlaceId);
  const isOwn = model.decision !== null && model.view.owner[at] === model.decision.seat;
  return [dim(isOwn ? `  ${words.m.prompt.cardBonus(place)}` : `  (${place.bare})`)];
};

/** `▲ Castile 5 +1 against ◆ Andalusia 2 +1 +1`. */
const sidesLine = (model: Model, offer: FightOffer, leaders: number): Line => {
  const { rules, words } = model.context;
  const { from, to } = offer;
  const { seat } = model.view.turn;
  const foe = foeAt(rules, model.view, to, seat);
  const { attack, defence } = bonusesOf(rules, model.view, from, to, leaders);
  const side = (at: PlaceId, who: Seat, bonus: readonly number[]): Line => [
    seatMark(model, who),
    bold(` ${words.place(at)} ${unitsAt(rules, model.view, at, who)}`),
    ...bonus.filter((n) => n > 0).map((n) => span(` +${n}`)),
  ];
  return [
    ...side(from, seat, attack),
    between(words.m.prompt.against),
    ...(foe === null ? [] : side(to, foe, defence)),
  ];
};

/** The roll that a way to fight begins with, and whether it goes on; null where that is still to be chosen. */
const rollIn = (
  choose: Choose | undefined,
): { readonly roll: AnswerOf<'attack' | 'sail'>; readonly isOnce: boolean } | null => {
  if (choose?.do !== 'answer') return null;
  const { answer, auto } = choose;
  return answer.type === 'attack' || answer.type === 'sail' ? { roll: answer, isOnce: auto === null } : null;
};

const leadersOf = ({ context, view }: Model, { from }: FightOffer): number =>
  usefulLeaders(context.rules, view, from, view.turn.seat);

/** What the chosen way to fight is worth: a single roll its losses, all others the chance of the whole fight. */
const worthText = (model: Model, offer: FightOffer, chosen: ReturnType<typeof rollIn>): string => {
  const { m } = model.context.words;
  const leaders = chosen?.roll.leaders ?? leadersOf(model, offer);
  if (chosen?.isOnce) {
    const { you, foe } = rollOdds(model, offer, chosen.roll.dice, leaders);
    return m.prompt.oneRoll(m.decimal(you, 1), m.decimal(foe, 1));
  }
  const odds = offerOdds(model, offer, leaders);
  return odds === null ? '' : chanceText(model, odds);
};

/** How to fight, once it is known from where and against whom. */
export const fightPrompt = (model: Model, decision: Decision, path: readonly Pick[]): Prompt => {
  const { napoleon } = model.context.words.m;
  const offers = remaining(decision, path).filter(isFight);
  const card = path.find((p) => p.field === 'card')?.value ?? undefined;
  const offer = offers.find((o) => o.card === card);
  if (!offer) throw new Error('bug: no fight left');
  const isForced = decision.kind === 'combat' && decision.forced;
  const rolls = rollItems(model, offer, path);
  const cards = card === undefined ? withCardItems(model, offers, path) : [];
  const best = leaderChoices(offer).length > 1 ? 2 : rolls.length;
  const items = [...rolls.slice(0, best), ...cards, ...rolls.slice(best)];
  const chosen = rollIn(itemsFound(items, model.filter)[model.cursor]?.choose);
  const worth = worthText(model, offer, chosen);
  const leaders = chosen?.roll.leaders ?? leadersOf(model, offer);
  const hint = isForced ? napoleon.forcedTitle : model.view.napoleon ? napoleon.bonusHint : '';
  return {
    kind: 'list',
    title: [...sidesLine(model, offer, leaders), ...(worth === '' ? [] : [bold(`  ${worth}`)])],
    items,
    hint: hint === '' ? [] : [dim(hint)],
  };
};
