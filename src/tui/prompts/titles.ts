// What the prompts of Risk Napoleon ask, and the hint below them.
import { type CardId, type Decision, effectOf, type Offer, type PlaceId, unitsAt } from '../../core/index.js';
import { bold, dim, type Line, span } from '../frame/line.js';
import type { Model } from '../model.js';
import { doomedText } from './doomed.js';
import { clashLine } from './reactions.js';
import { itemColumns } from './region.js';
import { isThing, thingName } from './shop.js';
import type { Pick as Taken } from './steps.js';

export const titleOf = (model: Model, decision: Decision): string => {
  const { words, rules } = model.context;
  const { napoleon } = words.m;
  switch (decision.kind) {
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
      return model.view.napoleon?.turn.onLand ? napoleon.combatLand : napoleon.combatTitle;
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
    case 'advance': {
      const most = unitsAt(rules, model.view, decision.from, decision.seat) - 1;
      return most < 1 ? '' : napoleon.advanceTitle(words.placeOf(decision.to));
    }
    default:
      return '';
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
export const stepTitle = (model: Model, path: readonly Taken[], field: string, offers: readonly Offer[]): Line => {
  const { words } = model.context;
  const { napoleon } = words.m;
  const group = String(path[0]?.value ?? '');
  const [kind, card] = group.split(':');
  const effect = kind === 'card' ? effectOf(model.context.rules, card as CardId) : null;
  const what = isThing(group) ? thingName(model, group) : effect === null ? '' : words.effect(effect).name;
  const origins = new Set(offers.map((o) => o.fixed['from']));
  const [from] = origins;
  const ask = STEP_TITLES[field];
  const question =
    field === 'to' && origins.size === 1 && typeof from === 'string'
      ? napoleon.targetTitle(words.placeOf(from as PlaceId))
      : ask
        ? napoleon[ask]
        : '';
  return what === '' ? [bold(question)] : [bold(what), span(`  ${question}`)];
};

export const hintOf = (model: Model, decision: Decision, path: readonly Taken[]): Line => {
  const { napoleon } = model.context.words.m;
  if (decision.kind === 'react') return clashLine(model);
  if (path.length > 0) return [];
  if (decision.kind === 'manoeuvre') {
    const text = doomedText(model);
    return text === null ? [] : [bold(text)];
  }
  const isAtSea =
    decision.kind === 'combat' &&
    decision.offers.some((o) => model.context.rules.board.zoneIndex.has(String(o.fixed['from'])));
  return isAtSea && decision.kind === 'combat' && !decision.forced ? [dim(napoleon.seaFirst)] : [];
};
