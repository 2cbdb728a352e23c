// The rulebooks as data: which games there are, and in what each rulebook leaves the English one.
import { describe, expect, test } from '@jest/globals';
import {
  findProfile,
  housePacks,
  loadRules,
  PROFILE_IDS,
  PROFILES,
  type Profile,
  variantFor,
} from '../../../src/core/index.js';
import { setupOf } from '../../support/setups.js';

const GAMES = ['classic world', 'napoleon-basic europe', 'two-player europe', 'two-player world'];

const game = (variant: string, id: string, board: string): Profile => {
  const found = findProfile(variant, id, board);
  if (!found.ok) throw new Error(`test: no ${variant} ${id} ${board}`);
  return found.value;
};

describe('the games', () => {
  test('D-3: every variant on each of its boards by each of four rulebooks', () => {
    const all = PROFILES.map((p) => `${p.variant} ${p.boards} ${p.id}`);
    expect(all).toEqual(['napoleon europe en', ...GAMES.flatMap((name) => PROFILE_IDS.map((id) => `${name} ${id}`))]);
    for (const profile of PROFILES) expect(Object.isFrozen(profile)).toBe(true);
  });

  test('D-3: without a board it is the variant’s first', () => {
    expect(findProfile('two-player', 'fr')).toEqual({ ok: true, value: game('two-player', 'fr', 'europe') });
  });

  test.each([
    ['nonsense', 'en', null, 'unknownVariant'],
    ['classic', 'de', null, 'unknownProfile'],
    ['napoleon', 'pt', null, 'profileNotForVariant'],
    ['classic', 'en', 'europe', 'boardNotForVariant'],
    ['napoleon-basic', 'it', 'world', 'boardNotForVariant'],
  ] as const)('D-3: %s by %s on %s is refused: %s', (variant, profile, board, code) => {
    expect(findProfile(variant, profile, board)).toMatchObject({ ok: false, error: { code, rule: 'D-3' } });
  });

  test('D-3: a built-in board keeps its own rules in a list with others', () => {
    const setup = { ...setupOf(2, 'x'), variant: 'two-player' as const };
    const rules = loadRules(setup, [...housePacks()].reverse());
    expect(rules).toMatchObject({ ok: true, value: { profile: { neutrals: { count: 1 } } } });
  });

  test('T-WORLD: classic with two seats is two-player on the world; with any other number it stays classic', () => {
    expect(variantFor('classic', 2)).toEqual({ variant: 'two-player', board: 'world' });
    for (const seats of [0, 1, 3, 6]) expect(variantFor('classic', seats)).toEqual({ variant: 'classic', board: null });
    expect(variantFor('napoleon-basic', 2)).toEqual({ variant: 'napoleon-basic', board: null });
  });
});

describe('the rulebooks', () => {
  /** Where a rulebook says something else than the English one. */
  const differences = (id: string): string[] => {
    const [en, other] = [game('classic', 'en', 'world'), game('classic', id, 'world')];
    return (Object.keys(en) as (keyof Profile)[]).filter(
      (key) =>
        key !== 'id' &&
        key !== 'setup' &&
        JSON.stringify(en[key]) + String(en[key]) !== JSON.stringify(other[key]) + String(other[key]),
    );
  };

  test.each([
    // C-SETUP-5, C-CARD-5, C-FORT-1; the values of sets (C-CARD-2) are a function of the same text
    ['pt', ['firstTurn', 'turn', 'fortifyTargets']],
    // C-CARD-5, C-ATT-2, C-ATT-3, C-ATT-7, C-FORT-1
    ['fr', ['turn', 'attackDice', 'defenceDice', 'elimination', 'fortifyTargets']],
    // C-CARD-5, C-ATT-2, C-FORT-1
    ['it', ['turn', 'attackDice', 'fortifyTargets']],
  ])('C-FORT-1: %s differs from en in %j', (id, expected) => {
    expect(differences(id).sort()).toEqual([...expected].sort());
  });

  test('C-SETUP-4: a variant’s setup is the same by every rulebook but for the roll for the first turn', () => {
    for (const name of GAMES) {
      const [variant = '', board = ''] = name.split(' ');
      const steps = PROFILE_IDS.map((id) => game(variant, id, board).setup.filter((step) => step !== 'rollTurn'));
      for (const setup of steps) expect(setup).toEqual(steps[0]);
    }
  });

  test.each([
    ['classic', 'world', ['pt']],
    ['napoleon-basic', 'europe', ['pt']],
    ['two-player', 'europe', ['en', 'pt', 'fr', 'it']],
    ['two-player', 'world', ['pt']],
  ])('C-SETUP-5, T-4: %s on %s rolls for the first turn by %j', (variant, board, expected) => {
    const rolling = PROFILE_IDS.filter((id) => game(variant, id, board).setup.includes('rollTurn'));
    expect(rolling).toEqual(expected);
  });
});
