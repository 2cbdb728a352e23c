// Keys that were meant for something else answer no question that appears by itself.
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Seat } from '../../../src/core/index.js';
import { onEarlyKey } from '../../../src/tui/change/early.js';
import { onKey } from '../../../src/tui/change/update.js';
import type { Model } from '../../../src/tui/model.js';
import { createCalm } from '../../../src/tui/session/calm.js';
import type { Key } from '../../../src/tui/terminal/keys.js';
import { until } from '../../support/until.js';
import { type Game, gameAt, modelAt, POSITIONS, press, WORLD } from '../support/games.js';

const games: Game[] = [];
afterEach(() => {
  for (const game of games.splice(0)) game.stop();
});

/** A game on a clock that stands still until it is set on. */
const openAt = (position: string, options: Parameters<typeof gameAt>[1] = {}) => {
  let time = 1000;
  const game = gameAt(position, { ...options, calm: { now: () => time, ms: 250 } });
  games.push(game);
  const later = (ms: number): void => {
    time += ms;
  };
  return { game, later };
};

const own = (game: Game): number => game.record.length;
const isAsked = (kind: string) => (model: Model) => model.decision?.kind === kind;

/** a ends its turn; b and c, who have nothing to attack with, theirs; a has five armies or more to place. */
const TURN = `${WORLD} | b NWT1 | c ALB1 | a *4 | turn a 2 | do fortify | seed x`;

const nextTurn = async () => {
  const opened = openAt(TURN);
  const { game } = opened;
  await game.asked(isAsked('fortify'));
  await game.type('<enter>');
  await game.asked(({ decision, view }) => view.turn.round === 3 && decision !== null);
  return { ...opened, before: own(game) };
};

describe('a question that appears after others have moved', () => {
  test.each(['<enter>', 'a', 'x', '/', '<enter><enter><enter>'])('takes no %s for 250 milliseconds', async (keys) => {
    const { game, later, before } = await nextTurn();
    const first = game.model();
    await game.type(keys);
    later(249);
    await game.type(keys);
    expect(own(game)).toBe(before);
    expect(game.model()).toMatchObject({ stage: first.stage, confirm: null, filter: null, cursor: first.cursor });
  });

  test('takes no digit that would choose, and nothing that is pasted', () => {
    const model = modelAt(POSITIONS.defend);
    const digit: Key = { name: 'text', text: '1', ctrl: false, alt: false, shift: false, raw: '1' };
    expect(onKey(model, digit)[1]).toHaveLength(1);
    expect(onEarlyKey(model, digit)).toEqual([model, []]);
    const finding: Model = { ...model, filter: '' };
    const paste: Key = { name: 'paste', text: 'ala', ctrl: false, alt: false, shift: false, raw: 'ala' };
    expect(onKey(finding, paste)[0].filter).toBe('ala');
    expect(onEarlyKey(finding, paste)[0].filter).toBe('');
  });

  test('is answered after that', async () => {
    const { game, later } = await nextTurn();
    later(250);
    await game.type('<enter>');
    expect(game.model().stage).toMatchObject({ at: 'number', of: 'offer', field: 'count' });
  });

  test('may be looked about in at once', async () => {
    const { game } = await nextTurn();
    await game.type('<down>t');
    expect(game.model()).toMatchObject({ cursor: 1, pane: 'table' });
    await game.type('<escape>q');
    expect(game.model()).toMatchObject({ pane: null, confirm: { ask: 'quit' } });
    await game.type('q');
    expect(game.left).toEqual(['quit']);
  });

  test('is not answered by a key that was pressed before it was there, nor while dice hide it', () => {
    let time = 0;
    const model = modelAt(POSITIONS.defend);
    const { decision, view } = model;
    if (decision === null) throw new Error('test: nobody is asked');
    const calm = createCalm({ now: () => time, ms: 250 }, [0 as Seat]);
    calm.seen({ ...view, waitingFor: { seat: 1 as Seat, kind: 'attack' } });
    calm.asked(decision, view, false);
    calm.shown({ ...model, tumble: { left: 3, before: model } });
    time = 1000;
    expect(calm.isEarly(model, 990)).toBe(true);
    calm.shown(model);
    expect([990, 1000, 1249, 1250].map((at) => calm.isEarly(model, at))).toEqual([true, true, true, false]);
    // Asked once more it is no news.
    calm.asked(decision, view, false);
    expect(calm.isEarly(model, 1250)).toBe(false);
  });
});

describe('keys that end the tumbling of dice', () => {
  const still = modelAt(POSITIONS.attack);
  const rolling: Model = { ...still, tumble: { left: 3, before: still } };

  test.each(['<enter>', ' '])('%s does nothing else', (key) => {
    expect(press(rolling, key)).toEqual({ model: { ...rolling, tumble: null }, effects: [] });
  });

  test('others do what they do', () => {
    expect(press(rolling, '<down>').model).toMatchObject({ tumble: null, cursor: still.cursor + 1 });
  });
});

describe("a person's own flow", () => {
  const capture = `${WORLD} | a ALA20 KAM4 | b NWT2 ALB2 ONT2 | c *1 | turn a 2 | pool 4 | ask b c | do place | seed x`;

  test('loses no key, though bots are asked for their dice between', async () => {
    const { game } = openAt(capture);
    const free = gameAt(capture);
    games.push(free);
    const keys = `<enter><enter><enter><enter><down><enter>${'.'.repeat(12)}<enter><down>`;
    game.keys(keys);
    free.keys(keys);
    await until(() => free.record.length > 4 && game.record.length === free.record.length);
    for (let n = 0; n < 20; n++) await new Promise((resolve) => setImmediate(resolve));
    expect(game.record).toEqual(free.record);
    expect(game.model().cursor).toBe(free.model().cursor);
  });

  test('places its first armies as fast as keys come', async () => {
    const { game } = openAt(POSITIONS.placeSetup);
    await game.asked();
    for (let n = 1; n <= 3; n++) {
      await game.type('<enter>');
      await game.asked();
    }
    const placed = game.record.filter((entry) => 'action' in entry && entry.seat === 0);
    expect(placed).toHaveLength(3);
  });
});
