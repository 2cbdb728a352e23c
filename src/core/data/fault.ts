// What the checks of packs have in common.
import { JOKERS } from '../cards.js';
import type { PackFault, PackFaultCode } from '../types.js';

export type Fault = PackFault | null;

export const fault = (code: PackFaultCode, values: PackFault['values'] = {}): PackFault => ({ code, values });

/** The first fault that `find` finds in `items`. */
export const firstFault = <T>(items: Iterable<T>, find: (item: T) => Fault): Fault => {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
};

/** The first of `values` that stands there twice. */
export const repeated = (values: readonly string[]): string | undefined => {
  const seen = new Set<string>();
  return values.find((value) => seen.size === seen.add(value).size);
};

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_ID = 60;

/** Ids are words of a record and of a position line; a territory's id is its card's, so that none may be a joker's. */
export const isId = (id: string): boolean =>
  id.length <= LONGEST_ID && ID.test(id) && !(JOKERS as readonly string[]).includes(id);
