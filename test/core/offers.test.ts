// One shape of question: what the table of fields promises of offers, answers and the types made from it.
import { describe, expect, test } from '@jest/globals';
import {
  type Answer,
  answerTo,
  boundsOf,
  type Decision,
  decision,
  expand,
  fieldsOf,
  legalAnswer,
  numbersOf,
  type Offer,
  type OfferOf,
} from '../../src/core/index.js';
import { nextStep } from '../../src/tui/prompts/steps.js';
import { position } from '../support/play.js';

const asked = (line: string): Decision => {
  const { rules, state } = position(line);
  const open = decision(rules, state);
  if (open === null) throw new Error('test: nothing is asked');
  return open;
};

const ATTACK = 'classic/en/world 3 | a ALA4 NWT1 BRA2 | b KAM1 ALB1 | c *1 | turn a 2 | do attack';
const COMBAT = 'napoleon/en/europe 3 | a IDF4 | b HOL4 | c *1 | turn a 2 | generals IDF1 | hand a WES | do combat';

describe('an answer is an offer with its numbers chosen', () => {
  test('the compiler knows what an attack is', () => {
    const offer: OfferOf<'attack'> = {
      type: 'attack',
      from: 'alaska' as never,
      to: 'kamchatka' as never,
      dice: [1, 3],
    };
    // @ts-expect-error an attack has no territory
    expect(offer.territory).toBeUndefined();
    // @ts-expect-error bounds are no number
    const wrong: Answer = offer;
    expect(wrong).toBe(offer);
    expect(answerTo(offer, { dice: 2 })).toEqual({ type: 'attack', from: 'alaska', to: 'kamchatka', dice: 2 });
  });

  test.each([
    ['nothing said', {}, 1],
    ['within', { dice: 2 }, 2],
    ['too many', { dice: 9 }, 3],
    ['too few', { dice: -1 }, 1],
  ])('%s: brought within its bounds', (_, numbers, dice) => {
    const offer = { type: 'attack', from: 'alaska', to: 'kamchatka', dice: [1, 3] } as unknown as OfferOf<'attack'>;
    expect(answerTo(offer, numbers).dice).toBe(dice);
  });

  test('every offer that is made has the fields of its row and no others, and its answers are legal', () => {
    for (const line of [ATTACK, COMBAT]) {
      const open = asked(line);
      for (const offer of open.offers as readonly Offer[]) {
        const names = fieldsOf(offer.type).map(({ name }) => name);
        expect(Object.keys(offer).filter((key) => key !== 'type' && !names.includes(key as never))).toEqual([]);
        const needed = fieldsOf(offer.type).filter(({ isOptional }) => !isOptional);
        expect(needed.filter(({ name }) => !(name in offer))).toEqual([]);
      }
      for (const answer of expand(open)) expect(legalAnswer(open, answer)).toEqual(answer);
    }
  });

  test('an optional field is part of the answer: an attack with a card is another than one without', () => {
    const open = asked(COMBAT);
    const fights = (open.offers as readonly Offer[]).filter((offer) => offer.type === 'attack');
    const withCard = fights.find((offer) => 'card' in offer && offer.card !== undefined);
    if (!withCard) throw new Error('test: no card to play');
    expect(boundsOf(withCard, 'leaders')).toEqual([0, 1]);
    expect(numbersOf(withCard)).toEqual(['dice', 'leaders']);
    const whole = answerTo(withCard, { dice: 2, leaders: 1 });
    const { card, ...without } = whole as typeof whole & { card: string };
    expect(legalAnswer(open, whole)).toEqual(whole);
    expect(legalAnswer(open, without)).toEqual(without);
    expect(legalAnswer(open, { ...whole, card: null })).toEqual(without);
    expect(legalAnswer(open, { ...whole, card: 'holland' })).toBeNull();
    expect(card).toBe('westphalia');
  });

  test('what is no field is not taken over, and a number as text is none', () => {
    const open = asked(ATTACK);
    const [first] = expand(open);
    expect(legalAnswer(open, { ...first, more: 1 })).toEqual(first);
    expect(legalAnswer(open, { ...first, dice: '1' })).toBeNull();
    expect(legalAnswer(open, { type: 'choose', offer: 'attack', values: first })).toBeNull();
  });
});

describe('asking step by step', () => {
  test('two offers that differ in nothing that is asked for throw, instead of taking the first', () => {
    const open = asked(ATTACK);
    if (open.kind !== 'attack') throw new Error('test: no attack');
    const [offer] = open.offers;
    if (offer?.type !== 'attack') throw new Error('test: no attack');
    const twice = { ...open, offers: [offer, { ...offer, dice: [1, 1] }] } as Decision;
    const path = [{ field: 'group', value: { of: 'from', place: offer.from } }] as const;
    expect(() => nextStep(twice, path)).toThrow('differ in nothing that is asked for');
    expect(nextStep({ ...open, offers: [offer] } as Decision, path)).toMatchObject({ kind: 'number', field: 'dice' });
  });
});
