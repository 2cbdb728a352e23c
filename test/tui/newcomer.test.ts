// What people stumbled over who tried the game without knowing it.
import { describe, expect, test } from '@jest/globals';
import { chronicleAfter, type GameEvent, newChronicle } from '../../src/core/index.js';
import { hintText } from '../../src/tui/hints.js';
import type { Model } from '../../src/tui/model.js';
import { stillOf } from '../../src/tui/pictures/still.js';
import { modelAt, openPosition, press, WORLD } from './support/games.js';
import { gridText } from './support/screens.js';

const textOf = (model: Model): string => gridText(stillOf(model));
const ATTACK = `${WORLD} | a ALA9 *5 | b KAM2 NWT3 JAP4 | c ALB2 ONT5 | turn a 4 | do attack`;

test('Home and End go through an open pane, not through the list behind it', () => {
  const log = Array.from({ length: 90 }, (_, n) => ({ seat: null, text: `line ${n}`, weight: 'normal' as const }));
  const open = { ...modelAt(ATTACK), log, logged: 90, pane: 'log' } as unknown as Model;
  const first = press(open, '<home>').model;
  expect(textOf(first)).toContain('line 0');
  expect(first.cursor).toBe(open.cursor);
  expect(textOf(press(first, '<end>').model)).toContain('line 89');
  expect(press(open, '<end>').model.cursor).toBe(open.cursor);
});

test('the help of a game that is over does not say that others are playing', () => {
  const asked = modelAt(ATTACK);
  const over: Model = {
    ...asked,
    decision: null,
    pane: 'help',
    view: { ...asked.view, outcome: { winners: [0], reason: 'world' } } as unknown as Model['view'],
  };
  const { help } = asked.context.words.m;
  expect(textOf({ ...asked, decision: null, pane: 'help' })).toContain(help.wait);
  expect(textOf(over)).toContain(help.over);
  expect(textOf(over)).not.toContain(help.wait);
});

test('a hint leaves room for a number and its bar, and calls nothing certain that is not', () => {
  const asked = modelAt(`${WORLD} | a ALA9 KAM1 *5 | b NWT3 JAP4 | c ALB2 ONT5 | turn a 4 | pool 5 | do place`);
  const hinted = press(asked, 'h').model;
  expect(hinted.hint).not.toBeNull();
  const number = press(hinted, '<enter>').model;
  expect(number.stage.at).toBe('number');
  if (number.hint === null) throw new Error('test: no hint');
  expect(textOf(number)).not.toContain(hintText(number, number.hint).slice(0, 20));
  const nearly = { ...number.hint, reason: { why: 'ground', chance: 0.9971 } as const };
  expect(hintText(number, nearly)).toContain('>99%');
  expect(hintText(number, { ...nearly, reason: { why: 'ground', chance: 1 } })).toContain('(100%)');
});

describe('in the course of Risk Napoleon', () => {
  test('nobody takes the lead with points that others have as well, whoever has more regiments', () => {
    const { rules, state } = openPosition('napoleon/en/europe 3 | a AND9 | b ARA1 | c *1 | turn a 2 | do combat');
    const over: GameEvent = { type: 'turnBegan', seat: 1, round: 2 } as unknown as GameEvent;
    const after = chronicleAfter(rules, { ...newChronicle(3), step: 0 }, state, state, [over]);
    expect(after.turnings.filter(({ what }) => what === 'lead')).toEqual([]);
    const n = state.napoleon;
    if (n === null) throw new Error('test: no points');
    const points = n.points.map((each, seat) => (seat === 0 ? { ...each, missions: 1 } : each));
    const scored = { ...state, napoleon: { ...n, points } };
    const ahead = chronicleAfter(rules, { ...newChronicle(3), step: 0 }, scored, scored, [over]);
    expect(ahead.turnings.filter(({ what }) => what === 'lead')).toMatchObject([{ seat: 0 }]);
  });
});
