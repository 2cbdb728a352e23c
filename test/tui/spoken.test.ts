// The game in words: whole games are played by reading sentences and typing lines, and nothing is said that is secret.
import { describe, expect, jest, test } from '@jest/globals';
import { create, type Rules, resumeStream, seedStream, startTimeline } from '../../src/core/index.js';
import { LANGUAGES, type Language, messagesIn } from '../../src/text/index.js';
import { FIRST_CHOICES } from '../../src/tui/menu/choices.js';
import type { Desk, Left, OpenGame } from '../../src/tui/program.js';
import { runSpoken } from '../../src/tui/spoken/run.js';
import { napoleonRules } from '../support/napoleonTables.js';
import { rulesOf } from '../support/setups.js';
import { seated } from './support/games.js';

jest.setTimeout(120_000);

const m = messagesIn('en');

const gameOf = (rules: Rules, placeForMe = true): OpenGame => {
  const start = create(rules);
  return {
    rules,
    timeline: startTimeline(start.state),
    past: [start],
    record: null,
    placeForMe,
    resumeCommand: null,
    replayCommand: null,
  };
};

interface Spoken {
  /** All that was said, line by line. */
  readonly said: readonly string[];
  /** What was said since the last line was typed. */
  fresh(): readonly string[];
  type(line: string | null): Promise<void>;
  readonly left: Promise<Left>;
  wiped(): number;
}

/** Opens the program and waits until it asks for a line. */
const talkTo = async (game: OpenGame | null, language: Language = 'en', desk: Partial<Desk> = {}): Promise<Spoken> => {
  const said: string[] = [];
  let fresh = 0;
  let wiped = 0;
  let hear: (line: string | null) => void = () => {};
  let asked: () => void = () => {};
  const nextAsk = (): Promise<void> =>
    new Promise((resolve) => {
      asked = resolve;
    });
  const first = nextAsk();
  const left = runSpoken({
    language,
    choices: null,
    game,
    desk: {
      saved: () => null,
      unfinished: () => [],
      recorded: () => [],
      rulebook: () => [{ id: 'classic', title: 'Classic', text: '## Classic\n\nA rule.' }],
      open: () => gameOf(seated(rulesOf(3, 'menu', { deal: true }), {})),
      watch: () => {
        throw new Error('test: nothing to watch');
      },
      remember: () => {},
      ...desk,
    },
    talk: {
      say: (lines) => said.push(...lines),
      ask: () => asked(),
      wipe: () => wiped++,
      onLine: (listener) => {
        hear = listener;
        return () => {};
      },
    },
  });
  await first;
  return {
    said,
    left,
    wiped: () => wiped,
    fresh: () => said.slice(fresh),
    type: async (line) => {
      fresh = said.length;
      const next = nextAsk();
      hear(line);
      await Promise.race([next, left]);
    },
  };
};

/** The numbers of the list that was said last. */
const choicesIn = (said: readonly string[]): number[] => {
  const numbers: number[] = [];
  for (const line of said) {
    const n = Number(/^(\d+)\. /.exec(line)?.[1] ?? Number.NaN);
    if (n === 1) numbers.splice(0);
    if (n > 0) numbers.push(n);
  }
  return numbers;
};

const OVER = new Set(
  LANGUAGES.flatMap((language) => {
    const { spoken } = messagesIn(language);
    return [`1. ${spoken.again}`];
  }),
);

/** Types numbers of the lists that are said until the game is over; gives the lines that it took. */
const playOut = async (spoken: Spoken, seed: string): Promise<number> => {
  const stream = resumeStream(seedStream(seed));
  let hears = spoken.said;
  for (let n = 0; n < 6000; n++) {
    if (hears.some((line) => OVER.has(line))) return n;
    const numbers = choicesIn(hears);
    const isList = numbers.length > 0;
    // Without a list there is a number to be accepted; now and then the last item ends a step.
    const pick = stream.pick(4) === 0 ? numbers.length : 1 + stream.pick(Math.max(1, numbers.length));
    await spoken.type(isList ? `${pick}` : '');
    const fresh = spoken.fresh();
    if (fresh.length > 0) hears = fresh;
  }
  throw new Error(`test: no end; last said:\n${spoken.said.slice(-20).join('\n')}`);
};

