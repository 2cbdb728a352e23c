// SSH clients on loopback, many in one process: they press keys and see when the first byte of the answer comes.
import { generateKeyPairSync } from 'node:crypto';
import ssh2, { type ClientChannel } from 'ssh2';
import { fingerprintOf } from '../../../src/server/identity.js';

export interface Key {
  readonly privateKey: string;
  readonly fingerprint: string;
}

/** An ECDSA key in PEM: the kind that Node makes and ssh2 reads. */
export const newKey = (): Key => {
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'sec1', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const parsed = ssh2.utils.parseKey(privateKey);
  if (parsed instanceof Error || Array.isArray(parsed)) throw new Error('no key');
  return { privateKey, fingerprint: fingerprintOf(parsed.getPublicSSH()) };
};

export interface Client {
  /** From the start of the connection to the first byte of the first frame, in milliseconds. */
  readonly openedAfter: number;
  write(bytes: string | Buffer): boolean;
  /** Milliseconds from now to the next byte; null where none comes within `most`. */
  nextByte(most: number): Promise<number | null>;
  /** Whether bytes have come since this was asked last. */
  hasHeard(): boolean;
  end(): void;
}

const DEADLINE = 60_000;

export const connect = (port: number, key: Key): Promise<Client> =>
  new Promise((resolve, reject) => {
    const since = performance.now();
    const client = new ssh2.Client();
    const listeners = new Set<() => void>();
    let heard = false;
    const onChannel = (channel: ClientChannel): void => {
      channel.on('data', () => {
        heard = true;
        for (const listener of [...listeners]) listener();
      });
      channel.once('data', () =>
        resolve({
          openedAfter: performance.now() - since,
          write: (bytes) => channel.write(bytes),
          nextByte: (most) =>
            new Promise((told) => {
              const from = performance.now();
              const done = (ms: number | null): void => {
                clearTimeout(late);
                listeners.delete(listener);
                told(ms);
              };
              const listener = (): void => done(performance.now() - from);
              const late = setTimeout(() => done(null), most);
              listeners.add(listener);
            }),
          hasHeard: () => {
            const was = heard;
            heard = false;
            return was;
          },
          end: () => client.end(),
        }),
      );
    };
    client.on('error', reject);
    client.on('ready', () =>
      client.shell(
        { term: 'xterm-256color', cols: 80, rows: 24 },
        { env: { COLORTERM: 'truecolor', LANG: 'en_GB.UTF-8' } },
        (error, channel) => {
          if (error) reject(error);
          else onChannel(channel);
        },
      ),
    );
    client.connect({
      host: '127.0.0.1',
      port,
      username: 'bench',
      privateKey: key.privateKey,
      readyTimeout: DEADLINE,
      algorithms: { cipher: ['aes128-gcm@openssh.com'], kex: ['curve25519-sha256'] },
    });
  });
