// What the start menu says: the question of each step, its items, and which of them Enter takes.
import { LEVEL_IDS } from '../../bots/index.js';
import type { Profile } from '../../core/index.js';
import { cutColumns, LANGUAGES, type Messages, messagesIn, plainText } from '../../text/index.js';
import { type Choices, type ChosenSeat, MOST_SEATS, personsOf, type StartMode, tableOf } from './choices.js';
import {
  type Menu,
  type MenuStep,
  profileFor,
  profilesOf,
  type SavedSeat,
  seatCounts,
  startModes,
  VARIANTS_PLAYED,
} from './menu.js';
import { SETTING_IDS, SETTING_VALUES } from './screenSettings.js';
import { hasRounds, OPTION_VALUES, optionsOf } from './tableOptions.js';

export interface MenuItem {
  readonly label: string;
  readonly value: string;
  /** One line about it, shown while it is chosen. */
  readonly hint: string;
  /** The sign of a seat before the label; its colour is 0 to 5. */
  readonly colour?: number;
  /** Who plays in the game that it is about. */
  readonly seats?: readonly SavedSeat[];
}

const item = (value: string, label: string, hint = ''): MenuItem => ({ value, label, hint });

export const menuTitle = (menu: Menu, m: Messages): string => {
  const titles: Readonly<Record<MenuStep, string>> = {
    main: m.menu.main,
    variant: m.menu.variant,
    profile: m.menu.profile,
    players: m.menu.players,
    persons: m.menu.persons,
    start: m.menu.start,
    learn: m.coach.menu.title,
    resume: m.lobby.resumeTitle,
    replay: m.lobby.replayTitle,
    rules: m.lobby.rulesTitle,
    page: menu.page?.title ?? '',
    stats: m.stats.title,
    language: m.lobby.languageTitle,
    seats: m.lobby.seatsTitle,
    seat: m.lobby.seatTitle(menu.seat + 1),
    name: m.lobby.nameTitle,
    driver: m.lobby.driverTitle,
    colour: m.lobby.colourTitle,
    options: m.settings.tableTitle,
    option: m.settings.options[menu.option] ?? '',
    rounds: m.settings.roundsTitle,
    seed: m.settings.seedTitle,
    settings: m.settings.title,
    setting: m.settings.names[menu.setting],
  };
  return titles[menu.step];
};

/** The part of a variant's name before its description: `Risk Napoleon`. An id that is none of ours stands for itself. */
export const variantName = (m: Messages, variant: string): string => {
  const { variants } = m.menu;
  const name = Object.hasOwn(variants, variant) ? variants[variant] : undefined;
  return name?.split(/\s*[:,]\s/)[0] ?? variant;
};

/** `Risk Napoleon, 4 players, you against 3 bots`. */
export const kindOf = (choices: Choices, m: Messages): string => {
  const persons = personsOf(choices);
  return m.lobby.kind(
    variantName(m, choices.variant),
    choices.players,
    m.menu.personsItem(persons, choices.players - persons),
  );
};

const driverName = (m: Messages, driver: ChosenSeat['driver']): string =>
  driver === 'person' ? m.bots.person : m.bots.bot(m.bots.names[driver] ?? driver);

const driverHint = (m: Messages, driver: ChosenSeat['driver']): string =>
  driver === 'person' ? m.bots.personHint : (m.bots.characters[driver] ?? '');

const startLabel = (choices: Choices, mode: StartMode, m: Messages): string => {
  if (personsOf(choices) === 0 && mode === 'quick') return m.menu.startItems.bots;
  if (startModes(choices).includes('deal')) return m.menu.startItems[mode];
  return mode === 'quick' ? m.menu.startItems.placeForMe : m.menu.startItems.placeMyself;
};

const startHint = (choices: Choices, mode: StartMode, m: Messages): string =>
  personsOf(choices) === 0
    ? m.lobby.botStartHints[mode === 'quick' ? 'quick' : 'claim']
    : startModes(choices).includes('deal') || mode === 'quick'
      ? m.lobby.startHints[mode]
      : m.lobby.startHints.deal;

