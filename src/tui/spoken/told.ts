// What is said when the model has changed: what happened meanwhile, what answers the last line, and the next question.
import type { Model } from '../model.js';
import { modeOf } from '../modes.js';
import { visibleLog } from '../panes/log.js';
import type { LogLine } from '../told.js';
import { sayPane, sayQuestion, sayStep } from './say.js';

/** The lines of `now` that come after those of `before`; a log keeps its lines as they are. */
const newLines = (before: readonly LogLine[], now: readonly LogLine[]): readonly LogLine[] => {
  const last = before.at(-1);
  return last === undefined ? now : now.slice(now.lastIndexOf(last) + 1);
};

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
  const log = visibleLog(now);
  // Going back in a replay, nothing new has happened: the last line of the log says where it stands.
  const isBack = before !== null && now.replay !== null && (before.replay?.at ?? 0) > now.replay.at;
  const told = isBack ? log.slice(-1) : newLines(before === null ? [] : before.log, log);
  return told.filter(isTold).map(({ text }) => text);
};

/** A pane that was opened, or behind a cover until now. */
const isPaneToSay = (before: Model | null, now: Model): boolean =>
  modeOf(now) !== 'cover' && (now.pane !== before?.pane || (before !== null && modeOf(before) === 'cover'));

export interface Said {
  /** Sentences, in the order in which they are to be heard. */
  readonly lines: readonly string[];
  /** Whose step it is, as it was said last: it is said again only when it changes. */
  readonly step: string;
}

/** What is to be said now. `before` is null when a game is opened; `lastStep` is the `step` of what was said before. */
export const sayChange = (before: Model | null, now: Model, isRepeated: boolean, lastStep: string): Said => {
  const happened = whatHappened(before, now);
  const pane = isPaneToSay(before, now) && now.pane !== null ? sayPane(now, now.pane) : [];
  const answer = now.notice === null || now.notice === before?.notice ? [] : now.notice.split('\n');
  const isNew = before === null || isRepeated || isOtherQuestion(before, now);
  const question = isNew ? sayQuestion(now) : [];
  const isAsked = question.length > 0 && now.decision !== null;
  const step = isAsked ? sayStep(now) : lastStep;
  return { lines: [...happened, ...pane, ...answer, ...(step === lastStep ? [] : [step]), ...question], step };
};
