// (model, line that was typed) -> what it does. Numbers choose, letters are the commands of the key table. Pure.
import { acceptNumber, chooseItem, just, notice } from '../change/answers.js';
import { run } from '../change/commands.js';
import { itemsOf, type Updated } from '../change/stages.js';
import { onKey } from '../change/update.js';
import { commandOf } from '../keys/index.js';
import { canWatch } from '../keys/situations.js';
import type { Model } from '../model.js';
import { modeOf } from '../modes.js';
import { momentsIn } from '../story/turnings.js';
import type { Key } from '../terminal/keys.js';
import { specialKey, textKey } from '../terminal/keyTypes.js';
import { OVER_CHOICES, sayLook, sayPlaces } from './say.js';

const ENTER: Key = specialKey('enter', '\r');
const ESCAPE: Key = specialKey('escape', '\x1b');

const isNothing = ([next, effects]: Updated, model: Model): boolean => next === model && effects.length === 0;

const onConfirmed = (model: Model, text: string): Updated => {
  const { spoken } = model.context.words.m;
  if (text === '1') return onKey(model, ENTER);
  if (text === '2' || text === '0') return onKey(model, ESCAPE);
  if (text === '') return just(model);
  if (/^\d+$/.test(text)) return notice(model, spoken.noItem(text, 2));
  const done = text.length === 1 ? onKey(model, textKey(text, text)) : just(model);
  return isNothing(done, model) ? notice(model, spoken.unknown(text)) : done;
};

/** Behind a cover nothing is chosen and nothing told: it is lifted, or the program left. */
const onCovered = (model: Model, text: string): Updated => {
  if (text === '') return onKey(model, ENTER);
  if (text === '0') return onKey(model, ESCAPE);
  const command = text.length === 1 ? commandOf(textKey(text, text), model) : null;
  return command === null ? notice(model, model.context.words.m.spoken.cover) : run(model, command);
};

const onOver = (model: Model, n: number): Updated => {
  const choice = OVER_CHOICES[n - 1];
  const { spoken } = model.context.words.m;
  return choice ? [model, [{ do: choice }]] : notice(model, spoken.noItem(`${n}`, OVER_CHOICES.length));
};

const onNumber = (model: Model, text: string): Updated => {
  const { spoken } = model.context.words.m;
  const { stage } = model;
  const n = Number(text);
  if (model.view.outcome !== null && model.replay === null) return onOver(model, n);
  if (stage.at === 'number') {
    if (n >= stage.min && n <= stage.max) return acceptNumber({ ...model, stage: { ...stage, value: n } });
    return n === 0 ? onKey(model, ESCAPE) : notice(model, spoken.outOf(text, stage.min, stage.max));
  }
  if (n === 0) return onKey(model, ESCAPE);
  const items = itemsOf(model);
  const item = items[n - 1];
  if (items.length === 0) return notice(model, spoken.notAsked);
  return item ? chooseItem({ ...model, cursor: n - 1 }, item) : notice(model, spoken.noItem(text, items.length));
};

/** Enter alone takes what a number offers, and goes on in a replay; it never chooses from a list. */
const onEmpty = (model: Model): Updated => {
  if (model.stage.at === 'number') return onKey(model, ENTER);
  return model.replay === null ? just(model) : run(model, 'actionOn');
};

/** `w 3`: the game again from its third turning point, or from the third moment that was missed; in a recorded game, to there. */
const onMoment = (model: Model, n: number): Updated => {
  const all = momentsIn(model);
  const at = all[n - 1];
  if (at === undefined) return notice(model, model.context.words.m.spoken.noItem(`${n}`, all.length));
  if (model.replay !== null) return [model, [{ do: 'seek', to: { step: at } }]];
  return canWatch(model)
    ? [model, [{ do: 'watch', at }]]
    : notice(model, model.context.words.m.spoken.unknown(`w ${n}`));
};

const onFind = (model: Model, text: string): Updated =>
  just({ ...model, filter: text === '' ? null : text, cursor: 0 });

/** What typing `line` does to the game or the replay. */
export const onLine = (before: Model, line: string): Updated => {
  const model: Model = before.notice === null ? before : { ...before, notice: null };
  const text = line.trim();
  const { spoken } = model.context.words.m;
  if (modeOf(model) === 'confirm') return onConfirmed(model, text);
  if (modeOf(model) === 'cover') return onCovered(model, text);
  if (text === '') return onEmpty(model);
  if (/^\d{1,6}$/.test(text) && model.replay === null) return onNumber(model, text);
  if (text.startsWith('/') && model.decision !== null) return onFind(model, text.slice(1).trim());
  const [, part] = /^t\s+(.+)$/.exec(text) ?? [];
  if (part !== undefined) return notice(model, sayPlaces(model, part).join('\n'));
  const [, name] = /^(?:i|look)\s+(.+)$/i.exec(text) ?? [];
  if (name !== undefined) return notice(model, sayLook(model, name).join('\n'));
  if (/^(?:i|look)$/i.test(text)) return notice(model, model.context.words.m.inspect.help);
  const [, moment] = /^w\s+(\d{1,3})$/.exec(text) ?? [];
  if (moment !== undefined) return onMoment(model, Number(moment));
  // A filter that stays takes no letters for itself here: they are commands.
  const command = text.length === 1 ? commandOf(textKey(text, text), { ...model, filter: null }) : null;
  if (command !== null) return run(model, command);
  return notice(model, spoken.unknown(text));
};
