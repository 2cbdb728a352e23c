// What cards are worth, when they must be traded and when they are drawn, by each rulebook.
import { describe, expect, test } from '@jest/globals';
import { ofType, PROFILE_IDS, setValueOf } from '../../../src/core/index.js';
import { play } from '../../support/play.js';

const SETS_BEFORE = Array.from({ length: 9 }, (_, n) => n);

describe('C-CARD-2', () => {
  test.each([
    ['en', [4, 6, 8, 10, 12, 15, 20, 25, 30]],
    ['it', [4, 6, 8, 10, 12, 15, 20, 25, 30]],
    ['fr', [4, 6, 8, 10, 12, 15, 20, 25, 30]],
    ['pt', [4, 6, 8, 10, 15, 20, 25, 30, 35]],
  ] as const)('C-CARD-2: by %s the sets of the game bring %j', (profile, values) => {
    const brought = SETS_BEFORE.map((sets) => {
      const game = play(
        `classic/${profile}/world 3 | a NWT1 JAP1 | b KAM1 PER1 | c *1 | hand a ALA ALB WUS | sets ${sets} | turn a 3 | do trade:4,1`,
      );
      expect(
        ofType(game.question('trade').offers, 'trade').map((o) => setValueOf(game.rules, game.state(), o.cards)),
      ).toEqual([values[sets]]);
      return game.act('trade ALA+ALB+WUS -').state().turn.pool;
    });
    expect(brought).toEqual(values);
  });

  test('C-CARD-2: sets of different seats count together', () => {
    for (const [profile, fifth] of [
      ['en', 12],
      ['pt', 15],
    ] as const) {
      const game = play(
        `classic/${profile}/world 3 | a NWT1 JAP1 | b KAM1 PER1 | c *1 | hand a ALA ALB WUS | hand b VEN ARG GBR | sets 3 | turn a 3 | do trade:4,1`,
      ).act('trade ALA+ALB+WUS -');
      expect(game.log()).toEqual(['setTraded a ALA+ALB+WUS 10']);
      game.act('place NWT 10').act('endAttack');
      while (game.asked().startsWith('a')) game.act('skipFortify');
      expect(game.act('trade VEN+ARG+GBR -').log()).toEqual([`setTraded b VEN+ARG+GBR ${fifth}`]);
    }
  });
});

