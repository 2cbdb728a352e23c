import { describe, expect, test } from '@jest/globals';
import { countReinforcements, type Seat } from '../../../src/core/index.js';
import { napoleon } from '../../support/napoleonPlay.js';

/** At the start of a's turn. */
const starting = (text: string, seats = 3) => napoleon(`${text} | turn a 2 | do turn:0`, seats).settle();

describe('N-MISSION-1, N-MISSION-2', () => {
  test('N-MISSION-1: accomplished once, it is done for good; a new one of its rank is drawn', () => {
    const game = starting('a ROM11 | b NAP1 | missions a massed-ranks four-seas | pile 1 raiders beachhead').act(
      'claimMission massed-ranks',
    );
    expect(game.log().slice(0, 3)).toEqual([
      'missionAccomplished a massed-ranks 1 0 false',
      'scored a missions 1',
      'missionDrawn a 1 raiders',
    ]);
    expect(game.n().missions[0]).toMatchObject({
      held: ['four-seas', 'raiders'],
      done: [{ mission: 'massed-ranks', round: 2, points: 1 }],
      sinceTurn: true,
    });
    expect([game.points(), game.n().piles[0]]).toEqual([[1, 0, 0], ['beachhead']]);
  });

  test('N-MISSION-1: with an empty pile there is no new one', () => {
    const game = starting('a ROM11 | b NAP1 | missions a massed-ranks | pile 1').act('claimMission massed-ranks');
    expect([game.n().missions[0]?.held, game.only('missionDrawn')]).toEqual([[], []]);
  });

  test('N-MISSION-2: one of each rank in a turn, so at most four', () => {
    const game = starting(
      'a ENG2 SCO2 IRE2 ROM24 | b NAP1 | generals ROM | ships WEA a1, NSE a1, BAL a1, BAR a1, WME a1, ADR a1, EME a1, BLA a1 | missions a massed-ranks two-seas three-seas empire-united-kingdom four-seas grande-armee master-of-the-seas route-indies | pile 1 | pile 2 | pile 3 | pile 4',
    );
    expect(game.offers('claimMission')).toHaveLength(8);
    for (const mission of ['massed-ranks', 'three-seas', 'four-seas', 'master-of-the-seas'])
      game.act(`claimMission ${mission}`);
    expect(game.asked()).toBe('a muster');
    expect(game.points()).toEqual([1 + 2 + 3 + 5, 0, 0]);
  });

  test('N-MISSION-2: a replacement is never claimed in the turn in which it was drawn, nor another of its rank', () => {
    const game = starting(
      'a ROM11 | b NAP1 | ships WEA a1, NSE a1, BAL a1, BAR a1 | missions a massed-ranks | pile 1 two-seas',
    ).act('claimMission massed-ranks');
    expect(game.asked()).toBe('a muster');
    // Not even where nothing of its rank was accomplished in this turn.
    const claim =
      'a ROM11 | b NAP1 | missions a breach | turn a 2 | do claimMission:end | memory captures=ROM:b:f+NAP:c:f';
    expect(napoleon(claim).settle().asked()).toBe('a claimMission');
    expect(napoleon(`${claim} drawn=breach`).settle().asked()).not.toBe('a claimMission');
  });

  test('N-MISSION-2: in the next turn it may be', () => {
    expect(
      starting('a ROM11 | b NAP1 | missions a massed-ranks | done a raiders@1:1').can('claimMission massed-ranks'),
    ).toBe(true);
  });

  test('N-MISSION-2: the limit holds in whoever’s turn it is', () => {
    // b has accomplished a rank-1 mission in this turn of a already.
    const game = napoleon(
      'a AND9 | b ARA3 ROM1 | missions b stubborn-defence | memory claims=b1 destroyed=0+4+0 | turn a 2 | do combat | dice 1 6 6',
    ).act('attack AND ARA - 1 0');
    expect(game.only('missionAccomplished')).toEqual([]);
  });
});

