// (menu, key) -> what the key does in the menu. Pure.
import { messagesIn } from '../../text/index.js';
import type { Size } from '../model.js';
import type { Key } from '../terminal/keys.js';
import { menuItems } from './items.js';
import { firstSeen, type ListKey, moveInList, pointerOf } from './list.js';
import { type Menu, menuBack } from './menu.js';
import { isPage, pageRows, scrollPage } from './page.js';
import { acceptText, eraseText, isTyped, typeText } from './typed.js';

/** What a key of the menu leads to. */
export type MenuDeed =
  | { readonly do: 'show'; readonly menu: Menu; readonly isBack?: boolean }
  | { readonly do: 'choose'; readonly value: string }
  | { readonly do: 'quit' };

/** A key that means something by its character, or by its name. */
const labelOf = (key: Key): string => (key.name === 'text' ? (key.ctrl ? `ctrl-${key.text}` : key.text) : key.name);

const show = (menu: Menu): MenuDeed => ({ do: 'show', menu });

/** While something is typed letters belong to it. */
const onTyped = (menu: Menu, key: Key): MenuDeed | null => {
  switch (labelOf(key)) {
    case 'enter':
      return show(acceptText(menu));
    case 'backspace':
      return show(eraseText(menu));
    case 'ctrl-u':
      return show({ ...menu, typed: '' });
    default:
      return (key.name === 'text' && !key.ctrl) || key.name === 'paste' ? show(typeText(menu, key.text)) : null;
  }
};

/** Lines by which a key moves a page of the rules; 0 where it does not. */
const linesOf = (label: string, page: number): number => {
  switch (label) {
    case 'up':
    case 'k':
      return -1;
    case 'down':
    case 'j':
      return 1;
    case 'pageUp':
      return -page;
    case 'pageDown':
    case ' ':
      return page;
    case 'home':
      return Number.NEGATIVE_INFINITY;
    case 'end':
      return Number.POSITIVE_INFINITY;
    default:
      return 0;
  }
};

const onPage = (menu: Menu, key: Key, size: Size): MenuDeed | null => {
  const lines = linesOf(labelOf(key), pageRows(size));
  return lines === 0 ? null : show(scrollPage(menu, size, lines));
};

const MOVES: Readonly<Record<string, ListKey>> = {
  up: 'up',
  k: 'up',
  down: 'down',
  j: 'down',
  pageUp: 'pageUp',
  pageDown: 'pageDown',
  home: 'home',
  end: 'end',
};

/** `rows`: items that are seen at a time. A digit takes the item of that place among those. */
const onList = (menu: Menu, key: Key, rows: number): MenuDeed | null => {
  const m = messagesIn(menu.language);
  const label = labelOf(key);
  const move = MOVES[label];
  if (move !== undefined) return show(moveInList(menu, move, rows, m));
  const items = menuItems(menu, m);
  const at = pointerOf(menu, items, m);
  const place = /^[1-9]$/.test(label) ? Number(label) - 1 : null;
  if (place === null && label !== 'enter') return null;
  const first = Math.max(0, firstSeen(at, items.length, rows));
  const item = place === null ? items[at] : place < rows ? items[first + place] : undefined;
  return item ? { do: 'choose', value: item.value } : null;
};

/** What `key` does; null where it does nothing. `rows`: items of a list that are seen at a time. */
export const onMenuKey = (menu: Menu, key: Key, size: Size, rows: number): MenuDeed | null => {
  if (key.name === 'escape') return { do: 'show', menu: menuBack(menu), isBack: true };
  if (isTyped(menu.step)) return onTyped(menu, key);
  const own = isPage(menu.step) ? onPage(menu, key, size) : onList(menu, key, rows);
  return own ?? (labelOf(key) === 'q' ? { do: 'quit' } : null);
};
