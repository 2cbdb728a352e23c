// A setup turned into rules: board, cards and profile, checked once, frozen, shared by every state of a game.
import { allCards } from './cards.js';
import { BUILT_IN_BOARDS, loadBoard } from './data/load.js';
import { findProfile } from './profiles/index.js';
import type { BoardData, NapoleonOptions, Profile, Result, Rules, Setup, SetupError } from './types.js';

/** Bumped when the same record would play out differently (D-3). */
export const RULES_VERSION = 1;

const refuse = (
  code: SetupError['code'],
  rule: string,
  values: SetupError['values'] = {},
): Result<never, SetupError> => ({
  ok: false,
  error: { code, rule, values },
});

const isNapoleonOptions = ({ hands, empirePoints, autoClaim, reactions }: NapoleonOptions, seats: number): boolean =>
  ['printed', 'even'].includes(hands) &&
  ['mission', 'turn'].includes(empirePoints) &&
  typeof autoClaim === 'boolean' &&
  reactions.length === seats &&
  reactions.every((r) => ['each', 'decisive', 'off'].includes(r));

const checkOptions = (setup: Setup, profile: Profile): Result<null, SetupError> => {
  const { options, seats } = setup;
  if (profile.startArmies[seats.length] === undefined) {
    const allowed = Object.keys(profile.startArmies).map(Number);
    return refuse('seatCount', 'C-SETUP-1', {
      seats: seats.length,
      min: Math.min(...allowed),
      max: Math.max(...allowed),
      variant: setup.variant,
    });
  }
  if (options.rounds !== null && profile.rounds !== null) {
    return refuse('roundsFixed', 'C-END-4', { variant: setup.variant, rounds: profile.rounds });
  }
  if ((options.napoleon !== null) !== profile.hasNapoleon) return refuse('option', 'D-3', {});
  if (options.napoleon !== null && !isNapoleonOptions(options.napoleon, seats.length))
    return refuse('option', 'D-3', {});
  if (options.rounds !== null && (!Number.isInteger(options.rounds) || options.rounds < 1 || options.rounds > 1000)) {
    return refuse('rounds', 'C-END-4', { rounds: String(options.rounds) });
  }
  if (options.defence.length !== seats.length || options.defence.some((d) => d !== 'ask' && d !== 'auto')) {
    return refuse('defence', 'C-ATT-3', { seats: seats.length });
  }
  if (options.deal === true && !profile.setup.includes('claim')) {
    return refuse('deal', 'C-SETUP-6', { variant: setup.variant });
  }
  if (typeof options.deal !== 'boolean' || (options.resign !== 'bot' && options.resign !== 'neutral')) {
    return refuse('option', 'D-3', {});
  }
  return { ok: true, value: null };
};

/**
 * The rules of a game, or why `setup` is refused. `boards` are the boards to choose from, by id; the built-in ones
 * unless given. The work is small but not free (about a millisecond): load once a game, not once an action.
 */
export const loadRules = (setup: Setup, boards: readonly BoardData[] = BUILT_IN_BOARDS): Result<Rules, SetupError> => {
  const data = boards.find((b) => b.id === setup.board);
  if (!data) return refuse('unknownBoard', 'D-3', { board: setup.board, known: boards.map((b) => b.id).join(', ') });
  // A board of one's own is played by the rules of the variant's first board.
  const profile = findProfile(setup.variant, setup.profile, BUILT_IN_BOARDS.includes(data) ? setup.board : null);
  if (!profile.ok) return profile;
  const checked = checkOptions(setup, profile.value);
  if (!checked.ok) return checked;
  const board = loadBoard(data);
  if (!board.ok) return board;
  if (board.value.territories.length < setup.seats.length) {
    return refuse('board', 'C-SETUP-3', { what: 'fewer territories than seats' });
  }
  const rules: Rules = {
    setup,
    board: board.value,
    profile: profile.value,
    players: setup.seats.length,
    cards: Object.freeze(allCards(board.value)),
  };
  return { ok: true, value: Object.freeze(rules) };
};
