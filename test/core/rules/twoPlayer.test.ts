import { describe, expect, test } from '@jest/globals';
import { setupOf as setupOfFlags } from '../../../src/cli/options.js';
import { asides, loadRules, ofType, PROFILE_IDS, type Seat, type SetupError } from '../../../src/core/index.js';
import { messagesIn } from '../../../src/text/index.js';
import { play } from '../../support/play.js';
import { setupOf } from '../../support/setups.js';

// a and b face each other in France; Holland, Burgundy and Aragon are of three neutrals, the fourth has the rest.
const table = (
  profile: string,
  more: string,
  owners = 'a IDF9 BRE2 | b AQU9 PRO2 | c HOL2 | d BUR3 | e ARA1',
): string => `two-player/${profile}/europe 2 | ${owners} | f *1 | turn a 2 | do attack ${more}`;

describe('T-5: what neutrals do', () => {
  test('T-5: they have no turn, reinforce nothing and draw nothing', () => {
    const game = play(table('en', ''));
    const began: string[] = [];
    while (began.length < 4) {
      game.act(game.legal()[game.legal().length - 1] ?? '');
      began.push(...game.log().filter((line) => line.startsWith('turnBegan')));
      expect(game.log().some((line) => /^(reinforcementsCounted|cardDrawn|armiesPlaced) [c-f]/.test(line))).toBe(false);
    }
    expect(began).toEqual(['turnBegan b 2', 'turnBegan a 3', 'turnBegan b 3', 'turnBegan a 4']);
  });

  test('T-5: a neutral can neither answer, change its defence nor resign', () => {
    const game = play(table('en', '| ask b')).act('attack IDF HOL 3');
    expect(asides(game.rules, game.state(), 2 as Seat)).toEqual([]);
    for (const line of ['defend 2', 'setDefence ask', 'resign', 'endAttack']) {
      expect(game.reject(line, 'c')).toMatchObject({ code: 'notYourDecision' });
    }
  });

  test('T-5: no attack starts from a neutral territory', () => {
    const game = play(table('en', ''));
    expect(game.reject('attack HOL IDF 1')).toEqual({ code: 'illegal', rule: 'C-ATT-1' });
    expect(game.reject('attack BUR IDF 1', 'b')).toMatchObject({ code: 'notYourDecision' });
  });
});

describe('T-5: who defends for a neutral', () => {
  test.each(['en', 'pt', 'it'])('T-5: by %s the opponent of the attacker chooses the dice', (profile) => {
    const game = play(table(profile, '| ask b | dice 1 1 1 6')).act('attack IDF HOL 3');
    expect(game.question('defend')).toMatchObject({ seat: 1, offers: [{ dice: [1, 2] }] });
    expect(game.reject('defend 1', 'a')).toMatchObject({ code: 'notYourDecision' });
    game.act('defend 1');
    expect(game.log()).toEqual(['diceRolled a c IDF HOL 1+1+1 6', 'armiesLost a IDF 1']);
  });

  test('T-5: the opponent’s own preference says whether it is asked', () => {
    const auto = play(table('en', '| ask a | dice 1 1 1 6 6')).act('attack IDF HOL 3');
    expect(auto.log()).toContain('diceRolled a c IDF HOL 1+1+1 6+6');
    const changed = play(table('en', '')).act('setDefence ask', 'b').act('attack IDF HOL 3');
    expect(changed.asked()).toBe('b defend');
  });

  test('T-5: when b attacks, a answers', () => {
    const line = table('en', '| ask a').replace('turn a 2', 'turn b 2');
    expect(play(line).act('attack AQU BUR 3').asked()).toBe('a defend');
  });

  test('T-5: an opponent that is attacked itself answers as usual', () => {
    expect(play(table('en', '| ask b')).act('attack IDF AQU 3').asked()).toBe('b defend');
  });

  test('T-5: with one army there is nothing to choose', () => {
    const game = play(table('en', '| ask b | dice 1 6', 'a IDF1 AQU9 | b BRE2 | c ARA1')).act('attack AQU ARA 1');
    expect(game.log()).toContain('diceRolled a c AQU ARA 1 6');
  });

  test('T-5: by fr nothing is asked: two dice with two armies or more', () => {
    const game = play(table('fr', '| ask a b | dice 1 1 1 6 6')).act('attack IDF HOL 3');
    expect(game.log()).toContain('diceRolled a c IDF HOL 1+1+1 6+6');
    expect(game.asked()).toBe('a attack');
  });

  test('T-5: while the opponent is asked to answer, the turn goes on where it was', () => {
    const game = play(table('en', '| ask b | dice 6 6 5 1 1')).act('attack IDF HOL 3').act('defend 2');
    expect(game.asked()).toBe('a moveIn');
  });
});

