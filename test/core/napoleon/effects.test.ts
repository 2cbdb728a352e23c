// Every effect of a territory card: each clause of what it does, when it can be played and when not.
import { describe, expect, test } from '@jest/globals';
import { allCards, type CardId, effectOf, isJoker, playSymbol } from '../../../src/core/index.js';
import { EFFECT_IDS } from '../../../src/core/types/napoleon.js';
import { EFFECT_WORDS } from '../../../src/text/napoleon/effects.js';
import { napoleon } from '../../support/napoleonPlay.js';
import { codeOf } from '../../support/text.js';

const mustering = (text: string, pool = 3) => napoleon(`${text} | turn a 2 | pool ${pool} | do muster`);
const fight = (text: string, seats = 3) => napoleon(`${text} | turn a 2 | do combat`, seats);
const moving = (text: string) => napoleon(`${text} | turn a 2 | do beginManoeuvre`).settle();

/** Effect -> play symbol and the cards that have it. */
const TABLE: Readonly<Record<string, readonly [symbol: string, cards: string]>> = {
  levy: ['infantry', 'AQU BAV UKR ANA'],
  arsenal: ['infantry', 'HOL SER'],
  shipyard: ['infantry', 'BRE ENG DEN'],
  commission: ['infantry', 'SWE GRE'],
  physician: ['infantry', 'MOR EGY'],
  'grand-battery': ['red', 'BUR BRA LOM'],
  'cavalry-charge': ['red', 'WES WAR HUN'],
  sappers: ['red', 'AND BOH'],
  spy: ['red', 'SIL ROM'],
  ambush: ['blue', 'SCO CAS ALG'],
  'scorched-earth': ['blue', 'POR MOS'],
  'general-winter': ['blue', 'ARA FIN'],
  'orderly-retreat': ['blue', 'GAL LIT'],
  'old-guard': ['red-blue', 'IDF EPR AUS STP'],
  rally: ['red-blue', 'IRE ILL'],
  'fog-of-war': ['red-blue', 'NOR SAX'],
  'forced-march': ['arrow', 'PRO PIE NRU'],
  'fair-winds': ['arrow', 'NAP TUN'],
  'war-chest': ['star', 'RUM'],
  contagion: ['star', 'WAL SYR'],
};

describe('the cards', () => {
  const { rules } = mustering('a IDF1');
  const { board } = rules;

  test('N-CARD-1: twenty effects, each with its symbol and its cards; every territory card has one', () => {
    expect(Object.keys(TABLE).sort()).toEqual([...EFFECT_IDS].sort());
    expect(Object.keys(EFFECT_WORDS).sort()).toEqual([...EFFECT_IDS].sort());
    const cards = allCards(board).filter((card) => !isJoker(card));
    expect(cards).toHaveLength(48);
    for (const effect of EFFECT_IDS) {
      const [symbol, codes] = TABLE[effect] ?? [];
      expect(playSymbol(effect)).toBe(symbol);
      expect(
        cards
          .filter((card) => effectOf(rules, card) === effect)
          .map((card) => codeOf(board, card))
          .sort(),
      ).toEqual((codes ?? '').split(' ').sort());
    }
  });

  test('N-CARD-3: a joker has none', () => {
    expect(['joker-1', 'joker-2'].map((card) => effectOf(rules, card as CardId))).toEqual([null, null]);
    expect(rules.pack.missions).toHaveLength(48);
  });
});

