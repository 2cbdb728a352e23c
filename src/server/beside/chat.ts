// The chat of a table as rows: what was said, and the line that is written. Pure.
import type { Chat } from '../../store/index.js';
import { crop, justify, type Line, padEnd, span, widthOf } from '../../tui/frame/line.js';
import { MOST_CHAT } from '../chatLine.js';
import { placed } from '../lobby/place.js';
import { chip, onRow, styleOf } from '../lobby/style.js';
import { sinceText } from '../lobby/time.js';
import { awayNames, type Beside } from './types.js';

/** Columns of a name, so that what is said stands below each other. */
const MOST_NAME = 12;

const lineOf = ({ player, name, text, at }: Chat, beside: Beside, width: number, nameWidth: number): Line => {
  const { look, m, names, now } = beside;
  const style = styleOf(look);
  const seat = names.indexOf(name);
  const mark: Line = seat < 0 || player === null ? [style.dim('·')] : [chip(seat, look)];
  return justify(
    [...mark, style.dim(` ${padEnd(name, nameWidth)}  `), style.text(text)],
    [style.dim(` ${sinceText(now - at, m)}`)],
    width,
  );
};

/** What is new besides the game, on one line; [] where nothing is. */
export const newsLine = (beside: Beside): Line => {
  const { m, look, notice, chat, readUntil, isMuted, others, watching } = beside;
  const style = styleOf(look);
  if (notice !== null) return [style.bold(notice)];
  const last = isMuted ? undefined : chat.findLast(({ at }) => at > readUntil);
  if (last !== undefined) return [style.dim(`${last.name}: `), style.text(last.text)];
  const turns = others.flatMap(({ id, isTurn }) => (isTurn ? [id] : []));
  const away = awayNames(beside);
  const parts = [
    ...(turns.length > 0 ? [`${m.server.lobby.sections.turn}: ${turns.join(', ')} (^N)`] : []),
    ...(away.length > 0 ? [`${m.server.table.away}: ${away.join(', ')}`] : []),
    ...(watching > 0 ? [m.server.lobby.watch(watching)] : []),
    `${beside.seat === null ? '' : '" '}${m.server.table.chatKey}`,
  ];
  return [style.dim(parts.join('   '))];
};

/** The last lines, and the line that is written or the key that opens it: exactly `height` rows. */
export const chatLines = (beside: Beside, width: number, height: number): Line[] => {
  const { m, look, chat, draft, isMuted, notice, seat } = beside;
  const words = m.server.table;
  const style = styleOf(look);
  const told = notice === null ? [] : [[style.bold(notice)]];
  const room = Math.max(0, height - 1);
  const last = chat.slice(-room);
  const nameWidth = Math.min(MOST_NAME, Math.max(...last.map(({ name }) => widthOf([span(name)]))));
  const said = isMuted ? [[style.dim(words.muted)]] : last.map((line) => lineOf(line, beside, width, nameWidth));
  const lines = room === 0 ? [] : [...said, ...told].slice(-room);
  const blank = Array.from({ length: room - lines.length }, (): Line => []);
  const count = `${[...draft.text].length}/${MOST_CHAT}`;
  // The end of a long line is what is being written.
  const most = Math.max(1, width - widthOf([span(count)]) - 5);
  const shown = [...draft.text].slice(-most).join('');
  const sign: Line = seat === null ? [] : [chip(seat, look), span(' ')];
  const input: Line = draft.isOpen
    ? justify([...sign, style.bold(shown), span(' ', { inverse: true })], [style.dim(count)], width)
    : [style.dim(seat === null ? '' : `" ${words.chatKey}${shown === '' ? '' : `: ${shown}`}`)];
  return [...lines, ...blank, input].map((line) =>
    onRow(placed([{ at: 0, line: crop(line, width) }], width), style, false),
  );
};
