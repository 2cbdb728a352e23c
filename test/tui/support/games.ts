// Games on a screen without a terminal: models at a notated position, and sessions that are played with keys.

import { botFor, botStream } from '../../../src/bots/index.js';
import {
  type Action,
  decision,
  momentOf,
  parsePosition,
  type RecordEntry,
  type Rules,
  type State,
  startTimeline,
} from '../../../src/core/index.js';
import { playersOf } from '../../../src/narration/audience.js';
import { wordsOf } from '../../../src/narration/words.js';
import { adviceFor } from '../../../src/table/advice.js';
import { botDriver } from '../../../src/table/driver.js';
import { homeRoom } from '../../../src/table/homeRoom.js';
import type { RecordSink } from '../../../src/table/log.js';
import { isByItself } from '../../../src/tui/change/auto.js';
import { onAsked } from '../../../src/tui/change/incoming.js';
import { onKey } from '../../../src/tui/change/update.js';
import type { Effect } from '../../../src/tui/effects.js';
import { type Context, type Model, newModel, type Size } from '../../../src/tui/model.js';
import { filtered, type Item, promptOf } from '../../../src/tui/prompts/index.js';
import type { Calm } from '../../../src/tui/session/calm.js';
import { startSession } from '../../../src/tui/session/gameSession.js';
import type { Key } from '../../../src/tui/terminal/keys.js';
import { type SpecialKey, specialKey, textKey } from '../../../src/tui/terminal/keyTypes.js';
import { viewOf } from '../../support/moments.js';
import { seatOf } from '../../support/seats.js';
import { begin, chanceOf, seatsOf, seedOf, withGame } from '../../support/setups.js';

export { seatOf };

// --- Keys -----------------------------------------------------------------------------------------------------------

/** `<down><enter>/ile` as keys: names in angle brackets, the rest letter by letter. */
export const keysOf = (text: string): Key[] =>
  [...text.matchAll(/<([\w-]+)>|(\P{M}\p{M}*)/gu)].map(([, name, letter = '']) => {
    if (name === undefined) return textKey(letter, letter);
    if (name.startsWith('ctrl-')) return textKey(name.slice(5), '', { ctrl: true, alt: false, shift: false });
    return specialKey(name as SpecialKey, '');
  });

// --- Positions ------------------------------------------------------------------------------------------------------

export interface Sitting {
  /** By seat; bots where there is no name. */
  readonly names: readonly string[];
  /** Seats played at this keyboard. */
  readonly persons: readonly number[];
}

const NAMES = ['Ney', 'Lannes', 'Murat', 'Davout', 'Soult', 'Berthier'];

/** The position as a game of the given people. */
export const openPosition = (line: string, sitting: Partial<Sitting> = {}): { rules: Rules; state: State } => {
  const parsed = parsePosition(line);
  if (!parsed.ok) throw new Error(`test: ${parsed.error.segment}: ${parsed.error.reason}`);
  const { rules, state } = parsed.value;
  return { rules: seated(rules, sitting), state };
};

export const seated = (rules: Rules, { names = NAMES, persons = [0] }: Partial<Sitting>): Rules =>
  withGame(
    rules,
    seedOf(rules) || 'austerlitz',
    seatsOf(rules).map((_, i) => ({
      name: names[i] ?? `${i + 1}`,
      driver: persons.includes(i) ? 'person' : 'colonel',
    })),
  );

export type Look = Partial<
  Pick<
    Context,
    | 'words'
    | 'ascii'
    | 'cells'
    | 'light'
    | 'depth'
    | 'animate'
    | 'tumbles'
    | 'resumeCommand'
    | 'replayCommand'
    | 'settings'
  >
>;

