// The strong bot: what it sees that others do not. Positions in which a plan of several moves is right.
import { describe, expect, test } from '@jest/globals';
import { chartOf } from '../../src/bots/classic/chart.js';
import { fieldOf } from '../../src/bots/classic/field.js';
import { afterFight, certain, chanceOf, meanOf, winOf } from '../../src/bots/classic/fights.js';
import { routeTo } from '../../src/bots/classic/route.js';
import { MANY, weightsFrom } from '../../src/bots/classic/weights.js';
import { BOTS, botStream } from '../../src/bots/index.js';
import {
  actionText,
  create,
  decision,
  fightOdds,
  legalAnswer,
  type Rules,
  type Seat,
  type State,
} from '../../src/core/index.js';
import { deepFreeze } from '../support/freeze.js';
import { applyTo, viewOf } from '../support/moments.js';
import { napoleonRules } from '../support/napoleonTables.js';
import { position } from '../support/play.js';
import { chanceFrom, chanceOf as gameChance } from '../support/setups.js';

const answerIn = (rules: Rules, state: State): string => {
  const open = decision(rules, state);
  if (!open) throw new Error('test: nothing is asked');
  const [action] = BOTS.marshal(rules)(viewOf(rules, state, open.seat), open, botStream(chanceFrom('m'), open.seat));
  expect(legalAnswer(open, action)).toEqual(action);
  return actionText(action);
};

const asks = (text: string): string => {
  const { rules, state } = position(text);
  return answerIn(rules, state);
};

describe('chances of a fight', () => {
  test.each([
    [5, 3],
    [12, 9],
    [30, 30],
    [2, 1],
  ])('C-ATT-4: %i against %i, as the tables of odds have them', (attackers, defenders) => {
    const { rules } = position('classic/en/world 3 | a ALA3 | b *2 | c BRA2 | turn a 2 | do attack');
    const odds = fightOdds(rules.profile, attackers, defenders);
    const left = afterFight(rules.profile, certain(attackers), defenders);
    expect(winOf(rules.profile, attackers, defenders)).toBeCloseTo(odds.win, 10);
    expect(chanceOf(left)).toBeCloseTo(odds.win, 10);
    expect(left.low).toBeGreaterThanOrEqual(2);
    expect(meanOf(left)).toBeLessThanOrEqual(attackers);
  });

  test('armies beyond the tables are counted in proportion', () => {
    const { rules } = position('classic/en/world 3 | a ALA3 | b *2 | c BRA2 | turn a 2 | do attack');
    expect(winOf(rules.profile, 400, 100)).toBeGreaterThan(0.99);
    expect(winOf(rules.profile, 100, 400)).toBeLessThan(0.01);
    const left = meanOf(afterFight(rules.profile, certain(400), 100));
    expect(left).toBeGreaterThan(290);
    expect(left).toBeLessThan(340);
  });
});

describe('routes', () => {
  test('a chain is as likely as all of its fights together', () => {
    const { rules, state } = position('classic/en/world 3 | a ARG9 | b PER2 BRA2 VEN1 | c *3 | turn a 2 | do attack');
    const field = fieldOf(chartOf(rules), viewOf(rules, state, 0 as Seat), 0 as Seat);
    const at = (id: string): number => rules.board.index.get(id) ?? -1;
    const route = routeTo(field, [at('peru'), at('brazil'), at('venezuela')], true);
    expect(route?.steps).toHaveLength(3);
    expect(route?.chance).toBeGreaterThan(0.3);
    expect(route?.chance).toBeLessThan(fightOdds(rules.profile, 9, 2).win);
    expect(route?.after.owner[at('venezuela')]).toBe(0);
    // What is planned on is not changed.
    expect(field.owner[at('peru')]).toBe(1);
  });

  test('there is none where one army stands against many', () => {
    const { rules, state } = position('classic/en/world 3 | a ARG1 | b PER9 | c *3 | turn a 2 | do attack');
    const field = fieldOf(chartOf(rules), viewOf(rules, state, 0 as Seat), 0 as Seat);
    expect(routeTo(field, [rules.board.index.get('peru') ?? -1], true)).toBeNull();
  });
});

describe('in the classic games', () => {
  test('C-ATT-7: it wipes out a rival who holds five cards, though an easier territory lies beside it', () => {
    const five = 'hand b ALA NWT GRE ALB ONT';
    expect(asks(`classic/en/world 3 | a EAU12 ICE3 | b WAU2 NGU2 | c *3 | ${five} | turn a 4 | do attack`)).toMatch(
      /^attack eastern-australia (western-australia|new-guinea) 3$/,
    );
  });

  test('C-REINF-2: it completes a region with the armies that it has to place', () => {
    expect(asks('classic/en/world 3 | a NGU4 EAU4 INO4 ALA1 | b WAU2 | c *3 | turn a 2 | pool 3 | do place')).toMatch(
      /^place (new-guinea|eastern-australia|indonesia) \d$/,
    );
  });

  test('C-ATT-5: it stops where every fight is a loss', () => {
    expect(asks('classic/en/world 3 | a ALA2 NWT2 KAM2 | b *9 | c BRA9 | turn a 2 | do attack')).toBe('endAttack');
  });

  test('C-CARD-3: it trades when it must', () => {
    expect(
      asks(
        'classic/en/world 3 | a ALA3 | b *2 | c BRA2 | hand a ALA NWT GRE ALB ONT | turn a 2 | pool 3 | do trade:4,1',
      ),
    ).toMatch(/^trade /);
  });
});

describe('in Risk Napoleon', () => {
  test('D-2: an answer depends on view, question and stream alone, changes none of them, and ends the game', () => {
    const rules = napoleonRules(3, 'pure marshal', {}, { deal: true });
    const [marshal, again, colonel] = [BOTS.marshal(rules), BOTS.marshal(rules), BOTS.colonel(rules)];
    const kinds = new Set<string>();
    let { state } = create(rules, gameChance(rules));
    let asked = 0;
    for (let open = decision(rules, state); open !== null; open = decision(rules, state)) {
      const shown = deepFreeze(viewOf(rules, state, open.seat));
      const rng = botStream(chanceFrom('pure'), open.seat);
      const [action] = (open.seat === 0 ? marshal : colonel)(shown, deepFreeze(open), rng);
      if (open.seat === 0) kinds.add(open.kind);
      if (open.seat === 0 && ++asked % 5 === 0) {
        expect(again(JSON.parse(JSON.stringify(shown)), JSON.parse(JSON.stringify(open)), rng)[0]).toEqual(action);
      }
      const step = applyTo(rules, state, open.seat, action);
      if (!step.ok) throw new Error(`illegal: ${JSON.stringify(action)}`);
      state = step.value.state;
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['muster', 'combat', 'moveIn', 'manoeuvre', 'deploy']));
    expect(state.outcome?.reason).toBe('points');
    expect(state.napoleon?.missions[0]?.done.length).toBeGreaterThan(0);
  });
});

describe('weights', () => {
  test('from outside they are names and numbers, or nothing', () => {
    expect(weightsFrom({ income: 3 }, MANY)).toEqual({ ...MANY, income: 3 });
    for (const bad of [null, [], 'x', 7, { income: 'much' }, { incomes: 1 }, { income: Number.NaN }, { __proto: 1 }]) {
      expect(weightsFrom(bad, MANY)).toBeNull();
    }
  });
});
