// The menu on Ink. Both are loaded once a menu has been shown (see `run.ts`): a game does without them.
import { createElement } from 'react';
import { type InkHostOptions, mountInk } from '../terminal/inkHost.js';
import { App, type AppProps } from './App.js';

export interface MenuHost {
  /** Draws the menu as the store has it now. */
  rerender(): void;
  readonly resize: (columns: number, rows: number) => void;
  readonly unmount: () => void;
}

export const mountMenu = (props: AppProps, options: InkHostOptions): MenuHost => {
  // A new element each time: of one that it has seen, React takes it that nothing has changed.
  const host = mountInk(createElement(App, props), options);
  return { ...host, rerender: () => host.rerender(createElement(App, { ...props })) };
};
