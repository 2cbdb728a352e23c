// Frame kind -> phase. The compiler refuses a kind without one.
import type { FrameKind } from '../types.js';
import { attack, battle, moveIn, spoils } from './attack.js';
import { advance, afterCapture } from './napoleon/capture.js';
import { clash } from './napoleon/clash.js';
import { combat } from './napoleon/combat.js';
import { beginManoeuvre, manoeuvre } from './napoleon/manoeuvre.js';
import { countPool, fortArmies, gift, muster } from './napoleon/muster.js';
import { dealHands, dealMissions, deployOfficers, randomFirst, spreadEpidemics } from './napoleon/setup.js';
import { claimMission, closeTurn, epidemic, lastSeat, startTurn } from './napoleon/turns.js';
import type { Phase } from './phase.js';
import { place, reinforce, trade } from './reinforce.js';
import { dealSecrets } from './secrets.js';
import { claim, deal, placeSetup, rollFirst, rollTurn, setup } from './setup.js';
import { turn } from './turn.js';
import { drawCard, fortify } from './turnEnd.js';
import { dealCards, placeShared } from './twoPlayer.js';

export const PHASES: { readonly [K in FrameKind]: Phase<K> } = {
  setup,
  dealSecrets,
  rollFirst,
  claim,
  deal,
  placeSetup,
  dealCards,
  placeShared,
  rollTurn,
  turn,
  reinforce,
  trade,
  place,
  attack,
  battle,
  spoils,
  moveIn,
  drawCard,
  fortify,
  dealMissions,
  randomFirst,
  deployOfficers,
  spreadEpidemics,
  dealHands,
  startTurn,
  claimMission,
  countPool,
  fortArmies,
  muster,
  gift,
  combat,
  clash,
  advance,
  afterCapture,
  beginManoeuvre,
  manoeuvre,
  epidemic,
  closeTurn,
  lastSeat,
};
