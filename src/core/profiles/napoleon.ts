// Risk Napoleon, the whole game: a rulebook of its own.
import { symbolOf } from '../cards.js';
import { leaveBoard } from '../napoleon/departure.js';
import { accomplishOthers, watchMissions } from '../napoleon/missions.js';
import { endByPoints } from '../phases/napoleon/turns.js';
import { readingValue } from '../strategies/reading.js';
import type { CardId, Pack, Profile, Seat, Tx } from '../types.js';
import { EN } from './rulebooks.js';

/** N-REINF-4. */
const WAR_CHEST = 4;

/** N-REINF-2, N-REINF-4: by kind, not progressive; a war chest in the set adds to it. */
const setWorth = (_nth: number, cards: readonly CardId[], pack: Pack): number =>
  readingValue(cards.map((card) => symbolOf(pack.board, card))) +
  (cards.some((card) => pack.effects.get(card) === 'war-chest') ? WAR_CHEST : 0);

/** C-END-3: ships leave, captives go home, missions are closed; a turn that ends so ends for the others' missions too. */
const leave = (tx: Tx, seat: Seat): void => {
  leaveBoard(tx, seat);
  tx.emit({ type: 'missionsClosed', seat });
  if (tx.state.turn.seat !== seat || tx.state.turn.round === 0) return;
  watchMissions(tx);
  accomplishOthers(tx, 'other-turn-end');
};

export const NAPOLEON: Profile = {
  ...EN,
  variant: 'napoleon',
  boards: ['europe'],
  startArmies: { 3: 40, 4: 35, 5: 30, 6: 25 }, // N-SETUP-1
  setup: [
    'dealMissions', // N-SETUP-2
    'randomFirst', // N-SETUP-3
    'claim',
    'placeSetup', // N-SETUP-4
    'deployOfficers',
    'spreadEpidemics', // N-SETUP-5
    'rollTurn', // N-SETUP-6
    'dealHands', // N-SETUP-7
  ],
  turn: ['startTurn', 'countPool', 'muster', 'combat', 'beginManoeuvre', 'epidemic', 'claimMission', 'closeTurn'],
  neutrals: null,
  setupCap: 10, // N-SETUP-4
  rounds: 5, // N-SETUP-6
  roundEnds: (tx) => tx.emit({ type: 'roundScored', round: tx.state.turn.round }),
  finish: endByPoints, // N-END-4
  lastSeatWins: false, // N-END-5
  leave,
  hasNapoleon: true,
  setValue: setWorth,
  setBonus: 'everyTerritory', // N-REINF-3
  elimination: { forcedFrom: 5, downTo: 4, optional: false }, // N-LAND-8
};
