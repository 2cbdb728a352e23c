// A server from its options to its end: store, house, door, figures, and a stop that loses nothing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pack } from '../core/index.js';
import type { Player, Store } from '../store/index.js';
import { messagesIn } from '../text/index.js';
import { runCommand } from './commands.js';
import { createFigures, type Figures, serveFigures } from './figures.js';
import { createGate } from './gate.js';
import { type House, openHouse } from './house/index.js';
import { readAllowList } from './identity.js';
import type { Limits } from './limits.js';
import type { Caller } from './line.js';
import { type AddressForm, createLog } from './log.js';
import { hostKeyIn } from './ssh/hostKey.js';
import { type Door, type ListenOptions, listen, type StreetEvent } from './ssh/listen.js';
import type { Opened } from './ssh/sessions.js';
import { listenStdio } from './stdioDoor.js';

export { PageFault } from './web/fault.js';

import { startVisit } from './visit.js';
import type { OriginPolicy } from './web/origin.js';
import { startTalk } from './words.js';

export interface ServeOptions {
  readonly host: string;
  readonly port: number;
  /** The folder of what is this process's own: the host key, and the socket of `serve --stdio`. */
  readonly data: string;
  /** Opens what players and games are kept in; told where to report what fails unasked. Throws a `StoreFault`. */
  readonly openStore: (onError: (error: unknown) => void) => Store | Promise<Store>;
  readonly name: string;
  /** Boards that tables may be played on besides those of the house. */
  readonly packs?: readonly Pack[];
  readonly guests: boolean;
  /** A file of keys that are let in; null: all are. */
  readonly allow: string | null;
  /** Fingerprints of the operator's keys. */
  readonly admins: readonly string[];
  readonly limits: Limits;
  /** The door for browsers; null: there is none. */
  readonly web?: WebDoorOptions | null;
  readonly metricsHost: string;
  /** Null: no figures. */
  readonly metricsPort: number | null;
  readonly logLevel: string;
  readonly addresses: AddressForm;
  readonly log: (line: string) => void;
  /** Milliseconds that a question which comes by itself takes no answer; 0: none. */
  readonly calmMs: number;
}

/** The door for browsers. */
export interface WebDoorOptions {
  readonly host: string;
  readonly port: number;
  /** The folder of the page, as it was built. */
  readonly page: string;
  readonly origins: OriginPolicy;
  /** The address that invitations begin with; null: they are codes alone. */
  readonly link?: string | null;
  /** Milliseconds between two beats of a line's pulse; as it is used unless said otherwise. */
  readonly keepAliveMs?: number;
}

export interface Served {
  readonly port: number;
  /** Of the door for browsers. */
  readonly webPort: number | null;
  readonly fingerprint: string;
  readonly store: Store;
  readonly house: House;
  readonly figures: Figures;
  /** Says goodbye to everybody and ends within ten seconds; the games wait. */
  stop(): Promise<void>;
}

/** Thrown where the list of keys cannot be used. */
export class AllowFault extends Error {
  readonly path: string;
  readonly line: number;
  readonly text: string;
  constructor(path: string, line: number, text: string) {
    super(`${path}:${line}`);
    this.path = path;
    this.line = line;
    this.text = text;
  }
}

const STOP_MS = 10_000;
const GOODBYE_MS = 500;

const readAllowed = (path: string | null): ReadonlySet<string> | null => {
  if (path === null) return null;
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new AllowFault(path, 0, error instanceof Error ? error.message : '');
  }
  const list = readAllowList(text);
  if (!list.ok) throw new AllowFault(path, list.line, list.text);
  return new Set(list.keys.map(({ fingerprint }) => fingerprint));
};

/** The only one who loads `ws`. */
const openWebDoor = async (
  web: WebDoorOptions,
  house: string,
  street: Omit<ListenOptions, 'host' | 'port' | 'hostKey'>,
): Promise<Door> => {
  const [{ listenWeb }, { loadPages }] = await Promise.all([import('./web/listen.js'), import('./web/pages.js')]);
  const { page, link: _link, ...rest } = web;
  return listenWeb({ ...street, ...rest, house, pages: loadPages(page), now: Date.now });
};