describe('in the own reinforcement', () => {
  test('levy: three regiments to the pool', () => {
    expect(mustering('a IDF1 | hand a BAV').act('playCard BAV').state().turn.pool).toBe(6);
    expect(mustering('a IDF1 | hand a BAV', 0).can('playCard BAV')).toBe(true);
  });

  test('arsenal: one fortification free of charge, within the usual limits', () => {
    const game = mustering('a IDF1 BRE1 BUR1 | forts BRE | plague BUR | hand a HOL');
    expect(game.offers('playCard')).toEqual(['playCard HOL IDF']);
    game.act('playCard HOL IDF');
    expect([game.marks('IDF'), game.state().turn.pool]).toEqual(['f', 3]);
    expect(game.n().turn.builtForts).toEqual(['ile-de-france']);
    const twelve = 'forts ROM NAP LOM PIE AUS BOH HUN GAL ILL STP LIT MOS';
    expect(mustering(`a IDF1 | b ROM1 | ${twelve} | hand a HOL`).offers('playCard')).toEqual([]);
  });

  test('shipyard: two ships free of charge into one zone that touches a territory of the seat', () => {
    const game = mustering('a AND1 BUR1 | b ROM1 | ships BAR b3 | hand a BRE').act('playCard BRE BAR');
    expect([game.sea('BAR'), game.state().turn.pool]).toEqual(['a2 b3', 3]);
    expect(mustering('a AND1 | hand a BRE').offers('playCard')).toEqual(['playCard BRE BAR', 'playCard BRE WME']);
    expect(mustering('a BUR1 | hand a BRE').offers('playCard')).toEqual([]);
  });

  test('shipyard: what is left of the ships', () => {
    const six = (ships: string) =>
      napoleon(
        `a AND1 | b ROM1 | c NAP1 | d LOM1 | e PIE1 | ships NSE ${ships} | hand a BRE | turn a 2 | pool 3 | do muster`,
        6,
      );
    expect(six('a25').act('playCard BRE WME').sea('WME')).toBe('a1');
    expect(six('a26').offers('playCard')).toEqual([]);
  });

  test('commission: one general or admiral free of charge, within the usual limits', () => {
    const game = mustering('a IDF1 BRE1 | b ROM1 | ships WEA a1, NSE b1 | generals IDF2 | hand a SWE');
    expect(game.offers('playCard')).toEqual([
      'playCard SWE general IDF',
      'playCard SWE general BRE',
      'playCard SWE admiral WEA',
    ]);
    expect(game.act('playCard SWE general BRE').marks('BRE')).toBe('1g');
    const full = mustering('a IDF1 | b ROM1 | ships WEA a1 | generals IDF3 | captive b a admiral 2 | hand a SWE');
    expect(full.offers('playCard')).toEqual([]);
    expect(mustering('a IDF1 | b ROM1 | generals IDF3 | hand a SWE').offers('playCard')).toEqual([]);
  });

  test('physician: one epidemic of a territory of the seat goes back to the box', () => {
    const game = mustering('a IDF1 BRE1 | b ROM1 | plague IDF2 ROM | hand a MOR');
    expect(game.offers('playCard')).toEqual(['playCard MOR IDF']);
    game.act('playCard MOR IDF');
    expect([game.marks('IDF'), game.n().epidemics.reduce((a, b) => a + b, 0)]).toEqual(['1e', 2]);
    expect(mustering('a IDF1 | b ROM1 | plague ROM | hand a MOR').offers('playCard')).toEqual([]);
  });

  test('war-chest: not playable otherwise than in a set', () => {
    expect(mustering('a IDF1 | hand a RUM').offers('playCard')).toEqual([]);
    expect(fight('a AND3 | b ARA3 | hand a RUM').offers('playCard')).toEqual([]);
    expect(moving('a AND3 CAS1 | b ARA3 | hand a RUM').offers('playCard')).toEqual([]);
  });
});

