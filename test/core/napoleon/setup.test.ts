import { describe, expect, test } from '@jest/globals';
import {
  decision,
  generalsOf,
  isJoker,
  missionOf,
  nap,
  type Rules,
  type Seat,
  type State,
} from '../../../src/core/index.js';
import { napoleon } from '../../support/napoleonPlay.js';
import { napoleonRules, playSetup } from '../../support/napoleonTables.js';
import { begin } from '../../support/setups.js';

describe('N-SETUP-1, N-SETUP-2', () => {
  test.each([
    [3, 40],
    [4, 35],
    [5, 30],
    [6, 25],
  ])('N-SETUP-1: %i seats have %i regiments each, a general and a fortification', (seats, regiments) => {
    const rules = napoleonRules(seats, 'start');
    expect(begin(rules).state.seats.map((seat) => seat.supply)).toEqual(new Array(seats).fill(regiments));
    const state = playSetup(rules);
    for (let seat = 0; seat < seats; seat++) {
      const own = state.owner.flatMap((owner, t) => (owner === seat ? [t] : []));
      const [first] = state.frames;
      expect(first?.kind).toBe('turn');
      expect(generalsOf(state, seat as Seat)).toBe(1);
      expect(own.filter((t) => nap(state).forts[t])).toHaveLength(1);
      const forFort = seat === state.turn.seat ? 1 : 0; // its first turn has begun (N-REINF-5)
      expect(own.reduce((sum, t) => sum + (state.armies[t] ?? 0), 0)).toBe(regiments + forFort);
    }
  });

  test.each([2, 7])('N-SETUP-1: %i seats are refused', (seats) => {
    expect(() => napoleonRules(seats, 'start')).toThrow('seatCount');
  });

  test.each([3, 4, 5, 6])(
    'N-SETUP-2: four shuffled piles by rank; %i seats draw one of each before claiming',
    (seats) => {
      const rules = napoleonRules(seats, 'missions');
      const { state, events } = begin(rules);
      expect(state.frames.map((f) => f.kind)).toEqual(['setup', 'claim']);
      const { missions, piles } = nap(state);
      for (const { held } of missions) expect(held.map((m) => missionOf(rules, m).rank)).toEqual([1, 2, 3, 4]);
      expect(piles.map((pile) => pile.length)).toEqual([12, 12, 12, 12].map((all) => all - seats));
      expect(piles.every((pile, i) => pile.every((m) => missionOf(rules, m).rank === i + 1))).toBe(true);
      const all = [...piles.flat(), ...missions.flatMap((m) => m.held)];
      expect(all.sort()).toEqual(rules.pack.missions.map((m) => m.id as string).sort());
      expect(events.filter((e) => e.type === 'missionDrawn')).toHaveLength(4 * seats);
    },
  );

  test('N-SETUP-2: the piles are shuffled by the seed', () => {
    const held = (seed: string): string => nap(begin(napoleonRules(3, seed)).state).missions[0]?.held.join() ?? '';
    expect(held('a')).toBe(held('a'));
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(held)).size).toBeGreaterThan(4);
  });
});

