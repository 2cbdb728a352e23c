// From a table of the house to a game of the rules: what is played, who plays, and by which dice.
import { isLevel, type LevelId, USUAL_LEVEL } from '../bots/index.js';
import {
  type Chance,
  DEFAULT_PROFILE,
  type Defence,
  findProfile,
  type GameSetup,
  loadRules,
  type NapoleonOptions,
  type Options,
  type Pack,
  type ProfileId,
  type Reactions,
  type Result,
  rulesOfGame,
  type SetupError,
  type VariantId,
  variantFor,
  variantOfBoard,
} from '../core/index.js';
import type { Game, GameSeat, NewGame } from '../store/index.js';
import { MARSHALS } from '../tui/menu/choices.js';
import { CLOCKS, isLive } from './clock.js';
import { boardOf, canBeSecret, type Form, isComplete, seatsOf, type TableBoard, type Wanted } from './lobby/form.js';
import { skeletonOf } from './names.js';

/** What the lobby knows of a board of the operator's. */
export const tableBoardOf = (pack: Pack): TableBoard => {
  const { board, names, data } = pack;
  const variant = variantOfBoard(data);
  const canDeal = (players: number): boolean => {
    const defence = Array.from({ length: players }, () => 'auto' as const);
    const options: Options = { deal: true, rounds: null, defence, resign: 'bot', missions: 'secret', napoleon: null };
    const profile = DEFAULT_PROFILE;
    return loadRules({ variant, profile, board: board.id, players, options }, [pack]).ok;
  };
  return {
    id: board.id,
    names: names.board,
    variant,
    secretFor: [3, 4, 5, 6].filter(canDeal),
  };
};

/** Options of a table that the rules never see. */
export interface TableOptions {
  /** C-MISSION-1. */
  readonly isSecret: boolean;
  /** Armies are placed for people until the first turn: the quick way for who plays against bots. */
  readonly quick: boolean;
  readonly hands: 'printed' | 'even';
}

export const tableOptions = (options: Game['options']): TableOptions => ({
  quick: options['quick'] === true,
  isSecret: options['missions'] === 'secret',
  hands: options['hands'] === 'even' ? 'even' : 'printed',
});

const NAPOLEON = (players: number, hands: 'printed' | 'even', reactions: Reactions): NapoleonOptions => ({
  hands,
  empirePoints: 'mission',
  autoClaim: false,
  reactions: Array.from({ length: players }, () => reactions),
});

/** C-ATT-3: at a live table of several people each is asked for dice; nobody waits a day for that. */
const defenceOf = (game: Game): Defence[] => {
  const persons = game.seats.filter(({ kind }) => kind === 'person').length;
  const isAsked = persons > 1 && (game.clock === null || isLive(game.clock));
  return game.seats.map(({ kind }) => (kind === 'person' && !isAsked ? 'auto' : 'ask'));
};

/** The game that is played at the table. Every seat must be taken. */
export const setupOfGame = (game: Game, chance: Chance, packs: readonly Pack[] = []): Result<GameSetup, SetupError> => {
  const pack = packs.find(({ board }) => board.id === game.board);
  const profile = findProfile(game.variant, game.profile, pack === undefined ? game.board : null);
  if (!profile.ok) return profile;
  const players = game.seats.length;
  const { hands, isSecret } = tableOptions(game.options);
  const options: Options = {
    deal: profile.value.setup.includes('claim'),
    rounds: null,
    defence: defenceOf(game),
    resign: 'bot',
    ...(isSecret ? { missions: 'secret' } : {}),
    napoleon: profile.value.hasNapoleon ? NAPOLEON(players, hands, 'decisive') : null,
  };
  const setup: GameSetup = {
    setup: { variant: profile.value.variant, profile: profile.value.id, board: game.board, players, options },
    ...(pack === undefined ? {} : { pack: pack.data }),
    chance,
    seats: game.seats.map((seat) => ({ name: nameOf(seat), driver: driverOf(seat) })),
  };
  const rules = rulesOfGame(setup);
  return rules.ok ? { ok: true, value: setup } : rules;
};

const nameOf = (seat: GameSeat): string => (seat.kind === 'open' ? '' : seat.name);
const driverOf = (seat: GameSeat): string => (seat.kind === 'bot' ? seat.bot : 'person');

/** Names for bots: marshals whom nobody at the table is. */
export const botNames = (taken: readonly string[]): string[] => {
  const used = new Set(taken.map(skeletonOf));
  const more = [...MARSHALS, 'Masséna', 'Bernadotte', 'Suchet', 'Mortier', 'Marmont', 'Victor'];
  return more.filter((name) => !used.has(skeletonOf(name)));
};

/** Bots give up names that somebody at the table has. */
export const withOtherBotNames = (seats: readonly GameSeat[]): GameSeat[] => {
  const persons = new Set(seats.flatMap((seat) => (seat.kind === 'bot' ? [] : [skeletonOf(nameOf(seat))])));
  const free = botNames(seats.map(nameOf));
  return seats.map((seat) =>
    seat.kind === 'bot' && persons.has(skeletonOf(seat.name)) ? { ...seat, name: free.shift() ?? 'Bot' } : seat,
  );
};

const seatOf = (wanted: Wanted, bots: string[]): GameSeat => {
  if (typeof wanted === 'object') return { kind: 'kept', name: wanted.name, skeleton: skeletonOf(wanted.name) };
  if (wanted === 'open') return { kind: 'open' };
  return { kind: 'bot', bot: wanted, name: bots.shift() ?? 'Bot' };
};

/** The table that somebody has chosen in the lobby. */
export const gameOfForm = (
  form: Form,
  maker: { readonly id: number; readonly name: string },
  dice: { readonly secret: string; readonly seal: string },
  code: string | null,
): NewGame => {
  const { variant, board } = variantFor(form.variant, form.players);
  const found = findProfile(variant, form.profile, board);
  const kept = seatsOf(form).flatMap((wanted) => (typeof wanted === 'object' ? [wanted.name] : []));
  const bots = botNames([maker.name, ...kept]);
  return {
    maker: maker.id,
    code: form.isPrivate && !isComplete(form) ? code : null,
    variant: variant as VariantId,
    profile: form.profile as ProfileId,
    board: boardOf(form)?.id ?? board ?? (found.ok ? (found.value.boards[0] ?? '') : ''),
    options: {
      quick: isComplete(form),
      hands: 'printed',
      ...(form.isSecret && canBeSecret(form) ? { missions: 'secret' } : {}),
    },
    seats: [
      { kind: 'person', player: maker.id, name: maker.name, word: form.word },
      ...seatsOf(form).map((wanted) => seatOf(wanted, bots)),
    ],
    // Bots need no clock, and who plays against them has all the time in the world.
    clock: isComplete(form) ? null : (CLOCKS[form.clock] ?? null),
    delay: form.delay,
    seal: dice.seal,
    secret: dice.secret,
  };
};

/** Open seats and those that were kept, taken by bots. */
export const filledWithBots = (seats: readonly GameSeat[]): GameSeat[] => {
  const bots = botNames(seats.map(nameOf));
  return seats.map((seat) =>
    seat.kind === 'open' || seat.kind === 'kept'
      ? { kind: 'bot', bot: USUAL_LEVEL, name: bots.shift() ?? 'Bot' }
      : seat,
  );
};

/** The bot of a seat; an id that is not known any more is the usual one. */
export const botOf = (driver: string): LevelId => (isLevel(driver) ? driver : USUAL_LEVEL);
