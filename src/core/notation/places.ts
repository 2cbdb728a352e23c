// Codes of places: a territory by its own code, a maritime zone by its code after a `z`.
import type { Board, PlaceId } from '../types.js';

export const placeCode = (board: Board, id: string): string =>
  board.territories[board.index.get(id) ?? -1]?.code ?? `z${board.zones[board.zoneIndex.get(id) ?? -1]?.code ?? '?'}`;

export const codePlace = (board: Board, code: string): PlaceId | undefined =>
  code.startsWith('z')
    ? board.zones.find((z) => z.code === code.slice(1))?.id
    : board.territories.find((t) => t.code === code)?.id;
