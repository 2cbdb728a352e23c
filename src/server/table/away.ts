// What is answered for somebody whose time is over: the least that can be, or what a bot of middling level thinks right.
import { botStream, LEVELS } from '../../bots/index.js';
import {
  type Action,
  answerTo,
  type Chance,
  type Decision,
  type Rules,
  type Seat,
  view as viewOf,
} from '../../core/index.js';
import { botDriver, type SeatDriver } from '../../table/driver.js';
import type { Room } from '../../table/room.js';

/** Nothing to a reaction, the fewest armies moved in. Null where a bot has to think. */
const leastAnswer = (decision: Decision): Action | null => {
  if (decision.kind === 'react') return { type: 'noReaction' };
  return decision.kind === 'moveIn' ? answerTo(decision.offers[0]) : null;
};

/** The bot that plays on for who is away. `from`: actions of the game so far. */
export const middling = (rules: Rules, chance: Chance, seat: Seat, from: number): SeatDriver =>
  botDriver(LEVELS.corporal(rules), botStream(chance, seat, from));

/** A bot answers the open question of `seat`, and that one alone. */
export const answerFor = async (rules: Rules, chance: Chance, room: Room, seat: Seat): Promise<void> => {
  const { decision, state } = room.moment;
  if (decision === null || decision.seat !== seat) return;
  const seen = viewOf(rules, room.moment, seat);
  const bot = middling(rules, chance, seat, state.actions);
  const action = leastAnswer(decision) ?? (await bot.decide(seen, decision, new AbortController().signal));
  await room.answer(seat, decision, action);
};
