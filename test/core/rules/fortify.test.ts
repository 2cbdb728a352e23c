import { describe, expect, test } from '@jest/globals';
import { play } from '../../support/play.js';

const fortifying = (more = '') =>
  play(`classic/en/world 3 | a ALA5 NWT1 ONT3 BRA2 | b KAM1 PER1 | c *1 | turn a 2 | do fortify ${more}`);

describe('C-FORT-1', () => {
  test('C-FORT-1: from one own territory to an adjacent own one, one army to all but one', () => {
    const game = fortifying();
    expect(game.question('fortify').offers).toEqual([
      { type: 'fortify', from: 'alaska', to: 'northwest-territory', count: [1, 4] },
      { type: 'fortify', from: 'ontario', to: 'northwest-territory', count: [1, 2] },
      { type: 'skipFortify' },
    ]);
    game.act('fortify ALA NWT 4');
    expect(game.log()[0]).toBe('armiesMoved a ALA NWT 4 fortify');
    expect([game.at('ALA'), game.at('NWT')]).toEqual(['a1', 'a5']);
  });

  test.each([
    ['fortify ALA ONT 1', 'not over two steps'],
    ['fortify ALA BRA 1', 'not to a territory that is not joined'],
    ['fortify ALA ALB 1', 'not into a territory of another seat'],
    ['fortify KAM ALA 1', 'not from one'],
    ['fortify NWT ALA 1', 'not the last army'],
    ['fortify ALA NWT 5', 'not all armies'],
    ['fortify ALA NWT 0', 'not none'],
    ['fortify ALA NWT -1', 'not fewer than none'],
    ['fortify ALA ALA 1', 'not in place'],
  ])('C-FORT-1: %s is refused: %s', (line) => {
    expect(fortifying().reject(line)).toEqual({ code: 'illegal', rule: 'C-FORT-1' });
  });

  test('C-FORT-1: the target may hold any number of armies', () => {
    const game = play('classic/en/world 3 | a ALA5 NWT7 | b KAM1 BRA1 | c *1 | turn a 2 | do fortify');
    game.act('fortify ALA NWT 2');
    expect(game.at('NWT')).toBe('a9');
  });

  test('C-FORT-1: once; then the turn is over', () => {
    const game = fortifying().act('fortify ALA NWT 1');
    expect(game.log().slice(1)).toEqual(['turnBegan b 2', 'reinforcementsCounted b 2 3 - 3']);
    expect(game.asked()).toBe('b place');
    expect(game.reject('fortify ALA NWT 1', 'a')).toMatchObject({ code: 'notYourDecision' });
  });

  test('C-FORT-1: it may be declined', () => {
    const game = fortifying();
    expect(game.question('fortify').mandatory).toBe(false);
    game.act('skipFortify');
    expect(game.log()[0]).toBe('turnBegan b 2');
  });

  test('C-FORT-1: no battle is needed, and none hinders it', () => {
    const line = 'classic/en/world 3 | a ALA5 NWT1 | b KAM1 BRA1 | c *1 | turn a 2 | do attack';
    expect(play(line).act('endAttack').asked()).toBe('a fortify');
    const fought = play(`${line} | dice 1 6`).act('attack ALA KAM 1').act('endAttack');
    expect(fought.legal()).toContain('fortify ALA NWT 3');
  });

  test('C-FORT-1: armies that moved in by capture may go on', () => {
    const game = play(
      'classic/en/world 3 | a ALA9 JAP1 | b KAM1 BRA1 | c *1 | turn a 2 | do attack | deck PER | dice 6 5 4 1',
    );
    game.act('attack ALA KAM 3').act('moveIn 8').act('endAttack').act('fortify KAM JAP 7');
    expect(game.at('JAP')).toBe('a8');
  });

  test('C-FORT-1: with no army to move nothing is asked', () => {
    const game = play('classic/en/world 3 | a ALA2 NWT1 | b ALB9 KAM1 | c *1 | turn a 2 | do attack | dice 1 6 5');
    game.act('attack ALA ALB 1');
    expect(game.log()).toContain('turnBegan b 2');
  });
});
