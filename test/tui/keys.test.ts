// The key table against what keys do: what is named works, what is not named does nothing, and something always works.
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { ofType } from '../../src/core/index.js';
import { EN } from '../../src/text/en.js';
import { frameOf } from '../../src/tui/frame/frame.js';
import { layoutFor } from '../../src/tui/frame/layout.js';
import { confirmText, promptTitle } from '../../src/tui/frame/promptRows.js';
import { BINDINGS, type Command, HELP_ONLY, liveBindings } from '../../src/tui/keys/index.js';
import { FIRST_SETTINGS } from '../../src/tui/menu/screenSettings.js';
import type { Model } from '../../src/tui/model.js';
import { modeOf } from '../../src/tui/modes.js';
import { itemsOf, modelAt, POSITIONS, type PositionName, press, seatOf } from './support/games.js';

const typed = (model: Model, keys: string): Model => press(model, keys).model;

const hasAttacked = (model: Model): Model => {
  const [option] = model.decision?.kind === 'attack' ? ofType(model.decision.offers, 'attack') : [];
  return option ? { ...model, lastAttack: { from: option.from, to: option.to } } : model;
};

/** A pane long enough to be scrolled. */
const log = Array.from({ length: 80 }, (_, n) => ({ seat: null, text: `line ${n}`, weight: 'normal' as const }));

const at = (name: PositionName, options: Parameters<typeof modelAt>[1] = {}): Model => ({
  ...hasAttacked(modelAt(POSITIONS[name], options)),
  log,
});

const waiting = (): Model => ({ ...at('place'), decision: null });

/** A game that is over, in a record. */
const recorded = (): Model => ({
  ...waiting(),
  context: { ...waiting().context, replayCommand: 'risk-napoleon replay game' },
  view: { ...waiting().view, outcome: { winners: [seatOf(1)], reason: 'conquest', rule: 'C-END-1' } },
});

/** Every kind of situation that the screen can be in, by name. */
const SITUATIONS: Readonly<Record<string, Model>> = {
  settings: { ...at('attack', { look: { settings: FIRST_SETTINGS } }), pane: 'settings' },
  'a game with settings': at('place', { look: { settings: FIRST_SETTINGS } }),
  ...Object.fromEntries(
    (Object.keys(POSITIONS) as PositionName[]).flatMap((name) => [
      [name, at(name)],
      [`${name}, something to take back`, at(name, { undoable: 1 })],
      [`${name}, in the middle of the list`, typed(at(name), '<down>')],
      [`${name}, quitting`, typed(at(name), 'q')],
      [`${name}, help open`, typed(at(name), '?')],
      [`${name}, log open`, typed(at(name), 'l')],
      [`${name}, two people`, at(name, { persons: [0, 1] })],
      [`${name}, window too small`, at(name, { size: { columns: 79, rows: 23 } })],
    ]),
  ),
  'claim, finding': typed(at('claim'), '/a'),
  'claim, nothing found': typed(at('claim'), '/zzz'),
  'claim, on the map': typed(at('claim'), '<tab>'),
  'place, how many': typed(at('place'), '<enter>'),
  'attack, target': typed(at('attack'), '<enter>'),
  'attack, how': typed(at('attack'), '<enter><enter>'),
  'attack, down to': typed(at('attack'), '<enter><enter><end><enter>'),
  'attack, going on by itself': {
    ...at('attack'),
    auto: { do: 'fight', from: 'alaska' as never, to: 'kamchatka' as never, leaders: 0, remain: 1 },
  },
  'attack, hasty end': typed(at('attack'), '<end><enter>'),
  'fortify, where to': typed(at('fortify'), '<down><enter>'),
  'fortify, how many': typed(at('fortify'), '<down><enter><enter>'),
  'place, resigning': typed(at('place'), 'x'),
  'cards of one of two people': { ...at('place', { persons: [0, 1] }), pane: 'cards' },
  'others play': waiting(),
  'others play, stopped': { ...waiting(), paused: true },
  'others play, log open': { ...waiting(), pane: 'log' },
  'others play, quitting': typed(waiting(), 'q'),
  'only bots play': { ...waiting(), context: { ...waiting().context, persons: [] } },
  'over, recorded': recorded(),
  over: {
    ...waiting(),
    view: { ...waiting().view, outcome: { winners: [seatOf(1)], reason: 'conquest', rule: 'C-END-1' } },
  },
};
const watched = (at: number, change: Partial<Model> = {}): Model => ({
  ...waiting(),
  replay: { at, of: 9, isPlaying: false, eyes: 'omniscient' },
  ...change,
});
const REPLAYS: Readonly<Record<string, Model>> = {
  'a replay, at its beginning': watched(0),
  'a replay, in the middle': watched(4),
  'a replay, at its end': watched(9),
  'a replay, log open': watched(4, { pane: 'log' }),
  'a replay with the eyes of a seat': watched(4, { replay: { at: 4, of: 9, isPlaying: true, eyes: seatOf(1) } }),
  'a replay of a finished game': watched(9, { view: SITUATIONS['over']?.view ?? waiting().view }),
};
const CASES = Object.entries({ ...SITUATIONS, ...REPLAYS });

