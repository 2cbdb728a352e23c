// The keys by which a recorded game is looked through.
import type { Model } from '../model.js';
import type { Binding, Command } from './binding.js';
import { always, canGoBack, canGoOn, hasMoments, isAtMoment, isOpenReplay, isReplay } from './situations.js';

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

/** Turning points of a game that is looked back on. */
export const MOMENT_BINDINGS: readonly Binding[] = [
  {
    command: 'momentUp',
    keys: ['up', 'k'],
    shown: '↑↓',
    words: (m) => m.story.keys.moment,
    works: hasMoments,
    rank: 1,
  },
  {
    command: 'momentDown',
    keys: ['down', 'j'],
    shown: '',
    words: (m) => m.story.keys.moment,
    works: hasMoments,
    rank: 99,
  },
  {
    command: 'momentGo',
    keys: ['enter'],
    shown: '⏎',
    words: (m) => m.story.keys.goThere,
    works: (model) => isReplay(model) && isAtMoment(model),
    rank: 1.05,
  },
];

export const REPLAY_BINDINGS: readonly Binding[] = [
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
    (model) => !hasMoments(model),
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
