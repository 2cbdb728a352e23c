import { describe, expect, test } from '@jest/globals';
import { napoleon } from '../../support/napoleonPlay.js';

/** At the start of phase 2. */
const counting = (text: string, seats = 3) => napoleon(`${text} | turn a 2 | do countPool`, seats).settle();
/** In phase 2 with a pool. */
const mustering = (text: string, pool = 5, seats = 3) =>
  napoleon(`${text} | turn a 2 | pool ${pool} | do muster`, seats);

const total = (text: string): number | undefined => counting(text).only('reinforcementsCounted')[0]?.total;

describe('N-REINF-0', () => {
  test('N-REINF-0: counted once, then forced sets, then fortifications, then everything else', () => {
    const game = counting('a IDF1 BRE1 AQU1 | forts IDF | hand a ROM MOS WAL GRE EGY');
    expect(game.asked()).toBe('a trade');
    expect(game.only('reinforcementsCounted')).toHaveLength(1);
    expect(game.at('IDF')).toBe('a1');
    game.act('trade ROM+MOS+WAL');
    expect(game.asked()).toBe('a muster');
    expect(game.at('IDF')).toBe('a2');
    expect(game.log().map((line) => line.split(' ')[0])).toEqual(['setTraded', 'armiesPlaced']);
  });

  test('N-REINF-0: no card may be played for its effect before the forced sets', () => {
    const game = counting('a IDF1 | hand a AQU BAV UKR ANA MOR');
    expect(game.asked()).toBe('a trade');
    expect(game.legal().every((line) => line.startsWith('trade'))).toBe(true);
  });

  test('N-REINF-0: sets, plays, purchases and placements in any order; it ends with an empty pool', () => {
    const game = mustering('a IDF1 BRE1 | hand a AQU ROM MOS WAL ENG', 2);
    expect(game.can('endMuster')).toBe(false);
    expect(game.reject('endMuster')).toMatchObject({ code: 'illegal', rule: 'N-REINF-0' });
    game.act('place IDF 2');
    expect(game.can('endMuster')).toBe(true);
    game.act('playCard AQU').act('buy ship WEA 1').act('place BRE 2').act('trade ROM+MOS+WAL').act('place IDF 4');
    expect(game.asked()).toBe('a muster');
    expect(game.legal()).toEqual(['playCard ENG WEA', 'endMuster']);
    game.act('endMuster');
    expect(game.asked()).toBe('a combat');
  });

  test('N-REINF-0: only the pool buys: regiments that come from cards and sets stand at once', () => {
    const game = mustering('a ROM1 BRE1 | hand a ROM MOS WAL', 0);
    game.act('trade ROM+MOS+WAL');
    expect(game.at('ROM')).toBe('a3');
    expect(game.state().turn.pool).toBe(4);
  });

  test('N-REINF-0: nothing limits a stack after setup', () => {
    expect(mustering('a IDF10', 9).act('place IDF 9').at('IDF')).toBe('a19');
  });

  test('N-REINF-0: a seat with cards in hand is asked when its pool is empty, whatever they are', () => {
    // One that could be played, one that could not: nobody can tell them apart.
    for (const card of ['AQU', 'SCO', 'J1']) {
      const game = mustering(`a IDF1 BRE1 | hand a ${card}`, 1).act('place IDF 1');
      expect(game.asked()).toBe('a muster');
      expect(game.can('endMuster')).toBe(true);
    }
    expect(mustering('a IDF2 BRE1', 1).act('place IDF 1').asked()).toBe('a combat');
  });
});

