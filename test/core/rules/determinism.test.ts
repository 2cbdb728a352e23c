import { describe, expect, test } from '@jest/globals';
import { BOTS, botStream } from '../../../src/bots/index.js';
import {
  type Action,
  advance,
  decision,
  type GameRecord,
  hash,
  momentOf,
  type RecordEntry,
  type Rules,
  replay,
  type Seat,
  type State,
  startTimeline,
  type Timeline,
  undo,
} from '../../../src/core/index.js';
import { applyNow, applyTo, viewOf } from '../../support/moments.js';
import { play } from '../../support/play.js';
import { seatNamed } from '../../support/seats.js';
import { begin, chanceFrom, headerFor, rulesOf, seedOf } from '../../support/setups.js';
import { parseAction } from '../../support/text.js';

/** Change these only when the rules change on purpose, together with RULES_VERSION. */
const PINNED: readonly string[] = [
  '67f6fc08d5e5b50949fc326b6c6026482a6756dbb1a342306e9325a7d3d27021',
  '633479b14d1a3a57b5a35e310cf8c19310677f707b3670e9b3f351a92313d97b',
  'b19b540faf646a9e09447ab7ff24932cc08ade75392a473623812be1c9584a5d',
];

interface Played {
  readonly state: State;
  readonly record: GameRecord;
}

/** A game of the first `most` actions of random bots, with its record. */
const playRandomly = (rules: Rules, most: number): Played => {
  const bot = BOTS.random(rules);
  let rng = botStream(chanceFrom(seedOf(rules)), 0);
  let { state } = begin(rules);
  const entries: RecordEntry[] = [];
  for (let n = 0; n < most; n++) {
    const open = decision(rules, state);
    if (!open) break;
    const [action, next] = bot(viewOf(rules, state, open.seat), open, rng);
    rng = next;
    const step = applyTo(rules, state, open.seat, action);
    if (!step.ok) throw new Error('test: refused');
    state = step.value.state;
    entries.push({ n: state.actions, seat: open.seat, action, h: hash(state).slice(0, 8) });
  }
  return { state, record: { header: headerFor(rules), entries, end: null } };
};

describe('D-1', () => {
  test('D-1: seed, options and actions determine the state to the byte', () => {
    const [one, two] = [playRandomly(rulesOf(4, 'same'), 400), playRandomly(rulesOf(4, 'same'), 400)];
    expect(JSON.stringify(one.state)).toBe(JSON.stringify(two.state));
    expect(hash(one.state)).toBe(hash(two.state));
  });

  test('D-1: another seed or another option is another game', () => {
    const hashes = [rulesOf(3, 'x'), rulesOf(3, 'y'), rulesOf(3, 'x', { deal: true }), rulesOf(4, 'x')].map((rules) =>
      hash(begin(rules).state),
    );
    expect(new Set(hashes).size).toBe(4);
  });

  test('D-1: the same everywhere: pinned hashes of three games', () => {
    const hashes = [3, 4, 6].map((seats) => hash(playRandomly(rulesOf(seats, 'pinned'), 500).state));
    expect(hashes).toEqual(PINNED);
  });

  test('D-1: the stream is part of the state: a state that was stored and read goes on alike', () => {
    const rules = rulesOf(3, 'stored');
    const { state } = playRandomly(rules, 300);
    const stored: State = JSON.parse(JSON.stringify(state));
    const attack = (from: State): string => {
      let at = from;
      for (let n = 0; n < 40; n++) {
        const open = decision(rules, at);
        if (!open) break;
        const [action] = BOTS.random(rules)(viewOf(rules, at, open.seat), open, botStream(chanceFrom('fixed'), n));
        const step = applyTo(rules, at, open.seat, action);
        if (!step.ok) throw new Error('test: refused');
        at = step.value.state;
      }
      return hash(at);
    };
    expect(attack(stored)).toBe(attack(state));
  });

  test('D-1: an action that is refused draws nothing', () => {
    const game = play('classic/en/world 3 | a ALA4 | b KAM2 | c *1 | turn a 2 | do attack | seed words');
    const { rng } = game.state();
    game.reject('attack ALA KAM 4');
    expect(game.state().rng).toBe(rng);
    game.act('attack ALA KAM 3');
    expect(game.state().rng).not.toEqual(rng);
  });

  test('D-1: placing, moving and ending draw nothing', () => {
    const game = play(
      'classic/en/world 3 | a ALA4 NWT1 | b KAM2 BRA1 | c *1 | turn a 2 | pool 3 | do place | seed words',
    );
    const { rng } = game.state();
    game.act('place ALA 3').act('endAttack').act('fortify ALA NWT 2');
    expect(game.state().rng).toEqual(rng);
  });

  test('D-1: neither hands nor names nor bots change the dice', () => {
    const line = 'classic/en/world 3 | a ALA9 | b KAM9 | c *1 | turn a 2 | do attack | seed luck';
    const rolled = (more: string): string => play(`${line}${more}`).act('attack ALA KAM 3').log()[1] ?? '';
    expect(rolled(' | hand a ALA NWT')).toBe(rolled(''));
    expect(rolled(' | resigned b')).toBe(rolled(''));
  });
});

