// Colours and signs of seats: chosen ones are everywhere, and nobody shares one.
import { describe, expect, test } from '@jest/globals';
import type { Rules } from '../../src/core/index.js';
import { drawModelMap } from '../../src/tui/frame/map.js';
import { colourOfSeat } from '../../src/tui/frame/seatColours.js';
import { seatInk } from '../../src/tui/palette/seats.js';
import { rulesFrom, rulesOf, seatsOf, setupOf, withGame } from '../support/setups.js';
import { modelOf, openPosition, POSITIONS, seated } from './support/games.js';
import { gridText, rowsText } from './support/screens.js';

const withColours = (rules: Rules, colours: readonly number[]): Rules =>
  withGame(
    rules,
    'colours',
    seatsOf(rules).map((seat, i) => ({ ...seat, colour: colours[i] ?? i })),
  );

const colourIn = (rules: Rules, seat: number): number => colourOfSeat({ rules, seats: seatsOf(rules) }, seat);

describe('the colour of a seat', () => {
  test('is its own number unless it was chosen', () => {
    const rules = seated(rulesOf(4, 'colours'), {});
    expect([0, 1, 2, 3].map((seat) => colourIn(rules, seat))).toEqual([0, 1, 2, 3]);
    const chosen = withColours(rules, [5, 1, 0, 2]);
    expect([0, 1, 2, 3].map((seat) => colourIn(chosen, seat))).toEqual([5, 1, 0, 2]);
  });

  test('of a neutral is one that no player has', () => {
    const two = rulesFrom({ ...setupOf(2, 'neutral', {}, 'europe'), variant: 'two-player' });
    const rules = withColours(seated(two, {}), [3, 0]);
    expect([2, 3, 4, 5].map((seat) => colourIn(rules, seat))).toEqual([1, 2, 4, 5]);
  });
});

test('the chosen sign and colour are on the map, in titles and in lists', () => {
  const { rules, state } = openPosition(POSITIONS.place);
  const chosen = withColours(rules, [3, 1, 0]);
  const model = modelOf(chosen, state);
  const rows = rowsText(model).join('\n');
  expect(rows).toContain('▼ Ney');
  expect(rows).toContain('▲ Murat');
  expect(rows).toMatch(/▼ Alaska/);
  const map = gridText(drawModelMap(model));
  expect(map).toMatch(/ALA▼5|5▼/);
  expect(map).not.toContain('ALA▲');
  expect(seatInk(3, model.context)).not.toBe(seatInk(0, model.context));
});
