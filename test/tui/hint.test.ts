// `h`: what the strongest bot would do, in a sentence with its reason, marked in the list and on the map.
import { describe, expect, jest, test } from '@jest/globals';
import { BOTS, botStream, fightWorth } from '../../src/bots/index.js';
import { decision, type PlaceId, type Rules, type Seat, type VariantId } from '../../src/core/index.js';
import { wordsOf } from '../../src/narration/words.js';
import { LANGUAGES } from '../../src/text/index.js';
import { cellCodes } from '../../src/tui/board/downsample.js';
import { layoutAt } from '../../src/tui/board/index.js';
import { zoneCode } from '../../src/tui/board/raster.js';
import { drawRoute, routeCells } from '../../src/tui/board/route.js';
import { frameOf } from '../../src/tui/frame/frame.js';
import { drawModelMap, mapBoardOf } from '../../src/tui/frame/map.js';
import { hintOf, hintText, isHinted } from '../../src/tui/hints.js';
import { createGrid } from '../../src/tui/terminal/cell.js';
import { applyTo, viewOf } from '../support/moments.js';
import { napoleonRules } from '../support/napoleonTables.js';
import { begin, chanceFrom, rulesOf, seatsOf } from '../support/setups.js';
import { itemsOf, modelAt, modelOf, press, seated } from './support/games.js';

jest.setTimeout(60_000);

const SAMPLE =
  'classic/en/world 3 | a NGU9 *2 | b WAU2 ARG20 PER20 BRA20 VEN20 | c ALA20 NWT20 KAM20 GRE20 | turn a 2 | do attack';

const rowsOf = (model: Parameters<typeof frameOf>[0]): string[] =>
  frameOf(model).rows.map((row) => row.map(({ text }) => text).join(''));

describe('the key h', () => {
  test('says what to do and why, marks it in the list and on the map, and answers nothing', () => {
    const before = modelAt(SAMPLE);
    const { model, effects } = press(before, 'h');
    expect(effects).toEqual([]);
    const hint = hintOf(model);
    expect(hint).toMatchObject({ deed: { to: 'western-australia' }, reason: { why: 'complete', region: 'australia' } });
    expect(model.notice).toMatch(
      /^Attack Western Australia from .*: then all of Australia is yours, and 2 more a turn/,
    );
    const marked = itemsOf(model).filter((item) => isHinted(model, item));
    expect(marked.map(({ territory }) => territory)).toEqual([hint?.deed.from]);
    expect(rowsOf(model).some((row) => row.includes('»'))).toBe(true);
    const cells = drawModelMap(model);
    expect(JSON.stringify(cells)).toContain('»');
    expect(JSON.stringify(drawModelMap(before))).not.toContain('»');
  });

  test('pressed again moves the cursor there, and on to the target', () => {
    const hinted = press(modelAt(SAMPLE), 'h').model;
    const there = press(press(hinted, '<end>').model, 'h');
    expect(there.effects).toEqual([]);
    const chosen = itemsOf(there.model)[there.model.cursor];
    expect(chosen && isHinted(there.model, chosen)).toBe(true);
    const targets = press(there.model, '<enter>').model;
    const again = press(targets, 'h').model;
    const next = itemsOf(again)[again.cursor];
    expect(next && isHinted(again, next)).toBe(true);
    expect(next?.choose).toMatchObject({ answer: { type: 'attack', to: 'western-australia' } });
  });

  test('the hint stays until its question is answered', () => {
    const moved = press(modelAt(SAMPLE), 'h<down>').model;
    expect(hintOf(moved)).not.toBeNull();
    expect(rowsOf(moved).join('\n')).toContain('» Attack Western Australia');
    expect(hintOf({ ...moved, decision: null })).toBeNull();
  });
});

