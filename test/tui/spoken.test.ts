// The game in words: whole games are played by reading sentences and typing lines, and nothing is said that is secret.

import { describe, expect, jest, test } from '@jest/globals';
import { type Rules, resumeStream, seedStream } from '../../src/core/index.js';
import { LANGUAGES, type Language, messagesIn } from '../../src/text/index.js';
import { FIRST_CHOICES } from '../../src/tui/menu/choices.js';
import type { OpenGame } from '../../src/tui/session/opened.js';
import type { Left } from '../../src/tui/session/program.js';
import { runSpoken } from '../../src/tui/spoken/run.js';
import { napoleonRules } from '../support/napoleonTables.js';
import { rulesOf, seatsOf, seedOf } from '../support/setups.js';
import { seated } from './support/games.js';
import { playedOut } from './support/played.js';
import { deskOf, gameOf as newGame, type PlainDesk } from './support/running.js';

jest.setTimeout(120_000);

const m = messagesIn('en');

const gameOf = (rules: Rules, placeForMe = true): OpenGame => newGame(rules, { placeForMe });

interface Spoken {
  /** All that was said, line by line. */
  readonly said: readonly string[];
  /** What was said since the last line was typed. */
  fresh(): readonly string[];
  type(line: string | null): Promise<void>;
  readonly left: Promise<Left>;
  wiped(): number;
  /** Whether what stands there has to go when it ends. */
  guarded(): boolean;
}

