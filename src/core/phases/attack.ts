// Attacks and battles: C-ATT-1 to C-ATT-7.
import { compareDice, sortDice } from '../dice.js';
import { armiesAt, countTerritories, idOf, indexOf, neighboursOf, nextSeat, ownerAt } from '../queries.js';
import type { FrameOf, OfferOf, Rules, Seat, State, Tx } from '../types.js';
import { asksNothing, type Phase, unexpected } from './phase.js';
import { endIfWon } from './turn.js';

/** C-ATT-1, C-ATT-2: every attack that `seat` may declare, in board order of the origin, then of the target. */
const attackOffers = (rules: Rules, state: State, seat: Seat): OfferOf<'attack' | 'endAttack'>[] => {
  const offers: OfferOf<'attack' | 'endAttack'>[] = [];
  for (let from = 0; from < state.owner.length; from++) {
    if (state.owner[from] !== seat || armiesAt(state, from) < 2) continue;
    const origin = idOf(rules, from);
    for (const to of neighboursOf(rules, from)) {
      if (state.owner[to] === seat || state.owner[to] === null) continue;
      const dice = rules.profile.attackDice(armiesAt(state, from), armiesAt(state, to));
      if (dice) offers.push({ type: 'attack', from: origin, to: idOf(rules, to), dice });
    }
  }
  return offers;
};

export const attack: Phase<'attack'> = {
  ask: (rules, state) => {
    const { seat } = state.turn;
    const offers = attackOffers(rules, state, seat);
    if (offers.length === 0) return null;
    offers.push({ type: 'endAttack' });
    return { seat, mandatory: false, body: { kind: 'attack', offers } };
  },
  take: (tx, _frame, answer) => {
    const { seat } = tx.state.turn;
    if (answer.type === 'endAttack') {
      tx.emit({ type: 'attackEnded', seat });
      return tx.pop();
    }
    if (answer.type !== 'attack') return unexpected(answer);
    const { from, to, dice } = answer;
    tx.emit({ type: 'attackDeclared', seat, from, to, dice });
    tx.push({ kind: 'battle', from, to, dice });
  },
  next: (tx) => {
    tx.emit({ type: 'attackEnded', seat: tx.state.turn.seat });
    tx.pop();
  },
};

/** T-5: for a neutral of the two-player game the attacker's opponent answers; for others their own seat. */
const answererFor = (rules: Rules, state: State, defender: Seat): Seat | null => {
  if (state.seats[defender]?.status === 'in') return defender;
  if (rules.profile.neutrals === null) return null;
  return nextSeat(
    state.turn.seat,
    rules.players,
    (seat) => seat !== state.turn.seat && state.seats[seat]?.status === 'in',
  );
};

/** Whose armies stand in the attacked territory. */
const defenderOf = (rules: Rules, state: State, frame: FrameOf<'battle'>): Seat => {
  const defender = ownerAt(state, indexOf(rules, frame.to));
  if (defender === null) throw new Error(`bug: nobody defends ${frame.to}`);
  return defender;
};

/** C-ATT-4: rolls the attacker's dice, then the defender's; both numbers were fixed before. */
const rollBattle = (tx: Tx, frame: FrameOf<'battle'>, defenceDice: number): void => {
  const { from, to } = frame;
  const { seat } = tx.state.turn;
  const defender = defenderOf(tx.rules, tx.state, frame);
  const attackDice = sortDice(tx.roll(frame.dice));
  const defence = sortDice(tx.roll(defenceDice));
  tx.emit({
    type: 'diceRolled',
    seat,
    defender,
    from,
    to,
    attack: attackDice,
    defence,
    attackBonus: [],
    defenceBonus: [],
  });
  const losses = compareDice(attackDice, defence);
  if (losses.attacker > 0)
    tx.emit({ type: 'armiesLost', seat, territory: from, count: losses.attacker, why: 'battle' });
  if (losses.defender > 0)
    tx.emit({ type: 'armiesLost', seat: defender, territory: to, count: losses.defender, why: 'battle' });
  tx.pop();
  if (armiesAt(tx.state, indexOf(tx.rules, to)) === 0) capture(tx, frame, defender);
};

