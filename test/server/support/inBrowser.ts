// Somebody at the page in a real browser: their keys and taps, and what the page was sent, on a screen to read.
import type { Context, Page } from '../../support/chromium.js';
import { createViewer, type FedViewer } from './viewer.js';

export interface InBrowser extends FedViewer {
  readonly page: Page;
  /** What went wrong in the page, and what it asked other hosts for. */
  readonly faults: string[];
}

export const SIZES = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
} as const;

const NAMED: Readonly<Record<string, string>> = {
  '\x1b[A': 'ArrowUp',
  '\x1b[B': 'ArrowDown',
  '\x1b[F': 'End',
  '\x1b': 'Escape',
  '\x15': 'Control+u',
};

const DEADLINE = 30_000;

/** Resolves when it is so in the page, looked at with each of its frames: its policy lets no test evaluate anything in it. */
export const holds = async (page: Page, code: string): Promise<void> => {
  const end = Date.now() + DEADLINE;
  while (!(await page.evaluate<boolean>(code).catch(() => false))) {
    if (Date.now() > end) throw new Error(`not within ${DEADLINE} ms: ${code}`);
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => done(null)))').catch(() => {});
  }
};

/** The columns and rows of the terminal in the page are those that it told the house. */
export const openInBrowser = async (
  context: Context,
  origin: string,
  path: string,
  isTouched: boolean,
): Promise<InBrowser> => {
  const page = await context.newPage();
  const faults: string[] = [];
  let pressing = Promise.resolve();
  const press = async (keys: string): Promise<void> => {
    for (const [part] of keys.matchAll(/\x1b\[\w|[\s\S]/g)) {
      if (part === '\r' && isTouched) await page.tap('.keys button[aria-label="Enter"]');
      else if (part === '\r') await page.keyboard.press('Enter');
      else if (NAMED[part] !== undefined) await page.keyboard.press(NAMED[part]);
      else await page.keyboard.type(part);
    }
  };
  const viewer = createViewer(300, 150, (keys) => {
    pressing = pressing.then(() => press(keys)).catch((error: Error) => void faults.push(error.message));
  });
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith('data:')) faults.push(url);
  });
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (typeof payload !== 'string') viewer.feed(payload.toString('utf8'));
    });
  });
  await page.goto(`${origin}${path}`);
  return { ...viewer, page, faults };
};
