// Territory cards that are played: what may be, at each moment, and carrying it out. What each does stands in `table.ts`.
import { dropEmptySeats } from '../napoleon/departure.js';
import { watchMissions } from '../napoleon/missions.js';
import type { CardId, Clash, FrameOf, OfferOf, PlaceId, Rules, Seat, State, Tx } from '../types.js';
import { effectOf, handOf, type Play, played, type Reaction } from './card.js';
import { CARD_TABLE, type CardEffect } from './table.js';

type ClashFrame = FrameOf<'clash'>;
type OwnPhase = 'muster' | 'combat' | 'manoeuvre';

const NOTHING: CardEffect = {};

const entryOf = (rules: Rules, card: CardId): CardEffect => {
  const effect = effectOf(rules, card);
  return effect === null ? NOTHING : CARD_TABLE[effect];
};

/** What `seat` may play between two steps of its own turn. */
export const playsIn = (phase: OwnPhase, rules: Rules, state: State, seat: Seat): OfferOf<'playCard'>[] =>
  handOf(state, seat).flatMap((card) =>
    (entryOf(rules, card)[phase]?.ways(rules, state, seat) ?? []).map(
      (needs) => ({ type: 'playCard', card, ...needs }) as const,
    ),
  );

export const playIn = (phase: OwnPhase, tx: Tx, seat: Seat, play: Play): void => {
  entryOf(tx.rules, play.card)[phase]?.play(tx, seat, play);
  played(tx, seat, play.card);
  watchMissions(tx);
  dropEmptySeats(tx);
};

/** Cards that the attacker may play with the declaration of this roll. */
export const declarationCards = (rules: Rules, state: State, clash: Clash, seat: Seat): CardId[] =>
  handOf(state, seat).filter((card) => entryOf(rules, card).withRoll?.may({ rules, state, clash, seat }) ?? false);

/** Plays the attacker's card with its declaration; the clash as it stands afterwards. */
export const playWithRoll = (tx: Tx, clash: ClashFrame, card: CardId): ClashFrame => {
  const change = entryOf(tx.rules, card).withRoll?.play(tx, clash);
  played(tx, tx.state.turn.seat, card);
  return { ...clash, attackerPlayed: true, ...change };
};

export const beforeRollOffers = (rules: Rules, state: State, clash: Clash, seat: Seat): OfferOf<'react'>[] =>
  handOf(state, seat).flatMap((card) =>
    (entryOf(rules, card).beforeRoll?.ways({ rules, state, clash, seat }) ?? []).map(
      (needs) => ({ type: 'react', card, ...needs }) as const,
    ),
  );

/** What a reaction before the roll leads to: the roll as it is now, none, or a territory that is given up. */
export const reactBefore = (
  tx: Tx,
  clash: ClashFrame,
  seat: Seat,
  reaction: Reaction,
): { readonly go: 'on'; readonly clash: ClashFrame } | { readonly go: 'stopped' | 'retreated' } => {
  const { card } = reaction;
  const { from, to } = clash;
  const go = entryOf(tx.rules, card).beforeRoll?.play(tx, clash, seat, reaction);
  if (go === undefined) throw new Error(`bug: ${card} before a roll`);
  played(tx, seat, card);
  if (go === 'stopped') tx.emit({ type: 'attackStopped', seat: tx.state.turn.seat, from, to });
  return go === 'on' ? { go, clash: { ...clash, defenderPlayed: true } } : { go };
};

export const afterRollOffers = (rules: Rules, state: State, clash: Clash, seat: Seat): OfferOf<'react'>[] =>
  handOf(state, seat).flatMap((card) =>
    (entryOf(rules, card).afterRoll?.ways({ rules, state, clash, seat }) ?? []).map(
      (needs) => ({ type: 'react', card, ...needs }) as const,
    ),
  );

/** After the roll: re-rolls and rallies already played stand. */
export const reactAfter = (tx: Tx, clash: ClashFrame, seat: Seat, reaction: Reaction): ClashFrame => {
  const byAttacker = seat === tx.state.turn.seat;
  const change = entryOf(tx.rules, reaction.card).afterRoll?.play(tx, clash, byAttacker, reaction);
  played(tx, seat, reaction.card);
  return { ...clash, ...change, ...(byAttacker ? { attackerPlayed: true } : { defenderPlayed: true }) };
};

export const afterCaptureOffers = (rules: Rules, state: State, to: PlaceId, seat: Seat): OfferOf<'react'>[] =>
  handOf(state, seat)
    .filter((card) => entryOf(rules, card).afterCapture?.may(rules, state, to) ?? false)
    .map((card) => ({ type: 'react', card }));

export const reactToCapture = (tx: Tx, seat: Seat, to: PlaceId, { card }: Reaction): void => {
  entryOf(tx.rules, card).afterCapture?.play(tx, to);
  played(tx, seat, card);
};
