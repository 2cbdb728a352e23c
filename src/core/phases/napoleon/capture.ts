// What follows a won fight: N-LAND-5 to N-LAND-8, the capture move, scorched earth, elimination. Order: N-CARD-5.
import { afterCaptureOffers, reactToCapture } from '../../effects/plays.js';
import { landOf, officersAt, pairOf, rollsAgainst, territoryAt, unitsAt } from '../../napoleon/battle.js';
import { leaveBoard } from '../../napoleon/departure.js';
import { accomplishFor, dropLasting, watchMissions } from '../../napoleon/missions.js';
import { nap, napoleonOptions } from '../../napoleon/state.js';
import { countTerritories, holdsCards, indexOf, isJoined } from '../../queries.js';
import type { FrameOf, OfferOf, PlaceId, Rules, Seat, State, TerritoryId, Tx } from '../../types.js';
import { type Phase, unexpected } from '../phase.js';

/** N-LAND-7: the defender's officers in a place are captured with its last unit. VP change hands; a neutral scores none. */
export const captureOfficers = (tx: Tx, captor: Seat, owner: Seat, at: PlaceId, count: number): void => {
  if (count === 0) return;
  const what = tx.rules.board.zoneIndex.has(at) ? 'admiral' : 'general';
  const kept = tx.state.seats[captor]?.status === 'in';
  tx.emit({ type: 'officersCaptured', seat: captor, owner, what, at, count, kept });
  if (kept) tx.emit({ type: 'scored', seat: captor, source: 'officers', points: count });
  tx.emit({ type: 'scored', seat: owner, source: 'officers', points: -count });
  if (captor === tx.state.turn.seat) tx.note({ officersCaptured: nap(tx.state).turn.officersCaptured + count });
};

/** N-LAND-6: a captured territory's fortification is destroyed if there was combat. */
const destroyFort = (tx: Tx, territory: TerritoryId): void => {
  if (!nap(tx.state).forts[territoryAt(tx.rules, territory)] || rollsAgainst(tx.state, territory) === 0) return;
  tx.emit({ type: 'fortificationLost', territory });
};

const noteCapture = (tx: Tx, from: TerritoryId, territory: TerritoryId, loser: Seat): void => {
  const { rules, state } = tx;
  const at = indexOf(rules, territory);
  const n = nap(state);
  const lost = n.turn.lost.map((count, seat) => (seat === loser ? count + 1 : count));
  const capture = {
    territory,
    loser,
    byLanding: !isJoined(rules, indexOf(rules, from), at),
    epidemic: (n.epidemics[at] ?? 0) > 0,
    fortified: n.forts[at] === true && rollsAgainst(state, territory) > 0,
  };
  tx.note({ captures: [...n.turn.captures, capture], lost });
};

const advanceFrame = (tx: Tx, from: PlaceId, to: PlaceId, least: number, leaders: number): FrameOf<'advance'> => {
  const { seat } = tx.state.turn;
  const max = unitsAt(tx.rules, tx.state, from, seat) - 1;
  const maxLeaders = officersAt(tx.rules, tx.state, from, seat);
  return {
    kind: 'advance',
    from,
    to,
    min: Math.min(least, max),
    max,
    minLeaders: Math.min(leaders, maxLeaders),
    maxLeaders,
  };
};

const isLeftWithNothing = (state: State, seat: Seat): boolean =>
  state.seats[seat]?.status === 'in' && countTerritories(state, seat) === 0;

/** N-LAND-8, C-END-3: out the moment its last territory falls, before the capture move is asked; ships and captives. */
const eliminate = (tx: Tx, loser: Seat): void => {
  accomplishFor(tx, loser, 'other-turn'); // its own that had come true count first
  tx.emit({ type: 'seatEliminated', seat: loser, by: tx.state.turn.seat });
  tx.note({ eliminated: nap(tx.state).turn.eliminated + 1 });
  leaveBoard(tx, loser);
};

/** The last regiment of `loser` in `territory` is gone to an attack (or has retreated): it is captured. */
export const captureTerritory = (
  tx: Tx,
  from: TerritoryId,
  territory: TerritoryId,
  least: number,
  leaders: number,
): void => {
  const { seat } = tx.state.turn;
  const loser = tx.state.owner[indexOf(tx.rules, territory)];
  if (loser === null || loser === undefined) throw new Error(`bug: nobody lost ${territory}`);
  noteCapture(tx, from, territory, loser);
  captureOfficers(tx, seat, loser, territory, officersAt(tx.rules, tx.state, territory, loser));
  destroyFort(tx, territory);
  tx.emit({ type: 'territoryCaptured', seat, loser, from, territory });
  if (isLeftWithNothing(tx.state, loser)) eliminate(tx, loser);
  tx.push({ kind: 'afterCapture', loser, from, to: territory, step: 'react' });
  tx.push(advanceFrame(tx, from, territory, least, leaders));
};

