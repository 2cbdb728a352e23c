// Languages, a text in each of them, and places as sentences name them.
export const LANGUAGES = ['en', 'fr', 'it', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Words = Readonly<Record<Language, string>>;

/** A name as a pack gives it in one language: `NameData` of the rules fits. */
export type NameForms =
  | string
  | { readonly name: string; readonly article?: string; readonly in?: string; readonly short?: string };

/** A place with what stands before its name in sentences: `la Bretagne`, `de la Bretagne`, `en Bretagne`. */
export interface Place {
  /** As on maps, in tables and rows, and in search. */
  readonly bare: string;
  /** For narrow columns. */
  readonly short: string;
  readonly the: string;
  readonly of: string;
  /** Where an attack or a move comes from, and where it goes. */
  readonly from: string;
  readonly to: string;
  readonly in: string;
  /** The name is a plural, and so is its verb. */
  readonly many: boolean;
}

export type PlaceMaker = (forms: NameForms) => Place;