describe('the attacker’s, before the roll', () => {
  test('grand battery: the defender loses two regiments, never the last', () => {
    const roll = (armies: number) =>
      fight(`a AND9 | b ARA${armies} ROM1 | hand a BUR | dice 1 1 1 6${armies > 3 ? ' 6' : ''}`).act(
        'attack AND ARA BUR 3 0',
      );
    expect(roll(4).log().slice(0, 3)).toEqual([
      'attackDeclared a AND ARA 3',
      'armiesLost b ARA 2 card',
      'cardPlayed a BUR grand-battery',
    ]);
    expect([roll(4).at('ARA'), roll(3).at('ARA'), roll(2).at('ARA')]).toEqual(['b2', 'b1', 'b1']);
  });

  test('grand battery: on land only, and not against a single regiment', () => {
    expect(fight('a AND9 | b ARA1 ROM1 | hand a BUR').offers('attack AND ARA BUR')).toEqual([]);
    expect(
      fight('a AND9 | b ROM1 | ships WME a3 b3 | hand a BUR')
        .legal()
        .some((l) => l.includes('BUR')),
    ).toBe(false);
  });

  test('grand battery: not a roll: no officer is captured, and it is no loss of the attacker’s', () => {
    const game = fight('a AND9 | b ARA2 ROM1 | generals ARA | hand a BUR | dice 1 6').act('attack AND ARA BUR 1 0');
    expect([game.marks('ARA'), game.points()]).toEqual(['1g', [0, 0, 0]]);
    expect(game.n().turn.pairs[0]?.rolls).toBe(1);
  });

  test('cavalry charge: +1 on the highest die for every roll from this territory in this turn', () => {
    const game = fight('a AND9 | b ARA9 CAS9 | hand a WES | dice 6 6 6 1 1 6 6 6 1 1 6 6 6 1 1').act(
      'attack AND ARA WES 3 0',
    );
    expect(game.only('diceRolled')[0]?.attackBonus).toEqual([1, 0, 0]);
    for (const target of ['ARA', 'CAS']) {
      game.act(`attack AND ${target} - 3 0`);
      expect(game.only('diceRolled')[0]?.attackBonus).toEqual([1, 0, 0]);
    }
  });

  test('cavalry charge: adds to generals, two of them add up, and other origins have none', () => {
    const charged = 'memory charges=AND onLand=1';
    const game = fight(`a AND9 PRO9 | b ARA9 | generals AND2 | ${charged} | hand a WES | dice 6 6 6 1 1 6 6 6 1 1`);
    game.act('attack AND ARA WES 3 2');
    expect(game.only('diceRolled')[0]?.attackBonus).toEqual([3, 1, 0]);
    game.act('attack PRO ARA - 3 0');
    expect(game.only('diceRolled')[0]?.attackBonus).toEqual([0, 0, 0]);
  });

  test('cavalry charge: on land only, and not in an attack in the fog', () => {
    expect(
      fight('a AND9 | b ARA9 | memory pairs=AND:ARA:0:1:0:f:- onLand=1 | hand a WES').offers('attack AND ARA WES'),
    ).toEqual([]);
    expect(
      fight('a AND9 | b ROM1 | ships WME a3 b3 | hand a WES')
        .legal()
        .some((l) => l.includes('WES')),
    ).toBe(false);
  });

  test('sappers: no bonus of the fortification for the rest of the attack, one die of the defender in this roll', () => {
    const game = fight('a AND9 | b ARA9 | forts ARA | generals ARA | ask b | hand a BOH | dice 6 6 6 1 6 6 6 1 1').act(
      'attack AND ARA BOH 3 0',
    );
    expect(game.only('diceRolled')[0]).toMatchObject({ defence: [1], defenceBonus: [1] }); // the general's
    game.act('attack AND ARA - 3 0');
    expect(game.asked()).toBe('b defend');
    game.act('defend 2');
    expect(game.only('diceRolled')[0]).toMatchObject({ defence: [1, 1], defenceBonus: [1, 0] });
    expect(game.marks('ARA')).toContain('f'); // it stands
  });

  test('sappers: only where there is a fortification to lose its bonus, or a second die to lose', () => {
    const can = (text: string) => fight(`a AND9 | ${text} | hand a BOH`).offers('attack AND ARA BOH').length > 0;
    expect(can('b ARA1')).toBe(false);
    expect(can('b ARA2')).toBe(true);
    expect(can('b ARA1 | forts ARA')).toBe(true);
    expect(can('b ARA1 | forts ARA | memory pairs=AND:ARA:0:1:0:s:- onLand=1')).toBe(false);
    expect(can('b ARA1 | forts ARA | memory pairs=AND:ARA:0:1:0:f:- onLand=1')).toBe(false);
    expect(can('b ARA2 | forts ARA | memory pairs=AND:ARA:0:1:0:s:- onLand=1')).toBe(true);
    expect(
      fight('a AND9 | b ROM1 | ships WME a3 b3 | hand a BOH')
        .legal()
        .some((l) => l.includes('BOH')),
    ).toBe(false);
  });

  test('spy: one seat’s cards and missions, between attacks, and only the spy sees them', () => {
    const game = fight('a AND9 | b ARA9 | hand a SIL | hand b NAP J1 | missions b raiders four-seas | out c');
    expect(game.offers('playCard')).toEqual(['playCard SIL b']);
    game.act('playCard SIL b');
    expect(game.only('handSpied')).toEqual([
      { type: 'handSpied', seat: 0, target: 1, cards: ['naples', 'joker-1'], missions: ['raiders', 'four-seas'] },
    ]);
    expect(fight('a AND9 | b ARA9 | hand a SIL').offers('playCard')).toEqual([]); // nobody has a secret
    expect(mustering('a AND9 | b ARA9 | hand a SIL | hand b NAP').offers('playCard')).toEqual([]);
  });
});

