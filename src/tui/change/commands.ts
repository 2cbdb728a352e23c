// What each command of the key table does, however it was given. Pure: what must happen outside is data.
import { hintFor } from '../../bots/index.js';
import type { Reactions, Seat } from '../../core/index.js';
import { SPEEDS } from '../../table/pace.js';
import { coached, moreIdeas, newCoach } from '../coach/coach.js';
import type { Seek } from '../effects.js';
import { hintOf, hintText, isHinted } from '../hints.js';
import type { Command } from '../keys/index.js';
import { type Model, TABLE_ORDERS } from '../model.js';
import { endItem } from '../prompts/index.js';
import { chosenMoment, momentsIn } from '../story/turnings.js';
import { acceptNumber, answer, chooseItem, just, notice, reactionsSet } from './answers.js';
import { adviceOn, advised } from './auto.js';
import { fightOn } from './blitz.js';
import { besideLook, findLook, goLook, look, stopLooking, walkLook } from './look.js';
import { arrow, clamp, page, toEnd } from './moves.js';
import { back, itemsOf, openStage, type Updated } from './stages.js';

const go = (model: Model): Updated => {
  if (model.view.outcome !== null) return [model, [{ do: 'menu' }]];
  if (model.decision === null) return [model, [{ do: 'wake' }]];
  if (model.stage.at === 'number') return acceptNumber(model);
  const item = itemsOf(model)[model.cursor];
  return item ? chooseItem(model, item) : just(model);
};

const repeatAttack = (model: Model): Updated => {
  const { lastAttack: last, decision } = model;
  const again =
    decision === null || last === null ? null : fightOn(model, decision, { ...last, leaders: 2, remain: 0 });
  return again === null ? just(model) : answer(model, again, null);
};

const placeRest = (model: Model): Updated => {
  const advice = model.decision && adviceOn(model, model.decision);
  return advice === null ? just(model) : answer(model, advice, advised(model));
};

/** What the strongest bot would do; asked for again, the cursor goes there. It never answers. */
const hint = (model: Model): Updated => {
  const { decision, view, context } = model;
  if (decision === null) return just(model);
  const known = hintOf(model);
  if (known !== null) {
    const at = itemsOf(model).findIndex((item) => isHinted(model, item));
    return notice(at < 0 ? model : { ...model, cursor: at }, hintText(model, known));
  }
  const found = hintFor(context.rules, view, decision);
  return notice({ ...model, hint: found, pane: null }, hintText(model, found));
};

const changeSpeed = (model: Model, by: 1 | -1): Updated => {
  const speed = SPEEDS[clamp(SPEEDS.indexOf(model.speed) + by, 0, SPEEDS.length - 1)] ?? model.speed;
  const { m } = model.context.words;
  return [{ ...model, speed, notice: m.screen.speed(m.screen.speeds[speed]) }, [{ do: 'wake' }]];
};

/** The table in its next order. */
const orderTable = (model: Model): Updated => {
  const { table, context } = model;
  const order = TABLE_ORDERS[(TABLE_ORDERS.indexOf(table.order) + 1) % TABLE_ORDERS.length] ?? 'region';
  return notice({ ...model, table: { ...table, order }, scroll: 0 }, context.words.m.screen.tableOrders[order]);
};

/** The table of everybody, then of each seat in turn. */
const nextInTable = (model: Model): Updated => {
  const { table, context } = model;
  const next = table.of === null ? 0 : table.of + 1;
  const of = next < context.rules.players ? (next as Seat) : null;
  const whose = of === null ? context.words.m.screen.tableAll : context.words.seat(of);
  return notice({ ...model, table: { ...table, of }, scroll: 0 }, whose);
};

const switchDefence = (model: Model): Updated => {
  const { decision, view, context } = model;
  if (decision === null) return just(model);
  const defence = view.seats[decision.seat]?.defence === 'ask' ? 'auto' : 'ask';
  const { m } = context.words;
  return [
    { ...model, notice: m.screen.defenceIs(m.screen.defenceModes[defence]) },
    [{ do: 'aside', seat: decision.seat, action: { type: 'setDefence', defence } }],
  ];
};

