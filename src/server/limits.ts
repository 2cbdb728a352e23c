// What one person, one address or everybody together may have at once or in a while. Pure: time comes in.

export interface Limits {
  /** Connections in all. */
  readonly connections: number;
  readonly perAddress: number;
  /** Handshakes at once; those that come meanwhile wait. */
  readonly handshakes: number;
  /** Handshakes that wait; more are turned away. */
  readonly waiting: number;
  /** Seconds from the connection to the login. */
  readonly loginSeconds: number;
  /** Failed logins of an address within ten minutes. */
  readonly failedLogins: number;
  /** Seconds without a key until a session at no table is ended; those at a table have as long as it takes. */
  readonly idleSeconds: number;
  readonly sessionsPerPlayer: number;
  /** Unfinished games that somebody sits at. */
  readonly tablesPerPlayer: number;
  readonly chatPerMinute: number;
  /** Lines of a game: longer ones than any game of people. */
  readonly linesPerGame: number;
  /** Tables, codes and names that are asked for: of a player, or an address, a minute. */
  readonly requestsPerMinute: number;
  /** Bytes a second that a browser may send; sixteen times as much at once. */
  readonly webBytesPerSecond: number;
  /** To the database of a house of several processes, beside those for news and leases. */
  readonly databaseConnections: number;
}

export const DEFAULT_LIMITS: Limits = {
  connections: 1000,
  perAddress: 20,
  handshakes: 8,
  waiting: 500,
  loginSeconds: 60,
  failedLogins: 20,
  idleSeconds: 3600,
  sessionsPerPlayer: 4,
  tablesPerPlayer: 50,
  chatPerMinute: 20,
  linesPerGame: 50_000,
  requestsPerMinute: 60,
  webBytesPerSecond: 4096,
  databaseConnections: 10,
};

/** How often something may be done by each of those who do it. */
export interface Rate {
  /** Whether `who` may do it once more at `now`; it counts as done then. */
  allow(who: string, now: number): boolean;
}

/** Who is remembered; where more come, the one seen longest ago is forgotten. */
const MOST_REMEMBERED = 10_000;

/** At most `most` times within `within` milliseconds. */
export const createRate = (most: number, within: number): Rate => {
  const deeds = new Map<string, readonly number[]>();
  return {
    allow: (who, now) => {
      // A clock that was set back must not lock anybody out.
      const recent = (deeds.get(who) ?? []).filter((at) => at <= now && now - at < within);
      const isAllowed = recent.length < most;
      deeds.delete(who);
      deeds.set(who, isAllowed ? [...recent, now] : recent);
      const [oldest] = deeds.keys();
      if (deeds.size > MOST_REMEMBERED && oldest !== undefined) deeds.delete(oldest);
      return isAllowed;
    },
  };
};

/** A counter of what is there at once, by who has it. */
export interface Counter {
  readonly all: number;
  of(who: string): number;
  add(who: string): void;
  remove(who: string): void;
}

export const createCounter = (): Counter => {
  const counts = new Map<string, number>();
  let all = 0;
  return {
    get all() {
      return all;
    },
    of: (who) => counts.get(who) ?? 0,
    add: (who) => {
      all++;
      counts.set(who, (counts.get(who) ?? 0) + 1);
    },
    remove: (who) => {
      const left = (counts.get(who) ?? 0) - 1;
      if (left < 0) return;
      all--;
      if (left === 0) counts.delete(who);
      else counts.set(who, left);
    },
  };
};

/** What an address counts as: a whole /64 of IPv6 is one household. */
export const addressGroup = (address: string): string => {
  const v4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (v4 !== undefined) return v4;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const parts = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - parts.length - rest.length) }, () => '0');
  return `${[...parts, ...zeros, ...rest]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
};