const mainItems = ({ saved, daily, hasStats, choices, isKnown, settings }: Menu, m: Messages): MenuItem[] => {
  const hints = m.look.menu;
  return [
    ...(saved
      ? [{ ...item('saved', hints.goOn, saved.about ?? saved.label), ...(saved.seats && { seats: saved.seats }) }]
      : []),
    ...(isKnown ? [item('again', hints.again, kindOf(choices, m))] : []),
    item('new', m.menu.newGame, hints.new),
    item('learn', m.coach.menu.item, m.coach.menu.hint),
    ...(daily === null ? [] : [item('daily', m.daily.item, daily)]),
    ...(saved ? [item('resume', hints.other, hints.list)] : []),
    item('replay', m.lobby.replay, hints.replay),
    ...(hasStats ? [item('stats', m.stats.item, m.stats.hint)] : []),
    item('demo', m.menu.demo, hints.demo),
    item('rules', m.lobby.rules, hints.rules),
    ...(settings === null ? [] : [item('settings', m.settings.item, m.settings.itemHint)]),
    item(
      'language',
      m.labelled(m.lobby.language, m.lobby.name),
      LANGUAGES.map((id) => messagesIn(id).lobby.name).join(', '),
    ),
    item('quit', m.menu.quit, hints.quit),
  ];
};

const tableHint = (choices: Choices): string =>
  tableOf(choices)
    .map(({ name }) => name)
    .join(', ');

const seatItems = ({ choices }: Menu, m: Messages): MenuItem[] => [
  ...tableOf(choices).map(({ name, driver, colour }, seat) => ({
    ...item(`${seat}`, m.lobby.seatIs(name, driverName(m, driver)), driverHint(m, driver)),
    colour,
  })),
  item('done', m.lobby.seatsDone, m.lobby.doneHint),
];

const seatChanges = ({ choices, seat }: Menu, m: Messages): MenuItem[] => {
  const chosen = choices.seats[seat];
  if (!chosen) return [];
  const { name, driver, colour } = chosen;
  return [
    item('name', m.lobby.changeName(name), m.lobby.nameHint),
    item('driver', m.lobby.changeDriver(driverName(m, driver)), driverHint(m, driver)),
    { ...item('colour', m.lobby.changeColour(m.lobby.colours[colour] ?? ''), m.lobby.colourHint), colour },
    item('done', m.lobby.seatDone, m.lobby.doneHint),
  ];
};

/** What each of `seats` seats begins with: `35 armies`, regiments in Risk Napoleon. */
const startingUnits = (m: Messages, profile: Profile | null, seats: number): string =>
  (profile?.hasNapoleon ? m.napoleon.regiments : m.armies)(profile?.startArmies[seats] ?? 0);

/** Whose the colour is; the one that is changed keeps its own. */
const colourHint = ({ choices, seat }: Menu, colour: number, m: Messages): string => {
  const holder = tableOf(choices).findIndex((other) => other.colour === colour);
  if (holder === seat) return m.lobby.colourIs.own;
  return holder < 0 ? m.lobby.colourIs.free : m.lobby.colourIs.taken(choices.seats[holder]?.name ?? '');
};

type ValueWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The values of an option or a setting, each with a line about it. */
const valueItems = (values: readonly string[], words: ValueWords, hints: ValueWords, id: string): MenuItem[] =>
  values.map((value) => item(value, words[id]?.[value] ?? value, hints[id]?.[value]));

/** The options that the chosen game has, with their values. */
const tableItems = (choices: Choices, m: Messages): MenuItem[] => {
  const { options: names, optionHints, optionValues, noRounds, freshSeed, tableDone } = m.settings;
  const profile = profileFor(choices, choices.players);
  const labelled = (id: string, value: string): MenuItem =>
    item(id, m.labelled(names[id] ?? id, value), optionHints[id]);
  const { rounds } = choices.options;
  return [
    ...(hasRounds(profile) ? [labelled('rounds', rounds === null ? noRounds : `${rounds}`)] : []),
    ...optionsOf(profile).map((id) => labelled(id, optionValues[id]?.[choices.options[id]] ?? '')),
    ...(choices.options.dice === 'seed' ? [labelled('seed', choices.seed ?? freshSeed)] : []),
    item('done', tableDone, m.lobby.doneHint),
  ];
};

const settingItems = ({ settings }: Menu, m: Messages): MenuItem[] => [
  ...SETTING_IDS.map((id) =>
    item(
      id,
      m.labelled(m.settings.names[id], m.settings.values[id]?.[settings?.[id] ?? ''] ?? ''),
      m.settings.hints[id],
    ),
  ),
  item('done', m.lobby.seatDone, m.settings.kept),
];

const MOST_PART_HINT = 90;

