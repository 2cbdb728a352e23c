// One roll of Risk Napoleon, step by step: windows, dice, losses, officers. N-CARD-4, N-CARD-5, N-LAND-7, N-NAVAL-1.
import { afterRollOffers, beforeRollOffers, reactAfter, reactBefore } from '../../effects/plays.js';
import {
  attackBonus,
  defenceBonus,
  defenderAt,
  landOf,
  lossesNow,
  officersAt,
  pairOf,
  territoryAt,
  unitsAt,
} from '../../napoleon/battle.js';
import { watchMissions } from '../../napoleon/missions.js';
import { nap, napoleonOptions } from '../../napoleon/state.js';
import { regionsHeldBy } from '../../queries.js';
import type { AnswerOf, Bounds, Clash, FrameOf, OfferOf, Rules, Seat, State, Tx } from '../../types.js';
import { type Asked, type Phase, unexpected } from '../phase.js';
import { advanceFleet, captureOfficers, captureTerritory } from './capture.js';

type ClashFrame = FrameOf<'clash'>;

/** C-END-3: the ships of a seat that resigned have left the board, and the battle with them. */
const isOver = (rules: Rules, state: State, clash: Clash): boolean => defenderAt(rules, state, clash.to) === null;

/** Who is attacked; a clash has a defender until it is resolved. */
const defenderOf = (rules: Rules, state: State, clash: Clash): Seat => {
  const defender = defenderAt(rules, state, clash.to);
  if (defender === null) throw new Error(`bug: nobody defends ${clash.to}`);
  return defender;
};

/**
 * N-CARD-4, `decisive`: before the first roll of an attack, unless the target holds one unit, no officer and no
 * fortification and lies in no empire that its owner holds whole.
 */
const isDecisiveBefore = (rules: Rules, state: State, clash: Clash, defender: Seat): boolean => {
  if (pairOf(state, clash.from, clash.to).rolls > 0) return false;
  const at = territoryAt(rules, clash.to);
  const region = rules.board.territories[at]?.region ?? -1;
  return (
    unitsAt(rules, state, clash.to, defender) > 1 ||
    officersAt(rules, state, clash.to, defender) > 0 ||
    nap(state).forts[at] === true ||
    regionsHeldBy(rules, state, defender).includes(region)
  );
};

/** ... and after a roll whose losses would empty its place, or in which it loses every comparison of dice. */
const isDecisiveAfter = (rules: Rules, state: State, clash: Clash, seat: Seat): boolean => {
  const losses = lossesNow(rules, state, clash);
  const isAttacker = seat === state.turn.seat;
  const lost = isAttacker ? losses.attacker : losses.defender;
  const compared = Math.min(clash.attack.length, clash.defence.length);
  const place = isAttacker ? clash.from : clash.to;
  return lost > 0 && (lost >= compared || lost >= unitsAt(rules, state, place, seat));
};

/** Whether `seat` is asked: it holds any card at all, has not played a card in these two windows, and wants to be asked. */
const isAsked = (rules: Rules, state: State, clash: Clash, seat: Seat, window: 'beforeRoll' | 'afterRoll'): boolean => {
  const n = nap(state);
  const me = state.seats[seat];
  if (me?.status !== 'in' || me.hand.length === 0) return false;
  if (seat === state.turn.seat ? clash.attackerPlayed : clash.defenderPlayed) return false;
  if (n.turn.quiet.includes(seat) || pairOf(state, clash.from, clash.to).quiet.includes(seat)) return false;
  if (n.reactions[seat] !== 'decisive') return n.reactions[seat] === 'each';
  return window === 'beforeRoll'
    ? isDecisiveBefore(rules, state, clash, seat)
    : isDecisiveAfter(rules, state, clash, seat);
};

/** Null where the table has agreed to ask nobody who could play nothing (`skipEmpty`). */
const reactIn = (
  rules: Rules,
  clash: ClashFrame,
  seat: Seat,
  window: 'beforeRoll' | 'afterRoll',
  offers: readonly OfferOf<'react'>[],
): Asked | null => {
  if (offers.length === 0 && napoleonOptions(rules).skipEmpty) return null;
  const battle = { from: clash.from, to: clash.to, dice: clash.dice };
  return {
    seat,
    mandatory: true,
    body: { kind: 'react', window, battle, offers: [...offers, { type: 'noReaction' }] },
  };
};

