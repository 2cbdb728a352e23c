// The whole program on a terminal: the menu through Ink, games without it.
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { messagesIn } from '../../../src/text/index.js';
import { FIRST_CHOICES } from '../../../src/tui/menu/choices.js';
import { Refusal } from '../../../src/tui/session/refusal.js';
import { SMALL } from '../support/games.js';
import { openGame, run, stopAll } from '../support/running.js';

jest.setTimeout(30_000);

const m = messagesIn('en');

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
    program.keys('<down><down><down><enter>');
    await program.shows('The disk is full.');
    program.keys('q');
    await program.done;
  });

  test('keys that come with a list’s own are not ahead of them: a name is typed in one chunk with Enter', async () => {
    const program = run({ choices: FIRST_CHOICES });
    await program.shows(m.menu.main);
    program.keys('<down><enter><enter><enter><enter>');
    await program.shows(m.menu.start);
    program.keys('<up><up><enter><enter><enter>');
    await program.shows(m.lobby.nameTitle);
    program.keys('<escape>');
    await program.shows(m.lobby.changeName('Ney'));
    program.keys('<enter><backspace><backspace><backspace>Q q Bob<enter>');
    await program.shows(m.lobby.changeName('Q q Bob'));
  });

  test('Enter on nothing: a list without anything in it is said, not shown', async () => {
    const program = run();
    await program.shows(m.menu.main);
    program.keys('<down><down><enter>');
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
    program.keys('<down><down><down>');
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
