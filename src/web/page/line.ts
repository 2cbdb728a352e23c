// The line to the house: opened, greeted, and opened again when it breaks.
import { type FromHouse, type LineKind, PROTOCOL, SOCKET_PATH } from '../protocol.js';
import { isLight } from './dom.js';
import type { Identity } from './identity.js';

export interface LineOptions {
  readonly identity: Identity | null;
  readonly kind: LineKind;
  readonly command?: string;
  /** Where the page's address leads; '/' once it has led there. */
  path(): string;
  language(): string;
  size(): readonly [number, number];
  /** The house has let the line be opened, and its answer to the greeting is on its way. */
  opened?(): void;
  drawn?(bytes: Uint8Array): void;
  heard?(message: FromHouse): void;
  /** Ended by the house, with its sentence. */
  ended(text: string, code: number): void;
  /** Broken, without a word; it is tried again by itself where `isTriedAgain`. */
  broken?(): void;
  readonly isTriedAgain: boolean;
}

export interface Line {
  keys(text: string): void;
  bytes(data: Uint8Array<ArrayBuffer>): void;
  size(columns: number, rows: number): void;
  typed(line: string): void;
  close(): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

export const openLine = (options: LineOptions): Line => {
  const encoder = new TextEncoder();
  let socket: WebSocket | null = null;
  let isGreeted = false;
  let isOver = false;
  let wait = FIRST_WAIT;

  const greet = async (to: WebSocket, challenge: string): Promise<void> => {
    const { identity, kind, command = '' } = options;
    const key = identity === null ? null : await identity.prove(challenge);
    const [language, size, path] = [options.language(), options.size(), options.path()];
    to.send(JSON.stringify({ hello: PROTOCOL, key, kind, command, size, language, light: isLight(), path }));
    isGreeted = true;
    wait = FIRST_WAIT;
    options.opened?.();
  };
  const onMessage = (from: WebSocket, data: unknown): void => {
    if (data instanceof ArrayBuffer) {
      options.drawn?.(new Uint8Array(data));
      return;
    }
    const message = JSON.parse(String(data)) as FromHouse;
    if ('challenge' in message) {
      if (message.protocol === PROTOCOL) void greet(from, message.challenge);
      else location.reload();
    } else if ('bye' in message) {
      isOver = true;
      from.close();
      options.ended(message.bye, message.code);
    } else options.heard?.(message);
  };
  const open = (): void => {
    // A phone that woke up may have opened it already.
    if (isOver || (socket !== null && socket.readyState <= WebSocket.OPEN)) return;
    const mine = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${SOCKET_PATH}`);
    mine.binaryType = 'arraybuffer';
    socket = mine;
    isGreeted = false;
    mine.onmessage = ({ data }) => onMessage(mine, data);
    mine.onclose = () => {
      if (isOver || socket !== mine) return;
      isGreeted = false;
      options.broken?.();
      if (!options.isTriedAgain) return;
      setTimeout(open, wait);
      wait = Math.min(LONGEST_WAIT, wait * 2);
    };
  };
  const send = (data: string | Uint8Array<ArrayBuffer>): void => {
    if (isGreeted && socket?.readyState === WebSocket.OPEN) socket.send(data);
  };
  // A phone that wakes up need not wait for the next try.
  const onWake = (): void => {
    const isClosed = socket === null || socket.readyState === WebSocket.CLOSED;
    if (!document.hidden && isClosed && options.isTriedAgain && !isOver) open();
  };
  document.addEventListener('visibilitychange', onWake);
  open();
  return {
    keys: (text) => send(encoder.encode(text)),
    bytes: send,
    size: (columns, rows) => send(JSON.stringify({ size: [columns, rows] })),
    typed: (line) => send(JSON.stringify({ line })),
    close: () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onWake);
      socket?.close();
    },
  };
};

/** Runs one command at the house, as over SSH without a terminal; gives what it printed, and its exit code. */
export const runCommand = (
  identity: Identity | null,
  command: string,
  language: string,
): Promise<{ readonly text: string; readonly code: number }> =>
  new Promise((resolve) => {
    let text = '';
    const line = openLine({
      identity,
      kind: 'command',
      command,
      isTriedAgain: false,
      path: () => '/',
      language: () => language,
      size: () => [80, 24],
      heard: (message) => {
        if ('print' in message) text += message.print;
      },
      ended: (bye, code) => resolve({ text: (text || bye).trim(), code }),
      broken: () => {
        line.close();
        resolve({ text: '', code: 1 });
      },
    });
  });
