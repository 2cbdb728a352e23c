// A few whole screens of Risk Napoleon as text, to be looked at by a person. What holds of all others: steps.test.ts.
import { expect, test } from '@jest/globals';
import { modelAt, press } from '../support/games.js';
import { screenText } from '../support/screens.js';

const BOARD = [
  'napoleon/en/europe 4',
  'a IDF9 BUR3 BRE2 AQU4 PRO1 ENG5 SCO2 IRE1 POR3 CAS2',
  'b HOL4 WES3 SAX2 BAV2 BRA5 SIL1 WAR2 EPR3 DEN2 NOR1 SWE2 FIN1',
  'c AUS6 BOH2 HUN3 GAL1 ILL2 PIE2 LOM3 ROM2 NAP4 AND2 ARA1 MOR1 ALG2',
  'd *2',
  'ships NSE a3, BAL b2, WEA a2, WME c2, BLA d1',
  'admirals NSE a1, WME c1',
  'generals IDF2 HOL1 AUS1 MOS1',
  'forts IDF HOL AUS',
  'plague BUR ROM',
  'points a 3 1 0 0 | points b 2 -1 0 0 | points c 4 0 0 0',
  'hand a BUR WES SIL | hand b IRE ALG CAS',
  'missions a through-the-plague three-seas campaign whirlwind',
  'turn a 3',
].join(' | ');

test.each([
  ['80x24: what to buy and where to place', 80, 24, 'pool 7 | do muster', ''],
  ['80x24: how to attack', 80, 24, 'do combat', '<enter><enter>'],
  ['110x34: from where to attack', 110, 34, 'do combat', ''],
  ['110x34: the missions', 110, 34, 'pool 7 | do muster', 'm'],
  ['160x48: a manoeuvre', 160, 48, 'memory marches=1 cruises=1 | do manoeuvre', ''],
])('%s', (_, columns, rows, step, keys) => {
  const model = modelAt(`${BOARD} | ${step} | seed x`, { size: { columns, rows } });
  expect(screenText(press(model, keys).model)).toMatchSnapshot();
});
