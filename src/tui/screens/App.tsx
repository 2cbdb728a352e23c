// What Ink draws: the game's rows, or the start menu. State lives in the store; nothing here remembers anything.
import { Box } from 'ink';
import { useSyncExternalStore } from 'react';
import { frameOf } from '../frame/frame.js';
import type { MenuLook } from '../frame/menuGrid.js';
import type { Model } from '../model.js';
import type { Screen } from '../session/program.js';
import type { Store } from '../session/store.js';
import { LineView } from './LineView.js';
import { MenuView } from './MenuView.js';

const GameScreen = ({ model }: { readonly model: Model }) => (
  <Box flexDirection="column">
    {frameOf(model).rows.map((line, row) => (
      <LineView key={row} line={line} />
    ))}
  </Box>
);

interface AppProps {
  readonly store: Store<Screen>;
  /** An item of the menu was chosen, or the pointer has come to it. */
  readonly onMenu: (value: string) => void;
  readonly onPoint: (value: string) => void;
  readonly look: MenuLook;
}

export const App = ({ store, onMenu, onPoint, look }: AppProps) => {
  const screen = useSyncExternalStore(store.subscribe, store.get);
  if (screen.kind === 'game') return <GameScreen model={screen.model} />;
  const { menu, size, error } = screen;
  return <MenuView menu={menu} size={size} error={error} onMenu={onMenu} onPoint={onPoint} look={look} />;
};
