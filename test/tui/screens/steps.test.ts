// What holds at every step of every variant at the smallest size, the largest and one between in turn: of each kind of question to seat 0, and of each kind of choice
// on the way to an answer. A few whole screens, to be looked at, are in whole.test.ts and frames.test.ts.
import { describe, expect, test } from '@jest/globals';
import { BOTS } from '../../../src/bots/index.js';
import { playBots } from '../../../src/bots/selfPlay.js';
import {
  type Decision,
  decision,
  findProfile,
  legalAnswer,
  loadRules,
  type Rules,
  type State,
  VARIANTS,
  type VariantId,
} from '../../../src/core/index.js';
import { frameOf } from '../../../src/tui/frame/frame.js';
import { layoutFor, type Rect } from '../../../src/tui/frame/layout.js';
import type { Model, Size } from '../../../src/tui/model.js';
import { begin, chanceOf, seatsOf, withGame } from '../../support/setups.js';
import { itemsOf, modelOf, press, titleOf } from '../support/games.js';
import { columnsOf, lineText, rowsText } from '../support/screens.js';

const SMALLEST: Size = { columns: 80, rows: 24 };
const LARGEST: Size = { columns: 200, rows: 55 };
const BETWEEN: readonly Size[] = [
  { columns: 100, rows: 30 },
  { columns: 120, rows: 36 },
  { columns: 160, rows: 48 },
];

const sizeInTurn = (sizes: readonly Size[], n: number): Size => sizes[n % sizes.length] ?? SMALLEST;

const NAMES = ['Ney', 'Lannes', 'Murat', 'Davout', 'Soult', 'Berthier'];

const rulesOf = (variant: VariantId, seed: string): Rules => {
  const found = findProfile(variant, 'en');
  if (!found.ok) throw new Error(`test: ${variant}`);
  const { startArmies, boards, hasNapoleon } = found.value;
  const players = Math.min(4, Math.max(...Object.keys(startArmies).map(Number)));
  const each = <T>(value: T): T[] => Array.from({ length: players }, () => value);
  const rules = loadRules({
    variant,
    profile: 'en',
    board: boards[0] ?? '',
    players,
    options: {
      deal: false,
      rounds: null,
      defence: each('ask' as const),
      resign: 'bot',
      napoleon: hasNapoleon
        ? { hands: 'printed', empirePoints: 'mission', autoClaim: false, reactions: each('each' as const) }
        : null,
    },
  });
  if (!rules.ok) throw new Error(`test: ${rules.error.code}`);
  const seats = each(null).map((_, i) => ({ name: NAMES[i] ?? '', driver: i === 0 ? 'person' : 'colonel' }));
  return withGame(rules.value, seed, seats);
};

/** What makes a question another one to look at. */
const kindOf = (open: Decision, state: State): string => {
  if (open.kind === 'place')
    return `place ${state.turn.round === 0 ? 'in setup' : 'in a turn'}${open.of === 0 ? '' : ' for a neutral'}`;
  if (open.kind === 'react') return `react ${open.window}`;
  if (open.kind === 'deploy') return `deploy ${open.what}`;
  return open.kind;
};

const CLASSIC = ['attack', 'claim', 'defend', 'fortify', 'moveIn', 'place in a turn', 'place in setup', 'trade'];
const QUESTIONS: Readonly<Record<VariantId, readonly string[]>> = {
  classic: CLASSIC,
  'napoleon-basic': CLASSIC,
  'two-player': [...CLASSIC.filter((kind) => kind !== 'claim'), 'place in setup for a neutral'].sort(),
  napoleon: [
    'claim',
    'claimMission',
    'combat',
    'defend',
    'deploy fortification',
    'deploy general',
    'gift',
    'manoeuvre',
    'moveIn',
    'muster',
    'place in setup',
    'react afterCapture',
    'react afterRoll',
    'react beforeRoll',
  ],
};

const GAMES = 3;

