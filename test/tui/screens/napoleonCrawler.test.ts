// Someone who presses anything through whole games of Risk Napoleon: nothing breaks, nobody is asked without being shown
// what can be answered, and no frame has a card or a mission of another seat.
import { afterEach, describe, expect, test } from '@jest/globals';
import {
  advance,
  apply,
  create,
  type Rules,
  resumeStream,
  type Seat,
  type State,
  type Stream,
  seedStream,
  startTimeline,
  undo,
} from '../../../src/core/index.js';
import { frameOf } from '../../../src/tui/frame.js';
import { drawModelMap } from '../../../src/tui/map.js';
import type { Model, Size } from '../../../src/tui/model.js';
import { modeOf } from '../../../src/tui/modes.js';
import { visibleLog } from '../../../src/tui/panes/log.js';
import { napoleonRules } from '../../support/napoleonTables.js';
import { type Game, itemsOf, seated, startGame } from '../support/games.js';
import { columnsOf, rowsText } from '../support/screens.js';

const games: Game[] = [];
afterEach(() => {
  for (const game of games.splice(0)) game.stop();
});

/** Keys, those that answer more often: whole games are to be played. */
const KEYS = [
  ...Array<string>(16).fill('<enter>'),
  ...Array<string>(10).fill('<down>'),
  ...Array<string>(3).fill('<end>'),
  ...Array<string>(5).fill('<escape>'),
  ...['a', '<up>', '<left>', '<right>', '<pageUp>', '<pageDown>', '<home>', '<tab>', '.', '.'],
  ...['t', 'p', 'c', 'm', 'l', 'o', '?', 'r', 'u', 'n', 'b', 'e', 'd', '/', '<backspace>', '1', '2', '3', '9', 'y'],
];

const SIZES: readonly Size[] = [
  { columns: 80, rows: 24 },
  { columns: 80, rows: 24 },
  { columns: 110, rows: 34 },
  { columns: 150, rows: 40 },
  { columns: 160, rows: 48 },
  { columns: 70, rows: 20 },
];

const pick = <T>(items: readonly T[], stream: Stream): T => items[stream.pick(items.length)] as T;

/** Whose secrets may be on the screen: the person's who is asked and has confirmed, or the only one's here. */
const reader = ({ context, decision, revealed }: Model): Seat | null => {
  const { persons } = context;
  if (persons.length === 1) return persons[0] ?? null;
  return decision !== null && revealed === decision.seat ? revealed : null;
};

/** The game as it is, followed through its record: the screen must not know all of it. */
const shadowOf = (game: Game): (() => State) => {
  let timeline = startTimeline(create(game.rules).state);
  let read = 0;
  return () => {
    for (const entry of game.record.slice(read)) {
      if ('undo' in entry) timeline = undo(timeline, entry.undo) ?? timeline;
      else {
        const step = apply(game.rules, timeline.state, entry.seat, entry.action);
        if (!step.ok) throw new Error(`test: ${JSON.stringify(entry)}`);
        timeline = advance(timeline, entry.seat, step.value);
      }
    }
    read = game.record.length;
    return timeline.state;
  };
};

/** By holder: the names of cards and missions that only the holder may read. */
const secretsOf = ({ context: { words } }: Model, state: State): string[][] =>
  state.seats.map(({ hand }, seat) => [
    ...hand.filter((card) => !card.startsWith('joker')).map(words.card),
    ...(state.napoleon?.missions[seat]?.held ?? []).map((id) => words.mission(id).name),
  ]);

/** What the log may tell its reader of others' cards: those that were the reader's own, and what a spy has seen. */
const TOLD = /^You draw |; missions: /;

/** Names that stand in the frame though only another seat may know them. */
const leaks = (model: Model, state: State): string[] => {
  if (model.view.outcome !== null) return [];
  const text = rowsText(model).join('\n');
  const mine = reader(model);
  const told = visibleLog(model)
    .flatMap((line) => (TOLD.test(line.text) ? [line.text] : []))
    .join('\n');
  const own = mine === null ? [] : (secretsOf(model, state)[mine] ?? []);
  return secretsOf(model, state).flatMap((names, seat) =>
    seat === mine ? [] : names.filter((name) => !own.includes(name) && !told.includes(name) && text.includes(name)),
  );
};

const checkFrame = (model: Model): void => {
  const { rows, showsMap } = frameOf(model);
  expect(rows.length).toBeLessThanOrEqual(model.size.rows);
  expect(rows.map(columnsOf).filter((width) => width > model.size.columns)).toEqual([]);
  if (showsMap) drawModelMap(model);
};

/** A person who can answer sees a list or a number. */
const checkAsked = (model: Model): void => {
  const mode = modeOf(model);
  if (model.decision === null || model.auto !== null || mode === 'cover' || mode === 'small') return;
  const isShown = model.stage.at === 'number' || itemsOf({ ...model, filter: null }).length > 0;
  expect({ kind: model.decision.kind, stage: model.stage, isShown }).toMatchObject({ isShown: true });
};

interface Crawl {
  readonly persons: number;
  readonly seats: number;
  readonly steps: number;
}

const rulesFor = ({ seats, persons }: Crawl, seed: string): Rules =>
  seated(
    napoleonRules(
      seats,
      seed,
      { reactions: Array.from({ length: seats }, () => 'each' as const) },
      { deal: true, defence: Array.from({ length: seats }, (_, i) => (i % 2 === 0 ? 'ask' : 'auto')) },
    ),
    { persons: Array.from({ length: persons }, (_, i) => i) },
  );

const crawl = async (how: Crawl): Promise<{ games: number; kinds: ReadonlySet<string> }> => {
  const seed = `napoleon ${how.persons} ${how.seats}`;
  const stream = resumeStream(seedStream(seed));
  const kinds = new Set<string>();
  const typed: string[] = [];
  let over = 0;
  let count = 0;
  const begin = (): Game => {
    const game = startGame(rulesFor(how, `${seed} ${count++}`), undefined, { placeForMe: stream.pick(4) > 0 });
    games.push(game);
    return game;
  };
  let game = begin();
  let state = shadowOf(game);
  for (let step = 0; step < how.steps; step++) {
    const key = pick(KEYS, stream);
    typed.push(key);
    if (stream.pick(25) === 0) game.resize(pick(SIZES, stream));
    game.keys(key);
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
    const model = game.model();
    if (model.decision) kinds.add(model.decision.kind);
    try {
      checkFrame(model);
      checkAsked(model);
      expect(leaks(model, state())).toEqual([]);
    } catch (error) {
      throw new Error(`${seed} ${count}, after ${typed.slice(-15).join('')}: ${(error as Error).stack}`);
    }
    if (model.view.outcome === null || !game.left.includes('menu')) continue;
    over++;
    game.stop();
    game = begin();
    state = shadowOf(game);
  }
  return { games: over, kinds };
};

describe('pressing anything in Risk Napoleon', () => {
  test.each([
    { persons: 1, seats: 3, steps: 1500 },
    { persons: 2, seats: 4, steps: 1500 },
    { persons: 3, seats: 3, steps: 1500 },
  ])(
    '%j',
    async (how) => {
      const { games: over, kinds } = await crawl(how);
      expect(kinds).toEqual(new Set([...kinds, 'muster', 'combat', 'advance', 'manoeuvre', 'react']));
      if (how.persons === 1) expect(over).toBeGreaterThan(0);
    },
    180_000,
  );
});
