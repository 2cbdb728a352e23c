// Canonical JSON and its SHA-256: two states are the same game exactly when their hashes are equal (D-1).
import { createHash } from 'node:crypto';
import type { State } from './types.js';

/** JSON with the keys of every object in code-unit order, so that it does not depend on how the object was made. */
export const canonicalJson = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const entries = Object.entries(value)
    .filter(([, v]) => v !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, v]) => `${JSON.stringify(key)}:${canonicalJson(v)}`);
  return `{${entries.join(',')}}`;
};

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The 64 hex digits that name a state. */
export const hash = (state: State): string => sha256(canonicalJson(state));

/** The first 8 digits: what a record keeps after each action. */
export const shortHash = (state: State): string => hash(state).slice(0, 8);
