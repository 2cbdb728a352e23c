// From the model through Ink to the terminal: what is drawn is what the frame says, with the map in its place.
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { createElement } from 'react';
import { messagesIn } from '../../../src/text/index.js';
import { FIRST_CHOICES } from '../../../src/tui/menu/choices.js';
import type { Model, Size } from '../../../src/tui/model.js';
import { stillOf } from '../../../src/tui/pictures/still.js';
import { App } from '../../../src/tui/screens/App.js';
import type { Screen } from '../../../src/tui/session/program.js';
import { Refusal } from '../../../src/tui/session/refusal.js';
import { composite } from '../../../src/tui/session/run.js';
import { createStore } from '../../../src/tui/session/store.js';
import { type Grid, sameCell } from '../../../src/tui/terminal/cell.js';
import { mountInk } from '../../../src/tui/terminal/inkHost.js';
import { modelAt, POSITIONS, type PositionName, press, SMALL } from '../support/games.js';
import { openGame, run, stopAll } from '../support/running.js';
import { gridText } from '../support/screens.js';

jest.setTimeout(30_000);

const m = messagesIn('en');

/** Rows in which the grids differ; where only a space's invisible colour differs, they do not. */
const differences = (a: Grid, b: Grid): string[] => {
  const rows = new Set<number>();
  a.cells.forEach((cell, i) => {
    const other = b.cells[i];
    if (
      !other ||
      !(
        sameCell(cell, other) ||
        (cell.char === ' ' && other.char === ' ' && cell.bg === other.bg && !((cell.attrs ^ other.attrs) & 16))
      )
    )
      rows.add(Math.floor(i / a.columns));
  });
  const [left, right] = [gridText(a).split('\n'), gridText(b).split('\n')];
  return [...rows].map((y) => `${y}: ${left[y]}\n   ${right[y]}`);
};

describe('Ink draws what the frame says, and so does the painter, cell by cell', () => {
  const NAMES = ['界界界', 'e\u0301cole', 'Murat'];
  const models: readonly (readonly [string, Model])[] = (
    [
      ['place', '', SMALL],
      ['attack', '<enter><enter>', { columns: 100, rows: 30 }],
      ['attack', '<enter>/a', { columns: 120, rows: 40 }],
      ['moveIn', '', { columns: 160, rows: 50 }],
      ['trade', '?', { columns: 100, rows: 30 }],
      ['fortify', 't', { columns: 160, rows: 50 }],
      ['defend', 'l', SMALL],
      ['claim', 'p', SMALL],
      ['place', 'q', SMALL],
      ['place', '', { columns: 60, rows: 10 }],
    ] as readonly [PositionName, string, Size][]
  ).map(([name, keys, size]) => [
    `${name} ${keys} ${size.columns}x${size.rows}`,
    press(modelAt(POSITIONS[name], { size, names: NAMES }), keys).model,
  ]);

  test.each(models)('%s', (_, model) => {
    const { columns, rows } = model.size;
    const screen: Screen = { kind: 'game', model };
    let frame = '';
    const errors: unknown[] = [];
    const host = mountInk(
      createElement(App, {
        store: createStore<Screen>(screen),
        onMenu: () => {},
        onPoint: () => {},
        look: { depth: 24, light: false, ascii: false, cells: 'quadrant' },
      }),
      {
        columns,
        rows,
        onFrame: (text) => {
          frame = text;
        },
        onError: (error) => errors.push(error),
      },
    );
    host.unmount();
    expect(errors).toEqual([]);
    expect(frame.split('\n').length).toBeLessThanOrEqual(rows);
    expect(differences(composite(screen, frame, columns, rows), stillOf(model))).toEqual([]);
  });
});

afterEach(stopAll);

