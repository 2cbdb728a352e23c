// Nothing that is to be read is cut: in four languages, at the smallest size, beside a card, and with frames.
import { expect, test } from '@jest/globals';
import type { PlaceId } from '../../src/core/index.js';
import { wordsOf } from '../../src/narration/words.js';
import { LANGUAGES, type Language } from '../../src/text/index.js';
import { frameOf } from '../../src/tui/frame/frame.js';
import { layoutFor } from '../../src/tui/frame/layout.js';
import { sayLine, span, widthOf, wrap, wrapLine } from '../../src/tui/frame/line.js';
import type { Model } from '../../src/tui/model.js';
import { seatsOf } from '../support/setups.js';
import { itemsOf, modelAt, press, seatOf } from './support/games.js';
import { lineText } from './support/screens.js';

const NAP = 'napoleon/en/europe 3';
const POSITIONS = {
  muster: `${NAP} | a IDF9 BUR3 HUN2 | b HOL4 CAS3 | c *1 | generals IDF2 | captive b a general 1 | hand a BUR CAS SIL SAX BAV | pool 5 | turn a 2 | do muster`,
  shop: `${NAP} | a IDF9 BUR3 | b HOL4 | c *1 | hand a BUR | pool 13 | turn a 2 | do muster`,
  manoeuvre: `${NAP} | a IDF9 BUR3 | b HOL4 | c *1 | generals IDF2 | hand a SYR | memory marches=1 cruises=1 | turn a 2 | do manoeuvre`,
  combat: `${NAP} | a IDF9 BUR3 BAV4 | b HOL4 | c *1 | generals IDF2 | turn a 2 | do combat`,
} as const;

const side = { lost: 0, left: 2, generals: 1, isFortified: true };
const ROLL = {
  seat: seatOf(0),
  defender: seatOf(1),
  from: 'ile-de-france' as PlaceId,
  to: 'holland' as PlaceId,
  attack: [6, 5, 4],
  defence: [3, 2],
  attackBonus: [1, 0, 0],
  defenceBonus: [0, 0],
  count: 1,
  attacker: side,
  attacked: side,
};

const SIZES = [
  { size: { columns: 80, rows: 24 }, lastRoll: null },
  { size: { columns: 80, rows: 24 }, lastRoll: ROLL },
  { size: { columns: 110, rows: 34 }, lastRoll: null },
  { size: { columns: 110, rows: 34 }, lastRoll: ROLL },
] as const;

const inLanguage = (model: Model, language: Language): Model => {
  const words = wordsOf(model.context.rules, seatsOf(model.context.rules), language);
  return { ...model, context: { ...model.context, words } };
};

/** The rows of the question, without the card beside it. */
const promptRows = (model: Model): string[] => {
  const { x, y, columns, rows } = layoutFor(model).prompt;
  const all = frameOf(model).rows.map((row) => row.map(({ text }) => text).join(''));
  return all.slice(y, y + rows).map((row) =>
    [...row]
      .slice(x, x + columns)
      .join('')
      .trim(),
  );
};

test.each(Object.entries(POSITIONS))('%s: no row of the list ends in the middle of something', (_name, line) => {
  const before = modelAt(line);
  for (const language of LANGUAGES)
    for (const look of SIZES)
      for (const keys of ['', '<down>', '<end>', '<enter>']) {
        const model = press(inLanguage({ ...before, ...look }, language), keys).model;
        const cut = promptRows(model).filter((row) => row.includes('…'));
        expect([language, look.size.columns, keys, cut]).toEqual([language, look.size.columns, keys, []]);
      }
});

test('a reason without room is a dash, and is read out whole', () => {
  const model = press({ ...modelAt(POSITIONS.muster), ...SIZES[1] }, '<end>').model;
  expect(promptRows(model).find((row) => row.includes('Captive general'))).toMatch(/Captive general –$/);
  const row = itemsOf(model).find(({ id }) => id === 'missing-ransom');
  expect(row && sayLine(row.line)).toContain('only while none of yours is on the board');
});

test('a line is broken only where its next word would not fit', () => {
  const texts = [
    'Officers give +1 on dice and move units; a fortification helps to defend and brings a regiment each turn.',
    'Alors le combat, à la fin, n’a plus de sens : rien ne reste à prendre, ni à perdre.',
  ];
  const isGreedy = (rows: readonly string[], columns: number): boolean =>
    rows.every((row, i) => {
      const next = rows[i + 1]?.trimStart().split(' ')[0];
      return (
        row.trimEnd().length <= columns && (next === undefined || row.trimEnd().length + 1 + next.length > columns)
      );
    });
  for (const text of texts)
    for (let columns = 24; columns <= 110; columns += 3) {
      expect([columns, isGreedy(wrap(text, columns), columns)]).toEqual([columns, true]);
      const rows = wrapLine([span(text)], columns).map(lineText);
      expect([
        columns,
        isGreedy(rows, columns),
        rows.every((row) => widthOf([span(row.trimEnd())]) <= columns),
      ]).toEqual([columns, true, true]);
    }
});
