import { describe, expect, test } from '@jest/globals';
import { napoleon } from '../../support/napoleonPlay.js';

const moving = (text: string) => napoleon(`${text} | turn a 2 | do beginManoeuvre`).settle();

describe('N-MAN-1', () => {
  test('N-MAN-1: one land manoeuvre, to a territory connected through own ones; at least one regiment stays', () => {
    const game = moving('a IDF5 AQU1 PRO1 ROM9 | b BUR1');
    expect(game.offers('march IDF')).toEqual([
      ...[1, 2, 3, 4].map((n) => `march IDF AQU land ${n}`),
      ...[1, 2, 3, 4].map((n) => `march IDF PRO land ${n}`),
    ]);
    expect(game.offers('march ROM')).toEqual([]);
    for (const line of [
      'march IDF BUR land 1',
      'march IDF ROM land 1',
      'march IDF AQU land 5',
      'march IDF AQU land 0',
    ]) {
      expect(game.reject(line)).toEqual({ code: 'illegal', rule: 'N-MAN-1' });
    }
    game.act('march IDF PRO land 4');
    expect([game.at('IDF'), game.at('PRO')]).toEqual(['a1', 'a5']);
    expect(game.asked()).toBe('b muster'); // nothing else was possible
  });

  test('N-MAN-1: one naval manoeuvre between connected zones of its own; one ship stays', () => {
    const game = moving('a ROM1 | b BUR1 | ships WEA a3, NSE a1, BAL a1, BLA a4');
    expect(game.offers('cruise WEA')).toEqual([
      'cruise WEA BAL 1',
      'cruise WEA BAL 2',
      'cruise WEA NSE 1',
      'cruise WEA NSE 2',
    ]);
    expect(game.offers('cruise BLA')).toEqual([]);
    game.act('cruise WEA BAL 2');
    expect([game.sea('WEA'), game.sea('BAL'), game.asked()]).toEqual(['a1', 'a3', 'b muster']);
  });

  test('N-MAN-1: a zone of another fleet does not connect', () => {
    expect(moving('a ROM2 NAP1 | ships WEA a3, NSE b1, BAL a1').offers('cruise')).toEqual([]);
  });

  test('N-MAN-1: ships never connect land', () => {
    const game = moving('a AND5 NAP1 IDF1 BRE2 | b ROM1 | ships WME a2');
    expect(game.offers('march AND')).toEqual([]);
  });

  test('N-MAN-1: regiments only: generals stay', () => {
    const game = moving('a IDF5 AQU1 | b BUR1 | generals IDF').act('march IDF AQU land 4');
    expect([game.marks('IDF'), game.marks('AQU')]).toEqual(['1g', '']);
  });
});

