// Screens without a terminal: the same cells as Ink's, a film that plays, a picture that is one, and no secret in either.
import { describe, expect, jest, test } from '@jest/globals';
import { BOTS, botStream } from '../../../src/bots/index.js';
import {
  type Action,
  type RecordEntry,
  type Rules,
  type Seat,
  type Step,
  shortHash,
  view,
} from '../../../src/core/index.js';
import { type Audience, playersOf } from '../../../src/narration/audience.js';
import { wordsOf } from '../../../src/narration/words.js';
import { messagesIn, plainLines } from '../../../src/text/index.js';
import { FIRST_SETTINGS } from '../../../src/tui/menu/screenSettings.js';
import { createCast } from '../../../src/tui/pictures/cast.js';
import { ansiOf, rowsOfGrid, stillOf } from '../../../src/tui/pictures/still.js';
import { svgOf } from '../../../src/tui/pictures/svg.js';
import { createFilm, type Film, paceOf } from '../../../src/tui/session/film.js';
import { createGrid } from '../../../src/tui/terminal/cell.js';
import { isUiValue, plainUi, uiStateOf, withUi } from '../../../src/tui/uiState.js';
import { applyNow } from '../../support/moments.js';
import { begin, chanceFrom, rulesOf, seatsOf, seedOf, withGame } from '../../support/setups.js';
import { screenText } from '../support/screens.js';
import { cellOn, createScreen, feed, rowsOf } from '../terminal/screen.js';

jest.setTimeout(60_000);

interface Played {
  readonly rules: Rules;
  readonly steps: readonly (readonly [Step, RecordEntry | null])[];
}

/** A game of bots in seats that say that people sit in them. */
const play = (seats: number, persons: number, most: number, kind: 'colonel' | 'random' = 'colonel'): Played => {
  const plain = rulesOf(seats, 'film', { deal: true, rounds: 6 });
  const drivers = seatsOf(plain).map((seat, i) => ({ ...seat, driver: i < persons ? 'person' : 'colonel' }));
  const rules = withGame(plain, 'film', drivers);
  const bot = BOTS[kind](rules);
  const streams = seatsOf(rules).map((_, seat) => botStream(chanceFrom('film'), seat));
  let now = begin(rules);
  const steps: [Step, RecordEntry | null][] = [[now, null]];
  for (let n = 0; n < most; n++) {
    const open = now.decision;
    const stream = open ? streams[open.seat] : undefined;
    if (!open || !stream) break;
    const [action, next] = bot(view(rules, now, open.seat), open, stream);
    streams[open.seat] = next;
    const step = applyNow(rules, now, open.seat, action as Action);
    if (!step.ok) throw new Error(step.error.rule);
    now = step.value;
    steps.push([now, { n: now.state.actions, seat: open.seat, action, h: shortHash(now.state) }]);
  }
  return { rules, steps };
};

const filmOf = (rules: Rules, audience: Audience, columns = 100, rows = 30, ascii = false): Film =>
  createFilm({
    rules,
    audience,
    size: { columns, rows },
    context: {
      seats: seatsOf(rules),
      seed: seedOf(rules),
      words: wordsOf(rules, seatsOf(rules), 'en'),
      ascii,
      cells: 'quadrant',
      light: false,
      depth: 24,
      animate: true,
      tumbles: false,
      resumeCommand: null,
      replayCommand: null,
    },
  });

const GAME = play(3, 1, 300);
/** Random bots keep sets that they could trade. */
const GUESSED = play(3, 1, 450, 'random');
const seat = (n: number): Audience => ({ persons: [n as Seat], viewer: n as Seat });