export const serve = async (options: ServeOptions): Promise<Served> => {
  const allowed = readAllowed(options.allow);
  const log = createLog(options.logLevel, options.addresses, options.log);
  const store = await options.openStore((error) => log.error(error, 'store'));
  /** What has to be stopped where the rest does not come about. */
  let stops: (() => unknown)[] = [];
  let isWell = true;
  try {
    const hostKey = hostKeyIn(options.data);
    const admins = new Set(options.admins);
    const isAdmin = (player: Player): boolean => player.keys.some(({ key }) => admins.has(key));
    const figures = createFigures(() => ({ ...house.figures(), connections: gate.connections() }));
    const house = await openHouse({
      store,
      limits: options.limits,
      name: options.name,
      link: options.web?.link ?? null,
      packs: options.packs ?? [],
      isAdmin,
      onLine: (ms) => figures.line(ms),
      onError: (error, what) => log.error(error, what),
    });
    stops = [() => house.stop()];
    const visits = new Map<{ end(text: string, code: number): void }, Caller>();
    let bans = new Set((await store.house()).bans);
    const isBanned = ({ login, address }: Caller): boolean =>
      login.by === 'key' && admins.has(login.fingerprint)
        ? false
        : bans.has(address) || (login.by === 'key' && bans.has(login.fingerprint));
    const readBans = async (): Promise<void> => {
      bans = new Set((await store.house()).bans);
      for (const [visit, caller] of visits) if (isBanned(caller)) visit.end(messagesIn('en').server.refused.banned, 1);
    };
    store.watch((news) => {
      if (news.type === 'house') void readBans().catch((error: unknown) => log.error(error, 'bans'));
    });
    const onCaller = (caller: Caller): Opened => ({
      terminal: (line, command) => {
        const calm = options.calmMs === 0 ? null : { now: () => performance.now(), ms: options.calmMs };
        const common = {
          calm,
          house,
          caller,
          line,
          isAdmin,
          onFrame: (ms: number) => figures.frame(ms),
          onError: log.error,
        };
        const visit = command === 'words' ? startTalk(common) : startVisit(common);
        visits.set(visit, caller);
        // Banned since the login: one connection may open several sessions.
        if (isBanned(caller)) visit.end(messagesIn('en').server.refused.banned, 1);
        line.input.on('end', () => visits.delete(visit));
      },
      command: (line, command) => {
        if (isBanned(caller)) return line.exit(1);
        const isOperator = caller.login.by === 'key' && admins.has(caller.login.fingerprint);
        runCommand(command, { house, caller, line, isOperator }).catch((error: unknown) => {
          log.error(error, 'command');
          line.exit(1);
        });
      },
    });
    const gate = createGate({ limits: options.limits, isBanned: (address) => bans.has(address), now: Date.now });
    const street = {
      limits: options.limits,
      policy: { guests: options.guests, allowed, isBanned: (key: string) => bans.has(key) },
      gate,
      onCaller,
      onEvent: (event: StreetEvent, address: string) => {
        figures.event(event);
        log.event(event, address);
      },
      onBytes: (count: number) => figures.bytes(count),
    };
    const door = await listen({ ...street, host: options.host, port: options.port, hostKey });
    stops = [() => door.close(), ...stops];
    const web = options.web ? await openWebDoor(options.web, options.name, street) : null;
    stops = [() => web?.close(), ...stops];
    // Where there are no such sockets there is no sshd that would use one.
    const stdio = await listenStdio(socketPath(options.data), (caller) => {
      const { login } = caller;
      if (login.by === 'guest') return options.guests ? onCaller(caller) : null;
      const isIn = !bans.has(login.fingerprint) && (allowed === null || allowed.has(login.fingerprint));
      return isIn ? onCaller(caller) : null;
    }).catch((error: unknown) => {
      log.error(error, 'stdio');
      return null;
    });
    stops = [() => stdio?.close(), ...stops];
    if (options.metricsPort !== null) {
      await serveFigures(figures, options.metricsHost, options.metricsPort, () => isWell);
    }
    log.info('listening', { port: door.port, ...(web === null ? {} : { web: web.port }) });
    return {
      port: door.port,
      webPort: web?.port ?? null,
      fingerprint: hostKey.fingerprint,
      store,
      house,
      figures,
      stop: async () => {
        if (!isWell) return;
        isWell = false;
        log.info('stopping');
        door.close();
        web?.close();
        stdio?.close();
        const late = setTimeout(() => door.destroy(), STOP_MS - 1000);
        for (const visit of [...visits.keys()]) visit.end(messagesIn('en').server.refused.stopping, 0);
        await house.stop();
        // Those who read get the sentence; those who do not are cut off.
        await new Promise((resolve) => setTimeout(resolve, GOODBYE_MS));
        door.destroy();
        web?.destroy();
        clearTimeout(late);
        await store.close();
        log.info('stopped');
      },
    };
  } catch (error) {
    for (const stop of stops) await stop();
    await store.close();
    throw error;
  }
};

/** Where the running server of a data folder can be reached by `serve --stdio`. */
export const socketPath = (data: string): string => join(data, 'serve.sock');
