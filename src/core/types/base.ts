// Ids and small words that every other type uses.

export type Brand<T, B extends string> = T & { readonly __brand: B };

/** A place at the table, 0-based, clockwise. Neutral armies have seat numbers after the players'. */
export type Seat = Brand<number, 'Seat'>;
export type TerritoryId = Brand<string, 'TerritoryId'>;
export type RegionId = Brand<string, 'RegionId'>;
/** A territory card has its territory's id; jokers are `joker-1` and `joker-2`. */
export type CardId = Brand<string, 'CardId'>;
/** `omniscient` is for finished games and for the players' own record. */
export type Viewer = Seat | 'spectator' | 'omniscient';
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const VARIANTS = ['napoleon', 'classic', 'napoleon-basic', 'two-player'] as const;
export type VariantId = (typeof VARIANTS)[number];
export const PROFILE_IDS = ['en', 'pt', 'fr', 'it'] as const;
export type ProfileId = (typeof PROFILE_IDS)[number];
/** The id of a board of the house, or of one whose pack is given to `loadRules`. */
export type BoardId = string;
export type CardSymbol = 'infantry' | 'cavalry' | 'artillery';

export const assertNever = (value: never): never => {
  throw new Error(`bug: unexpected ${JSON.stringify(value)}`);
};
