// Portuguese: de and em grow together with the article (da, na); para and contra do not. Some names have none.
import type { PlaceMaker } from '../types.js';
import { placeFrom } from './place.js';

export const placePt: PlaceMaker = (forms) =>
  placeFrom(forms, ({ name, article, in: at }) => {
    const the = article === null ? name : `${article} ${name}`;
    const of = article === null ? `de ${name}` : `d${the}`;
    const there = article === null ? `em ${name}` : `n${the}`;
    return {
      the,
      of,
      from: of,
      to: `para ${the}`,
      in: at === null ? there : `${at} ${name}`,
      many: article === 'os' || article === 'as',
    };
  });
