// Languages, and a text in each of them.
export const LANGUAGES = ['en', 'fr', 'it', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Words = Readonly<Record<Language, string>>;