describe('the reason', () => {
  test('belongs to the move: what another attack is for is not said of this one', () => {
    // Egypt would complete the Barbary Coast, but from Tunis: what falls to Brittany has no part in that.
    const model = press(
      modelAt(
        'napoleon/en/europe 3 | a BRE12 MOR2 ALG2 TUN7 CAS1 | b IDF1 AQU1 *3 | c EGY2 SYR8 POR3 AND3 ARA3 | turn a 2 | do combat',
      ),
      'h',
    ).model;
    const hint = hintOf(model);
    expect(hint?.deed).toMatchObject({ from: 'brittany', to: 'ile-de-france' });
    expect(hint?.reason).not.toMatchObject({ region: 'barbary-coast' });
  });

  test('is one that fits what is done, at the end of a phase as well', () => {
    const cases: readonly (readonly [string, string])[] = [
      // Nothing is left to spend, nothing to move; a card or an empty territory is no fight.
      ['napoleon/en/europe 3 | a PRO1 | hand a HUN | b *2 | c ENG2 | turn a 2 | do muster', 'spent'],
      [
        'napoleon/en/europe 3 | a PRO1 | hand a HUN | b *2 | c ENG2 | generals PRO | turn a 2 | memory marches=1 cruises=1 | do manoeuvre',
        'settled',
      ],
      ['napoleon/en/europe 3 | a PRO2 | b *9 | c ENG2 | turn a 2 | do combat', 'enough'],
    ];
    for (const [line, why] of cases) {
      const hint = hintOf(press(modelAt(line), 'h').model);
      expect([line, hint?.reason.why]).toEqual([line, why]);
    }
  });

  test('of one way to roll marks no other', () => {
    const model = press(
      modelAt('napoleon/en/europe 3 | a TUN7 MOR2 ALG2 | b EGY1 *2 | c ENG2 | turn a 2 | do combat'),
      'h',
    ).model;
    expect(hintOf(model)?.deed).toMatchObject({ from: 'tunis', to: 'egypt' });
    const ways = press(press(model, 'h<enter>').model, 'h<enter>').model;
    const marked = itemsOf(ways).filter((item) => isHinted(ways, item));
    expect(marked.map(({ id }) => id)).toEqual(['decided-0', 'once-3-0', 'remain']);
  });
});

const SIDE = { lost: 0, left: 2, generals: 0, isFortified: false };

const GAMES: readonly (readonly [VariantId, (seed: string) => Rules, readonly string[]])[] = [
  [
    'classic',
    (seed) => seated(rulesOf(3, seed, { defence: ['ask', 'ask', 'ask'] }), {}),
    ['claim', 'place', 'trade', 'attack', 'moveIn', 'fortify', 'defend'],
  ],
  [
    'napoleon',
    (seed) => seated(napoleonRules(3, seed, { reactions: ['each', 'each', 'each'] }), {}),
    ['claim', 'place', 'deploy', 'muster', 'combat', 'moveIn', 'react', 'manoeuvre', 'claimMission'],
  ],
];

describe('at any question', () => {
  test.each(GAMES)(
    'of %s there is a sentence in four languages, and a way to it in the list',
    (_variant, rules, kinds) => {
      const seen = new Set<string>();
      for (let round = 0; round < 6 && seen.size < kinds.length; round++) {
        const game = rules(`hints ${round}`);
        const bots = seatsOf(game).map(() => BOTS.colonel(game));
        const streams = bots.map((_, seat) => botStream(chanceFrom('hints'), seat));
        let state = begin(game).state;
        for (let n = 0; n < 4000 && seen.size < kinds.length; n++) {
          const open = decision(game, state);
          if (open === null) break;
          if (open.seat === 0 && !seen.has(open.kind) && kinds.includes(open.kind)) {
            seen.add(open.kind);
            const model = press(modelOf(game, state), 'h').model;
            const hint = hintOf(model);
            if (!hint) throw new Error(`test: no hint at ${open.kind}`);
            const items = itemsOf(model);
            expect([open.kind, items.length === 0 || items.some((item) => isHinted(model, item))]).toEqual([
              open.kind,
              true,
            ]);
            const said = LANGUAGES.map((language) => {
              const words = wordsOf(game, seatsOf(game), language);
              return hintText({ ...model, context: { ...model.context, words } }, hint);
            });
            for (const sentence of said) expect(sentence).toMatch(/^\S.* ?: .+\.$/);
            expect(new Set(said).size).toBe(LANGUAGES.length);
          }
          const [action, next] =
            bots[open.seat]?.(
              viewOf(game, state, open.seat),
              open,
              streams[open.seat] ?? botStream(chanceFrom('x'), 0),
            ) ?? [];
          if (!action || !next) throw new Error('test: no bot');
          streams[open.seat] = next;
          const step = applyTo(game, state, open.seat, action);
          if (!step.ok) throw new Error('illegal');
          state = step.value.state;
        }
      }
      expect([...seen].sort()).toEqual([...kinds].sort());
    },
  );
});

