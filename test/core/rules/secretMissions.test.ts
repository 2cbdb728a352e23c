// Secret missions of the classic games: C-MISSION-1 to C-MISSION-5.
import { describe, expect, test } from '@jest/globals';
import {
  type GameEvent,
  headerOf,
  housePack,
  loadPack,
  loadRules,
  type MissionId,
  momentOf,
  type PackData,
  redact,
  resumeStream,
  type Seat,
  type SecretMissionData,
  type SetupError,
  seedStream,
} from '../../../src/core/index.js';
import { grid, packOf } from '../../support/boards.js';
import { viewOf } from '../../support/moments.js';
import { type Play, play } from '../../support/play.js';
import { permuteHidden, shown } from '../../support/secrets.js';
import { begin, rulesOf, setupOf } from '../../support/setups.js';

const [a, b, c] = [0 as Seat, 1 as Seat, 2 as Seat];
const AFRICA = 'NAF EGY EAF CON SAF MAD'.split(' ');
const EUROPE = 'ICE SCA UKR GBR NEU WEU SEU'.split(' ');
const SOUTH_AMERICA = 'VEN PER BRA ARG'.split(' ');
const AUSTRALIA = 'INO NGU WAU EAU'.split(' ');
const each = (codes: readonly string[], armies: number): string => codes.map((code) => `${code}${armies}`).join(' ');

/** A turn of a on the world; what is not named is c's. */
const turnOf = (mission: string, lands: string, rest = 'do attack', others = 'b EUS1'): Play =>
  play(
    `classic/en/world 3 | a ${lands} | ${others} | c *1 | secret | mission a ${mission} | mission b many-flags | ` +
      `mission c southern-cross | turn a 2 | ${rest}`,
  );

const dealtIn = (events: readonly GameEvent[]) => events.filter((event) => event.type === 'secretMissionDealt');

describe('dealing', () => {
  const games = [3, 4, 5, 6].flatMap((players) =>
    Array.from({ length: 12 }, (_, n) => begin(rulesOf(players, `deal ${n}`, { missions: 'secret' }))),
  );

  test('C-MISSION-1: everybody gets one, no two the same, before anything else', () => {
    for (const { state, events } of games) {
      const missions = state.seats.map((seat) => seat.mission);
      expect(missions).not.toContain(undefined);
      expect(new Set(missions).size).toBe(missions.length);
      expect(events.map(({ type }) => type).slice(0, missions.length + 2)).toEqual([
        'deckShuffled',
        ...missions.map(() => 'secretMissionDealt'),
        'seatsRolled',
      ]);
      expect(dealtIn(events).map((event) => event.mission)).toEqual(missions);
    }
  });

  test('C-MISSION-1: nobody is to eliminate itself, or a player who is not there', () => {
    const feuds = games.flatMap(({ state: { seats } }) =>
      seats.flatMap(({ mission }, seat) => {
        const [, target] = /^feud-(\d)$/.exec(mission ?? '') ?? [];
        return target === undefined ? [] : [{ seat, target: Number(target) - 1, players: seats.length }];
      }),
    );
    expect(feuds.length).toBeGreaterThan(20);
    for (const { seat, target, players } of feuds) {
      expect(target).not.toBe(seat);
      expect(target).toBeLessThan(players);
      expect(players).toBeGreaterThan(3); // dealt from four players on
    }
  });

  test('C-MISSION-1: without the option nobody has any, and no view speaks of them', () => {
    const { state, events } = begin(rulesOf(3, 'none'));
    expect(state.seats.every((seat) => !('mission' in seat))).toBe(true);
    expect(dealtIn(events)).toEqual([]);
    expect(viewOf(rulesOf(3, 'none'), state, 'omniscient').seats[0]).not.toHaveProperty('mission');
  });

  const refusal = (setup: Parameters<typeof loadRules>[0], packs?: Parameters<typeof loadRules>[1]): SetupError => {
    const rules = loadRules(setup, packs);
    if (rules.ok) throw new Error('not refused');
    return rules.error;
  };
  const secret = { missions: 'secret' } as const;

  test('C-MISSION-1: refused with two players, and in Risk Napoleon', () => {
    const two = { ...setupOf(2, 's', secret), variant: 'two-player' as const };
    expect(refusal(two)).toMatchObject({ code: 'missions', rule: 'C-MISSION-1' });
    const napoleon = {
      hands: 'even',
      empirePoints: 'mission',
      autoClaim: false,
      reactions: ['off', 'off', 'off'],
    } as const;
    const three = { ...setupOf(3, 's', { ...secret, napoleon }, 'europe'), variant: 'napoleon' as const };
    expect(refusal(three)).toMatchObject({ code: 'missions' });
  });

  test('C-MISSION-1: refused on a board without missions, or with fewer than anybody may need', () => {
    const basic = { ...setupOf(3, 's', secret, 'europe'), variant: 'napoleon-basic' as const };
    expect(refusal(basic)).toMatchObject({ code: 'fewSecretMissions', values: { missions: 0 } });
    const board = grid(3, 2);
    const [region] = board.regions;
    const missions: SecretMissionData[] = [
      { id: 'one', regions: [region?.id ?? ''] },
      { id: 'two', territories: 5 },
      { id: 'three', eliminate: 2, instead: { territories: 5 } },
    ];
    const packWith = (secretMissions: readonly SecretMissionData[]) => {
      const pack = loadPack({ ...packOf(board).data, secretMissions });
      if (!pack.ok) throw new Error(JSON.stringify(pack.error));
      return pack.value;
    };
    // The second of three could be left with its own elimination.
    expect(refusal(setupOf(3, 's', secret, board.id), [packWith(missions)])).toMatchObject({
      code: 'fewSecretMissions',
      values: { missions: 2, seats: 3 },
    });
    const four = packWith([...missions, { id: 'four', territories: 4 }]);
    expect(loadRules(setupOf(3, 's', secret, board.id), [four]).ok).toBe(true);
  });
});