/** C-ATT-3; sappers allow one die only. */
const defenceRange = (rules: Rules, state: State, clash: Clash): Bounds => {
  const units = unitsAt(rules, state, clash.to, defenderOf(rules, state, clash));
  return clash.oneDie ? [1, 1] : rules.profile.defenceDice(units);
};

const askDefence = (rules: Rules, state: State, clash: ClashFrame): Asked | null => {
  const seat = defenderOf(rules, state, clash);
  const dice = defenceRange(rules, state, clash);
  const me = state.seats[seat];
  if (dice[0] === dice[1] || me?.status !== 'in' || me.defence === 'auto') return null;
  const battle = { from: clash.from, to: clash.to, dice: clash.dice };
  return { seat, mandatory: true, body: { kind: 'defend', battle, offers: [{ type: 'defend', dice }] } };
};

/** Both numbers of dice are settled: the attacker's dice fall, then the defender's. */
const roll = (tx: Tx, clash: ClashFrame): void => {
  const attack = tx.roll(clash.dice);
  const defence = tx.roll(clash.defenceDice);
  const { from, to } = clash;
  const defender = defenderOf(tx.rules, tx.state, clash);
  tx.emit({ type: 'diceThrown', seat: tx.state.turn.seat, defender, from, to, attack, defence });
  tx.replace({ ...clash, attack, defence, step: 'afterDefender' });
};

const emitRoll = (tx: Tx, clash: ClashFrame, defender: Seat): void => {
  const { from, to, attack, defence } = clash;
  tx.emit({
    type: 'diceRolled',
    seat: tx.state.turn.seat,
    defender,
    from,
    to,
    attack: [...attack].sort((a, b) => b - a),
    defence: [...defence].sort((a, b) => b - a),
    attackBonus: attackBonus(tx.state, clash),
    defenceBonus: defenceBonus(tx.rules, tx.state, clash, defence.length),
  });
};

const loseUnits = (tx: Tx, clash: ClashFrame, seat: Seat, isAttacker: boolean, count: number): void => {
  if (count === 0) return;
  const place = isAttacker ? clash.from : clash.to;
  if (clash.sea) tx.emit({ type: 'shipsLost', seat, zone: place, count });
  else tx.emit({ type: 'armiesLost', seat, territory: landOf(tx.rules, place), count, why: 'battle' });
};

/** N-LAND-7: the attacker's officers that took part, if every die's unit is lost; in a zone's own fight, with the last ship. */
const attackerOfficersLost = (tx: Tx, clash: ClashFrame, lost: number): number => {
  const { seat } = tx.state.turn;
  if (clash.from === clash.to) {
    const isLast = unitsAt(tx.rules, tx.state, clash.from, seat) === 0;
    return isLast ? officersAt(tx.rules, tx.state, clash.from, seat) : 0;
  }
  return lost >= clash.dice ? clash.leaders : 0;
};

const noteDestroyed = (tx: Tx, defender: Seat, count: number): void => {
  if (defender >= tx.rules.players || count === 0) return;
  tx.note({ destroyed: nap(tx.state).turn.destroyed.map((n, seat) => (seat === defender ? n + count : n)) });
};

/** N-CARD-5: losses, officers and VP, then the capture. */
const resolve = (tx: Tx, clash: ClashFrame): void => {
  const { seat } = tx.state.turn;
  const defender = defenderOf(tx.rules, tx.state, clash);
  const losses = lossesNow(tx.rules, tx.state, clash);
  emitRoll(tx, clash, defender);
  loseUnits(tx, clash, seat, true, losses.attacker);
  loseUnits(tx, clash, defender, false, losses.defender);
  noteDestroyed(tx, defender, losses.attacker);
  const officers = attackerOfficersLost(tx, clash, losses.attacker);
  captureOfficers(tx, defender, seat, clash.from, officers);
  tx.pop();
  if (unitsAt(tx.rules, tx.state, clash.to, defender) > 0) {
    watchMissions(tx);
    return;
  }
  const leaders = officers > 0 ? 0 : clash.leaders;
  if (!clash.sea) captureTerritory(tx, landOf(tx.rules, clash.from), landOf(tx.rules, clash.to), clash.dice, leaders);
  else winZone(tx, clash, defender, leaders);
};

