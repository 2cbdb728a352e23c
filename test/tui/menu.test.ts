// The start menu without a screen: where each choice leads, what Enter takes, and what is remembered.
import { describe, expect, test } from '@jest/globals';
import { LANGUAGES, messagesIn } from '../../src/text/index.js';
import { type Choices, FIRST_CHOICES, tableOf, withColour } from '../../src/tui/menu/choices.js';
import { kindOf, menuDefault, menuItems, menuTitle } from '../../src/tui/menu/items.js';
import {
  acceptName,
  chooseInMenu,
  eraseName,
  type Menu,
  type MenuStep,
  menuBack,
  newMenu,
  typeName,
} from '../../src/tui/menu/menu.js';
import { pageLines, scrollPage } from '../../src/tui/menu/page.js';

const m = messagesIn('en');
const SAVED = { path: '/games/one', label: 'a game' };
const first = (choices: Choices | null = null): Menu => newMenu('en', null, choices);

/** The menu after these values were chosen, one after the other; fails where one leads out of it. */
const choose = (menu: Menu, ...values: readonly string[]): Menu =>
  values.reduce((at, value) => {
    expect(menuItems(at, m).map((item) => item.value)).toContain(value);
    const result = chooseInMenu(at, value);
    if (!('menu' in result)) throw new Error(`test: ${value} leads to ${result.do}`);
    return result.menu;
  }, menu);

/** What comes of Enter until the menu is left. */
const enterAllTheWay = (menu: Menu): Choices => {
  let at = menu;
  for (let n = 0; n < 10; n++) {
    const value = menuItems(at, m)[menuDefault(at, m)]?.value ?? '';
    const result = chooseInMenu(at, value);
    if (result.do === 'start') return result.choices;
    if (!('menu' in result)) throw new Error(`test: Enter leads to ${result.do}`);
    at = result.menu;
  }
  throw new Error('test: Enter goes round in circles');
};

test('Enter all the way starts Risk Napoleon for one person and three bots', () => {
  const choices = enterAllTheWay(first());
  expect(choices).toEqual(FIRST_CHOICES);
  expect(tableOf(choices).map(({ driver }) => driver)).toEqual(['person', 'colonel', 'colonel', 'colonel']);
});

describe('what was chosen last', () => {
  const last: Choices = {
    ...FIRST_CHOICES,
    variant: 'classic',
    profile: 'it',
    players: 3,
    mode: 'deal',
    seats: FIRST_CHOICES.seats.map((seat, i) => (i === 1 ? { name: 'Ann', driver: 'person', colour: 1 } : seat)),
  };

  test('is offered again, and one Enter starts it', () => {
    expect(kindOf(last, m)).toBe('Classic Risk, 3 players, 2 people at this keyboard and 1 bot');
    expect(menuItems(first(last), m)[0]?.value).toBe('again');
    expect(enterAllTheWay(first(last))).toEqual(last);
  });

  test('is what Enter takes in every question of a new game', () => {
    expect(enterAllTheWay(choose(first(last), 'new'))).toEqual(last);
  });

  test('comes after the game that can go on', () => {
    const values = menuItems(newMenu('en', SAVED, last), m).map(({ value }) => value);
    expect(values.slice(0, 4)).toEqual(['saved', 'again', 'new', 'resume']);
  });
});

