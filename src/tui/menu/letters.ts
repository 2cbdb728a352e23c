// Big letters for the name of the game and of who has won: five by seven squares a letter, a square two columns wide, or
// half a cell. The name of the game has letters of its own where quarters of cells can be drawn.

const FONT: Readonly<Record<string, string>> = {
  A: '0e11111f111111',
  B: '1e11111e11111e',
  C: '0e11101010110e',
  D: '1e11111111111e',
  E: '1f10101e10101f',
  F: '1f10101e101010',
  G: '0f10101711110f',
  H: '1111111f111111',
  I: '0e04040404040e',
  J: '0702020202120c',
  K: '11121418141211',
  L: '1010101010101f',
  M: '111b1515111111',
  N: '11191915131311',
  O: '0e11111111110e',
  P: '1e11111e101010',
  Q: '0e11111115120d',
  R: '1e11111e141211',
  S: '0f10100e01011e',
  T: '1f040404040404',
  U: '1111111111110e',
  V: '11111111110a04',
  W: '11111115151b11',
  X: '11110a040a1111',
  Y: '11110a04040404',
  Z: '1f01020408101f',
  ' ': '00000000000000',
};

export const LETTER_ROWS = 7;
const LETTER = 5;
const SQUARE = 2;
const GAP = 1;

/** Columns that `text` takes. */
export const bigWidth = (text: string): number => [...text].length * (LETTER * SQUARE + GAP) - GAP;

/** Whether all of it can be drawn: letters with accents cannot. */
export const isDrawable = (text: string): boolean => [...text].every((letter) => Object.hasOwn(FONT, letter));

/** The rows of `text`: `█` where there is a square, else blank. */
export const bigLetters = (text: string): string[] =>
  Array.from({ length: LETTER_ROWS }, (_, row) =>
    [...text]
      .map((letter) => {
        const bits = Number.parseInt((FONT[letter] ?? '').slice(2 * row, 2 * row + 2), 16);
        return Array.from({ length: LETTER }, (__, k) =>
          ((bits >> (LETTER - 1 - k)) & 1 ? '█' : ' ').repeat(SQUARE),
        ).join('');
      })
      .join(' '.repeat(GAP)),
  );

const HALVES = [' ', '▀', '▄', '█'] as const;

/** Rows of letters whose squares are halves of cells, and the columns that `text` takes in them. */
const SMALL_ROWS = Math.ceil(LETTER_ROWS / 2);
export const smallWidth = (text: string): number => [...text].length * (LETTER + GAP) - GAP;

/** The rows of `text` in such letters. */
export const smallLetters = (text: string): string[] => {
  const isSet = (letter: string, x: number, y: number): boolean =>
    y < LETTER_ROWS &&
    ((Number.parseInt((FONT[letter] ?? '').slice(2 * y, 2 * y + 2), 16) >> (LETTER - 1 - x)) & 1) === 1;
  return Array.from({ length: SMALL_ROWS }, (_, row) =>
    [...text]
      .map((letter) =>
        Array.from({ length: LETTER }, (__, x) => {
          const [upper, lower] = [isSet(letter, x, 2 * row), isSet(letter, x, 2 * row + 1)];
          return HALVES[(upper ? 1 : 0) + (lower ? 2 : 0)] ?? ' ';
        }).join(''),
      )
      .join(' '.repeat(GAP)),
  );
};

/** The name of the game in quarters of cells, its accent in the first row. */
export const NAME_ROWS: readonly string[] = [
  '                                                                ▟▛▘                             ',
  '▄▄▄▖    ▗▄▄▄▖    ▗▄▖     ▄▄▄▄▄▄▄▄      ▗▄▄▄▄▖    ▄▄▄▄▄▖    ▗▄▄▄▄▄▄▄▄▄     ▄▄▄▄▄    ▗▄▄▄▖    ▗▄▄▄',
  '▀▜██▙    ▀█▀     ▟██▖    ▝▜██▛▀▜██▙  ▄██▀  ▀██▄  ▝▜██▛▘     ▀███▀▀▀▀█▌ ▗▟█▛▘ ▝▜█▙▖  ▀███▄   ▝▜▛▀',
  ' ▐▛███▖   █     ▟▛██▙     ▐██▌  ███ ▐██▌    ▐██▌  ▐██▌       ███  ▗▖   ███     ███   █▜██▙   ▐▌ ',
  ' ▐▌▝▜██▙  █    ▗▛ ▐██▌    ▐██▙▄▟██▛ ███▌    ▐███  ▐██▌       ██████▌  ▐███     ███▌  █ ▝███▖ ▐▌ ',
  ' ▐▌  ▀███▖█    █▙▄▄███▖   ▐██▛▀▀▀   ▜██▌    ▐██▛  ▐██▌       ███  ▝▘  ▝███     ███▌  █  ▝▜██▙▐▌ ',
  ' ▐▌   ▝▜███   ▟▘   ▝███   ▐██▌      ▝██▙    ▟██▘  ▐██▌   ▗▖  ███    ▗▖ ▜██▖   ▗██▛   █    ▀███▌ ',
  '▄█▙▄    ▀██  ▟█▄   ▗▟██▙▖▄▟██▙▄       ▀██▄▄██▀   ▄▟███████▌▗▄████████▌  ▝▀█▙▄▄█▛▘  ▗▄█▙▖   ▝▜█▌ ',
];
