// What the house gives a browser before there is a line: one page, its script and its style, all from the package.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { goalOf } from '../../web/protocol.js';
import { PageFault } from './fault.js';

interface Asset {
  readonly type: string;
  readonly bytes: Buffer;
  readonly zipped: Buffer;
  /** Whether its name changes with what is in it. */
  readonly isForEver: boolean;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface Pages {
  /** What there is at a path for a browser that says which encodings it takes. */
  answer(method: string, url: string, encodings: string): Answer;
}

/**
 * Nothing from other hosts, no script that is not a file of ours, no frame around it. xterm.js puts the styles of its rows into
 * the page as it runs: those alone are let in without a file.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const SAFE: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  // An address may be an invitation.
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

const YEAR = 31_536_000;
const FILES = { 'page.js': 'text/javascript; charset=utf-8', 'page.css': 'text/css; charset=utf-8' } as const;
const HTML = 'text/html; charset=utf-8';

const assetOf = (type: string, bytes: Buffer, isForEver: boolean): Asset => ({
  type,
  bytes,
  zipped: gzipSync(bytes),
  isForEver,
});

const text = (status: number, body: string): Answer => ({
  status,
  headers: { ...SAFE, 'content-type': 'text/plain; charset=utf-8' },
  body: Buffer.from(body),
});

/** Refused before anything is read: for `answer` of those who ask by a name that is not ours. */
export const MISDIRECTED: Answer = text(421, 'This house is reached by another name (serve --web-origin).\n');

/** Reads the page. Throws a `PageFault`. */
export const loadPages = (folder: string): Pages => {
  const read = (name: string): Buffer => {
    try {
      return readFileSync(join(folder, name));
    } catch {
      throw new PageFault(folder);
    }
  };
  const assets = new Map<string, Asset>();
  let html = read('index.html').toString('utf8');
  for (const [name, type] of Object.entries(FILES)) {
    const bytes = read(name);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    assets.set(`/assets/${hash}/${name}`, assetOf(type, bytes, true));
    html = html.replaceAll(`/assets/${name}`, `/assets/${hash}/${name}`);
  }
  const page = assetOf(HTML, Buffer.from(html), false);

  return {
    answer: (method, url, encodings) => {
      if (method !== 'GET' && method !== 'HEAD')
        return { ...text(405, 'GET only\n'), headers: { ...SAFE, allow: 'GET, HEAD' } };
      const path = url.split(/[?#]/, 1)[0] ?? '';
      const asset = path === '/' || goalOf(path) !== null ? page : assets.get(path);
      if (asset === undefined) return text(404, 'Nothing here. The house is at /\n');
      const isZipped = /\bgzip\b/.test(encodings);
      return {
        status: 200,
        headers: {
          ...SAFE,
          'content-type': asset.type,
          'cache-control': asset.isForEver ? `public, max-age=${YEAR}, immutable` : 'no-cache',
          vary: 'accept-encoding',
          ...(isZipped ? { 'content-encoding': 'gzip' } : {}),
        },
        body: isZipped ? asset.zipped : asset.bytes,
      };
    },
  };
};
