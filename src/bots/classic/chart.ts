// What a board always is, in flat arrays: neighbours, regions, doors.
import type { Rules } from '../../core/index.js';

export interface ChartRegion {
  readonly bonus: number;
  readonly territories: readonly number[];
  /** Its territories that have a neighbour outside. */
  readonly doors: readonly number[];
}

export interface Chart {
  readonly rules: Rules;
  /** Number of territories. */
  readonly size: number;
  readonly neighbours: readonly (readonly number[])[];
  readonly regionOf: readonly number[];
  readonly regions: readonly ChartRegion[];
  /** What the next set brings, by the sets traded before it: counted once. */
  readonly setWorths: number[];
}

const charts = new WeakMap<Rules, Chart>();

export const chartOf = (rules: Rules): Chart => {
  const known = charts.get(rules);
  if (known) return known;
  const { board } = rules;
  const regionOf = board.territories.map((t) => t.region);
  const chart: Chart = {
    rules,
    size: board.territories.length,
    neighbours: board.neighbours,
    regionOf,
    setWorths: [],
    regions: board.regions.map(({ bonus, territories }, region) => ({
      bonus,
      territories,
      doors: territories.filter((t) => board.neighbours[t]?.some((n) => regionOf[n] !== region)),
    })),
  };
  charts.set(rules, chart);
  return chart;
};
