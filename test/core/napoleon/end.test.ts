import { describe, expect, test } from '@jest/globals';
import { napoleon } from '../../support/napoleonPlay.js';

/** The end of a's turn. */
const closing = (text: string, round = 2, seats = 3) =>
  napoleon(`${text} | turn a ${round} | do closeTurn`, seats).settle();

describe('N-START', () => {
  test('N-START: start-of-turn missions are claimed first; the pool is counted after them', () => {
    const game = napoleon(
      'a ENG1 SCO1 IRE1 | b ROM1 | missions a empire-united-kingdom two-seas | turn a 2 | do turn:0',
    ).settle();
    expect(game.asked()).toBe('a claimMission');
    expect(game.only('reinforcementsCounted')).toEqual([]);
    expect(game.legal()).toEqual(['claimMission empire-united-kingdom', 'endClaim']);
    game.act('claimMission empire-united-kingdom');
    // 3 for territories, 2 for the empire, 2 for the mission.
    expect(game.only('reinforcementsCounted')[0]).toMatchObject({ missions: 2, total: 7 });
  });

  test('N-START: nothing is asked where nothing can be claimed', () => {
    const game = napoleon(
      'a ENG1 SCO1 | b ROM1 | missions a empire-united-kingdom raiders | turn a 2 | do turn:0',
    ).settle();
    expect(game.asked()).toBe('a muster');
  });

  test('N-START: the six phases in their order', () => {
    const game = napoleon('a ENG5 SCO2 | b ROM3 | plague ENG | missions a breach | turn a 2 | do turn:0').settle();
    const phases = [game.asked()];
    for (const line of ['place ENG 3', 'endAttack']) phases.push(game.act(line).asked());
    expect([...phases, game.at('ENG')]).toEqual(['a muster', 'a combat', 'a manoeuvre', 'a8']);
    game.act('endManoeuvre');
    expect(game.log().slice(0, 3)).toEqual(['armiesLost a ENG 1 epidemic', 'turnClosed a', 'turnBegan b 2']);
  });
});

describe('N-END-1, N-END-2', () => {
  test('N-END-1: end-of-turn missions are claimed after the epidemics, before the cards', () => {
    const game = napoleon(
      'a ENG5 | b ROM1 | plague ENG | missions a breach | memory captures=ROM:b:f+NAP:c:f | turn a 2 | do epidemic',
    ).settle();
    expect([game.asked(), game.at('ENG')]).toEqual(['a claimMission', 'a4']);
    expect(game.only('cardDrawn')).toEqual([]);
    game.act('claimMission breach');
    expect(game.only('cardDrawn')).toHaveLength(2); // the invasion, and the mission
  });

  test.each([
    ['nothing', '', 0],
    ['an invasion', 'memory captures=ROM:b: |', 1],
    ['two invasions', 'memory captures=ROM:b:+NAP:b: |', 1],
    ['a mission since its last turn', 'since a |', 1],
    ['an empire', 'a SCO1 IRE1 |', 1],
    ['a route', 'ships WEA a1, NSE a1, BAL a1 |', 1],
    ['an empire and a route', 'a SCO1 IRE1 | ships WEA a1, NSE a1, BAL a1 |', 1],
    ['two empires', 'a SCO1 IRE1 MOR1 ALG1 TUN1 EGY1 |', 1],
    ['an invasion and a mission', 'memory captures=ROM:b: | since a |', 2],
    ['everything', 'memory captures=ROM:b: | since a | a SCO1 IRE1 |', 3],
    ['zones that are no route', 'ships WEA a1, NSE a1 |', 0],
    ['a mission of another seat', 'since b |', 0],
  ])('N-END-2: cards for %s', (_, text, cards) => {
    const game = closing(`a ENG5 | b ROM1 | ${text} deck IDF BRE AQU PRO`);
    expect(game.hand('a').split(' ').filter(Boolean)).toHaveLength(cards);
  });

  test('N-END-2: a neutral’s territory earns a card', () => {
    const game = napoleon(
      'a ENG5 | b HOL1 SCO1 | neutral b | resigned b | resign neutral | c *1 | turn a 2 | do combat | dice 6 1 | deck IDF BRE',
    )
      .act('attack ENG HOL - 1 0')
      .act('moveIn 1 0')
      .act('endAttack')
      .act('endManoeuvre');
    expect(game.hand('a')).toBe('IDF');
  });

  test('N-END-2: a mission counts until the end of the own next turn, and not again', () => {
    const game = closing('a ENG5 | b ROM1 | since a b | since b | deck IDF BRE AQU PRO');
    expect(game.n().missions.map((m) => m.sinceTurn)).toEqual([false, true, false]);
  });
});

describe('N-END-3', () => {
  test.each([
    ['a ENG5', 'one territory', 0],
    ['a ENG5 SCO1', 'two', 0],
    ['a ENG5 SCO1 ROM1', 'three', 1],
    ['a ENG5 SCO1 | ships WEA a1', 'two and a zone', 1],
    ['a ENG5 SCO1 | ships WEA a1 b1', 'a zone of two fleets is none', 0],
    ['a ENG5 SCO1 ROM1 NAP1 LOM1 PIE1 AUS1 BOH1', 'eight', 2],
  ])('N-END-3: in the fifth round %s: %s', (text, _, points) => {
    const game = closing(`${text} | b HUN1`, 5);
    expect(game.n().points[0]?.fifthRound).toBe(points);
  });

  test('N-END-3: not in any other round', () => {
    expect(closing('a ENG5 SCO1 ROM1 | b HUN1', 4).points()).toEqual([0, 0, 0]);
  });
});

