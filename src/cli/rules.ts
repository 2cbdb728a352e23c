// risk-napoleon rules [PART]: the part of the rulebook that applies, in the language of the player. What can be printed
// stands in the rulebook's own headings: `## Classic (`classic`)` is the part `classic`, in every language.
import { existsSync, readFileSync } from 'node:fs';
import { DEFAULT_PROFILE, findProfile, PROFILE_IDS, VARIANTS } from '../core/index.js';
import { type Messages, plainText } from '../text/index.js';
import { UsageError } from './fail.js';
import { setupSentence } from './options.js';
import type { Output } from './output.js';

export interface RulesFlags {
  readonly profile?: string;
}

interface Part {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** Games that are played by the rules of another one where they say nothing of their own. */
const PLAYED_LIKE: Readonly<Record<string, readonly string[]>> = {
  'napoleon-basic': ['classic'],
  'two-player': ['classic'],
};
const RULEBOOKS = 'rulebooks';
const EVERY_GAME = 'every';
const RULINGS = 'rulings';
const RULE_NUMBER = /^[A-Z]+-(?:[A-Z]+-)?(?:\d+|[A-Z]+)$/;

/** Beside the bundle in the package, in docs/ where the sources run. */
const readRulebook = (file: string): string => {
  const places = [`./${file}`, `../../docs/${file}`].map((path) => new URL(path, import.meta.url));
  const place = places.find((url) => existsSync(url));
  if (!place) throw new Error(`${file} is missing from the package`);
  return readFileSync(place, 'utf8').replaceAll('\r\n', '\n');
};

/** The sections of one level of heading; those without an id in their heading cannot be asked for. */
const partsOf = (text: string, level: '##' | '###'): readonly Part[] =>
  text
    .split(new RegExp(`^(?=${level} )`, 'm'))
    .slice(1)
    .flatMap((section) => {
      const [, title, id] = /^#+ (.*?) \(`([\w-]+)`\)$/m.exec(section.split('\n', 1)[0] ?? '') ?? [];
      return title === undefined || id === undefined ? [] : [{ id, title, text: section.trim() }];
    });

/** `- C-ATT-2: ...` with the lines that belong to it. */
const itemsOf = (text: string): string[] => text.split(/\n(?=- )/).filter((item) => item.startsWith('- '));

/** The rulings about rules of the families (C, T ...) that `text` defines, and those about everything. */
const rulingsFor = (text: string, rulings: Part): string => {
  const families = new Set([...text.matchAll(/^\*\*([A-Z]+)-/gm)].map(([, family]) => family));
  const isMeant = (item: string): boolean => {
    const [, family] = /^- ([A-Z]+)-/.exec(item) ?? [];
    return family === undefined || families.has(family);
  };
  const head = rulings.text.slice(0, rulings.text.indexOf('\n- ')).replace(/ \(`[\w-]+`\)/, '');
  return [head, itemsOf(rulings.text).filter(isMeant).join('\n')].join('\n');
};

/** A rule by its number, how the rulebooks differ in it, and its rulings. */
const ruleText = (rulebook: string, number: string): string | null => {
  const definition = rulebook.split(/\n\n+/).find((paragraph) => paragraph.startsWith(`**${number}**`));
  if (definition === undefined) return null;
  const parts = partsOf(rulebook, '##');
  const books = partsOf(parts.find(({ id }) => id === RULEBOOKS)?.text ?? '', '###').flatMap(({ id, text }) =>
    itemsOf(text).flatMap((item) => (item.includes(`(${number})`) ? [item.trim().replace('- ', `- \`${id}\` `)] : [])),
  );
  const ruling = new RegExp(`^- ${number} ?:`); // in French with a space
  const rulings = itemsOf(parts.find(({ id }) => id === RULINGS)?.text ?? '').filter((item) => ruling.test(item));
  return [definition, books.join('\n'), rulings.join('\n')].filter((text) => text !== '').join('\n\n');
};

/** What stands before the first section, what holds in every game, and what can be printed. */
const overview = (rulebook: string, parts: readonly Part[], m: Messages): string => {
  const width = Math.max(...parts.map(({ id }) => id.length));
  const list = parts.map(({ id, title }) => `  ${id.padEnd(width)}  ${title}`);
  const every = parts.find(({ id }) => id === EVERY_GAME)?.text ?? '';
  const intro = rulebook.slice(0, rulebook.indexOf('\n## ')).trim();
  return [intro, every, `${m.cli.rulesParts}\n\n${list.join('\n')}`, m.cli.rulesHint(PROFILE_IDS.join(', '))].join(
    '\n\n',
  );
};

/** How the chosen rulebook differs, or how all four do. */
const bookText = (parts: readonly Part[], profile: string | undefined): string => {
  const books = parts.find(({ id }) => id === RULEBOOKS)?.text ?? '';
  return profile === undefined ? books : (partsOf(books, '###').find(({ id }) => id === profile)?.text ?? '');
};

const partText = (parts: readonly Part[], part: Part, profile: string | undefined): string => {
  const sections = [part.id, ...(PLAYED_LIKE[part.id] ?? [])].flatMap(
    (id) => parts.find((p) => p.id === id)?.text ?? [],
  );
  const isGame = (VARIANTS as readonly string[]).includes(part.id);
  const rulings = parts.find(({ id }) => id === RULINGS);
  if (!isGame) return part.id === RULEBOOKS ? bookText(parts, profile) : part.text;
  const rules = rulings ? rulingsFor(sections.join('\n'), rulings) : '';
  return [...sections, bookText(parts, profile), rules].join('\n\n');
};

/** What is asked for as text. */
const wantedText = (wanted: string | undefined, profile: string | undefined, m: Messages): string => {
  const rulebook = readRulebook(m.cli.rulesFile);
  const parts = partsOf(rulebook, '##');
  if (wanted === undefined) return profile === undefined ? overview(rulebook, parts, m) : bookText(parts, profile);
  const number = wanted.toUpperCase();
  const rule = RULE_NUMBER.test(number) ? ruleText(rulebook, number) : null;
  if (rule !== null) return rule;
  const part = parts.find(({ id }) => id === wanted);
  if (!part) throw new UsageError(m.cli.unknownRules(plainText(wanted), parts.map(({ id }) => id).join(', ')));
  return partText(parts, part, profile);
};

/** All parts of the rulebook, in its order, each with what goes with it. */
export const rulebookParts = (m: Messages): readonly Part[] => {
  const parts = partsOf(readRulebook(m.cli.rulesFile), '##');
  return parts.map((part) => ({ ...part, text: partText(parts, part, undefined) }));
};

export const rules = (wanted: string | undefined, flags: RulesFlags, m: Messages, output: Output): void => {
  const profile = flags.profile === undefined ? undefined : plainText(flags.profile);
  const found = findProfile('classic', profile ?? DEFAULT_PROFILE);
  if (!found.ok) throw new UsageError(setupSentence(m, found.error));
  output.print(`${wantedText(wanted, profile, m)}\n`);
};
