// A setup turned into rules: pack, cards and profile, checked once, frozen, shared by every state of a game.
import { allCards } from './cards.js';
import { HOUSE_BOARDS, housePack } from './data/house.js';
import { loadPack } from './data/load.js';
import { RANKS } from './napoleon/state.js';
import { findOwnProfile, findProfile } from './profiles/index.js';
import { dealtAmong } from './secretMissions.js';
import type { GameSetup, NapoleonOptions, Options, Pack, Profile, Result, Rules, Setup, SetupError } from './types.js';

/** Bumped when the same record would play out differently (D-3). */
export const RULES_VERSION = 2;

const refuse = (
  code: SetupError['code'],
  rule: string,
  values: SetupError['values'] = {},
): Result<never, SetupError> => ({
  ok: false,
  error: { code, rule, values },
});

const isNapoleonOptions = (
  { hands, empirePoints, autoClaim, reactions, skipEmpty }: NapoleonOptions,
  seats: number,
): boolean =>
  ['printed', 'even'].includes(hands) &&
  ['mission', 'turn'].includes(empirePoints) &&
  typeof autoClaim === 'boolean' &&
  (skipEmpty === undefined || skipEmpty === true) &&
  reactions.length === seats &&
  reactions.every((r) => ['each', 'decisive', 'off'].includes(r));

const checkOptions = (setup: Setup, profile: Profile): Result<null, SetupError> => {
  const { options, players } = setup;
  if (profile.startArmies[players] === undefined) {
    const allowed = Object.keys(profile.startArmies).map(Number);
    return refuse('seatCount', 'C-SETUP-1', {
      seats: players,
      min: Math.min(...allowed),
      max: Math.max(...allowed),
      variant: setup.variant,
    });
  }
  if (options.rounds !== null && profile.rounds !== null) {
    return refuse('roundsFixed', 'C-END-4', { variant: setup.variant, rounds: profile.rounds });
  }
  if ((options.napoleon !== null) !== profile.hasNapoleon) return refuse('option', 'D-3', {});
  if (options.napoleon !== null && !isNapoleonOptions(options.napoleon, players)) return refuse('option', 'D-3', {});
  if (options.rounds !== null && (!Number.isInteger(options.rounds) || options.rounds < 1 || options.rounds > 1000)) {
    return refuse('rounds', 'C-END-4', { rounds: String(options.rounds) });
  }
  if (options.defence.length !== players || options.defence.some((d) => d !== 'ask' && d !== 'auto')) {
    return refuse('defence', 'C-ATT-3', { seats: players });
  }
  if (options.deal === true && !profile.setup.includes('claim')) {
    return refuse('deal', 'C-SETUP-6', { variant: setup.variant });
  }
  if (typeof options.deal !== 'boolean' || (options.resign !== 'bot' && options.resign !== 'neutral')) {
    return refuse('option', 'D-3', {});
  }
  if (options.missions !== undefined) {
    if (options.missions !== 'secret') return refuse('option', 'D-3', {});
    // With two players or with points to win by, a mission would say nothing.
    if (profile.hasNapoleon || profile.neutrals !== null) {
      return refuse('missions', 'C-MISSION-1', { variant: setup.variant });
    }
  }
  return { ok: true, value: null };
};

/** C-MISSION-1: before anything else is done, missions are dealt. */
const withMissions = (profile: Profile, { missions }: Options): Profile =>
  missions === undefined ? profile : Object.freeze({ ...profile, setup: ['dealSecrets', ...profile.setup] as const });

/** C-SETUP-1: the profile with the starting armies that the pack's board needs; seat counts stay the variant's. */
const withArmies = (profile: Profile, { startArmies }: Pack): Profile => {
  const own = Object.entries(startArmies).filter(([seats]) => profile.startArmies[Number(seats)] !== undefined);
  if (own.length === 0) return profile;
  return Object.freeze({ ...profile, startArmies: { ...profile.startArmies, ...Object.fromEntries(own) } });
};

