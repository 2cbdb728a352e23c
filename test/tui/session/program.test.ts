// From menu to game to menu again, without a screen: what is refused, what fails, and what must not stay open.
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { BOTS } from '../../../src/bots/index.js';
import { playBots } from '../../../src/bots/selfPlay.js';
import { momentOf, startTimeline } from '../../../src/core/index.js';
import type { Move, RecordFile } from '../../../src/table/diskRecord.js';
import { messagesIn } from '../../../src/text/index.js';
import { liveBindings } from '../../../src/tui/keys/index.js';
import { FIRST_CHOICES } from '../../../src/tui/menu/choices.js';
import { FIRST_SETTINGS } from '../../../src/tui/menu/screenSettings.js';
import type { PastStep } from '../../../src/tui/session/film.js';
import type { OpenGame } from '../../../src/tui/session/opened.js';
import { createProgram, type Program, type ProgramOptions } from '../../../src/tui/session/program.js';
import { Refusal } from '../../../src/tui/session/refusal.js';
import type { Recorded } from '../../../src/tui/session/viewer.js';
import { begin, chanceOf, rulesOf, seatsOf } from '../../support/setups.js';
import { keysOf, SMALL, seated } from '../support/games.js';
import { deskOf, gameOf as newGame, openGame, type PlainDesk } from '../support/running.js';

const m = messagesIn('en');

const closed: string[] = [];
const recordOf = (name: string): RecordFile => ({
  path: `/games/${name}`,
  text: () => '',
  onMoved: () => {},
  append: () => {},
  end: () => {},
  sync: () => {},
  close: () => closed.push(name),
});

const gameOf = (name: string): OpenGame => ({ ...openGame(name), record: recordOf(name) });

const overGame = (name: string): OpenGame => {
  const rules = seated(rulesOf(3, name, { deal: true, rounds: 1 }), {});
  const past: PastStep[] = [begin(rules)];
  const bots = seatsOf(rules).map(() => BOTS.colonel(rules));
  const { state } = playBots(rules, chanceOf(rules), bots, undefined, (step) => past.push(step));
  return newGame(rules, { record: recordOf(name), timeline: startTimeline(momentOf(rules, state)), past });
};

const programs: Program[] = [];
afterEach(() => {
  for (const program of programs.splice(0)) program.finish();
  closed.splice(0);
});

const tick = async (): Promise<void> => {
  for (let n = 0; n < 6; n++) await new Promise((resolve) => setImmediate(resolve));
};

const open = async (desk: Partial<PlainDesk> = {}, options: Partial<ProgramOptions> = {}): Promise<Program> => {
  const program = createProgram(
    {
      language: 'en',
      choices: null,
      game: null,
      ...options,
      desk: deskOf({ open: () => gameOf('fresh'), ...desk }),
    },
    {
      look: (settings) => ({
        ascii: false,
        cells: 'quadrant',
        light: settings?.ground === 'light',
        depth: 24,
        animate: false,
        tumbles: false,
      }),
      calm: null,
      size: () => SMALL,
    },
  );
  programs.push(program);
  await program.begin();
  await tick();
  return program;
};

const type = (program: Program, keys: string): void => {
  for (const key of keysOf(keys)) program.session()?.key(key);
};
const lineOfKeys = (program: Program): readonly string[] => {
  const screen = program.store.get();
  return screen.kind === 'game' ? liveBindings(screen.model).map(({ words }) => words(m)) : [];
};
const errorOf = (program: Program): string | null => {
  const screen = program.store.get();
  return screen.kind === 'menu' ? screen.error : null;
};

describe('settings that cannot be kept', () => {
  const remember = (): void => {
    throw new Refusal('cannot be kept');
  };

  test('keep nobody from playing: the game begins and says so', async () => {
    const program = await open({ remember }, { choices: FIRST_CHOICES });
    program.choose('again');
    await program.settled();
    expect(program.store.get()).toMatchObject({ kind: 'game', model: { notice: 'cannot be kept' } });
  });

  test('let the language change all the same, and are told of in it', async () => {
    const told: string[] = [];
    const program = await open({
      remember: (_, language) => {
        told.push(language);
        remember();
      },
    });
    program.choose('language');
    await program.settled();
    program.choose('it');
    await program.settled();
    expect(program.store.get()).toMatchObject({ kind: 'menu', menu: { language: 'it' }, error: 'cannot be kept' });
    expect(told).toEqual(['it']);
  });
});

