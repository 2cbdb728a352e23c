import { describe, expect, test } from '@jest/globals';
import {
  allCards,
  type CardId,
  isSet,
  ofType,
  setValueOf,
  symbolOf,
  type TerritoryId,
} from '../../../src/core/index.js';
import { type Play, play, position } from '../../support/play.js';
import { begin, rulesOf } from '../../support/setups.js';
import { idOfCode } from '../../support/text.js';

// ALA ALB WUS infantry; NWT ONT EUS cavalry; GRE QUE CAM artillery.
const LANDS = 'a ALA1 KAM1 | b BRA1 | c *1';

/** Seat a's turn begins with this hand. */
const turnWith = (hand: string, more = '') =>
  play(`classic/en/world 3 | ${LANDS} | hand a ${hand} | turn c 4 | do fortify ${more}`).settle();

/** The question to trade, with three armies in the pool. */
const trading = (hand: string, more = '') =>
  play(`classic/en/world 3 | ${LANDS} | hand a ${hand} | turn a 5 | do trade:4,1 | pool 3 ${more}`);

/** Where the extra armies of each set that is offered go; null for nowhere. */
const bonuses = (game: Play): (TerritoryId | null)[] =>
  ofType(game.question('trade').offers, 'trade').map(({ bonusOn }) => bonusOn ?? null);

describe('C-CARD-1', () => {
  const { board } = rulesOf(3, 'cards');
  const cards = (codes: string): CardId[] => codes.split(' ').map((code) => idOfCode(board, code) as CardId);

  test.each([
    ['ALA ALB WUS', 'three infantry'],
    ['NWT ONT EUS', 'three cavalry'],
    ['GRE QUE CAM', 'three artillery'],
    ['ALA NWT GRE', 'one of each'],
    ['J1 ALA ALB', 'a joker and two alike'],
    ['J2 ALA NWT', 'a joker and two that differ'],
    ['J1 J2 GRE', 'two jokers and one'],
  ])('C-CARD-1: %s is a set: %s', (codes) => {
    expect(isSet(board, cards(codes))).toBe(true);
    const game = trading(codes);
    expect(ofType(game.question('trade').offers, 'trade')).toHaveLength(1);
    game.act(game.legal()[0] ?? '');
    expect(game.state().turn.pool).toBe(7);
    expect(game.state().discards).toHaveLength(3);
  });

  test.each([
    ['ALA ALB NWT', 'two alike and another'],
    ['ALA GRE QUE', 'one and two alike'],
    ['J1 J2', 'two cards'],
    ['ALA ALB', 'two cards'],
    ['ALA ALB WUS VEN', 'four cards'],
    ['ALA ALA ALA', 'one card three times'],
    ['J1 J1 ALA', 'a joker twice'],
  ])('C-CARD-1: %s is no set: %s', (codes) => {
    expect(isSet(board, cards(codes))).toBe(false);
  });

  test('C-CARD-1: only three cards of the own hand that are a set are accepted, in any order', () => {
    const game = trading('ALA ALB WUS NWT | hand b GRE');
    for (const line of [
      'trade ALA+ALB+NWT ALA',
      'trade ALA+NWT+GRE ALA',
      'trade ALA+ALB+VEN ALA',
      'trade ALA+ALA+ALB ALA',
      'trade ALA+ALB ALA',
    ]) {
      expect(game.reject(line)).toEqual({ code: 'illegal', rule: 'C-CARD-1' });
    }
    game.act('trade WUS+ALA+ALB ALA');
    expect(game.hand('a')).toBe('NWT');
  });

  test('C-CARD-1: every set that is offered is accepted for what it is said to bring', () => {
    const hand = 'ALA ALB NWT ONT GRE J1 J2';
    for (const line of trading(hand).legal()) {
      const game = trading(hand);
      const [first] = ofType(game.question('trade').offers, 'trade');
      const promised = first ? setValueOf(game.rules, game.state(), first.cards) : 0;
      game.act(line);
      expect(game.state().turn.pool).toBe(3 + promised);
      expect(game.state().discards).toHaveLength(3);
    }
  });
});

