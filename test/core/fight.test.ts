// Odds between two places, whoever holds them: who reaches whom, and with which bonuses. N-LAND-1 to N-LAND-4, N-NAVAL-1.
import { describe, expect, test } from '@jest/globals';
import { fightOdds, oddsBetween, type PlaceId, parsePosition, reachOf, type Seat } from '../../src/core/index.js';
import { viewOf } from '../support/moments.js';

const at = (line: string) => {
  const parsed = parsePosition(line);
  if (!parsed.ok) throw new Error(`test: ${parsed.error.segment}: ${parsed.error.reason}`);
  const { rules, state } = parsed.value;
  return { rules, view: viewOf(rules, state, 'spectator') };
};
const [A, B, C] = [0, 1, 2] as Seat[] as [Seat, Seat, Seat];
const place = (id: string): PlaceId => id as PlaceId;

describe('classic', () => {
  const { rules, view } = at('classic/en/world 3 | a ALA9 KAM1 JAP4 | b NWT3 ALB1 | c *1 | turn a 2 | do attack');
  const odds = (from: string, to: string, seat: Seat) => oddsBetween(rules, view, place(from), place(to), seat);

  test('both ways over a join, whoever is on turn', () => {
    expect(odds('alaska', 'northwest-territory', A)).toEqual(fightOdds(rules.profile, 9, 3));
    expect(odds('northwest-territory', 'alaska', B)).toEqual(fightOdds(rules.profile, 3, 9));
  });

  test('none from one army, from what is not its own, on its own, or where no join leads', () => {
    expect(odds('alberta', 'alaska', B)).toBeNull();
    expect(odds('northwest-territory', 'alaska', A)).toBeNull();
    expect(odds('alaska', 'kamchatka', A)).toBeNull();
    expect(odds('alaska', 'brazil', A)).toBeNull();
    expect(odds('alaska', 'alaska', A)).toBeNull();
  });
});

describe('Risk Napoleon', () => {
  const line =
    'napoleon/en/europe 3 | a PIE8 PRO3 | b LOM5 AND4 BAV2 | c *1 | turn b 2 | generals PIE2 LOM1 | forts LOM | plague BAV | ships WME a2 | do combat';
  const { rules, view } = at(line);
  const odds = (from: string, to: string, seat: Seat) => oddsBetween(rules, view, place(from), place(to), seat);

  test('N-LAND-2: officers on both sides and a fortification count, in another turn than its own as well', () => {
    const bare = fightOdds(rules.profile, 8, 5);
    const found = odds('piedmont', 'lombardy', A);
    expect(found).toEqual(fightOdds(rules.profile, 8, 5, { attack: [1, 1, 0], defence: [2, 0] }));
    expect(found?.win).not.toBe(bare.win);
  });

  test('N-LAND-3: by ship where zones of its own lead there, and nobody else comes back', () => {
    expect(reachOf(rules, view, place('piedmont'), place('andalusia'), A)).toBe('ship');
    expect(odds('piedmont', 'andalusia', A)).toEqual(
      fightOdds(rules.profile, 8, 4, { attack: [1, 1, 0], defence: [0, 0] }),
    );
    expect(reachOf(rules, view, place('andalusia'), place('piedmont'), B)).toBeNull();
    expect(odds('andalusia', 'piedmont', B)).toBeNull();
  });

  test('N-LAND-4: the toll is paid before, and where it leaves one regiment there is no attack', () => {
    expect(odds('piedmont', 'bavaria', A)?.attackers).toBe(7);
    const weak = at(line.replace('PIE8', 'PIE2'));
    expect(oddsBetween(weak.rules, weak.view, place('piedmont'), place('bavaria'), A)).toBeNull();
    expect(oddsBetween(weak.rules, weak.view, place('piedmont'), place('lombardy'), A)).not.toBeNull();
  });

  test('N-NAVAL-2: fleets of adjacent zones, one ship stays behind; regiments and ships never meet', () => {
    const sea = at(line.replace('ships WME a2', 'ships WME a3 ADR b2'));
    const fleet = (from: string, to: string, seat: Seat) =>
      oddsBetween(sea.rules, sea.view, place(from), place(to), seat);
    expect(fleet('western-mediterranean', 'adriatic-mediterranean', A)).toEqual(
      fightOdds(sea.rules.profile, 3, 2, { attack: [0, 0, 0], defence: [0, 0] }),
    );
    expect(fleet('adriatic-mediterranean', 'western-mediterranean', B)?.defenders).toBe(3);
    expect(fleet('piedmont', 'western-mediterranean', B)).toBeNull();
    expect(fleet('western-mediterranean', 'eastern-mediterranean', C)).toBeNull();
  });
});
