// Risk Napoleon on the screen, question by question: keys in, model and effects out.
import { describe, expect, test } from '@jest/globals';
import { type Action, type GameEvent, type PlaceId, pointsOf, ranking, type Seat } from '../../src/core/index.js';
import { narrate } from '../../src/narration/narrate.js';
import { wordsOf } from '../../src/narration/words.js';
import { LANGUAGES, messagesIn } from '../../src/text/index.js';
import { fightOn } from '../../src/tui/change/blitz.js';
import { onAsked, onProgress, onSpied } from '../../src/tui/change/incoming.js';
import { shownOf } from '../../src/tui/change/tumble.js';
import { frameOf } from '../../src/tui/frame/frame.js';
import { layoutFor, showsBattle } from '../../src/tui/frame/layout.js';
import type { Line } from '../../src/tui/frame/line.js';
import { drawModelMap } from '../../src/tui/frame/map.js';
import { liveBindings } from '../../src/tui/keys/index.js';
import type { Model } from '../../src/tui/model.js';
import { modeOf } from '../../src/tui/modes.js';
import { roundLines } from '../../src/tui/panes/final.js';
import { paneLines } from '../../src/tui/panes/index.js';
import { INVERSE } from '../../src/tui/terminal/cell.js';
import { viewOf } from '../support/moments.js';
import { seatsOf } from '../support/setups.js';
import { answerTo, chosen, itemsOf, modelAt, modelOf, openPosition, press, seatOf, titleOf } from './support/games.js';
import { columnsOf, lineText, rowsText, screenText } from './support/screens.js';

const m = messagesIn('en');
const NAP = 'napoleon/en/europe 3';
const REST = 'c *1 | turn a 2';

const AT = {
  forced: `${NAP} | a IDF9 AND3 | b ROM3 | ${REST} | ships WEA a3 b1, BAR a2 c2 | admirals WEA a1 | do combat`,
  forcedOne: `${NAP} | a IDF9 AND3 | b ROM3 | ${REST} | ships WEA a3 b1 | admirals WEA a1 | do combat`,
  landing: `${NAP} | a AND8 | b EGY1 ROM3 | ${REST} | ships BAR a2, WME a2, EME a2 | generals AND3 | do combat`,
  combat: `${NAP} | a IDF9 BUR3 | b HOL4 | ${REST} | generals IDF2 | forts HOL | hand a BUR WES SIL | do combat`,
  muster: `${NAP} | a IDF9 BUR3 | b HOL4 | ${REST} | generals IDF2 | captive b a general 1 | hand a BUR WES SIL SAX BAV | pool 5 | do muster`,
  ransom: `${NAP} | a IDF9 BUR3 | b HOL4 | ${REST} | captive b a general 1 | captive c a general 2 | hand a AQU | pool 5 | do muster`,
  spent: `${NAP} | a IDF9 BUR3 | b HOL4 | ${REST} | hand a BUR WES SIL AQU | pool 0 | do muster`,
  manoeuvre: `${NAP} | a IDF9 BUR3 | b HOL4 | ${REST} | generals IDF2 | hand a PRO | memory marches=1 cruises=1 | do manoeuvre`,
  doomed: `${NAP} | a SCO3 IRE1 ENG2 | b HOL4 | ${REST} | plague IRE2 | memory marches=1 cruises=1 | do manoeuvre`,
  before: `${NAP} | a IDF5 BUR2 | b HOL8 BRE1 | ${REST.replace('turn a', 'turn b')} | generals HOL2 | hand a CAS ENG | do combat clash:HOL,BUR,0,3,2,0,0,0,before,0,0,0,0,0`,
  after: `${NAP} | a IDF5 BUR2 | b HOL8 BRE1 | ${REST.replace('turn a', 'turn b')} | forts BUR | generals HOL2 | hand a IDF ENG | do combat clash:HOL,BUR,0,3,2,0,0,0,afterDefender,2+6+4,3+1,2,0,0`,
  advance: `${NAP} | a IDF9 BUR3 | b HOL4 | ${REST} | generals IDF2 | do combat advance:IDF,BUR,2,8,1,2`,
  deploy: `${NAP} | a IDF9 BUR3 | b HOL4 | c *1 | turn a 0 | do deployOfficers:0`,
} as const;
type Name = keyof typeof AT;

const at = (name: Name, options: Parameters<typeof modelAt>[1] = {}): Model => modelAt(AT[name], options);
const typed = (model: Model, keys: string): Model => press(model, keys).model;
const ids = (model: Model): string[] => itemsOf(model).map(({ id }) => id);
const text = (model: Model): string => rowsText(model).join('\n');

