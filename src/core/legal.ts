// Decision -> its legal answers, and whether an answer from outside is one of them.
import type {
  Action,
  ActionType,
  Answer,
  AttackOption,
  CardSet,
  Decision,
  DecisionKind,
  MoveOption,
  Offer,
  OfferValue,
  TerritoryId,
} from './types.js';

/** The rule that speaks against an illegal answer to a question of this kind. */
export const RULE_OF: { readonly [K in DecisionKind]: string } = {
  claim: 'C-SETUP-3',
  place: 'C-REINF-3',
  trade: 'C-CARD-1',
  attack: 'C-ATT-1',
  defend: 'C-ATT-3',
  moveIn: 'C-ATT-6',
  fortify: 'C-FORT-1',
  claimMission: 'N-MISSION-2',
  deploy: 'N-SETUP-4',
  muster: 'N-REINF-0',
  gift: 'N-REINF-7',
  combat: 'N-LAND-1',
  react: 'N-CARD-4',
  advance: 'N-LAND-7',
  manoeuvre: 'N-MAN-1',
  lastSeat: 'N-END-5',
};

const numbers = (min: number, max: number): number[] =>
  Array.from({ length: Math.max(0, max - min + 1) }, (_, i) => min + i);

const expandTrade = (set: CardSet): Answer[] =>
  (set.bonusOn.length === 0 ? [null] : set.bonusOn).map((bonusOn) => ({ type: 'trade', cards: set.cards, bonusOn }));

const expandAttack = ({ from, to, min, max }: AttackOption): Answer[] =>
  numbers(min, max).map((dice) => ({ type: 'attack', from, to, dice }));

const expandMove = ({ from, to, max }: MoveOption): Answer[] =>
  numbers(1, max).map((count) => ({ type: 'fortify', from, to, count }));

/** Every way to choose numbers within the ranges of an offer. */
const expandOffer = ({ type, fixed, ranges }: Offer): Answer[] => {
  let values: Readonly<Record<string, OfferValue>>[] = [fixed];
  for (const [field, [min, max]] of Object.entries(ranges)) {
    values = values.flatMap((chosen) => numbers(min, max).map((n) => ({ ...chosen, [field]: n })));
  }
  return values.map((chosen) => ({ type: 'choose', offer: type, values: chosen }));
};

/** Every legal answer, in canonical order; passing comes last. */
export const expand = (decision: Decision): Answer[] => {
  switch (decision.kind) {
    case 'claim':
      return decision.free.map((territory) => ({ type: 'claim', territory }));
    case 'place':
      return decision.on.flatMap((territory) =>
        numbers(1, Math.min(decision.most, decision.pool)).map(
          (count): Answer => ({ type: 'place', territory, count }),
        ),
      );
    case 'trade':
      return [...decision.sets.flatMap(expandTrade), ...(decision.mandatory ? [] : [{ type: 'endTrade' } as const])];
    case 'attack':
      return [...decision.options.flatMap(expandAttack), { type: 'endAttack' }];
    case 'defend':
      return numbers(decision.min, decision.max).map((dice) => ({ type: 'defend', dice }));
    case 'moveIn':
      return numbers(decision.min, decision.max).map((count) => ({ type: 'moveIn', count }));
    case 'fortify':
      return [...decision.options.flatMap(expandMove), { type: 'skipFortify' }];
    default:
      return decision.offers.flatMap(expandOffer);
  }
};

/** An answer of unknown shape: every field may be anything. */
type Unchecked = { readonly [key: string]: unknown };

const isCount = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

const isTradeOf = (set: CardSet, cards: readonly unknown[], bonusOn: unknown): boolean =>
  cards.length === 3 &&
  set.cards.every((card) => cards.includes(card)) &&
  (set.bonusOn.length === 0 ? bonusOn === null : set.bonusOn.includes(bonusOn as TerritoryId));

const legalTrade = (decision: Extract<Decision, { kind: 'trade' }>, a: Unchecked): Answer | null => {
  if (a['type'] === 'endTrade') return decision.mandatory ? null : { type: 'endTrade' };
  const cards = a['cards'];
  if (a['type'] !== 'trade' || !Array.isArray(cards)) return null;
  const set = decision.sets.find((s) => isTradeOf(s, cards, a['bonusOn']));
  return set ? { type: 'trade', cards: set.cards, bonusOn: a['bonusOn'] as TerritoryId | null } : null;
};

