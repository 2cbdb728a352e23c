// What the people at a table ask each other for: it is done once enough of them agree. Pure but for what it remembers.

export const REQUESTS = ['wait', 'bot', 'abandon'] as const;
/** Wait for whoever is away; let a bot play for them; end the game for everybody. */
export type Request = (typeof REQUESTS)[number];

export interface Votes {
  /** How many seats want it now, this one included. Votes about something else (`about`) count no more. */
  add(seat: number, request: Request, about: string): number;
  clear(request: Request): void;
}

export const createVotes = (): Votes => {
  const votes = new Map<Request, { about: string; seats: Set<number> }>();
  return {
    add: (seat, request, about) => {
      const known = votes.get(request);
      const vote = known?.about === about ? known : { about, seats: new Set<number>() };
      votes.set(request, vote);
      return vote.seats.add(seat).size;
    },
    clear: (request) => void votes.delete(request),
  };
};
