// serve: a server in the foreground, until it is told to stop.
import { existsSync, mkdirSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { fileURLToPath } from 'node:url';
import { calmTime, serverFolder } from '../config.js';
import { HOUSE_BOARDS, type Pack } from '../core/index.js';
import { DEFAULT_LIMITS, type Limits } from '../server/limits.js';
import { ADDRESS_FORMS } from '../server/log.js';
import { AllowFault, PageFault, type Served, serve, type WebDoorOptions } from '../server/serve.js';
import { HostKeyFault } from '../server/ssh/hostKey.js';
import { originIn } from '../server/web/origin.js';
import { codeOf } from '../table/lock.js';
import { type Messages, plainText } from '../text/index.js';
import { reasonOf, UsageError } from './fail.js';
import { choiceFlag, numberFlag } from './options.js';
import type { Output } from './output.js';
import { databaseName, databaseOf, openStore, storeError } from './stores.js';

export interface ServeFlags {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
  readonly store?: string;
  readonly name?: string;
  readonly guests?: boolean;
  readonly boards?: string;
  readonly allow?: string;
  readonly admin?: string;
  readonly web?: string;
  readonly webHost?: string;
  readonly webOrigin?: string;
  readonly webProxy?: boolean;
  readonly metrics?: string;
  readonly metricsHost?: string;
  readonly log?: string;
  readonly logAddresses?: string;
  readonly limit?: string;
  readonly stdio?: boolean;
}

const DEFAULT_PORT = 2222;
const LOG_LEVELS = ['error', 'warn', 'info', 'silent'] as const;
const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

const limitsOf = (text: string | undefined, m: Messages): Limits => {
  const limits: Record<string, number> = { ...DEFAULT_LIMITS };
  for (const part of (text ?? '').split(',').filter((one) => one.trim() !== '')) {
    const [, name = '', value = ''] = /^\s*(\w+)=(\d{1,9})\s*$/.exec(part) ?? [];
    if (!Object.hasOwn(DEFAULT_LIMITS, name)) {
      throw new UsageError(m.server.serve.badLimit(plainText(part), Object.keys(DEFAULT_LIMITS).join(', ')));
    }
    limits[name] = Number(value);
  }
  return limits as unknown as Limits;
};

const adminsOf = (text: string | undefined, m: Messages): string[] =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      if (!/^SHA256:[A-Za-z0-9+/]{43}$/.test(one)) throw new UsageError(m.server.serve.badAdmin(plainText(one)));
      return one;
    });

/** The sentence for what kept the server from starting; other errors are ours. */
const startError = (error: unknown, host: string, port: number, m: Messages): unknown => {
  const words = m.server.serve;
  const fault = storeError(error, m);
  if (fault !== null) return fault;
  if (error instanceof HostKeyFault) return new UsageError(words.hostKeyFaults[error.what](plainText(error.path)));
  if (error instanceof AllowFault) {
    const [path, text] = [plainText(error.path), plainText(error.text)];
    return new UsageError(
      error.line === 0 ? words.allowUnreadable(path, text) : words.allowLine(path, error.line, text),
    );
  }
  if (error instanceof PageFault) return new UsageError(words.noPage(plainText(error.folder)));
  const code = codeOf(error);
  // Of several ports, the one that the system names.
  const at = error instanceof Error && 'port' in error && typeof error.port === 'number' ? error.port : port;
  if (code === 'EADDRINUSE') return new UsageError(words.portTaken(at));
  if (code === 'EACCES') return new UsageError(words.portDenied(at));
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)) {
    return new UsageError(words.cannotListen(plainText(host), reasonOf(error, m)));
  }
  return error;
};

const userName = (): string => {
  try {
    return userInfo().username;
  } catch {
    return 'you';
  }
};

/** Beside the bundle in the package, in dist/ where the sources run. */
const pageFolder = (): string => {
  const places = ['./web', '../../dist/web'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return places.find((path) => existsSync(path)) ?? places[0] ?? '';
};

/** Where a browser finds the page. */
const webUrl = (web: WebDoorOptions, port: number): string => {
  const [origin] = web.origins.origins;
  if (origin !== undefined) return origin;
  const isAny = web.host === '0.0.0.0' || web.host === '::';
  const name = LOOPBACK.has(web.host) ? 'localhost' : isAny ? hostname() : web.host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
};

/** The door for browsers; null where none is asked for. */
const webOf = (flags: ServeFlags, host: string, house: string, m: Messages): WebDoorOptions | null => {
  if (flags.web === undefined) return null;
  const origins = (flags.webOrigin ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const origin = originIn(one);
      if (origin === null) throw new UsageError(m.server.serve.badOrigin(plainText(one)));
      return origin;
    });
  const port = numberFlag(m, '--web', flags.web, 0, 65_535);
  const web: WebDoorOptions = {
    host: flags.webHost ?? host,
    port,
    page: pageFolder(),
    origins: { origins, names: [hostname(), house], isProxied: flags.webProxy === true },
  };
  // A port that the system chooses is not known yet.
  return { ...web, link: port === 0 && origins.length === 0 ? null : webUrl(web, port) };
};

