// Fights of Risk Napoleon: the odds with all bonuses, whom to attack, how to roll, and what a reaction can still change.
import {
  type Answer,
  attackBonus,
  type CardId,
  type Clash,
  type Decision,
  defenceBonus,
  effectOf,
  fightOdds,
  landingsFrom,
  MOST_ARMIES,
  newClash,
  type Odds,
  type Offer,
  officersAt,
  otherFleet,
  type PlaceId,
  type Seat,
  tollDue,
  unitsAt,
} from '../../core/index.js';
import { piecesText } from '../../narration/narrateNapoleon.js';
import { between, bold, dim, type Line, padEnd, said, span, widthOf } from '../frame/line.js';
import { percentText, seatMark } from '../frame/marks.js';
import type { Fight, Model, Stage } from '../model.js';
import { isZone, placeRow, targetLine } from './places.js';
import { answerWith, type Choose, type Item, itemsFound, type Prompt } from './prompt.js';
import { itemColumns, withFigures, withRegion } from './region.js';
import { type Pick, remaining } from './steps.js';

const MOST_LEADERS = 2; // a third adds nothing (N-LAND-2)

const fromOf = (offer: Offer): PlaceId => offer.fixed['from'] as PlaceId;
const toOf = (offer: Offer): PlaceId => offer.fixed['to'] as PlaceId;

export const isFight = ({ type }: Offer): boolean => type === 'attack' || type === 'sail';

// --- Odds -------------------------------------------------------------------------------------------------------------

const clashOf = (offer: Offer, leaders: number): Clash =>
  newClash({
    from: fromOf(offer),
    to: toOf(offer),
    sea: offer.type === 'sail',
    dice: offer.ranges['dice']?.[1] ?? 3,
    leaders,
  });

/** Whose units stand at `place` against the seat on turn; null where nobody's do. */
export const foeAt = ({ context, view }: Model, place: PlaceId): Seat | null => {
  const zone = context.rules.board.zoneIndex.get(place);
  if (zone === undefined) return view.owner[context.rules.board.index.get(place) ?? -1] ?? null;
  return view.napoleon === null ? null : otherFleet(view.napoleon, zone, view.turn.seat);
};

interface Bonuses {
  readonly attack: readonly number[];
  readonly defence: readonly number[];
}

/** As many officers leading as are of use. */
const bestLeaders = ({ context, view }: Model, offer: Offer): number =>
  Math.min(MOST_LEADERS, officersAt(context.rules, view, fromOf(offer), view.turn.seat));

/** What is added to the dice of both sides. */
const bonusesOf = ({ context, view }: Model, offer: Offer, leaders: number): Bonuses => {
  const clash = clashOf(offer, leaders);
  return { attack: attackBonus(view, clash), defence: defenceBonus(context.rules, view, clash, 2) };
};

/**
 * Exact odds of a fight to the end: officers, fortification, charges and ambushes, the epidemics' toll. As many officers
 * lead as are of use, unless it is said how many.
 */
export const offerOdds = (model: Model, offer: Offer, leaders = bestLeaders(model, offer)): Odds | null => {
  const { rules } = model.context;
  const { view } = model;
  const [from, to] = [fromOf(offer), toOf(offer)];
  const foe = foeAt(model, to);
  if (!isFight(offer) || foe === null) return null;
  const toll = isZone(model, to) ? 0 : tollDue(rules, view, from, to);
  // In a zone's own fight nobody stays behind.
  const armies = unitsAt(rules, view, from, view.turn.seat) - toll + (from === to ? 1 : 0);
  const defenders = unitsAt(rules, view, to, foe);
  return fightOdds(
    rules.profile,
    Math.min(MOST_ARMIES, armies),
    Math.min(MOST_ARMIES, defenders),
    bonusesOf(model, offer, leaders),
  );
};

/** `98% keeps 6.1`. */
const chanceText = (model: Model, odds: Odds): string => `${percentText(odds.win)} ${keepsText(model, odds)}`;

const keepsText = ({ context: { words } }: Model, odds: Odds): string =>
  words.m.prompt.keeps(words.m.decimal(Math.max(0, odds.attackers - odds.attackerLosses), 1));

// --- Whom to attack, and from where ---------------------------------------------------------------------------------------

/** Columns in which the best target is named; with fewer its chance alone is told. */
const LEAST_NAME = 16;

