// A key that was made in a browser is an account like any other: its fingerprint is that of the same key over SSH.
import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { loginText, type ShownKey } from '../../web/protocol.js';
import { fingerprintOf } from '../identity.js';

const ED25519_BYTES = 32;
const POINT_BYTES = 65;
const COORDINATE = 32;
const UNCOMPRESSED = 4;
const SIGNATURE_BYTES = 64;

/** A string of SSH's own form: its length, then its bytes. */
const sshString = (bytes: Buffer | string): Buffer => {
  const text = Buffer.from(bytes);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, text]);
};

const sshKey = (kind: ShownKey['kind'], raw: Buffer): Buffer =>
  kind === 'ed25519'
    ? Buffer.concat([sshString('ssh-ed25519'), sshString(raw)])
    : Buffer.concat([sshString('ecdsa-sha2-nistp256'), sshString('nistp256'), sshString(raw)]);

/** Null where the bytes are no key: a point that is on no curve, for one. */
const publicKey = (kind: ShownKey['kind'], raw: Buffer): KeyObject | null => {
  const part = (from: number): string => raw.subarray(from, from + COORDINATE).toString('base64url');
  const isKey =
    kind === 'ed25519' ? raw.length === ED25519_BYTES : raw.length === POINT_BYTES && raw[0] === UNCOMPRESSED;
  if (!isKey) return null;
  try {
    return kind === 'ed25519'
      ? createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x: part(0) } })
      : createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: part(1), y: part(1 + COORDINATE) } });
  } catch {
    return null;
  }
};

/** The fingerprint of a key that has signed this challenge for this origin; null where it has not. */
export const fingerprintShown = (shown: ShownKey, origin: string, challenge: string): string | null => {
  const raw = Buffer.from(shown.public, 'base64');
  const signature = Buffer.from(shown.signature, 'base64');
  const key = publicKey(shown.kind, raw);
  if (key === null || signature.length !== SIGNATURE_BYTES) return null;
  const text = Buffer.from(loginText(origin, challenge));
  const isSigned =
    shown.kind === 'ed25519'
      ? verify(null, text, key, signature)
      : verify('sha256', text, { key, dsaEncoding: 'ieee-p1363' }, signature);
  return isSigned ? fingerprintOf(sshKey(shown.kind, raw)) : null;
};
