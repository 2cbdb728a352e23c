// Someone who presses anything, from the start menu on. The long form is `npm run soak -- menu`.
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { LANGUAGES } from '../../../src/text/index.js';
import { crawlMenu, WORLDS } from '../support/menuCrawl.js';
import { run, stopAll } from '../support/running.js';

// A deadline for a machine that is busy with something else; nothing waits for it.
jest.setTimeout(300_000);
afterEach(stopAll);

describe('pressing anything in the menu', () => {
  test.each(Object.entries(WORLDS))('%s', async (name, desk) => {
    expect(await crawlMenu(() => run({ desk }), name, 50)).toBeGreaterThan(25);
  });

  test.each(LANGUAGES.filter((language) => language !== 'en'))('in %s', async (language) => {
    const desk = WORLDS['full of games'] ?? {};
    await crawlMenu(() => run({ desk, language, ascii: language === 'pt' }), language, 15);
  });
});
