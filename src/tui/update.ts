// (model, key) -> (model, effects): everything a key does on the game's screen. Pure: what must happen outside is data.
import type { Action, Answer, Decision, PlaceId, Reactions, TerritoryId } from '../core/index.js';
import { cutColumns } from '../text/index.js';
import { blitzDice, fightOn } from './blitz.js';
import { neighbourInDirection } from './board/index.js';
import { type Command, commandOf } from './keys.js';
import { mapBoardOf, mapSizeOf } from './map.js';
import { type Auto, type Model, SPEEDS, type Stage } from './model.js';
import { modeOf } from './modes.js';
import { mostScroll } from './panes/index.js';
import type { Choose, Item } from './prompts/index.js';
import { chooseAfter } from './prompts/offers.js';
import { back, goTo, itemsOf, openStage, type Updated } from './stages.js';
import type { Key } from './terminal/keys.js';

const just = (model: Model): Updated => [model, []];
const notice = (model: Model, text: string): Updated => just({ ...model, notice: text });

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

// --- Answers --------------------------------------------------------------------------------------------------------

/** What goes on by itself after an answer by hand: the placing of others, the attack that was only defended. */
const autoAfter = ({ auto }: Model, action: Answer): Auto | null =>
  auto?.do === 'setup' ||
  ((auto?.do === 'blitz' || auto?.do === 'fight') &&
    (action.type === 'defend' ||
      (action.type === 'choose' && (action.offer === 'react' || action.offer === 'noReaction'))))
    ? auto
    : null;

/** What the answer was about: where the next question begins. */
export const lastOf = (model: Model, action: Action): Pick<Model, 'lastAttack' | 'lastPlaced'> => {
  const { lastAttack, lastPlaced } = model;
  if (action.type === 'attack') return { lastAttack: { from: action.from, to: action.to }, lastPlaced };
  if (action.type === 'place') return { lastAttack, lastPlaced: action.territory };
  if (action.type !== 'choose') return { lastAttack, lastPlaced };
  const { from, to, territory } = action.values;
  if (action.offer === 'attack' || action.offer === 'sail')
    return { lastAttack: { from: from as PlaceId, to: to as PlaceId }, lastPlaced };
  return { lastAttack, lastPlaced: action.offer === 'place' ? (territory as TerritoryId) : lastPlaced };
};

const answer = (model: Model, action: Answer, auto: Auto | null): Updated => {
  if (model.decision === null) return just(model);
  const next: Model = {
    ...model,
    auto: auto ?? autoAfter(model, action),
    filter: null,
    ...lastOf(model, action),
  };
  return [next, [{ do: 'answer', action, pace: false }]];
};

/** T-3: the last army of a step is placed only when the player says that all stand right. */
const isLastPlaced = ({ decision, view }: Model, action: Answer): boolean =>
  decision?.kind === 'place' &&
  view.phase === 'placeShared' &&
  decision.after === 0 &&
  action.type === 'place' &&
  action.count === decision.pool;

const answerOrConfirm = (model: Model, action: Answer, auto: Auto | null): Updated =>
  isLastPlaced(model, action)
    ? just({ ...model, confirm: { ask: 'placed', answer: action } })
    : answer(model, action, auto);

const choose = (model: Model, choice: Choose): Updated => {
  switch (choice.do) {
    case 'answer':
      return answerOrConfirm(model, choice.answer, choice.auto);
    case 'stage':
      return goTo(model, choice.stage);
    case 'confirm':
      return just({ ...model, confirm: choice.confirm });
    case 'say':
      return notice(model, choice.text);
  }
};

const chooseItem = (model: Model, item: Item): Updated => choose(model, item.choose);

