// Random keys, clicks and resizes through every game in every language, with none to three people at the keyboard.
import { expect, test } from '@jest/globals';
import { PROFILES, VARIANTS } from '../../src/core/index.js';
import { LANGUAGES } from '../../src/text/index.js';
import { crawl } from '../tui/support/crawl.js';
import { COUNT, deadline, SEED, tell } from './settings.js';

/** Steps for each variant, all languages together. */
const STEPS = COUNT ?? 10_000;
/** A crawl is cut into pieces, each a table of its own. */
const PIECE = 500;

test.each(VARIANTS)(
  '%s in every language',
  async (variant) => {
    const profiles = PROFILES.filter((profile) => profile.variant === variant);
    const end = deadline();
    let [steps, actions, over] = [0, 0, 0];
    for (let piece = 0; steps < STEPS && Date.now() < end; piece++) {
      const profile = profiles[piece % profiles.length];
      const language = LANGUAGES[Math.floor(piece / profiles.length) % LANGUAGES.length];
      if (!profile || !language) throw new Error('bug: no game');
      const persons = [1, 2, 1, 3, 0][piece % 5] ?? 1;
      const crawled = await crawl({ profile, language, persons, steps: PIECE, seed: `${SEED} ${piece}` });
      steps += PIECE;
      actions += crawled.actions;
      over += crawled.over;
      if (piece % 10 === 9) tell(`${variant}: ${steps} steps`);
    }
    tell(`${variant}: ${steps} steps, ${actions} actions, ${over} games to their end`);
    expect(actions).toBeGreaterThan(0);
  },
  24 * 3600 * 1000,
);
