// Every mission: what it is, a position that falls just short of it, and one that fulfils it.
import { describe, expect, test } from '@jest/globals';
import {
  isAccomplished,
  type MissionId,
  missionOf,
  missionPoints,
  progressOf,
  type Seat,
} from '../../../src/core/index.js';
import { EFFECT_WORDS } from '../../../src/text/napoleon/effects.js';
import { napoleon } from '../../support/napoleonPlay.js';

/** id, rank, points, when, and the numbers of its condition by 3, 4, 5 and 6 seats. `*` lasting, `2+` from round 2. */
const TABLE = `
seven-courts 1 1 start regionsTouched=9/8/7/6
raiders 1 1 end captured=5/4/4/3
first-broadside 1 1 at-once navalWins=1
twin-bastions 1 1 start fortifications=2 generals=2
war-council 1 1 start generals=3
flag-officer 1 1 end admirals=1 ships=5
massed-ranks 1 1 start stack=11
beachhead 1 1 at-once capturedByLanding=1
two-seas 1 1 start zones=4/3/3/2
stubborn-defence 1 1 other-turn destroyedDefending=5/5/4/4
through-the-plague 1 1 at-once capturedWithEpidemic=1
dozen-flags 1 1 end territories=20/16/13/12
empire-united-kingdom 2 2 start region=united-kingdom
empire-barbary-coast 2 3 start region=barbary-coast
empire-iberia 2 3 start region=iberia
forced-pace 2 2 end captured=8/7/6/6
fortress-belt 2 2 start fortifications=5/5/4/4
three-seas 2 2 start zones=5/4/4/4
breach 2 2 end capturedFortified=2
taken-colours 2 2 end officersCaptured=1 captured=6/5/5/4
two-fronts 2 2 end capturedFromSeats=2/3/3/4 captured=8/6/6/6
unbroken-square 2 2 other-turn-end destroyedDefending=2/2/2/3 lostTerritories=0
capital-raid 2 2 end capturedCapitals=4/3/3/3
fifteen-flags 2 2 start territories=21/16/13/12
empire-italy 3 3* start region=italy
empire-nordic-kingdoms 3 3* start region=nordic-kingdoms garrison=2
empire-prussia 3 4* start region=prussia
empire-confederation-of-the-rhine 3 5* start region=confederation-of-the-rhine
route-americas 3 3 start route=americas
four-seas 3 3 start zones=6/5/5/5
grande-armee 3 3 start stack=24/20/19/18 stackGenerals=1
campaign 3 3 end captured=12/11/10/9
decapitation 3 3 end officersCaptured=2
humble-the-mighty 3 3 end 2+ capturedFromLeader=7/6/5/5
grand-fleet 3 3 start admirals=2 ships=14/13/12/11
eighteen-flags 3 3 start territories=26/20/17/15
empire-french-empire 4 4* start region=french-empire garrison=2
empire-austrian-empire 4 5* start region=austrian-empire
empire-russian-empire 4 4* start region=russian-empire garrison=2
empire-ottoman-empire 4 5* start region=ottoman-empire
route-indies 4 5 start route=indies
two-crowns 4 5 start 2+ regions=4/3/3/3
end-of-a-dynasty 4 5 at-once eliminated=1
master-of-the-seas 4 5 start zones=8/7/6/6
whirlwind 4 4 end captured=14/13/12/11
sack-of-capitals 4 5 end capturedCapitals=6/5/5/5
half-of-europe 4 6 end territories=34/26/23/21
crown-won-by-the-sword 4 4 end regionsWonThisTurn=4/3/3/3
`;

const rules = napoleon('a ENG1 | b ROM1 | turn a 2 | do combat').rules;

const { missions, missionNames } = rules.pack;

const rowOf = (id: string): string => {
  const { rank, when, lasting, fromRound, condition } = missionOf(rules, id as MissionId);
  const numbers = Object.entries(condition).map(
    ([key, value]) =>
      `${key}=${typeof value === 'object' ? [3, 4, 5, 6].map((seats) => value[`${seats}`]).join('/') : value}`,
  );
  const points = `${missionPoints(rules, id as MissionId)}${lasting ? '*' : ''}`;
  return [id, rank, points, when, ...(fromRound > 1 ? [`${fromRound}+`] : []), ...numbers].join(' ');
};

