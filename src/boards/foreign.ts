// A board as other programs write it down, read but not yet a pack, and what there is to say about it.
import type { CardSymbol } from '../core/index.js';

/** What is wrong in a file but can be played with, in the order in which a person would mend it. */
export const WARNINGS = [
  'unsafeName',
  'longName',
  'sameName',
  'otherCase',
  'twiceJoined',
  'selfJoined',
  'oneWay',
  'oneWayMended',
  'trailingComma',
  'emptyRegion',
  'unknownSection',
  'badCard',
  'badMission',
  'noCards',
  'noPicture',
  'badPicture',
  'pictureTooLarge',
  'pictureDisagrees',
  'pictureStray',
  'outside',
] as const;

/** Why a file is not read as a board. */
export const REFUSALS = [
  'fileTooLarge',
  'notText',
  'unknownFormat',
  'missingSection',
  'shortLine',
  'badNumber',
  'badBonus',
  'wrongId',
  'noName',
  'twiceNamed',
  'unknownRegion',
  'unknownNeighbour',
  'noJoins',
  'fewTerritories',
  'manyTerritories',
] as const;

export type WarningCode = (typeof WARNINGS)[number];
export type RefusalCode = (typeof REFUSALS)[number];
export type RemarkCode = WarningCode | RefusalCode;

/** One thing to say about a file. `line` counts from 1; null where it is about the whole file. Values are plain text. */
export interface Remark {
  readonly code: RemarkCode;
  readonly line: number | null;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface ForeignTerritory {
  readonly name: string;
  /** Index into `regions`. */
  readonly region: number;
  /** Where the file says that it is, in pixels of its picture. */
  readonly x: number;
  readonly y: number;
  /** Null where the file has no cards. */
  readonly symbol: CardSymbol | null;
}

/** A secret mission of Domination, its numbers as they stand in the file. */
export interface ForeignMission {
  /** 1-based seat to eliminate; 0 is none. */
  readonly player: number;
  /** Hold so many territories ... */
  readonly countries: number;
  /** ... with at least so many armies on each. */
  readonly armies: number;
  /** Three places for continents: a 1-based number, 0 for none, `*` for any other. */
  readonly continents: readonly (number | '*')[];
  readonly text: string;
  /** Of the file with the cards. */
  readonly line: number;
}

export interface ForeignBoard {
  readonly format: 'domination' | 'conquest';
  /** Null where the file has none: then it is called after the file. */
  readonly name: string | null;
  readonly territories: readonly ForeignTerritory[];
  readonly regions: readonly { readonly name: string; readonly bonus: number }[];
  /** Pairs of territories; the third word is true where the join leads from the first to the second only. */
  readonly joins: readonly (readonly [from: number, to: number, isOneWay: boolean])[];
  readonly missions: readonly ForeignMission[];
  /** The file beside it whose pixels show the territories, or null. */
  readonly picture: string | null;
  /** The file beside it with cards, or null. */
  readonly cards: string | null;
}

export interface ReadBoard {
  /** Null exactly when one of the remarks is a refusal. */
  readonly board: ForeignBoard | null;
  readonly remarks: readonly Remark[];
}

const REFUSED: ReadonlySet<string> = new Set(REFUSALS);

export const isRefusal = ({ code }: Remark): boolean => REFUSED.has(code);

/** Collects what there is to say about a file. */
export interface Remarks {
  say(code: RemarkCode, line: number | null, values?: Remark['values']): void;
  readonly all: readonly Remark[];
  readonly isRefused: boolean;
}

/** A file full of faults is told by its first ones. */
const MOST_REMARKS = 100;

export const createRemarks = (): Remarks => {
  const all: Remark[] = [];
  let isRefused = false;
  return {
    say: (code, line, values = {}) => {
      const remark = { code, line, values };
      isRefused ||= isRefusal(remark);
      if (all.length < MOST_REMARKS || isRefusal(remark)) all.push(remark);
    },
    all,
    get isRefused() {
      return isRefused;
    },
  };
};
