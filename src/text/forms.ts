// Numbers, plurals and lists as a language writes them. What `Intl` needs for it is made when it is first needed, and
// once: that takes longer than drawing a frame.

export interface Forms {
  /** What stands with `n`: French has the singular with none, the other languages have not. */
  form(n: number, one: string, many: string): string;
  /** `3 armies` */
  plural(n: number, one: string, many: string): string;
  /** `Ney, Lannes and Murat` */
  list(items: readonly string[]): string;
  /** `4.1`, always with as many digits after the point. */
  decimal(n: number, digits: number): string;
  /** `71.3%` */
  percent(share: number, digits: number): string;
}

/** `−2`: a whole number with the sign that is as wide as a plus. */
export const whole = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** `+2`, `−2`, `0`. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : whole(n));

const lazily = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** The formats of one style by how many digits they have after the point. */
const formats = (locale: string, style: 'decimal' | 'percent'): ((n: number, digits: number) => string) => {
  const made = new Map<number, Intl.NumberFormat>();
  return (n, digits) => {
    const format =
      made.get(digits) ??
      new Intl.NumberFormat(locale, {
        style,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        useGrouping: false,
      });

    made.set(digits, format);
    return format.format(n);
  };
};

export const formsOf = (locale: string): Forms => {
  const rules = lazily(() => new Intl.PluralRules(locale));
  const lists = lazily(() => new Intl.ListFormat(locale));
  const form = (n: number, one: string, many: string): string => (rules().select(n) === 'one' ? one : many);
  return {
    form,
    plural: (n, one, many) => `${n} ${form(n, one, many)}`,
    list: (items) => lists().format(items),
    decimal: formats(locale, 'decimal'),
    percent: formats(locale, 'percent'),
  };
};
