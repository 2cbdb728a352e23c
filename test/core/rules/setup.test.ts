import { describe, expect, test } from '@jest/globals';
import { decision, legalActions, loadRules, type State } from '../../../src/core/index.js';
import { applyTo } from '../../support/moments.js';
import { play } from '../../support/play.js';
import { begin, rulesOf, setupOf } from '../../support/setups.js';
import { eventLine } from '../../support/text.js';

const START_ARMIES: readonly (readonly [number, number])[] = [
  [3, 35],
  [4, 30],
  [5, 25],
  [6, 20],
];

/** Setup played to its end, each question answered with its first legal answer. */
const afterSetup = (seats: number, seed: string, deal = false) => {
  const rules = rulesOf(seats, seed, { deal });
  let { state } = begin(rules);
  const placers: number[] = [];
  while (state.turn.round === 0) {
    const open = decision(rules, state);
    const [first] = legalActions(rules, state);
    if (!open || !first) throw new Error('test: setup is stuck');
    placers.push(open.seat);
    const step = applyTo(rules, state, open.seat, first);
    if (!step.ok) throw new Error('test: refused');
    state = step.value.state;
  }
  return { rules, state, placers };
};

const armiesOf = (state: State, seat: number): number =>
  state.armies.reduce((sum, n, i) => sum + (state.owner[i] === seat ? n : 0), 0);

describe('C-SETUP-1', () => {
  test.each(START_ARMIES)('C-SETUP-1: %i seats start with %i armies each', (seats, armies) => {
    const { state } = begin(rulesOf(seats, 'armies'));
    expect(state.seats.map((s) => s.supply)).toEqual(new Array(seats).fill(armies));
  });

  test.each(START_ARMIES)(
    'C-SETUP-1: with %i seats all %i armies of each stand when the first turn begins',
    (n, all) => {
      for (const deal of [false, true]) {
        const { state } = afterSetup(n, 'all armies', deal);
        expect(state.seats.map((s) => s.supply)).toEqual(new Array(n).fill(0));
        for (let seat = 0; seat < n; seat++) expect(armiesOf(state, seat)).toBe(all);
      }
    },
  );

  test.each([0, 1, 2, 7, 12])('C-SETUP-1: %i seats are refused', (seats) => {
    const refused = loadRules(setupOf(seats, 'x'));
    expect(refused).toMatchObject({ ok: false, error: { code: 'seatCount', rule: 'C-SETUP-1' } });
  });
});

describe('C-SETUP-2', () => {
  test('C-SETUP-2: the highest die places first', () => {
    const game = play(
      'classic/en/world 3 | turn a 0 | supply a 35 | supply b 35 | supply c 35 | do setup:0 | dice 2 5 3',
    );
    game.settle();
    expect(game.log().slice(0, 2)).toEqual(['seatsRolled a 2+b 5+c 3', 'firstSeat b placing']);
    expect(game.asked()).toBe('b claim');
  });

  test('C-SETUP-2: only the tied roll again, as often as it takes', () => {
    const game = play(
      'classic/en/world 4 | turn a 0 | supply a 9 | supply b 9 | supply c 9 | supply d 9 | do setup:0 | dice 6 1 6 6 4 4 2 1 3',
    );
    game.settle();
    expect(game.log().slice(0, 4)).toEqual([
      'seatsRolled a 6+b 1+c 6+d 6',
      'seatsRolled a 4+c 4+d 2',
      'seatsRolled a 1+c 3',
      'firstSeat c placing',
    ]);
  });

  test('C-SETUP-2: placing goes on clockwise from the first seat', () => {
    const game = play(
      'classic/en/world 3 | turn a 0 | supply a 35 | supply b 35 | supply c 35 | do setup:0 | dice 1 1 2',
    );
    game.settle();
    const order = ['ALA', 'KAM', 'PER', 'BRA'].map((code) => {
      const asked = game.asked();
      game.act(`claim ${code}`);
      return asked;
    });
    expect(order).toEqual(['c claim', 'a claim', 'b claim', 'c claim']);
  });
});

describe('C-SETUP-3', () => {
  const claiming = 'classic/en/world 3 | turn a 0 | supply a 35 | supply b 35 | supply c 35 | do claim';

  test('C-SETUP-3: a claim puts one army of the supply on a free territory', () => {
    const game = play(claiming).act('claim ALA');
    expect(game.log()).toEqual(['territoryClaimed a ALA', 'placingPassed b']);
    expect(game.at('ALA')).toBe('a1');
    expect(game.state().seats[0]?.supply).toBe(34);
  });

  test('C-SETUP-3: a claimed territory cannot be claimed again, by anyone', () => {
    const game = play(claiming).act('claim ALA');
    expect(game.reject('claim ALA')).toEqual({ code: 'illegal', rule: 'C-SETUP-3' });
    game.act('claim KAM').act('claim PER');
    expect(game.asked()).toBe('a claim');
    expect(game.reject('claim ALA')).toEqual({ code: 'illegal', rule: 'C-SETUP-3' });
    expect(game.question('claim').offers).toHaveLength(39);
  });

  test('C-SETUP-3: nothing else can be done while claiming', () => {
    const game = play(claiming);
    for (const action of ['place ALA 1', 'attack ALA KAM 1', 'endAttack', 'skipFortify']) {
      expect(game.reject(action)).toEqual({ code: 'illegal', rule: 'C-SETUP-3' });
    }
    expect(game.reject('claim KAM', 'b')).toEqual({ code: 'notYourDecision', rule: 'C-SETUP-3' });
  });

  test('C-SETUP-3: the last free territory is claimed without a question', () => {
    const game = play(
      'classic/en/world 3 | turn b 0 | c KAM1 JAP1 | do claim | a ALA1 NWT1 GRE1 ALB1 ONT1 QUE1 WUS1 EUS1 CAM1 VEN1 PER1 BRA1 ARG1 ICE1 SCA1 GBR1 NEU1 WEU1 SEU1 UKR1 NAF1 EGY1 EAF1 CON1 SAF1 MAD1 URA1 SIB1 YAK1 IRK1 MON1 AFG1 CHI1 MEA1 IND1 SIA1 INO1 NGU1 | supply a 2 | supply b 3 | supply c 3',
    );
    expect(game.question('claim').offers.map(({ territory }) => territory)).toEqual([
      'western-australia',
      'eastern-australia',
    ]);
    game.act('claim EAU');
    expect(game.log()).toEqual([
      'territoryClaimed b EAU',
      'placingPassed c',
      'territoryClaimed c WAU',
      'placingPassed a',
    ]);
    expect(game.asked()).toBe('a place');
  });
});

