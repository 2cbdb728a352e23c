// What the makers of all languages share.
import type { NameForms, Place } from '../types.js';

export interface Parts {
  readonly name: string;
  readonly article: string | null;
  /** The words for being there that the pack gives, up to the name. */
  readonly in: string | null;
}

/** `de` and `Bretagne`, `l’` and `Écosse`. */
export const join = (words: string, name: string): string => (words.endsWith('’') ? words + name : `${words} ${name}`);

/** Sentences and names on a map begin with a capital: `mer Noire` stands there as `Mer Noire`. */
export const upperFirst = (text: string): string => {
  const [first = ''] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
};

/** The place that `make` makes of a pack's forms. */
export const placeFrom = (
  forms: NameForms,
  make: (parts: Parts) => Pick<Place, 'the' | 'of' | 'from' | 'to' | 'in' | 'many'>,
): Place => {
  const {
    name,
    article,
    in: at,
    short,
  } = typeof forms === 'string' ? { name: forms } : { article: undefined, ...forms };
  const bare = upperFirst(name);
  return { bare, short: short ?? bare, ...make({ name, article: article ?? null, in: at ?? null }) };
};
