// One table in this process: a replica of its game in a room, with its clock. Who sits at it comes and goes.
import { botStream, LEVELS, type LevelId, USUAL_LEVEL } from '../../bots/index.js';
import {
  type Chance,
  countTerritories,
  type Decision,
  hash,
  pointsOf,
  type Seat,
  type View,
  view as viewOf,
} from '../../core/index.js';
import type { Progress } from '../../store/index.js';
import { botDriver } from '../../table/driver.js';
import type { Guest } from '../../table/guest.js';
import { Room } from '../../table/room.js';
import type { Done, Update } from '../../table/table.js';
import {
  asked,
  expired,
  idle,
  isOver,
  isStoodIn,
  isTimeUp,
  letPlay,
  newClock,
  present,
  shifted,
  type TableClock,
  waitFor,
} from '../clock.js';
import { finish, storeLog } from '../gameLog.js';
import { botOf } from '../setup.js';
import { createVotes, type Request } from '../votes.js';
import { answerFor, middling } from './away.js';
import { MOST_PAST, type Replayed, recordOf, replayed } from './replayed.js';
import type { ServerTable, TableNews, TableOptions, Visitor } from './types.js';

/** A position that was reached already; `lines` of its record are in the store. */
export interface Begun extends Replayed {
  /** Of the dice; null where they are not sealed. */
  readonly secret: string | null;
  /** What lists showed of it last: the open question may be older than this process. */
  readonly last: Progress | null;
}

/** How long after a write that failed the room is opened anew, in milliseconds. */
const REOPEN_AFTER = 2000;

