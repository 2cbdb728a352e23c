// Stands in for string-width in tests, as quickWidth.js does in the bundle: screens are measured cell by cell there.
import measure from '../node_modules/string-width/index.js';
import { plainWidth } from './plainWidth.js';

export default function stringWidth(input, options) {
  return plainWidth(input) ?? measure(input, options);
}
