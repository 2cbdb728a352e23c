// What Ink draws: the game's rows, or the start menu. State lives in the store; nothing here remembers anything.
import { Box } from 'ink';
import { useSyncExternalStore } from 'react';
import { frameOf } from '../frame.js';
import type { Menu } from '../menu/menu.js';
import type { Model, Size } from '../model.js';
import type { Store } from '../store.js';
import { LineView } from './LineView.js';
import { MenuView } from './MenuView.js';

export type Screen =
  | { readonly kind: 'menu'; readonly menu: Menu; readonly size: Size; readonly error: string | null }
  | { readonly kind: 'game'; readonly model: Model };

const GameScreen = ({ model }: { readonly model: Model }) => (
  <Box flexDirection="column">
    {frameOf(model).rows.map((line, row) => (
      <LineView key={row} line={line} />
    ))}
  </Box>
);

interface AppProps {
  readonly store: Store<Screen>;
  readonly onMenu: (value: string) => void;
}

export const App = ({ store, onMenu }: AppProps) => {
  const screen = useSyncExternalStore(store.subscribe, store.get);
  if (screen.kind === 'game') return <GameScreen model={screen.model} />;
  return <MenuView menu={screen.menu} size={screen.size} error={screen.error} onMenu={onMenu} />;
};