/** Keys that lead to an item of the open list. */
const to = (model: Model, id: string): string => {
  const n = ids(model).indexOf(id);
  if (n < 0) throw new Error(`test: no ${id} in ${ids(model)}`);
  return `<home>${'<down>'.repeat(n)}`;
};

/** Chooses items one after the other. */
const choose = (model: Model, ...steps: readonly string[]): Model =>
  steps.reduce((now, id) => typed(now, `${to(now, id)}<enter>`), model);

const valuesOf = (model: Model, keys: string): Action => answerTo(model, keys);

describe('the shop', () => {
  test('what can be bought stands with what it costs, what cannot with the reason', () => {
    const rows = rowsText(at('muster', { size: { columns: 80, rows: 40 } }));
    const row = (start: string): string => rows.find((r) => r.slice(2).startsWith(start))?.trim() ?? '';
    const { bought, whyNot, shop } = m.napoleon;
    expect(row(shop.buy).split(/ +/)).toEqual([shop.buy, shop.cost, shop.yours, shop.left]);
    expect(row(bought.ship)).toMatch(/^Ship +1 +0 +\d+ +in 1 zone$/);
    expect(row(`${bought.general}:`)).toContain(whyNot.generals);
    // A reason with room beside it leaves the figure its column.
    expect(row(`${bought.admiral}:`)).toMatch(/ 2$/);
    expect(row(`${bought.admiral}:`)).toContain(whyNot.admiralsNoShip);
    expect(row(`${bought.ransom}:`)).toContain(whyNot.ransom);
    expect(rowsText(at('ransom', { size: { columns: 80, rows: 40 } })).join('\n')).toContain('Lannes 1, Murat 2');
  });

  test('choosing what cannot be bought says why, and answers nothing', () => {
    const model = at('muster');
    const { model: next, effects } = press(model, `${to(model, 'missing-general')}<enter>`);
    expect(effects).toEqual([]);
    expect(next.notice).toBe(m.napoleon.whyNot.generals);
  });

  test('the whole pool is offered for placing, one ship for buying', () => {
    const placing = choose(at('muster'), 'group-place', 'territory-burgundy');
    expect(titleOf(placing)).toBe('How many regiments on Burgundy?');
    expect(text(placing)).toContain('Burgundy then holds 8. 0 regiments left to spend.');
    expect(valuesOf(placing, '<enter>')).toEqual({ type: 'place', territory: 'burgundy', count: 5 });
    const ships = choose(at('muster'), 'group-buy:ship');
    expect(valuesOf(ships, '<enter>')).toMatchObject({ type: 'buy', what: 'ship', count: 1 });
  });

  test('escape goes back one list at a time, to where it was left', () => {
    const number = choose(at('muster'), 'group-place', 'territory-burgundy');
    const list = typed(number, '<escape>');
    expect([list.stage, chosen(list)]).toEqual([
      { at: 'list', path: [{ field: 'group', value: { of: 'thing', type: 'place', kind: null } }] },
      'territory-burgundy',
    ]);
    expect([typed(list, '<escape>').stage, chosen(typed(list, '<escape>'))]).toEqual([
      { at: 'list', path: [] },
      'group-place',
    ]);
    const ship = typed(choose(at('muster'), 'group-buy:ship'), '<escape>');
    expect([ship.stage.path, chosen(ship)]).toEqual([[], 'group-buy:ship']);
  });

  test('with nothing left to spend it says so, and what can still be played', () => {
    const model = at('spent');
    expect(titleOf(model)).toBe(m.napoleon.musterDone);
    expect(ids(model)).toEqual(['group-trade', 'group-card:aquitaine', 'group-endMuster']);
  });

  test('the territory that was reinforced last is chosen again', () => {
    const model = { ...at('muster'), lastPlaced: 'burgundy' as never };
    expect(chosen(choose(model, 'group-place'))).toBe('territory-burgundy');
  });

  test.each([...LANGUAGES])('%s: every row fits, with the longest reason', (language) => {
    for (const name of ['muster', 'ransom', 'manoeuvre'] as const) {
      const model = at(name);
      const there = {
        ...model,
        context: { ...model.context, words: wordsOf(model.context.rules, seatsOf(model.context.rules), language) },
      };
      const widths = itemsOf(there).map(({ line, id }) => [id, columnsOf(line)] as const);
      expect(widths.filter(([, width]) => width > 78)).toEqual([]);
    }
  });
});

