// What can be done in a reinforcement and among the manoeuvres of Risk Napoleon: what it costs, how much is left, and why
// something that a player may expect cannot be done.
import {
  admiralsOf,
  type Decision,
  type DecisionOf,
  generalsOf,
  homeWaters,
  type Offer,
  type Seat,
  shipsOf,
  territoriesOf,
} from '../../core/index.js';
import { dim, type Line, padEnd, span } from '../frame/line.js';
import type { Model } from '../model.js';
import type { Item } from './prompt.js';
import { groupOf } from './steps.js';

const total = (values: readonly number[] | undefined): number => (values ?? []).reduce((a, b) => a + b, 0);

/** The names of the groups, by what `groupOf` calls them. */
const NAMES = {
  place: 'place',
  'buy:ship': 'ship',
  'buy:general': 'general',
  'buy:admiral': 'admiral',
  'buy:fortification': 'fortification',
  ransom: 'ransom',
  trade: 'trade',
  'march:land': 'march',
  'march:sea': 'marchSea',
  cruise: 'cruise',
  'lead:general': 'leadGeneral',
  'lead:admiral': 'leadAdmiral',
} as const;

type Group = keyof typeof NAMES;

export const isThing = (group: string): group is Group => group in NAMES;

export const thingName = (model: Model, group: Group): string => {
  const { groups } = model.context.words.m.napoleon;
  return groups[NAMES[group]];
};

/** Own captives, by captor: `Murat 2`. */
const captorsText = (model: Model, seat: Seat): string => {
  const held = model.view.napoleon?.captiveGenerals ?? [];
  const { words } = model.context;
  return held
    .flatMap((by, captor) => {
      const count = by[seat] ?? 0;
      return count === 0 ? [] : [`${words.seat(captor as Seat)} ${count}`];
    })
    .join(', ');
};

const places = (offers: readonly Offer[], field: string): number => new Set(offers.map((o) => o.fixed[field])).size;

/** What stands beside a thing that can be done. */
const noteOf = (model: Model, seat: Seat, group: Group, offers: readonly Offer[]): string => {
  const { notes } = model.context.words.m.napoleon;
  const turn = model.view.napoleon?.turn;
  switch (group) {
    case 'place':
      return notes.places(places(offers, 'territory'));
    case 'buy:ship':
    case 'buy:admiral':
      return notes.eachInZones(places(offers, 'at'));
    case 'buy:general':
    case 'buy:fortification':
      return notes.eachOn(places(offers, 'at'));
    case 'ransom':
      return notes.heldBy(captorsText(model, seat));
    case 'trade':
      return notes.sets(offers.length);
    case 'march:land':
      return notes.left(turn?.marches ?? 0);
    case 'march:sea':
      return notes.left(turn?.fairWinds ?? 0);
    case 'cruise':
      return notes.left((turn?.cruises ?? 0) + (turn?.fairWinds ?? 0));
    case 'lead:general':
      return notes.left(total(turn?.fresh.generals));
    case 'lead:admiral':
      return notes.left(total(turn?.fresh.admirals));
  }
};

/** Why a thing cannot be bought or traded; null where nobody would expect it. */
const whyNotBought = (model: Model, seat: Seat, group: Group): string | null => {
  const { rules, words } = model.context;
  const { view } = model;
  const { whyNot } = words.m.napoleon;
  const n = view.napoleon;
  if (n === null) return null;
  const mayBuild = territoriesOf(view, seat).some((t) => !n.forts[t] && n.epidemics[t] === 0);
  switch (group) {
    case 'buy:ship':
      return homeWaters(rules, view, seat).length === 0 ? whyNot.ships : whyNot.shipsOut;
    case 'buy:general':
      return whyNot.generals;
    case 'buy:admiral':
      return shipsOf(n, seat) === 0 ? whyNot.admiralsNoShip : whyNot.admirals;
    case 'buy:fortification':
      return mayBuild ? whyNot.fortsOut : whyNot.forts;
    case 'ransom':
      return captorsText(model, seat) === '' ? null : whyNot.ransom;
    case 'trade':
      return (view.seats[seat]?.hand?.length ?? 0) < 3 ? null : whyNot.sets;
    default:
      return null;
  }
};

const whyNotMoved = (model: Model, seat: Seat, group: Group): string | null => {
  const { whyNot } = model.context.words.m.napoleon;
  const n = model.view.napoleon;
  if (n === null) return null;
  const { marches, cruises, fairWinds, fresh } = n.turn;
  switch (group) {
    case 'march:land':
      return marches > 0 ? whyNot.march : whyNot.done;
    case 'cruise':
      if (shipsOf(n, seat) === 0) return null;
      return cruises + fairWinds > 0 ? whyNot.cruise : whyNot.done;
    case 'lead:general':
      if (generalsOf(model.view, seat) === 0) return null;
      return total(fresh.generals) > 0 ? whyNot.lead : whyNot.done;
    case 'lead:admiral':
      if (admiralsOf(n, seat) === 0) return null;
      return total(fresh.admirals) > 0 ? whyNot.lead : whyNot.done;
    default:
      return null;
  }
};

const BOUGHT: readonly Group[] = ['buy:ship', 'buy:general', 'buy:admiral', 'buy:fortification', 'ransom', 'trade'];
const MOVED: readonly Group[] = ['march:land', 'cruise', 'lead:general', 'lead:admiral'];

type ShopDecision = DecisionOf<'muster'> | DecisionOf<'manoeuvre'>;

const isShop = (decision: Decision): decision is ShopDecision =>
  decision.kind === 'muster' || decision.kind === 'manoeuvre';

/** Groups that are not offered though a player may look for them, and why. */
const missing = (model: Model, decision: Decision): readonly (readonly [Group, string])[] => {
  if (!isShop(decision)) return [];
  // With nothing left to spend nobody asks why.
  if (decision.kind === 'muster' && decision.pool === 0) return [];
  const has = new Set(decision.offers.map(groupOf));
  const [all, why] = decision.kind === 'muster' ? [BOUGHT, whyNotBought] : [MOVED, whyNotMoved];
  return all.flatMap((group) => {
    const reason = has.has(group) ? null : why(model, decision.seat, group);
    return reason === null ? [] : [[group, reason] as const];
  });
};

const MOST_NAME = 44;

const nameColumns = (model: Model, decision: Decision): number => {
  const all = isShop(decision) && decision.kind === 'muster' ? [...BOUGHT, 'place' as const] : MOVED;
  return Math.min(MOST_NAME, Math.max(...all.map((group) => thingName(model, group).length))) + 2;
};

export const thingLine = (model: Model, decision: Decision, group: Group, offers: readonly Offer[]): Line => [
  span(padEnd(thingName(model, group), nameColumns(model, decision))),
  dim(noteOf(model, decision.seat, group, offers)),
];

/** Rows for what cannot be done: choosing one says why. */
export const missingItems = (model: Model, decision: Decision): Item[] =>
  missing(model, decision).map(([group, why]) => {
    const name = thingName(model, group);
    return {
      id: `missing-${group}`,
      line: [dim(`${padEnd(name, nameColumns(model, decision))}${model.context.words.m.screen.none} ${why}`)],
      search: name,
      territory: null,
      choose: { do: 'say', text: why },
    };
  });
