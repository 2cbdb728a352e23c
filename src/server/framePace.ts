// When the next frame of a session is due. What answers a key is drawn at once; what others do may wait a little, so that a
// table of fast bots, or a house full of them, costs no more frames than anybody can see. Pure: time comes in.

/** Frames that are drawn without waiting. */
const AT_ONCE = 3;
/** Milliseconds until one more may be. */
const EACH = 60;
/** Milliseconds longer for each that a frame was late: a house that has too much to do draws less, and plays on. */
const BUSY = 8;
/** More than that makes no frame wait longer. */
const MOST_LATE = 120;

export interface FramePace {
  /** Milliseconds that a change at `now` has to wait for its frame; 0 for one that answers a key. */
  delay(now: number, isAnswer: boolean): number;
  /** A frame was drawn at `now`, `late` milliseconds after it was due. */
  drawn(now: number, late?: number): void;
}

export const createFramePace = (): FramePace => {
  let credit = AT_ONCE;
  let since = Number.NEGATIVE_INFINITY;
  const creditAt = (now: number): number => Math.min(AT_ONCE, credit + Math.max(0, now - since) / EACH);
  return {
    delay: (now, isAnswer) => (isAnswer ? 0 : Math.max(0, Math.ceil((1 - creditAt(now)) * EACH))),
    drawn: (now, late = 0) => {
      // Answers to keys may overdraw it, but not for ever: a person who types fast still sees what the others do.
      credit = Math.max(0, creditAt(now) - 1) - (BUSY * Math.min(late, MOST_LATE)) / EACH;
      since = now;
    },
  };
};
