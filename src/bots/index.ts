// The bots by id.
import type { Rules, Seat } from '../core/index.js';
import type { Bot, BotFactory } from './bot.js';
import { noviceBot } from './novice.js';
import { randomBot } from './random.js';
import { simpleBot } from './simple.js';

export type { Bot, BotFactory, BotRng } from './bot.js';
export { botStream } from './bot.js';
export { randomAnswer } from './random.js';
export { playBots, type SelfPlay } from './selfPlay.js';

export const BOTS = { simple: simpleBot, novice: noviceBot, random: randomBot } as const satisfies Readonly<
  Record<string, BotFactory>
>;
export type BotId = keyof typeof BOTS;
export const BOT_IDS = Object.keys(BOTS) as readonly BotId[];
export const isBotId = (id: string): id is BotId => Object.hasOwn(BOTS, id);

/** The bot in `seat`; where that is a person's, the one that takes over for it. */
export const botFor = (rules: Rules, seat: Seat): Bot => {
  const id = rules.setup.seats[seat]?.driver ?? '';
  return (isBotId(id) ? BOTS[id] : BOTS.simple)(rules);
};
