// Times as the lobby and the tables write them: `41 s`, `3 min`, `18 h`, `2 d 4 h`. Pure.
import type { Clock } from '../../store/index.js';
import type { Messages } from '../../text/index.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The two largest units that say something; what is left is rounded up, so that nobody reads 0 while there is time. */
export const timeText = (ms: number, { server: { time } }: Messages): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds < MINUTE) return time.seconds(seconds);
  if (seconds < HOUR) return time.minutes(Math.ceil(seconds / MINUTE));
  const hours = Math.ceil(seconds / HOUR);
  if (hours < 24) return time.hours(hours);
  const [days, rest] = [Math.floor(hours / 24), hours % 24];
  return rest === 0 ? time.days(days) : `${time.days(days)} ${time.hours(rest)}`;
};

/** How long something has lasted: what is begun does not count yet. */
export const sinceText = (ms: number, m: Messages): string => timeText(Math.max(0, Math.floor(ms / 1000) * 1000), m);

export const clockText = (clock: Clock, m: Messages): string =>
  clock === null ? m.server.time.none : timeText(clock.answer * 1000, m);

/** `3 min an answer, 20 s for a reaction`. */
export const clockLongText = (clock: Clock, m: Messages): string => {
  if (clock === null) return m.server.time.none;
  const answer = timeText(clock.answer * 1000, m);
  if (clock.reaction === clock.answer) return m.server.time.an(answer);
  return m.server.time.live(answer, timeText(clock.reaction * 1000, m));
};
