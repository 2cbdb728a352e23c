// Whose turn it is: in the window's title, and by a call to whoever looks elsewhere.
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { messagesIn } from '../../../src/text/index.js';
import { FIRST_SETTINGS, type ScreenSettings } from '../../../src/tui/menu/screenSettings.js';
import type { Model } from '../../../src/tui/model.js';
import { callBytes, copyBytes, createCaller, turnText } from '../../../src/tui/session/call.js';
import { modelAt, POSITIONS, seatOf } from '../support/games.js';
import { openGame, run, stopAll } from '../support/running.js';

jest.setTimeout(30_000);
afterEach(stopAll);

const m = messagesIn('en');

test('what is copied goes to the terminal in base64, whatever it is', () => {
  const [, sent = ''] = /^\x1b\]52;c;([A-Za-z0-9+/=]+)\x1b\\$/.exec(copyBytes('▁█ 5\n\x1b[31m')) ?? [];
  expect(Buffer.from(sent, 'base64').toString('utf8')).toBe('▁█ 5\n\x1b[31m');
});

describe('a call', () => {
  test('is the bell, or a notice where the terminal shows such', () => {
    expect(callBytes('bell', 'osc9', 'Risk', 'Ney')).toBe('\x07');
    expect(callBytes('notice', null, 'Risk', 'Ney')).toBe('\x07');
    expect(callBytes('notice', 'osc9', 'Risk', 'Ney: your turn')).toBe('\x1b]9;Risk: Ney: your turn\x1b\\');
    expect(callBytes('notice', 'osc777', 'Risk', 'Ney: your turn')).toBe('\x1b]777;notify;Risk;Ney: your turn\x1b\\');
    expect(callBytes('notice', 'osc99', 'Risk', 'Ney: your turn')).toBe('\x1b]99;;Risk: Ney: your turn\x1b\\');
  });

  test('carries no sequence and no field of somebody’s name', () => {
    expect(callBytes('notice', 'osc777', 'Risk', 'a\x1b\\b;c\x07d')).toBe('\x1b]777;notify;Risk;a \\b c d\x1b\\');
  });
});

describe('who is called', () => {
  const asked = modelAt(POSITIONS.attack);
  const other = (kind: string): Model => ({
    ...asked,
    decision: null,
    view: { ...asked.view, waitingFor: { seat: seatOf(1), kind } as NonNullable<typeof asked.view.waitingFor> },
  });
  const calls = (...models: readonly Model[]): boolean[] => {
    const caller = createCaller();
    return models.map(caller.saw);
  };

  test('whoever is asked after others have acted, once a question', () => {
    expect(calls(other('attack'), asked, asked)).toEqual([false, true, false]);
  });

  test('nobody in the middle of their own turn, dice of others included', () => {
    expect(calls(asked, { ...asked, decision: null }, asked)).toEqual([false, false, false]);
    const defending = { ...other('defend'), view: { ...other('defend').view, turn: asked.view.turn } };
    expect(calls(asked, defending, asked)).toEqual([false, false, false]);
  });

  test('nobody while armies are set up', () => {
    const setup = modelAt(POSITIONS.placeSetup);
    expect(calls({ ...other('place'), view: { ...other('place').view, turn: setup.view.turn } }, setup)).toEqual([
      false,
      false,
    ]);
  });
});

test('the title says whose turn it is, and nothing of what is asked', () => {
  const asked = modelAt(POSITIONS.trade);
  expect(turnText(asked)).toBe(m.settings.yourTurn('Ney'));
  const waiting = { ...asked, decision: null };
  expect(
    turnText({ ...waiting, view: { ...asked.view, waitingFor: { seat: seatOf(1), kind: 'attack' } } as never }),
  ).toBe(m.look.turnOf('Lannes'));
});

describe('on a terminal', () => {
  /** Everything is placed; then turns end until this seat is asked again, after the others. */
  const play = async (bell: ScreenSettings['bell']) => {
    const program = run({ game: openGame('call'), settings: { ...FIRST_SETTINGS, bell } });
    await program.shows(m.prompt.placeOne);
    program.keys('a');
    await program.until('the first turn', () => /Round 1/.test(program.text()));
    return program;
  };

  test.each([
    ['off', []],
    ['bell', ['\x07']],
    ['notice', ['\x07']],
  ] as const)('a call of the kind "%s"', async (bell, signals) => {
    const program = await play(bell);
    const isAsked = (): boolean => program.titles.at(-1)?.startsWith(m.settings.yourTurn('Ney')) === true;
    await program.until('a question of this seat', isAsked);
    // Where the first turn is this seat's nobody has acted before it; the next one comes after all others.
    for (let n = 0; n < 40 && !/Round 2/.test(program.text()); n++) {
      const before = program.text();
      program.keys(program.text().includes('Enter: stop') ? '<enter>' : 'ae');
      await program.until('something else', () => program.text() !== before || /Round 2/.test(program.text()));
    }
    await program.until('a question of the second round', isAsked);
    expect([...new Set(program.signals)]).toEqual(signals);
  });

  test('the title follows the game, and the menu has one', async () => {
    const menu = run();
    await menu.shows(m.menu.main);
    expect(menu.titles.at(-1)).toBe(m.settings.window);
    const program = await play('off');
    expect(program.titles.some((title) => title.startsWith(m.settings.yourTurn('Ney')))).toBe(true);
    expect(program.titles.every((title) => title.endsWith(m.settings.window))).toBe(true);
    expect(program.signals).toEqual([]);
  });
});