describe('the defender’s, before the roll', () => {
  const attacked = (text: string, line = 'attack AND ARA - 3 0') =>
    fight(`a AND9 | ${text} | reactions b each`).act(line);

  test('ambush: +1 on the highest die for every roll of this attack', () => {
    const game = attacked('b ARA9 | generals ARA | hand b SCO ALG | dice 6 6 6 1 1 6 6 6 1 1 6 6 6 1 1').act(
      'react SCO',
    );
    expect(game.only('diceRolled')[0]?.defenceBonus).toEqual([2, 0]);
    game.act('attack AND ARA - 3 0').act('noReaction').act('noReaction');
    expect(game.only('diceRolled')[0]?.defenceBonus).toEqual([2, 0]);
    game.act('attack AND ARA - 3 0').act('react ALG');
    expect(game.only('diceRolled')[0]?.defenceBonus).toEqual([3, 0]); // two of them add up
  });

  test('ambush: at sea from this zone on this zone', () => {
    const sea = 'ships WME a4 b4, BAR a3 | hand b SCO | reactions b each';
    const game = fight(`a AND9 | b ARA9 | ${sea} | dice 6 6 6 1 1`).act('sail WME WME - 3 0');
    expect(game.legal()).toEqual(['react SCO', 'noReaction']);
    game.act('react SCO');
    expect(game.only('diceRolled')[0]?.defenceBonus).toEqual([1, 0]);
  });

  test('ambush: not in an attack in the fog, where it would change nothing', () => {
    const game = attacked('b ARA9 | memory pairs=AND:ARA:0:1:0:f:- onLand=1 | hand b SCO');
    expect(game.legal()).toEqual(['noReaction']);
  });

  test('general winter: no roll, this attack is over, and the territory is left alone for the turn', () => {
    const game = attacked('b ARA3 CAS3 | plague ARA | hand b FIN').act('react FIN');
    expect(game.log()).toEqual(['cardPlayed b FIN general-winter', 'attackStopped a AND ARA']);
    expect([game.at('AND'), game.at('ARA'), game.asked()]).toEqual(['a8', 'b3', 'a combat']); // the toll is lost
    expect(game.offers('attack AND ARA')).toEqual([]);
    expect(game.offers('attack AND CAS')).toHaveLength(3);
    expect(game.n().turn.blocked).toEqual(['aragon']);
  });

  test('general winter: from every origin of that seat, and it may not enter either', () => {
    const blocked = 'memory blocked=ARA onLand=1';
    expect(
      fight(`a AND9 PRO9 | b ARA3 CAS1 | ${blocked}`)
        .legal()
        .some((l) => / ARA/.test(l)),
    ).toBe(false);
    expect(
      fight(`a AND9 PRO9 | b CAS1 | empty ARA | ${blocked}`)
        .legal()
        .some((l) => / ARA/.test(l)),
    ).toBe(false);
  });

  test('general winter: on land only', () => {
    const game = fight('a AND9 | b ARA9 | ships WME a4 b4 | hand b FIN | reactions b each').act('sail WME WME - 3 0');
    expect(game.legal()).toEqual(['noReaction']);
  });

  test('orderly retreat: all regiments and generals go to an adjacent own territory; the attacker must enter', () => {
    const game = attacked('b ARA4 CAS1 ROM1 | generals ARA2 | hand b LIT').act('react LIT CAS');
    expect(game.log()).toEqual([
      'armiesMoved b ARA CAS 4 retreat',
      'piecesMoved b general ARA CAS 2',
      'cardPlayed b LIT orderly-retreat',
      'territoryCaptured a b AND ARA',
    ]);
    expect([game.at('CAS'), game.marks('CAS'), game.asked()]).toEqual(['b5', '2g', 'a moveIn']);
    expect(game.legal()[0]).toBe('moveIn 1 0');
    game.act('moveIn 1 0');
    expect([game.at('ARA'), game.points()]).toEqual(['a1', [0, 0, 0]]);
    expect(game.n().turn.captures).toEqual([
      { territory: 'aragon', loser: 1, byLanding: false, epidemic: false, fortified: false },
    ]);
    expect(game.n().turn.lost).toEqual([0, 1, 0]);
  });

  test('orderly retreat: from the territory that the card names no regiments are left behind', () => {
    const game = napoleon('a UKR9 | b LIT4 STP1 | hand b LIT | reactions b each | turn a 2 | do combat').act(
      'attack UKR LIT - 3 0',
    );
    game.act('react LIT STP').act('moveIn 3 0');
    expect([game.at('LIT'), game.at('STP')]).toEqual(['a3', 'b5']);
  });

  test('orderly retreat: to the territory that the card names two more come', () => {
    const game = napoleon('a BOH9 | b GAL1 SIL4 | hand b GAL | reactions b each | turn a 2 | do combat').act(
      'attack BOH SIL - 3 0',
    );
    game.act('react GAL GAL');
    expect(game.at('GAL')).toBe('b7');
  });

  test('orderly retreat: only where an adjacent territory is the defender’s, and on land', () => {
    expect(attacked('b ARA4 ROM1 | hand b LIT').legal()).toEqual(['noReaction']);
    const sea = fight('a AND9 | b ARA9 | ships WME a4 b4 | hand b LIT | reactions b each').act('sail WME WME - 3 0');
    expect(sea.legal()).toEqual(['noReaction']);
  });

  test('orderly retreat: generals of the attacker that took part may come or stay', () => {
    const game = fight('a AND9 | b ARA4 CAS1 | generals AND2 | hand b LIT | reactions b each').act(
      'attack AND ARA - 3 2',
    );
    game.act('react LIT CAS');
    expect(game.offers('moveIn 1')).toEqual(['moveIn 1 0', 'moveIn 1 1', 'moveIn 1 2']);
  });

  test('orderly retreat: given up without a roll it was not lost in combat: no scorched earth', () => {
    const game = attacked('b ARA4 CAS1 | hand b LIT POR').act('react LIT CAS').act('moveIn 5 0');
    expect(game.legal()).toEqual(['noReaction']);
  });

  test('fog of war: no bonus for either side for the rest of this attack, cards’ included', () => {
    const pieces = 'generals AND2 ARA2 | forts ARA | memory pairs=AND:ARA:0:1:1::- charges=AND onLand=1';
    const game = attacked(`b ARA9 | ${pieces} | hand b NOR | dice 6 6 6 1 1 6 6 6 1 1`, 'attack AND ARA - 3 2').act(
      'react NOR',
    );
    expect(game.only('diceRolled')[0]).toMatchObject({ attackBonus: [0, 0, 0], defenceBonus: [0, 0] });
    game.act('attack AND ARA - 3 2');
    expect(game.only('diceRolled')[0]).toMatchObject({ attackBonus: [0, 0, 0], defenceBonus: [0, 0] });
  });

  test('fog of war: of the attacker with its declaration, at sea too, and only where there is a bonus', () => {
    const own = fight('a AND9 | b ARA9 | forts ARA | hand a NOR | dice 6 6 6 1 1').act('attack AND ARA NOR 3 0');
    expect(own.only('diceRolled')[0]?.defenceBonus).toEqual([0, 0]);
    expect(fight('a AND9 | b ARA9 | hand a NOR').offers('attack AND ARA NOR')).toEqual([]);
    expect(attacked('b ARA9 | hand b NOR').legal()).toEqual(['noReaction']);
    const sea = fight('a AND9 | b ROM1 | ships WME a3, ADR b2 | admirals ADR b1 | hand a NOR | dice 6 6 1 1').act(
      'sail WME ADR NOR 2 0',
    );
    expect(sea.only('diceRolled')[0]?.defenceBonus).toEqual([0, 0]);
  });
});

