// Someone who presses anything: random keys at random sizes in every game and every language. Nothing may break. The long
// form is `npm run soak -- screen`.
import { describe, expect, test } from '@jest/globals';
import { PROFILES } from '../../../src/core/index.js';
import { LANGUAGES } from '../../../src/text/index.js';
import { crawl } from '../support/crawl.js';

const NAPOLEON = PROFILES.find((p) => p.hasNapoleon);
const [CLASSIC, ...OTHERS] = PROFILES.filter((p) => !p.hasNapoleon);
if (!CLASSIC || !NAPOLEON) throw new Error('bug: no game');

describe('pressing anything', () => {
  test.each([1, 2, 3])(
    'classic, %i at the keyboard',
    async (persons) => {
      const { actions } = await crawl({ profile: CLASSIC, language: 'en', persons, steps: 40 });
      expect(actions).toBeGreaterThan(8);
    },
    60_000,
  );

  test('only bots play', async () => {
    await crawl({ profile: CLASSIC, language: 'en', persons: 0, steps: 20 });
  }, 60_000);

  test.each(OTHERS.map((profile) => [`${profile.variant} ${profile.id} ${profile.boards[0]}`, profile] as const))(
    '%s',
    async (_, profile) => {
      await crawl({ profile, language: 'en', persons: 1, steps: 8 });
    },
    60_000,
  );

  test('Risk Napoleon, 1 at the keyboard', async () => {
    await crawl({ profile: NAPOLEON, language: 'en', persons: 1, steps: 40 });
  }, 120_000);

  test('Risk Napoleon, 2 at the keyboard', async () => {
    const { kinds } = await crawl({ profile: NAPOLEON, language: 'en', persons: 2, steps: 150 });
    expect(kinds).toEqual(new Set([...kinds, 'muster', 'combat']));
  }, 120_000);

  test('Risk Napoleon, 3 at the keyboard', async () => {
    await crawl({ profile: NAPOLEON, language: 'en', persons: 3, steps: 60 });
  }, 120_000);

  test.each(LANGUAGES.filter((language) => language !== 'en'))(
    'Risk Napoleon and classic in %s',
    async (language) => {
      await crawl({ profile: NAPOLEON, language, persons: 1, steps: 18 });
      await crawl({ profile: CLASSIC, language, persons: 2, steps: 10 });
    },
    60_000,
  );
});
