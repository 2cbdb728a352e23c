// What the start menu has chosen: the kind of game and who sits at the table. Kept from one time to the next.
import { isLevel, type LevelId, USUAL_LEVEL } from '../../bots/index.js';
import { DEFAULT_PROFILE, DEFAULT_VARIANT, type ProfileId, type VariantId } from '../../core/index.js';
import { FIRST_OPTIONS, type TableOptions } from './tableOptions.js';

/** `quick` deals and places; `deal` deals; `claim` has everything chosen. */
export const START_MODES = ['quick', 'deal', 'claim'] as const;
export type StartMode = (typeof START_MODES)[number];

export const MOST_SEATS = 6;

/** Who sits in a seat. `colour`: 0 to 5, different in each seat. */
export interface ChosenSeat {
  readonly name: string;
  readonly driver: 'person' | LevelId;
  readonly colour: number;
}

/** How a kind of game was begun last. */
export interface Kind {
  readonly mode: StartMode;
  readonly options: TableOptions;
}

export interface Choices extends Kind {
  readonly variant: VariantId;
  readonly profile: ProfileId;
  /** Seats that play: the first so many of `seats`. */
  readonly players: number;
  /** The same of the other kinds of game: what was chosen for one says nothing of the next. */
  readonly kinds: Readonly<Partial<Record<VariantId, Kind>>>;
  /** The seed of the next game; null for a new one each time. It is not kept. */
  readonly seed: string | null;
  /** Six, so that a table that grows again finds those that it had. */
  readonly seats: readonly ChosenSeat[];
}

/** Names of seats that were given none. */
export const MARSHALS = ['Ney', 'Lannes', 'Murat', 'Davout', 'Soult', 'Berthier'] as const;

export const FIRST_CHOICES: Choices = {
  variant: DEFAULT_VARIANT,
  profile: DEFAULT_PROFILE,
  players: 4,
  mode: 'quick',
  options: FIRST_OPTIONS,
  kinds: {},
  seed: null,
  seats: MARSHALS.map((name, seat) => ({ name, driver: seat === 0 ? 'person' : USUAL_LEVEL, colour: seat })),
};

export const isDriver = (text: string): text is ChosenSeat['driver'] => text === 'person' || isLevel(text);

export const tableOf = ({ seats, players }: Choices): readonly ChosenSeat[] => seats.slice(0, players);

export const personsOf = (choices: Choices): number => tableOf(choices).filter((s) => s.driver === 'person').length;

const changed = (choices: Choices, seat: number, change: Partial<ChosenSeat>): Choices => ({
  ...choices,
  seats: choices.seats.map((s, i) => (i === seat ? { ...s, ...change } : s)),
});

/** Another kind of game, begun and played as it was last. */
export const withVariant = (choices: Choices, variant: VariantId): Choices => {
  if (variant === choices.variant) return choices;
  const { mode, options } = choices;
  const { mode: before, options: had } = choices.kinds[variant] ?? FIRST_CHOICES;
  return {
    ...choices,
    variant,
    mode: before,
    options: had,
    kinds: { ...choices.kinds, [choices.variant]: { mode, options } },
  };
};

/** The first `persons` seats are people's, the others bots'; a table that has as many already stays as it is. */
export const withPersons = (choices: Choices, persons: number): Choices => {
  if (personsOf(choices) === persons) return choices;
  return tableOf(choices).reduce((all, { driver }, seat) => {
    if (seat < persons) return changed(all, seat, { driver: 'person' });
    return changed(all, seat, { driver: driver === 'person' ? USUAL_LEVEL : driver });
  }, choices);
};

/** Whoever has the name takes the one that is given up: no two seats are called the same. */
export const withName = (choices: Choices, seat: number, name: string): Choices => {
  const given = choices.seats[seat]?.name ?? name;
  const holder = choices.seats.findIndex((s, i) => i !== seat && s.name === name);
  return changed(holder < 0 ? choices : changed(choices, holder, { name: given }), seat, { name });
};

export const withDriver = (choices: Choices, seat: number, driver: ChosenSeat['driver']): Choices =>
  changed(choices, seat, { driver });

/** Whoever has the colour takes the one that is given up. */
export const withColour = (choices: Choices, seat: number, colour: number): Choices => {
  const given = choices.seats[seat]?.colour ?? seat;
  const holder = choices.seats.findIndex((s) => s.colour === colour);
  return changed(holder < 0 ? choices : changed(choices, holder, { colour: given }), seat, { colour });
};
