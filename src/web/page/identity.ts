// The key of this browser: made here, kept here, and never to be read by anybody, this page included.
import type { KeyKind, ShownKey } from '../protocol.js';
import { loginText } from '../protocol.js';

export interface Identity {
  prove(challenge: string): Promise<ShownKey>;
}

interface Kept {
  readonly kind: KeyKind;
  readonly pair: CryptoKeyPair;
}

const DATABASE = 'risk-napoleon';
const KEYS = 'keys';
const MINE = 'mine';

const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(KEYS);
  return asked(request);
};

/** Ed25519 where the browser has it, P-256 elsewhere; the private half cannot be exported. */
const make = async (): Promise<Kept> => {
  const { subtle } = crypto;
  try {
    const pair = (await subtle.generateKey({ name: 'Ed25519' }, false, ['sign', 'verify'])) as CryptoKeyPair;
    return { kind: 'ed25519', pair };
  } catch {
    const pair = await subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify']);
    return { kind: 'p256', pair };
  }
};

/** Two pages that open at once must not have two keys: whoever comes second takes what is there. */
const keep = async (database: IDBDatabase, made: Kept): Promise<Kept> => {
  const store = database.transaction(KEYS, 'readwrite').objectStore(KEYS);
  const there = (await asked(store.get(MINE))) as Kept | undefined;
  if (there !== undefined) return there;
  await asked(store.put(made, MINE));
  return made;
};

const read = async (): Promise<Kept> => {
  const database = await open();
  const there = (await asked(database.transaction(KEYS).objectStore(KEYS).get(MINE))) as Kept | undefined;
  return there ?? (await keep(database, await make()));
};

/** Null where the browser keeps no keys: over plain http, or in some private windows. */
export const openIdentity = async (): Promise<Identity | null> => {
  // Older browsers have no `subtle` where they do not trust the line, whatever their types say.
  if (!window.isSecureContext || !('subtle' in crypto)) return null;
  try {
    const { kind, pair } = await read();
    void navigator.storage?.persist?.().catch(() => false);
    const shown = base64(await crypto.subtle.exportKey('raw', pair.publicKey));
    const how = kind === 'ed25519' ? { name: 'Ed25519' } : { name: 'ECDSA', hash: 'SHA-256' };
    return {
      prove: async (challenge) => {
        const text = new TextEncoder().encode(loginText(location.origin, challenge));
        return { kind, public: shown, signature: base64(await crypto.subtle.sign(how, pair.privateKey, text)) };
      },
    };
  } catch {
    return null;
  }
};
