// Boards from files: a large one with its picture, read, checked and drawn, beside a plain loop over as many pixels.
import { readBoard } from '../../src/boards/index.js';
import { drawPack } from '../../src/cli/boards/draw.js';
import { loadPack, type PackData } from '../../src/core/index.js';
import { largeBoard } from '../../test/boards/support/large.js';
import { atMost, cpuMs, median, type Row, sample } from './measure.js';

const SAMPLES = 7;
const WARM_UP = 2;
const LOOK = { columns: 80, rows: 22, depth: 24, ascii: false, light: false, kind: 'quadrant' } as const;
const MOST_MS = 300;

/** What a machine takes to go over the pixels of the picture, four bytes each: what everything here is a multiple of. */
const loopMs = (): number => {
  const pixels = new Uint8Array(1000 * 700 * 4).fill(3);
  let sum = 0;
  const ms = cpuMs(() => {
    for (let round = 0; round < 10; round++) for (let i = 0; i < pixels.length; i++) sum += pixels[i] ?? 0;
  });
  if (sum === 0) throw new Error('nothing was added');
  return ms / 10;
};

const read = (map: Uint8Array, picture: Uint8Array | null): PackData => {
  const { data } = readBoard(map, 'large', (name) => (name === 'large.gif' ? picture : null));
  if (data === null) throw new Error('the board is refused');
  return data;
};

const check = (data: PackData) => {
  const pack = loadPack(data);
  if (!pack.ok) throw new Error(`the board is refused: ${pack.error.code}`);
  return pack.value;
};

export const boardsRows = (): Row[] => {
  const { map, picture } = largeBoard();
  const parts = { read: [] as number[], checked: [] as number[], drawn: [] as number[] };
  const whole = (withPicture: boolean) => (): number => {
    let [data, pack]: [PackData | null, ReturnType<typeof check> | null] = [null, null];
    const reading = cpuMs(() => {
      data = read(map, withPicture ? picture : null);
    });
    const checking = cpuMs(() => {
      if (data !== null) pack = check(data);
    });
    const drawing = cpuMs(() => {
      if (pack !== null) drawPack(pack, LOOK);
    });
    if (withPicture) {
      parts.read.push(reading);
      parts.checked.push(checking);
      parts.drawn.push(drawing);
    }
    return reading + checking + drawing;
  };
  const all = sample(SAMPLES, WARM_UP, whole(true));
  const points = sample(SAMPLES, WARM_UP, whole(false));
  const loop = median(sample(SAMPLES, WARM_UP, loopMs));
  const times = (values: readonly number[]): string => `${(median(values) / loop).toFixed(0)} x a loop over the pixels`;
  return [
    atMost(
      {
        what: '254 territories, picture of 1000x700: read, checked, drawn',
        unit: 'ms',
        samples: all,
        note: times(all),
      },
      MOST_MS,
      `<= ${MOST_MS}`,
    ),
    ...Object.entries(parts).map(
      ([what, values]): Row => ({ what: `  ${what}`, unit: 'ms', samples: values.slice(WARM_UP) }),
    ),
    atMost(
      { what: 'the same from coordinates', unit: 'ms', samples: points, note: times(points) },
      MOST_MS,
      `<= ${MOST_MS}`,
    ),
  ];
};
