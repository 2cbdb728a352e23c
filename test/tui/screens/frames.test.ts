// What is true of all screens.
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { wordsOf } from '../../../src/narration/words.js';
import { LANGUAGES, messagesIn } from '../../../src/text/index.js';
import { frameOf } from '../../../src/tui/frame/frame.js';
import { layoutFor } from '../../../src/tui/frame/layout.js';
import { linesWithin, span, wrapAfter, wrapWithin } from '../../../src/tui/frame/line.js';
import { drawModelMap } from '../../../src/tui/frame/map.js';
import { type Model, PANES } from '../../../src/tui/model.js';
import { seatGlyph } from '../../../src/tui/palette/seats.js';
import { begin, rulesFrom, seatsOf, setupOf } from '../../support/setups.js';
import { modelAt, modelOf, POSITIONS, type PositionName, press, seated, seatOf, WORLD } from '../support/games.js';
import { cellsOf, columnsOf, frameText, gridText, lineText, rowsText } from '../support/screens.js';

const m = messagesIn('en');
const typed = (model: Model, keys: string): Model => press(model, keys).model;

/** A position with something of everything on the board. */
const MIDDLE = [
  WORLD,
  'a ALA7 NWT2 GRE6 ALB4 ONT3 QUE2 WUS2 EUS12 CAM1',
  'b VEN3 PER1 BRA9 ARG1 NAF4 EGY2 EAF1 CON1 SAF1 MAD1 IND3 NGU1 WAU2 EAU6',
  'c *2',
  'turn a 4',
  'hand a ALA BRA J1',
  'hand b SIA ALB',
  'seed x',
].join(' | ');

const log = Array.from({ length: 12 }, (_, n) => ({
  seat: seatOf(n % 3),
  text:
    [
      'Round 3: Lannes’s turn.',
      'Lannes gets 5 armies: 14 territories, South America +2.',
      'Lannes on Iceland: 6 5 2 against 5 1, losses 0 : 2.',
    ][n % 3] ?? '',
  weight: (['turn', 'normal', 'normal'] as const)[n % 3] ?? 'normal',
}));

const at = (step: string, columns: number, rows: number, look = {}): Model => ({
  ...modelAt(`${MIDDLE} | ${step}`, { size: { columns, rows }, look }),
  log,
});

describe('every frame', () => {
  const NAMES = [
    ['Ney', 'Lannes', 'Murat'],
    ['界界界界界界界界界界界界', '日本語の名前', '한국어'],
    ['e\u0301e\u0301e\u0301', '🎲🎲', '👩‍👩‍👧 family'],
    ['W'.repeat(24), 'i'.repeat(24), '⚔ sword ⚔'],
    ['नेपोलियन', 'ﾊﾟﾊﾟ', '1'],
  ];
  const KEYS = [
    '<down>',
    '<end>',
    '<enter>',
    '<enter><enter>',
    '<down><enter>',
    '/a',
    '/zz',
    '<tab>',
    'q',
    'x',
    'r',
    '<enter><enter><end><enter>',
    '',
  ];

  const someModel = fc
    .record({
      position: fc.constantFrom(...(Object.keys(POSITIONS) as PositionName[])),
      names: fc.constantFrom(...NAMES),
      columns: fc.integer({ min: 80, max: 220 }),
      rows: fc.integer({ min: 24, max: 70 }),
      keys: fc.array(fc.constantFrom(...KEYS), { maxLength: 3 }),
      pane: fc.constantFrom(null, ...PANES),
      scroll: fc.integer({ min: 0, max: 60 }),
      persons: fc.constantFrom([0], [0, 1, 2], []),
      ascii: fc.boolean(),
      depth: fc.constantFrom(0 as const, 4 as const, 24 as const),
    })
    .map(({ position, names, columns, rows, keys, pane, scroll, persons, ascii, depth }): Model => {
      const model = modelAt(POSITIONS[position], { names, persons, size: { columns, rows }, look: { ascii, depth } });
      return typed({ ...model, log, pane, scroll }, keys.join(''));
    });

  test('has the screen’s rows, each exactly as wide as the screen, and keys in the last', () => {
    fc.assert(
      fc.property(someModel, (model) => {
        const { rows } = frameOf(model);
        expect(rows).toHaveLength(model.size.rows);
        expect(rows.map(columnsOf).filter((width) => width !== model.size.columns)).toEqual([]);
        expect(lineText(rows.at(-1) ?? []).trim()).not.toBe('');
      }),
      { numRuns: 150, seed: 1809 },
    );
  });

  test('leaves the map’s place blank and fills it exactly', () => {
    fc.assert(
      fc.property(someModel, (model) => {
        const { showsMap, layout, rows } = frameOf(model);
        if (!showsMap) return;
        const { x, y, columns, rows: height } = layout.map;
        const grid = drawModelMap(model);
        expect({ columns: grid.columns, rows: grid.rows }).toEqual({ columns, rows: height });
        const cells = rows.map((row) => cellsOf(row, model.size.columns));
        for (const row of cells.slice(y, y + height))
          expect(row.slice(x, x + columns).filter(({ char }) => char !== ' ')).toEqual([]);
      }),
      { numRuns: 60, seed: 1809 },
    );
  });

  test('says without colours what it says with them', () => {
    fc.assert(
      fc.property(someModel, (model) => {
        const inLook = (depth: 0 | 24) =>
          frameOf({ ...model, context: { ...model.context, depth } }).rows.map(lineText);
        // Corners are round where there are colours.
        const square = (row: string): string => row.replace(/[╭┌╮┐╰└╯┘]/g, '+').trimEnd();
        expect(inLook(0).map(square)).toEqual(inLook(24).map(square));
      }),
      { numRuns: 60, seed: 1809 },
    );
  });

  test('without colours has none, and tells every owner by a sign', () => {
    for (const ascii of [false, true]) {
      const model = at('do attack', 80, 24, { depth: 0, ascii });
      const { rows } = frameOf(model);
      expect(rows.flat().filter(({ fg, bg }) => fg !== null || bg !== null)).toEqual([]);
      const map = drawModelMap(model);
      expect(map.cells.filter(({ fg, bg }) => fg !== null || bg !== null)).toEqual([]);
      for (const seat of [0, 1, 2]) {
        const sign = seatGlyph(seat, ascii);
        expect(rowsText(model)[0]).toContain(sign);
        expect(map.cells.filter(({ char }) => char.toUpperCase() === sign).length).toBeGreaterThanOrEqual(9);
      }
    }
  });
});

