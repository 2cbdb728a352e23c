// The rows of the prompt while a recorded game is looked at: where in it the screen stands, and what has just happened.

import type { Model, Replay } from '../model.js';
import { newestLines } from '../panes/log.js';
import type { Rect } from './layout.js';
import { bold, dim, type Line, span } from './line.js';

const BAR = 20;

const bar = (model: Model, { at, of }: Replay): Line => {
  const filled = of === 0 ? BAR : Math.round((BAR * at) / of);
  const [on, knob, off] = model.context.ascii ? ['=', '|', '-'] : ['━', '●', '─'];
  return [bold(on.repeat(filled)), bold(knob), dim(off.repeat(BAR - filled))];
};

/** Whose view it is, in words. */
const eyesText = (model: Model, { eyes }: Replay): string => {
  const { m, seat } = model.context.words;
  return m.viewer.seenBy(typeof eyes === 'string' ? m.viewer.eyes[eyes] : seat(eyes));
};

const headLine = (model: Model, replay: Replay): Line => {
  const { screen, viewer } = model.context.words.m;
  const state = replay.isPlaying ? viewer.playing(screen.speeds[model.speed]) : viewer.stands;
  return [
    span(' '),
    ...bar(model, replay),
    bold(`  ${viewer.at(replay.at, replay.of)}`),
    dim(`   ${state}   `),
    span(eyesText(model, replay)),
  ];
};

/** As many rows as the prompt has: the head, the newest lines of the log, and what answers the last key. */
export const replayLines = (model: Model, replay: Replay, { rows, columns }: Rect): Line[] => {
  const told = newestLines(model, columns - 1, rows - 2).map((line): Line => [span(' '), ...line]);
  const log = told.length === 0 ? [[dim(` ${model.context.words.m.viewer.begins}`)]] : told;
  const blank = Array.from({ length: Math.max(0, rows - 2 - log.length) }, (): Line => []);
  const foot: Line = model.notice === null ? [] : [span(' '), bold(model.notice)];
  return [headLine(model, replay), ...log, ...blank, foot];
};