describe('after the roll', () => {
  const rolled = (text: string, dice: string, line = 'attack AND ARA - 3 0') =>
    fight(`a AND9 | ${text} | reactions a each | reactions b each | dice ${dice}`).act(line);

  test('old guard: any of the own dice again, once: the attacker’s', () => {
    const game = rolled('b ARA9 | hand a IDF', '1 6 2 6 6 5 4');
    expect(game.asked()).toBe('a react');
    expect(game.legal()).toEqual([...[1, 2, 3, 4, 5, 6, 7].map((dice) => `react IDF ${dice}`), 'noReaction']);
    game.act('react IDF 5'); // the first and the third
    expect(game.only('diceRolled')[0]).toMatchObject({ attack: [6, 5, 4], defence: [6, 6] });
    expect(game.asked()).toBe('a combat');
  });

  test('old guard: the defender’s', () => {
    const game = rolled('b ARA9 | hand b IDF', '6 6 6 1 5 6').act('noReaction');
    expect(game.legal()).toEqual(['react IDF 1', 'react IDF 2', 'react IDF 3', 'noReaction']);
    game.act('react IDF 1');
    expect(game.only('diceRolled')[0]).toMatchObject({ defence: [6, 5] });
  });

  test('old guard: re-rolls that were played stand: the defender’s first, then the attacker’s', () => {
    const game = rolled('b ARA9 | hand a IDF | hand b AUS', '1 1 1 1 1 6 6 6').act('noReaction').act('react AUS 3');
    expect(game.asked()).toBe('a react');
    game.act('react IDF 1');
    expect(game.only('diceRolled')[0]).toMatchObject({ attack: [6, 1, 1], defence: [6, 6] });
  });

  test('old guard: at sea too', () => {
    const game = fight('a AND9 | b ARA9 | ships WME a4 b4 | hand a IDF | reactions a each | dice 1 1 1 6 6 6 6 6');
    expect(game.act('sail WME WME - 3 0').act('react IDF 7').only('diceRolled')[0]?.attack).toEqual([6, 6, 6]);
  });

  test('rally: one unit fewer is lost: the attacker’s, the defender’s, and both', () => {
    const attacker = rolled('b ARA9 | hand a IRE', '1 1 1 6 6').act('react IRE');
    expect([attacker.at('AND'), attacker.at('ARA')]).toEqual(['a8', 'b9']);
    const defender = rolled('b ARA9 | hand b IRE', '6 6 6 1 1').act('noReaction').act('react IRE');
    expect([defender.at('AND'), defender.at('ARA')]).toEqual(['a9', 'b8']);
    const both = rolled('b ARA9 | hand a ILL | hand b IRE', '6 1 1 1 1')
      .act('noReaction')
      .act('react IRE')
      .act('react ILL');
    expect([both.at('AND'), both.at('ARA')]).toEqual(['a9', 'b9']);
  });

  test('rally: only where a unit would be lost', () => {
    expect(rolled('b ARA9 | hand a IRE', '6 6 6 1 1').legal()).toEqual(['noReaction']);
    expect(rolled('b ARA9 | hand b IRE', '1 1 1 6 6').act('noReaction').legal()).toEqual(['noReaction']);
  });

  test('rally: it saves the last regiment, and the ship', () => {
    const game = rolled('b ARA1 CAS1 | hand b IRE', '6 6 6 1').act('noReaction').act('react IRE');
    expect([game.at('ARA'), game.asked()]).toEqual(['b1', 'a combat']);
    const sea = fight('a AND9 | b ARA9 | ships WME a4 b1 | hand b IRE | dice 6 1').act('sail WME WME - 1 0');
    expect(sea.act('react IRE').sea('WME')).toBe('a4 b1');
  });

  test('not before the roll', () => {
    expect(rolled('b ARA9 | hand b IDF IRE', '').legal()).toEqual(['noReaction']);
  });
});

