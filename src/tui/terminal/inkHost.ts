// The plug between Ink and this layer: Ink draws into a stream that is no terminal.

import { EventEmitter } from 'node:events';
import chalk from 'chalk';
import { render } from 'ink';
import type { ReactNode } from 'react';

// Ink colours with chalk, whose level is one for the process; depth is our business, once a frame is drawn.
chalk.level = 3;

export interface InkHostOptions {
  readonly columns: number;
  readonly rows: number;
  /** Called with each whole frame, at once, as text with SGR sequences and newlines. */
  readonly onFrame: (text: string) => void;
  /** Called when a component has failed, after which Ink draws nothing any more. */
  readonly onError: (error: unknown) => void;
}

export interface InkHost {
  rerender(element: ReactNode): void;
  resize(columns: number, rows: number): void;
  unmount(): void;
}

const createOutput = (columns: number, rows: number, write: (text: string) => void) => {
  const output = Object.assign(new EventEmitter(), {
    columns,
    rows,
    isTTY: true,
    writable: true,
    write(text: string): boolean {
      write(text);
      return true;
    },
  });
  return output.setMaxListeners(0);
};

/** A keyboard that nobody types at: keys are decoded and acted on before Ink is asked for anything. */
const createInput = () => {
  const input = Object.assign(new EventEmitter(), {
    isTTY: true,
    setRawMode: () => input,
    setEncoding: () => input,
    ref: () => input,
    unref: () => input,
    read: () => null,
  });
  return input;
};

/** Mounts a component at a size, away from any terminal. */
export const mountInk = (element: ReactNode, options: InkHostOptions): InkHost => {
  const { onFrame, onError } = options;
  let current = element;
  let mounted = true;
  let frames = 0;
  /** Ink is about to write a frame; all else it writes (cursor codes, erasing) has no meaning here. */
  let frameDue = false;

  const output = createOutput(options.columns, options.rows, (text) => {
    if (!frameDue || !mounted) return;
    frameDue = false;
    frames++;
    onFrame(text);
  });
  const errors = createOutput(options.columns, options.rows, () => {});

  // Ink asks for terminal streams but uses no more of them than is here.
  const instance = render(element, {
    debug: true,
    stdout: output as unknown as NodeJS.WriteStream,
    stdin: createInput() as unknown as NodeJS.ReadStream,
    stderr: errors as unknown as NodeJS.WriteStream,
    patchConsole: false,
    exitOnCtrlC: false,
    isScreenReaderEnabled: false,
    onRender: () => {
      frameDue = true;
    },
  });
  instance.waitUntilExit().then(
    () => {
      mounted = false;
    },
    (error: unknown) => {
      mounted = false;
      onError(error);
    },
  );

  return {
    rerender(next) {
      if (!mounted) return;
      current = next;
      instance.rerender(next);
    },
    resize(columns, rows) {
      if (!mounted) return;
      output.columns = columns;
      output.rows = rows;
      const before = frames;
      output.emit('resize');
      // Where Ink takes the machine for a CI server it does not listen.
      if (frames === before) instance.rerender(current);
    },
    unmount() {
      mounted = false;
      instance.unmount();
    },
  };
};
