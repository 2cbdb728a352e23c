import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createKeyDecoder, type Key, type Schedule } from '../../../src/tui/terminal/keys.js';

/** A decoder whose grace ends when the test says so. */
const decoder = () => {
  const keys: Key[] = [];
  const timers = new Map<() => void, number>();
  const schedule: Schedule = (callback, milliseconds) => {
    timers.set(callback, milliseconds);
    return () => timers.delete(callback);
  };
  const { write, close } = createKeyDecoder((key) => keys.push(key), { schedule });
  return {
    keys,
    write,
    close,
    delays: () => [...timers.values()],
    expire(): void {
      const due = [...timers.keys()];
      timers.clear();
      for (const callback of due) callback();
    },
  };
};

const decode = (...chunks: (string | Buffer)[]): Key[] => {
  const { keys, write, expire } = decoder();
  for (const chunk of chunks) write(chunk);
  expire();
  return keys;
};

/** Short form: 'ctrl+alt+shift+name', 'text:x', 'paste:x', 'mouse:press left 3,4'. */
const brief = (key: Key): string => {
  const modifiers = `${key.ctrl ? 'ctrl+' : ''}${key.alt ? 'alt+' : ''}${key.shift ? 'shift+' : ''}`;
  if (key.name === 'mouse') return `${modifiers}mouse:${key.action} ${key.button} ${key.x},${key.y}`;
  return `${modifiers}${key.name}${key.text === '' ? '' : `:${key.text}`}`;
};

const briefs = (...chunks: (string | Buffer)[]): string[] => decode(...chunks).map(brief);

