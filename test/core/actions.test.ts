// Whatever is passed as an action: accepted in canonical form, or refused with a code and a rule, state untouched.
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Action, decision, expand, hash, legalActions, legalAnswer, type Seat } from '../../src/core/index.js';
import { SMALL_BOARDS } from '../support/boards.js';
import { applyTo } from '../support/moments.js';
import { play } from '../support/play.js';
import { actionLine, parseAction } from '../support/text.js';

const QUESTIONS: Readonly<Record<string, readonly [line: string, rule: string]>> = {
  claim: ['classic/en/world 3 | turn a 0 | supply a 9 | supply b 9 | supply c 9 | do claim', 'C-SETUP-3'],
  placeSetup: ['classic/en/world 3 | a ALA1 KAM1 | b *1 | supply a 9 | turn a 0 | do placeSetup', 'C-REINF-3'],
  place: ['classic/en/world 3 | a ALA1 KAM1 | b *1 | pool 5 | turn a 2 | do place', 'C-REINF-3'],
  trade: [
    'classic/en/world 3 | a ALA1 KAM1 | b *1 | hand a ALA ALB WUS NWT | pool 5 | turn a 2 | do trade:4,1',
    'C-CARD-1',
  ],
  attack: ['classic/en/world 3 | a ALA5 KAM1 | b *1 | turn a 2 | do attack | seed x', 'C-ATT-1'],
  defend: ['classic/en/world 3 | a ALA5 | b *3 | ask b | turn a 2 | do battle:ALA,KAM,3 | seed x', 'C-ATT-3'],
  moveIn: ['classic/en/world 3 | a ALA5 KAM0 | b *1 | turn a 2 | do moveIn:ALA,KAM,2,4', 'C-ATT-6'],
  fortify: ['classic/en/world 3 | a ALA5 NWT1 | b *1 | turn a 2 | do fortify', 'C-FORT-1'],
};

const NUMBERS: readonly unknown[] = [
  0,
  -0,
  4,
  -1,
  6,
  99,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 53,
  '1',
  '2',
  '',
  null,
  undefined,
  true,
  [],
  [2],
  {},
  { valueOf: () => 2 },
];

const JUNK: readonly unknown[] = [
  null,
  undefined,
  0,
  Number.NaN,
  '',
  'endAttack',
  true,
  [],
  {},
  ['endAttack'],
  { type: '' },
  { type: null },
  { type: ['endAttack'] },
  { type: 'endattack' },
  { type: 'constructor' },
  { type: '__proto__' },
  { type: 'claim' },
  { type: 'claim', territory: 'nowhere' },
  { type: 'claim', territory: '__proto__' },
  { type: 'claim', territory: 0 },
  { type: 'claim', territory: ['alaska'] },
  { type: 'place', territory: 'alaska' },
  { type: 'attack' },
  { type: 'attack', from: 'constructor', to: 'toString', dice: 1 },
  { type: 'trade' },
  { type: 'trade', cards: 'alaska', bonusOn: null },
  { type: 'trade', cards: [], bonusOn: null },
  { type: 'trade', cards: { length: 3 }, bonusOn: null },
  { type: 'trade', cards: [null, null, null], bonusOn: null },
  { type: 'trade', cards: ['alaska', 'alaska', 'alaska'], bonusOn: 'alaska' },
  { type: 'trade', cards: ['alaska', 'alberta', 'western-united-states', 'northwest-territory'], bonusOn: 'alaska' },
  { type: 'trade', cards: ['alaska', 'alberta', 'western-united-states'] },
  { type: 'trade', cards: ['alaska', 'alberta', 'western-united-states'], bonusOn: 'kamchatka' },
  { type: 'defend' },
  { type: 'moveIn' },
  { type: 'fortify' },
  { type: 'setDefence' },
  { type: 'setDefence', defence: 'never' },
  { type: 'setDefence', defence: ['ask'] },
  { type: 'undo', count: 1 },
  { undo: 1 },
  JSON.parse('{"__proto__": {"type": "endAttack"}}'),
  JSON.parse('{"type": "attack", "__proto__": {"from": "alaska", "to": "kamchatka", "dice": 1}}'),
];

