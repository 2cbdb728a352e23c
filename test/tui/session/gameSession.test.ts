// Whole stretches of play with keys: questions that follow each other, bots between them, several people at one keyboard.
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { replay } from '../../../src/core/index.js';
import { messagesIn } from '../../../src/text/index.js';
import { frameOf } from '../../../src/tui/frame/frame.js';
import type { Model } from '../../../src/tui/model.js';
import { headerFor, rulesOf } from '../../support/setups.js';
import { turn, until } from '../../support/until.js';
import { actionsOf, type Game, gameAt, POSITIONS, seated, startGame, WORLD } from '../support/games.js';

jest.setTimeout(30_000);

const m = messagesIn('en');

const games: Game[] = [];
const open = (...args: Parameters<typeof gameAt>): Game => {
  const game = gameAt(...args);
  games.push(game);
  return game;
};
afterEach(() => {
  for (const game of games.splice(0)) game.stop();
  jest.useRealTimers();
});

/** The room asks its next question, and then the next key is looked at. */
const tick = async (): Promise<void> => {
  for (let n = 0; n < 3; n++) await turn();
};

const attacks = (game: Game) => actionsOf(game).flatMap((action) => (action.type === 'attack' ? [action] : []));
const armiesAt = (model: Model, id: string): number =>
  model.view.armies[model.context.rules.board.index.get(id) ?? -1] ?? Number.NaN;

describe('a burst of keys acts as if it were typed slowly', () => {
  /** Bots are asked for their dice: each roll waits for another seat. */
  const capture = `${WORLD} | a ALA20 KAM4 | b NWT2 ALB2 ONT2 | c *1 | turn a 2 | pool 4 | ask b c | do place | seed x`;

  test.each([
    ['down, down, enter', POSITIONS.claim, '<down><down><enter>'],
    ['a number', capture, '<enter><left><left><enter><enter><enter>'],
    ['into the attack', capture, '<enter><enter><enter><enter><down><enter>'],
    ['across rolls and a capture', capture, `<enter><enter><enter><enter><down><enter>${'.'.repeat(12)}<enter><down>`],
    ['until decided, and all move in', capture, '<enter><enter><enter><enter><enter><enter>'],
    ['a filter', capture, '/kam<enter>2<enter><enter><enter>'],
    ['an undo', capture, '<enter>1<enter>u<enter>2<enter>'],
    ['to the end of the turn', capture, '<enter><enter><end><enter><enter><enter>'],
  ])('%s', async (_, position, keys) => {
    const slow = open(position);
    await slow.type(keys);
    const burst = open(position);
    burst.keys(keys);
    await until(() => burst.record.length >= slow.record.length);
    for (let n = 0; n < 5; n++) await tick();
    expect(burst.record).toEqual(slow.record);
    const plain = ({ stage, cursor, filter, pane, confirm, notice }: Model) => ({
      stage,
      cursor,
      filter,
      pane,
      confirm,
      notice,
    });
    if (slow.model().decision !== null) expect(plain(burst.model())).toEqual(plain(slow.model()));
    expect(slow.record.length).toBeGreaterThan(0);
  });

  test('also while moves are shown slowly: a person who attacks does not wait for the dice of bots', async () => {
    const game = open(capture, { look: { animate: true } });
    game.keys(`<enter><enter><enter><enter><down><enter>${'.'.repeat(20)}`);
    await until(() => actionsOf(game).some(({ type }) => type === 'defend'));
    await game.asked(({ decision }) => decision?.kind === 'moveIn');
    game.keys('<enter>');
    await until(() => actionsOf(game).some(({ type }) => type === 'moveIn'));
  });
});