test('a game that could not be opened is not offered once more', async () => {
  const program = await open({
    open: () => {
      throw new Refusal('no folder');
    },
  });
  for (const value of ['new', 'napoleon', '4', '1', 'quick']) program.choose(value);
  await program.settled();
  await program.settled();
  expect(program.store.get()).toMatchObject({ kind: 'menu', menu: { isKnown: false }, error: 'no folder' });
});

describe('what is over does not come back', () => {
  test('keys behind the one that leaves are lost with the game', async () => {
    const program = await open({}, { game: overGame('dead'), report: () => 'reported' });
    type(program, '!<enter>t');
    await tick();
    expect(program.store.get().kind).toBe('menu');
    expect(program.session()).toBeNull();
  });

  test('a rematch that is refused closes the old game, and quitting says nothing of it', async () => {
    const program = await open(
      {
        open: () => {
          throw new Refusal('disk full');
        },
      },
      { game: overGame('old') },
    );
    type(program, 'a');
    await tick();
    expect(errorOf(program)).toBe('disk full');
    expect(program.session()).toBeNull();
    expect(closed).toEqual(['old']);
    program.finish();
    expect(await program.left).toMatchObject({ game: null });
  });

  test('the game that is over is watched from its record by a key of its end, and the menu comes after that', async () => {
    const past: PastStep[] = [begin(rulesOf(3, 'seen', { deal: true }))];
    const asked: string[] = [];
    const watch: PlainDesk['watch'] = (path) => {
      asked.push(path);
      const rules = seated(rulesOf(3, 'seen', { deal: true }), {});
      return { rules, seats: seatsOf(rules), seed: null, steps: past, at: null, eyes: 'omniscient' };
    };
    const commands = () => ({ resumeCommand: null, replayCommand: 'risk-napoleon replay old' });
    const program = await open({ watch }, { game: { ...overGame('old'), commands } });
    expect(lineOfKeys(program)).toContain(m.keys.watch);
    type(program, 'w');
    await tick();
    expect(asked).toEqual(['/games/old']);
    expect(closed).toEqual(['old']);
    expect(program.store.get()).toMatchObject({ kind: 'game', model: { replay: { at: 0 } } });
    // Back to the end of the game first, whose course is open then.
    type(program, '<escape>');
    await tick();
    expect(program.store.get()).toMatchObject({ kind: 'game', model: { pane: 'story' } });
    type(program, '<escape><escape>');
    await tick();
    expect(program.store.get().kind).toBe('menu');
  });

  test('a game without a record has no such key', async () => {
    const program = await open({}, { game: { ...overGame('old'), record: null } });
    expect(lineOfKeys(program)).not.toContain(m.keys.watch);
    type(program, 'w');
    await tick();
    expect(program.store.get()).toMatchObject({ kind: 'game', model: { replay: null } });
  });

  test('whoever closes a game is told of it', async () => {
    const onClose = jest.fn();
    const program = await open({}, { game: overGame('old'), onClose });
    type(program, '<enter>');
    await tick();
    expect(onClose).toHaveBeenCalled();
    expect(closed).toEqual(['old']);
  });
});

test('a fault of the program is no sentence of the menu: it ends it', async () => {
  const fault = new Error('bug: impossible');
  const program = await open(
    {
      open: () => {
        throw fault;
      },
    },
    { choices: FIRST_CHOICES },
  );
  program.choose('again');
  await program.settled();
  expect((await program.left).error).toBe(fault);
});