describe('T-5: what is won from a neutral', () => {
  test('T-5: a capture from a neutral earns a card', () => {
    const game = play(table('en', '| deck ROM | dice 6 6 5 1 1')).act('attack IDF HOL 3').act('moveIn 3');
    game.act('endAttack');
    expect(game.log()).toContain('cardDrawn a ROM');
  });

  test('T-5: by fr it is a territory to fortify', () => {
    const game = play(table('fr', '| deck ROM | dice 6 6 5 1 1')).act('attack IDF HOL 3').act('moveIn 3');
    game.act('endAttack');
    expect(ofType(game.question('fortify').offers, 'fortify').map(({ from, to }) => `${from} ${to}`)).toEqual([
      'ile-de-france holland',
    ]);
  });

  test('T-5: wiping out a neutral gives nothing, and nobody is eliminated', () => {
    const game = play(table('en', '| hand b ENG SCO | dice 6 6 5 1 1')).act('attack IDF HOL 3').act('moveIn 3');
    expect(game.state().owner).not.toContain(2);
    expect(game.log()).toEqual(['armiesMoved a IDF HOL 3 capture']);
    expect(game.state().seats[2]?.status).toBe('neutral');
    expect([game.asked(), game.hand('a')]).toEqual(['a attack', '']);
  });
});

describe('T-5: the end', () => {
  const lastOfB = 'a IDF9 BRE2 | b AQU1 | c HOL2 | d BUR3 | e ARA1';

  test.each(PROFILE_IDS)('T-5: by %s eliminating the other player wins at once; nothing is asked (C-END-2)', (id) => {
    const game = play(table(id, '| hand a ENG SCO IRE | hand b POR CAS | ask b | dice 6 5 4 1', lastOfB));
    game.act('attack IDF AQU 3');
    expect(game.log().slice(-4)).toEqual([
      'territoryCaptured a b IDF AQU',
      'seatEliminated b a',
      'armiesMoved a IDF AQU 3 capture',
      'gameEnded a conquest C-END-1',
    ]);
    expect([game.asked(), game.hand('a'), game.hand('b')]).toEqual(['over', 'ENG SCO IRE', 'POR CAS']);
  });

  test('T-5: with --resign neutral whoever resigns loses at once, in whosever turn', () => {
    for (const [seat, winner] of [
      ['a', 1],
      ['b', 0],
    ] as const) {
      const game = play(table('en', '| resign neutral')).act('resign', seat);
      expect(game.state().outcome).toEqual({ winners: [winner], reason: 'lastSeat', rule: 'C-END-3' });
      expect(game.asked()).toBe('over');
    }
  });

  test('T-5: with --resign neutral that holds while placing and in the middle of a capture as well', () => {
    const placing = play(
      'two-player/en/europe 2 | a IDF1 | b AQU1 | c *1 | supply a 26 | supply b 26 | turn a 0 | do placeShared:0,3 | resign neutral',
    ).act('resign', 'b');
    expect(placing.state().outcome?.winners).toEqual([0]);
    const captured = play(table('en', '| resign neutral | dice 6 6 5 1 1')).act('attack IDF HOL 3').act('resign', 'b');
    expect(captured.log()).toEqual([
      'armiesMoved a IDF HOL 3 capture',
      'seatResigned b neutral',
      'gameEnded a lastSeat C-END-3',
    ]);
    expect(captured.at('HOL')).toBe('a3');
  });

  test('T-5: with --resign bot the game goes on, and the seat still answers for neutrals', () => {
    const game = play(table('en', '| ask b')).act('resign', 'b');
    expect(game.log()).toEqual(['seatResigned b bot']);
    expect(game.asked()).toBe('a attack');
    expect(game.act('attack IDF HOL 3').asked()).toBe('b defend');
  });

  test('C-END-4: after the last round the player with more territories wins; neutrals do not count', () => {
    const line = 'two-player/en/europe 2 | a IDF9 BRE2 | b AQU1 PRO1 PIE1 | c *3 | turn b 3 | do fortify | rounds 3';
    const game = play(line).settle();
    expect(game.state().outcome).toEqual({ winners: [1], reason: 'rounds', rule: 'C-END-4' });
    const tie = play(line.replace('a IDF9 BRE2', 'a IDF1 BRE1 ENG1')).settle();
    expect(tie.state().outcome?.winners).toEqual([0, 1]);
  });
});

