// The list of an open question of the menu: which item the pointer is on, which of them are seen, and where keys move it.
// Pure.
import type { Messages } from '../../text/index.js';
import { type MenuItem, menuDefault, menuItems } from './items.js';
import type { Menu } from './menu.js';

/** The place of the pointer among `items`; where it has not moved, and where its item is gone, that of the default. */
export const pointerOf = (menu: Menu, items: readonly MenuItem[], m: Messages): number => {
  const at = menu.pointed === null ? -1 : items.findIndex(({ value }) => value === menu.pointed);
  return at < 0 ? menuDefault(menu, m) : at;
};

/** The first of `rows` items that are seen of `count`: the pointer in the middle, as far as the ends let it be. */
export const firstSeen = (at: number, count: number, rows: number): number =>
  Math.max(0, Math.min(count - rows, at - Math.floor(rows / 2)));

export type ListKey = 'up' | 'down' | 'pageUp' | 'pageDown' | 'home' | 'end';

/** Where `key` leads from `at`: over both ends by one, to them by a page of `rows`. */
export const movedTo = (key: ListKey, at: number, count: number, rows: number): number => {
  switch (key) {
    case 'up':
      return (at + count - 1) % count;
    case 'down':
      return (at + 1) % count;
    case 'pageUp':
      return Math.max(0, at - rows);
    case 'pageDown':
      return Math.min(count - 1, at + rows);
    case 'home':
      return 0;
    case 'end':
      return count - 1;
  }
};

/** The menu with its pointer moved by `key` in a list of which `rows` are seen. */
export const moveInList = (menu: Menu, key: ListKey, rows: number, m: Messages): Menu => {
  const items = menuItems(menu, m);
  if (items.length === 0) return menu;
  const to = movedTo(key, pointerOf(menu, items, m), items.length, rows);
  return { ...menu, pointed: items[to]?.value ?? null };
};
