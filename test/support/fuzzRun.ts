// A run of spoiled records, of a number or for a time.
import { join } from 'node:path';
import { BOTS, botStream } from '../../src/bots/index.js';
import {
  advance,
  decision,
  hash,
  type RecordEntry,
  type Rules,
  shortHash,
  startTimeline,
  undo,
  view,
} from '../../src/core/index.js';
import { entryLine, headerLine } from '../../src/table/recordText.js';
import { checkCase, randomOf, spoiled, statesOf } from './fuzz.js';
import { applyNow } from './moments.js';
import { begin, chanceFrom, headerFor, napoleonOptions, rulesFrom, seatsOf, seedOf, setupOf } from './setups.js';

/** The record of a game of bots, of at most `most` actions; every tenth that can be is taken back first. */
const recordOf = (rules: Rules, most: number): string => {
  const bot = BOTS.random(rules);
  const streams = seatsOf(rules).map((_, seat) => botStream(chanceFrom(seedOf(rules)), seat));
  let timeline = startTimeline(begin(rules));
  const lines = [headerLine(headerFor(rules))];
  const write = (entry: RecordEntry): void => void lines.push(entryLine(entry));
  for (let n = 1; n <= most; n++) {
    const open = decision(rules, timeline.state);
    const stream = open ? streams[open.seat] : undefined;
    if (!open || !stream) break;
    const [action, next] = bot(view(rules, timeline, open.seat), open, stream);
    streams[open.seat] = next;
    const step = applyNow(rules, timeline, open.seat, action);
    if (!step.ok) throw new Error(`test: ${step.error.rule}`);
    timeline = advance(timeline, open.seat, step.value);
    write({ n: timeline.state.actions, seat: open.seat, action, h: shortHash(timeline.state) });
    const back = n % 10 === 0 ? undo(rules, timeline, 1) : null;
    if (back === null) continue;
    timeline = back;
    write({ n: back.state.actions, undo: 1, h: shortHash(back.state) });
  }
  const { state } = timeline;
  if (state.outcome) lines.push(entryLine({ outcome: state.outcome, hash: hash(state) }));
  return lines.join('');
};

/** Short ones several times: they are quickly read, and so more of them. */
const basesOf = (): readonly string[] => {
  const whole = recordOf(rulesFrom(setupOf(3, 'fuzz', { deal: true, rounds: 1 })), 1000);
  const begun = recordOf(rulesFrom(setupOf(4, 'fuzz begun')), 10);
  const dealt = recordOf(rulesFrom(setupOf(5, 'fuzz dealt', { deal: true })), 20);
  const two = recordOf(rulesFrom({ ...setupOf(2, 'fuzz two', {}, 'europe'), variant: 'two-player' }), 20);
  const options = { napoleon: napoleonOptions(3) };
  const napoleon = recordOf(rulesFrom({ ...setupOf(3, 'fuzz napoleon', options, 'europe'), variant: 'napoleon' }), 20);
  const often = (n: number, text: string): readonly string[] => Array.from({ length: n }, () => text);
  return [...often(12, begun), ...often(3, dealt), ...often(3, two), ...often(2, napoleon), whole];
};

export interface FuzzRun {
  readonly folder: string;
  readonly cases: number;
  readonly seed: number;
  /** The number of the first case. */
  readonly from?: number;
  /** A time of `Date.now()` at which it ends in any case. */
  readonly until: number;
  readonly tell?: (text: string) => void;
}

export const fuzz = async ({ folder, cases, seed, from = 0, until, tell = () => {} }: FuzzRun) => {
  const bases = basesOf();
  const states = statesOf(bases);
  const path = join(folder, 'case.risk.jsonl');
  let [done, faults, slowest] = [0, 0, 0];
  for (; done < cases && Date.now() < until; done++) {
    // Each from a seed of its own: a case that fails can be had again without those before it.
    const random = randomOf(seed * 1_000_003 + from + done);
    const bytes = spoiled(bases, random);
    try {
      const { fault, ms } = checkCase(path, bytes, states, done % 50 === 0);
      if (fault) faults++;
      slowest = Math.max(slowest, ms);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`case ${from + done} of seed ${seed}: ${reason}\n${bytes.toString('utf8').slice(0, 600)}`);
    }
    if (done % 20_000 === 19_999) {
      tell(`${done + 1} records, ${faults} refused, slowest ${Math.round(slowest)} ms`);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return { cases: done, faults, slowest };
};
