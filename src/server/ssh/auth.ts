// Logging in: a key is an account, whoever has none may be a guest, and there are no passwords.
import ssh2, { type AuthContext, type Connection } from 'ssh2';
import { plainName } from '../../text/index.js';
import { fingerprintOf } from '../identity.js';
import type { Login } from '../line.js';

export interface AuthPolicy {
  readonly guests: boolean;
  /** Null: every key is let in. */
  readonly allowed: ReadonlySet<string> | null;
  isBanned(fingerprint: string): boolean;
}

const MOST_TRIES = 30;

/** Whether the client has signed with the key that it showed. */
const isSigned = (context: Extract<AuthContext, { method: 'publickey' }>): boolean => {
  const { data } = context.key;
  const kind = data.length > 4 ? data.toString('latin1', 4, 4 + Math.min(100, data.readUInt32BE(0))) : '';
  const key = ssh2.utils.parseKey(`${kind} ${data.toString('base64')}`);
  if (key instanceof Error || Array.isArray(key) || !context.blob || !context.signature) return false;
  return key.verify(context.blob, context.signature, context.hashAlgo) === true;
};

export interface LoggedIn {
  readonly login: Login;
  /** The name before the @, plain; '' where nothing of it can be shown. */
  readonly user: string;
}

/**
 * Takes the client's tries to log in. OpenSSH tries `none` first, then its keys, then `keyboard-interactive`: guests come in by the
 * last, so that nobody who has a key becomes a guest by accident. `onRefused` is called for each key that is not let in.
 */
export const authenticate = (
  client: Connection,
  policy: AuthPolicy,
  onLogin: (loggedIn: LoggedIn) => void,
  onRefused: () => void,
): void => {
  let tries = 0;
  const methods: ('publickey' | 'keyboard-interactive')[] = policy.guests
    ? ['publickey', 'keyboard-interactive']
    : ['publickey'];
  client.on('authentication', (context) => {
    tries++;
    if (tries > MOST_TRIES) {
      onRefused();
      client.end();
      return;
    }
    const user = plainName(context.username.slice(0, 200), '');
    if (context.method === 'publickey') {
      const fingerprint = fingerprintOf(context.key.data);
      if (policy.isBanned(fingerprint) || (policy.allowed !== null && !policy.allowed.has(fingerprint))) {
        if (context.signature) onRefused();
        context.reject(methods);
      } else if (!context.signature) context.accept();
      else if (isSigned(context)) {
        onLogin({ login: { by: 'key', fingerprint }, user });
        context.accept();
      } else {
        onRefused();
        context.reject(methods);
      }
    } else if (context.method === 'keyboard-interactive' && policy.guests) {
      onLogin({ login: { by: 'guest' }, user });
      context.accept();
    } else {
      if (context.method === 'password') onRefused();
      context.reject(methods);
    }
  });
};
