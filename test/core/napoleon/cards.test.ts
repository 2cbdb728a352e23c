import { describe, expect, test } from '@jest/globals';
import { asides, type Seat } from '../../../src/core/index.js';
import { napoleon } from '../../support/napoleonPlay.js';

/** a attacks Aragon of b from Andalusia. */
const fight = (text: string, seats = 3) => napoleon(`a AND9 | ${text} | turn a 2 | do combat`, seats);

describe('N-CARD-1, N-CARD-2, N-CARD-3', () => {
  // A card of each play symbol; b's are asked for in a's combat.
  const hand = 'AQU BUR SCO IDF PRO WAL RUM J1'; // infantry, red, blue, red-blue, arrow, star, war chest, joker

  test('N-CARD-1: in the own reinforcement phase the infantry figures, and the star', () => {
    const game = napoleon(`a AND9 | b ARA3 | plague ROM | hand a ${hand} | turn a 2 | pool 1 | do muster`);
    expect([...new Set(game.offers('playCard').map((line) => line.split(' ')[1]))]).toEqual(['AQU', 'WAL']);
  });

  test('N-CARD-1: in the own combat phase the red dice, with the declaration of a roll, and the star between attacks', () => {
    const game = fight(`b ARA3 | plague ROM | hand a ${hand}`);
    expect([...new Set(game.offers('attack AND ARA').map((line) => line.split(' ')[3]))]).toEqual(['-', 'BUR']);
    expect([...new Set(game.offers('playCard').map((line) => line.split(' ')[1]))]).toEqual(['WAL']);
  });

  test('N-CARD-1: in another seat’s combat the blue dice, and red and blue ones', () => {
    const game = fight(`b ARA3 CAS1 | forts ARA | hand b ${hand.replace('IDF', 'NOR')} | reactions b each`).act(
      'attack AND ARA - 3 0',
    );
    expect(game.legal()).toEqual(['react SCO', 'react NOR', 'noReaction']);
  });

  test('N-CARD-1: in the own manoeuvre phase the arrows, and the star', () => {
    const game = napoleon(`a AND9 CAS1 | b ARA3 | plague ROM | hand a ${hand} | turn a 2 | do beginManoeuvre`).settle();
    expect([...new Set(game.offers('playCard').map((line) => line.split(' ')[1]))]).toEqual(['PRO', 'WAL']);
  });

  test('N-CARD-1: then it is discarded', () => {
    const game = napoleon(`a AND9 | b ARA3 | hand a AQU | turn a 2 | pool 1 | do muster`).act('playCard AQU');
    expect([game.hand('a'), game.state().discards]).toEqual(['', ['aquitaine']]);
  });

  test('N-CARD-2: two regiments on the territory named if the seat controls it, and none if not', () => {
    const own = napoleon('a AND9 AQU1 | b ARA3 | hand a AQU | turn a 2 | pool 1 | do muster').act('playCard AQU');
    expect([own.at('AQU'), own.log()]).toEqual([
      'a3',
      ['poolChanged 3', 'cardPlayed a AQU levy', 'armiesPlaced a AQU 2 effect'],
    ]);
    const other = napoleon('a AND9 | b ARA3 AQU1 | hand a AQU | turn a 2 | pool 1 | do muster').act('playCard AQU');
    expect(other.at('AQU')).toBe('b1');
  });

  test('N-CARD-2: in another seat’s turn too, before the dice are chosen', () => {
    const game = fight('b ARA1 SCO1 CAS1 | hand b ARA SCO | reactions b each | dice 6 6 6 1');
    game.act('attack AND ARA - 3 0').act('react SCO');
    expect(game.at('SCO')).toBe('b3');
    expect(game.asked()).toBe('a moveIn'); // it has played in this roll, and is not asked again
  });

  test('N-CARD-2: on the territory that is attacked they count in this very roll', () => {
    // One regiment rolls one die; with two more it rolls two.
    const castile = napoleon(
      'a AND9 | b CAS1 ARA1 | hand b CAS | reactions b each | turn a 2 | do combat | dice 6 6 6 1 1',
    );
    castile.act('attack AND CAS - 3 0').act('react CAS');
    expect(castile.at('CAS')).toBe('b1'); // 1 and 2, less 2
    expect(castile.only('diceRolled')[0]?.defence).toEqual([1, 1]);
  });

  test('N-CARD-2: after a roll they stand before losses are taken', () => {
    const game = napoleon(
      'a SCO9 | b IRE1 ENG3 | hand b IRE | reactions b each | turn a 2 | do combat | dice 6 1 6 1'.replace(
        '6 1 6 1',
        '6 1',
      ),
    );
    game.act('attack SCO IRE - 1 0').act('noReaction');
    expect(game.asked()).toBe('b react');
    game.act('react IRE');
    expect(game.at('IRE')).toBe('b3'); // one, and two; the loss is rallied
  });

  test('N-CARD-3: jokers have no effect', () => {
    const game = napoleon('a AND9 | b ARA3 | plague ROM | hand a J1 J2 | turn a 2 | pool 1 | do muster');
    expect(game.offers('playCard')).toEqual([]);
  });
});

