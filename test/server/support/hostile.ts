// What strangers do to a port: half handshakes, floods, impossible windows, text with escape sequences. Each resolves when it
// has been done; none of them may cost the others anything.
import { connect as connectSocket, type Socket } from 'node:net';
import ssh2, { type Client, type ClientChannel } from 'ssh2';

/** Text that would change a terminal, run a command in it, or turn the reading direction, where it were shown as it is. */
export const EVIL = '\x1b]0;owned\x07\x1b[2J\x1b[31mred\x9b31m\u202eevil\u2066';

const raw = (port: number, write: (socket: Socket) => void): Promise<string> =>
  new Promise((resolve) => {
    const socket = connectSocket(port, '127.0.0.1', () => write(socket));
    let said = '';
    socket.on('data', (chunk) => {
      said += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(said));
  });

const packet = (length: number, rest: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.writeUInt32BE(length >>> 0);
  head[4] = 4;
  return Buffer.concat([head, rest]);
};

/** Broken beginnings of a connection: each is hung up on, by one side or the other. */
export const brokenHandshakes = (port: number): Promise<string[]> => {
  const banner = 'SSH-2.0-hostile\r\n';
  const ways: readonly ((socket: Socket) => void)[] = [
    (socket) => socket.destroy(),
    (socket) => socket.end('GET / HTTP/1.1\r\nHost: x\r\n\r\n'),
    (socket) => socket.end('SSH-1.5-old\r\n'),
    (socket) => socket.end('SSH-2.0-'),
    (socket) => socket.end(Buffer.alloc(64 * 1024, 'A')),
    (socket) => socket.end(`${banner}${'\0'.repeat(1000)}`),
    (socket) => socket.end(Buffer.concat([Buffer.from(banner), packet(0xffff_ffff, Buffer.alloc(100, 255))])),
    (socket) => socket.end(Buffer.concat([Buffer.from(banner), packet(12, Buffer.alloc(7, 20))])),
    (socket) => socket.end(Buffer.concat([Buffer.from(banner), packet(20, Buffer.alloc(15, 94))])),
    (socket) => socket.end(`SSH-2.0-${EVIL}\r\n`),
  ];
  return Promise.all(ways.map((way) => raw(port, way)));
};

/** Opens connections that say nothing; gives what closes them. */
export const silent = (port: number, count: number): (() => void) => {
  const sockets = Array.from({ length: count }, () => {
    const socket = connectSocket(port, '127.0.0.1');
    socket.on('error', () => {});
    return socket;
  });
  return () => {
    for (const socket of sockets) socket.destroy();
  };
};

/** A guest, logged in. */
export const guest = (port: number, username = 'stranger'): Promise<Client> =>
  new Promise((resolve, reject) => {
    const client = new ssh2.Client();
    client.on('error', reject);
    client.on('ready', () => {
      client.off('error', reject);
      client.on('error', () => {});
      resolve(client);
    });
    client.on('keyboard-interactive', (_name, _instructions, _language, _prompts, finish) => finish([]));
    client.connect({ host: '127.0.0.1', port, username, tryKeyboard: true, readyTimeout: 20_000 });
  });

export interface Shell {
  readonly channel: ClientChannel;
  output(): string;
  /** What comes from now on is all that `output` gives. */
  forget(): void;
}

/** A session with a terminal; of what it says the last `kept` characters are remembered. */
export const shell = (
  client: Client,
  window: { readonly cols?: number; readonly rows?: number; readonly term?: string } = {},
  env: Readonly<Record<string, string>> = {},
  kept = Number.POSITIVE_INFINITY,
): Promise<Shell> =>
  new Promise((resolve, reject) => {
    client.shell({ cols: 80, rows: 24, term: 'xterm-256color', ...window }, { env }, (error, channel) => {
      if (error) {
        reject(error);
        return;
      }
      let output = '';
      channel.on('data', (chunk: Buffer) => {
        output += chunk.toString('utf8');
        if (output.length > 2 * kept) output = output.slice(-kept);
      });
      channel.on('error', () => {});
      resolve({
        channel,
        output: () => output,
        forget: () => {
          output = '';
        },
      });
    });
  });

/** How many of so many channels the server has let be opened. */
export const channelFlood = async (client: Client, count: number): Promise<number> => {
  const opened = await Promise.all(
    Array.from({ length: count }, () =>
      shell(client).then(
        () => true,
        () => false,
      ),
    ),
  );
  return opened.filter(Boolean).length;
};

/** Asks for everything that is not offered; gives what was granted. */
export const forbidden = async (client: Client): Promise<string[]> => {
  const asked = (name: string, ask: (done: (error: unknown) => void) => void): Promise<string[]> =>
    new Promise((resolve) => ask((error) => resolve(error ? [] : [name])));
  return (
    await Promise.all([
      asked('direct-tcpip', (done) => client.forwardOut('127.0.0.1', 1, '127.0.0.1', 22, done)),
      asked('tcpip-forward', (done) => client.forwardIn('127.0.0.1', 0, done)),
      asked('streamlocal', (done) => client.openssh_forwardOutStreamLocal('/etc/passwd', done)),
      asked('sftp', (done) => client.sftp(done)),
      asked('subsystem', (done) => client.subsys('netconf', done)),
    ])
  ).flat();
};

/** Windows that no terminal has. */
export const WINDOWS: readonly (readonly [columns: number, rows: number])[] = [
  [0, 0],
  [4_294_967_295, 4_294_967_295],
  [0, 4_294_967_295],
  [1, 1],
  [65_535, 2],
  [80, 24],
];

/** Sends so many bytes of keys, as fast as they are taken, until `isOver`. */
export const keyFlood = async (channel: ClientChannel, bytes: number, isOver: () => boolean): Promise<number> => {
  const chunk = Buffer.alloc(32 * 1024, '\x1b[B\x1b[A\t?q ');
  let sent = 0;
  while (sent < bytes && !isOver()) {
    const isTaken = channel.write(chunk);
    sent += chunk.length;
    if (isTaken) await new Promise((resolve) => setImmediate(resolve));
    else
      await Promise.race([
        new Promise((resolve) => channel.once('drain', resolve)),
        new Promise((resolve) => setTimeout(resolve, 1000)),
      ]);
  }
  return sent;
};