describe('N-SETUP-3, N-SETUP-4', () => {
  test('N-SETUP-3: a random seat claims first, then clockwise, one regiment each; the zones stay free', () => {
    const firsts = new Set(
      Array.from({ length: 30 }, (_, i) => begin(napoleonRules(5, `first ${i}`)).state.turn.first),
    );
    expect([...firsts].sort()).toEqual([0, 1, 2, 3, 4]);
    const rules = napoleonRules(3, 'claims');
    let expected = begin(rules).state.turn.first as number;
    const state = playSetup(
      rules,
      (s) => !s.owner.includes(null),
      ({ events }, before) => {
        expect(decision(rules, before)).toMatchObject({ kind: 'claim', seat: expected });
        expect(events[0]).toMatchObject({ type: 'territoryClaimed', seat: expected });
        expected = (expected + 1) % 3;
      },
    );
    expect(
      nap(state)
        .ships.flat()
        .every((ships) => ships === 0),
    ).toBe(true);
    expect([0, 1, 2].map((seat) => state.owner.filter((o) => o === seat).length)).toEqual([16, 16, 16]);
  });

  test('N-SETUP-4: one regiment at a time, clockwise, never more than ten in a territory', () => {
    const game = napoleon(
      'a IDF10 AQU9 | b BRE1 | c *1 | turn a 0 | do setup:4 placeSetup | supply a 3 | supply b 1 | supply c 2',
    );
    expect(game.question('place').offers.map(({ territory }) => territory)).toEqual(['aquitaine']);
    expect(game.reject('place IDF 1')).toMatchObject({ code: 'illegal' });
    expect(game.reject('place AQU 2')).toMatchObject({ code: 'illegal' });
    game.act('place AQU 1');
    expect(game.asked()).toBe('b place');
    game.act('place BRE 1');
    expect(game.asked()).toBe('c place');
    expect(game.at('AQU')).toBe('a10');
  });

  test('N-SETUP-4: a seat with none left is passed over', () => {
    const game = napoleon('a IDF1 | b BRE1 | c *1 | turn a 0 | do setup:4 placeSetup | supply a 2 | supply c 2');
    game.act('place IDF 1');
    expect(game.asked()).toBe('c place');
    game.act('place AQU 1');
    expect(game.asked()).toBe('a place');
  });

  test('N-SETUP-4: then, clockwise from the seat that claimed first, each its general and then its fortification', () => {
    const game = napoleon('a IDF3 | b BRE2 | c *1 | turn a 0 b | do setup:5 deployOfficers:0 | seed officers');
    const order: string[] = [];
    for (const line of [
      'deploy general BRE',
      'deploy fortification BRE',
      'deploy general AQU',
      'deploy fortification ROM',
      'deploy general IDF',
    ]) {
      order.push(game.asked());
      game.act(line);
    }
    expect(order).toEqual(['b deploy', 'b deploy', 'c deploy', 'c deploy', 'a deploy']);
    expect(game.asked()).toBe('a deploy');
    expect(game.reject('deploy general IDF')).toMatchObject({ code: 'illegal', rule: 'N-SETUP-4' });
    expect(game.reject('deploy fortification BRE')).toMatchObject({ code: 'illegal', rule: 'N-SETUP-4' });
    game.act('deploy fortification IDF');
    expect(['IDF', 'BRE', 'AQU', 'ROM'].map(game.marks).map((m) => m.replace(/ \de/, ''))).toEqual([
      '1g f',
      '1g f',
      '1g',
      'f',
    ]);
    expect(game.state().turn.round).toBe(1);
  });

  test('N-SETUP-4: the whole order of setup', () => {
    const kinds: string[] = [];
    playSetup(napoleonRules(4, 'order'), undefined, (_, before) => {
      const kind = before.frames[1]?.kind ?? '';
      if (kinds[kinds.length - 1] !== kind) kinds.push(kind);
    });
    expect(kinds).toEqual(['claim', 'placeSetup', 'deployOfficers']);
  });

  test('C-SETUP-6: dealt, the territories go round clockwise from the random first seat', () => {
    for (const seed of ['x', 'y', 'z']) {
      const { state, events } = begin(napoleonRules(5, seed, {}, { deal: true }));
      const claims = events.flatMap((e) => (e.type === 'territoryClaimed' ? [e.seat] : []));
      const first = state.turn.first;
      expect(claims).toEqual(Array.from({ length: 48 }, (_, i) => (first + i) % 5));
      expect(decision(napoleonRules(5, seed, {}, { deal: true }), state)).toMatchObject({
        kind: 'place',
        seat: (first + 48) % 5,
      });
    }
  });
});

const plagued = (state: State, rules: Rules): number[] =>
  nap(state).epidemics.flatMap((count, t) =>
    count > 0 ? new Array<number>(count).fill(rules.board.territories[t]?.region ?? -1) : [],
  );

