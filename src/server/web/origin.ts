// Which pages may talk with this house, and who is at the other end of a proxy. Pure.
import { isIP } from 'node:net';
import { addressGroup } from '../limits.js';

export interface OriginPolicy {
  /** Where the page is, as browsers see it (`https://risk.example.org`); none: wherever this machine is reached by a name of its own. */
  readonly origins: readonly string[];
  /** Names of this machine and of the house. */
  readonly names: readonly string[];
  /** Whether a proxy stands before the house and says whose connection it is. */
  readonly isProxied: boolean;
}

/** What is read of a request. */
export interface RequestFacts {
  readonly host: string;
  /** '' where there is none: no browser has sent it. */
  readonly origin: string;
  readonly forwardedFor: string;
  readonly remoteAddress: string;
}

/** `risk.example.org` of `risk.example.org:8080`; '' where it is no host. */
const nameOf = (host: string): string => {
  try {
    return new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '').toLowerCase();
  } catch {
    return '';
  }
};

/** An origin as browsers write it; null where it is none. */
export const originIn = (text: string): string | null => {
  try {
    const { protocol, origin, pathname, search, hash, username } = new URL(text);
    const isBare = pathname === '/' && search === '' && hash === '' && username === '';
    return (protocol === 'https:' || protocol === 'http:') && isBare ? origin : null;
  } catch {
    return null;
  }
};

/**
 * Whether the page is asked for by a name of this house. A page of a stranger whose name was made to lead here must not pass
 * for one of ours.
 */
export const isOurHost = (policy: OriginPolicy, host: string): boolean => {
  const name = nameOf(host);
  if (policy.origins.length > 0) return policy.origins.some((origin) => new URL(origin).host === host.toLowerCase());
  return isIP(name) !== 0 || name === 'localhost' || policy.names.some((own) => own.toLowerCase() === name);
};

/** Whether it is a page of this house that opens the socket. */
export const isOurOrigin = (policy: OriginPolicy, { origin, host }: RequestFacts): boolean => {
  const written = originIn(origin);
  if (written === null) return false;
  if (policy.origins.length > 0) return policy.origins.includes(written);
  return new URL(written).host === host.toLowerCase() && isOurHost(policy, host);
};

/** What the other end counts as for limits. Of a chain of proxies the last address counts: only that one ours has seen. */
export const callerAddress = (policy: OriginPolicy, { forwardedFor, remoteAddress }: RequestFacts): string => {
  const last = forwardedFor.split(',').at(-1)?.trim() ?? '';
  return addressGroup(policy.isProxied && isIP(last) !== 0 ? last : remoteAddress);
};
