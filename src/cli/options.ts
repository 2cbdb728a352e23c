// Command-line options -> a game's setup. Everything that comes in is checked and made plain here.
import { randomInt } from 'node:crypto';
import { botWith, LEVEL_IDS, USUAL_LEVEL } from '../bots/index.js';
import {
  DEFAULT_PROFILE,
  DEFAULT_VARIANT,
  type Defence,
  findProfile,
  type GameSetup,
  type NapoleonOptions,
  type PackData,
  type Profile,
  type Rules,
  rulesOfGame,
  type SeatInfo,
  type SeededGame,
  type Setup,
  type SetupError,
  variantFor,
} from '../core/index.js';
import {
  isLanguage,
  LANGUAGES,
  type Language,
  type Messages,
  messagesIn,
  plainName,
  plainText,
} from '../text/index.js';
import { type Choices, MARSHALS, personsOf, tableOf } from '../tui/menu/choices.js';
import { profileFor } from '../tui/menu/menu.js';
import { hasRounds, hasSecretMissions } from '../tui/menu/tableOptions.js';
import { MOST_SEED } from '../tui/menu/typed.js';
import { UsageError } from './fail.js';
import { isCommand } from './outside.js';
import { readSettings } from './settings.js';

/** As commander gives them: text, or nothing. */
export interface GameFlags {
  readonly variant?: string;
  readonly profile?: string;
  readonly board?: string;
  readonly players?: string;
  readonly names?: string;
  readonly bots?: string;
  readonly seed?: string;
  readonly deal?: boolean;
  readonly rounds?: string;
  readonly defence?: string;
  readonly resign?: string;
  readonly missions?: string;
  readonly hands?: string;
  readonly empirePoints?: string;
  readonly autoClaim?: boolean;
  readonly skipEmpty?: boolean;
  readonly lang?: string;
}

export const DEFAULT_PLAYERS = 4;

/** The environment's language, else English. */
const localLanguage = (env: NodeJS.ProcessEnv): Language => {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  const language = locale.slice(0, 2).toLowerCase();
  return isLanguage(language) ? language : 'en';
};

/** --lang, else what the player chose in the menu, else that of the environment. */
export const languageOf = (flag: string | undefined, env: NodeJS.ProcessEnv): Language => {
  if (flag === undefined) return readSettings(env).settings.language ?? localLanguage(env);
  if (isLanguage(flag)) return flag;
  throw new UsageError(messagesIn(localLanguage(env)).cli.unknownLanguage(plainText(flag), LANGUAGES.join(', ')));
};

/** The whole number that `text` says, between `min` and `max`. */
export const numberFlag = (m: Messages, option: string, text: string, min: number, max: number): number => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new UsageError(m.cli.badNumber(option, plainText(text), min, max));
};

export const choiceFlag = <T extends string>(m: Messages, option: string, text: string, known: readonly T[]): T => {
  const found = known.find((k) => k === text);
  if (found !== undefined) return found;
  throw new UsageError(m.cli.badChoice(option, plainText(text), known.join(', ')));
};

/** A seed of five easily read-out characters: about 28 million different games. */
export const freshSeed = (): string => {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  return Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
};

export const seedFlag = (m: Messages, text: string | undefined): string => {
  if (text === undefined) return freshSeed();
  const seed = plainText(text);
  if (seed === '' || seed !== text || seed.length > MOST_SEED) throw new UsageError(m.cli.badSeed(MOST_SEED));
  return seed;
};

/** Who plays each seat: persons first, bots after them. */
const driversOf = (m: Messages, flag: string | undefined, players: number, persons: number): string[] => {
  if (flag === undefined) return Array.from({ length: players }, (_, i) => (i < persons ? 'person' : USUAL_LEVEL));
  if (/^\d+$/.test(flag)) {
    const bots = Number(flag);
    if (bots > players) throw new UsageError(m.cli.tooManyBots(bots, players));
    return Array.from({ length: players }, (_, i) => (i < players - bots ? 'person' : USUAL_LEVEL));
  }
  const ids = flag.split(',').map((id) => id.trim());
  if (!ids.every((id) => botWith(id) !== null || isCommand(id)))
    throw new UsageError(m.cli.badBots(plainText(flag), LEVEL_IDS.join(', ')));
  if (ids.length > players) throw new UsageError(m.cli.tooManyBots(ids.length, players));
  // Where only bots play, one id stands for all of them.
  if (persons === 0 && ids.length === 1) return Array.from({ length: players }, () => ids[0] ?? USUAL_LEVEL);
  return [...Array.from({ length: players - ids.length }, () => (persons === 0 ? USUAL_LEVEL : 'person')), ...ids];
};

