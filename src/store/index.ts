// The door of the store: the interface, its shapes, and the store of one process. That of several is in ./postgres/, which
// only those who use it load.
export type { Disk } from './folder/files.js';
export { type FolderOptions, openFolderStore } from './folder/index.js';
export { DatabaseFault, type House, type Lease, type News, type Store, StoreFault, type Written } from './store.js';
export {
  type Chat,
  type Clock,
  type Game,
  type GameChange,
  type GameFilter,
  type GameId,
  type GameSeat,
  type GameStatus,
  MOST_LINE,
  type NewGame,
  type NewPlayer,
  type Player,
  type PlayerChange,
  type PlayerId,
  type PlayerKey,
  type Progress,
} from './types.js';
