// Setup of Risk Napoleon: N-SETUP-2 to N-SETUP-7.
import { isJoker } from '../../cards.js';
import { drawMission } from '../../napoleon/missions.js';
import { napoleonOptions, RANKS } from '../../napoleon/state.js';
import { idOf, territoriesOf } from '../../queries.js';
import type { CardId, MissionId, Rules, Seat, State } from '../../types.js';
import { asksNothing, type Phase, unexpected } from '../phase.js';

/** N-SETUP-2: four piles by rank, shuffled in turn; each seat draws one of each. */
export const dealMissions: Phase<'dealMissions'> = {
  ...asksNothing,
  next: (tx) => {
    const piles = RANKS.map((rank) =>
      tx.shuffle(tx.rules.pack.missions.filter((m) => m.rank === rank).map((m) => m.id as MissionId)),
    );
    tx.emit({ type: 'missionPiles', piles });
    for (let seat = 0; seat < tx.rules.players; seat++) for (const rank of RANKS) drawMission(tx, seat as Seat, rank);
    tx.note({ drawn: [] });
    tx.pop();
  },
};

/** N-SETUP-3: a random seat is first. */
export const randomFirst: Phase<'randomFirst'> = {
  ...asksNothing,
  next: (tx) => {
    tx.emit({ type: 'firstSeat', seat: tx.pick(tx.rules.players) as Seat, of: 'placing' });
    tx.pop();
  },
};

/** Whose officer or fortification is placed next: seats clockwise from the first, each its general, then its fortification. */
const deployer = (rules: Rules, state: State, placed: number): Seat =>
  ((state.turn.first + Math.floor(placed / 2)) % rules.players) as Seat;

/** N-SETUP-4: after the regiments, clockwise, one general and one fortification each. */
export const deployOfficers: Phase<'deployOfficers'> = {
  ask: (rules, state, { placed }) => {
    if (placed >= 2 * rules.players) return null;
    const seat = deployer(rules, state, placed);
    if (state.seats[seat]?.status !== 'in') return null;
    const what = placed % 2 === 0 ? 'general' : 'fortification';
    const offers = territoriesOf(state, seat).map((t) => ({ type: 'deploy', what, at: idOf(rules, t) }) as const);
    return { seat, mandatory: true, body: { kind: 'deploy', what, offers } };
  },
  take: (tx, { placed }, answer) => {
    if (answer.type !== 'deploy') return unexpected(answer);
    const { what, at } = answer;
    tx.emit({ type: 'piecesPlaced', seat: deployer(tx.rules, tx.state, placed), what, at, count: 1, cost: 0 });
    tx.replace({ kind: 'deployOfficers', placed: placed + 1 });
  },
  next: (tx, { placed }) => {
    if (placed >= 2 * tx.rules.players) tx.pop();
    else tx.replace({ kind: 'deployOfficers', placed: placed + 1 });
  },
};

const EPIDEMICS = 4;

/** N-SETUP-5: cards are drawn until four epidemics lie in four empires; then all cards are shuffled together. */
export const spreadEpidemics: Phase<'spreadEpidemics'> = {
  ...asksNothing,
  next: (tx) => {
    const struck = new Set<number>();
    for (const card of tx.state.deck) {
      const at = tx.rules.board.index.get(card);
      const region = at === undefined ? undefined : tx.rules.board.territories[at]?.region;
      if (isJoker(card) || at === undefined || region === undefined || struck.has(region)) continue;
      tx.emit({ type: 'epidemicPlaced', territory: idOf(tx.rules, at) });
      struck.add(region);
      if (struck.size === EPIDEMICS) break;
    }
    tx.emit({ type: 'deckShuffled', deck: tx.shuffle<CardId>(tx.rules.cards), from: 'start' });
    tx.pop();
  },
};

/** N-SETUP-7: starting hands by turn order. */
const PRINTED_HANDS: Readonly<Record<number, readonly number[]>> = {
  3: [0, 0, 2],
  4: [0, 0, 1, 2],
  5: [0, 0, 1, 1, 2],
  6: [0, 0, 1, 1, 2, 2],
};

const EVEN_HANDS: Readonly<Record<number, readonly number[]>> = {
  3: [0, 2, 2],
  4: [0, 1, 1, 1],
  5: [0, 1, 1, 1, 1],
  6: [0, 1, 1, 1, 1, 1],
};

export const dealHands: Phase<'dealHands'> = {
  ...asksNothing,
  next: (tx) => {
    const table = napoleonOptions(tx.rules).hands === 'even' ? EVEN_HANDS : PRINTED_HANDS;
    (table[tx.rules.players] ?? []).forEach((cards, place) => {
      const seat = ((tx.state.turn.first + place) % tx.rules.players) as Seat;
      if (tx.state.seats[seat]?.status !== 'in') return;
      for (let n = 0; n < cards; n++) tx.drawCard(seat);
    });
    tx.pop();
  },
};
