// Where a rule of Risk Napoleon has an order, a tie or two sides: an example in which the readings differ.
import { describe, expect, test } from '@jest/globals';
import {
  asides,
  countReinforcements,
  landingsFrom,
  nap,
  otherFleet,
  routesOf,
  type Seat,
  zoneController,
  zonesOf,
} from '../../../src/core/index.js';
import { applyTo } from '../../support/moments.js';
import { answerOf, type NapoleonPlay, napoleon } from '../../support/napoleonPlay.js';
import { position } from '../../support/play.js';

/** Who accomplishes what, and who draws which mission after it, in order. */
const missionLog = (game: NapoleonPlay): readonly string[] =>
  game.log().filter((line) => /^mission(Accomplished|Drawn) /.test(line));

describe('the order of missions', () => {
  const plague =
    'a AND9 | plague ARA | missions a through-the-plague | missions b stubborn-defence | memory destroyed=0+5+0';
  const piles = 'pile 1 raiders war-council';

  test('N-CARD-5: the attacker’s at-once mission comes before those of others, and draws first from their pile', () => {
    const game = napoleon(`${plague} | b ARA1 IRE1 | ${piles} | turn a 2 | do combat | dice 6 6 6 1`);
    game.act('attack AND ARA - 3 0').act('moveIn 3 0');
    expect([game.asked(), missionLog(game)]).toEqual(['a claimMission', []]);
    game.act('claimMission through-the-plague');
    expect(missionLog(game).map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
      'missionAccomplished a through-the-plague',
      'missionDrawn a 1',
      'missionAccomplished b stubborn-defence',
      'missionDrawn b 1',
    ]);
    expect(game.n().missions.map(({ held }) => held)).toEqual([['raiders'], ['war-council'], []]);
  });

  test('N-LAND-8: of a seat that goes out they come first', () => {
    const game = napoleon(`${plague} | b ARA1 | ${piles} | turn a 2 | do combat | dice 6 6 6 1`);
    game.act('attack AND ARA - 3 0').act('moveIn 3 0').act('claimMission through-the-plague');
    expect(game.n().missions.map(({ held }) => held)).toEqual([['war-council'], ['raiders'], []]);
  });

  test.each([
    ['N-MISSION-3', 'stubborn-defence', 'attack MOS UKR - 1 0'],
    ['N-MISSION-3', 'unbroken-square', 'endAttack'],
  ])('%s: others’ missions clockwise from the seat on turn, not from the first seat: %s', (_, mission, line) => {
    const { rules, state } = position(
      `napoleon/en/europe 4 | a ROM1 | b MOS9 | c UKR3 | d *1 | missions c ${mission} | memory destroyed=5+0+5+0 | turn b 2 | do combat | dice 1 6 6`,
    );
    // Two hold the same mission here, which no game deals: there is one of each kind.
    const missions = nap(state).missions.map((own, seat) => (seat === 0 ? (nap(state).missions[2] ?? own) : own));
    const shared = { ...state, napoleon: { ...nap(state), missions } };
    const step = applyTo(rules, shared, 1 as Seat, answerOf(rules.board, line));
    const seats = step.ok ? step.value.events.flatMap((e) => (e.type === 'missionAccomplished' ? [e.seat] : [])) : [];
    expect(seats).toEqual([2, 0]);
  });

  test('N-LAND-9, N-MISSION-3: a seat that goes out otherwise than by an attack claims nothing at the end of that turn', () => {
    const contagion = (regiments: number) =>
      napoleon(
        `a AND2 | b ARA${regiments} | plague ROM | hand a WAL | missions b unbroken-square | memory destroyed=0+2+0 | turn a 2 | do manoeuvre | deck IDF LOM`,
      )
        .act('playCard WAL ROM ARA')
        .points();
    expect(contagion(2)).toEqual([0, 2, 0]);
    expect(contagion(1)).toEqual([0, 0, 0]);
  });
});

