// Games to learn by, as setups.
import type { Chance, GameSetup, SeededGame } from '../core/index.js';
import type { Messages } from '../text/index.js';
import { isLesson, LESSON_ROUNDS, LESSON_SEEDS, type Lesson } from '../tui/menu/lessons.js';
import { setupOf } from './options.js';

/** A game to learn by: against two bots that play simply, the lands dealt, from its seed. */
export const lessonSetup = (m: Messages, lesson: Lesson): SeededGame =>
  setupOf(
    m,
    {
      variant: lesson,
      players: '3',
      bots: 'recruit,corporal',
      seed: LESSON_SEEDS[lesson],
      ...(lesson === 'classic' ? { deal: true, rounds: `${LESSON_ROUNDS}` } : {}),
    },
    1,
  );

/** Whether a game is one to learn by, also when it is resumed. */
export const isLessonGame = ({ setup, seats }: Omit<GameSetup, 'chance'>, chance: Chance): boolean =>
  isLesson(setup.variant) &&
  chance.dice === 'seed' &&
  chance.seed === LESSON_SEEDS[setup.variant] &&
  seats.filter(({ driver }) => driver === 'person').length === 1 &&
  setup.players === 3;
