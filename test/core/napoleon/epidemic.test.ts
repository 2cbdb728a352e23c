import { describe, expect, test } from '@jest/globals';
import { napoleon } from '../../support/napoleonPlay.js';

const plague = (text: string) => napoleon(`${text} | turn a 2 | do epidemic`).settle();

describe('N-EPI-1', () => {
  test('N-EPI-1: each own territory loses one regiment for each epidemic on it', () => {
    const game = plague('a AND5 IDF5 ROM5 | b NAP5 | plague AND IDF2 NAP');
    expect(['AND', 'IDF', 'ROM', 'NAP'].map(game.at)).toEqual(['a4', 'a3', 'a5', 'b5']);
    expect(game.only('armiesLost').every((e) => e.why === 'epidemic')).toBe(true);
    expect([game.marks('AND'), game.marks('IDF')]).toEqual(['1e', '2e']);
  });
});

describe('N-EPI-2', () => {
  test('N-EPI-2: where it empties the territory the epidemic goes where a card says, and the card is discarded', () => {
    const game = plague('a AND1 IDF5 | b NAP5 | plague AND | deck NAP ROM');
    expect([game.at('AND'), game.marks('AND'), game.marks('NAP')]).toEqual(['-0', '', '1e']);
    expect(game.state().discards).toEqual(['naples']);
    expect(game.at('NAP')).toBe('b5'); // it kills nobody in this phase
  });

  test('N-EPI-2: drawn again while the card is a joker or its territory has no regiment', () => {
    const game = plague('a AND1 IDF5 | b NAP5 | empty HOL | plague AND | deck J1 HOL AND J2 NAP ROM');
    expect(game.only('cardDiscarded').map((e) => e.card)).toEqual([
      'joker-1',
      'holland',
      'andalusia',
      'joker-2',
      'naples',
    ]);
    expect(game.marks('NAP')).toBe('1e');
    expect(game.state().deck).toEqual(['rome']);
  });

  test('N-EPI-2: all losses first, in board order: a territory emptied in the same phase takes no epidemic', () => {
    // Both are emptied; the first card names the second of them.
    const game = plague('a AND1 ROM1 IDF5 | b NAP5 | plague AND ROM | deck ROM NAP LOM EGY');
    expect(game.log().slice(0, 4)).toEqual([
      'armiesLost a AND 1 epidemic',
      'territoryEmptied AND',
      'armiesLost a ROM 1 epidemic',
      'territoryEmptied ROM',
    ]);
    expect(game.only('cardDiscarded').map((e) => e.card)).toEqual(['rome', 'naples', 'lombardy']);
    expect([game.marks('NAP'), game.marks('LOM')]).toEqual(['1e', '1e']);
  });

  test('N-EPI-2: each epidemic of the territory goes on its own; several may meet', () => {
    const game = plague('a AND2 IDF5 | b NAP5 | plague AND2 NAP | deck NAP LOM');
    expect([game.marks('AND'), game.marks('NAP'), game.marks('LOM')]).toEqual(['', '2e', '1e']);
  });

  test('N-EPI-2: an empty deck is made anew from the discards', () => {
    const game = plague('a AND1 IDF5 | b NAP5 | plague AND | deck J1 | discards NAP J2 | dice 0 0');
    expect(game.only('deckShuffled')).toHaveLength(1);
    expect(game.marks('NAP')).toBe('1e');
  });

  test('N-EPI-2: if no card can say where, the epidemic goes back to the box', () => {
    const game = plague('a AND1 IDF5 | b NAP5 | plague AND | deck J1 AND | discards J2');
    expect([game.only('cardDiscarded'), game.n().epidemics.every((n) => n === 0)]).toEqual([[], true]);
  });

  test('N-EPI-2: the fortification stays, the general returns to the supply without a change of VP', () => {
    const game = plague('a AND1 IDF5 | b NAP5 | plague AND | forts AND | generals AND2 | deck NAP');
    expect([game.marks('AND'), game.points()]).toEqual(['f', [0, 0, 0]]);
    expect(game.only('officersReturned')).toEqual([
      { type: 'officersReturned', owner: 0, what: 'general', count: 2, at: 'andalusia', captor: null },
    ]);
  });

  test('N-EPI-2: more epidemics than regiments empty it too', () => {
    const game = plague('a AND1 IDF5 | b NAP5 | plague AND3 | deck NAP LOM EGY');
    expect([game.at('AND'), game.only('armiesLost')[0]?.count]).toEqual(['-0', 1]);
    expect(game.only('epidemicPlaced')).toHaveLength(3);
  });
});

describe('N-EPI-3, N-EPI-4', () => {
  const contagion = (text: string) => napoleon(`${text} | hand a WAL | turn a 2 | pool 2 | do muster`);

  test('N-EPI-3: one that a card moves kills a regiment at once where it lands', () => {
    const game = contagion('a IDF5 | b NAP5 ROM1 | plague ROM').act('playCard WAL ROM NAP');
    expect([game.at('NAP'), game.marks('NAP'), game.marks('ROM')]).toEqual(['b4', '1e', '']);
  });

  test('N-EPI-3: if that was the last, it moves on at random and kills nobody more', () => {
    const game = contagion(
      'a IDF5 | b NAP1 ROM1 LOM2 | plague ROM | forts NAP | generals NAP | deck HOL LOM | empty HOL',
    );
    game.act('playCard WAL ROM NAP');
    expect([game.at('NAP'), game.marks('NAP'), game.at('LOM'), game.marks('LOM')]).toEqual(['-0', 'f', 'b2', '1e']);
    expect(game.points()).toEqual([0, 0, 0]);
  });

  test('N-EPI-3: to any other territory with a regiment, fortified or in a plagued empire or not', () => {
    const game = contagion('a IDF5 | b NAP5 ROM1 | plague ROM LOM | forts NAP | empty HOL');
    expect(game.can('playCard WAL ROM NAP')).toBe(true);
    expect(game.can('playCard WAL ROM LOM')).toBe(true);
    expect(game.reject('playCard WAL ROM ROM')).toMatchObject({ code: 'illegal' });
    expect(game.reject('playCard WAL ROM HOL')).toMatchObject({ code: 'illegal' });
    expect(game.reject('playCard WAL NAP ROM')).toMatchObject({ code: 'illegal' });
  });

  test('N-EPI-4: no fortification is built where an epidemic is', () => {
    const game = contagion('a IDF5 BRE5 | b NAP5 | plague IDF');
    expect(game.offers('buy fortification')).toEqual(['buy fortification BRE']);
  });
});
