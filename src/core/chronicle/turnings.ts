// What may have decided a game: what is weighty among what has happened, each with the step at which it did.
import { oddsBetween } from '../fight.js';
import { regionsHeldBy } from '../queries.js';
import type { EventOf, GameEvent, Known, Rules, Seat } from '../types.js';
import type { Chronicle, Turning } from './types.js';

/** Weights beside each other: a region's is its bonus. */
const WEIGHTS = { eliminated: 40, region: 3, mission: 4, officers: 6, lead: 9, sweep: 50, upset: 20 } as const;

/** From so many captures in one turn on they are told. */
const LEAST_SWEEP = 4;
/** Captures that began with a smaller chance are against the odds. */
const MOST_UPSET = 0.35;

interface Change {
  readonly rules: Rules;
  readonly before: Known;
  readonly after: Known;
}

/** Which regions a capture has made whole, and whose it has broken. Several captures in one step: the last one counts. */
const regionTurnings = (
  { rules, before, after }: Change,
  at: Pick<Turning, 'step' | 'round'>,
  { seat, loser, territory }: EventOf<'territoryCaptured'>,
): Turning[] => {
  const index = rules.board.index.get(territory) ?? -1;
  const region = rules.board.territories[index]?.region ?? -1;
  const found = rules.board.regions[region];
  if (!found) return [];
  const { id, bonus } = found;
  const weight = WEIGHTS.region * bonus;
  const isWon =
    regionsHeldBy(rules, after, seat).includes(region) && !regionsHeldBy(rules, before, seat).includes(region);
  const isBroken = regionsHeldBy(rules, before, loser).includes(region);
  return [
    ...(isWon ? [{ ...at, seat, weight, what: 'won' as const, region: id, bonus, place: territory }] : []),
    ...(isBroken ? [{ ...at, seat, weight, what: 'broke' as const, region: id, bonus, loser, place: territory }] : []),
  ];
};

const upsetOf = (
  chance: number | null,
  at: Pick<Turning, 'step' | 'round'>,
  { seat, loser, territory }: EventOf<'territoryCaptured'>,
): Turning[] =>
  chance === null || chance > MOST_UPSET
    ? []
    : [{ ...at, seat, weight: WEIGHTS.upset * (1 - chance), what: 'upset', place: territory, loser, chance }];

/** The chance of an attack when it is declared. */
export const chanceOf = (rules: Rules, before: Known, { seat, from, to }: EventOf<'attackDeclared'>): number | null =>
  oddsBetween(rules, before, from, to, seat)?.win ?? null;

/** What one event adds. */
export const turningsOf = (
  change: Change,
  { step, chance }: Pick<Chronicle, 'step' | 'chance'>,
  round: number,
  event: GameEvent,
): Turning[] => {
  const at = { step, round };
  switch (event.type) {
    case 'territoryCaptured':
      return [...regionTurnings(change, at, event), ...upsetOf(chance, at, event)];
    case 'seatEliminated':
      return event.by === null
        ? []
        : [{ ...at, seat: event.by, weight: WEIGHTS.eliminated, what: 'eliminated', loser: event.seat }];
    case 'missionAccomplished': {
      const { seat, mission, points } = event;
      return [{ ...at, seat, weight: WEIGHTS.mission * points, what: 'mission', mission, points }];
    }
    case 'officersCaptured': {
      const { seat, what, count, owner } = event;
      const weight = WEIGHTS.officers * count;
      return seat === owner ? [] : [{ ...at, seat, weight, what: 'officers', officer: what, count, loser: owner }];
    }
    default:
      return [];
  }
};

/** Many captures in the turn that is over; they weigh by their share of the board's `all` territories. */
export const sweepOf = ({ step, captures }: Chronicle, all: number, seat: Seat, round: number): Turning[] =>
  captures < LEAST_SWEEP
    ? []
    : [{ step, round, seat, weight: (WEIGHTS.sweep * captures) / all, what: 'sweep', count: captures }];

/** Somebody else is ahead of all others now. */
export const leadOf = ({ step, leader }: Chronicle, ahead: Seat | null, round: number): Turning[] =>
  ahead === null || ahead === leader ? [] : [{ step, round, seat: ahead, weight: WEIGHTS.lead, what: 'lead' }];

/** Told of one round, and of one kind, at the most. */
const MOST_OF_A_ROUND = 3;
const MOST_OF_A_KIND = 3;

/**
 * The `most` weightiest, in the order in which they happened. What the winner did, or what put it ahead for good, counts for
 * more. No two of the same step, and few of one round.
 */
export const weightiest = (chronicle: Chronicle, most: number): Turning[] => {
  const [first, ...others] = chronicle.winners;
  const winner = others.length > 0 ? undefined : first;
  const lastLead = chronicle.turnings.findLast(({ what }) => what === 'lead');
  const valueFor = (turning: Turning): number =>
    turning.weight * (turning.seat === winner ? 1.4 : 1) * (turning === lastLead && turning.seat === winner ? 2 : 1);
  const chosen: Turning[] = [];
  for (const turning of [...chronicle.turnings].sort((a, b) => valueFor(b) - valueFor(a) || a.step - b.step)) {
    if (chosen.length === most) break;
    const isFull =
      chosen.filter(({ round }) => round === turning.round).length >= MOST_OF_A_ROUND ||
      chosen.filter(({ what }) => what === turning.what).length >= MOST_OF_A_KIND;
    if (!isFull && !chosen.some(({ step }) => step === turning.step)) chosen.push(turning);
  }
  return chosen.sort((a, b) => a.step - b.step);
};
