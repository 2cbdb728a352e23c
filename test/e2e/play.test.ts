// The program as people meet it: a real process in a pseudo-terminal, with only the keys that the screen names.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { messagesIn } from '../../src/text/index.js';
import { ensureBuilt } from './support/built.js';
import { KEYS, modesLeftOn, type Program, recordLines, type Start, startProgram } from './support/terminal.js';

jest.setTimeout(120_000);

const m = messagesIn('en');

let state = '';
const running = new Set<Program>();

beforeAll(ensureBuilt, 120_000);
beforeEach(() => {
  state = join(mkdtempSync(join(tmpdir(), 'risk-e2e-')), 'games');
});
afterEach(() => {
  for (const program of running) program.destroy();
  running.clear();
  rmSync(join(state, '..'), { recursive: true, force: true });
});

const start = (args: readonly string[], options: Partial<Start> = {}): Program => {
  const program = startProgram(args, { state, ...options });
  running.add(program);
  return program;
};

/** A game against two bots, dealt, the player placing first armies; the same each time. */
const GAME = [
  ...['play', '--variant', 'classic', '--profile', 'en', '--players', '3', '--deal'],
  ...['--seed', 'marengo', '--no-animation'],
];

/** What the screen calls a key, and its bytes. */
const NAMED = {
  '↑↓': KEYS.down,
  '⏎': KEYS.enter,
  Enter: KEYS.enter,
  esc: KEYS.escape,
  Esc: KEYS.escape,
  '+-': '+',
  space: KEYS.space,
  a: 'a',
  q: 'q',
} as const;

/** Rows in which keys are named: the line of keys, the border of the panel above it, a question that waits for one. */
const NAMING_ROWS = 12;

/** Presses a key, but only if the screen names it there. */
const press = (program: Program, name: keyof typeof NAMED): void => {
  const isNamed = program
    .rows()
    .slice(-NAMING_ROWS)
    .some((row) => new RegExp(`(^|\\s)${name.replace('+', '\\+')}[\\s:]`).test(`${row} `));
  if (!isNamed) throw new Error(`the screen does not name ${name}:\n${program.text()}`);
  program.write(NAMED[name]);
};

/** Goes down the list to the row that says `text`, one named key at a time. */
const choose = async (program: Program, text: string): Promise<void> => {
  while (!program.chosen().includes(text)) {
    const before = program.chosen();
    press(program, '↑↓');
    await program.until(`the pointer leaves "${before}" for "${text}"`, () => program.chosen() !== before);
  }
};

/** Which of the texts is on the screen, once one is. */
const oneOf = async <T extends string>(program: Program, texts: readonly T[]): Promise<T> => {
  const found = (): T | undefined => texts.find((text) => program.text().includes(text));
  await program.until(`one of ${texts.join(' / ')}`, () => found() !== undefined);
  const text = found();
  if (text === undefined) throw new Error('bug: lost');
  return text;
};

const isWaiting = (program: Program): boolean => program.text().includes(m.screen.speed('').trim());

/** Quits with the keys that are named, and gives what was printed after the screen was gone. */
const quit = async (program: Program): Promise<string> => {
  press(program, 'q');
  await program.shows('Quit?');
  press(program, 'q');
  await program.exitCode();
  return program.output().slice(program.output().lastIndexOf('\x1b[?1049l'));
};

/** The command that goes on, as arguments. */
const resumeArguments = (printed: string): string[] => {
  const [, command = ''] = /risk-napoleon (resume \S+)/.exec(printed) ?? [];
  return command.split(' ');
};

/** What is asked: the first row of the prompt, without the place in its list. */
const question = (program: Program): string =>
  program
    .rows()
    .at(-7)
    ?.replace(/\s*─*\s+\d+\/\d+(?: ─*)?$/, '') ?? '';

