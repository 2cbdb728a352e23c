// Neighbours of one owner must differ in shade. One colouring of the whole board does it once and for all, so that a
// territory keeps its shade when owners change.

export const SHADES = 4;

/** The uncoloured vertex with the fewest shades left, then the most neighbours (DSATUR), or -1 when all have one. */
const mostPressed = (neighbours: readonly (readonly number[])[], shades: readonly number[]): number => {
  let best = -1;
  let most = -1;
  neighbours.forEach((near, at) => {
    if ((shades[at] ?? 0) >= 0) return;
    const used = new Set(near.map((next) => shades[next] ?? -1));
    used.delete(-1);
    const pressure = used.size * 1000 + near.length;
    if (pressure > most) [most, best] = [pressure, at];
  });
  return best;
};

const search = (neighbours: readonly (readonly number[])[], shades: number[]): boolean => {
  const at = mostPressed(neighbours, shades);
  if (at < 0) return true;
  const near = neighbours[at] ?? [];
  // Start with the shade used least so far: an even spread looks better than a board of shade 0.
  const uses = Array.from({ length: SHADES }, (_, shade) => shades.filter((each) => each === shade).length);
  const order = [...uses.keys()].sort((a, b) => (uses[a] ?? 0) - (uses[b] ?? 0) || a - b);
  for (const shade of order) {
    if (near.some((next) => shades[next] === shade)) continue;
    shades[at] = shade;
    if (search(neighbours, shades)) return true;
  }
  shades[at] = -1;
  return false;
};

/** A shade of 0..SHADES-1 for each territory, different from all its neighbours'. */
export const colourGraph = (count: number, edges: readonly (readonly [number, number, ...unknown[]])[]): number[] => {
  const neighbours: number[][] = Array.from({ length: count }, () => []);
  for (const [a, b] of edges) {
    neighbours[a]?.push(b);
    neighbours[b]?.push(a);
  }
  const shades = new Array<number>(count).fill(-1);
  if (!search(neighbours, shades)) throw new Error(`bug: the board needs more than ${SHADES} shades`);
  return shades;
};
