// Plurals, numbers and lists as each language writes them, and what it takes to know that is made once, when needed.
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { odds } from '../../src/cli/odds.js';
import { formsOf } from '../../src/text/forms.js';
import { LANGUAGES, type Language, messagesIn } from '../../src/text/index.js';
import { sourcesUnder } from '../support/sources.js';

interface Expected {
  readonly armies: readonly [none: string, one: string, two: string];
  readonly list: string;
  readonly decimal: string;
  readonly percent: string;
}

const EXPECTED: Readonly<Record<Language, Expected>> = {
  en: { armies: ['0 armies', '1 army', '2 armies'], list: 'A, B and C', decimal: '4.10', percent: '71.3%' },
  fr: { armies: ['0 armée', '1 armée', '2 armées'], list: 'A, B et C', decimal: '4,10', percent: '71,3 %' },
  it: { armies: ['0 armate', '1 armata', '2 armate'], list: 'A, B e C', decimal: '4,10', percent: '71,3%' },
  pt: { armies: ['0 exércitos', '1 exército', '2 exércitos'], list: 'A, B e C', decimal: '4,10', percent: '71,3%' },
};

describe.each([...LANGUAGES])('%s', (language) => {
  const m = messagesIn(language);
  const expected = EXPECTED[language];

  test('none, one and two', () => {
    expect([0, 1, 2].map(m.armies)).toEqual(expected.armies);
  });

  test('lists of none, one, two and three', () => {
    const two = expected.list.replace('A, ', '');
    expect([[], ['A'], ['B', 'C'], ['A', 'B', 'C']].map(m.list)).toEqual(['', 'A', two, expected.list]);
  });

  test('decimals and percentages have as many digits as asked for, and long numbers no gaps', () => {
    expect(m.decimal(4.1, 2)).toBe(expected.decimal);
    expect(m.decimal(12345, 0)).toBe('12345');
    // Which space that does not break stands before the sign is the language's own affair.
    expect(m.percent(0.7131, 1).replace(/[\u00a0\u202f]/, ' ')).toBe(expected.percent);
  });

  test('the command that tells odds writes them like that, and data like everywhere', () => {
    const printed = (json: boolean): string => {
      let text = '';
      const print = (more: string): void => {
        text += more;
      };
      odds('8', '5', { json }, m, { print, error: print, errorIsTerminal: false, now: () => 0 });
      return text;
    };
    const { win, attackerLosses } = JSON.parse(printed(true));
    expect(printed(false)).toContain(m.percent(win, 1));
    expect(printed(false)).toContain(attackerLosses.toFixed(2).replace('.', expected.decimal.charAt(1)));
  });
});

test('a decimal on the screen is written by its language', () => {
  const fixed = sourcesUnder('src').flatMap(({ path, text }) =>
    /\.to(Fixed|LocaleString)\(/.test(text) ? [path] : [],
  );
  expect(fixed).toEqual([]);
});

describe('what `Intl` makes', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('is made when it is first needed, and once', () => {
    const made: string[] = [];
    for (const name of ['PluralRules', 'NumberFormat', 'ListFormat'] as const) {
      const maker = Intl[name];
      jest.spyOn(Intl, name as 'PluralRules').mockImplementation((...args) => {
        made.push(name);
        return Reflect.construct(maker, args) as never;
      });
    }
    const forms = formsOf('fr');
    expect(made).toEqual([]);
    for (let n = 0; n < 3; n++) forms.plural(n, 'dé', 'dés');
    expect(made).toEqual(['PluralRules']);
    for (let n = 0; n < 3; n++) [forms.decimal(n, 1), forms.decimal(n, 2), forms.percent(n, 1)].join();
    expect(made.slice(1)).toEqual(['NumberFormat', 'NumberFormat', 'NumberFormat']);
    for (let n = 0; n < 3; n++) forms.list(['Ney', 'Murat']);
    expect(made.slice(4)).toEqual(['ListFormat']);
  });
});
