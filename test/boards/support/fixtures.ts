// Boards of our own in the formats of other programs, with pictures, made in memory.
import { encode as encodeBmp } from 'bmp-ts';
import { GifWriter } from 'omggif';
import { PNG } from 'pngjs';

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
export const latin1 = (text: string): Uint8Array => Uint8Array.from([...text].map((c) => c.charCodeAt(0)));

/** A grid of rooms, `across` x `down`, each `size` pixels, with lines of `line` pixels between; -1 is a line or sea. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly at: readonly number[];
}

/** Rooms in reading order; the last one lies apart, as an island `gap` pixels to the right. */
export const rooms = (across: number, down: number, size: number, line: number, gap = 0): Grid => {
  const width = across * size + gap + 20;
  const height = down * size + 20;
  const at = Array.from({ length: width * height }, (_, i) => {
    const x = (i % width) - 10;
    const y = Math.floor(i / width) - 10;
    const last = across * down - 1;
    const isIsland = gap > 0 && x >= across * size + gap - size && x < across * size + gap && y >= (down - 1) * size;
    const column = isIsland ? across - 1 : Math.floor(x / size);
    const row = Math.floor(y / size);
    if (x < 0 || y < 0 || column >= across || row >= down) return -1;
    const room = row * across + column;
    if (gap > 0 && room === last && !isIsland) return -1;
    const inner = isIsland ? (x - (across * size + gap - size)) % size : x % size;
    return inner < line || y % size < line ? -1 : room;
  });
  return { width, height, at };
};

/** The grid as a GIF of Domination: the blue of each pixel is the country's number, 255 none. */
export const gifOf = ({ width, height, at }: Grid): Uint8Array => {
  // The palette's places are not the numbers, so that a reader of places is found out.
  const palette = Array.from({ length: 256 }, (_, i) => (255 - i) * 0x010101);
  const buffer = Buffer.alloc(width * height * 2 + 4096);
  const writer = new GifWriter(buffer, width, height, { palette });
  writer.addFrame(
    0,
    0,
    width,
    height,
    at.map((room) => (room < 0 ? 0 : 255 - (room + 1))),
  );
  return buffer.subarray(0, writer.end());
};

const COLOURS = [0xc03020, 0x20a040, 0x3050c0, 0xd0c040, 0xa030a0, 0x30b0b0, 0xe08030, 0x708090, 0x905020];

const rgbaOf = ({ width, height, at }: Grid, colourOf: (room: number) => number): Buffer => {
  const data = Buffer.alloc(width * height * 4, 255);
  for (const [i, room] of at.entries()) {
    const colour = room < 0 ? 0 : colourOf(room);
    data[4 * i] = colour >> 16;
    data[4 * i + 1] = (colour >> 8) & 255;
    data[4 * i + 2] = colour & 255;
  }
  return data;
};

/** The grid as a PNG whose blue is the country's number. */
export const pngOf = (grid: Grid): Uint8Array => {
  const png = new PNG({ width: grid.width, height: grid.height });
  png.data = rgbaOf(grid, (room) => room + 1);
  for (const [i, room] of grid.at.entries()) if (room < 0) png.data[4 * i + 2] = 255;
  return PNG.sync.write(png);
};

/** The grid as a BMP in plain colours, black between. */
export const bmpOf = (grid: Grid): Uint8Array => {
  const rgba = rgbaOf(grid, (room) => COLOURS[room % COLOURS.length] ?? 0);
  // The encoder takes alpha, blue, green, red.
  const data = Buffer.alloc(rgba.length);
  for (let i = 0; i < rgba.length; i += 4) {
    data[i] = 255;
    data[i + 1] = rgba[i + 2] ?? 0;
    data[i + 2] = rgba[i + 1] ?? 0;
    data[i + 3] = rgba[i] ?? 0;
  }
  return encodeBmp({ data, width: grid.width, height: grid.height, bitPP: 24 }).data;
};

/** Nine rooms, three by three, in three regions of a row each; the ninth is an island off the coast. */
export const NINE = rooms(3, 3, 40, 1, 60);

const joins = [
  [2, 4],
  [1, 3, 5],
  [2, 6],
  [1, 5, 7],
  [2, 4, 6, 8],
  [3, 5, 9],
  [4, 8],
  [5, 7, 9],
  [6, 8],
];

export const NINE_NAMES = [
  'North_West',
  'North',
  'North_East',
  'West',
  'Middle',
  'East',
  'South_West',
  'South',
  'Isle',
];

/** Its file for Domination; `change` may alter the lines. */
export const dominationFile = (change: (text: string) => string = (text) => text): Uint8Array =>
  latin1(
    change(
      [
        '; made for tests',
        'name Nine Rooms',
        'ver 1.0',
        '',
        '[files]',
        'pic nine.jpg',
        'map nine.gif',
        'crd nine.cards',
        '',
        '[continents]',
        'Top 2 red',
        'Centre 5 green',
        'Bottom 2 blue',
        '',
        '[countries]',
        ...NINE_NAMES.map(
          (name, i) => `${i + 1} ${name} ${Math.floor(i / 3) + 1} ${30 + (i % 3) * 40} ${30 + Math.floor(i / 3) * 40}`,
        ),
        '',
        '[borders]',
        ...joins.map((to, i) => [i + 1, ...to].join(' ')),
        '',
      ].join('\r\n'),
    ),
  );

export const CARDS_FILE = latin1(
  [
    '[cards]',
    ...NINE_NAMES.map((_, i) => `${['Infantry', 'Cavalry', 'Cannon'][(i + 1) % 3]} ${i + 1}`),
    'wildcard',
    'wildcard',
    '',
    '[missions]',
    '0 0 0 1 3 0 Hold the top and the bottom',
    '0 6 2 0 0 0 Hold six rooms with two armies each',
    '2 0 0 0 0 0 Destroy the second player',
    '0 0 0 2 * 0 Hold the centre and another',
  ].join('\n'),
);

/** The same rooms for Conquest. */
export const conquestFile = (change: (text: string) => string = (text) => text): Uint8Array =>
  bytesOf(
    change(
      [
        '[Map]',
        'author=tests',
        'image=nine.bmp',
        'wrap=no',
        'warn=yes',
        '',
        '[Continents]',
        'Top=2',
        'Centre=5',
        'Bottom=2',
        '',
        '[Territories]',
        ...NINE_NAMES.map((name, i) => {
          const x = i === 8 ? 170 : 30 + (i % 3) * 40;
          const to = (joins[i] ?? []).map((n) => NINE_NAMES[n - 1]);
          const region = ['Top', 'Centre', 'Bottom'][Math.floor(i / 3)];
          return [name, x, 30 + Math.floor(i / 3) * 40, region, ...to].join(',').replace(/_/g, ' ');
        }),
      ].join('\n'),
    ),
  );
