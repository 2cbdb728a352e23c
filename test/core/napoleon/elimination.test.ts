import { describe, expect, test } from '@jest/globals';
import { asides, type Seat } from '../../../src/core/index.js';
import { napoleon } from '../../support/napoleonPlay.js';

/** Seat b has a single territory next to seat a. */
const last = (text: string, seats = 3) =>
  napoleon(`a AND6 IDF2 | b ARA1 | ${text} | reactions b off | turn a 2 | do combat`, seats);

describe('N-LAND-8', () => {
  test('N-LAND-8: who loses its last regiment to an attack is out; its ships and admirals leave, no VP change hands', () => {
    const game = last('ships NSE b3, BAL b1 | admirals NSE b2 | dice 6 1').act('attack AND ARA - 1 0');
    expect(game.asked()).toBe('a moveIn');
    expect(game.only('seatEliminated')).toEqual([{ type: 'seatEliminated', seat: 1, by: 0 }]);
    expect([game.sea('NSE'), game.sea('BAL'), game.points()]).toEqual(['', '', [0, 0, 0]]);
    expect(game.only('officersReturned')).toEqual([
      { type: 'officersReturned', owner: 1, what: 'admiral', count: 2, at: 'north-sea', captor: null },
    ]);
    expect(game.state().seats[1]?.status).toBe('out');
  });

  test('N-LAND-8: officers that it holds go home, its own captives stay captive', () => {
    const game = last(
      'captive b a general 1 | captive b c admiral 2 | captive c b general 1 | captive a b general 2 | dice 6 1',
    );
    game.act('attack AND ARA - 1 0').act('moveIn 1 0');
    expect(game.n().captiveGenerals).toEqual([
      [0, 2, 0],
      [0, 0, 0],
      [0, 1, 0],
    ]);
    expect(
      game
        .n()
        .captiveAdmirals.flat()
        .every((n) => n === 0),
    ).toBe(true);
  });

  test('N-LAND-8: its cards go to the eliminator; fewer than five wait', () => {
    const game = last('hand a MOS | hand b ROM WAL BAV | dice 6 1').act('attack AND ARA - 1 0').act('moveIn 1 0');
    expect([game.hand('a'), game.hand('b'), game.asked()]).toEqual(['MOS ROM WAL BAV', '', 'a combat']);
  });

  test('N-LAND-8: with five or more sets are traded at once until fewer than five, placed, and nothing is bought', () => {
    const game = last('hand a MOS IDF | hand b ROM WAL BAV | dice 6 1').act('attack AND ARA - 1 0').act('moveIn 1 0');
    expect(game.asked()).toBe('a trade');
    game.act('trade MOS+ROM+WAL');
    expect(game.asked()).toBe('a place');
    expect(game.legal().every((line) => line.startsWith('place'))).toBe(true);
    game.act('place IDF 4');
    expect([game.asked(), game.at('IDF'), game.hand('a')]).toEqual(['a combat', 'a6', 'IDF BAV']);
  });

  test('N-LAND-8: the sets follow N-REINF-2 to N-REINF-4: regiments on every own territory of the set', () => {
    const game = last('hand a AND IDF | hand b RUM WAL BAV | dice 6 1').act('attack AND ARA - 1 0').act('moveIn 1 0');
    game.act('trade AND+IDF+RUM');
    expect([game.at('AND'), game.at('IDF'), game.state().turn.pool]).toEqual(['a7', 'a4', 12]);
  });

  test('N-LAND-8: eight cards are two sets', () => {
    const game = last('hand a MOS GRE EGY | hand b ROM WAL BAV UKR ANA | dice 6 1')
      .act('attack AND ARA - 1 0')
      .act('moveIn 1 0');
    game.act('trade MOS+GRE+EGY');
    expect(game.asked()).toBe('a trade');
    game.act('trade BAV+UKR+ANA');
    expect(game.asked()).toBe('a place');
  });

  test('N-LAND-8: what came true for it in this turn counts first, then it claims nothing', () => {
    const game = last('missions b stubborn-defence four-seas | memory destroyed=0+5+0 | dice 6 1').act(
      'attack AND ARA - 1 0',
    );
    const types = game.log().map((line) => line.split(' ')[0]);
    expect(types.indexOf('missionAccomplished')).toBeLessThan(types.indexOf('seatEliminated'));
    expect(game.points()).toEqual([0, 1, 0]);
    expect(game.n().missions[1]?.held).toContain('four-seas');
  });

  test('N-LAND-8, C-END-3: it is out before the capture move: it cannot resign and so keep its cards from the captor', () => {
    const game = last('hand b PRO IRE | missions a end-of-a-dynasty | resign neutral | dice 6 6 6 1').act(
      'attack AND ARA - 3 0',
    );
    expect([game.asked(), game.state().seats[1]?.status]).toEqual(['a moveIn', 'out']);
    expect(asides(game.rules, game.state(), 1 as Seat)).toEqual([]);
    game.act('moveIn 3 0');
    expect([game.hand('a'), game.legal()]).toEqual(['PRO IRE', ['claimMission end-of-a-dynasty', 'endClaim']]);
  });

  test('N-LAND-8: by an orderly retreat nobody goes out, for the regiments live', () => {
    const game = napoleon('a AND6 IDF2 | b ARA2 CAS1 | hand b GAL | reactions b each | turn a 2 | do combat').act(
      'attack AND ARA - 1 0',
    );
    game.act('react GAL CAS');
    expect([game.at('CAS'), game.at('ARA'), game.only('seatEliminated')]).toEqual(['b3', 'a0', []]);
  });

  test('N-LAND-8: it takes no turns, keeps its points and may still win', () => {
    const game = napoleon('a AND6 IDF2 | b ARA1 | points b 9 0 0 0 | turn a 5 c | do combat | dice 6 1')
      .act('attack AND ARA - 1 0')
      .act('moveIn 1 0');
    game.act('endAttack').act('endManoeuvre');
    expect(game.only('turnBegan')).toEqual([]);
    // c was first, a is followed by b, who is out: the game is over.
    expect(game.state().outcome).toMatchObject({ winners: [1], reason: 'points' });
  });

  test('N-LAND-8: the order: capture move, cards, sets, then the at-once mission', () => {
    const game = last('hand a MOS IDF | hand b ROM WAL BAV | missions a end-of-a-dynasty | dice 6 1');
    game.act('attack AND ARA - 1 0').act('moveIn 1 0');
    expect(game.asked()).toBe('a trade');
    game.act('trade MOS+ROM+WAL').act('place IDF 4');
    expect(game.legal()).toEqual(['claimMission end-of-a-dynasty', 'endClaim']);
  });
});