export const originRow = (model: Model, from: PlaceId, offers: readonly Offer[]): Line => {
  const { words } = model.context;
  const targets = new Set(offers.map((o) => o.fixed['to'])).size;
  const odds = offers.flatMap((offer) => {
    const found = offerOdds(model, offer);
    return found ? [{ offer, win: found.win }] : [];
  });
  const [best] = odds.sort((a, b) => b.win - a.win);
  const line = [...placeRow(model, from), span(padEnd(words.m.prompt.targets(targets), 13))];
  if (!best) return [...line, dim(words.m.napoleon.enter)];
  const name = `${words.m.prompt.best} ${words.place(toOf(best.offer))}`;
  const room = itemColumns(model) - widthOf(line);
  if (room < LEAST_NAME) return [...line, said(dim(percentText(best.win)), `${name} ${percentText(best.win)}`)];
  return [...line, dim(withFigures(name, ` ${percentText(best.win)}`, room))];
};

/** `via WME-ADR`: the zones that a landing passes; '' where the two are joined. */
const landingText = (model: Model, offer: Offer): string => {
  const { rules, words } = model.context;
  const { index, neighbours, zones } = rules.board;
  const [from, to] = [index.get(fromOf(offer)), index.get(toOf(offer))];
  if (from === undefined || to === undefined || neighbours[from]?.includes(to)) return '';
  const path = landingsFrom(rules, model.view, from, model.view.turn.seat).get(to) ?? [];
  return words.m.napoleon.via(path.map((z) => zones[z]?.code ?? '').join('-'));
};

export const targetRow = (model: Model, to: PlaceId, offers: readonly Offer[]): Line => {
  const { words, rules } = model.context;
  const [offer] = offers;
  if (!offer) return placeRow(model, to);
  const odds = offerOdds(model, offer);
  const toll = isZone(model, to) ? 0 : tollDue(rules, model.view, fromOf(offer), to);
  const landing = landingText(model, offer);
  const figures = odds && { win: odds.win, you: odds.attackerLosses, foe: odds.defenderLosses };
  const line = targetLine(model, to, figures, landing !== '');
  const notes = [landing, toll > 0 ? words.m.napoleon.toll(toll) : ''].filter((t) => t !== '').join(', ');
  const whole = notes === '' ? line : [...line, span('  '), span(notes)];
  const hasRoom = widthOf(whole) <= itemColumns(model);
  return withRegion(
    model,
    hasRoom
      ? whole
      : line.map((part, n) =>
          n === 0 ? said(part, `${part.say ?? part.text}${notes === '' ? '' : `, ${notes}`}`) : part,
        ),
    to,
    model.view.turn.seat,
  );
};

// --- How to roll ------------------------------------------------------------------------------------------------------------

/** An origin and a target are chosen: what is left is how to fight. */
export const isFightStep = (decision: Decision, path: readonly Pick[]): boolean => {
  if (decision.kind !== 'combat') return false;
  const offers = remaining(decision, path);
  const pairs = new Set(offers.map((o) => `${o.fixed['from']} ${o.fixed['to']}`));
  return pairs.size === 1 && offers.every(isFight);
};

const fightAnswer = (offer: Offer, dice: number, leaders: number): Answer => ({
  type: 'choose',
  offer: offer.type,
  values: { ...offer.fixed, dice, leaders },
});

export const plainItem = (id: string, text: string, choose: Choose): Item => ({
  id,
  line: [span(text)],
  search: text,
  territory: null,
  choose,
});

/** How many officers may lead, the most useful number first; in a zone's own fight all do (N-NAVAL-1). */
const leaderChoices = (offer: Offer): number[] => {
  const [least, most] = offer.ranges['leaders'] ?? [0, 0];
  if (least === most) return [most];
  return [2, 1, 0].filter((n) => n >= least && n <= most);
};

/** Rolling until a number of units remain, where there are enough for that to be a choice. */
const remainItem = (model: Model, offer: Offer, path: readonly Pick[], fight: Fight): Item[] => {
  const units = unitsAt(model.context.rules, model.view, fight.from, model.view.turn.seat);
  // A card goes with one roll only. N-NAVAL-1: in a zone's own fight nobody can stop.
  if (units < 4 || offer.fixed['card'] !== null || fight.from === fight.to) return [];
  const [min, max] = [2, units - 1];
  const stage: Stage = { at: 'number', of: 'fight', path, fight, min, max, value: Math.ceil(units / 2), typed: '' };
  return [plainItem('remain', model.context.words.m.napoleon.untilRemain, { do: 'stage', stage })];
};

