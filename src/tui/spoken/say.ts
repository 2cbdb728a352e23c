// (model) -> sentences: the question with its choices in a numbered list, panes line by line. For those who hear the game
// instead of seeing it; nothing here depends on colours, columns or the map.

import { upperFirst } from '../../text/index.js';
import { itemsOf } from '../change/stages.js';
import { type Line, sayLine } from '../frame/line.js';
import { seatName, unitsShown, unitsText } from '../frame/marks.js';
import { confirmText } from '../frame/promptRows.js';
import { type Binding, liveBindings } from '../keys/index.js';
import { canWatch } from '../keys/situations.js';
import { lookLines } from '../look/page.js';
import { thingsNamed } from '../look/things.js';
import type { Model, Pane } from '../model.js';
import { modeOf } from '../modes.js';
import { stepHelp } from '../panes/help.js';
import { paneLines } from '../panes/index.js';
import { visibleLog } from '../panes/log.js';
import { tableLines } from '../panes/table.js';
import { promptOf } from '../prompts/index.js';
import { piecesSaid } from '../prompts/places.js';
import { storySaid } from '../story/page.js';

/** Wide and high enough that nothing is cut or left out: who hears has no columns. */
export const SPOKEN_SIZE = { columns: 1000, rows: 2000 } as const;

const numbered = (texts: readonly string[]): string[] => texts.map((text, i) => `${i + 1}. ${text}`);

/** The question of a confirmation without its keys, which stand two spaces after it. */
const confirmQuestion = (text: string): string => text.split('  ')[0] ?? text;

export const OVER_CHOICES = ['rematch', 'menu', 'quit'] as const;

/** The log has said who won, and the score was read out with it: what is left is what to do now. */
const sayOver = (model: Model): string[] => {
  const { words, replayCommand } = model.context;
  const { cli, spoken } = words.m;
  return [
    ...(replayCommand === null ? [] : [cli.replayWith(replayCommand)]),
    ...numbered([spoken.again, spoken.toMenu, spoken.quit]),
  ];
};

const sayList = (model: Model, title: Line, hint: Line): string[] => {
  const { m } = model.context.words;
  const { spoken, screen } = m;
  const items = itemsOf(model).map(({ line, detail }) => (detail ? m.labelled(sayLine(line), detail) : sayLine(line)));
  const foot = sayLine(hint);
  return [
    sayLine(title),
    ...(model.filter === null ? [] : [`${screen.filter}${model.filter}`]),
    ...(items.length === 0 ? [screen.nothingFound] : numbered(items)),
    ...(canGoBack(model) ? [`0. ${spoken.back}`] : []),
    ...(foot === '' ? [] : [foot]),
  ];
};

const canGoBack = (model: Model): boolean => liveBindings(model).some(({ command }) => command === 'back');

/** Whose turn it is and what goes on, before the question of a seat that was not asked just before. */
export const sayStep = (model: Model): string => {
  const { words } = model.context;
  const { seat, round } = model.view.turn;
  const { screen, spoken } = words.m;
  const phase = screen.phases[model.decision?.kind ?? 'thinking'];
  const when = round === 0 ? screen.setup : screen.round(round);
  return upperFirst(spoken.step(when, words.seat(model.decision?.seat ?? seat), phase));
};

/** What is asked now, in sentences; [] while there is nothing to type. */
export const sayQuestion = (model: Model): string[] => {
  const { words } = model.context;
  const { spoken, screen } = words.m;
  const mode = modeOf(model);
  if (mode === 'confirm') {
    return [confirmQuestion(confirmText(model) ?? ''), ...numbered([spoken.yes, spoken.no])];
  }
  if (model.replay !== null) return [words.m.viewer.at(model.replay.at, model.replay.of)];
  if (model.view.outcome !== null) return sayOver(model);
  if (model.decision === null) return [];
  if (mode === 'cover') return [screen.cover(words.seat(model.decision.seat)), spoken.cover];
  const prompt = promptOf(model);
  if (prompt === null) return [];
  if (prompt.kind === 'list') return sayList(model, prompt.title, prompt.hint);
  const { min, max, value } = prompt;
  const back = canGoBack(model) ? [`0. ${spoken.back}`] : [];
  return [sayLine(prompt.title), spoken.number(min, max, value), ...(min > 0 ? back : [])];
};

