// Codes that people read out, type and paste: invitations, return codes, codes that add a key. And words for the dice.
import { randomBytes, randomInt } from 'node:crypto';

/** No vowels, so that no code is a word, and nothing that reads as something else. */
const LETTERS = '23456789bcdfghjkmnpqrtvwxz';

const group = (length: number): string =>
  Array.from({ length }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

/** `k7fm-2xqd`: 26^8, some 37 bits; guesses are limited by the house. */
export const newCode = (): string => `${group(4)}-${group(4)}`;

/** `k7fm-2xqd-9hpt`: what stands for a person, some 56 bits. */
export const newReturnCode = (): string => `${group(4)}-${group(4)}-${group(4)}`;

/** A code as it was typed: case, blanks and dashes do not count. Null where it cannot be one. */
export const readCode = (typed: string): string | null => {
  const letters = typed.toLowerCase().replace(/[\s-]/g, '');
  if (!/^(?:.{8}|.{12})$/.test(letters) || [...letters].some((c) => !LETTERS.includes(c))) return null;
  return letters.replace(/(.{4})(?=.)/g, '$1-');
};

const WORDS = [
  'anvil apple ash barley basin beacon birch bridge brook candle cedar chalk cliff clover copper coral cove crane',
  'delta dune eagle elm ember falcon fern field flint ford forge fox glade grain grove gull harbour hazel heron hill',
  'inlet iris ivory jasper juniper kestrel lagoon lantern larch linen lynx maple marble marsh meadow mill mint moor',
  'nettle oak oat olive orchard otter pearl pebble pine plum poplar quarry quartz raven reed ridge river rowan saddle',
  'saffron sail salt sand sedge slate spruce stone stream summit swan tallow thistle thorn tide timber tower valley',
  'violet walnut wave wharf willow winter wren yarrow yew',
]
  .join(' ')
  .split(' ');

/** A word for the dice of somebody who has none of their own: three of the list, some 20 bits. */
export const newWord = (): string => Array.from({ length: 3 }, () => WORDS[randomInt(WORDS.length)] ?? '').join(' ');

/** The secret of a table's dice: 32 bytes as hex. */
export const newSecret = (): string => randomBytes(32).toString('hex');