describe('a still', () => {
  test.each([
    [80, 24, false],
    [115, 30, false],
    [160, 50, true],
  ])('%i x %i is what Ink draws, and as wide and high', (columns, rows, ascii) => {
    const film = filmOf(GAME.rules, playersOf(seatsOf(GAME.rules)), columns, rows, ascii);
    for (const [n, [step, entry]] of GAME.steps.entries()) {
      film.show(step, entry);
      if (n % 40 !== 3) continue;
      const grid = stillOf(film.model());
      expect(grid.cells).toHaveLength(columns * rows);
      expect(rowsOfGrid(grid).join('\n')).toBe(screenText(film.model()));
    }
  });

  test('printed row by row a terminal shows its cells, in colours of any depth', async () => {
    const film = filmOf(GAME.rules, playersOf(seatsOf(GAME.rules)));
    for (const [step, entry] of GAME.steps.slice(0, 300)) film.show(step, entry);
    const grid = stillOf(film.model());
    for (const depth of [0, 4, 8, 24] as const) {
      const [printed, drawn] = [createScreen(100, 31), createScreen(100, 31)];
      await feed(printed, ansiOf(grid, depth).replaceAll('\n', '\r\n'));
      const cast = createCast({ columns: 100, rows: 30, depth, title: '' });
      cast.frame(grid, 0);
      for (const [, , data] of eventsOf(cast.text()).slice(0, -1)) await feed(drawn, data);
      for (let y = 0; y < 30; y++) {
        for (let x = 0; x < 100; x++) expect(cellOn(printed, x, y)).toBe(cellOn(drawn, x, y));
      }
    }
  });
});

const eventsOf = (text: string): [number, string, string][] =>
  text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line));

const castOf = ({ rules, steps }: Played, audience: Audience) => {
  const film = filmOf(rules, audience, 80, 24);
  const cast = createCast({ columns: 80, rows: 24, depth: 24, title: 'film' });
  for (const [step, entry] of steps) {
    film.show(step, entry);
    cast.frame(stillOf(film.model()), paceOf(film.model()));
  }
  return { text: cast.text(), last: stillOf(film.model()) };
};

describe('a cast', () => {
  test('is version 2 of the format, its times go forward, and at its end the last screen stands', async () => {
    const { text, last } = castOf(GAME, playersOf(seatsOf(GAME.rules)));
    expect(JSON.parse(text.split('\n')[0] ?? '')).toEqual({
      version: 2,
      width: 80,
      height: 24,
      title: 'film',
      env: { TERM: 'xterm-direct' },
    });
    const events = eventsOf(text);
    expect(events.length).toBeGreaterThan(100);
    let before = 0;
    const screen = createScreen(80, 24);
    for (const [time, kind, data] of events) {
      expect(kind).toBe('o');
      expect(time).toBeGreaterThanOrEqual(before);
      before = time;
      await feed(screen, data);
    }
    expect(rowsOf(screen).map((row) => row.trimEnd())).toEqual(rowsOfGrid(last));
  });

  test('of a seat is the same whatever the others hold: cards, questions and their times', () => {
    // A seat that is asked for a trade betrays a set: nothing of it, not even a pause, may reach the others.
    for (const viewer of [seat(0), { persons: [], viewer: 'spectator' } as const]) {
      const { rules, steps } = GUESSED;
      const whole = castOf({ rules, steps }, viewer).text;
      const hidden = (entry: RecordEntry | null): boolean =>
        entry !== null && 'action' in entry && entry.action.type === 'endTrade' && entry.seat !== viewer.persons[0];
      expect(steps.some(([, entry]) => hidden(entry))).toBe(true);
      const without = castOf({ rules, steps: steps.filter(([, entry]) => !hidden(entry)) }, viewer).text;
      expect(without).toBe(whole);
    }
  });

  test('of a seat names no card that another one draws', () => {
    const m = messagesIn('en');
    const told = (audience: Audience): number => castOf(GAME, audience).text.split(/draws (?!a card)/).length - 1;
    const all = told({ persons: [], viewer: 'omniscient' });
    const own = told(seat(0));
    expect(all).toBeGreaterThan(own);
    expect(own).toBeGreaterThan(0);
    expect(told({ persons: [], viewer: 'spectator' })).toBe(0);
    expect(m.log.drewThis('n', 'x')).toContain('draws x');
  });
});

