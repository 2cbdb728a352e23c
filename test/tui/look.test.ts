// `i`: everything about a territory, a zone, a player or a card, at any time, and nothing that may not be known.
import { describe, expect, jest, test } from '@jest/globals';
import { wordsOf } from '../../src/narration/words.js';
import { LANGUAGES } from '../../src/text/index.js';
import { onProgress } from '../../src/tui/change/incoming.js';
import { onKey } from '../../src/tui/change/update.js';
import { layoutFor } from '../../src/tui/frame/layout.js';
import { mapLayoutOf } from '../../src/tui/frame/map.js';
import { liveBindings } from '../../src/tui/keys/index.js';
import { besides } from '../../src/tui/look/rows.js';
import { lookingNow, thingsNamed } from '../../src/tui/look/things.js';
import type { Model, Size } from '../../src/tui/model.js';
import { onLine } from '../../src/tui/spoken/typed.js';
import { applyTo, viewOf } from '../support/moments.js';
import { seatsOf } from '../support/setups.js';
import { modelAt, modelOf, openPosition, POSITIONS, press, SMALL } from './support/games.js';
import { rowsText } from './support/screens.js';

jest.setTimeout(60_000);

const WIDE: Size = { columns: 110, rows: 34 };
const LINE =
  'napoleon/en/europe 3 | a PIE8 CAS3 MOR3 POR2 ARA2 PRO2 | b LOM5 AND4 BAV2 | c *1 | turn a 2 | generals PIE2 | forts LOM PRO | ships WME a1 | hand a IDF BRE | hand b ENG | do combat | seed x';

const look = (line: string, name: string, size: Size = WIDE): Model =>
  press(modelAt(line, { size }), `i/${name}<enter>`).model;
const thing = (model: Model): unknown => lookingNow(model)?.thing;
const panel = (model: Model): string => rowsText(model).slice(-11).join('\n');

describe('what is said of a territory', () => {
  test('owner, units, what each holder lacks, the sea, and neighbours by land and ship with odds both ways, best first', () => {
    const model = look(LINE, 'andal');
    expect(thing(model)).toEqual({ kind: 'territory', id: 'andalusia' });
    const text = panel(model);
    expect(text).toContain('Look at Andalusia AND');
    expect(text).toMatch(/Lannes, 4 regiments, nothing else/);
    expect(text).toMatch(/Ney lacks only Andalusia/);
    expect(text).toMatch(/Lannes lacks Portugal, Castile and Aragon|Lannes lacks POR, CAS and ARA/);
    expect(text).toMatch(/Western Mediterranean ▲1 controls it/);
    expect(text).toMatch(/Piedmont ~ +▲8 ★2 +>?\d+ % +\d\.\d +no ship there/);
    expect(text).toMatch(/Castile +▲3 +\d+ % +1\.\d +\d+ % +\d\.\d/);
    const rows = besides(model, 'andalusia' as never);
    expect(rows[0]?.place).toBe('piedmont');
    expect(rows.map(({ on }) => on?.win ?? 0)).toEqual(rows.map(({ on }) => on?.win ?? 0).sort((a, b) => b - a));
  });

  test('what has happened to it lately, and not what was undone', () => {
    const { rules, state } = openPosition(POSITIONS.place);
    const before = modelOf(rules, state);
    const placed = applyTo(rules, state, 0 as never, { type: 'place', territory: 'alaska' as never, count: 2 });
    if (!placed.ok) throw new Error('test: refused');
    const seen = { view: viewOf(rules, placed.value.state, 0 as never), events: placed.value.events, undone: false };
    const after = onProgress(before, seen);
    expect(after.lately.at.get('alaska' as never)).toEqual([{ round: 2, what: 'more', seat: 0, from: null, count: 2 }]);
    expect(panel(press({ ...after, size: WIDE }, 'i/alaska<enter>').model)).toContain('round 2: +2');
    const back = onProgress(after, { view: before.view, events: [], undone: true });
    expect(back.lately.at.get('alaska' as never)).toBeUndefined();
  });
});

