import { describe, expect, test } from '@jest/globals';
import {
  BOT_IDS,
  BOTS,
  type BotId,
  botStream,
  botWith,
  isBotId,
  LEVEL_IDS,
  LEVELS,
  levelOf,
  randomAnswer,
} from '../../src/bots/index.js';
import { playBots } from '../../src/bots/selfPlay.js';
import {
  type BoardData,
  decision,
  hash,
  legalActions,
  type Options,
  type Rules,
  resumeStream,
  type Seat,
  type State,
  seedStream,
} from '../../src/core/index.js';
import { grid, RING, ROW, STAR, TWINS } from '../support/boards.js';
import { deepFreeze } from '../support/freeze.js';
import { applyTo, viewOf } from '../support/moments.js';
import { position } from '../support/play.js';
import { begin, chanceFrom, chanceOf, rulesFrom, rulesOf, seedOf, setupOf } from '../support/setups.js';

const MOST_ACTIONS = 20_000;

const seatedAs = (rules: Rules, ids: readonly BotId[]) => ids.map((id) => BOTS[id](rules));

const playOn = (board: BoardData, seats: number, ids: readonly BotId[], options: Partial<Options>, seed: string) => {
  const rules = rulesFrom(setupOf(seats, seed, options, board.id), [board]);
  return playBots(rules, chanceOf(rules), seatedAs(rules, ids), MOST_ACTIONS);
};

describe('the bots', () => {
  test('D-2: they are known by id', () => {
    expect(LEVEL_IDS).toEqual(['recruit', 'corporal', 'colonel', 'marshal']);
    expect(BOT_IDS).toEqual([...LEVEL_IDS, 'random']);
    for (const id of BOT_IDS) expect(isBotId(id)).toBe(true);
    for (const id of ['', 'person', 'constructor', '__proto__', 'toString']) expect(isBotId(id)).toBe(false);
  });

  test('D-3: records and settings with the ids of before find the levels that took their place', () => {
    expect(botWith('simple')).toBe(LEVELS.colonel);
    expect(botWith('novice')).toBe(LEVELS.corporal);
    expect(botWith('random')).toBe(BOTS.random);
    expect(['simple', 'novice', 'random', 'marshal', 'person', 'constructor'].map(levelOf)).toEqual([
      'colonel',
      'corporal',
      'recruit',
      'marshal',
      null,
      null,
    ]);
  });

  test.each(BOT_IDS)('D-1: the same seed is the same game (%s)', (id) => {
    const end = (seed: string): string => {
      const rules = rulesOf(4, seed, { rounds: id === 'marshal' ? 4 : 15 });
      return hash(playBots(rules, chanceOf(rules), seatedAs(rules, [id, id, id, id]), MOST_ACTIONS).state);
    };
    expect(end('again')).toBe(end('again'));
    expect(end('again')).not.toBe(end('other'));
  });

  test.each(BOT_IDS)(
    'D-2: an answer depends on view, question and stream alone, and changes none of them (%s)',
    (id) => {
      const rules = rulesOf(3, 'pure', { deal: true, rounds: 6 });
      const [one, two] = [BOTS[id](rules), BOTS[id](rules)];
      let rng = botStream(chanceFrom('pure'), 0);
      let { state } = begin(rules);
      for (let n = 0; n < 400; n++) {
        const open = decision(rules, state);
        if (!open) break;
        const shown = deepFreeze(viewOf(rules, state, open.seat));
        const answer = one(shown, deepFreeze(open), deepFreeze(rng));
        expect(two(JSON.parse(JSON.stringify(shown)), JSON.parse(JSON.stringify(open)), rng)).toEqual(answer);
        const step = applyTo(rules, state, open.seat, answer[0]);
        if (!step.ok) throw new Error(`illegal: ${JSON.stringify(answer[0])}`);
        [state, rng] = [step.value.state, answer[1]];
      }
    },
  );

  test('D-2: random answers are legal and reach every legal answer', () => {
    const { rules, state } = position('classic/en/world 3 | a ALA3 NWT2 BRA3 | b *2 | turn a 2 | do attack');
    const open = decision(rules, state);
    if (!open) throw new Error('test: nothing is asked');
    const stream = resumeStream(seedStream('every answer'));
    const given = new Set(Array.from({ length: 3000 }, () => JSON.stringify(randomAnswer(open, stream))));
    const legal = legalActions(rules, state).map((action) => JSON.stringify(action));
    expect([...given].sort()).toEqual([...legal].sort());
  });
});

