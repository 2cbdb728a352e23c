// What is remembered from one time to the next: a small JSON file in the folder of settings.
import { realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { LEVEL_IDS, type LevelId, levelOf } from '../bots/index.js';
import { settingsFile } from '../config.js';
import { PROFILE_IDS, VARIANTS } from '../core/index.js';
import { readWhole } from '../table/files.js';
import { makeFolder } from '../table/folder.js';
import { codeOf } from '../table/lock.js';
import { LANGUAGES, type Language, type Messages, plainName, plainText } from '../text/index.js';
import { type Choices, MOST_SEATS, START_MODES } from '../tui/menu/choices.js';
import { FIRST_SETTINGS, type ScreenSettings, SETTING_VALUES } from '../tui/menu/screenSettings.js';
import { FIRST_OPTIONS, MOST_ROUNDS, OPTION_VALUES } from '../tui/menu/tableOptions.js';
import type { Facts } from './facts.js';
import { messageOf, reasonOf, reasonText, UsageError } from './fail.js';

export interface Settings {
  readonly language?: Language;
  /** The kind of game that was started last. */
  readonly choices?: Choices;
  /** What was changed about the screen. */
  readonly screen?: ScreenSettings;
  /** What terminals have said of themselves, by what the environment calls them; the newest last. */
  readonly terminals?: readonly SeenTerminal[];
}

export interface SeenTerminal extends Facts {
  readonly key: string;
}

/** What is kept beside what was kept before. */
export type Change = Omit<Settings, 'screen'> & { readonly screen?: Partial<ScreenSettings> };

const MOST_BYTES = 20_000;

const SEAT = v.object({
  name: v.pipe(v.string(), v.maxLength(200)),
  driver: v.pipe(
    v.string(),
    v.transform((text) => (text === 'person' ? text : (levelOf(text) ?? text))),
    v.picklist(['person', ...LEVEL_IDS] as ('person' | LevelId)[]),
  ),
  colour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1)),
});

/** Each of `values` by its key: one of those that there are, or `fallback`'s. */
const picked = <T extends Readonly<Record<string, readonly string[]>>>(values: T) =>
  Object.fromEntries(Object.entries(values).map(([id, known]) => [id, v.picklist(known)])) as {
    readonly [K in keyof T]: v.PicklistSchema<T[K], undefined>;
  };

/** Files of older versions lack options that came later: those are as they are at first. */
const withLater = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? { ...FIRST_OPTIONS, ...value } : value;

const OPTIONS = v.pipe(
  v.unknown(),
  v.transform(withLater),
  v.object({
    ...picked(OPTION_VALUES),
    rounds: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_ROUNDS))),
  }),
);

const KIND = { mode: v.picklist(START_MODES), options: v.optional(OPTIONS, FIRST_OPTIONS) };

const CHOICES = v.object({
  variant: v.picklist(VARIANTS),
  profile: v.picklist(PROFILE_IDS),
  players: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SEATS)),
  ...KIND,
  kinds: v.optional(v.partial(v.object(Object.fromEntries(VARIANTS.map((id) => [id, v.object(KIND)])))), {}),
  seats: v.pipe(
    v.array(SEAT),
    v.length(MOST_SEATS),
    v.check((seats) => new Set(seats.map(({ colour }) => colour)).size === MOST_SEATS, 'two seats of one colour'),
  ),
});

const SETTINGS = v.object({
  language: v.optional(v.picklist(LANGUAGES)),
  choices: v.optional(CHOICES),
  screen: v.optional(v.partial(v.object(picked(SETTING_VALUES)))),
  terminals: v.optional(
    v.array(
      v.object({
        key: v.pipe(v.string(), v.maxLength(200)),
        light: v.nullable(v.boolean()),
        name: v.nullable(v.pipe(v.string(), v.maxLength(200))),
      }),
    ),
  ),
});

/** What was read, and what is wrong with the file where it cannot be used. */
export interface Read {
  readonly settings: Settings;
  readonly fault: string | null;
}

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR', 'ENOHOME'].includes(codeOf(error));

const withPlainNames = (choices: Choices): Choices => ({
  ...choices,
  seats: choices.seats.map((seat, i) => ({ ...seat, name: plainName(seat.name, `${i + 1}`) })),
});

export const readSettings = (env: NodeJS.ProcessEnv): Read => {
  let text: string;
  try {
    text = readWhole(settingsFile(env), MOST_BYTES).toString('utf8');
  } catch (error) {
    return { settings: {}, fault: isMissing(error) ? null : codeOf(error) || messageOf(error) };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { settings: {}, fault: messageOf(error) };
  }
  const read = v.safeParse(SETTINGS, value);
  if (!read.success) return { settings: {}, fault: plainText(read.issues[0].message) };
  const { language, choices, screen, terminals } = read.output;
  return {
    settings: {
      ...(language ? { language } : {}),
      ...(choices ? { choices: withPlainNames({ ...choices, seed: null }) } : {}),
      ...(terminals ? { terminals } : {}),
      ...(screen ? { screen: { ...FIRST_SETTINGS, ...(screen as Partial<ScreenSettings>) } } : {}),
    },
    fault: null,
  };
};

/** A sentence about a file that cannot be used; null where all is well. */
export const faultSentence = (m: Messages, env: NodeJS.ProcessEnv, { fault }: Read): string | null =>
  fault === null ? null : m.lobby.notRead(plainText(settingsFile(env)), reasonText(fault, m));

/** Where a link leads; the file itself where it is none, or not there yet. */
const targetOf = (path: string): string => {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
};

/** Whole or not at all, and through a link to what it names. */
const replaceFile = (path: string, text: string): void => {
  const target = targetOf(path);
  const next = `${target}.${process.pid}`;
  try {
    rmSync(next, { force: true });
    writeFileSync(next, text, { mode: 0o600, flag: 'wx' });
    renameSync(next, target);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
};

/** Keeps `change`. A file that could not be read is somebody's work and stays as it is. */
export const keepSettings = (change: Change, m: Messages, env: NodeJS.ProcessEnv): void => {
  const read = readSettings(env);
  const sentence = faultSentence(m, env, read);
  if (sentence !== null) throw new UsageError(sentence, 1);
  let path = 'settings.json';
  try {
    path = settingsFile(env);
    makeFolder(dirname(path));
    const next = { ...read.settings, ...change };
    const { choices } = next;
    // A seed is for one game.
    const kept = choices === undefined ? next : { ...next, choices: { ...choices, seed: undefined } };
    const screen = change.screen && { screen: { ...read.settings.screen, ...change.screen } };
    replaceFile(path, `${JSON.stringify({ ...kept, ...screen }, null, 2)}\n`);
  } catch (error) {
    throw new UsageError(m.lobby.notKept(plainText(path), reasonOf(error, m)), 1);
  }
};

/** Terminals that are remembered. */
const MOST_TERMINALS = 8;

/** What the terminal of that key said the last time; null where it was never asked. */
export const rememberedTerminal = (env: NodeJS.ProcessEnv, key: string): Facts | null =>
  readSettings(env).settings.terminals?.find((seen) => seen.key === key) ?? null;

/** Keeps what a terminal has said. That it cannot be kept is no misfortune: it is asked again. */
export const rememberTerminal = (env: NodeJS.ProcessEnv, m: Messages, seen: SeenTerminal): void => {
  const others = (readSettings(env).settings.terminals ?? []).filter(({ key }) => key !== seen.key);
  try {
    keepSettings({ terminals: [...others, seen].slice(-MOST_TERMINALS) }, m, env);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
  }
};
