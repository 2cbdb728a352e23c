// What is open on the screen: a game or a replay, one at a time.
import { basename } from 'node:path';
import type { Chance, Rules, Seat, SeatInfo } from '../../core/index.js';
import type { Audience } from '../../narration/audience.js';
import { wordsOf } from '../../narration/words.js';
import type { Move, RecordFile } from '../../table/diskRecord.js';
import type { SeatDriver } from '../../table/driver.js';
import type { RoomDoor } from '../../table/room.js';
import { type Language, plainText } from '../../text/index.js';
import { just } from '../change/answers.js';
import type { ScreenSettings } from '../menu/screenSettings.js';
import type { Context, Model, Size } from '../model.js';
import type { Calm } from './calm.js';
import type { PastStep } from './film.js';
import { type Session, type SessionOptions, startSession } from './gameSession.js';
import { type Recorded, startViewer } from './viewer.js';

/** Seats that other programs play. */
export interface OutsideSeats {
  driver(seat: Seat): SeatDriver | null;
  /** Tells `listener` from now on when one of them fails. */
  onTold(listener: (sentence: string) => void): void;
  close(): void;
}

/** What a screen is told of a game. */
interface Played {
  readonly rules: Rules;
  readonly seats: readonly SeatInfo[];
  /** Known to whoever opens it on this machine; null where it is a secret of the table. */
  readonly seed: string | null;
}

/** A game to be played: new, or going on from a record; a room of one's own, or one that others have joined already. */
export interface OpenGame extends Played {
  /** Null where it is a secret of the table. */
  readonly chance: Chance | null;
  readonly room: RoomDoor;
  /** The seats that are played here, and whose eyes they are played with. */
  readonly audience: Audience;
  readonly past: readonly PastStep[];
  readonly record: RecordFile | null;
  readonly placeForMe: boolean;
  /** A game to learn by. */
  readonly isLesson?: boolean;
  /** Seats that other programs play, and where what becomes of them is said; absent where there are none. */
  readonly outside?: OutsideSeats | null;
  /** What to type in the shell to come back to it; null where it is not recorded. A record may move while it is played. */
  commands(): Pick<Context, 'resumeCommand' | 'replayCommand'>;
  /** What it came to, in lines to paste, once it is over; absent where nobody compares results. */
  readonly result?: (language: Language) => readonly string[] | null;
  /** Writes that into a file, or compares the record with the game of its day; gives what the player is told of it. */
  readonly withResult?: (what: 'keep' | 'verify', language: Language) => string;
  /** Called when this screen has left the room for good; whoever has it for themselves closes it. */
  left(): void;
}

/** What kind of screen it is on. */
export type Look = Pick<Context, 'ascii' | 'cells' | 'light' | 'depth' | 'animate' | 'tumbles' | 'pace'>;

export interface OpenedOptions {
  look(): Look;
  settings(): ScreenSettings | null;
  /** Takes other settings over; gives how things look by them. */
  set(settings: ScreenSettings): Look;
  readonly calm: Calm | null;
  size(): Size;
  /** `game` is null where a record is looked at. */
  show(model: Model, game: OpenGame | null): void;
  leave: SessionOptions['leave'];
  /** The game cannot be written down, or the program is at fault. */
  fail(error: unknown): void;
  readonly report?: ((game: OpenGame, model: Model) => string) | undefined;
  /** Puts a text into the clipboard; absent where there is none to be reached. */
  readonly copy?: ((text: string) => void) | undefined;
}

export interface Opened {
  /** The game that is being played; null for a replay, and where nothing is open. */
  game(): OpenGame | null;
  session(): Session | null;
  /** `notice`: a sentence that its screen begins with. */
  play(game: OpenGame, language: Language, notice?: string | null): void;
  watch(recorded: Recorded, language: Language): void;
  /** Leaves what is open, and keeps it on the screen: nothing goes on there any more. */
  leave(): void;
  /** Ends what is open; its record can be resumed. */
  close(): void;
}

/** Said at once, and for as long as the game is open: its record lies elsewhere. */
const afterMove = (model: Model, { why, from, to }: Move, game: OpenGame): Model => {
  const { context } = model;
  const said = context.words.m.recordMoves[why];
  const notice = said(plainText(basename(from)), plainText(basename(to)));
  return { ...model, notice, context: { ...context, ...game.commands() } };
};

/** Lets go of a game that was opened and will not be shown. */
export const abandon = (game: OpenGame): void => {
  game.left();
  game.record?.close();
};

export const createOpened = (options: OpenedOptions): Opened => {
  let game: OpenGame | null = null;
  let session: Session | null = null;

  const contextOf = ({ rules, seats, seed }: Played, language: Language) => ({
    seats,
    seed,
    words: wordsOf(rules, seats, language),
    ...options.look(),
    settings: null,
    resumeCommand: null,
    replayCommand: null,
  });

  const leave = (): void => {
    session?.stop();
    game?.left();
  };

  return {
    game: () => game,
    session: () => session,
    play: (next, language, notice = null) => {
      game = next;
      const begun = startSession({
        ...next,
        notice,
        size: options.size(),
        calm: options.calm,
        context: { ...contextOf(next, language), ...next.commands(), settings: options.settings() },
        set: options.set,
        show: (model) => options.show(model, next),
        leave: options.leave,
        report: options.report && ((model) => options.report?.(next, model) ?? ''),
        result: (what, model) => {
          const { daily } = model.context.words.m;
          if (what !== 'copy') return next.withResult?.(what, language) ?? daily.cannot;
          if (options.copy === undefined || model.result === null) return daily.cannot;
          options.copy(model.result.join('\n'));
          return daily.copied;
        },
      });
      session = begun;
      const told = (): void => {
        const result = next.result?.(language) ?? null;
        if (result !== null) begun.act((model) => just({ ...model, result }));
      };
      begun.done.then(told, () => {});
      begun.done.catch(options.fail).finally(() => next.outside?.close());
      next.outside?.onTold((sentence) => begun.act((model) => just({ ...model, notice: sentence })));
      next.record?.onMoved((move) => begun.act((model) => just(afterMove(model, move, next))));
    },
    watch: (recorded, language) => {
      const begun = startViewer({
        ...recorded,
        size: options.size(),
        context: { ...contextOf(recorded, language), tumbles: false },
        show: (model) => options.show(model, null),
        leave: options.leave,
      });
      session = begun;
      begun.done.catch(options.fail);
    },
    leave,
    close: () => {
      leave();
      game?.record?.close();
      session = null;
      game = null;
    },
  };
};
