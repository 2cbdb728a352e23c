// Whole games of bots without a table: for simulations, tests and measurements.
import {
  apply,
  type Chance,
  create,
  type Moment,
  type Rules,
  type Seat,
  type State,
  type Step,
  view,
} from '../core/index.js';
import { type Bot, type BotRng, botStream } from './bot.js';

export interface SelfPlay {
  readonly state: State;
  /** False when `mostActions` ran out first, or it was stopped. */
  readonly finished: boolean;
}

/** Plays until the game is over or `mostActions` have been applied; `each` sees every step and who took it, and stops with `'stop'`. */
export const playBots = (
  rules: Rules,
  chance: Chance,
  bots: readonly Bot[],
  mostActions = 1_000_000,
  each?: (step: Step, seat: Seat, action: Parameters<typeof apply>[3]) => unknown,
): SelfPlay => {
  const streams: BotRng[] = bots.map((_, seat) => botStream(chance, seat));
  let now: Moment = create(rules, chance);
  for (let n = 0; n < mostActions; n++) {
    const { state, decision: open } = now;
    if (open === null) return { state, finished: true };
    const [bot, stream] = [bots[open.seat], streams[open.seat]];
    if (!bot || !stream) throw new Error(`bug: no bot in seat ${open.seat}`);
    const [action, rng] = bot(view(rules, now, open.seat), open, stream);
    streams[open.seat] = rng;
    const step = apply(rules, now, open.seat, action, open.id);
    if (!step.ok) throw new Error(`bug: a bot answered ${JSON.stringify(action)}: ${step.error.rule}`);
    now = step.value;
    if (each?.(step.value, open.seat, action) === 'stop') break;
  }
  return { state: now.state, finished: false };
};