describe.each(Object.entries(QUESTIONS))('asked to %s', (_name, [line, rule]) => {
  const start = () => play(line, undefined);

  test('D-3: every legal answer is accepted, unique, and canonical', () => {
    const game = start();
    const open = decision(game.rules, game.state());
    if (!open) throw new Error('test: nothing is asked');
    const legal = legalActions(game.rules, game.state());
    expect(legal.length).toBeGreaterThan(1);
    expect(new Set(legal.map((a) => JSON.stringify(a))).size).toBe(legal.length);
    for (const action of legal) expect(legalAnswer(open, action)).toEqual(action);
    expect(legal).toEqual(expand(open));
  });

  test('D-3: junk is refused with the rule that speaks against it, and changes nothing', () => {
    const game = start();
    const seat = decision(game.rules, game.state())?.seat as Seat;
    const before = JSON.stringify(game.state());
    for (const junk of JUNK) {
      expect(applyTo(game.rules, game.state(), seat, junk as Action)).toEqual({
        ok: false,
        error: { code: 'illegal', rule },
      });
    }
    expect(JSON.stringify(game.state())).toBe(before);
  });

  test('D-3: a legal answer with a wrong number is refused', () => {
    const game = start();
    const legal: ReadonlySet<string> = new Set(game.legal());
    for (const action of legalActions(game.rules, game.state())) {
      for (const field of ['count', 'dice'].filter((name) => name in action)) {
        for (const value of NUMBERS) {
          const changed = { ...action, [field]: value } as Action;
          if (typeof value === 'number' && legal.has(actionLine(game.rules.board, changed))) continue;
          expect(game.reject(changed)).toEqual({ code: 'illegal', rule });
        }
      }
    }
  });

  test('D-3: a legal answer of another seat, or of no seat at all, is refused', () => {
    const game = start();
    const [legal] = legalActions(game.rules, game.state());
    const asked = decision(game.rules, game.state())?.seat;
    const before = hash(game.state());
    for (const seat of [0, 1, 2, 3, -1, 0.5, Number.NaN, '0', '1', null, undefined, 'a', '__proto__', 'length']) {
      if (seat === asked || !legal) continue;
      const step = applyTo(game.rules, game.state(), seat as Seat, legal);
      expect(step).toEqual({ ok: false, error: { code: 'notYourDecision', rule } });
    }
    expect(hash(game.state())).toBe(before);
  });

  test('D-3: what is legal without being asked needs a real seat too', () => {
    const game = start();
    for (const seat of [3, 99, -1, 0.5, Number.NaN, '0', '1', null, undefined, '__proto__', 'length']) {
      for (const action of [{ type: 'resign' }, { type: 'setDefence', defence: 'ask' }] as const) {
        expect(applyTo(game.rules, game.state(), seat as Seat, action)).toMatchObject({ ok: false });
      }
    }
  });

  test('D-3: fields that an answer does not have leave no trace', () => {
    const [first] = start().legal();
    const plain = start().act(first ?? '');
    const action = parseAction(plain.rules.board, first ?? '');
    const loaded = { ...action, evil: true, rng: { kind: 'script', left: [] }, seat: 1, __proto__: { dice: 9 } };
    const game = start().act(loaded as Action);
    expect(game.state()).toEqual(plain.state());
    expect(JSON.stringify(game.events())).toBe(JSON.stringify(plain.events()));
  });

  test('D-3: anything at all is either legal or refused, never an error', () => {
    const game = start();
    const seats: readonly Seat[] = [0 as Seat, 1 as Seat, 2 as Seat];
    const before = JSON.stringify(game.state());
    const word = fc.constantFrom('alaska', 'kamchatka', 'northwest-territory', 'alberta', 'joker-1', '__proto__');
    const value = fc.oneof(word, fc.integer({ min: -2, max: 6 }), fc.constant(null), fc.array(word), fc.anything());
    const type = fc.constantFrom(
      ...['claim', 'place', 'trade', 'endTrade', 'attack', 'endAttack', 'defend', 'moveIn', 'fortify', 'skipFortify'],
      ...['resign', 'setDefence', 'x'],
    );
    const keys = ['territory', 'count', 'cards', 'bonusOn', 'from', 'to', 'dice', 'defence', '__proto__'];
    const record = fc.record({ type, ...Object.fromEntries(keys.map((key) => [key, value])) }, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.oneof(record, fc.anything()), fc.constantFrom(...seats), (junk, seat) => {
        const step = applyTo(game.rules, game.state(), seat, junk as Action);
        if (!step.ok) expect(step.error.rule).toMatch(/^[CD]-/);
        expect(JSON.stringify(game.state())).toBe(before);
      }),
      { seed: 7, numRuns: 200 },
    );
  });
});

describe('queued keys', () => {
  test('C-ATT-6: an attack that was sent twice is not fought twice before the capture move is answered', () => {
    const game = play('classic/en/world 3 | a ALA9 | b KAM1 *1 | turn a 2 | do attack | dice 6 5 4 1');
    game.act('attack ALA KAM 3');
    expect(game.reject('attack ALA KAM 3')).toEqual({ code: 'illegal', rule: 'C-ATT-6' });
    expect(game.reject('attack ALA ALB 3')).toEqual({ code: 'illegal', rule: 'C-ATT-6' });
    game.act('moveIn 3');
  });

  test('D-3: an answer for a question that is over is refused', () => {
    const game = play('classic/en/row 3 | a AAA1 BBB1 | b CCC1 | c DDD1 | pool 1 | turn a 2 | do place', SMALL_BOARDS);
    game.act('place AAA 1');
    expect(game.reject('place AAA 1')).toMatchObject({ code: 'illegal' });
  });
});
