// Frame kind -> phase. The compiler refuses a kind without one.
import type { FrameKind } from '../types.js';
import { attack, battle, moveIn, spoils } from './attack.js';
import type { Phase } from './phase.js';
import { place, reinforce, trade } from './reinforce.js';
import { claim, deal, placeSetup, rollFirst, setup } from './setup.js';
import { turn } from './turn.js';
import { drawCard, fortify } from './turnEnd.js';

export const PHASES: { readonly [K in FrameKind]: Phase<K> } = {
  setup,
  rollFirst,
  claim,
  deal,
  placeSetup,
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
};
