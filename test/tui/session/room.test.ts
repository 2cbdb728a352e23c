// One game, two people, each at a screen of their own, in one process: what each sees, who leaves and comes back.
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { botFor, botStream } from '../../../src/bots/index.js';
import { nap, type RecordEntry, replay, type Seat, startTimeline } from '../../../src/core/index.js';
import { wordsOf } from '../../../src/narration/words.js';
import { botDriver } from '../../../src/table/driver.js';
import { homeRoom } from '../../../src/table/homeRoom.js';
import type { Room } from '../../../src/table/room.js';
import { messagesIn } from '../../../src/text/index.js';
import type { PastStep } from '../../../src/tui/session/film.js';
import { napoleonRules } from '../../support/napoleonTables.js';
import { begin, chanceOf, headerFor, seatsOf } from '../../support/setups.js';
import { turn, until } from '../../support/until.js';
import { seated } from '../support/games.js';
import { run } from '../support/running.js';
import { gridText } from '../support/screens.js';

jest.setTimeout(120_000);

const m = messagesIn('en');
const ends: (() => Promise<unknown> | undefined)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const RULES = seated(napoleonRules(3, 'two terminals', {}, { deal: true }), { persons: [0, 1] });

const WORDS = wordsOf(RULES, seatsOf(RULES), 'en');

const newRoom = () => {
  const record: RecordEntry[] = [];
  const room = homeRoom({
    rules: RULES,
    seats: seatsOf(RULES),
    timeline: startTimeline(begin(RULES)),
    record: { append: (entry) => void record.push(entry), end: () => {}, sync: () => {} },
    bot: (seat, from) => botDriver(botFor(RULES, seatsOf(RULES)[seat]), botStream(chanceOf(RULES), seat, from)),
  });
  ends.push(() => room.close());
  return { room, record };
};

/** What the room has seen so far: the log of whoever joins it later begins with that. */
const pastOf = (record: readonly RecordEntry[]): PastStep[] => {
  const steps: PastStep[] = [];
  const entries = [...record];
  replay({ header: headerFor(RULES), entries, end: null }, (step, n) =>
    steps.push({ ...step, undone: 'undo' in (entries[n] ?? {}) }),
  );
  return steps;
};

/** A person in `seat` at a screen of their own. */
const sitDown = (room: Room, seat: Seat, past: readonly PastStep[]) => {
  const ending = new AbortController();
  const program = run({
    signal: ending.signal,
    game: {
      rules: RULES,
      seats: seatsOf(RULES),
      seed: null,
      chance: null,
      room,
      audience: { persons: [seat], viewer: seat },
      past,
      record: null,
      placeForMe: true,
      commands: () => ({ resumeCommand: null, replayCommand: null }),
      left: () => {},
    },
  });
  const end = (): Promise<unknown> => {
    ending.abort();
    return program.done;
  };
  ends.push(end);
  return { ...program, end, everything: () => program.grids.map(gridText).join('\n') };
};

describe('two people at two screens of one process', () => {
  const namesOf = (room: Room, seat: number): readonly string[] => {
    const held = nap(room.moment.state).missions[seat]?.held ?? [];
    return held.map((id) => WORDS.mission(id).name);
  };
  /** Opens the missions, once the screen has come to rest. */
  const look = (person: ReturnType<typeof sitDown>, names: readonly string[]): Promise<void> =>
    until(() => names.every((name) => person.text().includes(name)), {
      told: person.text,
      pause: async () => {
        person.keys('m');
        for (let n = 0; n < 30; n++) await turn();
      },
    });
  /** Whether a person is asked in the first turns; armies have been placed by then, from both terminals. */
  const isAsked = (room: Room): boolean => {
    const { decision, state } = room.moment;
    return state.turn.round > 0 && decision !== null && decision.seat < 2;
  };

  test('each sees its own secrets only; one leaves and comes back, and the game goes on', async () => {
    const { room, record } = newRoom();
    const first = pastOf([]);
    const people = [sitDown(room, 0 as Seat, first), sitDown(room, 1 as Seat, first)];
    const [ann, bob] = people;
    if (!ann || !bob) throw new Error('test: nobody there');
    await until(() => isAsked(room), { deadline: 60_000, told: () => `${ann.text()}\n${bob.text()}` });
    const seats = new Set(record.flatMap((entry) => ('action' in entry ? [entry.seat] : [])));
    expect([...seats].sort()).toEqual([0, 1, 2]);

    // Each looks at its missions.
    for (const [seat, person] of people.entries()) {
      await look(person, namesOf(room, seat));
      for (const name of namesOf(room, 1 - seat)) expect(person.text()).not.toContain(name);
      person.keys('m');
    }

    // Ann leaves: her question waits, Bob's screen lives, nobody's game is over.
    await ann.end();
    expect(ann.left()).toMatchObject({ error: null, isOver: false });
    const { state } = room.moment;
    bob.keys('?');
    await bob.shows(m.keys.help);
    bob.keys('?');
    expect(room.moment.state).toBe(state);

    // She is back at another terminal, with the log of what has been; whoever is asked answers.
    const again = sitDown(room, 0 as Seat, pastOf(record));
    await look(again, namesOf(room, 0));
    again.keys('m');
    const asked = room.moment.decision?.seat === 0 ? again : bob;
    asked.keys('a');
    await until(() => room.moment.state.actions > state.actions, { told: asked.text, deadline: 60_000 });

    // In all that was ever on one's screen there is no mission of the other's.
    for (const name of namesOf(room, 1)) expect(ann.everything() + again.everything()).not.toContain(name);
    for (const name of namesOf(room, 0)) expect(bob.everything()).not.toContain(name);
  });
});
