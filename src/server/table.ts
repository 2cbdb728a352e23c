// One table in this process: a replica of its game in a room, with its clock. Who sits at it comes and goes.
import { botStream, LEVELS, type LevelId, USUAL_LEVEL } from '../bots/index.js';
import {
  type Action,
  type Chance,
  chanceIn,
  countTerritories,
  type Decision,
  type GameRecord,
  hash,
  pointsOf,
  type Rules,
  replay,
  type Seat,
  type SeatInfo,
  type Step,
  type View,
  type Viewer,
  view as viewOf,
} from '../core/index.js';
import type { Game, GameId, Progress, Store } from '../store/index.js';
import { botDriver } from '../table/driver.js';
import { type Guest, type Place, Room } from '../table/room.js';
import type { Done, Update } from '../table/table.js';
import {
  asked,
  expired,
  idle,
  isOver,
  isStoodIn,
  letPlay,
  newClock,
  present,
  shifted,
  type TableClock,
  waitFor,
} from './clock.js';
import { finish, recordIn, storeLog } from './gameLog.js';
import { botOf } from './setup.js';
import { createVotes, type Request } from './votes.js';

/** Steps of the game so far that a newcomer's log begins with. */
const MOST_PAST = 60;

export type PastStep = Step & { readonly undone: boolean };

/** What those at a table are told beside the game. */
export type TableNews =
  | { readonly type: 'timeUp' | 'standsIn' | 'back'; readonly seat: number }
  /** Somebody asks for something; so many of so many agree. */
  | {
      readonly type: 'asked';
      readonly seat: number;
      readonly request: Request;
      readonly votes: number;
      readonly of: number;
    }
  | { readonly type: 'clock' | 'over' }
  /** The game was ended before its end: by all who play it, or by the house. The table is closed. */
  | { readonly type: 'abandoned' | 'closed' }
  /** The store could not be written to: the room was opened anew, at the same question. */
  | { readonly type: 'reopened' };

export interface TableOptions {
  readonly store: Store;
  readonly game: Game;
  /** Whether the person of that seat is in the house. */
  isHere(seat: number): boolean;
  /** All players have agreed to end the game. */
  onAbandoned(): void;
  /** Told of a game that is over, once. */
  onOver(view: View): void;
  onProgress(progress: Progress): void;
  onLine(ms: number): void;
  onError(error: unknown): void;
}

/** Somebody at the table: told of news, and joined to whatever room it has now. */
export interface Visitor {
  news(news: TableNews): void;
  /** The room is another one: join it. */
  rejoin(): void;
}

export interface ServerTable {
  readonly id: GameId;
  readonly rules: Rules;
  readonly seats: Game['seats'];
  readonly seatInfos: readonly SeatInfo[];
  readonly past: readonly PastStep[];
  readonly clock: TableClock;
  readonly room: Room;
  readonly view: View;
  readonly isOver: boolean;
  viewFor(viewer: Viewer): View;
  /** What the person of `seat` asks the others for; it is done once all of them who are here agree. */
  vote(seat: number, request: Request): void;
  visit(visitor: Visitor): () => void;
  join(guest: Guest): Place;
  /** The person of `seat` has pressed a key that means them: a bot that plays on gives the seat back. */
  isBack(seat: number): void;
  tick(now: number, jump: number): void;
  /** Nothing is played here any more; `why` is told to those who are at it. */
  close(why?: 'abandoned' | 'closed'): Promise<void>;
}

/** Thrown where a game in the store cannot be played by this process. */
export class Unplayable extends Error {}

/** The dice of the game, with their secret: from the store, or from the record of a game that is over. */
const chanceOf = async (store: Store, game: Game, record: GameRecord): Promise<Chance> => {
  const secret = record.secret ?? (await store.secret(game.id));
  const found = chanceIn(secret === null ? record : { ...record, secret });
  if (!found.ok) throw new Unplayable(`the dice of game ${game.id}: ${found.error.code}`);
  return found.value;
};

/** The least that can be answered: nothing to a reaction, the fewest armies moved in. Null where a bot has to think. */
const leastAnswer = (decision: Decision): Action | null => {
  if (decision.kind === 'react') return { type: 'choose', offer: 'noReaction', values: {} };
  return decision.kind === 'moveIn' ? { type: 'moveIn', count: decision.min } : null;
};

