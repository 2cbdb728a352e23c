// The four national rulebooks of classic Risk. Each differs from the English one where its own text speaks.
import { chosenDefence, fixedByArmies, onePerArmy, oneStaysBehind, twoIfPossible } from '../strategies/dice.js';
import { adjacentOwn, anyOwn, capturedNextDoor, connectedOwn } from '../strategies/fortify.js';
import { progressive } from '../strategies/setValue.js';
import type { FrameKind, Rulebook } from '../types.js';

/** C-CARD-5: the card comes after fortifying. */
const CARD_LAST: readonly FrameKind[] = ['reinforce', 'attack', 'fortify', 'drawCard'];

/** The English rulebook of 1993. */
export const EN: Rulebook = {
  id: 'en',
  firstTurn: [], // C-SETUP-5
  turn: ['reinforce', 'attack', 'drawCard', 'fortify'], // C-CARD-5: the card comes before fortifying
  territoriesPerArmy: 3, // C-REINF-1
  leastReinforcement: 3,
  handLimit: 4, // C-CARD-3
  setValue: progressive([4, 6, 8, 10, 12, 15]), // C-CARD-2
  setBonus: 'oneTerritory', // C-CARD-4
  cardBonus: 2,
  attackDice: oneStaysBehind, // C-ATT-2
  defenceDice: chosenDefence, // C-ATT-3
  elimination: { forcedFrom: 6, downTo: 4, optional: false }, // C-ATT-7
  fortifyTargets: adjacentOwn, // C-FORT-1
};

export const PT: Rulebook = {
  ...EN,
  id: 'pt',
  firstTurn: ['rollTurn'], // C-SETUP-5: a new roll
  turn: CARD_LAST,
  setValue: progressive([4, 6, 8, 10]), // C-CARD-2
  fortifyTargets: connectedOwn, // C-FORT-1
};

export const FR: Rulebook = {
  ...EN,
  id: 'fr',
  turn: CARD_LAST,
  attackDice: fixedByArmies, // C-ATT-2
  defenceDice: twoIfPossible, // C-ATT-3
  elimination: { forcedFrom: null, downTo: 4, optional: true }, // C-ATT-7
  fortifyTargets: capturedNextDoor, // C-FORT-1
};

export const IT: Rulebook = {
  ...EN,
  id: 'it',
  turn: CARD_LAST,
  attackDice: onePerArmy, // C-ATT-2
  fortifyTargets: anyOwn, // C-FORT-1
};

export const RULEBOOKS: readonly Rulebook[] = [EN, PT, FR, IT];