const ROWS = TABLE.trim().split('\n');

describe('the missions', () => {
  test('N-MISSION-1: the 48 of them, twelve of each rank, as they are', () => {
    expect(missions.map((m) => rowOf(m.id)).sort()).toEqual([...ROWS].sort());
    for (const rank of [1, 2, 3, 4]) expect(missions.filter((m) => m.rank === rank)).toHaveLength(12);
    expect(new Set(missions.map((m) => m.id)).size).toBe(48);
  });

  test('each has a name and a text in every language, and the texts name only numbers of the condition', () => {
    expect(Object.keys(missionNames).sort()).toEqual(missions.map((m) => m.id).sort());
    for (const { id, condition } of missions) {
      const words = missionNames[id];
      for (const language of ['en', 'fr', 'it', 'pt'] as const) {
        expect(words?.name[language]).toBeTruthy();
        const named = [...(words?.text[language] ?? '').matchAll(/\{(\w+)\}/g)].map(([, key]) => key ?? '');
        expect(named.filter((key) => !(key in condition))).toEqual([]);
        expect(words?.text[language]).toBeTruthy();
      }
    }
  });

  test('each effect has a name and a text in every language', () => {
    for (const { name, text } of Object.values(EFFECT_WORDS)) {
      for (const language of ['en', 'fr', 'it', 'pt'] as const) {
        expect(name[language]).toBeTruthy();
        expect(text[language]).toBeTruthy();
      }
    }
  });
});

const captures = (count: number, flags = '', loser = 'b'): string =>
  ['ROM', 'NAP', 'LOM', 'PIE', 'AUS', 'BOH', 'HUN', 'GAL', 'ILL', 'STP', 'LIT', 'MOS', 'UKR', 'NRU']
    .slice(0, count)
    .map((code) => `${code}:${loser}:${flags}`)
    .join('+');

const list = (codes: string, armies = 1): string =>
  codes
    .split(' ')
    .map((code) => `${code}${armies}`)
    .join(' ');
const ZONES = ['BAL', 'NSE', 'WEA', 'BAR', 'WME', 'ADR', 'EME', 'BLA'];
const zones = (count: number): string =>
  `ships ${ZONES.slice(0, count)
    .map((zone) => `${zone} a1`)
    .join(', ')}`;
const memory = (text: string): string => `memory ${text}`;

const TERRITORIES =
  'IDF BRE AQU PRO BUR ENG SCO IRE POR CAS ARA AND DEN NOR SWE FIN HOL WES SAX BAV BRA SIL WAR EPR AUS BOH HUN GAL ILL PIE LOM ROM NAP'.split(
    ' ',
  );
const lands = (count: number): string => `a ${list(TERRITORIES.slice(0, count).join(' '))}`;

const UK = 'ENG SCO IRE';
const BARBARY = 'MOR ALG TUN EGY';
const IBERIA = 'POR CAS ARA AND';
const ITALY = 'PIE LOM ROM NAP';
const NORDIC = 'DEN NOR SWE FIN';
const FRANCE = 'IDF BRE AQU PRO BUR';
const RUSSIA = 'STP LIT MOS UKR NRU';

