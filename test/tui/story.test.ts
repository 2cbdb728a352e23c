// `g`: the course of the game, while it is played, when it is over and over a record; and its turning points to go to.
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { Seat } from '../../src/core/index.js';
import { watching } from '../../src/narration/audience.js';
import { wordsOf } from '../../src/narration/words.js';
import { LANGUAGES } from '../../src/text/index.js';
import { layoutFor } from '../../src/tui/frame/layout.js';
import type { Line } from '../../src/tui/frame/line.js';
import { replayLines } from '../../src/tui/frame/replayRows.js';
import { liveBindings } from '../../src/tui/keys/index.js';
import { smallLetters } from '../../src/tui/menu/letters.js';
import { type Model, newModel, type Replay, type Size } from '../../src/tui/model.js';
import { decisiveLines } from '../../src/tui/panes/decisive.js';
import { stillOf } from '../../src/tui/pictures/still.js';
import { afterStep, type PastStep } from '../../src/tui/session/film.js';
import type { Session } from '../../src/tui/session/gameSession.js';
import { startViewer } from '../../src/tui/session/viewer.js';
import { sayPane } from '../../src/tui/spoken/say.js';
import { onLine } from '../../src/tui/spoken/typed.js';
import { bandsOf } from '../../src/tui/story/charts.js';
import { turningsIn, turningText } from '../../src/tui/story/turnings.js';
import { viewOf } from '../support/moments.js';
import { napoleonRules } from '../support/napoleonTables.js';
import { rulesOf, seatsOf, seedOf } from '../support/setups.js';
import { contextOf, keysOf, type Look, press, SMALL } from './support/games.js';
import { playedOut } from './support/played.js';
import { gridText, rowsText } from './support/screens.js';

jest.setTimeout(120_000);

const NAPOLEON = napoleonRules(4, 'viewer');
const CLASSIC = rulesOf(3, 'story', { deal: true, rounds: 5 });
const STEPS = new Map([NAPOLEON, CLASSIC].map((rules) => [rules, playedOut(rules)] as const));
const stepsOf = (rules: typeof CLASSIC): readonly PastStep[] => STEPS.get(rules) ?? [];

/** The screen of somebody who has looked on to the end. */
const atEnd = (rules: typeof CLASSIC, size: Size = SMALL, look: Look = {}): Model => {
  const steps = stepsOf(rules);
  const [first] = steps;
  if (!first) throw new Error('test: no steps');
  const audience = watching('spectator');
  const empty = newModel(contextOf(rules, look), size, viewOf(rules, first.state, 'spectator'));
  return steps.reduce((model, step) => afterStep(model, rules, audience, step), empty);
};

const END = new Map([NAPOLEON, CLASSIC].map((rules) => [rules, atEnd(rules)] as const));
const end = (rules: typeof CLASSIC, size: Size = SMALL, look: Look = {}): Model => {
  const model = END.get(rules);
  if (!model) throw new Error('test: no end');
  return { ...model, size, context: contextOf(rules, look) };
};

const sessions: Session[] = [];
afterEach(() => {
  for (const session of sessions.splice(0)) session.stop();
});

test('a number where nothing is asked is no number of a list', () => {
  const model = { ...end(NAPOLEON), view: { ...end(NAPOLEON).view, outcome: null } };
  expect(onLine(model, '3')[0].notice).toBe('You are not asked anything now.');
});

describe('bands of land', () => {
  test('fill the column in whole eighths, from the bottom up, what nobody holds on top', () => {
    expect(bandsOf([3, 1], [0, 1] as Seat[], 8, 2)).toEqual([
      { seat: 0, from: 0, to: 6 },
      { seat: 1, from: 6, to: 8 },
      { seat: null, from: 8, to: 16 },
    ]);
    // A seat with nothing has no band, and the others stay in their order.
    expect(bandsOf([0, 8], [0, 1] as Seat[], 8, 1)).toEqual([{ seat: 1, from: 0, to: 8 }]);
  });
});

