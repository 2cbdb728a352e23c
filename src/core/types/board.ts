// Boards: as written down, and checked.
import type { BoardId, CardSymbol, RegionId, TerritoryId } from './base.js';
import type { ZoneId } from './napoleon.js';

/** A board as written down: not yet checked. */
export interface BoardData {
  readonly id: BoardId;
  readonly regionKind: 'continent' | 'empire';
  readonly territories: readonly {
    readonly id: string;
    readonly code: string;
    readonly region: string;
    readonly symbol: CardSymbol;
  }[];
  readonly regions: readonly { readonly id: string; readonly bonus: number }[];
  /** Joins of two territories; they go both ways unless the fourth word says that they lead from the first to the second only. */
  readonly edges: readonly (readonly [from: string, to: string, kind: 'land' | 'sea', oneWay?: 'one-way'])[];
  readonly zones: readonly {
    readonly id: string;
    readonly code: string;
    readonly adjacent: readonly string[];
    readonly coasts: readonly string[];
  }[];
  readonly routes: readonly { readonly id: string; readonly bonus: number; readonly zones: readonly string[] }[];
}

export interface Territory {
  readonly id: TerritoryId;
  /** Three letters, the same in every language. */
  readonly code: string;
  /** Index into `Board.regions`. */
  readonly region: number;
  readonly symbol: CardSymbol;
}

export interface Region {
  readonly id: RegionId;
  /** Armies at the start of a turn for controlling all of it. */
  readonly bonus: number;
  /** Indices of its territories, ascending. */
  readonly territories: readonly number[];
}

/** A maritime zone. */
export interface Zone {
  readonly id: ZoneId;
  readonly code: string;
  /** Indices of the adjacent zones and of the territories that touch it, ascending. */
  readonly neighbours: readonly number[];
  readonly coasts: readonly number[];
}

export interface Route {
  readonly id: string;
  readonly bonus: number;
  /** Indices of its zones. */
  readonly zones: readonly number[];
}

/** A checked, frozen board. Territories are numbered in board order; that order is part of the rules. */
export interface Board {
  readonly id: BoardId;
  readonly regionKind: 'continent' | 'empire';
  readonly territories: readonly Territory[];
  readonly regions: readonly Region[];
  /** By territory index: the indices of the territories that a join leads to, ascending. Land and sea joins alike. */
  readonly neighbours: readonly (readonly number[])[];
  readonly edges: readonly (readonly [from: number, to: number, kind: 'land' | 'sea', isOneWay: boolean])[];
  readonly zones: readonly Zone[];
  readonly routes: readonly Route[];
  /** By territory index: the indices of the zones that it touches. */
  readonly coasts: readonly (readonly number[])[];
  readonly zoneIndex: ReadonlyMap<string, number>;
  /** Territory id to index. */
  readonly index: ReadonlyMap<string, number>;
}
