import { describe, expect, test } from '@jest/globals';
import { asides, loadRules, type Seat } from '../../../src/core/index.js';
import { play } from '../../support/play.js';
import { setupOf } from '../../support/setups.js';

describe('C-END-1', () => {
  test('C-END-1: whoever takes the last territory of the last other seat wins', () => {
    const game = play('classic/en/world 3 | b KAM1 | a ALA4 *1 | out c | turn a 9 | do attack | dice 6 5 4 1');
    game.act('attack ALA KAM 3');
    expect(game.state().outcome).toEqual({ winners: [0], reason: 'conquest', rule: 'C-END-1' });
    expect(game.state().owner).toEqual(new Array(42).fill(0));
    expect(game.asked()).toBe('over');
  });

  test('C-END-1: with a third seat in the game goes on', () => {
    const game = play('classic/en/world 3 | b KAM1 | c BRA1 | a ALA4 *1 | turn a 9 | do attack | dice 6 5 4 1');
    game.act('attack ALA KAM 3');
    expect([game.state().outcome, game.asked()]).toEqual([null, 'a fortify']);
  });

  test('C-END-1: the last one not eliminated wins though neutral armies stand', () => {
    const game = play(
      'classic/en/world 3 | b KAM1 | c BRA5 | a ALA4 *1 | neutral c | resigned c | resign neutral | turn a 9 | do attack | dice 6 5 4 1',
    ).act('attack ALA KAM 3');
    expect(game.state().outcome).toMatchObject({ winners: [0], reason: 'conquest' });
  });
});

describe('C-END-2', () => {
  const last = 'classic/en/world 3 | b KAM1 | a ALA9 *1 | out c | turn a 9 | do attack | dice 6 5 4 1';

  test('C-END-2: the winning capture asks nothing; as many armies as dice move in', () => {
    const game = play(last).act('attack ALA KAM 3');
    expect(game.log().slice(-4)).toEqual([
      'territoryCaptured a b ALA KAM',
      'seatEliminated b a',
      'armiesMoved a ALA KAM 3 capture',
      'gameEnded a conquest C-END-1',
    ]);
    expect([game.at('ALA'), game.at('KAM'), game.state().frames]).toEqual(['a6', 'a3', []]);
  });

  test('C-END-2: no cards change hands and none are traded, however many there are', () => {
    const game = play(`${last} | hand a ALB WUS VEN | hand b GRE QUE CAM`).act('attack ALA KAM 3');
    expect([game.hand('a'), game.hand('b'), game.asked()]).toEqual(['ALB WUS VEN', 'GRE QUE CAM', 'over']);
  });

  test('C-END-2: after the end nothing is legal for anyone', () => {
    const game = play(last).act('attack ALA KAM 3');
    expect(game.legal()).toEqual([]);
    for (const seat of ['a', 'b', 'c']) {
      expect(asides(game.rules, game.state(), 'abc'.indexOf(seat) as Seat)).toEqual([]);
      for (const line of ['endAttack', 'moveIn 3', 'resign', 'setDefence ask', 'attack ALA NWT 1']) {
        expect(game.reject(line, seat)).toEqual({ code: 'gameOver', rule: 'C-END-2' });
      }
    }
  });
});

describe('C-END-3: a bot plays on', () => {
  const line = 'classic/en/world 3 | a ALA9 NWT1 | b KAM1 BRA1 | c *1 | turn a 2 | do attack';

  test('C-END-3: resigning changes nothing but who answers', () => {
    const game = play(line);
    const before = game.state();
    game.act('resign', 'b');
    expect(game.log()).toEqual(['seatResigned b bot']);
    expect(game.state()).toEqual({
      ...before,
      actions: 1,
      seats: before.seats.map((seat, i) => (i === 1 ? { ...seat, resigned: true } : seat)),
    });
    expect(game.asked()).toBe('a attack');
  });

  test('C-END-3: the seat on turn may resign; its question stays open', () => {
    const game = play(line).act('resign', 'a');
    expect([game.asked(), game.state().seats[0]?.resigned]).toEqual(['a attack', true]);
  });

  test('C-END-3: a seat resigns once, and may still change its defence', () => {
    const game = play(line).act('resign', 'b');
    expect(game.reject('resign', 'b')).toMatchObject({ code: 'notYourDecision' });
    game.act('setDefence ask', 'b');
  });

  test('C-END-3: the seat plays on and can win', () => {
    const game = play(
      'classic/en/world 3 | b KAM1 | a ALA4 *1 | out c | resigned a | turn a 9 | do attack | dice 6 5 4 1',
    ).act('attack ALA KAM 3');
    expect(game.state().outcome?.winners).toEqual([0]);
  });
});

