import { describe, expect, test } from '@jest/globals';
import { play } from '../../support/play.js';

/** Seat a takes Kamchatka, the last territory of seat b: 3 to 8 armies move in. */
const eliminating = (handA: string, handB: string, more = '') =>
  play(
    `classic/en/world 3 | a ALA9 | b KAM1 | c *1 | turn a 5 | do attack | dice 6 5 4 1${
      handA && ` | hand a ${handA}`
    }${handB && ` | hand b ${handB}`} ${more}`,
  ).act('attack ALA KAM 3');

const cardsIn = (game: ReturnType<typeof play>): number => {
  const { seats, deck, discards } = game.state();
  return seats.reduce((sum, seat) => sum + seat.hand.length, deck.length + discards.length);
};

describe('C-ATT-7', () => {
  test('C-ATT-7: first the capture move, then the cards change hands, then trading, placing, attacking on', () => {
    const game = eliminating('ALB WUS', 'VEN NWT ONT GRE');
    expect(game.log().slice(-2)).toEqual(['territoryCaptured a b ALA KAM', 'seatEliminated b a']);
    expect([game.asked(), game.hand('a')]).toEqual(['a moveIn', 'ALB WUS']);
    game.act('moveIn 3');
    expect(game.log()).toEqual(['armiesMoved a ALA KAM 3 capture', 'handTaken a b 4 VEN+NWT+ONT+GRE']);
    expect([game.asked(), game.hand('a'), game.hand('b')]).toEqual(['a trade', 'ALB WUS VEN NWT ONT GRE', '']);
    game.act('trade ALB+WUS+VEN -');
    expect(game.question('place')).toMatchObject({
      pool: 4,
      offers: [
        { territory: 'alaska', count: [1, 4] },
        { territory: 'kamchatka', count: [1, 4] },
      ],
    });
    expect(game.reject('attack KAM JAP 1')).toEqual({ code: 'illegal', rule: 'C-REINF-3' });
    game.act('place KAM 4');
    expect([game.asked(), game.at('KAM')]).toEqual(['a attack', 'a7']);
  });

  test('C-ATT-7: two and three cards make five: no trade before the next turn', () => {
    const game = eliminating('ALB WUS', 'VEN NWT ONT').act('moveIn 3');
    expect(game.asked()).toBe('a attack');
    expect(game.reject('trade ALB+WUS+VEN -')).toEqual({ code: 'illegal', rule: 'C-ATT-1' });
    expect(game.hand('a')).toBe('ALB WUS VEN NWT ONT');
  });

  test.each([
    ['ALB WUS', 'VEN ARG GRE QUE', 6, [3]],
    ['ALB WUS', 'VEN ARG GRE QUE NWT', 7, [4]],
    ['ALB WUS VEN', 'ARG GRE QUE NWT ONT', 8, [5, 2]],
    ['ALB WUS VEN ARG', 'GRE QUE NWT ONT EUS', 9, [6, 3]],
    ['ALB WUS VEN ARG GBR', 'GRE QUE CAM NWT ONT', 10, [7, 4]],
    ['ALB WUS VEN ARG GBR', 'GRE QUE CAM NWT ONT J1', 11, [8, 5, 2]],
    ['', 'ALB WUS VEN ARG GBR GRE', 6, [3]],
    ['ALB WUS VEN ARG GBR GRE', '', 6, [3]],
  ])('C-ATT-7: %s and %s make %i cards: trading goes down to %j and stops', (handA, handB, total, sizes) => {
    const game = eliminating(handA, handB).act('moveIn 3');
    expect(game.state().seats[0]?.hand).toHaveLength(total);
    for (const size of sizes) {
      expect(game.question('trade').mandatory).toBe(true);
      expect(game.reject('endTrade')).toMatchObject({ code: 'illegal' });
      game.act(game.legal()[0] ?? '');
      expect(game.state().seats[0]?.hand).toHaveLength(size);
    }
    expect(game.asked()).toBe('a place');
  });

  test('C-ATT-7: with three cards left a further set is refused', () => {
    const game = eliminating('ALB WUS VEN', 'NWT ONT EUS').act('moveIn 3').act('trade ALB+WUS+VEN -');
    expect(game.hand('a')).toBe('NWT ONT EUS');
    expect(game.reject('trade NWT+ONT+EUS -')).toEqual({ code: 'illegal', rule: 'C-REINF-3' });
  });

  test('C-ATT-7: the cards are as many as before, wherever they are', () => {
    const game = eliminating('ALB WUS', 'VEN NWT ONT GRE');
    expect(cardsIn(game)).toBe(44);
    game.act('moveIn 8');
    expect(cardsIn(game)).toBe(44);
    game.act('trade ALB+WUS+VEN -');
    expect(cardsIn(game)).toBe(44);
  });

  test('C-ATT-7: a loser without cards gives none', () => {
    const game = eliminating('ALB', '').act('moveIn 3');
    expect(game.log()).toEqual(['armiesMoved a ALA KAM 3 capture', 'handTaken a b 0 -']);
    expect(game.asked()).toBe('a attack');
  });

  test('C-ATT-7: a set traded now has its two extra armies, unless the turn has had them', () => {
    const hand = 'ALA ALB WUS';
    const first = eliminating(hand, 'NWT ONT GRE').act('moveIn 3').act('trade ALA+ALB+WUS ALA');
    expect(first.log()).toEqual(['setTraded a ALA+ALB+WUS 4', 'armiesPlaced a ALA 2 card']);
    const second = eliminating(hand, 'NWT ONT GRE', '| bonus').act('moveIn 3');
    expect(second.reject('trade ALA+ALB+WUS ALA')).toEqual({ code: 'illegal', rule: 'C-CARD-1' });
    second.act('trade ALA+ALB+WUS -');
  });

  test('C-ATT-7: a seat that still has a territory keeps its cards', () => {
    const game = play(
      'classic/en/world 3 | a ALA9 | b KAM1 BRA1 | c *1 | hand b GRE | turn a 5 | do attack | dice 6 5 4 1',
    ).act('attack ALA KAM 3');
    game.act('moveIn 3');
    expect([game.hand('a'), game.hand('b')]).toEqual(['', 'GRE']);
    expect(game.state().seats[1]?.status).toBe('in');
  });

  test('C-ATT-7: two eliminations in one turn; the second hand may force a trade again', () => {
    const game = play(
      'classic/en/world 4 | a ALA15 | b KAM1 | c ALB1 | d *1 | hand a NWT ONT | hand b VEN ARG WUS GBR | hand c GRE QUE CAM | turn a 5 | do attack | dice 6 5 4 1 6 5 4 1',
    );
    game.act('attack ALA KAM 3').act('moveIn 3').act('trade VEN+ARG+WUS -').act('place ALA 4');
    game.act('attack ALA ALB 3').act('moveIn 3');
    expect(game.question('trade')).toMatchObject({ mandatory: true, seat: 0 });
    game.act('trade GRE+QUE+CAM -');
    expect(game.state().turn.pool).toBe(6);
    expect(game.hand('a')).toBe('NWT ONT GBR');
  });
});

