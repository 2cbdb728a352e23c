// Commands that are printed to be pasted: every argument exactly what it is, in the words of the shell that is there.

/** Shells by what they make of quotes. */
export type Shell = 'posix' | 'powershell' | 'cmd';

/** The shell that a command will most likely be pasted into. */
export const shellOf = (platform: NodeJS.Platform, env: NodeJS.ProcessEnv): Shell => {
  if (platform !== 'win32' || (env['SHELL'] ?? '') !== '' || (env['MSYSTEM'] ?? '') !== '') return 'posix';
  // Only the old one tells its prompt.
  return (env['PROMPT'] ?? '') !== '' ? 'cmd' : 'powershell';
};

/** What steers a terminal, turns a line round, or cannot be seen. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Cn}]/u;
const ALL_UNSEEN = new RegExp(UNSEEN, 'gu');

const byteEscapes = (char: string): string =>
  [...Buffer.from(char, 'utf8')].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');

/**
 * Characters that would not come through a screen as they are: the unseen, blanks at the ends and side by side, and what
 * Unicode writes in more than one way.
 */
const isAtRisk = (chars: readonly string[], at: number, isComposed: boolean): boolean => {
  const char = chars[at] ?? '';
  if (UNSEEN.test(char) || char.normalize('NFC') !== char) return true;
  if (/\p{M}/u.test(char)) return !isComposed || /\p{M}/u.test(chars[at - 1] ?? '');
  return /\s/u.test(char) && (char !== ' ' || at === 0 || at === chars.length - 1 || /\s/u.test(chars[at - 1] ?? ''));
};

const posix = (text: string): string => {
  if (/^[\w@%+=:,./-]+$/.test(text)) return text;
  const chars = [...text];
  const isComposed = text.normalize('NFC') === text;
  const risky = chars.map((_, at) => isAtRisk(chars, at, isComposed));
  if (!risky.includes(true)) return `'${text.replaceAll("'", "'\\''")}'`;
  // $'…' (bash, zsh, ksh and newer others) has escapes, which a terminal can show and a clipboard keeps.
  const escaped = chars.map((char, at) => (risky[at] ? byteEscapes(char) : char.replace(/[\\']/, '\\$&')));
  return `$'${escaped.join('')}'`;
};

const powershell = (text: string): string => {
  if (/^[\w.:\\/-]+$/.test(text)) return text;
  if (!UNSEEN.test(text)) return `'${text.replaceAll("'", "''")}'`;
  const escaped = text.replace(/[`"$]/g, '`$&').replace(ALL_UNSEEN, (char) => {
    const units = Array.from({ length: char.length }, (_, i) => char.charCodeAt(i));
    return units.map((unit) => `$([char]0x${unit.toString(16)})`).join('');
  });
  return `"${escaped}"`;
};

/** It knows no escapes; names of files on Windows have no quotes and no control codes in them. */
const cmd = (text: string): string =>
  /^[\w.:\\/-]+$/.test(text) ? text : `"${text.replace(ALL_UNSEEN, '').replaceAll('%', '"^%"')}"`;

const QUOTES: Readonly<Record<Shell, (text: string) => string>> = { posix, powershell, cmd };

/** How this program was called, so that the commands that it prints work as they stand. */
export const programName = (env: NodeJS.ProcessEnv): string => {
  if (env['npm_lifecycle_event'] === 'start') return 'npm start --';
  return env['npm_command'] === 'exec' ? 'npx risk-napoleon' : 'risk-napoleon';
};

/** A file as an argument: in one piece, never taken for an option or a number of the list, and exactly the file that is meant. */
export const quotedFor = (shell: Shell, file: string): string => {
  const path = /^(-|\d{1,4}$)/.test(file) ? `./${file}` : file;
  return QUOTES[shell](path);
};

/** The same for the shell that the program was called from. */
export const quoted = (file: string, env: NodeJS.ProcessEnv): string => quotedFor(shellOf(process.platform, env), file);
