// Who can sit at a table of the tools: the game's own bots, the reference opponents, and the strong one with other weights.
import { readFileSync } from 'node:fs';
import { MANY, type Weights, weightsFrom } from '../../src/bots/classic/weights.js';
import { botWith } from '../../src/bots/index.js';
import { marshalWith } from '../../src/bots/marshal.js';
import type { Seated } from '../../src/bots/tournament/match.js';
import { DEFAULT_PROFILE, findProfile, type SeededGame, variantFor } from '../../src/core/index.js';
import { killbot } from './killbot.js';
import { pusher } from './pusher.js';

const REFERENCES = { killbot, pusher } as const;

/** The weights that differ from the usual ones, as JSON or in a file; exits with a sentence where they are none. */
export const weightsIn = (text: string): Partial<Weights> => {
  const source = text.trimStart().startsWith('{') ? text : readFileSync(text, 'utf8');
  const data: unknown = JSON.parse(source);
  if (weightsFrom(data, MANY) === null) throw new Error(`${text}: names of weights with numbers are wanted`);
  return data as Partial<Weights>;
};

/** `trial` is the marshal with `weights`. */
export const seatedWith =
  (weights: Partial<Weights>): Seated =>
  (id, rules) => {
    if (id === 'killbot' || id === 'pusher') return REFERENCES[id](rules);
    if (id === 'trial') return marshalWith(weights)(rules);
    const factory = botWith(id);
    if (!factory) throw new Error(`no bot ${id}`);
    return factory(rules);
  };

export interface TableOptions {
  readonly variant: string;
  readonly seed: string;
  readonly hands: string;
  readonly deal: boolean;
}

/** A table of these bots, a seat each. */
export const tableOf = (bots: readonly string[], { variant: wanted, seed, hands, deal }: TableOptions): SeededGame => {
  const { variant, board } = variantFor(wanted, bots.length);
  const profile = findProfile(variant, DEFAULT_PROFILE, board);
  if (!profile.ok) throw new Error(profile.error.code);
  return {
    setup: {
      variant: profile.value.variant,
      profile: profile.value.id,
      board: board ?? profile.value.boards[0] ?? '',
      players: bots.length,
      options: {
        deal,
        rounds: null,
        defence: bots.map(() => 'ask' as const),
        resign: 'bot',
        napoleon: profile.value.hasNapoleon
          ? {
              hands: hands === 'even' ? 'even' : 'printed',
              empirePoints: 'mission',
              autoClaim: false,
              reactions: bots.map(() => 'decisive' as const),
            }
          : null,
      },
    },
    chance: { dice: 'seed', seed },
    seats: bots.map((driver, i) => ({ name: `${i + 1}`, driver })),
  };
};
