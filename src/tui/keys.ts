// The key table: what each key means, where it works, and what the help line says of it. Help is made from this.
import type { Messages } from '../text/index.js';
import { canAdvise } from './auto.js';
import { isRoll } from './blitz.js';
import { layoutOf } from './layout.js';
import type { Model } from './model.js';
import { type Mode, modeOf } from './modes.js';
import { filtered, promptOf } from './prompts/index.js';
import type { Key } from './terminal/keys.js';

export type Command =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'pageUp'
  | 'pageDown'
  | 'first'
  | 'last'
  | 'go'
  | 'back'
  | 'focus'
  | 'find'
  | 'undo'
  | 'auto'
  | 'repeat'
  | 'table'
  | 'players'
  | 'cards'
  | 'missions'
  | 'quiet'
  | 'quietBattle'
  | 'reactions'
  | 'log'
  | 'odds'
  | 'help'
  | 'regions'
  | 'order'
  | 'whose'
  | 'defence'
  | 'pause'
  | 'faster'
  | 'slower'
  | 'resign'
  | 'report'
  | 'quit'
  | 'stop'
  | 'rematch'
  | 'actionBack'
  | 'actionOn'
  | 'turnBack'
  | 'turnOn'
  | 'roundBack'
  | 'roundOn'
  | 'captureBack'
  | 'captureOn'
  | 'toStart'
  | 'toEnd'
  | 'play'
  | 'eyes';

export interface Binding {
  readonly command: Command;
  /** What `Key.name` or, for text, `Key.text` must be. */
  readonly keys: readonly string[];
  /** How the help line writes the key. */
  readonly shown: string;
  readonly words: (m: Messages) => string;
  /** Whether the key does something now. */
  readonly works: (model: Model) => boolean;
  /** Lower comes first on the help line; those that find no room are only on the help page. */
  readonly rank: number;
}

const isAsked = (model: Model): boolean => model.decision !== null;
const isReplay = (model: Model): boolean => model.replay !== null;
const isWaiting = (model: Model): boolean => model.decision === null && model.view.outcome === null && !isReplay(model);
const isOver = (model: Model): boolean => model.view.outcome !== null && !isReplay(model);
const canLeave = (model: Model): boolean => isOver(model) && model.confirm === null;
/** Whether what is shown while others play can be hurried. */
const canSkip = (model: Model): boolean => isWaiting(model) && !model.paused && model.confirm === null;
/** Nothing stands in the map's place, so that the pages are those of the record. */
const isOpenReplay = (model: Model): boolean => isReplay(model) && model.pane === null;
const canGoBack = (model: Model): boolean => isReplay(model) && (model.replay?.at ?? 0) > 0;
const canGoOn = ({ replay }: Model): boolean => replay !== null && replay.at < replay.of;
const isList = (model: Model): boolean => isAsked(model) && model.stage.at !== 'number';
const isNumber = (model: Model): boolean => isAsked(model) && model.stage.at === 'number';
const always = (): boolean => true;
const isMap = (model: Model): boolean => isList(model) && model.focus === 'map';

/** Whether something of the prompt's list stands on the map. */
const hasPlaces = (model: Model): boolean => {
  const prompt = promptOf(model);
  return isList(model) && prompt !== null && filtered(prompt, null).some((item) => item.territory !== null);
};

/** Armies that have captured must move in: there is no way back from that question. */
const isForced = ({ stage }: Model): boolean =>
  stage.at === 'number' && (stage.of === 'moveIn' || (stage.of === 'offer' && stage.path.length === 0));

const isAttacking = (model: Model): boolean => modeOf(model) === 'attack';

const hasPages = (model: Model): boolean => isAsked(model) || model.pane !== null;

const isTableOpen = (model: Model): boolean => model.pane === 'table';
const isTableBeside = (model: Model): boolean => !isTableOpen(model) && layoutOf(model.size).table !== null;

const isNapoleon = (model: Model): boolean => model.view.napoleon !== null;

/** Whether there is a hand that may be looked at here. */
const hasPersons = (model: Model): boolean => model.context.persons.length > 0 || model.replay?.eyes === 'omniscient';

