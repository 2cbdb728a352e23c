// The start menu as data: which question is open, what it offers, and what was chosen so far. Pure.
import { DEFAULT_PROFILE, DEFAULT_VARIANT, PROFILES, type ProfileId, type VariantId } from '../core/index.js';
import type { Messages } from '../text/index.js';

export const MENU_STEPS = ['main', 'variant', 'players', 'persons', 'start'] as const;
export type MenuStep = (typeof MENU_STEPS)[number];
export type StartMode = 'quick' | 'deal' | 'claim';

export interface MenuItem {
  readonly label: string;
  readonly value: string;
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

const profileOf = (menu: Menu) =>
  PROFILES.find((p) => p.variant === menu.variant && p.id === menu.profile) ?? PROFILES[0];

const seatCounts = (menu: Menu): number[] => Object.keys(profileOf(menu)?.startArmies ?? {}).map(Number);

export const menuTitle = (menu: Menu, m: Messages): string => {
  const titles = {
    main: m.menu.main,
    variant: m.menu.variant,
    players: m.menu.players,
    persons: m.menu.persons,
    start: m.menu.start,
  };
  return titles[menu.step];
};

export const menuItems = (menu: Menu, m: Messages): readonly MenuItem[] => {
  switch (menu.step) {
    case 'main':
      return [
        ...(menu.saved ? [{ label: m.menu.resume(menu.saved.label), value: 'resume' }] : []),
        { label: m.menu.newGame, value: 'new' },
        { label: m.menu.demo, value: 'demo' },
        { label: m.menu.quit, value: 'quit' },
      ];
    case 'variant':
      return PROFILES.map((p) => ({
        label: `${m.menu.variants[p.variant] ?? p.variant} – ${m.menu.profiles[p.id] ?? p.id}`,
        value: `${p.variant} ${p.id}`,
      }));
    case 'players':
      return seatCounts(menu).map((n) => ({
        label: m.menu.playersItem(n, profileOf(menu)?.startArmies[n] ?? 0),
        value: `${n}`,
      }));
    case 'persons':
      return Array.from({ length: menu.players }, (_, i) => ({
        label: m.menu.personsItem(i + 1, menu.players - i - 1),
        value: `${i + 1}`,
      }));
    case 'start':
      return (['quick', 'deal', 'claim'] as const).map((value) => ({ label: m.menu.startItems[value], value }));
  }
};

/** The item that Enter takes when nothing else is chosen. */
export const menuDefault = (menu: Menu): number => {
  if (menu.step === 'players') return Math.max(0, seatCounts(menu).indexOf(menu.players));
  if (menu.step === 'variant')
    return Math.max(
      0,
      PROFILES.findIndex((p) => p.variant === menu.variant && p.id === menu.profile),
    );
  return 0;
};

const stay = (menu: Menu, change: Partial<Menu>): MenuResult => ({ do: 'stay', menu: { ...menu, ...change } });

const chooseMain = (menu: Menu, value: string): MenuResult => {
  if (value === 'quit') return { do: 'quit' };
  if (value === 'demo') return { do: 'demo' };
  if (value === 'resume' && menu.saved) return { do: 'resume', path: menu.saved.path };
  return stay(menu, { step: 'variant' });
};

export const chooseInMenu = (menu: Menu, value: string): MenuResult => {
  switch (menu.step) {
    case 'main':
      return chooseMain(menu, value);
    case 'variant': {
      const chosen = PROFILES.find((p) => `${p.variant} ${p.id}` === value) ?? PROFILES[0];
      const next: Menu = chosen ? { ...menu, variant: chosen.variant, profile: chosen.id } : menu;
      const counts = seatCounts(next);
      const players = counts.includes(menu.players) ? menu.players : (counts[0] ?? menu.players);
      return stay(next, { step: 'players', players });
    }
    case 'players':
      return stay(menu, { step: 'persons', players: Number(value) });
    case 'persons':
      return stay(menu, { step: 'start', persons: Number(value) });
    case 'start':
      return { do: 'start', menu, mode: value === 'deal' || value === 'claim' ? value : 'quick' };
  }
};

/** One step back; the first one stays. */
export const menuBack = (menu: Menu): Menu => {
  const at = MENU_STEPS.indexOf(menu.step);
  return { ...menu, step: MENU_STEPS[Math.max(0, at - 1)] ?? 'main' };
};
