// Situations of the game's screen, as far as they tell which keys work.
import { rollFor } from '../change/blitz.js';
import { layoutFor } from '../frame/layout.js';
import type { Model } from '../model.js';
import { modeOf } from '../modes.js';
import { filtered, promptOf } from '../prompts/index.js';
import { chosenMoment, momentsIn } from '../story/turnings.js';

export const isAsked = (model: Model): boolean => model.decision !== null;
export const isReplay = (model: Model): boolean => model.replay !== null;
/** A recorded game to its end: what its players thought of is no secret any more (D-2). */
export const isOverReplay = (model: Model): boolean => isReplay(model) && model.chronicle.winners.length > 0;
/** Whether there are settings of the screen to be chosen. */
export const hasSettings = (model: Model): boolean => !isReplay(model) && (model.context.settings ?? null) !== null;
export const isWaiting = (model: Model): boolean =>
  model.decision === null && model.view.outcome === null && !isReplay(model);
export const isOver = (model: Model): boolean => model.view.outcome !== null && !isReplay(model);
/** Whether the game that is over can be looked at from its record. */
export const canWatch = (model: Model): boolean => isOver(model) && model.context.replayCommand !== null;
export const canLeave = (model: Model): boolean => isOver(model) && model.confirm === null;
/** Whether the bots go at the pace of this screen. */
export const hasPace = (model: Model): boolean => isWaiting(model) && model.context.isPaceFixed !== true;
/** Whether what is shown while others play can be hurried. */
export const canSkip = (model: Model): boolean => hasPace(model) && !model.paused && model.confirm === null;
/** Nothing stands in the map's place, so that the pages are those of the record. */
export const isOpenReplay = (model: Model): boolean => isReplay(model) && model.pane === null;
export const canGoBack = (model: Model): boolean => isReplay(model) && (model.replay?.at ?? 0) > 0;
export const canGoOn = ({ replay }: Model): boolean => replay !== null && replay.at < replay.of;
export const isList = (model: Model): boolean => isAsked(model) && model.stage.at !== 'number';
export const isNumber = (model: Model): boolean => isAsked(model) && model.stage.at === 'number';
/** Turning points can be chosen: nothing is asked here, and they are on the screen. */
export const hasMoments = (model: Model): boolean =>
  model.pane === 'story' && (isOver(model) || isReplay(model)) && momentsIn(model).length > 0;
export const isAtMoment = (model: Model): boolean => model.pane === 'story' && chosenMoment(model) !== null;
export const always = (): boolean => true;
export const isMap = (model: Model): boolean => isList(model) && model.focus === 'map';

/** Whether something of the prompt's list stands on the map. */
export const hasPlaces = (model: Model): boolean => {
  const prompt = promptOf(model);
  return isList(model) && prompt !== null && filtered(prompt, null).some((item) => item.territory !== null);
};

/** Armies that have captured must move in: there is no way back from that question. */
export const isForced = ({ stage }: Model): boolean => stage.at === 'number' && stage.path.length === 0;

/** Whether a step has been taken that can be taken back. */
export const isDeep = ({ stage }: Model): boolean => stage.path.length > 0;

export const isAttacking = (model: Model): boolean => modeOf(model) === 'attack';

export const hasPages = (model: Model): boolean => isAsked(model) || model.pane !== null;

/** Whether there is a first and a last: a recorded game has those of its own. */
export const hasEnds = (model: Model): boolean => hasPages(model) && !isReplay(model);

export const isTableOpen = (model: Model): boolean => model.pane === 'table';
/** The course of a game that is over has the whole screen, where there are frames. */
const isStoryAtEnd = (model: Model): boolean => isOver(model) && model.pane === 'story';
export const isTableBeside = (model: Model): boolean =>
  !isTableOpen(model) && !isStoryAtEnd(model) && layoutFor(model).table !== null;
/** What a game of the day came to is on the screen. */
export const hasResult = (model: Model): boolean => isStoryAtEnd(model) && model.result !== null;

/** Whether there are missions to look at: those of Risk Napoleon, or secret ones. */
export const hasMissions = (model: Model): boolean =>
  isNapoleon(model) || model.context.rules.setup.options.missions !== undefined;

export const isNapoleon = (model: Model): boolean => model.view.napoleon !== null;

/** Whether there is a hand that may be looked at here. */
export const hasPersons = (model: Model): boolean =>
  model.context.persons.length > 0 || model.replay?.eyes === 'omniscient';

export const canRepeat = ({ decision, lastAttack }: Model): boolean =>
  rollFor(decision, lastAttack?.from, lastAttack?.to) !== undefined;
