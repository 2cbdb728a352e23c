// Names of players: what may be one, and which two names look the same. Pure.
import { cutColumns, NAME_COLUMNS, plainText } from '../text/index.js';

/** Why a name cannot be taken; the sentences are in `m.server.nameFaults`. */
export type NameFault = 'empty' | 'long' | 'letters' | 'mixed' | 'reserved';

/** Letters of these scripts are never mixed in one name: `Nеy` with a Cyrillic е would be another Ney. */
const SCRIPTS: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Hangul}/u,
  // Japanese is written in three scripts at once, Chinese in one of them.
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
];

/** Letters with their marks, digits, and what joins the parts of a name. */
const ALLOWED = /^[\p{L}\p{M}\p{Nd} .'’_-]+$/u;
const LETTER = /\p{L}/u;

/** What the screens say of themselves in every language, and what would sound like the operator. */
const RESERVED: ReadonlySet<string> = new Set(
  ['you', 'open', 'house', 'admin', 'administrator', 'operator', 'server', 'root', 'system', 'bot', 'marshal'].concat([
    'corporal',
    'recruit',
    'nobody',
    'neutral',
    'guest',
    'vous',
    'maison',
    'libre',
    'tu',
    'casa',
    'libero',
    'livre',
  ]),
);

/**
 * Letters that look like others, by what they look like; after decomposition, without marks and case. Facts of the
 * shapes that terminals draw, the commonest first: Cyrillic, Greek, Armenian, digits, letters that Latin has twice.
 */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'ьвβ6ƅ',
  c: 'сϲ',
  d: 'ԁɗ',
  e: 'еєε3з',
  g: 'ցɡ9',
  h: 'һнհ',
  i: 'іιlɩıӏ1|ł',
  j: 'јϳ',
  k: 'кκ',
  m: 'м',
  n: 'пηոո',
  o: 'оοօ0σø',
  p: 'рρ',
  q: 'ԛզ',
  r: 'гɾ',
  s: 'ѕ5ʂ',
  t: 'тτ7',
  u: 'υսцս',
  v: 'ѵν',
  w: 'ԝωшѡ',
  x: 'хχ',
  y: 'уγүʏ',
  z: 'ʐ2',
};

const PLAIN = new Map(Object.entries(LOOK_ALIKE).flatMap(([plain, others]) => [...others].map((c) => [c, plain])));

/** Letters that do not come apart into a letter and a mark. */
const LIGATURES: readonly (readonly [RegExp, string])[] = [
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  [/ß/g, 'ss'],
  [/đ|ð/g, 'd'],
  [/þ/g, 'p'],
  // Drawn close together these two read as one letter.
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/**
 * What is left of a name when case, marks, blanks, joining signs and look-alikes are taken away: two names with the same
 * skeleton cannot be told apart on a screen, and belong to one player.
 */
export const skeletonOf = (name: string): string => {
  const letters = name.normalize('NFKD').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  const plain = [...letters.replace(/[ .'’_-]/g, '')].map((c) => PLAIN.get(c) ?? c).join('');
  return LIGATURES.reduce((text, [from, to]) => text.replace(from, to), plain);
};

const scriptsIn = (name: string): number => SCRIPTS.filter((script) => script.test(name)).length;

export type CheckedName =
  | { readonly ok: true; readonly name: string; readonly skeleton: string }
  | { readonly ok: false; readonly fault: NameFault };

/** What somebody typed as a name, made fit for a screen, or why it cannot be one. */
export const checkName = (typed: string): CheckedName => {
  const name = plainText(typed);
  if (name === '') return { ok: false, fault: 'empty' };
  if (cutColumns(name, NAME_COLUMNS) !== name) return { ok: false, fault: 'long' };
  if (!ALLOWED.test(name) || !LETTER.test(name)) return { ok: false, fault: 'letters' };
  if (scriptsIn(name) > 1) return { ok: false, fault: 'mixed' };
  const skeleton = skeletonOf(name);
  if (RESERVED_SKELETONS.has(skeleton)) return { ok: false, fault: 'reserved' };
  return { ok: true, name, skeleton };
};

const RESERVED_SKELETONS: ReadonlySet<string> = new Set([...RESERVED].map(skeletonOf));