describe('D-2', () => {
  test('D-2: a bot draws from its own stream, seeded from the game seed, the seat and when it sat down', () => {
    const streams = [
      botStream(chanceFrom('s'), 0),
      botStream(chanceFrom('s'), 1),
      botStream(chanceFrom('t'), 0),
      botStream(chanceFrom('s'), 0, 7),
    ];
    expect(new Set(streams.map((rng) => JSON.stringify(rng))).size).toBe(4);
    expect(botStream(chanceFrom('s'), 0)).toEqual(botStream(chanceFrom('s'), 0));
    expect(streams).not.toContainEqual(begin(rulesOf(3, 's')).state.rng);
  });

  test('D-2: a bot answers from a view, and the game’s stream is not in it', () => {
    const rules = rulesOf(3, 'secret seed');
    const { state } = begin(rules);
    for (const viewer of [0 as Seat, 'spectator', 'omniscient'] as const) {
      const shown = viewOf(rules, state, viewer);
      expect(Object.keys(shown)).not.toContain('rng');
      expect(JSON.stringify(shown)).not.toContain('secret seed');
    }
  });

  test('D-2: a replay needs no bot: the record holds the answers', () => {
    const { state, record } = playRandomly(rulesOf(3, 'record'), 200);
    const replayed = replay(JSON.parse(JSON.stringify(record)));
    expect(replayed.ok && hash(replayed.value.timeline.state)).toBe(hash(state));
  });
});

describe('D-3', () => {
  const { state, record } = playRandomly(rulesOf(3, 'first difference'), 150);
  const changed = (n: number, change: Partial<Extract<RecordEntry, { n: number }>>): GameRecord => ({
    ...record,
    entries: record.entries.map((entry, i) => (i === n ? ({ ...entry, ...change } as RecordEntry) : entry)),
  });

  test('D-3: replaying shows every step once, the start first, and ends at the same hash', () => {
    const seen: number[] = [];
    const outcome = { winners: [0 as Seat], reason: 'conquest', rule: 'C-END-1' } as const;
    const replayed = replay(record, (_step, n) => seen.push(n));
    expect(replayed.ok && replayed.value.timeline.state).toEqual(state);
    expect(seen).toEqual(Array.from({ length: 151 }, (_, i) => i - 1));
    const ended = replay({ ...record, end: { outcome, hash: 'f'.repeat(64) } });
    expect(ended).toEqual({ ok: false, error: { code: 'end', found: 'f'.repeat(64), known: hash(state) } });
  });

  test('D-3: the first action that differs is named', () => {
    expect(replay(changed(70, { h: '00000000' }))).toMatchObject({
      ok: false,
      error: { code: 'hash', entry: 70, found: '00000000', known: expect.stringMatching(/^[0-9a-f]{8}$/) },
    });
    expect(replay(changed(40, { action: { type: 'defend', dice: 2 } }))).toMatchObject({
      ok: false,
      error: { code: 'rejected', entry: 40, rejection: { code: 'illegal' } },
    });
    const other = ((record.entries[40] as { seat: number }).seat + 1) % 3;
    expect(replay(changed(40, { seat: other as Seat }))).toMatchObject({
      ok: false,
      error: { code: 'rejected', entry: 40, rejection: { code: 'notYourDecision' } },
    });
  });

  test('D-3: other formats, rules and boards are refused before anything is played', () => {
    const { header } = record;
    const open = (change: object) => replay({ ...record, header: { ...header, ...change } });
    expect(open({ format: 99 })).toMatchObject({ ok: false, error: { code: 'format', found: 99 } });
    expect(open({ rules: 0 })).toMatchObject({ ok: false, error: { code: 'rulesVersion', found: 0 } });
    expect(open({ packHash: '0' })).toMatchObject({ ok: false, error: { code: 'board', found: '0' } });
    expect(open({ setup: { ...header.setup, board: 'moon' } })).toMatchObject({ ok: false, error: { code: 'setup' } });
    expect(open({ setup: { ...header.setup, profile: 'xx' } })).toMatchObject({ ok: false, error: { code: 'setup' } });
  });

  test('D-3: a record says format, rules, board, variant, profile, options, seed and seats', () => {
    expect(record.header).toMatchObject({
      format: expect.any(Number),
      rules: expect.any(Number),
      packHash: expect.stringMatching(/^[0-9a-f]{16}$/),
      setup: {
        variant: 'classic',
        profile: 'en',
        board: 'world',
        options: { deal: false, rounds: null, resign: 'bot', defence: ['auto', 'auto', 'auto'] },
      },
      chance: { dice: 'seed', seed: 'first difference' },
      seats: [{ name: 'seat 1' }, { name: 'seat 2' }, { name: 'seat 3' }],
    });
  });
});

