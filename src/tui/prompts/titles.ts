// What the prompts ask, and the hint below them.
import {
  type Decision,
  type DecisionOf,
  effectOf,
  type Offer,
  type OfferField,
  type PlaceId,
  shipsOf,
  type TerritoryId,
  unitsAt,
} from '../../core/index.js';
import { bold, dim, type Line, span } from '../frame/line.js';
import { armiesOn, seatMark } from '../frame/marks.js';
import type { Model } from '../model.js';
import { doomedText } from './doomed.js';
import { clashLine } from './reactions.js';
import { itemColumns } from './region.js';
import { isNamed, thingName } from './shop.js';
import type { Pick } from './steps.js';

/** Whose armies are placed, in words: the own ones, one at a time in setup, or a neutral's (T-3). */
const placeTitle = (model: Model, { of, seat, offers }: DecisionOf<'place'>): string => {
  const { words } = model.context;
  if (of !== seat) return words.m.prompt.placeNeutral(words.seat(of));
  if (model.view.turn.round > 0) return words.m.prompt.place;
  if ((offers[0]?.count[1] ?? 0) !== 1) return words.m.prompt.placeOwn;
  return model.view.napoleon ? words.m.napoleon.placeOne : words.m.prompt.placeOne;
};

/** Who is asked for defence dice, and for which place. */
const defendTitle = (model: Model, { seat, battle }: DecisionOf<'defend'>): string => {
  const { words } = model.context;
  const { napoleon, prompt } = words.m;
  return words.fitting(itemColumns(model), [battle.to], (place) => {
    const ask = model.view.napoleon
      ? napoleon.defend(place)
      : prompt.defend(place, armiesOn(model, battle.to as TerritoryId));
    return ` ${words.seat(seat)}, ${ask}`;
  });
};

/** What a question asks. */
export const titleOf = (model: Model, decision: Decision): string => {
  const { words, rules } = model.context;
  const { napoleon, prompt } = words.m;
  switch (decision.kind) {
    case 'claim':
      return prompt.claim;
    case 'place':
      return placeTitle(model, decision);
    case 'trade': {
      const cards = model.view.seats[decision.seat]?.cards ?? 0;
      return decision.mandatory ? prompt.mustTrade(cards) : prompt.mayTrade(cards);
    }
    case 'attack':
      return prompt.attackFrom;
    case 'defend':
      return defendTitle(model, decision);
    case 'fortify':
      return prompt.fortifyFrom;
    case 'moveIn': {
      if (model.view.napoleon === null) return prompt.howManyMoveIn(words.placeOf(decision.to));
      const most = unitsAt(rules, model.view, decision.from, decision.seat) - 1;
      return most < 1 ? '' : napoleon.advanceTitle(words.placeOf(decision.to));
    }
    case 'claimMission':
      return napoleon.claimTitle;
    case 'deploy':
      return napoleon.deploy[decision.what];
    case 'muster':
      return decision.pool === 0 ? napoleon.musterDone : napoleon.musterTitle(decision.pool);
    case 'gift':
      return napoleon.giftTitle;
    case 'combat':
      if (decision.forced) return napoleon.forcedTitle;
      return napoleon.combatTitle;
    case 'react': {
      const { from, to } = decision.battle;
      const name = words.seat(model.view.turn.seat);
      const ask = napoleon.reactTitle[decision.window];
      return words.fitting(itemColumns(model), [from, to], (here, there) => ask(name, here, there));
    }
    case 'manoeuvre':
      return napoleon.manoeuvreTitle;
    case 'lastSeat':
      return napoleon.lastTitle;
  }
};

