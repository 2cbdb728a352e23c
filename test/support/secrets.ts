// What a viewer cannot see may be anything: the same position with the hidden cards dealt otherwise.
import {
  type CardId,
  type Rules,
  redact,
  type Seat,
  type State,
  type Step,
  type Stream,
  type Viewer,
  view,
} from '../../src/core/index.js';

/** The cards of the other hands and of the deck, dealt anew: each hand as large as before. */
export const permuteHidden = (state: State, viewer: Seat | 'spectator', stream: Stream): State => {
  const isHidden = (seat: number): boolean => seat !== viewer;
  const cards: CardId[] = [...state.seats.flatMap((s, i) => (isHidden(i) ? s.hand : [])), ...state.deck];
  for (let i = cards.length - 1; i > 0; i--) {
    const j = stream.pick(i + 1);
    [cards[i], cards[j]] = [cards[j] as CardId, cards[i] as CardId];
  }
  // C-MISSION-1: missions go round among those who hide them.
  const missions = state.seats.flatMap(({ mission }, i) => (isHidden(i) && mission !== undefined ? [mission] : []));
  const [first, ...more] = missions;
  const others = first === undefined ? [] : [...more, first];
  const seats = state.seats.map((s, i) => {
    if (!isHidden(i)) return s;
    const mission = s.mission === undefined ? undefined : others.shift();
    return { ...s, hand: cards.splice(0, s.hand.length), ...(mission === undefined ? {} : { mission }) };
  });
  return { ...state, seats, deck: cards };
};

/** All that `viewer` gets to see of a step, as text. */
export const shown = (rules: Rules, step: Step, viewer: Viewer): string =>
  JSON.stringify({
    events: step.events.map((event) => redact(rules, event, viewer)),
    view: view(rules, step, viewer),
    decision: step.decision?.seat === viewer ? step.decision : null,
  });

/** Whether the step itself shows cards to `viewer` that were hidden before, as it should. */
export const reveals = (step: Step, viewer: Viewer): boolean =>
  step.events.some(
    (event) =>
      ((event.type === 'cardDrawn' || event.type === 'handTaken') && event.seat === viewer) ||
      (event.type === 'seatResigned' && event.to === 'neutral'),
  );
