// Statistics as a page of text, headings and tables in Markdown: the menu shows it, and so does the command. Pure.
import { type Messages, plainText } from '../../text/index.js';
import { variantName } from '../../tui/menu/items.js';
import type { Group, Share } from './count.js';
import type { FolderStats, LeftOut } from './read.js';

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, n) => (n === 0 ? '---' : '---:')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const shareText = (part: number, games: number, m: Messages): string => m.percent(games === 0 ? 0 : part / games, 0);

const shareCells = ({ games, won, even }: Share, m: Messages): string[] => [
  `${games}`,
  `${won}`,
  shareText(won, games, m),
  shareText(even, games, m),
];

const section = <T extends string | number>(
  heading: string,
  first: string,
  groups: readonly Group<T>[],
  name: (of: T) => string,
  m: Messages,
): string[] => {
  const { games, won, share, even } = m.stats.columns;
  const rows = groups.map((group) => [name(group.of), ...shareCells(group, m)]);
  return [`## ${heading}`, '', table([first, games, won, share, even], rows), ''];
};

const leftOutText = (stats: FolderStats, m: Messages): string[] => {
  const counts: Readonly<Record<keyof LeftOut | 'copies', number>> = { copies: stats.copies, ...stats.leftOut };
  const reasons = Object.entries(m.stats.reasons).flatMap(([id, text]) => {
    const n = counts[id as keyof typeof counts];
    return n === 0 ? [] : [text(n)];
  });
  return reasons.length === 0 ? [] : [m.stats.leftOut(reasons.join(', '))];
};

/** Paragraphs, headings and tables, none of them with anything that is no text. */
export const statsText = (stats: FolderStats, m: Messages): string => {
  const words = m.stats;
  const { all, streak, daily, fastest } = stats;
  if (all.games === 0) return [words.none, '', ...leftOutText(stats, m)].join('\n');
  const variant = (id: string): string => variantName(m, plainText(id));
  const { columns } = words;
  return [
    words.all(all.won, all.games, shareText(all.won, all.games, m), shareText(all.even, all.games, m)),
    '',
    words.streak(streak.now, streak.longest),
    '',
    ...(daily.games === 0 ? [] : [words.daily(daily.games, daily.won), '']),
    ...section(words.byVariant, columns.game, stats.byVariant, variant, m),
    ...section(words.byBots, columns.bots, stats.byBots, (id) => m.bots.names[id] ?? words.program, m),
    ...section(words.byPlayers, columns.players, stats.byPlayers, String, m),
    ...(fastest.length === 0
      ? []
      : [
          `## ${words.fastest}`,
          '',
          table(
            [columns.game, columns.round],
            fastest.map((one) => [variant(one.variant), `${one.round}`]),
          ),
          '',
        ]),
    ...leftOutText(stats, m),
  ].join('\n');
};
