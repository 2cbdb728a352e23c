// The colours of the lobby's rows: words, frames and the chips of seats, for the terminal of the session.
import { type Line, type Span, span } from '../../tui/frame/line.js';
import { seatColours, seatGlyph } from '../../tui/palette/seats.js';
import { type Theme, themeOf } from '../../tui/palette/theme.js';
import type { ColourDepth } from '../../tui/terminal/colour.js';

export interface Look {
  readonly ascii: boolean;
  readonly light: boolean;
  readonly depth: ColourDepth;
}

export interface Style {
  readonly look: Look;
  readonly theme: Theme | null;
  readonly text: (text: string) => Span;
  readonly dim: (text: string) => Span;
  readonly bold: (text: string) => Span;
  readonly title: (text: string) => Span;
  readonly frame: (text: string, isFocused?: boolean) => Span;
}

export const styleOf = (look: Look): Style => {
  const theme = themeOf(look);
  const inked = (fg: number | undefined, style: { bold?: boolean; dim?: boolean } = {}) => {
    return (text: string): Span => span(text, { ...style, fg: fg ?? null });
  };
  return {
    look,
    theme,
    text: inked(theme?.text),
    // Where there is a colour for what is secondary it need not be dimmed by the terminal as well.
    dim: theme === null ? inked(undefined, { dim: true }) : inked(theme.dim),
    bold: inked(theme?.bright, { bold: true }),
    title: inked(theme?.title, { bold: true }),
    frame: (text, isFocused = false) => span(text, { fg: (isFocused ? theme?.focus : theme?.frame) ?? null }),
  };
};

/** A seat's sign on its colour, one cell. */
export const chip = (colour: number, look: Look): Span => {
  const glyph = seatGlyph(colour, look.ascii);
  if (look.depth === 0) return span(glyph, { bold: true });
  const { fill, ink } = seatColours(colour, look);
  return span(glyph, { fg: ink, bg: fill });
};

/** A row of the table itself, above and below the panels. */
export const onGround = (line: Line, { theme }: Style): Line =>
  theme === null ? line : line.map((part) => ({ ...part, bg: part.bg ?? theme.ground }));

/** The whole row on one background: of the panel, or of what is chosen. Without colours the chosen row is inverse. */
export const onRow = (line: Line, style: Style, isChosen: boolean): Line => {
  const { theme } = style;
  const bg = theme === null ? null : isChosen ? theme.row : theme.panel;
  return line.map((part) => {
    if (theme !== null) return { ...part, bg: part.bg ?? bg };
    return isChosen ? { ...part, inverse: part.bg === null, bold: true, dim: false } : part;
  });
};
