// risk-napoleon stats: what one's recorded games come to.
import { jsonText, type Messages } from '../../text/index.js';
import { textLines } from '../../tui/menu/page.js';
import { folderFor } from '../games.js';
import type { Output } from '../output.js';
import { statsText } from './page.js';
import { readStats } from './read.js';

export interface StatsFlags {
  readonly json?: boolean;
}

const COLUMNS = 80;

export const statsCommand = (flags: StatsFlags, m: Messages, env: NodeJS.ProcessEnv, output: Output): void => {
  const stats = readStats(folderFor(m, env));
  if (flags.json === true) output.print(`${jsonText(stats)}\n`);
  else
    output.print(
      `${textLines(statsText(stats, m), COLUMNS)
        .map(({ text }) => text)
        .join('\n')}\n`,
    );
};
