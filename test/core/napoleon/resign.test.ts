import { describe, expect, test } from '@jest/globals';
import { asides, decision, type Seat } from '../../../src/core/index.js';
import { applyTo } from '../../support/moments.js';
import { napoleon } from '../../support/napoleonPlay.js';
import { napoleonRules } from '../../support/napoleonTables.js';
import { begin } from '../../support/setups.js';

const RESIGN = { type: 'resign' } as const;

describe('C-END-3 in Risk Napoleon', () => {
  test('C-END-3: by itself a bot answers from now on, and nothing else changes', () => {
    const game = napoleon('a ENG5 | b ROM1 | missions b raiders | ships NSE b2 | turn a 2 | do combat').act(
      RESIGN,
      'b',
    );
    expect(game.state().seats[1]).toMatchObject({ status: 'in', resigned: true });
    expect([game.sea('NSE'), game.n().missions[1]?.held]).toEqual(['b2', ['raiders']]);
  });

  test('C-END-3: neutral: regiments, generals and fortifications stay; ships leave, captives go home, missions are closed', () => {
    const game = napoleon(
      'a ENG5 | b ROM3 | c *1 | generals ROM2 | forts ROM | ships NSE b2, BAL b1 | admirals NSE b1 | captive b a general 2 | captive c b general 1 | missions b raiders four-seas | lasting b empire-italy | done b beachhead@1:1 | points b 1 0 0 0 | hand b AQU IDF | resign neutral | turn a 2 | do combat',
    ).act(RESIGN, 'b');
    expect([game.at('ROM'), game.marks('ROM'), game.sea('NSE'), game.sea('BAL')]).toEqual(['b3', '2g f', '', '']);
    expect(game.n().captiveGenerals).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 1, 0],
    ]);
    expect(game.n().missions[1]).toMatchObject({ held: [], lasting: [], done: [{ mission: 'beachhead' }] });
    expect([game.hand('b'), game.points(), game.state().discards]).toEqual([
      '',
      [0, 1, 0],
      ['aquitaine', 'ile-de-france'],
    ]);
    expect(game.asked()).toBe('a combat');
  });

  test('C-END-3: its bonuses go on', () => {
    const game = napoleon(
      'a LOM5 | b ROM3 | c *1 | generals ROM2 | forts ROM | resign neutral | turn a 2 | do combat | dice 1 1 1 6 6',
    )
      .act(RESIGN, 'b')
      .act('attack LOM ROM - 3 0');
    expect(game.only('diceRolled')[0]?.defenceBonus).toEqual([2, 1]);
  });

  test('C-END-3: in its own turn the turn ends, and other seats’ missions at the end of it count', () => {
    const game = napoleon(
      'a ENG5 | b ROM3 | c *1 | missions b unbroken-square | memory destroyed=0+2+0 | resign neutral | turn a 2 | do combat',
    ).act(RESIGN);
    expect([game.points(), game.asked()]).toEqual([[0, 2, 0], 'b muster']);
  });

  test('C-END-3: a battle in which it attacks ends, on land and at sea', () => {
    const land = napoleon('a ENG5 | b HOL3 | c *1 | ask b | resign neutral | turn a 2 | do combat').act(
      'attack ENG HOL - 3 0',
    );
    expect(land.act(RESIGN, 'a').asked()).toBe('b muster');
    const sea = napoleon(
      'a ENG5 | b HOL3 | c *1 | ships NSE a4, BAL b3 | ask b | resign neutral | turn a 2 | do combat',
    );
    expect(sea.act('sail NSE BAL - 3 0').act(RESIGN, 'a').asked()).toBe('b muster');
    expect(sea.sea('NSE')).toBe('');
  });

  test('C-END-3: a sea battle in which it defends ends, for its ships are gone', () => {
    for (const ships of ['NSE a4, BAL b3', 'NSE a4 b3']) {
      const game = napoleon(`a ENG5 | b HOL3 | c *1 | ships ${ships} | ask b | resign neutral | turn a 2 | do combat`);
      game.act(ships.includes('BAL') ? 'sail NSE BAL - 3 0' : 'sail NSE NSE - 3 0');
      expect(game.asked()).toBe('b defend');
      game.act(RESIGN, 'b');
      expect([game.asked(), game.sea('NSE'), game.n().turn.navalWins]).toEqual(['a combat', 'a4', 0]);
    }
  });

  test('C-END-3: on land the roll that was asked for is made with the most dice', () => {
    const game = napoleon('a ENG5 | b HOL3 | c *1 | ask b | resign neutral | turn a 2 | do combat | dice 1 1 1 6 6');
    game.act('attack ENG HOL - 3 0').act(RESIGN, 'b');
    expect(game.log()).toContain('diceRolled a b ENG HOL 1+1+1 6+6');
  });

  test('C-END-3: in the middle of its own capture the least moves in', () => {
    const game = napoleon('a ENG5 | b HOL1 ROM1 | c *1 | resign neutral | turn a 2 | do combat | dice 6 5 1');
    game.act('attack ENG HOL - 2 0').act(RESIGN, 'a');
    expect([game.at('ENG'), game.at('HOL'), game.asked()]).toEqual(['a3', 'a2', 'b muster']);
  });

  test('C-END-3: another’s resigning does not decide how an attacker moves in', () => {
    const game = napoleon(
      'a ENG5 | b HOL1 ROM1 | c *1 | neutral c | resigned c | resign neutral | turn a 2 | do combat | dice 6 5 1',
    );
    game.act('attack ENG HOL - 2 0').act(RESIGN, 'b');
    expect(game.asked()).toBe('a moveIn');
  });

  test('C-END-3: it is ranked after every seat that did not resign', () => {
    const game = napoleon(
      'a ENG5 | b ROM3 | c NAP1 | neutral a | resigned a | points a 30 0 0 0 | resign neutral | turn c 5 b | do closeTurn',
    ).settle();
    expect(game.state().outcome?.winners).toEqual([2]);
  });

  test('N-END-5: the last seat that is left goes on, and may end the game in its next turn', () => {
    const game = napoleon('a ENG5 | b HOL3 | c *1 | resign neutral | turn a 2 | do combat')
      .act(RESIGN, 'b')
      .act(RESIGN, 'c');
    expect(game.asked()).toBe('a combat');
    expect(game.act('endAttack').asked()).toBe('a lastSeat');
  });

  test('C-END-3: all of them in setup: the game is over, nobody is asked for ever', () => {
    const rules = napoleonRules(3, 'gone', {}, { resign: 'neutral' });
    let { state } = begin(rules);
    for (const seat of [0, 1, 2] as Seat[]) {
      const step = applyTo(rules, state, seat, RESIGN);
      if (!step.ok) throw new Error(JSON.stringify(step.error));
      state = step.value.state;
    }
    expect(state.outcome).toMatchObject({ reason: 'points', winners: [0, 1, 2] });
    expect(decision(rules, state)).toBeNull();
  });

  test('C-END-3: in setup the others claim what is left, and it places nothing more', () => {
    const game = napoleon(
      'a IDF1 | b BRE1 | c *1 | resign neutral | turn b 0 a | do setup:5 deployOfficers:2 | seed x',
    );
    game.act(RESIGN, 'b');
    expect([game.asked(), game.marks('BRE')]).toEqual(['c deploy', '']);
    expect(game.legal()[0]).toBe('deploy general AQU');
  });

  test('C-END-3: a captor that resigns while it is asked for its gift', () => {
    const game = napoleon(
      'a IDF1 | b ROM1 NAP1 | c *1 | captive b a general 2 | resign neutral | turn a 2 | pool 3 | do muster',
    ).act('ransom b IDF');
    game.act(RESIGN, 'b');
    expect([game.asked(), game.offers('ransom'), game.n().captiveGenerals[1]]).toEqual(['a muster', [], [0, 0, 0]]);
  });

  test('C-END-3: a seat that is out or neutral has no asides', () => {
    const game = napoleon('a ENG5 | b HOL3 | c *1 | out b | neutral c | turn a 2 | do combat');
    expect([1, 2].map((seat) => asides(game.rules, game.state(), seat as Seat))).toEqual([[], []]);
  });
});
