// The start menu as Ink lays it out: the rows of `menuRows.ts`, a list among them as ink-select-input has it. Where the
// pointer is the menu says, and keys never come here.
import { Box, Text } from 'ink';
import SelectInput from 'ink-select-input';
import { messagesIn } from '../../text/index.js';
import { MIN_COLUMNS, MIN_ROWS } from '../frame/layout.js';
import { type Line, type Span, widthOf } from '../frame/line.js';
import type { MenuLook } from '../frame/menuGrid.js';
import { menuRoom } from '../frame/menuRoom.js';
import { type MenuList, menuRows } from '../frame/menuRows.js';
import type { Menu } from '../menu/menu.js';
import type { Size } from '../model.js';
import { hexOf } from '../palette/colour.js';

const SpanView = ({ part }: { readonly part: Span }) => {
  const { text, fg, bg, bold, dim, inverse } = part;
  const colours = {
    ...(fg === null ? {} : { color: hexOf(fg) }),
    ...(bg === null ? {} : { backgroundColor: hexOf(bg) }),
  };
  return (
    <Text {...colours} bold={bold} dimColor={dim} inverse={inverse}>
      {text}
    </Text>
  );
};

const Row = ({ line }: { readonly line: Line }) => (
  <Text wrap="truncate">{widthOf(line) === 0 ? ' ' : line.map((part, n) => <SpanView key={n} part={part} />)}</Text>
);

const Rows = ({ lines }: { readonly lines: readonly Line[] }) => lines.map((line, n) => <Row key={n} line={line} />);

interface ItemProps {
  readonly label: string;
  readonly lines?: readonly Line[];
}

const Item = ({ lines = [] }: ItemProps) => (
  <Box flexDirection="column">
    <Rows lines={lines} />
  </Box>
);

/** The pointer is part of an item's row. */
const NoIndicator = () => null;

/** Another pointer makes another list: where it stands is no business of the component. */
const List = ({ items, at }: MenuList) => (
  <SelectInput<string>
    key={`${items[0]?.value} ${at}`}
    items={items.map(({ value, lines }) => ({ key: value, value, label: value, lines }))}
    initialIndex={at}
    isFocused={false}
    indicatorComponent={NoIndicator}
    itemComponent={Item}
  />
);

interface MenuViewProps {
  readonly menu: Menu;
  readonly size: Size;
  readonly error: string | null;
  readonly look: MenuLook;
}

/** The text inside the menu's frame, which menuGrid.ts draws around it. */
export const MenuView = ({ menu, size, error, look }: MenuViewProps) => {
  if (size.columns < MIN_COLUMNS || size.rows < MIN_ROWS) {
    return <Text wrap="truncate">{messagesIn(menu.language).screen.tooSmall(MIN_COLUMNS, MIN_ROWS)}</Text>;
  }
  const room = menuRoom(size, menu);
  const { lines, list } = menuRows(menu, error, size, look);
  const rowsOfList = list === null ? 0 : list.items.reduce((sum, item) => sum + item.lines.length, 0);
  const top = list?.top ?? 0;
  return (
    <Box
      flexDirection="column"
      paddingLeft={room.x}
      paddingTop={room.y}
      height={room.y + room.rows}
      width={size.columns}
    >
      <Rows lines={lines.slice(0, top)} />
      {list === null ? null : <List {...list} />}
      <Rows lines={lines.slice(top + rowsOfList)} />
    </Box>
  );
};
