// Moving about: the cursor in lists and on the map, the number that is asked for, the lines of a pane. Pure.

import { neighbourInDirection } from '../board/index.js';
import { mapLayoutOf } from '../frame/map.js';
import { itemsSeen } from '../frame/promptRows.js';
import type { Model, Stage } from '../model.js';
import { mostScroll } from '../panes/index.js';
import type { Item } from '../prompts/index.js';
import { just, notice } from './answers.js';
import { itemsOf, type Updated } from './stages.js';

export const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

const NUMBER_PAGE = 10;
const PANE_PAGE = 10;

const moveNumber = (model: Model, to: (stage: Extract<Stage, { at: 'number' }>) => number): Updated => {
  const { stage } = model;
  if (stage.at !== 'number') return just(model);
  return just({ ...model, stage: { ...stage, value: clamp(to(stage), stage.min, stage.max), typed: '' } });
};

export const moveCursor = (model: Model, to: (cursor: number, last: number) => number): Updated => {
  const last = itemsOf(model).length - 1;
  return just({ ...model, cursor: clamp(to(model.cursor, last), 0, Math.max(0, last)) });
};

/** Arrow keys on the map: to the nearest territory that may be chosen, in that direction. */
const walk = (model: Model, direction: 'up' | 'down' | 'left' | 'right'): Updated => {
  const items = itemsOf(model);
  const { index } = model.context.rules.board;
  const at = (item: Item | undefined): number => (item?.territory ? (index.get(item.territory) ?? -1) : -1);
  const candidates = items.map(at).filter((i) => i >= 0);
  if (candidates.length === 0) return notice(model, model.context.words.m.screen.noMap);
  const from = at(items[model.cursor]);
  const to = from < 0 ? (candidates[0] ?? null) : neighbourInDirection(mapLayoutOf(model), from, candidates, direction);
  const cursor = items.findIndex((item) => at(item) === to && to !== null);
  return cursor < 0 ? just(model) : just({ ...model, cursor });
};

export const arrow = (model: Model, direction: 'up' | 'down' | 'left' | 'right'): Updated => {
  if (model.stage.at === 'number') {
    const step = direction === 'left' || direction === 'down' ? -1 : 1;
    return moveNumber(model, (s) => s.value + step);
  }
  if (model.focus === 'map') return walk(model, direction);
  if (direction === 'up') return moveCursor(model, (c, last) => (c === 0 ? last : c - 1));
  return direction === 'down' ? moveCursor(model, (c, last) => (c === last ? 0 : c + 1)) : just(model);
};

export const page = (model: Model, by: 1 | -1): Updated => {
  if (model.pane !== null) {
    const most = mostScroll(model, model.pane);
    const step = model.pane === 'log' ? -by : by; // the log begins at its end
    return just({ ...model, scroll: clamp(Math.min(model.scroll, most) + step * PANE_PAGE, 0, most) });
  }
  if (model.stage.at === 'number') return moveNumber(model, (s) => s.value + by * NUMBER_PAGE);
  return moveCursor(model, (c) => c + by * itemsSeen(model));
};

export const toEnd = (model: Model, isLast: boolean): Updated => {
  if (model.pane !== null) {
    // The log begins at its end.
    const isFar = isLast !== (model.pane === 'log');
    return just({ ...model, scroll: isFar ? mostScroll(model, model.pane) : 0 });
  }
  if (model.stage.at === 'number') return moveNumber(model, (s) => (isLast ? s.max : s.min));
  return moveCursor(model, (_, last) => (isLast ? last : 0));
};
