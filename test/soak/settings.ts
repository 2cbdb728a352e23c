// How long to soak, as tools/soak.ts has it from its arguments.
const numberIn = (name: string): number | null => {
  const value = Number(process.env[name] ?? Number.NaN);
  return Number.isFinite(value) ? value : null;
};

/** How many; null where the part's own number will do. */
export const COUNT = numberIn('RISK_SOAK_COUNT');
export const FROM = numberIn('RISK_SOAK_FROM') ?? 0;
export const SEED = numberIn('RISK_SOAK_SEED') ?? 1805;

/** Null where the part's own time will do. */
export const MINUTES = numberIn('RISK_SOAK_MINUTES');
export const deadline = (): number => (MINUTES === null ? Number.POSITIVE_INFINITY : Date.now() + MINUTES * 60_000);

export const tell = (text: string): void => void process.stderr.write(`${text}\n`);