describe('placing by itself', () => {
  test('spends neither cards nor officers, and ends where there is nothing more to place', () => {
    const model = at('muster');
    expect(valuesOf(model, 'a')).toMatchObject({ type: 'place' });
    for (const name of ['muster', 'ransom'] as const) expect(valuesOf(at(name), 'a')).toMatchObject({ type: 'place' });
    expect(press(at('spent'), 'a').effects).toEqual([]);
    expect(liveBindings(at('spent')).map(({ command }) => command)).not.toContain('auto');
  });
});

test('N-CARD-2: a card is told before what it does, and after what was before it', () => {
  const { context } = at('combat');
  const lost = (territory: string) => ({ type: 'armiesLost', seat: 1, territory, count: 2, why: 'card' });
  const declared = { type: 'attackDeclared', seat: 0, from: 'ile-de-france', to: 'holland', dice: 3, leaders: 0 };
  const played = { type: 'cardPlayed', seat: 0, card: 'burgundy', effect: 'grand-battery' };
  const events = [lost('rome'), declared, lost('holland'), played] as unknown as GameEvent[];
  const told = narrate(context.rules, context.words, events).map((line) => line.text);
  const placeOf = (part: string): number => told.findIndex((line) => line.includes(part));
  expect(placeOf('Rome')).toBeLessThan(placeOf('plays Grand battery'));
  expect(placeOf('plays Grand battery')).toBeLessThan(placeOf('2 on Holland'));
});

describe('when to be asked for reactions', () => {
  test('N-CARD-4: never is asked about first, where it would answer the open question', () => {
    const set = { type: 'setReactions', reactions: 'off' };
    const own = modelAt(`${AT.after} | reactions a each`);
    expect(own.decision).toMatchObject({ kind: 'react', seat: 0 });
    const { model, effects } = press(own, 'v');
    expect([effects, model.confirm]).toEqual([[], { ask: 'reactions' }]);
    expect(text(model)).toContain('Never ask again');
    expect(press(model, '<escape>')).toMatchObject({ effects: [], model: { confirm: null } });
    expect(press(model, '<enter>').effects).toEqual([{ do: 'aside', seat: 0, action: set }]);
  });
});

