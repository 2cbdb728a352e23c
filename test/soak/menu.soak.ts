// `npm run soak -- menu`: random keys in the menu and everything that it leads to, in every world and language.
import { afterEach, expect, test } from '@jest/globals';
import { LANGUAGES } from '../../src/text/index.js';
import { crawlMenu, WORLDS } from '../tui/support/menuCrawl.js';
import { run, stopAll } from '../tui/support/running.js';
import { COUNT, deadline, SEED, tell } from './settings.js';

afterEach(stopAll);

/** Steps for each world, all languages together. */
const STEPS = COUNT ?? 5000;
/** A crawl is cut into pieces, each from the start menu on. */
const PIECE = 100;

test.each(Object.entries(WORLDS))(
  '%s',
  async (name, desk) => {
    const end = deadline();
    let [steps, seen] = [0, 0];
    for (let piece = 0; steps < STEPS && Date.now() < end; piece++) {
      const language = LANGUAGES[piece % LANGUAGES.length] ?? 'en';
      seen += await crawlMenu(() => run({ desk, language, ascii: piece % 5 === 4 }), `${name} ${SEED} ${piece}`, PIECE);
      steps += PIECE;
      stopAll();
    }
    tell(`${name}: ${steps} steps, ${seen} screens`);
    expect(seen).toBeGreaterThan(0);
  },
  24 * 3600 * 1000,
);