describe('the table', () => {
  const seats = choose(first(), 'new', 'napoleon', '4', '1', 'seats');

  test('a name is typed, and accepted or given up', () => {
    const typing = choose(seats, '2', 'name');
    const named = acceptName(typeName(eraseName(typeName(typing, 'Mury')), '\u001b[31m d'));
    expect(named).toMatchObject({ step: 'seat' });
    expect(named.choices.seats[2]?.name).toBe('Mur d');
    expect(menuBack(typeName(typing, 'Mur')).choices.seats[2]?.name).toBe('Murat');
    // Nothing typed: it keeps the one that it has.
    expect(acceptName(typing).choices.seats[2]?.name).toBe('Murat');
    expect(acceptName(typeName(typing, '   ')).choices.seats[2]?.name).toBe('Murat');
    expect(acceptName(choose(named, 'name')).choices.seats[2]?.name).toBe('Mur d');
  });

  test('a name that is taken is given in exchange', () => {
    const named = acceptName(typeName(choose(seats, '2', 'name'), 'Ney'));
    expect(named.choices.seats.slice(0, 3).map(({ name }) => name)).toEqual(['Murat', 'Lannes', 'Ney']);
  });

  test('a seat gets a bot of another level, each with a line about it', () => {
    const drivers = choose(seats, '1', 'driver');
    expect(menuItems(drivers, m).map(({ value }) => value)).toEqual([
      'person',
      'recruit',
      'corporal',
      'colonel',
      'marshal',
    ]);
    expect(menuItems(drivers, m).every(({ hint }) => hint !== '')).toBe(true);
    const changed = choose(drivers, 'corporal', 'done', 'done');
    expect(changed.choices.seats[1]?.driver).toBe('corporal');
    expect(enterAllTheWay(changed).seats[1]?.driver).toBe('corporal');
  });

  test('a colour that is taken is given in exchange', () => {
    const swapped = choose(seats, '0', 'colour', '3').choices;
    expect(swapped.seats.map(({ colour }) => colour)).toEqual([3, 1, 2, 0, 4, 5]);
    expect(withColour(swapped, 3, 0)).toEqual(swapped);
  });

  test('another number of people gives seats to people or bots, first seats first', () => {
    const two = choose(first(), 'new', 'napoleon', '4', '2').choices;
    expect(tableOf(two).map(({ driver }) => driver)).toEqual(['person', 'person', 'colonel', 'colonel']);
  });
});

describe('every step', () => {
  const STEPS: readonly (readonly string[])[] = [
    [],
    ['new'],
    ['new', 'classic'],
    ['new', 'classic', 'en'],
    ['new', 'classic', 'en', '4'],
    ['new', 'classic', 'en', '4', '1'],
    ['new', 'classic', 'en', '4', '1', 'seats'],
    ['new', 'classic', 'en', '4', '1', 'seats', '0'],
    ['new', 'classic', 'en', '4', '1', 'seats', '0', 'driver'],
    ['new', 'classic', 'en', '4', '1', 'seats', '0', 'colour'],
    ['language'],
  ];
  test.each(STEPS.map((path) => [path.join(' ') || 'main', path] as const))('%s: words in all languages', (_, path) => {
    const menu = choose(first(), ...path);
    for (const language of LANGUAGES) {
      const words = messagesIn(language);
      expect(menuTitle(menu, words)).not.toBe('');
      const labels = menuItems(menu, words).map(({ label }) => label);
      expect(labels.every((label) => label !== '' && label.length <= 74)).toBe(true);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  test('Esc leads back to the first question from everywhere', () => {
    for (const path of STEPS) {
      let menu = choose(first(), ...path);
      const seen: MenuStep[] = [];
      while (menu.step !== 'main') {
        expect(seen).not.toContain(menu.step);
        seen.push(menu.step);
        menu = menuBack(menu);
      }
      expect(menuBack(menu).step).toBe('main');
    }
  });
});

describe('a page of the rules', () => {
  const text = [
    '## Classic (`classic`)',
    '',
    'One **long** paragraph that',
    'goes on.',
    '',
    '| seats | armies |',
    '| --- | --- |',
    '| 3 | 35 |',
    '',
    '- an item of a list that is longer than one line of the screen, so that it is broken and set in',
  ].join('\n');
  const menu: Menu = { ...first(), step: 'page', page: { id: 'classic', title: 'Classic', text } };
  const size = { columns: 64, rows: 10 };

  test('is plain text with headings, tables in columns, and list items set in', () => {
    expect(pageLines(menu, size).map((line) => (line.isHeading ? `# ${line.text}` : line.text))).toEqual([
      '# Classic',
      '',
      'One long paragraph that goes on.',
      '',
      '# seats   armies',
      '3       35',
      '',
      '- an item of a list that is longer than one line of the',
      '  screen, so that it is broken and set in',
    ]);
  });

  test('is scrolled to its ends and no further', () => {
    expect(scrollPage(menu, size, 2).scroll).toBe(2);
    expect(scrollPage(menu, size, 100).scroll).toBe(3);
    expect(scrollPage(menu, size, -1).scroll).toBe(0);
  });
});