describe('combat', () => {
  test('forced fights are listed with both fleets; one alone at once with the ways to roll', () => {
    const both = at('forced');
    expect(titleOf(both)).toBe(m.napoleon.forcedTitle);
    expect(ids(both)).toEqual(['group-from:western-europe-atlantic', 'group-from:barbary-atlantic']);
    const one = at('forcedOne');
    expect(titleOf(one)).toContain('Western Europe Atlantic 3 +1');
    expect(valuesOf(one, '<enter>')).toMatchObject({ type: 'sail', dice: 3, leaders: 1 });
  });

  test('a landing shows the zones that it passes, and a toll', () => {
    const rows = text(choose(at('landing'), 'group-from:andalusia'));
    expect(rows).toMatch(/Provence .* via WME/);
    const egypt = choose(at('landing'), 'group-from:andalusia');
    expect(ids(egypt)).not.toContain('to-egypt'); // the zones between are not held
  });

  test('all numbers of officers may lead, cards go with a roll', () => {
    const fight = choose(at('combat'), 'group-from:ile-de-france', 'to-holland');
    expect(titleOf(fight)).toContain('▲ Île-de-France 9 +1 +1 against ● Holland 4 +1');
    expect(ids(fight).slice(0, 4)).toEqual(['decided-2', 'once-3-2', 'card-burgundy', 'card-westphalia']);
    expect(ids(fight)).toEqual(expect.arrayContaining(['once-3-1', 'once-3-0', 'once-1-2', 'decided-0']));
    const withCard = choose(fight, 'card-burgundy');
    expect(valuesOf(withCard, `${to(withCard, 'once-2-1')}<enter>`)).toEqual({
      type: 'attack',
      from: 'ile-de-france',
      to: 'holland',
      card: 'burgundy',
      dice: 2,
      leaders: 1,
    });
    expect(chosen(typed(withCard, '<escape>'))).toBe('card-burgundy');
  });

  test('bonuses and chance are those of the officers that lead in the chosen way', () => {
    const fight = choose(at('combat'), 'group-from:ile-de-france', 'to-holland');
    const chance = (id: string): { readonly sides: string | undefined; readonly percent: number } => {
      const title = titleOf(typed(fight, to(fight, id)));
      return { sides: /9( \+1)* against/.exec(title)?.[0], percent: Number(/(\d+)%/.exec(title)?.[1]) };
    };
    expect(chance('decided-2').sides).toBe('9 +1 +1 against');
    expect(chance('decided-1').sides).toBe('9 +1 against');
    expect(chance('once-3-0').sides).toBe('9 against');
    expect(chance('decided-2').percent).toBeGreaterThan(chance('decided-1').percent);
    expect(chance('decided-1').percent).toBeGreaterThan(chance('decided-0').percent);
    // In words each way has its own.
    const said = itemsOf(fight).flatMap(({ id, line }) => (id.startsWith('decided') ? [line[0]?.say ?? ''] : []));
    expect(new Set(said.map((text) => /\d+%/.exec(text)?.[0])).size).toBe(3);
  });

  test('also among those that a filter leaves', () => {
    const fight = choose(at('combat'), 'group-from:ile-de-france', 'to-holland');
    const found = typed(fight, '/1 gen');
    expect(chosen(found)).toBe('decided-1');
    expect(titleOf(found)).toContain('9 +1 against');
  });

  test('the text of the chosen card is on the screen', () => {
    const fight = choose(at('combat'), 'group-from:ile-de-france', 'to-holland');
    const shown = text(typed(fight, to(fight, 'card-burgundy')));
    expect(shown).toContain('Before the roll, on land: the defender loses 2 regiments');
  });

  test('the attack can be repeated with one key, and is chosen when the question comes again', () => {
    const last = { from: 'ile-de-france', to: 'holland' } as never;
    const model = { ...at('combat'), lastAttack: last };
    expect(valuesOf(model, '.')).toMatchObject({
      from: 'ile-de-france',
      to: 'holland',
      dice: 3,
      leaders: 2,
    });
    expect(chosen(choose(model, 'group-from:ile-de-france'))).toBe('to-holland');
  });

  test('a good attack that was not made is asked about before the phase ends', () => {
    const model = at('combat');
    const asked = press(model, `${to(model, 'group-endAttack')}<enter>`);
    expect([asked.model.confirm?.ask, asked.effects]).toEqual(['endAttack', []]);
    expect(valuesOf(asked.model, '<enter>')).toEqual({ type: 'endAttack' });
  });

  test('until it is decided: any key stops it, and the list is not shown meanwhile', () => {
    const fight = choose(at('combat'), 'group-from:ile-de-france', 'to-holland');
    const rolling = press(fight, '<enter>');
    expect([rolling.model.auto?.do, modeOf(rolling.model)]).toEqual(['fight', 'attack']);
    expect(text(rolling.model)).toContain(m.napoleon.rolling);
    const stopped = press(rolling.model, 'x');
    expect([stopped.model.auto, stopped.effects]).toEqual([null, []]);
  });

  test('officers that took part must go along; there is a way back to the number of regiments, and no further', () => {
    const count = at('advance');
    expect(titleOf(count)).toBe(m.napoleon.advanceTitle(m.placeOf('Burgundy')));
    const leaders = typed(count, '5<enter>');
    expect([titleOf(leaders), leaders.stage.at === 'number' && leaders.stage.min]).toEqual([
      'How many generals go along to Burgundy?',
      1,
    ]);
    expect(text(leaders)).toContain(m.napoleon.tookPart);
    expect(typed(leaders, '<escape>').stage).toEqual(count.stage);
    expect(typed(leaders, '<escape><escape>').stage).toEqual(count.stage);
    expect(valuesOf(leaders, '<enter>')).toEqual({ type: 'moveIn', count: 5, leaders: 2 });
  });

  test('the chosen zone is marked on the map', () => {
    const marked = (model: Model): string =>
      drawModelMap(model)
        .cells.filter(({ attrs }) => attrs & INVERSE)
        .map(({ char }) => char)
        .join('');
    expect(marked(at('forced'))).toContain('WEA');
    expect(marked(typed(at('forced'), '<down>'))).toContain('▲2 ◆2');
  });
});

describe('reactions', () => {
  test('before the roll: both sides with their bonuses, and no key that takes back', () => {
    const model = at('before');
    expect(ids(model)).toEqual(['group-card:castile', 'group-noReaction']);
    expect(text(model)).toContain('● 8, 3 dice +1 +1 against ▲ 2');
    expect(valuesOf(model, '<home><enter>')).toEqual({ type: 'react', card: 'castile' });
  });

  test('after the roll: dice sorted, bonuses beside them, and the losses as it stands', () => {
    const model = at('after', { undoable: 1 });
    expect(text(model)).toContain('6+1 4+1 2 against 3+1 1');
    expect(text(model)).toContain('losses 0:2');
    expect(model.undoable).toBe(0); // D-4: the dice are seen
    const which = choose(model, 'group-card:ile-de-france');
    expect(ids(which)[0]).toBe('dice-3');
    expect(valuesOf(which, '<enter>')).toMatchObject({ type: 'react', card: 'ile-de-france', dice: 3 });
  });

  test.each([
    ['n', 'turn'],
    ['b', 'attack'],
  ])('%s: not asked any more this %s', (key, scope) => {
    expect(press(at('before'), key).effects).toEqual([{ do: 'aside', seat: 0, action: { type: 'quiet', scope } }]);
  });
});

