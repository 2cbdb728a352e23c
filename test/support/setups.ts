// Setups and rules for tests in one call.
import {
  type BoardData,
  type Chance,
  create,
  type GameSetup,
  headerOf,
  loadRules,
  type Options,
  type RecordHeader,
  type Rules,
  type SeatInfo,
  type SeedChance,
  type Setup,
  type Step,
} from '../../src/core/index.js';
import { packOf } from './boards.js';

/** What is played, and the seed that `rulesFrom` takes out of it. */
export interface SeededSetup extends Setup {
  readonly seed: string;
}

export const setupOf = (
  players: number,
  seed: string,
  options: Partial<Options> = {},
  board = 'world',
): SeededSetup => ({
  variant: 'classic',
  profile: 'en',
  board,
  players,
  seed,
  options: {
    deal: false,
    rounds: null,
    defence: Array.from({ length: players }, () => 'auto' as const),
    resign: 'bot',
    napoleon: null,
    ...options,
  },
});

export const chanceFrom = (seed: string): SeedChance => ({ dice: 'seed', seed });

/** Options of Risk Napoleon as they are by default. */
export const napoleonOptions = (seats: number): NonNullable<Options['napoleon']> => ({
  hands: 'printed',
  empirePoints: 'mission',
  autoClaim: false,
  reactions: Array.from({ length: seats }, () => 'decisive' as const),
});

/** Rules hold neither chance nor seats: a test's games keep theirs here, so that one name stands for all of a game. */
const games = new WeakMap<Rules, Omit<GameSetup, 'setup'>>();

const scriptSeats = (count: number): SeatInfo[] =>
  Array.from({ length: count }, (_, i) => ({ name: `seat ${i + 1}`, driver: 'script' }));

/** `rules` as the rules of a game of its own. */
export const withGame = (rules: Rules, seed: string, seats = scriptSeats(rules.players)): Rules => {
  const own = Object.freeze({ ...rules });
  games.set(own, { chance: chanceFrom(seed), seats });
  return own;
};

const gameOf = (rules: Rules): Omit<GameSetup, 'setup'> =>
  games.get(rules) ?? { chance: chanceFrom(''), seats: scriptSeats(rules.players) };

export const chanceOf = (rules: Rules): Chance => gameOf(rules).chance;
export const seedOf = (rules: Rules): string => {
  const chance = chanceOf(rules);
  if (chance.dice !== 'seed') throw new Error('test: sealed dice have no seed');
  return chance.seed;
};
export const seatsOf = (rules: Rules): readonly SeatInfo[] => gameOf(rules).seats;

/** A new game of a test's rules. */
export const begin = (rules: Rules): Step => create(rules, chanceOf(rules));

export const headerFor = (rules: Rules): RecordHeader => headerOf(rules, chanceOf(rules), seatsOf(rules));

export const rulesFrom = ({ seed, ...setup }: SeededSetup, boards?: readonly BoardData[]): Rules => {
  const rules = loadRules(setup, boards?.map(packOf));
  if (!rules.ok) throw new Error(`test: setup refused: ${JSON.stringify(rules.error)}`);
  return withGame(rules.value, seed);
};

export const rulesOf = (players: number, seed: string, options: Partial<Options> = {}): Rules =>
  rulesFrom(setupOf(players, seed, options));
