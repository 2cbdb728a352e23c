// Tables on the operator's boards, and for secret missions: what the form offers, and that the record needs no file.
import { afterEach, describe, expect, test } from '@jest/globals';
import { readBoard } from '../../src/boards/index.js';
import { loadPack, type Pack, replay } from '../../src/core/index.js';
import { againstBots, rowsOf, turn } from '../../src/server/lobby/form.js';
import { tableBoardOf } from '../../src/server/setup.js';
import { parseRecord } from '../../src/table/recordText.js';
import { CARDS_FILE, dominationFile, gifOf, NINE } from '../boards/support/fixtures.js';
import { answerOnce, gameOf, startHouse, type TestHouse } from './support/house.js';

const nine = (): Pack => {
  const { data } = readBoard(dominationFile(), 'nine', (name) => (name === 'nine.gif' ? gifOf(NINE) : CARDS_FILE));
  const pack = data && loadPack(data);
  if (!pack?.ok) throw new Error('refused');
  return pack.value;
};
const pack = nine();

let house: TestHouse | null = null;
afterEach(async () => {
  await house?.stop();
  house = null;
});

describe('the form', () => {
  const board = tableBoardOf(pack);
  const classic = { ...againstBots('word', [board]), variant: 'classic' as const };

  test('offers boards where there are some for the game, and missions where they can be dealt', () => {
    expect(rowsOf(classic)).toEqual(expect.arrayContaining(['board', 'isSecret']));
    expect(rowsOf(againstBots('word', [board]))).not.toContain('board'); // Risk Napoleon has sea zones
    expect(rowsOf({ ...classic, boards: [] })).not.toContain('board');
    expect(rowsOf({ ...classic, players: 2 })).not.toContain('isSecret');
    // Four missions: nobody may be left with its own elimination.
    expect(board.secretFor).toEqual([3]);
    expect(rowsOf({ ...classic, board: board.id, players: 3 })).toContain('isSecret');
    expect(rowsOf({ ...classic, board: board.id, players: 4 })).not.toContain('isSecret');
  });

  test('turns through the game’s own board and those of the operator', () => {
    const own = turn(classic, 'board', 1);
    expect(own.board).toBe('nine-rooms');
    expect(turn(own, 'board', 1).board).toBeNull();
    expect(turn(classic, 'isSecret', 1).isSecret).toBe(true);
  });
});

describe('a table on it', () => {
  test('its record carries the board, and is played on by a house that has never heard of it', async () => {
    house = await startHouse(['Ney', 'Lannes', 'Murat'], {}, [pack]);
    const game = await gameOf(house, house.people, { board: 'nine-rooms', boards: house.house.boards, isSecret: true });
    expect(game).toMatchObject({ board: 'nine-rooms', options: { missions: 'secret' } });
    const table = await house.house.table(game.id);
    expect(table.rules.pack.hash).toBe(pack.hash);
    expect(table.rules.setup.options.missions).toBe('secret');
    for (let n = 0; n < 20; n++) expect(await answerOnce(table)).toBe(true);
    const lines = await house.store.lines(game.id, 0);
    const read = parseRecord(`${lines.join('\n')}\n`);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.record.header.pack?.board.id).toBe('nine-rooms');
    // The secret of the dice is told at the end: till then nobody can play it again.
    expect(replay(read.value.record)).toMatchObject({ ok: false, error: { code: 'sealed' } });
    expect(house.errors).toEqual([]);
  });

  test('a person sees the own mission there, and no other', async () => {
    house = await startHouse(['Ney', 'Lannes', 'Murat']);
    const game = await gameOf(house, house.people, { isSecret: true });
    const table = await house.house.table(game.id);
    const seen = table.viewFor(1 as never).seats.map(({ mission }) => typeof mission);
    expect(seen).toEqual(['object', 'string', 'object']);
  });
});
