// What others see of cards: how many, never which; and nothing told by being asked.
import { describe, expect, test } from '@jest/globals';
import { type GameEvent, momentOf, redact, type Seat, type Viewer } from '../../src/core/index.js';
import { viewOf } from '../support/moments.js';
import { type Play, play } from '../support/play.js';
import { shown } from '../support/secrets.js';

const seen = (game: Play, viewer: Viewer): string =>
  shown(game.rules, { ...momentOf(game.rules, game.state()), events: game.events() }, viewer);

/** Seat a's turn begins; b watches. */
const turnOf = (lands: string, hand: string): Play =>
  play(`classic/en/world 3 | a ${lands} | b BRA1 | c *1 | hand a ${hand} | turn c 4 | do fortify | seed s`).settle();

const SET = 'GRE QUE CAM';
const NO_SET = 'ALB WUS NWT';

describe('views', () => {
  test('C-CARD-5: how many cards a seat holds is public, which ones only the holder sees', () => {
    const game = turnOf('ALA1 KAM1', SET);
    const hands = (viewer: Viewer) => viewOf(game.rules, game.state(), viewer).seats.map((seat) => seat.hand);
    expect(hands(0 as Seat)).toEqual([['greenland', 'quebec', 'central-america'], null, null]);
    expect(hands(1 as Seat)).toEqual([null, [], null]);
    expect(hands('spectator')).toEqual([null, null, null]);
    expect(hands('omniscient')).toEqual([['greenland', 'quebec', 'central-america'], [], []]);
    expect(viewOf(game.rules, game.state(), 'spectator').seats.map((seat) => seat.cards)).toEqual([3, 0, 0]);
  });

  test('D-2: a view has no seed, no stream and no order of the deck', () => {
    const game = turnOf('ALA1 KAM1', SET);
    expect(Object.keys(viewOf(game.rules, game.state(), 0 as Seat)).sort()).toEqual(
      [
        'armies',
        'battle',
        'deckSize',
        'discards',
        'napoleon',
        'outcome',
        'owner',
        'phase',
        'seats',
        'setsTraded',
        'turn',
      ].concat(['viewer', 'waitingFor']),
    );
  });

  test('C-CARD-3: whether a trade is offered by choice does not show: it reads as placing', () => {
    const [offered, not] = [turnOf('ALA1 KAM1', SET), turnOf('ALA1 KAM1', NO_SET)];
    expect([offered.asked(), not.asked()]).toEqual(['a trade', 'a place']);
    for (const viewer of [1 as Seat, 'spectator'] as const) expect(seen(offered, viewer)).toBe(seen(not, viewer));
    expect(viewOf(offered.rules, offered.state(), 0 as Seat).waitingFor).toEqual({ seat: 0, kind: 'trade' });
  });

  test('C-CARD-3: nor does it show where a single territory leaves nothing to place', () => {
    const [offered, not] = [turnOf('ALA1', SET), turnOf('ALA1', NO_SET)];
    for (const viewer of [1 as Seat, 'spectator'] as const) expect(seen(offered, viewer)).toBe(seen(not, viewer));
    offered.act('endTrade');
    expect(offered.events()).toEqual([]);
    expect(viewOf(offered.rules, offered.state(), 1 as Seat)).toEqual(viewOf(not.rules, not.state(), 1 as Seat));
    for (const game of [offered, not]) game.act('place ALA 3');
    expect(seen(offered, 1 as Seat)).toBe(seen(not, 1 as Seat));
  });

  test('C-CARD-3: that five cards must be traded is no secret', () => {
    const game = turnOf('ALA1 KAM1', `${SET} ALB WUS`);
    expect(viewOf(game.rules, game.state(), 1 as Seat)).toMatchObject({
      phase: 'trade',
      waitingFor: { seat: 0, kind: 'trade' },
    });
  });

  test('C-ATT-3: a battle and whom it waits for are public', () => {
    const game = play('classic/en/world 3 | a ALA5 | b KAM3 | c *1 | ask b | turn a 2 | do attack').act(
      'attack ALA KAM 3',
    );
    expect(viewOf(game.rules, game.state(), 'spectator')).toMatchObject({
      phase: 'battle',
      battle: { from: 'alaska', to: 'kamchatka', dice: 3 },
      waitingFor: { seat: 1, kind: 'defend' },
    });
    expect(viewOf(turnOf('ALA1 KAM1', SET).rules, turnOf('ALA1 KAM1', SET).state(), 'spectator').battle).toBeNull();
  });

  test('C-END-2: a finished game waits for nobody', () => {
    const game = play('classic/en/world 3 | b KAM1 | a ALA4 *1 | out c | turn a 9 | do attack | dice 6 5 4 1').act(
      'attack ALA KAM 3',
    );
    expect(viewOf(game.rules, game.state(), 'spectator')).toMatchObject({
      phase: null,
      battle: null,
      waitingFor: null,
    });
  });
});

