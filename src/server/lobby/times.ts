// What a lobby says of times, which changes by itself as time goes by. Pure.
import { chosenTable, leftOf } from './lists.js';
import type { Lobby } from './model.js';
import { sinceText, timeText } from './time.js';

/** Where this has not changed, nothing has to be drawn anew for the time's sake. */
export const timesText = (lobby: Lobby): string => {
  const { m } = lobby.context;
  const own = lobby.tables.filter((table) => table.mySeat !== null && table.deadline !== null);
  const chosen = chosenTable(lobby);
  return [
    ...own.map((table) => timeText(leftOf(table, lobby.now), m)),
    chosen?.deadline ? timeText(leftOf(chosen, lobby.now), m) : '',
    chosen?.waits ? sinceText(lobby.now - chosen.waits.since, m) : '',
  ].join('\n');
};
