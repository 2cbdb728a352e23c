// The start menu as Ink draws it: a question and its list, a name that is typed, or a page of the rules.
import { Box, Text } from 'ink';
import SelectInput from 'ink-select-input';
import { useMemo } from 'react';
import { type Messages, messagesIn } from '../../text/index.js';
import { MIN_COLUMNS, MIN_ROWS } from '../frame/layout.js';
import { padEnd, span, widthOf } from '../frame/line.js';
import { type MenuLook, menuRoom } from '../frame/menuGrid.js';
import { type MenuItem, menuDefault, menuItems } from '../menu/items.js';
import type { Menu } from '../menu/menu.js';
import { pageLines, pageRows } from '../menu/page.js';
import type { Size } from '../model.js';
import { hexOf } from '../palette/colour.js';
import { seatColours, seatGlyph } from '../palette/seats.js';
import { themeOf } from '../palette/theme.js';

interface ChoiceProps {
  readonly isSelected?: boolean;
}

interface LabelProps extends ChoiceProps {
  readonly label: string;
  readonly hint?: string;
  readonly colour?: number | undefined;
}

const inColours = ({ fill, ink }: { readonly fill: number; readonly ink: number }, depth: number) =>
  depth === 0 ? {} : { color: hexOf(ink), backgroundColor: hexOf(fill) };

/** Free columns between the longest label and its hint. */
const BEFORE_HINT = 3;

/** The pointer and the items of a list; hints stand beside them in one column, where there is room for all. */
const choicesOn = (look: MenuLook, labels: number, isInline: boolean) => {
  const row = themeOf(look)?.row;
  const ground = row === undefined ? {} : { backgroundColor: hexOf(row) };
  return {
    indicatorComponent: ({ isSelected }: ChoiceProps) => (
      <Text bold {...(isSelected ? ground : {})}>
        {isSelected ? '❯ ' : '  '}
      </Text>
    ),
    itemComponent: ({ isSelected = false, label, hint = '', colour }: LabelProps) => (
      <Text wrap="truncate" {...(isSelected ? ground : {})}>
        {colour === undefined ? null : (
          <Text {...inColours(seatColours(colour, look), look.depth)}>{seatGlyph(colour, look.ascii)}</Text>
        )}
        {colour === undefined ? '' : ' '}
        <Text bold={isSelected}>{isInline && hint !== '' ? padEnd(label, labels + BEFORE_HINT) : label}</Text>
        {isInline && hint !== '' ? <Text dimColor>{hint}</Text> : null}
      </Text>
    ),
  };
};

/** Rows of the panel that are not the list's: a blank one above, the hint, what went wrong, whose the game is. */
const ROWS_AROUND_LIST = 6;

interface MenuListProps {
  readonly menu: Menu;
  readonly size: Size;
  readonly messages: Messages;
  readonly isShown: boolean;
  readonly onMenu: (value: string) => void;
  readonly onPoint: (value: string) => void;
  readonly look: MenuLook;
}

const widthOfText = (text: string): number => widthOf([span(text)]);

/** The list of one question, and a line about the item that is chosen. */
const MenuList = ({ menu, size, messages, onMenu, onPoint, look, isShown }: MenuListProps) => {
  const items = menuItems(menu, messages);
  const first = menuDefault(menu, messages);
  const room = menuRoom(size, menu);
  const labels = Math.max(0, ...items.map(({ label }) => widthOfText(label)));
  const widest = Math.max(0, ...items.map(({ hint }) => widthOfText(hint)));
  const isInline = widest > 0 && 2 + labels + BEFORE_HINT + widest <= room.columns;
  const choices = useMemo(() => choicesOn(look, labels, isInline), [look, labels, isInline]);
  const limit = Math.max(4, room.rows - ROWS_AROUND_LIST);
  const at = Math.max(0, menu.pointed === null ? first : items.findIndex(({ value }) => value === menu.pointed));
  const hint = isInline ? '' : (items[at]?.hint ?? '');
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

interface MenuViewProps {
  readonly menu: Menu;
  readonly size: Size;
  readonly error: string | null;
  readonly onMenu: (value: string) => void;
  readonly onPoint: (value: string) => void;
  readonly look: MenuLook;
}

/**
 * The text inside the menu's frame, which menuGrid.ts draws around it. In a window that is too small the menu is hidden,
 * not gone: the list remembers which item was chosen.
 */
export const MenuView = ({ menu, size, error, onMenu, onPoint, look }: MenuViewProps) => {
  const isShown = size.columns >= MIN_COLUMNS && size.rows >= MIN_ROWS;
  const m = messagesIn(menu.language);
  const isPage = menu.step === 'page';
  const room = menuRoom(size, menu);
  return (
    <Box flexDirection="column">
      {isShown ? null : <Text wrap="truncate">{m.screen.tooSmall(MIN_COLUMNS, MIN_ROWS)}</Text>}
      <Box
        display={isShown ? 'flex' : 'none'}
        flexDirection="column"
        paddingLeft={room.x}
        paddingRight={Math.max(0, size.columns - room.x - room.columns)}
        paddingTop={room.y}
        height={room.y + room.rows}
        width={size.columns}
      >
        {isPage ? null : <Box height={1} flexShrink={0} />}
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
        {error === null ? null : <Text bold>{error}</Text>}
        {isPage ? null : <Text dimColor>{m.cli.unofficial}</Text>}
      </Box>
    </Box>
  );
};