describe('what missions ask for', () => {
  test('C-MISSION-2: two continents, whole', () => {
    const most = each([...EUROPE, ...AFRICA.slice(1)], 3);
    const game = turnOf('mare-nostrum', most, 'do attack | dice 6 6 1').act('attack EGY NAF 2');
    expect(game.asked()).toBe('over');
    expect(game.state().outcome).toEqual({ winners: [a], reason: 'mission', rule: 'C-MISSION-3' });
  });

  test('C-MISSION-2: others of one’s choice are none of those that are named', () => {
    const named = each([...SOUTH_AMERICA, ...AFRICA], 3);
    const two = turnOf('trade-winds', `${named} ALA3`, 'do fortify').settle();
    expect(two.asked()).toBe('a fortify');
    const three = turnOf('trade-winds', `${named} ${each(AUSTRALIA, 1)}`, 'do fortify').settle();
    expect(three.state().outcome?.reason).toBe('mission');
  });

  test('C-MISSION-2: so many territories, by the players at the table', () => {
    const all =
      'ALA NWT GRE ALB ONT QUE WUS CAM VEN PER BRA ARG ICE SCA UKR GBR NEU WEU SEU NAF EGY EAF CON SAF MAD'.split(' ');
    expect(all).toHaveLength(25);
    expect(
      turnOf('many-flags', each(all.slice(1), 2), 'do fortify')
        .settle()
        .asked(),
    ).toBe('a fortify');
    expect(turnOf('many-flags', each(all, 2), 'do fortify').settle().asked()).toBe('over');
    const four = play(
      `classic/en/world 4 | a ${each(all, 2)} | b EUS1 | c *1 | secret | mission a many-flags | turn a 2 | do fortify`,
    ).settle();
    expect(four.asked()).toBe('a fortify');
  });

  const EIGHTEEN = [...EUROPE, ...AFRICA, ...SOUTH_AMERICA, 'CAM'];

  test('C-MISSION-2: with at least so many armies on each', () => {
    expect(EIGHTEEN).toHaveLength(18);
    const lands = `${each(EIGHTEEN.slice(1), 2)} ICE1`;
    const game = turnOf('firm-ground', lands, 'pool 2 | do place').settle();
    expect(game.asked()).toBe('a place');
    expect(game.act('place MAD 1').asked()).toBe('a place');
    expect(game.act('place ICE 1').asked()).toBe('over');
  });

  test('C-MISSION-2: who takes the last territory of a player has eliminated it', () => {
    const feud = (loser: string) =>
      play(
        `classic/en/world 4 | a ALA9 | ${loser} KAM1 | d EUS1 | ${loser === 'b' ? 'c' : 'b'} *1 | secret | ` +
          `mission a feud-2 | turn a 2 | do attack | dice 6 6 6 1`,
      ).act('attack ALA KAM 3');
    expect(feud('b').state().outcome).toMatchObject({ winners: [a], rule: 'C-MISSION-3' });
    expect(feud('c').asked()).toBe('a moveIn');
  });
});

