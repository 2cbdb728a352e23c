// A bar on a terminal's stderr while many games are played.
import type { Output } from './output.js';

const BAR_COLUMNS = 30;
const BAR_AFTER_MS = 1000;

/** Told how many of `games` are done; draws nothing before a second has passed. */
export const progress = (output: Output, games: number, since: number) => (done: number) => {
  if (!output.errorIsTerminal || output.now() - since < BAR_AFTER_MS) return;
  const filled = Math.round((BAR_COLUMNS * done) / games);
  output.error(
    `\r[${'='.repeat(filled)}${' '.repeat(BAR_COLUMNS - filled)}] ${done}/${games}${done === games ? '\n' : ''}`,
  );
};