/** N-LAND-5: a territory without regiments is entered without a fight; a fortification falls only if there was one. */
export const enterTerritory = (tx: Tx, from: TerritoryId, territory: TerritoryId): void => {
  destroyFort(tx, territory);
  tx.emit({ type: 'territoryEntered', seat: tx.state.turn.seat, from, territory });
  tx.push(advanceFrame(tx, from, territory, 1, 0));
};

/** N-NAVAL-2: the zone is won; ships may move in. */
export const advanceFleet = (tx: Tx, from: PlaceId, to: PlaceId, least: number, leaders: number): void =>
  tx.push(advanceFrame(tx, from, to, least, leaders));

const moveUnits = (tx: Tx, frame: FrameOf<'advance'>, count: number, leaders: number): void => {
  const { from, to } = frame;
  const { seat } = tx.state.turn;
  const isSea = tx.rules.board.zoneIndex.has(from);
  if (isSea) tx.emit({ type: 'piecesMoved', seat, what: 'ship', from, to, count });
  else {
    tx.emit({
      type: 'armiesMoved',
      seat,
      from: landOf(tx.rules, from),
      to: landOf(tx.rules, to),
      count,
      why: 'capture',
    });
  }
  if (leaders > 0) {
    tx.emit({ type: 'piecesMoved', seat, what: isSea ? 'admiral' : 'general', from, to, count: leaders });
  }
  tx.pop();
  // N-CARD-5: after a fight the attacker's at-once missions come first, and the others' with them.
  const below = tx.state.frames[tx.state.frames.length - 1]?.kind;
  if (below !== 'afterCapture' && below !== 'claimMission') watchMissions(tx);
};

/** The capture move, with officers: those that took part go along, others of the origin may (N-LAND-7). */
export const advance: Phase<'advance'> = {
  ask: (_rules, state, frame) => {
    const { from, to, min, max, minLeaders, maxLeaders } = frame;
    if (min === max && minLeaders === maxLeaders) return null;
    const offer: OfferOf<'moveIn'> = { type: 'moveIn', count: [min, max], leaders: [minLeaders, maxLeaders] };
    return { seat: state.turn.seat, mandatory: true, body: { kind: 'moveIn', from, to, offers: [offer] } };
  },
  take: (tx, frame, answer) => {
    if (answer.type !== 'moveIn') return unexpected(answer);
    moveUnits(tx, frame, answer.count, answer.leaders ?? 0);
  },
  next: (tx, frame) => moveUnits(tx, frame, frame.min, frame.minLeaders),
};

const mayScorch = (state: State, { loser, from, to }: FrameOf<'afterCapture'>): boolean => {
  const n = nap(state);
  return (
    state.seats[loser]?.status === 'in' &&
    holdsCards(state, loser) &&
    n.reactions[loser] !== 'off' &&
    !n.turn.quiet.includes(loser) &&
    !pairOf(state, from, to).quiet.includes(loser)
  );
};

const scorchOffers = (
  rules: Rules,
  state: State,
  frame: FrameOf<'afterCapture'>,
): OfferOf<'react' | 'noReaction'>[] => {
  // Lost in combat: a territory given up without a roll has not been.
  const plays = rollsAgainst(state, frame.to) > 0 ? afterCaptureOffers(rules, state, frame.to, frame.loser) : [];
  return [...plays, { type: 'noReaction' }];
};

/** N-LAND-8: the cards change hands after the capture move; then the sets. */
const takeHand = (tx: Tx, loser: Seat): void => {
  const { seat } = tx.state.turn;
  const cards = tx.state.seats[loser]?.hand ?? [];
  tx.emit({ type: 'handTaken', seat, loser, count: cards.length, cards });
  const { forcedFrom, downTo } = tx.rules.profile.elimination;
  if (forcedFrom !== null && (tx.state.seats[seat]?.hand.length ?? 0) >= forcedFrom) {
    tx.push({ kind: 'place' }, { kind: 'trade', downTo, optional: false });
  }
};

/** After the capture move: scorched earth, elimination, at-once missions, other-turn missions. */
export const afterCapture: Phase<'afterCapture'> = {
  ask: (rules, state, frame) => {
    if (frame.step !== 'react' || !mayScorch(state, frame)) return null;
    const offers = scorchOffers(rules, state, frame);
    if (offers.length === 1 && napoleonOptions(rules).skipEmpty) return null;
    const battle = { from: frame.from, to: frame.to, dice: 0 };
    return { seat: frame.loser, mandatory: true, body: { kind: 'react', window: 'afterCapture', battle, offers } };
  },
  take: (tx, frame, answer) => {
    if (answer.type === 'react') reactToCapture(tx, frame.loser, frame.to, answer);
    else if (answer.type !== 'noReaction') return unexpected(answer);
    tx.replace({ ...frame, step: 'spoils' });
  },
  next: (tx, frame) => {
    tx.replace({ kind: 'claimMission', when: 'at-once' });
    dropLasting(tx);
    if (tx.state.seats[frame.loser]?.status === 'out') takeHand(tx, frame.loser);
  },
};
