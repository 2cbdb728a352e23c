// A large board of our own, as a folder of Domination has one: 254 countries, the most that the blue of a pixel can number, on a picture of 1000 x 700 pixels, made by rule.
import { type Grid, gifOf, latin1 } from './fixtures.js';

const ACROSS = 20;
const DOWN = 16;
const WIDTH = 1000;
const HEIGHT = 700;
const COUNTRIES = 254;

/** From 0 to 1, the same for the same two numbers. */
const chance = (a: number, b: number): number => {
  let n = (Math.imul(a + 1, 0x9e3779b1) ^ Math.imul(b + 1, 0x85ebca6b)) >>> 0;
  n = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d) >>> 0;
  n = Math.imul(n ^ (n >>> 12), 0x297a2d39) >>> 0;
  return ((n ^ (n >>> 15)) >>> 0) / 2 ** 32;
};

interface Country {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

/** Cells of a grid, those with the least chance being sea, each with a point somewhere in it. */
const countriesOf = (): readonly Country[] => {
  const cells = Array.from({ length: ACROSS * DOWN }, (_, cell) => cell);
  const land = new Set([...cells].sort((a, b) => chance(b, 7) - chance(a, 7)).slice(0, COUNTRIES));
  return cells.flatMap((cell) => {
    if (!land.has(cell)) return [];
    const [column, row] = [cell % ACROSS, Math.floor(cell / ACROSS)];
    const at = (n: number, of: number): number => 0.5 + (chance(cell, of) - 0.5) * 0.6 + n;
    return [{ cell, x: Math.round((at(column, 1) * WIDTH) / ACROSS), y: Math.round((at(row, 2) * HEIGHT) / DOWN) }];
  });
};

/** Which country each pixel is nearest to, seas and the lines between countries included as -1. */
const gridOf = (countries: readonly Country[]): Grid => {
  const byCell = new Map(countries.map((country, n) => [country.cell, { ...country, n }]));
  const nearest = (x: number, y: number): number => {
    const [column, row] = [Math.floor((x * ACROSS) / WIDTH), Math.floor((y * DOWN) / HEIGHT)];
    let [best, least] = [-1, Number.POSITIVE_INFINITY];
    for (let j = row - 1; j <= row + 1; j++) {
      for (let i = column - 1; i <= column + 1; i++) {
        if (i < 0 || j < 0 || i >= ACROSS || j >= DOWN) continue;
        const cell = j * ACROSS + i;
        const country = byCell.get(cell);
        // The sea has points of its own, in the middle of its cells.
        const [u, v] = country ? [country.x, country.y] : [((i + 0.5) * WIDTH) / ACROSS, ((j + 0.5) * HEIGHT) / DOWN];
        const away = (u - x) ** 2 + (v - y) ** 2;
        if (away < least) [best, least] = [country?.n ?? -1, away];
      }
    }
    return best;
  };
  const whole = new Int16Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) whole[y * WIDTH + x] = nearest(x, y);
  const at = Array.from(whole, (own, i) => {
    const [right, below] = [whole[i + 1] ?? own, whole[i + WIDTH] ?? own];
    const isLine = own >= 0 && ((right >= 0 && right !== own) || (below >= 0 && below !== own));
    return isLine ? -1 : own;
  });
  return { width: WIDTH, height: HEIGHT, at };
};

/** Pairs whose pixels are two apart at the most, across a drawn line. */
const bordersOf = ({ at }: Grid): Set<string>[] => {
  const next = Array.from({ length: COUNTRIES }, () => new Set<string>());
  const counts = new Map<string, number>();
  for (let i = 0; i < at.length; i++) {
    const own = at[i] ?? -1;
    for (const other of [at[i + 2] ?? -1, at[i + 2 * WIDTH] ?? -1]) {
      if (own < 0 || other < 0 || own === other) continue;
      const pair = `${Math.min(own, other)} ${Math.max(own, other)}`;
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  }
  for (const [pair, count] of counts) {
    const [a = 0, b = 0] = pair.split(' ').map(Number);
    if (count < 6) continue;
    next[a]?.add(`${b + 1}`);
    next[b]?.add(`${a + 1}`);
  }
  return next;
};

/** Parts of the board that lie apart are joined over the sea, by their nearest countries. */
const joinParts = (countries: readonly Country[], next: readonly Set<string>[]): void => {
  for (;;) {
    const reached = new Set([0]);
    for (const at of reached) for (const to of next[at] ?? []) reached.add(Number(to) - 1);
    if (reached.size === countries.length) return;
    let [from, to, least] = [0, 0, Number.POSITIVE_INFINITY];
    for (const a of reached) {
      for (const [b, country] of countries.entries()) {
        const away = Math.hypot(country.x - (countries[a]?.x ?? 0), country.y - (countries[a]?.y ?? 0));
        if (!reached.has(b) && away < least) [from, to, least] = [a, b, away];
      }
    }
    next[from]?.add(`${to + 1}`);
    next[to]?.add(`${from + 1}`);
  }
};

const SYLLABLES = ['ar', 'be', 'cal', 'do', 'en', 'fra', 'gol', 'hi', 'is', 'ka', 'lu', 'mor', 'ne', 'os', 'pra', 'ri'];
const nameOf = (n: number): string => {
  const word = [n % 16, Math.floor(n / 16) % 16, (n * 7) % 16].map((i) => SYLLABLES[i] ?? '').join('');
  return word.slice(0, 1).toUpperCase() + word.slice(1);
};

export interface LargeBoard {
  readonly map: Uint8Array;
  readonly picture: Uint8Array;
}

/** `large.map`, and `large.gif` beside it. */
export const largeBoard = (): LargeBoard => {
  const countries = countriesOf();
  const grid = gridOf(countries);
  const next = bordersOf(grid);
  joinParts(countries, next);
  const regionOf = ({ cell }: Country): number =>
    1 + (Math.floor((cell % ACROSS) / 5) + 4 * Math.floor(cell / ACROSS / 4));
  const lines = [
    'name A Large Board',
    '[files]',
    'map large.gif',
    '[continents]',
    ...Array.from({ length: 16 }, (_, n) => `Realm_${n + 1} ${2 + (n % 5)} red`),
    '[countries]',
    ...countries.map((country, n) => `${n + 1} ${nameOf(n)} ${regionOf(country)} ${country.x} ${country.y}`),
    '[borders]',
    ...next.map((to, n) => [n + 1, ...to].join(' ')),
  ];
  return { map: latin1(lines.join('\n')), picture: gifOf(grid) };
};
