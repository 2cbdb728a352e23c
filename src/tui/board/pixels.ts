// The kinds of cells that a map can be drawn with: how many pixels one has, and which character shows which of them.

/** From coarse to fine; `ascii` is drawn with letters (see `letters.ts`). */
export const CELL_KINDS = ['ascii', 'half', 'quadrant', 'sextant', 'octant'] as const;
export type CellKind = (typeof CELL_KINDS)[number];
export type PixelKind = Exclude<CellKind, 'ascii'>;

export const isCellKind = (text: string): text is CellKind => CELL_KINDS.some((kind) => kind === text);

/** Pixels of one cell. */
export interface PixelShape {
  readonly across: number;
  readonly down: number;
  /** Whether a line between two territories of one owner is made of pixels; else of eighths on the edges of cells. */
  readonly hasLines: boolean;
}

const SHAPES: Readonly<Record<PixelKind, PixelShape>> = {
  half: { across: 1, down: 2, hasLines: false },
  quadrant: { across: 2, down: 2, hasLines: false },
  sextant: { across: 2, down: 3, hasLines: true },
  octant: { across: 2, down: 4, hasLines: true },
};

export const shapeOf = (kind: PixelKind): PixelShape => SHAPES[kind];

const HALVES = [...' ▀▄█'];
const QUADRANTS = [...' ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█'];

/** Block sextants, U+1FB00: all patterns in order but those of the block elements. */
const sextantOf = (mask: number): string => {
  if (mask === 0) return ' ';
  if (mask === 21) return '▌';
  if (mask === 42) return '▐';
  if (mask === 63) return '█';
  return String.fromCodePoint(0x1fb00 + mask - 1 - (mask > 21 ? 1 : 0) - (mask > 42 ? 1 : 0));
};

/** Patterns of two times four that Unicode had before the octants (U+1CD00), which are all others in order. */
const OLDER_OCTANTS: ReadonlyMap<number, string> = new Map([
  ...QUADRANTS.map((char, quarters): readonly [number, string] => {
    const half = [0, 1, 2, 3].map((bit) => (quarters >> bit) & 1);
    const [ul = 0, ur = 0, ll = 0, lr = 0] = half;
    return [ul * 0b101 + ur * 0b1010 + ll * 0b1010000 + lr * 0b10100000, char];
  }),
  [0b11000000, '▂'],
  [0b11111100, '▆'],
  [0b00000011, '\u{1fb82}'],
  [0b00111111, '\u{1fb85}'],
  [0b00000001, '\u{1cea8}'],
  [0b00000010, '\u{1ceab}'],
  [0b01000000, '\u{1cea3}'],
  [0b10000000, '\u{1cea0}'],
  [0b00010100, '\u{1fbe6}'],
  [0b00101000, '\u{1fbe7}'],
]);

const OCTANTS: readonly string[] = (() => {
  let next = 0x1cd00;
  return Array.from({ length: 256 }, (_, mask) => OLDER_OCTANTS.get(mask) ?? String.fromCodePoint(next++));
})();

/** The character that shows the pixels of `mask` in its own colour: bit 0 upper left, row by row. */
export const pixelChar = (kind: PixelKind, mask: number): string => {
  switch (kind) {
    case 'half':
      return HALVES[mask] ?? ' ';
    case 'quadrant':
      return QUADRANTS[mask] ?? ' ';
    case 'sextant':
      return sextantOf(mask);
    case 'octant':
      return OCTANTS[mask] ?? ' ';
  }
};