describe('the corporal', () => {
  /** Wins of seat 0 in `games` classic games, which all end. */
  const wins = (ids: readonly BotId[], games: number): number =>
    Array.from({ length: games }, (_, n) => {
      const rules = rulesOf(ids.length, `novice ${n}`, { deal: true });
      const { state, finished } = playBots(rules, chanceOf(rules), seatedAs(rules, ids), MOST_ACTIONS);
      expect(finished).toBe(true);
      return state.outcome?.winners[0] === 0 ? 1 : 0;
    }).reduce((a: number, b) => a + b, 0);

  test('beats the random bot, and is beaten by the colonel', () => {
    expect(wins(['corporal', 'random', 'random'], 10)).toBeGreaterThanOrEqual(9);
    expect(wins(['colonel', 'corporal', 'corporal'], 10)).toBeGreaterThanOrEqual(6);
  });

  test('sometimes answers as the colonel does, sometimes otherwise', () => {
    const rules = rulesOf(3, 'claims');
    const { state } = begin(rules);
    const open = decision(rules, state);
    if (!open) throw new Error('test: nothing is asked');
    const seen = viewOf(rules, state, open.seat);
    const thought = JSON.stringify(BOTS.colonel(rules)(seen, open, botStream(chanceFrom('s'), 0))[0]);
    const given = Array.from({ length: 60 }, (_, n) =>
      JSON.stringify(BOTS.corporal(rules)(seen, open, botStream(chanceFrom(`${n}`), 0))[0]),
    );
    const same = given.filter((answer) => answer === thought).length;
    expect(same).toBeGreaterThan(20);
    expect(same).toBeLessThan(45);
  });
});

describe('the colonel', () => {
  test('C-END-1: beats two random bots in at least 95 of 100 games, from any seat', () => {
    const lost: string[] = [];
    for (let n = 0; n < 100; n++) {
      const seat = n % 3;
      const rules = rulesOf(3, `simple ${n}`);
      const ids = [0, 1, 2].map((i): BotId => (i === seat ? 'colonel' : 'random'));
      const { state } = playBots(rules, chanceOf(rules), seatedAs(rules, ids), MOST_ACTIONS);
      if (state.outcome?.winners[0] !== seat) lost.push(`${n}: seat ${seat}`);
    }
    expect(lost.length).toBeLessThanOrEqual(5);
  });

  test('C-END-4: needs no last round: four finish, the middle game within 30 rounds', () => {
    const rounds = Array.from({ length: 40 }, (_, n) => {
      const rules = rulesOf(4, `four ${n}`);
      const played = playBots(
        rules,
        chanceOf(rules),
        seatedAs(rules, ['colonel', 'colonel', 'colonel', 'colonel']),
        MOST_ACTIONS,
      );
      expect(played.finished).toBe(true);
      return played.state.turn.round;
    }).sort((a, b) => a - b);
    expect(rounds[20]).toBeLessThanOrEqual(30);
  });

  test('C-SETUP-2: no seat wins all or nothing among equals', () => {
    const wins = [0, 0, 0];
    for (let n = 0; n < 60; n++) {
      const rules = rulesOf(3, `fair ${n}`);
      const { state } = playBots(
        rules,
        chanceOf(rules),
        seatedAs(rules, ['colonel', 'colonel', 'colonel']),
        MOST_ACTIONS,
      );
      const winner = state.outcome?.winners[0] ?? 0;
      wins[winner] = (wins[winner] ?? 0) + 1;
    }
    for (const count of wins) expect(count).toBeGreaterThan(5);
  });
});

