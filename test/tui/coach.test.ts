// The coach: a whole game to learn by, played with the keys that the screen names; each idea once, when it comes up.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { createDesk } from '../../src/cli/desk.js';
import { isLessonGame, lessonSetup } from '../../src/cli/lessons.js';
import { loadRules, type Rules } from '../../src/core/index.js';
import { wordsOf } from '../../src/narration/words.js';
import { LANGUAGES, messagesIn } from '../../src/text/index.js';
import { coached, newCoach } from '../../src/tui/coach/coach.js';
import type { Coaching, IdeaId } from '../../src/tui/coach/coaching.js';
import { ideasOf } from '../../src/tui/coach/ideas.js';
import { coachedIdea } from '../../src/tui/coach/shown.js';
import { coachCard, coachSaid, ideaRows } from '../../src/tui/coach/words.js';
import { layoutOf, type Rect } from '../../src/tui/frame/layout.js';
import { liveBindings } from '../../src/tui/keys/index.js';
import { menuItems } from '../../src/tui/menu/items.js';
import { LESSONS, type Lesson } from '../../src/tui/menu/lessons.js';
import { chooseInMenu, newMenu } from '../../src/tui/menu/menu.js';
import { FIRST_SETTINGS } from '../../src/tui/menu/screenSettings.js';
import type { Model } from '../../src/tui/model.js';
import { sayChange } from '../../src/tui/spoken/told.js';
import { withGame } from '../support/setups.js';
import { modelAt, POSITIONS, press, SMALL, startGame } from './support/games.js';
import { rowsText } from './support/screens.js';

jest.setTimeout(300_000);

const rulesOf = (lesson: Lesson): Rules => {
  const { setup, chance, seats } = lessonSetup(messagesIn('en'), lesson);
  const rules = loadRules(setup);
  if (!rules.ok || chance.dice !== 'seed') throw new Error('test: no lesson');
  return withGame(rules.value, chance.seed, [...seats]);
};

/** Plays a lesson to its end with the keys h, h and Enter where the screen names them. */
const playLesson = async (lesson: Lesson) => {
  const told: Coaching[] = [];
  const screens: string[] = [];
  const game = startGame(rulesOf(lesson), undefined, { placeForMe: true, isLesson: true });
  const see = (model: Model): void => {
    const idea = model.coach?.idea ?? null;
    if (idea === null || told.includes(idea)) return;
    told.push(idea);
    screens.push(rowsText(model).join('\n'));
  };
  try {
    for (let n = 0; n < 2000; n++) {
      const model = await game.asked();
      see(model);
      if (model.view.outcome !== null) return { told, screens, model };
      const names = liveBindings(model).map(({ shown }) => shown);
      const confirm = model.confirm !== null;
      const keys = confirm ? '<enter>' : model.stage.at === 'number' ? '<enter>' : 'hh<enter>';
      if (!confirm && model.stage.at !== 'number') expect(names).toContain('h');
      await game.type(keys);
      see(game.model());
    }
    throw new Error('test: the lesson does not end');
  } finally {
    game.stop();
  }
};

/** Ideas that each lesson must have told, whatever bots do meanwhile. */
const LEAST: Readonly<Record<Lesson, readonly IdeaId[]>> = {
  napoleon: [
    'goal',
    'pool',
    'fortification',
    'attack',
    'target',
    'roll',
    'moveIn',
    'card',
    'mission',
    'manoeuvre',
    'react',
    'learnt',
    'lastRound',
  ],
  classic: [
    'goalClassic',
    'armies',
    'attack',
    'target',
    'roll',
    'moveIn',
    'cardClassic',
    'fortify',
    'lastRoundClassic',
  ],
};

describe.each(LESSONS)('the lesson in %s', (lesson) => {
  test('is played to its end by the keys that the screen names, every idea once, and only of its game', async () => {
    const { told, screens, model } = await playLesson(lesson);
    const ids = told.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining([...LEAST[lesson]]));
    const known = ideasOf(lesson === 'napoleon').map(({ id }) => id);
    expect(ids.filter((id) => !known.includes(id))).toEqual([]);
    expect(model.view.turn.round).toBe(lesson === 'napoleon' ? 5 : 3);
    // Each was on the screen: who speaks, which it is, the rule behind it.
    told.forEach(({ rule }, n) => {
      const words = model.context.words.m.coach;
      expect(screens[n]).toContain(words.name);
      expect(screens[n]).toContain(`idea ${n + 1} of ${known.length}`);
      expect(screens[n]).toContain(`? why: ${rule}`);
      expect(screens[n]).toContain('Lesson, round');
    });
  });

  test('whoever learns has the first turn', async () => {
    const game = startGame(rulesOf(lesson), undefined, { placeForMe: true, isLesson: true });
    const model = await game.asked();
    game.stop();
    expect([model.view.turn.seat, model.view.turn.round]).toEqual([0, 1]);
  });

  test('a record of it is one to learn by again when it is resumed, and no other is', () => {
    const { setup, chance, seats } = lessonSetup(messagesIn('en'), lesson);
    expect(isLessonGame({ setup, seats }, chance)).toBe(true);
    expect(isLessonGame({ setup, seats }, { dice: 'seed', seed: 'another' })).toBe(false);
    expect(isLessonGame({ setup: { ...setup, players: 4 }, seats }, chance)).toBe(false);
  });
});

