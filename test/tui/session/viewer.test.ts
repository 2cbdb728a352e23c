// A recorded game looked at: every place in it is reached, looks the same from both sides, and hides what it must.
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { advance, type Seat, type SeatInfo, startTimeline, undo, type Viewer } from '../../../src/core/index.js';
import { DELAYS } from '../../../src/table/pace.js';
import type { Model } from '../../../src/tui/model.js';
import { stillOf } from '../../../src/tui/pictures/still.js';
import type { PastStep } from '../../../src/tui/session/film.js';
import type { Session } from '../../../src/tui/session/gameSession.js';
import { marksOf, nextEyes, seekFrom, startViewer } from '../../../src/tui/session/viewer.js';
import { napoleonRules } from '../../support/napoleonTables.js';
import { seatsOf, seedOf } from '../../support/setups.js';
import { until } from '../../support/until.js';
import { contextOf, keysOf, SMALL } from '../support/games.js';
import { playedOut } from '../support/played.js';
import { gridText } from '../support/screens.js';

const rules = napoleonRules(4, 'viewer');
const STEPS = playedOut(rules);
const LAST = STEPS.length - 1;

const sessions: Session[] = [];
afterEach(() => {
  for (const session of sessions.splice(0)) session.stop();
  jest.useRealTimers();
});

interface From {
  readonly at?: number;
  readonly eyes?: Viewer;
  readonly steps?: readonly PastStep[];
  readonly seats?: readonly SeatInfo[];
  readonly isReviewed?: boolean;
  readonly leadsToEnd?: boolean;
}

const open = (from: From = {}) => {
  const shown: Model[] = [];
  const left: string[] = [];
  const session = startViewer({
    rules,
    seats: from.seats ?? seatsOf(rules),
    seed: seedOf(rules),
    steps: from.steps ?? STEPS,
    isReviewed: from.isReviewed ?? false,
    leadsToEnd: from.leadsToEnd ?? false,
    at: from.at ?? null,
    eyes: from.eyes ?? 'omniscient',
    context: { ...contextOf(rules), seats: from.seats ?? seatsOf(rules) },
    size: SMALL,
    show: (model) => shown.push(model),
    leave: (to) => left.push(to),
  });
  sessions.push(session);
  return {
    left,
    shown,
    session,
    model: (): Model => shown.at(-1) as Model,
    keys: (keys: string) => {
      for (const key of keysOf(keys)) session.key(key);
    },
  };
};

/** What a screen shows of the game. */
const seen = ({ view, log, luck, lastRoll }: Model) => ({ view, log: log.map(({ text }) => text), luck, lastRoll });