describe('C-END-3: neutral', () => {
  const line =
    'classic/en/world 4 | a ALA9 NWT1 | b KAM2 BRA1 | c PER1 ARG1 | d *1 | resign neutral | turn a 2 | deck EGY CON';

  test('C-END-3: the armies stay and turn neutral, the cards go to the discards', () => {
    const game = play(`${line} | hand b GRE QUE | discards VEN | do attack`).act('resign', 'b');
    expect(game.log()).toEqual(['seatResigned b neutral']);
    expect([game.at('KAM'), game.at('BRA'), game.hand('b')]).toEqual(['b2', 'b1', '']);
    expect(game.state().discards).toEqual(['venezuela', 'greenland', 'quebec']);
    expect(game.state().seats[1]).toMatchObject({ status: 'neutral', resigned: true });
    expect(game.asked()).toBe('a attack');
  });

  test('C-END-3: on its own turn the turn ends: no card, no fortifying, the pool is lost', () => {
    const game = play(`${line} | captured KAM | pool 2 | do place`).act('resign', 'a');
    expect(game.log()).toEqual(['seatResigned a neutral', 'turnBegan b 2', 'reinforcementsCounted b 2 3 - 3']);
    expect(game.hand('a')).toBe('');
    expect(game.state().turn.pool).toBe(3);
  });

  test('C-END-3: a neutral seat gets no turn', () => {
    const game = play(`${line} | do fortify`).act('resign', 'b').act('skipFortify');
    expect(game.log()[0]).toBe('turnBegan c 2');
  });

  test('C-END-3: a battle in which it attacks ends', () => {
    const game = play(`${line} | ask b | do attack`).act('attack ALA KAM 3');
    expect(game.asked()).toBe('b defend');
    game.act('resign', 'a');
    expect([game.asked(), game.at('ALA'), game.at('KAM')]).toEqual(['b place', 'a9', 'b2']);
  });

  test('C-END-3: a battle in which it defends goes on with the most dice', () => {
    const game = play(`${line} | ask b | do attack | dice 6 5 4 1 1`).act('attack ALA KAM 3').act('resign', 'b');
    expect(game.log()).toContain('diceRolled a b ALA KAM 6+5+4 1+1');
    expect(game.asked()).toBe('a moveIn');
  });

  test('C-END-3: in the middle of a capture the least moves in: no territory is left empty', () => {
    const game = play(`${line} | do attack | dice 6 5 4 1 1`).act('attack ALA KAM 3');
    expect(game.asked()).toBe('a moveIn');
    game.act('resign', 'a');
    expect(game.log().slice(0, 2)).toEqual(['armiesMoved a ALA KAM 3 capture', 'seatResigned a neutral']);
    expect([game.at('ALA'), game.at('KAM'), game.asked()]).toEqual(['a6', 'a3', 'b attack']);
  });

  test('C-END-3: in the middle of a capture that nobody will answer because the game is won', () => {
    const game = play(
      'classic/en/world 3 | a ALA9 | b KAM1 BRA1 | c *1 | neutral b | resigned b | resign neutral | turn a 2 | do attack | dice 6 5 4 1',
    ).act('attack ALA KAM 3');
    expect(game.asked()).toBe('a moveIn');
    game.act('resign', 'c');
    expect(game.state().outcome).toMatchObject({ winners: [0], rule: 'C-END-3' });
    expect([game.at('ALA'), game.at('KAM')]).toEqual(['a6', 'a3']);
  });

  test('C-END-3: in the middle of an elimination the cards of both go to the discards', () => {
    const game = play(
      'classic/en/world 4 | a ALA9 | b KAM1 | c PER1 ARG1 | d *1 | hand a GRE | hand b QUE | resign neutral | turn a 2 | do attack | dice 6 5 4 1',
    ).act('attack ALA KAM 3');
    game.act('resign', 'a');
    expect(game.state().discards).toEqual(['greenland', 'quebec']);
    expect([game.at('KAM'), game.asked()]).toEqual(['a3', 'c place']);
  });

  test('C-END-3: a capture from neutral armies earns a card; wiping them out gives nothing', () => {
    const game = play(`${line} | do attack | dice 6 5 4 1 1`).act('resign', 'b');
    game.act('attack ALA KAM 3').act('moveIn 3').act('endAttack');
    expect(game.hand('a')).toBe('EGY');
    const wiped = play(
      'classic/en/world 4 | a ALA9 | b KAM1 | c PER1 ARG1 | d *1 | neutral b | resign neutral | turn a 2 | do attack | dice 6 5 4 1',
    ).act('attack ALA KAM 3');
    wiped.act('moveIn 3');
    expect(wiped.log()).toEqual(['armiesMoved a ALA KAM 3 capture']);
    expect(wiped.state().seats[1]?.status).toBe('neutral');
  });

  test('C-END-3: the one seat left that is neither out nor resigned wins', () => {
    const game = play('classic/en/world 3 | a ALA9 | b KAM1 | c *1 | resign neutral | turn a 2 | do attack');
    game.act('resign', 'c');
    expect(game.state().outcome).toBeNull();
    game.act('resign', 'a');
    expect(game.state().outcome).toEqual({ winners: [1], reason: 'lastSeat', rule: 'C-END-3' });
    expect(game.asked()).toBe('over');
  });

  test('C-END-3: during setup its placing is passed over, and claiming goes on without it', () => {
    const game = play(
      'classic/en/world 3 | turn a 0 | supply a 35 | supply b 35 | supply c 35 | resign neutral | do claim',
    );
    game.act('resign', 'a');
    expect(game.log()).toEqual(['seatResigned a neutral', 'placingPassed b']);
    game.act('claim ALA').act('claim KAM');
    expect(game.asked()).toBe('b claim');
    game.act('resign', 'c');
    expect(game.state().outcome?.winners).toEqual([1]);
  });
});

