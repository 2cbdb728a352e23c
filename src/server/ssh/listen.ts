// The door to the street: connections, let in by the gate before anything is done for them, and handshakes, so many at once.
import { createServer, type Server as NetServer, type Socket } from 'node:net';
import ssh2, { type Connection } from 'ssh2';
import type { Gate } from '../gate.js';
import { addressGroup, type Limits } from '../limits.js';
import type { Caller } from '../line.js';
import { type AuthPolicy, authenticate } from './auth.js';
import type { HostKey } from './hostKey.js';
import { type Opened, takeSessions } from './sessions.js';

/** GCM first: without native parts ssh2's ChaCha20 is slow. Only what OpenSSH has had for ten years. */
const ALGORITHMS = {
  cipher: ['aes128-gcm@openssh.com', 'aes256-gcm@openssh.com', 'aes128-ctr', 'aes192-ctr', 'aes256-ctr'],
  compress: ['none'],
  kex: [
    'curve25519-sha256',
    'curve25519-sha256@libssh.org',
    'ecdh-sha2-nistp256',
    'ecdh-sha2-nistp384',
    'diffie-hellman-group14-sha256',
  ],
} as const;

/** Three of these without a sign of life, and the line is cut: a laptop that was closed is not a player. */
const KEEP_ALIVE_MS = 15_000;
/** How long one handshake may keep the next one waiting. */
const TURN_MS = 1000;
/** Bytes in the connection's own queue at which its sessions count as behind. */
const MOST_QUEUED = 256 * 1024;

export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  readonly hostKey: HostKey;
  readonly limits: Limits;
  readonly policy: AuthPolicy;
  readonly gate: Gate;
  /** Somebody has logged in. */
  onCaller(caller: Caller): Opened;
  /** For logs and figures: nothing of it comes from the street but `detail`, which is plain. */
  onEvent(event: StreetEvent, address: string): void;
  onBytes(bytes: number): void;
}

export type StreetEvent = 'connected' | 'closed' | 'refused' | 'failedLogin' | 'login' | 'error';

export interface Door {
  readonly port: number;
  /** No new connections; those that are there go on. */
  close(): void;
  /** Cuts all lines that are still there. */
  destroy(): void;
}

/** Runs what is asked for in turn, so many at once. */
const createQueue = (most: number, mostWaiting: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const next = (): void => {
    while (running < most) {
      const task = waiting.shift();
      if (task === undefined) return;
      running++;
      task();
    }
  };
  return {
    /** False where too many wait already. */
    add: (task: () => void): boolean => {
      if (waiting.length >= mostWaiting) return false;
      waiting.push(task);
      next();
      return true;
    },
    done: (): void => {
      running--;
      setImmediate(next);
    },
  };
};

const backpressureOf = (socket: Socket) => ({
  isBehind: (): boolean => socket.writableLength > MOST_QUEUED,
  onDrain: (listener: () => void): (() => void) => {
    socket.on('drain', listener);
    return () => void socket.off('drain', listener);
  },
});

/** Opens the port. Rejects with the system's error where it cannot. */
export const listen = async (options: ListenOptions): Promise<Door> => {
  const { limits, policy, onEvent, gate } = options;
  const handshakes = createQueue(limits.handshakes, limits.waiting);
  const sockets = new Set<Socket>();

  const fail = (address: string): void => {
    onEvent('failedLogin', address);
    gate.fail(address);
  };

  const ssh = new ssh2.Server({
    hostKeys: [options.hostKey.privateKey],
    ident: 'risk-napoleon',
    keepaliveInterval: KEEP_ALIVE_MS,
    keepaliveCountMax: 3,
    algorithms: ALGORITHMS as unknown as NonNullable<ssh2.ServerConfig['algorithms']>,
  });

  /** What is known of a connection between its socket and its login. */
  const begun = new Map<
    string,
    { readonly socket: Socket; readonly address: string; settle(): void; giveTurn(): void }
  >();
  const keyOf = (ip: string | undefined, port: number | undefined): string => `${ip} ${port}`;

  const onClient = (client: Connection, info: { readonly ip: string; readonly port: number }): void => {
    const found = begun.get(keyOf(info.ip, info.port));
    if (found === undefined) {
      client.end();
      return;
    }
    const { socket, address, settle, giveTurn } = found;
    let caller: Caller | null = null;
    client.on('error', () => onEvent('error', address));
    client.on('handshake', giveTurn);
    authenticate(
      client,
      policy,
      ({ login, user }) => {
        caller = { login, user, address };
      },
      () => fail(address),
    );
    client.on('ready', () => {
      settle();
      if (caller === null) {
        client.end();
        return;
      }
      onEvent('login', address);
      const emptyMs = limits.loginSeconds * 1000;
      takeSessions(client, options.onCaller(caller), backpressureOf(socket), options.onBytes, emptyMs);
    });
  };
  ssh.on('connection', onClient);

  const begin = (socket: Socket, address: string): void => {
    if (socket.destroyed) {
      handshakes.done();
      return;
    }
    const key = keyOf(socket.remoteAddress, socket.remotePort);
    let hasTurn = true;
    const giveTurn = (): void => {
      if (hasTurn) handshakes.done();
      hasTurn = false;
    };
    const late = setTimeout(() => {
      fail(address);
      socket.destroy();
    }, limits.loginSeconds * 1000);
    // Who says nothing costs nothing: the others need not wait for it.
    const slow = setTimeout(giveTurn, TURN_MS);
    const settle = (): void => {
      clearTimeout(late);
      clearTimeout(slow);
      begun.delete(key);
      giveTurn();
    };
    socket.on('close', settle);
    begun.set(key, { socket, address, settle, giveTurn });
    ssh.injectSocket(socket);
  };

  const onSocket = (socket: Socket): void => {
    const address = addressGroup(socket.remoteAddress ?? '');
    socket.on('error', () => {});
    const leave = gate.enter(address);
    if (leave === null) {
      onEvent('refused', address);
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.setNoDelay(true);
    onEvent('connected', address);
    socket.on('close', () => {
      leave();
      sockets.delete(socket);
      onEvent('closed', address);
    });
    if (!handshakes.add(() => begin(socket, address))) socket.destroy();
  };

  const server: NetServer = createServer(onSocket);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  server.on('error', () => onEvent('error', ''));
  const bound = server.address();
  return {
    port: bound !== null && typeof bound === 'object' ? bound.port : options.port,
    close: () => void server.close(),
    destroy: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
};
