// The keys by which things are looked at.
import type { Model } from '../model.js';
import type { Binding, Command } from './binding.js';

const isLooking = ({ looking }: Model): boolean => looking !== null;

const arrows = (command: Command, key: string, shown: string): Binding => ({
  command,
  keys: [key],
  shown,
  words: (m) => m.inspect.keys.walk,
  works: isLooking,
  rank: shown === '' ? 99 : 1,
});

export const LOOK_BINDINGS: readonly Binding[] = [
  arrows('lookUp', 'up', '↑↓←→'),
  arrows('lookDown', 'down', ''),
  arrows('lookLeft', 'left', ''),
  arrows('lookRight', 'right', ''),
  {
    command: 'lookGo',
    keys: ['enter'],
    shown: '⏎',
    words: (m) => m.inspect.keys.there,
    works: ({ looking }) => looking !== null && (looking.beside !== null || looking.find !== null),
    rank: 1.1,
  },
  {
    command: 'look',
    keys: ['i'],
    shown: 'i',
    words: (m) => m.inspect.keys.next,
    works: isLooking,
    rank: 1.2,
  },
  {
    command: 'lookBack',
    keys: ['escape', 'backspace'],
    shown: 'esc',
    words: (m) => m.keys.back,
    works: isLooking,
    rank: 1.3,
  },
  {
    command: 'lookBeside',
    keys: ['tab'],
    shown: 'tab',
    words: (m) => m.inspect.keys.beside,
    works: isLooking,
    rank: 1.4,
  },
  { command: 'lookFind', keys: ['/'], shown: '/', words: (m) => m.keys.find, works: isLooking, rank: 1.5 },
  {
    command: 'look',
    keys: ['i'],
    shown: 'i',
    words: (m) => m.inspect.keys.look,
    works: ({ looking }) => looking === null,
    rank: 5.05,
  },
];

/** Those that work while something is looked at. */
export const LOOK_COMMANDS: readonly Command[] = [...new Set(LOOK_BINDINGS.map(({ command }) => command))];
