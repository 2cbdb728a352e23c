// What Ink draws: the game's rows, or the start menu. State lives in the store; nothing here remembers anything.
import { Box } from 'ink';
import { useSyncExternalStore } from 'react';
import { frameOf } from '../frame.js';
import type { Model } from '../model.js';
import type { Screen } from '../program.js';
import type { Store } from '../store.js';
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
  readonly onMenu: (value: string) => void;
}

export const App = ({ store, onMenu }: AppProps) => {
  const screen = useSyncExternalStore(store.subscribe, store.get);
  if (screen.kind === 'game') return <GameScreen model={screen.model} />;
  return <MenuView menu={screen.menu} size={screen.size} error={screen.error} onMenu={onMenu} />;
};
