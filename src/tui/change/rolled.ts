// The last roll as the battle card remembers it: what fought, what it cost, and who stood there then. What happens afterwards
// (armies that move in, officers that go along) changes nothing of it.
import {
  type EventOf,
  type GameEvent,
  type PlaceId,
  type Rules,
  type Seat,
  unitsAt,
  type View,
} from '../../core/index.js';
import { lossesAfter } from '../../narration/narrate.js';
import type { Fighter, Model, Roll } from '../model.js';

/** Units that have left `place` since the roll. */
const goneSince = (since: readonly GameEvent[], seat: Seat, place: PlaceId): number => {
  let gone = 0;
  for (const event of since) {
    if (event.type === 'armiesMoved' && event.from === place) gone += event.count;
    if (event.type === 'piecesMoved' && event.what === 'ship' && event.seat === seat && event.from === place)
      gone += event.count;
  }
  return gone;
};

const piecesAt = ({ board }: Rules, { napoleon }: View, place: PlaceId): Pick<Fighter, 'generals' | 'isFortified'> => {
  const at = board.index.get(place as never) ?? -1;
  return { generals: napoleon?.generals[at] ?? 0, isFortified: napoleon?.forts[at] ?? false };
};

/** Whether a roll is one more of the attack of the last one. */
const isSameFight = (last: Roll | null, { from, to }: Pick<Roll, 'from' | 'to'>): boolean =>
  last !== null && last.from === from && last.to === to;

/** The last of the rolls in `events`, after which the game stands as in `view`; null where there is none. */
export const rolledIn = (model: Model, view: View, events: readonly GameEvent[]): Roll | null => {
  const { rules } = model.context;
  const rolls = events.filter((event): event is EventOf<'diceRolled'> => event.type === 'diceRolled');
  const roll = rolls[rolls.length - 1];
  if (!roll) return null;
  const { type: _, ...dice } = roll;
  const at = events.lastIndexOf(roll);
  const since = events.slice(at + 1);
  // On land whoever moves in stands where the defender stood; a zone has units of each.
  const isTaken = since.some((event) => event.type === 'territoryCaptured' && event.territory === roll.to);
  const fighter = (seat: Seat, place: PlaceId, isAttack: boolean): Fighter => {
    const left = !isAttack && isTaken ? 0 : unitsAt(rules, view, place, seat) + goneSince(since, seat, place);
    return { lost: lossesAfter(events, at, seat), left, ...piecesAt(rules, model.view, place) };
  };
  return {
    ...dice,
    count: isSameFight(model.lastRoll, roll) ? (model.lastRoll?.count ?? 0) + rolls.length : 1,
    attacker: fighter(roll.seat, roll.from, true),
    attacked: fighter(roll.defender, roll.to, false),
  };
};