describe('C-END-4', () => {
  /** The last turn of the last round ends; seat a had the first turn. */
  const lastTurn = (owners: string, rounds = 3, round = 3) =>
    play(`classic/en/world 3 | ${owners} | turn c ${round} | rounds ${rounds} | do fortify`).settle();

  test('C-END-4: after the last round the seat with most territories wins', () => {
    const game = lastTurn('a ALA1 NWT1 GRE1 | b ALB50 ONT50 | c *1');
    expect(game.state().outcome).toEqual({ winners: [2], reason: 'rounds', rule: 'C-END-4' });
  });

  test('C-END-4: a tie goes to the seat with more armies', () => {
    const even = 'a ALA1 NWT1 GRE1 ALB1 ONT1 QUE1 WUS1 EUS1 CAM1 VEN1 PER1 BRA1 ARG1 ICE1';
    const game = lastTurn(`${even} | b SCA1 GBR1 NEU1 WEU1 SEU1 UKR1 NAF1 EGY1 EAF1 CON1 SAF1 MAD1 URA1 SIB2 | c *1`);
    expect(game.state().outcome?.winners).toEqual([1]);
  });

  test('C-END-4: a tie of both is shared', () => {
    const even = 'a ALA1 NWT1 GRE1 ALB1 ONT1 QUE1 WUS1 EUS1 CAM1 VEN1 PER1 BRA1 ARG1 ICE1';
    const game = lastTurn(`${even} | b SCA1 GBR1 NEU1 WEU1 SEU1 UKR1 NAF1 EGY1 EAF1 CON1 SAF1 MAD1 URA1 SIB1 | c *1`);
    expect(game.state().outcome?.winners).toEqual([0, 1, 2]);
  });

  test('C-END-4: before the last round ends the game goes on', () => {
    expect(lastTurn('a ALA1 NWT1 | b ALB1 ONT1 | c *1', 3, 2).state()).toMatchObject({
      outcome: null,
      turn: { seat: 0, round: 3 },
    });
    const game = play('classic/en/world 3 | a ALA1 NWT1 | b ALB1 ONT1 | c *1 | turn b 3 | rounds 3 | do fortify');
    expect(game.settle().state().outcome).toBeNull();
  });

  test('C-END-4: neutral and eliminated seats do not win on territories', () => {
    const game = play(
      'classic/en/world 4 | a ALA1 NWT1 | b ALB1 ONT1 GRE1 | c *1 | out d | neutral c | resign neutral | turn b 3 | rounds 3 | do fortify',
    ).settle();
    expect(game.state().outcome?.winners).toEqual([1]);
  });

  test.each([0, -1, 1.5, Number.NaN, 1001])('C-END-4: %d rounds are refused', (rounds) => {
    expect(loadRules(setupOf(3, 'x', { rounds }))).toMatchObject({
      ok: false,
      error: { code: 'rounds', rule: 'C-END-4' },
    });
  });

  test('C-END-4: without the option there is no last round', () => {
    const game = play('classic/en/world 3 | a ALA1 NWT1 | b ALB1 ONT1 | c *1 | turn c 999 | do fortify').settle();
    expect(game.state().turn.round).toBe(1000);
  });
});