describe('a person at the start menu', () => {
  test('starts a game and plays a turn to its end with the keys that the screen names', async () => {
    const program = start([]);
    await program.shows(m.menu.main);
    expect(program.keysLine()).toContain(m.menu.mainKeys.trim());
    await choose(program, m.menu.newGame);
    let title = m.menu.main;
    // Whatever the menu asks, the first answer will do, until the game is there.
    while (
      !program.text().includes(` ${m.screen.title.toUpperCase()}  `) ||
      program.text().includes(m.cli.unofficial)
    ) {
      const before = title;
      if (before === m.menu.variant) await choose(program, m.menu.variants['classic'] ?? '');
      press(program, 'Enter');
      await program.until(`what follows "${before}"`, () => !program.text().includes(before));
      title = /╭── (.+?) ─/.exec(program.text())?.[1] ?? '';
    }
    // Bots would take a while: the screen says how to hurry them.
    const prompts = [m.prompt.place, m.prompt.attackFrom, m.prompt.fortifyFrom] as const;
    await program.until(
      'a prompt, or bots that think',
      () => isWaiting(program) || prompts.some((p) => program.text().includes(p)),
    );
    while (isWaiting(program) && !program.text().includes(m.screen.speeds.instant)) {
      const before = program.text();
      press(program, '+-');
      await program.until('something changes', () => program.text() !== before);
    }
    expect(await oneOf(program, prompts)).toBe(m.prompt.place);
    press(program, '⏎');
    await program.shows('How many armies on');
    press(program, '⏎');
    expect(await oneOf(program, prompts.slice(1))).toBe(m.prompt.attackFrom);
    await choose(program, m.prompt.endAttack);
    press(program, '⏎');
    const [stop = ''] = m.screen.confirmEndAttack.split('  ');
    const asked = await oneOf(program, [stop, m.prompt.fortifyFrom, m.prompt.place, 'is thinking']);
    if (asked === stop) {
      press(program, 'Enter');
      await program.until('the question is gone', () => !program.text().includes(stop));
    }
    if ((await oneOf(program, [m.prompt.fortifyFrom, 'is thinking', 'round 2'])) === m.prompt.fortifyFrom) {
      await choose(program, m.prompt.skipFortify);
      press(program, '⏎');
    }
    // Over: others think, or the next round has begun already.
    await program.until('the turn is over', () => !program.text().includes(m.prompt.fortifyFrom));
    const seats = recordLines(state)
      .slice(1)
      .map((line) => JSON.parse(line));
    const mine = seats.filter(({ action }) => action.type === 'endAttack')[0]?.seat;
    const last = seats.findLastIndex(
      ({ action, seat }) => seat === mine && ['endAttack', 'skipFortify'].includes(action.type),
    );
    expect(last).toBeGreaterThan(0);
    await quit(program);
    expect(modesLeftOn(program.output())).toEqual([]);
  });

  test('q leaves the menu at once, and the terminal as it was', async () => {
    const program = start([]);
    await program.shows(m.menu.main);
    expect(program.keysLine()).toContain('q quit');
    program.write('q');
    expect(await program.exitCode()).toBe(0);
    expect(modesLeftOn(program.output())).toEqual([]);
    expect(program.isLineRestored()).toBe(true);
    // What the terminal has said of itself is kept, and nothing else.
    expect(existsSync(state) ? readdirSync(state) : ['settings.json']).toEqual(['settings.json']);
  });
});

