// The page of settings: each with its value and a line about it, and below them what the cells of the map look like.
import { chosenRow } from '../frame/chosen.js';
import { bold, dim, type Line, padEnd, span, widthOf, wrapLine } from '../frame/line.js';
import { sampleLines } from '../frame/samples.js';
import { SETTING_IDS } from '../menu/screenSettings.js';
import type { Model } from '../model.js';

export const settingLines = (model: Model, columns: number): Line[] => {
  const { context, setting: chosen } = model;
  const { m } = context.words;
  const { settings: words } = m;
  const { settings = null } = context;
  if (settings === null) return [];
  const name = Math.max(...SETTING_IDS.map((id) => widthOf([span(words.names[id])]))) + 2;
  const valueText = (id: (typeof SETTING_IDS)[number]): string => words.values[id]?.[settings[id]] ?? settings[id];
  const value = Math.max(...SETTING_IDS.map((id) => widthOf([span(valueText(id))]))) + 2;
  const hints = Math.max(...SETTING_IDS.map((id) => widthOf([span(words.hints[id])])));
  const isInline = 2 + name + value + hints <= columns;
  const rows = SETTING_IDS.map((id): Line => {
    const isChosen = id === chosen;
    const line: Line = [
      bold(isChosen ? (context.ascii ? '> ' : '❯ ') : '  '),
      span(padEnd(words.names[id], name)),
      bold(padEnd(valueText(id), value)),
      ...(isInline ? [dim(words.hints[id])] : []),
    ];
    return isChosen ? chosenRow(context, line, columns) : line;
  });
  const about = words.valueHints[chosen]?.[settings[chosen]] ?? '';
  const samples = chosen === 'cells' ? sampleLines(context, columns, words.values['cells'] ?? {}) : [];
  const what = isInline ? [] : [[dim(`  ${words.hints[chosen]}`)]];
  return [
    ...rows,
    [],
    ...what,
    ...wrapLine([bold(m.labelled(valueText(chosen), '')), dim(about)], columns - 2).map((line) => [
      span('  '),
      ...line,
    ]),
    ...samples,
    [],
    [dim(`  ${words.kept}`)],
  ];
};