describe('rolling until decided', () => {
  const strong = `${WORLD} | a ALA30 KAM4 | b NWT8 | c *1 | turn a 2 | do attack | seed`;

  test('goes on until the territory is taken', async () => {
    const game = open(`${strong} 1`);
    await game.type('/ala<enter>/nort<enter><enter>');
    await game.asked(({ decision }) => decision?.kind === 'moveIn');
    expect(attacks(game).length).toBeGreaterThan(2);
    expect(attacks(game).every(({ from, to }) => from === 'alaska' && to === 'northwest-territory')).toBe(true);
  });

  test('goes on until one army is left', async () => {
    const game = open(`${WORLD} | a ALA4 KAM4 | b NWT60 | c *1 | turn a 2 | do attack | seed 1`);
    await game.type('/ala<enter>/nort<enter><enter>');
    const model = await game.asked();
    expect(armiesAt(model, 'alaska')).toBe(1);
    expect(model.decision?.kind).toBe('attack');
  });

  test.each(Array.from({ length: 25 }, (_, n) => n))('until N remain never goes below N (seed %i)', async (seed) => {
    const game = open(`${WORLD} | a ALA12 | b NWT40 | c *1 | turn a 2 | do attack | seed ${seed}`);
    const remain = 4 + (seed % 8);
    await game.type(`<enter>/nort<enter><end><enter>${remain}<enter>`);
    const model = await game.asked();
    expect(armiesAt(model, 'alaska')).toBe(remain);
    expect(model.decision?.kind).toBe('attack');
  });

  test('any key stops it, and the key does nothing else', async () => {
    jest.useFakeTimers({
      doNotFake: ['setImmediate', 'clearImmediate', 'Date', 'nextTick', 'queueMicrotask', 'performance'],
    });
    const game = open(`${strong} 2`, { look: { animate: true } });
    game.keys('/ala<enter>/nort<enter><enter>');
    await until(() => attacks(game).length === 1 && game.model().decision !== null);
    expect(game.model().auto).not.toBeNull();
    await tick();
    game.keys('q');
    expect(game.model()).toMatchObject({
      auto: null,
      confirm: null,
      notice: m.screen.stopped,
      stage: { at: 'list', path: [] },
    });
    jest.advanceTimersByTime(10_000);
    await tick();
    expect(attacks(game)).toHaveLength(1);
    game.keys('.');
    await until(() => attacks(game).length === 2);
    jest.advanceTimersByTime(10_000);
    await tick();
    expect(attacks(game)).toHaveLength(2);
  });

  test('it does not outlive the game that it wins', async () => {
    const game = open(`${WORLD} | b NWT1 | a ALA30 *1 | out c | turn a 2 | do attack | seed 1`);
    await game.type('/ala<enter><enter><enter>');
    await until(() => game.model().view.outcome !== null);
    expect(game.model().auto).toBeNull();
    game.keys('q');
    expect(game.model().confirm).toMatchObject({ ask: 'quit' });
  });

  test('nor the attacks of the turn: a key of what follows is for what follows', async () => {
    const game = open(`${WORLD} | a ALA4 | c NWT60 | b *60 | turn a 2 | do attack | seed 5`);
    await game.type('<enter>/nort<enter><enter>');
    await until(() => attacks(game).length > 0 && game.model().view.turn.seat !== 0);
    expect(game.shown.filter(({ view, auto }) => view.turn.seat !== 0 && auto !== null)).toEqual([]);
  });

  test('it is shown roll by roll where moves are shown', async () => {
    jest.useFakeTimers({
      doNotFake: ['setImmediate', 'clearImmediate', 'Date', 'nextTick', 'queueMicrotask', 'performance'],
    });
    const game = open(`${strong} 3`, { look: { animate: true } });
    game.keys('/ala<enter>/nort<enter><enter>');
    for (let n = 1; n <= 3; n++) {
      await until(() => attacks(game).length === n && game.model().decision !== null);
      jest.advanceTimersByTime(1000);
    }
  });

  test('C-ATT-3: goes on while a person at the same keyboard chooses the defence dice', async () => {
    const game = open(`${WORLD} | a ALA30 KAM4 | b NWT8 | c *1 | turn a 2 | ask b | do attack | seed 4`, {
      persons: [0, 1],
    });
    await game.type('/ala<enter>/nort<enter><enter>');
    for (let n = 1; n <= 3; n++) {
      const model = await untilDefend(game, n);
      expect(model.decision?.seat).toBe(1);
      game.keys('<enter>');
      await tick();
    }
    expect(attacks(game).length).toBeGreaterThanOrEqual(3);
  });

  const untilDefend = async (game: Game, rolls: number): Promise<Model> => {
    await until(() => game.model().decision?.kind === 'defend' && attacks(game).length === rolls);
    return game.model();
  };
});

