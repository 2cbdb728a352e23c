// A key: what it does, where it works, and what the help says of it.
import type { Messages } from '../../text/index.js';
import type { Model } from '../model.js';

export type Command =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'pageUp'
  | 'pageDown'
  | 'first'
  | 'last'
  | 'go'
  | 'back'
  | 'focus'
  | 'find'
  | 'undo'
  | 'auto'
  | 'hint'
  | 'repeat'
  | 'table'
  | 'players'
  | 'cards'
  | 'missions'
  | 'story'
  | 'coach'
  | 'coachMore'
  | 'review'
  | 'momentUp'
  | 'momentDown'
  | 'momentGo'
  | 'quiet'
  | 'quietBattle'
  | 'reactions'
  | 'end'
  | 'log'
  | 'odds'
  | 'help'
  | 'settings'
  | 'regions'
  | 'zoom'
  | 'order'
  | 'whose'
  | 'defence'
  | 'pause'
  | 'faster'
  | 'slower'
  | 'resign'
  | 'report'
  | 'quit'
  | 'stop'
  | 'rematch'
  | 'watch'
  | 'actionBack'
  | 'actionOn'
  | 'turnBack'
  | 'turnOn'
  | 'roundBack'
  | 'roundOn'
  | 'captureBack'
  | 'captureOn'
  | 'toStart'
  | 'toEnd'
  | 'play'
  | 'eyes'
  | 'look'
  | 'lookUp'
  | 'lookDown'
  | 'lookLeft'
  | 'lookRight'
  | 'lookBeside'
  | 'lookGo'
  | 'lookBack'
  | 'lookFind'
  | 'copyResult'
  | 'keepResult'
  | 'verifyResult';

export interface Binding {
  readonly command: Command;
  /** What `Key.name` or, for text, `Key.text` must be. */
  readonly keys: readonly string[];
  /** How the help line writes the key. */
  readonly shown: string;
  readonly words: (m: Messages) => string;
  /** Whether the key does something now. */
  readonly works: (model: Model) => boolean;
  /** Lower comes first on the help line; those that find no room are only on the help page. */
  readonly rank: number;
}

/** Ranks from here on have no place on the line of keys: the help page alone names them. */
export const HELP_ONLY = 90;
