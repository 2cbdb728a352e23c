// Portuguese: things with their numbers, and how the language counts.
import { formsOf } from '../forms.js';

export const { form, plural, list, decimal, percent } = formsOf('pt-PT');
export const armies = (n: number): string => plural(n, 'exército', 'exércitos');
export const regiments = (n: number): string => plural(n, 'regimento', 'regimentos');
export const cards = (n: number): string => plural(n, 'carta', 'cartas');
export const dice = (n: number): string => plural(n, 'dado', 'dados');
export type Values = Readonly<Record<string, string | number>>;
