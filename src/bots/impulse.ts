// What comes to mind first: answers without a plan, yet none that a person would laugh at. The weaker levels give them.
import {
  type Answer,
  answerTo,
  armiesAt,
  boundsOf,
  type Decision,
  type NumberField,
  numbersOf,
  type Offer,
  ownerAt,
  type Rules,
  type Stream,
  unitsAt,
  type View,
} from '../core/index.js';
import {
  type Asked,
  askedOf,
  attackOf,
  claimOf,
  defendOf,
  fortifyOf,
  moveInOf,
  noAttack,
  noFortify,
  noTrade,
  placeOf,
  tradeOf,
} from './classic/question.js';
import { isFront } from './survey.js';

const oneOf = <T>(items: readonly T[], stream: Stream): T => {
  const item = items[stream.pick(items.length)];
  if (item === undefined) throw new Error('bug: nothing to choose from');
  return item;
};

/** Those that fit, or all where none does. */
const preferring = <T>(items: readonly T[], fits: (item: T) => boolean): readonly T[] => {
  const good = items.filter(fits);
  return good.length > 0 ? good : items;
};

/** One attack in so many thoughts is the last of the turn. */
const TIRES = 4;

const classic = (rules: Rules, view: View, decision: Decision, asked: Asked, stream: Stream): Answer => {
  const { seat } = decision;
  switch (asked.kind) {
    case 'claim':
      return claimOf(rules, oneOf(asked.free, stream));
    case 'place': {
      const at = oneOf(
        preferring(asked.on, (t) => isFront(rules, view, t, asked.of)),
        stream,
      );
      return placeOf(rules, at, Math.min(asked.most, 1 + stream.pick(Math.max(1, asked.most))));
    }
    case 'trade': {
      const [set] = asked.sets;
      if (!set || (!asked.mandatory && stream.pick(2) === 0)) return noTrade();
      return tradeOf(rules, set, set.bonusOn[0] ?? null);
    }
    case 'attack': {
      const good = asked.options.filter(({ from, to }) => armiesAt(view, from) > 1 + armiesAt(view, to));
      if (good.length === 0 || stream.pick(TIRES) === 0) return noAttack();
      const option = oneOf(good, stream);
      return attackOf(rules, option, option.max);
    }
    case 'defend':
      return defendOf(asked.max);
    case 'moveIn':
      return moveInOf(asked.min + stream.pick(asked.max - asked.min + 1));
    case 'fortify': {
      const forward = asked.options.filter(
        ({ from, to }) => !isFront(rules, view, from, seat) && isFront(rules, view, to, seat),
      );
      if (forward.length === 0) return noFortify();
      const move = oneOf(forward, stream);
      return fortifyOf(rules, move, move.max);
    }
  }
};

/** Whether an attack or a ship's voyage has the larger number on its side; anything else is worth a try. */
const isHopeful = (rules: Rules, view: View, decision: Decision, offer: Offer): boolean => {
  if (offer.type !== 'attack' && offer.type !== 'sail') return true;
  const { seat } = decision;
  const { from, to } = offer;
  const at = rules.board.index.get(to);
  const defender = at === undefined ? null : ownerAt(view, at);
  const foes = defender === null ? 0 : unitsAt(rules, view, to, defender);
  return unitsAt(rules, view, from, seat) > foes + 1;
};

/** An answer without a plan. */
export const impulse = (rules: Rules, view: View, decision: Decision, stream: Stream): Answer => {
  const asked = rules.profile.hasNapoleon ? null : askedOf(rules, view, decision);
  if (asked !== null) return classic(rules, view, decision, asked, stream);
  const offers = preferring<Offer>(decision.offers, (offer) => isHopeful(rules, view, decision, offer));
  // Kinds first, so that a hundred ways to buy do not drown the one way to place.
  const kind = oneOf([...new Set(offers.map(({ type }) => type))], stream);
  const offer = oneOf(
    offers.filter(({ type }) => type === kind),
    stream,
  );
  const numbers = numbersOf(offer).map((field): [NumberField, number] => {
    const [min, max] = boundsOf(offer, field) ?? [0, 0];
    return [field, field === 'dice' ? max : min + stream.pick(max - min + 1)];
  });
  return answerTo(offer, Object.fromEntries(numbers));
};