describe('C-CARD-2', () => {
  test.each([
    [1, 4],
    [2, 6],
    [3, 8],
    [4, 10],
    [5, 12],
    [6, 15],
    [7, 20],
    [8, 25],
    [9, 30],
    [20, 85],
  ])('C-CARD-2: the set number %i of the game brings %i armies', (nth, value) => {
    const game = trading('GRE QUE CAM', nth > 1 ? `| sets ${nth - 1}` : '');
    game.act('trade GRE+QUE+CAM -');
    expect(game.log()[0]).toBe(`setTraded a GRE+QUE+CAM ${value}`);
    expect(game.state()).toMatchObject({ setsTraded: nth, turn: { pool: 3 + value } });
  });

  test('C-CARD-2: the sets of all seats count together, over eight trades', () => {
    const hands = 'hand a GRE QUE CAM BRA SCA WEU | hand b ALB WUS VEN ARG GBR SEU | hand c NWT ONT EUS PER ICE NEU';
    const more = 'NAF CON URA IRK JAP MEA'; // six more artillery, drawn in the order of the deck
    const game = play(
      `classic/en/world 3 | a ALA1 KAM1 | b BRA1 MAD1 | c *1 | ${hands} | deck ${more} | turn c 4 | do fortify`,
    ).settle();
    const values: number[] = [];
    while (game.state().setsTraded < 6) {
      const [kind] = game.asked().split(' ').slice(1);
      if (kind === 'trade') {
        game.act(game.legal()[0] ?? '');
        values.push(...game.events().flatMap((event) => (event.type === 'setTraded' ? [event.value] : [])));
      } else if (kind === 'place') game.act(game.legal().at(-1) ?? '');
      else game.act(kind === 'attack' ? 'endAttack' : 'skipFortify');
    }
    expect(values).toEqual([4, 6, 8, 10, 12, 15]);
  });
});

describe('C-CARD-3', () => {
  test('C-CARD-3: three cards without a set: no trade is offered', () => {
    expect(turnWith('ALA ALB NWT').asked()).toBe('a place');
  });

  test('C-CARD-3: three cards with a set: the trade may be declined', () => {
    const game = turnWith('GRE QUE CAM');
    expect(game.question('trade').mandatory).toBe(false);
    expect(game.legal()).toEqual(['trade GRE+QUE+CAM -', 'endTrade']);
    game.act('endTrade');
    expect([game.asked(), game.hand('a')]).toEqual(['a place', 'GRE QUE CAM']);
  });

  test('C-CARD-3: four cards, with and without a set: still by choice', () => {
    expect(turnWith('ALA ALB NWT ONT').asked()).toBe('a place');
    const game = turnWith('ALA ALB NWT GRE');
    expect(game.question('trade').mandatory).toBe(false);
    game.act('endTrade');
    expect(game.asked()).toBe('a place');
  });

  test('C-CARD-3: five cards: a set must be traded, then it is over', () => {
    const game = turnWith('ALA ALB NWT ONT GRE');
    expect(game.question('trade').mandatory).toBe(true);
    expect(game.reject('endTrade')).toEqual({ code: 'illegal', rule: 'C-CARD-1' });
    expect(game.reject('place ALA 1')).toEqual({ code: 'illegal', rule: 'C-CARD-1' });
    game.act('trade ALB+NWT+GRE -');
    expect([game.asked(), game.hand('a')]).toEqual(['a place', 'ALA ONT']);
  });

  test('C-CARD-3: six cards: one set by force, a second by choice', () => {
    const game = turnWith('VEN ALB WUS NWT ONT EUS');
    expect(game.question('trade').mandatory).toBe(true);
    game.act('trade ALB+WUS+VEN -');
    expect(game.question('trade').mandatory).toBe(false);
    game.act('trade NWT+ONT+EUS -');
    expect([game.asked(), game.hand('a'), game.state().turn.pool]).toEqual(['a place', '', 13]);
  });

  test('C-CARD-3: nine cards: forced until fewer than five', () => {
    const game = turnWith('VEN ALB WUS NWT ONT EUS GRE QUE CAM');
    expect(game.question('trade').mandatory).toBe(true);
    game.act('trade ALB+WUS+VEN -');
    expect(game.question('trade').mandatory).toBe(true);
    game.act('trade NWT+ONT+EUS -');
    expect(game.question('trade').mandatory).toBe(false);
    game.act('endTrade');
    expect(game.asked()).toBe('a place');
  });

  test('C-CARD-3: five cards always hold a set', () => {
    const { board, cards } = rulesOf(3, 'x');
    const few = cards.filter((card, n) => n < 12 || symbolOf(board, card) === null);
    const hands = (from: number, size: number): CardId[][] =>
      size === 0
        ? [[]]
        : few.flatMap((card, i) => (i < from ? [] : hands(i + 1, size - 1).map((rest) => [card, ...rest])));
    for (const hand of hands(0, 5)) {
      const some = hand.some((a, i) =>
        hand.some((b, j) => j > i && hand.some((c, k) => k > j && isSet(board, [a, b, c]))),
      );
      expect(some).toBe(true);
    }
  });

  test('C-CARD-3: sets are traded before placing, not after, and not while attacking', () => {
    const game = turnWith('GRE QUE CAM').act('endTrade').act('place ALA 1');
    expect(game.reject('trade GRE+QUE+CAM -')).toEqual({ code: 'illegal', rule: 'C-REINF-3' });
    game.act('place ALA 2');
    expect(game.reject('trade GRE+QUE+CAM -')).toEqual({ code: 'illegal', rule: 'C-ATT-1' });
  });
});