/** The title of a question's first list: what is asked, and how much is to be placed. */
export const listTitle = (model: Model, decision: Decision): Line => {
  const { words } = model.context;
  const { prompt } = words.m;
  const title = bold(titleOf(model, decision));
  switch (decision.kind) {
    case 'claim': {
      const supply = model.view.seats[decision.seat]?.supply ?? 0;
      return [title, dim(`  ${prompt.toPlace(words.units(supply))}`)];
    }
    case 'place': {
      const { pool, after } = decision;
      const rest = after > 0 ? [dim(`, ${prompt.thenNeutrals(after)}`)] : [];
      return [title, span(`  ${prompt.toPlace(words.units(pool))}`), ...rest];
    }
    case 'defend':
      return [seatMark(model, decision.seat), title];
    default:
      return [title];
  }
};

const STEP_TITLES: Readonly<
  Record<string, 'choosePlace' | 'chooseFrom' | 'chooseTo' | 'chooseSeat' | 'chooseOfficer' | 'chooseSet'>
> = {
  captor: 'chooseSeat',
  target: 'chooseSeat',
  what: 'chooseOfficer',
  from: 'chooseFrom',
  to: 'chooseTo',
  at: 'choosePlace',
  territory: 'choosePlace',
  cards: 'chooseSet',
};

/** What was chosen first, and what is asked now: `March regiments by land  From Scotland to where?`. */
export const stepTitle = (
  model: Model,
  decision: Decision,
  path: readonly Pick[],
  field: 'group' | OfferField,
  offers: readonly Offer[],
): Line => {
  const { words } = model.context;
  const { napoleon, prompt } = words.m;
  const [first] = path;
  const group = first?.field === 'group' ? first.value : null;
  const origins = new Set(offers.flatMap((o): PlaceId[] => ('from' in o && o.from !== undefined ? [o.from] : [])));
  const [from] = origins;
  const isOne = field === 'to' && origins.size === 1 && from !== undefined;
  if (isOne && decision.kind === 'attack') return [bold(words.place(from)), span(`: ${prompt.attackWhich}`)];
  if (isOne && decision.kind === 'fortify') {
    const armies = words.m.armies(armiesOn(model, from as TerritoryId));
    return [bold(words.place(from)), span(`  ${armies}.  ${prompt.fortifyTo}`)];
  }
  const ask = STEP_TITLES[field];
  const question = isOne ? napoleon.targetTitle(words.placeOf(from)) : ask ? napoleon[ask] : '';
  const effect = group?.of === 'card' ? effectOf(model.context.rules, group.card) : null;
  const isThing = group?.of === 'thing' && isNamed(group);
  const what = isThing ? thingName(model, group) : effect === null ? '' : words.effect(effect).name;
  return what === '' ? [bold(question)] : [bold(what), span(`  ${question}`)];
};

/** What else is to be known to answer. */
export const hintOf = (model: Model, decision: Decision, path: readonly Pick[]): Line => {
  const { words } = model.context;
  const { napoleon, prompt } = words.m;
  if (decision.kind === 'react') return clashLine(model);
  if (path.length > 0) return [];
  switch (decision.kind) {
    case 'trade':
      return [dim(prompt.tradeFinal)];
    case 'attack':
      return [dim(model.view.turn.captured.length > 0 ? prompt.cardEarned : prompt.noCardYet)];
    case 'fortify':
      return [dim(prompt.fortifyHint)];
    case 'defend': {
      if (model.view.napoleon) return clashLine(model);
      const { from, dice } = decision.battle;
      const armies = armiesOn(model, from as TerritoryId);
      return [dim(prompt.attackedBy(words.seat(model.view.turn.seat), words.placeOf(from), armies, dice))];
    }
    case 'manoeuvre': {
      const text = doomedText(model);
      return text === null ? [] : [bold(text)];
    }
    case 'combat': {
      const { zoneIndex } = model.context.rules.board;
      const isAtSea = decision.offers.some((o) => o.type === 'sail' || (o.type === 'enter' && zoneIndex.has(o.from)));
      if (decision.forced) return [];
      if (isAtSea) return [dim(napoleon.seaFirst)];
      const n = model.view.napoleon;
      return n?.turn.onLand && shipsOf(n, decision.seat) > 0 ? [dim(napoleon.seaOver)] : [];
    }
    default:
      return [];
  }
};