const REACTIONS: readonly Reactions[] = ['decisive', 'each', 'off'];

const switchReactions = (model: Model): Updated => {
  const { decision, view } = model;
  if (decision === null || view.napoleon === null) return just(model);
  const at = REACTIONS.indexOf(view.napoleon.reactions[decision.seat] ?? 'decisive');
  const reactions = REACTIONS[(at + 1) % REACTIONS.length] ?? 'decisive';
  // That would answer the open question as well.
  if (reactions === 'off' && decision.kind === 'react') return just({ ...model, confirm: { ask: 'reactions' } });
  return reactionsSet(model, decision.seat, reactions);
};

/** What ends the phase, from wherever in it: the question that goes before it is asked as if it had been chosen. */
const endPhase = (model: Model): Updated => {
  const item = endItem(model);
  return item === null ? just(model) : chooseItem(model, item);
};

/** N-CARD-4: no more questions for reactions in this attack, or this turn. */
const quiet = (model: Model, scope: 'attack' | 'turn'): Updated => {
  if (model.decision === null) return just(model);
  const { napoleon } = model.context.words.m;
  return [
    { ...model, notice: scope === 'turn' ? napoleon.quietNow : napoleon.quietBattleNow },
    [{ do: 'aside', seat: model.decision.seat, action: { type: 'quiet', scope } }],
  ];
};

/** On at once, or silent: where every game is coached, from now on in all of them. */
const switchCoach = (model: Model): Updated => {
  const { words, settings = null } = model.context;
  const { coach } = words.m;
  if (model.coach !== null) {
    const isForGood = settings?.coach === 'always' && !model.coach.isLesson;
    const [silent] = notice({ ...model, coach: null }, isForGood ? coach.neverMore : coach.nowOff);
    return [silent, isForGood ? [{ do: 'set', settings: { ...settings, coach: 'lessons' } }] : []];
  }
  return notice(coached({ ...model, coach: newCoach(false) }), coach.nowOn);
};

/** To another moment; from none to the first or the last. */
const moveMoment = (model: Model, by: 1 | -1): Updated => {
  const last = momentsIn(model).length - 1;
  const at = model.moment === null ? (by > 0 ? 0 : last) : clamp(model.moment + by, 0, last);
  return just({ ...model, moment: last < 0 ? null : at });
};

/** In a recorded game: to the chosen moment. */
const goMoment = (model: Model): Updated => {
  const step = chosenMoment(model);
  return step === null ? just(model) : [{ ...model, pane: null }, [{ do: 'seek', to: { step } }]];
};

/** What the strong bot would have done: in the recording of the game, where it can be looked at; the key again closes it. */
const review = (model: Model): Updated => {
  if (model.replay === null) return [model, [{ do: 'watch', at: null, review: true }]];
  if (model.review !== null && model.pane === 'story') return just({ ...model, review: null, moment: null });
  const open: Model = { ...model, pane: 'story', scroll: 0, moment: null };
  return model.review === null ? [{ ...open, review: { missed: null } }, [{ do: 'review' }]] : just(open);
};

const SEEKS = {
  actionBack: { unit: 'action', by: -1 },
  actionOn: { unit: 'action', by: 1 },
  turnBack: { unit: 'turn', by: -1 },
  turnOn: { unit: 'turn', by: 1 },
  roundBack: { unit: 'round', by: -1 },
  roundOn: { unit: 'round', by: 1 },
  captureBack: { unit: 'capture', by: -1 },
  captureOn: { unit: 'capture', by: 1 },
  toStart: { unit: 'end', by: -1 },
  toEnd: { unit: 'end', by: 1 },
} as const satisfies Partial<Record<Command, Seek>>;

