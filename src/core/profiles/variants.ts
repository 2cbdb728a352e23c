// The games that any of the rulebooks can be applied to.
import { endByTerritories } from '../phases/turn.js';
import type { Variant } from '../types.js';

/** C: classic Risk on the world board. */
export const CLASSIC: Variant = {
  variant: 'classic',
  boards: ['world'],
  startArmies: { 3: 35, 4: 30, 5: 25, 6: 20 }, // C-SETUP-1
  setup: ['rollFirst', 'claim', 'placeSetup'], // C-SETUP-2..4
  neutrals: null,
  setupCap: null,
  rounds: null,
  roundEnds: null,
  finish: endByTerritories,
  lastSeatWins: true,
  leave: null,
  hasNapoleon: false,
};

/** Classic rules on the board of Risk Napoleon: empires are continents, and there are more regiments. */
export const NAPOLEON_BASIC: Variant = {
  ...CLASSIC,
  variant: 'napoleon-basic',
  boards: ['europe'],
  startArmies: { 3: 40, 4: 35, 5: 30, 6: 25 }, // N-SETUP-1, regiments only
};

/** T-1 to T-4; all that is not said here is the rulebook's (T-6). */
export const TWO_PLAYER: Variant = {
  ...CLASSIC,
  variant: 'two-player',
  boards: ['europe'],
  startArmies: { 2: 36 },
  setup: ['dealCards', 'rollFirst', 'placeShared'],
  firstTurn: ['rollTurn'], // T-4, whatever the rulebook
  neutrals: {
    count: 4,
    armies: 21,
    cardsEach: { player: 10, neutral: 7 },
    placeEach: { own: 3, neutral: 2 },
  },
};

/** T-WORLD. */
export const TWO_PLAYER_WORLD: Variant = {
  ...CLASSIC,
  variant: 'two-player',
  boards: ['world'],
  startArmies: { 2: 40 },
  setup: ['dealCards', 'rollFirst', 'placeShared'],
  neutrals: {
    count: 1,
    armies: 40,
    cardsEach: { player: 14, neutral: 14 },
    placeEach: { own: 2, neutral: 1 },
  },
};

export const VARIANT_RULES: readonly Variant[] = [CLASSIC, NAPOLEON_BASIC, TWO_PLAYER, TWO_PLAYER_WORLD];