describe('forwards and backwards', () => {
  test('by action, and not beyond the ends', () => {
    const viewer = open();
    viewer.keys('<right><right><right><left>');
    expect(viewer.model().replay).toMatchObject({ at: 2, of: LAST });
    viewer.keys('<left><left><left>');
    expect(viewer.model().replay?.at).toBe(0);
    viewer.keys('<end><right>');
    expect(viewer.model().replay?.at).toBe(LAST);
    expect(viewer.model().view.outcome).not.toBeNull();
  });

  test('by turn, round and capture, to the step that brings it', () => {
    const marks = marksOf(STEPS);
    const viewer = open();
    for (const [key, unit] of [
      ['<down>', 'isTurn'],
      ['<pageDown>', 'isRound'],
      ['n', 'isCapture'],
    ] as const) {
      const before = viewer.model().replay?.at ?? 0;
      viewer.keys(key);
      const at = viewer.model().replay?.at ?? 0;
      expect(at).toBe(marks.findIndex((mark, n) => n > before && mark[unit]));
      expect(at).toBeGreaterThan(before);
    }
    const rounds = marks.flatMap((mark, n) => (mark.isRound ? [n] : []));
    expect(rounds.map((n) => STEPS[n]?.state.turn.round)).toEqual([1, 2, 3, 4, 5]);
    viewer.keys('<end><pageUp>');
    expect(viewer.model().replay?.at).toBe(rounds.at(-1));
    viewer.keys('<home><up>');
    expect(viewer.model().replay?.at).toBe(0);
  });

  test('a place looks the same from wherever it is reached', () => {
    const at = 333;
    const direct = open({ at });
    const walked = open({ at: at - 40 });
    walked.keys('<right>'.repeat(40));
    const back = open({ at: at + 70 });
    back.keys('<left>'.repeat(70));
    expect(seen(walked.model())).toEqual(seen(direct.model()));
    expect(seen(back.model())).toEqual(seen(direct.model()));
  });

  test('what was taken back is gone through as it was', () => {
    const [start, one, two] = STEPS;
    if (!start || !one || !two) throw new Error('test: no steps');
    const seat = one.state.turn.seat;
    const timeline = undo(rules, advance(startTimeline(start), seat, one), 1);
    const back: PastStep = { ...(timeline ?? start), events: [], undone: true };
    const viewer = open({ steps: [start, one, back, one, two] });
    viewer.keys('<right><right>');
    expect(viewer.model().log.at(-1)?.text).toBe('Undone.');
    expect(viewer.model().view.armies).toEqual(start.state.armies);
  });

  test('seekFrom never stands still before an end', () => {
    const marks = marksOf(STEPS);
    for (const unit of ['action', 'turn', 'round', 'capture', 'end'] as const) {
      for (const by of [1, -1] as const) {
        let at = by > 0 ? 0 : LAST;
        for (let n = 0; n <= LAST && at !== (by > 0 ? LAST : 0); n++) {
          const next = seekFrom(marks, at, { unit, by });
          expect((next - at) * by).toBeGreaterThan(0);
          at = next;
        }
        expect(at).toBe(by > 0 ? LAST : 0);
      }
    }
  });
});

describe('with other eyes', () => {
  test('v goes from all to each seat, to a spectator, and round', () => {
    const viewer = open({ at: 200 });
    const eyes = Array.from({ length: rules.players + 2 }, () => {
      viewer.keys('v');
      return viewer.model().replay?.eyes;
    });
    expect(eyes).toEqual([0, 1, 2, 3, 'spectator', 'omniscient']);
    expect(nextEyes(rules, 'omniscient')).toBe(0);
  });

  test.each([0, 1, 2, 3])('seat %i sees its own cards and missions and nobody else’s', (seat) => {
    const viewer = open({ at: 400, eyes: seat as Seat });
    const { view } = viewer.model();
    expect(view.seats.map(({ hand }) => hand !== null)).toEqual([0, 1, 2, 3].map((other) => other === seat));
    expect(view.napoleon?.missions.map(({ held }) => held !== null)).toEqual([0, 1, 2, 3].map((n) => n === seat));
  });

  test('a spectator sees no cards and no missions', () => {
    const { view } = open({ at: 400, eyes: 'spectator' }).model();
    expect(view.seats.every(({ hand }) => hand === null)).toBe(true);
    expect(view.napoleon?.missions.every(({ held }) => held === null)).toBe(true);
  });
});

describe('playing', () => {
  test('goes on by itself, faster and slower, until it is stopped', () => {
    jest.useFakeTimers();
    const viewer = open();
    viewer.keys(' ');
    expect(viewer.model().replay?.isPlaying).toBe(true);
    jest.advanceTimersByTime(3 * DELAYS.normal);
    expect(viewer.model().replay?.at).toBe(3);
    viewer.keys('+');
    jest.advanceTimersByTime(3 * DELAYS.fast);
    expect(viewer.model().replay?.at).toBe(6);
    viewer.keys(' ');
    jest.advanceTimersByTime(10_000);
    expect(viewer.model().replay).toMatchObject({ at: 6, isPlaying: false });
  });

  test('stops at the end, and where a key goes elsewhere', () => {
    jest.useFakeTimers();
    const viewer = open({ at: LAST - 2 });
    viewer.keys(' ');
    jest.advanceTimersByTime(60_000);
    expect(viewer.model().replay).toMatchObject({ at: LAST, isPlaying: false });
    viewer.keys('<left><left> <left>');
    jest.advanceTimersByTime(60_000);
    expect(viewer.model().replay).toMatchObject({ at: LAST - 3, isPlaying: false });
  });
});