/** Parts of the model that a key can change, the answer to a useless key left out. */
const state = ({ context: _, view: __, notice: ___, ...rest }: Model) => rest;

const doesSomething = (model: Model, keys: string): boolean => {
  const { model: next, effects } = press(model, keys);
  return effects.length > 0 || !isDeepStrictEqual(state(next), state(model));
};

const tokenOf = (key: string): string => (key.length === 1 ? key : `<${key}>`);

/** Commands that share one entry of the help. */
const SHARED: Partial<Record<Command, readonly Command[]>> = {
  up: ['up', 'down'],
  left: ['left', 'right', 'up', 'down'],
  pageDown: ['pageUp', 'pageDown'],
  last: ['first', 'last'],
  faster: ['faster', 'slower'],
  actionOn: ['actionBack', 'actionOn'],
  turnOn: ['turnBack', 'turnOn'],
  roundOn: ['roundBack', 'roundOn'],
  toEnd: ['toStart', 'toEnd'],
};

const keysOfCommand = (command: Command): string[] =>
  (SHARED[command] ?? [command]).flatMap((c) => BINDINGS.filter((b) => b.command === c).flatMap((b) => b.keys));

/** Lists of at most one item have nothing to move about in. */
const isStuck = (model: Model, command: Command): boolean =>
  model.stage.at !== 'number' &&
  itemsOf(model).length < 2 &&
  ['up', 'left', 'pageDown', 'last', 'go'].includes(command);

describe.each(CASES)('%s', (name, model) => {
  test('every key that is named does something', () => {
    const idle = liveBindings(model).filter(
      ({ command }) =>
        command !== 'stop' &&
        !isStuck(model, command) &&
        // A pane that fits has no pages; the help names them all the same.
        !(command === 'pageDown' && model.pane !== null) &&
        !keysOfCommand(command).some((key) => doesSomething(model, tokenOf(key))),
    );
    expect(idle.map(({ shown }) => shown)).toEqual([]);
  });

  test('no key does anything that is not named', () => {
    const mode = modeOf(model);
    if (mode === 'attack') {
      for (const key of ['q', 'x', '<down>', '<enter>']) {
        expect(press(model, key)).toMatchObject({ effects: [], model: { auto: null, confirm: null } });
      }
      return;
    }
    const named = new Set(liveBindings(model).flatMap(({ command }) => keysOfCommand(command)));
    const all = [
      ...new Set([
        ...BINDINGS.flatMap(({ keys }) => keys),
        ...'bfgijkmnsvwyz:;!@#$%^&*()_<>,"',
        'insert',
        'delete',
        'f2',
        ...['ctrl-y', 'ctrl-n', 'ctrl-q', 'ctrl-a', 'ctrl-1'],
        'f12',
      ]),
    ];
    const isText = (key: string): boolean => key.length === 1;
    const unnamed = all.filter((key) => {
      if (named.has(key)) return false;
      if (mode === 'find' && (isText(key) || key === 'backspace')) return false;
      if (mode === 'confirm' && 'ynqum'.includes(key)) return false; // named in the question
      return doesSomething(model, tokenOf(key));
    });
    expect(unnamed).toEqual([]);
  });

  test('there is a way on', () => {
    expect(liveBindings(model).length).toBeGreaterThan(0);
    // From everywhere the program can be left with keys that are named.
    const ways = [
      'q<enter>',
      '<escape>q<enter>',
      '<escape><escape>q<enter>',
      '<enter><escape><escape>q<enter>',
      '<enter>',
    ];
    const isLeft = ways.some((keys) =>
      press(model, keys).effects.some(({ do: what }) => what === 'quit' || what === 'menu'),
    );
    expect({ name, isLeft }).toEqual({ name, isLeft: true });
  });

  test('the keys line names what works, most useful first, and fits', () => {
    if (modeOf(model) === 'small') return;
    const line = frameOf(model)
      .rows.at(-1)
      ?.map(({ text }) => text)
      .join('')
      .trimEnd();
    const live = liveBindings(model).filter(({ rank }) => rank < HELP_ONLY);
    expect(line).toContain(`${live[0]?.shown} ${live[0]?.words(EN)}`);
    const shown = live.filter(({ shown, words }) => line?.includes(` ${shown} ${words(EN)}`));
    const rest = shown.reduce((text, { shown, words }) => text.replace(`${shown} ${words(EN)}`, ''), line ?? '');
    expect(rest.trim()).toMatch(/^…?$/);
  });
});

