// A real browser for tests: the Chromium of test/services, or the one that RISK_TEST_CHROMIUM names.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** What is used of playwright-core, whose types are not installed with the project. */
export interface Socket {
  on(event: 'framereceived', listener: (frame: { readonly payload: string | Buffer }) => void): void;
}
export interface Page {
  readonly keyboard: { type(text: string): Promise<void>; press(key: string): Promise<void> };
  on(event: 'websocket', listener: (socket: Socket) => void): void;
  on(event: 'console', listener: (message: { type(): string; text(): string }) => void): void;
  on(event: 'pageerror', listener: (error: Error) => void): void;
  on(event: 'request', listener: (request: { url(): string }) => void): void;
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  evaluate<T>(code: string): Promise<T>;
  screenshot(options: { readonly path: string }): Promise<unknown>;
  tap(selector: string): Promise<void>;
  click(selector: string): Promise<void>;
  fill(selector: string, text: string): Promise<void>;
}
export interface Context {
  newPage(): Promise<Page>;
  close(): Promise<void>;
}
export interface Browser {
  newContext(options: Readonly<Record<string, unknown>>): Promise<Context>;
  close(): Promise<void>;
}

const NONE = 'No Chromium started: the tests in a browser did not run. Name one: RISK_TEST_CHROMIUM=/usr/bin/chromium';

/** Null where none starts; why is said on standard error. */
export const launchChromium = async (): Promise<Browser | null> => {
  try {
    execFileSync(process.execPath, ['tools/services.js'], { stdio: ['ignore', 'ignore', 'inherit'] });
    const services = createRequire(pathToFileURL('test/services/package.json'));
    const named = process.env['RISK_TEST_CHROMIUM'];
    const executablePath =
      named || (await (await import(services.resolve('@sparticuz/chromium'))).default.executablePath());
    const { chromium } = services('playwright-core');
    return await chromium.launch({ executablePath, args: ['--no-sandbox', '--no-zygote'], headless: true });
  } catch (error) {
    process.stderr.write(`${NONE}\n${error instanceof Error ? error.message.slice(0, 500) : ''}\n`);
    return null;
  }
};
