// Neighbours as files list them: made into pairs, each named once.
import type { ForeignBoard, Remarks } from './foreign.js';

/** What one line of a file lists: the neighbours of a territory. */
export interface Listed {
  readonly from: number;
  readonly line: number;
  readonly to: readonly number[];
}

const keyOf = (a: number, b: number): string => `${a} ${b}`;

/**
 * The pairs that `listed` names. A neighbour that is named on one side only is joined one way where `keepsOneWay`, else
 * both ways; either is said.
 */
export const joinsOf = (
  listed: readonly Listed[],
  names: readonly string[],
  keepsOneWay: boolean,
  remarks: Remarks,
): ForeignBoard['joins'] => {
  const lineOf = new Map<string, number>();
  for (const { from, line, to } of listed) {
    for (const other of to) {
      const values = { territory: names[from] ?? '', neighbour: names[other] ?? '' };
      if (other === from) remarks.say('selfJoined', line, values);
      else if (lineOf.has(keyOf(from, other))) remarks.say('twiceJoined', line, values);
      else lineOf.set(keyOf(from, other), line);
    }
  }
  const joins: (readonly [number, number, boolean])[] = [];
  for (const [key, line] of lineOf) {
    const [from = 0, to = 0] = key.split(' ').map(Number);
    const isBoth = lineOf.has(keyOf(to, from));
    if (isBoth && from > to) continue;
    if (!isBoth) {
      const values = { territory: names[from] ?? '', neighbour: names[to] ?? '' };
      remarks.say(keepsOneWay ? 'oneWay' : 'oneWayMended', line, values);
    }
    joins.push([from, to, !isBoth && keepsOneWay]);
  }
  if (joins.length === 0) remarks.say('noJoins', null);
  return joins.sort(([a, b], [c, d]) => a - c || b - d);
};

/** How many territories a board may have (the rules' own limits, said with the file's words). */
export const checkCount = (count: number, remarks: Remarks): void => {
  if (count < 2) remarks.say('fewTerritories', null, { count });
  if (count > 255) remarks.say('manyTerritories', null, { count, most: 255 });
};

/** The regions that have a territory, and the territories' regions by their new numbers. */
export const withoutEmpty = <R extends { readonly name: string }>(
  regions: readonly R[],
  lines: readonly number[],
  used: readonly number[],
  remarks: Remarks,
): { readonly regions: readonly R[]; readonly numberOf: (old: number) => number } => {
  const kept = new Set(used);
  for (const [i, { name }] of regions.entries()) {
    if (!kept.has(i)) remarks.say('emptyRegion', lines[i] ?? null, { region: name });
  }
  const order = regions.flatMap((_, i) => (kept.has(i) ? [i] : []));
  return { regions: order.flatMap((i) => regions[i] ?? []), numberOf: (old) => order.indexOf(old) };
};
