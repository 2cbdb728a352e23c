// What is remembered: read with care, kept whole, never at the cost of what somebody wrote there.
import { execFileSync } from 'node:child_process';
import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { languageOf, setupOfChoices } from '../../src/cli/options.js';
import { faultSentence, keepSettings, readSettings } from '../../src/cli/settings.js';
import { settingsFile } from '../../src/config.js';
import { messagesIn } from '../../src/text/index.js';
import { FIRST_CHOICES, withColour } from '../../src/tui/menu/choices.js';

const m = messagesIn('en');
let folder = '';
let env: NodeJS.ProcessEnv = {};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'risk-settings-'));
  env = { RISK_NAPOLEON_CONFIG: join(folder, 'deep', 'settings.json'), LANG: 'it_IT.UTF-8' };
});
afterEach(() => rmSync(folder, { recursive: true }));

test('nothing kept yet', () => {
  expect(readSettings(env)).toEqual({ settings: {}, fault: null });
  expect(languageOf(undefined, env)).toBe('it');
});

test('what is kept is read again, and one change leaves the other', () => {
  keepSettings({ choices: FIRST_CHOICES }, m, env);
  keepSettings({ language: 'pt' }, m, env);
  expect(readSettings(env)).toEqual({ settings: { choices: FIRST_CHOICES, language: 'pt' }, fault: null });
  expect(statSync(settingsFile(env)).mode & 0o777).toBe(0o600);
});

test('the language of the menu comes after --lang and before that of the environment', () => {
  keepSettings({ language: 'pt' }, m, env);
  expect([languageOf(undefined, env), languageOf('fr', env)]).toEqual(['pt', 'fr']);
});

describe('a file that is none of ours', () => {
  const seats = FIRST_CHOICES.seats.map((seat) => ({ ...seat, colour: 1 }));
  test.each([
    ['no JSON', '{"language": "pt"'],
    ['an unknown language', '{"language": "tlh"}'],
    ['a variant that there is not', JSON.stringify({ choices: { ...FIRST_CHOICES, variant: 'chess' } })],
    ['seats of one colour', JSON.stringify({ choices: { ...FIRST_CHOICES, seats } })],
    ['no object', '7'],
    ['far too long', ' '.repeat(100_000)],
  ])('%s: said, not used, not written over', (_, text) => {
    env = { RISK_NAPOLEON_CONFIG: join(folder, 'settings.json') };
    writeFileSync(settingsFile(env), text);
    const read = readSettings(env);
    expect(read.settings).toEqual({});
    expect(faultSentence(m, env, read)).toMatch(/^The settings in .*settings\.json cannot be read \(.+\)\./);
    expect(() => keepSettings({ language: 'fr' }, m, env)).toThrow(/cannot be read/);
    expect(readFileSync(settingsFile(env), 'utf8')).toBe(text);
  });
});

const onUnix = process.platform === 'win32' ? test.skip : test;
onUnix('a device without an end and a pipe without a writer are neither read nor written', () => {
  execFileSync('mkfifo', [join(folder, 'pipe')]);
  for (const file of ['/dev/zero', join(folder, 'pipe')]) {
    env = { RISK_NAPOLEON_CONFIG: file };
    const read = readSettings(env);
    expect(read).toEqual({ settings: {}, fault: 'ENOTFILE' });
    expect(faultSentence(m, env, read)).toBe(m.lobby.notRead(file, m.cli.reasons.ENOTFILE));
    expect(() => keepSettings({ language: 'fr' }, m, env)).toThrow(/cannot be read/);
  }
});

test('a link stays a link, and what it names is written', () => {
  env = { RISK_NAPOLEON_CONFIG: join(folder, 'link.json') };
  writeFileSync(join(folder, 'real.json'), '{}');
  symlinkSync(join(folder, 'real.json'), settingsFile(env));
  keepSettings({ language: 'fr' }, m, env);
  expect(lstatSync(settingsFile(env)).isSymbolicLink()).toBe(true);
  expect(JSON.parse(readFileSync(join(folder, 'real.json'), 'utf8'))).toEqual({ language: 'fr' });
  expect(readdirSync(folder).sort()).toEqual(['link.json', 'real.json']);
});

test('a folder that cannot be made is said', () => {
  writeFileSync(join(folder, 'deep'), 'a file');
  expect(() => keepSettings({ language: 'fr' }, m, env)).toThrow(/cannot be kept in .*settings\.json/);
});

