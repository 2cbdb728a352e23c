// Looking at things: the map is walked freely, and nothing is chosen. Pure.
import { cutColumns } from '../../text/index.js';
import { neighbourInDirection } from '../board/index.js';
import { mapLayoutOf } from '../frame/map.js';
import { besideThings } from '../look/page.js';
import { firstLook, isSame, lookingNow, nextKind, thingAt, thingsNamed, thingsOf, withThing } from '../look/things.js';
import type { Looking, Model, Thing } from '../model.js';
import type { Key } from '../terminal/keys.js';
import { just, notice } from './answers.js';
import type { Updated } from './stages.js';

const set = (model: Model, looking: Looking | null): Updated => just({ ...model, looking });

/** Begins to look, or goes on to the next kind of thing. */
export const look = (model: Model): Updated => {
  const looking = lookingNow(model);
  return just({ ...model, looking: looking === null ? firstLook(model) : nextKind(model, looking), pane: null });
};

/** Looks at `thing`, wherever one stood. */
export const lookAt = (model: Model, thing: Thing): Updated =>
  just({ ...model, looking: withThing(lookingNow(model) ?? firstLook(model), thing), pane: null });

export const stopLooking = (model: Model): Updated => {
  const looking = lookingNow(model);
  if (looking === null) return just(model);
  if (looking.find !== null) return set(model, { ...looking, find: null });
  return set(model, looking.beside === null ? null : { ...looking, beside: null });
};

type Direction = 'up' | 'down' | 'left' | 'right';

const onMap = (model: Model, looking: Looking, direction: Direction): Looking => {
  const { rules } = model.context;
  const { territories, index } = rules.board;
  const from = index.get(looking.at) ?? 0;
  const all = territories.map((_, at) => at);
  const to = neighbourInDirection(mapLayoutOf(model), from, all, direction);
  const id = territories[to ?? -1]?.id;
  return id === undefined ? looking : withThing(looking, thingAt(model, id));
};

const inList = (model: Model, looking: Looking, by: 1 | -1): Looking => {
  const all = thingsOf(model, looking.thing.kind);
  const at = all.findIndex((thing) => isSame(thing, looking.thing));
  const next = all[(at + by + all.length) % all.length];
  return next === undefined ? looking : withThing(looking, next);
};

/** Arrows: over the map, through zones, players and cards in turn, or down the rows beside. */
export const walkLook = (model: Model, direction: Direction): Updated => {
  const looking = lookingNow(model);
  if (looking === null) return just(model);
  const by = direction === 'down' || direction === 'right' ? 1 : -1;
  if (looking.beside !== null) {
    const last = besideThings(model, looking).length - 1;
    return set(model, { ...looking, beside: Math.max(0, Math.min(last, looking.beside + by)) });
  }
  return set(model, looking.thing.kind === 'territory' ? onMap(model, looking, direction) : inList(model, looking, by));
};

/** Into the rows beside, and back to the map. */
export const besideLook = (model: Model): Updated => {
  const looking = lookingNow(model);
  if (looking === null) return just(model);
  const isEmpty = besideThings(model, looking).length === 0;
  return set(model, { ...looking, beside: looking.beside === null && !isEmpty ? 0 : null });
};

/** What stands in the chosen row is looked at. */
export const goLook = (model: Model): Updated => {
  const looking = lookingNow(model);
  if (looking === null) return just(model);
  if (looking.find !== null) return set(model, { ...looking, find: null });
  const things = besideThings(model, looking);
  const thing = looking.beside === null ? undefined : things[Math.min(looking.beside, things.length - 1)];
  return thing === undefined ? just(model) : set(model, withThing(looking, thing));
};

export const findLook = (model: Model): Updated =>
  model.looking === null ? just(model) : set(model, { ...model.looking, find: '', beside: null });

const MOST_FIND_COLUMNS = 24;

/** Letters of a name that is looked for: the first thing that has them is looked at. Null for other keys. */
export const onLookText = (model: Model, key: Key): Updated | null => {
  const looking = lookingNow(model);
  if (looking?.find === null || looking === null || ('ctrl' in key && key.ctrl)) return null;
  if (key.name === 'backspace') {
    const find = looking.find === '' ? null : [...looking.find].slice(0, -1).join('');
    return set(model, { ...looking, find });
  }
  if (key.name !== 'text' && key.name !== 'paste') return null;
  const find = cutColumns(looking.find + key.text.replace(/\s+/g, ' '), MOST_FIND_COLUMNS);
  const [found] = thingsNamed(model, find);
  if (found === undefined)
    return notice({ ...model, looking: { ...looking, find } }, model.context.words.m.inspect.notFound(find));
  return set(model, { ...withThing(looking, found), find });
};