const seatsOf = (m: Messages, flags: GameFlags, drivers: readonly string[]): SeatInfo[] => {
  const names = flags.names === undefined ? [] : flags.names.split(',');
  if (names.length > drivers.length) throw new UsageError(m.cli.tooManyNames(names.length, drivers.length));
  const given = names.map((name) => plainName(name, ''));
  const twice = given.find((name, i) => name !== '' && given.indexOf(name) < i);
  if (twice !== undefined) throw new UsageError(m.cli.sameName(twice));
  // Names that nobody has taken, each seat's own first.
  const free = MARSHALS.filter((name) => !given.includes(name));
  const own = drivers.map((_, i) => given[i] || free.find((name) => name === MARSHALS[i]) || null);
  const left = free.filter((name) => !own.includes(name));
  return drivers.map((driver, i) => ({ name: own[i] ?? left.shift() ?? `${i + 1}`, driver }));
};

/** C-ATT-3: a person alone among bots is not asked for every die; people at one table are; bots choose. */
export const defaultDefence = (drivers: readonly string[]): Defence[] => {
  const persons = drivers.filter((d) => d === 'person').length;
  return drivers.map((d) => (d === 'person' && persons === 1 ? 'auto' : 'ask'));
};

/** Values come from options and records, so the sentence is made plain. */
export const setupSentence = (m: Messages, error: SetupError): string =>
  plainText(m.setupErrors[error.code](error.values));

/** N-SETUP-7, N-MISSION-5, N-MISSION-6; reactions are asked for when they matter (N-CARD-4). */
const napoleonFlags = (m: Messages, flags: GameFlags, players: number): NapoleonOptions => ({
  hands: flags.hands === undefined ? 'printed' : choiceFlag(m, '--hands', flags.hands, ['printed', 'even'] as const),
  empirePoints:
    flags.empirePoints === undefined
      ? 'mission'
      : choiceFlag(m, '--empire-points', flags.empirePoints, ['mission', 'turn'] as const),
  autoClaim: flags.autoClaim === true,
  reactions: Array.from({ length: players }, () => 'decisive' as const),
  ...(flags.skipEmpty === true && { skipEmpty: true }),
});

/** Options that mean nothing in the classic games. */
const refuseNapoleonFlags = (m: Messages, { hands, empirePoints, autoClaim, skipEmpty }: GameFlags): void => {
  const given = [
    [hands, '--hands'],
    [empirePoints, '--empire-points'],
    [autoClaim, '--auto-claim'],
    [skipEmpty, '--skip-empty'],
  ] as const;
  const option = given.find(([value]) => value !== undefined)?.[1];
  if (option !== undefined) throw new UsageError(m.cli.onlyNapoleon(option));
};

/** Four, or what the variant is for. */
const defaultPlayers = ({ startArmies }: Profile): number =>
  startArmies[DEFAULT_PLAYERS] === undefined ? Math.min(...Object.keys(startArmies).map(Number)) : DEFAULT_PLAYERS;

/** Without --variant: Risk Napoleon, or the game that the other options belong to. */
const impliedVariant = (
  { profile, rounds, board, missions }: GameFlags,
  players: number | null,
  own: PackData | undefined,
): string => {
  if (own !== undefined && own.napoleon === undefined) return 'classic';
  if (profile !== undefined || rounds !== undefined || board === 'world' || missions === 'secret') return 'classic';
  return players === 2 ? 'two-player' : DEFAULT_VARIANT;
};

/**
 * The setup that the flags describe. `persons`: seats played by people unless --bots says otherwise. `own`: what --board
 * names where that is none of the house's.
 */