describe('below 80x24', () => {
  test.each([
    [79, 24],
    [80, 23],
    [60, 10],
    [20, 3],
    [1, 1],
  ])('%ix%i: a notice of one line, cut where it must be', (columns, rows) => {
    const model = modelAt(POSITIONS.attack, { size: { columns, rows } });
    const { rows: lines, showsMap } = frameOf(model);
    expect(showsMap).toBe(false);
    expect(lines).toHaveLength(1);
    const notice = m.screen.tooSmall(80, 24);
    const [shown = '?'] = rowsText(model);
    expect(notice.startsWith(shown.replace(/…$/, ''))).toBe(true);
    expect(shown.endsWith('…')).toBe(shown !== notice);
    expect(columnsOf(lines[0] ?? [])).toBeLessThanOrEqual(columns);
  });

  test('the question before quitting is seen, also where there is one row', () => {
    for (const rows of [1, 10]) {
      const model = typed(modelAt(POSITIONS.attack, { size: { columns: 60, rows } }), 'q');
      expect(frameText(model)).toContain('Quit?');
      expect(frameOf(model).rows.length).toBeLessThanOrEqual(rows);
    }
  });
});

test('beside the map every number of the players has room', () => {
  for (const columns of [110, 149, 150]) {
    const rows = rowsText(at('do attack', columns, 40));
    const head = rows.findIndex((row) => /Land +Army +Next +Cards/.test(row));
    const ney = rows[head + 1] ?? '';
    expect(ney).toMatch(/❯▲ Ney +9 +39 +\+8 +3/);
    const end = (text: string, of: string): number => text.indexOf(of) + of.length;
    expect(end(ney, ' 9 ')).toBe(end(rows[head] ?? '', 'Land ')); // right-aligned below its head
  }
});

test.each([...LANGUAGES])('%s: every panel has a title, and nothing is cut without a sign', (language) => {
  for (const [columns, rows] of [
    [110, 30],
    [110, 34],
    [150, 40],
    [160, 48],
    [200, 60],
  ] as const) {
    const model = at('do attack', columns, rows);
    const there = {
      ...model,
      context: { ...model.context, words: wordsOf(model.context.rules, seatsOf(model.context.rules), language) },
    };
    const text = rowsText(there);
    const borders = text.flatMap((row) => [...row.matchAll(/╭[^╮]*╮|┏[^┓]*┓/g)].map(([border]) => border));
    expect(borders.length).toBeGreaterThanOrEqual(5);
    expect(borders.filter((border) => !/ \p{L}/u.test(border))).toEqual([]);
  }
});

