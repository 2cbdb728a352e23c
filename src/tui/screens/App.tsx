// What Ink draws: the game's rows, or the start menu. State lives in the store; nothing here remembers anything.
import { Box, Text } from 'ink';
import SelectInput from 'ink-select-input';
import { useState, useSyncExternalStore } from 'react';
import type { Messages } from '../../text/index.js';
import { frameOf } from '../frame.js';
import { MIN_COLUMNS, MIN_ROWS } from '../layout.js';
import { type Menu, menuDefault, menuItems, menuTitle } from '../menu.js';
import type { Model, Size } from '../model.js';
import type { Store } from '../store.js';
import { LineView } from './LineView.js';

export type Screen =
  | { readonly kind: 'menu'; readonly menu: Menu; readonly size: Size; readonly error: string | null }
  | { readonly kind: 'game'; readonly model: Model };

/** Cyan reads on dark and on light; the default of ink-select-input is a blue that many terminals draw too dark. */
const CHOSEN = '#2aa1b3';

const Indicator = ({ isSelected }: { readonly isSelected?: boolean }) => (
  <Box marginRight={1}>
    <Text color={CHOSEN} bold>
      {isSelected ? '❯' : ' '}
    </Text>
  </Box>
);

const Choice = ({ isSelected, label }: { readonly isSelected?: boolean; readonly label: string }) =>
  isSelected ? (
    <Text color={CHOSEN} bold>
      {label}
    </Text>
  ) : (
    <Text>{label}</Text>
  );

interface AppProps {
  readonly store: Store<Screen>;
  readonly messages: Messages;
  readonly onMenu: (value: string) => void;
}

const GameScreen = ({ model }: { readonly model: Model }) => (
  <Box flexDirection="column">
    {frameOf(model).rows.map((line, row) => (
      <LineView key={row} line={line} />
    ))}
  </Box>
);

interface MenuProps {
  readonly menu: Menu;
  readonly size: Size;
  readonly error: string | null;
  readonly messages: Messages;
  readonly onMenu: (value: string) => void;
}

/** The list of one question, and a line about the item that is chosen. */
interface MenuListProps extends Pick<MenuProps, 'menu' | 'messages' | 'onMenu'> {
  readonly isShown: boolean;
}

const MenuList = ({ menu, messages, onMenu, isShown }: MenuListProps) => {
  const items = menuItems(menu, messages);
  const first = menuDefault(menu);
  const [hint, setHint] = useState(items[first]?.hint ?? '');
  return (
    <>
      <SelectInput
        items={items.map(({ label, value }) => ({ key: value, label, value }))}
        initialIndex={first}
        isFocused={isShown}
        indicatorComponent={Indicator}
        itemComponent={Choice}
        onSelect={({ value }) => onMenu(value)}
        onHighlight={({ value }) => setHint(items.find((item) => item.value === value)?.hint ?? '')}
      />
      <Box height={1} />
      <Text dimColor>{hint === '' ? ' ' : hint}</Text>
    </>
  );
};

/** In a window that is too small the menu is hidden, not gone: the list remembers which item was chosen. */
const MenuScreen = ({ menu, size, error, messages, onMenu }: MenuProps) => {
  const isShown = size.columns >= MIN_COLUMNS && size.rows >= MIN_ROWS;
  return (
    <Box flexDirection="column">
      {isShown ? null : <Text wrap="truncate">{messages.screen.tooSmall(MIN_COLUMNS, MIN_ROWS)}</Text>}
      <Box
        display={isShown ? 'flex' : 'none'}
        flexDirection="column"
        paddingLeft={4}
        paddingTop={3}
        height={size.rows}
        width={size.columns}
      >
        <Text bold>{messages.menu.title}</Text>
        <Box height={2} />
        <Text bold>{menuTitle(menu, messages)}</Text>
        <Box height={1} />
        <MenuList key={menu.step} menu={menu} messages={messages} onMenu={onMenu} isShown={isShown} />
        <Box flexGrow={1} />
        {error === null ? null : <Text color="#d75f00">{error}</Text>}
        <Text dimColor>{messages.cli.unofficial}</Text>
        <Box height={1} />
        <Text dimColor>{messages.menu.keys}</Text>
      </Box>
    </Box>
  );
};

export const App = ({ store, messages, onMenu }: AppProps) => {
  const screen = useSyncExternalStore(store.subscribe, store.get);
  if (screen.kind === 'game') return <GameScreen model={screen.model} />;
  return <MenuScreen menu={screen.menu} size={screen.size} error={screen.error} messages={messages} onMenu={onMenu} />;
};