describe('manoeuvres', () => {
  test('what is left stands beside each, and what cannot be moved', () => {
    const rows = text(at('manoeuvre', { size: { columns: 80, rows: 40 } }));
    expect(rows).toMatch(/March regiments by land +1 left/);
    expect(rows).toMatch(/Move a general, alone or with regiments +– done/);
  });

  test('a march asks from where to where, and says what both hold then', () => {
    const march = choose(at('manoeuvre'), 'group-march:land', 'from-ile-de-france');
    expect(titleOf(march)).toBe('How many regiments from Île-de-France to Burgundy?');
    expect(text(march)).toContain('Île-de-France keeps 1, Burgundy holds 11.');
    expect(valuesOf(march, '4<enter>')).toMatchObject({ type: 'march', count: 4 });
  });

  test('a warning before an epidemic empties a territory and breaks an empire', () => {
    const model = at('doomed');
    const warning = 'An epidemic is about to empty Ireland. It breaks your hold on the United';
    expect(text(model).split(warning)).toHaveLength(2); // once, also while the end is chosen
    expect(text(typed(model, to(model, 'group-endManoeuvre'))).split(warning)).toHaveLength(2);
    const asked = press(model, `${to(model, 'group-endManoeuvre')}<enter>`);
    expect([asked.model.confirm?.ask, asked.effects]).toEqual(['epidemic', []]);
    expect(text(asked.model)).toContain('empty Ireland');
    expect(valuesOf(asked.model, '<enter>')).toEqual({ type: 'endManoeuvre' });
  });
});

describe('several at one keyboard', () => {
  const TWO = { persons: [0, 1] };

  test.each(['muster', 'combat', 'manoeuvre', 'before', 'after', 'advance'] as const)(
    '%s is covered until the right person confirms; what is covered is the same for any hand',
    (name) => {
      const model = at(name, TWO);
      expect(modeOf(model)).toBe('cover');
      const bare = modelAt(AT[name].replace(/ \| hand a [A-Z0-9 ]+(?= \|)/, ' | hand a J1 J2'), TWO);
      if (name !== 'advance') expect(screenText(model)).toBe(screenText(bare));
      const open = typed(model, '<enter>');
      expect([modeOf(open), open.revealed]).toEqual(['open', 0]);
      expect(itemsOf(open).length + Number(open.stage.at === 'number')).toBeGreaterThan(0);
    },
  );

  test('the cover does not say what is asked', () => {
    const [title = ''] = rowsText(at('before', TWO));
    expect(title).not.toContain('›');
    expect(title.trimEnd()).toMatch(/\d$/); // scores, and nothing else
  });

  test('after another person was asked the next question is covered again', () => {
    const open = typed(at('combat', TWO), '<enter>');
    const { rules, state } = openPosition(AT.combat, TWO);
    const { decision } = open;
    if (decision === null) throw new Error('test: nobody is asked');
    const other = {
      ...decision,
      kind: 'defend',
      seat: seatOf(1),
      offers: [{ type: 'defend', dice: [1, 2] }],
      battle: { from: 'ile-de-france', to: 'holland', dice: 3 },
    } as never;
    const [between] = onAsked(open, viewOf(rules, state, 1 as Seat), other, 0);
    const [again] = onAsked(between, viewOf(rules, state, 0 as Seat), decision, 0);
    expect(modeOf(again)).toBe('cover');
  });

  test('while it rolls by itself nothing of the hand is on the screen', () => {
    const fight = choose(typed(at('combat', TWO), '<enter>'), 'group-from:ile-de-france', 'to-holland');
    const rolling = { ...typed(fight, '<enter>'), revealed: seatOf(1) };
    expect(modeOf(rolling)).toBe('attack');
    expect(text(rolling)).not.toContain('Grand battery');
    expect(modeOf({ ...rolling, pane: 'cards' })).toBe('cover');
  });

  test('what a spy has seen is in the log of that person alone', () => {
    const open = typed(at('combat', TWO), '<enter>');
    const spied = { type: 'handSpied', seat: 0, target: 2, cards: ['egypt'], missions: [] } as unknown as GameEvent;
    const seen = onSpied(open, seatOf(0), [spied]);
    expect(text(seen)).toContain('Egypt');
    expect(text({ ...seen, revealed: null, pane: null })).not.toContain('Egypt');
    expect(text({ ...seen, revealed: seatOf(1), pane: 'log', decision: null })).not.toContain('Egypt');
    expect(onSpied(open, seatOf(1), [spied])).toBe(open);
  });
});

