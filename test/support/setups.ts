// Setups and rules for tests in one call.
import { type BoardData, loadRules, type Options, type Rules, type Setup } from '../../src/core/index.js';
import { packOf } from './boards.js';

export const setupOf = (seats: number, seed: string, options: Partial<Options> = {}, board = 'world'): Setup => ({
  variant: 'classic',
  profile: 'en',
  board,
  seed,
  seats: Array.from({ length: seats }, (_, i) => ({ name: `seat ${i + 1}`, driver: 'script' })),
  options: {
    deal: false,
    rounds: null,
    defence: Array.from({ length: seats }, () => 'auto' as const),
    resign: 'bot',
    napoleon: null,
    ...options,
  },
});

/** Options of Risk Napoleon as they are by default. */
export const napoleonOptions = (seats: number): NonNullable<Options['napoleon']> => ({
  hands: 'printed',
  empirePoints: 'mission',
  autoClaim: false,
  reactions: Array.from({ length: seats }, () => 'decisive' as const),
});

export const rulesFrom = (setup: Setup, boards?: readonly BoardData[]): Rules => {
  const rules = loadRules(setup, boards?.map(packOf));
  if (!rules.ok) throw new Error(`test: setup refused: ${JSON.stringify(rules.error)}`);
  return rules.value;
};

export const rulesOf = (seats: number, seed: string, options: Partial<Options> = {}): Rules =>
  rulesFrom(setupOf(seats, seed, options));