describe('after a capture move', () => {
  const captured = (text: string, move: string) =>
    fight(`a AND9 | b ARA1 CAS1 ${text} | reactions b each | dice 6 6 6 1`)
      .act('attack AND ARA - 3 0')
      .act('noReaction')
      .act('noReaction')
      .act(move);

  test.each([
    ['moveIn 3 0', 'a1'],
    ['moveIn 5 0', 'a3'],
  ])('scorched earth: after %s two of those that moved in are destroyed: %s', (move, left) => {
    const game = captured('| hand b MOS', move).act('react MOS');
    expect([game.at('ARA'), game.asked()]).toEqual([left, 'a combat']);
    expect(game.n().turn.destroyed).toEqual([0, 0, 0]);
  });

  test('scorched earth: never the last', () => {
    const game = fight('a AND3 | b ARA1 CAS1 | hand b MOS | dice 6 6 1').act('attack AND ARA - 2 0').act('noReaction');
    expect(game.act('react MOS').at('ARA')).toBe('a1');
    const one = fight('a AND2 | b ARA1 CAS1 | hand b MOS | dice 6 1').act('attack AND ARA - 1 0').act('noReaction');
    expect([one.at('ARA'), one.legal()]).toEqual(['a1', ['noReaction']]);
  });

  test('scorched earth: the two regiments of the card go to its territory if the loser controls it', () => {
    expect(captured('POR1 | hand b POR', 'moveIn 5 0').act('react POR').at('POR')).toBe('b3');
  });

  test('scorched earth: other cards cannot be played then', () => {
    expect(captured('| hand b IDF IRE SCO', 'moveIn 5 0').legal()).toEqual(['noReaction']);
  });
});

