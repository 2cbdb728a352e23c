// The map from near: where there is little room, a part of a larger map that goes with what is chosen.
import { describe, expect, test } from '@jest/globals';
import { readBoard } from '../../src/boards/index.js';
import { create, loadPack, loadRules, type Rules } from '../../src/core/index.js';
import { territoryAt } from '../../src/tui/board/index.js';
import { onMouse } from '../../src/tui/change/mouse.js';
import { itemsOf } from '../../src/tui/change/stages.js';
import { layoutFor } from '../../src/tui/frame/layout.js';
import { drawModelMap, mapLayoutOf, mapSizeOf, sectionOf } from '../../src/tui/frame/map.js';
import type { Model } from '../../src/tui/model.js';
import { largeBoard } from '../boards/support/large.js';
import { chanceOf, setupOf, withGame } from '../support/setups.js';
import { modelAt, modelOf, press, seated } from './support/games.js';
import { frameText, gridText, screenText } from './support/screens.js';

const largeRules = (): Rules => {
  const { map, picture } = largeBoard();
  const { data } = readBoard(map, 'large', () => picture);
  const pack = data && loadPack(data);
  if (!pack?.ok) throw new Error('refused');
  const rules = loadRules(setupOf(4, 'zoom', { deal: true }, pack.value.board.id), [pack.value]);
  if (!rules.ok) throw new Error(rules.error.code);
  return seated(withGame(rules.value, 'zoom'), {});
};

const rules = largeRules();
const { state } = create(rules, chanceOf(rules));
const whole = modelOf(rules, { ...state, turn: { ...state.turn, seat: 0 as never } });
const near = press(whole, 'z').model;

/** Where the label of what is chosen stands on the part that is shown. */
const chosenOn = (
  model: Model,
): { readonly id: string; readonly at: number; readonly x: number; readonly y: number } => {
  const id = itemsOf(model)[model.cursor]?.territory ?? '';
  const at = rules.board.index.get(id as never) ?? -1;
  const spot = mapLayoutOf(model).labels[at];
  const { x, y } = sectionOf(model);
  return { id, at, x: (spot?.column ?? -1) - x, y: (spot?.row ?? -1) - y };
};

test('a board of somebody’s own is called what it calls itself', () => {
  const large = modelOf(rules, state, { size: { columns: 110, rows: 34 } });
  expect(screenText(large)).toMatch(/[─━] A Large Board [─━]/);
});

describe('z', () => {
  test('is there where labels have little room, and not on the boards of the house', () => {
    expect(frameText(whole)).toContain('z zoom in');
    expect(near.isZoomed).toBe(true);
    expect(frameText(near)).toContain('z zoom out');
    expect(press(near, 'z').model.isZoomed).toBe(false);
    const world = modelAt('classic/en/world 3 | a ALA9 | b *1 | c KAM1 | turn a 1 | do attack');
    expect(press(world, 'z').model.isZoomed).toBe(false);
    expect(frameText(world)).not.toContain('zoom in');
  });

  test('shows codes where the whole map has no room for them, in the same place on the screen', () => {
    const { id } = chosenOn(near);
    const code = rules.board.territories[rules.board.index.get(id as never) ?? -1]?.code ?? '';
    const name = near.context.words.territory(id as never);
    const [small, large] = [gridText(drawModelMap(whole)), gridText(drawModelMap(near))];
    expect(large.includes(code) || large.includes(name.slice(0, 5))).toBe(true);
    const codes = (text: string): number => rules.board.territories.filter((t) => text.includes(t.code)).length;
    expect(codes(large)).toBeGreaterThan(codes(small) + 5);
    expect(large.split('\n')).toHaveLength(small.split('\n').length);
  });

  test('what is chosen is always on the part that is shown', () => {
    const { columns, rows } = mapSizeOf(near);
    const parts = new Set<string>();
    let model = near;
    for (let step = 0; step < itemsOf(near).length - 1; step++) {
      const { x, y } = chosenOn(model);
      expect(x >= 0 && x + 3 <= columns && y >= 0 && y < rows).toBe(true);
      parts.add(`${sectionOf(model).x} ${sectionOf(model).y}`);
      model = press(model, '<down>').model;
    }
    // Half windows apart: three by three of them.
    expect(parts.size).toBeGreaterThan(4);
    expect(parts.size).toBeLessThanOrEqual(9);
  });

  test('a click is on what is shown there', () => {
    const { map } = layoutFor(near);
    const there = press(near, '<end>').model;
    const section = sectionOf(near);
    const layout = mapLayoutOf(near);
    // Another territory of the list whose label is on this part.
    const at = itemsOf(near).findIndex(({ territory }, n) => {
      const spot = layout.labels[rules.board.index.get(territory as never) ?? -1];
      const [x, y] = [(spot?.column ?? -1) - section.x, (spot?.row ?? -1) - section.y];
      return n > 0 && x >= 0 && y >= 0 && x < map.columns && y < map.rows;
    });
    const spot = layout.labels[rules.board.index.get(itemsOf(near)[at]?.territory as never) ?? -1];
    const [x, y] = [(spot?.column ?? 0) - section.x, (spot?.row ?? 0) - section.y];
    expect(territoryAt(layout, x + section.x, y + section.y)).not.toBeNull();
    const click = { kind: 'mouse', action: 'press', button: 'left', x: map.x + x, y: map.y + y } as const;
    const [clicked] = onMouse(near, { ctrl: false, alt: false, shift: false, ...click } as never);
    expect(clicked.cursor).toBe(at);
    expect(there.isZoomed).toBe(true);
  });
});
