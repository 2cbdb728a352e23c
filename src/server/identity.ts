// Who is who: a key is an account, guests have a return code, and no two people are called the same.
import { createHash } from 'node:crypto';
import type { Player, Store } from '../store/index.js';
import { newCode, newReturnCode, readCode } from './codes.js';
import { checkName, type NameFault } from './names.js';

/** `SHA256:...`, as OpenSSH writes it, of a public key in SSH's own form. */
export const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

/** What stands for a guest's key: nobody who reads the store can use it. */
const keyOfCode = (code: string): string => `code:${createHash('sha256').update(`return ${code}`).digest('hex')}`;

export type Enrolled =
  | { readonly ok: true; readonly player: Player }
  | { readonly ok: false; readonly fault: NameFault | 'taken' };

const enrol = async (
  store: Store,
  typed: string,
  key: string,
  settings: Player['settings'],
  isGuest: boolean,
): Promise<Enrolled> => {
  const checked = checkName(typed);
  if (!checked.ok) return checked;
  const { name, skeleton } = checked;
  const made = await store.createPlayer({
    name,
    skeleton,
    isGuest,
    settings,
    key: { key, added: store.now(), comment: '' },
  });
  if (typeof made === 'object') return { ok: true, player: made };
  if (made === 'nameTaken') return { ok: false, fault: 'taken' };
  // Somebody with the same key was faster: another window of the same person.
  const player = await store.playerByKey(key);
  return player === null ? { ok: false, fault: 'taken' } : { ok: true, player };
};

/** The first login with a key. */
export const enrolKey = (
  store: Store,
  name: string,
  fingerprint: string,
  settings: Player['settings'] = {},
): Promise<Enrolled> => enrol(store, name, fingerprint, settings, false);

/** A guest; `code` is told to nobody else and kept nowhere. */
export const enrolGuest = async (
  store: Store,
  name: string,
  settings: Player['settings'] = {},
): Promise<Enrolled & { readonly code: string }> => {
  const code = newReturnCode();
  return { ...(await enrol(store, name, keyOfCode(code), settings, true)), code };
};

/** The guest whose return code was typed; null where it is nobody's. */
export const guestOf = async (store: Store, typed: string): Promise<Player | null> => {
  const code = readCode(typed);
  return code === null ? null : store.playerByKey(keyOfCode(code));
};

/** How long a code that adds a key counts. */
export const KEY_CODE_MS = 15 * 60_000;
const TOPIC = 'key ';
const MOST_KEYS = 20;

/** A code by which another key comes to `player`: once, within a quarter of an hour. */
export const codeForKey = async (store: Store, player: Player): Promise<string> => {
  const code = newCode();
  await store.putCode(`${TOPIC}${code}`, `${player.id}`, store.now() + KEY_CODE_MS);
  return code;
};

export type Added =
  | { readonly ok: true; readonly player: Player }
  | { readonly ok: false; readonly fault: 'code' | 'keyTaken' | 'tooMany' };

/** Gives `fingerprint` to the player whose code was typed. A guest who gets a key is one no longer. */
export const addKey = async (store: Store, typed: string, fingerprint: string, comment: string): Promise<Added> => {
  const code = readCode(typed);
  const owner = code === null ? null : await store.takeCode(`${TOPIC}${code}`);
  if (owner === null) return { ok: false, fault: 'code' };
  for (;;) {
    const player = await store.player(Number(owner));
    if (player === null) return { ok: false, fault: 'code' };
    if (player.keys.some(({ key }) => key === fingerprint)) return { ok: true, player };
    if (player.keys.length >= MOST_KEYS) return { ok: false, fault: 'tooMany' };
    const keys = [...player.keys, { key: fingerprint, added: store.now(), comment: comment.slice(0, 100) }];
    const changed = await store.changePlayer(player.id, player.version, { keys });
    if (typeof changed === 'object') return { ok: true, player: changed };
    if (changed !== 'late') return { ok: false, fault: 'keyTaken' };
  }
};

/** Takes a key from `player`, but never the last one. */
export const removeKey = async (store: Store, id: number, fingerprint: string): Promise<boolean> => {
  for (;;) {
    const player = await store.player(id);
    const keys = player?.keys.filter(({ key }) => key !== fingerprint) ?? [];
    if (player === null || keys.length === 0 || keys.length === player.keys.length) return false;
    const changed = await store.changePlayer(id, player.version, { keys });
    if (typeof changed === 'object') return true;
    if (changed !== 'late') return false;
  }
};

/** Changes what a player has chosen, whatever else is changed meanwhile. */
export const changeSettings = async (
  store: Store,
  id: number,
  settings: Player['settings'],
): Promise<Player | null> => {
  for (;;) {
    const player = await store.player(id);
    if (player === null) return null;
    const changed = await store.changePlayer(id, player.version, { settings: { ...player.settings, ...settings } });
    if (typeof changed === 'object') return changed;
    if (changed !== 'late') return null;
  }
};

export interface AllowedKey {
  readonly fingerprint: string;
  readonly comment: string;
}

export type AllowList =
  | { readonly ok: true; readonly keys: readonly AllowedKey[] }
  | { readonly ok: false; readonly line: number; readonly text: string };

/** Kinds of keys as they stand at the beginning of a line; options may stand before them. */
const KEY_LINE =
  /(?:^|\s)((?:ssh-(?:ed25519|rsa|dss)|ecdsa-sha2-nistp(?:256|384|521)|sk-(?:ssh-ed25519|ecdsa-sha2-nistp256)@openssh\.com))\s+([A-Za-z0-9+/]+={0,2})(?:\s+(.*))?$/;

/** Whether the bytes of a key say of themselves what the line says. */
const isOfKind = (key: Buffer, kind: string): boolean =>
  key.length > 4 + kind.length &&
  key.readUInt32BE(0) === kind.length &&
  key.toString('latin1', 4, 4 + kind.length) === kind;

/** Reads a list of keys in the format of `authorized_keys`; the first line that is none is named. */
export const readAllowList = (text: string): AllowList => {
  const keys: AllowedKey[] = [];
  for (const [at, row] of text.split(/\r?\n/).entries()) {
    const line = row.trim();
    if (line === '' || line.startsWith('#')) continue;
    const [, kind = '', base64 = '', comment = ''] = KEY_LINE.exec(line) ?? [];
    const key = Buffer.from(base64, 'base64');
    if (kind === '' || !isOfKind(key, kind)) return { ok: false, line: at + 1, text: line.slice(0, 60) };
    keys.push({ fingerprint: fingerprintOf(key), comment });
  }
  return { ok: true, keys };
};
