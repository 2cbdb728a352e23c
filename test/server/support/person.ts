// Somebody who plays by what their screen says, whatever door they came by.
import { messagesIn } from '../../../src/text/index.js';
import { KEYS } from '../../e2e/support/terminal.js';
import type { Viewer } from './viewer.js';

const m = messagesIn('en');
const { server: words } = m;
const END = '\x1b[F';

/** How it begins to say whom it waits for. */
const [WAITS = ''] = words.table.waitsAll('#', '').split('#');

export const isInLobby = (viewer: Viewer): boolean => viewer.text().includes(words.lobby.hereTitle);
export const isOver = (viewer: Viewer): boolean => viewer.keysLine().includes(m.keys.rematch);
export const isAsked = (viewer: Viewer): boolean =>
  !isInLobby(viewer) &&
  // A pointer also stands beside whose turn it is, in a large window.
  !/ is thinking…/.test(viewer.text()) &&
  !viewer.text().includes(WAITS) &&
  (viewer.chosen() !== '' || / (━+●|●─+)[━─]* \d/.test(viewer.text()));

const press = async (viewer: Viewer, keys: string): Promise<void> => {
  const before = viewer.output().length;
  viewer.write(keys);
  await viewer.until('an answer to the keys', () => viewer.output().length > before);
};

/** Answers what is asked by the keys that the screen names: places by `a`, ends phases by the last row, else Enter. */
export const answer = async (viewer: Viewer): Promise<void> => {
  const keys = viewer.keysLine();
  if (keys.includes(` a ${m.keys.auto}`)) await press(viewer, 'a');
  else if (/\be end/.test(keys)) await press(viewer, 'e');
  else await press(viewer, END + KEYS.enter);
};

/** Plays until the game is over. Others may take their time, as long as `progress` grows. */
export const playOn = async (viewer: Viewer, progress: () => number): Promise<void> => {
  let before = 0;
  for (;;) {
    try {
      await viewer.until('a question or the end', () => isAsked(viewer) || isOver(viewer));
    } catch (error) {
      const now = progress();
      if (now === before) throw error;
      before = now;
      continue;
    }
    if (isOver(viewer)) return;
    await answer(viewer);
  }
};