test('a filter that finds nothing says how to go on', () => {
  expect(frameText(typed(at('do attack', 80, 24), '/zzzz'))).toContain(m.screen.nothingFound);
});

test('what was lost since the last turn is told at its start', () => {
  const model = at('pool 8 | do place', 80, 24);
  const recap = [
    { seat: seatOf(0), territory: 'iceland' as never },
    { seat: seatOf(1), territory: 'japan' as never },
  ];
  expect(frameText({ ...model, recap })).toContain(m.screen.recap([m.placeOf('Iceland')]));
});

test('the final standing of two players has no neutral armies in it', () => {
  const setup = { ...setupOf(2, 'two'), variant: 'two-player' as const };
  const rules = seated(rulesFrom(setup), {});
  const model = modelOf(rules, begin(rules).state);
  const over = {
    ...model,
    decision: null,
    view: { ...model.view, outcome: { winners: [seatOf(0)], reason: 'conquest', rule: 'C-END-1' } },
  } as Model;
  const rows = rowsText(over).slice(-8).join('\n');
  expect(model.view.seats.length).toBeGreaterThan(2);
  expect(rows).toMatch(/▲ \S+ \d+\/\d+ {3}● \S+ \d+\/\d+\s*\n/);
});

test.each([...LANGUAGES])('%s: whatever the foot says, the chosen item stays in the list', (language) => {
  for (const keys of ['x', 'q', 'd']) {
    for (const columns of [80, 110, 150, 160]) {
      const model = modelAt(POSITIONS.attack, { size: { columns, rows: 24 } });
      const there = {
        ...model,
        context: { ...model.context, words: wordsOf(model.context.rules, seatsOf(model.context.rules), language) },
      };
      const { prompt } = layoutFor(model);
      const rows = rowsText(typed(there, keys)).slice(prompt.y, prompt.y + prompt.rows);
      expect(rows.filter((row) => row.slice(prompt.x).startsWith('❯'))).toHaveLength(1);
    }
  }
});

test('a long foot goes on without a gap', () => {
  const territories = rulesFrom(setupOf(3, 'foot'))
    .board.territories.map(({ id }) => id)
    .slice(0, 24);
  const recap = territories.map((territory) => ({ seat: seatOf(0), territory }));
  const rows = rowsText({ ...modelAt(POSITIONS.place), recap });
  const [first = '', second = ''] = rows.slice(-3, -1);
  expect(first).toContain('Alaska');
  expect(second.trim()).not.toMatch(/ {2}/);
  expect(second.trimEnd()).toMatch(/…$/);
});

describe('a territory that has just been captured', () => {
  const labels = (model: Model): string => gridText(drawModelMap(model));

  test('holds what is chosen to move in, and its origin the rest', () => {
    const model = modelAt(POSITIONS.moveIn);
    expect(labels(model)).toMatch(/ALA▲1\D/);
    expect(labels(model)).toMatch(/ALA\S+ +▲8 /);
    const fewer = typed(model, '<left><left>');
    expect(labels(fewer)).toMatch(/ALA▲3\D/);
    expect(labels(fewer)).toMatch(/ALA\S+ +▲6 /);
    expect(rowsText(typed(fewer, 't')).join('\n')).toMatch(/Northwest Territory .* 6 /);
  });

  test('shows no figure to the others: nobody stands there yet', () => {
    const model = { ...modelAt(POSITIONS.moveIn), decision: null };
    expect(labels(model)).toMatch(/ALA▲9\D/);
    expect(labels(model)).toMatch(/ALA\S+ +▲- /);
    expect(rowsText({ ...model, pane: 'table' }).join('\n')).toMatch(/Northwest Territory .* - /);
  });

  test('where nobody has claimed yet there are 0', () => {
    expect(labels(modelAt(POSITIONS.claim))).toMatch(/ALA 0/);
  });
});

