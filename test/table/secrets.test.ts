// D-2: who answers for a seat is shown what that seat may know, and nothing of any other.
import { expect, test } from '@jest/globals';
import { type Decision, nap, type Seat, type View } from '../../src/core/index.js';
import type { SeatDriver } from '../../src/table/driver.js';
import { viewOf } from '../support/moments.js';
import { napoleonRules } from '../support/napoleonTables.js';
import { bots, roomOf } from './games.js';

test('D-2: each driver gets the view of its own seat and no other, and the questions to it', async () => {
  const rules = napoleonRules(3, 'drivers');
  const shown: { seat: number; view: View; decision: Decision; own: View }[] = [];
  const watched = bots(rules).map(
    (driver, seat): SeatDriver => ({
      ...driver,
      decide: (view, decision, cancel) => {
        shown.push({ seat, view, decision, own: viewOf(rules, room.moment.state, seat as Seat) });
        if (shown.length === 600) void room.close();
        return driver.decide(view, decision, cancel);
      },
    }),
  );
  const room = roomOf(rules, { drivers: watched });
  await room.done;
  expect(shown.length).toBeGreaterThanOrEqual(600);
  expect(new Set(shown.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2]));
  for (const { seat, view, decision, own } of shown) {
    expect([view.viewer, decision.seat]).toEqual([seat, seat]);
    expect(JSON.stringify(view)).toBe(JSON.stringify(own));
    view.seats.forEach(({ hand }, other) => {
      expect(hand === null).toBe(other !== seat);
    });
  }
  // Nor does the text of what it gets name a mission that only others hold.
  const missions = nap(room.moment.state).missions;
  for (const { seat, view, decision } of shown.slice(-3)) {
    const hidden = missions.flatMap(({ held }, other) => (other === seat ? [] : held));
    const text = JSON.stringify([view, decision]);
    expect(hidden.filter((mission) => text.includes(`"${mission}"`))).toEqual([]);
  }
});