// --- Panes ------------------------------------------------------------------------------------------------------------

/** The key that is typed for a binding: a single character. */
export const typedKey = ({ keys }: Binding): string | null =>
  keys.find((key) => key.length === 1 && key !== ' ') ?? null;

/** What has no meaning without a screen. */
const ONLY_SEEN: readonly Binding['command'][] = [
  'regions',
  'order',
  'whose',
  'up',
  'down',
  'left',
  'right',
  'faster',
  'slower',
  'look',
];

/** What can be typed now, and what it does. */
export const sayHelp = (model: Model): string[] => {
  const { m } = model.context.words;
  const { spoken } = m;
  const keys = liveBindings(model).flatMap((binding) => {
    const key = typedKey(binding);
    const isSpoken = key !== null && key !== '/' && !ONLY_SEEN.includes(binding.command);
    return isSpoken ? [m.labelled(key, binding.words(m))] : [];
  });
  const isReplay = model.replay !== null;
  return [
    ...(model.decision === null ? [] : [stepHelp(model, model.decision.kind).text]),
    spoken.helpTitle,
    ...(isReplay ? [spoken.helpNext] : [spoken.helpNumber, spoken.helpEnter, spoken.helpFind]),
    spoken.helpTable,
    m.inspect.help,
    ...(canWatch(model) ? [m.story.help] : []),
    ...keys,
  ];
};

/** What stands in `pane`, line by line. */
export const sayPane = (model: Model, pane: Pane): string[] => {
  if (pane === 'help') return sayHelp(model);
  if (pane === 'table') return tableLines(model).map(sayLine);
  if (pane === 'story') return storySaid(model).map(sayLine);
  if (pane === 'log') return visibleLog(model).map(({ text }) => text);
  const { columns, rows } = SPOKEN_SIZE;
  return paneLines({ ...model, size: SPOKEN_SIZE, scroll: 0 }, pane, columns, rows)
    .map(sayLine)
    .filter((text) => text !== '');
};

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** `Alaska, Ney, 3 armies`. */
const sayTerritory = (model: Model, at: number): string => {
  const { rules, words } = model.context;
  const territory = rules.board.territories[at];
  if (!territory) return '';
  const owner = model.view.owner[at] ?? null;
  const pieces = piecesSaid(model, at);
  return [
    words.territory(territory.id),
    ...(owner === null ? [] : [sayLine(seatName(model, owner))]),
    unitsText(model, unitsShown(model, at) ?? 0),
    ...(pieces === '' ? [] : [pieces]),
  ].join(', ');
};

/** The territories with `part` in their names, each with what is next to it; accents and case ignored. */
export const sayPlaces = (model: Model, part: string): string[] => {
  const { rules, words } = model.context;
  const { spoken } = words.m;
  const wanted = fold(part);
  const found = rules.board.territories.flatMap((territory, at) =>
    fold(`${words.territory(territory.id)} ${territory.code}`).includes(wanted) ? [at] : [],
  );
  if (found.length === 0) return [spoken.noPlace(part)];
  return found.map((at) => {
    const next = (rules.board.neighbours[at] ?? []).map((n) => sayTerritory(model, n)).join('; ');
    return `${sayTerritory(model, at)}; ${spoken.nextTo(next)}.`;
  });
};

/** All about the thing that is called so: a territory, a zone, a player, a card that may be shown. */
export const sayLook = (model: Model, part: string): string[] => {
  const [thing] = thingsNamed(model, part);
  if (thing === undefined) return [model.context.words.m.inspect.notFound(part)];
  return lookLines(model, thing, SPOKEN_SIZE.columns).map(sayLine);
};
