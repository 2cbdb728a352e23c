// When it is a person's turn: what the window's title says, and when somebody who looks elsewhere is called. Pure but for
// what a caller remembers.
import type { Seat } from '../../core/index.js';
import { isByItself } from '../change/auto.js';
import type { Model } from '../model.js';
import type { Notice } from '../terminal/known.js';
import { isOthers } from './calm.js';

const BELL = '\x07';

/** Of `text` what could end a sequence, or part its fields. */
const plainly = (text: string): string => text.replace(/[\x00-\x1f\x7f-\x9f;]/g, ' ').trim();

/** The bytes that call a player: a notice where the terminal shows such, else the bell. */
export const callBytes = (how: 'bell' | 'notice', notice: Notice, name: string, text: string): string => {
  if (how === 'bell') return BELL;
  switch (notice) {
    case 'osc9':
      return `\x1b]9;${plainly(`${name}: ${text}`)}\x1b\\`;
    case 'osc777':
      return `\x1b]777;notify;${plainly(name)};${plainly(text)}\x1b\\`;
    case 'osc99':
      return `\x1b]99;;${plainly(`${name}: ${text}`)}\x1b\\`;
    case null:
      return BELL;
  }
};

/** The bytes that put `text` into the clipboard where the terminal allows that (OSC 52). */
export const copyBytes = (text: string): string => `\x1b]52;c;${Buffer.from(text, 'utf8').toString('base64')}\x1b\\`;

/** Whose turn it is, in a few words; of what is asked nothing is said. */
export const turnText = ({ view, decision, context, replay }: Model): string => {
  const { m, seat } = context.words;
  if (replay !== null) return m.look.recorded;
  if (view.outcome !== null) return m.look.over;
  if (decision !== null) return m.settings.yourTurn(seat(decision.seat));
  return m.look.turnOf(seat((view.waitingFor?.seat ?? view.turn.seat) as Seat));
};

/** Calls once for each question that comes after others have acted; `saw` says whether that is now. */
export const createCaller = () => {
  let haveOthersActed = false;
  return {
    saw: (model: Model): boolean => {
      const { view, decision, context } = model;
      haveOthersActed ||= isOthers(view, context.persons);
      const isCalled = decision !== null && haveOthersActed && !isByItself(model) && view.turn.round > 0;
      if (decision !== null) haveOthersActed = false;
      return isCalled;
    },
  };
};