/** Plays lines and takes back; says how many actions may be taken back after each. */
const takingBack = (line: string) => {
  const game = play(line);
  let timeline: Timeline = startTimeline(momentOf(game.rules, game.state()));
  const back = {
    act: (text: string, by?: string) => {
      const seat = by === undefined ? decision(game.rules, timeline.state)?.seat : seatNamed(by);
      if (seat === undefined) throw new Error('test: nobody is asked');
      const action: Action = parseAction(game.rules.board, text);
      const step = applyNow(game.rules, timeline, seat, action);
      if (!step.ok) throw new Error(`test: ${text} is refused`);
      timeline = advance(timeline, seat, step.value);
      return back;
    },
    undo: (count: number) => {
      const before = undo(game.rules, timeline, count);
      if (!before) throw new Error(`test: cannot take back ${count}`);
      timeline = before;
      return back;
    },
    refused: (count: number) => undo(game.rules, timeline, count) === null,
    count: () => timeline.before.length,
    seat: () => timeline.seat,
    state: () => timeline.state,
    /** The state but for the count of what was written down, which goes on. */
    position: () => ({ ...timeline.state, actions: 0 }),
    asked: () => decision(game.rules, timeline.state)?.kind,
  };
  return back;
};

describe('D-4', () => {
  const placing = 'classic/en/world 3 | a ALA4 NWT1 | b KAM2 BRA1 | c *1 | turn a 2 | pool 3 | do place | seed words';

  test('D-4: a run of placements may be taken back, one by one or together', () => {
    const game = takingBack(placing);
    const start = game.state();
    game.act('place ALA 1').act('place NWT 1');
    expect([game.count(), game.seat()]).toEqual([2, 0]);
    game.undo(1);
    expect([game.count(), game.state().turn.pool]).toEqual([1, 2]);
    game.undo(1);
    expect(game.position()).toEqual({ ...start, actions: 0 });
    game.act('place ALA 1').act('place ALA 1').undo(2);
    expect(game.position()).toEqual({ ...start, actions: 0 });
    expect(game.seat()).toBeNull();
  });

  test('D-4: the last placement may be taken back while the attack question is open', () => {
    const game = takingBack(placing).act('place ALA 2').act('place NWT 1');
    expect([game.asked(), game.count()]).toEqual(['attack', 2]);
    game.undo(1);
    expect([game.asked(), game.state().turn.pool]).toEqual(['place', 1]);
  });

  test('D-4: a roll ends it', () => {
    const game = takingBack(placing).act('place ALA 3').act('attack ALA KAM 3');
    expect([game.count(), game.refused(1)]).toEqual([0, true]);
  });

  test('D-4: an attack may be taken back until the defender has answered', () => {
    const game = takingBack(placing.replace('seed', 'ask b | seed')).act('place ALA 3').act('attack ALA KAM 3');
    expect([game.asked(), game.count()]).toEqual(['defend', 1]);
    game.undo(1);
    expect(game.asked()).toBe('attack');
    game.act('attack ALA KAM 2').act('defend 2', 'b');
    expect(game.refused(1)).toBe(true);
  });

  test('D-4: another phase is another run', () => {
    const game = takingBack(placing).act('place ALA 3').act('endAttack');
    expect([game.asked(), game.count()]).toEqual(['fortify', 1]);
    game.undo(1);
    expect(game.asked()).toBe('attack');
  });

  test('D-4: the end of the turn is final', () => {
    const game = takingBack(placing).act('place ALA 3').act('endAttack').act('fortify ALA NWT 1');
    expect(game.refused(1)).toBe(true);
  });

  test('D-4: a card that was drawn is final', () => {
    const game = takingBack(
      'classic/en/world 3 | a ALA4 NWT1 | b KAM2 BRA1 | c *1 | turn a 2 | captured GRE | do attack | seed words',
    ).act('endAttack');
    expect([game.asked(), game.refused(1)]).toEqual(['fortify', true]);
  });

  test('D-4: trading shows cards and is final; declining to trade is not', () => {
    const trading =
      'classic/en/world 3 | a ALA4 NWT1 | b KAM2 | c *1 | hand a GRE QUE CAM | turn a 2 | pool 3 | do trade:4,1 | seed words';
    expect(takingBack(trading).act('trade GRE+QUE+CAM -').refused(1)).toBe(true);
    const declined = takingBack(trading).act('endTrade').act('place ALA 1');
    expect(declined.count()).toBe(2);
    declined.undo(2);
    expect(declined.asked()).toBe('trade');
  });

  test('D-4: a capture move may be taken back, unless cards changed hands', () => {
    const line = 'classic/en/world 3 | a ALA9 NWT1 | c *1 | turn a 2';
    const moving = 'do turn:2 attack moveIn:ALA,KAM,3,8 | seed words';
    const captured = takingBack(`${line} | a KAM0 | b BRA1 | ${moving}`).act('moveIn 5');
    expect(captured.count()).toBe(1);
    captured.undo(1);
    expect(captured.asked()).toBe('moveIn');
    const eliminated = takingBack(
      `${line} | a KAM0 | out b | do turn:2 attack spoils:1 moveIn:ALA,KAM,3,8 | seed words`,
    ).act('moveIn 5');
    expect(eliminated.refused(1)).toBe(true);
  });

  test('D-4: nobody takes back what another seat did, nor what came before it', () => {
    const setup = 'classic/en/world 3 | turn a 0 | supply a 9 | supply b 9 | supply c 9 | do claim | seed words';
    const game = takingBack(setup).act('claim ALA');
    expect([game.count(), game.seat()]).toEqual([1, 0]);
    game.act('claim KAM');
    expect([game.count(), game.seat()]).toEqual([1, 1]);
    expect(game.refused(2)).toBe(true);
  });

  test('D-4: what another seat changes in between ends the run', () => {
    const game = takingBack(placing).act('place ALA 1').act('setDefence ask', 'b');
    expect([game.count(), game.seat(), game.refused(2)]).toEqual([1, 1, true]);
    game.act('place ALA 1', 'a');
    expect([game.count(), game.seat(), game.refused(2)]).toEqual([1, 0, true]);
  });

  test('D-4: a resignation is final', () => {
    const game = takingBack(placing).act('place ALA 1').act('resign', 'b');
    expect(game.refused(1)).toBe(true);
  });

  test.each([0, -1, 3, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'D-4: %d actions cannot be taken back of two',
    (n) => {
      expect(takingBack(placing).act('place ALA 1').act('place ALA 1').refused(n)).toBe(true);
    },
  );

  test('D-4: the record stays append-only; a replay takes back what was taken back', () => {
    const rules = rulesOf(3, 'undone');
    const start = begin(rules).state;
    const seat = decision(rules, start)?.seat as Seat;
    const claim = (id: string) => parseAction(rules.board, `claim ${id}`);
    const stateAfter = (code: string): State => {
      const step = applyTo(rules, start, seat, claim(code));
      if (!step.ok) throw new Error('test: refused');
      return step.value.state;
    };
    const short = (state: State): string => hash(state).slice(0, 8);
    // What was taken back was written down as well: lines are counted on.
    const at = (state: State, actions: number): State => ({ ...state, actions });
    const record: GameRecord = {
      header: headerFor(rules),
      entries: [
        { n: 1, seat, action: claim('ALA'), h: short(stateAfter('ALA')) },
        { n: 2, undo: 1, h: short(at(start, 2)) },
        { n: 3, seat, action: claim('BRA'), h: short(at(stateAfter('BRA'), 3)) },
      ],
      end: null,
    };
    const replayed = replay(record);
    expect(replayed.ok && hash(replayed.value.timeline.state)).toBe(hash(at(stateAfter('BRA'), 3)));
    const again = { ...record, entries: record.entries.map((entry) => ({ ...entry, n: entry.n === 3 ? 1 : entry.n })) };
    expect(replay(again)).toEqual({ ok: false, error: { code: 'number', entry: 2, found: 1, known: 3 } });
    const tooMany = { ...record, entries: [record.entries[0], { n: 2, undo: 2, h: short(start) }] } as GameRecord;
    expect(replay(tooMany)).toEqual({ ok: false, error: { code: 'undo', entry: 1 } });
  });
});