describe('odd boards', () => {
  const boards: readonly (readonly [string, BoardData])[] = [
    ['a row of four', ROW],
    ['a ring', RING],
    ['one region, leaves with a single exit', STAR],
    ['two clusters', TWINS],
    ['a grid of one region', grid(6, 5, true)],
  ];

  test.each(boards)('D-2: bots finish on %s', (_name, board) => {
    for (let n = 0; n < 6; n++) {
      const simple = playOn(board, 3, ['colonel', 'colonel', 'colonel'], { deal: n % 2 === 0 }, `odd ${n}`);
      expect(simple.finished).toBe(true);
      const mixed = playOn(board, 3, ['random', 'colonel', 'random'], { rounds: 30 }, `odd ${n}`);
      expect(mixed.finished).toBe(true);
    }
  });

  test('D-2: bots play on 255 territories, which are more than all starting armies', () => {
    const board = grid(15, 17);
    for (const deal of [false, true]) {
      const ids: readonly BotId[] = ['colonel', 'colonel', 'random', 'colonel', 'random', 'colonel'];
      const rules = rulesFrom(setupOf(6, 'large', { deal, rounds: 3 }, board.id), [board]);
      const { state, finished } = playBots(rules, chanceOf(rules), seatedAs(rules, ids), MOST_ACTIONS);
      expect(finished).toBe(true);
      expect(Math.min(...state.armies)).toBe(1);
    }
  });

  test('C-SETUP-3: on such a board the claims are shared evenly', () => {
    const board = grid(15, 17);
    const rules = rulesFrom(setupOf(6, 'shares', { rounds: 1 }, board.id), [board]);
    const counts = new Array<number>(6).fill(0);
    playBots(
      rules,
      chanceOf(rules),
      seatedAs(rules, ['colonel', 'random', 'colonel', 'random', 'colonel', 'random']),
      400,
      (step) => {
        for (const event of step.events)
          if (event.type === 'territoryClaimed') counts[event.seat] = (counts[event.seat] ?? 0) + 1;
      },
    );
    expect(counts.sort()).toEqual([42, 42, 42, 43, 43, 43]);
  });
});

describe('a bot in any seat', () => {
  test.each([3, 4, 5, 6])('D-2: first, last and everywhere among random ones, with %i seats', (seats) => {
    for (let seat = 0; seat < seats; seat++) {
      const ids = Array.from({ length: seats }, (_, i): BotId => (i === seat ? 'colonel' : 'random'));
      const rules = rulesOf(seats, `seat ${seat}`, { rounds: 10 });
      expect(playBots(rules, chanceOf(rules), seatedAs(rules, ids), MOST_ACTIONS).finished).toBe(true);
    }
  });

  test('C-END-3: it takes over a resigned seat in the middle of any question, with a stream of its own', () => {
    const rules = rulesOf(3, 'takes over', { defence: ['ask', 'ask', 'ask'] });
    const simple = BOTS.colonel(rules);
    const random = BOTS.random(rules);
    const kinds = new Set<string>();
    const finish = (from: State, seat: Seat): void => {
      const step = applyTo(rules, from, seat, { type: 'resign' });
      if (!step.ok) throw new Error('test: cannot resign');
      let { state } = step.value;
      let rng = botStream(chanceFrom(seedOf(rules)), seat, state.actions);
      for (let n = 0; n < 60; n++) {
        const open = decision(rules, state);
        if (!open) return;
        const [action, next] = simple(viewOf(rules, state, open.seat), open, rng);
        rng = next;
        const answered = applyTo(rules, state, open.seat, action);
        if (!answered.ok) throw new Error(`illegal: ${JSON.stringify(action)}`);
        state = answered.value.state;
      }
    };
    let { state } = begin(rules);
    let rng = botStream(chanceFrom(seedOf(rules)), 0);
    for (let n = 0; n < 3000 && kinds.size < 7; n++) {
      const open = decision(rules, state);
      if (!open) break;
      if (!kinds.has(open.kind)) finish(state, open.seat);
      kinds.add(open.kind);
      const [action, next] = random(viewOf(rules, state, open.seat), open, rng);
      rng = next;
      const step = applyTo(rules, state, open.seat, action);
      if (!step.ok) throw new Error('illegal');
      state = step.value.state;
    }
    expect([...kinds].sort()).toEqual(['attack', 'claim', 'defend', 'fortify', 'moveIn', 'place', 'trade']);
  });
});