/** C-ATT-6, C-ATT-7: the capture move is asked first, then the loser's cards change hands. */
const capture = (tx: Tx, frame: FrameOf<'battle'>, loser: Seat): void => {
  const { from, to, dice } = frame;
  const { seat } = tx.state.turn;
  tx.emit({ type: 'territoryCaptured', seat, loser, from, territory: to });
  const max = armiesAt(tx.state, indexOf(tx.rules, from)) - 1;
  const min = Math.min(dice, max);
  const isOut = tx.state.seats[loser]?.status === 'in' && countTerritories(tx.state, loser) === 0;
  if (isOut) {
    tx.emit({ type: 'seatEliminated', seat: loser, by: seat });
    if (seatWins(tx)) {
      // C-END-2: the least that the rules ask for moves in, and nothing is asked.
      tx.emit({ type: 'armiesMoved', seat, from, to, count: min, why: 'capture' });
      endIfWon(tx, 'C-END-1');
      return;
    }
    tx.push({ kind: 'spoils', loser });
  }
  tx.push({ kind: 'moveIn', from, to, min, max });
};

const seatWins = (tx: Tx): boolean => tx.state.seats.filter((s) => s.status === 'in').length === 1;

/**
 * C-ATT-3: the defender chooses one or two dice unless there is nothing to choose or the one who answers prefers `auto`.
 * For neutrals with nobody to answer, the most dice are rolled (C-END-3).
 */
export const battle: Phase<'battle'> = {
  ask: (rules, state, frame) => {
    const range = rules.profile.defenceDice(armiesAt(state, indexOf(rules, frame.to)));
    if (range[0] === range[1]) return null;
    const seat = answererFor(rules, state, defenderOf(rules, state, frame));
    if (seat === null || state.seats[seat]?.defence !== 'ask') return null;
    const { from, to, dice } = frame;
    return {
      seat,
      mandatory: true,
      body: { kind: 'defend', battle: { from, to, dice }, offers: [{ type: 'defend', dice: range }] },
    };
  },
  take: (tx, frame, answer) => {
    if (answer.type !== 'defend') return unexpected(answer);
    rollBattle(tx, frame, answer.dice);
  },
  next: (tx, frame) => {
    rollBattle(tx, frame, tx.rules.profile.defenceDice(armiesAt(tx.state, indexOf(tx.rules, frame.to)))[1]);
  },
};

/** C-ATT-6: at least the dice of the last roll move in; at least one army stays. */
export const moveIn: Phase<'moveIn'> = {
  ask: (_rules, state, { from, to, min, max }) =>
    min === max
      ? null
      : {
          seat: state.turn.seat,
          mandatory: true,
          body: { kind: 'moveIn', from, to, offers: [{ type: 'moveIn', count: [min, max] }] },
        },
  take: (tx, { from, to }, answer) => {
    if (answer.type !== 'moveIn') return unexpected(answer);
    tx.emit({ type: 'armiesMoved', seat: tx.state.turn.seat, from, to, count: answer.count, why: 'capture' });
    tx.pop();
  },
  next: (tx, { from, to, min }) => {
    tx.emit({ type: 'armiesMoved', seat: tx.state.turn.seat, from, to, count: min, why: 'capture' });
    tx.pop();
  },
};

/** C-ATT-7: the eliminated seat's cards change hands; a hand that is too large is traded down and the armies placed. */
export const spoils: Phase<'spoils'> = {
  ...asksNothing,
  next: (tx, { loser }) => {
    const { seat } = tx.state.turn;
    const cards = tx.state.seats[loser]?.hand ?? [];
    tx.emit({ type: 'handTaken', seat, loser, count: cards.length, cards });
    const { forcedFrom, downTo, optional } = tx.rules.profile.elimination;
    const isForced = forcedFrom !== null && (tx.state.seats[seat]?.hand.length ?? 0) >= forcedFrom;
    if (!isForced && !optional) return tx.pop();
    tx.replace({ kind: 'place' }, { kind: 'trade', downTo: isForced ? downTo : null, optional });
  },
};
