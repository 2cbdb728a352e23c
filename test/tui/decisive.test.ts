// How a finished game was decided: told from its course, whatever the variant.
import { describe, expect, test } from '@jest/globals';
import { BOTS } from '../../src/bots/index.js';
import { playBots } from '../../src/bots/selfPlay.js';
import type { Rules } from '../../src/core/index.js';
import { playersOf } from '../../src/narration/audience.js';
import { type Model, newModel } from '../../src/tui/model.js';
import { decisiveLines, ledFrom, territoryChart } from '../../src/tui/panes/decisive.js';
import { paneLines } from '../../src/tui/panes/index.js';
import { afterStep } from '../../src/tui/session/film.js';
import { napoleonRules } from '../support/napoleonTables.js';
import { begin, chanceOf, rulesOf, seatsOf } from '../support/setups.js';
import { contextOf, modelOf, seated } from './support/games.js';
import { lineText } from './support/screens.js';

describe('the lead', () => {
  test.each([
    [
      'from the first round',
      [
        [3, 1],
        [4, 2],
      ],
      1,
    ],
    [
      'from a later one',
      [
        [1, 1],
        [1, 3],
        [5, 3],
      ],
      3,
    ],
    [
      'lost and won again',
      [
        [3, 1],
        [1, 3],
        [5, 3],
      ],
      3,
    ],
    [
      'shared to the end',
      [
        [1, 1],
        [3, 3],
      ],
      null,
    ],
    ['before any round', [], null],
  ] as const)('%s', (_, rounds, from) => {
    expect(ledFrom(rounds, 0)).toBe(from);
  });
});

/** The last screen of a game of bots. */
const lastOf = (rules: Rules): Model => {
  const start = begin(rules);
  const audience = playersOf(seatsOf(rules));
  let model = modelOf(rules, start.state);
  model = afterStep(newModel(contextOf(rules), model.size, model.view), rules, audience, start);
  playBots(
    rules,
    chanceOf(rules),
    seatsOf(rules).map(() => BOTS.colonel(rules)),
    undefined,
    (step) => {
      model = afterStep(model, rules, audience, step);
    },
  );
  return model;
};

test('classic: a chart of territories by round, who led, who fell to whom', () => {
  const model = lastOf(seated(rulesOf(3, 'decisive', { deal: true }), { persons: [] }));
  const { held, fallen } = model.course;
  expect(held).toHaveLength(model.view.turn.round);
  expect(held.at(-1)).toEqual(model.view.seats.map((_, seat) => model.view.owner.filter((o) => o === seat).length));
  expect(held.every((counts) => counts.reduce((a, b) => a + b, 0) === 42)).toBe(true);
  expect(fallen).toHaveLength(2);
  expect(model.pane).toBe('story');
  const text = paneLines(model, 'players', 79, 99).map(lineText).join('\n');
  const winner = model.context.words.seat(model.view.outcome?.winners[0] ?? (0 as never));
  expect(text).toMatch(new RegExp(`${winner} (took the lead in round \\d+ and kept it|led from the first)`));
  for (const { seat, round } of fallen) {
    expect(text).toContain(`${model.context.words.seat(seat)} was eliminated by`);
    expect(text).toContain(`in round ${round}.`);
  }
  expect(territoryChart(model, 30).every((line) => lineText(line).length <= 40)).toBe(true);
});

test('Risk Napoleon: where the points came from, and how far ahead they were', () => {
  const model = lastOf(seated(napoleonRules(4, 'decisive'), { persons: [] }));
  const text = paneLines(model, 'missions', 79, 99).map(lineText).join('\n');
  // What nobody could see while it was played is open now.
  const unfinished = text.slice(text.indexOf('Unfinished'));
  for (const { held } of model.view.napoleon?.missions ?? [])
    for (const id of held ?? [])
      expect(unfinished.replace(/\s+/g, ' ')).toContain(model.context.words.mission(id).name);
  expect(text).toMatch(/\d+ of \d+ VP are from: (missions|officers|fifth round|empires)\./);
  expect(text).toMatch(/VP behind|as many VP/);
});

test('nothing is said of a game that goes on', () => {
  const rules = seated(rulesOf(3, 'goes on', { deal: true }), {});
  const model = modelOf(rules, begin(rules).state);
  expect(paneLines(model, 'players', 79, 99).map(lineText).join('\n')).not.toContain('decisive');
});

test('who comes ahead by what the last round’s end brings took the lead then, and nobody says it never led', () => {
  const model = lastOf(seated(napoleonRules(4, 'decisive'), { persons: [] }));
  const { view } = model;
  const n = view.napoleon;
  const [winner = 0] = view.outcome?.winners ?? [];
  const textOf = (points: (seat: number) => number): string => {
    // Level after every round, as the points stood before the last round was counted.
    const history = (n?.history ?? []).map((round) => round.map(() => 5));
    const all = (n?.points ?? []).map((p, seat) => ({
      ...p,
      missions: points(seat),
      officers: 0,
      fifthRound: 0,
      empires: 0,
    }));
    const changed = { ...view, napoleon: n && { ...n, history, points: all as typeof n.points } };
    return decisiveLines({ ...model, view: changed }, 79)
      .map(lineText)
      .join('\n');
  };
  const name = model.context.words.seat(winner as never);
  expect(textOf((seat) => (seat === winner ? 9 : 5))).toContain(`${name} took the lead in round 5 and kept it.`);
  expect(textOf(() => 9)).toContain(`At the end ${name} shared the lead.`);
});

test('a seat that has resigned to neutral decides nothing, whatever points it had', () => {
  const model = lastOf(seated(napoleonRules(3, 'neutral'), { persons: [] }));
  const { view } = model;
  const winner = view.outcome?.winners[0] ?? 0;
  const other = (winner + 1) % 3;
  const points = (view.napoleon?.points ?? []).map((p, seat) => (seat === other ? { ...p, missions: 90 } : p));
  const history = (view.napoleon?.history ?? []).map((round) => round.map((p, seat) => (seat === other ? 90 : p)));
  const seats = view.seats.map((seat, i) => (i === other ? { ...seat, status: 'neutral' as const } : seat));
  const changed = { ...view, seats, napoleon: view.napoleon && { ...view.napoleon, points, history } };
  const text = paneLines({ ...model, view: changed }, 'missions', 79, 99)
    .map(lineText)
    .join('\n');
  const decisive = text.slice(text.indexOf('What was decisive'), text.indexOf('Accomplished'));
  expect(decisive).not.toContain(model.context.words.seat(other as never));
  expect(decisive).not.toContain('shared the lead');
});
