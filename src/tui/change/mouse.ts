// (model, mouse) -> (model, effects): a click on the map or the list chooses, a second one takes; the wheel moves. Pure.

import type { Seat } from '../../core/index.js';
import { territoryAt, zoneAt } from '../board/index.js';
import { layoutFor, type Rect } from '../frame/layout.js';
import { mapLayoutOf, sectionOf } from '../frame/map.js';
import { itemAtRow } from '../frame/promptRows.js';
import { besideAtRow } from '../look/page.js';
import { lookingNow } from '../look/things.js';
import type { Model, Thing } from '../model.js';
import { modeOf } from '../modes.js';
import type { MouseKey } from '../terminal/keyTypes.js';
import { chooseItem, just } from './answers.js';
import { lookAt } from './look.js';
import { moveCursor, page } from './moves.js';
import { itemsOf, type Updated } from './stages.js';

const isIn = ({ x, y, columns, rows }: Rect, key: MouseKey): boolean =>
  key.x >= x && key.x < x + columns && key.y >= y && key.y < y + rows;

/** The territory or the zone where the map was clicked; null where there is neither. */
const thingOnMap = (model: Model, map: Rect, key: MouseKey): Thing | null => {
  const { board } = model.context.rules;
  const section = sectionOf(model);
  const [layout, x, y] = [mapLayoutOf(model), key.x - map.x + section.x, key.y - map.y + section.y];
  const id = board.territories[territoryAt(layout, x, y) ?? -1]?.id;
  if (id !== undefined) return { kind: 'territory', id };
  const sea = board.zones[zoneAt(layout, x, y) ?? -1]?.id;
  return sea === undefined ? null : { kind: 'zone', id: sea };
};

/** The item of the open list that stands where the map was clicked; null where none does. */
const itemOnMap = (model: Model, map: Rect, key: MouseKey): number | null => {
  const thing = thingOnMap(model, map, key);
  const at = itemsOf(model).findIndex((item) =>
    thing?.kind === 'zone' ? item.zone === thing.id : thing?.kind === 'territory' && item.territory === thing.id,
  );
  return at < 0 ? null : at;
};

/** What can be looked at under the pointer: on the map, in the rows beside, among the players. */
const thingUnder = (model: Model, key: MouseKey): Thing | null => {
  const { map, card, players } = layoutFor(model);
  const looking = lookingNow(model);
  if (looking !== null && card !== null && isIn(card, key)) return besideAtRow(model, looking, card, key.y - card.y);
  if (players !== null && isIn(players, key)) {
    const seat = key.y - players.y - 1;
    return model.view.seats[seat] === undefined ? null : { kind: 'seat', seat: seat as Seat };
  }
  return model.pane === null && isIn(map, key) ? thingOnMap(model, map, key) : null;
};

const onLookClick = (model: Model, key: MouseKey): Updated => {
  const thing = thingUnder(model, key);
  return thing === null ? just(model) : lookAt(model, thing);
};

/** The item under the pointer. */
const itemUnder = (model: Model, key: MouseKey): number | null => {
  const { map, prompt } = layoutFor(model);
  if (isIn(prompt, key)) return itemAtRow(model, prompt, key.y - prompt.y);
  return model.pane === null && isIn(map, key) ? itemOnMap(model, map, key) : null;
};

const onClick = (model: Model, key: MouseKey): Updated => {
  const at = itemUnder(model, key);
  if (at === null) return just(model);
  const item = itemsOf(model)[at];
  // What is under the pointer by chance when a question comes is not taken unseen.
  const isSecond = item !== undefined && at === model.cursor && model.clicked === item.id;
  return isSecond ? chooseItem(model, item) : just({ ...model, cursor: at, clicked: item?.id ?? null });
};

const onWheel = (model: Model, by: 1 | -1): Updated => {
  if (model.pane !== null) return page(model, by);
  return model.stage.at === 'number' ? just(model) : moveCursor(model, (cursor) => cursor + by);
};

/** What the mouse does. Where a question of the screen's own is open, or a cover is shown, it does nothing. */
export const onMouse = (model: Model, key: MouseKey): Updated => {
  const mode = modeOf(model);
  if (key.action !== 'press' || !['open', 'find', 'look', 'seek'].includes(mode)) return just(model);
  if (model.looking !== null) return key.button === 'left' ? onLookClick(model, key) : just(model);
  if (key.button === 'wheelUp') return onWheel(model, -1);
  if (key.button === 'wheelDown') return onWheel(model, 1);
  if (key.button !== 'left') return just(model);
  // While nothing is asked there is nothing to choose: a click looks.
  return model.decision !== null ? onClick(model, key) : onLookClick(model, key);
};