describe('at the end', () => {
  test('beside the winner’s name in big letters it says how it was decided', () => {
    const played = end(NAPOLEON, { columns: 160, rows: 48 });
    const seats = ['Ann', 'Bob', 'Cleo', 'Dora'].map((name) => ({ name, driver: 'recruit' }));
    const model = { ...played, context: { ...played.context, words: wordsOf(NAPOLEON, seats, 'en') } };
    const text = rowsText(model).join('\n');
    const [, first] = decisiveLines(model, 60).map((line) =>
      line
        .map((part) => part.text)
        .join('')
        .trim(),
    );
    expect(first).toBeTruthy();
    expect(text.slice(0, text.indexOf(model.context.words.m.story.land))).toContain(first);
  });

  test('it stands in the place of the map, and w watches from the chosen turning point', () => {
    const model = end(NAPOLEON);
    expect(model.pane).toBe('story');
    expect(press(model, 'w').effects).toEqual([{ do: 'watch', at: null }]);
    const [first, second] = turningsIn(model);
    expect(press(model, '<down>w').effects).toEqual([{ do: 'watch', at: (first?.step ?? 0) - 1 }]);
    expect(press(model, '<down><down>w').effects).toEqual([{ do: 'watch', at: (second?.step ?? 0) - 1 }]);
    expect(press(model, '<up>').model.moment).toBe(turningsIn(model).length - 1);
    // Enter leads to the menu, as everywhere at the end.
    expect(press(model, '<down><enter>').effects).toEqual([{ do: 'menu' }]);
    const words = liveBindings(press(model, '<down>').model).map(({ words: say }) => say(model.context.words.m));
    expect(words).toContain(model.context.words.m.story.keys.watchHere);
  });

  test('the steps of the screen are those of the record', () => {
    for (const rules of [NAPOLEON, CLASSIC]) {
      const { step, turns } = end(rules).chronicle;
      expect(step).toBe(stepsOf(rules).length - 1);
      for (const turn of turns) {
        const events = stepsOf(rules)[turn.step]?.events.map(({ type }) => type) ?? [];
        expect(events.includes('turnBegan') || events.includes('gameEnded')).toBe(true);
      }
    }
  });
});

const SIZES: readonly Size[] = [
  SMALL,
  { columns: 110, rows: 34 },
  { columns: 160, rows: 48 },
  { columns: 200, rows: 60 },
];
const LOOKS: readonly Look[] = [
  { depth: 24 },
  { depth: 24, light: true },
  { depth: 8 },
  { depth: 4 },
  { depth: 0 },
  { depth: 0, ascii: true },
];

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(LOOKS)('with %j it fits every size, with every turning point in words', (look) => {
    for (const rules of [NAPOLEON, CLASSIC]) {
      const words = wordsOf(rules, seatsOf(rules), language);
      for (const size of SIZES) {
        const model = press(end(rules, size, { ...look, words }), '<down>').model;
        const rows = rowsText(model);
        expect(rows).toHaveLength(size.rows);
        const text = rows.join('\n');
        for (const part of [words.m.story.land, words.m.story.turnings, words.m.story.luck])
          expect(text).toContain(part);
        expect(text.includes(words.m.story.points)).toBe(rules === NAPOLEON);
        if (look.ascii) expect(gridText(stillOf(model))).toMatch(/^[\x20-\x7e\n]*$/);
      }
      const wide = end(rules, { columns: 250, rows: 60 }, { ...look, words });
      for (const turning of turningsIn(wide)) expect(rowsText(wide).join('\n')).toContain(turningText(wide, turning));
    }
  });
});