const acceptNumber = (model: Model): Updated => {
  const { stage, decision } = model;
  if (stage.at !== 'number' || decision === null) return just(model);
  if (stage.of === 'offer') {
    const path = [...stage.path, { field: stage.field, value: stage.value }];
    return choose(model, chooseAfter(model, decision, path));
  }
  const { of, from, to, value } = stage;
  switch (of) {
    case 'place':
      return answerOrConfirm(model, { type: 'place', territory: to, count: value }, null);
    case 'moveIn':
      return answer(model, { type: 'moveIn', count: value }, null);
    case 'fortify':
      return answer(model, { type: 'fortify', from, to, count: value }, null);
    case 'remain': {
      const option =
        decision.kind === 'attack' ? decision.options.find((o) => o.from === from && o.to === to) : undefined;
      if (!option) return just(model);
      const dice = blitzDice(model, option, value);
      return answer(model, { type: 'attack', from, to, dice }, { do: 'blitz', from, to, remain: value });
    }
  }
};

// --- Moving about ---------------------------------------------------------------------------------------------------

const LIST_PAGE = 4;
const NUMBER_PAGE = 10;
const PANE_PAGE = 10;

const moveNumber = (model: Model, to: (stage: Extract<Stage, { at: 'number' }>) => number): Updated => {
  const { stage } = model;
  if (stage.at !== 'number') return just(model);
  return just({ ...model, stage: { ...stage, value: clamp(to(stage), stage.min, stage.max), typed: '' } });
};

const moveCursor = (model: Model, to: (cursor: number, last: number) => number): Updated => {
  const last = itemsOf(model).length - 1;
  return just({ ...model, cursor: clamp(to(model.cursor, last), 0, Math.max(0, last)) });
};

/** Arrow keys on the map: to the nearest territory that may be chosen, in that direction. */
const walk = (model: Model, direction: 'up' | 'down' | 'left' | 'right'): Updated => {
  const items = itemsOf(model);
  const { index } = model.context.rules.board;
  const at = (item: Item | undefined): number => (item?.territory ? (index.get(item.territory) ?? -1) : -1);
  const candidates = items.map(at).filter((i) => i >= 0);
  if (candidates.length === 0) return notice(model, model.context.words.m.screen.noMap);
  const from = at(items[model.cursor]);
  const { columns, rows } = mapSizeOf(model);
  const to =
    from < 0
      ? (candidates[0] ?? null)
      : neighbourInDirection(mapBoardOf(model.context.rules), columns, rows, from, candidates, direction);
  const cursor = items.findIndex((item) => at(item) === to && to !== null);
  return cursor < 0 ? just(model) : just({ ...model, cursor });
};

const arrow = (model: Model, direction: 'up' | 'down' | 'left' | 'right'): Updated => {
  if (model.stage.at === 'number') {
    const step = direction === 'left' || direction === 'down' ? -1 : 1;
    return moveNumber(model, (s) => s.value + step);
  }
  if (model.focus === 'map') return walk(model, direction);
  if (direction === 'up') return moveCursor(model, (c) => c - 1);
  return direction === 'down' ? moveCursor(model, (c) => c + 1) : just(model);
};

const page = (model: Model, by: 1 | -1): Updated => {
  if (model.pane !== null) {
    const most = mostScroll(model, model.pane);
    const step = model.pane === 'log' ? -by : by; // the log begins at its end
    return just({ ...model, scroll: clamp(Math.min(model.scroll, most) + step * PANE_PAGE, 0, most) });
  }
  if (model.stage.at === 'number') return moveNumber(model, (s) => s.value + by * NUMBER_PAGE);
  return moveCursor(model, (c) => c + by * LIST_PAGE);
};

const toEnd = (model: Model, isLast: boolean): Updated => {
  if (model.stage.at === 'number') return moveNumber(model, (s) => (isLast ? s.max : s.min));
  return moveCursor(model, (_, last) => (isLast ? last : 0));
};

const go = (model: Model): Updated => {
  if (model.view.outcome !== null) return [model, [{ do: 'menu' }]];
  if (model.decision === null) return [model, [{ do: 'wake' }]];
  if (model.stage.at === 'number') return acceptNumber(model);
  const item = itemsOf(model)[model.cursor];
  return item ? chooseItem(model, item) : just(model);
};