test('a record that was opened from the shell is left to the shell; one of the menu, to the menu', async () => {
  const { rules, past } = gameOf('watched');
  const watched: Recorded = { rules, seats: seatsOf(rules), seed: null, steps: past, at: null, eyes: 'omniscient' };
  const shell = await open({}, { watched });
  type(shell, '<escape>');
  await tick();
  expect(await shell.left).toMatchObject({ game: null, error: null });

  const menu = await open({ recorded: () => [{ path: '/games/one', label: 'one' }], watch: () => watched });
  menu.choose('replay');
  await menu.settled();
  menu.choose('/games/one');
  await menu.settled();
  expect(menu.store.get().kind).toBe('game');
  type(menu, '<escape>');
  await tick();
  expect(menu.store.get().kind).toBe('menu');
});

test('an empty list is said, and its question is not asked', async () => {
  const program = await open();
  program.choose('replay');
  await program.settled();
  expect(program.store.get()).toMatchObject({ kind: 'menu', menu: { step: 'main' }, error: m.lobby.nothingHere });
});

test('a record that had to move is said at once, and its new commands are the ones that are shown', async () => {
  let path = '/games/before.risk.jsonl';
  let tell: (move: Move) => void = () => {};
  const record: RecordFile = {
    ...recordOf('before.risk.jsonl'),
    onMoved: (listener) => {
      tell = listener;
    },
  };
  const commands = () => ({ resumeCommand: `resume ${path}`, replayCommand: `replay ${path}` });
  const program = await open({}, { game: { ...gameOf('moves'), record, commands } });
  const model = () => {
    const screen = program.store.get();
    if (screen.kind !== 'game') throw new Error('test: no game');
    return screen.model;
  };
  await tick();
  expect(model().context.resumeCommand).toBe('resume /games/before.risk.jsonl');
  path = '/games/before-2.risk.jsonl';
  tell({ why: 'replaced', from: '/games/before.risk.jsonl', to: path });
  expect(model().notice).toBe(m.recordMoves.replaced('before.risk.jsonl', 'before-2.risk.jsonl'));
  expect(model().context).toMatchObject(commands());
  const { decision } = model();
  await tick();
  expect(model().decision).toEqual(decision);
});

test('what the player is told at the start stands in the game that it begins with', async () => {
  const played = await open({}, { notice: 'told at the start', game: gameOf('told') });
  await played.settled();
  const screen = played.store.get();
  expect(screen.kind === 'game' && screen.model.notice).toBe('told at the start');
});

describe('settings of the screen', () => {
  test('count at once in the menu and in the next game; what was changed is kept, and nothing else', async () => {
    const kept: unknown[] = [];
    const settings = { ...FIRST_SETTINGS, cells: 'half' as const };
    const program = await open({ remember: (what) => kept.push(what) }, { settings });
    program.choose('settings');
    program.choose('ground');
    program.choose('light');
    await program.settled();
    expect(program.look().light).toBe(true);
    expect(kept).toEqual([{ screen: { ground: 'light' } }]);
    program.choose('done');
    program.choose('demo');
    await program.settled();
    const screen = program.store.get();
    expect(screen).toMatchObject({ kind: 'game', model: { context: { light: true, settings: { ground: 'light' } } } });
  });

  test('are reached from a game, count there at once, and are kept', async () => {
    const kept: unknown[] = [];
    const program = await open(
      { remember: (what) => kept.push(what) },
      { settings: FIRST_SETTINGS, game: gameOf('set') },
    );
    await tick();
    type(program, '<f2><right><right>');
    await program.settled();
    await tick();
    expect(program.store.get()).toMatchObject({ model: { pane: 'settings', context: { light: true } } });
    expect(kept).toEqual([{ screen: { ground: 'dark' } }, { screen: { ground: 'light' } }]);
    type(program, '<escape>');
    expect(program.store.get()).toMatchObject({ model: { pane: null } });
  });

  test('that cannot be kept count all the same, and the player is told', async () => {
    const remember = (): void => {
      throw new Refusal('cannot be kept');
    };
    const program = await open({ remember }, { settings: FIRST_SETTINGS, game: gameOf('unkept') });
    await tick();
    type(program, '<f2><left>');
    await program.settled();
    await tick();
    expect(program.store.get()).toMatchObject({ model: { notice: 'cannot be kept', context: { light: true } } });
  });
});