describe('N-REINF-1', () => {
  test.each([
    ['a IDF1 BRE1 AQU1 PRO1 MOR1 ALG1 TUN1 NAP1', 'eight territories', 3],
    ['a IDF1', 'one', 3],
    ['a IDF1 BRE1 AQU1 PRO1 MOR1 ALG1 TUN1 NAP1 ROM1 LOM1', 'ten', 3],
    ['a IDF1 BRE1 AQU1 PRO1 MOR1 ALG1 TUN1 NAP1 ROM1 LOM1 AUS1 BOH1', 'twelve', 4],
    ['a IDF1 BRE1 AQU1 PRO1 MOR1 ALG1 TUN1 NAP1 ROM1 LOM1 | ships WEA a1, WME a1', 'ten and two zones', 4],
    [
      'a IDF1 BRE1 AQU1 PRO1 MOR1 ALG1 TUN1 NAP1 ROM1 LOM1 | ships WEA a1, WME a1 b1',
      'a zone of two fleets is none',
      3,
    ],
  ])('N-REINF-1: %s: %s', (text, _, pool) => {
    expect(total(text)).toBe(pool);
  });

  test('N-REINF-1: the bonus of each empire and route', () => {
    const game = counting('a ENG1 SCO1 IRE1 MOR1 ALG1 TUN1 EGY1 | ships WEA a1, NSE a1, BAL a1');
    expect(game.only('reinforcementsCounted')).toEqual([
      {
        type: 'reinforcementsCounted',
        seat: 0,
        territories: 7,
        forTerritories: 3,
        regions: [
          { region: 'united-kingdom', bonus: 2 },
          { region: 'barbary-coast', bonus: 3 },
        ],
        zones: 3,
        routes: [{ route: 'americas', bonus: 2 }],
        missions: 0,
        total: 10,
      },
    ]);
    expect(game.state().turn.pool).toBe(10);
  });

  test.each([
    ['indies', 'BAR a1, WME a1, ADR a1, EME a1, BLA a1', 7],
    ['indies without its last zone', 'BAR a1, WME a1, ADR a1, EME a1', 3],
    ['americas without its last zone', 'WEA a1, NSE a1', 3],
    ['americas with another fleet in a zone', 'WEA a1, NSE a1 b1, BAL a1', 3],
  ])('N-REINF-1: the route %s', (_, ships, pool) => {
    expect(total(`a IDF1 | ships ${ships}`)).toBe(pool);
  });

  test('N-REINF-1: one regiment for each lasting mission', () => {
    expect(total('a PIE1 | lasting a empire-italy empire-prussia')).toBe(5);
  });
});