describe('C-SETUP-4', () => {
  const placing = 'classic/en/world 3 | turn a 0 | a ALA1 KAM1 | b BRA1 PER1 | c *1 | do placeSetup';

  test('C-SETUP-4: one army at a time, in turn, on an own territory', () => {
    const game = play(`${placing} | supply a 2 | supply b 1 | supply c 1`);
    expect(game.question('place')).toMatchObject({
      pool: 2,
      offers: [
        { territory: 'alaska', count: [1, 1] },
        { territory: 'kamchatka', count: [1, 1] },
      ],
    });
    for (const line of ['place ALA 0', 'place ALA 2', 'place BRA 1']) {
      expect(game.reject(line)).toMatchObject({ code: 'illegal' });
    }
    game.act('place ALA 1');
    expect(game.log()).toEqual(['armiesPlaced a ALA 1 supply', 'placingPassed b']);
    expect([game.at('ALA'), game.asked()]).toEqual(['a2', 'b place']);
  });

  test('C-SETUP-4: no cap on what one territory holds', () => {
    const game = play(`${placing} | supply a 12`);
    for (let n = 0; n < 11; n++) game.act('place ALA 1');
    expect(game.at('ALA')).toBe('a12');
  });

  test('C-SETUP-4: a seat with none left is passed over', () => {
    const game = play(`${placing} | supply a 2 | supply c 3`);
    game.act('place ALA 1');
    expect(game.asked()).toBe('c place');
    game.act('place WUS 1').act('place KAM 1');
    expect(game.asked()).toBe('c place');
    game.act('place WUS 1');
    expect(game.asked()).toBe('c place');
  });

  test('C-SETUP-4: placing ends when nobody has an army left', () => {
    const game = play(`${placing} | supply b 1 | turn b 0 b`).act('place PER 1');
    expect(game.log().slice(0, 3)).toEqual(['armiesPlaced b PER 1 supply', 'firstSeat b turns', 'turnBegan b 1']);
  });
});

describe('C-SETUP-5', () => {
  test('C-SETUP-5: the seat that placed first has the first turn', () => {
    for (const seed of ['one', 'two', 'three', 'four', 'five']) {
      const { state, placers } = afterSetup(4, seed);
      expect(state.turn).toMatchObject({ seat: placers[0], first: placers[0], round: 1 });
    }
  });

  test('C-SETUP-5: when that seat turned neutral in setup, the next seat clockwise begins', () => {
    const game = play(
      'classic/en/world 3 | turn a 0 | a ALA1 KAM1 | b BRA1 PER1 | c *1 | do placeSetup | supply a 1 | supply b 1 | supply c 1 | resign neutral',
    );
    game.act('resign', 'a').act('place BRA 1').act('place CHI 1');
    expect(game.log()).toContain('turnBegan b 1');
    expect(game.asked()).toBe('b place');
  });
});

describe('C-SETUP-6', () => {
  test.each([
    [3, [14, 14, 14]],
    [4, [11, 11, 10, 10]],
    [5, [9, 9, 8, 8, 8]],
    [6, [7, 7, 7, 7, 7, 7]],
  ] as const)('C-SETUP-6: with --deal %i seats get %j territories, clockwise from the first', (seats, shares) => {
    const { state } = begin(rulesOf(seats, 'deal', { deal: true }));
    const counts = shares.map((_, i) => state.owner.filter((o) => o === (state.turn.first + i) % seats).length);
    expect(counts).toEqual(shares);
    expect(state.armies).toEqual(new Array(42).fill(1));
  });

  test('C-SETUP-6: after the deal placing goes on with the seat after the one dealt to last', () => {
    for (const seats of [3, 4, 5, 6]) {
      const rules = rulesOf(seats, 'next', { deal: true });
      const { state } = begin(rules);
      expect(decision(rules, state)).toMatchObject({ kind: 'place', seat: (state.turn.first + 42) % seats });
    }
  });

  test('C-SETUP-6: other seeds deal other territories, and nothing is claimed by choice', () => {
    const dealt = (seed: string): string => {
      const rules = rulesOf(3, seed, { deal: true });
      return begin(rules)
        .events.filter((event) => event.type === 'territoryClaimed')
        .map((event) => eventLine(rules, event))
        .join();
    };
    expect(dealt('one')).not.toBe(dealt('two'));
    expect(dealt('one')).toBe(dealt('one'));
  });

  test('C-SETUP-6: without --deal territories are claimed by choice', () => {
    const rules = rulesOf(3, 'claim');
    expect(decision(rules, begin(rules).state)?.kind).toBe('claim');
  });
});
