// The start menu in sentences, and what is typed in it.
import { messagesIn } from '../../text/index.js';
import { menuItems, menuTitle } from '../menu/items.js';
import { type Menu, menuBack } from '../menu/menu.js';
import { isPage, pageSaid } from '../menu/page.js';
import { acceptText, isTyped, typeText } from '../menu/typed.js';
import { SPOKEN_SIZE } from './say.js';

/** The menu's question and its items, numbered. */
export const sayMenu = (menu: Menu): string[] => {
  const m = messagesIn(menu.language);
  const back = menu.step === 'main' ? [] : [`0. ${m.spoken.back}`];
  if (isPage(menu.step)) return [...pageSaid(menu, SPOKEN_SIZE.columns), ...back];
  const items = menuItems(menu, m).map(({ label, hint }) => (hint === '' ? label : `${label}, ${hint}`));
  return [menuTitle(menu, m), ...items.map((item, i) => `${i + 1}. ${item}`), ...back];
};

export type TypedInMenu =
  | { readonly do: 'choose'; readonly value: string }
  | { readonly do: 'stay'; readonly menu: Menu; readonly say: string | null }
  | { readonly do: 'quit' };

/** What typing `line` does in the menu. */
export const onMenuLine = (menu: Menu, line: string): TypedInMenu => {
  const text = line.trim();
  const m = messagesIn(menu.language);
  const stay = (next: Menu, say: string | null = null): TypedInMenu => ({ do: 'stay', menu: next, say });
  if (isTyped(menu.step)) {
    if (text === '0') return stay(menuBack(menu));
    return stay(acceptText(text === '' ? menu : typeText({ ...menu, typed: '' }, text)));
  }
  if (text === 'q') return { do: 'quit' };
  if (text === '0') return stay(menuBack(menu));
  if (text === '') return stay(menu);
  if (!/^\d{1,6}$/.test(text)) return stay(menu, m.spoken.unknown(text));
  const items = menuItems(menu, m);
  const item = items[Number(text) - 1];
  return item ? { do: 'choose', value: item.value } : stay(menu, m.spoken.noItem(text, items.length));
};
