// C-CARD-2: what the n-th set of the game brings.

/** The listed values for the first sets, then five more for each further one. */
export const progressive =
  (values: readonly number[]) =>
  (nth: number): number => {
    const last = values[values.length - 1] ?? 0;
    return values[nth - 1] ?? last + 5 * (nth - values.length);
  };
