// How fast bots play where people watch: waits that a person can shorten, stretch and stop.
import type { Decision, TurnState } from '../core/index.js';

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What those at a room have agreed on. */
export interface Pace {
  readonly speed: Speed;
  readonly paused: boolean;
  /** Nobody watches armies being set up: all persons leave theirs to advice. */
  readonly skipsSetup?: boolean;
}

/** Milliseconds before a bot's move, and before each while armies are being set up. */
export const DELAYS: Readonly<Record<Speed, number>> = { slow: 1200, normal: 350, fast: 70, instant: 0 };
export const SETUP_DELAY = 15;

/** Milliseconds that a bot waits before it answers; null where it does not wait at all, not even for a pause to end. */
export const delayBefore = (
  speed: Speed,
  turn: TurnState,
  { kind }: Decision,
  isPersonsTurn: boolean,
): number | null => {
  // A person who attacks is not kept waiting for dice: the next key is for the question that follows.
  if (kind === 'defend' && isPersonsTurn) return null;
  const isSetup = turn.round === 0 && (kind === 'claim' || kind === 'place');
  return isSetup ? Math.min(SETUP_DELAY, DELAYS[speed]) : DELAYS[speed];
};

export interface Pacer {
  /** Resolves after `ms`, or at once when woken; while `isPaused` holds it waits on. */
  wait(ms: number, isPaused: () => boolean): Promise<void>;
  /** Ends the wait, or, after a pause, lets it look again. */
  wake(): void;
  /** Ends all waiting for good. */
  close(): void;
}

export const createPacer = (): Pacer => {
  let end: (() => void) | null = null;
  let isClosed = false;
  const nap = (ms: number | null): Promise<void> =>
    new Promise((resolve) => {
      const immediate = ms === 0 ? setImmediate(() => end?.()) : undefined;
      const timeout = ms === null || ms === 0 ? undefined : setTimeout(() => end?.(), ms);
      end = () => {
        end = null;
        clearImmediate(immediate);
        clearTimeout(timeout);
        resolve();
      };
    });
  return {
    wait: async (ms, isPaused) => {
      if (!isClosed) await nap(ms);
      while (!isClosed && isPaused()) await nap(null);
    },
    wake: () => end?.(),
    close: () => {
      isClosed = true;
      end?.();
    },
  };
};