describe('C-CARD-4', () => {
  test('C-CARD-4: two armies go on a territory that the set shows and the seat controls', () => {
    const game = trading('ALA ALB WUS');
    expect(bonuses(game)).toEqual(['alaska']);
    game.act('trade ALA+ALB+WUS ALA');
    expect(game.log()).toEqual(['setTraded a ALA+ALB+WUS 4', 'armiesPlaced a ALA 2 card']);
    expect([game.at('ALA'), game.state().turn.pool]).toEqual(['a3', 7]);
  });

  test('C-CARD-4: where several match the seat chooses one; the others get nothing', () => {
    const game = play(
      'classic/en/world 3 | a ALA1 ALB1 KAM1 | b BRA1 | c *1 | hand a ALA ALB KAM | turn a 5 | do trade:4,1 | pool 3',
    );
    expect(game.legal()).toEqual([
      'trade ALA+ALB+KAM ALA',
      'trade ALA+ALB+KAM ALB',
      'trade ALA+ALB+KAM KAM',
      'endTrade',
    ]);
    for (const line of ['trade ALA+ALB+KAM -', 'trade ALA+ALB+KAM NWT']) {
      expect(game.reject(line)).toEqual({ code: 'illegal', rule: 'C-CARD-1' });
    }
    game.act('trade ALA+ALB+KAM KAM');
    expect(['ALA', 'ALB', 'KAM'].map(game.at)).toEqual(['a1', 'a1', 'a3']);
  });

  test('C-CARD-4: no match, no armies, and none may be asked for', () => {
    const game = trading('GRE QUE CAM');
    expect(game.reject('trade GRE+QUE+CAM ALA')).toEqual({ code: 'illegal', rule: 'C-CARD-1' });
    game.act('trade GRE+QUE+CAM -');
    expect(game.log()).toEqual(['setTraded a GRE+QUE+CAM 4']);
  });

  test('C-CARD-4: a joker shows no territory', () => {
    expect(bonuses(trading('J1 J2 GRE'))).toEqual([null]);
  });

  test('C-CARD-4: at most two such armies a turn, however many sets are traded', () => {
    const game = turnWith('ALA ALB WUS KAM VEN ARG').act('trade ALA+ALB+WUS ALA');
    expect(bonuses(game)).toEqual([null]);
    game.act('trade VEN+ARG+KAM -');
    expect([game.at('ALA'), game.at('KAM'), game.state().turn.pool]).toEqual(['a3', 'a1', 13]);
  });

  test('C-CARD-4: a set without a match does not use up the two armies of the turn', () => {
    const game = turnWith('GRE QUE CAM ALA ALB WUS').act('trade GRE+QUE+CAM -').act('trade ALA+ALB+WUS ALA');
    expect(game.at('ALA')).toBe('a3');
  });

  test('C-CARD-4: the next turn has its own two armies', () => {
    const game = play(`classic/en/world 3 | ${LANDS} | hand a ALA ALB WUS | turn c 4 | bonus | do fortify`).settle();
    expect(game.state().turn.cardBonusUsed).toBe(false);
    game.act('trade ALA+ALB+WUS ALA');
    expect(game.at('ALA')).toBe('a3');
  });
});

