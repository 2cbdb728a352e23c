// Facts about a territory, a zone, a seat, a card: what stands there, whose it is, what is missing, what has happened.
import {
  admiralsOf,
  countArmies,
  countReinforcements,
  countTerritories,
  effectOf,
  generalsOf,
  type PlaceId,
  playSymbol,
  pointsOf,
  type Seat,
  shipsOf,
  type TerritoryId,
  VICTORY_SOURCES,
  type ZoneId,
  zoneController,
} from '../../core/index.js';
import { type Place, signed } from '../../text/index.js';
import { bold, dim, type Line, span, widthOf } from '../frame/line.js';
import { armiesOn, ownerOf, seatMark, seatName, unitsText } from '../frame/marks.js';
import type { Happening, Model, Thing } from '../model.js';
import { fleetLine, piecesSaid } from '../prompts/places.js';
import { type Fact, labelColumns, wrapped } from './rows.js';
import { whereIs } from './things.js';

/** What is missing is named up to here, then counted. */
const MOST_NAMED = 4;

const players = ({ context }: Model): Seat[] => context.seats.map((_, seat) => seat as Seat);

/** A place by its code, for where its name has no room. */
const codeOf = ({ context: { rules, words } }: Model, place: PlaceId): Place => {
  const { zoneIndex, zones } = rules.board;
  const code = zones[zoneIndex.get(place) ?? -1]?.code ?? words.code(place as TerritoryId);
  return { ...words.placeOf(place), bare: code, the: code };
};

/** `Ney lacks only Andalusia`, for whoever has some of `all`, who lacks least first. */
const lackLines = (
  model: Model,
  all: readonly PlaceId[],
  has: (place: PlaceId, seat: Seat) => boolean,
  columns: number,
): Line[] => {
  const { words } = model.context;
  const { inspect } = words.m;
  return players(model)
    .map((seat) => ({ seat, missing: all.filter((place) => !has(place, seat)) }))
    .filter(({ missing }) => missing.length < all.length)
    .sort((a, b) => a.missing.length - b.missing.length)
    .flatMap(({ seat, missing }): Line[] => {
      const name = words.seat(seat);
      const texts = [
        ...(missing.length === 0 ? [inspect.holdsAll(name)] : []),
        ...(missing.length > 0 && missing.length <= MOST_NAMED
          ? [missing.map(words.placeOf), missing.map((place) => codeOf(model, place))].map((p) =>
              inspect.lacks(name, p),
            )
          : []),
        inspect.lacksMany(name, missing.length),
      ];
      const text = texts.find((each) => each.length <= columns - 2) ?? texts.at(-1) ?? '';
      return [[{ ...seatMark(model, seat), say: '' }, span(` ${text}`, { say: texts[0] ?? text })]];
    });
};

const happenedText = (model: Model, { what, seat, from, count }: Happening): string => {
  const { words } = model.context;
  const { happened } = words.m.inspect;
  const by = seat === null ? '' : words.seat(seat);
  switch (what) {
    case 'taken':
      return happened.taken(by, from === null ? '' : words.seat(from));
    case 'entered':
      return happened.entered(by);
    case 'attacked':
      return happened.attacked(by, count);
    case 'more':
      return signed(count);
    case 'fewer':
      return signed(-count);
    default:
      return happened[what];
  }
};

/** `round 2: Lannes takes it from Ney, +2`, a line a round, the latest first. */
const latelyLines = (model: Model, place: PlaceId, columns: number): Line[] => {
  const { screen, inspect, labelled } = model.context.words.m;
  const known = model.lately.at.get(place) ?? [];
  const rounds = [...new Set(known.map(({ round }) => round))].reverse();
  if (rounds.length === 0) return [[dim(inspect.nothingLately)]];
  return rounds.flatMap((round) => {
    const texts = known.filter((each) => each.round === round).map((each) => happenedText(model, each));
    return wrapped(labelled(screen.round(round), texts.join(', ')), columns);
  });
};

/** `Ney, 3 regiments, 1 general`: in two lines where one has no room for it. */
const holderLines = (model: Model, id: TerritoryId, owner: Seat, pieces: string, columns: number): Line[] => {
  const { words } = model.context;
  const head: Line = [
    { ...seatMark(model, owner), say: '' },
    span(` ${words.seat(owner)}, `),
    bold(unitsText(model, armiesOn(model, id))),
  ];
  if (pieces === '') return [head];
  const whole = [...head, span(`, ${pieces}`)];
  return widthOf(whole) <= columns ? [whole] : [[...head, span(',')], ...wrapped(pieces, columns)];
};