/** `command` carried out. */
export const run = (model: Model, command: Command): Updated => {
  switch (command) {
    case 'up':
    case 'down':
    case 'left':
    case 'right':
      return arrow(model, command);
    case 'pageUp':
      return page(model, -1);
    case 'pageDown':
      return page(model, 1);
    case 'first':
      return toEnd(model, false);
    case 'last':
      return toEnd(model, true);
    case 'go':
      return go(model);
    case 'back':
      return back(model);
    case 'focus':
      return just({ ...model, focus: model.focus === 'list' ? 'map' : 'list', pane: null });
    case 'find':
      return just({ ...model, filter: '', cursor: 0 });
    case 'stop':
      return notice(
        openStage({ ...model, auto: null }, { at: 'list', path: [] }),
        model.context.words.m.screen.stopped,
      );
    case 'undo':
      return model.decision === null ? just(model) : [model, [{ do: 'undo', seat: model.decision.seat }]];
    case 'hint':
      return hint(model);
    case 'auto':
      return placeRest(model);
    case 'repeat':
      return repeatAttack(model);
    case 'quiet':
      return quiet(model, 'turn');
    case 'quietBattle':
      return quiet(model, 'attack');
    case 'end':
      return endPhase(model);
    case 'reactions':
      return switchReactions(model);
    case 'table':
    case 'players':
    case 'missions':
    case 'story':
    case 'cards':
    case 'log':
    case 'odds':
    case 'help':
    case 'settings':
      return just({ ...model, pane: model.pane === command ? null : command, scroll: 0 });
    case 'regions':
      return just({ ...model, colourBy: model.colourBy === 'owner' ? 'region' : 'owner', pane: null });
    case 'zoom':
      return just({ ...model, isZoomed: !model.isZoomed, pane: null });
    case 'order':
      return orderTable(model);
    case 'whose':
      return nextInTable(model);
    case 'defence':
      return switchDefence(model);
    case 'pause':
      return [{ ...model, paused: !model.paused }, [{ do: 'wake' }]];
    case 'faster':
      return changeSpeed(model, 1);
    case 'slower':
      return changeSpeed(model, -1);
    case 'resign':
      return just({ ...model, confirm: { ask: 'resign' } });
    case 'quit':
      // Nothing is lost where nothing is played.
      return model.replay === null ? just({ ...model, confirm: { ask: 'quit' } }) : [model, [{ do: 'quit' }]];
    case 'look':
      return look(model);
    case 'lookUp':
      return walkLook(model, 'up');
    case 'lookDown':
      return walkLook(model, 'down');
    case 'lookLeft':
      return walkLook(model, 'left');
    case 'lookRight':
      return walkLook(model, 'right');
    case 'lookBeside':
      return besideLook(model);
    case 'lookGo':
      return goLook(model);
    case 'lookBack':
      return stopLooking(model);
    case 'lookFind':
      return findLook(model);
    case 'coach':
      return switchCoach(model);
    case 'coachMore': {
      const more = moreIdeas(model);
      return more === null ? notice(model, model.context.words.m.coach.noMore) : just(more);
    }
    case 'review':
      return review(model);
    case 'momentUp':
      return moveMoment(model, -1);
    case 'momentDown':
      return moveMoment(model, 1);
    case 'momentGo':
      return goMoment(model);
    case 'watch': {
      return [model, [{ do: 'watch', at: model.pane === 'story' ? chosenMoment(model) : null }]];
    }
    case 'copyResult':
      return [model, [{ do: 'result', what: 'copy' }]];
    case 'keepResult':
      return [model, [{ do: 'result', what: 'keep' }]];
    case 'verifyResult':
      return [model, [{ do: 'result', what: 'verify' }]];
    case 'report':
    case 'rematch':
    case 'play':
    case 'eyes':
      return [model, [{ do: command }]];
    case 'actionBack':
    case 'actionOn':
    case 'turnBack':
    case 'turnOn':
    case 'roundBack':
    case 'roundOn':
    case 'captureBack':
    case 'captureOn':
    case 'toStart':
    case 'toEnd':
      return [model, [{ do: 'seek', to: SEEKS[command] }]];
  }
};
