// The table of territories: its orders, whose it shows, and what fits beside the map.
import { describe, expect, test } from '@jest/globals';
import { wordsOf } from '../../src/narration/words.js';
import { padPlace } from '../../src/tui/frame/line.js';
import type { Model } from '../../src/tui/model.js';
import { tableLines } from '../../src/tui/panes/table.js';
import { tableBeside } from '../../src/tui/panes/tableBeside.js';
import { seatsOf } from '../support/setups.js';
import { modelAt, press } from './support/games.js';
import { columnsOf, lineText, rowsText } from './support/screens.js';

const POSITION = 'classic/en/world 3 | a ALA9 KAM2 JAP4 | b NWT3 ALB7 | c *1 | turn a 2 | pool 5 | do place | seed x';

const open = (keys = ''): Model => press(modelAt(POSITION), `t${keys}`).model;
const rows = (model: Model): string[] => tableLines(model).map((line) => lineText(line).trim());
const codes = (model: Model): string[] => rows(model).map((row) => /^❯?(\w{3}) /.exec(row)?.[1] ?? '');

describe('s puts it in another order', () => {
  test('by region with headings, by name, by armies, by owner, by danger, and again', () => {
    expect(rows(open())[0]).toMatch(/^North America \+5 \(9\)/);
    expect(codes(open('s')).slice(0, 3)).toEqual(['AFG', 'ALA', 'ALB']);
    expect(codes(open('ss')).slice(0, 3)).toEqual(['ALA', 'ALB', 'JAP']);
    expect(codes(open('sss')).slice(0, 5)).toEqual(['ALA', 'KAM', 'JAP', 'NWT', 'ALB']);
    // What is weakest beside the strongest of its enemies: 1 beside 9, then 1 beside 7 and 4.
    expect(codes(open('ssss')).slice(0, 1)).toEqual(['NWT']);
    expect(rows(open('sssss'))).toEqual(rows(open()));
  });

  test('names are in the order of the language', () => {
    const model = open('s');
    const there = {
      ...model,
      context: { ...model.context, words: wordsOf(model.context.rules, seatsOf(model.context.rules), 'fr') },
    };
    const names = rows(there).map((row) => row.slice(4, 25).trim());
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'fr')));
  });
});

test('f shows the territories of one seat after the other, in any order', () => {
  expect(codes(open('f')).filter((code) => /^[A-Z]{3}$/.test(code))).toEqual(['ALA', 'KAM', 'JAP']);
  expect(codes(open('ssff'))).toEqual(['ALB', 'NWT']);
  expect(rows(open('ffff'))).toEqual(rows(open()));
  expect(rowsText(open('ssf'))[1]).toMatch(/Territories {2}by armies {2}\S+/);
});

test('it begins at its first line again', () => {
  const scrolled = { ...open(), scroll: 9 };
  expect(press(scrolled, 's').model.scroll).toBe(0);
  expect(press(scrolled, 'f').model.scroll).toBe(0);
});

test('beside the map two stand in a row; the chosen one is in it, and what is left out is counted', () => {
  const model = modelAt(POSITION, { size: { columns: 160, rows: 48 } });
  const shown = tableBeside(model, 20).map(lineText);
  expect(shown).toHaveLength(20);
  expect(shown.filter((row) => row.includes('❯'))).toHaveLength(1);
  expect(shown.at(-1)).toMatch(/… \+\d+$/);
  // 6 regions of 9, 4, 7, 6, 12 and 4 territories.
  const all = tableBeside(model, 99);
  expect(all).toHaveLength(6 + 5 + 2 + 4 + 3 + 6 + 2);
  for (const line of all) expect(columnsOf(line)).toBeLessThanOrEqual(40);
  const text = all.map(lineText).join('\n');
  for (const { id } of model.context.rules.board.territories) {
    // Cut with a sign where even the short name has no room.
    expect(text).toContain(padPlace(model.context.words.placeOf(id), 13));
  }
  expect(lineText(tableBeside(press(model, 'ss').model, 28)[0] ?? [])).toMatch(/Alaska +▲ 9 +Alberta +● 7/);
});

test('beside the map those of others are dim, where somebody is asked', () => {
  const model = modelAt(POSITION, { size: { columns: 160, rows: 48 } });
  const dimmed = tableBeside(model, 99)
    .flat()
    .filter(({ dim, text }) => dim && /^\p{L}/u.test(text))
    .map(({ text }) => text.trim());
  expect(dimmed).toHaveLength(42 - 3);
  expect(dimmed).not.toContain('Kamchatka');
});
