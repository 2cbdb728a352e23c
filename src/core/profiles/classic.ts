// Classic Risk on the world board, by national rulebook.
import { chosenDefence, oneStaysBehind } from '../strategies/dice.js';
import { adjacentOwn } from '../strategies/fortify.js';
import { progressive } from '../strategies/setValue.js';
import type { Profile } from './profile.js';

/** The English rulebook of 1993; the others differ from it where their own text speaks. */
export const CLASSIC_EN: Profile = {
  variant: 'classic',
  id: 'en',
  boards: ['world'],
  startArmies: { 3: 35, 4: 30, 5: 25, 6: 20 }, // C-SETUP-1
  setup: ['rollFirst', 'claim', 'placeSetup'], // C-SETUP-2..5
  turn: ['reinforce', 'attack', 'drawCard', 'fortify'], // C-CARD-5: the card comes before fortifying
  territoriesPerArmy: 3, // C-REINF-1
  leastReinforcement: 3,
  handLimit: 4, // C-CARD-3
  setValue: progressive([4, 6, 8, 10, 12, 15]), // C-CARD-2
  cardBonus: 2, // C-CARD-4
  attackDice: oneStaysBehind, // C-ATT-2
  defenceDice: chosenDefence, // C-ATT-3
  elimination: { forcedFrom: 6, downTo: 4, optional: false }, // C-ATT-7
  fortifyTargets: adjacentOwn, // C-FORT-1
};
