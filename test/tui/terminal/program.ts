// A small program around a terminal session, to be run as a process of its own: shows each key, ends in many ways.

import { restoreOnExit, stopProcess } from '../../../src/tui/terminal/exits.js';
import { parseFrame } from '../../../src/tui/terminal/parse.js';
import { createTerminal } from '../../../src/tui/terminal/session.js';

const { stdin, stdout, env } = process;
const terminal = createTerminal({ stdin, stdout, env, noColour: false, stopProcess });
restoreOnExit(terminal, {
  onEnd: (cause, reason) =>
    process.stdout.write(`${reason instanceof Error ? reason.message : ''} saved on ${cause}\n`),
});
terminal.open();

const show = (text: string): void => {
  const { columns, rows } = terminal.size();
  terminal.draw(parseFrame(`${text}\n${columns}x${rows}`, columns, rows));
};

terminal.onResize(() => show('resized'));
terminal.onKey((key) => {
  if (key.text === 'c' && key.ctrl) process.exit(0);
  if (key.text === 'z' && key.ctrl) terminal.suspend();
  else if (key.text === 'p') show(`pid ${process.pid}`);
  else if (key.text === 'q') terminal.close();
  else if (key.text === 't') throw new Error('bug: thrown');
  else if (key.text === 'r') void Promise.reject(new Error('bug: rejected'));
  else show(`key ${key.name}`);
});
show('ready');
