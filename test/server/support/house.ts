// A house without a street: people, a folder store whose disk can fill, and a clock that the test moves.
import { mkdtempSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOTS, botStream } from '../../../src/bots/index.js';
import type { Pack, Seat } from '../../../src/core/index.js';
import { type House, openHouse } from '../../../src/server/house/index.js';
import { enrolKey } from '../../../src/server/identity.js';
import { DEFAULT_LIMITS, type Limits } from '../../../src/server/limits.js';
import { type Form, forPeople } from '../../../src/server/lobby/form.js';
import type { ServerTable } from '../../../src/server/table/types.js';
import { type Disk, type Game, openFolderStore, type Player, type Store } from '../../../src/store/index.js';

export interface TestHouse {
  readonly house: House;
  readonly store: Store;
  readonly data: string;
  readonly people: readonly Player[];
  /** What went wrong, as the log would have it. */
  readonly errors: string[];
  /** From now on nothing can be written, or everything again. */
  fill(isFull: boolean): void;
  /** Moves the clock of the games. */
  wait(ms: number): void;
  /** The process ends, and another goes on with the store; whoever was here comes back. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const SPACE = 3;

export const startHouse = async (
  names: readonly string[],
  limits: Partial<Limits> = {},
  packs: readonly Pack[] = [],
): Promise<TestHouse> => {
  const data = mkdtempSync(join(tmpdir(), 'risk-house-'));
  const errors: string[] = [];
  let offset = 0;
  let isFull = false;
  // A full disk often takes the beginning of what is written.
  const disk: Disk = {
    write: (fd, bytes, at) => {
      if (!isFull) return writeSync(fd, bytes, at);
      if (at === 0 && bytes.length > SPACE) return writeSync(fd, bytes, 0, SPACE);
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    },
  };
  const store = openFolderStore({ path: data, now: () => Date.now() + offset, disk });
  const open = (): Promise<House> =>
    openHouse({
      store,
      limits: { ...DEFAULT_LIMITS, ...limits },
      name: 'risk.example.org',
      packs,
      isAdmin: () => false,
      onError: (error, what) => errors.push(`${what}: ${error instanceof Error ? error.message : error}`),
    });
  let house = await open();
  const people: Player[] = [];
  for (const name of names) {
    const enrolled = await enrolKey(store, name, `SHA256:${name}`);
    if (!enrolled.ok) throw new Error(enrolled.fault);
    people.push(enrolled.player);
    house.enter(enrolled.player);
  }
  return {
    get house() {
      return house;
    },
    store,
    data,
    people,
    errors,
    fill: (full) => {
      isFull = full;
    },
    wait: (ms) => {
      offset += ms;
    },
    restart: async () => {
      await house.stop();
      house = await open();
      for (const player of people) house.enter(player);
    },
    stop: async () => {
      isFull = false;
      await house.stop();
      await store.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
};

/** A game of these people, all of whom have sat down. */
export const gameOf = async (test: TestHouse, people: readonly Player[], form: Partial<Form> = {}): Promise<Game> => {
  const [maker, ...others] = people;
  if (maker === undefined) throw new Error('test: nobody');
  const wanted: Form = { ...forPeople('tea'), variant: 'classic', players: people.length, clock: 0, ...form };
  let made = await test.house.create(maker, wanted);
  for (const other of others) if (made.ok) made = await test.house.sit(other, made.value.id, `word of ${other.name}`);
  if (!made.ok) throw new Error(`test: ${made.why}`);
  return made.value;
};

/** Answers the open question as a bot would; whether the answer was taken. */
export const answerOnce = async (table: ServerTable): Promise<boolean> => {
  const { decision, state } = table.room.moment;
  if (decision === null) return false;
  const { seat } = decision;
  const chance = { dice: 'seed', seed: 'test' } as const;
  const [action] = BOTS.colonel(table.rules)(
    table.viewFor(seat as Seat),
    decision,
    botStream(chance, seat, state.actions),
  );
  const before = table.room.moment;
  const done = await table.room.answer(seat, decision, action).catch(() => null);
  return done?.ok === true && table.room.moment !== before;
};
