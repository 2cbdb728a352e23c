// What is said when the model has changed: what happened meanwhile, what answers the last line, and the next question.

import type { LogLine } from '../../narration/told.js';
import { coachedIdea } from '../coach/shown.js';
import { coachSaid } from '../coach/words.js';
import type { Model } from '../model.js';
import { isCovered, modeOf } from '../modes.js';
import { visibleLog } from '../panes/log.js';
import { sayPane, sayQuestion, sayStep } from './say.js';

/** The lines of `now` that were told since `before`, those among them that whoever listens may hear. */
const newLines = (before: Model | null, now: Model): readonly LogLine[] => {
  const count = before === null ? now.logged : now.logged - before.logged;
  return count <= 0 ? [] : visibleLog({ ...now, log: now.log.slice(-count) });
};

/** A leap through a record is told by its end. */
const MOST_LEAPT = 30;

/** Placing one army after the other is not told line by line: the log has it. */
const isTold = ({ weight }: LogLine): boolean => weight !== 'minor';

/** Whether it is another question, or the same one at another step. */
const isOtherQuestion = (before: Model, now: Model): boolean =>
  before.decision !== now.decision ||
  before.stage !== now.stage ||
  before.filter !== now.filter ||
  before.confirm !== now.confirm ||
  before.revealed !== now.revealed ||
  before.replay !== now.replay ||
  before.view.outcome !== now.view.outcome ||
  modeOf(before) !== modeOf(now);

const whatHappened = (before: Model | null, now: Model): string[] => {
  const { replay } = now;
  const last = before?.replay ?? null;
  // Back in a record, or in another view, nothing new has happened: the last line says where it stands.
  const isStill = replay !== null && last !== null && (last.at > replay.at || last.eyes !== replay.eyes);
  const told = isStill ? visibleLog(now).slice(-1) : newLines(before, now);
  return (replay === null ? told : told.slice(-MOST_LEAPT)).filter(isTold).map(({ text }) => text);
};

/** A pane that was opened, or behind a cover until now. */
const isPaneToSay = (before: Model | null, now: Model): boolean =>
  !isCovered(now) && (now.pane !== before?.pane || (before !== null && isCovered(before)));

export interface Said {
  /** Sentences, in the order in which they are to be heard. */
  readonly lines: readonly string[];
  /** Whose step it is, as it was said last: it is said again only when it changes. */
  readonly step: string;
}

/** Why something is said now. */
export interface Occasion {
  /** What was said before; null when a game is opened. */
  readonly before: Model | null;
  readonly lastStep: string;
  /** A line was typed: whatever answers it is said, even if it was said before. */
  readonly isTyped: boolean;
  /** The question is to be said again. */
  readonly isRepeated: boolean;
}

/** What is to be said of `now`. */
export const sayChange = (now: Model, { before, lastStep, isTyped, isRepeated }: Occasion): Said => {
  const happened = whatHappened(before, now);
  const pane = isPaneToSay(before, now) && now.pane !== null ? sayPane(now, now.pane) : [];
  const isAnswer = isTyped || now.notice !== before?.notice;
  const answer = now.notice !== null && isAnswer ? now.notice.split('\n') : [];
  const isNew = before === null || isRepeated || isOtherQuestion(before, now);
  const question = isNew ? sayQuestion(now) : [];
  const isAsked = question.length > 0 && now.decision !== null;
  const step = isAsked ? sayStep(now) : lastStep;
  const idea = coachedIdea(now);
  const advice = idea !== null && (before === null || idea !== coachedIdea(before)) ? [coachSaid(now, idea)] : [];
  const lines = [...happened, ...pane, ...answer, ...(step === lastStep ? [] : [step]), ...advice, ...question];
  return { lines, step };
};