describe('placing by itself', () => {
  test('a places the rest of a turn’s armies, and no more', async () => {
    const game = open(POSITIONS.place);
    await game.type('<enter>1<enter>a');
    const model = await game.asked(({ decision }) => decision?.kind === 'attack');
    expect(model.auto).toBeNull();
    const placed = actionsOf(game).flatMap((action) => (action.type === 'place' ? [action.count] : []));
    expect(placed[0]).toBe(1);
    expect(placed.reduce((sum, n) => sum + n)).toBe(5);
  });

  test('a game that places for me asks first in the first round', async () => {
    const rules = seated(rulesOf(3, 'for me', { deal: true }), { persons: [0] });
    const game = startGame(rules, undefined, { placeForMe: true });
    games.push(game);
    const model = await game.asked();
    expect(model.view.turn.round).toBe(1);
    expect(game.shown.filter(({ decision, auto }) => decision !== null && auto === null).length).toBeLessThan(3);
  });

  test('a of one person does not place the armies of another at the same keyboard', async () => {
    const rules = seated(rulesOf(3, 'two', { deal: true }), { persons: [0, 1] });
    const game = startGame(rules);
    games.push(game);
    const first = await game.asked();
    const [me, other] = [first.decision?.seat, first.decision?.seat === 0 ? 1 : 0];
    game.keys('a');
    const asked = await game.asked(({ decision }) => decision?.seat !== me);
    expect(asked.decision?.seat).toBe(other);
    // The other places by hand, again and again; the first is never asked again.
    for (let n = 0; n < 4; n++) {
      const count = game.record.length;
      await game.type('<down><enter>');
      await until(() => game.record.length > count);
      const next = await game.asked();
      expect(next.decision?.seat).toBe(other);
    }
    // Now both.
    game.keys('a');
    const model = await game.asked();
    expect(model.view.turn.round).toBe(1);
  });
});

describe('taking back', () => {
  test('u takes back one placing after the other, until there is none', async () => {
    const game = open(POSITIONS.place);
    await game.type('<enter>1<enter><enter>1<enter>');
    expect(armiesAt(game.model(), 'alaska')).toBe(7);
    await game.type('u');
    expect(armiesAt(game.model(), 'alaska')).toBe(6);
    expect(game.model().undoable).toBe(1);
    await game.type('uu');
    expect(armiesAt(game.model(), 'alaska')).toBe(5);
    expect(game.record.filter((entry) => 'undo' in entry)).toHaveLength(2);
    expect(game.model().notice).toBe(m.screen.cannotUndo);
    expect(game.model().log.filter(({ text }) => text === m.log.tookBack)).toHaveLength(2);
  });

  test('D-4: dice are final', async () => {
    const game = open(POSITIONS.attack);
    await game.type('<enter><enter><down><enter>');
    await game.asked();
    expect(game.model().undoable).toBe(0);
  });
});

describe('the whole game', () => {
  test('bots alone play to the end, and Enter leads back to the menu', async () => {
    const rules = seated(rulesOf(3, 'bots', { deal: true, rounds: 2 }), { persons: [] });
    const game = startGame(rules);
    games.push(game);
    await game.done;
    expect(game.model().view.outcome).not.toBeNull();
    game.keys('<enter>');
    expect(game.left).toEqual(['menu']);
    await tick();
    game.keys('q<enter>');
    expect(game.left).toEqual(['menu', 'quit']);
  });

  test('a record of play with undo, resignation and defence replays', async () => {
    const rules = seated(rulesOf(3, 'mixed', { deal: true, rounds: 2 }), { persons: [0, 1, 2] });
    const game = startGame(rules);
    games.push(game);
    await game.type('<enter><down><enter>du<enter>aaa');
    const model = await game.asked(({ view }) => view.turn.round === 1);
    expect(model.decision?.kind).toBe('place');
    await game.type('<enter>1<enter>ud<enter>1<enter>xy');
    const replayed = replay({ header: headerFor(rules), entries: game.record, end: null });
    expect(replayed.ok ? 'ok' : replayed.error).toBe('ok');
    expect(game.record.some((entry) => 'undo' in entry)).toBe(true);
    expect(actionsOf(game).map(({ type }) => type)).toContain('resign');
  });
});

describe('a disk that refuses', () => {
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
  const failing = () => ({
    append: () => {
      throw full;
    },
  });

  test.each([
    ['an answer', '<enter><enter>'],
    ['an aside', 'd'],
    ['a resignation', 'xy'],
  ])('%s that cannot be written down ends the game with the reason', async (_, keys) => {
    const game = open(POSITIONS.place, { sink: failing() });
    game.keys(keys);
    await expect(game.done).rejects.toBe(full);
  });

  test('an undo that cannot be written down ends it too', async () => {
    let isFull = false;
    const game = open(POSITIONS.place, {
      sink: {
        append: () => {
          if (isFull) throw full;
        },
      },
    });
    await game.type('<enter>1<enter>');
    isFull = true;
    game.keys('u');
    await expect(game.done).rejects.toBe(full);
  });
});

