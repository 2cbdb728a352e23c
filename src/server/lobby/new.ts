// The lobby as somebody finds it who has just come in.
import { againstBots } from './form.js';
import type { Lobby, LobbyContext, Settings, Size } from './model.js';

export const newLobby = (context: LobbyContext, size: Size, settings: Settings, now: number): Lobby => ({
  context,
  size,
  now,
  tables: [],
  people: [],
  notice: '',
  page: 'tables',
  cursor: 'new',
  row: 0,
  filter: null,
  typed: '',
  form: againstBots('', context.boards),
  sitting: null,
  confirm: null,
  settings,
  message: null,
  isMoved: false,
});
