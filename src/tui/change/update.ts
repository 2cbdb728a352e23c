// (model, key) -> (model, effects): everything a key does on the game's screen. Pure: what must happen outside is data.
import { cutColumns } from '../../text/index.js';
import { commandOf } from '../keys/index.js';
import type { Model } from '../model.js';
import { modeOf } from '../modes.js';
import type { Key } from '../terminal/keys.js';
import { answer, chooseItem, just, notice, reactionsSet } from './answers.js';
import { run } from './commands.js';
import { unlit } from './flash.js';
import { onLookText } from './look.js';
import { onMouse } from './mouse.js';
import { clamp } from './moves.js';
import { onSettings } from './settings.js';
import { itemsOf, type Updated } from './stages.js';

/** A question of the screen's own: Enter does it, Esc, n or q takes it back, nothing else counts. */
/** Where letters lead once leaving is asked about: `q` a second time to the shell. */
const LEAVING: Readonly<Record<string, 'quit' | 'menu'>> = { q: 'quit', Q: 'quit', m: 'menu', M: 'menu' };

const onConfirm = (model: Model, key: Key): Updated => {
  const { confirm, decision } = model;
  if (confirm?.ask === 'placed' && decision !== null && keyIs(key, 'u')) {
    return [{ ...model, confirm: null }, model.undoable > 0 ? [{ do: 'undo', seat: decision.seat }] : []];
  }
  const letter = key.name === 'text' && !key.ctrl ? key.text : '';
  const leavesTo = confirm?.ask === 'quit' ? LEAVING[letter] : undefined;
  if (leavesTo !== undefined) return [{ ...model, confirm: null }, [{ do: leavesTo }]];
  const isNo = key.name === 'escape' || ['n', 'N', 'q'].includes(letter);
  if (isNo) return just({ ...model, confirm: null });
  const isYes = key.name === 'enter' || ['y', 'Y'].includes(letter);
  if (!isYes || confirm === null) return just(model);
  const rest: Model = { ...model, confirm: null };
  if (confirm.ask === 'quit') return [rest, [{ do: 'quit' }]];
  if (confirm.ask === 'reactions') return decision === null ? just(rest) : reactionsSet(rest, decision.seat, 'off');
  if (confirm.ask === 'endAttack' || confirm.ask === 'placed' || confirm.ask === 'epidemic')
    return answer(rest, confirm.answer, null);
  return decision === null ? just(rest) : [rest, [{ do: 'aside', seat: decision.seat, action: { type: 'resign' } }]];
};

const MOST_FILTER_COLUMNS = 24;

const onFilter = (model: Model, key: Key): Updated | null => {
  const { filter } = model;
  if (filter === null || key.ctrl) return null;
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
  const items = itemsOf(model);
  const item = items[Number(key.text) - 1];
  if (!item || model.stage.at === 'number' || item.territory !== null) return null;
  // Not the end of a phase below places to go on from: nobody counts those rows.
  const isBelowPlaces =
    item.role === 'end' && items.some(({ territory, role }) => territory !== null && role !== 'rare');
  return isBelowPlaces ? null : chooseItem(model, item);
};

const onText = (model: Model, key: Key): Updated | null =>
  onFilter(model, key) ?? onDigit(model, key) ?? onChoiceDigit(model, key);

/** What `key` does. Ctrl-C and Ctrl-Z never come here: they belong to the process. */
export const onKey = (held: Model, key: Key): Updated => {
  if (key.name === 'mouse' && key.action !== 'press') return just(held);
  const before = unlit(held);
  // Any key ends the tumbling of dice, and does what it does; Enter and space have done enough by that.
  if (before.tumble !== null && before.confirm === null && (key.name === 'enter' || keyIs(key, ' ')))
    return just({ ...before, notice: null, tumble: null });
  const isPlain = before.notice === null && before.tumble === null;
  const model: Model = isPlain ? before : { ...before, notice: null, tumble: null };
  if (key.name === 'mouse') return onMouse(model, key);
  const mode = modeOf(model);
  if (mode === 'confirm') return onConfirm(model, key);
  if (mode === 'attack') return run(model, 'stop');
  const special =
    mode === 'seek' ? onLookText(model, key) : mode === 'find' || mode === 'open' ? onText(model, key) : null;
  if (special !== null) return special;
  const command = commandOf(key, model);
  if (mode === 'settings') return command === null ? just(model) : onSettings(model, command);
  if (mode === 'cover' && command === 'go') return just({ ...model, revealed: model.decision?.seat ?? null });
  if (command !== null) return run(model, command);
  if (mode !== 'open') return just(model);
  if (keyIs(key, 'u') && model.decision !== null) return notice(model, model.context.words.m.screen.cannotUndo);
  return just(model);
};

const keyIs = (key: Key, text: string): boolean => key.name === 'text' && !key.ctrl && key.text === text;