const canRepeat = ({ decision, lastAttack }: Model): boolean => {
  const [from, to] = [lastAttack?.from, lastAttack?.to];
  if (decision?.kind === 'combat') return decision.offers.some((o) => isRoll(o, from, to));
  return decision?.kind === 'attack' && decision.options.some((o) => o.from === from && o.to === to);
};

/** Back and on in a recorded game: one entry of the help for both, whichever of them works. */
const pair = (
  [back, on]: readonly [Command, Command],
  [backKeys, onKeys]: readonly [readonly string[], readonly string[]],
  shown: string,
  words: Binding['words'],
  rank: number,
  isOpen: (model: Model) => boolean = always,
): Binding[] => [
  { command: back, keys: backKeys, shown: '', words, works: (m) => isOpen(m) && canGoBack(m) && canGoOn(m), rank: 99 },
  { command: back, keys: backKeys, shown, words, works: (m) => isOpen(m) && canGoBack(m) && !canGoOn(m), rank },
  { command: on, keys: onKeys, shown, words, works: (m) => isOpen(m) && canGoOn(m), rank },
];

/** Keys by which a recorded game is looked through. */
const REPLAY_BINDINGS: readonly Binding[] = [
  { command: 'play', keys: [' ', 'enter'], shown: 'space', words: (m) => m.viewer.keys.play, works: canGoOn, rank: 1 },
  ...pair(['actionBack', 'actionOn'], [['left'], ['right']], '←→', (m) => m.viewer.keys.action, 1.1),
  ...pair(
    ['turnBack', 'turnOn'],
    [
      ['up', 'k'],
      ['down', 'j'],
    ],
    '↑↓',
    (m) => m.viewer.keys.turn,
    1.2,
  ),
  { command: 'captureOn', keys: ['n'], shown: 'n', words: (m) => m.viewer.keys.capture, works: canGoOn, rank: 1.3 },
  {
    command: 'captureBack',
    keys: ['b'],
    shown: 'b',
    words: (m) => m.viewer.keys.captureBack,
    works: canGoBack,
    rank: 13.5,
  },
  ...pair(
    ['roundBack', 'roundOn'],
    [['pageUp'], ['pageDown']],
    'PgUp/PgDn',
    (m) => m.viewer.keys.round,
    1.4,
    isOpenReplay,
  ),
  ...pair(['toStart', 'toEnd'], [['home'], ['end']], 'Home/End', (m) => m.keys.ends, 97),
  { command: 'eyes', keys: ['v'], shown: 'v', words: (m) => m.viewer.keys.eyes, works: isReplay, rank: 1.5 },
  { command: 'faster', keys: ['+', '='], shown: '+-', words: (m) => m.keys.speed, works: isReplay, rank: 1.6 },
  { command: 'slower', keys: ['-'], shown: '', words: (m) => m.keys.speed, works: isReplay, rank: 99 },
];

