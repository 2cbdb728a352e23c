// Italian: things with their numbers, and how the language counts.
import { formsOf } from '../forms.js';

export const { form, plural, list, decimal, percent } = formsOf('it');
export const armies = (n: number): string => plural(n, 'armata', 'armate');
export const regiments = (n: number): string => plural(n, 'reggimento', 'reggimenti');
export const cards = (n: number): string => plural(n, 'carta', 'carte');
export const dice = (n: number): string => plural(n, 'dado', 'dadi');
export type Values = Readonly<Record<string, string | number>>;
