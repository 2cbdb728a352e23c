// Someone who presses anything, in any game, in any language, on any screen. Every frame is looked at: it fits, it names
// a key, a key does something, who is asked sees what can be answered, and nobody sees a secret of somebody else's.
import { expect } from '@jest/globals';
import {
  advance,
  loadRules,
  type Profile,
  type Rules,
  resumeStream,
  type Seat,
  type State,
  type Stream,
  seedStream,
  startTimeline,
  undo,
} from '../../../src/core/index.js';
import { wordsOf } from '../../../src/narration/words.js';
import { type Language, plainLines } from '../../../src/text/index.js';
import { onKey } from '../../../src/tui/change/update.js';
import { frameOf, logRoom } from '../../../src/tui/frame/frame.js';
import { layoutFor } from '../../../src/tui/frame/layout.js';
import { BINDINGS, commandOf, liveBindings } from '../../../src/tui/keys/index.js';
import type { Model, Size } from '../../../src/tui/model.js';
import { modeOf } from '../../../src/tui/modes.js';
import { visibleLog } from '../../../src/tui/panes/log.js';
import { stillOf } from '../../../src/tui/pictures/still.js';
import { filtered, promptOf } from '../../../src/tui/prompts/index.js';
import type { MouseKey } from '../../../src/tui/terminal/keyTypes.js';
import { isUiValue, plainUi, uiStateOf } from '../../../src/tui/uiState.js';
import { applyNow } from '../../support/moments.js';
import { begin, seatsOf, withGame } from '../../support/setups.js';
import { type Game, itemsOf, keysOf, type Look, startGame } from './games.js';
import { columnsOf, rectText, rowsText } from './screens.js';

/** Keys, those that answer more often: whole games are to be played. */
export const KEYS = [
  ...Array<string>(16).fill('<enter>'),
  ...Array<string>(10).fill('<down>'),
  ...Array<string>(3).fill('<end>'),
  ...Array<string>(5).fill('<escape>'),
  ...['a', 'a', '<up>', '<left>', '<right>', '<pageUp>', '<pageDown>', '<home>', '<tab>', '<backspace>', '.', '.'],
  ...[...'tpcmlo?runbed/e界 +-1239yqjkhxv!~iiig'],
  ...['<f1>', '<ctrl-l>', '<insert>', '<mouse>', '<mouse>'],
];

const NAMES = ['Ney', '界界界界界界界界界界界界', 'Murat 🎲', 'e\u0301cole', 'Soult', 'Berthier'];

/** A game by these rules; `persons` of its seats are at the keyboard. */
export const rulesFor = (profile: Profile, wanted: number, seed: string): Rules => {
  const persons = Math.min(wanted, Math.max(...Object.keys(profile.startArmies).map(Number)));
  const { variant, id, boards, startArmies, setup, hasNapoleon } = profile;
  const players = Math.max(persons, Math.min(...Object.keys(startArmies).map(Number)));
  const each = <T>(value: (seat: number) => T): T[] => Array.from({ length: players }, (_, seat) => value(seat));
  const rules = loadRules({
    variant,
    profile: id,
    board: boards[0] ?? '',
    players,
    options: {
      deal: setup.includes('claim'),
      rounds: null,
      defence: each((i) => (i < persons ? 'ask' : 'auto')),
      resign: 'bot',
      napoleon: hasNapoleon
        ? { hands: 'printed', empirePoints: 'mission', autoClaim: false, reactions: each(() => 'each' as const) }
        : null,
    },
  });
  if (!rules.ok) throw new Error(`test: ${variant} ${id}: ${rules.error.code}`);
  const driver = (i: number): string => (i < persons ? 'person' : i % 2 === 0 ? 'colonel' : 'corporal');
  return withGame(
    rules.value,
    seed,
    each((i) => ({ name: NAMES[i] ?? '', driver: driver(i) })),
  );
};

/** The sizes for which the screen is laid out, any in between, and a few that are too small. */
const randomSize = (stream: Stream): Size => {
  switch (stream.pick(5)) {
    case 0:
      return { columns: 1 + stream.pick(90), rows: 1 + stream.pick(30) };
    case 1:
      return { columns: 80, rows: 24 };
    default:
      return { columns: 80 + stream.pick(130), rows: 24 + stream.pick(40) };
  }
};

const LOOKS: readonly Look[] = [
  { depth: 24 },
  { depth: 4 },
  { depth: 8, light: true },
  { depth: 0 },
  { depth: 0, ascii: true },
  { depth: 24, light: true },
];

