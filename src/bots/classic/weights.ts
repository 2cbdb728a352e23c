// What the strong bot thinks things are worth: the one file of numbers that tuning changes (`npm run tune`).

export interface Weights {
  /** Turns of income that count as armies already there. */
  readonly income: number;
  /** A card, as a share of a third of the next set. */
  readonly card: number;
  /** The same for the card that this turn's first capture brings. */
  readonly firstCard: number;
  /** An army that faces no enemy, against one that does. */
  readonly inner: number;
  /** Added for each army of the largest stack that faces an enemy. */
  readonly stack: number;
  /** How likely a neighbour that could break a region will. */
  readonly breaks: number;
  /** A part of a region towards the whole, as a share of its bonus. */
  readonly part: number;
  /** How much of the danger of being wiped out counts. */
  readonly danger: number;
  /** How much of the chance to wipe out another seat next turn counts. */
  readonly prey: number;
  /** Strength counts by this power when shares are compared. */
  readonly power: number;
  /** A territory of mine that faces enemies: what it costs, in armies. */
  readonly front: number;
  /** The least gain for which an attack is made, as a share of what the position is worth without it. */
  readonly gain: number;
}

export const WEIGHT_NAMES = [
  'income',
  'card',
  'firstCard',
  'inner',
  'stack',
  'breaks',
  'part',
  'danger',
  'prey',
  'power',
  'front',
  'gain',
] as const satisfies readonly (keyof Weights)[];

/** At a table of five seats and more: fitted to how games end (`npm run fit`). */
export const MANY: Weights = {
  income: 2.6,
  card: 1.9,
  firstCard: 1,
  inner: 0.85,
  stack: 1.1,
  breaks: 0.95,
  part: 0.25,
  danger: 0.7,
  prey: 0.1,
  power: 3,
  front: 0.01,
  gain: 0.03,
};

/** With three or four seats. */
export const FEW: Weights = {
  income: 2.2,
  card: 1,
  firstCard: 1,
  inner: 0.75,
  stack: 0.4,
  breaks: 0.6,
  part: 0.25,
  danger: 0.5,
  prey: 0.5,
  power: 1.3,
  front: 0.15,
  gain: 0,
};

/** With two seats. */
export const TWO: Weights = {
  income: 2.5,
  card: 1,
  firstCard: 1,
  inner: 0.75,
  stack: 0.1,
  breaks: 0.6,
  part: 0.25,
  danger: 0.3,
  prey: 0.3,
  power: 1.3,
  front: 0.15,
  gain: 0,
};

/** Those of a table with so many seats. */
export const weightsFor = (players: number): Weights => (players === 2 ? TWO : players < 5 ? FEW : MANY);

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Weights from outside, over `base`; null where `data` is no object of known names and numbers. */
export const weightsFrom = (data: unknown, base: Weights): Weights | null => {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const given = Object.entries(data);
  const isKnown = ([name, value]: [string, unknown]): boolean =>
    (WEIGHT_NAMES as readonly string[]).includes(name) && isNumber(value);
  return given.every(isKnown) ? { ...base, ...(Object.fromEntries(given) as Partial<Weights>) } : null;
};
