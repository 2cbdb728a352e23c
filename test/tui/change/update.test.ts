// What each key does, question by question: keys in, model and effects out. No terminal, no Ink.
import { describe, expect, test } from '@jest/globals';
import { ofType } from '../../../src/core/index.js';
import { messagesIn } from '../../../src/text/index.js';
import { onKey } from '../../../src/tui/change/update.js';
import { layoutFor } from '../../../src/tui/frame/layout.js';
import type { Model } from '../../../src/tui/model.js';
import { paneLines } from '../../../src/tui/panes/index.js';
import { answerTo, chosen, itemsOf, modelAt, POSITIONS, press, titleOf, WORLD } from '../support/games.js';

const m = messagesIn('en');
const typed = (model: Model, keys: string): Model => press(model, keys).model;

describe('answers', () => {
  test.each<readonly [string, string, string, object]>([
    ['claim', POSITIONS.claim, '<down><down><enter>', { type: 'claim', territory: 'greenland' }],
    ['place one', POSITIONS.placeSetup, '<down><enter>', { type: 'place', territory: 'kamchatka', count: 1 }],
    ['place all', POSITIONS.place, '<enter><enter>', { type: 'place', territory: 'alaska', count: 5 }],
    [
      'place some',
      POSITIONS.place,
      '<down><enter><left><left><enter>',
      { type: 'place', territory: 'kamchatka', count: 3 },
    ],
    ['place typed', POSITIONS.place, '<enter>2<enter>', { type: 'place', territory: 'alaska', count: 2 }],
    ['trade', POSITIONS.trade, '<home><enter>', { type: 'trade', bonusOn: 'alaska' }],
    ['keep the cards', POSITIONS.trade, '<enter>', { type: 'endTrade' }],
    ['keep by digit', POSITIONS.trade, '2', { type: 'endTrade' }],
    ['defend', POSITIONS.defend, '<enter>', { type: 'defend', dice: 2 }],
    ['defend with one', POSITIONS.defend, '<down><enter>', { type: 'defend', dice: 1 }],
    ['defend by digit', POSITIONS.defend, '2', { type: 'defend', dice: 1 }],
    ['move all in', POSITIONS.moveIn, '<enter>', { type: 'moveIn', count: 8 }],
    ['move the least in', POSITIONS.moveIn, '<home><enter>', { type: 'moveIn', count: 3 }],
    ['end the turn', POSITIONS.fortify, '<enter>', { type: 'skipFortify' }],
    ['fortify', POSITIONS.fortify, '<down><enter><enter><enter>', { type: 'fortify', from: 'alaska', count: 8 }],
    ['roll once', POSITIONS.attack, '<enter><enter><down><enter>', { type: 'attack', from: 'alaska', dice: 3 }],
    ['roll once by digit', POSITIONS.attack, '<enter><enter>2', { type: 'attack', from: 'alaska', dice: 3 }],
    ['roll fewer dice', POSITIONS.attack, '<enter><enter><down><down><enter>', { type: 'attack', dice: 2 }],
  ])('%s', (_, position, keys, expected) => {
    expect(answerTo(modelAt(position), keys)).toMatchObject(expected);
  });

  test('j and k choose like the arrows', () => {
    const model = modelAt(POSITIONS.claim);
    expect(typed(model, 'jjk')).toEqual(typed(model, '<down><down><up>'));
  });

  test('the ends of the list are joined, and pages stay inside it', () => {
    const model = modelAt(POSITIONS.claim);
    const last = itemsOf(model).length - 1;
    expect(typed(model, '<up>').cursor).toBe(last);
    expect(typed(model, '<end>').cursor).toBe(last);
    expect(typed(model, '<end><pageDown>').cursor).toBe(last);
    expect(typed(model, '<end><down>').cursor).toBe(0);
    expect(typed(model, '<end><home>').cursor).toBe(0);
    expect(typed(model, '<pageDown><pageDown>').cursor).toBe(10);
    expect(typed(model, '<pageDown><pageUp>').cursor).toBe(0);
  });

  test('every item of every question leads somewhere', () => {
    for (const position of Object.values(POSITIONS)) {
      const model = modelAt(position);
      itemsOf(model).forEach((_, n) => {
        const { model: next, effects } = press({ ...model, cursor: n }, '<enter>');
        const isGone = effects.length > 0 || next.confirm !== null || next.stage.path.length > 0;
        expect({ position, n, isGone }).toEqual({ position, n, isGone: true });
      });
    }
  });

  test('escape goes back one stage at a time, and never answers', () => {
    const model = modelAt(POSITIONS.attack);
    const how = press(model, '<enter><enter>');
    expect(how.model.stage.path).toHaveLength(2);
    const remain = typed(how.model, '<end><enter>');
    expect(remain.stage).toMatchObject({ at: 'number', of: 'remain' });
    const stages = ['<escape>', '<escape><escape>', '<escape><escape><escape>', '<escape><escape><escape><escape>'].map(
      (keys) => press(remain, keys),
    );
    expect(stages.map(({ model: { stage } }) => [stage.at, stage.path.length])).toEqual([
      ['list', 2],
      ['list', 1],
      ['list', 0],
      ['list', 0],
    ]);
    expect(stages.flatMap(({ effects }) => effects)).toEqual([]);
    const fortify = typed(modelAt(POSITIONS.fortify), '<down><enter><enter>');
    expect(fortify.stage.at).toBe('number');
    expect(typed(fortify, '<escape>').stage).toMatchObject({ at: 'list', path: [{ value: { place: 'alaska' } }] });
  });

  test('going back leads to the item that was chosen before', () => {
    const model = modelAt(POSITIONS.attack);
    for (const keys of ['<down><enter>', '<down><enter><enter>']) {
      const back = typed(typed(model, keys), keys.replace(/<down>/, '').replaceAll('<enter>', '<escape>'));
      expect(back.stage).toEqual({ at: 'list', path: [] });
      expect(chosen(back)).toBe(chosen(typed(model, '<down>')));
    }
  });
});

