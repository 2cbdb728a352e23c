// Where a rule of the classic game has an order, a tie or two sides: an example in which the readings differ.
import { describe, expect, test } from '@jest/globals';
import { play } from '../../support/play.js';

describe('a seat that has turned neutral', () => {
  const neutral = 'b KAM2 BRA1 | c ARG1 | d *1 | neutral b | resigned b | resign neutral | ask a b c d';

  test.each([
    ['a', 'a ALA9 NWT1', 'turn a 2'],
    ['c', 'c ALA9 | a NWT1', 'turn c 2'],
    ['d', 'd ALA9 | a NWT1', 'turn d 2'],
  ])('C-END-3: whoever attacks it, the most dice are rolled and nobody is asked: %s', (attacker, lands, turn) => {
    const game = play(`classic/en/world 4 | ${lands} | ${neutral} | ${turn} | do attack | dice 6 1 1 5 5`).act(
      'attack ALA KAM 3',
    );
    expect(game.log()).toContain(`diceRolled ${attacker} b ALA KAM 6+1+1 5+5`);
    expect(game.asked()).toBe(`${attacker} attack`);
  });

  test('C-END-3: its last territory taken by a third seat: no cards, no elimination, and the game goes on', () => {
    const game = play(
      'classic/en/world 4 | a NWT1 | b KAM1 | c ARG1 ALA9 | d *1 | neutral b | resigned b | resign neutral | turn c 2 | do attack | dice 6 5 4 1',
    ).act('attack ALA KAM 3');
    expect(game.log().some((line) => line.startsWith('seatEliminated'))).toBe(false);
    game.act('moveIn 3');
    expect(game.asked()).toBe('c attack');
  });
});

describe('the order of cards', () => {
  test('C-CARD-7: sets go to the discards behind what lies there, in the order of the deck', () => {
    const game = play(
      'classic/en/world 3 | a ALA4 | b KAM1 | c *1 | hand a QUE GRE CAM | discards VEN PER | turn a 2 | pool 3 | do trade:4,1 | seed x',
    );
    const [set = ''] = game.legal();
    game.act(set);
    const cards = game.state().discards;
    expect(cards.slice(0, 2)).toEqual(['venezuela', 'peru']);
    expect(cards).toHaveLength(5);
  });

  test('C-CARD-7: the discards are shuffled in only when the pile is empty, not when the last card is drawn', () => {
    const draw = (deck: string) =>
      play(
        `classic/en/world 3 | a ALA4 NWT1 | b KAM1 | c *1 | captured NWT | deck ${deck} | discards VEN PER | turn a 2 | do attack | seed x`,
      ).act('endAttack');
    const last = draw('EGY');
    expect([last.hand('a'), last.state().deck, last.state().discards]).toEqual(['EGY', [], ['venezuela', 'peru']]);
    const made = draw('');
    expect(made.log().some((line) => line.startsWith('deckShuffled'))).toBe(true);
    expect([made.state().deck.length, made.state().discards]).toEqual([1, []]);
  });
});

describe('whose armies are left', () => {
  test('T-3: neutrals’ armies that are left are placed by the players, though these have none of their own', () => {
    const game = play(
      'two-player/en/europe 2 | a IDF3 | b ROM3 | c ENG1 | d HOL1 | e MOS1 | f *1 | supply f 3 | turn a 0 | do placeShared:0,0 | seed x',
    ).settle();
    const placed = [game.asked(), game.question('place').of, game.question('place').pool];
    expect(placed).toEqual(['a place', 5, 2]);
    const [first = ''] = game.legal();
    game.act(first.replace(/\d+$/, '2'));
    expect([game.asked(), game.question('place').of, game.question('place').pool]).toEqual(['b place', 5, 1]);
  });
});

describe('what a question says', () => {
  test('C-ATT-3: the question to the defender names who attacks from where, and not the reverse', () => {
    const game = play('classic/en/world 3 | a ALA9 | b KAM3 | c *1 | ask b | turn a 2 | do attack').act(
      'attack ALA KAM 2',
    );
    expect(game.question('defend').battle).toEqual({ from: 'alaska', to: 'kamchatka', dice: 2 });
  });

  test('C-ATT-6: the capture move goes from where the attack came', () => {
    const game = play('classic/en/world 3 | a ALA9 | b KAM1 BRA1 | c *1 | turn a 2 | do attack | dice 6 5 1').act(
      'attack ALA KAM 2',
    );
    expect(game.question('moveIn')).toMatchObject({ from: 'alaska', to: 'kamchatka', offers: [{ count: [2, 8] }] });
  });
});
