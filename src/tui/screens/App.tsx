// What Ink draws: the start menu, and nothing while a game is on the screen. State lives in the store; nothing here remembers
// anything.
import { useSyncExternalStore } from 'react';
import type { MenuLook } from '../frame/menuGrid.js';
import type { MenuScreen, Screen } from '../session/program.js';
import type { Store } from '../session/store.js';
import { MenuView } from './MenuView.js';

export interface AppProps {
  readonly store: Store<Screen>;
  readonly look: () => MenuLook;
}

export const App = ({ store, look }: AppProps) => {
  const screen = useSyncExternalStore(store.subscribe, (): MenuScreen | null => {
    const now = store.get();
    return now.kind === 'menu' ? now : null;
  });
  if (screen === null) return null;
  const { menu, size, error } = screen;
  return <MenuView menu={menu} size={size} error={error} look={look()} />;
};
