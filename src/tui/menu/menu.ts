// The start menu as data: which question is open, what it offers, and what was chosen so far. Pure.
import {
  DEFAULT_PROFILE,
  DEFAULT_VARIANT,
  findProfile,
  PROFILE_IDS,
  PROFILES,
  type Profile,
  type ProfileId,
  type VariantId,
  variantFor,
} from '../core/index.js';
import type { Messages } from '../text/index.js';

export const MENU_STEPS = ['main', 'variant', 'profile', 'players', 'persons', 'start'] as const;
export type MenuStep = (typeof MENU_STEPS)[number];
export type StartMode = 'quick' | 'deal' | 'claim';

export interface MenuItem {
  readonly label: string;
  readonly value: string;
  /** One line about it, shown while it is chosen. */
  readonly hint: string;
}

/** A saved game that the menu offers to go on with. */
export interface SavedGame {
  readonly path: string;
  readonly label: string;
}

export interface Menu {
  readonly step: MenuStep;
  readonly saved: SavedGame | null;
  readonly variant: VariantId;
  readonly profile: ProfileId;
  readonly players: number;
  readonly persons: number;
}

export type MenuResult =
  | { readonly do: 'stay'; readonly menu: Menu }
  | { readonly do: 'quit' }
  | { readonly do: 'demo' }
  | { readonly do: 'resume'; readonly path: string }
  | { readonly do: 'start'; readonly menu: Menu; readonly mode: StartMode };

const DEFAULT_PLAYERS = 4;

export const newMenu = (saved: SavedGame | null): Menu => ({
  step: 'main',
  saved,
  variant: DEFAULT_VARIANT,
  profile: DEFAULT_PROFILE,
  players: DEFAULT_PLAYERS,
  persons: 1,
});

const MOST_SEATS = 6;

/** The rules of the menu's game with `seats` seats; null where it cannot be played so. */
const profileFor = (menu: Menu, seats: number): Profile | null => {
  const { variant, board } = variantFor(menu.variant, seats);
  const found = findProfile(variant, menu.profile, board);
  return found.ok && found.value.startArmies[seats] !== undefined ? found.value : null;
};

const seatCounts = (menu: Menu): number[] =>
  Array.from({ length: MOST_SEATS }, (_, i) => i + 1).filter((n) => profileFor(menu, n) !== null);

/** The rulebooks that the menu's game can be played by: Risk Napoleon has one of its own. */
const profilesOf = (menu: Menu): readonly ProfileId[] =>
  PROFILE_IDS.filter((id) => PROFILES.some((p) => p.variant === menu.variant && p.id === id));

const VARIANTS_PLAYED: readonly VariantId[] = [...new Set(PROFILES.map((p) => p.variant))];

/** Where territories are dealt by the rules, there is nothing to claim and no dealing to choose. */
const startModes = (menu: Menu): readonly StartMode[] =>
  profileFor(menu, menu.players)?.setup.includes('claim') ? ['quick', 'deal', 'claim'] : ['quick', 'claim'];

export const menuTitle = (menu: Menu, m: Messages): string => {
  const titles = {
    main: m.menu.main,
    variant: m.menu.variant,
    profile: m.menu.profile,
    players: m.menu.players,
    persons: m.menu.persons,
    start: m.menu.start,
  };
  return titles[menu.step];
};

const item = (value: string, label: string, hint = ''): MenuItem => ({ value, label, hint });

const startLabel = (menu: Menu, mode: StartMode, m: Messages): string => {
  const isDealt = !startModes(menu).includes('deal');
  if (!isDealt) return m.menu.startItems[mode];
  return mode === 'quick' ? m.menu.startItems.placeForMe : m.menu.startItems.placeMyself;
};

export const menuItems = (menu: Menu, m: Messages): readonly MenuItem[] => {
  switch (menu.step) {
    case 'main':
      return [
        ...(menu.saved ? [item('resume', m.menu.resume(menu.saved.label))] : []),
        item('new', m.menu.newGame),
        item('demo', m.menu.demo),
        item('quit', m.menu.quit),
      ];
    case 'variant':
      return VARIANTS_PLAYED.map((id) => item(id, m.menu.variants[id] ?? id, m.menu.variantHints[id]));
    case 'profile':
      return profilesOf(menu).map((id) => item(id, m.menu.profiles[id] ?? id, m.menu.profileHints[id]));
    case 'players':
      return seatCounts(menu).map((n) => item(`${n}`, m.menu.playersItem(n, profileFor(menu, n)?.startArmies[n] ?? 0)));
    case 'persons':
      return Array.from({ length: menu.players }, (_, i) =>
        item(`${i + 1}`, m.menu.personsItem(i + 1, menu.players - i - 1)),
      );
    case 'start':
      return startModes(menu).map((mode) => item(mode, startLabel(menu, mode, m)));
  }
};

/** The item that Enter takes when nothing else is chosen. */
export const menuDefault = (menu: Menu): number => {
  const at: Readonly<Record<MenuStep, number>> = {
    main: 0,
    variant: VARIANTS_PLAYED.indexOf(menu.variant),
    profile: profilesOf(menu).indexOf(menu.profile),
    players: seatCounts(menu).indexOf(menu.players),
    persons: 0,
    start: 0,
  };
  return Math.max(0, at[menu.step]);
};

const stay = (menu: Menu, change: Partial<Menu>): MenuResult => ({ do: 'stay', menu: { ...menu, ...change } });

const chooseMain = (menu: Menu, value: string): MenuResult => {
  if (value === 'quit') return { do: 'quit' };
  if (value === 'demo') return { do: 'demo' };
  if (value === 'resume' && menu.saved) return { do: 'resume', path: menu.saved.path };
  return stay(menu, { step: 'variant' });
};

/** Where there is only one rulebook there is no question. */
const afterVariant = (menu: Menu): MenuResult => {
  const [only, ...others] = profilesOf(menu);
  if (only !== undefined && others.length === 0) return afterProfile({ ...menu, profile: only });
  return stay(menu, { step: 'profile' });
};

/** Where only one number of seats can be played there is no question. */
const afterProfile = (menu: Menu): MenuResult => {
  const counts = seatCounts(menu);
  const players = counts.includes(menu.players) ? menu.players : (counts[0] ?? menu.players);
  return stay(menu, { players, step: counts.length === 1 ? 'persons' : 'players' });
};

export const chooseInMenu = (menu: Menu, value: string): MenuResult => {
  switch (menu.step) {
    case 'main':
      return chooseMain(menu, value);
    case 'variant':
      return afterVariant({ ...menu, variant: VARIANTS_PLAYED.find((id) => id === value) ?? menu.variant });
    case 'profile':
      return afterProfile({ ...menu, profile: PROFILE_IDS.find((id) => id === value) ?? menu.profile });
    case 'players':
      return stay(menu, { step: 'persons', players: Number(value) });
    case 'persons':
      return stay(menu, { step: 'start', persons: Number(value) });
    case 'start':
      return { do: 'start', menu, mode: value === 'deal' || value === 'claim' ? value : 'quick' };
  }
};

/** One step back, over the questions that were not asked; the first one stays. */
export const menuBack = (menu: Menu): Menu => {
  const isAsked = (step: MenuStep): boolean => {
    if (step === 'profile') return profilesOf(menu).length > 1;
    return step !== 'players' || seatCounts(menu).length > 1;
  };
  const earlier = MENU_STEPS.slice(0, MENU_STEPS.indexOf(menu.step)).filter(isAsked);
  return { ...menu, step: earlier[earlier.length - 1] ?? 'main' };
};