describe('a landing that is advised', () => {
  const board = napoleonRules(4, 'route').board;
  const at = (id: string): number => board.index.get(id) ?? -1;
  const zone = (id: string): number => board.zoneIndex.get(id) ?? -1;
  const layout = layoutAt(mapBoardOf(napoleonRules(4, 'route')), 75, 21, 'quadrant');
  const route = {
    from: at('piedmont'),
    to: at('andalusia'),
    zones: [zone('western-mediterranean')],
  };

  test('goes through the zones that it uses, from shore to shore, a cell at a time', () => {
    const way = routeCells(layout, route);
    const { columns } = layout.map;
    expect(way.length).toBeGreaterThan(3);
    for (const [n, cell] of way.entries()) {
      const codes = cellCodes(layout.map, cell % columns, Math.floor(cell / columns));
      expect(codes).toContain(zoneCode(route.zones[0] ?? -1));
      const before = way[n - 1] ?? cell;
      expect(Math.abs((before % columns) - (cell % columns))).toBeLessThanOrEqual(1);
      expect(Math.abs(Math.floor(before / columns) - Math.floor(cell / columns))).toBeLessThanOrEqual(1);
    }
    expect(routeCells(layout, { ...route, zones: [] })).toEqual([]);
  });

  test('is dotted with an arrow at its end, and leaves every word as it is', () => {
    const grid = createGrid(layout.map.columns, layout.map.rows);
    const word = routeCells(layout, route)[2] ?? 0;
    const cell = grid.cells[word];
    if (cell) grid.cells[word] = { ...cell, char: 'W' };
    drawRoute(grid, layout, route, { ink: null, ascii: false });
    const chars = grid.cells.map(({ char }) => char).filter((char) => char !== ' ');
    expect(chars.filter((char) => char === '•').length).toBeGreaterThan(1);
    expect(chars.filter((char) => /[←→↑↓]/.test(char))).toHaveLength(1);
    expect(chars.filter((char) => char === 'W')).toHaveLength(1);
  });
});

test('beside the dice of a battle the card tells the hint, and the foot does not repeat it', () => {
  const before = modelAt(SAMPLE, { size: { columns: 80, rows: 24 } });
  const roll = {
    seat: 0 as Seat,
    defender: 1 as Seat,
    from: 'new-guinea' as PlaceId,
    to: 'western-australia' as PlaceId,
    attack: [6, 5, 4],
    defence: [3, 2],
    attackBonus: [],
    defenceBonus: [],
    count: 1,
    attacker: SIDE,
    attacked: SIDE,
  };
  const rows = rowsOf(press({ ...before, lastRoll: roll }, 'h').model);
  const text = rows.join('\n');
  expect(text.match(/Attack Western/g)).toHaveLength(1);
  // Whose hint it is stands in the title whole, or not at all.
  expect(text).toMatch(/─ Hint ─/);
});

test.each([...LANGUAGES])('%s: with frames a card tells the hint, and the foot does not repeat it', (language) => {
  const before = modelAt(SAMPLE, { size: { columns: 110, rows: 34 } });
  const words = wordsOf(before.context.rules, seatsOf(before.context.rules), language);
  const { model } = press({ ...before, context: { ...before.context, words } }, 'h');
  const hint = hintOf(model);
  const text = rowsOf(model).join('\n');
  expect(text).toContain(` ${words.m.look.hint.title} `);
  const sentence = hint === null ? '?' : hintText(model, hint);
  expect(text.split(sentence.slice(0, 20))).toHaveLength(2);
  expect(text).toContain(words.m.look.hint.chance);
});

describe('what a fight is worth', () => {
  const board = (turn: string): string =>
    `napoleon/en/europe 3 | a POR2 CAS8 ARA2 MOR8 | b AND1 ALG1 EGY1 | c *3 | ${turn} | seed x`;
  const model = modelAt(board('missions a campaign three-seas | turn a 2 | do combat'), {
    size: { columns: 110, rows: 34 },
  });
  const { rules } = model.context;
  const worth = (from: string, to: string): number | null =>
    fightWorth(rules, model.view, 0 as never, from as never, to as never);

  test('N-REINF-0: the last land of an empire is worth more than another that is as weak; a lost fight costs', () => {
    const [whole, other, hopeless] = [
      worth('morocco', 'andalusia'),
      worth('morocco', 'algiers'),
      worth('aragon', 'provence'),
    ];
    expect(whole).toBeGreaterThan((other ?? 0) + 0.1);
    expect(hopeless).toBeLessThan(0);
  });

  test('there is none between lands that do not touch, and none in the classic games', () => {
    expect(worth('morocco', 'egypt')).toBeNull();
    const classic = modelAt(SAMPLE);
    const at = ['new-guinea', 'western-australia'] as never[];
    expect(fightWorth(classic.context.rules, classic.view, 0 as never, at[0] as never, at[1] as never)).toBeNull();
  });
});