export const openTable = async (options: TableOptions): Promise<ServerTable> => {
  const { store, game } = options;
  const lines = await store.lines(game.id, 0);
  const record = recordIn(lines);
  if (record === null) throw new Unplayable(`the record of game ${game.id} cannot be read`);
  const chance = await chanceOf(store, game, record);
  const past: PastStep[] = [];
  const played = replay({ ...record, header: { ...record.header, chance }, end: null }, (step, n) => {
    const entry = record.entries[n];
    past.push({ ...step, undone: entry !== undefined && 'undo' in entry });
    if (past.length > MOST_PAST) past.shift();
  });
  if (!played.ok) throw new Unplayable(`game ${game.id}: ${JSON.stringify(played.error)}`);
  const { rules, timeline } = played.value;
  const secret = chance.dice === 'sealed' ? chance.secret : null;
  const { state } = timeline;
  if (state.outcome !== null)
    await finish(store, game.id, lines, secret, { outcome: state.outcome, hash: hash(state) });
  const last = game.progress;
  const { seats } = record.header;
  return startTable(options, rules, chance, { timeline, lines: record.entries.length + 1, past, secret, last, seats });
};

export interface Begun {
  readonly timeline: ConstructorParameters<typeof Room>[0]['timeline'];
  readonly lines: number;
  readonly past: PastStep[];
  readonly secret: string | null;
  readonly last: Progress | null;
  readonly seats: readonly SeatInfo[];
}

/** How long after a write that failed the room is opened anew, in milliseconds. */
const REOPEN_AFTER = 2000;

