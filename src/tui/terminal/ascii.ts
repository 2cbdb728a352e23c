// --ascii: a finished screen in which every character is one of ASCII, each in its place.
import { BLANK, type Cell, type Grid } from './cell.js';

const STANDS_FOR: Readonly<Record<string, string>> = {
  '❯': '>',
  '›': '>',
  '…': '.',
  '–': '-',
  '−': '-',
  '±': '~',
  '×': 'x',
  '’': "'",
  '‘': "'",
  '«': '"',
  '»': '"',
  '“': '"',
  '”': '"',
  '\u202f': ' ',
  '\u00a0': ' ',
  '⏎': '>',
  '↑': '^',
  '↓': 'v',
  '←': '<',
  '→': '>',
  ß: 's',
  æ: 'a',
  œ: 'o',
  ø: 'o',
};

const asciiChar = (char: string): string => {
  const plain = STANDS_FOR[char] ?? char.normalize('NFD').replace(/\p{M}+/gu, '');
  return /^[\x20-\x7e]$/.test(plain) ? plain : '?';
};

/** Letters without their accents, `?` for what has no likeness; wide characters keep their two columns. */
export const asciiGrid = (grid: Grid): Grid => {
  const known = new Map<Cell, Cell>([[BLANK, BLANK]]);
  const plain = (cell: Cell): Cell => {
    const found = known.get(cell);
    if (found) return found;
    // Each half of a wide character is one of its own.
    const made = { ...cell, char: cell.char === '' ? '?' : asciiChar(cell.char) };
    known.set(cell, made);
    return made;
  };
  return { ...grid, cells: grid.cells.map(plain) };
};