/** Four seats; a holds the mission. Just short of it, and enough. What is not said belongs to d. */
const CASES: Readonly<Record<string, readonly [short: string, enough: string]>> = {
  'seven-courts': ['a IDF1 ENG1 POR1 DEN1 HOL1 BRA1 AUS1 BUR1', 'a IDF1 ENG1 POR1 DEN1 HOL1 BRA1 AUS1 PIE1'],
  raiders: [memory(`captures=${captures(3)}`), memory(`captures=${captures(4)}`)],
  'first-broadside': [memory('navalWins=0'), memory('navalWins=1')],
  'twin-bastions': ['a ENG1 SCO1 | forts ENG | generals ENG2', 'a ENG1 SCO1 | forts ENG SCO | generals ENG2'],
  'war-council': ['a ENG1 SCO1 | generals ENG2', 'a ENG1 SCO1 | generals ENG2 SCO'],
  'flag-officer': ['ships NSE a4 | admirals NSE a1', 'ships NSE a3, BAL a2 | admirals NSE a1'],
  'massed-ranks': ['a ENG10 SCO10', 'a ENG11 SCO1'],
  beachhead: [memory(`captures=${captures(3, 'ef')}`), memory('captures=ROM:b:l')],
  'two-seas': [zones(2), zones(3)],
  'stubborn-defence': [memory('destroyed=4+9+9+9'), memory('destroyed=5+0+0+0')],
  'through-the-plague': [memory(`captures=${captures(3, 'lf')}`), memory('captures=ROM:b:e')],
  'dozen-flags': [lands(15), lands(16)],
  'empire-united-kingdom': ['a ENG5 SCO5', `a ${list(UK)}`],
  'empire-barbary-coast': ['a MOR5 ALG5 TUN5', `a ${list(BARBARY)}`],
  'empire-iberia': ['a POR5 CAS5 AND5', `a ${list(IBERIA)}`],
  'forced-pace': [memory(`captures=${captures(6)}`), memory(`captures=${captures(7)}`)],
  'fortress-belt': [
    `a ${list(IBERIA)} ENG1 | forts POR CAS ARA AND`,
    `a ${list(IBERIA)} ENG1 | forts POR CAS ARA AND ENG`,
  ],
  'three-seas': [zones(3), zones(4)],
  breach: [memory('captures=ROM:b:f+NAP:b:le'), memory('captures=ROM:b:f+NAP:c:f')],
  'taken-colours': [memory(`captures=${captures(5)}`), memory(`captures=${captures(5)} officersCaptured=1`)],
  'two-fronts': [
    memory('captures=ROM:b:+NAP:b:+LOM:b:+PIE:c:+AUS:c:+BOH:c:'),
    memory('captures=ROM:b:+NAP:b:+LOM:b:+PIE:c:+AUS:c:+BOH:d:'),
  ],
  'unbroken-square': [memory('destroyed=2+0+0+0 lost=1+0+0+0'), memory('destroyed=2+0+0+0 lost=0+1+0+0')],
  'capital-raid': [memory('captures=ROM:b:+AUS:b:+NAP:b:+LOM:b:'), memory('captures=ROM:b:+AUS:b:+STP:b:')],
  'fifteen-flags': [lands(15), lands(16)],
  'empire-italy': ['a PIE5 LOM5 ROM5', `a ${list(ITALY)}`],
  'empire-nordic-kingdoms': ['a DEN2 NOR2 SWE2 FIN1', `a ${list(NORDIC, 2)}`],
  'empire-prussia': ['a BRA5 SIL5 WAR5', 'a BRA1 SIL1 WAR1 EPR1'],
  'empire-confederation-of-the-rhine': ['a HOL5 WES5 SAX5', 'a HOL1 WES1 SAX1 BAV1'],
  'route-americas': ['ships WEA a9, NSE a9, BAL a1 b1', 'ships WEA a1, NSE a1, BAL a1'],
  'four-seas': [zones(4), zones(5)],
  'grande-armee': ['a ENG20 SCO1 | generals SCO', 'a ENG20 SCO1 | generals ENG'],
  campaign: [memory(`captures=${captures(10)}`), memory(`captures=${captures(11)}`)],
  decapitation: [memory('officersCaptured=1'), memory('officersCaptured=2')],
  'humble-the-mighty': [
    `points c 1 0 0 0 | ${memory(`captures=${captures(6)}`)}`,
    `points b 1 0 0 0 | ${memory(`captures=${captures(6)}`)}`,
  ],
  'grand-fleet': ['ships NSE a12 | admirals NSE a2', 'ships NSE a12, BAL a1 | admirals NSE a1, BAL a1'],
  'eighteen-flags': [lands(19), lands(20)],
  'empire-french-empire': ['a IDF2 BRE2 AQU2 PRO1 BUR9', `a ${list(FRANCE, 2)}`],
  'empire-austrian-empire': ['a AUS5 BOH5 HUN5 GAL5', 'a AUS1 BOH1 HUN1 GAL1 ILL1'],
  'empire-russian-empire': ['a STP2 LIT2 MOS2 UKR2 NRU1', `a ${list(RUSSIA, 2)}`],
  'empire-ottoman-empire': ['a WAL5 SER5 RUM5 GRE5 ANA5', 'a WAL1 SER1 RUM1 GRE1 ANA1 SYR1'],
  'route-indies': ['ships BAR a1, WME a1, ADR a1, EME a1, BLA b1', 'ships BAR a1, WME a1, ADR a1, EME a1, BLA a1'],
  'two-crowns': [`a ${list(`${UK} ${BARBARY}`)}`, `a ${list(`${UK} ${BARBARY} ${ITALY}`)}`],
  'end-of-a-dynasty': [memory('eliminated=0'), memory('eliminated=1')],
  'master-of-the-seas': [zones(6), zones(7)],
  whirlwind: [memory(`captures=${captures(12)}`), memory(`captures=${captures(13)}`)],
  'sack-of-capitals': [
    memory('captures=ROM:b:+AUS:b:+STP:b:+ALG:b:+NAP:b:'),
    memory('captures=ROM:b:+AUS:b:+STP:b:+ALG:b:+IDF:b:'),
  ],
  'half-of-europe': [lands(25), lands(26)],
  'crown-won-by-the-sword': [
    `a ${list(`${UK} ${BARBARY} ${ITALY}`)} | ${memory('regions=1')}`,
    `a ${list(`${UK} ${BARBARY} ${ITALY}`)} | ${memory('regions=-')}`,
  ],
};

