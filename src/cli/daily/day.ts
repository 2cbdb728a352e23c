// Days as today's game counts them: in UTC, the same for everybody. Pure: what time it is comes from outside.

/** `2026-03-14` */
export type Day = string;

const DAY_MS = 86_400_000;

/** The day of a moment, in milliseconds since 1970. */
export const dayOf = (now: number): Day => new Date(now).toISOString().slice(0, 10);

/** The day that `text` names; null where there is none. */
export const parseDay = (text: string): Day | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(at) || dayOf(at) !== text ? null : text;
};

/** Minutes until the next day begins, rounded up. */
export const minutesLeft = (now: number): number => Math.ceil((DAY_MS - (now % DAY_MS)) / 60_000);

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
