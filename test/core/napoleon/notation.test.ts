import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatPosition, hash, parsePosition } from '../../../src/core/index.js';
import { napoleonRules, tableOf } from '../../support/napoleonTables.js';
import { position } from '../../support/play.js';
import { walk } from '../../support/walk.js';

const LINES: readonly string[] = [
  'napoleon/en/europe 3 | a IDF5 BRE2 | b ENG3 | c *1 | turn a 2 | do combat | dice 6 5 4',
  'napoleon/en/europe 4 | a IDF5 | b ENG3 | c *1 | ships WME a3 b2, BAR a1 d26 | admirals WME a1 b2 | generals IDF3 ENG | forts IDF BRE | plague EGY2 TUN | turn b 3 c | pool 4 | do muster | seed x',
  'napoleon/en/europe 3 | a *1 | captive a b general 2 | captive b a admiral 1 | missions a raiders four-seas | done a beachhead@1:1 empire-italy@2:3 | lasting a empire-italy | since a | pile 1 massed-ranks | pile 3 | points a 4 -1 0 3 | history 1 2 -3, 4 -5 6 | reactions a each | reactions c off | turn a 3 | do claimMission:end',
  'napoleon/en/europe 5 | a *2 | out b | neutral c | resigned c | turn a 5 | memory onLand=1 pairs=IDF:BRE:1:2:3:sf:b.c+zWME:zADR:0:1:0::- charges=IDF blocked=BRE captures=EGY:b:lef+TUN:c: officersCaptured=2 navalWins=1 eliminated=1 destroyed=0+1+2+3+4 lost=1+0+0+0+0 claims=a1+b4 drawn=raiders+two-seas othersIn=3 leaders=b regions=1+2 quiet=b+c marches=2 cruises=0 fairWinds=1 fresh=0+1/2 stood=3+4/5 missionArmies=2 mayRansom=1 builtForts=IDF | do clash:IDF,ENG,0,3,1,1,0,1,afterDefender,6+5+4,3+2,2,1,0 | hands even | empires turn | auto-claim | skip-empty | resign neutral | deal',
  'napoleon/en/europe 6 | turn c 0 c | supply a 25 | do setup:5 deployOfficers:3',
  'napoleon/en/europe 3 | a *3 | turn a 2 | do turn:4 combat afterCapture:1,IDF,BRE,react claimMission:at-once place trade:4,0 gift:2 advance:zWME,zADR,1,3,0,2 lastSeat',
];

