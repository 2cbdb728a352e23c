// The start menu as Ink draws it: a question and its list, a name that is typed, or a page of the rules.
import { Box, Text } from 'ink';
import SelectInput from 'ink-select-input';
import { useMemo } from 'react';
import { type Messages, messagesIn } from '../../text/index.js';
import { MIN_COLUMNS, MIN_ROWS } from '../frame/layout.js';
import { type MenuItem, menuDefault, menuItems, menuTitle } from '../menu/items.js';
import type { Menu } from '../menu/menu.js';
import { pageLines, pageRows } from '../menu/page.js';
import type { Size } from '../model.js';
import { hexOf } from '../palette/colour.js';
import type { Ground } from '../palette/map.js';
import { chosenInk, faultInk } from '../palette/screen.js';
import { seatGlyph, seatInk } from '../palette/seats.js';

/** What kind of screen the menu is written on. */
export interface MenuLook extends Ground {
  readonly ascii: boolean;
}

const inColour = (ink: number | null) => (ink === null ? {} : { color: hexOf(ink) });

interface ChoiceProps {
  readonly isSelected?: boolean;
}

interface LabelProps extends ChoiceProps {
  readonly label: string;
  readonly colour?: number | undefined;
}

/** The pointer and the items of a list; the blue of ink-select-input itself is too dark for many terminals. */
const choicesOn = (look: MenuLook) => {
  const chosen = { ...inColour(chosenInk(look)), bold: true };
  return {
    indicatorComponent: ({ isSelected }: ChoiceProps) => (
      <Box marginRight={1}>
        <Text {...chosen}>{isSelected ? '❯' : ' '}</Text>
      </Box>
    ),
    itemComponent: ({ isSelected = false, label, colour }: LabelProps) => (
      <Text wrap="truncate">
        {colour === undefined ? null : (
          <Text {...inColour(seatInk(colour, look))} bold>
            {seatGlyph(colour, look.ascii)}{' '}
          </Text>
        )}
        {isSelected ? <Text {...chosen}>{label}</Text> : label}
      </Text>
    ),
  };
};

/** Rows of the screen that are not the list's: title, question, hint, and what stands at the bottom. */
const ROWS_AROUND_LIST = 14;

interface MenuListProps {
  readonly menu: Menu;
  readonly size: Size;
  readonly messages: Messages;
  readonly isShown: boolean;
  readonly onMenu: (value: string) => void;
  readonly onPoint: (value: string) => void;
  readonly look: MenuLook;
}

/** The list of one question, and a line about the item that is chosen. */
const MenuList = ({ menu, size, messages, onMenu, onPoint, look, isShown }: MenuListProps) => {
  const items = menuItems(menu, messages);
  const first = menuDefault(menu, messages);
  const choices = useMemo(() => choicesOn(look), [look]);
  const limit = Math.max(4, size.rows - ROWS_AROUND_LIST);
  const at = Math.max(0, menu.pointed === null ? first : items.findIndex(({ value }) => value === menu.pointed));
  const hint = items[at]?.hint ?? '';
  return (
    <>
      <SelectInput<string>
        items={items.map((item: MenuItem) => ({ ...item, key: item.value }))}
        initialIndex={first}
        limit={limit}
        isFocused={isShown}
        {...choices}
        onSelect={({ value }) => onMenu(value)}
        onHighlight={({ value }) => onPoint(value)}
      />
      <Box height={1} />
      <Text dimColor wrap="truncate">
        {items.length > limit ? `${at + 1}/${items.length}   ` : ''}
        {hint === '' ? ' ' : hint}
      </Text>
    </>
  );
};

const Page = ({ menu, size }: { readonly menu: Menu; readonly size: Size }) => (
  <>
    {pageLines(menu, size)
      .slice(menu.scroll, menu.scroll + pageRows(size))
      .map((line, row) => (
        <Text key={row} bold={line.isHeading} wrap="truncate">
          {line.text === '' ? ' ' : line.text}
        </Text>
      ))}
  </>
);

const Question = (props: MenuListProps) => {
  const { menu, size } = props;
  if (menu.step === 'page') return <Page menu={menu} size={size} />;
  if (menu.step === 'name') {
    return (
      <Text>
        {'  '}
        <Text bold>{menu.typed}</Text>
        <Text inverse> </Text>
        {menu.typed === '' ? <Text dimColor>{menu.choices.seats[menu.seat]?.name}</Text> : null}
      </Text>
    );
  }
  // Another list has its own choice; one that was fetched later is another one, too.
  return <MenuList key={`${menu.step} ${menu.games.length} ${menu.parts.length}`} {...props} />;
};

const keysOf = ({ step }: Menu, m: Messages): string => {
  if (step === 'page') return m.lobby.pageKeys;
  if (step === 'name') return m.lobby.nameKeys;
  return step === 'main' ? m.menu.mainKeys : m.menu.keys;
};

interface MenuViewProps {
  readonly menu: Menu;
  readonly size: Size;
  readonly error: string | null;
  readonly onMenu: (value: string) => void;
  readonly onPoint: (value: string) => void;
  readonly look: MenuLook;
}

/** In a window that is too small the menu is hidden, not gone: the list remembers which item was chosen. */
export const MenuView = ({ menu, size, error, onMenu, onPoint, look }: MenuViewProps) => {
  const isShown = size.columns >= MIN_COLUMNS && size.rows >= MIN_ROWS;
  const m = messagesIn(menu.language);
  const isPage = menu.step === 'page';
  return (
    <Box flexDirection="column">
      {isShown ? null : <Text wrap="truncate">{m.screen.tooSmall(MIN_COLUMNS, MIN_ROWS)}</Text>}
      <Box
        display={isShown ? 'flex' : 'none'}
        flexDirection="column"
        paddingLeft={isPage ? 1 : 4}
        paddingTop={isPage ? 0 : 2}
        height={size.rows}
        width={size.columns}
      >
        {isPage ? null : (
          <>
            <Text bold>{m.menu.title}</Text>
            <Box height={2} />
            <Text bold>{menuTitle(menu, m)}</Text>
            <Box height={1} />
          </>
        )}
        <Question
          menu={menu}
          size={size}
          messages={m}
          onMenu={onMenu}
          onPoint={onPoint}
          look={look}
          isShown={isShown}
        />
        <Box flexGrow={1} />
        {error === null ? null : <Text {...inColour(faultInk(look))}>{error}</Text>}
        {isPage ? null : (
          <>
            <Text dimColor>{m.cli.unofficial}</Text>
            <Box height={1} />
          </>
        )}
        <Text dimColor>{keysOf(menu, m)}</Text>
      </Box>
    </Box>
  );
};
