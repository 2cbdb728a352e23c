import { describe, expect, test } from '@jest/globals';
import {
  decision,
  type GameEvent,
  legalActions,
  loadRules,
  momentOf,
  type Options,
  PROFILE_IDS,
  type ProfileId,
  type Rules,
  type Seat,
  type State,
  territoriesOf,
} from '../../../src/core/index.js';
import { applyTo } from '../../support/moments.js';
import { play } from '../../support/play.js';
import { letterOf } from '../../support/seats.js';
import { begin, rulesFrom, setupOf } from '../../support/setups.js';

const twoPlayer = (board: string, profile: ProfileId = 'en', seed = 'two', options: Partial<Options> = {}): Rules =>
  rulesFrom({ ...setupOf(2, seed, options, board), variant: 'two-player', profile });

const countOf = (state: State, seat: number): number => territoriesOf(state, seat as Seat).length;

const armiesOf = (state: State, seat: number): number =>
  territoriesOf(state, seat as Seat).reduce((sum, at) => sum + (state.armies[at] ?? 0), 0);

interface SetUp {
  readonly state: State;
  readonly events: readonly GameEvent[];
  /** One line for each turn of placing: the player, then how many armies of whom: `a a3 c2 d2 e2 f2`. */
  readonly turns: readonly string[];
}

/** Setup to its end; every army on the first territory that is offered, one at a time. */
const setUp = (rules: Rules): SetUp => {
  const start = begin(rules);
  const events = [...start.events];
  const turns: string[] = [];
  let { state } = start;
  let placed = new Map<string, number>();
  let placer = state.turn.seat;
  const note = (): void => {
    turns.push([letterOf(placer), ...[...placed].map(([of, count]) => `${of}${count}`)].join(' '));
    placed = new Map();
  };
  while (state.turn.round === 0) {
    const open = decision(rules, state);
    const [first] = legalActions(rules, state);
    if (open?.kind !== 'place' || !first) throw new Error('test: setup is stuck');
    if (open.seat !== placer) note();
    placer = open.seat;
    placed.set(letterOf(open.of), (placed.get(letterOf(open.of)) ?? 0) + 1);
    const step = applyTo(rules, state, open.seat, first);
    if (!step.ok) throw new Error('test: refused');
    events.push(...step.value.events);
    state = step.value.state;
  }
  note();
  return { state, events, turns };
};

const BOARDS = [
  { board: 'europe', armies: 36, neutral: 21, count: 4, cards: 10, cardsNeutral: 7, deck: 50 },
  { board: 'world', armies: 40, neutral: 40, count: 1, cards: 14, cardsNeutral: 14, deck: 44 },
] as const;

