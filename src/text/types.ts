// Languages and the shape of names that come with a board.
export const LANGUAGES = ['en', 'fr', 'it', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Words = Readonly<Record<Language, string>>;

export interface BoardNames {
  readonly board: Words;
  readonly territories: Readonly<Record<string, Words>>;
  readonly regions: Readonly<Record<string, Words>>;
  readonly zones: Readonly<Record<string, Words>>;
  readonly routes: Readonly<Record<string, Words>>;
}

/** Missions by id. */
export type MissionWords = Readonly<Record<string, { readonly name: Words; readonly text: Words }>>;
