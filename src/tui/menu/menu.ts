// The start menu as data: which question is open, and what an item of it leads to. Pure.
import {
  findProfile,
  PROFILE_IDS,
  PROFILES,
  type Profile,
  type ProfileId,
  type VariantId,
  variantFor,
} from '../../core/index.js';
import { isLanguage, type Language } from '../../text/index.js';
import {
  type Choices,
  FIRST_CHOICES,
  isDriver,
  MOST_SEATS,
  personsOf,
  START_MODES,
  type StartMode,
  withColour,
  withDriver,
  withPersons,
  withVariant,
} from './choices.js';
import { isLesson, type Lesson } from './lessons.js';
import { isSettingId, type ScreenSettings, type SettingId, withSetting } from './screenSettings.js';
import { isOptionId, type OptionId, withOption } from './tableOptions.js';

/** Questions, in the order in which they are asked for a new game; the others lie beside that way. */
const NEW_GAME_STEPS = ['main', 'variant', 'profile', 'players', 'persons', 'start'] as const;
type NewGameStep = (typeof NEW_GAME_STEPS)[number];
export type MenuStep =
  | NewGameStep
  | 'learn'
  | 'resume'
  | 'replay'
  | 'rules'
  | 'page'
  | 'stats'
  | 'language'
  | 'seats'
  | 'seat'
  | 'name'
  | 'driver'
  | 'colour'
  | 'options'
  | 'option'
  | 'rounds'
  | 'seed'
  | 'settings'
  | 'setting';

/** Who plays in a recorded game. */
export interface SavedSeat {
  /** 0 to 5. */
  readonly colour: number;
  readonly name: string;
  /** Victory points, or territories where there are none. */
  readonly score: number | null;
}

/** A recorded game that the menu offers. */
export interface SavedGame {
  readonly path: string;
  readonly label: string;
  /** The label without the names of those who play, where `seats` says them. */
  readonly about?: string;
  readonly seats?: readonly SavedSeat[];
}

