// A table that is being made: what can be chosen, and what may be chosen next. Pure.
import { isLevel, LEVEL_IDS, type LevelId, USUAL_LEVEL } from '../../bots/index.js';
import { DEFAULT_PROFILE, DEFAULT_VARIANT, type ProfileId, type VariantId } from '../../core/index.js';
import { FIRST_CHOICES } from '../../tui/menu/choices.js';
import { profileFor, profilesOf, seatCounts, VARIANTS_PLAYED } from '../../tui/menu/menu.js';
import { hasSecretMissions } from '../../tui/menu/tableOptions.js';
import { CLOCKS } from '../clock.js';

/** Who sits, or may, in a seat besides the maker's: anybody, a bot, or the player of that name. */
export type Wanted = 'open' | LevelId | { readonly name: string };

export interface Form {
  readonly variant: VariantId;
  readonly profile: ProfileId;
  /** Boards that may be chosen, and the id of the one that is; null for the game's own. */
  readonly boards: readonly TableBoard[];
  readonly board: string | null;
  /** C-MISSION-1: everybody has a secret mission. */
  readonly isSecret: boolean;
  readonly players: number;
  /** By seat from the second on: five, so that a table that grows again finds those that it had. */
  readonly seats: readonly Wanted[];
  readonly isPrivate: boolean;
  /** One of `CLOCKS`. */
  readonly clock: number;
  /** Actions by which those who watch are behind. */
  readonly delay: number;
  /** The maker's word for the dice. */
  readonly word: string;
}

/** A board that the operator offers, besides those of the house. */
export interface TableBoard {
  readonly id: string;
  /** By the tag of the language. */
  readonly names: Readonly<Record<string, string>>;
  /** The game that it is for. */
  readonly variant: VariantId;
  /** C-MISSION-1: numbers of players among whom its secret missions can be dealt. */
  readonly secretFor: readonly number[];
}

const MOST_OTHERS = 5;
export const DELAYS = [0, 5, 20] as const;

/** You against bots: what a first visitor is offered. */
export const againstBots = (word: string, boards: readonly TableBoard[] = []): Form => ({
  variant: DEFAULT_VARIANT,
  profile: DEFAULT_PROFILE,
  boards,
  board: null,
  isSecret: false,
  players: 4,
  seats: Array.from({ length: MOST_OTHERS }, () => USUAL_LEVEL),
  isPrivate: false,
  clock: 0,
  delay: 0,
  word,
});

/** A table for people. */
export const forPeople = (word: string, boards: readonly TableBoard[] = []): Form => ({
  ...againstBots(word, boards),
  seats: Array.from({ length: MOST_OTHERS }, () => 'open' as const),
  clock: 2,
});

export const seatsOf = ({ seats, players }: Form): readonly Wanted[] => seats.slice(0, players - 1);

/** Whether it begins at once: nobody has to come. */
export const isComplete = (form: Form): boolean =>
  seatsOf(form).every((seat) => typeof seat === 'string' && isLevel(seat));

/** What can be chosen, row by row; `go` makes the table. */
export type FormRow =
  | 'variant'
  | 'profile'
  | 'board'
  | 'players'
  | 'isSecret'
  | `seat${number}`
  | 'isPrivate'
  | 'clock'
  | 'delay'
  | 'word'
  | 'go';

const choicesOf = (form: Form) => ({ ...FIRST_CHOICES, variant: form.variant, profile: form.profile });

/** The boards that the chosen game can be played on besides its own. */
const boardsFor = ({ variant, boards }: Form): readonly TableBoard[] => boards.filter((b) => b.variant === variant);

export const boardOf = (form: Form): TableBoard | null => boardsFor(form).find(({ id }) => id === form.board) ?? null;

/** C-MISSION-1: whether there are secret missions for the chosen game and board. */
export const canBeSecret = (form: Form): boolean => {
  const board = boardOf(form);
  return board === null
    ? hasSecretMissions(profileFor(choicesOf(form), form.players))
    : board.secretFor.includes(form.players);
};

export const rowsOf = (form: Form): readonly FormRow[] => [
  'variant',
  ...(profilesOf(choicesOf(form)).length > 1 ? (['profile'] as const) : []),
  ...(boardsFor(form).length > 0 ? (['board'] as const) : []),
  ...(seatCounts(choicesOf(form)).length > 1 ? (['players'] as const) : []),
  ...(canBeSecret(form) ? (['isSecret'] as const) : []),
  ...seatsOf(form).map((_, i): FormRow => `seat${i + 1}`),
  ...(isComplete(form) ? [] : (['isPrivate', 'clock', 'delay'] as const)),
  'word',
  'go',
];

/** The seat of a row, from 1; null where it is another row. */
export const seatOfRow = (row: FormRow): number | null => {
  const seat = /^seat(\d)$/.exec(row)?.[1];
  return seat === undefined ? null : Number(seat);
};

/** The one `by` places further round. */
const turned = <T>(all: readonly T[], now: T, by: number): T => {
  const at = Math.max(0, all.indexOf(now));
  const [found = now] = all.slice((at + by + all.length) % all.length);
  return found;
};

const WANTED: readonly ('open' | LevelId)[] = ['open', ...LEVEL_IDS.toReversed()];

const withSeat = (form: Form, seat: number, wanted: Wanted): Form => ({
  ...form,
  seats: form.seats.map((was, i) => (i === seat - 1 ? wanted : was)),
});

/** Rulebook and number of players that the chosen game can be played by. */
const mended = (form: Form): Form => {
  const profiles = profilesOf(choicesOf(form));
  const profile = profiles.includes(form.profile) ? form.profile : (profiles[0] ?? form.profile);
  const counts = seatCounts(choicesOf({ ...form, profile }));
  const players = counts.includes(form.players) ? form.players : (counts[0] ?? form.players);
  return { ...form, profile, players };
};

/** The row's value `by` places further. */
export const turn = (form: Form, row: FormRow, by: number): Form => {
  const seat = seatOfRow(row);
  if (seat !== null) {
    const now = form.seats[seat - 1] ?? 'open';
    return withSeat(form, seat, turned(WANTED, typeof now === 'string' ? now : 'open', by));
  }
  switch (row) {
    case 'variant':
      return mended({ ...form, variant: turned(VARIANTS_PLAYED, form.variant, by) });
    case 'profile':
      return mended({ ...form, profile: turned(profilesOf(choicesOf(form)), form.profile, by) });
    case 'players':
      return { ...form, players: turned(seatCounts(choicesOf(form)), form.players, by) };
    case 'board':
      return { ...form, board: turned([null, ...boardsFor(form).map(({ id }) => id)], boardOf(form)?.id ?? null, by) };
    case 'isSecret':
      return { ...form, isSecret: !form.isSecret };
    case 'isPrivate':
      return { ...form, isPrivate: !form.isPrivate };
    case 'clock':
      return { ...form, clock: (form.clock + by + CLOCKS.length) % CLOCKS.length };
    case 'delay':
      return { ...form, delay: turned<number>(DELAYS, form.delay, by) };
    default:
      return form;
  }
};

/** Keeps a seat for the player of that name; without one it is open. */
export const keepFor = (form: Form, seat: number, name: string): Form =>
  withSeat(form, seat, name === '' ? 'open' : { name });