describe('N-CARD-4', () => {
  test('N-CARD-4: before the roll the defender is asked, after it the defender, then the attacker; nobody else', () => {
    const game = fight(
      'b ARA3 | hand a J1 | hand b J2 | hand c ROM | reactions a each | reactions b each | reactions c each | dice 6 5 4 1 1',
    );
    const asked: string[] = [];
    game.act('attack AND ARA - 3 0');
    for (let i = 0; i < 3; i++) {
      asked.push(`${game.asked()} ${game.question('react').window}`);
      game.act('noReaction');
    }
    expect(asked).toEqual(['b react beforeRoll', 'b react afterRoll', 'a react afterRoll']);
    expect(game.asked()).toBe('a combat');
  });

  test('N-CARD-4: a seat without cards is not asked; one with any card is, and the question does not depend on which', () => {
    for (const card of ['SCO', 'AQU', 'J1', 'RUM']) {
      expect(fight(`b ARA3 | hand b ${card} | reactions b each`).act('attack AND ARA - 3 0').asked()).toBe('b react');
    }
    expect(fight('b ARA3 | ask b | reactions b each').act('attack AND ARA - 3 0').asked()).toBe('b defend');
  });

  test('N-CARD-4: with skip-empty only whoever holds a card that fits is asked, in every window', () => {
    const rollOf = (card: string, option: string): string =>
      fight(`b ARA3 CAS1 | hand b ${card} | reactions b each${option}`).act('attack AND ARA - 3 0').asked();
    // J1 fits nowhere; SCO is an ambush.
    expect([rollOf('J1', ''), rollOf('SCO', ' | skip-empty')]).toEqual(['b react', 'b react']);
    const rolled = (hands: string): string =>
      fight(`b ARA9 CAS1 | ${hands} | reactions a each | reactions b each | skip-empty | dice 6 1 1 1 1`)
        .act('attack AND ARA - 3 0')
        .asked();
    // IDF is a re-roll after either side's dice.
    expect([rolled('hand b J1 | hand a J2'), rolled('hand b J1 | hand a IDF')]).toEqual(['a combat', 'a react']);
    // POR scorches the earth after a capture move, and fits no window before it.
    const captured = (card: string): string =>
      fight(`b ARA1 CAS1 | hand b ${card} | reactions b each | skip-empty | dice 6 6 6 1`)
        .act('attack AND ARA - 3 0')
        .act('moveIn 5 0')
        .asked();
    expect([captured('J1'), captured('POR')]).toEqual(['a combat', 'b react']);
  });

  test('N-CARD-4: the defender’s dice are chosen after the window before the roll', () => {
    const game = fight('b ARA3 | hand b J1 | ask b | reactions b each').act('attack AND ARA - 3 0').act('noReaction');
    expect(game.asked()).toBe('b defend');
  });

  test('N-CARD-4: at most one card per seat per roll over the first two windows', () => {
    const game = fight(
      'b ARA3 | hand a IDF IRE | hand b SCO ILL CAS | reactions a each | reactions b each | dice 6 5 4 1 1 2',
    );
    game.act('attack AND ARA - 3 0').act('react SCO');
    expect(game.asked()).toBe('a react'); // b is not asked again in this roll
    game.act('react IDF 1');
    expect(game.asked()).toBe('a combat');
    const declared = fight('b ARA3 | hand a BUR IDF | reactions a each | dice 6 5 4 1').act('attack AND ARA BUR 3 0');
    expect(declared.asked()).not.toBe('a react');
  });

  test('N-CARD-4: the window after a capture move counts apart', () => {
    const game = fight('b ARA1 CAS1 | hand b SCO POR | reactions b each | dice 6 6 6 1').act('attack AND ARA - 3 0');
    game.act('react SCO').act('moveIn 5 0');
    expect([game.asked(), game.question('react').window]).toEqual(['b react', 'afterCapture']);
  });

  test.each([
    ['one regiment', 'b ARA1 CAS1 | dice 6 6 6 1', 'afterRoll'], // it falls: decisive then
    ['two regiments', 'b ARA2 CAS1', 'beforeRoll'],
    ['a general', 'b ARA1 CAS1 | generals ARA', 'beforeRoll'],
    ['a fortification', 'b ARA1 CAS1 | forts ARA', 'beforeRoll'],
  ])('N-CARD-4: decisive, before the first roll: against %s', (_, text, window) => {
    const game = fight(`${text} | hand b J1`).act('attack AND ARA - 3 0');
    expect([game.asked(), game.question('react').window]).toEqual(['b react', window]);
  });

  test('N-CARD-4: decisive: a single regiment in an empire that its owner holds whole', () => {
    const game = napoleon('a NOR9 | b IRE1 ENG1 SCO1 | hand b J1 | turn a 2 | do combat').act('attack NOR SCO - 3 0');
    expect(game.question('react').window).toBe('beforeRoll');
  });

  test('N-CARD-4: decisive: not before the second roll of the same attack', () => {
    const game = fight('b ARA9 | hand b J1 | dice 6 1 1 1 1 6 1 1 1 1').act('attack AND ARA - 3 0').act('noReaction');
    expect(game.at('ARA')).toBe('b8');
    game.act('attack AND ARA - 3 0');
    expect(game.asked()).toBe('a combat');
  });

  test('N-CARD-4: decisive: after a roll in which every comparison is lost, or whose losses would empty the place', () => {
    const ask = (dice: string, armies = 9) => {
      const game = fight(`b ARA${armies} CAS1 | hand b J1 | memory pairs=AND:ARA:0:1:0::- onLand=1 | dice ${dice}`);
      const asked = game.act('attack AND ARA - 3 0').asked();
      return asked;
    };
    expect(ask('6 6 6 1 1')).toBe('b react'); // both dice lost
    expect(ask('6 1 1 1 1')).toBe('a combat'); // one of two
    expect(ask('6 6 6 1', 1)).toBe('b react');
    const attacker = (dice: string, line: string) => fight(`b ARA9 | hand a J1 | dice ${dice}`).act(line).asked();
    expect(attacker('1 6 6', 'attack AND ARA - 1 0')).toBe('a react');
    expect(attacker('1 1 1 6 6', 'attack AND ARA - 3 0')).toBe('a react'); // all that were compared, if not all that rolled
    expect(attacker('6 1 1 1 2', 'attack AND ARA - 3 0')).toBe('a combat'); // one of two
  });

  test('N-CARD-4: off: never; and the preference is the seat’s own, at any time', () => {
    const game = fight('b ARA3 CAS1 | hand b SCO | reactions b off | dice 6 6 6 1 1').act('attack AND ARA - 3 0');
    expect(game.asked()).toBe('a combat');
    const later = fight('b ARA3 | hand b SCO | reactions b off');
    later.act({ type: 'setReactions', reactions: 'each' }, 'b');
    expect(later.act('attack AND ARA - 3 0').asked()).toBe('b react');
    expect(later.n().reactions[1]).toBe('each');
  });

  test('N-CARD-4: not any more in this attack, or in this turn', () => {
    const rolls = '6 1 1 1 1 6 1 1 1 1';
    const game = fight(`b ARA9 CAS9 | hand b SCO | reactions b each | dice ${rolls}`).act('attack AND ARA - 3 0');
    game.act({ type: 'quiet', scope: 'attack' }, 'b');
    expect(game.asked()).toBe('a combat'); // this roll and the next ones of this attack
    game.act('attack AND ARA - 3 0');
    expect(game.asked()).toBe('a combat');
    game.act('attack AND CAS - 3 0');
    expect(game.asked()).toBe('b react'); // another attack
    const turn = fight(`b ARA9 CAS9 | hand b SCO | reactions b each | dice ${rolls}`).act('attack AND ARA - 3 0');
    turn.act({ type: 'quiet', scope: 'turn' }, 'b').act('attack AND CAS - 3 0');
    expect(turn.asked()).toBe('a combat');
    expect(turn.n().turn.quiet).toEqual([1]);
  });

  test('N-CARD-4: quiet in this attack holds for the window after the capture move', () => {
    const game = fight('b ARA1 CAS1 | hand b POR | reactions b each | dice 6 6 6 1').act('attack AND ARA - 3 0');
    game.act({ type: 'quiet', scope: 'attack' }, 'b').act('moveIn 4 0');
    expect(game.asked()).toBe('a combat');
  });

  test('N-CARD-4: said after the capture move it is that attack, not the turn', () => {
    const game = fight('b ARA1 CAS9 | hand b POR | reactions b each | dice 6 6 6 1').act('attack AND ARA - 3 0');
    game.act('noReaction').act('noReaction').act('moveIn 4 0');
    expect(game.question('react').window).toBe('afterCapture');
    game.act({ type: 'quiet', scope: 'attack' }, 'b');
    expect(game.act('attack AND CAS - 3 0').asked()).toBe('b react');
  });

  test('N-CARD-4: without an attack under way there is only the turn to be quiet in, and that once', () => {
    const game = fight('b ARA9 | hand b SCO | reactions b each | dice 6 1 1 1 1');
    const quiet = () =>
      asides(game.rules, game.state(), 1 as Seat).flatMap((a) => (a.type === 'quiet' ? [a.scope] : []));
    expect(quiet()).toEqual(['turn']);
    game.act('attack AND ARA - 3 0');
    expect(quiet()).toEqual(['attack', 'turn']);
    game.act({ type: 'setReactions', reactions: 'off' }, 'b');
    expect(quiet()).toEqual(['turn']); // the roll is made
    game.act({ type: 'quiet', scope: 'turn' }, 'b');
    expect(quiet()).toEqual([]);
  });
});

