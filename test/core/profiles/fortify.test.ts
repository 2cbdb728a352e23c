// The same position has other targets by each rulebook.
import { describe, expect, test } from '@jest/globals';
import { play } from '../../support/play.js';

// Alaska is joined to Northwest Territory and, by sea, to Kamchatka, taken this turn; Ontario lies behind Northwest
// Territory; Brazil is cut off. Alberta, between Alaska and the western United States, is an enemy's.
const fortifying = (profile: string, more = '| captured KAM') =>
  play(
    `classic/${profile}/world 3 | a ALA5 NWT1 ONT1 BRA1 KAM2 JAP2 WUS1 | b ALB1 PER1 | c *1 | turn a 2 | do fortify ${more}`,
  );

const targets = (profile: string, from: string, more?: string): string[] => {
  const { legal } = fortifying(profile, more);
  const lines = legal().filter((line) => line.startsWith(`fortify ${from} `));
  return [...new Set(lines.map((line) => line.split(' ')[2] ?? ''))];
};

describe('C-FORT-1', () => {
  test.each([
    ['en', ['NWT', 'KAM']],
    ['pt', ['NWT', 'ONT', 'WUS', 'KAM', 'JAP']],
    ['it', ['NWT', 'ONT', 'WUS', 'BRA', 'KAM', 'JAP']],
    ['fr', ['KAM']],
  ])('C-FORT-1: by %s armies may go from Alaska to %j', (profile, expected) => {
    expect(targets(profile, 'ALA')).toEqual(expected);
  });

  test.each([
    ['en', ['ALA', 'JAP']],
    ['pt', ['ALA', 'NWT', 'ONT', 'WUS', 'JAP']],
    ['it', ['ALA', 'NWT', 'ONT', 'WUS', 'BRA', 'JAP']],
    ['fr', []],
  ])('C-FORT-1: by %s armies may go from Kamchatka, taken this turn, to %j', (profile, expected) => {
    expect(targets(profile, 'KAM')).toEqual(expected);
  });

  test('C-FORT-1: by fr from any adjacent own territory, into any taken this turn, nowhere else', () => {
    expect(targets('fr', 'JAP')).toEqual(['KAM']);
    expect(targets('fr', 'JAP', '| captured ALA')).toEqual([]);
    expect(targets('fr', 'KAM', '| captured ALA KAM')).toEqual(['ALA']);
    expect(targets('fr', 'ALA', '| captured ONT')).toEqual([]);
  });

  test('C-FORT-1: by fr without a capture nothing is asked and the turn ends', () => {
    const line = 'world 3 | a ALA5 NWT1 | b KAM1 BRA1 | c *1 | turn a 2 | do attack';
    expect(play(`classic/fr/${line}`).act('endAttack').asked()).toBe('b place');
    for (const profile of ['en', 'pt', 'it']) {
      expect(play(`classic/${profile}/${line}`).act('endAttack').asked()).toBe('a fortify');
    }
  });

  test.each(['en', 'fr'])('C-FORT-1: by %s not over two steps', (profile) => {
    expect(fortifying(profile).reject('fortify ALA ONT 1')).toEqual({ code: 'illegal', rule: 'C-FORT-1' });
  });

  test('C-FORT-1: by pt not through an enemy, by it anywhere', () => {
    expect(fortifying('pt').reject('fortify ALA BRA 1')).toEqual({ code: 'illegal', rule: 'C-FORT-1' });
    const around = 'world 3 | a ALA5 WUS1 | b ALB1 KAM1 | c *1 | turn a 2 | do fortify';
    expect(play(`classic/pt/${around}`).settle().asked()).toBe('b place');
    expect(play(`classic/it/${around}`).act('fortify ALA WUS 4').log()[0]).toBe('armiesMoved a ALA WUS 4 fortify');
  });

  test.each(['en', 'pt', 'fr', 'it'])('C-FORT-1: by %s once, leaving one army behind', (profile) => {
    const game = fortifying(profile);
    expect(game.reject('fortify ALA KAM 5')).toEqual({ code: 'illegal', rule: 'C-FORT-1' });
    expect(game.reject('fortify ALA ALB 1')).toEqual({ code: 'illegal', rule: 'C-FORT-1' });
    game.act('fortify ALA KAM 4');
    expect([game.at('ALA'), game.at('KAM'), game.asked()]).toEqual(['a1', 'a6', 'b place']);
  });

  test.each(['en', 'pt', 'fr', 'it'])('C-FORT-1: by %s it may be declined', (profile) => {
    expect(fortifying(profile).act('skipFortify').asked()).toBe('b place');
  });
});