describe('N-END-4', () => {
  /** c has the last turn of the game. */
  const ending = (text: string, seats = 3) => napoleon(`${text} | turn c 5 a | do closeTurn`, seats).settle();

  test('N-END-4: after the last turn of the fifth round everything is revealed, and the most points win', () => {
    const game = ending(
      'a ENG5 | b ROM1 | points a 2 0 0 0 | points b 3 -2 1 0 | missions a raiders | missions b four-seas',
    );
    expect(game.only('missionsRevealed').map((e) => e.missions)).toEqual([['raiders'], ['four-seas'], []]);
    expect(game.state().outcome).toEqual({ winners: [2], reason: 'points', rule: 'N-END-4' }); // 46 territories
    expect(game.asked()).toBe('over');
  });

  test('N-END-4: start-of-turn missions that hold now are scored, of every seat, several of one rank too', () => {
    const game = ending(
      'a ENG1 SCO1 IRE1 ROM11 | b NAP1 | c *1 | missions a massed-ranks two-seas empire-united-kingdom | missions b war-council | generals NAP3 | missions c dozen-flags | ships WEA a1, NSE a1, BAL a1, BLA a1 | memory claims=a1+b1',
    );
    expect(game.n().missions.map((m) => m.done.map((d) => d.mission))).toEqual([
      ['massed-ranks', 'two-seas', 'empire-united-kingdom'],
      ['war-council'],
      [],
    ]);
    expect(game.points().slice(0, 2)).toEqual([4, 1]);
    expect(game.only('missionDrawn')).toEqual([]);
    expect(game.n().missions[0]?.lasting).toEqual([]);
  });

  test('N-END-4: end-of-turn missions are not', () => {
    const game = ending('a ENG1 ROM1 | b NAP1 | c *1 | missions c dozen-flags half-of-europe');
    expect(game.n().missions[2]?.done).toEqual([]);
  });

  test.each([
    ['points', 'points a 20 0 0 0 | points b 19 0 0 0', [0]],
    ['points, though it is out', 'points b 20 0 0 0 | points a 19 0 0 0 | out b', [1]],
    ['regiments', 'points a 20 0 0 0 | points b 20 0 0 0 | a ENG9', [0]],
    ['missions', 'points a 20 0 0 0 | points b 20 0 0 0 | a ENG9 | b ROM9 | done b raiders@1:1', [1]],
    ['nobody alone', 'points a 20 0 0 0 | points b 20 0 0 0 | a ENG9 | b ROM9', [0, 1]],
  ])('N-END-4: decided by %s', (_, text, winners) => {
    const line = /\ba \w+9/.test(text) ? text : `a ENG3 | ${text}`;
    const full = /\bb ROM/.test(line) || /out b/.test(line) ? line : `${line} | b ROM2`;
    expect(ending(`${full} | c NAP1`).state().outcome?.winners).toEqual(winners);
  });

  test('N-END-4: the last turn is that of the last seat still in, in turn order', () => {
    const game = napoleon('a ENG5 | b ROM1 | out c | turn b 5 a | do closeTurn').settle();
    expect(game.asked()).toBe('over');
    const other = napoleon('a ENG5 | b ROM1 | c *1 | turn b 5 c | do closeTurn | out a').settle();
    expect(other.asked()).toBe('over');
  });

  test('N-END-4: the history has the points of each seat at the end of each round', () => {
    const game = napoleon('a ENG5 | b ROM1 | points a 2 -3 0 0 | turn c 1 a | do closeTurn').settle();
    expect(game.n().history).toEqual([[-1, 0, 0]]);
  });
});

describe('N-END-5', () => {
  test('N-END-5: the last seat is asked at the start of its turn: play on, or end the game', () => {
    const game = napoleon('a *1 | out b c | turn a 2 | do closeTurn').settle();
    expect([game.asked(), game.legal()]).toEqual(['a lastSeat', ['playOn', 'endGame']]);
    game.act('playOn');
    expect(game.state().turn.round).toBe(3);
    expect(game.asked()).toBe('a muster');
  });

  test('N-END-5: ending early gives up the fifth round’s points; the reveal is held', () => {
    const game = napoleon(
      'a *1 | out b c | points b 3 0 0 0 | missions a seven-courts | turn a 2 | do closeTurn',
    ).settle();
    game.act('endGame');
    expect(game.state().outcome).toEqual({ winners: [1], reason: 'points', rule: 'N-END-5' });
    expect([game.points(), game.only('missionsRevealed').length]).toEqual([[1, 3, 0], 3]);
  });

  test('N-END-5: playing on to the fifth round brings them', () => {
    const game = napoleon('a *1 | out b c | turn a 5 | do closeTurn').settle();
    expect(game.state().outcome).toMatchObject({ winners: [0], rule: 'N-END-4' });
    expect(game.points()).toEqual([16, 0, 0]);
  });
});