describe.each(PROFILE_IDS)('by %s', (profile) => {
  const holding = (hand: string, more = '') =>
    play(
      `classic/${profile}/world 3 | a NWT1 JAP1 | b KAM1 | c *1 | hand a ${hand} | turn a 3 | do reinforce ${more}`,
    ).settle();

  /** Trades the first set as often as a trade is offered: `!` where it must be, `?` where it may be. */
  const trades = (hand: string): string => {
    const game = holding(hand);
    let marks = '';
    while (game.asked() === 'a trade') {
      const { mandatory } = game.question('trade');
      marks += mandatory ? '!' : '?';
      if (mandatory) expect(game.reject('endTrade')).toEqual({ code: 'illegal', rule: 'C-CARD-1' });
      game.act(game.legal()[0] ?? '');
    }
    expect(game.asked()).toBe('a place');
    return marks;
  };

  test.each([
    ['ALA ALB', ''],
    ['ALA NWT ALB', ''],
    ['ALA ALB WUS', '?'],
    ['ALA NWT ALB ONT', ''],
    ['ALA NWT GRE ALB', '?'],
    ['ALA NWT ALB ONT WUS', '!'],
    ['ALA NWT ALB ONT WUS EUS', '!?'],
    ['ALA NWT ALB ONT J1', '!'],
    ['ALA NWT J1 J2', '?'],
    ['ALA ALB WUS NWT ONT EUS GRE QUE CAM', '!!?'],
  ])('C-CARD-3: a hand of %s is traded %s', (hand, expected) => {
    expect(trades(hand)).toBe(expected);
  });

  test('C-CARD-3: nothing is traded once an army is placed', () => {
    const game = holding('ALA ALB WUS').act('endTrade').act('place NWT 1');
    expect(game.reject('trade ALA+ALB+WUS -')).toEqual({ code: 'illegal', rule: 'C-REINF-3' });
  });

  test('C-CARD-1: two jokers and a card, a joker and any two are sets', () => {
    const game = holding('ALA NWT J1 J2');
    const sets = ofType(game.question('trade').offers, 'trade').map(({ cards }) => cards.length);
    expect(sets).toHaveLength(4);
    for (const set of ['ALA+NWT+J1', 'ALA+NWT+J2', 'ALA+J1+J2', 'NWT+J1+J2']) {
      expect(game.legal().some((line) => line.startsWith(`trade ${set} `))).toBe(true);
    }
  });

  test('C-CARD-4: two armies on one territory of the set, once a turn', () => {
    const game = holding('NWT ONT EUS ALA ALB WUS').act('trade NWT+ONT+EUS NWT');
    expect(game.log()).toEqual(['setTraded a NWT+ONT+EUS 4', 'armiesPlaced a NWT 2 card']);
    expect(game.at('NWT')).toBe('a3');
    const again = holding('NWT ONT EUS', '| bonus');
    expect(again.legal()).toEqual(['trade NWT+ONT+EUS -', 'endTrade']);
  });

  test('C-CARD-5: the card comes before fortifying by en, after it by the others', () => {
    const game = play(
      `classic/${profile}/world 3 | a ALA9 NWT1 | b KAM1 PER1 | c *1 | turn a 2 | do attack | deck BRA EGY | dice 6 5 4 1`,
    );
    game.act('attack ALA KAM 3').act('moveIn 3').act('endAttack');
    const isFirst = profile === 'en';
    expect(game.log()).toEqual(isFirst ? ['attackEnded a', 'cardDrawn a BRA'] : ['attackEnded a']);
    expect([game.asked(), game.hand('a')]).toEqual(['a fortify', isFirst ? 'BRA' : '']);
    game.act('fortify ALA KAM 1');
    const end = ['armiesMoved a ALA KAM 1 fortify', ...(isFirst ? [] : ['cardDrawn a BRA']), 'turnBegan b 2'];
    expect(game.log().slice(0, end.length)).toEqual(end);
    expect(game.hand('a')).toBe('BRA');
  });

  test('C-CARD-5: one card a turn, however many territories were taken, and none without a capture', () => {
    const two = play(
      `classic/${profile}/world 3 | a ALA9 NWT1 | b KAM1 ALB1 PER1 | c *1 | turn a 2 | do attack | deck BRA EGY | dice 6 5 4 1 6 5 4 1`,
    );
    two.act('attack ALA KAM 3').act('moveIn 3').act('attack ALA ALB 3').act('moveIn 3').act('endAttack');
    two.act('skipFortify');
    expect(two.hand('a')).toBe('BRA');
    const none = play(
      `classic/${profile}/world 3 | a ALA9 NWT1 | b KAM1 PER1 | c *1 | turn a 2 | do attack | deck BRA | dice 1 1 1 6`,
    );
    none.act('attack ALA KAM 3').act('endAttack');
    if (none.asked() === 'a fortify') none.act('skipFortify');
    expect(none.hand('a')).toBe('');
    expect(none.asked()).toBe('b place');
  });

  test('C-CARD-6: a draw that makes six cards obliges nothing before the next turn', () => {
    const game = play(
      `classic/${profile}/world 3 | a ALA9 | b KAM1 PER1 BRA1 | c *1 | turn a 2 | do attack | hand a VEN ARG GRE QUE J1 | deck BRA | dice 6 5 4 1`,
    );
    game.act('attack ALA KAM 3').act('moveIn 3').act('endAttack').act('skipFortify');
    expect(game.state().seats[0]?.hand).toHaveLength(6);
    expect(game.asked()).toBe('b place');
  });
});
