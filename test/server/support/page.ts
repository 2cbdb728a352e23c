// The page's side of the line without a browser: a key of its own, the challenge answered, and a screen to look at.
import type { webcrypto } from 'node:crypto';
import { WebSocket } from 'ws';
import {
  type FromHouse,
  type Hello,
  type KeyKind,
  loginText,
  PROTOCOL,
  type ShownKey,
} from '../../../src/web/protocol.js';
import { createViewer, type FedViewer } from './viewer.js';

export interface TestKey {
  readonly kind: KeyKind;
  show(text: string): Promise<ShownKey>;
}

const base64 = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('base64');

/** A key as browsers make it. */
export const makeKey = async (kind: KeyKind): Promise<TestKey> => {
  const how = kind === 'ed25519' ? { name: 'Ed25519' } : { name: 'ECDSA', namedCurve: 'P-256' };
  const pair = (await crypto.subtle.generateKey(how, false, ['sign', 'verify'])) as webcrypto.CryptoKeyPair;
  const shown = base64(await crypto.subtle.exportKey('raw', pair.publicKey));
  const signing = kind === 'ed25519' ? how : { name: 'ECDSA', hash: 'SHA-256' };
  return {
    kind,
    show: async (text) => {
      const signature = await crypto.subtle.sign(signing, pair.privateKey, Buffer.from(text));
      return { kind, public: shown, signature: base64(signature) };
    },
  };
};

export interface PageOptions {
  readonly key?: TestKey | null;
  readonly origin?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly hello?: Partial<Hello>;
  /** Sends no greeting by itself. */
  readonly isSilent?: boolean;
}

export interface TestPage extends FedViewer {
  readonly socket: WebSocket;
  /** What the house has said, in words or of a command. */
  said(): string;
  send(message: unknown): void;
  /** The sentence that the line ended with, and WebSocket's status. */
  readonly ended: Promise<{ readonly bye: string | null; readonly code: number | null; readonly status: number }>;
}

export const openPage = (port: number, options: PageOptions = {}): TestPage => {
  const { key = null, origin = `http://127.0.0.1:${port}`, hello = {} } = options;
  const [columns, rows] = hello.size ?? [80, 24];
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, {
    ...(origin === '' ? {} : { origin }),
    headers: { ...options.headers },
  });
  const viewer = createViewer(columns, rows, (keys) => socket.send(Buffer.from(keys), { binary: true }));
  let said = '';
  let bye: string | null = null;
  let code: number | null = null;
  const greet = async (challenge: string): Promise<void> => {
    const shown = key === null ? null : await key.show(loginText(origin, challenge));
    const whole: Hello = {
      ...{ hello: PROTOCOL, key: shown, kind: 'screen', command: '', size: [columns, rows] },
      ...{ language: 'en', light: false, path: '/' },
      ...hello,
    };
    socket.send(JSON.stringify(whole));
  };
  socket.on('message', (data, isBinary) => {
    if (isBinary) return viewer.feed(data.toString());
    const message = JSON.parse(data.toString()) as FromHouse;
    if ('challenge' in message) {
      if (options.isSilent !== true) void greet(message.challenge);
    } else if ('say' in message) said += `${message.say.join('\n')}\n`;
    else if ('print' in message) said += message.print;
    else if ('bye' in message) {
      ({ bye, code } = message);
    }
    return viewer.feed('');
  });
  socket.on('error', () => {});
  return {
    ...viewer,
    socket,
    said: () => said,
    send: (message) => socket.send(JSON.stringify(message)),
    ended: new Promise((resolve) => {
      socket.on('close', (status) => resolve({ bye, code, status }));
    }),
  };
};
