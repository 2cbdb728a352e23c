// The start menu without a screen: where each choice leads, what Enter takes, and what is remembered.
import { describe, expect, test } from '@jest/globals';
import { LANGUAGES, messagesIn } from '../../src/text/index.js';
import { menuRoom } from '../../src/tui/frame/menuRoom.js';
import { type Choices, FIRST_CHOICES, tableOf, withColour } from '../../src/tui/menu/choices.js';
import { kindOf, menuDefault, menuItems, menuTitle } from '../../src/tui/menu/items.js';
import { chooseInMenu, type Menu, type MenuStep, menuBack, newMenu } from '../../src/tui/menu/menu.js';
import { pageLines, pageRows, scrollPage } from '../../src/tui/menu/page.js';
import { FIRST_SETTINGS } from '../../src/tui/menu/screenSettings.js';
import { acceptText, eraseText, typeText } from '../../src/tui/menu/typed.js';

const m = messagesIn('en');
const SMALL = { columns: 80, rows: 24 };
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
    expect(values.slice(0, 5)).toEqual(['saved', 'again', 'new', 'learn', 'resume']);
  });
});

describe('the table', () => {
  const seats = choose(first(), 'new', 'napoleon', '4', '1', 'seats');

  test('a name is typed, and accepted or given up', () => {
    const typing = choose(seats, '2', 'name');
    const named = acceptText(typeText(eraseText(typeText(typing, 'Mury')), '\u001b[31m d'));
    expect(named).toMatchObject({ step: 'seat' });
    expect(named.choices.seats[2]?.name).toBe('Mur d');
    expect(menuBack(typeText(typing, 'Mur')).choices.seats[2]?.name).toBe('Murat');
    // Nothing typed: it keeps the one that it has.
    expect(acceptText(typing).choices.seats[2]?.name).toBe('Murat');
    expect(acceptText(typeText(typing, '   ')).choices.seats[2]?.name).toBe('Murat');
    expect(acceptText(choose(named, 'name')).choices.seats[2]?.name).toBe('Mur d');
  });

  test('a name that is taken is given in exchange', () => {
    const named = acceptText(typeText(choose(seats, '2', 'name'), 'Ney'));
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

describe('the rules of a table', () => {
  const options = choose(first(), 'new', 'classic', 'en', '4', '1', 'options');

  test('each is changed in a list of its own, which begins at what it is', () => {
    const resign = choose(options, 'resign');
    expect(menuItems(resign, m)[menuDefault(resign, m)]?.value).toBe('bot');
    const changed = choose(resign, 'neutral');
    expect(changed).toMatchObject({ step: 'options', pointed: 'resign', choices: { options: { resign: 'neutral' } } });
    expect(enterAllTheWay(choose(changed, 'done')).options.resign).toBe('neutral');
  });

  test('rounds are typed: digits, within their bounds, and nothing for as many as it takes', () => {
    const typing = choose(options, 'rounds');
    const rounds = (text: string) => acceptText(typeText(typing, text)).choices.options.rounds;
    expect([rounds('12'), rounds(' 1x2'), rounds('9999'), rounds('0'), rounds('')]).toEqual([12, 12, 1000, null, null]);
    expect(menuItems(choose(first(), 'new', 'napoleon', '4', '1', 'options'), m).map(({ value }) => value)).toEqual([
      'hands',
      'empirePoints',
      'autoClaim',
      'empty',
      'defence',
      'resign',
      'dice',
      'seed',
      'done',
    ]);
  });

  test('a seed is typed; escape sequences and what is too long are no part of it', () => {
    const typing = choose(options, 'seed');
    expect(acceptText(typeText(typing, ' \u001b[31mk7  m2p ')).choices.seed).toBe('k7 m2p');
    expect(acceptText(typeText(typing, 'x'.repeat(99))).choices.seed).toHaveLength(64);
    expect(acceptText(typeText(typing, `e${'\u0301'.repeat(99)}`)).choices.seed).toBeNull();
    expect(acceptText(typing).choices.seed).toBeNull();
  });
});

test('how armies are placed is remembered for each kind of game, not across them', () => {
  const menu = choose(first(), 'new', 'classic', 'en', '4', '1');
  const started = chooseInMenu(menu, 'claim');
  if (started.do !== 'start') throw new Error('test: no start');
  const next = first(started.choices);
  expect(choose(next, 'new', 'napoleon').choices.mode).toBe('quick');
  expect(choose(next, 'new', 'classic').choices.mode).toBe('claim');
  const back = choose(choose(next, 'new', 'napoleon', '4', '1'), 'options', 'hands', 'even', 'done');
  const third = chooseInMenu(back, 'deal');
  if (third.do !== 'start') throw new Error('test: no start');
  const both = choose(first(third.choices), 'new', 'classic').choices;
  expect([both.mode, both.options.hands]).toEqual(['claim', 'printed']);
  const napoleon = choose(first(third.choices), 'new', 'napoleon').choices;
  expect([napoleon.mode, napoleon.options.hands]).toEqual(['deal', 'even']);
});

describe('settings of the screen', () => {
  const menu = choose(newMenu('en', null, null, FIRST_SETTINGS), 'settings');

  test('each is changed in a list of its own', () => {
    expect(chooseInMenu(choose(menu, 'ground'), 'light')).toMatchObject({
      do: 'set',
      menu: { step: 'settings', pointed: 'ground', settings: { ...FIRST_SETTINGS, ground: 'light' } },
    });
  });

  test('where there is no screen there are none', () => {
    expect(menuItems(first(), m).map(({ value }) => value)).not.toContain('settings');
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
  test.each(['page', 'stats'] as const)('%s: what is seen at a time is what a key moves it by', (step) => {
    for (const size of [SMALL, { columns: 110, rows: 34 }, { columns: 160, rows: 48 }])
      expect(menuRoom(size, { ...newMenu('en', null, null), step }).rows).toBe(pageRows(size));
  });

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

test('a table of bots has no first turn of yours: it says what there is to watch, and nothing is left to you', () => {
  const bots: Choices = {
    ...FIRST_CHOICES,
    seats: FIRST_CHOICES.seats.map((seat) => ({ ...seat, driver: 'colonel' as const })),
  };
  for (const language of LANGUAGES) {
    const words = messagesIn(language);
    for (const variant of ['napoleon', 'classic', 'two-player'] as const) {
      const menu: Menu = { ...newMenu(language, null, { ...bots, variant }), step: 'start' };
      const told = menuItems(menu, words).map(({ label, hint }) => `${label} ${hint}`);
      const { quick, deal } = words.lobby.startHints;
      expect(told.filter((text) => text.includes(quick) || text.includes(deal))).toEqual([]);
      expect(told[0]).toContain(words.lobby.botStartHints.quick);
    }
  }
});