describe('when missions are judged', () => {
  test('C-MISSION-3: at once, with the least that must move in, and no card is drawn (C-END-2)', () => {
    const game = turnOf('mare-nostrum', each([...EUROPE, ...AFRICA.slice(1)], 5), 'do attack | dice 6 6 1').act(
      'attack EGY NAF 2',
    );
    expect([game.at('NAF'), game.at('EGY')]).toEqual(['a2', 'a3']);
    expect(game.events().map(({ type }) => type)).toEqual([
      'attackDeclared',
      'diceRolled',
      'armiesLost',
      'territoryCaptured',
      'armiesMoved',
      'secretMissionShown',
      'secretMissionShown',
      'secretMissionShown',
      'gameEnded',
    ]);
  });

  const SEVENTEEN = [...EUROPE, ...AFRICA.slice(1), ...SOUTH_AMERICA, 'CAM'];

  test('C-MISSION-3: where the least would not do, the move is asked and may do', () => {
    const lands = `${each(SEVENTEEN.slice(0, -1), 2)} CAM2 EGY4`.replace('EGY2 ', '');
    const start = () => turnOf('firm-ground', lands, 'do attack | dice 6 1').act('attack EGY NAF 1');
    expect(start().asked()).toBe('a moveIn');
    expect(start().act('moveIn 1').asked()).toBe('a attack');
    const won = start().act('moveIn 2');
    expect(won.asked()).toBe('over');
    expect([won.at('NAF'), won.at('EGY')]).toEqual(['a2', 'a2']);
  });

  test('C-MISSION-3: after the fortifying move', () => {
    const lands = `${each(
      [...SEVENTEEN, 'NAF'].filter((code) => !['EGY', 'NAF'].includes(code)),
      2,
    )} EGY1 NAF3`;
    const game = turnOf('firm-ground', lands, 'do fortify').settle().act('fortify NAF EGY 1');
    expect(game.state().outcome).toMatchObject({ winners: [a], reason: 'mission' });
  });

  test('C-MISSION-3: nobody wins in the turn of another; what is true when the own turn begins counts', () => {
    const lands = each([...EUROPE, ...AFRICA], 1);
    const game = play(
      `classic/en/world 3 | a ALA2 NWT1 | b ${lands} | c *1 | secret | mission b mare-nostrum | turn a 2 | do fortify`,
    ).settle();
    expect(game.asked()).toBe('a fortify');
    game.act('skipFortify');
    expect(game.state().outcome).toEqual({ winners: [b], reason: 'mission', rule: 'C-MISSION-3' });
    expect(game.events().map(({ type }) => type)).not.toContain('reinforcementsCounted');
  });

  test('C-MISSION-3: nothing is judged before the first turn', () => {
    const lands = each([...EUROPE, ...AFRICA], 1);
    const game = play(
      `classic/en/world 3 | a ${lands} | b EUS1 | c *1 | supply a 2 | secret | mission a mare-nostrum | turn a 0 | do placeSetup`,
    ).settle();
    expect(game.asked()).toBe('a place');
  });

  test('C-END-1: the whole board still wins', () => {
    const game = play(
      'classic/en/world 3 | b KAM1 | a ALA4 *1 | out c | secret | mission a feud-2 | mission b many-flags | turn a 9 | do attack | dice 6 5 4 1',
    ).act('attack ALA KAM 3');
    expect(game.state().outcome).toMatchObject({ reason: 'conquest', rule: 'C-END-1' });
  });
});

describe('a mission whose target is gone', () => {
  const lands = (n: number): string =>
    each([...EUROPE, ...AFRICA, ...SOUTH_AMERICA, ...AUSTRALIA, 'CAM', 'WUS'].slice(0, n), 2);
  const whereGone = (n: number, how: string): Play =>
    play(
      `classic/en/world 4 | a ${lands(n)} | ${how === 'out b' ? '' : 'b EUS1 |'} d ALB1 | c *1 | ${how} | secret | ` +
        'mission a feud-2 | turn a 2 | do fortify | resign neutral',
    ).settle();

  test('C-MISSION-4: eliminated by another: so many territories instead', () => {
    expect(whereGone(21, 'out b').asked()).toBe('a fortify');
    expect(whereGone(22, 'out b').state().outcome).toMatchObject({ winners: [a], rule: 'C-MISSION-3' });
  });

  test('C-MISSION-4: so it is when the target turns neutral, at once in the own turn', () => {
    const game = whereGone(22, 'ask d');
    expect(game.asked()).toBe('a fortify');
    expect(game.act({ type: 'resign' }, 'b').state().outcome).toMatchObject({ winners: [a] });
  });

  test('C-MISSION-4: while the target plays, territories do not count', () => {
    expect(whereGone(23, 'ask d').asked()).toBe('a fortify');
  });
});