const rollItems = (model: Model, offer: Offer, path: readonly Pick[]): Item[] => {
  const { words } = model.context;
  const { napoleon } = words.m;
  const [from, to, sea] = [fromOf(offer), toOf(offer), offer.type === 'sail'];
  const [, most] = offer.ranges['dice'] ?? [1, 1];
  const led = (n: number): string => (n === 0 ? '' : piecesText(words, sea ? 'admiral' : 'general', n));
  const once = (dice: number, leaders: number): Item =>
    plainItem(
      `once-${dice}-${leaders}`,
      napoleon.once(dice, led(leaders)),
      answerWith(fightAnswer(offer, dice, leaders)),
    );
  const decided = (leaders: number): Item => {
    const odds = offerOdds(model, offer, leaders);
    const text = napoleon.untilDecided(led(leaders));
    const choose = answerWith(fightAnswer(offer, most, leaders), { do: 'fight', from, to, leaders, sea, remain: 0 });
    const item = plainItem(`decided-${leaders}`, text, choose);
    // On a screen the title has the chance of what is chosen.
    return odds === null ? item : { ...item, line: [said(span(text), `${text}, ${chanceText(model, odds)}`)] };
  };
  const whole = leaderChoices(offer).flatMap((leaders) => [decided(leaders), once(most, leaders)]);
  const [best] = leaderChoices(offer);
  const remain = remainItem(model, offer, path, { from, to, leaders: best ?? 0, sea });
  const fewer = Array.from({ length: most - 1 }, (_, i) => most - 1 - i);
  return [...whole, ...remain, ...fewer.flatMap((dice) => leaderChoices(offer).map((leaders) => once(dice, leaders)))];
};

/** The attacker's cards that go with a roll: chosen first, then how to roll. */
const withCardItems = (model: Model, offers: readonly Offer[], path: readonly Pick[]): Item[] =>
  offers.flatMap((offer): Item[] => {
    const card = offer.fixed['card'] as CardId | null;
    const effect = card === null ? null : effectOf(model.context.rules, card);
    if (card === null || effect === null) return [];
    const { name, text } = model.context.words.effect(effect);
    const line = [span(model.context.words.m.napoleon.onceWith(name)), ...cardNote(model, card)];
    const choose: Choose = {
      do: 'stage',
      stage: { at: 'offers', path: [...path, { field: 'card', value: card }] },
    };
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
const sidesLine = (model: Model, offer: Offer, leaders: number): Line => {
  const { rules, words } = model.context;
  const [from, to, foe] = [fromOf(offer), toOf(offer), foeAt(model, toOf(offer))];
  const { attack, defence } = bonusesOf(model, offer, leaders);
  const { seat } = model.view.turn;
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

/** How many officers lead in a way to roll; null where that is still to be chosen. */
const leadersIn = (choose: Choose | undefined): number | null => {
  const values = choose?.do === 'answer' && choose.answer.type === 'choose' ? choose.answer.values : {};
  return typeof values['leaders'] === 'number' ? values['leaders'] : null;
};

export const fightPrompt = (model: Model, decision: Decision, path: readonly Pick[]): Prompt => {
  const { napoleon } = model.context.words.m;
  const offers = remaining(decision, path);
  const card = path.find((p) => p.field === 'card')?.value ?? null;
  const offer = offers.find((o) => o.fixed['card'] === card);
  if (!offer) throw new Error('bug: no fight left');
  const isForced = decision.kind === 'combat' && decision.forced;
  const rolls = rollItems(model, offer, path);
  const cards = card === null ? withCardItems(model, offers, path) : [];
  const best = leaderChoices(offer).length > 1 ? 2 : rolls.length;
  const items = [...rolls.slice(0, best), ...cards, ...rolls.slice(best)];
  const leaders = leadersIn(itemsFound(items, model.filter)[model.cursor]?.choose) ?? bestLeaders(model, offer);
  const odds = offerOdds(model, offer, leaders);
  return {
    kind: 'list',
    title: [...sidesLine(model, offer, leaders), ...(odds ? [bold(`  ${chanceText(model, odds)}`)] : [])],
    items,
    hint: isForced ? [dim(napoleon.forcedTitle)] : [dim(napoleon.bonusHint)],
  };
};