describe('several people at one keyboard', () => {
  const hands = `${WORLD} | a ALA5 KAM2 JAP1 | b NWT3 | c *1 | turn a 2 | hand a ALA NWT J1 | hand b SIA ALB ONT | do trade:4,1 | seed x`;
  /** A card is told by its symbol; territories are named on the table as well. */
  const CARD = /\((infantry|cavalry|artillery)\)|joker/;
  const textOf = (model: Model): string =>
    frameOf(model)
      .rows.map((row) => row.map(({ text }) => text).join(''))
      .join('\n');

  for (const size of [
    { columns: 80, rows: 24 },
    { columns: 120, rows: 40 },
    { columns: 160, rows: 50 },
  ]) {
    test(`no frame shows a card before its holder has the keyboard (${size.columns}x${size.rows})`, async () => {
      const game = open(hands, { persons: [0, 1], size });
      await tick();
      const covered = textOf(game.model());
      expect(covered).toContain(m.screen.cover('Ney'));
      game.keys('c<down>12tploa.u<tab>d/x<escape>');
      for (const model of game.shown) expect(textOf(model)).not.toMatch(CARD);
      // The table may not point at the territory of a card either.
      expect(covered).not.toMatch(/❯ ?(ALA|KAM)/);
      game.keys('<enter>');
      expect(textOf(game.model())).toMatch(CARD);
    });
  }

  test('under the cover only the keys work that are named, and none of them answers', async () => {
    const game = open(hands, { persons: [0, 1] });
    await tick();
    game.keys('1');
    game.keys('2');
    game.keys('a');
    await tick();
    expect(game.record).toEqual([]);
    const keys = textOf(game.model()).split('\n').at(-1) ?? '';
    expect(keys).toContain('⏎');
    expect(keys).toContain('q');
    expect(keys).not.toMatch(/choose|find|table/);
    game.keys('q<enter>');
    expect(game.left).toEqual(['quit']);
  });

  test('the cards pane is covered for the next person, and closed again without looking', async () => {
    const game = open(POSITIONS.fortify.replace('do', 'hand b SIA ALB ONT | hand a ALA | do'), { persons: [0, 1] });
    await tick();
    game.keys('c');
    expect(textOf(game.model())).not.toMatch(CARD);
    game.keys('<enter>');
    expect(textOf(game.model())).toContain('Alaska (');
    game.keys('<enter>'); // ends the turn with the pane open
    const asked = await game.asked(({ decision }) => decision?.seat === 1);
    expect(textOf(asked)).not.toMatch(CARD);
    expect(textOf(asked)).toContain(m.screen.cover('Lannes'));
    expect(game.shown.filter(({ view }) => view.turn.seat !== 0).some((model) => CARD.test(textOf(model)))).toBe(false);
    await tick();
    game.keys('<escape>');
    expect(game.model().pane).toBeNull();
  });

  test('the log of people at one keyboard never names a drawn card', async () => {
    const rules = seated(rulesOf(3, 'log', { deal: true, rounds: 3 }), { persons: [0, 1] });
    const game = startGame(rules);
    games.push(game);
    await game.type('aa');
    for (let n = 0; n < 40 && game.model().view.outcome === null; n++) {
      await game.asked();
      const kind = game.model().decision?.kind;
      await game.type(kind === 'place' ? 'a' : kind === 'attack' ? '<enter><enter><enter>' : '<enter>');
      if (kind === 'attack') await game.type('<end><enter><enter>');
    }
    expect(game.model().log.some(({ text }) => text.includes('draws a card'))).toBe(true);
    expect(game.model().log.filter(({ text }) => CARD.test(text) || /draws (?!a card)/.test(text))).toEqual([]);
  });
});

test('a game of one person shows that person’s cards at any time, and nobody else’s', async () => {
  const game = open(POSITIONS.attack.replace('do', 'hand a ALA | hand b SIA | do'));
  await tick();
  game.keys('c');
  const text = frameOf(game.model())
    .rows.map((row) => row.map(({ text }) => text).join(''))
    .join('\n');
  expect(text).toContain('Alaska (');
  expect(text).not.toContain('Siam');
});

describe('armies that are placed for everybody', () => {
  const rules = seated(rulesOf(4, 'placed', {}), {});
  const onFakeTimers = (): void => {
    jest.useFakeTimers({
      doNotFake: ['setImmediate', 'clearImmediate', 'Date', 'nextTick', 'queueMicrotask', 'performance'],
    });
  };
  const begun = ({ view }: Model): boolean => view.turn.round > 0;

  test('are there at once, those of bots included, though bots take their time afterwards', async () => {
    onFakeTimers();
    const game = startGame(rules, undefined, { placeForMe: true, look: { animate: true } });
    games.push(game);
    await until(() => begun(game.model()));
    expect(game.record.length).toBeGreaterThan(80);
  });

  test('and so are the rest, once a person has left them to advice', async () => {
    const game = startGame(rules, undefined, { look: { animate: true, speed: 'instant' } as never });
    games.push(game);
    await game.asked();
    onFakeTimers();
    await game.type('a');
    await until(() => begun(game.model()));
  });
});