const territoryFacts = (model: Model, id: TerritoryId, columns: number): Fact[] => {
  const { rules, words } = model.context;
  const { inspect, look } = words.m;
  const at = rules.board.index.get(id) ?? -1;
  const owner = ownerOf(model, id);
  const head = `${owner === null ? '' : words.seat(owner)}, ${unitsText(model, armiesOn(model, id))}, ${inspect.nothingElse}`;
  const nothing = head.length + 2 <= columns ? inspect.nothingElse : '';
  const pieces = model.view.napoleon ? piecesSaid(model, at) || nothing : '';
  const region = rules.board.regions[rules.board.territories[at]?.region ?? -1];
  const ids = region?.territories.flatMap((t) => rules.board.territories[t]?.id ?? []) ?? [];
  const held = model.view.seats.flatMap((_, seat): Line => {
    const count = ids.filter((t) => ownerOf(model, t) === seat).length;
    return count === 0 ? [] : [seatMark(model, seat as Seat), span(`${count} `, { bold: true })];
  });
  return [
    {
      label: inspect.labels.owner,
      rank: 0,
      lines: owner === null ? [[dim(look.unheld)]] : holderLines(model, id, owner, pieces, columns),
    },
    ...(region
      ? [
          {
            label: words.regionOf(region.id).short,
            rank: 1,
            lines: [
              [bold(`+${region.bonus}  `), ...held, dim(inspect.of(ids.length))],
              ...lackLines(model, ids, (place, seat) => ownerOf(model, place as TerritoryId) === seat, columns),
            ],
          },
        ]
      : []),
    ...seaFact(model, at, columns),
    { label: inspect.labels.lately, rank: 2, lines: latelyLines(model, id, columns) },
  ];
};

/** Who controls a zone, in words. */
const controlText = ({ context, view }: Model, zone: number): string => {
  const { inspect } = context.words.m;
  const fleets = (view.napoleon?.ships[zone] ?? []).filter((ships) => ships > 0).length;
  return fleets === 0 ? inspect.nobodyThere : fleets === 1 ? inspect.controls : inspect.contested;
};

const seaFact = (model: Model, at: number, columns: number): Fact[] => {
  const { rules, words } = model.context;
  const zones = model.view.napoleon === null ? [] : (rules.board.coasts[at] ?? []);
  if (zones.length === 0) return [];
  return [
    {
      label: words.m.inspect.labels.sea,
      rank: 13,
      lines: zones.map((zone): Line => {
        const id = rules.board.zones[zone]?.id;
        if (id === undefined) return [];
        const rest: Line = [...fleetLine(model, zone), dim(controlText(model, zone))];
        const { bare, short } = words.placeOf(id);
        const shown = widthOf([span(bare), ...rest]) < columns ? bare : short;
        return [span(`${shown} `, { say: words.place(id) }), ...rest];
      }),
    },
  ];
};

const zoneFacts = (model: Model, id: ZoneId, columns: number): Fact[] => {
  const { rules, words } = model.context;
  const { inspect } = words.m;
  const zone = rules.board.zoneIndex.get(id) ?? -1;
  const n = model.view.napoleon;
  const routes = rules.board.routes.filter(({ zones }) => zones.includes(zone));
  return [
    {
      label: inspect.labels.owner,
      rank: 0,
      lines: [[...fleetLine(model, zone), dim(controlText(model, zone))]],
    },
    ...routes.map(({ id: route, bonus, zones }): Fact => {
      const ids = zones.flatMap((z) => rules.board.zones[z]?.id ?? []);
      const has = (place: PlaceId, seat: Seat): boolean =>
        n !== null && zoneController(n, rules.board.zoneIndex.get(place) ?? -1) === seat;
      return {
        label: inspect.labels.route,
        rank: 1,
        lines: [[span(`${words.route(route)}  `), bold(`+${bonus}`)], ...lackLines(model, ids, has, columns)],
      };
    }),
    { label: inspect.labels.lately, rank: 2, lines: latelyLines(model, id, columns) },
  ];
};

const missionsText = (model: Model, seat: Seat): string => {
  const { words } = model.context;
  const { napoleon } = words.m;
  const mine = model.view.napoleon?.missions[seat];
  const done = (mine?.done ?? []).map(({ mission, points }) => `${words.mission(mission).name} ${points}`);
  const hidden = mine && mine.heldCount > 0 && mine.held === null ? [napoleon.hidden(mine.heldCount)] : [];
  return [...done, ...hidden].join(', ') || napoleon.noneDone;
};

/** Captives of a seat: `holds 2 generals of Ney`. */
const captivesOf = (model: Model, seat: Seat): string[] => {
  const { words } = model.context;
  const { napoleon } = words.m;
  const n = model.view.napoleon;
  const of = (held: readonly (readonly number[])[] | undefined, name: (count: number) => string): string[] =>
    (held?.[seat] ?? []).flatMap((count, owner) =>
      count === 0 ? [] : [napoleon.holds(name(count), words.seat(owner as Seat))],
    );
  return [...of(n?.captiveGenerals, napoleon.generals), ...of(n?.captiveAdmirals, napoleon.admirals)];
};

