// What a viewer may know: the one place where secrets are taken out of states and events.
import type {
  BattleRef,
  Clash,
  Decision,
  DecisionKind,
  Frame,
  FrameKind,
  GameEvent,
  Moment,
  NapoleonView,
  Rules,
  Seat,
  SeatState,
  SeatView,
  State,
  View,
  Viewer,
} from './types.js';

const seesHand = (viewer: Viewer, seat: Seat): boolean => viewer === 'omniscient' || viewer === seat;

const seatView = (seat: SeatState, index: Seat, viewer: Viewer): SeatView => ({
  status: seat.status,
  cards: seat.hand.length,
  hand: seesHand(viewer, index) ? seat.hand : null,
  supply: seat.supply,
  defence: seat.defence,
  resigned: seat.resigned,
});

const clashOf = (state: State): Clash | null => {
  const frame = state.frames.find((f) => f.kind === 'clash');
  if (!frame) return null;
  const { kind: _, ...clash } = frame;
  return clash;
};

const napoleonView = (state: State, viewer: Viewer): NapoleonView | null => {
  if (state.napoleon === null) return null;
  const { piles, missions, turn, ...open } = state.napoleon;
  const { drawn: _, ...publicTurn } = turn;
  return {
    ...open,
    pileSizes: piles.map((pile) => pile.length),
    missions: missions.map(({ held, ...seat }, index) => ({
      ...seat,
      heldCount: held.length,
      held: seesHand(viewer, index as Seat) || state.outcome !== null ? held : null,
    })),
    turn: publicTurn,
    clash: clashOf(state),
  };
};

const battleOf = (state: State): BattleRef | null => {
  const frame = state.frames.find((f) => f.kind === 'battle' || f.kind === 'clash');
  return frame?.kind === 'battle' || frame?.kind === 'clash'
    ? { from: frame.from, to: frame.to, dice: frame.dice }
    : null;
};

/** What others may know of the question: being asked to trade, to react or to claim would betray what a seat holds. */
const maskedKind = (open: Decision, viewer: Viewer): DecisionKind | 'thinking' => {
  const { kind } = open;
  if (seesHand(viewer, open.seat)) return kind;
  if (kind === 'trade' && !open.mandatory) return 'place';
  return kind === 'react' || kind === 'claimMission' ? 'thinking' : kind;
};

const maskedPhase = (frame: Frame, open: Decision, viewer: Viewer): FrameKind =>
  maskedKind(open, viewer) === 'place' && frame.kind === 'trade' ? 'place' : frame.kind;

/** What `viewer` may know at a moment of the game: no seed, no stream, no deck order, and no hand but its own. */
export const view = (_rules: Rules, { state, decision: open }: Moment, viewer: Viewer): View => {
  const top = state.frames[state.frames.length - 1];
  return {
    viewer,
    owner: state.owner,
    armies: state.armies,
    seats: state.seats.map((seat, index) => seatView(seat, index as Seat, viewer)),
    deckSize: state.deck.length,
    discards: state.discards,
    setsTraded: state.setsTraded,
    turn: state.turn,
    phase: open && top ? maskedPhase(top, open, viewer) : null,
    battle: battleOf(state),
    waitingFor: open && { seat: open.seat, kind: maskedKind(open, viewer) },
    napoleon: napoleonView(state, viewer),
    outcome: state.outcome,
  };
};

/** `event` as `viewer` may see it: cards are hidden from all but those who hold or get them. */
export const redact = (_rules: Rules, event: GameEvent, viewer: Viewer): GameEvent => {
  switch (event.type) {
    case 'deckShuffled':
      return viewer === 'omniscient' ? event : { ...event, deck: null };
    case 'cardDrawn':
      return seesHand(viewer, event.seat) ? event : { ...event, card: null };
    case 'handTaken':
      return seesHand(viewer, event.seat) || viewer === event.loser ? event : { ...event, cards: null };
    case 'missionPiles':
      return viewer === 'omniscient' ? event : { ...event, piles: null };
    case 'missionDrawn':
      return seesHand(viewer, event.seat) ? event : { ...event, mission: null };
    case 'handSpied':
      return seesHand(viewer, event.seat) ? event : { ...event, cards: null, missions: null };
    default:
      return event;
  }
};