const legalAttack = (decision: Extract<Decision, { kind: 'attack' }>, a: Unchecked): Answer | null => {
  if (a['type'] === 'endAttack') return { type: 'endAttack' };
  if (a['type'] !== 'attack') return null;
  const option = decision.options.find((o) => o.from === a['from'] && o.to === a['to']);
  const dice = a['dice'];
  if (!option || !isCount(dice, option.min, option.max)) return null;
  return { type: 'attack', from: option.from, to: option.to, dice };
};

const legalFortify = (decision: Extract<Decision, { kind: 'fortify' }>, a: Unchecked): Answer | null => {
  if (a['type'] === 'skipFortify') return { type: 'skipFortify' };
  if (a['type'] !== 'fortify') return null;
  const option = decision.options.find((o) => o.from === a['from'] && o.to === a['to']);
  const count = a['count'];
  if (!option || !isCount(count, 1, option.max)) return null;
  return { type: 'fortify', from: option.from, to: option.to, count };
};

const sameValue = (a: OfferValue, b: unknown): boolean =>
  Array.isArray(a) ? Array.isArray(b) && a.length === b.length && a.every((value, i) => value === b[i]) : a === b;

const legalOffer = (offers: readonly Offer[], a: Unchecked): Answer | null => {
  const given = a['values'];
  if (a['type'] !== 'choose' || typeof given !== 'object' || given === null) return null;
  const chosen = given as Unchecked;
  const fits = ({ type, fixed, ranges }: Offer): boolean => {
    if (type !== a['offer']) return false;
    for (const field in fixed) if (!sameValue(fixed[field] ?? null, chosen[field])) return false;
    return Object.entries(ranges).every(([field, [min, max]]) => isCount(chosen[field], min, max));
  };
  const offer = offers.find(fits);
  if (!offer) return null;
  const numbersChosen = Object.keys(offer.ranges).map((field) => [field, chosen[field]]);
  return { type: 'choose', offer: offer.type, values: { ...offer.fixed, ...Object.fromEntries(numbersChosen) } };
};

/** The answer in canonical form (no fields of its own beyond the known ones) if it is legal, else null. Never throws. */
export const legalAnswer = (decision: Decision, answer: unknown): Answer | null => {
  if (typeof answer !== 'object' || answer === null) return null;
  const a = answer as Unchecked;
  switch (decision.kind) {
    case 'claim': {
      const territory = decision.free.find((t) => t === a['territory']);
      return a['type'] === 'claim' && territory !== undefined ? { type: 'claim', territory } : null;
    }
    case 'place': {
      const territory = decision.on.find((t) => t === a['territory']);
      const count = a['count'];
      if (a['type'] !== 'place' || territory === undefined) return null;
      return isCount(count, 1, Math.min(decision.most, decision.pool)) ? { type: 'place', territory, count } : null;
    }
    case 'trade':
      return legalTrade(decision, a);
    case 'attack':
      return legalAttack(decision, a);
    case 'defend': {
      const dice = a['dice'];
      return a['type'] === 'defend' && isCount(dice, decision.min, decision.max) ? { type: 'defend', dice } : null;
    }
    case 'moveIn': {
      const count = a['count'];
      return a['type'] === 'moveIn' && isCount(count, decision.min, decision.max) ? { type: 'moveIn', count } : null;
    }
    case 'fortify':
      return legalFortify(decision, a);
    default:
      return legalOffer(decision.offers, a);
  }
};

const FIELDS: { readonly [T in ActionType]: readonly string[] } = {
  claim: ['territory'],
  place: ['territory', 'count'],
  trade: ['cards', 'bonusOn'],
  endTrade: [],
  attack: ['from', 'to', 'dice'],
  endAttack: [],
  defend: ['dice'],
  moveIn: ['count'],
  fortify: ['from', 'to', 'count'],
  skipFortify: [],
  choose: [],
  setDefence: ['defence'],
  setReactions: ['reactions'],
  quiet: ['scope'],
  resign: [],
};

/** One line for logs of tests and tools: `attack alaska kamchatka 3`. Not for people. */
export const actionText = (action: Action): string => {
  if (action.type === 'choose')
    return [action.offer, ...Object.values(action.values).map((v) => String(v ?? '-'))].join(' ');
  const fields = action as unknown as Unchecked;
  const values = FIELDS[action.type].map((key) => {
    const value = fields[key];
    return Array.isArray(value) ? value.join('+') : String(value ?? '-');
  });
  return [action.type, ...values].join(' ');
};
