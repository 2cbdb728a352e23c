// Commands without a terminal, for scripts: `ssh host games --json`. Each prints and gives an exit code: 0 well, 1 not now,
// 2 something to correct in the command.

import { isLevel, LEVEL_IDS, type LevelId, USUAL_LEVEL } from '../bots/index.js';
import { hash, replay, type Seat, VARIANTS, type VariantId } from '../core/index.js';
import type { Game, Player } from '../store/index.js';
import { newWord } from '../table/sealing.js';
import { type Messages, messagesIn, plainText } from '../text/index.js';
import { FIRST_CHOICES } from '../tui/menu/choices.js';
import { seatCounts } from '../tui/menu/menu.js';
import { pathOf } from '../web/protocol.js';
import { CLOCKS } from './clock.js';
import { readCode } from './codes.js';
import { type Asked, notNow, parseCommand, type Run, well, wrong } from './commandForm.js';
import { recordIn } from './gameLog.js';
import { type House, seatOfPlayer, type Why } from './house/index.js';
import { addKey, codeForKey } from './identity.js';
import type { Caller, CommandLine } from './line.js';
import { type Form, forPeople, type Wanted } from './lobby/form.js';
import { OPERATOR_COMMANDS } from './operator.js';
import { languageOf } from './stay/language.js';

export interface CommandOptions {
  readonly house: House;
  readonly caller: Caller;
  readonly line: CommandLine;
  readonly isOperator: boolean;
}

const whyText = (why: Why, m: Messages): string => m.server.lobby[why];

const NUMBER = /^\d{1,9}$/;
const idOf = (text: string | undefined): number | null =>
  text !== undefined && NUMBER.test(text) ? Number(text) : null;

/** A game as data: what everybody may know of it. */
const dataOf = (game: Game, player: Player | null) => ({
  id: game.id,
  status: game.status,
  variant: game.variant,
  profile: game.profile,
  board: game.board,
  round: game.progress?.round ?? 0,
  seats: game.seats.map((seat, i) => ({
    kind: seat.kind,
    name: seat.kind === 'open' ? null : seat.name,
    score: game.progress?.scores[i] ?? null,
  })),
  waitsFor: game.status === 'playing' ? (game.progress?.asked ?? null) : null,
  deadline: game.status === 'playing' ? (game.progress?.deadline ?? null) : null,
  mySeat: player === null ? null : seatOfPlayer(game, player),
  seal: game.seal,
  winners: game.status === 'ended' ? (game.outcome?.winners ?? null) : null,
});

const rowOf = (game: Game, m: Messages): string => {
  const seats = game.seats.map((seat) => (seat.kind === 'open' ? m.server.lobby.open : seat.name));
  const waits = game.status === 'playing' ? game.seats[game.progress?.asked ?? -1] : undefined;
  const who = waits === undefined || waits.kind === 'open' ? '' : `, ${m.server.lobby.columns.waitsFor}: ${waits.name}`;
  return `${game.id}  ${m.server.variants[game.variant] ?? game.variant}  ${m.server.commands.status[game.status]}  ${seats.join(', ')}${who}`;
};

const visible = (game: Game, player: Player | null): boolean =>
  game.code === null ||
  (player !== null &&
    (seatOfPlayer(game, player) !== null ||
      game.seats.some((s) => s.kind === 'kept' && s.skeleton === player.skeleton)));

const games: Run = async (_asked, { house, player, m }) => {
  const found = await house.store.games({ status: ['open', 'playing'] }, 200);
  const mine = player === null ? [] : await house.store.games({ player: player.id, status: ['ended', 'closed'] }, 20);
  const played = mine.filter(({ status, progress }) => status === 'ended' || progress !== null);
  const all = [...found.filter((game) => visible(game, player)), ...played];
  const text = all.length === 0 ? m.server.commands.noGames : all.map((game) => rowOf(game, m)).join('\n');
  return well(
    text,
    all.map((game) => dataOf(game, player)),
  );
};

const wantedSeats = (text: string, players: number): Wanted[] | null => {
  const ids = text.split(',').map((id) => id.trim());
  if (/^\d$/.test(text))
    return Array.from({ length: 5 }, (_, i) => (i < players - 1 - Number(text) ? 'open' : USUAL_LEVEL));
  if (!ids.every(isLevel) || ids.length > players - 1) return null;
  const open = players - 1 - ids.length;
  return Array.from(
    { length: 5 },
    (_, i): Wanted => (i < open ? 'open' : ((ids[i - open] as LevelId | undefined) ?? 'open')),
  );
};

