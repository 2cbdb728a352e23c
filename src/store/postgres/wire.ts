// News between processes: told here at once, to others over `notify`. Whoever was cut off is told to doubt what they know.
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import * as v from 'valibot';
import type { Newsroom } from '../news.js';
import type { News } from '../store.js';
import type { Database } from './database.js';

/** Bytes that the database takes in one message: 8000, one of them its own. */
const MOST_BYTES = 7900;
/** News that wait for the connection; more are told as one doubt. */
const MOST_WAITING = 5000;
const RETRY_MS = 500;
/** How often the connection that listens is asked for a sign of life. */
const ALIVE_EVERY = 5000;
const ALIVE_WITHIN = 4000;

const NUMBER = v.pipe(v.number(), v.integer());
const NEWS = v.variant('type', [
  v.object({ type: v.literal('line'), game: NUMBER, n: NUMBER }),
  v.object({ type: v.literal('game'), game: NUMBER }),
  v.object({ type: v.literal('chat'), game: NUMBER }),
  v.object({ type: v.literal('player'), player: NUMBER }),
  v.object({ type: v.literal('house') }),
  v.object({ type: v.literal('doubt') }),
  v.object({ type: v.literal('message'), topic: v.string(), text: v.string() }),
]);
const POST = v.object({ from: v.string(), news: v.array(NEWS) });

export interface Wire {
  /** Tells everybody, here and elsewhere. */
  tell(news: News): void;
  close(): Promise<void>;
}

const sizeOf = (news: News): number => Buffer.byteLength(JSON.stringify(news)) + 1;

export const openWire = async (
  database: Database,
  newsroom: Newsroom,
  onBack: () => void,
  onError: (error: unknown) => void,
): Promise<Wire> => {
  const from = randomUUID();
  const room = MOST_BYTES - sizeOf({ type: 'message', topic: '', text: from });
  let waiting: News[] = [];
  let sending: Promise<void> | null = null;
  let isClosed = false;
  let listener: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  const onPost = (payload: string | undefined): void => {
    let post: unknown;
    try {
      post = JSON.parse(payload ?? '');
    } catch {
      return; // somebody else's
    }
    const read = v.safeParse(POST, post);
    // What another version says and this one does not know is no reason to miss anything.
    if (!read.success) newsroom.tell({ type: 'doubt' });
    else if (read.output.from !== from) for (const news of read.output.news) newsroom.tell(news);
  };

  const listen = async (): Promise<void> => {
    const client = database.client(ALIVE_WITHIN);
    const lost = (error?: unknown): void => {
      if (listener !== client) return;
      listener = null;
      if (error !== undefined) onError(error);
      client.end().catch(() => {});
      if (!isClosed) timer = setTimeout(() => void again(), RETRY_MS);
    };
    client.on('error', lost);
    client.on('end', () => lost());
    client.on('notification', ({ payload }) => onPost(payload));
    await client.connect();
    await client.query('listen risk_napoleon');
    listener = client;
    const alive = (): void => {
      if (listener !== client || isClosed) return;
      client.query('select').then(() => {
        timer = setTimeout(alive, ALIVE_EVERY);
      }, lost);
    };
    timer = setTimeout(alive, ALIVE_EVERY);
  };

  /** After a lost connection; whatever was said meanwhile is not known. */
  const again = async (): Promise<void> => {
    if (isClosed) return;
    try {
      await listen();
      newsroom.tell({ type: 'doubt' });
      onBack();
      send();
    } catch {
      timer = setTimeout(() => void again(), RETRY_MS);
    }
  };

  const next = (): News[] => {
    let bytes = 0;
    let count = 0;
    for (const news of waiting) {
      bytes += sizeOf(news);
      if (bytes > room && count > 0) break;
      count++;
    }
    return waiting.slice(0, count);
  };
  /** What is said while a message is on its way goes with the next one. */
  const send = (): void => {
    sending ??= (async () => {
      while (waiting.length > 0) {
        const news = next();
        await database.ask('notify', [JSON.stringify({ from, news })]);
        // Unless there were too many meanwhile.
        if (waiting[0] === news[0]) waiting = waiting.slice(news.length);
      }
    })()
      .catch((error: unknown) => {
        if (!isClosed) {
          onError(error);
          setTimeout(send, RETRY_MS).unref();
        }
      })
      .finally(() => {
        sending = null;
      });
  };

  await listen();
  return {
    tell: (news) => {
      newsroom.tell(news);
      waiting = waiting.length >= MOST_WAITING ? [{ type: 'doubt' }] : [...waiting, news];
      send();
    },
    close: async () => {
      await sending;
      isClosed = true;
      clearTimeout(timer);
      await listener?.end().catch(() => {});
    },
  };
};