const winZone = (tx: Tx, clash: ClashFrame, defender: Seat, leaders: number): void => {
  captureOfficers(tx, tx.state.turn.seat, defender, clash.to, officersAt(tx.rules, tx.state, clash.to, defender));
  tx.note({ navalWins: nap(tx.state).turn.navalWins + 1 });
  tx.push({ kind: 'claimMission', when: 'at-once' });
  if (clash.from !== clash.to) advanceFleet(tx, clash.from, clash.to, clash.dice, leaders);
};

export const clash: Phase<'clash'> = {
  ask: (rules, state, frame) => {
    if (isOver(rules, state, frame)) return null;
    const defender = defenderOf(rules, state, frame);
    const attacker = state.turn.seat;
    switch (frame.step) {
      case 'before':
        return isAsked(rules, state, frame, defender, 'beforeRoll')
          ? reactIn(rules, frame, defender, 'beforeRoll', beforeRollOffers(rules, state, frame, defender))
          : null;
      case 'defend':
        return askDefence(rules, state, frame);
      case 'afterDefender':
        return isAsked(rules, state, frame, defender, 'afterRoll')
          ? reactIn(rules, frame, defender, 'afterRoll', afterRollOffers(rules, state, frame, defender))
          : null;
      case 'afterAttacker':
        return isAsked(rules, state, frame, attacker, 'afterRoll')
          ? reactIn(rules, frame, attacker, 'afterRoll', afterRollOffers(rules, state, frame, attacker))
          : null;
      case 'roll':
      case 'resolve':
        return null;
    }
  },
  take: (tx, frame, answer) => {
    if (answer.type === 'defend') {
      tx.replace({ ...frame, defenceDice: answer.dice, step: 'roll' });
      return;
    }
    if (answer.type === 'noReaction') {
      tx.replace(passed(frame));
      return;
    }
    if (answer.type !== 'react') return unexpected(answer);
    const defender = defenderOf(tx.rules, tx.state, frame);
    if (frame.step === 'before') takeBefore(tx, frame, defender, answer);
    else {
      const seat = frame.step === 'afterDefender' ? defender : tx.state.turn.seat;
      tx.replace(passed(reactAfter(tx, frame, seat, answer)));
    }
  },
  next: (tx, frame) => {
    if (isOver(tx.rules, tx.state, frame)) return tx.pop();
    switch (frame.step) {
      case 'defend':
        tx.replace({ ...frame, defenceDice: defenceRange(tx.rules, tx.state, frame)[1], step: 'roll' });
        break;
      case 'roll':
        roll(tx, frame);
        break;
      case 'resolve':
        resolve(tx, frame);
        break;
      default:
        tx.replace(passed(frame));
    }
  },
};

/** The step after a window that is over. */
const passed = (frame: ClashFrame): ClashFrame => {
  const after = { before: 'defend', afterDefender: 'afterAttacker', afterAttacker: 'resolve' } as const;
  const { step } = frame;
  return step === 'before' || step === 'afterDefender' || step === 'afterAttacker'
    ? { ...frame, step: after[step] }
    : frame;
};

const takeBefore = (tx: Tx, frame: ClashFrame, defender: Seat, answer: AnswerOf<'react'>): void => {
  const reaction = reactBefore(tx, frame, defender, answer);
  if (reaction.go === 'on') {
    tx.replace(passed(reaction.clash));
    return;
  }
  tx.pop();
  // Orderly retreat: the attacker must enter with at least one regiment, and it counts as captured.
  if (reaction.go === 'retreated') captureTerritory(tx, landOf(tx.rules, frame.from), landOf(tx.rules, frame.to), 1, 0);
};
