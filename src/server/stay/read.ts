// What somebody has read of the chats at their tables.
import type { GameId, Player, Store } from '../../store/index.js';

/** Tables whose chat somebody is remembered to have read. */
const MOST_READ = 100;

/** The player, who has read the chat of `game` up to `at`; as they are in the store where somebody else was faster. */
export const withRead = async (store: Store, player: Player, game: GameId, at: number): Promise<Player> => {
  const read = Object.fromEntries([...Object.entries(player.read), [`${game}`, at] as const].slice(-MOST_READ));
  const done = await store.changePlayer(player.id, player.version, { read });
  return typeof done === 'object' ? done : ((await store.player(player.id)) ?? player);
};