describe('the number picker', () => {
  const start = (): Model =>
    typed(modelAt(`${WORLD} | a ALA5 KAM2 JAP1 | b NWT3 | c *1 | turn a 2 | pool 45 | do place | seed x`), '<enter>');
  const value = (keys: string): number => {
    const { stage } = typed(start(), keys);
    return stage.at === 'number' ? stage.value : Number.NaN;
  };

  test.each([
    ['', 45],
    ['<left>', 44],
    ['<left><left><right>', 44],
    ['<right>', 45],
    ['<pageUp>', 35],
    ['<pageUp><pageUp><pageUp><pageUp><pageUp>', 1],
    ['<pageUp><pageDown><pageDown>', 45],
    ['<home>', 1],
    ['<home><left>', 1],
    ['<home><end>', 45],
    ['1', 1],
    ['12', 12],
    ['123', 3], // 123 is too large: 3 begins anew
    ['7', 7],
    ['77', 7],
    ['9<right>', 10],
    ['1<right>2', 2], // after an arrow a digit begins anew
    ['0', 1],
  ])('%j makes %i', (keys, expected) => {
    expect(value(keys)).toBe(expected);
  });

  test('least and most are shown', () => {
    expect(m.screen.range(1, 45)).toBe('1 to 45');
  });

  test('a typed number below the least grows into one above it', () => {
    const model = modelAt(
      `${WORLD} | a ALA30 NWT0 JAP1 | b ALB3 | c *1 | turn a 2 | captured NWT | do moveIn:ALA,NWT,3,29 | seed x`,
    );
    expect(typed(model, '1').stage).toMatchObject({ value: 3 });
    expect(answerTo(model, '12<enter>')).toEqual({ type: 'moveIn', count: 12 });
  });
});