const CLOCK_NAMES = ['none', '60s', '3min', '1d', '3d', '7d'] as const;

const formOf = ({ flags }: Asked, m: Messages): Form | string => {
  const words = m.server.commands;
  const base = forPeople(plainText(flags.get('word') ?? newWord()));
  const variant = (flags.get('variant') ?? base.variant) as VariantId;
  if (!VARIANTS.includes(variant)) return words.badOption('--variant', VARIANTS.join(', '));
  const counts = seatCounts({ ...FIRST_CHOICES, variant });
  const usual = counts.includes(base.players) ? base.players : (counts[0] ?? base.players);
  const players = Number(flags.get('players') ?? usual);
  if (!counts.includes(players)) return words.badOption('--players', counts.join(', '));
  const seats = wantedSeats(flags.get('bots') ?? '0', players);
  if (seats === null) return words.badOption('--bots', `0-${players - 1}, ${LEVEL_IDS.join(', ')}`);
  const name = flags.get('clock') ?? '3min';
  const clock = (CLOCK_NAMES as readonly string[]).indexOf(name);
  if (clock < 0 || clock >= CLOCKS.length) return words.badOption('--clock', CLOCK_NAMES.join(', '));
  return { ...base, variant, players, seats, clock, isPrivate: flags.has('private') };
};

const make: Run = async (asked, { house, player, m }) => {
  if (player === null) return notNow(m.server.commands.noAccount);
  const form = formOf(asked, m);
  if (typeof form === 'string') return wrong(form);
  const done = await house.create(player, form);
  if (!done.ok) return notNow(whyText(done.why, m));
  const { id, code } = done.value;
  const link = code === null || house.link === null ? null : `${house.link}${pathOf({ to: 'join', code })}`;
  return well([id, ...(code === null ? [] : [code]), ...(link === null ? [] : [link])].join(' '), {
    ...{ id, code, link },
    status: done.value.status,
  });
};

const join: Run = async ({ words: [, which], flags }, { house, player, m }) => {
  if (player === null) return notNow(m.server.commands.noAccount);
  const code = readCode(which ?? '');
  const id = idOf(which) ?? (code === null ? null : await idOfCode(house, player, code));
  if (id === null) return wrong(m.server.lobby.noSuchCode);
  const done = await house.sit(player, id, plainText(flags.get('word') ?? newWord()), code ?? undefined);
  return done.ok ? well(m.server.lobby.sat(id), dataOf(done.value, player)) : notNow(whyText(done.why, m));
};

const idOfCode = async (house: House, player: Player, code: string): Promise<number | null> => {
  const found = await house.byCode(player, code);
  return found.ok ? found.value.id : null;
};

const gameOf = async (house: House, player: Player | null, which: string | undefined): Promise<Game | null> => {
  const id = idOf(which);
  const game = id === null ? null : await house.store.game(id);
  return game !== null && visible(game, player) ? game : null;
};

const watch: Run = async ({ words: [, which] }, { house, player, m }) => {
  const game = await gameOf(house, player, which);
  if (game === null) return wrong(m.server.lobby.gone);
  if (game.status === 'open' || game.status === 'closed') return notNow(m.server.lobby.nothingToWatch);
  const table = await house.table(game.id);
  const seen = table.viewFor('spectator');
  const { waitingFor, turn, owner, armies } = seen;
  return well(rowOf(game, m), { ...dataOf(game, player), turn, waitingFor, owner, armies });
};

/** Whole after the end; before it, what that seat may see. */
const record: Run = async ({ words: [, which] }, { house, player, m }) => {
  const game = await gameOf(house, player, which);
  if (game === null) return wrong(m.server.lobby.gone);
  if (game.status === 'open') return notNow(m.server.lobby.nothingToWatch);
  if (game.status === 'closed') await house.tellSecret(game.id);
  const lines = await house.store.lines(game.id, 0);
  if (game.status === 'closed' && lines.length === 0) return notNow(m.server.lobby.nothingToWatch);
  const isOver = game.status === 'closed' || lines.some((line) => line.startsWith('{"outcome":'));
  if (isOver) return well(lines.join('\n'));
  const table = await house.table(game.id);
  const seat = player === null ? null : seatOfPlayer(game, player);
  const seen = table.viewFor(seat === null ? 'spectator' : (seat as Seat));
  return well(JSON.stringify({ unfinished: true, game: dataOf(game, player), view: seen }));
};