/** Opens the program and waits until it asks for a line. */
const talkTo = async (
  game: OpenGame | null,
  language: Language = 'en',
  desk: Partial<PlainDesk> = {},
): Promise<Spoken> => {
  const said: string[] = [];
  let fresh = 0;
  let wiped = 0;
  let guarded = false;
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
    desk: deskOf({
      rulebook: () => [{ id: 'classic', title: 'Classic', text: '## Classic\n\nA rule.' }],
      open: () => gameOf(seated(rulesOf(3, 'menu', { deal: true }), {})),
      ...desk,
    }),
    talk: {
      say: (lines) => said.push(...lines),
      ask: () => asked(),
      wipe: () => wiped++,
      guard: (isSecret) => {
        guarded = isSecret;
      },
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
    guarded: () => guarded,
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

/** Types the number of the choice that begins with `label`, of the list that was said last. */
const choose = async (spoken: Spoken, label: string): Promise<void> => {
  const line = spoken.said.findLast((said) => said.replace(/^\d+\. /, '').startsWith(label));
  await spoken.type(/^\d+/.exec(line ?? '')?.[0] ?? `no ${label}`);
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
  await spoken.type('');
  expect(spoken.fresh().join('\n')).toMatch(/^Yours/m);
});

describe('several people', () => {
  test('a cover takes nothing but Enter and the way out, and tells nothing of what is behind it', async () => {
    const spoken = await talkTo(gameOf(seated(napoleonRules(3, 'covers'), { persons: [0, 1, 2] }), false));
    await spoken.type('m');
    for (const line of ['1', '2', '999', 'foo', '/', 't paris']) {
      await spoken.type(line);
      expect(spoken.fresh()).toEqual([m.spoken.cover]);
    }
    await spoken.type('q');
    expect(spoken.fresh()[0]).toMatch(/^Quit\?/);
  });

  test('what one has read is gone before the next is asked, cover or not', async () => {
    const rules = seated(rulesOf(3, 'next', { deal: true }), { persons: [0, 1, 2] });
    const spoken = await talkTo(gameOf(rules, false));
    const first = spoken.said.at(-1);
    await spoken.type('c');
    await spoken.type('');
    expect(spoken.fresh().join('\n')).toContain(m.screen.noCards);
    const before = spoken.wiped();
    expect(spoken.guarded()).toBe(true);
    await spoken.type('1');
    expect(spoken.said.at(-1)).not.toBe(first);
    expect(spoken.wiped()).toBe(before + 1);
    expect(spoken.guarded()).toBe(false);
    await spoken.type('1');
    expect(spoken.wiped()).toBe(before + 1);
  });
});

describe('what is typed wrongly', () => {
  const start = () => talkTo(gameOf(seated(rulesOf(3, 'wrong', { deal: true }), {}), false));

  test.each(['foo', '99', 'u', 't zzz'])('%s is answered as often as it is typed', async (line) => {
    const spoken = await start();
    await spoken.type(line);
    const answer = spoken.fresh();
    expect(answer).toHaveLength(1);
    await spoken.type(line);
    expect(spoken.fresh()).toEqual(answer);
  });

  test('a confirmation answers what is no answer, and is said again at Enter', async () => {
    const spoken = await start();
    await spoken.type('q');
    const question = spoken.fresh();
    await spoken.type('perhaps');
    expect(spoken.fresh()).toEqual([m.spoken.unknown('perhaps')]);
    await spoken.type('7');
    expect(spoken.fresh()).toEqual([m.spoken.noItem('7', 2)]);
    await spoken.type('');
    expect(spoken.fresh()).toEqual(question);
  });

  test('/ alone says the whole list, whether or not there was a filter', async () => {
    const spoken = await start();
    await spoken.type('/');
    expect(choicesIn(spoken.fresh()).length).toBe(choicesIn(spoken.said.slice(0, 60)).length);
  });

  test.each(['\u001b[31mred', 't \u001b]0;x\u0007name', '/\u001b[2J', `t ${'e'.repeat(3000)}`, 'x'.repeat(3000)])(
    'nothing of %j reaches a terminal as it is',
    async (line) => {
      const spoken = await start();
      await spoken.type(line);
      expect(spoken.said.join('')).not.toMatch(/\p{Cc}/u);
      expect(Math.max(...spoken.fresh().map((text) => text.length))).toBeLessThan(300);
    },
  );

  test('names of files in the menu lose their control characters', async () => {
    const path = '/games/\u001b]0;pwn\u0007x.risk.jsonl';
    const spoken = await talkTo(null, 'en', { recorded: () => [{ path, label: 'a game' }] });
    await choose(spoken, m.lobby.replay);
    expect(spoken.fresh().join('')).toContain('x.risk.jsonl');
    expect(spoken.fresh().join('')).not.toMatch(/\p{Cc}/u);
  });
});

describe('a recorded game in words', () => {
  const rules = seated(rulesOf(3, 'replayed', { deal: true, rounds: 4 }), {});
  const steps = playedOut(rules);
  const open = async (): Promise<Spoken> => {
    const spoken = await talkTo(null, 'en', {
      recorded: () => [{ path: '/games/one', label: 'a game' }],
      watch: () => ({ rules, seats: seatsOf(rules), seed: seedOf(rules), steps, at: 100, eyes: 'omniscient' }),
    });
    await choose(spoken, m.lobby.replay);
    await spoken.type('1');
    return spoken;
  };

  test('each step is told once, with where it stands', async () => {
    const spoken = await open();
    for (let at = 101; at < 150; at++) {
      await spoken.type('');
      expect(spoken.fresh().at(-1)).toBe(m.viewer.at(at, steps.length - 1));
      expect(spoken.fresh().length).toBeLessThan(8);
    }
  });

  test('other eyes, and steps back, tell the last line only', async () => {
    const spoken = await open();
    await spoken.type('v');
    expect(spoken.fresh().length).toBeLessThanOrEqual(2);
    await spoken.type('k');
    expect(spoken.fresh().length).toBeLessThanOrEqual(2);
  });

  test('a leap tells how it ends, not all of it', async () => {
    const spoken = await open();
    await spoken.type('n');
    await spoken.type('j');
    expect(spoken.fresh().length).toBeLessThan(32);
  });
});

describe('the menu', () => {
  test('leads by numbers into a game', async () => {
    const spoken = await talkTo(null);
    expect(spoken.said[0]).toBe(m.spoken.intro);
    expect(spoken.said[1]).toBe(m.menu.main);
    for (const line of ['1', '1', '2', '1', '1']) await spoken.type(line);
    expect(spoken.fresh().join('\n')).toMatch(/Round 1|round 1/);
  });

  test('says statistics, each number with its column, and leads back', async () => {
    const text = 'You.\n\n## By game\n\n| Game | Games | Won |\n| --- | ---: | ---: |\n| Risk | 12 | 5 |';
    const spoken = await talkTo(null, 'en', { stats: async () => text });
    await choose(spoken, m.stats.item);
    expect(spoken.fresh()).toEqual(expect.arrayContaining(['You.', 'By game', 'Risk: Games 12, Won 5']));
    await spoken.type('0');
    expect(spoken.fresh()[0]).toBe(m.menu.main);
  });

  test('reads the rules, changes names, and takes 0 for back', async () => {
    const spoken = await talkTo(null);
    await choose(spoken, m.lobby.rules);
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
