// Records as nobody should write them: every way we know to spoil one, from a seed, and what must be true whatever comes.
import { readFileSync, writeFileSync } from 'node:fs';
import { differenceLines, differenceOf } from '../../src/cli/difference.js';
import { describeGame } from '../../src/cli/games.js';
import { faultSentence, replaySentence } from '../../src/cli/records.js';
import { type ReplayError, replay, shortHash } from '../../src/core/index.js';
import { wordsOf } from '../../src/narration/words.js';
import { parseRecord, type ReadRecord } from '../../src/table/recordText.js';
import { continueRecord, readRecord } from '../../src/table/save.js';
import { messagesIn, plainText } from '../../src/text/index.js';
import { seatsOf } from './setups.js';

export type Random = () => number;

/** mulberry32: small, fast, the same everywhere. */
export const randomOf = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
};

const below = (random: Random, n: number): number => Math.floor(random() * n);
const pick = <T>(random: Random, items: readonly T[]): T => {
  const item = items[below(random, items.length)];
  if (item === undefined) throw new Error('test: nothing to pick from');
  return item;
};

const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'undo',
  'outcome',
  'n',
  'seat',
  'action',
  'h',
  'x',
  '',
];
const VALUES = [
  ...[
    '-1',
    '0',
    '1',
    '2',
    '7',
    '0.5',
    '-0',
    '1e999',
    '1e-7',
    '9007199254740993',
    '4294967296',
    'null',
    'true',
    '[]',
    '{}',
  ],
  ...[
    '""',
    '"__proto__"',
    '"constructor"',
    '"toString"',
    '"person"',
    '"\\ud800"',
    '"\\u0000"',
    '"\\u001b[2J"',
    '"alaska"',
  ],
  ...['{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}', '[[[[[[[[1]]]]]]]]', '"\\u202e"'],
];
const PIECES = [
  ...[
    '\x1b[31m',
    '\x1b]0;title\x07',
    '\x1b[2J',
    '\x9b2J',
    '\0',
    '\r',
    '\r\n',
    '\n',
    '\n\n',
    '\ufeff',
    '\u2028',
    '\u200b',
    '`',
  ],
  ...['{"undo":1,"h":"00000000"}\n', '{"undo":0,"h":"0"}\n', '{"outcome":{},"hash":"0"}\n', 'null\n', '[]\n', '"\n'],
  ...['{"__proto__":{"polluted":1}}\n', '{"n":1,"seat":0,"action":{"type":"__proto__"},"h":"0"}\n', '```\n', '\ud83d'],
];

type Spoil = (text: string, random: Random, bases: readonly string[]) => string;

const splice = (text: string, at: number, length: number, piece: string): string =>
  text.slice(0, at) + piece + text.slice(at + length);

const inLine = (text: string, random: Random, change: (line: string) => string): string => {
  const lines = text.split('\n');
  const at = below(random, lines.length);
  return lines.with(at, change(lines[at] ?? '')).join('\n');
};

const ofMatch = (line: string, random: Random, pattern: RegExp, change: (found: string) => string): string => {
  const all = [...line.matchAll(pattern)];
  if (all.length === 0) return line;
  const { index, 0: found } = pick(random, all);
  return splice(line, index, found.length, change(found));
};

