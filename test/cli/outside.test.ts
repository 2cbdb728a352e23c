// Bots that are programs of their own: those that play, and those that do not behave.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import ts from 'typescript';
import { newGame, savedGame } from '../../src/cli/games.js';
import { setupOf } from '../../src/cli/options.js';
import { startProgram } from '../../src/cli/outside.js';
import { simulate } from '../../src/cli/simulate.js';
import { messagesIn } from '../../src/text/index.js';

jest.setTimeout(120_000);

const m = messagesIn('en');
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'risk-outside-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Played {
  readonly result: { readonly games: number; readonly finished: number; readonly hashes: readonly string[] };
  readonly told: string;
}

const play = async (command: string, variant = 'classic', rounds: string | null = '2'): Promise<Played> => {
  let [out, told] = ['', ''];
  const output = {
    print: (text: string) => {
      out += text;
    },
    error: (text: string) => {
      told += text;
    },
    errorIsTerminal: false,
    now: () => 0,
  };
  const flags = {
    variant,
    players: '3',
    deal: true,
    seed: 'outside',
    json: true,
    bots: `exec:${command},recruit,recruit`,
  };
  await simulate(rounds === null ? flags : { ...flags, rounds }, m, output);
  return { result: JSON.parse(out), told };
};

/** A program of one expression, which has `say` and gets the lines as `ask(message)`. */
const program = (name: string, body: string): string => {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(
    path,
    `import { createInterface } from 'node:readline';
const say = (what) => process.stdout.write(typeof what === 'string' ? what : JSON.stringify(what) + '\\n');
${body}
createInterface({ input: process.stdin }).on('line', (line) => ask(JSON.parse(line)));`,
  );
  return `node ${path}`;
};

describe('a program that plays', () => {
  const hasPython = spawnSync('python3', ['--version']).status === 0;
  const testPython = hasPython ? test : test.skip;

  testPython('the example in Python, where there is python3', async () => {
    const { result, told } = await play(`python3 ${join('docs', 'examples', 'bot.py')}`);
    expect(told).toBe('');
    expect(result).toMatchObject({ games: 1, finished: 1 });
  });

  test('the example in TypeScript', async () => {
    const source = readFileSync(join('docs', 'examples', 'bot.ts'), 'utf8');
    const { outputText } = ts.transpileModule(source, {
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
    });
    writeFileSync(join(folder, 'bot.mjs'), outputText);
    const { result, told } = await play(`node ${join(folder, 'bot.mjs')}`, 'napoleon', null);
    expect(told).toBe('');
    expect(result).toMatchObject({ games: 1, finished: 1 });
  });

  test.each(['bot.py', 'bot.ts'])('%s is about forty lines', (name) => {
    const lines = readFileSync(join('docs', 'examples', name), 'utf8')
      .trim()
      .split('\n');
    expect(lines.length).toBeLessThanOrEqual(50);
  });
});

test('only the command line starts programs: a record that names one, and the same table once more, do not', async () => {
  const proof = join(folder, 'started');
  const path = join(folder, 'named.risk.jsonl');
  const flags = { variant: 'classic', players: '3', deal: true, seed: 'named', bots: `exec:touch ${proof}` };
  const game = setupOf(m, flags, 1);
  const env = { RISK_NAPOLEON_STATE: folder, HOME: folder };
  expect(game.seats.map(({ driver }) => driver)).toContain(`exec:touch ${proof}`);
  const begun = newGame({ game, placeForMe: false, file: path }, m, env);
  expect(begun.outside ?? null).toBeNull();
  begun.record?.close();
  const again = savedGame(path, m, env);
  expect(again.outside ?? null).toBeNull();
  again.record?.close();
  expect(existsSync(proof)).toBe(false);
  const asked = newGame({ game, placeForMe: false, file: false, programs: true }, m, env);
  expect(asked.outside ?? null).not.toBeNull();
  asked.outside?.close();
});

describe('a program that fails is told of once, and a built-in level plays on', () => {
  const bad: readonly (readonly [keyof typeof m.bots.faults, string, string])[] = [
    ['ended', 'gone', 'const ask = () => process.exit(3);'],
    ['notJson', 'babble', "const ask = () => say('hello there\\n');"],
    ['noAnswer', 'another', 'const ask = ({ question }) => say({ question: question + 7, answer: {} });'],
    ['noAnswer', 'chatty', 'const ask = () => { for (let i = 0; i < 2000; i++) say({ odds: { attackers: 3 } }); };'],
    [
      'illegal',
      'cheat',
      "const ask = ({ question }) => question === undefined || say({ question, answer: { type: 'win' } });",
    ],
    ['flood', 'gush', "const ask = () => { for (let i = 0; i < 40; i++) say('x'.repeat(100_000)); };"],
  ];

  test.each(bad)('%s', async (fault, name, body) => {
    const { result, told } = await play(program(name, body));
    expect(result).toMatchObject({ games: 1, finished: 1 });
    expect(told).toBe(`${m.bots.outside('Ney', m.bots.faults[fault], 'Colonel')}\n`);
    expect(told).not.toMatch(/\x1b/);
  });

  test('one that never answers is late, and ends when its input does', async () => {
    const lines = startProgram('cat > /dev/null');
    expect(await lines.next(1)).toEqual({ fault: 'late' });
    lines.close();
    expect(await lines.next(60_000)).toEqual({ fault: 'late' });
  });

  test('a command that does not exist', async () => {
    const { result, told } = await play('/no/such/program --at-all');
    expect(result.finished).toBe(1);
    expect(told).toContain(m.bots.faults.ended);
  });

  test('D-1: what it never answered is played as the built-in level plays', async () => {
    const [one, two] = [await play(program('first', 'const ask = () => process.exit(0);')), await play('false')];
    expect(one.result.hashes).toEqual(two.result.hashes);
  });
});