/** What claims a mission of each kind: the frames, and whose turn it is. */
const WHEN: Readonly<Record<string, string>> = {
  start: 'turn a 2 | do turn:0',
  end: 'turn a 2 | do claimMission:end',
  'at-once': 'turn a 2 | do claimMission:at-once',
  'other-turn': 'turn b 2 | do claimMission:at-once',
  'other-turn-end': 'turn b 2 | do closeTurn',
};

const scores = (id: string, text: string): { readonly holds: boolean; readonly claimed: boolean } => {
  const { when } = missionOf(rules, id as MissionId);
  const own = /(^| )a [A-Z]{3}/.test(text) ? text : `a TUN1 | ${text}`;
  const game = napoleon(`${own} | missions a ${id} | auto-claim | ${WHEN[when]}`, 4);
  const holds = isAccomplished(game.rules, game.state(), 0 as Seat, id as MissionId);
  game.settle();
  return { holds, claimed: game.n().missions[0]?.done.some((d) => d.mission === id) ?? false };
};

describe('each mission', () => {
  test('none is missing', () => {
    expect(Object.keys(CASES).sort()).toEqual(missions.map((m) => m.id).sort());
  });

  test.each(Object.entries(CASES))('N-MISSION-7: %s: just short of it, and enough', (id, [short, enough]) => {
    expect(scores(id, short)).toEqual({ holds: false, claimed: false });
    expect(scores(id, enough)).toEqual({ holds: true, claimed: true });
  });

  test('N-MISSION-7: what a screen shows: how much there is of what is needed', () => {
    const game = napoleon(`a ENG20 SCO1 IRE1 | generals SCO | ships NSE a4 | turn a 2 | do combat`, 4);
    const progress = (id: string) => progressOf(game.rules, game.state(), 0 as Seat, id as MissionId);
    expect(progress('empire-united-kingdom')).toEqual([{ key: 'region', have: 3, need: 3 }]);
    expect(progress('grand-fleet')).toEqual([
      { key: 'admirals', have: 0, need: 2 },
      { key: 'ships', have: 4, need: 13 },
    ]);
    expect(progress('grande-armee')).toEqual([{ key: 'stack', have: 1, need: 20 }]);
    expect(progress('route-americas')).toEqual([{ key: 'route', have: 1, need: 3 }]);
  });

  test.each([3, 4, 5, 6])('N-MISSION-7: numbers by the seats at the table at the start: %i', (seats) => {
    const needed = { 3: 5, 4: 4, 5: 4, 6: 3 }[seats];
    const game = napoleon('a ENG1 | b ROM1 | out b | turn a 2 | do combat', seats);
    expect(progressOf(game.rules, game.state(), 0 as Seat, 'raiders' as MissionId)[0]?.need).toBe(needed);
  });
});
