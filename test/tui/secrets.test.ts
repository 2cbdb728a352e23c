// Secret missions on the screen: whose is shown, when, and in which words (C-MISSION-1, C-MISSION-5).
import { describe, expect, test } from '@jest/globals';
import { wordsOf } from '../../src/narration/words.js';
import { LANGUAGES } from '../../src/text/index.js';
import { frameOf } from '../../src/tui/frame/frame.js';
import type { Model } from '../../src/tui/model.js';
import { paneLines } from '../../src/tui/panes/index.js';
import { seatsOf } from '../support/setups.js';
import { modelAt, modelOf, openPosition, press } from './support/games.js';
import { lineText } from './support/screens.js';

const at = (mission: string, rest = '', status = ''): string =>
  `classic/en/world 4 | a ALA9 NAF2 EGY2 | ${status === '' ? 'b KAM2 |' : `${status} |`} d EUS1 | c *1 | secret | ` +
  `mission a ${mission} | mission b firm-ground | mission c trade-winds | mission d southern-cross | turn a 2 | do attack${rest}`;

const pane = (model: Model, which: 'missions' | 'players'): string =>
  paneLines(model, which, 76, 40).map(lineText).join('\n');
const whole = (model: Model): string => frameOf(model).rows.map(lineText).join('\n');

describe('the own mission', () => {
  test('m shows it with its progress, and nobody else’s', () => {
    const shown = whole(press(modelAt(at('mare-nostrum')), 'm').model);
    expect(shown).toContain('Mare Nostrum');
    expect(shown).toContain('Hold Europe and Africa.');
    expect(shown).toMatch(/0\/7 +Europe/);
    expect(shown).toMatch(/2\/6 +Africa/);
    for (const other of ['Firm Ground', 'Trade Winds', 'Southern Cross', '18 territories'])
      expect(shown).not.toContain(other);
  });

  test('it stands beside a large map, and not where several share the screen', () => {
    const size = { columns: 110, rows: 34 };
    expect(whole(modelAt(at('mare-nostrum'), { size }))).toContain('Hold Europe and Africa.');
    expect(whole(modelAt(at('mare-nostrum'), { size, persons: [0, 1] }))).not.toContain('Hold Europe and Africa.');
  });

  test('where several share the screen the keyboard is handed over first', () => {
    const { model } = press(modelAt(at('mare-nostrum'), { persons: [0, 1] }), 'm');
    expect(whole(model)).not.toContain('Mare Nostrum');
    expect(whole(press(model, '<enter>').model)).toContain('Mare Nostrum');
  });

  test('C-MISSION-4: of an elimination, what is left to do, and what it has turned into', () => {
    const open = pane(modelAt(at('feud-2')), 'missions');
    expect(open).toContain('Eliminate Lannes. If another player eliminates Lannes');
    expect(open).toContain('Lannes: 1 territory left');
    expect(open).not.toContain('/22');
    const gone = pane(modelAt(at('feud-2', '', 'out b')), 'missions');
    expect(gone).toContain('Lannes is out of the game. Hold 22 territories.');
    expect(gone).toMatch(/3\/22 +territories/);
  });

  test('without missions there is no key for them', () => {
    const without = at('mare-nostrum').replace(/ \| secret|\| mission \w \S+ /g, '');
    expect(press(modelAt(without), 'm').model.pane).toBeNull();
  });
});

test('C-MISSION-5: once the game is over everybody’s are shown', () => {
  const { rules, state } = openPosition(at('mare-nostrum'));
  const over = { ...state, frames: [], outcome: { winners: [], reason: 'mission', rule: 'C-MISSION-3' } } as const;
  const shown = pane(modelOf(rules, over), 'players');
  for (const title of ['Mare Nostrum', 'Firm Ground', 'Trade Winds', 'Southern Cross']) expect(shown).toContain(title);
});

test('a mission is said in every language with the names of its continents as sentences have them', () => {
  const sentence = Object.fromEntries(
    LANGUAGES.map((language) => {
      const { rules } = openPosition(at('trade-winds'));
      const words = wordsOf(rules, seatsOf(rules), language);
      return [
        language,
        pane(modelAt(at('trade-winds'), { look: { words } }), 'missions')
          .split('\n')[3]
          ?.trim(),
      ];
    }),
  );
  expect(sentence).toEqual({
    en: 'Hold South America, Africa and one other continent.',
    fr: 'Tenir l’Amérique du Sud, l’Afrique et un autre continent.',
    it: 'Tieni l’America del Sud, l’Africa e un altro continente.',
    pt: 'Controlar a América do Sul, a África e outro continente.',
  });
});