describe('a list that is longer than its window', () => {
  test.each([...LANGUAGES])('%s: names the keys that lead through it; a short one does not', (language) => {
    const { pgdn, home, end } = messagesIn(language).keyNames;
    const named = (text: string): boolean =>
      text.includes(`${pgdn} ${end} `) || text.includes(`${pgdn} ${home} ${end} `);
    for (const [columns, rows] of [
      [80, 24],
      [110, 34],
      [160, 48],
    ] as const) {
      const there = (position: PositionName): string => {
        const model = modelAt(POSITIONS[position], { size: { columns, rows } });
        const words = wordsOf(model.context.rules, seatsOf(model.context.rules), language);
        return frameText({ ...model, context: { ...model.context, words } });
      };
      expect(named(there('claim'))).toBe(true);
      expect(named(there('defend'))).toBe(false);
    }
  });

  test('grows with the screen, and over a foot that has nothing to say', () => {
    const shown = (rows: number, position: PositionName): number => {
      const model = modelAt(POSITIONS[position], { size: { columns: 80, rows } });
      const { prompt } = layoutFor(model);
      return rowsText(model)
        .slice(prompt.y, prompt.y + prompt.rows)
        .filter((row) => row.trim() !== '').length;
    };
    expect([24, 26, 28, 30, 32, 40].map((rows) => shown(rows, 'claim'))).toEqual([5, 6, 7, 8, 9, 9]);
  });

  test('a page is what is seen of it, and its ends are joined', () => {
    const model = modelAt(POSITIONS.claim);
    expect(typed(model, '<pageDown>').cursor).toBe(layoutFor(model).prompt.rows);
    expect(typed(model, '<up>').cursor).toBe(typed(model, '<end>').cursor);
    expect(typed(model, '<end><down>').cursor).toBe(0);
  });
});

test('where keys find no room on their line a sign says so', () => {
  const last = (model: Model): string => rowsText(model).at(-1)?.trimEnd() ?? '';
  const narrow = last(modelAt(POSITIONS.claim));
  const wide = last(modelAt(POSITIONS.claim, { size: { columns: 220, rows: 24 } }));
  expect(narrow.endsWith('…')).toBe(true);
  expect(wide.endsWith('…')).toBe(false);
  expect(last(modelAt(POSITIONS.claim, { look: { ascii: true, depth: 0 } })).endsWith('...')).toBe(true);
});

describe('text that has more lines than there is room for', () => {
  test('uses the whole row after a first one that has less room', () => {
    expect(wrapAfter('one two three four five', 7, 14)).toEqual(['one two', 'three four', 'five']);
    expect(wrapAfter('one two', 7, 3)).toEqual(['one two']);
    const text = 'Hold every territory of the Nordic Kingdoms, with at least 2 regiments on each.';
    expect(wrapAfter(text, 40, 74)).toHaveLength(2);
    expect(wrapAfter(text, 40, 74).join(' ')).toBe(text);
  });

  test('ends in a sign, and never without need', () => {
    expect(wrapWithin('one two three', 7, 2)).toEqual(['one two', 'three']);
    expect(wrapWithin('one two three four', 7, 2)).toEqual(['one two', 'three…']);
    expect(wrapWithin('one two three', 7, 1)).toEqual(['one tw…']);
    expect(wrapWithin('one two', 7, 0)).toEqual([]);
    expect(linesWithin([[span('one')], [span('two')]], 3, 1).map(lineText)).toEqual(['on…']);
  });
});

describe('a narrow prompt beside a card', () => {
  const NAPOLEON =
    'napoleon/en/europe 3 | a IDF16 PRO6 | b BUR2 | c *1 | generals IDF BUR | turn a 2 | do combat | seed x';

  const beside = (line: string, keys: string): string[] => {
    const model = typed(modelAt(line), keys);
    const side = { lost: 0, left: 2, generals: 0, isFortified: false };
    const dice = { seat: 0, defender: 1, from: 'alaska', to: 'alberta', attack: [6], defence: [1] };
    const roll = { ...dice, attacker: side, attacked: side };
    return rowsText({ ...model, lastRoll: { ...roll, attackBonus: [0], defenceBonus: [0] } as never });
  };

  test('shows the number that is chosen, whole', () => {
    for (const keys of ['<enter>', '<enter><left><left>']) {
      const rows = beside(POSITIONS.place, keys);
      const bar = rows.find((row) => row.includes('━')) ?? '';
      expect(bar).toMatch(keys === '<enter>' ? / 5 +│| {4}5 / : / 3 /);
      expect(bar.split('│')[0]).not.toContain('…');
    }
  });

  test('shows three items at least, whatever the step has to tell', () => {
    const rows = beside(NAPOLEON, '<enter><enter>').slice(-6, -1);
    expect(rows.filter((row) => /^[❯ ] (Roll|» Roll)/.test(row)).length).toBeGreaterThanOrEqual(3);
  });
});
