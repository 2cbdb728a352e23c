// The program in words: sentences go out, lines come in. For screen readers, braille and pipes.
import type { Seat } from '../../core/index.js';
import { cutColumns, messagesIn, plainText } from '../../text/index.js';
import { isByItself } from '../change/auto.js';
import type { Model } from '../model.js';
import { isCovered, modeOf } from '../modes.js';
import { createProgram, type Left, type ProgramOptions, type Screen } from '../session/program.js';
import { onMenuLine, sayMenu } from './menu.js';
import { SPOKEN_SIZE } from './say.js';
import { sayChange } from './told.js';
import { onLine } from './typed.js';

/** Who listens and types. */
export interface Talk {
  say(lines: readonly string[]): void;
  /** Shows that a line is waited for. */
  ask(): void;
  /** Takes away what was said, so that the next person does not find the secrets of the one before. */
  wipe(): void;
  /** Whether what stands there is for one person's eyes alone: however all this ends, it is then taken away. */
  guard(isSecret: boolean): void;
  /** `line` is null when there will be none any more. Returns a function that removes the listener. */
  onLine(listener: (line: string | null) => void): () => void;
}

export interface SpokenOptions extends ProgramOptions {
  readonly talk: Talk;
}

/** What is typed is cut here: nothing that means anything is longer. */
const MOST_COLUMNS = 100;

const LOOK = { ascii: true, cells: 'ascii', light: false, depth: 0, animate: false, tumbles: false } as const;

/** Whether a line that is typed now is meant for what is open; else it waits. */
const isReady = (screen: Screen): boolean =>
  screen.kind === 'menu' ||
  screen.model.decision !== null ||
  screen.model.confirm !== null ||
  screen.model.view.outcome !== null ||
  screen.model.replay !== null;

/** An attack that goes on by itself, or armies that are placed: its next answer is on its way. */
const isBusy = (screen: Screen): boolean =>
  screen.kind === 'game' && screen.model.confirm === null && isByItself(screen.model);

/** Runs until the player quits or no more lines come. */
export const runSpoken = async (options: SpokenOptions): Promise<Left> => {
  const { talk } = options;
  const program = createProgram(options, { look: () => LOOK, calm: null, size: () => SPOKEN_SIZE });
  const { store } = program;

  /** What was said last. */
  let said: Screen | null = null;
  let step = '';
  let isTyped = false;
  let isRepeated = false;
  /** The person who has heard what only they may know; null when nothing of that kind stands there. */
  let heard: Seat | null = null;
  const hearAs = (seat: Seat | null): void => {
    heard = seat;
    talk.guard(seat !== null);
  };
  // Whatever is said has come from outside in part: names, files, what was typed.
  const say = (text: readonly string[]): void => talk.say(text.map(plainText));
  const lines: (string | null)[] = [];

  /** Takes a person's secrets away before `next` hears anything, or before all do. */
  const wipeFor = (next: Seat | null): void => {
    if (heard === null || next === heard) return;
    talk.wipe();
    hearAs(null);
  };

  const sayMenuOf = (screen: Extract<Screen, { kind: 'menu' }>): void => {
    wipeFor(null);
    if (said === null) say([messagesIn(screen.menu.language).spoken.intro]);
    const error = screen.error === null ? [] : [screen.error];
    if (said?.kind !== 'menu' || said.menu !== screen.menu || isRepeated || error.length > 0)
      say([...error, ...sayMenu(screen.menu)]);
  };

  const sayGameOf = (model: Model): void => {
    const before = said?.kind === 'game' && said.model.context.rules === model.context.rules ? said.model : null;
    if (before === null && said === null) say([model.context.words.m.spoken.intro]);
    if (model.decision !== null) wipeFor(model.decision.seat);
    const change = sayChange(model, { before, lastStep: step, isTyped, isRepeated });
    step = change.step;
    say(change.lines);
    if (model.revealed !== null && model.context.persons.length > 1) hearAs(model.revealed);
    // What was read out is closed: there is nothing that it would stand in the way of.
    if (model.pane !== null && !isCovered(model)) program.session()?.act((now) => [{ ...now, pane: null }, []]);
  };

  const take = (typedLine: string): void => {
    const line = cutColumns(plainText(typedLine), MOST_COLUMNS);
    const screen = store.get();
    isTyped = true;
    if (screen.kind === 'game') {
      const mode = modeOf(screen.model);
      const isList = mode === 'open' || mode === 'find';
      const asksAgain = (line === '' && (isList || mode === 'confirm')) || (line === '/' && isList);
      isRepeated = asksAgain && screen.model.replay === null;
      program.session()?.act((model) => onLine(model, line));
      return;
    }
    const typed = onMenuLine(screen.menu, line);
    isRepeated = line === '';
    if (typed.do === 'quit') program.finish();
    else if (typed.do === 'choose') program.choose(typed.value);
    else {
      if (typed.say !== null) say([typed.say]);
      store.set({ ...screen, menu: typed.menu, error: null });
    }
  };

  let isOver = false;
  /** A line is waited for, and that was shown. */
  let isAsked = false;
  /** Says what is new; then takes the next line, once there is something that it can be meant for. */
  const goOn = (): void => {
    if (isOver) return;
    const screen = store.get();
    if (isBusy(screen)) return;
    if (program.isBusy()) {
      void program.settled().then(goOnSoon);
      return;
    }
    if (screen !== said || isRepeated) {
      if (screen.kind === 'menu') sayMenuOf(screen);
      else sayGameOf(screen.model);
      said = screen;
      isTyped = false;
      isRepeated = false;
    }
    if (!isReady(screen)) return;
    const line = lines.shift();
    if (line === null) program.finish();
    else if (line === undefined) {
      if (!isAsked) talk.ask();
      isAsked = true;
    } else {
      isAsked = false;
      take(line);
      goOnSoon();
    }
  };

  // Once for all that happens in one go, and after the session has had its turn with the line before.
  let isDue = false;
  const goOnSoon = (): void => {
    if (isDue) return;
    isDue = true;
    setImmediate(() => {
      isDue = false;
      goOn();
    });
  };

  const stops = [
    store.subscribe(goOnSoon),
    talk.onLine((line) => {
      lines.push(line);
      goOnSoon();
    }),
  ];
  await program.begin();
  goOnSoon();
  const left = await program.left;
  isOver = true;
  for (const stop of stops) stop();
  return left;
};
