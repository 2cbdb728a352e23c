// Clicks and the wheel: what is under the pointer is chosen, what was chosen is taken, and secrets stay covered.
import { describe, expect, test } from '@jest/globals';
import { onKey } from '../../../src/tui/change/update.js';
import { layoutFor } from '../../../src/tui/frame/layout.js';
import { mapLayoutOf } from '../../../src/tui/frame/map.js';
import type { Model } from '../../../src/tui/model.js';
import type { MouseKey } from '../../../src/tui/terminal/keyTypes.js';
import { itemsOf, modelAt, POSITIONS, press } from '../support/games.js';
import { rowsText } from '../support/screens.js';

const mouse = (x: number, y: number, change: Partial<MouseKey> = {}): MouseKey => ({
  name: 'mouse',
  text: '',
  button: 'left',
  action: 'press',
  x,
  y,
  shift: false,
  alt: false,
  ctrl: false,
  raw: '',
  ...change,
});

const click = (model: Model, x: number, y: number): Model => onKey(model, mouse(x, y))[0];

/** The cell of a territory's label. */
const cellOf = (model: Model, id: string): readonly [number, number] => {
  const { map } = layoutFor(model);
  const { rules } = model.context;
  const { labels } = mapLayoutOf(model);
  const spot = labels[rules.board.index.get(id) ?? -1];
  if (!spot) throw new Error(`test: ${id} has no label`);
  return [map.x + spot.column, map.y + spot.row];
};

/** The territory of the chosen item. */
const chosenPlace = (model: Model): string | null => itemsOf(model)[model.cursor]?.territory ?? null;

/** The stage in which armies for a territory are counted. */
const numberOn = (place: string): object => ({ at: 'number', path: [{ value: { of: 'at', place } }] });

describe.each([
  { columns: 80, rows: 24 },
  { columns: 160, rows: 48 },
])('at %j', (size) => {
  const at = () => modelAt(POSITIONS.place, { size });

  test('a click on the map chooses what the list has there, a second one takes it', () => {
    const once = click(at(), ...cellOf(at(), 'japan'));
    expect(chosenPlace(once)).toBe('japan');
    expect(once.stage).toEqual({ at: 'list', path: [] });
    expect(click(once, ...cellOf(at(), 'japan')).stage).toMatchObject(numberOn('japan'));
  });

  test('a first click on what the list begins with takes nothing', () => {
    const first = chosenPlace(at()) ?? '';
    const once = click(at(), ...cellOf(at(), first));
    expect([chosenPlace(once), once.stage]).toEqual([first, { at: 'list', path: [] }]);
    expect(click(once, ...cellOf(at(), first)).stage).toMatchObject(numberOn(first));
  });

  test('a click on what is not offered, on the sea, or beside everything does nothing', () => {
    const before = press(at(), '<down>').model;
    for (const cell of [cellOf(before, 'brazil'), [0, 0], [size.columns - 1, size.rows - 1], [999, 999]] as const) {
      expect(click(before, ...(cell as [number, number]))).toEqual(before);
    }
  });

  test('a click on a row of the list chooses that row', () => {
    const model = at();
    const row = rowsText(model).findIndex(
      (text, y) => y >= layoutFor(model).prompt.y && text.slice(layoutFor(model).prompt.x).includes('Japan'),
    );
    const once = click(model, layoutFor(model).prompt.x + 5, row);
    expect(chosenPlace(once)).toBe('japan');
  });
});

test('a list that is longer than its room: the row that is seen is the one that counts', () => {
  const model = press(modelAt(POSITIONS.claim), '<down>'.repeat(20)).model;
  const { prompt } = layoutFor(model);
  const rows = rowsText(model);
  for (let y = prompt.y + 1; y < prompt.y + prompt.rows - 1; y++) {
    const at = itemsOf(click(model, 4, y))[click(model, 4, y).cursor];
    const name = model.context.words.territory(at?.territory ?? ('' as never));
    expect(rows[y]).toContain(name);
  }
});

test('the wheel moves in the list, and turns the pages of a pane', () => {
  const model = modelAt(POSITIONS.place);
  const down = onKey(model, mouse(5, 20, { button: 'wheelDown' }))[0];
  expect(down.cursor).toBe(1);
  expect(onKey(down, mouse(5, 20, { button: 'wheelUp' }))[0].cursor).toBe(0);
  const pane = press(model, '?').model;
  expect(onKey(pane, mouse(5, 5, { button: 'wheelDown' }))[0].scroll).toBeGreaterThan(0);
});

test('releases, other buttons and movements do nothing, and leave what is said', () => {
  const model: Model = { ...modelAt(POSITIONS.place), notice: 'said' };
  const cell = cellOf(model, 'japan');
  expect(onKey(model, mouse(...cell, { action: 'release' }))).toEqual([model, []]);
  expect(onKey(model, mouse(...cell, { action: 'move', button: 'none' }))).toEqual([model, []]);
  expect(onKey(model, mouse(...cell, { button: 'right' }))[0].cursor).toBe(model.cursor);
});

test('no click gets past a cover or a question of the screen’s own', () => {
  const covered = modelAt(POSITIONS.trade, { persons: [0, 1] });
  expect(click(covered, 5, 20)).toEqual(covered);
  const asked = press(modelAt(POSITIONS.place), 'q').model;
  expect(click(asked, 5, 20)).toEqual(asked);
});
