// Exact chances of a fight to the end, by dynamic programming over the dice counts of single rolls (C-ATT-2 to C-ATT-4).
import { compareDice, sortDice } from './dice.js';
import type { Bounds } from './types.js';

export interface Odds {
  /** Armies in the attacking territory, the one that must stay included. */
  readonly attackers: number;
  readonly defenders: number;
  /** Chance to take the territory when both sides roll the most dice and the attacker never stops. */
  readonly win: number;
  /** Expected losses of a side. */
  readonly attackerLosses: number;
  readonly defenderLosses: number;
}

/** How often, of all outcomes of a roll, the defender loses that many armies (index) out of `min(a, d)` at stake. */
export interface RollCounts {
  readonly outcomes: number;
  readonly defenderLoses: readonly number[];
}

/** Points added to the sorted dice of each side (N-LAND-2): on the highest, on the second. */
export interface RollBonus {
  readonly attack: readonly number[];
  readonly defence: readonly number[];
}

const NO_BONUS: RollBonus = { attack: [], defence: [] };

const plus = (dice: readonly number[], bonus: readonly number[]): number[] =>
  sortDice(dice).map((die, i) => die + (bonus[i] ?? 0));

const countRolls = (attackDice: number, defenceDice: number, bonus: RollBonus): RollCounts => {
  const dice = attackDice + defenceDice;
  const outcomes = 6 ** dice;
  const defenderLoses = new Array<number>(Math.min(attackDice, defenceDice) + 1).fill(0);
  for (let code = 0; code < outcomes; code++) {
    const roll: number[] = [];
    for (let i = 0, rest = code; i < dice; i++, rest = Math.floor(rest / 6)) roll.push(1 + (rest % 6));
    const attack = plus(roll.slice(0, attackDice), bonus.attack);
    const lost = compareDice(attack, plus(roll.slice(attackDice), bonus.defence)).defender;
    defenderLoses[lost] = (defenderLoses[lost] ?? 0) + 1;
  }
  return { outcomes, defenderLoses };
};

const counted = new Map<string, RollCounts>();
const bonusKey = ({ attack, defence }: RollBonus): string => `${attack.join('+')}:${defence.join('+')}`;

/** Every outcome of one roll, enumerated through the comparison of C-ATT-4. 3 against 2: 2275, 2611, 2890 of 7776. */
export const rollCounts = (attackDice: number, defenceDice: number, bonus: RollBonus = NO_BONUS): RollCounts => {
  const key = `${attackDice}/${defenceDice}/${bonusKey(bonus)}`;
  const known = counted.get(key) ?? countRolls(attackDice, defenceDice, bonus);
  counted.set(key, known);
  return known;
};

export interface DiceRules {
  readonly attackDice: (armies: number, defenders: number) => Bounds | null;
  readonly defenceDice: (armies: number) => Bounds;
}

/** Largest armies that `fightOdds` takes on either side. */
export const MOST_ARMIES = 1000;

/** Three numbers for each pair: chance to win and expected losses of both sides. */
type Table = { readonly size: number; readonly cells: Float64Array };

interface Fight {
  readonly dice: DiceRules;
  readonly bonus: RollBonus;
}

const fillCell = (cells: Float64Array, size: number, a: number, d: number, { dice, bonus }: Fight): void => {
  const range = dice.attackDice(a, d);
  if (range === null) return;
  const { outcomes, defenderLoses } = rollCounts(range[1], dice.defenceDice(d)[1], bonus);
  const at = 3 * (a * size + d);
  defenderLoses.forEach((count, lost) => {
    const chance = count / outcomes;
    const attackerLost = defenderLoses.length - 1 - lost;
    const next = 3 * ((a - attackerLost) * size + (d - lost));
    cells[at] = (cells[at] ?? 0) + chance * (d === lost ? 1 : (cells[next] ?? 0));
    cells[at + 1] = (cells[at + 1] ?? 0) + chance * (attackerLost + (cells[next + 1] ?? 0));
    cells[at + 2] = (cells[at + 2] ?? 0) + chance * (lost + (cells[next + 2] ?? 0));
  });
};

const buildTable = (size: number, fight: Fight): Table => {
  const cells = new Float64Array(3 * size * size);
  for (let a = 2; a < size; a++) for (let d = 1; d < size; d++) fillCell(cells, size, a, d, fight);
  return { size, cells };
};

const tables = new WeakMap<DiceRules, Map<string, Table>>();

/**
 * The odds of a fight to the end between `attackers` armies in the attacking territory and `defenders`, whole numbers
 * from 1 to MOST_ARMIES (1000). Tables are kept by `dice`, so pass the same object (a profile) each time.
 */
export const fightOdds = (dice: DiceRules, attackers: number, defenders: number, bonus: RollBonus = NO_BONUS): Odds => {
  const most = Math.max(attackers, defenders);
  if (!(most <= MOST_ARMIES)) throw new Error(`bug: odds of ${attackers} against ${defenders}`);
  const known = tables.get(dice) ?? new Map<string, Table>();
  tables.set(dice, known);
  const key = bonusKey(bonus);
  let table = known.get(key);
  if (!table || table.size <= most) {
    table = buildTable(Math.max(32, 2 ** Math.ceil(Math.log2(most + 1))), { dice, bonus });
    known.set(key, table);
  }
  const { size, cells } = table;
  const at = 3 * (attackers * size + defenders);
  const value = (offset: number): number => cells[at + offset] ?? 0;
  return { attackers, defenders, win: value(0), attackerLosses: value(1), defenderLosses: value(2) };
};