describe('the table', () => {
  test('one key means one thing wherever it works', () => {
    for (const [name, model] of CASES) {
      const commands = new Map<string, Set<Command>>();
      for (const { keys, command } of liveBindings(model)) {
        for (const key of keys) commands.set(key, (commands.get(key) ?? new Set()).add(command));
      }
      const twice = [...commands].filter(([, set]) => set.size > 1).map(([key]) => key);
      expect({ name, twice }).toEqual({ name, twice: [] });
    }
  });

  test('every key has words, and every command a key that shows it', () => {
    const shown = new Set(BINDINGS.filter(({ shown }) => shown !== '').map(({ words }) => words(EN)));
    for (const { words } of BINDINGS) {
      expect(words(EN)).not.toBe('');
      expect(shown).toContain(words(EN));
    }
  });

  test('the help page lists every key that works', () => {
    for (const name of Object.keys(POSITIONS) as PositionName[]) {
      const model = typed(at(name, { size: { columns: 80, rows: 30 } }), '?');
      const text = frameOf(model)
        .rows.map((row) => row.map(({ text }) => text).join(''))
        .join('\n');
      for (const { shown, words } of liveBindings(model))
        expect(text).toMatch(new RegExp(`${literal(shown)}\\s+${literal(words(EN))}`));
      expect(text).toContain(EN.help[model.decision?.kind ?? 'wait'].slice(0, 30));
    }
  });
});

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

test('nobody thinks while the game stands still', () => {
  const title = (model: Model): string =>
    promptTitle(model, layoutFor(model).prompt)
      .title.map(({ text }) => text)
      .join('');
  const [name = ''] = /\S+(?= is thinking)/.exec(title(waiting())) ?? [];
  expect(name).not.toBe('');
  expect(title({ ...waiting(), paused: true })).toContain(name);
  expect(title({ ...waiting(), paused: true })).not.toContain('thinking');
});

describe('e ends the phase', () => {
  test.each([
    ['attack', 'endAttack'],
    ['fortify', 'skipFortify'],
    ['trade', 'endTrade'],
  ] as const)('%s, and the line of keys names it', (name, type) => {
    const model = at(name);
    expect(liveBindings(model).slice(0, 6)).toContainEqual(expect.objectContaining({ shown: 'e' }));
    const { model: asked, effects } = press(model, 'e');
    if (asked.confirm === null) expect(effects).toMatchObject([{ do: 'answer', action: { type } }]);
    else expect(asked.confirm).toMatchObject({ ask: 'endAttack', answer: { type } });
  });

  test('from every step of it', () => {
    const deep = typed(at('fortify'), '<down><enter>');
    expect(deep.stage.path).toHaveLength(1);
    expect(press(deep, 'e').effects).toMatchObject([{ do: 'answer', action: { type: 'skipFortify' } }]);
  });

  test('and does nothing where the phase has no end of its own', () => {
    for (const name of ['place', 'claim', 'moveIn', 'mustTrade', 'defend'] as const) {
      expect(liveBindings(at(name)).map(({ command }) => command)).not.toContain('end');
      expect(press(at(name), 'e').effects).toEqual([]);
    }
  });
});

describe('whether attacks end too early is asked', () => {
  const attacking = (captured: string, armies: string): Model =>
    modelAt(
      `classic/en/world 3 | a ${armies} KAM4 JAP1 | b NWT2 ALB2 | c *1 | turn a 2 ${captured}| do attack | seed x`,
    );
  const ending = (model: Model): string | null => {
    const { model: asked, effects } = press(model, 'e');
    return effects.length > 0 ? null : confirmText(asked);
  };

  test('where nothing was captured, and once something was, where the next is as good as taken', () => {
    expect(ending(attacking('', 'ALA20'))).toBe(EN.screen.confirmEndAttack);
    expect(ending(attacking('| captured KAM ', 'ALA20'))).toBe(EN.screen.confirmEndWinning);
  });

  test('not where a card is won and the next attack could fail', () => {
    const even = (captured: string): Model =>
      modelAt(`classic/en/world 3 | a ALA4 KAM1 JAP1 | b NWT2 ALB2 | c *3 | turn a 2 ${captured}| do attack | seed x`);
    expect(ending(even(''))).toBe(EN.screen.confirmEndAttack);
    expect(ending(even('| captured KAM '))).toBeNull();
  });
});