describe('looking', () => {
  test('the map is walked freely, the question waits and nothing is answered', () => {
    const before = modelAt(POSITIONS.attack);
    const { model, effects } = press(before, 'i<right><right><down>');
    expect(effects).toEqual([]);
    expect(thing(model)).not.toEqual(thing(press(before, 'i').model));
    const back = press(model, '<escape>').model;
    expect([back.looking, back.stage, back.cursor, back.decision]).toEqual([
      null,
      before.stage,
      before.cursor,
      before.decision,
    ]);
  });

  test('i goes on to zones, players and cards and comes back; arrows go through each', () => {
    const at = press(modelAt(LINE, { size: WIDE }), 'i').model;
    expect(thing(press(at, 'i').model)).toMatchObject({ kind: 'zone' });
    expect(thing(press(at, 'ii').model)).toMatchObject({ kind: 'seat', seat: 0 });
    expect(thing(press(at, 'ii<down>').model)).toMatchObject({ kind: 'seat', seat: 1 });
    expect(thing(press(at, 'iii').model)).toMatchObject({ kind: 'card', card: 'ile-de-france' });
    expect(thing(press(at, 'iiii').model)).toEqual(thing(at));
    const classic = press(modelAt(POSITIONS.attack), 'i').model;
    expect(thing(press(classic, 'i').model)).toMatchObject({ kind: 'seat' });
  });

  test('tab goes down what is next to it, Enter goes there', () => {
    const model = press(look(LINE, 'andal'), '<tab><down>').model;
    const [, second] = besides(model, 'andalusia' as never);
    expect(thing(press(model, '<enter>').model)).toMatchObject({ id: second?.place });
    expect(press(model, '<escape>').model.looking).toMatchObject({ beside: null });
  });

  test('it works while others play, over a replay and after the end, and stays open when a question comes', () => {
    const waiting: Model = { ...modelAt(POSITIONS.attack), decision: null };
    const looking = press(waiting, 'i').model;
    expect(looking.looking).not.toBeNull();
    const { rules, state } = openPosition(POSITIONS.attack);
    const later = onProgress(looking, { view: viewOf(rules, state, 0 as never), events: [], undone: false });
    expect(later.looking).toEqual(looking.looking);
    const shown = { ...waiting, replay: { at: 1, of: 9, isPlaying: false, eyes: 'omniscient' as const } };
    expect(press(shown, 'i<right>').effects).toEqual([]);
    expect(press(shown, 'i').model.looking).not.toBeNull();
  });

  test('a click looks while nothing is asked, and goes on looking then', () => {
    const waiting: Model = { ...modelAt(POSITIONS.attack, { size: WIDE }), decision: null };
    const { map, players } = layoutFor(waiting);
    const spot = mapLayoutOf(waiting).labels[waiting.context.rules.board.index.get('brazil') ?? -1];
    const click = (model: Model, x: number, y: number): Model =>
      onKey(model, {
        name: 'mouse',
        text: '',
        button: 'left',
        action: 'press',
        x,
        y,
        shift: false,
        alt: false,
        ctrl: false,
        raw: '',
      })[0];
    const brazil = click(waiting, map.x + (spot?.column ?? 0), map.y + (spot?.row ?? 0));
    expect(thing(brazil)).toEqual({ kind: 'territory', id: 'brazil' });
    const { card } = layoutFor(brazil);
    const next = click(brazil, card?.x ?? 0, (card?.y ?? 0) + 1);
    expect(thing(next)).toMatchObject({ id: besides(brazil, 'brazil' as never)[0]?.place });
    expect(thing(click(next, players?.x ?? 0, (players?.y ?? 0) + 2))).toEqual({ kind: 'seat', seat: 1 });
  });
});

describe('secrets', () => {
  test('only the own hand and the discards can be looked at', () => {
    const model = press(modelAt(LINE, { size: WIDE }), 'i').model;
    expect(thingsNamed(model, 'england').map(({ kind }) => kind)).toEqual(['territory']);
    expect(thingsNamed(model, 'brittany').map(({ kind }) => kind)).toEqual(['territory', 'card']);
    const named = {
      ...model,
      looking: model.looking && { ...model.looking, thing: { kind: 'card', card: 'england' } as const },
    };
    expect(thing(named as Model)).toMatchObject({ kind: 'territory' });
  });

  test('a card that was looked at is gone for the next person at this keyboard', () => {
    const two = press(modelAt(LINE, { persons: [0, 1], size: WIDE }), '<enter>i').model;
    const looking = {
      at: 'piedmont' as never,
      beside: null,
      find: null,
      thing: { kind: 'card', card: 'brittany' as never },
    } as const;
    const onCard: Model = { ...two, looking };
    expect(thing(onCard)).toMatchObject({ kind: 'card' });
    expect(thing({ ...onCard, revealed: null })).toMatchObject({ kind: 'territory' });
  });
});

test.each(LANGUAGES)('%s: at every size nothing is cut without a sign and the keys are named', (language) => {
  const { rules, state } = openPosition(LINE);
  const words = wordsOf(rules, seatsOf(rules), language);
  for (const size of [SMALL, WIDE, { columns: 160, rows: 48 }, { columns: 200, rows: 60 }]) {
    const at = modelOf(rules, state, { size, look: { words } });
    for (const keys of ['i', 'ii', 'iii', 'iiii', 'i<tab><down>', 'i/x']) {
      const model = press(at, keys).model;
      const rows = rowsText(model);
      expect(rows).toHaveLength(size.rows);
      expect(rows.join('\n')).toContain(words.m.inspect.title.trim());
      expect(liveBindings(model).map(({ command }) => command)).toContain('lookBack');
    }
  }
});

test('in words: look and a name', () => {
  const model = modelAt(LINE, { size: { columns: 1000, rows: 2000 } });
  for (const typed of ['look andalusia', 'i andal', 'LOOK AND']) {
    const text = onLine(model, typed)[0].notice ?? '';
    expect(text).toContain('Andalusia');
    expect(text).toContain('Ney lacks only Andalusia');
    expect(text).toMatch(/Piedmont, Ney, 8 regiments, 2 generals, attacks it with >?\d+%, loses \d\.\d, no ship there/);
  }
  expect(onLine(model, 'look nowhere')[0].notice).toBe('Nothing on the board is called "nowhere".');
  expect(onLine(model, 'look ney')[0].notice).toContain('Next turn: +3');
  expect(onLine(model, 'look england')[0].notice).not.toContain('hand');
});
