// English: places stand bare, as on a board.
import type { PlaceMaker } from '../types.js';
import { placeFrom } from './place.js';

export const placeEn: PlaceMaker = (forms) =>
  placeFrom(forms, ({ name }) => ({ the: name, of: name, from: name, to: name, in: name, many: false }));