describe('in the own manoeuvre', () => {
  test('forced march: one more land manoeuvre', () => {
    const game = moving('a AND5 CAS5 POR1 | b ARA3 | hand a PRO').act('playCard PRO').act('march AND POR land 2');
    game.act('march CAS POR land 3');
    expect([game.at('POR'), game.asked()]).toEqual(['a6', 'b muster']);
    const after = moving('a AND5 CAS5 POR1 | b ARA3 | hand a PRO').act('march AND POR land 2').act('playCard PRO');
    expect(after.offers('march').length).toBeGreaterThan(0);
  });

  test('forced march: only where a land manoeuvre is possible', () => {
    expect(moving('a AND1 CAS1 | b ARA3 | hand a PRO').offers('playCard')).toEqual([]);
    expect(moving('a AND5 ROM5 | b ARA3 | hand a PRO').offers('playCard')).toEqual([]);
  });

  test('fair winds: one more naval manoeuvre', () => {
    const game = moving('a ROM1 | b ARA3 | ships WEA a3, NSE a3, BAL a1 | hand a TUN').act('playCard TUN');
    game.act('cruise WEA BAL 2').act('cruise NSE BAL 2');
    expect([game.sea('BAL'), game.asked()]).toEqual(['a5', 'b muster']);
  });

  test('fair winds: or one more land manoeuvre between territories on one connected group of own zones', () => {
    const game = moving('a AND5 EGY1 RUM1 | b ARA3 | ships WME a1, ADR a1, EME a1 | hand a TUN');
    expect(game.offers('march')).toEqual([]);
    game.act('playCard TUN');
    expect(game.offers('march')).toEqual([
      ...[1, 2, 3, 4].map((n) => `march AND RUM sea ${n}`),
      ...[1, 2, 3, 4].map((n) => `march AND EGY sea ${n}`),
    ]);
    game.act('march AND EGY sea 4');
    expect([game.at('EGY'), game.n().turn.fairWinds]).toEqual(['a5', 0]);
  });

  test('fair winds: not over zones that are not connected, nor from inland', () => {
    const game = moving('a AND5 EGY1 BUR5 PRO1 | b ARA3 | ships WME a1, EME a1 | hand a TUN').act('playCard TUN');
    expect(game.offers('march').filter((line) => line.includes(' sea '))).toEqual(
      [1, 2, 3, 4].map((n) => `march AND PRO sea ${n}`),
    );
  });

  test('fair winds: either use spends it', () => {
    const game = moving('a AND5 EGY1 | b ARA3 | ships WME a2, ADR a1, EME a1 | hand a TUN').act('playCard TUN');
    game.act('march AND EGY sea 1').act('cruise WME ADR 1');
    expect(game.asked()).toBe('b muster');
  });

  test('fair winds: only where it would change something', () => {
    expect(moving('a AND5 | b ARA3 | ships WME a1 | hand a TUN').offers('playCard')).toEqual([]);
    expect(moving('a AND5 EGY1 | b ARA3 | hand a TUN').offers('playCard')).toEqual([]);
  });
});