describe('positions of Risk Napoleon as lines', () => {
  test.each(LINES)('D-1: what is written is what was read: %s', (line) => {
    const { rules, state } = position(line);
    const written = formatPosition(rules, state);
    const again = position(written);
    expect(hash(again.state)).toBe(hash(state));
    expect(again.rules.setup.options).toEqual(rules.setup.options);
    expect(formatPosition(again.rules, again.state)).toBe(written);
  });

  test('D-1: pieces stand where a line says', () => {
    const { state } = position(LINES[1] ?? '');
    const n = state.napoleon;
    expect(n?.ships[4]).toEqual([3, 2, 0, 0]);
    expect(n?.admirals[4]).toEqual([1, 2, 0, 0]);
    expect(n?.ships[3]).toEqual([1, 0, 0, 26]);
    expect([n?.generals[0], n?.generals[5], n?.forts[1], n?.epidemics[47], n?.epidemics[46]]).toEqual([
      3,
      1,
      true,
      2,
      1,
    ]);
  });

  test('N-MISSION-1: missions that nobody holds or has done are the piles, unless piles are given', () => {
    const open = position('napoleon/en/europe 3 | a *1 | missions a raiders | done b beachhead@1:1').state.napoleon;
    expect(open?.piles.map((pile) => pile.length)).toEqual([10, 12, 12, 12]);
    const given = position('napoleon/en/europe 3 | a *1 | pile 2 breach').state.napoleon;
    expect(given?.piles).toEqual([[], ['breach'], [], []]);
  });

  test('the memory of a turn begins as the turn would in the position', () => {
    const { state } = position('napoleon/en/europe 4 | a ENG1 SCO1 IRE1 | b *1 | points c 3 0 0 0 | out d | turn a 2');
    expect(state.napoleon?.turn).toMatchObject({ othersIn: 2, leaders: [2], regions: [1] });
  });

  test.each([
    ['ships XXX a1', 'ships XXX a1'],
    ['ships a1', 'ships a1'],
    ['ships WME d1', 'ships WME d1'],
    ['generals WME', 'generals WME'],
    ['forts XYZ', 'forts XYZ'],
    ['plague IDFx', 'plague IDFx'],
    ['captive a b king 1', 'captive a b king 1'],
    ['captive a z general 1', 'captive a z general 1'],
    ['missions a wonder', 'missions a wonder'],
    ['done a raiders', 'done a raiders'],
    ['pile 5 raiders', 'pile 5 raiders'],
    ['points a x', 'points a x'],
    ['reactions a maybe', 'reactions a maybe'],
    ['memory wonder=1', 'memory wonder=1'],
    ['memory onLand=2', 'memory onLand=2'],
    ['memory captures=XXX:b:', 'memory captures=XXX:b:'],
    ['memory pairs=IDF', 'memory pairs=IDF'],
    ['memory constructor=1', 'memory constructor=1'],
    ['history 1 x', 'history 1 x'],
    ['missions a raiders | missions b raiders', 'napoleon/en/europe 3'],
  ])('D-3: "%s" is refused, and the segment is named', (text, segment) => {
    const parsed = parsePosition(`napoleon/en/europe 3 | a *1 | ${text}`);
    expect(parsed).toMatchObject({ ok: false, error: { segment } });
  });

  test('D-3: its segments are refused in other games', () => {
    expect(parsePosition('classic/en/world 3 | a *1 | generals ALA')).toMatchObject({ ok: false });
    expect(parsePosition('napoleon-basic/en/europe 3 | a *1 | ships WME a1')).toMatchObject({ ok: false });
  });

  test('D-3: no text makes it throw', () => {
    const words = fc.constantFrom(
      ...'ships admirals generals forts plague captive missions done lasting since pile points history reactions memory hands do turn a b c IDF WME a1 b2 , - | 1 2 x raiders raiders@1:1 onLand=1 pairs= captures=IDF:b:l clash:IDF,ENG,0 general each'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 25 }), (text) => {
        const parsed = parsePosition(`napoleon/en/europe 3 | a *1 | ${text.join(' ')}`);
        expect(typeof parsed.ok).toBe('boolean');
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  test('D-1: every state of a random game has a line that leads back to it', () => {
    for (const seed of ['lines 1', 'lines 2']) {
      walk(tableOf(4, seed), { bot: 'random', changes: 20, resignations: 2 }, ({ step: { state } }, n) => {
        if (n % 3 !== 0 || state.outcome !== null) return;
        const { state: again } = position(formatPosition(napoleonRulesOf(seed), state));
        if (hash(again) !== hash(state)) throw new Error(formatPosition(napoleonRulesOf(seed), state));
      });
    }
  });
});

const napoleonRulesOf = (seed: string) => tableOf(4, seed);

test('D-3: options of Risk Napoleon are checked', () => {
  expect(() => napoleonRules(3, 'x', { hands: 'odd' as never })).toThrow('option');
  expect(() => napoleonRules(3, 'x', { empirePoints: 'often' as never })).toThrow('option');
  expect(() => napoleonRules(3, 'x', { autoClaim: 1 as never })).toThrow('option');
  expect(() => napoleonRules(3, 'x', { reactions: ['each', 'off'] })).toThrow('option');
  expect(() => napoleonRules(3, 'x', { reactions: ['each', 'off', 'ever' as never] })).toThrow('option');
  expect(() => napoleonRules(3, 'x', {}, { rounds: 4 })).toThrow('roundsFixed');
});
