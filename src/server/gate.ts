// Who may come in from the street: connections at once, of everybody and of each address, whatever door they come by.
import { createCounter, createRate, type Limits } from './limits.js';

const FAILED_LOGINS_MS = 10 * 60_000;
/** Addresses that are remembered as barred. */
const MOST_BARRED = 10_000;

export interface Gate {
  /** Counts one more connection of an address; null where there may be no more. What it gives counts it out again. */
  enter(address: string): (() => void) | null;
  /** A login of this address has failed; after too many of them it is turned away for a while. */
  fail(address: string): void;
  /** How many are in. */
  connections(): number;
}

export interface GateOptions {
  readonly limits: Limits;
  isBanned(address: string): boolean;
  now(): number;
}

export const createGate = ({ limits, isBanned, now }: GateOptions): Gate => {
  const present = createCounter();
  const failures = createRate(limits.failedLogins, FAILED_LOGINS_MS);
  /** Addresses that have failed too often, and until when. */
  const barred = new Map<string, number>();

  const isBarred = (address: string): boolean => {
    const until = barred.get(address);
    if (until === undefined) return false;
    if (until > now()) return true;
    barred.delete(address);
    return false;
  };
  return {
    enter: (address) => {
      const isRefused =
        present.all >= limits.connections ||
        present.of(address) >= limits.perAddress ||
        isBarred(address) ||
        isBanned(address);
      if (isRefused) return null;
      present.add(address);
      let isIn = true;
      return () => {
        if (isIn) present.remove(address);
        isIn = false;
      };
    },
    fail: (address) => {
      if (failures.allow(address, now())) return;
      if (barred.size >= MOST_BARRED) barred.clear();
      barred.set(address, now() + FAILED_LOGINS_MS);
    },
    connections: () => present.all,
  };
};