describe('the filter', () => {
  const find = (keys: string, position: string = POSITIONS.claim): Model => typed(modelAt(position), keys);

  test('finds by any part of a name, case and accents ignored, and Enter takes the chosen one', () => {
    expect(itemsOf(find('/UROP')).map(({ territory }) => territory)).toEqual([
      'northern-europe',
      'western-europe',
      'southern-europe',
    ]);
    expect(itemsOf(find('/éurôp'))).toHaveLength(3);
    expect(itemsOf(find('/e\u0301urop'))).toHaveLength(3);
    expect(answerTo(modelAt(POSITIONS.claim), '/urop<down><enter>')).toMatchObject({ territory: 'western-europe' });
  });

  test('finds by code', () => {
    expect(itemsOf(find('/kam')).map(({ territory }) => territory)).toEqual(['kamchatka']);
  });

  test('accents of a name are ignored: ile finds Île-de-France', () => {
    const claim = 'napoleon-basic/en/europe 3 | supply a 30 | supply b 30 | supply c 30 | turn a 0 | do claim | seed x';
    const names = itemsOf(find('/ile', claim)).map(({ search }) => search);
    expect(names.some((name) => name.startsWith('Île'))).toBe(true);
  });

  test('letters are text while it is open: no command is lost on them', () => {
    const model = find('/q');
    expect(model).toMatchObject({ filter: 'q', confirm: null });
    expect(find('/tplcoxr').filter).toBe('tplcoxr');
    expect(find('/tplcoxr').pane).toBeNull();
    expect(find('/7').filter).toBe('7');
  });

  test('backspace takes letters away and closes it when none is left, escape closes it at once', () => {
    expect(find('/ab<backspace>').filter).toBe('a');
    expect(find('/ab<backspace><backspace>').filter).toBe('');
    expect(find('/ab<backspace><backspace><backspace>').filter).toBeNull();
    expect(find('/ab<escape>').filter).toBeNull();
    expect(find('/👍🏽<backspace>').filter).not.toMatch(/[\ud800-\udbff]$/);
  });

  test('nothing found: Enter does nothing, the screen says how to go on', () => {
    const { model, effects } = press(modelAt(POSITIONS.claim), '/zzz<enter>');
    expect(itemsOf(model)).toEqual([]);
    expect(effects).toEqual([]);
    expect(model.filter).toBe('zzz');
  });

  test('it stays short, and is gone with the next stage', () => {
    expect(find(`/${'x'.repeat(99)}`).filter).toHaveLength(24);
    expect(find('/ala<enter>', POSITIONS.place)).toMatchObject({
      filter: null,
      stage: { at: 'number', path: [{ value: { place: 'alaska' } }] },
    });
  });

  test('a paste is text', () => {
    const key = { name: 'paste' as const, text: 'kam', ctrl: false, alt: false, shift: false, raw: 'kam' };
    expect(onKey(find('/'), key)[0].filter).toBe('kam');
    expect(onKey(modelAt(POSITIONS.claim), key)[0].filter).toBeNull();
  });
});

describe('the map', () => {
  test('tab hands the arrows to the map, in all four directions', () => {
    const model = typed(modelAt(POSITIONS.claim), '<tab>');
    expect(model.focus).toBe('map');
    const seen = new Set<string | undefined>([chosen(model)]);
    for (const keys of ['<right>', '<down>', '<left>', '<up>']) {
      for (let n = 1; n <= 6; n++) seen.add(chosen(typed(model, '<right><down>'.repeat(2) + keys.repeat(n))));
    }
    expect(seen.size).toBeGreaterThan(10);
    expect(chosen(typed(model, '<right>'))).not.toBe(chosen(model));
    expect(chosen(typed(model, '<right><left>'))).toBe(chosen(model));
    expect(typed(model, '<tab>').focus).toBe('list');
  });

  test('every territory that may be chosen can be reached with the arrows', () => {
    for (const position of [POSITIONS.claim, POSITIONS.place]) {
      const start = typed(modelAt(position), '<tab>');
      const seen = new Map([[start.cursor, start]]);
      for (const model of seen.values()) {
        for (const key of ['<up>', '<down>', '<left>', '<right>']) {
          const next = typed(model, key);
          if (!seen.has(next.cursor)) seen.set(next.cursor, next);
        }
      }
      expect(seen.size).toBe(itemsOf(start).length);
    }
  });

  test('where the list has no places, tab does nothing', () => {
    expect(typed(modelAt(POSITIONS.defend), '<tab>').focus).toBe('list');
  });

  test('r colours by region and back', () => {
    const model = modelAt(POSITIONS.place);
    expect(typed(model, 'r').colourBy).toBe('region');
    expect(typed(model, 'rr').colourBy).toBe('owner');
  });
});

describe('taking back', () => {
  test('u takes back where something can be taken back', () => {
    const { effects } = press(modelAt(POSITIONS.place, { undoable: 2 }), 'u');
    expect(effects).toEqual([{ do: 'undo', seat: 0 }]);
  });

  test('u says so where nothing can', () => {
    const { model, effects } = press(modelAt(POSITIONS.place), 'u');
    expect(effects).toEqual([]);
    expect(model.notice).toBe(m.screen.cannotUndo);
    expect(typed(model, '<down>').notice).toBeNull();
  });
});

