// Each width at which the screen is laid out anew, a column below it too, in every language and with long names: rows are as
// wide as the screen, whatever is cut ends with a sign, every panel has its title, and no frame is broken.
import { describe, expect, jest, test } from '@jest/globals';
import { watching } from '../../../src/narration/audience.js';
import { wordsOf } from '../../../src/narration/words.js';
import { LANGUAGES, type Language } from '../../../src/text/index.js';
import { frameOf } from '../../../src/tui/frame/frame.js';
import { FRAMES_FROM_ROWS, SIDE_FROM_COLUMNS, TABLE_FROM_COLUMNS } from '../../../src/tui/frame/layout.js';
import { type Model, newModel, type Size } from '../../../src/tui/model.js';
import { afterStep } from '../../../src/tui/session/film.js';
import { viewOf } from '../../support/moments.js';
import { napoleonRules } from '../../support/napoleonTables.js';
import { seatsOf } from '../../support/setups.js';
import { contextOf, modelAt, press, SMALL } from '../support/games.js';
import { playedOut } from '../support/played.js';
import { columnsOf, rowsText } from '../support/screens.js';

jest.setTimeout(60_000);

/** A name may have 24 columns. */
const NAMES = ['Marie-Antoinette-Eulalie', 'W'.repeat(24), 'Murat', 'Jean-Baptiste Bernadotte'];

const BOARD = [
  'napoleon/en/europe 4',
  'a IDF9 BUR3 BRE2 AQU4 PRO1 ENG5 SCO2 IRE1 POR3 CAS2',
  'b HOL4 WES3 SAX2 BAV2 BRA5 SIL1 WAR2 EPR3 DEN2 NOR1 SWE2 FIN1 STP3',
  'c AUS6 BOH2 HUN3 GAL1 ILL2 PIE2 LOM3 ROM2 NAP4 AND2 ARA1 MOR1 ALG2',
  'd *2',
  'ships NSE a3, BAL b2, WEA a2, WME c2, BLA d1',
  'generals IDF2 HOL1 AUS1 MOS1',
  'forts IDF HOL AUS',
  'plague BUR ROM',
  'points a 3 1 0 0 | points b 2 -1 0 0 | points c 4 0 0 0',
  'hand a BUR WES SIL',
  'missions a through-the-plague three-seas campaign whirlwind',
  'turn a 3',
].join(' | ');

const rules = napoleonRules(4, 'widths');
const ended = playedOut(rules).reduce(
  (model: Model | null, step) =>
    model === null
      ? newModel(contextOf(rules), SMALL, viewOf(rules, step.state, 'spectator'))
      : afterStep(model, rules, watching('spectator'), step),
  null,
);

const position = (step: string, keys: string): Model => press(modelAt(`${BOARD} | ${step} | seed x`), keys).model;

const SCREENS: readonly (readonly [string, Model])[] = [
  ['what to buy', position('pool 7 | do muster', '')],
  ['what to buy, coached', position('pool 7 | do muster', 'y')],
  ['from where to attack', position('do combat', '')],
  ['whom to attack', position('do combat', '<down><down><enter>')],
  ['a hint', position('do combat', 'h')],
  ['a manoeuvre', position('memory marches=1 cruises=1 | do manoeuvre', '')],
  ['what is looked at', position('do combat', '<down><down>i')],
  ['the missions', position('do combat', 'm')],
  ['the end', ended ?? position('do combat', '')],
];

const WIDTHS = [
  80,
  100,
  SIDE_FROM_COLUMNS - 1,
  SIDE_FROM_COLUMNS,
  TABLE_FROM_COLUMNS - 1,
  TABLE_FROM_COLUMNS,
  160,
  200,
];
const SIZES: readonly Size[] = WIDTHS.flatMap((columns) =>
  (columns < SIDE_FROM_COLUMNS ? [24, FRAMES_FROM_ROWS] : [FRAMES_FROM_ROWS - 1, FRAMES_FROM_ROWS, 48]).map((rows) => ({
    columns,
    rows,
  })),
);

const spoken = (model: Model, language: Language): Model => {
  const seats = seatsOf(model.context.rules).map((seat, n) => ({ ...seat, name: NAMES[n] ?? seat.name }));
  const words = wordsOf(model.context.rules, seats, language);
  return { ...model, context: { ...model.context, seats, words } };
};

/** The upper borders of the panels in a row: from corner to corner. */
const borders = (row: string): string[] => row.match(/╭[^╭╮]*╮/g) ?? [];

describe.each(LANGUAGES)('%s', (language) => {
  test.each(SCREENS)('%s', (name, drawn) => {
    const faults: string[] = [];
    for (const size of SIZES) {
      const model = { ...spoken(drawn, language), size };
      const { rows, layout } = frameOf(model);
      const texts = rowsText(model);
      const at = `${name}, ${size.columns}x${size.rows}`;
      if (rows.length !== size.rows) faults.push(`${at}: ${rows.length} rows`);
      for (const [y, row] of rows.entries()) {
        const text = texts[y] ?? '';
        if (columnsOf(row) !== size.columns) faults.push(`${at}: row ${y} has ${columnsOf(row)} columns`);
        if (/undefined|NaN|\{\w+\}/.test(text)) faults.push(`${at}: ${text}`);
        for (const border of borders(text))
          if (!/^╭── \S.* (?:─|$)/.test(border)) faults.push(`${at}: a panel without a title: ${border}`);
        // A word that is cut has its sign: nothing runs into a frame, but for the heads of the players, which fill theirs.
        if (layout.isFramed && y !== layout.players?.y && /\p{L}│/u.test(text))
          faults.push(`${at}: into the frame: ${text}`);
      }
      // The heads of the shop and its figures are whole beside the coach, however few columns there are.
      const { buy, cost, yours, left } = model.context.words.m.napoleon.shop;
      const heads = texts.filter((text) => [buy, cost, yours, left].every((head) => text.includes(head)));
      if (name.startsWith('what to buy') && heads.length !== 1) faults.push(`${at}: the shop has no heads`);
      const corners = (sign: string): number => texts.join('').split(sign).length;
      if (corners('╭') !== corners('╯') || corners('╮') !== corners('╰')) faults.push(`${at}: a broken frame`);
    }
    expect(faults.slice(0, 12)).toEqual([]);
  });
});