describe('control of a zone with two fleets', () => {
  const line = (fleets: string) => napoleon(`a ENG3 | b HOL3 | ships ${fleets} | turn b 2 | do combat`);

  test.each(['NSE a1 b5', 'NSE a5 b1'])('N-CONTROL: is nobody’s, seen from either: %s', (fleets) => {
    const game = line(`${fleets}, BAL b1`);
    const state = game.state();
    const zone = game.rules.board.zones.findIndex(({ code }) => code === 'NSE');
    expect(zoneController(nap(state), zone)).toBeNull();
    expect([0, 1].map((seat) => zonesOf(nap(state), seat as Seat).includes(zone))).toEqual([false, false]);
    expect([0, 1, 2].map((seat) => otherFleet(nap(state), zone, seat as Seat))).toEqual([1, 0, 0]);
  });

  test.each([
    ['the first fleet', 'a', 'ENG'],
    ['the second fleet', 'b', 'HOL'],
  ])('N-CONTROL, N-REINF-1, N-LAND-3: counts for neither, lands neither: %s', (_, letter, from) => {
    const seat = 'ab'.indexOf(letter) as Seat;
    const counts = (fleets: string): readonly number[] => {
      const { rules, state } = line(fleets);
      const at = rules.board.territories.findIndex(({ code }) => code === from);
      const { zones } = countReinforcements(rules, state(), seat);
      return [zones, landingsFrom(rules, state(), at, seat).size > 0 ? 1 : 0];
    };
    expect(counts(`NSE ${letter}1`)).toEqual([1, 1]);
    expect(counts('NSE a1 b1')).toEqual([0, 0]);
  });

  test('N-CONTROL: a route with a shared zone is held by neither', () => {
    const held = (zone: string) => {
      const { rules, state } = napoleon(`a ENG1 | b HOL1 | ships WEA b1, NSE ${zone}, BAL b1 | turn b 2 | do combat`);
      return [0, 1].map((seat) => routesOf(rules, nap(state()), seat as Seat).length);
    };
    expect([held('b1'), held('a1 b1')]).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });
});

describe('a seat that has turned neutral', () => {
  const neutral = 'b ARA2 ROM1 | c *1 | neutral b | resigned b | resign neutral | reactions c each | ask a c';

  test.each([
    ['a', 'a AND9 | d NAP1', 'turn a 2', 'attack AND ARA - 3 0'],
    ['d', 'd AND9 | a NAP1', 'turn d 2', 'attack AND ARA - 3 0'],
  ])('C-END-3: whoever attacks it, nobody is asked for its dice: %s', (attacker, lands, turn, line) => {
    const game = napoleon(`${lands} | ${neutral} | hand c SCO | ${turn} | do combat | dice 6 1 1 5 5`, 4).act(line);
    expect(game.only('diceRolled')[0]).toMatchObject({ defender: 1, defence: [5, 5] });
    expect(game.asked()).toBe(`${attacker} combat`);
  });

  test('C-END-3, N-CARD-4: nobody reacts for it, and the attacker reacts as ever', () => {
    const game = napoleon(
      `d AND9 | a NAP1 | ${neutral} | hand c SCO | hand d IDF | reactions d each | turn d 2 | do combat | dice 1 1 1 6 6`,
      4,
    ).act('attack AND ARA - 3 0');
    expect(game.asked()).toBe('d react');
  });

  test('C-END-3: a capture from it is a capture for missions, and eliminates nobody', () => {
    const game = napoleon(
      `d AND9 | a NAP1 | ${neutral.replace('ARA2 ROM1', 'ARA1')} | missions d end-of-a-dynasty | turn d 2 | do combat | dice 6 6 6 1`,
      4,
    )
      .act('attack AND ARA - 3 0')
      .act('moveIn 3 0');
    expect([game.n().turn.captures.length, game.n().turn.eliminated, game.asked()]).toEqual([1, 0, 'd combat']);
    expect(game.state().seats[1]?.status).toBe('neutral');
    expect(asides(game.rules, game.state(), 1 as Seat)).toEqual([]);
  });
});

