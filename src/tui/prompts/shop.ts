// What can be done in a reinforcement and among the manoeuvres of Risk Napoleon: what it costs, how much is left, and why
// something that a player may expect cannot be done.
import {
  admiralsLeft,
  admiralsOf,
  countArmies,
  type Decision,
  type DecisionOf,
  fortsLeft,
  fortsOf,
  generalsLeft,
  generalsOf,
  homeWaters,
  type Offer,
  type Seat,
  shipsLeft,
  shipsOf,
  territoriesOf,
} from '../../core/index.js';
import { dim, type Line, padEnd, padStart, said, span, widthOf } from '../frame/line.js';
import type { Model } from '../model.js';
import type { Item } from './prompt.js';
import { itemColumns } from './region.js';
import { groupOf, type Thing } from './steps.js';

const total = (values: readonly number[] | undefined): number => (values ?? []).reduce((a, b) => a + b, 0);

/** What there is to do, by the name that the texts have for it. */
const THINGS = {
  place: { type: 'place', kind: null },
  ship: { type: 'buy', kind: 'ship' },
  general: { type: 'buy', kind: 'general' },
  admiral: { type: 'buy', kind: 'admiral' },
  fortification: { type: 'buy', kind: 'fortification' },
  ransom: { type: 'ransom', kind: null },
  trade: { type: 'trade', kind: null },
  march: { type: 'march', kind: 'land' },
  marchSea: { type: 'march', kind: 'sea' },
  cruise: { type: 'cruise', kind: null },
  leadGeneral: { type: 'lead', kind: 'general' },
  leadAdmiral: { type: 'lead', kind: 'admiral' },
} as const satisfies Readonly<Record<string, Omit<Thing, 'of'>>>;

type Name = keyof typeof THINGS;

const nameOf = ({ type, kind }: Thing): Name | null =>
  (Object.keys(THINGS) as Name[]).find((name) => THINGS[name].type === type && THINGS[name].kind === kind) ?? null;

/** Whether it is something to do rather than the end of a phase. */
export const isNamed = (thing: Thing): boolean => nameOf(thing) !== null;