const verify: Run = async ({ words: [, which] }, { house, player, m }) => {
  const game = await gameOf(house, player, which);
  if (game === null) return wrong(m.server.lobby.gone);
  if (game.status === 'closed') await house.tellSecret(game.id);
  const kept = recordIn(await house.store.lines(game.id, 0));
  // A game that was abandoned has no last line, but its secret.
  if (kept === null || (kept.end === null && game.status !== 'closed') || kept.secret === undefined)
    return notNow(m.server.commands.unfinished);
  const played = replay(kept);
  const words = m.server.commands;
  if (!played.ok) return { code: 1, text: words.differs, data: { ok: false, error: played.error } };
  return well(words.verified(kept.entries.length, game.seal.slice(0, 8)), {
    ok: true,
    actions: kept.entries.length,
    seal: game.seal,
    hash: hash(played.value.timeline.state),
  });
};

const stats: Run = async ({ words: [, ...name] }, { house, player, m }) => {
  const { skeletonOf } = await import('./names.js');
  const who = name.length === 0 ? player : await house.store.playerByName(skeletonOf(name.join(' ')));
  if (who === null) return notNow(m.server.lobby.noSuchPlayer(plainText(name.join(' '))));
  const ended = await house.store.games({ player: who.id, status: ['ended'] }, 1000);
  const won = ended.filter((game) => game.outcome?.winners.includes(seatOfPlayer(game, who) ?? -1)).length;
  return well(m.server.commands.stats(who.name, ended.length, won), { name: who.name, games: ended.length, won });
};

const keys: Run = async ({ words: [, code, ...comment] }, { house, caller, player, m }) => {
  const words = m.server.commands;
  const { login } = caller;
  if (code !== undefined) {
    if (login.by !== 'key') return notNow(words.noKey);
    const added = await addKey(house.store, code, login.fingerprint, comment.join(' '));
    return added.ok ? well(words.keyAdded(added.player.name)) : notNow(words.keyFaults[added.fault]);
  }
  if (player === null) return notNow(words.noAccount);
  const fresh = await codeForKey(house.store, player);
  const list = player.keys.map(({ key, comment: note }) => (note === '' ? key : `${key} ${note}`));
  return well([...list, words.keyCode(fresh)].join('\n'), { keys: player.keys, code: fresh });
};

const help: Run = async (_asked, { m, isOperator }) => {
  const { help: lines, operatorHelp } = m.server.commands;
  return well([...lines, ...(isOperator ? operatorHelp : [])].join('\n'));
};

const COMMANDS: Readonly<Record<string, Run>> = {
  ...{ games, new: make, join, watch, record, verify, stats, keys, help },
  ...OPERATOR_COMMANDS,
};

/** Carries out one command, and hangs up. */
export const runCommand = async (text: string, { house, caller, line, isOperator }: CommandOptions): Promise<void> => {
  const asked = parseCommand(text);
  const { login } = caller;
  const player = login.by === 'key' ? await house.store.playerByKey(login.fingerprint) : null;
  const spoken = player?.settings['language'];
  const kept = typeof spoken === 'string' ? languageOf({ LANG: spoken }) : null;
  const m = messagesIn(kept ?? languageOf(line.env) ?? 'en');
  const name = asked.words[0] ?? 'help';
  const run = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const answer =
    run === undefined
      ? wrong(m.server.commands.unknown(name))
      : await run(asked, { house, caller, m, player, isOperator });
  const isJson = asked.flags.has('json');
  if (answer.code === 2) await line.printError(`${answer.text}\n`);
  else if (isJson) {
    const data = answer.data ?? (answer.code === 0 ? answer.text : { ok: false, why: answer.text });
    await line.print(`${JSON.stringify(data)}\n`);
  } else if (answer.code === 1) await line.printError(`${answer.text}\n`);
  else await line.print(`${answer.text}\n`);
  line.exit(answer.code);
};