describe('the star', () => {
  test('contagion: in phases 2, 3 and 4 of the own turn, between two steps', () => {
    const text = 'a AND5 CAS1 | b ARA3 | plague ROM | hand a SYR';
    for (const game of [mustering(text), fight(text), moving(text)])
      expect(game.can('playCard SYR ROM ARA')).toBe(true);
    const clash = fight(`${text} | hand b WAL | reactions b each`).act('attack AND ARA - 3 0');
    expect(clash.legal()).toEqual(['noReaction']);
    const move = fight(`${text.replace('ARA3', 'ARA1 ROM1')} | dice 6 6 1`).act('attack AND ARA - 2 0');
    expect(move.legal().every((line) => line.startsWith('moveIn'))).toBe(true);
  });

  test('contagion: moves one epidemic, which kills one regiment at once', () => {
    const game = fight('a AND5 | b ARA3 ROM5 | plague ROM2 | hand a SYR').act('playCard SYR ROM ARA');
    expect([game.marks('ROM'), game.marks('ARA'), game.at('ARA'), game.at('ROM')]).toEqual(['1e', '1e', 'b2', 'b5']);
  });

  test('contagion: from an empty territory too, and onto an own one', () => {
    const game = fight('a AND5 | b ARA3 | plague ROM | empty ROM | hand a SYR').act('playCard SYR ROM AND');
    expect([game.at('AND'), game.marks('AND')]).toEqual(['a4', '1e']);
  });

  test('contagion: onto the territory that the card names: first the loss, then the two regiments', () => {
    const game = fight('a SYR1 AND5 | b ARA3 | plague ROM | hand a SYR | deck LOM').act('playCard SYR ROM SYR');
    expect([game.at('SYR'), game.marks('LOM')]).toEqual(['-0', '1e']); // emptied: nobody's any more
    const two = fight('a SYR2 AND5 | b ARA3 | plague ROM | hand a SYR').act('playCard SYR ROM SYR');
    expect(two.at('SYR')).toBe('a3');
  });

  test('contagion: not without an epidemic', () => {
    expect(fight('a AND5 | b ARA3 | hand a SYR').offers('playCard')).toEqual([]);
  });
});
