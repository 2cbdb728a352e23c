// Commands of whoever runs the house: say something to all, rename, close tables, ban keys and addresses.
import { isIP } from 'node:net';
import { plainText } from '../text/index.js';
import { type Answer, type Context, notNow, type Run, well, wrong } from './commandForm.js';
import { addressGroup } from './limits.js';
import { skeletonOf } from './names.js';

/** Columns of what is said to all: a line in the lobby and beside the games. */
const MOST_NOTICE = 200;
const FINGERPRINT = /^SHA256:[A-Za-z0-9+/]{43}$/;
const NUMBER = /^\d{1,9}$/;

/** The command for the operator alone. */
const own =
  (run: Run): Run =>
  async (asked, context) =>
    context.isOperator ? run(asked, context) : notNow(context.m.server.commands.operatorOnly);

const say: Run = async ({ words: [, ...rest] }, { house, m }) => {
  const text = plainText(rest.join(' '));
  if (text.length > MOST_NOTICE) return wrong(m.server.commands.tooLong(MOST_NOTICE));
  const done = await house.setNotice(text);
  return done.ok ? well(text, { notice: text }) : notNow(m.server.lobby[done.why]);
};

/** `rename OLD = NEW`: both may have blanks, neither an equals sign. */
const rename: Run = async ({ words: [, ...rest] }, { house, m }) => {
  const [from, to, ...more] = rest.join(' ').split('=');
  const words = m.server.commands;
  if (from === undefined || to === undefined || more.length > 0) return wrong(words.renameHow);
  const player = await house.store.playerByName(skeletonOf(from));
  if (player === null) return wrong(m.server.lobby.noSuchPlayer(plainText(from)));
  const done = await house.rename(player, to);
  if (!done.ok) return wrong(m.server.nameFaults[done.fault]);
  return well(words.renamed(player.name, done.player.name), { id: player.id, name: done.player.name });
};

const close: Run = async ({ words: [, which = ''] }, { house, m }) => {
  if (!NUMBER.test(which)) return wrong(m.server.lobby.gone);
  const done = await house.closeTable(null, Number(which));
  return done.ok ? well(m.server.table.closed(done.value.id), { id: done.value.id }) : notNow(m.server.lobby[done.why]);
};

/** What a ban says of somebody: fingerprints of keys and addresses, as the house looks them up. Null for nobody. */
const bannedBy = async (typed: string, { house }: Context): Promise<readonly string[] | null> => {
  if (FINGERPRINT.test(typed)) return [typed];
  if (isIP(typed) !== 0) return [addressGroup(typed)];
  const player = await house.store.playerByName(skeletonOf(typed));
  const keys = player?.keys.map(({ key }) => key).filter((key) => FINGERPRINT.test(key)) ?? [];
  return keys.length === 0 ? null : keys;
};

const listed = async ({ house, m }: Context): Promise<Answer> => {
  const { bans } = await house.store.house();
  return well(bans.length === 0 ? m.server.commands.noBans : bans.join('\n'), bans);
};

const changed =
  (change: (bans: readonly string[], these: readonly string[]) => readonly string[]): Run =>
  async ({ words: [, ...rest] }, context) => {
    const typed = rest.join(' ');
    const { bans } = await context.house.store.house();
    // Whoever was banned by a fingerprint or an address may be let in again by the same.
    const these = bans.includes(typed) ? [typed] : await bannedBy(typed, context);
    if (these === null) return wrong(context.m.server.commands.banWhom);
    const done = await context.house.setBans((now) => change(now, these));
    return done.ok ? listed(context) : notNow(context.m.server.lobby[done.why]);
  };

const ban = changed((bans, these) => [...new Set([...bans, ...these])]);
const unban = changed((bans, these) => bans.filter((each) => !these.includes(each)));
const bans: Run = async (_asked, context) => listed(context);

export const OPERATOR_COMMANDS: Readonly<Record<string, Run>> = Object.fromEntries(
  Object.entries({ say, rename, close, ban, unban, bans }).map(([name, run]) => [name, own(run)]),
);