test('the menu leads to a lesson, which is recorded, and one again when it is resumed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lesson-'));
  try {
    const desk = createDesk({ RISK_NAPOLEON_STATE: folder, HOME: folder });
    const main = newMenu('en', null, null);
    const asked = chooseInMenu(main, 'learn');
    if (asked.do !== 'stay') throw new Error('test: no question which game');
    for (const { value } of menuItems(asked.menu, messagesIn('en'))) {
      const result = chooseInMenu(asked.menu, value);
      if (result.do !== 'learn') throw new Error('test: no lesson');
      const game = await desk.open({ learn: result.lesson }, 'en');
      expect([game.isLesson, game.placeForMe, game.rules.setup.variant]).toEqual([true, true, value]);
      const path = game.record?.path ?? '';
      game.record?.sync();
      game.record?.close();
      const resumed = await desk.open({ resume: path }, 'en');
      expect(resumed.isLesson).toBe(true);
      resumed.record?.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** A model at a question, coached from now on. */
const coachedAt = (line: string, options: Parameters<typeof modelAt>[1] = {}): Model =>
  coached({ ...modelAt(line, options), coach: newCoach(false) });

describe('when it speaks', () => {
  const ATTACK = POSITIONS.attack;

  test('the first time a kind of question comes up, one idea at a time; > tells one more, y stops it', () => {
    const at = coachedAt(ATTACK);
    expect(at.coach?.idea).toMatchObject({ id: 'conquest', rule: 'C-END-1' });
    const more = press(at, '>').model;
    expect(more.coach?.idea).toMatchObject({ id: 'attack', rule: 'C-ATT-1' });
    expect(more.coach?.seen).toEqual(['conquest', 'attack']);
    // At the same question nothing is told again; at its next step there is something new.
    expect(coached(more).coach).toBe(more.coach);
    const target = coached(press(more, '<enter>').model);
    expect(target.coach?.idea?.id).toBe('target');
    const off = press(more, 'y').model;
    expect([off.coach, off.notice]).toEqual([null, off.context.words.m.coach.nowOff]);
    expect(coached(off)).toBe(off);
    expect(press(off, 'y').model.coach?.idea?.id).toBe('conquest');
  });

  test('it says when there is no more', () => {
    let model = coachedAt(ATTACK);
    for (let n = 0; n < 20 && liveBindings(model).some(({ command }) => command === 'coachMore'); n++)
      model = press(model, '>').model;
    expect(liveBindings(model).map(({ command }) => command)).not.toContain('coachMore');
    expect(model.coach?.seen.length).toBeGreaterThan(2);
  });

  test('a region of which little is missing, and what: the land is marked, the bonus named', () => {
    const line = 'classic/en/world 3 | a NGU3 WAU3 EAU3 ALA2 | b INO1 | c *1 | turn a 2 | pool 5 | do place | seed x';
    let model = coachedAt(line);
    while (model.coach?.idea?.id !== 'region') model = press(model, '>').model;
    expect(model.coach.idea).toMatchObject({ region: 'australia', place: 'indonesia', count: 2, rule: 'C-REINF-2' });
    expect(coachSaid(model, model.coach.idea)).toContain('Australia');
    expect(coachSaid(model, model.coach.idea)).toContain('Indonesia is missing.');
  });

  test('it is silent while dice tumble, while something is looked at, and after its question', () => {
    const at = coachedAt(ATTACK);
    expect(coachedIdea(at)).not.toBeNull();
    expect(coachedIdea({ ...at, tumble: { left: 2, before: at } })).toBeNull();
    expect(coachedIdea(press(at, 'i').model)).toBeNull();
    expect(coachedIdea({ ...at, decision: null })).toBeNull();
    expect(at.decision && coachedIdea({ ...at, decision: { ...at.decision, id: at.decision.id + 1 } })).toBeNull();
  });

  test('nothing of it stands behind a cover, or is chosen there', () => {
    const line =
      'napoleon/en/europe 3 | a ENG5 IDF5 | b ROM5 | c *1 | missions a raiders | turn a 2 | do combat | seed x';
    const covered = coachedAt(line, { persons: [0, 1] });
    expect(covered.coach?.seen).toEqual([]);
    const open = coached(press(covered, '<enter>').model);
    expect(open.coach?.seen).toEqual(['goal']);
  });

  test('? names the rule of what it has just said', () => {
    const model = press(coachedAt(ATTACK), '?').model;
    expect(rowsText(model).join('\n')).toContain('(rule C-END-1)');
  });

  test('in words it speaks before its question, once', () => {
    const before = modelAt(ATTACK);
    const now = coachedAt(ATTACK);
    const { lines } = sayChange(now, { before: null, lastStep: '', isTyped: false, isRepeated: false });
    const at = lines.findIndex((line) => line.startsWith('Coach: Whoever holds the whole world wins.'));
    expect(at).toBeGreaterThanOrEqual(0);
    expect(lines.slice(at + 1).join('\n')).toContain('Attack from which territory?');
    const again = sayChange({ ...now, notice: 'x' }, { before: now, lastStep: '', isTyped: false, isRepeated: true });
    expect(again.lines.join('\n')).not.toContain('Coach:');
    expect(before.coach).toBeNull();
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('every idea fits the card of the smallest screen, whatever it is about', () => {
    for (const lesson of LESSONS) {
      const rules = rulesOf(lesson);
      const words = wordsOf(rules, [{ name: 'Bernadotte', driver: 'person' }], language);
      const longest = <T extends string>(ids: readonly T[], name: (id: T) => string): T | null =>
        [...ids].sort((a, b) => name(b).length - name(a).length)[0] ?? null;
      const region = longest(
        rules.board.regions.map(({ id }) => id),
        (id) => words.regionOf(id).the,
      );
      const place = longest(
        rules.board.territories.map(({ id }) => id),
        (id) => words.territory(id),
      );
      const mission = longest([...rules.pack.missionsById.keys()], (id) => words.mission(id).name);
      const model = { ...modelAt(POSITIONS.attack), context: { ...modelAt(POSITIONS.attack).context, rules, words } };
      const { card } = layoutOf(SMALL, 3, true);
      const columns = card?.columns ?? 0;
      const long = ideasOf(lesson === 'napoleon').flatMap(({ id }) => {
        const about: Coaching = { id, rule: '', place, region, mission, seat: 0 as never, count: 12 };
        const rows = ideaRows(model as Model, about, columns, (card?.rows ?? 0) - 1);
        return rows.length > 4 ? [`${id}: ${rows.join(' | ')}`] : [];
      });
      expect(long).toEqual([]);
      // Wherever it speaks it says how it is stopped.
      const asked = modelAt(POSITIONS.attack);
      const shown: Model = { ...asked, context: { ...asked.context, words }, coach: newCoach(false) };
      const [why] = ideasOf(lesson === 'napoleon')
        .map(({ rules: [rule] }) => rule)
        .sort((a, b) => b.length - a.length);
      const idea: Coaching = { id: 'goal', rule: why ?? '', place, region, mission, seat: 0 as never, count: 1 };
      const keys = coachCard(shown, idea, card as Rect)
        .lines.at(-1)
        ?.map(({ text }) => text)
        .join('');
      expect(keys).toMatch(new RegExp(`^\\? .*${why}  (?:> .*  )?y ${words.m.coach.off}$`));
    }
  });
});

test('where every game is coached, y ends that for good; in a lesson for this game', () => {
  const settings = { ...FIRST_SETTINGS, coach: 'always' as const };
  const coachedIn = (isLesson: boolean): Model => {
    const model = modelAt(POSITIONS.attack);
    return coached({ ...model, context: { ...model.context, settings }, coach: newCoach(isLesson) });
  };
  const game = press(coachedIn(false), 'y');
  expect(game.effects).toEqual([{ do: 'set', settings: { ...settings, coach: 'lessons' } }]);
  expect([game.model.coach, game.model.notice]).toEqual([null, game.model.context.words.m.coach.neverMore]);
  const lesson = press(coachedIn(true), 'y');
  expect([lesson.model.coach, lesson.effects]).toEqual([null, []]);
});

test('with the setting for it every game is coached, without it none but lessons', async () => {
  const settings = { ...FIRST_SETTINGS, coach: 'always' as const };
  const coach = async (look: object): Promise<Model['coach']> => {
    const game = startGame(rulesOf('classic'), undefined, { placeForMe: true, look });
    const model = await game.asked();
    game.stop();
    return model.coach;
  };
  expect(await coach({ settings })).toMatchObject({ isLesson: false, seen: ['goalClassic'] });
  expect(await coach({ settings: FIRST_SETTINGS })).toBeNull();
  expect(await coach({})).toBeNull();
});