/** How a part of the rules begins: its first sentence below the headings. */
const partHint = (text: string): string => {
  const first = text.split(/\n\n+/).find((paragraph) => /^[\p{L}*]/u.test(paragraph)) ?? '';
  const plain = first.replace(/\*\*|`|\b_|_\b/g, '').replace(/\s+/g, ' ');
  const sentence = /^.*?[.:](?=\s|$)/.exec(plain)?.[0] ?? plain;
  return sentence.length <= MOST_PART_HINT ? sentence : `${cutColumns(sentence, MOST_PART_HINT)}…`;
};

export const menuItems = (menu: Menu, m: Messages): readonly MenuItem[] => {
  const { choices } = menu;
  switch (menu.step) {
    case 'main':
      return mainItems(menu, m);
    case 'resume':
    case 'replay':
      return menu.games.map(({ path, label, seats }) => ({
        ...item(path, label, plainText(path)),
        ...(seats && { seats }),
      }));
    case 'rules':
      return menu.parts.map(({ id, title, text }) => item(id, title, partHint(text)));
    case 'language':
      return LANGUAGES.map((language) =>
        item(language, messagesIn(language).lobby.name, messagesIn(language).lobby.languageHint),
      );
    case 'variant':
      return VARIANTS_PLAYED.map((id) => item(id, m.menu.variants[id] ?? id, m.menu.variantHints[id]));
    case 'profile':
      return profilesOf(choices).map((id) => item(id, m.menu.profiles[id] ?? id, m.menu.profileHints[id]));
    case 'players':
      return seatCounts(choices).map((n) =>
        item(`${n}`, m.menu.playersItem(n, startingUnits(m, profileFor(choices, n), n)), m.lobby.playersHint(n)),
      );
    case 'persons':
      return Array.from({ length: choices.players }, (_, i) =>
        item(
          `${i + 1}`,
          m.menu.personsItem(i + 1, choices.players - i - 1),
          m.lobby.personsHints[i === 0 ? 'one' : 'more'],
        ),
      );
    case 'start':
      return [
        ...startModes(choices).map((mode) => item(mode, startLabel(choices, mode, m), startHint(choices, mode, m))),
        item('seats', m.lobby.seats, tableHint(choices)),
        item('options', m.settings.table, m.settings.tableHint),
      ];
    case 'seats':
      return seatItems(menu, m);
    case 'seat':
      return seatChanges(menu, m);
    case 'driver':
      return (['person', ...LEVEL_IDS] as const).map((id) => item(id, driverName(m, id), driverHint(m, id)));
    case 'colour':
      return Array.from({ length: MOST_SEATS }, (_, colour) => ({
        ...item(`${colour}`, m.lobby.colours[colour] ?? '', colourHint(menu, colour, m)),
        colour,
      }));
    case 'options':
      return tableItems(choices, m);
    case 'option':
      return valueItems(OPTION_VALUES[menu.option], m.settings.optionValues, m.settings.optionValueHints, menu.option);
    case 'learn':
      return [
        item('napoleon', m.coach.menu.napoleon, m.coach.menu.napoleonHint),
        item('classic', m.coach.menu.classic, m.coach.menu.classicHint),
      ];
    case 'settings':
      return settingItems(menu, m);
    case 'setting':
      return valueItems(SETTING_VALUES[menu.setting], m.settings.values, m.settings.valueHints, menu.setting);
    case 'name':
    case 'rounds':
    case 'seed':
    case 'page':
    case 'stats':
      return [];
  }
};

/** The value of the item that Enter takes when nothing else is chosen. */
const defaultValue = ({ step, choices, language, seat, option, settings, setting }: Menu): string => {
  switch (step) {
    case 'variant':
      return choices.variant;
    case 'profile':
      return choices.profile;
    case 'players':
      return `${choices.players}`;
    case 'persons':
      return `${Math.max(1, personsOf(choices))}`;
    case 'start':
      return choices.mode;
    case 'language':
      return language;
    case 'seats':
      return `${seat}`;
    case 'option':
      return choices.options[option];
    case 'settings':
      return setting;
    case 'setting':
      return settings?.[setting] ?? '';
    case 'driver':
      return choices.seats[seat]?.driver ?? '';
    case 'colour':
      return `${choices.seats[seat]?.colour ?? seat}`;
    default:
      return '';
  }
};

/** Its place among the items of the step. */
export const menuDefault = (menu: Menu, m: Messages): number => {
  const wanted = defaultValue(menu);
  return Math.max(
    0,
    menuItems(menu, m).findIndex(({ value }) => value === wanted),
  );
};
