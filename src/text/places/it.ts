// Italian: di, da, a and in grow together with the article (della, dalla, alla, nella); cities have none.
import type { PlaceMaker } from '../types.js';
import { join, placeFrom } from './place.js';

/** By article: di, da, a, and being there. Countries are without one there: in Baviera. */
const GROWN: Readonly<Record<string, readonly [of: string, from: string, to: string, at: string]>> = {
  il: ['del', 'dal', 'al', 'in'],
  lo: ['dello', 'dallo', 'allo', 'nello'],
  'l’': ['dell’', 'dall’', 'all’', 'in'],
  la: ['della', 'dalla', 'alla', 'in'],
  i: ['dei', 'dai', 'ai', 'nei'],
  gli: ['degli', 'dagli', 'agli', 'negli'],
  le: ['delle', 'dalle', 'alle', 'nelle'],
};
const MANY: readonly string[] = ['i', 'gli', 'le'];

/** `a Roma`, `ad Algeri`. */
const toBare = (name: string): string => (/^[aà]/i.test(name) ? 'ad' : 'a');

export const placeIt: PlaceMaker = (forms) =>
  placeFrom(forms, ({ name, article, in: at }) => {
    const [of, from, to, there] = GROWN[article ?? ''] ?? ['di', 'da', toBare(name), toBare(name)];
    return {
      the: article === null ? name : join(article, name),
      of: join(of, name),
      from: join(from, name),
      to: join(to, name),
      in: join(at ?? there, name),
      many: MANY.includes(article ?? ''),
    };
  });
