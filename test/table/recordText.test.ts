import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { replay, shortHash } from '../../src/core/index.js';
import { headerLine, MOST_BYTES, MOST_LINE, parseRecord, type ReadRecord } from '../../src/table/recordText.js';
import { headerFor } from '../support/setups.js';
import { memorySink, roomOf, seatOf, shortRules, startOf } from './games.js';

const write = async (seed: string): Promise<string> => {
  const rules = shortRules(seed);
  const record = memorySink();
  await roomOf(rules, { record }).done;
  return headerLine(headerFor(rules)) + record.lines.join('');
};

const WHOLE = await write('text');
const LINES = WHOLE.split('\n').slice(0, -1);

const read = (text: string): ReadRecord => {
  const result = parseRecord(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const fault = (text: string) => {
  const result = parseRecord(text);
  if (result.ok) throw new Error('test: it was read');
  return result.error;
};

/** Hashes of the states that the game goes through: the start and the state after each entry. */
const STATES = new Set<string>([shortHash(startOf(shortRules('text')).state)]);
replay(read(WHOLE).record, ({ state }) => STATES.add(shortHash(state)));

/** What becomes of a text: the fault of the reader or of the replay, or the state in which it ends. */
const outcomeOf = (text: string): { readonly fault: string } | { readonly state: string } => {
  const parsed = parseRecord(text);
  if (!parsed.ok) return { fault: JSON.stringify(parsed.error) };
  const replayed = replay(parsed.value.record);
  if (replayed.ok) return { state: shortHash(replayed.value.timeline.state) };
  const { error } = replayed;
  return { fault: JSON.stringify({ ...error, line: 'entry' in error ? parsed.value.lines[error.entry] : 1 }) };
};

describe('reading a record', () => {
  test('gives header, entries with their lines, and the end', () => {
    const { record, truncated, lines } = read(WHOLE);
    expect(record.header).toEqual(headerFor(shortRules('text')));
    expect(record.entries).toHaveLength(LINES.length - 2);
    expect(lines).toEqual(record.entries.map((_, i) => i + 2));
    expect(record.end?.outcome.reason).toBe('rounds');
    expect(truncated).toBe(false);
  });

  test.each([
    ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['mixed ends of lines', (text: string) => text.replace(/\n/g, (_, at: number) => (at % 2 === 0 ? '\n' : '\r\n'))],
    ['a byte order mark', (text: string) => `\ufeff${text}`],
    ['a byte order mark and CRLF', (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`],
    ['empty lines', (text: string) => text.replaceAll('\n', '\n\n')],
    ['indented lines', (text: string) => text.replaceAll('\n', '\n  ')],
  ])('%s change nothing', (_, change) => {
    const { record, truncated } = read(change(WHOLE));
    expect(record).toEqual(read(WHOLE).record);
    expect(truncated).toBe(false);
    expect(replay(record).ok).toBe(true);
  });

  test('CR alone ends no line: the fault is said, nothing is guessed', () => {
    expect(fault(WHOLE.replaceAll('\n', '\r'))).toMatchObject({ line: 1 });
  });

  test.each([1, 2, 40, LINES.length - 1])('a last line cut at any place, after %i whole lines, is left out', (kept) => {
    const whole = `${LINES.slice(0, kept).join('\n')}\n`;
    const next = LINES[kept] ?? '';
    for (let length = 1; length <= next.length; length++) {
      const { record, truncated } = read(whole + next.slice(0, length));
      expect(record.entries).toHaveLength(kept - 1);
      expect(truncated).toBe(true);
    }
  });

  test('a header whose line never ended is a fault: there is nothing before it to go back to', () => {
    expect(fault(LINES[0] ?? '')).toMatchObject({ code: 'damaged', line: 1 });
    expect(fault((LINES[0] ?? '').slice(0, -5))).toMatchObject({ line: 1 });
  });

  test.each([
    ['nothing', '', { code: 'empty' }],
    ['white space', '\n \r\n\t', { code: 'empty' }],
    ['other text', 'Dear diary,\n', { code: 'notARecord', line: 1 }],
    ['other JSON', '{"name":"risk"}\n', { code: 'notARecord', line: 1 }],
    ['a list', '[]\n', { code: 'notARecord', line: 1 }],
    ['null', 'null\n', { code: 'notARecord', line: 1 }],
    ['bytes', '\u0000\u0001\u0002\ufffd\u0000', { code: 'notARecord', line: 1 }],
    ['a newer format', '{"format":3,"whatever":true}\n', { code: 'newer', line: 1, found: 3, known: 2 }],
    ['an older format', '{"format":1,"whatever":true}\n', { code: 'older', line: 1, found: 1, known: 2 }],
    ['a format that is no number', '{"format":"1"}\n', { code: 'damaged', line: 1 }],
  ])('%s is refused', (_, text, expected) => {
    expect(fault(text)).toMatchObject(expected);
  });

  const damage: readonly (readonly [string, (line: string) => string])[] = [
    ['cut', (line) => line.slice(0, -2)],
    ['not JSON', () => 'hello'],
    ['null', () => 'null'],
    ['a list', () => '[1,2]'],
    ['an entry without its hash', (line) => line.replace(/,"h":"\w+"/, '')],
    ['one field more', (line) => line.replace(/^\{/, '{"x":1,')],
    ['a negative number', () => '{"n":-1,"seat":0,"action":{"type":"resign"},"h":"0"}'],
    ['a fraction', () => '{"undo":0.5,"h":"0"}'],
    ['an action without type', () => '{"n":1,"seat":0,"action":{},"h":"0"}'],
    ['too long', (line) => line.replace('{', `{${' '.repeat(MOST_LINE)}`)],
  ];
  test.each(damage)('a line that is %s is named, wherever it is', (_, change) => {
    for (let n = 1; n < LINES.length - 1; n++) {
      const text = LINES.map((line, i) => (i === n ? change(line) : line)).join('\n');
      expect(fault(`${text}\n`)).toMatchObject({ code: 'damaged', line: n + 1 });
    }
  });

  test('a line after the end of the game is named', () => {
    expect(fault(`${WHOLE}${LINES[1]}\n`)).toMatchObject({ code: 'damaged', line: LINES.length + 1 });
  });

  test('a line that was left out, doubled or swapped is found by the replay, with its line', () => {
    for (let n = 1; n < LINES.length - 2; n++) {
      const without = LINES.filter((_, i) => i !== n);
      const doubled = LINES.toSpliced(n, 0, LINES[n] ?? '');
      const swapped = LINES.toSpliced(n, 2, LINES[n + 1] ?? '', LINES[n] ?? '');
      for (const [lines, line] of [
        [without, n + 1],
        [doubled, n + 2],
        [swapped, n + 1],
      ] as const) {
        const parsed = read(`${lines.join('\n')}\n`);
        const replayed = replay(parsed.record);
        if (replayed.ok || !('entry' in replayed.error)) throw new Error(`line ${n} was not missed`);
        expect(parsed.lines[replayed.error.entry]).toBe(line);
      }
    }
  });

  test('names are made plain, and a seed that would write on the terminal is refused', () => {
    const header = headerFor(shortRules('text'));
    const seats = header.seats.map((s, i) => ({
      ...s,
      name: ['\u001b[31mRed\u001b]0;x\u0007', '', '\u202eevil'][i] ?? '',
    }));
    const named = headerLine({ ...header, seats });
    expect(read(named).record.header.seats.map(({ name }) => name)).toEqual(['Red', '2', 'evil']);
    for (const seed of ['\u001b[31m', 'a\u009b2J', 'a\nb', '\u202e', 'x'.repeat(201)]) {
      const text = headerLine({ ...header, chance: { dice: 'seed', seed } });
      expect(fault(text)).toMatchObject({ code: 'damaged', line: 1 });
    }
  });

  test('limits: seats, bytes', () => {
    const header = headerFor(shortRules('text'));
    const seats = Array.from({ length: 7 }, () => ({ name: 'a', driver: 'colonel' }));
    expect(fault(headerLine({ ...header, seats }))).toMatchObject({ line: 1 });
    const filler = ' '.repeat(MOST_BYTES);
    expect(fault(WHOLE + filler)).toEqual({ code: 'tooLarge', bytes: WHOLE.length + filler.length });
  });

  test('JSON that nests without end is a fault', () => {
    const deep = '['.repeat(MOST_LINE - 1);
    expect(fault(`${LINES[0]}\n${deep}\n`)).toMatchObject({ line: 2 });
    expect(fault(`${deep}\n`)).toMatchObject({ line: 1 });
    const closed = `{"n":1,"seat":0,"h":"0","action":{"type":"x","a":${'['.repeat(9000)}${']'.repeat(9000)}}}`;
    expect(outcomeOf(`${LINES[0]}\n${closed}\n`)).toMatchObject({ fault: expect.stringContaining('"line":2') });
  });
});

describe('hostile records', () => {
  type Change = (text: string) => string;
  const at = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
  const spot = (text: string, share: number): number => Math.floor(share * text.length);
  const line = (text: string, share: number): readonly [string[], number] => {
    const lines = text.split('\n');
    return [lines, Math.floor(share * lines.length)];
  };
  const json = fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.stringify(value));
  const numbers = fc.constantFrom('-1', '0', '1', '2', '1e999', '0.5', '4294967296', 'null', '""', '"__proto__"', '[]');

  const change: fc.Arbitrary<Change> = fc.oneof(
    fc.tuple(at, fc.string({ unit: 'binary', maxLength: 4 })).map(
      ([a, s]): Change =>
        (text) => {
          const i = spot(text, a);
          return text.slice(0, i) + s + text.slice(i + s.length);
        },
    ),
    fc.tuple(at, at).map(
      ([a, b]): Change =>
        (text) =>
          text.slice(0, spot(text, a)) + text.slice(spot(text, b)),
    ),
    at.map(
      (a): Change =>
        (text) =>
          text.slice(0, spot(text, a)),
    ),
    fc.tuple(at, at).map(
      ([a, b]): Change =>
        (text) => {
          const [lines, i] = line(text, a);
          const j = Math.floor(b * lines.length);
          return lines.toSpliced(i, 0, lines[j] ?? '').join('\n');
        },
    ),
    at.map(
      (a): Change =>
        (text) => {
          const [lines, i] = line(text, a);
          return lines.toSpliced(i, 1).join('\n');
        },
    ),
    // Another value for the first, second, ... value of a line.
    fc.tuple(at, at, fc.oneof(json, numbers)).map(
      ([a, b, value]): Change =>
        (text) => {
          const [lines, i] = line(text, a);
          const old = lines[i] ?? '';
          const values = [...old.matchAll(/(?<=[:[,])("[^"]*"|-?\d+|true|false|null)(?=[,\]}])/g)];
          const chosen = values[Math.floor(b * values.length)];
          if (!chosen) return text;
          const changed = old.slice(0, chosen.index) + value + old.slice(chosen.index + chosen[0].length);
          return lines.toSpliced(i, 1, changed).join('\n');
        },
    ),
    // Another key.
    fc.tuple(at, at, fc.constantFrom('undo', 'outcome', '__proto__', 'constructor', 'n', '')).map(
      ([a, b, key]): Change =>
        (text) => {
          const [lines, i] = line(text, a);
          const old = lines[i] ?? '';
          const keys = [...old.matchAll(/"\w+"(?=:)/g)];
          const chosen = keys[Math.floor(b * keys.length)];
          if (!chosen) return text;
          const changed = `${old.slice(0, chosen.index)}"${key}"${old.slice(chosen.index + chosen[0].length)}`;
          return lines.toSpliced(i, 1, changed).join('\n');
        },
    ),
  );

  test('a changed record is a fault with a line, or the same game', () => {
    let faults = 0;
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), fc.boolean(), (changes, isShort) => {
        const start = isShort ? `${LINES.slice(0, 12).join('\n')}\n` : WHOLE;
        const text = changes.reduce((old, apply) => apply(old), start);
        const outcome = outcomeOf(text);
        if ('fault' in outcome) {
          faults++;
          expect(outcome.fault).toMatch(/"line":\d+|"empty"|"newer"/);
        } else {
          // Without an entry that could tell, another seed or number of seats is simply another game.
          const { record } = read(text);
          if (record.entries.length > 0) expect(STATES).toContain(outcome.state);
        }
      }),
      { numRuns: 800, seed: 1805 },
    );
    expect(faults).toBeGreaterThan(400);
  });

  test('any text is a fault', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), json), (text) => {
        expect(outcomeOf(text)).toHaveProperty('fault');
      }),
      { numRuns: 300, seed: 1805 },
    );
  });
});

test('seats of entries that do not exist are refused by the replay', () => {
  const hostile = LINES.slice(0, 2).map((text, i) =>
    i === 1 ? text.replace(/"seat":\d/, `"seat":${seatOf(5)}`) : text,
  );
  expect(outcomeOf(`${hostile.join('\n')}\n`)).toMatchObject({ fault: expect.stringContaining('"line":2') });
});