export const startTable = (options: TableOptions, chance: Chance, begun: Begun): ServerTable => {
  const { store, game } = options;
  const { rules } = begun;
  const visitors = new Set<Visitor>();
  const persons = game.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i as Seat] : []));
  let clock = newClock(game.clock, game.seats.length);
  let view: View;
  let past = begun.past;
  let isClosed = false;
  /** Whether bots and the clock are played here. */
  let isOurs = false;
  let overTold = begun.timeline.state.outcome !== null;
  let reopening: NodeJS.Timeout | undefined;

  const tell = (news: TableNews): void => {
    for (const visitor of [...visitors]) visitor.news(news);
  };

  const bot = (id: LevelId, seat: Seat, from: number) => botDriver(LEVELS[id](rules), botStream(chance, seat, from));

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

  /** Keeps what has happened, so that whoever comes later finds the log as the others have it. */
  const chronicler: Guest = {
    ...{ viewer: 'omniscient', seats: [], asked: () => {}, withdrawn: () => {}, failed: () => {} },
    update: ({ events, undone }) => {
      const { state, decision } = room.moment;
      past = [...past, { state, decision, events, undone }].slice(-MOST_PAST);
    },
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
      drives: isOurs,
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
      const read = replayed(game, recordOf(game, await store.lines(game.id, 0)), chance);
      past = read.past;
      room = openRoom(read.timeline, read.lines);
      view = room.join(guest).view;
      room.join(chronicler);
      void room.start();
      for (const seat of persons) if (isStoodIn(clock, seat)) void occupyByBot(seat);
      for (const visitor of [...visitors]) visitor.rejoin();
      void room.readOn(); // what was written since
      tell({ type: 'clock' });
      answerLate();
    } catch (error) {
      options.onError(error);
      reopening = setTimeout(() => void reopen(), REOPEN_AFTER);
    }
  };

  const occupyByBot = (seat: Seat): Promise<Done> =>
    room.occupy(seat, middling(rules, chance, seat, room.moment.state.actions));

  let room = openRoom(begun.timeline, begun.lines);
  view = room.join(guest).view;
  room.join(chronicler);
  void room.start();
  onQuestion(room.moment.decision);
  for (const seat of begun.last?.standIns ?? []) {
    clock = letPlay(clock, seat, store.now());
    void occupyByBot(seat as Seat);
  }

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

  /** What other replicas say of the clock. */
  const setMissed = (missed: readonly number[]): void => {
    if (missed.length !== clock.missed.length) return;
    const before = persons.filter((seat) => isStoodIn(clock, seat));
    setClock({ ...clock, missed });
    for (const seat of persons) {
      const isNow = isStoodIn(clock, seat);
      if (isNow !== before.includes(seat)) void (isNow ? occupyByBot(seat) : room.occupy(seat, null));
    }
  };
  /** Answers for whoever's time is over: told just now, or to a process that is gone, or while nothing could be written. */
  const answerLate = (): void => {
    const { question } = clock;
    if (!isOurs || question === null || !isTimeUp(clock)) return;
    if (persons.includes(question.seat as Seat) && !isStoodIn(clock, question.seat)) {
      void answerFor(rules, chance, room, question.seat as Seat).catch(options.onError);
    }
  };
  const timeUp = (seat: Seat, missed: readonly number[]): void => {
    const isAsked = clock.question?.seat === seat;
    setClock({ ...clock, missed, ...(isAsked ? { deadline: null } : {}) });
    tell({ type: 'timeUp', seat });
    if (isStoodIn(clock, seat)) {
      tell({ type: 'standsIn', seat });
      void occupyByBot(seat);
    } else if (isAsked) answerLate();
  };
  const back = (seat: Seat): void => {
    const wasStoodIn = isStoodIn(clock, seat);
    setClock(present(clock, seat));
    if (!wasStoodIn) return;
    tell({ type: 'back', seat });
    void room.occupy(seat, null).then(() => onQuestion(room.moment.decision));
  };
  const sayClock = (): void => {
    const { missed, waitedFor, since, deadline, question } = clock;
    options.say({ do: 'clock', missed, waitedFor, since, deadline, asked: question?.seat ?? null });
  };

  const table: ServerTable = {
    id: game.id,
    rules,
    seats: game.seats,
    seatInfos: begun.seats,
    viewFor: (viewer) => viewOf(rules, room.moment, viewer),
    vote: (seat, request) => options.say({ do: 'vote', seat, request }),
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
    get isIdle() {
      return visitors.size === 0;
    },
    visit: (visitor) => {
      visitors.add(visitor);
      return () => visitors.delete(visitor);
    },
    join: (visitor) => room.join(visitor),
    isBack: (seat) => {
      if ((clock.missed[seat] ?? 0) > 0) options.say({ do: 'back', seat });
    },
    tick: (now, jump) => {
      if (isClosed || !isOurs) return;
      if (jump !== 0) setClock(shifted(clock, jump));
      if (!isOver(clock, now) || clock.question === null) return;
      const { seat } = clock.question;
      const { missed } = expired(clock);
      setClock({ ...clock, deadline: null });
      options.say({ do: 'timeUp', seat, missed });
    },
    drive: (ours) => {
      if (isClosed || isOurs === ours) return;
      isOurs = ours;
      void room.drive(ours);
      if (!ours) return;
      options.onProgress(progressOf());
      sayClock();
      answerLate();
    },
    readOn: (n) => {
      if (!isClosed) void room.readOn(n);
    },
    hear: (message) => {
      if (isClosed) return;
      switch (message.do) {
        case 'vote':
          return vote(message.seat, message.request);
        case 'back':
          return back(message.seat as Seat);
        case 'timeUp':
          return timeUp(message.seat as Seat, message.missed);
        case 'joined':
          if (isOurs) sayClock();
          return;
        case 'clock': {
          if (isOurs) return;
          const { missed, waitedFor, since, deadline, asked: seat } = message;
          setMissed(missed);
          const isSame = seat !== null && clock.question?.seat === seat;
          return setClock({ ...clock, waitedFor, ...(isSame ? { since, deadline } : {}) });
        }
      }
    },
    finish: async () => {
      const { state } = room.moment;
      if (state.outcome === null) return;
      const end = { outcome: state.outcome, hash: hash(state) };
      await finish(store, game.id, await store.lines(game.id, 0), begun.secret, end);
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
