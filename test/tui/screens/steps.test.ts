// Every step of every variant at five sizes, as text: what a person in seat 0 sees of each kind of question, and of each
// kind of choice on the way to an answer. The map has pictures of its own (test/tui/board); its place is left out here.
import { describe, expect, test } from '@jest/globals';
import { BOTS } from '../../../src/bots/index.js';
import { playBots } from '../../../src/bots/selfPlay.js';
import {
  create,
  type Decision,
  decision,
  findProfile,
  loadRules,
  type Rules,
  type State,
  VARIANTS,
  type VariantId,
} from '../../../src/core/index.js';
import { layoutOf } from '../../../src/tui/frame/layout.js';
import type { Model, Size } from '../../../src/tui/model.js';
import { itemsOf, modelOf, press } from '../support/games.js';
import { rowsText } from '../support/screens.js';

const SIZES: readonly Size[] = [
  { columns: 80, rows: 24 },
  { columns: 100, rows: 30 },
  { columns: 120, rows: 36 },
  { columns: 160, rows: 48 },
  { columns: 200, rows: 55 },
];

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
    seed,
    seats: each(null).map((_, i) => ({ name: NAMES[i] ?? '', driver: i === 0 ? 'person' : 'colonel' })),
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
  return rules.value;
};

/** What makes a question another one to look at. */
const kindOf = (open: Decision, state: State): string => {
  if (open.kind === 'place')
    return `place ${state.turn.round === 0 ? 'in setup' : 'in a turn'}${open.of === 0 ? '' : ' for a neutral'}`;
  if (open.kind === 'react') return `react ${open.window}`;
  if (open.kind === 'deploy') return `deploy ${open.what}`;
  return open.kind;
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
    look(create(rules).state);
    playBots(
      rules,
      rules.setup.seats.map(() => BOTS.colonel(rules)),
      undefined,
      ({ state }) => look(state),
    );
  }
  return found;
};

/** `group-from:paris` -> `group-from`: choices that lead to steps of the same kind. */
const sortOf = (id: string): string => id.replace(/[:-][^:-]*$/, '');

const DEPTH = 3;

/** The screens that a question leads to, each by the choices that lead there. */
const stepsFrom = (model: Model, path: string, depth = 0): (readonly [string, Model])[] => {
  if (depth >= DEPTH || model.stage.at === 'number') return [[path, model]];
  const seen = new Set<string>();
  const further = itemsOf(model).flatMap(({ id }, n): (readonly [string, Model])[] => {
    const sort = sortOf(id);
    if (seen.has(sort)) return [];
    seen.add(sort);
    const chosen = press(model, `<home>${'<down>'.repeat(n)}<enter>`);
    const isStep = chosen.effects.length === 0 && (chosen.model.stage !== model.stage || chosen.model.confirm !== null);
    return isStep ? stepsFrom(chosen.model, `${path} › ${sort}`, chosen.model.confirm ? DEPTH : depth + 1) : [];
  });
  return [[path, model], ...further];
};

/**
 * The rows that say something, with their numbers: the map's place is blank. The panels beside it are looked at where a
 * question begins; on the way to its answer they stay as they are.
 */
const textAt = (model: Model, size: Size, isFirst: boolean): string => {
  const { title, prompt, keys } = layoutOf(size);
  return rowsText({ ...model, size })
    .map((row, y) => {
      const rect = [title, prompt, keys].find((r) => y >= r.y && y < r.y + r.rows);
      return isFirst || rect === undefined ? row : [...row].slice(rect.x, rect.x + rect.columns).join('');
    })
    .flatMap((row, y) => {
      const isShown = isFirst || y < 1 || y >= prompt.y;
      return row.trim() === '' || !isShown ? [] : [`${`${y}`.padStart(2)}│${row.trimEnd()}`];
    })
    .join('\n');
};

describe.each(VARIANTS)('%s', (variant) => {
  const positions = positionsOf(variant);

  test('asks all the questions that it can ask', () => {
    expect([...positions.keys()].sort()).toMatchSnapshot();
  });

  test.each([...positions])('%s', (kind, [rules, state]) => {
    const steps = stepsFrom(modelOf(rules, state), kind);
    for (const [path, model] of steps) {
      for (const size of SIZES) {
        expect(textAt(model, size, path === kind)).toMatchSnapshot(`${path}, ${size.columns}x${size.rows}`);
      }
    }
  });
});
