// French: things with their numbers, and how the language counts.
import { formsOf } from '../forms.js';

export const { form, plural, list, decimal, percent } = formsOf('fr');
export const armies = (n: number): string => plural(n, 'armée', 'armées');
export const regiments = (n: number): string => plural(n, 'régiment', 'régiments');
export const cards = (n: number): string => plural(n, 'carte', 'cartes');
export const dice = (n: number): string => plural(n, 'dé', 'dés');
/** `de Ney`, `d’Augereau`. */
export const of = (name: string): string => (/^[aeiouàâäæéèêëîïôöœùûü]/i.test(name) ? `d’${name}` : `de ${name}`);
export type Values = Readonly<Record<string, string | number>>;
