// Who has the first turn, by each rulebook.
import { describe, expect, test } from '@jest/globals';
import { play } from '../../support/play.js';

/** Seat b places the last army of setup; seat a placed first. */
const lastPlaced = (profile: string, more = '') =>
  play(`classic/${profile}/world 3 | a ALA3 | b KAM3 | c *1 | supply b 1 | turn b 0 a | do placeSetup ${more}`).act(
    'place KAM 1',
  );

describe('C-SETUP-5', () => {
  test.each(['en', 'fr', 'it'])(
    'C-SETUP-5: by %s the seat that placed first has the first turn, without a roll',
    (id) => {
      expect(lastPlaced(id).log().slice(1, 3)).toEqual(['firstSeat a turns', 'turnBegan a 1']);
    },
  );

  test('C-SETUP-5: by pt the dice are rolled anew', () => {
    const game = lastPlaced('pt', '| dice 2 3 5');
    expect(game.log().slice(1, 4)).toEqual(['seatsRolled a 2+b 3+c 5', 'firstSeat c turns', 'turnBegan c 1']);
    expect(game.state().turn).toMatchObject({ seat: 2, first: 2, round: 1 });
  });

  test('C-SETUP-5: by pt ties roll again among the tied', () => {
    const log = lastPlaced('pt', '| dice 6 1 6 3 4').log();
    expect(log.slice(1, 4)).toEqual(['seatsRolled a 6+b 1+c 6', 'seatsRolled a 3+c 4', 'firstSeat c turns']);
  });

  test('C-SETUP-5: by pt the round goes up at the place of the seat that won the second roll', () => {
    const game = play('classic/pt/world 3 | a ALA3 | b KAM3 JAP1 | c *1 | turn b 1 c | do fortify').act('skipFortify');
    expect(game.log()[0]).toBe('turnBegan c 2');
  });

  test('C-SETUP-5: by pt a seat that turned neutral in setup does not roll', () => {
    const game = lastPlaced('pt', '| neutral a | resigned a | resign neutral | dice 3 5');
    expect(game.log().slice(1, 4)).toEqual(['seatsRolled b 3+c 5', 'firstSeat c turns', 'turnBegan c 1']);
  });

  test('C-SETUP-5: by the others the next one clockwise begins in its stead', () => {
    const game = lastPlaced('en', '| neutral a | resigned a | resign neutral');
    expect(game.log().slice(1, 3)).toEqual(['firstSeat b turns', 'turnBegan b 1']);
  });
});

describe('C-REINF-1', () => {
  test.each(['en', 'pt', 'fr', 'it'])(
    'C-REINF-1: by %s 8, 9, 11, 12, 14, 17, 18 territories bring 3 3 3 4 4 5 6',
    (id) => {
      const codes = 'ALA NWT GRE ALB ONT QUE WUS EUS VEN PER BRA ICE SCA GBR NEU WEU NAF EGY'.split(' ');
      const brought = [8, 9, 11, 12, 14, 17, 18].map((n) => {
        const held = codes.slice(0, n).map((code) => `${code}1`);
        const game = play(
          `classic/${id}/world 3 | b JAP1 | a ${held.join(' ')} | c *1 | turn a 1 | do reinforce`,
        ).settle();
        return game.state().turn.pool;
      });
      expect(brought).toEqual([3, 3, 3, 4, 4, 5, 6]);
    },
  );

  test.each(['en', 'pt', 'fr', 'it'])('C-REINF-2: by %s continents count on top, in the first turn as well', (id) => {
    const australia = 'INO1 NGU1 WAU1 EAU1';
    const game = play(`classic/${id}/world 3 | a ${australia} | b KAM1 | c *1 | turn a 1 | do reinforce`).settle();
    expect(game.log()).toEqual(['reinforcementsCounted a 4 3 australia 2 5']);
  });
});
