// Everything that the game's screen shows and remembers. Plain data; update.ts, incoming.ts and the sessions make the next one of it.
import type { Hint, Missed } from '../bots/index.js';
import type {
  Answer,
  CardId,
  Chronicle,
  Decision,
  NumberField,
  PlaceId,
  Rules,
  Seat,
  SeatInfo,
  TerritoryId,
  View,
  Viewer,
  ZoneId,
} from '../core/index.js';
import { newChronicle } from '../core/index.js';
import type { LogLine } from '../narration/told.js';
import type { Words } from '../narration/words.js';
import type { Advice } from '../table/advice.js';
import type { Speed } from '../table/pace.js';
import type { CellKind } from './board/pixels.js';
import type { Coach } from './coach/coaching.js';
import type { ScreenSettings, SettingId } from './menu/screenSettings.js';
import type { Pick } from './prompts/steps.js';
import type { ColourDepth } from './terminal/colour.js';

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** Facts of the game and of this screen that do not change while it is played. */
export interface Context {
  readonly rules: Rules;
  readonly seats: readonly SeatInfo[];
  /** The game's seed, told to whoever began the game on this machine; null where it is a secret of the table. */
  readonly seed: string | null;
  readonly words: Words;
  readonly advice: Advice;
  /** Seats played at this keyboard. */
  readonly persons: readonly Seat[];
  readonly ascii: boolean;
  readonly light: boolean;
  readonly depth: ColourDepth;
  /** What the map's cells are made of. */
  readonly cells: CellKind;
  /** The command that goes on with this game; null while it is not recorded. */
  readonly resumeCommand: string | null;
  readonly replayCommand: string | null;
  /** Whether bots take their time. */
  readonly animate: boolean;
  /** Whether dice tumble before they lie. */
  readonly tumbles: boolean;
  /** How fast bots play at first, where that is not for `animate` to say. */
  readonly pace?: Speed;
  /** What the player has chosen about the screen; null, or absent, where there is nothing to choose. */
  readonly settings?: ScreenSettings | null;
  /** Others play too, so nobody here can stop or hurry the bots. */
  readonly isPaceFixed?: boolean;
  /** Where one comes to from here; the menu where nothing is said. */
  readonly leadsTo?: 'lobby';
}

export const PANES = ['table', 'players', 'cards', 'missions', 'story', 'log', 'odds', 'help', 'settings'] as const;
export type Pane = (typeof PANES)[number];

interface NumberStage {
  readonly at: 'number';
  readonly path: readonly Pick[];
  readonly min: number;
  readonly max: number;
  readonly value: number;
  /** Digits typed so far; '' when the next digit starts anew. */
  readonly typed: string;
}

/** Where in answering the open question the player is: the steps taken towards one of the offers, and what comes next. */
export type Stage =
  | { readonly at: 'list'; readonly path: readonly Pick[] }
  | (NumberStage & { readonly of: 'offer'; readonly field: NumberField })
  /** How many units a fight that goes on by itself must leave at its origin. */
  | (NumberStage & { readonly of: 'remain'; readonly fight: Fight });

/** One attack, over and over. */
export interface Fight {
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly leaders: number;
}

/** Something that goes on by itself over several questions, until it is done or a key stops it. */
export type Auto =
  /** The same roll again until it is decided, or `remain` units are left at `from`; 0 fights to the end. */
  | ({ readonly do: 'fight'; readonly remain: number } & Fight)
  /** Armies of these seats are placed until the first turn. */
  | { readonly do: 'setup'; readonly seats: readonly Seat[] }
  | { readonly do: 'reinforce' };

export const TABLE_ORDERS = ['region', 'name', 'armies', 'owner', 'danger'] as const;

/** How the territories stand in the table, and whose: null is everybody's. */
export interface TableView {
  readonly order: (typeof TABLE_ORDERS)[number];
  readonly of: Seat | null;
}

/** A question of the screen's own before something that cannot be undone. */
export type Confirm =
  | { readonly ask: 'quit' }
  | { readonly ask: 'resign' }
  /** N-CARD-4: no more questions for reactions, the open one included. */
  | { readonly ask: 'reactions' }
  | { readonly ask: 'endAttack' | 'placed' | 'epidemic'; readonly answer: Answer };

export interface Roll {
  readonly seat: Seat;
  readonly defender: Seat;
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  readonly attackBonus: readonly number[];
  readonly defenceBonus: readonly number[];
  /** Which roll of this attack it is, from 1. */
  readonly count: number;
  readonly attacker: Fighter;
  readonly attacked: Fighter;
}

/** A side of a roll: units that it cost, units that were left of it then, and the pieces that stood there. */
export interface Fighter {
  readonly lost: number;
  readonly left: number;
  readonly generals: number;
  readonly isFortified: boolean;
}

/** A recorded game that is being looked at, and where in it the screen stands. */
export interface Replay {
  /** Entries of the record that have been played; 0 is the game's beginning. */
  readonly at: number;
  readonly of: number;
  readonly isPlaying: boolean;
  /** Whose view is shown. */
  readonly eyes: Viewer;
}

/** The last roll while its dice tumble. */
export interface Tumble {
  /** Turns that the dice still make; 1 or more. */
  readonly left: number;
  /** What was on the screen before they were thrown, and stays there until they lie. */
  readonly before: Model;
}

/** How the game has gone so far, round by round. */
export interface Course {
  /** By round, from the first: territories by seat when it was over. */
  readonly held: readonly (readonly number[])[];
  readonly fallen: readonly { readonly seat: Seat; readonly by: Seat | null; readonly round: number }[];
}

