// The door for browsers: one page, and a WebSocket to the same sessions as over SSH.
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { messagesIn } from '../../text/index.js';
import { goalOf, type Hello, PROTOCOL, readFromPage, SOCKET_PATH } from '../../web/protocol.js';
import type { Gate } from '../gate.js';
import { createCounter, type Limits } from '../limits.js';
import type { Caller, Login } from '../line.js';
import type { AuthPolicy } from '../ssh/auth.js';
import type { Door, StreetEvent } from '../ssh/listen.js';
import type { Opened } from '../ssh/sessions.js';
import { languageOf } from '../stay/language.js';
import { fingerprintShown } from './identity.js';
import { callerAddress, isOurHost, isOurOrigin, type OriginPolicy, type RequestFacts } from './origin.js';
import { MISDIRECTED, type Pages } from './pages.js';
import { createBucket, createPulse } from './pulse.js';
import { hangUp, type SocketLine, socketLine, tell } from './socketLine.js';

const KEEP_ALIVE_MS = 15_000;
/** One message: a paste at most. */
const MOST_PAYLOAD = 64 * 1024;
/** Seconds' worth of bytes that may come at once. */
const BURST_SECONDS = 16;
/** What a message costs besides its bytes: empty ones are not free. */
const MESSAGE_COST = 32;
const HEADERS_MS = 10_000;
const IDLE_SOCKET_MS = 5000;
/** Connections that a browser opens for the page itself, besides its line. */
const MOST_FOR_PAGES = 12;
const CHALLENGE_BYTES = 32;
/** WebSocket's own statuses. */
const AGAINST_RULES = 1008;
const TRY_LATER = 1013;

export interface WebOptions {
  readonly host: string;
  readonly port: number;
  readonly house: string;
  readonly limits: Limits;
  readonly policy: AuthPolicy;
  readonly origins: OriginPolicy;
  readonly gate: Gate;
  readonly pages: Pages;
  now(): number;
  onCaller(caller: Caller): Opened;
  onEvent(event: StreetEvent, address: string): void;
  onBytes(bytes: number): void;
  /** Milliseconds between two beats of a line's pulse. */
  readonly keepAliveMs?: number;
}

const one = (header: string | string[] | undefined): string =>
  Array.isArray(header) ? (header[0] ?? '') : (header ?? '');

const factsOf = ({ headers, socket }: IncomingMessage): RequestFacts => ({
  host: one(headers.host),
  origin: one(headers.origin),
  forwardedFor: one(headers['x-forwarded-for']),
  remoteAddress: socket.remoteAddress ?? '',
});

/** The sentences for somebody who has not said hello yet. */
const refusedIn = (language: string) => messagesIn(languageOf({ LANG: language }) ?? 'en').web.refused;
type Refused = keyof ReturnType<typeof refusedIn>;

const bytesOf = (data: RawData): Buffer =>
  Array.isArray(data) ? Buffer.concat(data) : Buffer.isBuffer(data) ? data : Buffer.from(data);

/** Who it is, as far as the page proves it; else why it may not come in. */
const loginOf = (policy: AuthPolicy, hello: Hello, origin: string, challenge: string): Login | Refused => {
  if (hello.key === null) return policy.guests ? { by: 'guest' } : 'noGuests';
  const fingerprint = fingerprintShown(hello.key, origin, challenge);
  if (fingerprint === null) return 'badKey';
  const isIn = !policy.isBanned(fingerprint) && (policy.allowed === null || policy.allowed.has(fingerprint));
  return isIn ? { by: 'key', fingerprint } : 'notAllowed';
};

