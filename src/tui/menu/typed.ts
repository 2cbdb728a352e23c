// What is typed in the menu: a name, a number of rounds, a seed. Pure.
import { cutColumns, NAME_COLUMNS, plainName, plainText } from '../../text/index.js';
import { type Choices, withName } from './choices.js';
import type { Menu, MenuStep } from './menu.js';
import { MOST_ROUNDS } from './tableOptions.js';

/** Characters of a seed. */
export const MOST_SEED = 64;

const TYPED_STEPS = ['name', 'rounds', 'seed'] as const;
type TypedStep = (typeof TYPED_STEPS)[number];

/** Whether something is typed in that step. */
export const isTyped = (step: MenuStep): step is TypedStep => TYPED_STEPS.some((typed) => typed === step);

/** The most columns of what is typed. */
const TYPED_COLUMNS: Readonly<Record<TypedStep, number>> = { name: NAME_COLUMNS, rounds: 4, seed: MOST_SEED };

/** `text` typed into the name, the rounds or the seed; what cannot be part of it is left out. */
export const typeText = (menu: Menu, text: string): Menu => {
  if (!isTyped(menu.step)) return menu;
  const plain = menu.step === 'rounds' ? text.replace(/\D/g, '') : text.replace(/\s+/g, ' ');
  const typed = cutColumns(`${menu.typed}${plain}`.trimStart(), TYPED_COLUMNS[menu.step]);
  // Marks have no width.
  return typed.length > MOST_SEED ? menu : { ...menu, typed };
};

export const eraseText = (menu: Menu): Menu => ({ ...menu, typed: [...menu.typed].slice(0, -1).join('') });

/** What was typed counts: a name where there is one, rounds within their bounds, a seed; without it what is usual. */
export const acceptText = (menu: Menu): Menu => {
  const { choices, seat, typed } = menu;
  const backTo = (change: Partial<Choices>, pointed: string): Menu => ({
    ...menu,
    step: 'options',
    pointed,
    choices: { ...choices, ...change },
  });
  if (menu.step === 'rounds') {
    const rounds = Math.min(MOST_ROUNDS, Number(typed));
    return backTo({ options: { ...choices.options, rounds: rounds > 0 ? rounds : null } }, 'rounds');
  }
  if (menu.step === 'seed') return backTo({ seed: plainText(typed).trim() || null }, 'seed');
  const name = plainName(typed, choices.seats[seat]?.name ?? '');
  return { ...menu, step: 'seat', choices: withName(choices, seat, name) };
};