export const setupOf = (m: Messages, flags: GameFlags, persons: number, own?: PackData): SeededGame => {
  const wanted = flags.players === undefined ? null : numberFlag(m, '--players', flags.players, 1, 99);
  const { variant, board } = variantFor(flags.variant ?? impliedVariant(flags, wanted, own), wanted ?? 0);
  const house = own === undefined ? (flags.board ?? board) : null;
  const profile = findProfile(variant, flags.profile ?? DEFAULT_PROFILE, house);
  if (!profile.ok) throw new UsageError(setupSentence(m, profile.error));
  if (!profile.value.hasNapoleon) refuseNapoleonFlags(m, flags);
  const players = wanted ?? defaultPlayers(profile.value);
  const drivers = driversOf(m, flags.bots, players, persons);
  const defence =
    flags.defence === undefined ? null : choiceFlag(m, '--defence', flags.defence, ['ask', 'auto'] as const);
  const isSecret =
    flags.missions !== undefined &&
    choiceFlag(m, '--missions', flags.missions, ['none', 'secret'] as const) === 'secret';
  const setup: Setup = {
    variant: profile.value.variant,
    profile: profile.value.id,
    board: own?.board.id ?? flags.board ?? board ?? profile.value.boards[0] ?? '',
    players,
    options: {
      deal: flags.deal === true,
      rounds: flags.rounds === undefined ? null : numberFlag(m, '--rounds', flags.rounds, 1, 1000),
      defence: defaultDefence(drivers).map((d, i) => (drivers[i] === 'person' ? (defence ?? d) : d)),
      napoleon: profile.value.hasNapoleon ? napoleonFlags(m, flags, players) : null,
      ...(isSecret ? { missions: 'secret' } : {}),
      resign: flags.resign === undefined ? 'bot' : choiceFlag(m, '--resign', flags.resign, ['bot', 'neutral'] as const),
    },
  };
  const chance = { dice: 'seed', seed: seedFlag(m, flags.seed) } as const;
  const seats = seatsOf(m, flags, drivers);
  return own === undefined ? { setup, chance, seats } : { setup, pack: own, chance, seats };
};

/** The options of a table as flags, those that its game has. */
const optionFlags = (choices: Choices): GameFlags => {
  const { options } = choices;
  const profile = profileFor(choices, choices.players);
  return {
    resign: options.resign,
    ...(hasSecretMissions(profile) && { missions: options.missions }),
    ...(hasRounds(profile) && options.rounds !== null && { rounds: `${options.rounds}` }),
    ...(profile?.hasNapoleon === true && {
      hands: options.hands,
      empirePoints: options.empirePoints,
      autoClaim: options.autoClaim === 'on',
      skipEmpty: options.empty === 'skip',
    }),
  };
};

/** The setup of a table that the menu has chosen. */
export const setupOfChoices = (m: Messages, choices: Choices): SeededGame => {
  const { variant, profile, players, mode, seed } = choices;
  const flags = { variant, profile, players: `${players}`, ...(seed !== null && { seed }), ...optionFlags(choices) };
  const plain = setupOf(m, flags, personsOf(choices));
  const table = tableOf(choices);
  const isUsual = table.every(({ colour }, seat) => colour === seat);
  const seats = table.map(({ name, driver, colour }) => ({ name, driver, ...(isUsual ? {} : { colour }) }));
  const wanted = choices.options.defence;
  const defence = defaultDefence(table.map(({ driver }) => driver)).map((usual, i) =>
    table[i]?.driver === 'person' && wanted !== 'usual' ? wanted : usual,
  );
  const { setup, chance } = plain;
  const deal = mode !== 'claim' && canDeal(setup);
  return { setup: { ...setup, options: { ...setup.options, defence, deal } }, chance, seats };
};

/** A game of bots to watch: territories are dealt, where they can be. */
export const demoSetup = (m: Messages, flags: GameFlags, own?: PackData): SeededGame => {
  const { setup, ...game } = setupOf(m, flags, 0, own);
  return { ...game, setup: { ...setup, options: { ...setup.options, deal: canDeal(setup) } } };
};

/** The same table with another seed. */
export const again = (table: Omit<GameSetup, 'chance'>): SeededGame => ({
  ...table,
  chance: { dice: 'seed', seed: freshSeed() },
});

/** C-SETUP-6: whether territories can be dealt instead of claimed. */
export const canDeal = ({ variant, profile, board }: Setup): boolean => {
  const found = findProfile(variant, profile, board);
  return found.ok && found.value.setup.includes('claim');
};

export const rulesOf = (m: Messages, setup: Setup, pack?: PackData): Rules => {
  const rules = rulesOfGame(pack === undefined ? { setup } : { setup, pack });
  if (!rules.ok) throw new UsageError(setupSentence(m, rules.error));
  return rules.value;
};