/** What can be looked at. */
export type Thing =
  | { readonly kind: 'territory'; readonly id: TerritoryId }
  | { readonly kind: 'zone'; readonly id: ZoneId }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'card'; readonly card: CardId };

/** Something is looked at: it chooses nothing, and the question waits. */
export interface Looking {
  readonly thing: Thing;
  /** The territory that was looked at last, to come back to. */
  readonly at: TerritoryId;
  /** The chosen row of what is next to it; null while the map is walked. */
  readonly beside: number | null;
  /** Letters of a name that is looked for; null when none is. */
  readonly find: string | null;
}

/** Something that has happened to a place, all of its kind in one round counted together. */
export interface Happening {
  readonly round: number;
  readonly what:
    | 'taken'
    | 'entered'
    | 'emptied'
    | 'attacked'
    | 'more'
    | 'fewer'
    | 'fort'
    | 'noFort'
    | 'plague'
    | 'noPlague';
  /** Who did it; null for nobody. */
  readonly seat: Seat | null;
  /** Whose it was. */
  readonly from: Seat | null;
  readonly count: number;
}

/** By place, oldest first, the last few of each. */
export type Happenings = ReadonlyMap<PlaceId, readonly Happening[]>;

/** What has happened to each place lately, and how that stood before each of the last actions: they may be undone. */
export interface Lately {
  readonly at: Happenings;
  readonly before: readonly { readonly view: View; readonly at: Happenings }[];
}

export interface Model {
  readonly context: Context;
  readonly size: Size;
  /** Rows of the screen's side, frame and all, in which somebody else writes: a server, of other tables. */
  readonly asideRows: number;
  readonly view: View;
  /** The question to a person here; null while others think and when the game is over. */
  readonly decision: Decision | null;
  /** Actions that the asked person can take back now. */
  readonly undoable: number;
  readonly stage: Stage;
  /** The chosen item of the prompt's list. */
  readonly cursor: number;
  /** The item that a click has chosen in this list: another click takes it. */
  readonly clicked: string | null;
  /** Text of the filter; null when it is closed. */
  readonly filter: string | null;
  readonly focus: 'list' | 'map';
  readonly pane: Pane | null;
  /** First line shown of a pane that is longer than its room. */
  readonly scroll: number;
  /** The setting that is chosen while their page is open. */
  readonly setting: SettingId;
  readonly confirm: Confirm | null;
  readonly auto: Auto | null;
  /** The person who has confirmed to sit at the keyboard, so that secrets may be shown. */
  readonly revealed: Seat | null;
  readonly lastAttack: { readonly from: PlaceId; readonly to: PlaceId } | null;
  readonly lastPlaced: TerritoryId | null;
  readonly lastRoll: Roll | null;
  /** What a game of the day came to, in lines to paste; null before it is over, and for other games. */
  readonly result: readonly string[] | null;
  /** Dice that have not come to rest yet. */
  readonly tumble: Tumble | null;
  readonly flash: ReadonlyMap<number, 'hit' | 'captured'>;
  readonly log: readonly LogLine[];
  /** Lines that were ever told: those that the log no longer has among them. */
  readonly logged: number;
  /** The game so far, looked back on; of a recorded game all of it. */
  readonly chronicle: Chronicle;
  /** What could have been done: in a recorded game, while that is shown; `missed` null while it is looked for. */
  readonly review: { readonly missed: readonly Missed[] | null } | null;
  /** Which of its turning points, or of what was missed, is chosen; null while none is. */
  readonly moment: number | null;
  /** Null while nobody is coached. */
  readonly coach: Coach | null;
  readonly lately: Lately;
  /** Null while nothing is looked at. */
  readonly looking: Looking | null;
  /** What was taken from whom since the loser's last turn. */
  readonly recap: readonly { readonly seat: Seat; readonly territory: TerritoryId }[];
  /** Territories of each seat after each round, and who was eliminated when, and by whom. */
  readonly course: Course;
  /** Dice of each seat: how many, and their sum. */
  readonly luck: readonly { readonly dice: number; readonly pips: number }[];
  /** What the strongest bot would do; it counts while its question is open. */
  readonly hint: Hint | null;
  /** One line that answers a key that could do nothing. */
  readonly notice: string | null;
  readonly colourBy: 'owner' | 'region';
  /** The map is looked at from near: a part of it, about what is chosen. */
  readonly isZoomed: boolean;
  readonly table: TableView;
  readonly speed: Speed;
  readonly paused: boolean;
  /** Null while a game is played. */
  readonly replay: Replay | null;
}

export const newModel = (context: Context, size: Size, view: View): Model => ({
  context,
  size,
  asideRows: 0,
  view,
  decision: null,
  undoable: 0,
  stage: { at: 'list', path: [] },
  cursor: 0,
  clicked: null,
  filter: null,
  focus: 'list',
  pane: null,
  scroll: 0,
  setting: 'ground',
  confirm: null,
  auto: null,
  revealed: null,
  lastAttack: null,
  lastPlaced: null,
  lastRoll: null,
  result: null,
  tumble: null,
  flash: new Map(),
  log: [],
  logged: 0,
  chronicle: newChronicle(view.seats.length),
  review: null,
  moment: null,
  coach: null,
  lately: { at: new Map(), before: [] },
  looking: null,
  recap: [],
  course: { held: [], fallen: [] },
  luck: view.seats.map(() => ({ dice: 0, pips: 0 })),
  hint: null,
  notice: null,
  colourBy: 'owner',
  isZoomed: false,
  table: { order: 'region', of: null },
  speed: context.animate ? (context.pace ?? 'normal') : 'instant',
  paused: false,
  replay: null,
});
