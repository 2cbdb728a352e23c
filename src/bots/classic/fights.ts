// How many armies a fight to the end leaves, exactly: a distribution, where core's odds have means. Counted once for each
// rulebook's dice.
import { type DiceRules, rollCounts } from '../../core/index.js';

/** Larger armies are counted as if both sides were smaller by the same factor. */
const MOST = 96;

/** By attackers, then by armies left when the defender has fallen: the chance of exactly that. */
type Row = readonly Float64Array[];

interface Table {
  /** By defenders. */
  readonly rows: Row[];
  /** By defenders, by attackers. */
  readonly wins: Float64Array[];
}

const tables = new WeakMap<DiceRules, Table>();

const firstRow = (): Float64Array[] =>
  Array.from({ length: MOST + 1 }, (_, a) => {
    const left = new Float64Array(a + 1);
    left[a] = 1;
    return left;
  });

const addRow = (dice: DiceRules, table: Table): void => {
  const d = table.rows.length;
  const row: Float64Array[] = [];
  for (let a = 0; a <= MOST; a++) {
    const left = new Float64Array(a + 1);
    const range = a < 2 ? null : dice.attackDice(a, d);
    if (range !== null) {
      const { outcomes, defenderLoses } = rollCounts(range[1], dice.defenceDice(d)[1]);
      defenderLoses.forEach((count, lost) => {
        const chance = count / outcomes;
        const attackers = a - (defenderLoses.length - 1 - lost);
        const next = lost === 0 ? row[attackers] : table.rows[d - lost]?.[attackers];
        if (next) for (let k = 0; k < next.length; k++) left[k] = (left[k] ?? 0) + chance * (next[k] ?? 0);
      });
    }
    row.push(left);
  }
  table.rows.push(row);
  table.wins.push(Float64Array.from(row, (left) => left.reduce((sum, p) => sum + p, 0)));
};

const tableFor = (dice: DiceRules, defenders: number): Table => {
  let table = tables.get(dice);
  if (!table) {
    const row = firstRow();
    table = { rows: [row], wins: [Float64Array.from(row, () => 1)] };
    tables.set(dice, table);
  }
  while (table.rows.length <= defenders) addRow(dice, table);
  return table;
};

/** Both sides made small enough for the tables. */
const scaleFor = (attackers: number, defenders: number): number => Math.max(1, attackers / MOST, defenders / MOST);

/** Chance that `attackers` armies, the one that stays included, take a territory with `defenders`. */
export const winOf = (dice: DiceRules, attackers: number, defenders: number): number => {
  const scale = scaleFor(attackers, defenders);
  const [a, d] = [Math.floor(attackers / scale), Math.max(1, Math.round(defenders / scale))];
  return tableFor(dice, d).wins[d]?.[a] ?? 0;
};

/** Chances of each number of armies, from `low` on; their sum is the chance that things have gone well so far. */
export interface Spread {
  readonly low: number;
  readonly chances: Float64Array;
}

export const certain = (armies: number): Spread => ({ low: armies, chances: Float64Array.of(1) });

export const chanceOf = ({ chances }: Spread): number => {
  let sum = 0;
  for (let i = 0; i < chances.length; i++) sum += chances[i] ?? 0;
  return sum;
};

/** The mean number of armies, given that things have gone well. */
export const meanOf = ({ low, chances }: Spread): number => {
  let [sum, weight] = [0, 0];
  for (let i = 0; i < chances.length; i++) {
    const chance = chances[i] ?? 0;
    sum += chance * (low + i);
    weight += chance;
  }
  return weight === 0 ? 0 : sum / weight;
};

/** The same with `armies` fewer; what would fall below one army is lost. */
export const without = ({ low, chances }: Spread, armies: number): Spread => {
  const next = low - armies;
  return next >= 1 ? { low: next, chances } : { low: 1, chances: chances.subarray(Math.min(chances.length, 1 - next)) };
};

/** The armies left after a fight to the end against `defenders`: those that stay included. */
export const afterFight = (dice: DiceRules, { low, chances }: Spread, defenders: number): Spread => {
  const most = low + chances.length - 1;
  const scale = scaleFor(most, defenders);
  const d = Math.max(1, Math.round(defenders / scale));
  const row = tableFor(dice, d).rows[d] ?? [];
  const left = new Float64Array(most + 1);
  for (let i = 0; i < chances.length; i++) {
    const chance = chances[i] ?? 0;
    if (chance === 0) continue;
    const ends = row[Math.floor((low + i) / scale)];
    if (!ends) continue;
    for (let k = 2; k < ends.length; k++) {
      const at = scale === 1 ? k : Math.min(most, Math.round(k * scale));
      left[at] = (left[at] ?? 0) + chance * (ends[k] ?? 0);
    }
  }
  let first = 0;
  while (first < most && left[first] === 0) first++;
  return { low: first, chances: left.subarray(first) };
};