describe('N-MAN-2', () => {
  test('N-MAN-2: the worked example: Île-de-France and Aquitaine, where the general may move only two', () => {
    const game = moving('a IDF5 AQU2 PRO1 | b BUR1 ARA1 | generals AQU');
    game.act('march IDF AQU land 4');
    expect(game.at('AQU')).toBe('a6');
    expect(game.offers('lead general AQU PRO')).toEqual([0, 1, 2].map((n) => `lead general AQU PRO ${n}`));
    expect(game.reject('lead general AQU PRO 3')).toMatchObject({ code: 'illegal' });
    game.act('lead general AQU PRO 2');
    expect([game.at('AQU'), game.at('PRO'), game.marks('PRO')]).toEqual(['a4', 'a3', '1g']);
  });

  test('N-MAN-2: before the march the general takes all but one of its two', () => {
    const game = moving('a IDF5 AQU2 PRO1 | b BUR1 ARA1 | generals AQU');
    expect(game.offers('lead general AQU PRO')).toHaveLength(2); // alone, or with one
    game.act('lead general AQU PRO 1').act('march IDF AQU land 4');
    expect([game.at('AQU'), game.at('PRO')]).toEqual(['a5', 'a2']);
  });

  test('N-MAN-2: alone, to a connected own place', () => {
    const game = moving('a IDF1 AQU1 ROM1 | b BUR1 | generals IDF').act('lead general IDF AQU 0');
    expect([game.marks('AQU'), game.at('IDF'), game.at('AQU')]).toEqual(['1g', 'a1', 'a1']);
    expect(moving('a IDF1 AQU1 ROM1 | generals IDF').offers('lead general IDF ROM')).toEqual([]);
  });

  test('N-MAN-2: each officer moves at most once, and others do not travel with it', () => {
    const game = moving('a IDF9 AQU1 | b BUR1 | generals IDF2').act('lead general IDF AQU 1');
    expect([game.marks('IDF'), game.marks('AQU')]).toEqual(['1g', '1g']);
    expect(game.offers('lead general AQU')).toEqual([]);
    game.act('lead general IDF AQU 2');
    expect([game.marks('AQU'), game.offers('lead')]).toEqual(['2g', []]);
  });

  test('N-MAN-2: units leaving by the march are taken from newcomers first', () => {
    // Two stood in AQU; three come with the other general; a march of three takes the newcomers, so two may still be led.
    const game = moving('a IDF5 AQU2 PRO1 | b BUR1 ARA1 | generals IDF AQU').act('lead general IDF AQU 3');
    game.act('march AQU PRO land 3');
    expect(game.at('AQU')).toBe('a2');
    expect(game.offers('lead general AQU PRO')).toHaveLength(2); // two stood there, one must stay
    const more = moving('a IDF5 AQU4 PRO1 | b BUR1 ARA1 | generals IDF AQU').act('lead general IDF AQU 3');
    more.act('march AQU PRO land 5'); // three newcomers, and two of the four
    expect([more.at('AQU'), more.offers('lead general AQU PRO').length]).toEqual(['a2', 2]);
  });

  test('N-MAN-2: units leaving with an officer are only those that stood there', () => {
    const game = moving('a IDF9 AQU5 PRO1 | b BUR1 ARA1 | generals AQU2').act('march IDF AQU land 8');
    game.act('lead general AQU PRO 3');
    expect(game.offers('lead general AQU PRO')).toHaveLength(3); // nothing, one or two are left of the five
  });

  test('N-MAN-2: regiments of a card are newcomers', () => {
    const game = moving('a PRO2 AQU1 | b BUR1 ARA1 IDF1 BRE1 | generals PRO | hand a PRO').act('playCard PRO');
    expect(game.at('PRO')).toBe('a4');
    expect(game.offers('lead general PRO AQU')).toHaveLength(3); // two stood there
  });

  test('N-MAN-2: admirals likewise, with ships', () => {
    const game = moving('a ROM1 | b BUR1 | ships WEA a3, NSE a4 | admirals WEA a1').act('cruise NSE WEA 3');
    expect(game.offers('lead admiral WEA NSE')).toEqual([0, 1, 2, 3].map((n) => `lead admiral WEA NSE ${n}`));
    game.act('lead admiral WEA NSE 3');
    expect([game.sea('WEA'), game.sea('NSE')]).toEqual(['a3', 'a4*1']);
    const alone = moving('a ROM1 | b BUR1 | ships WEA a1, NSE a1 | admirals WEA a2').act('lead admiral WEA NSE 0');
    expect([alone.sea('WEA'), alone.sea('NSE'), alone.offers('lead').length]).toEqual(['a1*1', 'a1*1', 1]);
  });
});

describe('N-MAN-3', () => {
  test('N-MAN-3: each may be declined, in any order', () => {
    const position = 'a IDF5 AQU2 ROM1 | b BUR1 | generals AQU | ships WEA a3, NSE a1 | admirals WEA a1';
    const lines = ['march IDF AQU land 2', 'lead general AQU IDF 1', 'cruise WEA NSE 1', 'lead admiral WEA NSE 0'];
    for (const first of lines) {
      const game = moving(position).act(first);
      for (const other of lines.filter((line) => line !== first)) {
        expect(game.offers(other.split(' ').slice(0, 2).join(' '))).not.toEqual([]);
        game.act(other);
      }
    }
    expect(moving(position).act('endManoeuvre').asked()).toBe('b muster');
    expect(moving(position).question('manoeuvre').mandatory).toBe(false);
  });

  test('N-MAN-3: a seat with cards in hand is asked though it can move nothing, whatever the cards are', () => {
    for (const card of ['PRO', 'SCO', 'J2']) expect(moving(`a IDF1 ROM1 | hand a ${card}`).asked()).toBe('a manoeuvre');
    expect(moving('a IDF1 ROM1 | b BUR1').asked()).toBe('b muster');
  });
});