describe('shortcuts', () => {
  test('a places the rest: the advice now, the rest by itself', () => {
    const { model, effects } = press(modelAt(POSITIONS.place), 'a');
    expect(effects).toMatchObject([{ do: 'answer', action: { type: 'place' } }]);
    expect(model.auto).toEqual({ do: 'reinforce' });
    expect(press(modelAt(POSITIONS.claim), 'a').model.auto).toMatchObject({ do: 'setup' });
  });

  test('. repeats the last attack, and is nothing without one', () => {
    const model = modelAt(POSITIONS.attack);
    expect(press(model, '.').effects).toEqual([]);
    const [option] = model.decision?.kind === 'attack' ? ofType(model.decision.offers, 'attack') : [];
    if (!option) throw new Error('test: no attack');
    const { effects } = press({ ...model, lastAttack: { from: option.from, to: option.to } }, '.');
    expect(effects).toEqual([
      {
        do: 'answer',
        question: model.decision?.id,
        action: { type: 'attack', from: option.from, to: option.to, dice: option.dice[1] },
        pace: false,
      },
    ]);
  });

  test('d changes the defence dice and says so', () => {
    const { model, effects } = press(modelAt(POSITIONS.place), 'd');
    expect(effects).toEqual([{ do: 'aside', seat: 0, action: { type: 'setDefence', defence: 'ask' } }]);
    expect(model.notice).toBe(m.screen.defenceIs(m.screen.defenceModes.ask));
  });
});

describe('questions of the screen’s own', () => {
  test('q asks first; Enter or q again quits, m leads to the menu, and Esc and n go on', () => {
    for (const position of [POSITIONS.place, POSITIONS.attack, POSITIONS.moveIn]) {
      const { model, effects } = press(modelAt(position), 'q');
      expect(effects).toEqual([]);
      expect(press(model, '<enter>').effects).toEqual([{ do: 'quit' }]);
      expect(press(model, 'q').effects).toEqual([{ do: 'quit' }]);
      expect(press(model, 'm').effects).toEqual([{ do: 'menu' }]);
      for (const no of ['<escape>', 'n'])
        expect(press(model, no)).toMatchObject({ model: { confirm: null }, effects: [] });
    }
  });

  test('no other key answers it', () => {
    const model = typed(modelAt(POSITIONS.place), 'q');
    for (const key of ['a', '.', ' ', '<tab>', '<down>', 'u', '1', '/', '?', '<home>']) {
      expect(press(model, key)).toEqual({ model, effects: [] });
    }
  });

  test('x asks before resigning', () => {
    const { model, effects } = press(modelAt(POSITIONS.place), 'x');
    expect(effects).toEqual([]);
    expect(press(model, '<escape>').model.confirm).toBeNull();
    expect(press(model, '<ctrl-y>').effects).toEqual([]);
    expect(press(model, 'y').effects).toEqual([{ do: 'aside', seat: 0, action: { type: 'resign' } }]);
  });

  test('stopping before anything is captured, with good odds, is asked', () => {
    const { model, effects } = press(modelAt(POSITIONS.attack), '<end><enter>');
    expect(model.confirm).toMatchObject({ ask: 'endAttack' });
    expect(effects).toEqual([]);
    expect(press(model, '<escape>').model).toMatchObject({ confirm: null, decision: { kind: 'attack' } });
    expect(press(model, '<enter>').effects).toMatchObject([{ do: 'answer', action: { type: 'endAttack' } }]);
  });

  test('after a capture it is asked only beside an attack that is as good as won; with poor odds never', () => {
    const captured = POSITIONS.attack.replace('do attack', 'captured BRA | do attack');
    expect(press(modelAt(captured), '<end><enter>')).toMatchObject({
      model: { confirm: { ask: 'endAttack' } },
      effects: [],
    });
    // Five against three: well over even, and no matter of course.
    const good = `${WORLD} | a ALA5 | b NWT3 | c *9 | turn a 2 | do attack | seed x`;
    expect(press(modelAt(good), '<end><enter>').model.confirm).toMatchObject({ ask: 'endAttack' });
    expect(answerTo(modelAt(good.replace('do attack', 'captured BRA | do attack')), '<end><enter>')).toEqual({
      type: 'endAttack',
    });
    const weak = `${WORLD} | a ALA2 | b *9 | turn a 2 | do attack | seed x`;
    expect(answerTo(modelAt(weak), '<end><enter>')).toEqual({ type: 'endAttack' });
  });
});