const mouseAt = (size: Size, stream: Stream): MouseKey => ({
  name: 'mouse',
  text: '',
  button: (['left', 'left', 'wheelDown', 'right'] as const)[stream.pick(4)] ?? 'left',
  action: stream.pick(4) === 0 ? 'release' : 'press',
  x: stream.pick(size.columns + 1),
  y: stream.pick(size.rows + 1),
  shift: false,
  alt: false,
  ctrl: false,
  raw: '',
});

// --- What is looked at -----------------------------------------------------------------------------------------------

const checkFrame = (model: Model): void => {
  const { rows } = frameOf(model);
  const { columns } = model.size;
  if (rows.length > model.size.rows) throw new Error(`${rows.length} rows on ${model.size.rows}`);
  const widths = rows.map(columnsOf).filter((width) => width > columns);
  if (widths.length > 0) throw new Error(`rows of ${widths} on ${columns}`);
  if (liveBindings(model).length === 0) throw new Error('no key is named');
  const grid = stillOf(model);
  const odd = model.context.ascii ? grid.cells.find(({ char }) => !/^[\x20-\x7e]?$/.test(char)) : undefined;
  if (odd) throw new Error(`"${odd.char}" on an ASCII screen`);
};

/** The keys that are named do something; while others play, to be shown something is enough. */
const checkKeys = (model: Model): void => {
  if (modeOf(model) === 'attack') return; // any key stops it
  const names = [...new Set(BINDINGS.flatMap(({ keys }) => keys))];
  const works = names.some((name) => {
    const [key] = keysOf(name.length === 1 ? name : `<${name}>`);
    if (!key || commandOf(key, model) === null) return false;
    const [next, effects] = onKey(model, key);
    return effects.length > 0 || next !== model;
  });
  if (!works) throw new Error('no key does anything');
};

/** Sentences: none is cut without a sign, none goes on where there is nothing before it, none is broken before its sign. */
const checkLines = (model: Model): void => {
  const layout = layoutFor(model);
  const mode = modeOf(model);
  if (mode === 'small' || mode === 'cover') return;
  const rects = [layout.prompt, layout.card, layout.log, layout.missions, model.pane === null ? null : layout.map];
  for (const row of rects.flatMap((rect) => (rect === null ? [] : rectText(model, rect)))) {
    if (/^\s*[:;»](\s|$)/.test(row)) throw new Error(`a row begins with its sign: ${row}`);
  }
  const log = logRoom(model, layout);
  const [first = ''] = log === null ? [] : rectText(model, log);
  const begins = first.slice(1).trim().replace(/…$/, '');
  if (begins !== '' && !visibleLog(model).some(({ text }) => text.startsWith(begins)))
    throw new Error(`half an entry: ${first}`);
  const prompt = promptOf(model);
  const chosen = prompt?.kind === 'list' ? filtered(prompt, model.filter)[model.cursor] : undefined;
  const told = rectText(model, layout.prompt).map((row) => row.trim());
  const isTold = told.join(' ').includes(chosen?.detail ?? '') || told.some((row) => row.endsWith('…'));
  const isPlain = model.looking === null && model.confirm === null && model.auto === null;
  if (isPlain && model.view.outcome === null && !isTold) throw new Error(`cut without a sign: ${chosen?.detail}`);
};

/** Whatever is on the screen goes into a report, and comes out of it again (`!`). */
const checkReport = (model: Model): void => {
  const ui = plainUi(uiStateOf(model), plainLines);
  if (!isUiValue(ui, (text) => plainLines(text) === text)) throw new Error(`no report holds ${JSON.stringify(ui)}`);
};

/** A person who can answer sees a list or a number. */
const checkAsked = (model: Model): void => {
  const mode = modeOf(model);
  if (model.decision === null || model.auto !== null || mode === 'cover' || mode === 'small') return;
  const isShown = model.stage.at === 'number' || itemsOf({ ...model, filter: null }).length > 0;
  expect({ kind: model.decision.kind, stage: model.stage, isShown }).toMatchObject({ isShown: true });
};

/** Whose secrets may be on the screen: the person's who is asked and has confirmed, or the only one's here. */
const reader = ({ context, decision, revealed }: Model): Seat | null => {
  const { persons } = context;
  if (persons.length === 1) return persons[0] ?? null;
  return decision !== null && revealed === decision.seat ? revealed : null;
};

