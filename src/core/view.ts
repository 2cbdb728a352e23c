// What a viewer may know of a position. Everything that may pass is named here, field by field; what is not does not
// pass. Events have their own list in redact.ts.
import type {
  BattleRef,
  Capture,
  Clash,
  Decision,
  DecisionKind,
  Frame,
  Moment,
  NapoleonState,
  NapoleonTurn,
  NapoleonView,
  Outcome,
  Pair,
  Rules,
  Seat,
  SeatMissions,
  SeatState,
  SeatView,
  State,
  TurnState,
  VictoryPoints,
  View,
  Viewer,
} from './types.js';

export const seesHand = (viewer: Viewer, seat: Seat): boolean => viewer === 'omniscient' || viewer === seat;

const seatView = (seat: SeatState, index: Seat, viewer: Viewer, isOver: boolean): SeatView => ({
  status: seat.status,
  cards: seat.hand.length,
  hand: seesHand(viewer, index) ? seat.hand : null,
  supply: seat.supply,
  defence: seat.defence,
  resigned: seat.resigned,
  // C-MISSION-1, C-MISSION-5
  ...(seat.mission === undefined ? {} : { mission: isOver || seesHand(viewer, index) ? seat.mission : null }),
});

const turnView = (turn: TurnState): TurnState => ({
  seat: turn.seat,
  round: turn.round,
  first: turn.first,
  pool: turn.pool,
  captured: turn.captured,
  cardBonusUsed: turn.cardBonusUsed,
});

export const outcomeView = (outcome: Outcome): Outcome => ({
  winners: outcome.winners,
  reason: outcome.reason,
  rule: outcome.rule,
});

// --- Risk Napoleon ---------------------------------------------------------------------------------------------------

const clashView = (clash: Clash): Clash => ({
  from: clash.from,
  to: clash.to,
  sea: clash.sea,
  dice: clash.dice,
  leaders: clash.leaders,
  attackerPlayed: clash.attackerPlayed,
  defenderPlayed: clash.defenderPlayed,
  oneDie: clash.oneDie,
  step: clash.step,
  attack: clash.attack,
  defence: clash.defence,
  defenceDice: clash.defenceDice,
  attackerRally: clash.attackerRally,
  defenderRally: clash.defenderRally,
});

const pairView = (pair: Pair): Pair => ({
  from: pair.from,
  to: pair.to,
  paid: pair.paid,
  rolls: pair.rolls,
  ambush: pair.ambush,
  sappers: pair.sappers,
  fog: pair.fog,
  quiet: pair.quiet,
});

const captureView = (capture: Capture): Capture => ({
  territory: capture.territory,
  loser: capture.loser,
  byLanding: capture.byLanding,
  epidemic: capture.epidemic,
  fortified: capture.fortified,
});

/** The memory of a turn but `drawn`: the replacements that were drawn are their holders' own. */
const memoryView = (turn: NapoleonTurn): NapoleonView['turn'] => ({
  missionArmies: turn.missionArmies,
  mayRansom: turn.mayRansom,
  builtForts: turn.builtForts,
  onLand: turn.onLand,
  pairs: turn.pairs.map(pairView),
  charges: turn.charges,
  blocked: turn.blocked,
  captures: turn.captures.map(captureView),
  officersCaptured: turn.officersCaptured,
  navalWins: turn.navalWins,
  eliminated: turn.eliminated,
  destroyed: turn.destroyed,
  lost: turn.lost,
  claims: turn.claims.map(({ seat, rank }) => ({ seat, rank })),
  othersIn: turn.othersIn,
  leaders: turn.leaders,
  regions: turn.regions,
  quiet: turn.quiet,
  marches: turn.marches,
  cruises: turn.cruises,
  fairWinds: turn.fairWinds,
  fresh: { generals: turn.fresh.generals, admirals: turn.fresh.admirals },
  stood: { armies: turn.stood.armies, ships: turn.stood.ships },
});