describe('what is shown beside', () => {
  test('six seats with long names: every score is on the title line', () => {
    const names = Array.from({ length: 6 }, (_, i) => `Marshal Number ${i} of France`);
    const line = `${NAP.replace(' 3', ' 6')} | a IDF9 | b BUR1 | c HOL1 | d ROM1 | e EGY1 | f *1 | turn a 2 | points f 12 0 0 0 | pool 3 | do muster`;
    const [title = ''] = rowsText(modelAt(line, { names }));
    expect(title).toMatch(/Round 2 of 5/);
    expect(title.match(/Mar 0 /g)).toHaveLength(5);
    expect(title).toContain('Mar 12 ');
    expect(title).toContain(' Reinforce ');
  });

  test('the own missions and how far they are, for the only person here, and room for the log', () => {
    const line = `${AT.muster} | missions a raiders massed-ranks`;
    const beside = (options: Parameters<typeof modelAt>[1]): string => rowsText(modelAt(line, options)).join('\n');
    for (const size of [
      { columns: 110, rows: 34 },
      { columns: 160, rows: 48 },
    ]) {
      expect(beside({ size })).toMatch(/ 1 Raiders +0\/5 /);
      expect(beside({ size, persons: [0, 1] })).not.toContain('Raiders');
      expect(beside({ size, persons: [1] })).not.toContain('Raiders');
    }
    const log = Array.from({ length: 9 }, (_, n) => ({ seat: null, text: `line ${n}`, weight: 'normal' as const }));
    const crowded = { ...modelAt(line, { size: { columns: 160, rows: 30 } }), log };
    expect(rowsText(crowded).join('\n')).toContain('line 8');
  });

  test.each([...LANGUAGES])('%s: no column of a pane is cut, at 80 columns or beside the side panel', (language) => {
    for (const [columns, rows] of [
      [80, 24],
      [110, 34],
    ] as const) {
      for (const pane of ['players', 'odds', 'missions'] as const) {
        const model = at('combat', { size: { columns, rows } });
        const { screen } = messagesIn(language);
        const context = {
          ...model.context,
          words: wordsOf(model.context.rules, seatsOf(model.context.rules), language),
        };
        const room = layoutFor(model).map.columns - 1;
        const shown = paneLines({ ...model, context }, pane, room, 60);
        expect(shown.filter((line) => columnsOf(line) > room)).toEqual([]);
        if (pane === 'players') expect(shown.map(lineText).join('\n')).toContain(screen.columns.next);
      }
    }
  });

  test('the table has generals, fortifications and epidemics, and the seas', () => {
    const wide = { size: { columns: 160, rows: 80 } };
    const shown = text(
      modelAt(`${AT.forced.replace(' | do', ' | generals IDF2 | forts IDF | plague ROM | do')}`, wide),
    );
    expect(shown).toMatch(/Île-de-France▲ 9★2⌂/);
    expect(shown).toMatch(/Rome +● 3☣/);
    expect(shown).toMatch(/WEA Western Europe Atlantic +▲3\* ●1/);
  });

  test('the cards pane says when each can be played, and what it does', () => {
    const shown = text(typed(at('muster', { size: { columns: 80, rows: 50 } }), 'c'));
    expect(shown).toMatch(/Bavaria \(.*Levy\)/);
    expect(shown).toContain('played in: your reinforcement  can be played now');
    expect(shown).toContain('Add 3 regiments to your reinforcements.');
  });

  test('help explains the signs of the map, in ASCII its own', () => {
    expect(text(typed(at('combat'), '?'))).toContain('★ general   ⌂ fortification   ☣ epidemic');
    const ascii = typed(at('combat', { look: { ascii: true } }), '?');
    expect(text(ascii)).toContain('* general   # fortification   ! epidemic');
    expect(text(ascii)).not.toMatch(/[★⌂☣]/u);
  });

  test('at the end the score by source and by round stands in the place of the map', () => {
    const { rules, state } = openPosition(AT.spent);
    const before = modelOf(rules, state);
    const n = before.view.napoleon;
    if (n === null) throw new Error('test: not Risk Napoleon');
    const over = {
      ...before.view,
      outcome: { winners: [seatOf(1)] } as never,
      napoleon: {
        ...n,
        history: [
          [1, 2, 3],
          [4, 9, -1],
        ],
      },
    };
    const end = onProgress(before, { view: over, events: [], undone: false });
    expect([end.pane, frameOf(end).showsMap]).toEqual(['story', false]);
    // The rounds end in the totals, whatever came after the last of them.
    expect(text(typed(end, 'm'))).toContain(m.napoleon.byRoundAndEnd);
    const rows = roundLines(end, ranking(end.view)).slice(1);
    const lastOf = (row: Line | undefined): number =>
      Number(row?.filter(({ text: t }) => /^ *-?\d+$/.test(t)).at(-1)?.text);
    expect(rows.map(lastOf)).toEqual(ranking(end.view).map((seat) => pointsOf(end.view, seat)));
    expect(text(end)).toMatch(/⏎ menu {2}w watch it {2}a play again {2}esc back .*m score/);
    expect(frameOf(typed(end, '<escape>')).showsMap).toBe(true);
    expect(typed(end, '<escape>m').pane).toBe('missions');
  });
});

