// The rows of the prompt while a recorded game is looked at: where in it the screen stands, and what has just happened.

import type { Seat } from '../../core/index.js';
import type { Model, Replay } from '../model.js';
import { newestLines } from '../panes/log.js';
import { turningsIn } from '../story/turnings.js';
import type { Rect } from './layout.js';
import { bold, dim, joined, type Line, type Span, span, widthOf } from './line.js';
import { barInk } from './marks.js';

/** A shorter bar tells nothing; a longer one than this on a row of its own is hard to read. */
const LEAST_BAR = 8;
const MOST_BAR = 100;
/** With so many rows the bar has one of its own. */
const OWN_ROW_FROM = 6;

/** Who was ahead at each step of a bar: more points, or more land; null where nobody was alone. */
const aheadAt = ({ chronicle }: Model, step: number): Seat | null => {
  const mark = chronicle.turns.find((turn) => turn.step >= step) ?? chronicle.turns.at(-1);
  const values = mark?.points ?? mark?.held ?? [];
  const most = Math.max(...values);
  const seat = values.indexOf(most);
  return seat < 0 || values.lastIndexOf(most) !== seat ? null : (seat as Seat);
};

/** `━━┿━━━●──┼──`: the game from its beginning to its end, in the colours of those ahead, with its turning points. */
const bar = (model: Model, { at, of }: Replay, columns: number): Line => {
  const place = (step: number): number => (of === 0 ? columns - 1 : Math.round(((columns - 1) * step) / of));
  const turnings = new Set(turningsIn(model).map(({ step }) => place(step)));
  const [played, playedMark, knob, left, leftMark] = model.context.ascii
    ? ['=', '+', '|', '-', '+']
    : ['━', '┿', '●', '─', '┼'];
  const now = place(at);
  return joined(
    Array.from({ length: columns }, (_, x): Span => {
      if (x === now) return bold(knob ?? '');
      const isMark = turnings.has(x);
      if (isMark) return bold((x < now ? playedMark : leftMark) ?? '');
      const ahead = aheadAt(model, columns < 2 ? 0 : (x * of) / (columns - 1));
      const fg = ahead === null ? null : barInk(model, ahead);
      return span((x < now ? played : left) ?? '', { fg, dim: fg === null && x > now });
    }),
  );
};

/** Whose view it is, in words. */
const eyesText = (model: Model, { eyes }: Replay): string => {
  const { m, seat } = model.context.words;
  return m.viewer.seenBy(typeof eyes === 'string' ? m.viewer.eyes[eyes] : seat(eyes));
};

/** Where it stands: one row, or two with the bar above. */
const headLines = (model: Model, replay: Replay, { rows, columns }: Rect): Line[] => {
  const { screen, viewer } = model.context.words.m;
  const state = replay.isPlaying ? viewer.playing(screen.speeds[model.speed]) : viewer.stands;
  const text: Line = [bold(viewer.at(replay.at, replay.of)), dim(`   ${state}   `), span(eyesText(model, replay))];
  const beside = columns - widthOf(text) - 4;
  if (rows < OWN_ROW_FROM || beside >= MOST_BAR)
    return [[span(' '), ...bar(model, replay, Math.min(MOST_BAR, Math.max(LEAST_BAR, beside))), span('  '), ...text]];
  return [
    [span(' '), ...bar(model, replay, Math.min(MOST_BAR, columns - 2))],
    [span(' '), ...text],
  ];
};

/** As many rows as the prompt has: the head, the newest lines of the log, and what answers the last key. */
export const replayLines = (model: Model, replay: Replay, rect: Rect): Line[] => {
  const { rows, columns } = rect;
  const head = headLines(model, replay, rect);
  const room = rows - head.length - 1;
  const told = newestLines(model, columns - 1, room).map((line): Line => [span(' '), ...line]);
  const log = told.length === 0 ? [[dim(` ${model.context.words.m.viewer.begins}`)]] : told;
  const blank = Array.from({ length: Math.max(0, room - log.length) }, (): Line => []);
  const foot: Line = model.notice === null ? [] : [span(' '), bold(model.notice)];
  return [...head, ...log, ...blank, foot];
};
