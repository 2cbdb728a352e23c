// risk-napoleon bots: the levels that a table can be played against, weakest first.
import { LEVEL_IDS } from '../bots/index.js';
import { jsonText, type Messages } from '../text/index.js';
import type { Output } from './output.js';

export const bots = (flags: { readonly json?: boolean }, m: Messages, output: Output): void => {
  const levels = LEVEL_IDS.map((id) => ({
    id,
    name: m.bots.names[id] ?? id,
    character: m.bots.characters[id] ?? '',
  }));
  if (flags.json) {
    output.print(`${jsonText(levels)}\n`);
    return;
  }
  const widest = Math.max(...levels.map(({ id }) => id.length));
  output.print(levels.map(({ id, name, character }) => `${id.padEnd(widest)}  ${name}: ${character}\n`).join(''));
};
