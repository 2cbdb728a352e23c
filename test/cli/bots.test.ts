// risk-napoleon bots: one set of names in menu, options and records.
import { expect, test } from '@jest/globals';
import { LEVEL_IDS } from '../../src/bots/index.js';
import { bots } from '../../src/cli/bots.js';
import { LANGUAGES, messagesIn } from '../../src/text/index.js';

const printed = (json: boolean, language: (typeof LANGUAGES)[number] = 'en'): string => {
  let text = '';
  const output = {
    print: (more: string) => {
      text += more;
    },
    error: () => undefined,
    now: () => 0,
    errorIsTerminal: false,
  };
  bots({ json }, messagesIn(language), output);
  return text;
};

test.each(LANGUAGES)('the levels are listed weakest first, each with a name and a character (%s)', (language) => {
  const listed = JSON.parse(printed(true, language)) as { id: string; name: string; character: string }[];
  expect(listed.map(({ id }) => id)).toEqual(LEVEL_IDS);
  expect(new Set(listed.map(({ name }) => name)).size).toBe(LEVEL_IDS.length);
  for (const { character } of listed) expect(character.length).toBeGreaterThan(10);
  for (const line of printed(false, language).trim().split('\n')) expect([...line].length).toBeLessThanOrEqual(120);
});