/** One line, from its challenge to its end. */
const takeLine = (
  socket: WebSocket,
  facts: RequestFacts,
  language: string,
  address: string,
  options: WebOptions,
): void => {
  const { limits, policy, gate, onEvent, now } = options;
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64');
  const bucket = createBucket(limits.webBytesPerSecond, BURST_SECONDS, now());
  const pulse = createPulse();
  let line: SocketLine | null = null;
  let spoken = language;
  let isOver = false;

  const refuse = (why: Refused, status = AGAINST_RULES): void => {
    if (isOver) return;
    isOver = true;
    hangUp(socket, refusedIn(spoken)[why], 1, status);
    // What still comes is not even read.
    if (why === 'tooMuch') socket.pause();
  };
  const take = (bytes: number): boolean => {
    pulse.heard();
    if (!isOver && bucket.take(bytes + MESSAGE_COST, now())) return true;
    if (!isOver) onEvent('error', address);
    refuse('tooMuch');
    return false;
  };
  const greet = (hello: Hello): void => {
    spoken = hello.language;
    const login = loginOf(policy, hello, facts.origin, challenge);
    if (typeof login === 'string') {
      onEvent('failedLogin', address);
      gate.fail(address);
      refuse(login);
      return;
    }
    clearTimeout(late);
    onEvent('login', address);
    const arrival = { goal: goalOf(hello.path), light: hello.light, mouse: true };
    const opened = options.onCaller({ login, user: '', address, arrival });
    line = socketLine(socket, hello, options.onBytes);
    if (hello.kind === 'command') opened.command(line.command, hello.command);
    else opened.terminal(line.terminal, hello.kind === 'words' ? 'words' : null);
  };
  const onText = (text: string): void => {
    const said = readFromPage(text);
    if (said === null) refuse('badMessage');
    else if ('hello' in said) {
      if (line === null) greet(said);
      else refuse('badMessage');
    } else if ('size' in said) line?.resize(...said.size);
    else line?.typed(said.line);
  };

  const late = setTimeout(() => {
    gate.fail(address);
    onEvent('failedLogin', address);
    refuse('late');
  }, limits.loginSeconds * 1000);
  const beating = setInterval(() => {
    if (pulse.beat(socket.bufferedAmount)) socket.ping();
    else {
      onEvent('error', address);
      socket.terminate();
    }
  }, options.keepAliveMs ?? KEEP_ALIVE_MS);
  socket.on('message', (data, isBinary) => {
    const bytes = bytesOf(data);
    if (!take(bytes.length)) return;
    if (!isBinary) onText(bytes.toString('utf8'));
    else if (line?.data(bytes) !== true) refuse('badMessage');
  });
  socket.on('ping', (data) => void take(data.length));
  socket.on('pong', () => pulse.heard());
  socket.on('close', () => {
    clearTimeout(late);
    clearInterval(beating);
  });
  tell(socket, { challenge, protocol: PROTOCOL, house: options.house, guests: policy.guests });
};

const refuseUpgrade = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** Opens the port. Rejects with the system's error where it cannot. */
export const listenWeb = async (options: WebOptions): Promise<Door> => {
  const { limits, gate, origins, pages, onEvent } = options;
  const lines = new WebSocketServer({ noServer: true, maxPayload: MOST_PAYLOAD, perMessageDeflate: false });
  const sockets = createCounter();

  const onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    const { headers, method = '', url = '' } = request;
    const facts = factsOf(request);
    const answer = isOurHost(origins, facts.host)
      ? pages.answer(method, url, one(headers['accept-encoding']))
      : MISDIRECTED;
    response.writeHead(answer.status, { ...answer.headers, 'content-length': answer.body.length });
    response.end(method === 'HEAD' ? undefined : answer.body);
  };
  const server = createServer({ maxHeaderSize: 8 * 1024, keepAliveTimeout: IDLE_SOCKET_MS }, onRequest);
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = HEADERS_MS;
  server.timeout = HEADERS_MS;
  server.maxConnections = limits.connections + 2 * MOST_FOR_PAGES;

  server.on('connection', (socket) => {
    socket.on('error', () => {});
    // Behind a proxy all connections are the proxy's own: it is for it to limit them.
    const { remoteAddress = '' } = socket;
    const address = callerAddress(origins, { host: '', origin: '', forwardedFor: '', remoteAddress });
    const most = origins.isProxied ? Number.POSITIVE_INFINITY : limits.perAddress + MOST_FOR_PAGES;
    if (sockets.of(address) >= most) {
      onEvent('refused', address);
      socket.destroy();
      return;
    }
    sockets.add(address);
    socket.on('close', () => sockets.remove(address));
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const facts = factsOf(request);
    const address = callerAddress(origins, facts);
    if (request.url !== SOCKET_PATH) return refuseUpgrade(socket, '404 Not Found');
    if (!isOurOrigin(origins, facts)) {
      onEvent('refused', address);
      return refuseUpgrade(socket, '403 Forbidden');
    }
    const language = one(request.headers['accept-language']).slice(0, 2);
    lines.handleUpgrade(request, socket, head, (line) => {
      line.on('error', () => {}); // a broken frame: the line is closed by `ws`
      const leave = gate.enter(address);
      if (leave === null) {
        onEvent('refused', address);
        hangUp(line, refusedIn(language).full, 1, TRY_LATER);
        return;
      }
      onEvent('connected', address);
      line.on('close', () => {
        leave();
        onEvent('closed', address);
      });
      takeLine(line, facts, language, address, options);
    });
  });
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    else socket.destroy();
  });
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
    close: () => {
      server.close();
      server.closeIdleConnections();
    },
    destroy: () => {
      for (const line of lines.clients) line.terminate();
      server.closeAllConnections();
    },
  };
};