export const contextOf = (rules: Rules, look: Look = {}): Context => ({
  rules,
  seats: seatsOf(rules),
  seed: seedOf(rules),
  words: wordsOf(rules, seatsOf(rules), 'en'),
  advice: adviceFor(rules),
  persons: seatsOf(rules).flatMap(({ driver }, i) => (driver === 'person' ? [seatOf(i)] : [])),
  ascii: false,
  cells: 'quadrant',
  light: false,
  depth: 24,
  resumeCommand: 'risk-napoleon resume 1',
  replayCommand: 'risk-napoleon replay game.risk.jsonl',
  animate: false,
  tumbles: false,
  ...look,
});

export const SMALL: Size = { columns: 80, rows: 24 };

export interface Options extends Partial<Sitting> {
  readonly size?: Size;
  readonly look?: Look;
  readonly undoable?: number;
}

/** The screen at a position, when the seat whose question it is sits here and has been asked. */
export const modelAt = (line: string, options: Options = {}): Model => {
  const { rules, state } = openPosition(line, options);
  return modelOf(rules, state, options);
};

export const modelOf = (rules: Rules, state: State, { size = SMALL, look = {}, undoable = 0 }: Options = {}): Model => {
  const context = contextOf(rules, look);
  const [only, ...more] = context.persons;
  const viewer = only !== undefined && more.length === 0 ? only : 'spectator';
  const model = newModel(context, size, viewOf(rules, state, viewer));
  const open = decision(rules, state);
  if (open === null || !context.persons.includes(open.seat)) return model;
  return onAsked(model, viewOf(rules, state, open.seat), open, undoable)[0];
};

/** The model after some keys, and what they asked of the outside. */
export const press = (model: Model, keys: string): { model: Model; effects: readonly Effect[] } => {
  const effects: Effect[] = [];
  let current = model;
  for (const key of keysOf(keys)) {
    const [next, more] = onKey(current, key);
    current = next;
    effects.push(...more);
  }
  return { model: current, effects };
};

/** The answer that the keys give; fails if they give none or several. */
export const answerTo = (model: Model, keys: string): Action => {
  const answers = press(model, keys).effects.flatMap((effect) => (effect.do === 'answer' ? [effect.action] : []));
  const [answer, ...more] = answers;
  if (answer === undefined || more.length > 0) throw new Error(`test: ${answers.length} answers to ${keys}`);
  return answer;
};

export const itemsOf = (model: Model): readonly Item[] => {
  const prompt = promptOf(model);
  return prompt === null ? [] : filtered(prompt, model.filter);
};

/** The chosen item, by its id. */
export const chosen = (model: Model): string | undefined => itemsOf(model)[model.cursor]?.id;

export const titleOf = (model: Model): string =>
  promptOf(model)
    ?.title.map(({ text }) => text)
    .join('') ?? '';

// --- Sessions -------------------------------------------------------------------------------------------------------

export interface Game {
  readonly rules: Rules;
  /** Every model that was shown. */
  readonly shown: Model[];
  /** Actions and undos as they were written down. */
  readonly record: RecordEntry[];
  readonly left: ('quit' | 'menu' | 'rematch' | 'watch')[];
  model(): Model;
  /** All keys at once, as one chunk brings them. */
  keys(keys: string): void;
  /** A key or a click. */
  press(key: Key): void;
  /** One key after the other, each when the one before has been answered. */
  type(keys: string): Promise<void>;
  resize(size: Size): void;
  /** Waits until a person is asked (something that fits), or the game is over. */
  asked(fits?: (model: Model) => boolean): Promise<Model>;
  readonly done: Promise<unknown>;
  stop(): void;
}

const DEADLINE = 10_000;

/** Whether a person is asked and nothing answers by itself. */
export const isByHand = (model: Model): boolean => model.decision !== null && !isByItself(model);

