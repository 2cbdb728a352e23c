// D-2 on the wire: the bytes that an opponent's and a watcher's terminal get do not depend on what is hidden from them.
import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { BOTS, botStream } from '../../src/bots/index.js';
import {
  type Action,
  advance,
  apply,
  type Chance,
  create,
  headerOf,
  nap,
  type Rules,
  type Seat,
  type SeatInfo,
  type State,
  sealOf,
  startTimeline,
  type Timeline,
  view,
} from '../../src/core/index.js';
import { openHouse } from '../../src/server/house/index.js';
import { enrolKey } from '../../src/server/identity.js';
import { DEFAULT_LIMITS } from '../../src/server/limits.js';
import { startTable } from '../../src/server/table/table.js';
import { startVisit } from '../../src/server/visit.js';
import { openFolderStore, type Player, type Store } from '../../src/store/index.js';
import { botDriver, type SeatDriver } from '../../src/table/driver.js';
import { headerLine } from '../../src/table/recordText.js';
import { napoleonRules } from '../support/napoleonTables.js';
import { rulesOf } from '../support/setups.js';

jest.setTimeout(60_000);

const NOW = 1_800_000_000_000;
const SECRET = '5e'.repeat(32);
const PEOPLE = ['Ney', 'Lannes', 'Murat'] as const;
const WORDS = PEOPLE.map((name) => `word of ${name}`);
const CHANCE: Chance = { dice: 'sealed', table: '1', seal: sealOf(SECRET), words: WORDS, secret: SECRET };
const SEATS: SeatInfo[] = PEOPLE.map((name) => ({ name, driver: 'person' }));

const driversOf = (rules: Rules): SeatDriver[] =>
  PEOPLE.map((_, seat) => botDriver(BOTS.colonel(rules), botStream(CHANCE, seat as Seat, 0)));

const signal = new AbortController().signal;

/** What the bots answer from `from` on, until `isThere`. */
const playTo = async (
  rules: Rules,
  from: Timeline,
  isThere: (timeline: Timeline) => boolean,
): Promise<{ timeline: Timeline; actions: { seat: Seat; action: Action }[] }> => {
  const drivers = driversOf(rules);
  const actions: { seat: Seat; action: Action }[] = [];
  let timeline = from;
  while (!isThere(timeline)) {
    const { decision } = timeline;
    if (decision === null) throw new Error('test: the game was over first');
    const { seat } = decision;
    const action = await drivers[seat]?.decide(view(rules, timeline, seat), decision, signal);
    if (action === undefined) throw new Error('test: no bot');
    const step = apply(rules, timeline, seat, action, decision.id);
    if (!step.ok) throw new Error(JSON.stringify(step.error));
    timeline = advance(timeline, seat, step.value);
    actions.push({ seat, action });
  }
  return { timeline, actions };
};

class Input extends EventEmitter {
  readonly isTTY = true;
  resume(): void {}
  pause(): void {}
}

class Output extends EventEmitter {
  readonly isTTY = true;
  readonly columns = 110;
  readonly rows = 34;
  text = '';
  write(text: string): boolean {
    this.text += text;
    return true;
  }
}

const turnOfLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Bytes that Ney, Lannes and a watcher are sent while `actions` are played from `timeline` on. */
const bytesOf = async (
  rules: Rules,
  timeline: Timeline,
  actions: readonly { seat: Seat; action: Action }[],
): Promise<{ ney: string; lannes: string; watcher: string }> => {
  const data = mkdtempSync(join(tmpdir(), 'risk-secrets-'));
  const fail = (error: unknown): void => {
    throw error;
  };
  const folder = openFolderStore({ path: data, now: () => NOW, onError: fail });
  // A question is put when the record is on the disk: how long that takes would decide whether a frame comes before it.
  const store: Store = { ...folder, sync: async () => {} };
  const players: Player[] = [];
  for (const name of [...PEOPLE, 'Grouchy']) {
    const enrolled = await enrolKey(store, name, `SHA256:${name}`);
    if (!enrolled.ok) throw new Error(enrolled.fault);
    players.push(enrolled.player);
  }
  const house = await openHouse({
    store,
    limits: DEFAULT_LIMITS,
    name: 'risk.example.org',
    isAdmin: () => false,
    onError: fail,
  });
  const made = await store.createGame({
    maker: players[0]?.id ?? null,
    code: null,
    variant: rules.setup.variant,
    profile: rules.setup.profile,
    board: rules.board.id,
    options: {},
    clock: null,
    delay: 0,
    seal: sealOf(SECRET),
    secret: SECRET,
    seats: PEOPLE.map((name, i) => ({ kind: 'person', player: players[i]?.id ?? 0, name, word: WORDS[i] ?? '' })),
  });
  // Nobody else plays it: its lines begin in the middle of a game.
  await store.lease(`game ${made.id}`);
  await store.append(made.id, 0, headerLine(headerOf(rules, CHANCE, SEATS)).trimEnd());
  const game = await store.changeGame(made.id, made.version, { status: 'playing' });
  if (game === 'late') throw new Error('test: late');
  const table = startTable(
    {
      store,
      game,
      say: (message) => queueMicrotask(() => table.hear(message)),
      isHere: () => true,
      onAbandoned: () => {},
      onOver: () => {},
      onProgress: () => {},
      onLine: () => {},
      onError: fail,
    },
    CHANCE,
    { rules, timeline, lines: 1, past: [], secret: SECRET, last: null, seats: SEATS },
  );
  table.drive(true);
  const sessions = ['Ney', 'Lannes', 'Grouchy'].map((name) => {
    const input = new Input();
    const output = new Output();
    startVisit({
      house: { ...house, isStopping: false, table: () => Promise.resolve(table) },
      caller: { login: { by: 'key', fingerprint: `SHA256:${name}` }, user: name, address: '127.0.0.1' },
      line: {
        input,
        output,
        env: { TERM: 'xterm-256color', COLORTERM: 'truecolor', LANG: 'en_GB.UTF-8' },
        hangUp: () => {},
      },
      isAdmin: () => false,
      onFrame: () => {},
      // Every change has its frame: what is sent must not depend on when.
      pace: { delay: () => 0, drawn: () => {} },
      onError: fail,
    });
    return { input, output };
  });
  /** Until nobody is sent anything for many turns of the loop. */
  const settle = async (): Promise<void> => {
    let last = -1;
    for (let quiet = 0; quiet < 10; ) {
      await turnOfLoop();
      const sent = sessions.reduce((sum, { output }) => sum + output.text.length, 0);
      quiet = sent === last ? quiet + 1 : 0;
      last = sent;
    }
  };
  const all = async (keys: string): Promise<void> => {
    for (const { input } of sessions) input.emit('data', Buffer.from(keys));
    await settle();
  };
  const until = async (condition: (text: string) => boolean): Promise<void> => {
    while (!sessions.every(({ output }) => condition(output.text))) await turnOfLoop();
    await settle();
  };
  await until((text) => text.includes('Lobby of'));
  for (const key of ['/', '1', '\r']) await all(key);
  await until((text) => text.includes('Players'));
  // From here on nothing but the game is on the screens: the lobby shows who comes in which order.
  for (const { output } of sessions) output.text = '';
  await all('\x0c');
  for (const [n, { seat, action }] of actions.entries()) {
    const { decision } = table.room.moment;
    if (decision === null) throw new Error('test: nobody is asked');
    const done = await table.room.answer(seat, decision, action);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    await settle();
    // Every pane that could show a hand or a mission.
    if (n === actions.length - 2)
      for (const pane of ['c', 'm', 'p']) for (const key of [pane, '\x1b[A', pane]) await all(key);
  }
  await all('\x0c');
  for (const { input } of sessions) input.emit('end');
  await table.close();
  await house.stop();
  await store.close();
  rmSync(data, { recursive: true, force: true });
  const [ney = '', lannes = '', watcher = ''] = sessions.map(({ output }) => output.text);
  return { ney, lannes, watcher };
};

/** The cards of Lannes and Murat the other way round, each hand as large as before. The deck is what Ney will draw from. */
const withHandsMixed = (state: State): State => {
  const [ney, lannes, murat] = state.seats;
  if (ney === undefined || lannes === undefined || murat === undefined) throw new Error('test: three seats');
  const cards = [...lannes.hand, ...murat.hand].reverse();
  const at = lannes.hand.length;
  return {
    ...state,
    seats: [ney, { ...lannes, hand: cards.slice(0, at) }, { ...murat, hand: cards.slice(at) }],
  };
};

const withMissionsSwapped = (state: State): State => {
  const napoleon = nap(state);
  const [ney, lannes, murat] = napoleon.missions;
  if (ney === undefined || lannes === undefined || murat === undefined) throw new Error('test: three seats');
  const missions = [ney, { ...lannes, held: murat.held }, { ...murat, held: lannes.held }];
  return { ...state, napoleon: { ...napoleon, missions } };
};

test.each([
  {
    what: 'hands of classic Risk',
    rules: rulesOf(3, 'secrets', { deal: true }),
    hide: withHandsMixed,
    differs: (a: State, b: State) => a.seats[1]?.hand.join() !== b.seats[1]?.hand.join(),
  },
  {
    what: 'missions of Risk Napoleon',
    rules: napoleonRules(3, 'secrets'),
    hide: withMissionsSwapped,
    differs: (a: State, b: State) => nap(a).missions[1]?.held.join() !== nap(b).missions[1]?.held.join(),
  },
])('$what: an opponent and a watcher get the same bytes', async ({ rules, hide, differs }) => {
  const { timeline } = await playTo(
    rules,
    startTimeline(create(rules, CHANCE)),
    ({ state, decision }) =>
      decision?.seat === 0 &&
      state.turn.seat === 0 &&
      state.turn.round >= 2 &&
      [1, 2].every((n) => (state.seats[n]?.hand.length ?? 0) > 0),
  );
  const { decision } = timeline;
  const begun = startTimeline({ state: timeline.state, decision });
  const other = startTimeline({ state: hide(timeline.state), decision });
  expect(differs(begun.state, other.state)).toBe(true);
  const { actions } = await playTo(rules, begun, ({ state }) => state.turn.seat !== 0);
  expect(actions.length).toBeGreaterThan(2);
  const a = await bytesOf(rules, begun, actions);
  const b = await bytesOf(rules, other, actions);
  expect(a.ney.length).toBeGreaterThan(5000);
  expect(a.ney === b.ney).toBe(true);
  expect(a.watcher === b.watcher).toBe(true);
  // Whose it is sees the difference: so there was something to see.
  expect(a.lannes === b.lannes).toBe(false);
});
