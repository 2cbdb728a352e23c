// A click in the lobby chooses a table, a second one on it opens it; the wheel moves. Pure.
import type { MouseKey } from '../../tui/terminal/keyTypes.js';
import { specialKey } from '../../tui/terminal/keyTypes.js';
import { lobbyFrame } from './frame.js';
import { cursorOf } from './lists.js';
import type { Lobby, LobbyUpdated } from './model.js';
import { clampedColumns, stopsShown } from './rows.js';
import { styleOf } from './style.js';
import { updateLobby } from './update.js';

export const clickLobby = (lobby: Lobby, key: MouseKey): LobbyUpdated => {
  if (key.action !== 'press') return [lobby, []];
  if (key.button === 'wheelUp') return updateLobby(lobby, specialKey('up', ''));
  if (key.button === 'wheelDown') return updateLobby(lobby, specialKey('down', ''));
  const { list } = lobbyFrame(lobby);
  if (key.button !== 'left' || list === null) return [lobby, []];
  const { x, y, columns, rows } = list;
  if (key.x < x || key.x >= x + columns || key.y < y || key.y >= y + rows) return [lobby, []];
  const isFramed = x > 0;
  const stop = stopsShown(lobby, styleOf(lobby.context), clampedColumns(columns, isFramed), rows)[key.y - y] ?? null;
  if (stop === null) return [lobby, []];
  if (stop === cursorOf(lobby)) return updateLobby(lobby, specialKey('enter', '\r'));
  return [{ ...lobby, cursor: stop, isMoved: true, message: null }, []];
};
