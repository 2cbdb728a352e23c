// What is in the pictures: a moment of the game, the keys that are pressed then, and the size of the screen.
import type { Model, Size } from '../../src/tui/model.js';
import { rowsOfGrid, stillOf } from '../../src/tui/pictures/still.js';
import { press } from '../../test/tui/support/games.js';

export interface Scene {
  /** The picture's file without its ending. */
  readonly name: string;
  readonly size: Size;
  /** Pressed at the moment, as test/tui/support/games.ts writes keys. */
  readonly keys: string;
  readonly isMoment: (model: Model) => boolean;
  /** What the screen must say then: the first moment at which it does is taken. */
  readonly shows: RegExp;
}

/** A person may attack, in the middle of the game. */
const isCombat = ({ decision, view }: Model): boolean => decision?.kind === 'combat' && view.turn.round >= 3;

/** The last roll had bonuses on both sides. */
const hasBonuses = ({ lastRoll }: Model): boolean =>
  [lastRoll?.attackBonus, lastRoll?.defenceBonus].every((dice) => dice?.some((bonus) => bonus > 0));

export const SCENES: readonly Scene[] = [
  {
    name: 'map',
    size: { columns: 160, rows: 48 },
    keys: '<down><enter>',
    isMoment: isCombat,
    shows: / From .* to where\? .*\d+\/\d/m,
  },
  {
    name: 'battle',
    size: { columns: 110, rows: 34 },
    keys: '<enter><enter>',
    isMoment: (model) => isCombat(model) && hasBonuses(model),
    // In doubt, and the dice of the last roll below.
    shows: /[4-9]\d % to take it/,
  },
  {
    name: 'table',
    size: { columns: 80, rows: 39 },
    keys: 't',
    isMoment: isCombat,
    shows: / Territories/m,
  },
  {
    name: 'score',
    size: { columns: 80, rows: 26 },
    keys: '',
    isMoment: ({ view }) => view.outcome !== null,
    shows: / wins the game/,
  },
];

/** The screen of a scene, from the models of the game. */
export const modelOf = ({ name, size, keys, isMoment, shows }: Scene, models: readonly Model[]): Model => {
  for (const model of models.filter(isMoment)) {
    // The score is opened at the end; what a spy has opened before stays until somebody closes it.
    const pane = model.view.outcome === null ? null : model.pane;
    const after = press({ ...model, size, pane }, keys).model;
    if (shows.test(rowsOfGrid(stillOf(after)).join('\n'))) return after;
  }
  throw new Error(`nothing in the game is like the scene "${name}": try another seed, or change the scene`);
};