describe('a picture', () => {
  test('is well formed, of the right size, with nothing that a reader of XML stumbles over', () => {
    const film = filmOf(GAME.rules, playersOf(seatsOf(GAME.rules)));
    for (const [step, entry] of GAME.steps) film.show(step, entry);
    const svg = svgOf(stillOf(film.model()), { depth: 24, light: false, title: 'A & B <"> C' });
    expect(svg).toContain('<title>A &amp; B &lt;&quot;&gt; C</title>');
    expect(svg).toContain('width="900" height="540"');
    const open: string[] = [];
    for (const [, slash, name, self] of svg.matchAll(/<(\/?)(\w+)(?:\s[^<>]*?)?(\/?)>/g)) {
      if (slash) expect(open.pop()).toBe(name);
      else if (!self && name) open.push(name);
    }
    expect(open).toEqual([]);
    expect(svg.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;)/);
  });

  test('has the colours of the depth, inverse and bold text, and shades and blocks as rectangles', () => {
    const grid = createGrid(6, 1);
    grid.cells[0] = { char: 'a', fg: 0x123456, bg: 0x654321, attrs: 16 };
    grid.cells[1] = { char: '▀', fg: 0xff0000, bg: 0x00ff00, attrs: 0 };
    grid.cells[2] = { char: '▒', fg: 0x0000ff, bg: null, attrs: 0 };
    grid.cells[3] = { char: '界', fg: null, bg: null, attrs: 1 };
    grid.cells[4] = { char: '', fg: null, bg: null, attrs: 1 };
    grid.cells[5] = { char: '<', fg: null, bg: null, attrs: 0 };
    const svg = svgOf(grid, { depth: 24, light: true, title: '' });
    expect(svg).toContain('<path fill="#123456" d="M0 0h9v18h-9z"/>');
    expect(svg).toContain('<g fill="#654321">\n<text x="0" y="14" textLength="9">a</text>\n</g>');
    expect(svg).toContain('<path fill="#00ff00" d="M9 0h9v18h-9z"/>');
    expect(svg).toContain('<path fill="#ff0000" d="M9 0h9v9h-9z"/>');
    expect(svg).toContain('<path fill="#0000ff" opacity="0.5" d="M18 0h9v18h-9z"/>');
    expect(svg).toMatch(/<g [^>]*font-weight="bold">\n<text x="27" y="14" textLength="18" [^>]*>界<\/text>/);
    expect(svg).toContain('>&lt;</text>');
    expect(svgOf(grid, { depth: 0, light: true, title: '' })).not.toMatch(/#(?!ffffff|1a1a1a)/);
    expect(svgOf(grid, { depth: 4, light: false, title: '' })).not.toContain('#123456');
  });
});

/** Every pixel that the paths of `fill` cover, as 'x y'; a pixel twice is an error. */
const pixelsOf = (svg: string, fill: string): Set<string> => {
  const pixels = new Set<string>();
  for (const [, d = ''] of svg.matchAll(new RegExp(`<path fill="${fill}" d="([^"]*)"/>`, 'g'))) {
    for (const [, ...numbers] of d.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)h-\d+z/g)) {
      const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
      for (let at = 0; at < width * height; at++) {
        const pixel = `${x + (at % width)} ${y + Math.floor(at / width)}`;
        expect(pixels.has(pixel)).toBe(false);
        pixels.add(pixel);
      }
    }
  }
  return pixels;
};

