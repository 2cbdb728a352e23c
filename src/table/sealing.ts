// D-5: what sealed dice come from, as it is drawn before a game begins.
import { randomBytes, randomInt } from 'node:crypto';
import { type SealedChance, sealOf } from '../core/index.js';

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

/** Sealed dice for a game that is about to begin, with their secret. `table` tells it from others of the same words. */
export const sealedChance = (table: string, words: readonly string[]): SealedChance => {
  const secret = newSecret();
  return { dice: 'sealed', table, seal: sealOf(secret), words, secret };
};
