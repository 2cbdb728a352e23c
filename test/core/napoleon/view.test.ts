import { describe, expect, test } from '@jest/globals';
import {
  advance,
  decision,
  type GameEvent,
  legalActions,
  momentOf,
  redact,
  type Seat,
  type State,
  startTimeline,
  undo,
  type Viewer,
} from '../../../src/core/index.js';
import { applyNow, viewOf } from '../../support/moments.js';
import { lineOf, type NapoleonPlay, napoleon } from '../../support/napoleonPlay.js';

const seen = (game: NapoleonPlay, viewer: Viewer) => viewOf(game.rules, game.state(), viewer);

describe('views of Risk Napoleon', () => {
  const game = napoleon(
    'a AND9 | b ARA3 CAS1 | hand a SIL | hand b NAP J1 | missions a raiders | missions b beachhead four-seas | memory drawn=raiders | turn a 2 | do combat',
  );

  test('N-MISSION-1: unaccomplished missions are the holder’s own; their number, and the piles’, are public', () => {
    expect(seen(game, 0 as Seat).napoleon?.missions.map((m) => [m.held, m.heldCount])).toEqual([
      [['raiders'], 1],
      [null, 2],
      [null, 0],
    ]);
    expect(seen(game, 'spectator').napoleon?.missions.every((m) => m.held === null)).toBe(true);
    expect(seen(game, 'omniscient').napoleon?.missions[1]?.held).toEqual(['beachhead', 'four-seas']);
    const text = JSON.stringify(seen(game, 'spectator'));
    for (const secret of ['raiders', 'beachhead', 'naples', '"drawn"', '"piles"', '"deck"'])
      expect(text).not.toContain(secret);
    expect(seen(game, 'spectator').napoleon?.pileSizes).toEqual([10, 12, 11, 12]);
  });

  test('N-VP: points, accomplished missions and the numbers of cards are public', () => {
    const other = napoleon(
      'a AND9 | b ARA3 | hand b NAP J1 | done b raiders@1:1 | points b 1 -3 0 0 | turn a 2 | do combat',
    );
    expect(seen(other, 2 as Seat).napoleon?.points[1]).toEqual({
      missions: 1,
      officers: -3,
      fifthRound: 0,
      empires: 0,
    });
    expect(seen(other, 2 as Seat).napoleon?.missions[1]?.done).toHaveLength(1);
    expect(seen(other, 2 as Seat).seats[1]).toMatchObject({ cards: 2, hand: null });
  });

  test('N-CARD-4: whoever reacts or claims is seen thinking', () => {
    const react = napoleon('a AND9 | b ARA3 | hand b J1 | reactions b each | turn a 2 | do combat').act(
      'attack AND ARA - 3 0',
    );
    expect(seen(react, 0 as Seat).waitingFor).toEqual({ seat: 1, kind: 'thinking' });
    expect(seen(react, 1 as Seat).waitingFor).toEqual({ seat: 1, kind: 'react' });
    const claim = napoleon('a ROM11 | b NAP1 | missions a massed-ranks | turn a 2 | do turn:0').settle();
    expect(seen(claim, 1 as Seat).waitingFor).toEqual({ seat: 0, kind: 'thinking' });
  });

  const redacted = (event: GameEvent, viewer: Viewer) => redact(game.rules, event, viewer);

  test('D-2: what is drawn, dealt or spied is the drawer’s own', () => {
    const drawn: GameEvent = { type: 'missionDrawn', seat: 0 as Seat, rank: 1, mission: 'raiders' as never };
    expect(redacted(drawn, 0 as Seat)).toEqual(drawn);
    expect(redacted(drawn, 1 as Seat)).toEqual({ ...drawn, mission: null });
    const spied = napoleon('a AND9 | b ARA3 | hand a SIL | hand b NAP | missions b raiders | turn a 2 | do combat').act(
      'playCard SIL b',
    );
    const [event] = spied.only('handSpied');
    if (!event) throw new Error('test: nothing spied');
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(redacted(event, viewer as Viewer)).toEqual({ ...event, cards: null, missions: null });
    }
    expect(redacted(event, 0 as Seat)).toEqual(event);
    const piles: GameEvent = { type: 'missionPiles', piles: [] };
    expect(redacted(piles, 0 as Seat)).toEqual({ type: 'missionPiles', piles: null });
  });
});

describe('D-4 in Risk Napoleon', () => {
  /** Plays lines in a timeline; gives how many answers can be taken back. */
  const taken = (text: string, lines: readonly string[]): number => {
    const { rules, state, legal } = napoleon(text);
    expect(legal().length).toBeGreaterThan(0);
    let timeline = startTimeline(momentOf(rules, state() as State));
    for (const line of lines) {
      const open = decision(rules, timeline.state);
      const action = legalActions(rules, timeline.state).find((a) => lineOf(rules.board, a) === line);
      if (!open || !action) throw new Error(`test: ${line} is not legal`);
      const step = applyNow(rules, timeline, open.seat, action);
      if (!step.ok) throw new Error('test: refused');
      timeline = advance(timeline, open.seat, step.value);
    }
    let back = 0;
    for (let next = undo(rules, timeline, 1); next; next = undo(rules, next, 1)) back++;
    return back;
  };

  const muster = 'a IDF5 BRE1 | b ROM1 | plague ROM | hand a AQU WAL | turn a 2 | pool 5 | do muster';

  test('D-4: purchases and placements of one run can be taken back', () => {
    expect(taken(muster, ['buy ship WEA 1', 'buy general IDF', 'place IDF 2'])).toBe(3);
  });

  test('D-4: a card that was shown cannot, nor what came before it', () => {
    expect(taken(muster, ['buy ship WEA 1', 'playCard AQU'])).toBe(0);
    expect(taken(muster, ['playCard AQU', 'place IDF 2'])).toBe(1);
  });

  test('D-4: nor a mission that was shown or drawn, nor what a spy has seen', () => {
    const claim =
      'a ROM11 | b NAP1 | missions a massed-ranks war-council | generals ROM3 | turn a 2 | do turn:1 claimMission:start';
    expect(taken(claim, ['claimMission massed-ranks'])).toBe(0);
    const spy = 'a AND9 | b ARA3 | hand a SIL | hand b NAP | turn a 2 | do combat';
    expect(taken(spy, ['playCard SIL b'])).toBe(0);
  });

  test('D-4: a move into an empty zone can, a roll cannot', () => {
    const sea = 'a AND9 | b ARA3 | ships WEA a3, NSE a1 | turn a 2 | do combat | seed x';
    expect(taken(sea, ['enter WEA BAR', 'moveIn 1 0'])).toBe(2);
    expect(taken(sea, ['enter WEA BAR', 'moveIn 1 0', 'attack AND ARA - 1 0'])).toBe(0);
  });
});