describe.each(BOARDS)('setup on $board', ({ board, armies, neutral, count, cards, cardsNeutral, deck }) => {
  const rule = board === 'world' ? 'T-WORLD' : 'T-1';
  const neutrals = Array.from({ length: count }, (_, i) => 2 + i);

  test(`${rule}: ${armies} armies a player, ${neutral} for each of ${count} neutral, dealt ones included`, () => {
    const { state } = begin(twoPlayer(board));
    expect(state.seats.map((s) => s.status)).toEqual(['in', 'in', ...neutrals.map(() => 'neutral')]);
    expect(state.seats.map((s) => s.supply)).toEqual([
      armies - cards,
      armies - cards,
      ...neutrals.map(() => neutral - cardsNeutral),
    ]);
    const end = setUp(twoPlayer(board)).state;
    expect([0, 1, ...neutrals].map((seat) => armiesOf(end, seat))).toEqual([
      armies,
      armies,
      ...neutrals.map(() => neutral),
    ]);
    expect(end.seats.every((s) => s.supply === 0)).toBe(true);
  });

  test(`T-2: ${cards} territories are dealt to each player, ${cardsNeutral} to each neutral, one army on each`, () => {
    for (const seed of ['1', '2', '3', '4', '5']) {
      const { state, events } = begin(twoPlayer(board, 'en', seed));
      expect([0, 1, ...neutrals].map((seat) => countOf(state, seat))).toEqual([
        cards,
        cards,
        ...neutrals.map(() => cardsNeutral),
      ]);
      expect(new Set(state.armies)).toEqual(new Set([1]));
      expect(events.filter((e) => e.type === 'territoryClaimed')).toHaveLength(state.owner.length);
    }
  });

  test('T-2: other seeds deal other territories', () => {
    const owners = (seed: string): string => begin(twoPlayer(board, 'en', seed)).state.owner.join();
    expect(new Set(['1', '2', '3', '4', '5'].map(owners)).size).toBe(5);
  });

  test('T-2: all cards and both jokers are shuffled back after the deal; nobody holds one', () => {
    const rules = twoPlayer(board);
    const { state, events } = begin(rules);
    expect([...state.deck].sort()).toEqual([...rules.cards].sort());
    expect(state.deck).toHaveLength(deck);
    expect(state.seats.flatMap((s) => s.hand)).toEqual([]);
    const types = events.map((e) => e.type);
    expect(types.lastIndexOf('deckShuffled')).toBeGreaterThan(types.lastIndexOf('territoryClaimed'));
  });

  test('T-3: a roll says who places first, and placing begins with that player', () => {
    for (const seed of ['1', '2', '3', '4', '5']) {
      const rules = twoPlayer(board, 'en', seed);
      const { state, events } = begin(rules);
      const rolls = events.flatMap((e) => (e.type === 'seatsRolled' ? [e.rolls] : []));
      const [one, two] = (rolls[rolls.length - 1] ?? []).map(({ die }) => die);
      expect(decision(rules, state)).toMatchObject({ kind: 'place', seat: (one ?? 0) > (two ?? 0) ? 0 : 1 });
    }
  });

  test(`${board === 'world' ? 'T-WORLD' : 'T-3'}: the players take turns until all is placed`, () => {
    const { turns, events } = setUp(twoPlayer(board));
    const [first = '', second = ''] = turns.map((line) => line[0]);
    expect([first, second].sort()).toEqual(['a', 'b']);
    const own = (n: number): string => (n % 2 === 0 ? first : second);
    const expected =
      board === 'world'
        ? Array.from({ length: 26 }, (_, n) => `${own(n)} ${own(n)}2 c1`)
        : [
            ...Array.from({ length: 7 }, (_, n) => `${own(n)} ${own(n)}3 c2 d2 e2 f2`),
            ...Array.from({ length: 9 }, (_, n) => `${own(n + 7)} ${own(n + 7)}3`),
            ...Array.from({ length: 2 }, (_, n) => `${own(n)} ${own(n)}2`), // what is left of 26
          ];
    expect(turns).toEqual(expected);
    expect(events.filter((e) => e.type === 'turnBegan')).toHaveLength(1);
  });

  test('C-SETUP-6: --deal is refused with two seats: the deal is part of the game', () => {
    const refused = loadRules({ ...setupOf(2, 'x', { deal: true }, board), variant: 'two-player' });
    expect(refused).toMatchObject({ ok: false, error: { code: 'deal', rule: 'C-SETUP-6' } });
  });

  test.each([1, 3, 4])('T-1: %i seats are refused', (seats) => {
    const refused = loadRules({ ...setupOf(seats, 'x', {}, board), variant: 'two-player' });
    expect(refused).toMatchObject({ ok: false, error: { code: 'seatCount', rule: 'C-SETUP-1' } });
  });
});

