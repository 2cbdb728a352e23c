// What a viewer may know: the one place where secrets are taken out of states and events.
import { decision } from './game.js';
import type { Rules } from './rules.js';
import type {
  BattleRef,
  Decision,
  FrameKind,
  GameEvent,
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

const battleOf = (state: State): BattleRef | null => {
  const frame = state.frames.find((f) => f.kind === 'battle');
  return frame ? { from: frame.from, to: frame.to, dice: frame.dice } : null;
};

/** Being asked to trade would betray that a seat holds a set: to others it is placing already. */
const maskedKind = <K extends Decision['kind'] | FrameKind>(kind: K, open: Decision, viewer: Viewer): K | 'place' =>
  kind === 'trade' && !seesHand(viewer, open.seat) && !open.mandatory ? 'place' : kind;

/** What `viewer` may know of `state`: no seed, no stream, no deck order, and no hand but its own. */
export const view = (rules: Rules, state: State, viewer: Viewer): View => {
  const open = decision(rules, state);
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
    phase: open && top ? maskedKind(top.kind, open, viewer) : null,
    battle: battleOf(state),
    waitingFor: open && { seat: open.seat, kind: maskedKind(open.kind, open, viewer) },
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
    default:
      return event;
  }
};