describe('what is secret', () => {
  const game = turnOf('mare-nostrum', 'ALA3 NWT3', 'do attack');
  const missionsSeenBy = (viewer: Parameters<typeof viewOf>[2], from = game) =>
    viewOf(from.rules, from.state(), viewer).seats.map(({ mission }) => mission);

  test('C-MISSION-1: each sees its own mission only', () => {
    expect(missionsSeenBy(a)).toEqual(['mare-nostrum', null, null]);
    expect(missionsSeenBy(c)).toEqual([null, null, 'southern-cross']);
    expect(missionsSeenBy('spectator')).toEqual([null, null, null]);
    expect(missionsSeenBy('omniscient')).toEqual(['mare-nostrum', 'many-flags', 'southern-cross']);
  });

  test('C-MISSION-1: that one is dealt is seen by all, which one by its holder', () => {
    const event: GameEvent = { type: 'secretMissionDealt', seat: b, mission: 'many-flags' as MissionId };
    expect(redact(game.rules, event, b)).toEqual(event);
    for (const viewer of [a, 'spectator'] as const)
      expect(redact(game.rules, event, viewer)).toMatchObject({ mission: null });
  });

  test('C-MISSION-1: with other missions in other hands a view is the same', () => {
    const { rules, state } = { rules: game.rules, state: game.state() };
    const step = { ...momentOf(rules, state), events: [] };
    const other = permuteHidden(state, a, resumeStream(seedStream('other')));
    expect(other.seats.map((seat) => seat.mission)).not.toEqual(state.seats.map((seat) => seat.mission));
    expect(shown(rules, { ...momentOf(rules, other), events: [] }, a)).toBe(shown(rules, step, a));
  });

  test('C-MISSION-5: the mission of a seat that is out stays secret until the game is over', () => {
    const late = play(
      `classic/en/world 3 | a ${each([...EUROPE, ...AFRICA.slice(1)], 3)} | out b | c *1 | secret | mission a mare-nostrum | mission b many-flags | mission c trade-winds | turn a 2 | do attack | dice 6 6 1`,
    );
    expect(missionsSeenBy(a, late)).toEqual(['mare-nostrum', null, null]);
    late.act('attack EGY NAF 2');
    expect(missionsSeenBy(c, late)).toEqual(['mare-nostrum', 'many-flags', 'trade-winds']);
    expect(late.events().filter(({ type }) => type === 'secretMissionShown')).toHaveLength(3);
  });
});

describe('the missions of the world', () => {
  const pack = housePack('world');

  test('C-MISSION-2: every one has a name in four languages, and none has a sentence of its own', () => {
    for (const { id } of pack?.secretMissions ?? []) {
      expect(Object.keys(pack?.missionNames[id]?.name ?? {}).sort()).toEqual(['en', 'fr', 'it', 'pt']);
      expect(pack?.missionNames[id]?.text).toEqual({});
    }
    expect(pack?.secretMissions.length).toBe(14);
  });
});

test('D-3: the hash of content has missions in it where they are played with, and only there', () => {
  const data = housePack('world')?.data as PackData;
  const other = loadPack({ ...data, secretMissions: (data.secretMissions ?? []).slice(1) });
  if (!other.ok) throw new Error('refused');
  const hashWith = (options: object, packs = [other.value]): string => {
    const rules = loadRules(setupOf(4, 's', options), packs);
    if (!rules.ok) throw new Error(JSON.stringify(rules.error));
    return headerOf(rules.value, { dice: 'seed', seed: 's' }, []).packHash;
  };
  expect(hashWith({})).toBe(hashWith({}, []));
  expect(hashWith({ missions: 'secret' })).not.toBe(hashWith({ missions: 'secret' }, []));
});