describe('panes', () => {
  test.each([
    ['t', 'table'],
    ['p', 'players'],
    ['c', 'cards'],
    ['l', 'log'],
    ['o', 'odds'],
    ['?', 'help'],
    ['<f1>', 'help'],
  ])('%s opens, the same key or Esc closes, another switches', (key, pane) => {
    const model = typed(modelAt(POSITIONS.attack), key);
    expect(model.pane).toBe(pane);
    expect(typed(model, key).pane).toBeNull();
    expect(typed(model, '<escape>').pane).toBeNull();
    expect(typed(model, pane === 'log' ? 'p' : 'l').pane).toBe(pane === 'log' ? 'players' : 'log');
  });

  test('the prompt can be answered with a pane open', () => {
    expect(answerTo(typed(modelAt(POSITIONS.place), 't'), '<enter><enter>')).toMatchObject({ type: 'place' });
  });

  const withLog = (lines: number): Model => ({
    ...modelAt(POSITIONS.place),
    log: Array.from({ length: lines }, (_, n) => ({ seat: null, text: `line ${n}.`, weight: 'normal' as const })),
  });
  const shown = (model: Model): string => {
    const { columns, rows } = layoutFor(model).map;
    return paneLines(model, model.pane ?? 'log', columns, rows)
      .slice(1)
      .map((line) => line.map(({ text }) => text).join(''))
      .join('');
  };

  test('the log shows its end; page up goes back in it, page down forward again', () => {
    const model = typed(withLog(60), 'l');
    expect(shown(model)).toContain('line 59.');
    expect(shown(typed(model, '<pageUp>'))).toContain('line 49.');
    expect(shown(typed(model, '<pageUp>'))).not.toContain('line 50.');
    expect(shown(typed(model, '<pageUp><pageDown>'))).toBe(shown(model));
    expect(shown(typed(model, '<pageDown>'))).toBe(shown(model));
  });

  test('paging beyond an end is not to be paged back', () => {
    const log = typed(withLog(60), 'l');
    const first = typed(log, '<pageUp>'.repeat(20));
    expect(shown(first)).toContain('line 0.');
    expect(shown(typed(first, '<pageDown>'))).not.toContain('line 0.');
    const table = typed(modelAt(POSITIONS.place), 't');
    const last = typed(table, '<pageDown>'.repeat(20));
    expect(shown(last)).toContain('Australia');
    expect(shown(typed(last, '<pageUp>'.repeat(2)))).toBe(shown(table));
  });
});

describe('where nothing can be shown', () => {
  const tiny = modelAt(POSITIONS.place, { size: { columns: 60, rows: 10 } });

  test('no key acts on a prompt that nobody sees', () => {
    for (const key of ['<enter>', 'a', 'u', '1', '/', '<down>', 'x', 'd', '.', '<tab>', 't']) {
      const { model, effects } = press(tiny, key);
      expect({ key, effects, stage: model.stage, cursor: model.cursor }).toEqual({
        key,
        effects: [],
        stage: tiny.stage,
        cursor: tiny.cursor,
      });
    }
  });

  test('q asks and Enter quits', () => {
    expect(press(tiny, 'q<enter>').effects).toEqual([{ do: 'quit' }]);
  });
});

test('titles say what is asked', () => {
  expect(
    Object.fromEntries(Object.entries(POSITIONS).map(([name, line]) => [name, titleOf(modelAt(line))])),
  ).toMatchInlineSnapshot(`
{
  "attack": "Attack from which territory?",
  "claim": "Claim which territory?  30 armies to place",
  "defend": "▲ Ney, defend Alaska (5 armies) with how many dice?",
  "fortify": "Move armies from which territory? This ends your turn.",
  "moveIn": "The Northwest Territory is yours. How many armies move in?",
  "mustTrade": "You hold 5 cards: trade a set.",
  "place": "Reinforce which territory?  5 armies to place",
  "placeSetup": "Place one army where?  5 armies to place",
  "trade": "You hold 3 cards. Trade a set for armies?",
}
`);
});