export const startGame = (
  rules: Rules,
  state: State = begin(rules).state,
  options: Options & {
    readonly isLesson?: boolean;
    readonly placeForMe?: boolean;
    readonly sink?: Partial<RecordSink>;
    readonly calm?: Calm;
  } = {},
): Game => {
  const shown: Model[] = [];
  const record: RecordEntry[] = [];
  const left: Game['left'] = [];
  const context = contextOf(rules, options.look);
  const room = homeRoom({
    rules,
    seats: seatsOf(rules),
    bot: (seat, from) => botDriver(botFor(rules, seatsOf(rules)[seat]), botStream(chanceOf(rules), seat, from)),
    timeline: startTimeline(momentOf(rules, state)),
    record: {
      append: (entry) => {
        record.push(entry);
      },
      end: () => {},
      sync: () => {},
      ...options.sink,
    },
  });
  const session = startSession({
    room,
    audience: playersOf(seatsOf(rules)),
    past: [],
    context,
    size: options.size ?? SMALL,
    placeForMe: options.placeForMe ?? false,
    isLesson: options.isLesson ?? false,
    calm: options.calm ?? null,
    show: (model) => shown.push(model),
    leave: (to) => left.push(to),
  });
  const model = (): Model => {
    const last = shown.at(-1);
    if (!last) throw new Error('bug: nothing was shown');
    return last;
  };
  const asked: Game['asked'] = async (fits = () => true) => {
    const end = Date.now() + DEADLINE;
    for (;;) {
      const now = model();
      if (now.view.outcome !== null || (isByHand(now) && fits(now))) return now;
      if (Date.now() > end) throw new Error(`test: nobody is asked; ${titleOf(now)}`);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return {
    rules,
    shown,
    record,
    left,
    model,
    asked,
    keys: (keys) => {
      for (const key of keysOf(keys)) session.key(key);
    },
    press: session.key,
    type: async (keys) => {
      for (const key of keysOf(keys)) {
        session.key(key);
        for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
      }
    },
    resize: session.resize,
    done: session.done,
    stop: () => {
      session.stop();
      void room.close();
    },
  };
};

export const gameAt = (line: string, options: Parameters<typeof startGame>[2] = {}): Game => {
  const { rules, state } = openPosition(line, options);
  return startGame(rules, state, options);
};

/** What was played, in words of the record: `attack alaska kamchatka 3`. */
export const actionsOf = (game: Game): Action[] =>
  game.record.flatMap((entry) => ('action' in entry ? [entry.action] : []));

// --- Positions that tests share -------------------------------------------------------------------------------------

/** Classic Risk of three on the world board; a is Ney, who sits at the keyboard. */
export const WORLD = 'classic/en/world 3';

export const POSITIONS = {
  claim: `${WORLD} | supply a 30 | supply b 30 | supply c 30 | turn a 0 | do claim | seed x`,
  placeSetup: `${WORLD} | a ALA1 KAM1 JAP1 | b NWT1 | c *1 | supply a 5 | supply b 5 | supply c 5 | turn a 0 | do placeSetup | seed x`,
  place: `${WORLD} | a ALA5 KAM2 JAP1 | b NWT3 | c *1 | turn a 2 | pool 5 | do place | seed x`,
  trade: `${WORLD} | a ALA5 KAM2 JAP1 | b NWT3 | c *1 | turn a 2 | hand a ALA NWT J1 | do trade:4,1 | seed x`,
  mustTrade: `${WORLD} | a ALA5 KAM2 JAP1 | b NWT3 | c *1 | turn a 2 | hand a ALA NWT ALB KAM J1 | do trade:4,1 | seed x`,
  attack: `${WORLD} | a ALA9 KAM4 JAP1 | b NWT3 ALB2 | c *1 | turn a 2 | do attack | seed x`,
  defend: `${WORLD} | a ALA5 KAM2 JAP1 | b NWT6 | c *1 | turn b 2 | ask a | do battle:NWT,ALA,3 | seed x`,
  moveIn: `${WORLD} | a ALA9 NWT0 JAP1 | b ALB3 | c *1 | turn a 2 | captured NWT | do moveIn:ALA,NWT,3,8 | seed x`,
  fortify: `${WORLD} | a ALA9 NWT4 KAM2 JAP1 | b ALB3 | c *1 | turn a 2 | do fortify | seed x`,
} as const;
export type PositionName = keyof typeof POSITIONS;
