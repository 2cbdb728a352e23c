// Sealed dice (D-5): a stream that nobody can choose or foresee, and that anybody can check when the game is over.
// docs/FAIR.md says the same for other programs.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Hex digits of a secret of 32 bytes. */
const SECRET = /^[0-9a-f]{64}$/;

/** Whether `text` can be the secret of a table: 32 bytes as hex digits. */
export const isSecret = (text: string): boolean => SECRET.test(text);

/** The seal of a secret: its SHA-256, as hex. It is shown before anybody sits down. */
export const sealOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** Texts joined so that no two lists give the same bytes: each with its length in bytes before it, `3:tea,`. */
const joined = (texts: readonly string[]): Uint8Array =>
  concatBytes(
    ...texts.map((text) => {
      const bytes = utf8ToBytes(text);
      return concatBytes(utf8ToBytes(`${bytes.length}:`), bytes, utf8ToBytes(','));
    }),
  );

/** The key of a table's dice, as hex: HMAC-SHA-256 of the table's id and everybody's words, in seat order, by the secret. */
export const sealedKey = (secret: string, table: string, words: readonly string[]): string =>
  bytesToHex(hmac(sha256, hexToBytes(secret), joined([table, ...words])));

/** A key beside another, for a name: it tells nothing of it. */
export const sideKey = (key: string, name: string): string =>
  bytesToHex(hmac(sha256, hexToBytes(key), joined(['side', name])));

const BLOCK = 32;

/** Block `number` of the stream of `key`: HMAC-SHA-256 of the number as 8 bytes, the highest first. */
const blockOf = (key: Uint8Array, number: number): Uint8Array => {
  const message = new Uint8Array(8);
  const view = new DataView(message.buffer);
  view.setUint32(0, Math.floor(number / 2 ** 32));
  view.setUint32(4, number % 2 ** 32);
  return hmac(sha256, key, message);
};

/** The bytes of a stream from a place in it on. */
export interface ByteStream {
  byte(): number;
  /** The block and the byte in it that come next. */
  at(): { readonly block: number; readonly offset: number };
}

export const bytesFrom = (key: string, block: number, offset: number): ByteStream => {
  const keyBytes = hexToBytes(key);
  let number = block;
  let next = offset;
  let bytes: Uint8Array | null = null;
  return {
    byte: () => {
      bytes ??= blockOf(keyBytes, number);
      const value = bytes[next] ?? 0;
      next++;
      if (next === BLOCK) {
        number++;
        next = 0;
        bytes = null;
      }
      return value;
    },
    at: () => ({ block: number, offset: next }),
  };
};
