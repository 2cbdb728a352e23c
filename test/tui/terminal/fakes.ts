// Streams that stand in for a terminal's.

import { EventEmitter } from 'node:events';

export const createFakeInput = () => {
  const calls: string[] = [];
  const log =
    (name: string) =>
    (value?: boolean): void => {
      calls.push(value === undefined ? name : `${name} ${value}`);
    };
  return Object.assign(new EventEmitter(), {
    calls,
    isTTY: true,
    setRawMode: log('raw'),
    resume: log('resume'),
    pause: log('pause'),
    ref: log('ref'),
    unref: log('unref'),
  });
};

export const createFakeOutput = (columns?: number, rows?: number) => {
  const writes: string[] = [];
  const output = Object.assign(new EventEmitter(), {
    writes,
    columns,
    rows,
    /** What `write` answers: false = the buffer is full. */
    hasRoom: true,
    write(text: string): boolean {
      writes.push(text);
      return output.hasRoom;
    },
    /** All that was written since the last call. */
    taken(): string {
      return writes.splice(0).join('');
    },
  });
  return output;
};
