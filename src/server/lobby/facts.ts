// What stands below and beside the lobby's list: the chosen table, who is here, what has ended. Pure.
import { whole } from '../../text/index.js';

import { type Line, span, wrap } from '../../tui/frame/line.js';
import { pathOf } from '../../web/protocol.js';
import { chosenTable, tablesIn } from './lists.js';
import type { Lobby, LobbyPerson, LobbyTable } from './model.js';
import { placed } from './place.js';
import { shortVariant, waitsText } from './rows.js';
import { chip, type Style } from './style.js';
import { clockLongText, sinceText, timeText } from './time.js';

/** `Table 214` and what is played there. */
export const factsTitle = (lobby: Lobby, style: Style): Line => {
  const words = lobby.context.m.server.lobby;
  const table = chosenTable(lobby);
  if (table === null) return [style.title(words.labels.newTable)];
  const { round, rounds, hands } = table;
  const game = shortVariant(lobby, table.variant);
  const how = [
    game,
    ...(round > 0 ? [rounds === null ? words.round(round) : words.roundOf(round, rounds)] : []),
    ...(hands === null || round > 0 ? [] : [words.hands[hands]]),
  ];
  return [style.title(words.table(table.id)), style.text(` ${how.join(', ')}`)];
};

const scoreLine = (table: LobbyTable, lobby: Lobby, style: Style): Line =>
  table.seats.flatMap((seat, i): Line => {
    const words = lobby.context.m.server.lobby;
    const name = seat.kind === 'me' ? lobby.context.me.name : seat.kind === 'open' ? words.open : seat.name;
    return [
      span(i > 0 ? '  ' : ''),
      chip(seat.colour, style.look),
      seat.isAway || seat.kind === 'open' ? style.dim(` ${name}`) : style.text(` ${name}`),
      ...(seat.score === null ? [] : [style.bold(` ${whole(seat.score)}`)]),
    ];
  });

const awayText = (table: LobbyTable, lobby: Lobby): string => {
  const names = table.seats.filter((seat) => seat.isAway && seat.kind === 'person').map(({ name }) => name);
  return names.length === 0 ? '' : lobby.context.m.server.lobby.awaySince(lobby.context.m.list(names));
};

/** The address that leads to a private table, for those who may know its code; null where there is none. */
export const invitationOf = ({ code, section }: LobbyTable, { context }: Lobby): string | null =>
  code === null || section === 'ended' || context.link === null
    ? null
    : `${context.link}${pathOf({ to: 'join', code })}`;

interface Fact {
  readonly label: string;
  readonly text: string;
}

const factsOf = (table: LobbyTable, lobby: Lobby): Fact[] => {
  const { m } = lobby.context;
  const words = m.server.lobby;
  const { labels } = words;
  const waits = table.waits;
  const times =
    waits === null
      ? ''
      : [
          waitsText(table, lobby),
          words.since(sinceText(lobby.now - waits.since, m)),
          ...(table.deadline === null ? [] : [words.leftOver(timeText(table.deadline - lobby.now, m))]),
        ].join(', ');
  const invitation = invitationOf(table, lobby);
  const facts: Fact[] = [
    { label: labels.invitation, text: invitation ?? '' },
    { label: labels.waitsFor, text: times },
    { label: labels.away, text: awayText(table, lobby) },
    { label: labels.chat, text: table.unread === null ? '' : words.unread(table.unread.count, table.unread.from) },
    {
      label: labels.clock,
      text: [
        clockLongText(table.clock, m),
        ...(table.hands === null ? [] : [words.hands[table.hands]]),
        ...(table.delay > 0 ? [words.delayed(table.delay)] : []),
      ].join(', '),
    },
  ];
  return facts.filter(({ text }) => text !== '');
};

const LABEL = 11;

/** The chosen table on exactly `height` rows of `width`; the seal on the last. */
export const factRows = (lobby: Lobby, style: Style, width: number, height: number, hasLabels: boolean): Line[] => {
  const table = chosenTable(lobby);
  const words = lobby.context.m.server.lobby;
  if (table === null) {
    const first = wrap(words.firstSteps, width - 2).map((text): Line => [span(' '), style.text(text)]);
    const seal = wrap(words.sealText[0] ?? '', width - 2).map((text): Line => [span(' '), style.dim(text)]);
    // What to press is worth more than how the dice are made, where there is no room for both.
    const lines = first.length + seal.length <= height ? [...first, ...seal] : first;
    return fitted(lines, height);
  }
  const indent = hasLabels ? LABEL : 0;
  const facts = factsOf(table, lobby).flatMap(({ label, text }) =>
    wrap(text, width - indent - 2).map(
      (row, i): Line =>
        hasLabels
          ? placed(
              [
                { at: 1, line: [style.dim(i === 0 ? label : '')] },
                { at: 1 + LABEL, line: [style.text(row)] },
              ],
              width,
            )
          : [span(' '), style.text(row)],
    ),
  );
  const seal: Line = placed(
    [
      { at: 1, line: [style.dim(hasLabels ? words.labels.seal : `${words.labels.seal} ${table.seal.slice(0, 8)}`)] },
      ...(hasLabels ? [{ at: 1 + LABEL, line: [style.dim(table.seal.slice(0, 8))] }] : []),
      ...(table.watching > 0 ? [{ at: width - 1, end: true, line: [style.dim(words.watch(table.watching))] }] : []),
    ],
    width,
  );
  return [...fitted([[span(' '), ...scoreLine(table, lobby, style)], ...facts], height - 1), seal];
};

