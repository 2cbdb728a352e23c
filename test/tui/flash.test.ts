// A captured territory is lit for a moment before it has its new colour, and only where things move.
import { expect, test } from '@jest/globals';
import type { GameEvent, TerritoryId } from '../../src/core/index.js';
import { isLit } from '../../src/tui/change/flash.js';
import { onAsked, onProgress } from '../../src/tui/change/incoming.js';
import type { Model } from '../../src/tui/model.js';
import { stillOf } from '../../src/tui/pictures/still.js';
import { gameAt, modelAt, POSITIONS, press, seatOf } from './support/games.js';

const captured: GameEvent = {
  type: 'territoryCaptured',
  seat: seatOf(0),
  loser: seatOf(1),
  from: 'alaska' as TerritoryId,
  territory: 'northwest-territory' as TerritoryId,
};

/** What is on the screen when a territory has fallen and the next question has been asked. */
const after = (tumbles: boolean): Model => {
  const model = modelAt(POSITIONS.moveIn, { look: { animate: true, tumbles } });
  if (model.decision === null) throw new Error('test: nobody is asked');
  const told = onProgress(model, { view: model.view, events: [captured], undone: false });
  return onAsked(told, model.view, model.decision, 0)[0];
};

test('a captured territory is lit until a key, which does what it does', () => {
  const lit = after(true);
  expect(isLit(lit)).toBe(true);
  const next = press(lit, '<up>').model;
  expect(isLit(next)).toBe(false);
  expect(next.stage).toEqual(press(after(false), '<up>').model.stage);
  const changed = (a: Model, b: Model): number => {
    const [one, two] = [stillOf(a).cells, stillOf(b).cells];
    return one.filter((cell, i) => cell.bg !== two[i]?.bg || cell.fg !== two[i]?.fg).length;
  };
  expect(changed(lit, { ...lit, flash: new Map() })).toBeGreaterThan(0);
});

test('nothing is lit where nothing moves, nor while dice tumble', () => {
  expect(after(false).flash.size).toBe(0);
  const lit = after(true);
  expect(isLit({ ...lit, tumble: { left: 2, before: lit } })).toBe(false);
});

test('after a moment it has its new colour by itself', async () => {
  const game = gameAt(`${POSITIONS.attack.replace('ALA9', 'ALA90').replace('NWT3', 'NWT1')}`, {
    look: { animate: true, tumbles: true },
  });
  await game.asked();
  await game.type('<enter><enter><enter>');
  await game.asked(({ decision, tumble }) => decision?.kind === 'moveIn' && tumble === null);
  await game.asked((model) => !isLit(model));
  const falls = game.shown.findIndex(({ flash }) => [...flash.values()].includes('captured'));
  expect(falls).toBeGreaterThan(0);
  expect(game.shown.slice(falls).some((model) => model.flash.size === 0)).toBe(true);
  game.stop();
});
