// What stands in the map's place when a pane is open.
import type { Offer } from '../../core/index.js';
import type { Messages } from '../../text/index.js';
import { layoutFor } from '../frame/layout.js';
import { bold, dim, type Line, padPlace, padStart, span, widthOf } from '../frame/line.js';
import { percentText } from '../frame/marks.js';
import type { Model, Pane } from '../model.js';
import { isFight, offerOdds } from '../prompts/odds.js';
import { storyLines } from '../story/page.js';
import { cardLines } from './cards.js';
import { flow } from './columns.js';
import { finalLines } from './final.js';
import { helpLines } from './help.js';
import { logLines } from './log.js';
import { missionLines } from './missions.js';
import { playerLines } from './players.js';
import { hasSecrets, secretLines } from './secrets.js';
import { settingLines } from './settings.js';
import { TABLE_WIDTH, tableLines, tableNote } from './table.js';

/** Columns for each of two names beside counts, the chance and the losses, which are never cut. */
const nameColumns = (columns: number, against: string): number =>
  Math.min(25, Math.floor((columns - 30 - against.length) / 2));

/** Every attack that may be made now, bonuses and tolls included, best first. */
const oddsLines = (model: Model, columns: number): Line[] => {
  const { words } = model.context;
  const { against } = words.m.prompt;
  const { decision } = model;
  if (decision?.kind !== 'combat' && decision?.kind !== 'attack') return [[dim(words.m.screen.oddsNone)]];
  const name = nameColumns(columns, against);
  return (decision.offers as readonly Offer[])
    .filter(isFight)
    .filter(({ card }) => card === undefined)
    .flatMap((offer) => {
      const odds = offerOdds(model, offer);
      return odds ? [{ offer, odds }] : [];
    })
    .sort((a, b) => b.odds.win - a.odds.win)
    .map(({ offer, odds }) => [
      span(padPlace(words.placeOf(offer.from), name)),
      span(padStart(`${odds.attackers}`, 3)),
      dim(` ${against} `),
      span(padPlace(words.placeOf(offer.to), name)),
      span(padStart(`${odds.defenders}`, 3)),
      bold(padStart(percentText(odds.win), 6)),
      dim(`  -${words.m.decimal(odds.attackerLosses, 1)} : -${words.m.decimal(odds.defenderLosses, 1)}`),
    ]);
};

const linesOf = (model: Model, pane: Pane, columns: number, rows: number): Line[] => {
  switch (pane) {
    case 'table':
      return flow(tableLines(model).slice(model.scroll), TABLE_WIDTH, columns, rows);
    case 'players':
      return playerLines(model, columns);
    case 'cards':
      return cardLines(model, columns);
    case 'missions':
      if (hasSecrets(model)) return secretLines(model, columns);
      return model.view.outcome === null ? missionLines(model, columns) : finalLines(model, columns);
    case 'story':
      return storyLines(model, columns, rows);
    case 'log':
      return logLines(model, columns);
    case 'odds':
      return oddsLines(model, columns);
    case 'help':
      return helpLines(model, columns);
    case 'settings':
      return settingLines(model, columns);
  }
};

/** Rows of the table beside each other, and the lines in them. */
const inTable = (columns: number, rows: number): number => rows * Math.max(1, Math.floor(columns / TABLE_WIDTH));

/** How many lines of `pane` do not fit into the map's place. */
export const mostScroll = (model: Model, pane: Pane): number => {
  const { map } = layoutFor(model);
  const [columns, room] = [map.columns - 1, map.rows - 1];
  if (pane !== 'table') return Math.max(0, linesOf(model, pane, columns, room).length - room);
  return Math.max(0, tableLines(model).length - inTable(columns, room));
};

/** `1-30/66  PgUp PgDn`; nothing where all is shown. */
const moreText = ({ keyNames }: Messages, from: number, shown: number, all: number): string =>
  shown >= all ? '' : `  ${from + 1}-${Math.min(all, from + shown)}/${all}  ${keyNames.pgup} ${keyNames.pgdn}`;

/** What a border has beside a title. */
const BORDER_SIGNS = 8;

/** The pane's title alone. */
export const paneTitle = (model: Model, pane: Pane, columns: number, rows: number): Line =>
  paneLines(model, pane, columns, rows)[0] ?? [];

/** The pane's title and as many of its lines as fit; the log shows its end. */
export const paneLines = (model: Model, pane: Pane, columns: number, rows: number): Line[] => {
  const { m } = model.context.words;
  const room = rows - 1;
  const lines = linesOf(model, pane, columns, room);
  if (pane === 'table') {
    const more = moreText(m, model.scroll, inTable(columns, room), tableLines(model).length);
    const title: Line = [bold(m.screen.panes.table), span(tableNote(model)), dim(more)];
    const last = dim(`   ${m.screen.tableLast}`);
    return [widthOf(title) + widthOf([last]) + BORDER_SIGNS <= columns ? [...title, last] : title, ...lines];
  }
  const most = Math.max(0, lines.length - room);
  const scroll = Math.min(model.scroll, most);
  const from = pane === 'log' ? most - scroll : scroll;
  const title =
    pane === 'missions' && model.view.outcome !== null && !hasSecrets(model) ? m.napoleon.final : m.screen.panes[pane];
  return [[bold(title), dim(moreText(m, from, room, lines.length))], ...lines.slice(from, from + room)];
};
