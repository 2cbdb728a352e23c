// The line of keys at the foot of the lobby: what counts now, the most useful first. Pure.
import { crop, type Line, span, widthOf } from '../../tui/frame/line.js';
import { chosenTable } from './lists.js';
import type { Lobby } from './model.js';
import type { Style } from './style.js';

type KeyWord = readonly [key: string, word: string];

const ARROWS = { ascii: 'arrows', drawn: '↑↓' } as const;

/** The keys of the page that is open. */
export const keysOf = (lobby: Lobby): readonly KeyWord[] => {
  const { keys, lobby: words } = lobby.context.m.server;
  const { ascii } = lobby.context;
  const arrows = ascii ? ARROWS.ascii : ARROWS.drawn;
  const enter = ascii ? 'Enter' : '⏎';
  const back: KeyWord = ['esc', keys.back];
  switch (lobby.page) {
    case 'tables': {
      const table = chosenTable(lobby);
      const isOpen = table?.section === 'open';
      return [
        [arrows, keys.choose],
        [enter, isOpen && table.mySeat === null ? keys.sit : keys.open],
        ...(isOpen && table.isMaker ? [['b', keys.begin] as const, ['x', keys.close] as const] : []),
        ...(isOpen && !table.isMaker && table.mySeat !== null ? [['x', keys.stand] as const] : []),
        ['n', keys.new],
        ['?', keys.help],
        ['q', keys.leave],
        ['c', keys.code],
        ['w', keys.watch],
        ['/', keys.filter],
        ['p', keys.people],
        ['o', keys.settings],
        ['f', keys.ended],
        ['s', keys.seal],
      ];
    }
    case 'new':
      return [[arrows, keys.choose], [ascii ? 'left right' : '←→', keys.change], [enter, keys.go], back];
    case 'settings':
      return [[arrows, keys.choose], [enter, keys.change], back];
    case 'code':
      return [[enter, keys.go], back];
    case 'word':
      return [[enter, keys.sit], back];
    case 'confirm':
      return [[words.confirmKeys, '']];
    default:
      return [[arrows, keys.choose], [enter, keys.open], back];
  }
};

/** One line: what the last key came to, or as many keys as fit. */
export const keysLine = (lobby: Lobby, style: Style, columns: number): Line => {
  if (lobby.message !== null) return crop([span(' '), style.bold(lobby.message)], columns);
  let line: Line = [span(' ')];
  for (const [key, word] of keysOf(lobby)) {
    const next = [...line, style.bold(key), style.dim(word === '' ? '' : ` ${word}  `)];
    if (widthOf(next) <= columns + 1) line = next;
  }
  return crop(line, columns);
};
