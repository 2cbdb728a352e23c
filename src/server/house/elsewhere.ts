// Who is in the house by other doors: each process tells the others of its own people, and is forgotten when it falls silent.
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { GameId, PlayerId, Store } from '../../store/index.js';
import type { OnError, Whereabouts } from './types.js';

/** Somebody who is here. */
export interface Present {
  readonly id: PlayerId;
  readonly name: string;
  readonly isGuest: boolean;
  readonly where: Whereabouts;
  /** By this door. */
  readonly sessions: number;
}

/** How often a process shows that it is there, and after how long a silence it is not, in milliseconds. */
const ALIVE_EVERY = 5000;
const SILENT = 16_000;
/** People told of in one message. */
const AT_ONCE = 25;
const TOPIC = 'people';

const ID = v.pipe(v.number(), v.integer(), v.minValue(1));
const PRESENT = v.object({
  id: ID,
  name: v.pipe(v.string(), v.maxLength(200)),
  isGuest: v.boolean(),
  where: v.object({ at: v.picklist(['lobby', 'table', 'watch']), table: v.nullable(ID) }),
  // The version before said nothing of it.
  sessions: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
});
const FROM = { from: v.string() };
const MESSAGE = v.variant('do', [
  /** A process that has just come asks who is here. */
  v.object({ do: v.literal('who'), ...FROM }),
  v.object({ do: v.literal('here'), ...FROM, people: v.array(PRESENT) }),
  v.object({ do: v.literal('gone'), ...FROM, id: ID }),
  v.object({ do: v.literal('alive'), ...FROM }),
  v.object({ do: v.literal('bye'), ...FROM }),
]);
type Message = v.InferOutput<typeof MESSAGE>;

export interface Elsewhere {
  /** One for each person and process. */
  all(): readonly Present[];
  isHere(id: PlayerId): boolean;
  sessions(id: PlayerId): number;
  watching(game: GameId): number;
  /** Other processes that are there. */
  processes(): number;
  /** Tells the others where a person of ours is now; null: gone. */
  tell(id: PlayerId, present: Present | null): void;
  hear(topic: string, text: string): void;
  /** Something may have been missed: all tell again who is with them. */
  doubt(): void;
  stop(): void;
}

export interface ElsewhereOptions {
  readonly store: Store;
  /** Those who are here by our own door. */
  ours(): readonly Present[];
  changed(people: readonly Present[]): void;
  readonly onError: OnError;
}

interface Process {
  heard: number;
  people: Map<PlayerId, Present>;
}

export const createElsewhere = ({ store, ours, changed, onError }: ElsewhereOptions): Elsewhere => {
  const from = randomUUID();
  const processes = new Map<string, Process>();
  let everybody: readonly Present[] | null = null;
  let watchers = new Map<GameId, number>();

  const say = (message: Message): void => {
    store.say(TOPIC, JSON.stringify(message)).catch((error: unknown) => onError(error, 'presence'));
  };
  const sayAll = (): void => {
    const people = [...ours()];
    do say({ do: 'here', from, people: people.splice(0, AT_ONCE) });
    while (people.length > 0);
  };
  const forget = (id: string): void => {
    const gone = processes.get(id);
    if (gone === undefined) return;
    processes.delete(id);
    everybody = null;
    changed([...gone.people.values()]);
  };
  const processOf = (id: string): Process => {
    const there = processes.get(id);
    if (there !== undefined) return there;
    const made: Process = { heard: performance.now(), people: new Map() };
    processes.set(id, made);
    return made;
  };
  const put = (process: Process, people: readonly Present[]): void => {
    const before = people.flatMap(({ id }) => process.people.get(id) ?? []);
    for (const each of people) process.people.set(each.id, each);
    everybody = null;
    if (people.length > 0) changed([...before, ...people]);
  };
  const drop = (process: Process, id: PlayerId): void => {
    const was = process.people.get(id);
    if (was === undefined) return;
    process.people.delete(id);
    everybody = null;
    changed([was]);
  };

  const alive = setInterval(() => {
    say({ do: 'alive', from });
    for (const [id, { heard }] of [...processes]) if (performance.now() - heard > SILENT) forget(id);
  }, ALIVE_EVERY);
  alive.unref();
  say({ do: 'who', from });

  const messageIn = (text: string): Message | null => {
    try {
      const read = v.safeParse(MESSAGE, JSON.parse(text));
      return read.success ? read.output : null;
    } catch {
      return null;
    }
  };
  const all = (): readonly Present[] => {
    if (everybody !== null) return everybody;
    everybody = [...processes.values()].flatMap(({ people }) => [...people.values()]);
    watchers = new Map();
    for (const { where } of everybody) {
      if (where.at === 'watch' && where.table !== null) watchers.set(where.table, (watchers.get(where.table) ?? 0) + 1);
    }
    return everybody;
  };

  return {
    all,
    isHere: (id) => [...processes.values()].some(({ people }) => people.has(id)),
    sessions: (id) => [...processes.values()].reduce((sum, { people }) => sum + (people.get(id)?.sessions ?? 0), 0),
    watching: (game) => {
      all();
      return watchers.get(game) ?? 0;
    },
    processes: () => processes.size,
    tell: (id, present) => say(present === null ? { do: 'gone', from, id } : { do: 'here', from, people: [present] }),
    hear: (topic, text) => {
      const message = topic === TOPIC ? messageIn(text) : null;
      if (message === null || message.from === from) return;
      if (message.do === 'bye') return forget(message.from);
      const isNew = !processes.has(message.from);
      const process = processOf(message.from);
      process.heard = performance.now();
      if (message.do === 'who') sayAll();
      else if (message.do === 'here') put(process, message.people);
      else if (message.do === 'gone') drop(process, message.id);
      // One that we had taken for gone, or never heard of.
      else if (isNew) say({ do: 'who', from });
    },
    doubt: () => {
      for (const id of [...processes.keys()]) forget(id);
      say({ do: 'who', from });
      sayAll();
    },
    stop: () => {
      clearInterval(alive);
      say({ do: 'bye', from });
    },
  };
};