test('names that carry escape sequences lose them', () => {
  env = { RISK_NAPOLEON_CONFIG: join(folder, 'settings.json') };
  const seats = FIRST_CHOICES.seats.map((seat, i) => (i === 0 ? { ...seat, name: '\u001b[2JNey' } : seat));
  writeFileSync(settingsFile(env), JSON.stringify({ choices: { ...FIRST_CHOICES, seats } }));
  expect(readSettings(env).settings.choices?.seats[0]?.name).toBe('Ney');
});

describe('a table of the menu as a setup', () => {
  test('colours are written down where they are not the usual ones', () => {
    const usual = setupOfChoices(m, FIRST_CHOICES);
    expect(usual.seats.every((seat) => !('colour' in seat))).toBe(true);
    const swapped = setupOfChoices(m, withColour(FIRST_CHOICES, 0, 3));
    expect(swapped.seats.map(({ colour }) => colour)).toEqual([3, 1, 2, 0]);
  });

  test('one person among bots defends by itself; several people are asked (C-ATT-3)', () => {
    expect(setupOfChoices(m, FIRST_CHOICES).setup.options.defence).toEqual(['auto', 'ask', 'ask', 'ask']);
    const seats = FIRST_CHOICES.seats.map((seat) => ({ ...seat, driver: 'person' as const }));
    expect(setupOfChoices(m, { ...FIRST_CHOICES, seats }).setup.options.defence).toEqual(['ask', 'ask', 'ask', 'ask']);
  });

  test('territories are claimed only where that was chosen (C-SETUP-6)', () => {
    expect(setupOfChoices(m, FIRST_CHOICES).setup.options.deal).toBe(true);
    expect(setupOfChoices(m, { ...FIRST_CHOICES, mode: 'claim' }).setup.options.deal).toBe(false);
  });

  test('every option counts that its game has, and those of other games do not', () => {
    const options = {
      rounds: 7,
      missions: 'secret',
      defence: 'ask',
      resign: 'neutral',
      hands: 'even',
      empirePoints: 'turn',
      autoClaim: 'on',
      empty: 'skip',
      dice: 'sealed',
    } as const;
    expect(setupOfChoices(m, { ...FIRST_CHOICES, options }).setup.options).toMatchObject({
      rounds: null,
      defence: ['ask', 'ask', 'ask', 'ask'],
      resign: 'neutral',
      napoleon: { hands: 'even', empirePoints: 'turn', autoClaim: true, skipEmpty: true },
    });
    const classic = setupOfChoices(m, { ...FIRST_CHOICES, variant: 'classic', options }).setup.options;
    expect(classic).toMatchObject({ rounds: 7, missions: 'secret', resign: 'neutral', napoleon: null });
    // C-MISSION-1: Risk Napoleon has its own, Europe has none, and two players need none.
    for (const choices of [{}, { variant: 'napoleon-basic' }, { variant: 'classic', players: 2 }] as const) {
      expect(setupOfChoices(m, { ...FIRST_CHOICES, ...choices, options }).setup.options).not.toHaveProperty('missions');
    }
  });

  test('a chosen seed is that of the game, and of no other', () => {
    expect(setupOfChoices(m, { ...FIRST_CHOICES, seed: 'k7m2p' }).chance).toEqual({ dice: 'seed', seed: 'k7m2p' });
    keepSettings({ choices: { ...FIRST_CHOICES, seed: 'k7m2p' } }, m, env);
    expect(readFileSync(settingsFile(env), 'utf8')).not.toContain('k7m2p');
    expect(readSettings(env).settings.choices?.seed).toBeNull();
  });

  test('what was kept before there were options is read all the same', () => {
    const { options, kinds, seed, ...before } = FIRST_CHOICES;
    env = { RISK_NAPOLEON_CONFIG: join(folder, 'settings.json') };
    writeFileSync(settingsFile(env), JSON.stringify({ choices: before }));
    expect(readSettings(env)).toEqual({ settings: { choices: FIRST_CHOICES }, fault: null });
    const { missions, ...earlier } = options;
    writeFileSync(
      settingsFile(env),
      JSON.stringify({ choices: { ...before, options: { ...earlier, hands: 'even' } } }),
    );
    expect(readSettings(env).settings.choices?.options).toEqual({ ...options, hands: 'even' });
  });
});