describe('every question', () => {
  const LOOKS = [{}, { ascii: true }, { depth: 0 }, { light: true }, { depth: 4 }] as const;

  test.each(Object.keys(AT) as Name[])('%s: a list or a number at every size and look; each item leads on', (name) => {
    for (const size of [
      { columns: 80, rows: 24 },
      { columns: 110, rows: 34 },
      { columns: 160, rows: 48 },
    ]) {
      for (const look of LOOKS) {
        const model = at(name, { size, look });
        expect(itemsOf(model).length + Number(model.stage.at === 'number')).toBeGreaterThan(0);
        for (const row of frameOf(model).rows) expect(columnsOf(row)).toBeLessThanOrEqual(size.columns);
      }
    }
    const model = at(name);
    for (const id of ids(model)) {
      const next = press(model, `${to(model, id)}<enter>`);
      const leads = next.effects.length > 0 || next.model.confirm !== null || next.model.notice !== null;
      const isOpen = next.model.stage.at === 'number' || itemsOf(next.model).length > 0;
      expect({ id, leads: leads || next.model.stage !== model.stage, isOpen }).toEqual({
        id,
        leads: true,
        isOpen: true,
      });
    }
  });
});

describe('rolling until a number of units remain', () => {
  const how = choose(at('combat'), 'group-from:ile-de-france', 'to-holland');

  test('is asked for with its bounds, and rolls with the officers that count most', () => {
    const asked = choose(how, 'remain');
    expect(asked.stage).toMatchObject({ of: 'remain', min: 2, max: 8, value: 5 });
    expect(text(asked)).toContain(m.napoleon.howMany.remain(m.placeOf('Île-de-France')));
    expect(valuesOf(asked, '4<enter>')).toMatchObject({ type: 'attack', dice: 3, leaders: 2 });
    expect(press(asked, '4<enter>').model.auto).toMatchObject({ do: 'fight', remain: 4 });
  });

  test('Esc goes back to how to roll', () => {
    expect(typed(choose(how, 'remain'), '<escape>').stage).toEqual(how.stage);
  });

  test('stops when so many are left, and never risks more than may be lost', () => {
    const model: Model = { ...at('combat'), auto: null };
    const decision = model.decision;
    if (decision === null) throw new Error('test: nobody is asked');
    const again = (remain: number) =>
      fightOn(model, decision, { from: 'ile-de-france' as never, to: 'holland' as never, leaders: 2, remain });
    expect(again(9)).toBeNull();
    expect(again(8)).toMatchObject({ dice: 1 });
    expect(again(7)).toMatchObject({ dice: 3 });
  });

  test('is not offered in a zone’s own fight, which nobody can leave (N-NAVAL-1), nor with three units', () => {
    expect(ids(choose(at('forced'), 'group-from:western-europe-atlantic'))).not.toContain('remain');
    expect(ids(choose(at('combat'), 'group-from:burgundy'))).not.toContain('remain');
  });
});

describe('the luck of the dice', () => {
  const rolled = (attack: number[], defence: number[]): GameEvent[] => [
    {
      type: 'diceRolled',
      seat: 0 as Seat,
      defender: 1 as Seat,
      from: 'ile-de-france' as never,
      to: 'holland' as never,
      attack,
      defence,
      attackBonus: [],
      defenceBonus: [],
    },
  ];

  test('is told of every seat: dice, sum rolled, sum expected, spread of chance', () => {
    const before = at('combat');
    const events = rolled([6, 6, 6], [1, 1]);
    const model = onProgress(before, { view: before.view, events, undone: false });
    const lines = paneLines(model, 'players', 79, 40).map(lineText);
    const row = (name: string): string =>
      lines.find((line) => new RegExp(`${name} +\\d+ +\\d+ +[\\d.]+ +±`).test(line)) ?? '';
    expect(row('Ney')).toMatch(/ 3 +18 +10\.5 +±3 +─{6}┼─{4,}●/);
    expect(row('Lannes')).toMatch(/ 2 +2 +7\.0 +±2 +─+●─+┼─{6}$/);
    expect(row('Murat')).toBe('');
  });
});

