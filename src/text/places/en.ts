// English: empires and seas have an article (the Baltic Sea), territories mostly not.
import type { PlaceMaker } from '../types.js';
import { placeFrom } from './place.js';

export const placeEn: PlaceMaker = (forms) =>
  placeFrom(forms, ({ name, article }) => {
    const the = article === null ? name : `${article} ${name}`;
    return { the, of: the, from: the, to: the, in: the, many: false };
  });