/** A part of the rulebook. */
export interface RulesPart {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface Menu {
  readonly step: MenuStep;
  readonly language: Language;
  /** The newest unfinished game. */
  readonly saved: SavedGame | null;
  /** A line about today's game; null where there is none. */
  readonly daily: string | null;
  /** There are statistics to be looked at. */
  readonly hasStats: boolean;
  /** What `resume` and `replay` list. */
  readonly games: readonly SavedGame[];
  readonly parts: readonly RulesPart[];
  /** The part that `page` and `stats` show, and the first of its lines that is seen. */
  readonly page: RulesPart | null;
  readonly scroll: number;
  readonly choices: Choices;
  /** Whether a game was started with `choices` before: then it is offered again. */
  readonly isKnown: boolean;
  /** The seat that is being changed. */
  readonly seat: number;
  /** What is being typed: a name, a number of rounds, a seed. */
  readonly typed: string;
  /** The option of the table that is being changed. */
  readonly option: OptionId;
  /** What is chosen about the screen; null where there is none. */
  readonly settings: ScreenSettings | null;
  /** The setting that is being changed. */
  readonly setting: SettingId;
  /** The item under the pointer; null until it has moved from where the list begins. */
  readonly pointed: string | null;
}

export type MenuResult =
  | { readonly do: 'stay'; readonly menu: Menu }
  | { readonly do: 'quit' }
  | { readonly do: 'demo' }
  | { readonly do: 'daily' }
  | { readonly do: 'learn'; readonly lesson: Lesson }
  | { readonly do: 'resume'; readonly path: string }
  | { readonly do: 'watch'; readonly path: string }
  | { readonly do: 'start'; readonly choices: Choices }
  /** The language was changed: `menu` has it. */
  | { readonly do: 'speak'; readonly menu: Menu }
  /** A setting of the screen was changed: `menu` has it. */
  | { readonly do: 'set'; readonly menu: Menu }
  /** `menu` opens on a list that is still to be fetched. */
  | { readonly do: 'list'; readonly of: 'resume' | 'replay' | 'rules' | 'stats'; readonly menu: Menu };

/** `choices` null: nothing was ever started. */
export const newMenu = (
  language: Language,
  saved: SavedGame | null,
  choices: Choices | null,
  settings: ScreenSettings | null = null,
): Menu => ({
  step: 'main',
  language,
  saved,
  daily: null,
  hasStats: false,
  games: [],
  parts: [],
  page: null,
  scroll: 0,
  choices: choices ?? FIRST_CHOICES,
  isKnown: choices !== null,
  seat: 0,
  typed: '',
  option: 'defence',
  settings,
  setting: 'ground',
  pointed: null,
});

/** The rules of the chosen game with `seats` seats; null where it cannot be played so. */
export const profileFor = ({ variant: id, profile }: Choices, seats: number): Profile | null => {
  const { variant, board } = variantFor(id, seats);
  const found = findProfile(variant, profile, board);
  return found.ok && found.value.startArmies[seats] !== undefined ? found.value : null;
};

export const seatCounts = (choices: Choices): number[] =>
  Array.from({ length: MOST_SEATS }, (_, i) => i + 1).filter((n) => profileFor(choices, n) !== null);

/** The rulebooks that the chosen game can be played by: Risk Napoleon has one of its own. */
export const profilesOf = ({ variant }: Choices): readonly ProfileId[] =>
  PROFILE_IDS.filter((id) => PROFILES.some((p) => p.variant === variant && p.id === id));

export const VARIANTS_PLAYED: readonly VariantId[] = [...new Set(PROFILES.map((p) => p.variant))];

/**
 * Where territories are dealt by the rules, there is nothing to claim and no dealing to choose. Bots set their pieces up
 * themselves: a table of bots alone has dealing to choose, and nothing else.
 */
export const startModes = (choices: Choices): readonly StartMode[] => {
  const hasClaim = profileFor(choices, choices.players)?.setup.includes('claim') === true;
  if (personsOf(choices) === 0) return hasClaim ? ['quick', 'claim'] : ['quick'];
  return hasClaim ? START_MODES : ['quick', 'claim'];
};

const stay = (menu: Menu, change: Partial<Menu>): MenuResult => ({
  do: 'stay',
  menu: { ...menu, pointed: null, ...change },
});

const to = (menu: Menu, step: MenuStep, choices: Choices = menu.choices): MenuResult => stay(menu, { step, choices });

const chooseMain = (menu: Menu, value: string): MenuResult => {
  switch (value) {
    case 'quit':
    case 'demo':
    case 'daily':
      return { do: value };
    case 'saved':
      return menu.saved ? { do: 'resume', path: menu.saved.path } : to(menu, 'main');
    case 'again':
      return { do: 'start', choices: menu.choices };
    case 'learn':
    case 'language':
    case 'settings':
      return to(menu, value);
    case 'resume':
    case 'replay':
    case 'rules':
    case 'stats':
      return {
        do: 'list',
        of: value,
        menu: { ...menu, step: value, games: [], parts: [], page: null, scroll: 0, pointed: null },
      };
    default:
      return to(menu, 'variant');
  }
};

/** Where there is only one rulebook there is no question. */
const afterVariant = (menu: Menu, choices: Choices): MenuResult => {
  const [only, ...others] = profilesOf(choices);
  if (only !== undefined && others.length === 0) return afterProfile(menu, { ...choices, profile: only });
  return to(menu, 'profile', choices);
};

/** Where only one number of seats can be played there is no question. */
const afterProfile = (menu: Menu, choices: Choices): MenuResult => {
  const counts = seatCounts(choices);
  const players = counts.includes(choices.players) ? choices.players : (counts[0] ?? choices.players);
  return to(menu, counts.length === 1 ? 'persons' : 'players', { ...choices, players });
};

const chooseSeat = (menu: Menu, value: string): MenuResult => {
  switch (value) {
    case 'name':
      return stay(menu, { step: 'name', typed: '' });
    case 'driver':
    case 'colour':
      return to(menu, value);
    default:
      return to(menu, 'seats');
  }
};

/** What choosing the item `value` of the open question does. */
export const chooseInMenu = (menu: Menu, value: string): MenuResult => {
  const { choices, seat } = menu;
  switch (menu.step) {
    case 'main':
      return chooseMain(menu, value);
    case 'learn':
      return { do: 'learn', lesson: isLesson(value) ? value : 'napoleon' };
    case 'resume':
      return { do: 'resume', path: value };
    case 'replay':
      return { do: 'watch', path: value };
    case 'rules':
      return stay(menu, { step: 'page', page: menu.parts.find(({ id }) => id === value) ?? null, scroll: 0 });
    case 'language': {
      const language = isLanguage(value) ? value : menu.language;
      return { do: 'speak', menu: { ...menu, language, step: 'main', pointed: null } };
    }
    case 'variant':
      return afterVariant(menu, withVariant(choices, VARIANTS_PLAYED.find((id) => id === value) ?? choices.variant));
    case 'profile':
      return afterProfile(menu, { ...choices, profile: PROFILE_IDS.find((id) => id === value) ?? choices.profile });
    case 'players':
      return to(menu, 'persons', { ...choices, players: Number(value) });
    case 'persons':
      return to(menu, 'start', withPersons(choices, Number(value)));
    case 'start': {
      if (value === 'seats') return stay(menu, { step: 'seats', seat: 0 });
      if (value === 'options') return to(menu, 'options');
      return { do: 'start', choices: { ...choices, mode: START_MODES.find((mode) => mode === value) ?? 'quick' } };
    }
    case 'seats':
      return value === 'done' ? to(menu, 'start') : stay(menu, { step: 'seat', seat: Number(value) });
    case 'seat':
      return chooseSeat(menu, value);
    case 'driver':
      return to(menu, 'seat', isDriver(value) ? withDriver(choices, seat, value) : choices);
    case 'colour':
      return to(menu, 'seat', withColour(choices, seat, Number(value)));
    case 'options':
      return chooseOption(menu, value);
    case 'option': {
      const options = withOption(choices.options, menu.option, value);
      return stay(menu, { step: 'options', choices: { ...choices, options }, pointed: menu.option });
    }
    case 'settings':
      return isSettingId(value) ? stay(menu, { step: 'setting', setting: value }) : to(menu, 'main');
    case 'setting':
      return { do: 'set', menu: { ...withValue(menu, value), step: 'settings', pointed: menu.setting } };
    case 'name':
    case 'rounds':
    case 'seed':
    case 'page':
    case 'stats':
      return to(menu, menu.step);
  }
};

const chooseOption = (menu: Menu, value: string): MenuResult => {
  if (value === 'done') return to(menu, 'start');
  if (value === 'rounds' || value === 'seed') return stay(menu, { step: value, typed: '' });
  return isOptionId(value) ? stay(menu, { step: 'option', option: value }) : to(menu, 'options');
};

const withValue = (menu: Menu, value: string): Menu =>
  menu.settings === null ? menu : { ...menu, settings: withSetting(menu.settings, menu.setting, value) };

/** Where Esc leads from the questions that lie beside the way to a new game. */
const BESIDE: Readonly<Record<Exclude<MenuStep, NewGameStep>, MenuStep>> = {
  learn: 'main',
  resume: 'main',
  replay: 'main',
  rules: 'main',
  page: 'rules',
  stats: 'main',
  language: 'main',
  seats: 'start',
  seat: 'seats',
  name: 'seat',
  driver: 'seat',
  colour: 'seat',
  options: 'start',
  option: 'options',
  rounds: 'options',
  seed: 'options',
  settings: 'main',
  setting: 'settings',
};

const isBeside = (step: MenuStep): step is keyof typeof BESIDE => Object.hasOwn(BESIDE, step);

/** One step back, over the questions that were not asked; the first one stays. */
export const menuBack = (menu: Menu): Menu => {
  const { step, choices } = menu;
  if (isBeside(step)) return { ...menu, step: BESIDE[step], pointed: null };
  const isAsked = (asked: NewGameStep): boolean => {
    if (asked === 'profile') return profilesOf(choices).length > 1;
    return asked !== 'players' || seatCounts(choices).length > 1;
  };
  const earlier = NEW_GAME_STEPS.slice(0, NEW_GAME_STEPS.indexOf(step)).filter(isAsked);
  return { ...menu, step: earlier[earlier.length - 1] ?? 'main', pointed: null };
};