/** The first position of each kind of question to seat 0, by kind, in games of bots. */
const positionsOf = (variant: VariantId): ReadonlyMap<string, readonly [Rules, State]> => {
  const found = new Map<string, readonly [Rules, State]>();
  for (let n = 0; n < GAMES; n++) {
    const rules = rulesOf(variant, `steps ${n}`);
    const look = (state: State): void => {
      const open = decision(rules, state);
      if (open?.seat !== 0 || found.has(kindOf(open, state))) return;
      found.set(kindOf(open, state), [rules, state]);
    };
    look(begin(rules).state);
    playBots(
      rules,
      chanceOf(rules),
      seatsOf(rules).map(() => BOTS.colonel(rules)),
      undefined,
      ({ state }) => look(state),
    );
  }
  return found;
};

const isPlace = ({ board }: Rules, id: string): boolean => board.index.has(id) || board.zoneIndex.has(id);

/** Choices that lead to steps of the same kind: `from-east-prussia` -> `from-*`, `defend-2` -> `defend-*`. */
const sortOf = ({ context: { rules } }: Model, id: string): string => {
  const parts = id.split('-');
  const from = parts.findIndex((part, n) => /\d/.test(part) || isPlace(rules, parts.slice(n).join('-')));
  return from < 0 ? id : [...parts.slice(0, from), '*'].join('-');
};

/** What a list leads to: the further step, or the answer. */
interface Way {
  readonly path: string;
  readonly model: Model;
  /** The step that it came from; null where the question begins. */
  readonly before: Model | null;
}

const DEPTH = 4;

/** Where in answering the question a model is. */
const placeOf = ({ stage, confirm, filter }: Model): string => JSON.stringify([stage, confirm, filter]);

/** The steps that a question leads to: of each kind of choice the first. Every choice leads on, or is a legal answer. */
const stepsFrom = (way: Way, depth = 0): readonly Way[] => {
  const { path, model } = way;
  if (depth >= DEPTH || model.stage.at === 'number') return [way];
  const seen = new Set<string>();
  const further = itemsOf(model).flatMap(({ id }, cursor): readonly Way[] => {
    const sort = sortOf(model, id);
    if (seen.has(sort)) return [];
    seen.add(sort);
    const chosen = press({ ...model, cursor }, '<enter>');
    for (const effect of chosen.effects) {
      if (effect.do !== 'answer') continue;
      const { decision: open } = model;
      expect({ path, id, legal: open !== null && legalAnswer(open, effect.action) !== null }).toMatchObject({
        legal: true,
      });
    }
    const isStep = chosen.effects.length === 0 && placeOf(chosen.model) !== placeOf(model);
    const isSaid = chosen.model.notice !== model.notice;
    expect({ path, id, leads: isStep || isSaid || chosen.effects.length > 0 }).toMatchObject({ leads: true });
    const next = { path: `${path} › ${sort}`, model: chosen.model, before: { ...model, cursor } };
    return isStep ? stepsFrom(next, chosen.model.confirm ? DEPTH : depth + 1) : [];
  });
  return [way, ...further];
};

const within = (rows: readonly string[], { x, y, columns, rows: height }: Rect): string[] =>
  rows.slice(y, y + height).map((row) => [...row].slice(x, x + columns).join(''));

const POINTER = '❯ ';

