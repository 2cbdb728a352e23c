// Someone who presses anything: random keys at random sizes in every game there is. Nothing may break.
import { afterEach, describe, expect, test } from '@jest/globals';
import {
  loadRules,
  PROFILES,
  type Profile,
  type Rules,
  resumeStream,
  type Setup,
  type Stream,
  seedStream,
} from '../../../src/core/index.js';
import { frameOf } from '../../../src/tui/frame.js';
import { liveBindings } from '../../../src/tui/keys.js';
import { drawModelMap } from '../../../src/tui/map.js';
import type { Model, Size } from '../../../src/tui/model.js';
import { type Game, startGame } from '../support/games.js';
import { columnsOf, rowsText } from '../support/screens.js';

const games: Game[] = [];
afterEach(() => {
  for (const game of games.splice(0)) game.stop();
});

const NAMES = ['Ney', '界界界界界界界界界界界界', 'Murat 🎲', 'e\u0301cole', 'Soult', 'Berthier'];

/** A game by these rules, dealt where that can be chosen. */
const rulesFor = ({ variant, id, boards, startArmies, setup }: Profile, persons: number, seed: string): Rules => {
  const players = Math.max(persons, Math.min(...Object.keys(startArmies).map(Number)));
  const rules = loadRules({
    variant,
    profile: id,
    board: boards[0] ?? '',
    seed,
    seats: Array.from({ length: players }, (_, i) => ({
      name: NAMES[i] ?? '',
      driver: i < persons ? 'person' : 'simple',
    })),
    options: {
      deal: setup.includes('claim'),
      rounds: null,
      defence: Array.from({ length: players }, (_, i) => (i < persons ? ('ask' as const) : ('auto' as const))),
      resign: 'bot',
      napoleon:
        variant === 'napoleon'
          ? {
              hands: 'printed',
              empirePoints: 'mission',
              autoClaim: false,
              reactions: Array.from({ length: players }, () => 'decisive' as const),
            }
          : null,
    },
  } satisfies Setup);
  if (!rules.ok) throw new Error(`test: ${variant} ${id}: ${rules.error.code}`);
  return rules.value;
};

/** Keys, the useful ones more often. */
const KEYS = [
  ...Array<string>(8).fill('<enter>'),
  ...Array<string>(6).fill('<down>'),
  ...[
    'a',
    'a',
    '<escape>',
    '<up>',
    '<left>',
    '<right>',
    '<pageUp>',
    '<pageDown>',
    '<home>',
    '<end>',
    '<tab>',
    '<backspace>',
  ],
  ...[
    '/',
    'e',
    '界',
    '.',
    '.',
    'u',
    't',
    'p',
    'c',
    'l',
    'o',
    '?',
    'r',
    'd',
    ' ',
    '+',
    '-',
    '1',
    '2',
    '9',
    'q',
    'y',
    'n',
    'j',
    'k',
    'h',
  ],
  ...['<f1>', '<ctrl-l>', '<insert>', '~'],
];

const randomSize = (stream: Stream): Size =>
  stream.pick(4) === 0
    ? { columns: 1 + stream.pick(90), rows: 1 + stream.pick(30) }
    : { columns: 80 + stream.pick(130), rows: 24 + stream.pick(40) };

const CARD = /([\p{L}\p{M}'’. -]+) \((infantry|cavalry|artillery)\)/gu;

/** Cards that the frame names though the seat at this keyboard has never held them. */
const foreignCards = (text: string, held: ReadonlySet<string>): string[] =>
  [...text.matchAll(CARD)]
    .map(([, name = '']) => name.trim())
    .filter((name) => ![...held].some((card) => name.endsWith(card)));

const checkFrame = (model: Model): void => {
  const { rows, showsMap } = frameOf(model);
  const { columns } = model.size;
  if (rows.length > model.size.rows) throw new Error(`${rows.length} rows on ${model.size.rows}`);
  const widths = rows.map(columnsOf).filter((width) => width > columns);
  if (widths.length > 0) throw new Error(`rows of ${widths} on ${columns}`);
  if (liveBindings(model).length === 0) throw new Error('no key is named');
  if (showsMap) drawModelMap(model);
};

interface Crawl {
  readonly steps: number;
  readonly persons: number;
}

const crawl = async (profile: Profile, { steps, persons }: Crawl): Promise<{ actions: number; games: number }> => {
  const seed = `crawl ${profile.variant} ${profile.id} ${persons}`;
  const stream = resumeStream(seedStream(seed));
  let actions = 0;
  let count = 0;
  let held = new Set<string>();
  const begin = (): Game => {
    held = new Set();
    count++;
    const game = startGame(rulesFor(profile, persons, `${seed} ${count}`), undefined, {
      placeForMe: stream.pick(2) === 0,
      size: randomSize(stream),
    });
    games.push(game);
    return game;
  };
  let game = begin();
  const typed: string[] = [];
  for (let step = 0; step < steps; step++) {
    const key = KEYS[stream.pick(KEYS.length)] ?? '';
    typed.push(key);
    if (stream.pick(12) === 0) game.resize(randomSize(stream));
    game.keys(key);
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
    const model = game.model();
    try {
      checkFrame(model);
    } catch (error) {
      throw new Error(`${seed}, after ${typed.slice(-12).join('')}: ${(error as Error).stack}`);
    }
    const { words } = model.context;
    const mine = model.context.persons.flatMap((seat) => model.view.seats[seat]?.hand ?? []);
    for (const card of mine) held.add(words.card(card).replace(/ \(.*/, ''));
    if (persons === 1) expect(foreignCards(rowsText(model).join('\n'), held)).toEqual([]);
    if (game.left.includes('menu')) {
      actions += game.record.length;
      game.stop();
      game = begin();
    }
  }
  game.stop();
  await game.done;
  return { actions: actions + game.record.length, games: count };
};

// Risk Napoleon has a crawler of its own.
const [CLASSIC, ...OTHERS] = PROFILES.filter((p) => !p.hasNapoleon);
if (!CLASSIC) throw new Error('bug: no game');

describe('pressing anything', () => {
  test.each([1, 2, 3])(
    `${CLASSIC.variant}, %i at the keyboard`,
    async (persons) => {
      const { actions } = await crawl(CLASSIC, { steps: persons === 1 ? 400 : 300, persons });
      expect(actions).toBeGreaterThan(30);
    },
    60_000,
  );

  test('only bots play', async () => {
    await crawl(CLASSIC, { steps: 120, persons: 0 });
  }, 60_000);

  test.each(OTHERS.map((profile) => [`${profile.variant} ${profile.id} ${profile.boards[0]}`, profile] as const))(
    '%s',
    async (_, profile) => {
      await crawl(profile, { steps: 30, persons: 1 });
    },
    60_000,
  );
});
