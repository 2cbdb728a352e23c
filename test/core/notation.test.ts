import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatPosition, hash, parsePosition } from '../../src/core/index.js';
import { SMALL_BOARDS } from '../support/boards.js';
import { position } from '../support/play.js';
import { begin, rulesFrom, setupOf } from '../support/setups.js';

const LINES: readonly string[] = [
  'classic/en/world 3 | a ALA5 KAM2 | b NWT3 | c *1 | turn a 2 | do attack | hand a ALA J1 | dice 6 5 4 3 2',
  'classic/en/world 4 | a ALA5 KAM0 | b *1 | out c | resigned d | ask a b | turn a 7 b | captured KAM | do turn:2 attack spoils:2 moveIn:ALA,KAM,3,4 | rng 1 0.25 0.5 0.75',
  'classic/en/world 3 | turn b 0 | supply a 35 | supply b 35 | supply c 35 | do claim | seed two words',
  'classic/en/world 3 | a *1 | neutral b | resigned b | turn a 3 | pool 7 | bonus | sets 4 | do trade:-,1 | deck GRE | discards QUE J2 | resign neutral | rounds 20 | deal | actions 12',
  'classic/en/world 6 | a *2 | turn f 1 f | do battle:ALA,KAM,3',
];

describe('positions as lines', () => {
  test.each(LINES)('D-1: what is written is what was read: %s', (line) => {
    const { rules, state } = position(line);
    const written = formatPosition(rules, state);
    const again = position(written);
    expect(hash(again.state)).toBe(hash(state));
    expect(again.rules.setup.options).toEqual(rules.setup.options);
    expect(formatPosition(again.rules, again.state)).toBe(written);
  });

  test('D-1: the start of a game, on any board', () => {
    for (const rules of [rulesFrom(setupOf(5, 'start')), rulesFrom(setupOf(3, 's', {}, 'ring'), SMALL_BOARDS)]) {
      const { state } = begin(rules);
      expect(hash(position(formatPosition(rules, state), SMALL_BOARDS).state)).toBe(hash(state));
    }
  });

  test.each([
    ['classic/en/world 3 | a XXX5', 'a XXX5'],
    ['classic/en/world 3 | a ALA', 'a ALA'],
    ['classic/en/world 3 | a ALAx', 'a ALAx'],
    ['classic/en/world 3 | d ALA5', 'd ALA5'],
    ['classic/en/world 3 | z ALA5', 'z ALA5'],
    ['classic/en/world 3 | turn d 1', 'turn d 1'],
    ['classic/en/world 3 | turn a', 'turn a'],
    ['classic/en/world 3 | do dance', 'do dance'],
    ['classic/en/world 3 | do constructor', 'do constructor'],
    ['classic/en/world 3 | do battle:XXX,KAM,3', 'do battle:XXX,KAM,3'],
    ['classic/en/world 3 | do turn:x', 'do turn:x'],
    ['classic/en/world 3 | hand a J3', 'hand a J3'],
    ['classic/en/world 3 | pool many', 'pool many'],
    ['classic/en/world 3 | dice 1 x', 'dice 1 x'],
    ['classic/en/world 3 | rng 1 2 3', 'rng 1 2 3'],
    ['classic/en/world 3 | wonder', 'wonder'],
    ['classic/en/world 3 | hand a ALA | hand b ALA', 'classic/en/world 3'],
    ['classic/en/world 2', 'classic/en/world 2'],
    ['classic/en/moon 3', 'classic/en/moon 3'],
    ['classic/xx/world 3', 'classic/xx/world 3'],
    ['', ''],
  ])('D-3: "%s" is refused, and the segment is named', (line, segment) => {
    const parsed = parsePosition(line);
    expect(parsed).toMatchObject({ ok: false, error: { segment } });
  });

  test('D-3: no text at all makes it throw', () => {
    const words = ['classic/en/world 3', 'a ALA5', 'b *1', 'do', 'attack', 'turn', 'hand', 'deck', 'dice', 'rng', '|'];
    const piece = fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 8 }), fc.integer().map(String));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const parsed = parsePosition(`classic/en/world 3 | ${pieces.join(' ')}`);
        if (parsed.ok) expect(parsed.value.state.owner).toHaveLength(42);
        expect(typeof parsePosition(pieces.join(' ')).ok).toBe('boolean');
      }),
      { seed: 11, numRuns: 300 },
    );
  });
});