describe('N-REINF-2, N-REINF-3, N-REINF-4', () => {
  test.each([
    ['ROM MOS WAL', 4, 'three infantry'],
    ['BAV UKR ANA', 6, 'three cavalry'],
    ['IDF ENG DEN', 8, 'three artillery'],
    ['ROM BAV IDF', 10, 'one of each'],
    ['ROM MOS J1', 4, 'two infantry and a joker'],
    ['BAV UKR J2', 6, 'two cavalry and a joker'],
    ['IDF ENG J1', 8, 'two artillery and a joker'],
    ['ROM IDF J1', 10, 'two kinds and a joker'],
    ['ROM J1 J2', 10, 'one card and both jokers'],
  ])('N-REINF-2: %s is worth %i: %s', (cards, value) => {
    const game = mustering(`a BRE1 AQU1 | hand a ${cards}`, 0);
    const [offer] = game.offers('trade');
    expect(game.offers('trade')).toHaveLength(1);
    game.act(offer ?? '');
    expect(game.state().turn.pool).toBe(value);
  });

  test('N-REINF-2: not progressive: the second set of a kind is worth what the first was', () => {
    const game = mustering('a BRE1 AQU1 | hand a ROM MOS WAL GRE | sets 7', 0).act('trade ROM+MOS+WAL');
    expect(game.state().turn.pool).toBe(4);
  });

  test('N-REINF-2: two of a kind and one of another are no set', () => {
    expect(mustering('a BRE1 AQU1 | hand a ROM MOS BAV', 1).offers('trade')).toEqual([]);
  });

  test.each([
    [4, 'a muster'],
    [5, 'a trade'],
  ])('N-REINF-2: with %i cards: %s', (count, asked) => {
    const hand = ['ROM', 'MOS', 'BAV', 'IDF', 'ENG'].slice(0, count).join(' ');
    expect(counting(`a BRE1 AQU1 | hand a ${hand}`).asked()).toBe(asked);
  });

  test('N-REINF-2: until fewer than five: eight cards are two forced sets, a third is a choice', () => {
    const game = counting('a BRE1 AQU1 | hand a ROM MOS WAL BAV UKR ANA IDF ENG');
    game.act('trade ROM+MOS+WAL');
    expect(game.asked()).toBe('a trade');
    expect(game.question('trade').mandatory).toBe(true);
    game.act('trade BAV+UKR+ANA');
    expect(game.asked()).toBe('a muster');
  });

  test('N-REINF-2: any number of sets in one phase', () => {
    const game = mustering('a BRE1 AQU1 | hand a ROM MOS WAL BAV', 0).act('trade ROM+MOS+WAL');
    expect(game.hand('a')).toBe('BAV');
    const two = counting('a BRE1 AQU1 | hand a ROM MOS WAL BAV UKR ANA')
      .act('trade ROM+MOS+WAL')
      .act('trade BAV+UKR+ANA');
    expect(two.state().turn.pool).toBe(3 + 4 + 6);
  });

  test('N-REINF-3: two regiments on each territory of the set that the seat controls, all of them', () => {
    const game = mustering('a ROM1 MOS4 | b WAL1 | hand a ROM MOS WAL', 0).act('trade ROM+MOS+WAL');
    expect(['ROM', 'MOS', 'WAL'].map(game.at)).toEqual(['a3', 'a6', 'b1']);
    expect(game.only('armiesPlaced')).toHaveLength(2);
  });

  test.each([
    ['RUM IDF ENG', 12],
    ['RUM ROM BAV', 14],
    ['RUM J1 J2', 14],
    ['RUM IDF J1', 12],
  ])('N-REINF-4: a war chest in a set brings 4 more: %s %i', (cards, value) => {
    const game = mustering(`a BRE1 AQU1 | hand a ${cards}`, 0);
    game.act(game.offers('trade')[0] ?? '');
    expect(game.state().turn.pool).toBe(value);
  });

  test('N-REINF-4: every other effect is inert in a trade', () => {
    const game = mustering('a BRE1 AQU1 | hand a AQU BAV J1', 0).act('trade AQU+BAV+J1');
    expect(game.only('cardPlayed')).toEqual([]);
    expect(game.state().turn.pool).toBe(10);
  });
});

describe('N-REINF-5', () => {
  test('N-REINF-5: one regiment on each own fortification, and on nobody else’s', () => {
    const game = counting('a IDF1 BRE1 | b ROM1 | forts IDF ROM');
    expect(['IDF', 'BRE', 'ROM'].map(game.at)).toEqual(['a2', 'a1', 'b1']);
  });

  test('N-REINF-5: none for a fortification that is built in this turn; one in the next', () => {
    const game = mustering('a IDF2 BRE1 | b *1', 1).act('buy fortification IDF');
    expect(game.at('IDF')).toBe('a2');
    expect(counting('a IDF2 BRE1 | forts IDF').at('IDF')).toBe('a3');
  });
});