describe('C-CARD-5', () => {
  const attacking = 'classic/en/world 3 | a ALA9 | b KAM1 NWT1 ALB1 | c *1 | turn a 2 | do attack | deck BRA PER';

  test('C-CARD-5: one card for several captures, drawn when the attack ends and before fortifying', () => {
    const game = play(`${attacking} | dice 6 5 4 1 6 5 4 1`);
    game.act('attack ALA KAM 3').act('moveIn 3').act('attack ALA NWT 3').act('moveIn 3');
    expect(game.hand('a')).toBe('');
    game.act('endAttack');
    expect(game.log()).toEqual(['attackEnded a', 'cardDrawn a BRA']);
    expect([game.hand('a'), game.asked()]).toEqual(['BRA', 'a fortify']);
    game.act('skipFortify');
    expect(game.hand('a')).toBe('BRA');
  });

  test('C-CARD-5: no capture, no card', () => {
    const game = play(`${attacking} | dice 1 1 1 6`).act('attack ALA KAM 3').act('endAttack');
    expect(game.log()).toEqual(['attackEnded a', 'turnBegan b 2', 'reinforcementsCounted b 3 3 - 3']);
    expect(game.hand('a')).toBe('');
  });

  test('C-CARD-5: captures of the turn before earn nothing now', () => {
    const game = play(
      'classic/en/world 3 | a ALA1 KAM1 | b BRA1 | c *1 | turn c 2 | captured NWT | do fortify',
    ).settle();
    expect(game.state().turn.captured).toEqual([]);
    game.act('place ALA 3').act('endAttack').act('skipFortify');
    expect(game.hand('a')).toBe('');
  });
});

describe('C-CARD-6', () => {
  test('C-CARD-6: a sixth card that is drawn obliges nothing before the next turn', () => {
    const game = play(
      'classic/en/world 3 | a ALA5 NWT1 | b KAM1 BRA1 | c *1 | hand a VEN ALB WUS GRE QUE | deck CAM | turn a 2 | do attack | dice 6 5 4 1',
    );
    game.act('attack ALA KAM 3').act('moveIn 3').act('endAttack');
    expect([game.hand('a'), game.asked()]).toEqual(['VEN ALB WUS GRE QUE CAM', 'a fortify']);
    game.act('skipFortify');
    while (!game.asked().startsWith('a ')) game.act(game.legal().at(-1) ?? '');
    expect(game.question('trade').mandatory).toBe(true);
  });
});

describe('C-CARD-7', () => {
  const capture = 'classic/en/world 3 | a ALA5 NWT1 | b KAM1 BRA1 | c *1 | turn a 2 | do attack | deck';

  test('C-CARD-7: an empty pile is made anew from the shuffled discards', () => {
    const game = play(`${capture} | discards PER BRA ARG | dice 6 5 4 1 0 0`);
    game.act('attack ALA KAM 3').act('moveIn 3').act('endAttack');
    expect(game.log()).toEqual(['attackEnded a', 'deckShuffled BRA+ARG+PER discards', 'cardDrawn a BRA']);
    expect(game.state()).toMatchObject({ deck: ['argentina', 'peru'], discards: [] });
  });

  test('C-CARD-7: with nothing to draw from there is no card and no error', () => {
    const game = play(`${capture} | dice 6 5 4 1`);
    game.act('attack ALA KAM 3').act('moveIn 3').act('endAttack');
    expect(game.log()).toEqual(['attackEnded a', 'noCardLeft a']);
    expect(game.asked()).toBe('a fortify');
  });

  test('C-CARD-7: the last card is drawn without a shuffle', () => {
    const game = play(`${capture} PER | discards BRA | dice 6 5 4 1`);
    game.act('attack ALA KAM 3').act('moveIn 3').act('endAttack');
    expect(game.log()).toEqual(['attackEnded a', 'cardDrawn a PER']);
  });
});

describe('C-CARD-8', () => {
  test('C-CARD-8: symbols go round in board order, fourteen of each, and there are two jokers', () => {
    const { board, cards } = rulesOf(3, 'x');
    expect(cards).toHaveLength(44);
    expect(allCards(board)).toEqual(cards);
    const symbols = cards.map((card) => symbolOf(board, card));
    const round = ['infantry', 'cavalry', 'artillery'];
    expect(symbols.slice(0, 42)).toEqual(Array.from({ length: 42 }, (_, n) => round[n % 3]));
    expect(symbols.slice(42)).toEqual([null, null]);
  });

  test('C-CARD-8: the whole deck is shuffled, jokers included, and nobody starts with a card', () => {
    const rules = rulesOf(4, 'deck');
    const { state } = begin(rules);
    expect([...state.deck].sort()).toEqual([...rules.cards].sort());
    expect(state.deck).not.toEqual(rules.cards);
    expect(state.seats.flatMap((seat) => seat.hand)).toEqual([]);
  });

  test('C-CARD-8: cards that a position does not name are the deck', () => {
    expect(position('classic/en/world 3 | a *1 | hand b ALA J2').state.deck).toHaveLength(42);
  });
});
