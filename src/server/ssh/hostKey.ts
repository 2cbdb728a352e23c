// The key by which people know the house again: made at the first start, for the operator's eyes only.
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ssh2 from 'ssh2';
import { codeOf } from '../../table/lock.js';
import { fingerprintOf } from '../identity.js';

export interface HostKey {
  readonly privateKey: string;
  readonly fingerprint: string;
}

/** Thrown where the key cannot be used; `what` has a sentence. */
export class HostKeyFault extends Error {
  readonly what: 'readable' | 'unreadable' | 'notAKey';
  readonly path: string;
  constructor(what: HostKeyFault['what'], path: string) {
    super(`${what}: ${path}`);
    this.what = what;
    this.path = path;
  }
}

const OTHERS = 0o077;

/** Some keys that ssh2 makes it cannot read again: another one is made then. */
const newKey = (): string => {
  for (;;) {
    const { private: made } = ssh2.utils.generateKeyPairSync('ed25519', { comment: 'risk-napoleon' });
    if (!(ssh2.utils.parseKey(made) instanceof Error)) return made;
  }
};

/** Reads the key in `folder`, or makes one. A key that others can read is refused: it may be theirs already. */
export const hostKeyIn = (folder: string): HostKey => {
  const path = join(folder, 'host_key');
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) {
    writeFileSync(path, newKey(), { mode: 0o600, flag: 'wx' });
    chmodSync(path, 0o600);
  } else if (process.platform !== 'win32' && (found.mode & OTHERS) !== 0) throw new HostKeyFault('readable', path);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new HostKeyFault('unreadable', `${path} (${codeOf(error)})`);
  }
  const parsed = ssh2.utils.parseKey(text);
  if (parsed instanceof Error || Array.isArray(parsed) || !parsed.isPrivateKey())
    throw new HostKeyFault('notAKey', path);
  return { privateKey: text, fingerprint: fingerprintOf(parsed.getPublicSSH()) };
};
