// Secret missions of the classic games: dealt before anything else (C-MISSION-1), and judged whenever something has changed
// in the turn of the seat that holds them (C-MISSION-3).
import { armiesAt, indexOf } from '../queries.js';
import { dealtAmong, goalNow, isReached, type Pursuit, secretGoal } from '../secretMissions.js';
import type { FrameOf, MissionId, Seat, State, Tx } from '../types.js';
import { asksNothing, type Phase } from './phase.js';
import { endGame } from './turn.js';

/**
 * C-MISSION-1: one mission each, in seat order, the rest set aside unseen. Whoever draws the one to eliminate itself draws the
 * next, and the drawn one stays in the pile. Draws one shuffle.
 */
export const dealSecrets: Phase<'dealSecrets'> = {
  ...asksNothing,
  next: (tx) => {
    const pile = tx.shuffle(dealtAmong(tx.rules.pack, tx.rules.players));
    for (let seat = 0; seat < tx.rules.players; seat++) {
      const at = pile.findIndex((mission) => !('eliminate' in mission) || mission.eliminate !== seat + 1);
      const [mission] = pile.splice(at, 1);
      if (at < 0 || !mission) throw new Error('bug: no mission is left');
      tx.emit({ type: 'secretMissionDealt', seat: seat as Seat, mission: mission.id as MissionId });
    }
    tx.pop();
  },
};

/** The board with the least that must follow a capture moved in, so that no territory stands empty. */
const afterMove = (tx: Tx, { from, to, min }: FrameOf<'moveIn'>): Pursuit => {
  const armies = tx.state.armies.slice();
  const [origin, target] = [indexOf(tx.rules, from), indexOf(tx.rules, to)];
  armies[origin] = armiesAt(tx.state, origin) - min;
  armies[target] = armiesAt(tx.state, target) + min;
  return { owner: tx.state.owner, armies, seats: tx.state.seats };
};

/** Whose last territory has just been captured: its cards still wait for whoever did that. */
const justEliminated = ({ frames }: State): Seat | null => {
  const spoils = frames.find((frame) => frame.kind === 'spoils');
  return spoils?.kind === 'spoils' ? spoils.loser : null;
};

/** C-MISSION-3: ends the game if the seat on turn has accomplished its mission; nothing more is asked then (C-END-2). */
export const endIfAccomplished = (tx: Tx): void => {
  const { rules, state } = tx;
  const { seat, round } = state.turn;
  const holder = state.seats[seat];
  if (holder?.mission === undefined || round === 0 || holder.status !== 'in' || state.outcome !== null) return;
  const top = state.frames[state.frames.length - 1];
  const move = top?.kind === 'moveIn' ? top : null;
  const dealt = secretGoal(rules, holder.mission);
  const isWon =
    (dealt.kind === 'eliminate' && justEliminated(state) === dealt.seat) ||
    isReached(rules, move ? afterMove(tx, move) : state, seat, goalNow(rules, state, holder.mission));
  if (!isWon) return;
  if (move) tx.emit({ type: 'armiesMoved', seat, from: move.from, to: move.to, count: move.min, why: 'capture' });
  endGame(tx, { winners: [seat], reason: 'mission', rule: 'C-MISSION-3' });
};
