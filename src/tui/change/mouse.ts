// (model, mouse) -> (model, effects): a click on the map or the list chooses, a second one takes; the wheel moves. Pure.

import { territoryAt, zoneAt } from '../board/index.js';
import { layoutFor, type Rect } from '../frame/layout.js';
import { mapLayoutOf } from '../frame/map.js';
import { itemAtRow } from '../frame/promptRows.js';
import type { Model } from '../model.js';
import { modeOf } from '../modes.js';
import type { MouseKey } from '../terminal/keyTypes.js';
import { chooseItem, just } from './answers.js';
import { moveCursor, page } from './moves.js';
import { itemsOf, type Updated } from './stages.js';

const isIn = ({ x, y, columns, rows }: Rect, key: MouseKey): boolean =>
  key.x >= x && key.x < x + columns && key.y >= y && key.y < y + rows;

/** The item of the open list that stands where the map was clicked; null where none does. */
const itemOnMap = (model: Model, map: Rect, key: MouseKey): number | null => {
  const { rules } = model.context;
  const [layout, x, y] = [mapLayoutOf(model), key.x - map.x, key.y - map.y];
  const territory = territoryAt(layout, x, y);
  const zone = zoneAt(layout, x, y);
  const [id, sea] = [
    territory === null ? undefined : rules.board.territories[territory]?.id,
    zone === null ? undefined : rules.board.zones[zone]?.id,
  ];
  if (id === undefined && sea === undefined) return null;
  const at = itemsOf(model).findIndex((item) => (id === undefined ? item.zone === sea : item.territory === id));
  return at < 0 ? null : at;
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
  if (key.action !== 'press' || (mode !== 'open' && mode !== 'find')) return just(model);
  if (key.button === 'wheelUp') return onWheel(model, -1);
  if (key.button === 'wheelDown') return onWheel(model, 1);
  return key.button === 'left' && model.decision !== null ? onClick(model, key) : just(model);
};
