// The documents say what is: paths that exist, options that are there, an example that plays.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import {
  type Action,
  advance,
  create,
  decision,
  hash,
  headerOf,
  legalActions,
  loadRules,
  OFFER_FIELDS,
  type RecordEntry,
  replay,
  type Seat,
  shortHash,
  startTimeline,
  undo,
} from '../src/core/index.js';
import { entryLine, headerLine, parseRecord } from '../src/table/recordText.js';
import { applyNow } from './support/moments.js';

const root = new URL('..', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'docs/ARCHITECTURE.md', 'docs/BOTS.md', 'docs/RECORD.md'];

describe('paths', () => {
  /** Folders and files of the project in backticks: `src/core/`, `tools/bench.ts`. */
  const PATH = /`((?:src|test|tools|docs|bin)\/[\w./-]*)`/g;
  const LINK = /\]\((?!https?:)([^)#]+)[^)]*\)/g;

  test.each(DOCUMENTS)('%s names what exists', (document) => {
    const text = read(document);
    const folder = new URL(document, root);
    const named = [...text.matchAll(PATH)].map(([, path]) => new URL(path ?? '', root));
    const linked = [...text.matchAll(LINK)].map(([, path]) => new URL(path ?? '', folder));
    const missing = [...named, ...linked].map((url) => fileURLToPath(url)).filter((path) => !existsSync(path));
    expect(missing).toEqual([]);
  });

  test('docs/ARCHITECTURE.md has a place for each folder and file that is named in its code map', () => {
    const text = read('docs/ARCHITECTURE.md');
    const sections = [...text.matchAll(/^### `src\/([\w/.]+)`/gm)].map(([, path]) => path);
    expect(sections).toEqual(expect.arrayContaining(['core/', 'bots/', 'table/', 'tui/', 'text/', 'cli/']));
  });
});

test('README.md: every option that it names is one of the command line', () => {
  const known = [
    'src/cli.ts',
    ...readdirSync(new URL('src/cli/commands', root)).map((name) => `src/cli/commands/${name}`),
  ]
    .map(read)
    .join();
  const options = [...read('README.md').matchAll(/--[a-z][a-z-]*/g)].map(([option]) => option);
  expect(options.filter((option) => !known.includes(option))).toEqual([]);
});

describe('the pictures of README.md', () => {
  const pictures = read('README.md').match(/<picture>.*?<\/picture>/gs) ?? [];

  test('each has a dark and a light version of the same name, and says in words what is seen', () => {
    const names = pictures.map((picture) => {
      const [, dark] = /\(prefers-color-scheme: dark\)" srcset="(docs\/pictures\/\w+)-dark\.svg"/.exec(picture) ?? [];
      const [, light, alt = ''] = /<img src="(docs\/pictures\/\w+)-light\.svg" alt="([^"]+)"/.exec(picture) ?? [];
      expect(light).toBe(dark);
      expect(alt.length).toBeGreaterThan(80);
      return dark;
    });
    expect(new Set(names).size).toBe(names.length);
  });

  test('are all there, and docs/pictures has no others', () => {
    const named = pictures.flatMap((picture) => picture.match(/docs\/pictures\/[\w-]+\.svg/g) ?? []);
    expect(named.length).toBeGreaterThan(0);
    expect(readdirSync(new URL('docs/pictures', root)).sort()).toEqual(
      named.map((path) => path.replace('docs/pictures/', '')).sort(),
    );
  });
});

/** The game of the example: an army is placed, taken back and placed elsewhere; then all but one resign. */
const exampleLines = (): string[] => {
  const loaded = loadRules({
    variant: 'classic',
    profile: 'en',
    board: 'world',
    players: 3,
    options: { deal: true, rounds: null, defence: ['auto', 'auto', 'auto'], resign: 'neutral', napoleon: null },
  });
  if (!loaded.ok) throw new Error(loaded.error.code);
  const rules = loaded.value;
  const chance = { dice: 'seed', seed: 'austerlitz' } as const;
  const seats = ['Ann', 'Bob', 'Cleo'].map((name) => ({ name, driver: 'person' }));
  let timeline = startTimeline(create(rules, chance));
  const lines = [headerLine(headerOf(rules, chance, seats))];
  const write = (entry: RecordEntry): void => void lines.push(entryLine(entry));
  const play = (seat: Seat, action: Action): void => {
    const step = applyNow(rules, timeline, seat, action);
    if (!step.ok) throw new Error(step.error.rule);
    timeline = advance(timeline, seat, step.value);
    write({ n: timeline.state.actions, seat, action, h: shortHash(timeline.state) });
  };
  const [first, second] = legalActions(rules, timeline.state);
  const seat = decision(rules, timeline.state)?.seat;
  if (!first || !second || seat === undefined) throw new Error('nothing is asked');
  play(seat, first);
  timeline = undo(rules, timeline, 1) ?? timeline;
  write({ n: timeline.state.actions, undo: 1, h: shortHash(timeline.state) });
  play(seat, second);
  play(0 as Seat, { type: 'resign' });
  play(1 as Seat, { type: 'resign' });
  const { state } = timeline;
  if (state.outcome === null) throw new Error('the game goes on');
  return [...lines, entryLine({ outcome: state.outcome, hash: hash(state) })];
};

describe('docs/RECORD.md', () => {
  const [, example = ''] = /```jsonl\n(.*?)```/s.exec(read('docs/RECORD.md')) ?? [];

  test('the example is what the program writes', () => {
    expect(example.split('\n')).toEqual(exampleLines().join('').split('\n'));
  });

  test('the example can be read and replayed', () => {
    const parsed = parseRecord(example);
    expect(parsed.ok && replay(parsed.value.record).ok).toBe(true);
  });

  test('every kind of action is described', () => {
    const record = read('docs/RECORD.md');
    const missing = Object.entries(OFFER_FIELDS).flatMap(([type, row]) => {
      const line = record.split('\n').find((text) => text.startsWith('| ') && text.includes(`\`${type}\``));
      return [type, ...Object.keys(row)].filter((name) => !line?.includes(`\`${name}\``));
    });
    expect(missing).toEqual([]);
  });
});

describe('a fresh clone', () => {
  test('plays and tests by the two commands of the README, building what it needs', () => {
    const readme = readFileSync('README.md', 'utf8');
    expect(readme).toMatch(/^npm ci && npm start\b/m);
    expect(readme).toMatch(/^npm cit\b/m);
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    expect(scripts['prestart']).toBe('node tools/built.js');
    expect(scripts['test']).toContain('npm run build');
    // An install of the tarball builds nothing, and says nothing.
    expect(scripts).not.toHaveProperty('prepare');
  });
});