test('panes stay open from step to step, and pages are those of the pane', () => {
  const viewer = open({ at: 300 });
  viewer.keys('l<pageDown>');
  expect(viewer.model().replay?.at).toBe(300);
  viewer.keys('<right>');
  expect(viewer.model()).toMatchObject({ pane: 'log', replay: { at: 301 } });
});

test('Esc closes what is open, then leaves; q leaves without asking', () => {
  const viewer = open({ at: 3 });
  viewer.keys('p<escape>');
  expect(viewer.left).toEqual([]);
  viewer.keys('<escape>q');
  expect(viewer.left).toEqual(['menu', 'quit']);
});

test('whoever has seen the game end comes back to its end first, then leaves', () => {
  const viewer = open({ at: 5, leadsToEnd: true });
  viewer.keys('<escape>');
  expect(viewer.left).toEqual([]);
  expect(viewer.model()).toMatchObject({ pane: 'story', replay: { at: LAST } });
  viewer.keys('<escape><escape>');
  expect(viewer.left).toEqual(['menu']);
  const other = open({ at: 5 });
  other.keys('<escape>');
  expect(other.left).toEqual(['menu']);
});

describe('what could have been done', () => {
  // Seat 0 is a person's who answers as the beginner would.
  const persons = seatsOf(rules).map((seat, n) => (n === 0 ? { ...seat, driver: 'person' as const } : seat));
  const reviewedSteps = playedOut(rules, ['recruit', 'colonel', 'colonel', 'colonel']);
  const shownOf = async (viewer: ReturnType<typeof open>): Promise<void> => {
    await until(() => viewer.model().review?.missed != null);
  };

  test('h looks for it and shows it, each moment is a place to go to, h closes it', async () => {
    const viewer = open({ steps: reviewedSteps, seats: persons });
    viewer.keys('h');
    expect(viewer.model()).toMatchObject({ pane: 'story', review: { missed: null } });
    await shownOf(viewer);
    const missed = viewer.model().review?.missed ?? [];
    expect(missed.length).toBeGreaterThan(0);
    expect(missed.length).toBeLessThanOrEqual(3);
    expect(missed.every(({ seat }) => seat === 0)).toBe(true);
    const text = gridText(stillOf(viewer.model()));
    expect(text).toContain('What you could have done');
    expect(text).toContain('instead of: ');
    viewer.keys('<down><enter>');
    // There the person is asked.
    expect(viewer.model().replay?.at).toBe(missed[0]?.step);
    expect(reviewedSteps[missed[0]?.step ?? -1]?.decision?.seat).toBe(0);
    expect(viewer.model().pane).toBeNull();
    viewer.keys('h');
    expect(viewer.model()).toMatchObject({ pane: 'story', review: { missed } });
    viewer.keys('h');
    expect(viewer.model().review).toBeNull();
  });

  test('D-2: a game that is not over tells nobody what its players could have done', () => {
    const viewer = open({ steps: reviewedSteps.slice(0, -40), seats: persons });
    viewer.keys('h');
    expect(viewer.model()).toMatchObject({ review: null });
    viewer.keys('g');
    expect(viewer.model().pane).toBe('story');
  });

  test('a game in which only bots have played says so, and keys work while it is looked for', async () => {
    const viewer = open({ steps: reviewedSteps });
    viewer.keys('h');
    await shownOf(viewer);
    expect(gridText(stillOf(viewer.model()))).toContain('No person has played here.');
    const other = open({ steps: reviewedSteps, seats: persons, isReviewed: true });
    expect(other.model()).toMatchObject({ pane: 'story', review: { missed: null } });
    other.keys('h<right>');
    expect(other.model().replay?.at).toBe(1);
    other.session.stop();
  });
});