describe('N-MISSION-3', () => {
  const defending = (missions: string, dice: string, line: string) =>
    napoleon(`a AND9 | b ARA3 ROM1 | c *1 | ${missions} | turn a 2 | do combat | dice ${dice}`).act(line);

  test('N-MISSION-3: other-turn missions are accomplished when they come true, without a question', () => {
    const game = defending('missions b stubborn-defence | memory destroyed=0+4+0', '1 6 6', 'attack AND ARA - 1 0');
    expect(game.only('missionAccomplished').map((e) => [e.seat, e.mission])).toEqual([[1, 'stubborn-defence']]);
    expect([game.points(), game.asked()]).toEqual([[0, 1, 0], 'a combat']);
  });

  test('N-MISSION-3: not in the own turn', () => {
    const game = defending('missions a stubborn-defence | memory destroyed=9+0+0', '1 6 6', 'attack AND ARA - 1 0');
    expect(game.only('missionAccomplished')).toEqual([]);
  });

  test('N-MISSION-3: other-turn-end missions when that turn ends', () => {
    const game = napoleon(
      'a AND9 | b ARA3 ROM1 | missions b unbroken-square | memory destroyed=0+2+0 | turn a 2 | do combat',
    );
    expect(game.act('endAttack').only('missionAccomplished')).toHaveLength(1);
    const lost = napoleon(
      'a AND9 | b ARA3 ROM1 | missions b unbroken-square | memory destroyed=0+2+0 lost=0+1+0 | turn a 2 | do combat',
    );
    expect(lost.act('endAttack').only('missionAccomplished')).toEqual([]);
  });

  test('N-MISSION-3: of the other seats, whoever holds it and has done it', () => {
    const game = napoleon(
      'a ROM1 | b AND9 | c NAP1 | d *1 | missions a unbroken-square | missions c raiders | memory destroyed=2+0+2+2 | turn b 2 | do combat',
      4,
    ).act('endAttack');
    expect(game.only('missionAccomplished').map((e) => e.seat)).toEqual([0]);
  });

  test('N-MISSION-3: at-once missions are asked for at the moment, and again until the own turn ends', () => {
    const game = napoleon(
      'a AND9 | b NAP1 ROM1 LOM1 | ships WME a1 | missions a beachhead | turn a 2 | do combat | dice 6 1 6 1',
    )
      .act('attack AND NAP - 1 0')
      .act('moveIn 1 0');
    expect(game.asked()).toBe('a claimMission');
    expect(game.question('claimMission').mandatory).toBe(false);
    game.act('endClaim').act('attack AND ROM - 1 0').act('moveIn 1 0');
    expect(game.asked()).toBe('a claimMission');
    game.act('endClaim').act('endAttack');
    expect(game.asked()).toBe('a claimMission');
    game.act('claimMission beachhead');
    expect(game.points()[0]).toBe(1);
  });

  test('N-MISSION-3: at-once missions are over with the turn', () => {
    const game = napoleon(
      'a AND9 | b NAP1 ROM1 LOM1 | ships WME a1 | missions a beachhead | turn a 2 | do combat | dice 6 1',
    )
      .act('attack AND NAP - 1 0')
      .act('moveIn 1 0')
      .act('endClaim')
      .act('endAttack')
      .act('endClaim');
    expect([game.points(), game.asked()]).toEqual([[0, 0, 0], 'b muster']);
  });

  test('N-MISSION-3: they count for the card of the own next turn end', () => {
    const game = napoleon(
      'a AND9 | b ARA3 ROM1 | c *1 | missions b stubborn-defence | memory destroyed=0+4+0 | turn a 2 | do combat | dice 1 6 6',
    ).act('attack AND ARA - 1 0');
    expect(game.n().missions[1]?.sinceTurn).toBe(true);
    game.act('endAttack');
    expect(game.n().missions[1]?.sinceTurn).toBe(true);
  });

  test('N-CARD-5: the attacker’s at-once mission comes before the others’', () => {
    const game = napoleon(
      'a AND9 | b NAP1 ROM1 LOM1 | ships WME a1 | missions a beachhead | missions b stubborn-defence | memory destroyed=0+5+0 | pile 1 raiders two-seas | turn a 2 | do combat | dice 6 1',
    )
      .act('attack AND NAP - 1 0')
      .act('moveIn 1 0');
    expect(game.n().missions[1]?.done).toEqual([]);
    game.act('claimMission beachhead');
    expect(game.only('missionDrawn').map((e) => [e.seat, e.mission])).toEqual([
      [0, 'raiders'],
      [1, 'two-seas'],
    ]);
  });
});

