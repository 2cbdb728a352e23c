// Figures on the screen are those of what they stand beside, and add up; every way out of a game is asked for, and taken.
import { describe, expect, test } from '@jest/globals';
import { reasonOf } from '../../src/cli/fail.js';
import { fightOdds, pointsOf, type TerritoryId } from '../../src/core/index.js';
import { narrate } from '../../src/narration/narrate.js';
import { wordsOf } from '../../src/narration/words.js';
import { LANGUAGES, messagesIn } from '../../src/text/index.js';
import { percentText } from '../../src/tui/frame/marks.js';
import { roundLines, scoreLines } from '../../src/tui/panes/final.js';
import { threatNote } from '../../src/tui/prompts/region.js';
import { seatsOf } from '../support/setups.js';
import { itemsOf, modelAt, press, seatOf } from './support/games.js';
import { lineText } from './support/screens.js';

const TARGETS = 'classic/en/world 3 | a ALA9 | b NWT1 ALB3 KAM6 | c *1 | turn a 2 | do attack';

const numberIn = (text: string): number => Number(text.replace('−', '-'));

describe('figures', () => {
  test('a target has its own odds and losses, not those of the one beside it', () => {
    const model = press(modelAt(TARGETS), '<enter>').model;
    const { profile } = model.context.rules;
    for (const [name, armies] of [
      ['Northwest Territory', 1],
      ['Alberta', 3],
      ['Kamchatka', 6],
    ] as const) {
      const odds = fightOdds(profile, 9, armies);
      const row = itemsOf(model)
        .map(({ line }) => lineText(line).replaceAll(/\s+/g, ' '))
        .find((text) => text.includes(name));
      const chance = percentText(odds.win).replace('%', ' ?%');
      expect(row).toMatch(
        new RegExp(`${chance} .*${odds.attackerLosses.toFixed(1)} ${odds.defenderLosses.toFixed(1)}`),
      );
    }
  });

  test('points by source add up to the total, and those by round end in it', () => {
    const running = modelAt(
      'napoleon/en/europe 3 | a IDF9 | b HOL4 | c *1 | points a 5 -1 0 3 | points b 2 2 12 0 | history 3 2 0, 5 4 1 | turn a 3 | do combat',
    );
    const outcome = { winners: [seatOf(1)], reason: 'points', round: 5 } as never;
    const model = { ...running, view: { ...running.view, outcome } };
    const seats = [0, 1, 2].map(seatOf);
    const rows = scoreLines(model, seats).slice(1).map(lineText);
    const ends = roundLines(model, seats).slice(1).map(lineText);
    for (const seat of seats) {
      const [total, ...parts] = (rows[seat]?.match(/−?\d+/g) ?? []).map(numberIn);
      expect(total).toBe(pointsOf(model.view, seat));
      expect(parts.slice(0, 4).reduce((sum, n) => sum + n, 0)).toBe(total);
      expect(numberIn(ends[seat]?.match(/−?\d+/g)?.at(-1) ?? '')).toBe(total);
    }
  });

  test('a coast is not called inland; what it faces is the strongest enemy next to it', () => {
    const model = modelAt(
      'napoleon/en/europe 3 | a POR2 CAS2 AND2 NAP2 ROM2 LOM1 | b PIE7 ILL3 | c *1 | turn a 2 | do combat',
    );
    const at = (id: string): string => threatNote(model, id as TerritoryId, seatOf(0));
    expect([at('portugal'), at('naples'), at('lombardy')]).toEqual(['in the rear', 'faces 1', 'faces 7']);
    for (const language of LANGUAGES)
      expect(messagesIn(language).prompt.inland).not.toMatch(/inland|intérieur|intern|interior/i);
  });
});

describe('ways out of a game', () => {
  test('q asks; again, m or Esc choose the shell, the menu or the game', () => {
    const asked = press(modelAt(TARGETS), 'q');
    expect([asked.model.confirm?.ask, asked.effects]).toEqual(['quit', []]);
    expect(press(asked.model, 'q').effects).toEqual([{ do: 'quit' }]);
    expect(press(asked.model, 'm').effects).toEqual([{ do: 'menu' }]);
    const stays = press(asked.model, '<escape>');
    expect([stays.model.confirm, stays.effects]).toEqual([null, []]);
  });

  test('all three are named in each language', () => {
    for (const language of LANGUAGES) {
      const { m } = wordsOf(modelAt(TARGETS).context.rules, seatsOf(modelAt(TARGETS).context.rules), language);
      expect(m.screen.confirmQuit).toMatch(/\bq\s?:.*\bm\s?:.*(?:Esc|Échap)\s?:/);
    }
  });
});

test.each(['EDQUOT', 'ESTALE'])('%s has a sentence in each language', (code) => {
  const said = LANGUAGES.map((language) =>
    reasonOf(Object.assign(new Error(`${code}: x, write`), { code }), messagesIn(language)),
  );
  expect(new Set(said).size).toBe(LANGUAGES.length);
  for (const text of said) expect(text).not.toContain(code);
});

test('the log says where a regiment comes from that a fortification brings', () => {
  const { rules } = modelAt(TARGETS).context;
  const event = { type: 'armiesPlaced', seat: seatOf(0), territory: 'alaska', count: 1, from: 'fort' } as const;
  const told = LANGUAGES.map(
    (language) => narrate(rules, wordsOf(rules, seatsOf(rules), language), [event as never])[0]?.text,
  );
  expect(told[0]).toMatch(/: 1 on Alaska, from the fortification\.$/);
  expect(new Set(told).size).toBe(LANGUAGES.length);
});
