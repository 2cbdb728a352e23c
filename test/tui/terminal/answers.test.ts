// What a terminal says of itself: read whole, in pieces, late, and where it is nonsense; and never taken for a key.
import { describe, expect, test } from '@jest/globals';
import { type Answer, answerOf, questionsFor } from '../../../src/tui/terminal/answers.js';
import { createKeyDecoder, type Key } from '../../../src/tui/terminal/keys.js';
import { ANSWER_MS, createTerminal } from '../../../src/tui/terminal/session.js';
import { createFakeInput, createFakeOutput } from './fakes.js';
import { createScreen, feed, rowsOf } from './screen.js';

const WHITE = '\x1b]11;rgb:ffff/ffff/ffff\x1b\\';
const NAME = '\x1bP>|foot(1.16.2)\x1b\\';
const ATTRIBUTES = '\x1b[?62;22c';

/** What comes of chunks: answers and keys, in their order. */
const read = (chunks: readonly string[]): { answers: Answer[]; keys: Key[] } => {
  const answers: Answer[] = [];
  const keys: Key[] = [];
  const decoder = createKeyDecoder((key) => keys.push(key), { onAnswer: (answer) => answers.push(answer) });
  for (const chunk of chunks) decoder.write(chunk);
  decoder.close();
  return { answers, keys };
};

const ALL: readonly Answer[] = [
  { of: 'background', colour: 0xffffff },
  { of: 'version', name: 'foot(1.16.2)' },
  { of: 'attributes' },
];

describe('answers', () => {
  test.each([
    ['\x1b]11;rgb:1e1e/2020/ffff\x07', 0x1e20ff],
    ['\x1b]11;rgb:1e/20/ff\x1b\\', 0x1e20ff],
    ['\x1b]11;rgb:f/0/8\x1b\\', 0xff0088],
    ['\x1b]11;rgba:0000/8080/ffff/ffff\x1b\\', 0x0080ff],
    ['\x1b]11;#fdf6e3\x1b\\', 0xfdf6e3],
  ])('%j is a colour', (sequence, colour) => {
    expect(answerOf(sequence)).toEqual({ of: 'background', colour });
  });

  test.each([
    '\x1b]11;rgb:zz/00/00\x1b\\',
    '\x1b]11;?\x1b\\',
    '\x1b]10;rgb:ff/ff/ff\x1b\\',
    '\x1b]11;rgb:fffff/0/0\x1b\\',
    `\x1bP>|${'x'.repeat(99)}\x1b\\`,
    '\x1bP>|a\x1b[31m\x1b\\',
    '\x1b[62;22c',
    '',
  ])('%j is none', (sequence) => {
    expect(answerOf(sequence)).toBeNull();
  });

  test('come whole, in any pieces, and between keys, and are no keys', () => {
    const said = WHITE + NAME + ATTRIBUTES;
    expect(read([said])).toEqual({ answers: ALL, keys: [] });
    for (let cut = 1; cut < said.length; cut++)
      expect(read([said.slice(0, cut), said.slice(cut)])).toEqual({ answers: ALL, keys: [] });
    expect(read([...said])).toEqual({ answers: ALL, keys: [] });
    const typed = read(['a', WHITE, 'b', `${NAME}c`, ATTRIBUTES]);
    expect(typed.keys.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
    expect(typed.answers).toEqual(ALL);
  });

  test('that are nonsense are swallowed, and what is typed after them is not', () => {
    const { answers, keys } = read(['\x1b]11;rgb:nonsense\x07x', `\x1bP>|${'y'.repeat(200)}\x1b\\z`]);
    expect(answers).toEqual([]);
    expect(keys.map(({ text }) => text)).toEqual(['x', 'z']);
  });
});

describe('what is asked', () => {
  test.each(['', 'linux', 'dumb', 'vt100', 'vt220', 'eterm-color', 'unknown'])('nothing of TERM=%s', (TERM) => {
    expect(questionsFor({ TERM })).toBe('');
  });

  test('colour, name and attributes; the last is answered by all', () => {
    expect(questionsFor({ TERM: 'xterm-256color' })).toBe('\x1b]11;?\x1b\\\x1b[>0q\x1b[c');
    expect(questionsFor({ TERM: 'xterm-256color', TERM_PROGRAM: 'Apple_Terminal' })).not.toContain('q');
    expect(questionsFor({ TERM: 'xterm-256color', INSIDE_EMACS: '29,vterm' })).toBe('');
  });

  test('shows nothing on a terminal', async () => {
    const screen = createScreen(20, 3);
    await feed(screen, `shell${questionsFor({ TERM: 'xterm-256color' })}`);
    expect(rowsOf(screen)[0]?.trimEnd()).toBe('shell');
  });
});

describe('a terminal that is asked', () => {
  const open = () => {
    const stdin = createFakeInput();
    const stdout = createFakeOutput(10, 2);
    const questions = questionsFor({ TERM: 'xterm' });
    const terminal = createTerminal({ stdin, stdout, env: {}, noColour: false, depth: 24, questions });
    const answers: Answer[] = [];
    const keys: Key[] = [];
    terminal.onAnswer((answer) => answers.push(answer));
    terminal.onKey((key) => keys.push(key));
    let isOver = false;
    void terminal.answered().then(() => {
      isOver = true;
    });
    return { stdin, stdout, terminal, answers, keys, questions, isOver: () => isOver };
  };
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  test('is asked once, when it is taken over', () => {
    const { stdout, terminal, questions } = open();
    expect(stdout.taken()).toBe('');
    terminal.open();
    terminal.open();
    expect(stdout.taken().split(questions)).toHaveLength(2);
    terminal.close();
  });

  test('is waited for until its last answer', async () => {
    const { stdin, terminal, answers, keys, isOver } = open();
    terminal.open();
    stdin.emit('data', Buffer.from(WHITE));
    await turn();
    expect(isOver()).toBe(false);
    stdin.emit('data', Buffer.from(`k${ATTRIBUTES}`));
    await turn();
    expect(isOver()).toBe(true);
    expect(answers).toEqual([ALL[0], ALL[2]]);
    expect(keys.map(({ text }) => text)).toEqual(['k']);
    terminal.close();
  });

  test('that is closed or says nothing is waited for no longer; a late answer counts all the same', async () => {
    const closed = open();
    closed.terminal.open();
    closed.terminal.close();
    await closed.terminal.answered();
    const silent = open();
    silent.terminal.open();
    await silent.terminal.answered();
    expect(ANSWER_MS).toBeLessThanOrEqual(500);
    silent.stdin.emit('data', Buffer.from(WHITE));
    expect(silent.answers).toEqual([ALL[0]]);
    silent.terminal.close();
  });
});