// --- Commands -------------------------------------------------------------------------------------------------------

const repeatAttack = (model: Model): Updated => {
  const { lastAttack: last, decision } = model;
  const again = decision === null || last === null ? null : fightOn(decision, { ...last, leaders: 2 });
  if (again !== null) return answer(model, again, null);
  const option =
    decision?.kind === 'attack' ? decision.options.find((o) => o.from === last?.from && o.to === last.to) : undefined;
  if (!option) return just(model);
  return answer(model, { type: 'attack', from: option.from, to: option.to, dice: option.max }, null);
};

/** What can be left to good advice. */
export const AUTOMATIC: readonly Decision['kind'][] = ['place', 'claim', 'deploy', 'muster'];

const placeRest = (model: Model): Updated => {
  const { decision, context, view } = model;
  if (decision === null || !AUTOMATIC.includes(decision.kind)) return just(model);
  const others = model.auto?.do === 'setup' ? model.auto.seats : [];
  const auto: Auto = view.turn.round === 0 ? { do: 'setup', seats: [...others, decision.seat] } : { do: 'reinforce' };
  return answer(model, context.advice(view, decision) as Answer, auto);
};

const changeSpeed = (model: Model, by: 1 | -1): Updated => {
  const speed = SPEEDS[clamp(SPEEDS.indexOf(model.speed) + by, 0, SPEEDS.length - 1)] ?? model.speed;
  const { m } = model.context.words;
  return [{ ...model, speed, notice: m.screen.speed(m.screen.speeds[speed]) }, [{ do: 'wake' }]];
};

const switchDefence = (model: Model): Updated => {
  const { decision, view, context } = model;
  if (decision === null) return just(model);
  const defence = view.seats[decision.seat]?.defence === 'ask' ? 'auto' : 'ask';
  const { m } = context.words;
  return [
    { ...model, notice: m.screen.defenceIs(m.screen.defenceModes[defence]) },
    [{ do: 'setDefence', seat: decision.seat, defence }],
  ];
};

const REACTIONS: readonly Reactions[] = ['decisive', 'each', 'off'];

const switchReactions = (model: Model): Updated => {
  const { decision, view, context } = model;
  if (decision === null || view.napoleon === null) return just(model);
  const at = REACTIONS.indexOf(view.napoleon.reactions[decision.seat] ?? 'decisive');
  const reactions = REACTIONS[(at + 1) % REACTIONS.length] ?? 'decisive';
  const { napoleon } = context.words.m;
  return [
    { ...model, notice: napoleon.reactionsAre(napoleon.reactionModes[reactions]) },
    [{ do: 'aside', seat: decision.seat, action: { type: 'setReactions', reactions } }],
  ];
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

const run = (model: Model, command: Command): Updated => {
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
      return notice(openStage({ ...model, auto: null }, { at: 'choose' }), model.context.words.m.screen.stopped);
    case 'undo':
      return model.decision === null ? just(model) : [model, [{ do: 'undo', seat: model.decision.seat }]];
    case 'auto':
      return placeRest(model);
    case 'repeat':
      return repeatAttack(model);
    case 'quiet':
      return quiet(model, 'turn');
    case 'quietBattle':
      return quiet(model, 'attack');
    case 'reactions':
      return switchReactions(model);
    case 'table':
    case 'players':
    case 'missions':
    case 'cards':
    case 'log':
    case 'odds':
    case 'help':
      return just({ ...model, pane: model.pane === command ? null : command, scroll: 0 });
    case 'regions':
      return just({ ...model, colourBy: model.colourBy === 'owner' ? 'region' : 'owner', pane: null });
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
      return just({ ...model, confirm: { ask: 'quit' } });
    case 'report':
    case 'repaint':
      return [model, [{ do: command }]];
  }
};

