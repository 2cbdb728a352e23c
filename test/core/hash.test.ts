// D-1: a hash names what a state is, not how it was made.
import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { canonicalJson, hash, type State, sha256, shortHash } from '../../src/core/index.js';
import { napoleonRules } from '../support/napoleonTables.js';
import { begin, rulesOf } from '../support/setups.js';

/** The same value with the keys of every object the other way round. */
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, field]) => [key, reversed(field)]),
  );
};

const states: readonly State[] = [
  begin(rulesOf(4, 'hash', { deal: true })).state,
  begin(napoleonRules(4, 'hash')).state,
];

describe('D-1', () => {
  test('D-1: the order of keys does not matter, at any depth', () => {
    for (const state of states) {
      const other = reversed(state) as State;
      expect(JSON.stringify(other)).not.toBe(JSON.stringify(state));
      expect([canonicalJson(other), hash(other)]).toEqual([canonicalJson(state), hash(state)]);
    }
  });

  test('D-1: keys stand in the order of their code units, those that look like numbers too', () => {
    const value = { b: 1, a: 2, 10: 3, 9: 4, Z: 5, é: 6, $: 7 };
    expect(canonicalJson(value)).toBe('{"$":7,"10":3,"9":4,"Z":5,"a":2,"b":1,"é":6}');
  });

  test('D-1: the order in lists matters, and so does every value', () => {
    const [state] = states;
    if (!state) throw new Error('test: no state');
    const changed: readonly State[] = [
      { ...state, deck: [...state.deck].reverse() },
      { ...state, armies: state.armies.map((n, i) => (i === 41 ? n + 1 : n)) },
      { ...state, turn: { ...state.turn, cardBonusUsed: !state.turn.cardBonusUsed } },
      { ...state, napoleon: null, outcome: null, actions: state.actions + 1 },
    ];
    expect(new Set([state, ...changed].map(hash)).size).toBe(changed.length + 1);
  });

  test('D-1: it is JSON, without fields that are undefined', () => {
    for (const state of states) expect(JSON.parse(canonicalJson(state))).toEqual(JSON.parse(JSON.stringify(state)));
    expect(canonicalJson({ a: undefined, b: [undefined, null, true, -0, 1.5, 1e21, Number.NaN], c: {} })).toBe(
      '{"b":[null,null,true,0,1.5,1e+21,null],"c":{}}',
    );
  });

  test.each(['', 'abc', 'é ☃ 😀', '\ud800 alone', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'y'.repeat(10_000)])(
    'D-1: SHA-256 of a text is that of its UTF-8: %#',
    (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    },
  );

  test('D-1: what a record keeps after each action are its first eight digits', () => {
    for (const state of states) expect(hash(state).slice(0, 8)).toBe(shortHash(state));
  });
});
