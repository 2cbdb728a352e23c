import { describe, expect, test } from '@jest/globals';
import { layoutAt, type MapBoard, neighbourInDirection as neighbourOn } from '../../../src/tui/board/index.js';
import { BOARDS, dealer } from './maps.js';

const neighbourInDirection = (
  board: MapBoard,
  columns: number,
  rows: number,
  from: number,
  candidates: readonly number[],
  direction: 'up' | 'down' | 'left' | 'right',
): number | null => neighbourOn(layoutAt(board, columns, rows, 'quadrant'), from, candidates, direction);

const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;

const reachable = (board: MapBoard, columns: number, rows: number, candidates: readonly number[]): number[] => {
  const ways = new Map(
    candidates.map((from) => [
      from,
      DIRECTIONS.map((direction) => neighbourInDirection(board, columns, rows, from, candidates, direction)),
    ]),
  );
  return candidates.map((start) => {
    const seen = new Set([start]);
    for (const at of seen) for (const next of ways.get(at) ?? []) if (next !== null) seen.add(next);
    return seen.size;
  });
};

const numberOf = (board: MapBoard, code: string): number => board.codes.indexOf(code);

describe.each(BOARDS)('arrow keys on the %s map', (name, board) => {
  const all = board.codes.map((_, territory) => territory);

  test('every choice can be reached from every other, whatever the choices are', () => {
    const deal = dealer(name.length);
    for (let round = 0; round < 60; round++) {
      const share = 1 + deal(10);
      const candidates = all.filter(() => deal(10) < share);
      const [columns, rows] = round % 2 === 0 ? [80, 16] : [120, 34];
      const counts = reachable(board, columns, rows, candidates);
      expect(counts.filter((count) => count !== candidates.length)).toEqual([]);
    }
  });

  test('an arrow never stays where it is, and from outside the choices it leads to one of them', () => {
    const candidates = all.filter((territory) => territory % 3 === 0);
    for (const from of all) {
      for (const direction of DIRECTIONS) {
        const to = neighbourInDirection(board, 80, 16, from, candidates, direction);
        if (to === null) continue;
        expect(to).not.toBe(from);
        expect(candidates).toContain(to);
      }
    }
  });

  test('with everything to choose from, an arrow goes its own way', () => {
    const { labels } = layoutAt(board, 120, 34, 'quadrant');
    for (const from of all) {
      const down = neighbourInDirection(board, 120, 34, from, all, 'down');
      const [here, there] = [labels[from], down === null ? undefined : labels[down]];
      if (here && there) expect(there.row).toBeGreaterThan(here.row);
    }
  });

  test('a single choice has nowhere to go', () => {
    for (const direction of DIRECTIONS) expect(neighbourInDirection(board, 80, 16, 4, [4], direction)).toBeNull();
  });
});

test('the arrows lead where one expects', () => {
  for (const [name, board] of BOARDS) {
    const go = (code: string, direction: (typeof DIRECTIONS)[number]): string | undefined => {
      const all = board.codes.map((_, territory) => territory);
      return board.codes[neighbourInDirection(board, 120, 34, numberOf(board, code), all, direction) ?? -1];
    };
    if (name === 'world') {
      expect([go('ARG', 'up'), go('KAM', 'right'), go('ALA', 'left')]).toEqual(['PER', 'ALA', 'KAM']);
    } else {
      expect([go('POR', 'right'), go('SCO', 'down'), go('HUN', 'left')]).toEqual(['CAS', 'ENG', 'AUS']);
    }
  }
});
