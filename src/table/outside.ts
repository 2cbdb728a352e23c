// A seat that another program plays: JSON lines out and in. Nothing that it says is trusted; where it fails, a built-in
// bot goes on in its place, and that is told once.
import {
  type Action,
  type Decision,
  fightOdds,
  legalAnswer,
  MOST_ARMIES,
  type Rules,
  type Seat,
  type View,
} from '../core/index.js';
import type { SeatDriver } from './driver.js';

export const OUTSIDE_PROTOCOL = 1;

/** The other program, as lines. */
export interface Lines {
  send(line: string): void;
  /** The next line, or why there is none: `late` after `ms`. */
  next(ms: number): Promise<{ readonly line: string } | { readonly fault: OutsideFault }>;
  /** Ends it. */
  close(): void;
}

/** `ended`: it has gone; `flood`: more than anybody reads; `notJson`, `noAnswer`, `illegal`: what it said. */
export type OutsideFault = 'late' | 'ended' | 'flood' | 'notJson' | 'noAnswer' | 'illegal';

export interface OutsideOptions {
  readonly rules: Rules;
  readonly seat: Seat;
  readonly lines: Lines;
  /** Who goes on when it fails. */
  readonly standIn: SeatDriver;
  /** Told once, when it has failed. */
  readonly failed: (fault: OutsideFault) => void;
  /** The program's own version, for the greeting. */
  readonly version: string;
}

/** Milliseconds for the first answer, while the other program starts, and for each further one. */
export const FIRST_MS = 20_000;
export const ANSWER_MS = 10_000;
/** Odds that may be asked for before an answer. */
const MOST_REQUESTS = 1000;

/** What is played, on which board: all that does not change. */
const greeting = ({ rules, seat, version }: OutsideOptions): string => {
  const { setup, board, players } = rules;
  return JSON.stringify({
    hello: {
      protocol: OUTSIDE_PROTOCOL,
      version,
      seat,
      players,
      variant: setup.variant,
      profile: setup.profile,
      board: {
        id: board.id,
        territories: board.territories.map(({ id, region }, at) => ({
          id,
          region: board.regions[region]?.id,
          neighbours: board.neighbours[at]?.map((n) => board.territories[n]?.id),
        })),
        regions: board.regions.map(({ id, bonus }) => ({ id, bonus })),
        zones: board.zones.map(({ id }) => id),
      },
    },
  });
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parse = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

const armiesIn = (value: unknown): number | null =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MOST_ARMIES ? (value as number) : null;

/** The reply to `{"odds": {"attackers": 8, "defenders": 5}}`. */
const oddsFor = (rules: Rules, asked: unknown): string => {
  const [attackers, defenders] = isRecord(asked)
    ? [armiesIn(asked['attackers']), armiesIn(asked['defenders'])]
    : [null, null];
  const odds = attackers === null || defenders === null ? null : fightOdds(rules.profile, attackers, defenders);
  return JSON.stringify({ odds });
};

export const outsideDriver = (options: OutsideOptions): SeatDriver => {
  const { rules, seat, lines, standIn, failed } = options;
  let isOut = false;
  let greeted = false;

  const fail = (fault: OutsideFault): null => {
    if (!isOut) {
      isOut = true;
      lines.close();
      failed(fault);
    }
    return null;
  };

  /** Its answer to `decision`; null where it has failed, or the question was withdrawn. */
  const ask = async (view: View, decision: Decision, cancel: AbortSignal): Promise<Action | null> => {
    const until = greeted ? ANSWER_MS : FIRST_MS;
    if (!greeted) lines.send(greeting(options));
    greeted = true;
    lines.send(JSON.stringify({ question: decision.id, seat, view, decision }));
    for (let requests = 0; requests < MOST_REQUESTS; requests++) {
      const got = await lines.next(until);
      if (cancel.aborted) return null;
      if ('fault' in got) return fail(got.fault);
      const said = parse(got.line);
      if (!isRecord(said)) return fail('notJson');
      if ('odds' in said) {
        lines.send(oddsFor(rules, said['odds']));
        continue;
      }
      // An answer to an earlier question: that one was withdrawn.
      if (typeof said['question'] === 'number' && said['question'] < decision.id) continue;
      if (said['question'] !== decision.id || !('answer' in said)) return fail('noAnswer');
      return legalAnswer(decision, said['answer']) ?? fail('illegal');
    }
    return fail('noAnswer');
  };

  return {
    decide: async (view, decision, cancel) =>
      (isOut ? null : await ask(view, decision, cancel)) ?? standIn.decide(view, decision, cancel),
  };
};
