// The same capture obliges differently: by `en`, `pt` and `it` large hands are traded down, by `fr` nothing is forced.
import { describe, expect, test } from '@jest/globals';
import type { Seat } from '../../../src/core/index.js';
import { viewOf } from '../../support/moments.js';
import { play } from '../../support/play.js';

/** Seat a takes Kamchatka, the last territory of seat b, and moves three armies in. */
const eliminating = (profile: string, handA: string, handB: string, more = '') =>
  play(
    `classic/${profile}/world 3 | a ALA9 | b KAM1 | c *1 | turn a 5 | do attack | dice 6 5 4 1 | hand a ${handA} | hand b ${handB} ${more}`,
  )
    .act('attack ALA KAM 3')
    .act('moveIn 3');

const asked = (game: ReturnType<typeof play>): string =>
  game.asked() === 'a trade' ? `trade, ${game.question('trade').mandatory ? 'must' : 'may'}` : game.asked();

describe('C-ATT-7', () => {
  test.each([
    ['en', 'a attack', 'trade, must', 'trade, must'],
    ['pt', 'a attack', 'trade, must', 'trade, must'],
    ['it', 'a attack', 'trade, must', 'trade, must'],
    ['fr', 'trade, may', 'trade, may', 'trade, may'],
  ])('C-ATT-7: by %s two cards and three, four, five more: %s; %s; %s', (profile, five, six, seven) => {
    const own = 'ALB WUS';
    expect(asked(eliminating(profile, own, 'VEN ARG GBR'))).toBe(five);
    expect(asked(eliminating(profile, own, 'VEN ARG GBR NWT'))).toBe(six);
    expect(asked(eliminating(profile, own, 'VEN ARG GBR NWT ONT'))).toBe(seven);
  });

  test.each(['en', 'pt', 'it'])('C-ATT-7: by %s nine cards go to six, to three, and no further', (profile) => {
    const game = eliminating(profile, 'ALB WUS VEN ARG', 'GRE QUE NWT ONT EUS');
    for (const size of [6, 3]) {
      expect(game.reject('endTrade')).toEqual({ code: 'illegal', rule: 'C-CARD-1' });
      game.act(game.legal()[0] ?? '');
      expect(game.state().seats[0]?.hand).toHaveLength(size);
    }
    expect(game.asked()).toBe('a place');
    expect(game.reject(`trade ${game.hand('a').split(' ').join('+')} -`)).toEqual({
      code: 'illegal',
      rule: 'C-REINF-3',
    });
  });

  test('C-ATT-7: by fr nine cards may be traded down to none, or to any number', () => {
    const game = eliminating('fr', 'ALB WUS VEN NWT ONT EUS', 'GRE QUE CAM');
    game.act('trade ALB+WUS+VEN -');
    expect(asked(game)).toBe('trade, may');
    game.act('trade NWT+ONT+EUS -');
    expect(asked(game)).toBe('trade, may');
    game.act('trade GRE+QUE+CAM -');
    expect([game.asked(), game.hand('a'), game.state().turn.pool]).toEqual(['a place', '', 18]);
    const stopped = eliminating('fr', 'ALB WUS VEN NWT ONT EUS', 'GRE QUE CAM').act('trade ALB+WUS+VEN -');
    expect(stopped.act('endTrade').question('place').pool).toBe(4);
    expect(stopped.state().seats[0]?.hand).toHaveLength(6);
  });

  test('C-ATT-7: by fr nothing is forced until the next turn, and then it is', () => {
    const game = eliminating('fr', 'ALB WUS VEN', 'GRE QUE CAM NWT').act('endTrade');
    expect(game.asked()).toBe('a attack');
    expect(game.reject('trade ALB+WUS+VEN -')).toEqual({ code: 'illegal', rule: 'C-ATT-1' });
    const next = play(
      'classic/fr/world 3 | a ALA9 | c *1 | out b | hand a ALB WUS VEN GRE QUE CAM NWT | turn a 6 | do reinforce',
    ).settle();
    expect(asked(next)).toBe('trade, must');
  });

  test.each(['en', 'pt', 'fr', 'it'])(
    'C-ATT-7: by %s the order is: move in, take the cards, trade, place, attack on',
    (profile) => {
      const game = play(
        `classic/${profile}/world 3 | a ALA9 | b KAM1 | c *1 | turn a 5 | do attack | dice 6 5 4 1 | hand a ALB WUS | hand b VEN NWT ONT GRE`,
      ).act('attack ALA KAM 3');
      expect([game.asked(), game.hand('a')]).toEqual(['a moveIn', 'ALB WUS']);
      game.act('moveIn 3');
      expect(game.log()).toEqual(['armiesMoved a ALA KAM 3 capture', 'handTaken a b 4 VEN+NWT+ONT+GRE']);
      expect(game.asked()).toBe('a trade');
      game.act('trade ALB+WUS+VEN -');
      expect(game.log()).toEqual(['setTraded a ALB+WUS+VEN 4']);
      expect(game.reject('attack KAM JAP 1')).toEqual({ code: 'illegal', rule: 'C-REINF-3' });
      game.act('place KAM 4');
      expect([game.asked(), game.at('KAM')]).toEqual(['a attack', 'a7']);
    },
  );

  test('C-ATT-7: by fr others cannot tell whether the hand holds a set', () => {
    const seen = ['VEN NWT', 'VEN ARG'].map((handB) => {
      const game = eliminating('fr', 'ALB', handB);
      expect(asked(game)).toBe('trade, may');
      return JSON.stringify({ ...viewOf(game.rules, game.state(), 2 as Seat) });
    });
    expect(seen[0]).toBe(seen[1]);
    expect(eliminating('fr', 'ALB', 'VEN').asked()).toBe('a attack');
    expect(eliminating('fr', 'ALB', 'VEN NWT').legal()).toEqual(['endTrade']);
  });

  test.each(['en', 'pt', 'fr', 'it'])('C-END-2: by %s an elimination that wins asks nothing', (profile) => {
    const game = play(
      `classic/${profile}/world 3 | b KAM1 | a ALA9 *1 | out c | hand a ALB WUS VEN | hand b GRE QUE CAM | turn a 9 | do attack | dice 6 5 4 1`,
    ).act('attack ALA KAM 3');
    expect([game.asked(), game.hand('a')]).toEqual(['over', 'ALB WUS VEN']);
    expect(game.log().slice(-2)).toEqual(['armiesMoved a ALA KAM 3 capture', 'gameEnded a conquest C-END-1']);
  });
});
