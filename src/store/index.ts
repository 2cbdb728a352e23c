// The door of the store: the interface, its shapes, and the store of one process. That of several is in ./postgres/, which
// only those who use it load.
export type { Disk } from './folder/files.js';
export { type FolderOptions, openFolderStore } from './folder/index.js';
export { type Check, type Moved, type MoveReport, moveAll } from './move.js';
export {
  DatabaseFault,
  type House,
  type Lease,
  type Moving,
  type News,
  type Store,
  StoreFault,
  type Written,
} from './store.js';
export type {
  Chat,
  Clock,
  Game,
  GameChange,
  GameFilter,
  GameId,
  GameSeat,
  GameStatus,
  NewGame,
  NewPlayer,
  Player,
  PlayerChange,
  PlayerId,
  PlayerKey,
  Progress,
} from './types.js';