const VALUE = /(?<=[:[,])("[^"]*"|-?\d+|true|false|null)(?=[,\]}])/g;
const KEY = /"\w+"(?=:)/g;

const SPOILS: readonly Spoil[] = [
  (text, random) => splice(text, below(random, text.length), 1, String.fromCharCode(below(random, 256))),
  (text, random) => splice(text, below(random, text.length), below(random, 40), ''),
  (text, random) => text.slice(0, below(random, text.length)),
  (text, random) => text.slice(below(random, text.length)),
  (text, random) => splice(text, below(random, text.length), 0, pick(random, PIECES)),
  (text, random) => inLine(text, random, (line) => ofMatch(line, random, VALUE, () => pick(random, VALUES))),
  (text, random) =>
    inLine(text, random, (line) => ofMatch(line, random, KEY, () => JSON.stringify(pick(random, KEYS)))),
  (text, random) =>
    inLine(text, random, (line) =>
      line.replace('{', `{${JSON.stringify(pick(random, KEYS))}:${pick(random, VALUES)},`),
    ),
  (text, random) => inLine(text, random, (line) => `${line}\n${line}`),
  (text, random) => inLine(text, random, () => ''),
  (text, random) => {
    const lines = text.split('\n');
    const [a, b] = [below(random, lines.length), below(random, lines.length)];
    return lines
      .with(a, lines[b] ?? '')
      .with(b, lines[a] ?? '')
      .join('\n');
  },
  (text, random, bases) => text + pick(random, bases),
  (text, random, bases) => inLine(text, random, () => pick(random, pick(random, bases).split('\n'))),
  (text, random) => inLine(text, random, (line) => ofMatch(line, random, /"h":"\w+"/g, () => '"h":"00000000"')),
  (text, random) => ofMatch(text, random, /"seed":"[^"]*"/g, () => `"seed":${pick(random, VALUES)}`),
];

/** Rarer: large, or the whole file. */
const LARGE: readonly Spoil[] = [
  (text, random) => inLine(text, random, (line) => line.replace('{', `{${' '.repeat(below(random, 60_000))}`)),
  (text, random) => inLine(text, random, () => pick(random, ['[', '{"a":', '[{"a":']).repeat(below(random, 9000))),
  (text, random) => {
    const depth = below(random, 9000);
    return ofMatch(text, random, VALUE, () => '['.repeat(depth) + ']'.repeat(depth));
  },
  (text, random) =>
    ofMatch(text, random, /"name":"[^"]*"/g, () => `"name":"${'\\u001b[1m界'.repeat(below(random, 900))}"`),
  (text) => text.replaceAll('\n', '\r'),
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => `\ufeff${text}`,
  (text, random) => splice(text, below(random, text.length), 0, '\n'.repeat(below(random, 100_000))),
  (text, random) => splice(text, below(random, text.length), 0, '{"undo":1,"h":"0"}\n'.repeat(below(random, 3000))),
];

/** Written in another encoding than the text has. */
const ENCODINGS: readonly ((text: string) => Buffer)[] = [
  (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.from(text, 'utf16le').swap16(),
  (text) => Buffer.from(text.replace(/"name":"/, '"name":"\xe9'), 'latin1'),
];

/** A spoiled record. The same `random` gives the same one. */
export const spoiled = (bases: readonly string[], random: Random): Buffer => {
  let text = pick(random, bases);
  for (let n = 1 + below(random, 3); n > 0; n--) {
    const spoil = random() < 0.04 ? pick(random, LARGE) : pick(random, SPOILS);
    text = spoil(text, random, bases);
  }
  return random() < 0.02 ? pick(random, ENCODINGS)(text) : Buffer.from(text);
};

/** Hashes of all states that the games of `bases` go through. */
export const statesOf = (bases: readonly string[]): ReadonlySet<string> => {
  const states = new Set<string>();
  for (const base of bases) {
    const read = parseRecord(base);
    if (!read.ok) throw new Error(`test: ${JSON.stringify(read.error)}`);
    const replayed = replay(read.value.record, ({ state }) => states.add(shortHash(state)));
    if (!replayed.ok) throw new Error(`test: ${JSON.stringify(replayed.error)}`);
  }
  return states;
};

const m = messagesIn('en');
const WITHOUT_LINE = /is empty|is too large/;

const checkSentence = (sentence: string): void => {
  if (sentence === '' || sentence.length > 900) throw new Error(`a sentence of ${sentence.length} characters`);
  if (plainText(sentence) !== sentence) throw new Error(`not plain: ${JSON.stringify(sentence)}`);
  if (!/\bline \d+/.test(sentence) && !WITHOUT_LINE.test(sentence)) throw new Error(`no line: ${sentence}`);
};

/** What `--verify` tells beyond the sentence. */
const checkDifference = (read: ReadRecord, error: ReplayError): void => {
  const opened = replay({ ...read.record, entries: [], end: null });
  if (!opened.ok) return;
  const { rules } = opened.value;
  const words = wordsOf(rules, seatsOf(rules), 'en');
  const difference = differenceOf(rules, words, read, error);
  for (const line of difference === null ? [] : differenceLines(words, difference)) {
    if (plainText(line) !== line.replace(/\s+/g, ' ').trim()) throw new Error(`not plain: ${JSON.stringify(line)}`);
  }
};

export interface FuzzResult {
  readonly fault: boolean;
  readonly ms: number;
}

/** Reads `bytes` as a record, and throws unless that goes as it must. `path` is written over. */
export const checkCase = (path: string, bytes: Buffer, states: ReadonlySet<string>, goesOn: boolean): FuzzResult => {
  writeFileSync(path, bytes);
  const since = performance.now();
  const read = readRecord(path);
  let fault = true;
  if (!read.ok) checkSentence(faultSentence(m, path, read.error));
  else {
    const { record } = read.value;
    const replayed = replay(record);
    if (!replayed.ok) {
      checkSentence(replaySentence(m, path, read.value, replayed.error));
      checkDifference(read.value, replayed.error);
    } else {
      fault = false;
      const { state } = replayed.value.timeline;
      // Without an action that could tell, another seed or number of seats is simply another game.
      if (record.entries.length > 0 && !states.has(shortHash(state))) throw new Error('another game was accepted');
    }
  }
  const { label } = describeGame(m, path, '');
  if (plainText(label) !== label.trim()) throw new Error(`not plain: ${JSON.stringify(label)}`);
  const ms = performance.now() - since;
  if (ms > 30_000) throw new Error(`it took ${Math.round(ms)} ms`);
  if (!readFileSync(path).equals(bytes)) throw new Error('reading has changed the file');
  if (read.ok && goesOn) {
    continueRecord(path, read.value).close();
    if (!readFileSync(path).equals(bytes.subarray(0, bytes.lastIndexOf(0x0a) + 1))) {
      throw new Error('going on has changed more than a cut-off line');
    }
  }
  if ('polluted' in {} || Object.keys(Object.prototype).length > 0) throw new Error('Object.prototype was changed');
  return { fault, ms };
};
