// Canonical JSON and its SHA-256: two states are the same game exactly when their hashes are equal (D-1).
import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { State } from './types.js';

const arrayText = (values: readonly unknown[]): string => {
  let text = '';
  for (const value of values) text += `${text === '' ? '' : ','}${canonicalJson(value)}`;
  return `[${text}]`;
};

const objectText = (value: object): string => {
  const fields = value as Readonly<Record<string, unknown>>;
  let text = '';
  for (const key of Object.keys(fields).sort()) {
    const field = fields[key];
    if (field !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(field)}`;
  }
  return `{${text}}`;
};

/**
 * JSON with the keys of every object in code-unit order, so that it does not depend on how the object was made. What JSON
 * cannot say is `null`, a field that is undefined is left out.
 */
export const canonicalJson = (value: unknown): string => {
  // A state is mostly numbers: they are written here, and not by a call of JSON.stringify each.
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  return Array.isArray(value) ? arrayText(value) : objectText(value);
};

/** The SHA-256 of a text as UTF-8, as 64 hex digits. In plain JavaScript: the same in a browser, and without waiting. */
export const sha256 = (text: string): string => bytesToHex(digest(utf8ToBytes(text)));

/** The 64 hex digits that name a state. */
export const hash = (state: State): string => sha256(canonicalJson(state));

/** The first 8 digits: what a record keeps after each action. */
export const shortHash = (state: State): string => hash(state).slice(0, 8);
