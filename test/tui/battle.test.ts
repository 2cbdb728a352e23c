// The battle card: its figures are those of the roll, whatever happens on the board afterwards.
import { describe, expect, test } from '@jest/globals';
import type { Action } from '../../src/core/index.js';
import { onProgress } from '../../src/tui/change/incoming.js';
import { frameOf } from '../../src/tui/frame/frame.js';
import type { Model } from '../../src/tui/model.js';
import { applyTo, viewOf } from '../support/moments.js';
import { modelOf, openPosition, seatOf } from './support/games.js';

/** What the card says after each of these answers of the seat on turn. */
const cardsAfter = (line: string, actions: readonly Action[]): string[] => {
  const { rules, state } = openPosition(line);
  let now = state;
  let model: Model = modelOf(rules, now);
  return actions.map((action) => {
    const step = applyTo(rules, now, seatOf(0), action);
    if (!step.ok) throw new Error(`test: ${JSON.stringify(step.error)}`);
    now = step.value.state;
    model = onProgress(model, { view: viewOf(rules, now, seatOf(0)), events: step.value.events, undone: false });
    const rows = frameOf(model).rows.map((row) => row.map(({ text }) => text).join(''));
    return rows
      .flatMap((row) => row.match(/\d+→\d+[ ★⌂]*|Losses \d+:\d+/g) ?? [])
      .map((text) => text.trim())
      .join(', ');
  });
};

const attack = (from: string, to: string, dice: number, more = {}): Action =>
  ({ type: 'attack', from, to, dice, ...more }) as Action;
const moveIn = (count: number, more = {}): Action => ({ type: 'moveIn', count, ...more }) as Action;

describe('the figures of a roll', () => {
  test('are of the roll, and stay when armies move in', () => {
    const line = 'classic/en/world 3 | a ALA7 | b ALB1 *2 | c ARG2 | turn a 2 | do attack | dice 6 5 4 1';
    const [rolled, moved] = cardsAfter(line, [attack('alaska', 'alberta', 3), moveIn(6)]);
    expect(rolled).toBe('7→7, 1→0, Losses 0:1');
    expect(moved).toBe(rolled);
  });

  test('count before those who move in by themselves, because no other number may', () => {
    const line = 'classic/en/world 3 | a ALA4 | b ALB1 *2 | c ARG2 | turn a 2 | do attack | dice 6 5 4 1';
    expect(cardsAfter(line, [attack('alaska', 'alberta', 3)])).toEqual(['4→4, 1→0, Losses 0:1']);
  });

  test('have the officers and the fortification that were there, of which one goes along and the other falls', () => {
    const line =
      'napoleon/en/europe 3 | a IDF9 | b BUR1 *2 | c ENG2 | generals IDF | forts BUR | turn a 2 | do combat | dice 6 5 4 1';
    const [rolled, moved] = cardsAfter(line, [
      attack('ile-de-france', 'burgundy', 3, { leaders: 1 }),
      moveIn(5, { leaders: 1 }),
    ]);
    expect(rolled).toBe('9→9 ★, 1→0 ⌂, Losses 0:1');
    expect(moved).toBe(rolled);
  });
});