describe('N-MISSION-4', () => {
  test('N-MISSION-4: an empire mission scores the empire’s bonus and brings as many regiments to the pool that follows', () => {
    const game = starting('a ENG1 SCO1 IRE1 | b ROM1 | missions a empire-united-kingdom').act(
      'claimMission empire-united-kingdom',
    );
    expect(game.points()).toEqual([2, 0, 0]);
    expect(game.only('reinforcementsCounted')[0]).toMatchObject({ forTerritories: 3, missions: 2, total: 7 });
    expect(game.n().missions[0]?.lasting).toEqual([]);
  });

  test('N-MISSION-4: a lasting one brings one regiment more to every later pool, not to this one', () => {
    const game = starting('a PIE1 LOM1 ROM1 NAP1 | b ENG1 | missions a empire-italy').act('claimMission empire-italy');
    expect(game.only('reinforcementsCounted')[0]).toMatchObject({ missions: 3, total: 9 });
    expect(game.n().missions[0]?.lasting).toEqual(['empire-italy']);
    // What it would get if its next turn began now.
    expect(countReinforcements(game.rules, game.state(), 0 as Seat)).toMatchObject({ missions: 1, total: 7 });
    expect(
      starting('a PIE1 LOM1 ROM1 NAP1 | b ENG1 | lasting a empire-italy').only('reinforcementsCounted')[0]?.missions,
    ).toBe(1);
  });

  test('N-MISSION-4: the regiments of a mission are the claimer’s and nobody else’s', () => {
    const game = starting('a PIE1 LOM1 ROM1 NAP1 | b ENG1 | missions a empire-italy');
    expect(countReinforcements(game.rules, game.state(), 1 as Seat).missions).toBe(0);
  });

  test.each([
    ['captured', 'a PIE1 LOM1 ROM1 NAP1 | b TUN5 | turn b 2 | do combat | dice 6 1', 'attack TUN NAP - 1 0'],
    [
      'emptied',
      'a PIE1 LOM1 ROM1 NAP1 | b TUN5 | plague ENG | hand b WAL | turn b 2 | pool 1 | do muster',
      'playCard WAL ENG NAP',
    ],
  ])('N-MISSION-4: it turns face down for good when a territory of its empire is %s', (_, text, line) => {
    const game = napoleon(`${text} | lasting a empire-italy | deck HOL LOM`).act(line);
    if (game.asked() === 'b moveIn') game.act('moveIn 1 0');
    expect(game.only('lastingLost')).toEqual([{ type: 'lastingLost', seat: 0, mission: 'empire-italy' }]);
    expect(game.n().missions[0]?.lasting).toEqual([]);
  });

  test('N-MISSION-4: a mission of another kind brings no regiments', () => {
    const game = starting('a ROM11 | b NAP1 | missions a massed-ranks').act('claimMission massed-ranks');
    expect(game.only('reinforcementsCounted')[0]?.missions).toBe(0);
  });
});

describe('N-MISSION-5, N-MISSION-6', () => {
  test('N-MISSION-5: empires themselves score nothing, unless the game says so', () => {
    const held = 'a ENG1 SCO1 IRE1 MOR1 ALG1 TUN1 EGY1 | b ROM1';
    expect(starting(held).points()).toEqual([0, 0, 0]);
    const turn = starting(`${held} | empires turn | missions a empire-united-kingdom`);
    expect(turn.n().points[0]).toEqual({ missions: 0, officers: 0, fifthRound: 0, empires: 5 });
    expect(turn.act('claimMission empire-united-kingdom').points()).toEqual([7, 0, 0]);
  });

  test('N-MISSION-5: in every own turn, and in nobody else’s', () => {
    const game = napoleon('a ROM1 | b ENG1 SCO1 IRE1 | empires turn | turn a 2 | do turn:0').settle();
    expect(game.points()).toEqual([0, 0, 0]);
    const again = napoleon(
      'a ENG1 SCO1 IRE1 | b ROM1 | empires turn | points a 0 0 0 2 | turn a 3 | do turn:0',
    ).settle();
    expect(again.points()).toEqual([4, 0, 0]);
  });

  test('N-MISSION-6: claimed by choice: a seat may wait', () => {
    const game = starting('a ROM11 | b NAP1 | missions a massed-ranks');
    expect(game.question('claimMission').mandatory).toBe(false);
    game.act('endClaim');
    expect([game.points(), game.n().missions[0]?.held]).toEqual([[0, 0, 0], ['massed-ranks']]);
  });

  test('N-MISSION-6: with auto-claim at once and without a question, the most points first', () => {
    const game = starting(
      'a ROM11 | b NAP1 | ships WEA a1, NSE a1, BAL a1, BAR a1, BLA a1 | missions a massed-ranks three-seas | auto-claim',
    );
    expect(game.asked()).toBe('a muster');
    expect(game.n().missions[0]?.done.map((d) => d.mission)).toEqual(['three-seas', 'massed-ranks']);
  });

  test('N-MISSION-6: an end-of-turn mission is not claimed at the start, nor the other way round', () => {
    expect(starting('a ROM11 | b NAP1 | missions a dozen-flags | c *1').asked()).toBe('a muster');
    const end = napoleon('a ROM11 | b NAP1 | missions a massed-ranks | turn a 2 | do claimMission:end').settle();
    expect(end.points()).toEqual([0, 0, 0]);
  });
});