export const BINDINGS: readonly Binding[] = [
  ...REPLAY_BINDINGS,
  { command: 'up', keys: ['up', 'k'], shown: '↑↓', words: (m) => m.keys.choose, works: isList, rank: 1 },
  { command: 'down', keys: ['down', 'j'], shown: '', words: (m) => m.keys.choose, works: isList, rank: 99 },
  { command: 'left', keys: ['left', 'h'], shown: '←→', words: (m) => m.keys.map, works: isMap, rank: 1.5 },
  { command: 'right', keys: ['right'], shown: '', words: (m) => m.keys.map, works: isMap, rank: 99 },
  { command: 'left', keys: ['left', 'h'], shown: '←→', words: (m) => m.keys.number, works: isNumber, rank: 1 },
  { command: 'right', keys: ['right'], shown: '', words: (m) => m.keys.number, works: isNumber, rank: 99 },
  {
    command: 'go',
    keys: ['enter'],
    shown: '⏎',
    words: (m) => m.keys.go,
    works: (model) => isAsked(model) || model.confirm !== null,
    rank: 2,
  },
  { command: 'go', keys: ['enter'], shown: '⏎', words: (m) => m.keys.skip, works: canSkip, rank: 2 },
  { command: 'go', keys: ['enter'], shown: '⏎', words: (m) => m.keys.menu, works: canLeave, rank: 2 },
  {
    command: 'back',
    keys: ['escape', 'backspace'],
    shown: 'esc',
    words: (m) => m.keys.back,
    works: (model) =>
      model.confirm !== null ||
      model.filter !== null ||
      model.pane !== null ||
      isReplay(model) ||
      (model.stage.at !== 'choose' && !isForced(model)),
    rank: 3,
  },
  { command: 'pageUp', keys: ['pageUp'], shown: '', words: (m) => m.keys.page, works: hasPages, rank: 99 },
  { command: 'pageDown', keys: ['pageDown'], shown: 'PgUp/PgDn', words: (m) => m.keys.page, works: hasPages, rank: 98 },
  { command: 'first', keys: ['home'], shown: '', words: (m) => m.keys.ends, works: isAsked, rank: 99 },
  { command: 'last', keys: ['end'], shown: 'Home/End', words: (m) => m.keys.ends, works: isAsked, rank: 98 },
  { command: 'focus', keys: ['tab'], shown: 'tab', words: (m) => m.keys.map, works: hasPlaces, rank: 11 },
  { command: 'find', keys: ['/'], shown: '/', words: (m) => m.keys.find, works: isList, rank: 6 },
  {
    command: 'undo',
    keys: ['u'],
    shown: 'u',
    words: (m) => m.keys.undo,
    works: (model) => isAsked(model) && model.undoable > 0,
    rank: 4,
  },
  { command: 'auto', keys: ['a'], shown: 'a', words: (m) => m.keys.auto, works: canAdvise, rank: 4 },
  { command: 'repeat', keys: ['.'], shown: '.', words: (m) => m.keys.repeat, works: canRepeat, rank: 4 },
  { command: 'pause', keys: [' '], shown: 'space', words: (m) => m.keys.pause, works: isWaiting, rank: 1 },
  { command: 'faster', keys: ['+', '='], shown: '+-', words: (m) => m.keys.speed, works: isWaiting, rank: 2 },
  { command: 'slower', keys: ['-'], shown: '', words: (m) => m.keys.speed, works: isWaiting, rank: 99 },
  { command: 'table', keys: ['t'], shown: 't', words: (m) => m.keys.table, works: always, rank: 7 },
  { command: 'players', keys: ['p'], shown: 'p', words: (m) => m.keys.players, works: always, rank: 8 },
  {
    command: 'cards',
    keys: ['c'],
    shown: 'c',
    words: (m) => m.keys.cards,
    works: (model) => hasPersons(model) && !isNapoleon(model),
    rank: 9,
  },
  // In Risk Napoleon cards and missions decide the game: they come before the rest.
  {
    command: 'cards',
    keys: ['c'],
    shown: 'c',
    words: (m) => m.keys.cards,
    works: (model) => hasPersons(model) && isNapoleon(model),
    rank: 5.2,
  },
  {
    command: 'missions',
    keys: ['m'],
    shown: 'm',
    words: (m) => m.keys.missions,
    works: (model) => isNapoleon(model) && model.view.outcome === null,
    rank: 5.1,
  },
  {
    command: 'missions',
    keys: ['m'],
    shown: 'm',
    words: (m) => m.keys.score,
    works: (model) => isNapoleon(model) && model.view.outcome !== null,
    rank: 5.1,
  },
  {
    command: 'quiet',
    keys: ['n'],
    shown: 'n',
    words: (m) => m.keys.quiet,
    works: (model) => model.decision?.kind === 'react',
    rank: 3.5,
  },
  {
    command: 'quietBattle',
    keys: ['b'],
    shown: 'b',
    words: (m) => m.keys.quietBattle,
    works: (model) => model.decision?.kind === 'react' && model.decision.window !== 'afterCapture',
    rank: 3.6,
  },
  {
    command: 'reactions',
    keys: ['e'],
    shown: 'e',
    words: (m) => m.keys.reactions,
    works: (model) => isAsked(model) && isNapoleon(model),
    rank: 14.5,
  },
  { command: 'log', keys: ['l'], shown: 'l', words: (m) => m.keys.log, works: always, rank: 10 },
  {
    command: 'odds',
    keys: ['o'],
    shown: 'o',
    words: (m) => m.keys.odds,
    works: (model) => model.decision?.kind === 'attack' || model.decision?.kind === 'combat' || model.pane === 'odds',
    rank: 12,
  },
  { command: 'order', keys: ['s'], shown: 's', words: (m) => m.keys.order, works: isTableOpen, rank: 3.1 },
  { command: 'whose', keys: ['f'], shown: 'f', words: (m) => m.keys.whose, works: isTableOpen, rank: 3.2 },
  { command: 'order', keys: ['s'], shown: 's', words: (m) => m.keys.order, works: isTableBeside, rank: 13.1 },
  { command: 'whose', keys: ['f'], shown: 'f', words: (m) => m.keys.whose, works: isTableBeside, rank: 13.2 },
  { command: 'regions', keys: ['r'], shown: 'r', words: (m) => m.keys.regions, works: always, rank: 13 },
  {
    command: 'defence',
    keys: ['d'],
    shown: 'd',
    words: (m) => m.keys.defence,
    works: isAsked,
    rank: 14,
  },
  { command: 'resign', keys: ['x'], shown: 'x', words: (m) => m.keys.resign, works: isAsked, rank: 15 },
  {
    command: 'report',
    keys: ['!'],
    shown: '!',
    words: (m) => m.keys.report,
    works: (model) => !isReplay(model),
    rank: 96,
  },
  { command: 'rematch', keys: ['a'], shown: 'a', words: (m) => m.keys.rematch, works: isOver, rank: 2.5 },
  { command: 'quit', keys: ['q'], shown: 'q', words: (m) => m.keys.quit, works: always, rank: 5.5 },
  { command: 'help', keys: ['?', 'f1'], shown: '?', words: (m) => m.keys.help, works: always, rank: 5 },
  { command: 'stop', keys: [], shown: '⏎', words: (m) => m.keys.stop, works: isAttacking, rank: 0 },
];

