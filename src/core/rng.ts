// The game's one stream of random numbers (D-1): state in, values out, state back. Nothing else draws from it.
import alea from 'seedrandom/lib/alea.js';
import { bytesFrom, sealedKey, sideKey } from './sealed.js';
import type { Chance, RngState, SealedChance } from './types.js';

/** A stream that is being drawn from; `save` gives what the game's state keeps. */
export interface Stream {
  /** An integer from 0 to `bound` - 1. */
  pick(bound: number): number;
  /** One die: 1 to 6. */
  die(): number;
  save(): RngState;
}

export const seedStream = (seed: string): RngState => {
  const { c, s0, s1, s2 } = alea(seed, { state: true }).state();
  return { kind: 'alea', c, s0, s1, s2 };
};

/** The seed that all dice of a game are known by; null where there is none to be told. */
export const seedOf = (chance: Chance): string | null => (chance.dice === 'seed' ? chance.seed : null);

const keyOf = ({ secret, table, words }: SealedChance): string => {
  if (secret === null) throw new Error('bug: sealed dice without their secret');
  return sealedKey(secret, table, words);
};

const sealedStream = (key: string): RngState => ({ kind: 'sealed', key, block: 0, offset: 0 });

/** The game's own stream, before its first draw. */
export const streamOf = (chance: Chance): RngState => {
  switch (chance.dice) {
    case 'seed':
      return seedStream(chance.seed);
    case 'sealed':
      return sealedStream(keyOf(chance));
  }
};

/** A stream beside the game's, another for each name (D-2): the game's own cannot be told from it. */
export const sideStreamOf = (chance: Chance, name: string): RngState => {
  switch (chance.dice) {
    case 'seed':
      return seedStream(`${chance.seed}/${name}`);
    case 'sealed':
      return sealedStream(sideKey(keyOf(chance), name));
  }
};

/** A test's stream: `left` are dice (1-6) and picks (from 0), used in this order; drawing past the end throws. */
const scripted = (start: readonly number[]): Stream => {
  const left = [...start];
  const take = (low: number, high: number): number => {
    const value = left.shift();
    if (value === undefined) throw new Error('script: no values left');
    if (value < low || value > high) throw new Error(`script: ${value} is not between ${low} and ${high}`);
    return value;
  };
  return {
    pick: (bound) => take(0, bound - 1),
    die: () => take(1, 6),
    save: () => ({ kind: 'script', left }),
  };
};

const aleaStream = ({ c, s0, s1, s2 }: Extract<RngState, { kind: 'alea' }>): Stream => {
  const next = alea('', { state: { c, s0, s1, s2 } });
  return {
    pick: (bound) => Math.floor(next() * bound),
    die: () => 1 + Math.floor(next() * 6),
    save: () => {
      const saved = next.state();
      return { kind: 'alea', c: saved.c, s0: saved.s0, s1: saved.s1, s2: saved.s2 };
    },
  };
};

const DICE = 252;
const WORD = 2 ** 32;

/** D-5: a die is the first byte below 252, modulo 6; a pick the first four bytes below the last whole multiple. */
const sealed = ({ key, block, offset }: Extract<RngState, { kind: 'sealed' }>): Stream => {
  const bytes = bytesFrom(key, block, offset);
  const below = (bound: number): number => {
    for (;;) {
      const word = bytes.byte() * 2 ** 24 + bytes.byte() * 2 ** 16 + bytes.byte() * 2 ** 8 + bytes.byte();
      if (word < WORD - (WORD % bound)) return word % bound;
    }
  };
  const die = (): number => {
    for (;;) {
      const byte = bytes.byte();
      if (byte < DICE) return 1 + (byte % 6);
    }
  };
  return { pick: below, die, save: () => ({ kind: 'sealed', key, ...bytes.at() }) };
};

export const resumeStream = (rng: RngState): Stream => {
  switch (rng.kind) {
    case 'sealed':
      return sealed(rng);
    case 'alea':
      return aleaStream(rng);
    case 'script':
      return scripted(rng.left);
  }
};

/** Fisher-Yates from the end: draws `items.length - 1` picks. */
export const shuffle = <T>(items: readonly T[], pick: (bound: number) => number): T[] => {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    const [a, b] = [result[i], result[j]];
    if (a === undefined || b === undefined) throw new Error('bug: shuffle index');
    result[i] = b;
    result[j] = a;
  }
  return result;
};