describe('tumbling dice', () => {
  const before = at('combat', { look: { animate: true, tumbles: true } });
  const roll: GameEvent = {
    type: 'diceRolled',
    seat: 0 as Seat,
    defender: 1 as Seat,
    from: 'ile-de-france' as never,
    to: 'holland' as never,
    attack: [6, 5, 5],
    defence: [2, 2],
    attackBonus: [1],
    defenceBonus: [],
  };
  const progressed = onProgress(before, { view: before.view, events: [roll], undone: false });
  const open = openPosition(AT.combat);
  const model = onAsked(progressed, viewOf(open.rules, open.state, seatOf(0)), before.decision as never, 0)[0];

  test('show what was there before: no result in the prompt, the list, the log or on the map, until they lie', () => {
    const shown = shownOf(model);
    // What both sides come to, and who has it: under each pair in the card, and in the log.
    expect(text(shown)).not.toContain('7 ▲ 2');
    expect(text({ ...shown, pane: 'log' })).not.toContain('6+1 5 5');
    expect(shown.view).toBe(before.view);
    expect(shown.decision).toBeNull();
    const lying = shownOf({ ...model, tumble: null, size: { columns: 110, rows: 34 } });
    expect(text(lying)).toContain('7 ▲ 2');
    const faces = [5, 4, 3, 2, 1].map((left) => text(shownOf({ ...model, tumble: { left, before } })));
    expect(new Set(faces).size).toBeGreaterThan(2);
  });

  test('end with any key, which does what it does', () => {
    const next = typed(model, '<down>');
    expect(next.tumble).toBeNull();
    expect(next.cursor).toBe(model.cursor + 1);
  });

  test('do not tumble where that is not wanted, at high speed, or when a roll is gone back over', () => {
    const still = at('combat');
    expect(onProgress(still, { view: still.view, events: [roll], undone: false }).tumble).toBeNull();
    const fast: Model = { ...before, speed: 'fast' };
    expect(onProgress(fast, { view: fast.view, events: [roll], undone: false }).tumble).toBeNull();
  });
});

describe('what is rare', () => {
  const firstOf = (model: Model): string | undefined => itemsOf(model)[model.cursor]?.id;

  test('is never under the cursor when a question appears: not a card, an officer or a set', () => {
    for (const [name, first] of [
      ['before', 'group-noReaction'],
      ['after', 'group-noReaction'],
      ['spent', 'group-endMuster'],
    ] as const) {
      expect([name, firstOf(at(name))]).toEqual([name, first]);
    }
    // Placing spends nothing that was not given for it.
    expect(firstOf(at('muster'))).toBe('group-place');
  });

  test('N-CARD-4: alone against bots, a question that no card could answer is answered with nothing', () => {
    const empty = `${NAP} | a IDF5 BUR2 | b HOL8 BRE1 | c *1 | turn b 2 | hand a J1 | do combat clash:HOL,BUR,0,3,2,0,0,0,before,0,0,0,0,0`;
    const asked = (drivers: readonly string[], line: string = empty) => {
      const model = modelAt(line);
      const seats = model.context.seats.map((seat, i) => ({ ...seat, driver: drivers[i] ?? 'person' }));
      const question = model.decision;
      if (question === null) throw new Error('test: nothing is asked');
      const before = { ...model, decision: null, context: { ...model.context, seats } };
      return onAsked(before, model.view, question, 0)[1];
    };
    expect(asked(['person', 'captain', 'captain'])).toMatchObject([{ do: 'answer', action: { type: 'noReaction' } }]);
    // Somebody at the keyboard would notice.
    expect(asked(['person', 'person', 'captain'])).toEqual([]);
    // A card that fits is asked for.
    expect(asked(['person', 'captain', 'captain'], AT.before)).toEqual([]);
  });
});

describe('the battle card', () => {
  test('shows the last dice until another attack is under way', () => {
    const model = at('before');
    const { battle } = model.view;
    if (battle === null) throw new Error('test: no attack');
    const side = { lost: 0, left: 2, generals: 0, isFortified: false };
    const dice = {
      count: 1,
      seat: seatOf(1),
      defender: seatOf(0),
      attack: [6],
      defence: [1],
      attackBonus: [0],
      defenceBonus: [0],
      attacker: side,
      attacked: side,
    };
    const rolled = (from: PlaceId, to: PlaceId): Model => ({ ...model, lastRoll: { from, to, ...dice } });
    expect(showsBattle(rolled(battle.from, battle.to))).toBe(true);
    expect(showsBattle(rolled(battle.to, battle.from))).toBe(false);
  });
});