const fitted = (rows: readonly Line[], height: number): Line[] =>
  Array.from({ length: Math.max(0, height) }, (_, i) => rows[i] ?? []);

/** What the operator says; `isTitled`: below a title that says who says it. */
const noticeRows = ({ context, notice }: Lobby, style: Style, width: number, isTitled = false): Line[] => {
  if (notice === '') return [];
  const text = isTitled ? notice : `${context.m.server.lobby.houseSays}: ${notice}`;
  return wrap(text, width - 2).map((row): Line => [span(' '), style.bold(row)]);
};

const placeText = ({ place }: LobbyPerson, lobby: Lobby): string => {
  const words = lobby.context.m.server.lobby;
  if (place.table === null || place.at === 'lobby') return words.inLobby;
  if (place.at === 'watch') return words.watches(place.table);
  if (place.isYours) return words.yours(place.table);
  return place.at === 'open' ? words.atOpen(place.table) : words.at(place.table);
};

/** Who is here, one a row, on exactly `height` rows. */
export const peopleRows = (
  lobby: Lobby,
  style: Style,
  width: number,
  height: number,
  chosen: number | null = null,
): Line[] => {
  const words = lobby.context.m.server.lobby;
  const { people } = lobby;
  const start = chosen === null ? 0 : Math.max(0, Math.min(chosen - Math.floor(height / 2), people.length - height));
  const most = people.length - start > height ? height - 1 : height;
  const rows = people.slice(start, start + most).map((person, i): Line => {
    const name = person.isGuest ? `${person.name} (${words.guest})` : person.name;
    const isChosen = chosen === start + i;
    return placed(
      [
        { at: 1, line: [person.isMe || isChosen ? style.bold(name) : style.text(name)] },
        { at: width - 1, end: true, line: [person.isMe ? style.dim(words.you) : style.dim(placeText(person, lobby))] },
      ],
      width,
    );
  });
  const rest = people.length - start - most;
  return fitted(rest > 0 ? [...rows, [span(' '), style.dim(words.andMore(rest))]] : rows, height);
};

/** Who won, and by how much. */
export const resultLine = (table: LobbyTable, lobby: Lobby, style: Style): Line => {
  const words = lobby.context.m.server.lobby;
  const winners = table.winners.flatMap((seat) => table.seats[seat] ?? []);
  if (winners.length === 0) return [style.dim(words.closed)];
  return winners.flatMap(
    (seat, i): Line => [
      span(i > 0 ? ' ' : ''),
      chip(seat.colour, style.look),
      seat.kind === 'me' ? style.bold(words.you) : style.text(seat.name),
    ],
  );
};

const scoresText = ({ seats }: LobbyTable): string => {
  const scores = seats.flatMap(({ score }) => (score === null ? [] : [score])).sort((a, b) => b - a);
  return scores.slice(0, 2).map(whole).join(' : ');
};

/** Games of one's own that are over, newest first. */
export const endedRows = (
  lobby: Lobby,
  style: Style,
  width: number,
  height: number,
  chosen: number | null = null,
): Line[] => {
  const tables = tablesIn(lobby, 'ended');
  const words = lobby.context.m.server.lobby;
  if (tables.length === 0) return fitted([[span(' '), style.dim(words.noneEnded)]], height);
  const start = chosen === null ? 0 : Math.max(0, Math.min(chosen - Math.floor(height / 2), tables.length - height));
  return fitted(
    tables.slice(start, start + height).map((table, i): Line => {
      const isChosen = chosen === start + i;
      return placed(
        [
          { at: 4, end: true, line: [isChosen ? style.bold(`${table.id}`) : style.text(`${table.id}`)] },
          { at: 5, line: resultLine(table, lobby, style) },
          { at: width - 1, end: true, line: [style.text(scoresText(table))] },
        ],
        width,
      );
    }),
    height,
  );
};

export { noticeRows };
