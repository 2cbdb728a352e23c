// French: la Bretagne, de la Bretagne, depuis la Bretagne, vers la Bretagne, en Bretagne; cities have no article.
import { of } from '../counts/fr.js';
import type { PlaceMaker } from '../types.js';
import { join, placeFrom } from './place.js';

const OF: Readonly<Record<string, string>> = { la: 'de la', le: 'du', 'l’': 'de l’', les: 'des' };
const IN: Readonly<Record<string, string>> = { la: 'en', le: 'au', 'l’': 'en', les: 'dans les' };

export const placeFr: PlaceMaker = (forms) =>
  placeFrom(forms, ({ name, article, in: at }) => {
    const the = article === null ? name : join(article, name);
    return {
      the,
      of: article === null ? of(name) : join(OF[article] ?? `de ${article}`, name),
      from: `depuis ${the}`,
      to: `vers ${the}`,
      in: join(at ?? (article === null ? 'à' : (IN[article] ?? `dans ${article}`)), name),
      many: article === 'les',
    };
  });
