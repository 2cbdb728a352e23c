// English: things with their numbers, and how the language counts.
import { formsOf } from '../forms.js';

export const { form, plural, list, decimal, percent } = formsOf('en-GB');
export const armies = (n: number): string => plural(n, 'army', 'armies');
export const cards = (n: number): string => plural(n, 'card', 'cards');
export type Values = Readonly<Record<string, string | number>>;
