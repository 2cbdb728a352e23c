// What the page and the server say to each other over the WebSocket: JSON in text frames; keys and what is drawn in binary ones.
// Pure: both sides use it.

/** Grows when an old page cannot talk with a new server: the page then loads itself anew. */
export const PROTOCOL = 1;
export const SOCKET_PATH = '/socket';

export const KEY_KINDS = ['ed25519', 'p256'] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

/** A key that was made in the browser, and the proof that it is there: the signature of `loginText`. */
export interface ShownKey {
  readonly kind: KeyKind;
  /** As WebCrypto exports it raw: 32 bytes, or 65 of an uncompressed point; base64. */
  readonly public: string;
  /** 64 bytes, base64: Ed25519's, or r and s of ECDSA with SHA-256. */
  readonly signature: string;
}

/** What the line is for: the screen, sentences, or one command as over SSH without a terminal. */
export type LineKind = 'screen' | 'words' | 'command';

export interface Hello {
  readonly hello: number;
  /** Null: a guest. */
  readonly key: ShownKey | null;
  readonly kind: LineKind;
  /** Of a command. */
  readonly command: string;
  /** Columns and rows. */
  readonly size: readonly [number, number];
  /** As browsers name it: `fr-CH`. */
  readonly language: string;
  /** Whether the person's system is light. */
  readonly light: boolean;
  /** The path of the page: an invitation leads to a table. */
  readonly path: string;
}

export type FromPage = Hello | { readonly size: readonly [number, number] } | { readonly line: string };

export type FromHouse =
  | { readonly challenge: string; readonly protocol: number; readonly house: string; readonly guests: boolean }
  /** Sentences, in words. */
  | { readonly say: readonly string[] }
  /** A line is waited for, in words. */
  | { readonly ask: true }
  /** Of a command. */
  | { readonly print: string; readonly error: boolean }
  /** The line is about to be hung up; `text` says why, '' where they left. */
  | { readonly bye: string; readonly code: number };

/** What a login signs: for this house, by its origin, and for this line alone. */
export const loginText = (origin: string, challenge: string): string =>
  `risk-napoleon login\n${origin}\n${challenge}\n`;

/** Where a link leads. */
export type Goal =
  | { readonly to: 'join'; readonly code: string }
  | { readonly to: 'watch'; readonly table: number }
  | { readonly to: 'key'; readonly code: string };

/** Null where a path leads to the house alone. What stands in it comes from the street: a code is checked by who uses it. */
export const goalOf = (path: string): Goal | null => {
  const [, to = '', what = ''] = /^\/(join|watch|key)\/([0-9A-Za-z-]{1,20})\/?$/.exec(path) ?? [];
  if (to === 'watch') return /^\d{1,9}$/.test(what) ? { to, table: Number(what) } : null;
  return to === 'join' || to === 'key' ? { to, code: what.toLowerCase() } : null;
};

export const pathOf = (goal: Goal): string => `/${goal.to}/${goal.to === 'watch' ? goal.table : goal.code}`;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sizeIn = (value: unknown): readonly [number, number] | null => {
  if (!Array.isArray(value) || value.length !== 2) return null;
  const [columns, rows] = value as readonly unknown[];
  return typeof columns === 'number' && typeof rows === 'number' ? [columns, rows] : null;
};

const textIn = (value: unknown, most: number): string | null =>
  typeof value === 'string' && value.length <= most ? value : null;

/** The longest of each: more comes from nothing of ours. */
const MOST = { key: 200, command: 2000, language: 40, path: 200, line: 2000 } as const;

const keyIn = (value: unknown): ShownKey | null => {
  if (!isObject(value)) return null;
  const kind = KEY_KINDS.find((one) => one === value['kind']);
  const [shown, signature] = [textIn(value['public'], MOST.key), textIn(value['signature'], MOST.key)];
  return kind === undefined || shown === null || signature === null ? null : { kind, public: shown, signature };
};

const helloIn = (value: Readonly<Record<string, unknown>>): Hello | null => {
  const key = value['key'] === null ? null : keyIn(value['key']);
  const kind = (['screen', 'words', 'command'] as const).find((one) => one === value['kind']);
  const size = sizeIn(value['size']);
  const command = textIn(value['command'], MOST.command);
  const language = textIn(value['language'], MOST.language);
  const path = textIn(value['path'], MOST.path);
  if (value['hello'] !== PROTOCOL || kind === undefined || size === null) return null;
  if (command === null || language === null || path === null || typeof value['light'] !== 'boolean') return null;
  if (key === null && value['key'] !== null) return null;
  return { hello: PROTOCOL, key, kind, command, size, language, light: value['light'], path };
};

/** What a text frame from a page says; null where no page of ours has sent it. */
export const readFromPage = (text: string): FromPage | null => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(value)) return null;
  if ('hello' in value) return helloIn(value);
  if ('line' in value) {
    const line = textIn(value['line'], MOST.line);
    return line === null ? null : { line };
  }
  const size = sizeIn(value['size']);
  return size === null ? null : { size };
};
