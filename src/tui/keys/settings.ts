// The keys of the page of settings.
import type { Binding } from './binding.js';
import { always, hasSettings } from './situations.js';

export const SETTINGS_BINDINGS: readonly Binding[] = [
  { command: 'up', keys: ['up', 'k'], shown: '↑↓', words: (m) => m.keys.choose, works: always, rank: 1 },
  { command: 'down', keys: ['down', 'j'], shown: '', words: (m) => m.keys.choose, works: always, rank: 99 },
  { command: 'left', keys: ['left'], shown: '←→', words: (m) => m.settings.change, works: always, rank: 2 },
  {
    command: 'right',
    keys: ['right'],
    shown: '',
    words: (m) => m.settings.change,
    works: always,
    rank: 99,
  },
  { command: 'go', keys: ['enter'], shown: '⏎', words: (m) => m.settings.change, works: always, rank: 97 },
  { command: 'first', keys: ['home'], shown: '', words: (m) => m.keys.ends, works: always, rank: 99 },
  { command: 'last', keys: ['end'], shown: 'Home/End', words: (m) => m.keys.ends, works: always, rank: 4 },
  { command: 'back', keys: ['escape', 'backspace'], shown: 'esc', words: (m) => m.keys.back, works: always, rank: 3 },
  { command: 'settings', keys: ['f2', ','], shown: 'F2', words: (m) => m.settings.key, works: hasSettings, rank: 98 },
  { command: 'quit', keys: ['q'], shown: 'q', words: (m) => m.keys.quit, works: always, rank: 5 },
];