describe('the end', () => {
  const ending = (text: string) =>
    napoleon(`${text} | c NAP1 | turn c 5 a | do closeTurn`).settle().state().outcome?.winners;
  const even = 'points a 20 0 0 0 | points b 20 0 0 0';

  test('N-END-4: points decide before regiments and missions', () => {
    expect(ending('a ENG1 | b ROM9 | points a 20 0 0 0 | points b 19 0 0 0 | done b raiders@1:1')).toEqual([0]);
  });

  test('N-END-4: regiments decide before missions accomplished', () => {
    expect(ending(`a ENG9 | b ROM8 | ${even} | done b raiders@1:1 two-seas@1:1`)).toEqual([0]);
    expect(ending(`a ENG9 | b ROM9 | ${even} | done b raiders@1:1 two-seas@1:1`)).toEqual([1]);
  });

  test('N-END-4: regiments on the board, not territories', () => {
    expect(ending(`a ENG9 | b ROM2 LOM2 PIE2 | ${even}`)).toEqual([0]);
  });

  test('N-END-4: a round is scored before the next one begins', () => {
    const game = napoleon('a ENG5 | b ROM1 | turn c 1 a | do closeTurn').settle();
    expect(game.only('roundScored')).toEqual([{ type: 'roundScored', round: 1 }]);
    const types = game.events().map(({ type }) => type);
    expect(types.indexOf('roundScored')).toBeLessThan(types.indexOf('turnBegan'));
  });

  test('N-END-4: a seat that is out claims nothing, though it would hold', () => {
    // Ships of a seat that is out leave the board (N-LAND-8): with them here only its being out stands in the way.
    const reveal = (status: string) =>
      napoleon(
        `a ENG1 | b ROM1 | c *1 | ${status} | missions b two-seas | ships WEA b1, NSE b1, BAL b1, BLA b1 | turn c 5 a | do closeTurn`,
      ).settle();
    expect(reveal('points b 0 0 0 0').n().points[1]?.missions).toBe(1);
    expect(reveal('out b').n().points[1]?.missions).toBe(0);
    expect(reveal('out b').only('missionsRevealed')[1]?.missions).toEqual(['two-seas']);
  });
});

describe('two sides of one number', () => {
  const pool = (text: string) =>
    napoleon(`${text} | turn a 2 | do countPool`).settle().only('reinforcementsCounted')[0];

  test('N-REINF-1: territories and zones are added before they are divided', () => {
    // 10 and 2: twelve thirds are 4, where three and nothing would be 3.
    const ten = 'a ROM1 NAP1 LOM1 AUS1 BOH1 HUN1 GAL1 MOS1 UKR1 LIT1';
    expect(pool(`${ten} | b ENG1 | ships WEA a1, NSE a1`)).toMatchObject({ territories: 10, zones: 2, total: 4 });
  });

  test('N-REINF-1: the least of three comes before the bonus', () => {
    expect(pool('a ENG1 SCO1 IRE1 | b ROM1')?.total).toBe(5);
  });

  test('N-END-3: they are added before they are divided there, too, and there is no least', () => {
    const points = (text: string) =>
      napoleon(`${text} | b HUN1 | turn a 5 | do closeTurn`).settle().n().points[0]?.fifthRound;
    expect(points('a ENG1 ROM1 | ships WEA a1')).toBe(1);
    expect(points('a ENG1 | ships WEA a1')).toBe(0);
  });

  test('C-ATT-3: the question to the defender names who attacks from where, and not the reverse', () => {
    const game = napoleon('a AND9 | b ARA3 ROM1 | ask b | turn a 2 | do combat').act('attack AND ARA - 2 0');
    expect(game.question('defend').battle).toEqual({ from: 'andalusia', to: 'aragon', dice: 2 });
  });
});
