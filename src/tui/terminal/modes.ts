// What is set in a terminal while the program has it, and what undoes that.

/** Pairs of what is set and what undoes it; undone in the reverse order. */
const MODES: readonly (readonly [string, string])[] = [
  ['\x1b[?1049h', '\x1b[?1049l'], // alternate screen
  ['\x1b[?25l', '\x1b[?25h'], // cursor
  ['\x1b[?2004h', '\x1b[?2004l'], // bracketed paste
  ['\x1b[?7l', '\x1b[?7h'], // autowrap
  // Another program may have left keys in an encoding of its own: kitty's (a stack), and that of xterm (for which the end
  // is a parameter left out: what it was at the start). Both are read all the same. A terminal that knows neither may take
  // the second for colours: so it ends in a 0, or in nothing, and stands before the attributes.
  ['\x1b[>0u', '\x1b[<u'],
  ['\x1b[>4;0m', '\x1b[>4;m'],
  ['\x1b[m', '\x1b[m'], // attributes
];

export const BEGIN_FRAME = '\x1b[?2026h';
export const END_FRAME = '\x1b[?2026l';

/** Presses and releases, in the form that knows no bounds; undone whether it was set or not. */
export const MOUSE_ON = '\x1b[?1000h\x1b[?1006h';
export const MOUSE_OFF = '\x1b[?1006l\x1b[?1000l';

const ENTER = MODES.map(([set]) => set).join('');

/** The titles of the window and its icon, put on the terminal's stack and taken from it again. */
const KEEP_TITLE = '\x1b[22;0t';
const GIVE_TITLE_BACK = '\x1b[23;0t';

export interface Taken {
  readonly mouse: boolean;
  /** Whether the window's title is set while the program runs. */
  readonly title: boolean;
}

export const entering = ({ mouse, title }: Taken): string =>
  (title ? KEEP_TITLE : '') + ENTER + (mouse ? MOUSE_ON : '');

export const leaving = ({ title }: Pick<Taken, 'title'>): string => LEAVE + (title ? GIVE_TITLE_BACK : '');

/** The title of the window; of `text` what could end the sequence is left out. */
export const titled = (text: string): string => `\x1b]2;${text.replace(/[\x00-\x1f\x7f-\x9f]/g, ' ')}\x1b\\`;

/** A frame may have been cut off in the middle. */
const LEAVE =
  END_FRAME +
  MOUSE_OFF +
  MODES.toReversed()
    .map(([, undo]) => undo)
    .join('');
