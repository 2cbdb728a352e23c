// N-REINF-2: what a set is worth in Risk Napoleon, jokers read to the seat's advantage.
import type { CardSymbol } from '../types.js';

const OF_A_KIND: Readonly<Record<CardSymbol, number>> = { infantry: 4, cavalry: 6, artillery: 8 };
const ONE_OF_EACH = 10;

/** The value of three symbols, null being a joker; the best reading where there are jokers. */
export const readingValue = (symbols: readonly (CardSymbol | null)[]): number => {
  const shown = symbols.filter((s) => s !== null);
  const kinds = new Set(shown);
  // Different symbols, with jokers for what is missing, are one of each; so is a single card with two jokers.
  if (kinds.size === shown.length) return ONE_OF_EACH;
  const [kind] = shown;
  return kind === undefined ? 0 : OF_A_KIND[kind];
};