// --- Keys that do not go through the table --------------------------------------------------------------------------

/** A question of the screen's own: Enter does it, Esc, n or q takes it back, nothing else counts. */
const onConfirm = (model: Model, key: Key): Updated => {
  const { confirm, decision } = model;
  if (confirm?.ask === 'placed' && decision !== null && keyIs(key, 'u')) {
    return [{ ...model, confirm: null }, model.undoable > 0 ? [{ do: 'undo', seat: decision.seat }] : []];
  }
  const isNo = key.name === 'escape' || (key.name === 'text' && ['n', 'N', 'q'].includes(key.text));
  if (isNo) return just({ ...model, confirm: null });
  const isYes = key.name === 'enter' || (key.name === 'text' && ['y', 'Y'].includes(key.text));
  if (!isYes || confirm === null) return just(model);
  const rest: Model = { ...model, confirm: null };
  if (confirm.ask === 'quit') return [rest, [{ do: 'quit' }]];
  if (confirm.ask === 'endAttack' || confirm.ask === 'placed' || confirm.ask === 'epidemic')
    return answer(rest, confirm.answer, null);
  return decision === null ? just(rest) : [rest, [{ do: 'resign', seat: decision.seat }]];
};

const MOST_FILTER_COLUMNS = 24;

const onFilter = (model: Model, key: Key): Updated | null => {
  const { filter } = model;
  if (filter === null || key.ctrl || key.alt) return null;
  if (key.name === 'text' || key.name === 'paste') {
    const text = cutColumns(filter + key.text.replace(/\s+/g, ' '), MOST_FILTER_COLUMNS);
    return just({ ...model, filter: text, cursor: 0 });
  }
  if (key.name === 'backspace')
    return just({ ...model, filter: filter === '' ? null : [...filter].slice(0, -1).join(''), cursor: 0 });
  return null;
};

/** Typed digits make the number; one that would be too large starts a new one. */
const onDigit = (model: Model, key: Key): Updated | null => {
  const { stage } = model;
  if (stage.at !== 'number' || key.name !== 'text' || key.ctrl || !/^\d$/.test(key.text)) return null;
  const longer = stage.typed + key.text;
  const typed = Number(longer) <= stage.max ? longer : key.text;
  return just({ ...model, stage: { ...stage, typed, value: clamp(Number(typed), stage.min, stage.max) } });
};

/** In small lists a digit chooses at once, as in the menus. */
const onChoiceDigit = (model: Model, key: Key): Updated | null => {
  if (key.name !== 'text' || key.ctrl || !/^[1-9]$/.test(key.text) || model.filter !== null) return null;
  const item = itemsOf(model)[Number(key.text) - 1];
  return item && model.stage.at !== 'number' && item.territory === null && item.id !== 'pass'
    ? chooseItem(model, item)
    : null;
};

const onText = (model: Model, key: Key): Updated | null =>
  onFilter(model, key) ?? onDigit(model, key) ?? onChoiceDigit(model, key);

/** What `key` does. Ctrl-C and Ctrl-Z never come here: they belong to the process. */
export const onKey = (before: Model, key: Key): Updated => {
  const model: Model = before.notice === null ? before : { ...before, notice: null };
  const mode = modeOf(model);
  if (mode === 'confirm') return onConfirm(model, key);
  if (mode === 'attack') return run(model, 'stop');
  const special = mode === 'find' || mode === 'open' ? onText(model, key) : null;
  if (special !== null) return special;
  const command = commandOf(key, model);
  if (mode === 'cover' && command === 'go') return just({ ...model, revealed: model.decision?.seat ?? null });
  if (command !== null) return run(model, command);
  if (mode !== 'open') return just(model);
  if (keyIs(key, 'u') && model.decision !== null) return notice(model, model.context.words.m.screen.cannotUndo);
  return just(model);
};

const keyIs = (key: Key, text: string): boolean => key.name === 'text' && !key.ctrl && key.text === text;