describe('T-6', () => {
  test('T-6: empires are continents, and territories count as anywhere', () => {
    const line = 'a ENG1 SCO1 IRE1 MOR1 ALG1 TUN1 EGY1 | b AQU1';
    const game = play(table('en', '', line).replace('do attack', 'do reinforce')).settle();
    expect(game.log()).toEqual(['reinforcementsCounted a 7 3 united-kingdom 2+barbary-coast 3 8']);
  });

  test.each([
    ['en', ['AQU', 'BRE']],
    ['pt', ['AQU', 'BRE', 'PIE', 'PRO']],
    ['it', ['AQU', 'BRE', 'NAP', 'PIE', 'PRO']],
    ['fr', ['BRE']],
  ] as const)('T-6: the rulebook’s own rules hold: fortifying by %s from Ile-de-France to %j', (profile, expected) => {
    const owners = 'a IDF5 BRE1 AQU1 PRO1 PIE1 NAP1 | b ROM1';
    const game = play(table(profile, '| captured BRE', owners).replace('do attack', 'do fortify'));
    const lines = game.legal().filter((line) => line.startsWith('fortify IDF '));
    expect([...new Set(lines.map((line) => line.split(' ')[2]))].sort()).toEqual(expected);
  });

  test('T-6: dice by the rulebook: it lets two armies roll two against one, en does not', () => {
    const owners = 'a AQU2 | b BRE1 | e ARA1';
    expect(play(table('it', '', owners)).legal()).toContain('attack AQU ARA 2');
    expect(play(table('en', '', owners)).legal()).not.toContain('attack AQU ARA 2');
  });

  test('T-6: a set has its two extra armies on a territory of one’s own, not on a neutral’s', () => {
    const game = play(table('en', '| hand a HOL IDF BUR').replace('do attack', 'do trade:4,1'));
    expect(game.legal()).toEqual(['trade IDF+BUR+HOL IDF', 'endTrade']);
  });
});

describe('T-WORLD', () => {
  const flags = (more: object) => {
    const { setup, seats } = setupOfFlags(messagesIn('en'), { seed: 'flags', ...more }, 1);
    return [setup.variant, setup.profile, setup.board, seats.length];
  };

  test('T-WORLD: classic with two players and two-player on the world are the same game', () => {
    expect(flags({ variant: 'classic', players: '2' })).toEqual(['two-player', 'en', 'world', 2]);
    expect(flags({ players: '2', profile: 'pt' })).toEqual(['two-player', 'pt', 'world', 2]);
    expect(flags({ variant: 'two-player', board: 'world', profile: 'it' })).toEqual(['two-player', 'it', 'world', 2]);
    expect(flags({ variant: 'two-player' })).toEqual(['two-player', 'en', 'europe', 2]);
  });

  test('T-WORLD: a record never says classic with two seats', () => {
    const refused = loadRules(setupOf(2, 'x'));
    expect((refused as { error?: SetupError }).error).toMatchObject({ code: 'seatCount', rule: 'C-SETUP-1' });
  });

  test('T-WORLD: two own armies, then one for the neutral on its own territories', () => {
    const game = play(
      'two-player/en/world 2 | a ALA1 NWT1 | b KAM1 | c *1 | supply a 26 | supply b 26 | supply c 26 | turn a 0 | do placeShared:0,2',
    );
    expect(game.question('place')).toMatchObject({ seat: 0, of: 0, pool: 2, after: 1 });
    game.act('place ALA 1').act('place NWT 1');
    expect(game.question('place')).toMatchObject({ seat: 0, of: 2, pool: 1, after: 0 });
    expect(game.reject('place ALA 1')).toMatchObject({ code: 'illegal' });
    expect(game.reject('place KAM 1')).toMatchObject({ code: 'illegal' });
    expect(game.act('place PER 1').question('place')).toMatchObject({ seat: 1, of: 1, pool: 2 });
  });

  test.each(PROFILE_IDS)('T-WORLD: T-5 holds by %s: the opponent answers, a capture earns a card', (profile) => {
    const line = `two-player/${profile}/world 2 | a ALA9 NWT1 | b PER2 BRA1 | c *2 | turn a 2 | do attack | ask b | deck EGY`;
    const game = play(`${line} | dice 6 6 5 1 1`).act('attack ALA KAM 3');
    if (profile !== 'fr') {
      expect(game.asked()).toBe('b defend');
      game.act('defend 2');
    }
    game.act('moveIn 3').act('endAttack').act('skipFortify');
    expect(game.hand('a')).toBe('EGY');
  });
});