describe('N-CARD-5, N-CARD-6', () => {
  test('N-CARD-5: losses, officers and points, fortification, capture move, scorched earth, elimination', () => {
    const game = fight('b ARA1 CAS1 | generals ARA | forts ARA | hand b J1 POR | dice 6 6 6 1').act(
      'attack AND ARA - 3 0',
    );
    game.act('noReaction').act('noReaction');
    expect(game.log()).toEqual([
      'diceRolled a b AND ARA 6+6+6 1 0+0+0 2',
      'armiesLost b ARA 1',
      'officersCaptured a b general ARA 1 true',
      'scored a officers 1',
      'scored b officers -1',
      'fortificationLost ARA',
      'territoryCaptured a b AND ARA',
    ]);
    game.act('moveIn 3 0');
    expect(game.asked()).toBe('b react');
    game.act('react POR');
    expect(game.log()).toEqual(['armiesLost a ARA 2 card', 'cardPlayed b POR scorched-earth']);
  });

  test('N-CARD-5: not asked for scorched earth when the loser is out', () => {
    const game = fight('b ARA1 | hand b POR | dice 6 6 6 1').act('attack AND ARA - 3 0').act('noReaction');
    expect(game.only('seatEliminated')).toHaveLength(1);
    expect([game.act('moveIn 3 0').hand('a'), game.asked()]).toEqual(['POR', 'a combat']);
  });

  test('N-CARD-5: an attack is one origin on one target in one turn, however often interrupted', () => {
    // The ambush was played in the first roll; another attack lies between.
    const memory = 'memory pairs=AND:ARA:0:1:1::-+AND:CAS:0:1:0::- onLand=1';
    const game = fight(`b ARA9 CAS9 | ${memory} | dice 6 6 6 1 1 6 6 6 1 1`).act('attack AND ARA - 3 0');
    expect(game.only('diceRolled')[0]?.defenceBonus).toEqual([1, 0]);
    game.act('attack AND CAS - 3 0');
    expect(game.only('diceRolled')[0]?.defenceBonus).toEqual([0, 0]);
  });

  test('N-CARD-5: from another origin it is another attack', () => {
    const game = napoleon(
      'a AND9 PRO9 | b ARA9 CAS9 | memory pairs=AND:ARA:0:1:1::- onLand=1 | turn a 2 | do combat | dice 6 6 6 1 1',
    ).act('attack PRO ARA - 3 0');
    expect(game.only('diceRolled')[0]?.defenceBonus).toEqual([0, 0]);
  });

  test('N-CARD-6: an empty deck is made anew from the discards; with both empty fewer cards are drawn', () => {
    const text = 'a ENG5 SCO1 IRE1 | b ROM1 | memory captures=NAP:b: | turn a 2 | do closeTurn';
    const anew = napoleon(`${text} | deck IDF | discards BRE AQU | dice 0`).settle();
    expect(anew.hand('a').split(' ')).toHaveLength(2);
    expect(anew.only('deckShuffled')).toHaveLength(1);
    const none = napoleon(`${text} | deck IDF`).settle();
    expect(none.hand('a')).toBe('IDF');
    expect(none.only('noCardLeft')).toHaveLength(1);
  });
});