describe('N-SETUP-5', () => {
  test('N-SETUP-5: four epidemics, never two in one empire; then all cards are the deck', () => {
    for (let seed = 0; seed < 40; seed++) {
      const rules = napoleonRules(3, `plague ${seed}`);
      const state = playSetup(rules);
      const regions = plagued(state, rules);
      expect(regions).toHaveLength(4);
      expect(new Set(regions).size).toBe(4);
      const cards = [...state.deck, ...state.seats.flatMap((s) => s.hand)].sort();
      expect(cards).toEqual([...rules.cards].sort());
      expect(state.discards).toEqual([]);
    }
  });

  test('N-SETUP-5: cards are drawn in the order of the deck, a second one in an empire and jokers passed over', () => {
    const game = napoleon(
      'a IDF3 | b BRE2 | c *1 | turn a 0 a | deck J1 LOM ROM J2 NAP IDF BRE EGY WAR HOL | do setup:5 deployOfficers:6 | seed x',
    );
    game.settle();
    expect(game.only('epidemicPlaced').map((e) => e.territory)).toEqual([
      'lombardy',
      'ile-de-france',
      'egypt',
      'warsaw',
    ]);
    expect(game.only('deckShuffled')[0]?.deck).toHaveLength(50);
  });

  test('N-SETUP-5: an epidemic may fall on a fortified territory', () => {
    const game = napoleon(
      'a IDF3 | b BRE2 | c *1 | forts IDF | turn a 0 a | deck IDF EGY WAR HOL | do setup:5 deployOfficers:6 | seed x',
    ).settle();
    expect(game.marks('IDF')).toBe('f 1e');
  });
});

describe('N-SETUP-6, N-SETUP-7', () => {
  test('N-SETUP-6: a roll for the first turn, ties again among the tied', () => {
    // The shuffle of fifty cards draws 49 picks before the dice.
    const picks = new Array<number>(49).fill(0).join(' ');
    const game = napoleon(
      `a IDF3 | b BRE2 | c *1 | turn a 0 a | deck IDF EGY WAR HOL | do setup:5 deployOfficers:6 | dice ${picks} 5 2 5 3 4`,
    ).settle();
    expect(game.only('seatsRolled').map((e) => e.rolls.map((r) => r.die))).toEqual([
      [5, 2, 5],
      [3, 4],
    ]);
    expect(game.state().turn).toMatchObject({ seat: 2, first: 2, round: 1 });
  });

  test('N-SETUP-6: a round begins where play passes the place of the first, even if that seat is out', () => {
    const game = napoleon('a IDF2 AQU1 | c *1 | out b | turn a 2 b | do beginManoeuvre').settle().act('endManoeuvre');
    expect(game.only('turnBegan')).toEqual([{ type: 'turnBegan', seat: 2, round: 3 }]);
    const same = napoleon('a IDF1 | c ROM2 *1 | out b | turn c 2 b | do beginManoeuvre').settle().act('endManoeuvre');
    expect(same.only('turnBegan')).toEqual([{ type: 'turnBegan', seat: 0, round: 2 }]);
  });

  test.each([
    ['printed', 3, [0, 0, 2]],
    ['printed', 4, [0, 0, 1, 2]],
    ['printed', 5, [0, 0, 1, 1, 2]],
    ['printed', 6, [0, 0, 1, 1, 2, 2]],
    ['even', 3, [0, 2, 2]],
    ['even', 4, [0, 1, 1, 1]],
    ['even', 5, [0, 1, 1, 1, 1]],
    ['even', 6, [0, 1, 1, 1, 1, 1]],
  ] as const)('N-SETUP-7: %s hands of %i seats by turn order: %j', (hands, seats, expected) => {
    for (const seed of ['p', 'q']) {
      const rules = napoleonRules(seats, `hands ${seed}`, { hands });
      const state = playSetup(rules);
      const inOrder = expected.map((_, i) => state.seats[(state.turn.first + i) % seats]?.hand.length);
      expect(inOrder).toEqual(expected);
      expect(state.deck).toHaveLength(50 - expected.reduce<number>((a, b) => a + b, 0));
    }
  });

  test('N-SETUP-7: jokers are among the cards that are dealt', () => {
    const hasJoker = (seed: number): boolean =>
      playSetup(napoleonRules(6, `joker ${seed}`)).seats.some((s) => s.hand.some(isJoker));
    expect(Array.from({ length: 20 }, (_, seed) => hasJoker(seed))).toContain(true);
  });
});

describe('N-VP, N-PIECES', () => {
  test('N-VP: points start at nothing for everybody', () => {
    const state = playSetup(napoleonRules(4, 'points'));
    expect(nap(state).points).toEqual(new Array(4).fill({ missions: 0, officers: 0, fifthRound: 0, empires: 0 }));
  });

  test('N-PIECES: a count is a count: a stack has no pieces of three and five', () => {
    expect(napoleon('a IDF17 | turn a 1 | do combat').state().armies[0]).toBe(17);
  });
});
