// The same position of Risk Napoleon with all that a viewer cannot see dealt otherwise: hands, deck, missions, piles.
import {
  type CardId,
  housePack,
  type MissionId,
  nap,
  type Seat,
  type State,
  type Stream,
} from '../../src/core/index.js';

/** Each item to another of `items`, by chance. */
const shuffled = <T>(items: readonly T[], stream: Stream): Map<T, T> => {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = stream.pick(i + 1);
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return new Map(items.map((item, i) => [item, mixed[i] as T]));
};

export const permuteSecrets = (state: State, viewer: Seat | 'spectator', stream: Stream): State => {
  const n = nap(state);
  const pack = housePack('europe');
  const isHidden = (seat: number): boolean => seat !== viewer;
  const cards = shuffled<CardId>(
    [...state.seats.flatMap((s, i) => (isHidden(i) ? s.hand : [])), ...state.deck],
    stream,
  );
  const card = (id: CardId): CardId => cards.get(id) ?? id;
  const unseen = [...n.missions.flatMap((m, i) => (isHidden(i) ? m.held : [])), ...n.piles.flat()];
  const missions = new Map(
    [1, 2, 3, 4].flatMap((rank) => [
      ...shuffled(
        unseen.filter((id) => pack?.missionsById.get(id)?.rank === rank),
        stream,
      ),
    ]),
  );
  const mission = (id: MissionId): MissionId => missions.get(id) ?? id;
  return {
    ...state,
    seats: state.seats.map((s, i) => (isHidden(i) ? { ...s, hand: s.hand.map(card) } : s)),
    deck: state.deck.map(card),
    napoleon: {
      ...n,
      missions: n.missions.map((m, i) => (isHidden(i) ? { ...m, held: m.held.map(mission) } : m)),
      piles: n.piles.map((pile) => pile.map(mission)),
      turn: { ...n.turn, drawn: n.turn.drawn.map(mission) },
    },
  };
};
