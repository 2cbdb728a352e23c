// The part of a state that only Risk Napoleon has: how it begins, and how to get at it.
import type {
  NapoleonOptions,
  NapoleonState,
  NapoleonTurn,
  Rules,
  Seat,
  VictoryPoints,
  VictorySource,
} from '../types.js';

/** N-LIMIT. Nothing here knows of cavalry and artillery: a count is a count (N-PIECES). */
export const MOST_GENERALS = 3;
export const MOST_ADMIRALS = 2;
export const SHIPS_OF_A_COLOUR = 26;
export const COLOURS = 6;
export const FORT_TOKENS = 12;
export const RANKS = [1, 2, 3, 4] as const;

/** The Napoleon part of a state that is known to have one. */
export const nap = <T>(state: { readonly napoleon: T | null }): T => {
  if (state.napoleon === null) throw new Error('bug: not a game of Risk Napoleon');
  return state.napoleon;
};

/** The options of a game that is known to be Risk Napoleon. */
export const napoleonOptions = (rules: Rules): NapoleonOptions => {
  const { napoleon } = rules.setup.options;
  if (napoleon === null) throw new Error('bug: no options of Risk Napoleon');
  return napoleon;
};

const NO_POINTS: VictoryPoints = { missions: 0, officers: 0, fifthRound: 0, empires: 0 };

const zeros = (count: number): number[] => new Array<number>(count).fill(0);
const square = (rows: number, columns: number): number[][] => Array.from({ length: rows }, () => zeros(columns));

export const freshTurn = (rules: Rules): NapoleonTurn => ({
  missionArmies: 0,
  mayRansom: false,
  builtForts: [],
  onLand: false,
  pairs: [],
  charges: [],
  blocked: [],
  captures: [],
  officersCaptured: 0,
  navalWins: 0,
  eliminated: 0,
  destroyed: zeros(rules.players),
  lost: zeros(rules.players),
  claims: [],
  drawn: [],
  othersIn: 0,
  leaders: [],
  regions: [],
  quiet: [],
  marches: 0,
  cruises: 0,
  fairWinds: 0,
  fresh: { generals: [], admirals: [] },
  stood: { armies: [], ships: [] },
});

export const initialNapoleon = (rules: Rules): NapoleonState => {
  const { players, board } = rules;
  const territories = board.territories.length;
  const zones = board.zones.length;
  return {
    ships: square(zones, players),
    admirals: square(zones, players),
    generals: zeros(territories),
    forts: new Array<boolean>(territories).fill(false),
    epidemics: zeros(territories),
    captiveGenerals: square(players, players),
    captiveAdmirals: square(players, players),
    points: Array.from({ length: players }, () => NO_POINTS),
    history: [],
    missions: Array.from({ length: players }, () => ({ held: [], done: [], lasting: [], sinceTurn: false })),
    piles: [[], [], [], []],
    reactions: napoleonOptions(rules).reactions,
    turn: freshTurn(rules),
  };
};

/** Where victory points come from, in the order in which they are shown. */
export const VICTORY_SOURCES: readonly VictorySource[] = ['missions', 'officers', 'fifthRound', 'empires'];

/** N-VP. */
export const totalPoints = (points: VictoryPoints): number =>
  VICTORY_SOURCES.reduce((sum, source) => sum + points[source], 0);

export const pointsOf = (state: { readonly napoleon: Pick<NapoleonState, 'points'> | null }, seat: Seat): number => {
  const points = state.napoleon?.points[seat];
  return points ? totalPoints(points) : 0;
};