/** N-MISSION-1: a mission is its holder's own until it is accomplished, or the game is over. */
const missionsView = (seat: SeatMissions, isShown: boolean): NapoleonView['missions'][number] => ({
  heldCount: seat.held.length,
  held: isShown ? seat.held : null,
  done: seat.done.map(({ mission, round, points }) => ({ mission, round, points })),
  lasting: seat.lasting,
  sinceTurn: seat.sinceTurn,
});

const pointsView = (points: VictoryPoints): VictoryPoints => ({
  missions: points.missions,
  officers: points.officers,
  fifthRound: points.fifthRound,
  empires: points.empires,
});

const clashOf = ({ frames }: State): Clash | null => {
  const frame = frames.find((f) => f.kind === 'clash');
  return frame ? clashView(frame) : null;
};

const napoleonView = (state: State, n: NapoleonState, viewer: Viewer): NapoleonView => ({
  ships: n.ships,
  admirals: n.admirals,
  generals: n.generals,
  forts: n.forts,
  epidemics: n.epidemics,
  captiveGenerals: n.captiveGenerals,
  captiveAdmirals: n.captiveAdmirals,
  points: n.points.map(pointsView),
  history: n.history,
  reactions: n.reactions,
  pileSizes: n.piles.map((pile) => pile.length),
  missions: n.missions.map((seat, index) =>
    missionsView(seat, seesHand(viewer, index as Seat) || state.outcome !== null),
  ),
  turn: memoryView(n.turn),
  clash: clashOf(state),
});

// --- What is going on ------------------------------------------------------------------------------------------------

const battleOf = ({ frames }: State): BattleRef | null => {
  const frame = frames.find((f) => f.kind === 'battle' || f.kind === 'clash');
  return frame?.kind === 'battle' || frame?.kind === 'clash'
    ? { from: frame.from, to: frame.to, dice: frame.dice }
    : null;
};

type Reading = DecisionKind | 'thinking';

const itself = ({ kind }: Decision): Reading => kind;
const thinking = (): Reading => 'thinking';

/** How each question reads to others: being asked to trade, to react or to claim would betray what a seat holds. */
const READS: Readonly<Record<DecisionKind, (open: Decision) => Reading>> = {
  claim: itself,
  place: itself,
  trade: ({ mandatory }) => (mandatory ? 'trade' : 'place'), // C-CARD-3
  attack: itself,
  defend: itself,
  moveIn: itself,
  fortify: itself,
  claimMission: thinking, // N-MISSION-6
  deploy: itself,
  muster: itself,
  gift: itself,
  combat: itself,
  react: thinking, // N-CARD-4
  manoeuvre: itself,
  lastSeat: itself,
};

const readingOf = (open: Decision, viewer: Viewer): Reading =>
  seesHand(viewer, open.seat) ? open.kind : READS[open.kind](open);

/** The phase says no more than the question may. */
const phaseOf = (frame: Frame, reading: Reading): View['phase'] => {
  if (reading === 'thinking') return 'thinking';
  return reading === 'place' && frame.kind === 'trade' ? 'place' : frame.kind;
};

/** What `viewer` may know at a moment of the game: no seed, no stream, no deck order, and no hand but its own. */
export const view = (_rules: Rules, { state, decision: open }: Moment, viewer: Viewer): View => {
  const top = state.frames[state.frames.length - 1];
  const reading = open && readingOf(open, viewer);
  return {
    viewer,
    owner: state.owner,
    armies: state.armies,
    seats: state.seats.map((seat, index) => seatView(seat, index as Seat, viewer, state.outcome !== null)),
    deckSize: state.deck.length,
    discards: state.discards,
    setsTraded: state.setsTraded,
    turn: turnView(state.turn),
    phase: reading && top ? phaseOf(top, reading) : null,
    battle: battleOf(state),
    waitingFor: open && reading && { seat: open.seat, kind: reading },
    napoleon: state.napoleon && napoleonView(state, state.napoleon, viewer),
    outcome: state.outcome && outcomeView(state.outcome),
  };
};