describe('N-MISSION-7', () => {
  test('N-MISSION-7: captured: what another seat or a neutral controlled when the attack was declared', () => {
    const game = napoleon(
      'a AND9 | b ARA1 ROM1 | c *1 | neutral c | resigned c | resign neutral | turn a 2 | do combat | dice 6 1 6 1',
    )
      .act('attack AND ARA - 1 0')
      .act('moveIn 7 0')
      .act('attack ARA AQU - 1 0')
      .act('moveIn 1 0');
    expect(game.n().turn.captures.map((c) => [c.territory, c.loser])).toEqual([
      ['aragon', 1],
      ['aquitaine', 2],
    ]);
    expect(game.n().turn.lost).toEqual([0, 1, 1]);
  });

  test('N-MISSION-7: a number of seats is capped at the other seats in when the turn began', () => {
    const from = 'missions a two-fronts | memory captures=ROM:b:+NAP:c:+LOM:b:+PIE:b:+AUS:b:+BOH:b:';
    // Four seats: 6 territories from 3 seats.
    const all = napoleon(`a ENG5 | b ROM1 | c NAP1 | ${from} | turn a 2 | do claimMission:end`, 4).settle();
    expect(all.asked()).not.toBe('a claimMission');
    const two = napoleon(`a ENG5 | b ROM1 | c *1 | out d | ${from} | turn a 2 | do claimMission:end`, 4).settle();
    expect(two.asked()).toBe('a claimMission');
  });

  test('N-MISSION-7: from the leader: captures from one seat that had the most points of all others, ties count', () => {
    const claim = (points: string, captures: string) =>
      napoleon(
        `a ENG5 | b HUN1 | c GAL1 | ${points} | missions a humble-the-mighty | memory captures=${captures} | turn a 2 | do claimMission:end`,
        4,
      )
        .settle()
        .asked() === 'a claimMission';
    const six = (loser: string) =>
      ['ROM', 'NAP', 'LOM', 'PIE', 'AUS', 'BOH'].map((code) => `${code}:${loser}:`).join('+');
    expect(claim('points b 3 0 0 0', six('b'))).toBe(true);
    expect(claim('points c 3 0 0 0', six('b'))).toBe(false);
    expect(claim('points b 3 0 0 0 | points c 3 0 0 0', six('b'))).toBe(true);
    expect(claim('points a 9 0 0 0 | points b 1 0 0 0', six('b'))).toBe(true);
    // Three from each of two that tie are not six from one.
    expect(claim('points b 3 0 0 0 | points c 3 0 0 0', 'ROM:b:+NAP:b:+LOM:b:+PIE:c:+AUS:c:+BOH:c:')).toBe(false);
  });

  test('N-MISSION-7: destroyed in defence: units lost in rolls against the holder, at sea too', () => {
    const game = napoleon('a ROM1 | b NAP1 | ships NSE a3 b3 | turn a 2 | do combat | dice 1 1 1 6 6').act(
      'sail NSE NSE - 3 0',
    );
    expect(game.n().turn.destroyed).toEqual([0, 2, 0]);
  });

  test('N-MISSION-7: empires won: controlled now and not when the turn began', () => {
    // The position begins with Italy held: it does not count.
    const game = napoleon(
      'a PIE1 LOM1 ROM1 NAP1 ENG1 SCO1 IRE1 MOR1 ALG1 TUN1 EGY1 POR1 CAS1 ARA1 AND1 | b IDF1 | missions a crown-won-by-the-sword | turn a 2 | memory regions=7 | do claimMission:end',
      4,
    ).settle();
    expect(game.asked()).toBe('a claimMission'); // three others: 3 are needed with four seats
    const held = napoleon(
      'a PIE1 LOM1 ROM1 NAP1 ENG1 SCO1 IRE1 MOR1 ALG1 TUN1 EGY1 POR1 CAS1 ARA1 AND1 | b IDF1 | missions a crown-won-by-the-sword | turn a 2 | memory regions=7+1 | do claimMission:end',
      4,
    ).settle();
    expect(held.asked()).not.toBe('a claimMission');
  });

  test('N-MISSION-7: from round 2 on means not in round 1', () => {
    const empires = 'a ENG1 SCO1 IRE1 MOR1 ALG1 TUN1 EGY1 PIE1 LOM1 ROM1 NAP1 | b IDF1 | missions a two-crowns';
    expect(napoleon(`${empires} | turn a 1 | do turn:0`, 4).settle().asked()).toBe('a muster');
    expect(napoleon(`${empires} | turn a 2 | do turn:0`, 4).settle().asked()).toBe('a claimMission');
  });
});