describe('N-REINF-6, N-REINF-8, N-REINF-9', () => {
  test('N-REINF-6: ships go where a territory of the seat touches a zone, taken or not', () => {
    const game = mustering('a AND1 BUR1 | ships BAR b3');
    expect(game.offers('buy ship').map((line) => line.split(' ')[2])).toEqual([
      ...new Array(5).fill('BAR'),
      ...new Array(5).fill('WME'),
    ]);
    game.act('buy ship BAR 3');
    expect(game.sea('BAR')).toBe('a3 b3');
    expect(game.state().turn.pool).toBe(2);
    expect(game.reject('buy ship WME 3')).toMatchObject({ code: 'illegal' });
    expect(game.reject('buy ship WEA 1')).toMatchObject({ code: 'illegal' });
  });

  test('N-REINF-6: each costs one regiment of the pool', () => {
    const game = mustering('a AND1 | hand a SCO', 4)
      .act('buy ship WME 1')
      .act('buy general AND')
      .act('buy admiral WME');
    expect(game.state().turn.pool).toBe(1);
    game.act('buy fortification AND');
    expect([game.state().turn.pool, game.marks('AND'), game.sea('WME')]).toEqual([0, '1g f', 'a1*1']);
    expect(game.legal().filter((line) => line.startsWith('buy'))).toEqual([]);
  });

  test('N-REINF-6: generals stand on own territories, several on one if wished', () => {
    const game = mustering('a AND1').act('buy general AND').act('buy general AND');
    expect(game.marks('AND')).toBe('2g');
    expect(game.reject('buy general IDF')).toMatchObject({ code: 'illegal' });
  });

  test('N-REINF-6: a fortification: on an own territory, none there yet, no epidemic there, tokens left', () => {
    const game = mustering('a AND1 IDF1 BUR1 | forts IDF | plague BUR');
    expect(game.offers('buy fortification')).toEqual(['buy fortification AND']);
  });

  test('N-REINF-8: all regiments are placed, on own territories', () => {
    const game = mustering('a AND1 IDF1', 3);
    expect(game.reject('place ROM 1')).toMatchObject({ code: 'illegal' });
    expect(game.reject('place AND 4')).toMatchObject({ code: 'illegal' });
    expect(game.question('muster').mandatory).toBe(true);
    game.act('place AND 2').act('place IDF 1');
    expect(['AND', 'IDF'].map(game.at)).toEqual(['a3', 'a2']);
  });

  test('N-REINF-9: an admiral needs an own ship in the zone', () => {
    const game = mustering('a AND1 | ships WME a1, BAR b1, BLA a1');
    expect(game.offers('buy admiral')).toEqual(['buy admiral WME', 'buy admiral BLA']);
    expect(game.reject('buy admiral BAR')).toMatchObject({ code: 'illegal' });
  });
});

describe('N-REINF-7', () => {
  const captive = 'a IDF1 BRE1 | b ROM1 NAP1 | captive b a general 2 | captive c a general 1';

  test('N-REINF-7: no general on the board: captives come back for a regiment each, from whichever captor', () => {
    const game = mustering(captive, 3);
    expect(game.offers('ransom')).toEqual(['ransom b IDF', 'ransom b BRE', 'ransom c IDF', 'ransom c BRE']);
    game.act('ransom b IDF');
    expect(game.asked()).toBe('b gift');
    expect(game.legal()).toEqual(['gift ROM', 'gift NAP']);
    game.act('gift NAP');
    expect([game.at('NAP'), game.marks('IDF'), game.state().turn.pool]).toEqual(['b2', '1g', 2]);
    expect(game.n().captiveGenerals[1]).toEqual([1, 0, 0]);
    expect(game.asked()).toBe('a muster');
  });

  test('N-REINF-7: any number in the same phase, though generals now stand on the board', () => {
    const game = mustering(captive, 3).act('ransom b IDF').act('gift NAP').act('ransom b BRE').act('gift ROM');
    game.act('ransom c IDF').act('gift LOM');
    expect([game.marks('IDF'), game.marks('BRE'), game.state().turn.pool]).toEqual(['2g', '1g', 0]);
    expect(game.points()).toEqual([0, 0, 0]); // VP do not change
  });

  test('N-REINF-7: not with a general on the board', () => {
    expect(mustering(`${captive.replace('general 2', 'general 1')} | generals IDF`).offers('ransom')).toEqual([]);
  });

  test('N-REINF-7: not after a general was bought first', () => {
    const game = mustering('a IDF1 | b ROM1 NAP1 | captive b a general 1', 3);
    expect(game.offers('ransom')).toHaveLength(1);
    expect(game.act('buy general IDF').offers('ransom')).toEqual([]);
  });

  test('N-REINF-7: not with an empty pool, not without captives, and admirals never', () => {
    expect(mustering(`${captive} | hand a AQU`, 0).offers('ransom')).toEqual([]);
    expect(mustering('a IDF1').offers('ransom')).toEqual([]);
    expect(mustering('a IDF1 | captive b a admiral 2').offers('ransom')).toEqual([]);
  });

  test('N-REINF-7: a captor with one territory has no choice', () => {
    const game = mustering('a IDF1 | b ROM1 | captive b a general 1').act('ransom b IDF');
    expect(game.asked()).toBe('a muster');
    expect(game.at('ROM')).toBe('b2');
  });
});