describe('N-LAND-9', () => {
  test('N-LAND-9: left without a regiment by an epidemic: out, nobody has eliminated it', () => {
    const game = napoleon(
      'a AND1 | b ARA5 | plague AND | hand a ROM WAL | ships BAR a2 | captive a b general 1 | hand c MOS | missions c end-of-a-dynasty | turn a 2 | do epidemic | deck NAP LOM',
    ).settle();
    expect(game.log().slice(0, 9)).toEqual([
      'armiesLost a AND 1 epidemic',
      'territoryEmptied AND',
      'epidemicGone AND',
      'cardDiscarded NAP',
      'epidemicPlaced NAP',
      'seatEliminated a ?',
      'shipsLost a barbary-atlantic 2',
      'officersReturned b general 1 ? a',
      'handDiscarded a ROM',
    ]);
    expect([game.state().seats[0]?.status, game.hand('a')]).toEqual(['out', '']);
    expect(game.state().discards).toEqual(['naples', 'rome', 'wallachia']);
    expect(game.n().turn.eliminated).toBe(0);
    expect(game.state().turn.seat).toBe(1);
  });

  test('N-LAND-9: in its own turn it may claim end-of-turn missions, but draws no card', () => {
    const game = napoleon(
      'a AND1 | b ARA5 | plague AND | missions a breach | memory captures=ROM:b:f+NAP:c:f | turn a 2 | do epidemic | deck NAP LOM',
    ).settle();
    expect(game.asked()).toBe('a claimMission');
    game.act('claimMission breach');
    expect([game.points(), game.hand('a'), game.asked()]).toEqual([[2, 0, 0], '', 'b muster']);
  });

  test('N-LAND-9: by its own contagion in phase 2: the pool is lost, and the turn goes to its end', () => {
    const game = napoleon(
      'a AND1 | b ARA5 | plague ROM | hand a WAL | turn a 2 | pool 4 | do muster | deck NAP LOM',
    ).act('playCard WAL ROM AND');
    expect(game.only('poolChanged')).toEqual([{ type: 'poolChanged', by: -4 }]);
    expect(game.state().turn).toMatchObject({ seat: 1, round: 2 });
    expect(game.state().seats[0]?.status).toBe('out');
  });

  test('N-LAND-9: another seat by contagion: it is not eliminated by anybody, and its cards are not taken', () => {
    const game = napoleon(
      'a AND2 | b ARA1 | plague ROM | hand a WAL | hand b NAP EGY | turn a 2 | pool 4 | do muster | deck IDF LOM',
    ).act('playCard WAL ROM ARA');
    expect(game.only('seatEliminated')).toEqual([{ type: 'seatEliminated', seat: 1, by: null }]);
    expect([game.hand('a'), game.asked()]).toEqual(['', 'a muster']);
    expect(game.state().discards).toEqual(['ile-de-france', 'wallachia', 'naples', 'egypt']);
  });
});

describe('N-CONTROL', () => {
  test('N-CONTROL: a territory without regiments is nobody’s: its empire is held by nobody', () => {
    const held = 'a ENG1 SCO1 IRE1 | b ROM1';
    const bonus = (text: string) =>
      napoleon(`${text} | turn a 2 | do countPool`).settle().only('reinforcementsCounted')[0]?.total;
    expect(bonus(held)).toBe(5);
    expect(bonus(`${held.replace('IRE1 ', '')} | empty IRE`)).toBe(3);
  });

  test('N-CONTROL: a zone is the seat’s with the only ships in it, though it touches nothing of its own', () => {
    const zones = (ships: string) =>
      napoleon(`a MOS1 | b ROM1 | ships ${ships} | turn a 2 | do countPool`).settle().only('reinforcementsCounted')[0]
        ?.zones;
    expect(zones('WME a1, BLA a3')).toBe(2);
    expect(zones('WME a1 b1, BLA a3 c9')).toBe(0);
    expect(zones('WME b1')).toBe(0);
  });
});
