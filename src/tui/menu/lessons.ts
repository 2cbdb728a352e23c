// Games to learn by: which there are, and from which seeds. Everything else about them is a game like any other.
export const LESSONS = ['napoleon', 'classic'] as const;
export type Lesson = (typeof LESSONS)[number];

export const isLesson = (text: string): text is Lesson => (LESSONS as readonly string[]).includes(text);

/** In these whoever learns has the first turn, and something of most of what there is to learn. */
export const LESSON_SEEDS: Readonly<Record<Lesson, string>> = { napoleon: 'lesson-1', classic: 'lesson-57' };

/** C-END-4: as long as a lesson in a classic game takes; Risk Napoleon has five rounds (N-SETUP-6). */
export const LESSON_ROUNDS = 3;
