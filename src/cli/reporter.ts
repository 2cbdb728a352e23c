// Reports of what is shown of a game: at a key, and after an error that should not be.
import { basename } from 'node:path';
import { parseRecord } from '../table/recordText.js';
import { type Messages, plainText } from '../text/index.js';
import type { Model } from '../tui/model.js';
import type { OpenGame } from '../tui/session/opened.js';
import { uiStateOf } from '../tui/uiState.js';
import { reasonOf } from './fail.js';
import { reportGame, type Surroundings } from './report.js';

export interface Shown {
  readonly game: OpenGame;
  readonly model: Model;
}

/** A key that is held must not fill the folder. */
export const BETWEEN_MS = 60_000;

/** Writes reports of what is on the screen, in the language that it has, and remembers where they are. */
export const reporter = (around: () => Surroundings, now: () => number = () => performance.now()) => {
  const paths: string[] = [];
  /** By game: when the key wrote its last report, and what that is called. */
  const last = new WeakMap<OpenGame, { readonly at: number; readonly name: string }>();
  const write = ({ game, model }: Shown, error: unknown): string | null => {
    if (game.record === null) return null;
    const text = game.record.text();
    const read = parseRecord(text);
    if (!read.ok) return null;
    const recorded = { read: read.value, text };
    const { language, m } = model.context.words;
    const of = { path: game.record.path, recorded, ui: uiStateOf(model), error };
    const path = reportGame(of, { ...around(), language }, m);
    paths.push(path);
    return path;
  };
  return {
    /** What the player is told on the screen. */
    onScreen: (shown: Shown): string => {
      const { m } = shown.model.context.words;
      const before = last.get(shown.game);
      if (before !== undefined && now() - before.at < BETWEEN_MS) return m.report.justNow(before.name);
      try {
        const path = write(shown, null);
        if (path === null) return m.report.nothing;
        const name = plainText(basename(path));
        last.set(shown.game, { at: now(), name });
        return m.report.inFolder(name);
      } catch (error) {
        return m.report.failed(reasonOf(error, m));
      }
    },
    /** After an error that should not be: never another one. */
    afterCrash: (shown: Shown | null, error: unknown): string => {
      if (shown === null) return '';
      const { m } = shown.model.context.words;
      try {
        const path = write(shown, error);
        return path === null ? '' : `${m.report.crashed(plainText(path))}\n`;
      } catch (failure) {
        return `${m.report.failed(reasonOf(failure, m))}\n`;
      }
    },
    /** Said once the screen is gone, where there is room for it. */
    farewell: (m: Messages): string => paths.map((path) => `${m.report.done(plainText(path))}\n`).join(''),
  };
};
