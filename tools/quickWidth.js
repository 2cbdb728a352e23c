// Stands in for string-width in the bundle. That package builds a segmenter and large expressions before it measures its
// first character, which is a sixth of the time to the first screen; text of plain one-column characters needs neither.
import { plainWidth } from './plainWidth.js';

let measure;

export default function stringWidth(input, options) {
  const width = plainWidth(input);
  if (width !== null) return width;
  measure ??= require('string-width?whole').default;
  return measure(input, options);
}