/** What is done, in words: `Build ships`. */
export const thingName = (model: Model, thing: Thing): string => {
  const name = nameOf(thing);
  return name === null ? '' : model.context.words.m.napoleon.groups[name];
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

/** How many places the offers name. */
const places = (offers: readonly Offer[]): number =>
  new Set(offers.map((o) => ('territory' in o ? o.territory : 'at' in o ? o.at : null))).size;

/** What stands beside a thing that can be done. */
const noteOf = (model: Model, seat: Seat, name: Name, offers: readonly Offer[]): string => {
  const { notes } = model.context.words.m.napoleon;
  const turn = model.view.napoleon?.turn;
  switch (name) {
    case 'place':
    case 'general':
    case 'fortification':
      return notes.places(places(offers));
    case 'ship':
    case 'admiral':
      return notes.inZones(places(offers));
    case 'ransom':
      return notes.heldBy(captorsText(model, seat));
    case 'trade':
      return notes.sets(offers.length);
    case 'march':
      return notes.left(turn?.marches ?? 0);
    case 'marchSea':
      return notes.left(turn?.fairWinds ?? 0);
    case 'cruise':
      return notes.left((turn?.cruises ?? 0) + (turn?.fairWinds ?? 0));
    case 'leadGeneral':
      return notes.left(total(turn?.fresh.generals));
    case 'leadAdmiral':
      return notes.left(total(turn?.fresh.admirals));
  }
};

/** Why a thing cannot be bought or traded; null where nobody would expect it. */
const whyNotBought = (model: Model, seat: Seat, name: Name): string | null => {
  const { rules, words } = model.context;
  const { view } = model;
  const { whyNot } = words.m.napoleon;
  const n = view.napoleon;
  if (n === null) return null;
  const mayBuild = territoriesOf(view, seat).some((t) => !n.forts[t] && n.epidemics[t] === 0);
  switch (name) {
    case 'ship':
      return homeWaters(rules, view, seat).length === 0 ? whyNot.ships : whyNot.shipsOut;
    case 'general':
      return whyNot.generals;
    case 'admiral':
      return shipsOf(n, seat) === 0 ? whyNot.admiralsNoShip : whyNot.admirals;
    case 'fortification':
      return mayBuild ? whyNot.fortsOut : whyNot.forts;
    case 'ransom':
      return captorsText(model, seat) === '' ? null : whyNot.ransom;
    case 'trade':
      return (view.seats[seat]?.hand?.length ?? 0) < 3 ? null : whyNot.sets;
    default:
      return null;
  }
};

const whyNotMoved = (model: Model, seat: Seat, name: Name): string | null => {
  const { whyNot } = model.context.words.m.napoleon;
  const n = model.view.napoleon;
  if (n === null) return null;
  const { marches, cruises, fairWinds, fresh } = n.turn;
  switch (name) {
    case 'march':
      return marches > 0 ? whyNot.march : whyNot.done;
    case 'cruise':
      if (shipsOf(n, seat) === 0) return null;
      return cruises + fairWinds > 0 ? whyNot.cruise : whyNot.done;
    case 'leadGeneral':
      if (generalsOf(model.view, seat) === 0) return null;
      return total(fresh.generals) > 0 ? whyNot.lead : whyNot.done;
    case 'leadAdmiral':
      if (admiralsOf(n, seat) === 0) return null;
      return total(fresh.admirals) > 0 ? whyNot.lead : whyNot.done;
    default:
      return null;
  }
};

const BOUGHT: readonly Name[] = ['ship', 'general', 'admiral', 'fortification', 'ransom', 'trade'];
const MOVED: readonly Name[] = ['march', 'cruise', 'leadGeneral', 'leadAdmiral'];

type ShopDecision = DecisionOf<'muster'> | DecisionOf<'manoeuvre'>;

const isShop = (decision: Decision): decision is ShopDecision =>
  decision.kind === 'muster' || decision.kind === 'manoeuvre';

/** What is not offered though a player may look for it, and why. */
const missing = (model: Model, decision: Decision): readonly (readonly [Name, string])[] => {
  if (!isShop(decision)) return [];
  // With nothing left to spend nobody asks why.
  if (decision.kind === 'muster' && decision.pool === 0) return [];
  const groups = (decision.offers as readonly Offer[]).map((offer) => groupOf(decision, offer));
  const has = new Set(groups.map((group) => (group.of === 'thing' ? nameOf(group) : null)));
  const [all, why] = decision.kind === 'muster' ? [BOUGHT, whyNotBought] : [MOVED, whyNotMoved];
  return all.flatMap((name) => {
    const reason = has.has(name) ? null : why(model, decision.seat, name);
    return reason === null ? [] : [[name, reason] as const];
  });
};

// --- What a regiment buys -------------------------------------------------------------------------------------------------

/** Columns of the figures beside what is bought. */
const COST = 7;
const YOURS = 8;
const LEFT = 7;
const MOST_BOUGHT = 24;

type Bought = Extract<Name, 'place' | 'ship' | 'general' | 'admiral' | 'fortification' | 'ransom' | 'trade'>;

const isBought = (name: Name): name is Bought => name === 'place' || BOUGHT.includes(name);

const boughtColumns = (model: Model): number => Math.min(MOST_BOUGHT, itemColumns(model) - COST - YOURS - LEFT);

/** How many a seat has, and how many more it may have; null where that is not counted. */
const counts = (
  model: Model,
  seat: Seat,
  name: Bought,
): { readonly yours: number | null; readonly left: number | null } => {
  const { view } = model;
  const { rules } = model.context;
  const n = view.napoleon;
  if (n === null) return { yours: null, left: null };
  switch (name) {
    case 'place':
      return { yours: countArmies(view, seat), left: null };
    case 'ship':
      return { yours: shipsOf(n, seat), left: shipsLeft(rules, view, seat) };
    case 'general':
      return { yours: generalsOf(view, seat), left: generalsLeft(view, seat) };
    case 'admiral':
      return { yours: admiralsOf(n, seat), left: admiralsLeft(view, seat) };
    case 'fortification':
      return { yours: fortsOf(view, seat), left: fortsLeft(view) };
    case 'ransom':
      return { yours: null, left: total(n.captiveGenerals.map((by) => by[seat] ?? 0)) };
    case 'trade':
      return { yours: view.seats[seat]?.hand?.length ?? null, left: null };
  }
};

/** The heads of the columns of what a regiment buys; null where nothing is bought. */
export const shopHeader = (model: Model, decision: Decision): Line | null => {
  if (decision.kind !== 'muster' || decision.pool === 0) return null;
  const { buy, cost, yours, left } = model.context.words.m.napoleon.shop;
  return [
    dim(padEnd(buy, boughtColumns(model))),
    dim(padStart(cost, COST)),
    dim(padStart(yours, YOURS)),
    dim(padStart(left, LEFT)),
  ];
};

const figure = (n: number | null, columns: number): string => padStart(n === null ? '' : `${n}`, columns);

/** `Fortification      1       1      9`, and where there is room the places where it may go. */
const boughtLine = (model: Model, seat: Seat, name: Bought, offers: readonly Offer[]): Line => {
  const { groups, bought } = model.context.words.m.napoleon;
  const { yours, left } = counts(model, seat, name);
  const columns = boughtColumns(model);
  const note = noteOf(model, seat, name, offers);
  const room = itemColumns(model) - columns - COST - YOURS - LEFT - 3;
  const isTold = widthOf([span(note)]) <= room;
  return [
    span(padEnd(bought[name], columns), { say: `${groups[name]} ` }),
    span(figure(name === 'trade' ? null : 1, COST), { say: '' }),
    span(figure(yours, YOURS), { say: '' }),
    span(figure(left, LEFT), { say: note }),
    ...(isTold ? [said(dim(`   ${note}`), '')] : []),
  ];
};

// --- The rows -------------------------------------------------------------------------------------------------------------

const MOST_NAME = 44;
const GAP = '  ';

const sizeOf = (text: string): number => widthOf([span(text)]);

/** A name without what stands after a comma or in brackets, where the whole of it has no room. */
const nameWithin = (name: string, columns: number): string =>
  sizeOf(name) <= columns ? name : (name.split(/, | \(/)[0] ?? name);

/** A manoeuvre and its note: notes are figures or reasons, so whatever has to be cut is a name. */
const movedText = (model: Model, decision: Decision, name: Name): readonly [name: string, note: string] => {
  const { groups } = model.context.words.m.napoleon;
  const { none } = model.context.words.m.screen;
  const why = new Map(missing(model, decision).map(([what, text]) => [what, `${none} ${text}`]));
  const noteFor = (each: Name): string => why.get(each) ?? noteOf(model, decision.seat, each, []);
  const all = [...MOVED, name].map((each) => [groups[each], noteFor(each)] as const);
  const room = itemColumns(model) - GAP.length - Math.max(...all.map(([, note]) => sizeOf(note)));
  const columns = Math.min(room, MOST_NAME, Math.max(...all.map(([text]) => sizeOf(nameWithin(text, room)))));
  return [padEnd(nameWithin(groups[name], columns), columns), noteFor(name)];
};

export const thingLine = (model: Model, decision: Decision, thing: Thing, offers: readonly Offer[]): Line => {
  const name = nameOf(thing);
  if (name === null) return [];
  if (isBought(name)) return boughtLine(model, decision.seat, name, offers);
  const [text, note] = movedText(model, decision, name);
  return [span(text + GAP, { say: `${thingName(model, thing)} ` }), dim(note)];
};

/** `Admiral: no ship for one yet    2`; a long reason has the room of the figure as well. */
const notBoughtLine = (model: Model, seat: Seat, name: Bought, why: string): Line => {
  const { napoleon, screen } = model.context.words.m;
  const room = boughtColumns(model) + COST + YOURS;
  const text = model.context.words.m.labelled(napoleon.bought[name], why);
  const said = { dim: true, say: `${napoleon.groups[name]} ${screen.none} ${why}` };
  // Half a reason says nothing: choosing the row says all of it.
  if (sizeOf(text) > itemColumns(model)) return [span(`${napoleon.bought[name]} ${screen.none}`, said)];
  if (sizeOf(text) > room) return [span(text, said)];
  return [span(padEnd(text, room), said), { ...dim(figure(counts(model, seat, name).left, LEFT)), say: '' }];
};

/** Rows for what cannot be done: choosing one says why. */
export const missingItems = (model: Model, decision: Decision): Item[] =>
  missing(model, decision).map(([what, why]) => ({
    id: `missing-${what}`,
    line: isBought(what)
      ? notBoughtLine(model, decision.seat, what, why)
      : [dim(movedText(model, decision, what).join(GAP))],
    search: model.context.words.m.napoleon.groups[what],
    territory: null,
    choose: { do: 'say', text: why },
  }));