/** What is printed once people can come in. */
const welcome = (served: Served, host: string, web: WebDoorOptions | null, kept: string, m: Messages): string => {
  const words = m.server.serve;
  const isHere = LOOPBACK.has(host);
  const target = isHere ? 'localhost' : host === '0.0.0.0' || host === '::' ? hostname() : host;
  return [
    words.listening(`${host}:${served.port}`),
    words.hostKey(served.fingerprint),
    kept,
    words.join(`ssh -p ${served.port} ${plainText(userName())}@${plainText(target)}`),
    ...(web === null || served.webPort === null ? [] : [words.web(plainText(webUrl(web, served.webPort)))]),
    ...(isHere ? [words.open] : []),
    '',
  ].join('\n');
};

/** The boards in a folder of the operator's; what cannot be played is said and left out, two of one id are refused. */
const packsIn = async (folder: string, m: Messages, output: Output): Promise<Pack[]> => {
  const { boardFilesIn, isRefused, readBoardFile } = await import('./boards/files.js');
  const words = m.server.serve;
  const files = boardFilesIn(folder);
  if (files.length === 0) throw new UsageError(words.noBoards(plainText(folder)));
  const packs = new Map<string, Pack>();
  for (const file of files) {
    const board = readBoardFile(file, m);
    if (isRefused(board)) {
      output.error(`${[plainText(file), ...board.lines].join('\n')}\n`);
      continue;
    }
    const { id } = board.pack.board;
    if (packs.has(id) || HOUSE_BOARDS.includes(id)) throw new UsageError(words.boardTwice(plainText(file), id));
    packs.set(id, board.pack);
  }
  return [...packs.values()];
};

const untilSignal = (host: NodeJS.Process): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) host.once(signal, () => resolve());
  });

export const serveCommand = async (
  flags: ServeFlags,
  m: Messages,
  host: NodeJS.Process,
  output: Output,
): Promise<void> => {
  const data = flags.data ?? serverFolder(host.env);
  if (flags.stdio === true) {
    const { stdio } = await import('./stdio.js');
    await stdio(data, m, host);
    return;
  }
  const words = m.server.serve;
  const port = flags.port === undefined ? DEFAULT_PORT : numberFlag(m, '--port', flags.port, 0, 65_535);
  const address = flags.host ?? '127.0.0.1';
  const metrics = flags.metrics === undefined ? null : numberFlag(m, '--metrics', flags.metrics, 0, 65_535);
  const addresses = choiceFlag(m, '--log-addresses', flags.logAddresses ?? 'hash', ADDRESS_FORMS);
  const level = choiceFlag(m, '--log', flags.log ?? 'info', LOG_LEVELS);
  const admins = adminsOf(flags.admin, m);
  const limits = limitsOf(flags.limit, m);
  const database = databaseOf(flags.store, host.env);
  const name = plainText(flags.name ?? hostname()).slice(0, 60);
  const web = webOf(flags, address, name, m);
  const packs = flags.boards === undefined ? [] : await packsIn(flags.boards, m, output);
  if (host.getuid?.() === 0) output.error(`${words.root}\n`);
  let served: Served;
  try {
    mkdirSync(data, { recursive: true, mode: 0o700 });
  } catch {} // opening the store says what is wrong with it
  try {
    served = await serve({
      host: address,
      port,
      data,
      openStore: (onError) => openStore(database, data, limits.databaseConnections, onError),
      name,
      web,
      packs,
      guests: flags.guests ?? LOOPBACK.has(address),
      allow: flags.allow ?? null,
      admins,
      limits,
      metricsHost: flags.metricsHost ?? '127.0.0.1',
      metricsPort: metrics,
      logLevel: level,
      addresses,
      log: (line) => output.error(line),
      calmMs: calmTime(host.env),
    });
  } catch (error) {
    throw startError(error, address, port, m);
  }
  const told = untilSignal(host);
  const kept = database === null ? words.data(plainText(data)) : words.storedIn(plainText(databaseName(database)));
  output.print(welcome(served, address, web, kept, m));
  await told;
  output.print(`${words.stopping}\n`);
  await served.stop();
  output.print(`${words.stopped}\n`);
  // Whatever a library still holds open: nothing of it is worth waiting for.
  host.exit(0);
};
