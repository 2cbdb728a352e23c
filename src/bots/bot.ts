// A bot sees what a person in its seat sees and answers from that alone (D-2).
import {
  type Action,
  type Chance,
  type Decision,
  type RngState,
  type Rules,
  sideStreamOf,
  type View,
} from '../core/index.js';

/** A bot's own stream: never the game's. */
export type BotRng = RngState;

/** The answer, and the stream after it. Nothing else is kept between calls. */
export type Bot = (view: View, decision: Decision, rng: BotRng) => readonly [Action, BotRng];

export type BotFactory = (rules: Rules) => Bot;

/** The stream of the bot in `seat`; `from` is the number of actions played when it sat down. */
export const botStream = (chance: Chance, seat: number, from = 0): BotRng =>
  sideStreamOf(chance, `bot/${seat}/${from}`);