describe('the program', () => {
  test('from the menu into a game and out again, each screen drawn to its size', async () => {
    const program = run();
    await program.shows(m.menu.main);
    program.keys('<enter>');
    await program.until('the next question', () => !program.text().includes(m.menu.main));
    for (let n = 0; n < 8 && program.text().includes(m.cli.unofficial); n++) {
      const before = program.text();
      program.keys('<enter>');
      await program.until('another screen', () => program.text() !== before);
    }
    await program.shows(m.prompt.placeOne);
    program.keys('q');
    await program.shows('Quit?');
    program.keys('<enter>');
    expect(await program.done).toMatchObject({ isOver: false, error: null });
    expect(program.grids.every(({ columns, rows }) => columns === 80 && rows === 24)).toBe(true);
  });

  test('a burst of keys goes through the menu as if it were typed slowly', async () => {
    const program = run({
      desk: {
        saved: () => ({ path: '/games/one', label: 'a game' }),
        open: (what) => openGame(typeof what === 'object' && 'resume' in what ? 'saved' : 'fresh'),
      },
    });
    await program.shows(m.menu.main);
    program.keys('<up><enter>');
    expect(await program.done).toMatchObject({ game: null });
  });

  test('a game that cannot be opened is said on the menu', async () => {
    const program = run({
      desk: {
        open: () => {
          throw new Refusal('The disk is full.');
        },
      },
    });
    await program.shows(m.menu.main);
    program.keys('<down><down><enter>');
    await program.shows('The disk is full.');
    program.keys('q');
    await program.done;
  });

  test('keys that come with a list’s own are not ahead of them: a name is typed in one chunk with Enter', async () => {
    const program = run({ choices: FIRST_CHOICES });
    await program.shows(m.menu.main);
    program.keys('<down><enter><enter><enter><enter>');
    await program.shows(m.menu.start);
    program.keys('<up><enter><enter><enter>');
    await program.shows(m.lobby.nameTitle);
    program.keys('<escape>');
    await program.shows(m.lobby.changeName('Ney'));
    program.keys('<enter><backspace><backspace><backspace>Q q Bob<enter>');
    await program.shows(m.lobby.changeName('Q q Bob'));
  });

  test('Enter on nothing: a list without anything in it is said, not shown', async () => {
    const program = run();
    await program.shows(m.menu.main);
    program.keys('<down><enter>');
    await program.shows(m.lobby.nothingHere);
    program.keys('<enter>');
    await program.shows(m.menu.main);
  });

  test('every size gives a frame of that size, with the same choice', async () => {
    const program = run({ game: openGame('sizes') });
    await program.shows(m.prompt.placeOne);
    program.keys('<down><down>');
    const chosen = (): string =>
      /❯ . ([\p{L} ]{4,20}?) {2}/u.exec(program.text().split('\n').slice(-12).join('\n'))?.[1] ?? '';
    await program.shows('3/14');
    const name = chosen();
    for (const size of [
      { columns: 120, rows: 40 },
      { columns: 60, rows: 10 },
      { columns: 160, rows: 50 },
      { columns: 10, rows: 2 },
      { columns: 110, rows: 24 },
    ]) {
      program.resize(size);
      await program.until(`${size.columns}x${size.rows}`, () => {
        const last = program.grids.at(-1);
        const isSized = last?.columns === size.columns && last.rows === size.rows;
        return (
          isSized &&
          (size.columns < 80 ? program.text().startsWith('Risk needs'.slice(0, size.columns - 1)) : chosen() === name)
        );
      });
    }
  });

  test('the menu keeps its choice when the window is too small for a while', async () => {
    const program = run();
    await program.shows(m.menu.main);
    program.keys('<down><down>');
    await program.shows(`❯ ${m.menu.demo}`);
    program.resize({ columns: 60, rows: 10 });
    await program.shows('Risk needs');
    program.resize(SMALL);
    await program.shows(m.menu.main);
    await program.shows(`❯ ${m.menu.demo}`);
  });

  test('in ASCII every cell is ASCII, menu and game', async () => {
    const program = run({ ascii: true, game: openGame('ascii', [0, 1, 2]) });
    await program.shows(m.prompt.placeOne);
    program.keys('?');
    await program.shows(m.screen.panes.help);
    const menu = run({ ascii: true });
    await menu.shows(m.menu.main);
    for (const grid of [...program.grids, ...menu.grids]) {
      expect([...new Set(grid.cells.map(({ char }) => char))].filter((char) => !/^[\x20-\x7e]$/.test(char))).toEqual(
        [],
      );
    }
  });

  test('Ctrl-C is the process’s, in the menu and in a game', async () => {
    for (const game of [null, openGame('interrupt')]) {
      const program = run({ game });
      await program.shows(game ? m.prompt.placeOne : m.menu.main);
      program.keys('<ctrl-c>');
      expect(program.interrupts()).toBe(1);
    }
  });
});