/** Whether the pack has room and content for a game from its start: where it has not, setup would come to a dead end. */
const checkContent = ({ setup, pack, profile, players }: Rules): Result<null, SetupError> => {
  const territories = pack.board.territories.length;
  const armies = profile.startArmies[players] ?? 0;
  const { neutrals, setupCap } = profile;
  const known = { board: pack.board.id, territories, seats: players, armies };
  if (territories < players) return refuse('fewerTerritories', 'C-SETUP-3', known);
  if (neutrals !== null) {
    const dealt = players * neutrals.cardsEach.player + neutrals.count * neutrals.cardsEach.neutral;
    if (neutrals.cardsEach.player === 0)
      return refuse('boardSize', 'T-WORLD', { ...known, needed: players + neutrals.count });
    if (dealt !== territories) return refuse('boardSize', 'T-2', { ...known, needed: dealt });
  }
  const room = setupCap === null ? Number.POSITIVE_INFINITY : setupCap * Math.floor(territories / players);
  if (room < armies) return refuse('boardFull', 'N-SETUP-4', { ...known, room });
  if (setup.options.missions !== undefined) {
    // Whoever draws the mission to eliminate itself draws another, and there must be one.
    const dealt = dealtAmong(pack, players);
    const fewest = Math.min(
      ...Array.from(
        { length: players },
        (_, n) => dealt.filter((m) => !('eliminate' in m) || m.eliminate !== n + 1).length,
      ),
    );
    if (fewest < players) return refuse('fewSecretMissions', 'C-MISSION-1', { ...known, missions: fewest });
  }
  if (!profile.hasNapoleon) return { ok: true, value: null };
  const short = RANKS.find((rank) => pack.missions.filter((m) => m.rank === rank).length < players);
  return short === undefined
    ? { ok: true, value: null }
    : refuse('fewMissions', 'N-SETUP-2', { ...known, rank: short });
};

/** The pack of `board`: one of `packs`, else one of the house. */
const findPack = (board: string, packs: readonly Pack[]): Pack | null =>
  packs.find((pack) => pack.board.id === board) ?? housePack(board);

/** The rules by which a position is played on: its board need not have room for the setup of a whole game. */
export const rulesOfPosition = (setup: Setup, packs: readonly Pack[]): Result<Rules, SetupError> => {
  const pack = findPack(setup.board, packs);
  if (pack === null) {
    const known = [...new Set([...packs.map((p) => p.board.id), ...HOUSE_BOARDS])].join(', ');
    return refuse('unknownBoard', 'D-3', { board: setup.board, known });
  }
  const found = HOUSE_BOARDS.includes(setup.board)
    ? findProfile(setup.variant, setup.profile, setup.board)
    : findOwnProfile(setup.variant, setup.profile, pack.board.territories.length);
  if (!found.ok) return found;
  const profile = withMissions(withArmies(found.value, pack), setup.options);
  const checked = checkOptions(setup, profile);
  if (!checked.ok) return checked;
  const { board } = pack;
  const rules: Rules = {
    setup,
    pack,
    board,
    profile,
    players: setup.players,
    cards: Object.freeze(allCards(board)),
  };
  return { ok: true, value: Object.freeze(rules) };
};

/**
 * The rules of a game, or why `setup` is refused. `packs` are checked packs to choose from by the id of their board, before
 * those of the house. The work is small but not free: load once a game, not once an action.
 */
export const loadRules = (setup: Setup, packs: readonly Pack[] = []): Result<Rules, SetupError> => {
  const rules = rulesOfPosition(setup, packs);
  if (!rules.ok) return rules;
  const fits = checkContent(rules.value);
  return fits.ok ? rules : fits;
};

/** The rules of a game with its own content, if it has any, checked as a file's would be. */
export const rulesOfGame = ({ setup, pack }: Pick<GameSetup, 'setup' | 'pack'>): Result<Rules, SetupError> => {
  if (pack === undefined) return loadRules(setup);
  const loaded = loadPack(pack);
  if (!loaded.ok) return refuse('badPack', 'D-3', { fault: loaded.error.code });
  return loadRules(setup, [loaded.value]);
};