describe('a game', () => {
  test('a new size in the middle of a question keeps the step and the choice', async () => {
    const program = start(GAME, { columns: 120, rows: 40 });
    await program.shows(m.prompt.placeOne);
    for (let n = 0; n < 3; n++) {
      const before = program.chosen();
      press(program, '↑↓');
      await program.until('the pointer moves', () => program.chosen() !== before);
    }
    const name = program.chosen().slice(0, 24);
    program.resize(60, 10);
    await program.until('the notice', () => program.text().trimEnd() === m.screen.tooSmall(80, 24));
    program.resize(80, 24);
    await program.shows(m.prompt.placeOne);
    await program.until('the same choice', () => program.chosen().startsWith(name));
    expect(program.rows()[0]).toMatch(/^ RISK /);
    expect(program.keysLine()).toContain('↑↓ choose');
    program.resize(160, 50);
    await program.until(
      'the choice is on a tall screen',
      () => program.chosen().startsWith(name) && program.rows().length === 50,
    );
    program.resize(40, 5);
    await program.until('a small notice', () =>
      program
        .rows()
        .slice(1)
        .every((row) => row === ''),
    );
    program.resize(120, 40);
    await program.until('the same again', () => program.chosen().startsWith(name));
    await quit(program);
  });

  test('q asks, leaves with 0, and prints the command that shows the same question again', async () => {
    const program = start(GAME);
    await program.shows(m.prompt.placeOne);
    press(program, 'a');
    await program.shows(m.prompt.place);
    const before = question(program);
    press(program, 'q');
    await program.shows('Quit?');
    press(program, 'Esc');
    await program.until('the question is back', () => !program.text().includes('Quit?'));
    expect(question(program)).toBe(before);
    const printed = await quit(program);
    expect(await program.exitCode()).toBe(0);
    expect(modesLeftOn(program.output())).toEqual([]);
    expect(program.isLineRestored()).toBe(true);
    expect(program.isAlternate()).toBe(false);
    expect(printed).toContain('marengo');

    const again = start(resumeArguments(printed));
    await again.shows(m.prompt.place);
    expect(question(again)).toBe(before);
    await quit(again);
  });

  test.each([
    ['Ctrl-C', 130, (program: Program) => program.write('\x03')],
    ['SIGHUP', 129, (program: Program) => program.kill('SIGHUP')],
  ])('%s ends it with %i and gives the terminal back', async (cause, code, end) => {
    const program = start(GAME);
    await program.shows(m.prompt.placeOne);
    expect(program.isAlternate()).toBe(true);
    press(program, '⏎');
    await program.until('the army is placed', () => recordLines(state).length > 3);
    end(program);
    expect(await program.exitCode()).toBe(code);
    expect(modesLeftOn(program.output())).toEqual([]);
    expect(program.isLineRestored()).toBe(true);
    const printed = program.output().slice(program.output().lastIndexOf('\x1b[?1049l'));
    expect(printed.includes('risk-napoleon resume')).toBe(cause !== 'SIGHUP');
    for (const line of recordLines(state)) expect(() => JSON.parse(line)).not.toThrow();
  });

  test('killed outright, it goes on from the last question', async () => {
    const program = start(GAME);
    await program.shows(m.prompt.placeOne);
    press(program, 'a');
    await program.shows(m.prompt.place);
    const before = question(program);
    program.kill('SIGKILL');
    await program.exitCode();
    const again = start(['resume', '1']);
    await again.shows(m.prompt.place);
    expect(question(again)).toBe(before);
    press(again, '⏎');
    await again.shows('How many armies on');
    await quit(again);
  });

  test('keys that come in one burst act as if they were typed slowly, across a capture too', async () => {
    // Third territory, two armies fewer than all; the rest on the same; the first attack until decided; all move in.
    const keys = [
      ...[KEYS.down, KEYS.down, KEYS.enter, KEYS.left, KEYS.left, KEYS.enter],
      ...[KEYS.enter, KEYS.enter],
      ...[KEYS.enter, KEYS.enter, KEYS.down, KEYS.enter, KEYS.enter],
    ];
    const played = async (lines: number, write: (program: Program) => Promise<void>): Promise<unknown[]> => {
      rmSync(state, { recursive: true, force: true });
      const program = start(GAME);
      await program.shows(m.prompt.placeOne);
      press(program, 'a');
      await program.shows(m.prompt.place);
      await write(program);
      await program.until(`${lines} lines`, () => recordLines(state).length >= lines);
      await quit(program);
      return recordLines(state);
    };
    const slow = await played(0, async (program) => {
      for (const key of keys) {
        const before = program.output().length;
        program.write(key);
        await program.until('the key is answered', () => program.output().length > before);
      }
    });
    const burst = await played(slow.length, async (program) => program.write(keys.join('')));
    expect(burst.slice(1)).toEqual(slow.slice(1));
    expect(slow.filter((line) => /"attack"/.test(`${line}`))).not.toEqual([]);
  });
});

test('NO_COLOR: not a colour is written, and owners are told by glyph', async () => {
  const program = start(GAME, { env: { NO_COLOR: '1' } });
  await program.shows(m.prompt.placeOne);
  expect(program.output()).not.toMatch(/\x1b\[[\d;]*[34]8;/);
  expect(program.rows()[0]).toMatch(/▲ Ney.*● Lannes.*■ Murat|\S Ney.*\S Lannes.*\S Murat/);
  await quit(program);
});

test('the record is there for its owner only, and named in the list', async () => {
  const program = start(GAME);
  await program.shows(m.prompt.placeOne);
  await quit(program);
  const list = start(['resume']);
  await list.exitCode();
  expect(list.output()).toContain('Ney, Lannes, Murat');
  expect(readFileSync(join(state, resumeArguments(program.output())[1]?.split('/').at(-1) ?? ''), 'utf8')).toContain(
    'marengo',
  );
});