/** A table at a position that was reached already; `lines` of its record are in the store. */
export const startTable = (options: TableOptions, rules: Rules, chance: Chance, begun: Begun): ServerTable => {
  const { store, game } = options;
  const visitors = new Set<Visitor>();
  const persons = game.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i as Seat] : []));
  let clock = newClock(game.clock, game.seats.length);
  let view: View;
  let past = begun.past;
  let isClosed = false;
  let overTold = begun.timeline.state.outcome !== null;
  let reopening: NodeJS.Timeout | undefined;

  const tell = (news: TableNews): void => {
    for (const visitor of [...visitors]) visitor.news(news);
  };

  const bot = (id: LevelId, seat: Seat, from: number) => botDriver(LEVELS[id](rules), botStream(chance, seat, from));
  /** A bot of middling level answers for who is away. */
  const middling = (seat: Seat, from: number) => botDriver(LEVELS.corporal(rules), botStream(chance, seat, from));

  const progressOf = (): Progress => ({
    round: view.turn.round,
    rounds: rules.profile.rounds ?? rules.setup.options.rounds,
    asked: view.waitingFor?.seat ?? null,
    kind: view.waitingFor?.kind ?? '',
    since: clock.since,
    deadline: clock.deadline,
    scores: game.seats.map((_, seat) =>
      view.napoleon ? pointsOf(view, seat as Seat) : countTerritories(view, seat as Seat),
    ),
    owners: view.owner.map((owner) => owner ?? -1),
    standIns: persons.filter((seat) => isStoodIn(clock, seat)),
  });

  const setClock = (next: TableClock): void => {
    if (next === clock) return;
    clock = next;
    options.onProgress(progressOf());
    tell({ type: 'clock' });
  };

  let lastAsked: Decision | null = null;
  let number = 0;
  /** The question that is open now, for the clock. The first one after a start may be older than this process. */
  let resumed: Progress | null = begun.last;
  const onQuestion = (decision: Decision | null): void => {
    const now = store.now();
    if (decision === null) {
      setClock(idle(clock));
      return;
    }
    const { seat, kind } = decision;
    if (decision !== lastAsked) number++;
    lastAsked = decision;
    const isPerson = persons.includes(seat) && !isStoodIn(clock, seat);
    const since = resumed !== null && resumed.asked === seat ? resumed.since : now;
    resumed = null;
    setClock(asked(clock, { number, seat, kind }, isPerson, since));
  };

  const guest: Guest = {
    viewer: 'spectator',
    seats: [],
    update: (update: Update) => {
      view = update.view;
      onQuestion(room.moment.decision);
      options.onProgress(progressOf());
      if (view.outcome !== null && !overTold) {
        overTold = true;
        options.onOver(view);
        tell({ type: 'over' });
      }
    },
    asked: () => {},
    withdrawn: () => {},
    failed: options.onError,
  };

  const openRoom = (timeline: Begun['timeline'], lines: number): Room => {
    const opened = new Room({
      rules,
      timeline,
      log: storeLog(store, game.id, begun.secret, options.onLine),
      lines,
      drivers: game.seats.map((seat, i) =>
        seat.kind === 'bot' ? bot(botOf(seat.bot), i as Seat, timeline.state.actions) : null,
      ),
      standIn: (seat, from) => bot(USUAL_LEVEL, seat, from),
      pace: { speed: 'fast', paused: false },
    });
    opened.done.catch((error: unknown) => {
      if (isClosed) return;
      options.onError(error);
      tell({ type: 'reopened' });
      reopening = setTimeout(() => void reopen(), REOPEN_AFTER);
    });
    return opened;
  };

  /** After a write that failed: the lines that count are read again, and play goes on where they end. */
  const reopen = async (): Promise<void> => {
    if (isClosed) return;
    try {
      const record = recordIn(await store.lines(game.id, 0));
      if (record === null) throw new Unplayable(`game ${game.id}`);
      const steps: PastStep[] = [];
      const played = replay({ ...record, header: { ...record.header, chance }, end: null }, (step) => {
        steps.push({ ...step, undone: false });
        if (steps.length > MOST_PAST) steps.shift();
      });
      if (!played.ok) throw new Unplayable(JSON.stringify(played.error));
      past = steps;
      room = openRoom(played.value.timeline, record.entries.length + 1);
      view = room.join(guest).view;
      void room.start();
      for (const seat of persons) if (isStoodIn(clock, seat)) void occupyByBot(seat);
      for (const visitor of [...visitors]) visitor.rejoin();
      tell({ type: 'clock' });
    } catch (error) {
      options.onError(error);
      reopening = setTimeout(() => void reopen(), REOPEN_AFTER);
    }
  };

  const occupyByBot = (seat: Seat): Promise<Done> => room.occupy(seat, middling(seat, room.moment.state.actions));

  let room = openRoom(begun.timeline, begun.lines);
  view = room.join(guest).view;
  void room.start();
  onQuestion(room.moment.decision);
  for (const seat of begun.last?.standIns ?? []) {
    clock = letPlay(clock, seat, store.now());
    void occupyByBot(seat as Seat);
  }

  /** A bot answers the open question of `seat`, and that one alone. */
  const answerFor = async (seat: Seat): Promise<void> => {
    const { decision, state } = room.moment;
    if (decision === null || decision.seat !== seat) return;
    try {
      const seen = viewOf(rules, room.moment, seat);
      const action =
        leastAnswer(decision) ??
        (await middling(seat, state.actions).decide(seen, decision, new AbortController().signal));
      await room.answer(seat, decision, action);
    } catch (error) {
      options.onError(error);
    }
  };

  const votes = createVotes();
  const vote = (seat: number, request: Request): void => {
    const present = persons.filter((other) => other === seat || options.isHere(other));
    const away = clock.question?.seat;
    // Whoever is waited for has no say in what is done about it.
    const of = request === 'abandon' ? persons.length : Math.max(1, present.filter((other) => other !== away).length);
    const count = votes.add(seat, request, request === 'abandon' ? 'game' : `${away}`);
    tell({ type: 'asked', seat, request, votes: count, of });
    if (count < of) return;
    votes.clear(request);
    if (request === 'abandon') options.onAbandoned();
    else if (away !== undefined && persons.includes(away as Seat)) {
      setClock(request === 'wait' ? waitFor(clock, away) : letPlay(clock, away, store.now()));
    }
  };

  const table: ServerTable = {
    id: game.id,
    rules,
    seats: game.seats,
    seatInfos: begun.seats,
    viewFor: (viewer) => viewOf(rules, room.moment, viewer),
    vote: (seat, request) => vote(seat, request),
    get past() {
      return past;
    },
    get clock() {
      return clock;
    },
    get room() {
      return room;
    },
    get view() {
      return view;
    },
    get isOver() {
      return view.outcome !== null;
    },
    visit: (visitor) => {
      visitors.add(visitor);
      return () => visitors.delete(visitor);
    },
    join: (visitor) => room.join(visitor),
    isBack: (seat) => {
      const wasStoodIn = isStoodIn(clock, seat);
      setClock(present(clock, seat));
      if (!wasStoodIn) return;
      tell({ type: 'back', seat });
      void room.occupy(seat as Seat, null).then(() => onQuestion(room.moment.decision));
    },
    tick: (now, jump) => {
      if (isClosed) return;
      if (jump !== 0) setClock(shifted(clock, jump));
      if (!isOver(clock, now) || clock.question === null) return;
      const seat = clock.question.seat as Seat;
      setClock(expired(clock));
      tell({ type: 'timeUp', seat });
      if (isStoodIn(clock, seat)) {
        tell({ type: 'standsIn', seat });
        void occupyByBot(seat);
      } else void answerFor(seat);
    },
    close: async (why) => {
      isClosed = true;
      clearTimeout(reopening);
      await room.close();
      if (why !== undefined) tell({ type: why });
    },
  };
  return table;
};
