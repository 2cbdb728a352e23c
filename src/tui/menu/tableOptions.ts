// How a game is played beyond its variant and rulebook: what the command line has options for.
import { housePack, type Profile } from '../../core/index.js';

export const OPTION_VALUES = {
  /** C-MISSION-1: what wins. */
  missions: ['none', 'secret'],
  /** C-ATT-3: who chooses a person's dice in defence; `usual`: nobody is asked who is alone among bots. */
  defence: ['usual', 'ask', 'auto'],
  /** What becomes of a seat that resigns. */
  resign: ['bot', 'neutral'],
  /** N-SETUP-7 */
  hands: ['printed', 'even'],
  /** N-MISSION-5 */
  empirePoints: ['mission', 'turn'],
  /** N-MISSION-6 */
  autoClaim: ['off', 'on'],
  /** N-CARD-4: whether people are asked for reactions that none of their cards could be. */
  empty: ['ask', 'skip'],
  /** D-5: what the dice come from. */
  dice: ['seed', 'sealed'],
} as const;

export type OptionId = keyof typeof OPTION_VALUES;

export type TableOptions = { readonly [K in OptionId]: (typeof OPTION_VALUES)[K][number] } & {
  /** After so many rounds the game is over; null: when it is won. */
  readonly rounds: number | null;
};

export const FIRST_OPTIONS: TableOptions = {
  missions: 'none',
  defence: 'usual',
  resign: 'bot',
  hands: 'printed',
  empirePoints: 'mission',
  autoClaim: 'off',
  empty: 'ask',
  dice: 'seed',
  rounds: null,
};

export const MOST_ROUNDS = 1000;

const NAPOLEON: readonly OptionId[] = ['hands', 'empirePoints', 'autoClaim', 'empty'];
const EVERY: readonly OptionId[] = ['defence', 'resign', 'dice'];

/** C-MISSION-1: whether a game of `profile` can be played for secret missions, on its own first board. */
export const hasSecretMissions = (profile: Profile | null): boolean => {
  if (profile === null || profile.hasNapoleon || profile.neutrals !== null) return false;
  return (housePack(profile.boards[0] ?? '')?.secretMissions.length ?? 0) > 0;
};

/** The options that a game of `profile` has; rounds beside them where it does not say itself how many there are. */
export const optionsOf = (profile: Profile | null): readonly OptionId[] =>
  profile?.hasNapoleon === true ? [...NAPOLEON, ...EVERY] : hasSecretMissions(profile) ? ['missions', ...EVERY] : EVERY;

export const hasRounds = (profile: Profile | null): boolean => profile?.hasNapoleon !== true;

export const isOptionId = (text: string): text is OptionId => Object.hasOwn(OPTION_VALUES, text);

export const withOption = (options: TableOptions, id: OptionId, value: string): TableOptions => {
  const known: readonly string[] = OPTION_VALUES[id];
  return known.includes(value) ? { ...options, [id]: value } : options;
};