const napoleonFacts = (model: Model, seat: Seat, columns: number): Fact[] => {
  const { view } = model;
  const n = view.napoleon;
  const { m } = model.context.words;
  const { labels } = m.inspect;
  if (n === null) return [];
  const points = n.points[seat];
  const sources = VICTORY_SOURCES.flatMap((source) =>
    points && points[source] !== 0 ? [`${m.napoleon.sources[source]} ${points[source]}`] : [],
  );
  const officers = [m.napoleon.generals(generalsOf(view, seat)), m.napoleon.admirals(admiralsOf(n, seat))];
  return [
    {
      label: labels.points,
      rank: 0,
      lines: [[bold(m.napoleon.vp(pointsOf(view, seat))), dim(sources.length === 0 ? '' : `  ${sources.join(', ')}`)]],
    },
    { label: labels.missions, rank: 3, lines: wrapped(missionsText(model, seat), columns) },
    { label: labels.ships, rank: 4, lines: [[span(m.napoleon.ships(shipsOf(n, seat)))]] },
    { label: labels.officers, rank: 5, lines: wrapped([...officers, ...captivesOf(model, seat)].join(', '), columns) },
  ];
};

const seatFacts = (model: Model, seat: Seat, columns: number): Fact[] => {
  const { view, context } = model;
  const { rules, words } = context;
  const { inspect, cards, screen } = words.m;
  const state = view.seats[seat];
  const isIn = state?.status === 'in';
  const status = state?.status === 'neutral' ? screen.neutral : screen.out;
  return [
    {
      label: inspect.labels.land,
      rank: 1,
      lines: [
        [
          bold(`${countTerritories(view, seat)}`),
          span(` ${screen.columns.territories}, `, { glued: true }),
          span(unitsText(model, countArmies(view, seat))),
          ...(isIn ? [] : [dim(`  ${status}`)]),
        ],
      ],
    },
    ...napoleonFacts(model, seat, columns),
    ...(isIn
      ? [
          {
            label: inspect.labels.next,
            rank: 2,
            lines: [[bold(`+${countReinforcements(rules, view, seat).total}`)]],
          },
        ]
      : []),
    { label: inspect.labels.cards, rank: 6, lines: [[span(cards(state?.cards ?? 0))]] },
  ];
};

const cardFacts = (model: Model, card: Extract<Thing, { kind: 'card' }>['card'], columns: number): Fact[] => {
  const { rules, words } = model.context;
  const { inspect, napoleon } = words.m;
  const place = whereIs(model, card);
  const effect = rules.profile.hasNapoleon ? effectOf(rules, card) : null;
  const symbol = effect === null ? null : playSymbol(effect);
  const where =
    place === 'discards'
      ? inspect.discarded
      : place === model.decision?.seat || model.context.persons.length === 1
        ? inspect.yours
        : inspect.handOf(place === null ? '' : words.seat(place));
  return [
    { label: inspect.labels.where, rank: 0, lines: [[span(where)]] },
    ...(effect === null
      ? []
      : [
          ...(symbol === null ? [] : [{ label: inspect.labels.when, rank: 1, lines: [[span(napoleon.play[symbol])]] }]),
          { label: inspect.labels.does, rank: 2, lines: wrapped(words.effect(effect).text, columns) },
        ]),
  ];
};

/** What there is to say of a thing, in order. `columns`: of the whole panel. */
export const factsOf = (model: Model, thing: Thing, columns: number): Fact[] => {
  const make = (room: number): Fact[] => {
    switch (thing.kind) {
      case 'territory':
        return territoryFacts(model, thing.id, room);
      case 'zone':
        return zoneFacts(model, thing.id, room);
      case 'seat':
        return seatFacts(model, thing.seat, room);
      case 'card':
        return cardFacts(model, thing.card, room);
    }
  };
  return make(columns - labelColumns(make(columns), columns));
};

/** What stands in the title after the words: the name, and the code of a place or the sign of a seat. */
export const titleParts = (model: Model, thing: Thing): Line => {
  const { words, rules } = model.context;
  switch (thing.kind) {
    case 'territory':
      return [bold(words.territory(thing.id)), dim(` ${words.code(thing.id)}`)];
    case 'zone': {
      const zone = rules.board.zones[rules.board.zoneIndex.get(thing.id) ?? -1];
      return [bold(words.place(thing.id)), dim(` ${zone?.code ?? ''}`)];
    }
    case 'seat':
      return seatName(model, thing.seat, true);
    case 'card':
      return [bold(words.card(thing.card))];
  }
};

/** The territory that a card names; null for a joker. */
export const cardTerritory = ({ context }: Model, card: string): TerritoryId | null =>
  context.rules.board.index.has(card) ? (card as TerritoryId) : null;
