// The bots by id.
import type { Rules, SeatInfo } from '../core/index.js';
import type { Bot, BotFactory } from './bot.js';
import { corporalBot, recruitBot } from './levels.js';
import { marshalBot } from './marshal.js';
import { randomBot } from './random.js';
import { simpleBot } from './simple.js';

export type { Bot, BotFactory, BotRng } from './bot.js';
export { botStream } from './bot.js';
export { type Deed, type Hint, hintFor, type Reason } from './hint.js';
export { randomAnswer } from './random.js';
export { type Given, type Missed, reviewed } from './review.js';
export { playBots, type SelfPlay } from './selfPlay.js';
export { purposeOf } from './why.js';
export { fightWorth } from './worth.js';

/** The four levels that a table can be played against, weakest first. */
export const LEVELS = {
  recruit: recruitBot,
  corporal: corporalBot,
  colonel: simpleBot,
  marshal: marshalBot,
} as const satisfies Readonly<Record<string, BotFactory>>;
export type LevelId = keyof typeof LEVELS;
export const LEVEL_IDS = Object.keys(LEVELS) as readonly LevelId[];
export const isLevel = (id: string): id is LevelId => Object.hasOwn(LEVELS, id);

/** Who plays where nobody says who. */
export const USUAL_LEVEL: LevelId = 'colonel';

/** Every bot: the levels, and one that answers anything legal, for tests and measurements. */
export const BOTS = { ...LEVELS, random: randomBot } as const satisfies Readonly<Record<string, BotFactory>>;
export type BotId = keyof typeof BOTS;
export const BOT_IDS = Object.keys(BOTS) as readonly BotId[];
export const isBotId = (id: string): id is BotId => Object.hasOwn(BOTS, id);

/** What the levels were called before: records and settings may still say so. */
const FORMER_IDS: ReadonlyMap<string, LevelId> = new Map([
  ['random', 'recruit'],
  ['novice', 'corporal'],
  ['simple', 'colonel'],
]);

/** The level with this id, or that was once called so; null where there is none. */
export const levelOf = (id: string): LevelId | null => (isLevel(id) ? id : (FORMER_IDS.get(id) ?? null));

/** The bot with this id; null where there is none. */
export const botWith = (id: string): BotFactory | null => {
  if (isBotId(id)) return BOTS[id];
  const level = levelOf(id);
  return level === null ? null : LEVELS[level];
};

/** The bot that plays a seat; where that is a person's, the one that takes over for it. */
export const botFor = (rules: Rules, seat: SeatInfo | undefined): Bot =>
  (botWith(seat?.driver ?? '') ?? LEVELS[USUAL_LEVEL])(rules);
