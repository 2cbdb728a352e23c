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

const MOST_NAME = 44;

const nameColumns = (model: Model, decision: Decision): number => {
  const all = isShop(decision) && decision.kind === 'muster' ? [...BOUGHT, 'place' as const] : MOVED;
  const { groups } = model.context.words.m.napoleon;
  return Math.min(MOST_NAME, Math.max(...all.map((name) => groups[name].length))) + 2;
};

export const thingLine = (model: Model, decision: Decision, thing: Thing, offers: readonly Offer[]): Line => {
  const name = nameOf(thing);
  if (name === null) return [];
  return [
    span(padEnd(thingName(model, thing), nameColumns(model, decision))),
    dim(noteOf(model, decision.seat, name, offers)),
  ];
};

/** Rows for what cannot be done: choosing one says why. */
export const missingItems = (model: Model, decision: Decision): Item[] =>
  missing(model, decision).map(([what, why]) => {
    const name = model.context.words.m.napoleon.groups[what];
    return {
      id: `missing-${what}`,
      line: [dim(`${padEnd(name, nameColumns(model, decision))}${model.context.words.m.screen.none} ${why}`)],
      search: name,
      territory: null,
      choose: { do: 'say', text: why },
    };
  });
