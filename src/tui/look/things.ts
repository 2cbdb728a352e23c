// What can be looked at: every territory and zone, every seat, the cards that this screen may show. Pure.
import type { CardId, PlaceId, Seat, TerritoryId, ZoneId } from '../../core/index.js';
import type { Looking, Model, Thing } from '../model.js';
import { filtered, promptOf } from '../prompts/index.js';

type Kind = Thing['kind'];
const KINDS: readonly Kind[] = ['territory', 'zone', 'seat', 'card'];

/** Seats whose hands may be shown on this screen now. */
const readers = ({ context, decision, revealed, replay, view }: Model): Seat[] => {
  if (replay?.eyes === 'omniscient') return view.seats.map((_, seat) => seat as Seat);
  const [only, ...others] = context.persons;
  if (others.length === 0) return only === undefined ? [] : [only];
  return decision !== null && revealed === decision.seat ? [decision.seat] : [];
};

/** Whose hand a card is in, as far as that may be shown; `discards` for those that lie open; null for all others. */
export const whereIs = (model: Model, card: CardId): Seat | 'discards' | null => {
  const holder = readers(model).find((seat) => model.view.seats[seat]?.hand?.includes(card));
  if (holder !== undefined) return holder;
  return model.view.discards.includes(card) ? 'discards' : null;
};

const cardsSeen = (model: Model): CardId[] => [
  ...readers(model).flatMap((seat) => model.view.seats[seat]?.hand ?? []),
  ...model.view.discards,
];

/** All things of a kind, in the order in which arrows go through them. */
export const thingsOf = (model: Model, kind: Kind): Thing[] => {
  const { board } = model.context.rules;
  switch (kind) {
    case 'territory':
      return board.territories.map(({ id }) => ({ kind, id }));
    case 'zone':
      return board.zones.map(({ id }) => ({ kind, id }));
    case 'seat':
      return model.view.seats.map((_, seat) => ({ kind, seat: seat as Seat }));
    case 'card':
      return cardsSeen(model).map((card) => ({ kind, card }));
  }
};

export const isSame = (a: Thing, b: Thing): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether a thing is one of this game, and may be shown here. */
const isThere = (model: Model, thing: Thing): boolean => {
  const { board } = model.context.rules;
  switch (thing.kind) {
    case 'territory':
      return board.index.has(thing.id);
    case 'zone':
      return board.zoneIndex.has(thing.id);
    case 'seat':
      return model.view.seats[thing.seat] !== undefined;
    case 'card':
      return whereIs(model, thing.card) !== null;
  }
};

export const placeOf = (thing: Thing): PlaceId | null =>
  thing.kind === 'territory' || thing.kind === 'zone' ? thing.id : null;

export const thingAt = (model: Model, place: PlaceId): Thing =>
  model.context.rules.board.zoneIndex.has(place)
    ? { kind: 'zone', id: place as ZoneId }
    : { kind: 'territory', id: place as TerritoryId };

export const nameOf = ({ context: { words } }: Model, thing: Thing): string => {
  switch (thing.kind) {
    case 'seat':
      return words.seat(thing.seat);
    case 'card':
      return words.card(thing.card);
    default:
      return words.place(thing.id);
  }
};

/** `looking` on another thing. */
export const withThing = (looking: Looking, thing: Thing): Looking => ({
  ...looking,
  thing,
  at: thing.kind === 'territory' ? thing.id : looking.at,
  beside: null,
});

/** What is looked at, as far as it is still there and may be shown: a card may have been played, or be another person's. */
export const lookingNow = (model: Model): Looking | null => {
  const { looking } = model;
  if (looking === null || isThere(model, looking.thing)) return looking;
  return withThing(looking, thingAt(model, looking.at));
};

/** Where looking begins: at what is chosen, else where a fight is, else in the land of whoever sits here. */
export const firstLook = (model: Model): Looking => {
  const { rules, persons } = model.context;
  const { board } = rules;
  const prompt = promptOf(model);
  const item = prompt === null ? undefined : filtered(prompt, model.filter)[model.cursor];
  const chosen = item?.territory ?? item?.zone ?? model.view.battle?.to ?? model.lastRoll?.to ?? null;
  const seat = model.decision?.seat ?? persons[0] ?? model.view.turn.seat;
  const own = board.territories[Math.max(0, model.view.owner.indexOf(seat))]?.id ?? ('' as TerritoryId);
  const thing = chosen === null ? thingAt(model, own) : thingAt(model, chosen);
  return withThing({ thing, at: own, beside: null, find: null }, thing);
};

/** The zone that is nearest to a territory, its owner, the first card: where another kind of thing begins. */
const firstOf = (model: Model, kind: Kind, at: TerritoryId): Thing | undefined => {
  const { board } = model.context.rules;
  const index = board.index.get(at) ?? 0;
  const [zone] = board.coasts[index] ?? [];
  if (kind === 'territory') return { kind, id: at };
  if (kind === 'zone' && zone !== undefined) return thingsOf(model, kind)[zone];
  if (kind === 'seat') return { kind, seat: model.view.owner[index] ?? model.view.turn.seat };
  return thingsOf(model, kind)[0];
};

/** The next kind of thing of which there is one. */
export const nextKind = (model: Model, looking: Looking): Looking => {
  const from = KINDS.indexOf(looking.thing.kind);
  for (let step = 1; step < KINDS.length; step++) {
    const first = firstOf(model, KINDS[(from + step) % KINDS.length] ?? 'territory', looking.at);
    if (first !== undefined) return withThing(looking, first);
  }
  return looking;
};

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const searched = (model: Model, thing: Thing): string => {
  const { board } = model.context.rules;
  if (thing.kind === 'territory') return `${nameOf(model, thing)} ${model.context.words.code(thing.id)}`;
  if (thing.kind === 'zone')
    return `${nameOf(model, thing)} ${board.zones[board.zoneIndex.get(thing.id) ?? -1]?.code ?? ''}`;
  return nameOf(model, thing);
};

/** Things with `part` in their names, accents and case ignored: those that begin with it first. */
export const thingsNamed = (model: Model, part: string): Thing[] => {
  const wanted = fold(part.trim());
  if (wanted === '') return [];
  const all = KINDS.flatMap((kind) => thingsOf(model, kind)).map((thing) => ({
    thing,
    text: fold(searched(model, thing)),
  }));
  const found = all.filter(({ text }) => text.includes(wanted));
  return [
    ...found.filter(({ text }) => text.startsWith(wanted)),
    ...found.filter(({ text }) => !text.startsWith(wanted)),
  ].map(({ thing }) => thing);
};
