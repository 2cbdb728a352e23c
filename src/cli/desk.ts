// What the screen's menu asks of the world outside: games of the folder, the rulebook, what is remembered.

import { seedOf } from '../core/index.js';
import { eyesFor } from '../narration/audience.js';
import { type Language, messagesIn } from '../text/index.js';
import type { OpenGame } from '../tui/session/opened.js';
import type { Desk } from '../tui/session/program.js';
import { freeGames, newestUnfinished, newGame, recordedGame, recordedGames, savedGame } from './games.js';
import { again, demoSetup, setupOfChoices } from './options.js';
import { openRecord } from './records.js';
import { rulebookParts } from './rules.js';
import { keepSettings } from './settings.js';

const MOST_LISTED = 50;

/** The same table once more, recorded as it was before: in the folder, or nowhere. */
const rematch = (
  { rules, seats, record, placeForMe }: OpenGame,
  language: Language,
  env: NodeJS.ProcessEnv,
): OpenGame => {
  const file = record?.path === null ? false : null;
  return newGame({ game: again({ setup: rules.setup, seats }), placeForMe, file }, messagesIn(language), env);
};

export const createDesk = (env: NodeJS.ProcessEnv): Desk => {
  return {
    saved: (language) => newestUnfinished(messagesIn(language), env, Date.now()),
    unfinished: (language) => freeGames(messagesIn(language), env, Date.now(), MOST_LISTED),
    recorded: (language) => recordedGames(messagesIn(language), env, Date.now(), MOST_LISTED),
    rulebook: (language) => rulebookParts(messagesIn(language)),
    open: (what, language) => {
      const m = messagesIn(language);
      if (what === 'demo') return newGame({ game: demoSetup(m, {}), placeForMe: false, file: false }, m, env);
      if ('resume' in what) return savedGame(what.resume, m, env);
      if ('again' in what) return rematch(what.again, language, env);
      const { start } = what;
      return newGame({ game: setupOfChoices(m, start), placeForMe: start.mode === 'quick', file: null }, m, env);
    },
    watch: (path, language) => {
      const m = messagesIn(language);
      const { rules, seats, chance, steps, timeline } = recordedGame(path, openRecord(m, path), m);
      return { rules, seats, seed: seedOf(chance), steps, at: null, eyes: eyesFor(seats, timeline.state) };
    },
    remember: (what, language) => keepSettings(what, messagesIn(language), env),
  };
};