describe('C-ATT-7: whose turn comes next', () => {
  /** Seat a eliminates with its last attack and ends its turn; who is on turn then? */
  const nextAfter = (owners: string, attacks: readonly string[], on = 'a'): string => {
    const dice = attacks.map(() => '6 5 4 1').join(' ');
    const game = play(`classic/en/world 4 | ${owners} | turn ${on} 3 | do attack | deck PER BRA | dice ${dice}`);
    for (const line of attacks) game.act(line).act('moveIn 3');
    game.act('endAttack').act('skipFortify');
    return game.log().find((line) => line.startsWith('turnBegan')) ?? '';
  };

  test('C-ATT-7: an eliminated next seat gets no turn', () => {
    expect(nextAfter('a ALA9 | b KAM1 | c BRA1 PER1 | d *1', ['attack ALA KAM 3'])).toBe('turnBegan c 3');
  });

  test('C-ATT-7: the next seat is not skipped when the previous one is eliminated', () => {
    expect(nextAfter('a BRA1 PER1 | b ALA9 | c *1 | d KAM1', ['attack ALA KAM 3'], 'b')).toBe('turnBegan c 3');
    expect(nextAfter('a KAM1 | b ALA9 | c BRA1 PER1 | d *1', ['attack ALA KAM 3'], 'b')).toBe('turnBegan c 3');
  });

  test('C-ATT-7: two seats eliminated in one turn', () => {
    const both = ['attack ALA KAM 3', 'attack ALA ALB 3'];
    expect(nextAfter('a ALA15 | b KAM1 | c ALB1 | d *1', both)).toBe('turnBegan d 3');
    expect(nextAfter('a ALA15 | b KAM1 | c *1 | d ALB1', both)).toBe('turnBegan c 3');
  });

  test('C-ATT-7: the round goes up past the place of the first seat even if that seat is out', () => {
    expect(nextAfter('a KAM1 | b BRA1 PER1 | c *1 | d ALA9', ['attack ALA KAM 3'], 'd')).toBe('turnBegan b 4');
  });

  test('C-ATT-7: an eliminated seat is asked nothing more, and may do nothing', () => {
    const game = eliminating('', 'VEN').act('moveIn 3');
    for (const line of ['resign', 'setDefence ask', 'endAttack', 'place ALA 1']) {
      expect(game.reject(line, 'b')).toEqual({ code: 'notYourDecision', rule: 'C-ATT-1' });
    }
  });
});