test('cells of one colour in a picture are few rectangles, which cover those cells and nothing else', () => {
  const rows = ['xxx..x', 'xxx.xx', '.xx.xx', 'xxx.xx'];
  const grid = createGrid(6, rows.length);
  rows.forEach((row, y) => {
    [...row].forEach((char, x) => {
      grid.cells[y * 6 + x] = { char: ' ', fg: null, bg: char === 'x' ? 0x123456 : 0xabcdef, attrs: 0 };
    });
  });
  const svg = svgOf(grid, { depth: 24, light: true, title: '' });
  for (const [char, fill] of [
    ['x', '#123456'],
    ['.', '#abcdef'],
  ]) {
    const wanted = rows.flatMap((row, y) => [...row].flatMap((c, x) => (c === char ? [[x, y] as const] : [])));
    const pixels = wanted.flatMap(([x, y]) =>
      Array.from({ length: 9 * 18 }, (_, at) => `${x * 9 + (at % 9)} ${y * 18 + Math.floor(at / 9)}`),
    );
    expect([...pixelsOf(svg, fill ?? '')].sort()).toEqual(pixels.sort());
  }
  expect((svg.match(/M\d/g) ?? []).length).toBeLessThan(10);
});

test('every word of a picture stands in its cells', () => {
  const film = filmOf(GAME.rules, playersOf(seatsOf(GAME.rules)));
  for (const [step, entry] of GAME.steps) film.show(step, entry);
  const grid = stillOf(film.model());
  const shown = grid.cells.map(({ char }) => (/^[\u2580-\u259f]$/.test(char) ? ' ' : char));
  const svg = svgOf(grid, { depth: 24, light: false, title: '' });
  const drawn = shown.map(() => ' ');
  for (const [, x, y, length, text = ''] of svg.matchAll(/<text x="(\d+)" y="(\d+)" textLength="(\d+)"[^>]*>(.*?)</g)) {
    const plain = text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
    expect(Number(length)).toBe(plain.length * 9);
    for (const [at, char] of [...plain].entries()) {
      const cell = ((Number(y) - 14) / 18) * grid.columns + Number(x) / 9 + at;
      expect(char === ' ' || drawn[cell] === ' ').toBe(true); // nothing is written twice
      drawn[cell] = char;
    }
  }
  expect(drawn).toEqual(shown);
});

describe('what the screen remembers beside the game', () => {
  test('goes into a report and comes out again as the same screen', () => {
    const film = filmOf(GAME.rules, playersOf(seatsOf(GAME.rules)));
    for (const [step, entry] of GAME.steps.slice(0, 200)) film.show(step, entry);
    const played = film.model();
    const context = { ...played.context, settings: FIRST_SETTINGS };
    const model = { ...played, context, pane: 'table' as const, scroll: 3, colourBy: 'region' as const, notice: 'Hm.' };
    const ui = plainUi(uiStateOf(model), plainLines);
    expect(isUiValue(ui, (text) => plainLines(text) === text)).toBe(true);
    expect(stillOf(withUi(film.model(), { ...ui }))).toEqual(stillOf(model));
  });

  test('what was typed or told goes into a report, whatever it is', () => {
    const film = filmOf(GAME.rules, playersOf(seatsOf(GAME.rules)));
    for (const [step, entry] of GAME.steps.slice(0, 2)) film.show(step, entry);
    for (const text of ['x ', '👩‍🚀', '\u001b[2J', 'x'.repeat(3000), 'e\u0301\n']) {
      const ui = plainUi(uiStateOf({ ...film.model(), filter: text, notice: text }), plainLines);
      expect(isUiValue(ui, (plain) => plainLines(plain) === plain)).toBe(true);
    }
  });

  test.each([
    ['a large number', { cursor: 1e9 }],
    ['no number', { cursor: Number.NaN }],
    ['half a number', { scroll: 0.5 }],
    ['a long text', { filter: 'x'.repeat(300) }],
    ['an escape sequence', { notice: '\u001b[2J' }],
    ['something deep', { stage: { a: { b: { c: { d: { e: 1 } } } } } }],
    ['a function', { stage: () => 1 }],
  ])('%s is no part of a screen', (_, value) => {
    expect(isUiValue(value, (text) => plainLines(text) === text)).toBe(false);
  });
});