/** What run.ts does by itself, on every screen. */
export const SCREEN_KEYS: readonly Pick<Binding, 'shown' | 'words'>[] = [{ shown: '^L', words: (m) => m.keys.repaint }];

/** Keys of a mode other than the open prompt; the others do nothing in it. */
const OF_MODE: Readonly<Record<Exclude<Mode, 'open'>, readonly Command[]>> = {
  confirm: ['go', 'back'],
  small: ['quit'],
  cover: ['go', 'quit'],
  attack: ['stop'], // any key stops it
  find: ['up', 'down', 'pageUp', 'pageDown', 'first', 'last', 'go', 'back'],
};

const isLive = (binding: Binding, model: Model, mode: Mode): boolean => {
  if (!binding.works(model)) return false;
  if (mode === 'cover' && binding.command === 'back') return model.pane === 'cards' || model.pane === 'missions';
  return mode === 'open' ? binding.command !== 'stop' : OF_MODE[mode].includes(binding.command);
};

/** Ranks from here on have no place on the line of keys: the help page alone names them. */
export const HELP_ONLY = 90;

/** What a binding's `keys` call this key. */
const keyLabel = (key: Key): string => {
  if (key.name !== 'text') return key.name;
  return key.ctrl ? `ctrl-${key.text}` : key.text;
};

/** What `key` means now; null when it means nothing. */
export const commandOf = (key: Key, model: Model): Command | null => {
  const label = keyLabel(key);
  const mode = modeOf(model);
  return BINDINGS.find((b) => b.keys.includes(label) && isLive(b, model, mode))?.command ?? null;
};

/** The bindings that work now and have something to show, most useful first. */
export const liveBindings = (model: Model): readonly Binding[] => {
  const mode = modeOf(model);
  return BINDINGS.filter((b) => b.shown !== '' && isLive(b, model, mode)).sort((a, b) => a.rank - b.rank);
};

/** How a binding's key is written: names of keys in the player's language, arrows as words where there are none. */
export const shownKey = ({ shown }: Pick<Binding, 'shown'>, m: Messages, ascii: boolean): string => {
  const text = shown.replace('space', m.keys.space);
  return ascii ? text.replace('↑↓', 'up/down').replace('←→', 'left/right').replace('⏎', 'enter') : text;
};
