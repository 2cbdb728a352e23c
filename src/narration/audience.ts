// Who looks at a game on one screen: whose questions it shows, and whose secrets.
import type { Seat, SeatInfo, State, Viewer } from '../core/index.js';

export interface Audience {
  /** The seats that are played, or looked at, here. */
  readonly persons: readonly Seat[];
  readonly viewer: Viewer;
}

/** Those who play: a single person sees what is theirs, several see what all may see. */
export const playersOf = (seats: readonly SeatInfo[]): Audience => {
  const persons = seats.flatMap((s, seat) => (s.driver === 'person' ? [seat as Seat] : []));
  return { persons, viewer: persons.length === 1 && persons[0] !== undefined ? persons[0] : 'spectator' };
};

/** The audience of a record in this view. */
export const watching = (eyes: Viewer): Audience => ({ persons: typeof eyes === 'number' ? [eyes] : [], viewer: eyes });

/** The default view of a record: an unfinished game is shown as its players see it. */
export const eyesFor = (seats: readonly SeatInfo[], state: State): Viewer =>
  state.outcome === null ? playersOf(seats).viewer : 'omniscient';

/** Seats whose spies bring what the screen by itself does not see: several people share it. */
export const spiesOf = ({ persons, viewer }: Audience): readonly Seat[] =>
  persons.length > 1 && viewer !== 'omniscient' ? persons : [];
