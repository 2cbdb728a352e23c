// A process that runs the shipped command many times: a start takes longer than what most refusals and answers do.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { ROOT } from './built.js';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Warm {
  readonly run: (argv: readonly string[], env: NodeJS.ProcessEnv) => Promise<Ran>;
  readonly stop: () => void;
}

/** Started at the first run; one run after the other. A process that ends in the middle of a run rejects it. */
export const warm = (): Warm => {
  let child: ChildProcess | null = null;
  let lines: Interface | null = null;
  let before: Promise<unknown> = Promise.resolve();

  const start = (): { readonly child: ChildProcess; readonly lines: Interface } => {
    const runner = join(import.meta.dirname, 'warmRunner.mjs');
    const started = spawn(process.execPath, [runner, join(ROOT, 'dist/cli.js')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    if (started.stdout === null) throw new Error('bug: no output of the runner');
    child = started;
    lines = createInterface({ input: started.stdout });
    return { child: started, lines };
  };

  const once = (argv: readonly string[], env: NodeJS.ProcessEnv): Promise<Ran> =>
    new Promise((resolve, reject) => {
      const here = child && lines ? { child, lines } : start();
      const gone = (code: number | null): void => reject(new Error(`the runner ended with ${code}: ${argv.join(' ')}`));
      here.child.once('exit', gone);
      here.lines.once('line', (line) => {
        here.child.off('exit', gone);
        resolve(JSON.parse(line) as Ran);
      });
      here.child.stdin?.write(`${JSON.stringify({ argv, env })}\n`);
    });

  return {
    run: (argv, env) => {
      const next = before.then(() => once(argv, env));
      before = next.catch(() => undefined);
      return next;
    },
    stop: () => child?.kill(),
  };
};