describe('in a recorded game', () => {
  const open = (rules: typeof CLASSIC) => {
    const shown: Model[] = [];
    const session = startViewer({
      rules,
      seats: seatsOf(rules),
      seed: seedOf(rules),
      steps: stepsOf(rules),
      at: null,
      eyes: 'spectator',
      context: contextOf(rules),
      size: SMALL,
      show: (model) => shown.push(model),
      leave: () => {},
    });
    sessions.push(session);
    const model = (): Model => shown.at(-1) as Model;
    return {
      model,
      keys: (keys: string) => {
        for (const key of keysOf(keys)) session.key(key);
      },
      act: session.act,
    };
  };

  test('all of it is there from the beginning, and Enter goes to the chosen turning point', () => {
    const viewer = open(NAPOLEON);
    viewer.keys('g<down><down>');
    expect(viewer.model().chronicle).toEqual(end(NAPOLEON).chronicle);
    const chosen = turningsIn(viewer.model())[1];
    expect(viewer.model().replay?.at).toBe(0);
    viewer.keys('<enter>');
    expect(viewer.model().replay?.at).toBe((chosen?.step ?? 0) - 1);
    expect(viewer.model().pane).toBeNull();
    // One step on it has happened.
    viewer.keys('<right>');
    expect(viewer.model().replay?.at).toBe(chosen?.step);
    viewer.keys('<escape>');
  });

  test('arrows go by turns again once it is closed', () => {
    const viewer = open(CLASSIC);
    viewer.keys('g<down>');
    expect([viewer.model().moment, viewer.model().replay?.at]).toEqual([0, 0]);
    viewer.keys('g<down>');
    expect(viewer.model().replay?.at).toBeGreaterThan(0);
  });

  test.each([
    [{ columns: 80, rows: 24 }, '━●─┿┼'],
    [{ columns: 110, rows: 34 }, '━●─┿┼'],
  ])('at %p the time line has every turning point, and the colours of those ahead', (size, signs) => {
    const viewer = open(NAPOLEON);
    viewer.act((model) => [{ ...model, size }, []]);
    const last = viewer.model().replay?.of ?? 0;
    const line = (): { readonly row: Line; readonly bar: string } => {
      const rows = replayLines(viewer.model(), viewer.model().replay as Replay, layoutFor(viewer.model()).prompt);
      const row = rows[0] ?? [];
      return { row, bar: [...row.map(({ text }) => text).join('')].filter((sign) => signs.includes(sign)).join('') };
    };
    const places = (bar: string) =>
      turningsIn(viewer.model()).map(({ step }) => Math.round(((bar.length - 1) * step) / last));
    const first = line().bar;
    expect(first.length).toBeGreaterThan(20);
    expect(first).toMatch(/^●[─┼]+$/);
    for (const x of places(first)) expect(first[x]).toBe('┼');
    expect([...first].filter((sign) => sign === '┼')).toHaveLength(new Set(places(first)).size);
    expect(new Set(line().row.map(({ fg }) => fg)).size).toBeGreaterThan(2);
    viewer.keys('<end>');
    expect(line().bar).toMatch(/^[━┿]+●$/);
  });

  test('in words: the turning points with their numbers, and w with one of them', () => {
    const viewer = open(NAPOLEON);
    const said = sayPane(viewer.model(), 'story');
    expect(said.filter((line) => line.trim() === '')).toEqual([]);
    const [, second] = turningsIn(viewer.model());
    expect(said[2]).toMatch(/^2\. round \d: /);
    expect(said.join('\n')).toMatch(/lost \d+ by the dice, expected \d+\.\d/);
    viewer.act((model) => onLine(model, 'w 2'));
    expect(viewer.model().replay?.at).toBe((second?.step ?? 0) - 1);
    expect(onLine(end(NAPOLEON), 'w 2')[1]).toEqual([{ do: 'watch', at: (second?.step ?? 0) - 1 }]);
    expect(onLine(end(NAPOLEON), 'w 99')[0].notice).toContain('99');
  });
});