/** What must hold of a screen; the rows of the question, without blank ends, for comparing sizes. */
const checkScreen = ({ path, model, before }: Way, size: Size): readonly string[] => {
  const sized = { ...model, size };
  const { rows: lines } = frameOf(sized);
  const rows = rowsText(sized);
  const layout = layoutFor(sized);
  const prompt = within(rows, layout.prompt);
  const border = (y: number): string => within(rows, { ...layout.prompt, y, rows: 1 })[0] ?? '';
  // Titles and, in frames, keys stand in the borders of the prompt.
  const above = border(layout.prompt.y - 1);
  const keys =
    within(rows, layout.keys).join('') + (layout.isFramed ? border(layout.prompt.y + layout.prompt.rows) : '');
  const shown = (what: string, isSo: boolean): void => {
    if (!isSo) throw new Error(`${path}, ${size.columns}x${size.rows}: ${what}\n${rows.join('\n')}`);
  };
  shown('a row for each row of the terminal', lines.length === size.rows);
  shown(
    'rows as wide as the terminal',
    lines.every((line) => columnsOf(line) === size.columns),
  );
  shown('no word of a program', !/undefined|null|NaN|\[object|\{\w+\}/.test(rows.join('\n')));
  shown('whose turn it is in the first row', (rows[0] ?? '').includes(NAMES[sized.view.turn.seat] ?? '-'));
  shown('the key that answers', /⏎|Enter/.test(keys));
  shown('help', model.confirm !== null || keys.includes('?'));
  shown('the key that goes back', before === null || /esc/i.test(keys));
  for (const { name } of model.context.seats)
    shown(`${name} in the panels`, layout.players === null || rows.slice(1).some((row) => row.includes(name)));
  if (model.confirm !== null) return prompt.map((row) => row.trimEnd());

  const title = titleOf(sized);
  const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const wanted = plain(title).slice(0, 24).trim();
  shown(
    'the title of the question',
    [above, prompt.slice(0, 2).join(' ')].some((text) => plain(text).includes(wanted)),
  );
  const { stage } = sized;
  if (stage.at === 'number') {
    for (const number of [stage.min, stage.max, stage.value])
      shown(
        `the number ${number}`,
        prompt.some((row) => new RegExp(`(?<!\\d)${number}(?!\\d)`).test(row)),
      );
    return prompt.map((row) => row.trimEnd());
  }
  const items = itemsOf(sized);
  const pointed = prompt.filter((row) => row.startsWith(POINTER) || row.includes(` ${POINTER}`));
  const [text = ''] = (items[sized.cursor]?.line ?? []).map((part) => part.text.trim()).filter((part) => part !== '');
  shown(
    'one pointer, at what is chosen',
    pointed.length === 1 && (pointed[0] ?? '').includes(text.slice(0, 24).trimEnd()),
  );
  const isWhole = items.every(({ line }) => prompt.some((row) => row.includes(lineText(line).trimEnd().slice(0, 40))));
  const count = / (\d+)\/(\d+)(?= )/.exec(above);
  shown('how long the list is, where it is longer than its room', isWhole || count?.[2] === `${items.length}`);
  return prompt.map((row) => row.trimEnd());
};

/** The same step with the last choice pointed at. */
const atEnd = (way: Way): Way =>
  way.model.stage.at === 'number' || way.model.confirm !== null
    ? way
    : { ...way, path: `${way.path}, at the end`, model: press(way.model, '<end>').model };

/** Rows of a list, however far the window reaches. */
const listed = (rows: readonly string[]): number => rows.filter((row) => /^(❯ | {2}\S)/.test(row)).length;

describe.each(VARIANTS)('%s', (variant) => {
  const positions = positionsOf(variant);

  test('asks all the questions that it can ask', () => {
    expect([...positions.keys()].sort()).toEqual(QUESTIONS[variant]);
  });

  test.each([...positions])('%s', (kind, [rules, state]) => {
    const steps = stepsFrom({ path: kind, model: modelOf(rules, state), before: null });
    for (const [n, way] of steps.entries()) {
      // The end of a list at one size in turn: its window is the same code at all of them.
      const between = sizeInTurn(BETWEEN, n);
      checkScreen(atEnd(way), sizeInTurn([SMALLEST, ...BETWEEN, LARGEST], n));
      const counts = [SMALLEST, between, LARGEST].map((size) => listed(checkScreen(way, size)));
      // A larger terminal never shows fewer choices.
      expect({ path: way.path, counts }).toEqual({ path: way.path, counts: [...counts].sort((a, b) => a - b) });
      if (way.before === null) continue;
      expect({ path: way.path, back: placeOf(press(way.model, '<escape>').model) }).toEqual({
        path: way.path,
        back: placeOf(way.before),
      });
    }
  });
});