describe('events', () => {
  const { rules } = turnOf('ALA1 KAM1', SET);
  const [a, b] = [0 as Seat, 1 as Seat];
  const cases: readonly (readonly [GameEvent, readonly Viewer[], readonly Viewer[]])[] = [
    [{ type: 'cardDrawn', seat: a, card: rules.cards[0] ?? null }, [0 as Seat, 'omniscient'], [1 as Seat, 'spectator']],
    [
      { type: 'handTaken', seat: a, loser: b, count: 1, cards: rules.cards.slice(0, 1) },
      [0 as Seat, 1 as Seat, 'omniscient'],
      [2 as Seat, 'spectator'],
    ],
    [{ type: 'deckShuffled', deck: rules.cards, from: 'start' }, ['omniscient'], [0 as Seat, 1 as Seat, 'spectator']],
  ];

  test.each(cases)('C-CARD-7: %j shows its cards to those who hold or held them', (event, seers, others) => {
    for (const viewer of seers) expect(redact(rules, event, viewer)).toEqual(event);
    for (const viewer of others) {
      const seenBy = JSON.stringify(redact(rules, event, viewer));
      expect(seenBy).toContain('null');
      expect(rules.cards.some((card) => seenBy.includes(card))).toBe(false);
    }
  });

  test('C-CARD-2: a traded set is shown to all', () => {
    const game = turnOf('ALA1 KAM1', SET).act('trade GRE+QUE+CAM -');
    expect(game.events().map((event) => redact(game.rules, event, 'spectator'))).toEqual(game.events());
    expect(viewOf(game.rules, game.state(), 'spectator').discards).toHaveLength(3);
  });
});

describe('the rulebook that lets the winner of a hand trade at once', () => {
  /** Seat a takes the last territory of b and one card; c watches. */
  const eliminating = (hand: string): Play =>
    play(
      `classic/fr/world 3 | a ALA9 | b KAM1 | c *1 | hand a ${hand} | hand b CAM | turn a 5 | do attack | dice 6 5 4 1`,
    )
      .act('attack ALA KAM 3')
      .act('moveIn 3');

  test('C-ATT-7: whether it holds a set does not show: it is asked either way', () => {
    const [holds, not] = [eliminating('GRE QUE WEU'), eliminating('NWT ONT QUE')];
    expect([holds.asked(), not.asked()]).toEqual(['a trade', 'a trade']);
    expect(not.legal()).toEqual(['endTrade']);
    for (const viewer of [2 as Seat, 'spectator'] as const) {
      expect(seen(holds, viewer)).toBe(seen(not, viewer));
    }
    for (const game of [holds, not]) game.act('endTrade');
    expect(seen(holds, 2 as Seat)).toBe(seen(not, 2 as Seat));
    expect(not.asked()).toBe('a attack');
  });

  test('C-ATT-7: with fewer than three cards nothing is asked', () => {
    expect(eliminating('GRE').asked()).toBe('a attack');
  });
});