/** The game as it is, followed through its record: the screen must not know all of it. */
const shadowOf = (game: Game): (() => State) => {
  let timeline = startTimeline(begin(game.rules));
  let read = 0;
  return () => {
    for (const entry of game.record.slice(read)) {
      if ('undo' in entry) timeline = undo(game.rules, timeline, entry.undo) ?? timeline;
      else {
        const step = applyNow(game.rules, timeline, entry.seat, entry.action);
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
    ...hand.filter((card) => !card.startsWith('joker') && !/^J\d/.test(card)).map(words.card),
    ...(state.napoleon?.missions[seat]?.held ?? []).map((id) => words.mission(id).name),
  ]);

const GAP = '\u0001';
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What the log may tell its reader of others' cards: those that were the reader's own, and what a spy has seen. */
const toldIn = (model: Model): string => {
  const { log } = model.context.words.m;
  const told = [log.drewThis(GAP, GAP), log.spiedThis(GAP, GAP, GAP)].map(
    (text) => new RegExp(`^${escaped(text).replaceAll(GAP, '.*')}$`),
  );
  return visibleLog(model)
    .flatMap(({ text }) => (told.some((form) => form.test(text)) ? [text] : []))
    .join('\n');
};

/** Names that stand in the frame though only another seat may know them. */
const leaks = (model: Model, state: State): string[] => {
  if (model.view.outcome !== null) return [];
  const text = rowsText(model).join('\n');
  const mine = reader(model);
  const told = toldIn(model);
  const own = mine === null ? [] : (secretsOf(model, state)[mine] ?? []);
  return secretsOf(model, state).flatMap((names, seat) =>
    seat === mine ? [] : names.filter((name) => !own.includes(name) && !told.includes(name) && text.includes(name)),
  );
};

// --- The crawl ---------------------------------------------------------------------------------------------------------

export interface Crawl {
  readonly profile: Profile;
  readonly language: Language;
  /** Seats at the keyboard: 0 to 3. */
  readonly persons: number;
  readonly steps: number;
  readonly seed?: string;
}

export interface Crawled {
  /** Actions that were played, games that were begun, and those of them that were left when they were over. */
  readonly actions: number;
  readonly games: number;
  readonly over: number;
  readonly kinds: ReadonlySet<string>;
}

/** Steps on which nobody here is asked, after which it is nobody's game any more. */
const MOST_IDLE = 60;

export const crawl = async ({ profile, language, persons, steps, seed = '' }: Crawl): Promise<Crawled> => {
  const name = `crawl ${profile.variant} ${profile.id} ${language} ${persons} ${seed}`;
  const stream = resumeStream(seedStream(name));
  const kinds = new Set<string>();
  const typed: string[] = [];
  let [actions, count, over, idle] = [0, 0, 0, 0];
  const begin = (): Game => {
    const rules = rulesFor(profile, persons, `${name} ${++count}`);
    const look = { ...LOOKS[stream.pick(LOOKS.length)], words: wordsOf(rules, seatsOf(rules), language) };
    return startGame(rules, undefined, { placeForMe: stream.pick(3) > 0, size: randomSize(stream), look });
  };
  let game = begin();
  let state = shadowOf(game);
  try {
    for (let step = 0; step < steps; step++) {
      const key = KEYS[stream.pick(KEYS.length)] ?? '';
      typed.push(key);
      if (stream.pick(12) === 0) game.resize(randomSize(stream));
      if (key === '<mouse>') game.press(mouseAt(game.model().size, stream));
      else game.keys(key);
      for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
      const model = game.model();
      if (model.decision) kinds.add(model.decision.kind);
      checkFrame(model);
      checkKeys(model);
      checkLines(model);
      checkAsked(model);
      checkReport(model);
      expect(leaks(model, state())).toEqual([]);
      idle = model.decision === null ? idle + 1 : 0;
      // Whoever has resigned looks on while bots play to the end: another game tells more.
      const hasResigned = persons > 0 && idle > MOST_IDLE;
      if (game.left.length === 0 && !hasResigned) continue;
      // Quitting is asked about; here the game goes on as if it were resumed.
      if (game.left.every((to) => to === 'quit') && model.view.outcome === null && !hasResigned) {
        game.left.splice(0);
        continue;
      }
      if (model.view.outcome !== null) over++;
      actions += game.record.length;
      game.stop();
      game = begin();
      state = shadowOf(game);
      idle = 0;
    }
  } catch (error) {
    throw new Error(`${name}, game ${count}, after ${typed.slice(-15).join('')}: ${(error as Error).stack}`);
  } finally {
    game.stop();
  }
  await game.done;
  return { actions: actions + game.record.length, games: count, over, kinds };
};