const TABLE: readonly (readonly [string, string, readonly string[]])[] = [
  ['a letter', 'a', ['text:a']],
  ['capitals are text', 'A', ['text:A']],
  ['a space', ' ', ['text: ']],
  ['a burst of letters', 'xyz', ['text:x', 'text:y', 'text:z']],
  ['accents', 'é', ['text:é']],
  ['a wide character', '界', ['text:界']],
  ['ctrl-c', '\x03', ['ctrl+text:c']],
  ['ctrl-z', '\x1a', ['ctrl+text:z']],
  ['ctrl-space', '\0', ['ctrl+text: ']],
  ['ctrl-backslash', '\x1c', ['ctrl+text:\\']],
  ['enter', '\r', ['enter']],
  ['enter as line feed', '\n', ['enter']],
  ['two enters', '\r\r', ['enter', 'enter']],
  ['two line feeds', '\n\n', ['enter', 'enter']],
  ['CR LF is one enter', '\r\n', ['enter']],
  ['CR LF twice', '\r\n\r\n', ['enter', 'enter']],
  ['tab', '\t', ['tab']],
  ['shift-tab', '\x1b[Z', ['shift+tab']],
  ['backspace as DEL', '\x7f', ['backspace']],
  ['backspace as BS', '\b', ['backspace']],
  ['escape', '\x1b', ['escape']],
  ['escape twice', '\x1b\x1b', ['escape', 'escape']],
  ['escape three times', '\x1b\x1b\x1b', ['escape', 'escape', 'escape']],
  ['arrows, xterm', '\x1b[A\x1b[B\x1b[C\x1b[D', ['up', 'down', 'right', 'left']],
  ['arrows, application mode', '\x1bOA\x1bOB\x1bOC\x1bOD', ['up', 'down', 'right', 'left']],
  [
    'arrows with modifiers',
    '\x1b[1;5A\x1b[1;2B\x1b[1;3C\x1b[1;8D',
    ['ctrl+up', 'shift+down', 'alt+right', 'ctrl+alt+shift+left'],
  ],
  ['meta counts as alt', '\x1b[1;9A', ['alt+up']],
  ['arrows, SS3 with modifiers', '\x1bO5A\x1bO1;2B', ['ctrl+up', 'shift+down']],
  ['arrows, rxvt with shift', '\x1b[a\x1b[b\x1b[c\x1b[d', ['shift+up', 'shift+down', 'shift+right', 'shift+left']],
  ['arrows, rxvt with ctrl', '\x1bOa\x1bOd', ['ctrl+up', 'ctrl+left']],
  ['arrows, rxvt with alt', '\x1b\x1b[A\x1b\x1bOB', ['alt+up', 'alt+down']],
  ['home and end, xterm', '\x1b[H\x1b[F\x1bOH\x1bOF', ['home', 'end', 'home', 'end']],
  ['home and end, vt and linux', '\x1b[1~\x1b[4~', ['home', 'end']],
  ['home and end, rxvt', '\x1b[7~\x1b[8~', ['home', 'end']],
  ['home with ctrl, rxvt', '\x1b[7^', ['ctrl+home']],
  ['end with shift, rxvt', '\x1b[8$', ['shift+end']],
  ['page up with both, rxvt', '\x1b[5@', ['ctrl+shift+pageUp']],
  ['insert, delete, pages', '\x1b[2~\x1b[3~\x1b[5~\x1b[6~', ['insert', 'delete', 'pageUp', 'pageDown']],
  ['delete with modifiers', '\x1b[3;5~', ['ctrl+delete']],
  ['F1-F4, SS3', '\x1bOP\x1bOQ\x1bOR\x1bOS', ['f1', 'f2', 'f3', 'f4']],
  ['F1-F4, rxvt', '\x1b[11~\x1b[12~\x1b[13~\x1b[14~', ['f1', 'f2', 'f3', 'f4']],
  ['F1-F5, linux console', '\x1b[[A\x1b[[B\x1b[[C\x1b[[D\x1b[[E', ['f1', 'f2', 'f3', 'f4', 'f5']],
  ['F5-F8', '\x1b[15~\x1b[17~\x1b[18~\x1b[19~', ['f5', 'f6', 'f7', 'f8']],
  ['F9-F12', '\x1b[20~\x1b[21~\x1b[23~\x1b[24~', ['f9', 'f10', 'f11', 'f12']],
  ['F1 and F5 with modifiers', '\x1b[1;2P\x1b[15;5~', ['shift+f1', 'ctrl+f5']],
  ['the numeric pad', '\x1bOM\x1bOj\x1bOk\x1bOp\x1bOy', ['enter', 'text:*', 'text:+', 'text:0', 'text:9']],
  // On a slow line they come in one packet, and then they are what alt and the key would be.
  ['escape and a letter', '\x1bx', ['escape', 'text:x']],
  ['escape and an accent', '\x1bé', ['escape', 'text:é']],
  ['escape and enter', '\x1b\r', ['escape', 'enter']],
  ['escape and ctrl', '\x1b\x01', ['escape', 'ctrl+text:a']],
  ['escape and ]', '\x1b]', ['escape', 'text:]']],
  ['escape twice and a letter', '\x1b\x1bx', ['escape', 'escape', 'text:x']],
  ['a paste', '\x1b[200~Attack!\x1b[201~', ['paste:Attack!']],
  ['a paste with lines and colours', '\x1b[200~a\r\nb\x1b[31m\x07c\td\x1b[201~x', ['paste:a bc d', 'text:x']],
  ['a paste that is empty', '\x1b[200~\x1b[201~', []],
  ['the end of a paste alone', '\x1b[201~', []],
  ['focus', '\x1b[I\x1b[O', ['focusIn', 'focusOut']],
  ['mouse press and release', '\x1b[<0;4;5M\x1b[<0;4;5m', ['mouse:press left 3,4', 'mouse:release left 3,4']],
  ['mouse wheel', '\x1b[<64;1;1M\x1b[<65;1;1M', ['mouse:press wheelUp 0,0', 'mouse:press wheelDown 0,0']],
  ['mouse drag and move', '\x1b[<34;200;9M\x1b[<35;7;8M', ['mouse:drag right 199,8', 'mouse:move none 6,7']],
  ['mouse with modifiers', '\x1b[<29;1;1M', ['ctrl+alt+shift+mouse:press middle 0,0']],
  ['mouse, a button nobody has', '\x1b[<128;1;1M', []],
  ['mouse, X10', '\x1b[M !!x', ['text:x']],
  ['mouse, rxvt decimal', '\x1b[0;4;5Mx', ['text:x']],
  ['device attributes', '\x1b[?1;2c\x1b[>0;276;0cx', ['text:x']],
  ['a cursor report', '\x1b[24;80Rx', ['text:x']],
  ['a mode report', '\x1b[?2026;2$yx', ['text:x']],
  ['an OSC answer ended by BEL', '\x1b]11;rgb:ffff/ffff/ffff\x07x', ['text:x']],
  ['an OSC answer ended by ST', '\x1b]11;rgb:ffff/ffff/ffff\x1b\\x', ['text:x']],
  ['a DCS answer', '\x1bP>|term 1\x1b\\x', ['text:x']],
  ['an OSC answer broken off by a key', '\x1b]11;rgb\x1b[A', ['up']],
  ['arrows with NumLock, CapsLock and both', '\x1b[1;129B\x1b[1;65A\x1b[1;193C', ['down', 'up', 'right']],
  ['arrows with NumLock and ctrl', '\x1b[1;133B\x1b[3;130~', ['ctrl+down', 'shift+delete']],
  ['ctrl-c, CSI u', '\x1b[99;5u', ['ctrl+text:c']],
  [
    'ctrl-c with NumLock, with CapsLock, with shift',
    '\x1b[99;133u\x1b[99;69u\x1b[99;6u',
    ['ctrl+text:c', 'ctrl+text:c', 'ctrl+text:c'],
  ],
  ['ctrl-c, modifyOtherKeys', '\x1b[27;5;99~', ['ctrl+text:c']],
  ['ctrl-c, Windows', '\x1b[67;46;3;1;8;1_\x1b[67;46;3;0;8;1_', ['ctrl+text:c']],
  ['escape, enter, tab, backspace, CSI u', '\x1b[27u\x1b[13u\x1b[9u\x1b[127u', ['escape', 'enter', 'tab', 'backspace']],
  ['shift-tab and ctrl-enter, CSI u', '\x1b[9;2u\x1b[13;5u', ['shift+tab', 'ctrl+enter']],
  [
    'ctrl with [, i, m and h are what they always were',
    '\x1b[105;5u\x1b[109;5u\x1b[104;5u',
    ['tab', 'enter', 'backspace'],
  ],
  [
    'letters, CSI u',
    '\x1b[97u\x1b[97;2u\x1b[97;65u\x1b[97;66u\x1b[233;2u',
    ['text:a', 'text:A', 'text:A', 'text:a', 'text:É'],
  ],
  ['letters, modifyOtherKeys', '\x1b[27;2;65~\x1b[27;2;33~', ['text:A', 'text:!']],
  ['a letter with alt', '\x1b[97;3u', ['alt+text:a']],
  ['what Shift makes, as the terminal says it', '\x1b[49:33;2u\x1b[49;2;33u', ['text:!', 'text:!']],
  [
    'keys that are pressed, held and let go',
    '\x1b[97;1:1u\x1b[97;1:2u\x1b[97;1:3ux\x1b[1;1:3A\x1b[3;1:3~',
    ['text:a', 'text:a', 'text:x'],
  ],
  ['the pad, CSI u', '\x1b[57400u\x1b[57414u\x1b[57419u\x1b[57413u', ['text:1', 'enter', 'up', 'text:+']],
  ['keys that are no characters, CSI u', '\x1b[57358u\x1b[57441;2u\x1b[55296u\x1b[9999999u\x1b[0ux', ['text:x']],
  [
    'letters and arrows, Windows',
    '\x1b[65;30;97;1;0;1_\x1b[40;80;0;1;256;1_\x1b[27;1;27;1;0;1_',
    ['text:a', 'down', 'escape'],
  ],
  ['the cursor in the first row is no F3', '\x1b[1;5Rx', ['text:x']],
  ['more answers of terminals', '\x1b[0n\x1b[?62;c\x1b[8;24;80t\x1b[?7u\x1b[>4;2mx', ['text:x']],
  ['ctrl-c breaks off an answer that never ends', '\x1b]11;rgb:ff\x03', ['ctrl+text:c']],
  ['a sequence broken off by another', '\x1b[1;\x1b[A', ['up']],
  ['a sequence broken off by enter', '\x1b[1;\r', ['enter']],
  ['an over-long CSI', `\x1b[${'1;'.repeat(50)}Ax`, ['text:x']],
  ['an over-long OSC', `\x1b]52;${'a'.repeat(500)}\x1b\\x`, ['text:x']],
  ['control and format characters', '\x1f\u200e\u0085\ufeff', ['ctrl+text:_']],
  ['down, down, enter in one burst', '\x1b[B\x1b[B\r', ['down', 'down', 'enter']],
  ['text, arrow, text in one burst', 'a\x1b[Cb', ['text:a', 'right', 'text:b']],
];