describe('whole games by typing numbers', () => {
  const GAMES: readonly (readonly [string, () => Rules])[] = [
    ['Risk Napoleon', () => seated(napoleonRules(4, 'words'), {})],
    ['Risk Napoleon, three people', () => seated(napoleonRules(3, 'three'), { persons: [0, 1, 2] })],
    ['classic', () => seated(rulesOf(3, 'words', { deal: true, rounds: 4 }), {})],
  ];
  test.each(GAMES)('%s', async (name, rules) => {
    const spoken = await talkTo(gameOf(rules(), name !== 'classic'));
    expect(await playOut(spoken, name)).toBeGreaterThan(5);
    await spoken.type('3');
    expect(await spoken.left).toMatchObject({ isOver: true, error: null });
  });

  test.each(LANGUAGES.filter((language) => language !== 'en'))('Risk Napoleon in %s', async (language) => {
    const spoken = await talkTo(gameOf(seated(napoleonRules(3, language), {})), language);
    expect(await playOut(spoken, language)).toBeGreaterThan(5);
    expect(spoken.said.every((line) => !/undefined|NaN|\[object/.test(line))).toBe(true);
  });
});

describe('what is said', () => {
  const classic = () => seated(rulesOf(3, 'said', { deal: true }), {});

  test('names, owners and numbers in words: no signs of seats, no columns', async () => {
    const spoken = await talkTo(gameOf(seated(napoleonRules(4, 'signs'), {})));
    for (const line of ['t', 'p', 'm', 'c', 'l', 'o', '?', 't paris', '1', '0', 't île']) await spoken.type(line);
    const all = spoken.said.join('\n');
    expect(all).not.toMatch(/[▲●◆▼✘♪○❯★⌂☣▀━]/u);
    expect(all).not.toMatch(/ {3}/);
    expect(all).toMatch(/^Île-de-France, .*regiment.*; next to .*Brittany/m);
  });

  test('Enter alone asks again and never chooses', async () => {
    const spoken = await talkTo(gameOf(classic(), false));
    const question = spoken.said.slice(-1 - choicesIn(spoken.said).length);
    await spoken.type('');
    expect(spoken.fresh().slice(-question.length)).toEqual(question);
  });

  test('a number that is not in the list, and a word that means nothing', async () => {
    const spoken = await talkTo(gameOf(classic(), false));
    await spoken.type('77');
    expect(spoken.fresh()).toEqual([m.spoken.noItem('77', choicesIn(spoken.said).length)]);
    await spoken.type('attack!');
    expect(spoken.fresh()).toEqual([m.spoken.unknown('attack!')]);
  });

  test('a filter shortens the list until it is taken away', async () => {
    const spoken = await talkTo(gameOf(classic(), false));
    const all = choicesIn(spoken.said).length;
    await spoken.type('/ir');
    const some = choicesIn(spoken.fresh()).length;
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(all);
    await spoken.type('/');
    expect(choicesIn(spoken.fresh()).length).toBe(all);
  });

  test('quitting is asked once; "no" plays on', async () => {
    const spoken = await talkTo(gameOf(classic(), false));
    await spoken.type('q');
    expect(spoken.fresh()[0]).toMatch(/^Quit\?/);
    expect(spoken.fresh()[0]).not.toMatch(/Enter|Esc/);
    await spoken.type('2');
    expect(spoken.fresh()).toContainEqual(expect.stringContaining(m.prompt.placeOne));
    await spoken.type('q');
    await spoken.type('1');
    expect(await spoken.left).toMatchObject({ isOver: false });
  });

  test('the end of the input ends the program, and the game is where it was', async () => {
    const spoken = await talkTo(gameOf(classic(), false));
    await spoken.type('1');
    await spoken.type(null);
    expect(await spoken.left).toMatchObject({ isOver: false, error: null });
  });
});

test('secrets wait until the next person sits down, and what the last one heard is wiped', async () => {
  const spoken = await talkTo(gameOf(seated(napoleonRules(3, 'covers'), { persons: [0, 1, 2] }), false));
  expect(spoken.said.join('\n')).not.toMatch(/Yours/);
  await spoken.type('m');
  expect(spoken.fresh().at(-1)).toBe(m.spoken.cover);
  expect(spoken.wiped()).toBe(1);
  await spoken.type('');
  expect(spoken.fresh().join('\n')).toMatch(/^Yours/m);
});

describe('the menu', () => {
  test('leads by numbers into a game', async () => {
    const spoken = await talkTo(null);
    expect(spoken.said[0]).toBe(m.spoken.intro);
    expect(spoken.said[1]).toBe(m.menu.main);
    for (const line of ['1', '1', '2', '1', '1']) await spoken.type(line);
    expect(spoken.fresh().join('\n')).toMatch(/Round 1|round 1/);
  });

  test('reads the rules, changes names, and takes 0 for back', async () => {
    const spoken = await talkTo(null);
    await spoken.type('4');
    await spoken.type('1');
    expect(spoken.fresh()).toContain('A rule.');
    await spoken.type('0');
    await spoken.type('0');
    expect(spoken.fresh()[0]).toBe(m.menu.main);
    for (const line of ['1', '1', '2', '1', '4', '1', '1', 'Anna']) await spoken.type(line);
    expect(spoken.fresh().join('\n')).toContain('Anna');
    expect(FIRST_CHOICES.seats[0]?.name).toBe('Ney');
  });
});
