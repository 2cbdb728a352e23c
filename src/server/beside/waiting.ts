// Whom a table waits for, since when, and what happens when the time is over. Pure.

import { bold, type Line, span } from '../../tui/frame/line.js';
import type { Model } from '../../tui/model.js';
import { isShort, type TableClock } from '../clock.js';
import { chip, styleOf } from '../lobby/style.js';
import { sinceText, timeText } from '../lobby/time.js';
import type { Beside } from './types.js';

/** The time that is left: inverse where it is short, never red, which is a seat. */
export const leftLine = ({ deadline, clock }: TableClock, { now, m }: Pick<Beside, 'now' | 'm'>): Line => {
  if (deadline === null || clock === null) return [];
  const left = deadline - now;
  const text = timeText(left, m);
  return [isShort(left, clock.answer) ? span(` ${text} `, { inverse: true, bold: true }) : span(text)];
};

/** Whom the table waits for, since when, and how much time is left: the longest form first. None for a bot's turn. */
export const waitingLines = (beside: Beside): readonly Line[] => {
  const { clock, m, names, presence, seat, now, look } = beside;
  const words = m.server.table;
  if (clock.question === null) return [];
  const style = styleOf(look);
  const asked = clock.question.seat;
  if (asked === seat) return [leftLine(clock, beside)];
  if (presence[asked] === 'bot') return [];
  const name = names[asked] ?? '';
  const since = sinceText(now - clock.since, m);
  if (presence[asked] === 'standIn') return [[style.dim(words.botPlays(name))]];
  const left = leftLine(clock, beside);
  const time: Line = left.length === 0 ? [] : [span('  '), ...left];
  const sign = chip(asked, look);
  return [
    [sign, style.dim(` ${words.waitsAll(name, since)}`), ...time],
    [sign, style.dim(` ${m.server.lobby.since(since)}`), ...time],
    left,
  ];
};

/** The title of the panel that stands where the own question would: whom the table waits for. */
export const waitingTitle = (beside: Beside): Line => {
  const { clock, m, names, presence, now, look } = beside;
  if (clock.question === null) return [];
  const asked = clock.question.seat;
  const name = names[asked] ?? '';
  const isBot = presence[asked] === 'bot' || presence[asked] === 'standIn';
  const text = isBot ? m.screen.thinks(name) : m.server.table.waitsAll(name, sinceText(now - clock.since, m));
  return [chip(asked, look), bold(` ${text}`)];
};

/** What is asked, and what happens when the time for it is over. */
export const askedLines = (beside: Beside, { context, view }: Model): readonly [Line, Line] => {
  const { clock, m, names, presence, now, look } = beside;
  const style = styleOf(look);
  const phase = m.screen.phases[view.waitingFor?.kind ?? 'thinking'].replace(/^./, (first) => first.toUpperCase());
  const { battle } = view;
  const places = battle === null ? [] : [context.words.place(battle.from), context.words.place(battle.to)];
  const what = places.length === 0 ? phase : `${phase}: ${[...new Set(places)].join(look.ascii ? ' > ' : ' → ')}`;
  const asked = clock.question?.seat ?? -1;
  const next =
    presence[asked] === 'standIn'
      ? m.server.table.botPlays(names[asked] ?? '')
      : clock.deadline === null
        ? ''
        : m.server.table.atZero(timeText(clock.deadline - now, m));
  return [[style.text(what)], [style.dim(next)]];
};