describe('T-3: placing on europe', () => {
  const placing = (more = '') =>
    play(
      `two-player/en/europe 2 | a IDF1 BRE1 | b AQU1 | c ENG1 SCO1 | d POR1 CAS1 | e DEN1 | f *1 | supply a 26 | supply b 26 | supply c 14 | supply d 14 | supply e 14 | supply f 14 | turn a 0 | do placeShared:0,3 ${more}`,
    );

  test('T-3: three own armies, together or split, on own territories only', () => {
    const game = placing();
    expect(game.question('place')).toMatchObject({
      seat: 0,
      of: 0,
      pool: 3,
      after: 8,
      offers: [{ count: [1, 3] }, { count: [1, 3] }],
    });
    expect(game.question('place').offers.map(({ territory }) => territory)).toEqual(['ile-de-france', 'brittany']);
    for (const line of ['place AQU 1', 'place ENG 1', 'place IDF 4', 'place IDF 0']) {
      expect(game.reject(line)).toMatchObject({ code: 'illegal' });
    }
    game.act('place IDF 1').act('place BRE 2');
    expect([game.at('IDF'), game.at('BRE')]).toEqual(['a2', 'a3']);
    expect(placing().act('place IDF 3').question('place').of).toBe(2);
  });

  test('T-3: then two of each neutral, each on that neutral’s own territories', () => {
    const game = placing().act('place IDF 3');
    expect(game.question('place')).toMatchObject({
      seat: 0,
      of: 2,
      pool: 2,
      after: 6,
      offers: [{ count: [1, 2] }, { count: [1, 2] }],
    });
    expect(game.question('place').offers.map(({ territory }) => territory)).toEqual(['england', 'scotland']);
    for (const line of ['place IDF 1', 'place AQU 1', 'place POR 1', 'place ENG 3']) {
      expect(game.reject(line)).toMatchObject({ code: 'illegal' });
    }
    expect(game.reject('place ENG 1', 'b')).toMatchObject({ code: 'notYourDecision' });
    game.act('place ENG 1').act('place SCO 1');
    expect(game.question('place')).toMatchObject({
      seat: 0,
      of: 3,
      pool: 2,
      after: 4,
      offers: [{ territory: 'portugal' }, { territory: 'castile' }],
    });
    game.act('place POR 2');
    expect(game.question('place')).toMatchObject({
      seat: 0,
      of: 4,
      pool: 2,
      after: 2,
      offers: [{ territory: 'denmark' }],
    });
    game.act('place DEN 2').act('place NOR 2');
    expect([game.at('ENG'), game.at('SCO'), game.at('POR'), game.at('DEN')]).toEqual(['c2', 'c2', 'd3', 'e3']);
    expect(game.question('place')).toMatchObject({
      seat: 1,
      of: 1,
      pool: 3,
      after: 8,
      offers: [{ territory: 'aquitaine' }],
    });
  });

  test('T-3: when fewer are left, what is left is placed', () => {
    const game = play(
      'two-player/en/europe 2 | a IDF1 | b AQU1 | c ENG1 | d POR1 | e DEN1 | f *1 | supply a 2 | supply b 2 | supply d 1 | turn a 0 | do placeShared:-1,0 | dice 3 5',
    ).settle();
    expect(game.question('place')).toMatchObject({ of: 0, pool: 2, after: 1 });
    game.act('place IDF 2');
    expect(game.question('place')).toMatchObject({ seat: 0, of: 3, pool: 1, after: 0 });
    game.act('place POR 1');
    expect(game.question('place')).toMatchObject({ seat: 1, of: 1, pool: 2, after: 0 });
    game.act('place AQU 2');
    expect(game.log()).toContain('firstSeat b turns');
  });

  test('D-4: armies placed in one turn of setup can be taken back together, those of neutrals too', async () => {
    const { advance, startTimeline, undo } = await import('../../../src/core/index.js');
    const game = placing();
    let timeline = startTimeline(momentOf(game.rules, game.state()));
    for (const line of ['place IDF 3', 'place ENG 2', 'place POR 2', 'place DEN 2']) {
      game.act(line);
      timeline = advance(timeline, 0 as Seat, { ...momentOf(game.rules, game.state()), events: game.events() });
    }
    // What was written down meanwhile is counted on: no number of a question comes again.
    expect(undo(game.rules, timeline, 4)?.state).toEqual({ ...placing().state(), actions: 5 });
    expect(undo(game.rules, timeline, 5)).toBeNull();
  });
});

describe('the first turn', () => {
  const last = (board: string, profile: string, dice: string) => {
    const [a, b] = board === 'europe' ? ['IDF1', 'AQU1'] : ['ALA1', 'KAM1'];
    const place = board === 'europe' ? 'place AQU 1' : 'place KAM 1';
    return play(
      `two-player/${profile}/${board} 2 | a ${a} | b ${b} | c *1 | supply b 1 | turn b 0 a | do placeShared:0,1 ${dice}`,
    ).act(place);
  };

  test.each(PROFILE_IDS)('T-4: on europe the dice are rolled for it whatever the rulebook (%s)', (profile) => {
    const game = last('europe', profile, '| dice 2 5');
    expect(game.log().slice(1, 4)).toEqual(['seatsRolled a 2+b 5', 'firstSeat b turns', 'turnBegan b 1']);
  });

  test('T-4: the high roll wins, ties roll again', () => {
    const game = last('europe', 'en', '| dice 4 4 1 1 6 2');
    expect(game.log().slice(1, 6)).toEqual([
      'seatsRolled a 4+b 4',
      'seatsRolled a 1+b 1',
      'seatsRolled a 6+b 2',
      'firstSeat a turns',
      'turnBegan a 1',
    ]);
  });

  test.each(['en', 'fr', 'it'])('T-WORLD: on the world by %s the seat that placed first has it', (profile) => {
    expect(last('world', profile, '').log().slice(1, 3)).toEqual(['firstSeat a turns', 'turnBegan a 1']);
  });

  test('T-WORLD: on the world by pt it is rolled for (C-SETUP-5)', () => {
    expect(last('world', 'pt', '| dice 1 3').log().slice(1, 3)).toEqual(['seatsRolled a 1+b 3', 'firstSeat b turns']);
  });
});