describe('a game of the day that is over', () => {
  const result = ['Risk Napoleon, game of 2026-03-14', 'Won 11 to 8', 'Points by round', 'Mission ranks 1 3', 'record'];

  test.each([SMALL, { columns: 110, rows: 34 }, { columns: 160, rows: 48 }])(
    'has all its lines to paste at %j',
    (size) => {
      const rows = rowsText({ ...end(NAPOLEON), size, result });
      const at = rows.findIndex((row) => row.includes(result[0] ?? ''));
      expect(rows.slice(at, at + 5).map((row, n) => row.includes(result[n] ?? '?'))).toEqual(
        [1, 1, 1, 1, 1].map(Boolean),
      );
      expect(rows.join('\n')).toContain('Your result, to paste');
      expect(sayPane({ ...end(NAPOLEON), result }, 'story').join('\n')).toContain(result[4]);
    },
  );

  test('tells its winner in big letters, but not where there is room for what is to be pasted alone', () => {
    const size = { columns: 110, rows: 34 };
    const named = seatsOf(NAPOLEON).map((seat, n) => ({ ...seat, name: `Ney${'abcd'[n]}` }));
    const words = wordsOf(NAPOLEON, named, 'en');
    const winner = end(NAPOLEON).chronicle.winners[0] ?? 0;
    const [first = ''] = smallLetters(`NEY${'ABCD'[winner]}`);
    const text = (model: Model): string => rowsText(model).join('\n');
    expect(text(end(NAPOLEON, size, { words }))).toContain(first.trim());
    // In frames both have room, without them what is to be pasted comes first.
    const pasted = { ...end(NAPOLEON, size, { words }), result };
    expect(text(pasted)).toContain(first.trim());
    for (const line of result) expect(text(pasted)).toContain(line);
    expect(text({ ...pasted, size: SMALL })).not.toContain(first.trim());
    expect(text(end(NAPOLEON, size, { words, depth: 4 }))).not.toContain(first.trim());
  });
});

describe('the keys of a result', () => {
  test('copy it, write it and verify it, where it is on the screen', () => {
    const over = end(NAPOLEON, { columns: 160, rows: 48 });
    const model = { ...over, result: ['one', 'two'] };
    const deeds = (at: Model): unknown[] => ['y', 's', 'r'].flatMap((key) => press(at, key).effects);
    expect(deeds(model)).toEqual(['copy', 'keep', 'verify'].map((what) => ({ do: 'result', what })));
    expect(deeds(over)).toEqual([]);
    expect(deeds({ ...model, pane: null })).toEqual([]);
    expect(rowsText({ ...model, size: SMALL }).at(-1)).toContain(model.context.words.m.daily.keys.copy);
  });
});

describe('the end on a screen with frames', () => {
  const size = { columns: 110, rows: 34 };
  const titles = (model: Model): string[] =>
    rowsText(model).flatMap((row) => [...row.matchAll(/╭── (.+?)(?: {2}\S+.*?)? ─/g)].map(([, title = '']) => title));

  test('has a panel for the score, points, land, turning points and dice; in the classic games for how it was decided', () => {
    const { story, napoleon, ending } = contextOf(NAPOLEON).words.m;
    expect(titles(end(NAPOLEON, size))).toEqual([napoleon.final, story.points, story.land, story.turnings, story.luck]);
    const classic = titles(end(CLASSIC, size));
    expect(classic.slice(0, 4)).toEqual([ending.standing, story.luck, story.land, story.turnings]);
  });

  test('says there what a key answered, asks there before it ends, and shows the map after escape', () => {
    const model = end(NAPOLEON, size);
    const { screen, look } = model.context.words.m;
    expect(rowsText({ ...model, notice: 'so it is' })[7]).toContain('so it is');
    expect(rowsText({ ...model, confirm: { ask: 'quit' } })[7]?.trim()).toBe(screen.confirmQuitUnsaved);
    const after = press(model, '<escape>').model;
    expect(titles(after)).toEqual(expect.arrayContaining([look.over, screen.panes.players]));
  });
});
