// What a terminal is asked about itself, and what its answers say. Pure. An answer is never a key: `escapes.ts` sees to that.

/** What a terminal has said. */
export type Answer =
  /** The colour behind its text, 0xRRGGBB. */
  | { readonly of: 'background'; readonly colour: number }
  /** Its name and version, as it writes them (XTVERSION). */
  | { readonly of: 'version'; readonly name: string }
  /** Its attributes (DA1): the last question, which all answer, so that nobody waits for the others. */
  | { readonly of: 'attributes' };

const BACKGROUND = '\x1b]11;?\x1b\\';
const VERSION = '\x1b[>0q';
const ATTRIBUTES = '\x1b[c';

/** The variables that tell whether a terminal can be asked. */
export interface AskEnvironment {
  readonly TERM?: string | undefined;
  readonly TERM_PROGRAM?: string | undefined;
  readonly INSIDE_EMACS?: string | undefined;
}

/** Families of which it is known that they take the questions, or pass over them without showing anything. */
const ASKED =
  /^(xterm|screen|tmux|rxvt|foot|alacritty|kitty|wezterm|contour|ghostty|konsole|vte|gnome|st-|putty|mintty|iterm)/i;

/** What is written to ask; '' where the terminal might show it. The Linux console does. */
export const questionsFor = ({ TERM = '', TERM_PROGRAM = '', INSIDE_EMACS = '' }: AskEnvironment): string => {
  if (!ASKED.test(TERM) || INSIDE_EMACS !== '') return '';
  return BACKGROUND + (TERM_PROGRAM === 'Apple_Terminal' ? '' : VERSION) + ATTRIBUTES;
};

/** One channel of `rgb:ffff/8080/0`, of one to four hexadecimal digits, as 0 to 255. */
const channel = (digits: string): number => Math.round((255 * Number.parseInt(digits, 16)) / (16 ** digits.length - 1));

const RGB = /^\x1b\]11;rgba?:([0-9a-f]{1,4})\/([0-9a-f]{1,4})\/([0-9a-f]{1,4})(?:\/[0-9a-f]{1,4})?(?:\x07|\x1b\\)$/i;
const HASH = /^\x1b\]11;#([0-9a-f]{6})(?:\x07|\x1b\\)$/i;
const NAME = /^\x1bP>\|([\x20-\x7e]{1,80})\x1b\\$/;
const DA1 = /^\x1b\[\?[\d;]*c$/;

/** What `sequence` answers; null where it is no answer to any of the questions. */
export const answerOf = (sequence: string): Answer | null => {
  const [, r, g, b] = RGB.exec(sequence) ?? [];
  if (r !== undefined && g !== undefined && b !== undefined)
    return { of: 'background', colour: (channel(r) << 16) | (channel(g) << 8) | channel(b) };
  const [, digits] = HASH.exec(sequence) ?? [];
  if (digits !== undefined) return { of: 'background', colour: Number.parseInt(digits, 16) };
  const [, name] = NAME.exec(sequence) ?? [];
  if (name !== undefined) return { of: 'version', name };
  return DA1.test(sequence) ? { of: 'attributes' } : null;
};