describe('key decoder', () => {
  test.each(TABLE)('%s', (_name, bytes, expected) => {
    expect(briefs(bytes)).toEqual(expected);
  });

  test.each(TABLE)('any two cuts give the same keys: %s', (_name, text, expected) => {
    const bytes = Buffer.from(text);
    const step = Math.max(1, Math.floor(bytes.length / 40));
    for (let first = 0; first <= bytes.length; first++) {
      for (let second = first; second <= bytes.length; second += step) {
        const chunks = [bytes.subarray(0, first), bytes.subarray(first, second), bytes.subarray(second)];
        expect(briefs(...chunks)).toEqual(expected);
      }
    }
  });

  test('byte by byte, all sequences in a row give all keys in a row', () => {
    // Those that end in a lone ESC would join with what follows.
    const rows = TABLE.filter(([, bytes]) => !/\x1b\]?$|\r$/.test(bytes));
    const bytes = Buffer.from(rows.map(([, sequence]) => sequence).join(''));
    expect(briefs(...[...bytes].map((byte) => Buffer.of(byte)))).toEqual(rows.flatMap(([, , expected]) => expected));
  });

  test('graphemes of several code points are one key', () => {
    expect(briefs('e\u0301👩\u200d🚀')).toEqual(['text:e\u0301', 'text:👩\u200d🚀']);
  });

  test('a lone ESC waits for its grace only', () => {
    const { keys, write, expire } = decoder();
    write('\x1b');
    expect(keys).toEqual([]);
    expire();
    expect(keys.map(brief)).toEqual(['escape']);
    write('[A');
    expect(keys.map(brief)).toEqual(['escape', 'text:[', 'text:A']);
  });

  test('a sequence cut in two waits longer than a lone ESC', () => {
    const { keys, write, delays } = decoder();
    write('\x1b');
    expect(delays()).toEqual([40]);
    write('[');
    expect(delays()).toEqual([1000]);
    write('A');
    expect(delays()).toEqual([]);
    expect(keys.map(brief)).toEqual(['up']);
  });

  test('a sequence whose end is lost does not lock the keyboard', () => {
    const { keys, write, expire } = decoder();
    write('\x1b[1;');
    expire();
    write('5');
    write('\x1b[');
    expire();
    expect(keys.map(brief)).toEqual(['text:5', 'escape', 'text:[']);
  });

  test('a terminal answer whose end is lost does not lock the keyboard', () => {
    const { keys, write, expire } = decoder();
    write('\x1b]11;rgb');
    expire();
    write('x');
    expect(keys.map(brief)).toEqual(['text:x']);
  });

  test('a paste whose end is lost does not lock the keyboard', () => {
    const { keys, write, expire } = decoder();
    write('\x1b[200~abc');
    expire();
    write('\x03');
    expect(keys.map(brief)).toEqual(['paste:abc', 'ctrl+text:c']);
  });

  test('a huge paste is cut to its limit, in whole characters', () => {
    const { keys, write } = decoder();
    write('\x1b[200~');
    for (let chunk = 0; chunk < 100; chunk++) write('界'.repeat(1000));
    write('\x1b[201~');
    expect(keys).toHaveLength(1);
    expect(keys[0]?.text).toBe('界'.repeat(1365));
  });

  test('raw X10 mouse bytes above 127 are swallowed too', () => {
    expect(briefs(Buffer.from('\x1b[M \xc3\xa9x', 'latin1'))).toEqual(['text:x']);
  });

  test('broken UTF-8 gives no keys', () => {
    expect(briefs(Buffer.from([0xff, 0xc3, 0x1b, 0x5b, 0x41, 0xe7, 0x95, 0x61]))).toEqual(['up', 'text:a']);
  });

  test('raw bytes are such as Ink understands, and none where it must not see the key', () => {
    const raw = (bytes: string): string[] => decode(bytes).map((key) => key.raw);
    expect(raw('\n\x7f\x1bOM\x1b[A\x1bx')).toEqual(['\r', '\b', '\r', '\x1b[A', '\x1b', 'x']);
    expect(raw('\x1b[<0;1;1M\x1b[I\x1c')).toEqual(['', '', '']);
    expect(raw('\x1b[200~a\nb\x1b[201~')).toEqual(['a b']);
  });

  test('after close nothing comes', () => {
    const { keys, write, close, expire, delays } = decoder();
    write('\x1b');
    close();
    write('x');
    expire();
    expect(keys).toEqual([]);
    expect(delays()).toEqual([]);
  });

  test('the real timer turns a lone ESC into escape', async () => {
    const key = await new Promise<Key>((resolve) => createKeyDecoder(resolve, { escapeDelay: 1 }).write('\x1b'));
    expect(key.name).toBe('escape');
  });

  test('never throws, never lets control characters through as text, and stays usable', () => {
    const piece = fc.oneof(
      fc.constantFrom('\x1b', '\x1b[', '\x1bO', '\x1b]', '\x1bP', '\x1b[M', '\x1b[<', '\x1b[200~', '\x1b[201~', '\x07'),
      fc.constantFrom(...TABLE.map(([, bytes]) => bytes)),
      fc.string({ unit: 'binary', maxLength: 5 }),
    );
    const chunk = fc.oneof(
      piece.map((text) => Buffer.from(text)),
      fc.uint8Array({ maxLength: 8 }).map((bytes) => Buffer.from(bytes)),
    );
    fc.assert(
      fc.property(fc.array(chunk, { maxLength: 12 }), (chunks) => {
        const { keys, write, expire, delays } = decoder();
        for (const bytes of chunks) write(bytes);
        for (const key of keys) expect(key.text).not.toMatch(/[\p{Cc}\ufffd]/u);
        while (delays().length > 0) expire();
        write('x');
        expect(keys.at(-1)?.text).toBe('x');
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a way out', () => {
  const CTRL_C = ['\x03', '\x1b[99;5u', '\x1b[27;5;99~', '\x1b[67;46;3;1;8;1_'];

  test.each(CTRL_C)('whatever came before, %j is Ctrl-C once there was silence', (ctrlC) => {
    const bytes = fc.oneof(
      fc.constantFrom(...TABLE.map(([, sequence]) => sequence)),
      fc.constantFrom(
        '\x1b',
        '\x1b[',
        '\x1bO',
        '\x1b]',
        '\x1bP',
        '\x1b_',
        '\x1b[200~',
        '\x1b[M',
        '\x1b[<',
        '\x1b]11;rgb:',
        '9;9;9',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(bytes, { maxLength: 8 }), (chunks) => {
        const { keys, write, expire } = decoder();
        for (const chunk of chunks) write(chunk);
        // What is left after one silence may wait for a second.
        for (let n = 0; n < 4; n++) expire();
        write(ctrlC);
        expect(brief(keys.at(-1) as Key)).toBe('ctrl+text:c');
      }),
    );
  });

  test('an answer that comes in parts, far apart, is no key', () => {
    const { keys, write, delays, expire } = decoder();
    write('\x1b]11;rgb:ff');
    expect(delays()).toEqual([1000]);
    write('ff/ffff/ffff\x07');
    write('\x1bP>|ter');
    expect(delays().at(-1)).toBe(1000);
    write('minal 1.0\x1b\\');
    expire();
    expect(keys).toEqual([]);
  });

  test('Escape and ], typed by hand, are told apart from it', () => {
    const { keys, write, delays, expire } = decoder();
    write('\x1b]');
    expect(delays()).toEqual([40]);
    expire();
    expect(keys.map(brief)).toEqual(['escape', 'text:]']);
  });
});

test('what Ink is given for a key is what it knows', () => {
  const raws = decode('\x1b[1;129B\x1b[1;133B\x1b[13u\x1b[27u\x1b[57419u\x1b[97;129u\x1b[1;1:2A').map(({ raw }) => raw);
  expect(raws).toEqual(['\x1b[B', '\x1b[1;5B', '\r', '\x1b', '\x1b[A', 'a', '\x1b[A']);
});
