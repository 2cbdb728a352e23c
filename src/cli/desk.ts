// What the screen's menu asks of the world outside: games of the folder, the rulebook, what is remembered.

import { seedOf } from '../core/index.js';
import { eyesFor } from '../narration/audience.js';
import { type Language, messagesIn } from '../text/index.js';
import { mapBoardOf } from '../tui/frame/map.js';
import type { Behind } from '../tui/frame/menuGrid.js';
import { colourOfSeat } from '../tui/frame/seatColours.js';
import { MOST_SEATS } from '../tui/menu/choices.js';
import type { Desk } from '../tui/session/desk.js';
import type { OpenGame } from '../tui/session/opened.js';
import { aboutToday, openToday } from './daily/tries.js';
import { withSealedDice } from './dice.js';
import {
  folderFor,
  freeGames,
  landOf,
  newestUnfinished,
  newGame,
  recordedGame,
  recordedGames,
  savedGame,
} from './games.js';
import { lessonSetup } from './lessons.js';
import { again, demoSetup, rulesOf, setupOfChoices } from './options.js';
import { openRecord } from './records.js';
import { rulebookParts } from './rules.js';
import { keepSettings } from './settings.js';
import { statsText } from './stats/page.js';
import { readStats } from './stats/read.js';

const MOST_LISTED = 50;

/** The same table once more, recorded as it was before: in the folder, or nowhere. */
const rematch = (
  { rules, seats, chance, record, placeForMe }: OpenGame,
  language: Language,
  env: NodeJS.ProcessEnv,
): OpenGame => {
  const file = record?.path === null ? false : null;
  const table = again({ setup: rules.setup, seats });
  const game = chance?.dice === 'sealed' ? withSealedDice(table) : table;
  return newGame({ game, placeForMe, file }, messagesIn(language), env);
};

/** The land of the game that the menu offers; without one the board as its regions lie. */
const behindMenu = (env: NodeJS.ProcessEnv): Behind => {
  const m = messagesIn('en');
  const saved = newestUnfinished(m, env, Date.now());
  const land = saved === null ? null : landOf(saved.path);
  if (land !== null) {
    const owners = land.owners.map((seat) => (seat === null ? null : colourOfSeat(land, seat)));
    return { board: mapBoardOf(land.rules), owners };
  }
  const rules = rulesOf(m, demoSetup(m, {}).setup);
  return { board: mapBoardOf(rules), owners: rules.board.territories.map(({ region }) => region % MOST_SEATS) };
};

/** `now`: what time it is, in milliseconds since 1970. */
export const createDesk = (env: NodeJS.ProcessEnv, now: () => number = Date.now): Desk => {
  return {
    saved: async (language) => newestUnfinished(messagesIn(language), env, Date.now()),
    unfinished: async (language) => freeGames(messagesIn(language), env, Date.now(), MOST_LISTED),
    recorded: async (language) => recordedGames(messagesIn(language), env, Date.now(), MOST_LISTED),
    rulebook: async (language) => rulebookParts(messagesIn(language)),
    daily: (language) => aboutToday({ now: now(), env }, messagesIn(language)),
    stats: async (language) => {
      const m = messagesIn(language);
      return statsText(readStats(folderFor(m, env)), m);
    },
    behind: () => behindMenu(env),
    open: async (what, language) => {
      const m = messagesIn(language);
      if (what === 'daily') return openToday({ now: now(), env }, m);
      if (what === 'demo') return newGame({ game: demoSetup(m, {}), placeForMe: false, file: false }, m, env);
      if (typeof what === 'object' && 'learn' in what)
        return newGame({ game: lessonSetup(m, what.learn), placeForMe: true, file: null }, m, env);
      if ('resume' in what) return savedGame(what.resume, m, env);
      if ('again' in what) return rematch(what.again, language, env);
      const { start } = what;
      const seeded = setupOfChoices(m, start);
      const game = start.options.dice === 'sealed' ? withSealedDice(seeded) : seeded;
      return newGame({ game, placeForMe: start.mode === 'quick', file: null }, m, env);
    },
    watch: async (path, language) => {
      const m = messagesIn(language);
      const { rules, seats, chance, steps, timeline } = recordedGame(path, openRecord(m, path), m);
      return { rules, seats, seed: seedOf(chance), steps, at: null, eyes: eyesFor(seats, timeline.state) };
    },
    remember: async (what, language) => keepSettings(what, messagesIn(language), env),
  };
};
