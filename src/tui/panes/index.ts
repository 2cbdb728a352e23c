// What stands in the map's place when a pane is open.
import type { Seat } from '../../core/index.js';
import { liveBindings } from '../keys.js';
import { layoutOf } from '../layout.js';
import { bold, dim, type Line, padEnd, padStart, span, wrap } from '../line.js';
import { oddsOf, percentText, seatMark } from '../marks.js';
import type { Model, Pane } from '../model.js';
import type { LogLine } from '../narrate.js';
import { flow } from './columns.js';
import { playerLines } from './players.js';
import { TABLE_WIDTH, tableLines } from './table.js';

export const logLine = (model: Model, entry: LogLine): Line => [
  seatMark(model, entry.seat),
  span(` ${entry.text}`, { bold: entry.weight === 'turn', dim: entry.weight === 'minor' }),
];

/** Whose cards the cards pane shows: the seat that is asked, else the only person here. */
const cardHolder = (model: Model): Seat | null => {
  const { persons } = model.context;
  return model.decision?.seat ?? (persons.length === 1 ? (persons[0] ?? null) : null);
};

const cardLines = (model: Model): Line[] => {
  const { words, rules } = model.context;
  const { screen } = words.m;
  const holder = cardHolder(model);
  const hand = holder === null ? null : (model.view.seats[holder]?.hand ?? null);
  if (holder === null || hand === null) return [[dim(screen.otherCards)]];
  const value = screen.nextSet(rules.profile.setValue(model.view.setsTraded + 1));
  const rows = hand.map((card): Line => {
    const at = rules.board.index.get(card);
    const isOwn = at !== undefined && model.view.owner[at] === holder;
    return [span(isOwn ? '  + ' : '    '), span(words.card(card), { bold: isOwn })];
  });
  return [...(rows.length === 0 ? [[span(screen.noCards)]] : rows), [], [dim(value)]];
};

const oddsLines = (model: Model): Line[] => {
  const { words } = model.context;
  const { screen, prompt } = words.m;
  const { decision } = model;
  if (decision?.kind !== 'attack') return [[dim(screen.oddsNone)]];
  const pairs = decision.options
    .map(({ from, to }) => ({ from, to, odds: oddsOf(model, from, to) }))
    .sort((a, b) => b.odds.win - a.odds.win);
  return pairs.map(({ from, to, odds }) => [
    span(padEnd(words.territory(from), 22)),
    span(padStart(`${odds.attackers}`, 4)),
    dim(`  ${prompt.against}  `),
    span(padEnd(words.territory(to), 22)),
    span(padStart(`${odds.defenders}`, 4)),
    bold(padStart(percentText(odds.win), 6)),
    dim(`  -${odds.attackerLosses.toFixed(1)} : -${odds.defenderLosses.toFixed(1)}`),
  ]);
};

const RULES_OF_STEP = {
  claim: 'C-SETUP-3',
  place: 'C-REINF-3',
  trade: 'C-CARD-3',
  attack: 'C-ATT-1',
  defend: 'C-ATT-3',
  moveIn: 'C-ATT-6',
  fortify: 'C-FORT-1',
} as const;

const helpLines = (model: Model, columns: number): Line[] => {
  const { m } = model.context.words;
  const kind = model.decision?.kind;
  const rule = kind === undefined ? [] : [dim(m.screen.helpRule(RULES_OF_STEP[kind]))];
  const text = wrap(kind === undefined ? m.help.wait : m.help[kind], columns - 4);
  const keys = liveBindings(model).map((b): Line => [bold(padStart(b.shown, 10)), span(`  ${padEnd(b.words(m), 24)}`)]);
  return [
    [bold(m.screen.helpStep), span(' '), ...rule],
    ...text.map((t): Line => [span(t)]),
    [],
    [bold(m.screen.helpKeys)],
    ...flow(keys, 38, columns, Math.ceil(keys.length / Math.max(1, Math.floor(columns / 38)))),
    [],
    ...wrap(m.screen.seed(model.context.rules.setup.seed), columns - 4).map((t): Line => [dim(t)]),
  ];
};

const linesOf = (model: Model, pane: Pane, columns: number, rows: number): Line[] => {
  switch (pane) {
    case 'table': {
      return flow(tableLines(model).slice(model.scroll), TABLE_WIDTH, columns, rows);
    }
    case 'players':
      return playerLines(model);
    case 'cards':
      return cardLines(model);
    case 'log':
      return model.log.map((entry) => logLine(model, entry));
    case 'odds':
      return oddsLines(model);
    case 'help':
      return helpLines(model, columns);
  }
};

/** How many lines of `pane` do not fit into the map's place. */
export const mostScroll = (model: Model, pane: Pane): number => {
  const { map } = layoutOf(model.size);
  const [columns, room] = [map.columns - 1, map.rows - 1];
  if (pane !== 'table') return Math.max(0, linesOf(model, pane, columns, room).length - room);
  return Math.max(0, tableLines(model).length - room * Math.max(1, Math.floor(columns / TABLE_WIDTH)));
};

/** The pane's title and as many of its lines as fit; the log shows its end. */
export const paneLines = (model: Model, pane: Pane, columns: number, rows: number): Line[] => {
  const { m } = model.context.words;
  const room = rows - 1;
  const lines = linesOf(model, pane, columns, room);
  const most = Math.max(0, lines.length - room);
  const fromTop =
    pane === 'log' ? most - Math.min(model.scroll, most) : pane === 'table' ? 0 : Math.min(model.scroll, most);
  const more =
    most > 0 && pane !== 'table' ? `  ${fromTop + 1}-${Math.min(lines.length, fromTop + room)}/${lines.length}` : '';
  return [[bold(m.screen.panes[pane]), dim(more)], ...lines.slice(fromTop, fromTop + room)];
};
