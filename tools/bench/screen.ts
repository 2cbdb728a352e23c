// Keys and frames at two sizes, each in a process of its own: React is the one of the packed program only where
// NODE_ENV says so before it is loaded.
import { execFileSync } from 'node:child_process';
import type { KeyReport, KeySample, Played } from './keys.js';
import { atMost, quantile, type Row } from './measure.js';

const SIZES = [
  { size: '80x24', mostMs: 15 },
  { size: '160x48', mostMs: 30 },
] as const;
const MOST_BYTES = 2;
/** How many times the median's bound the slowest key in a hundred may take. */
const MOST_P99 = 3;

const GAMES: readonly (readonly [Played, string])[] = [
  ['classic', ''],
  ['napoleon', ' in a combat of Risk Napoleon'],
  ['large', ' on 254 territories'],
];

const measureAt = (played: Played, size: string): KeyReport =>
  JSON.parse(
    execFileSync(process.execPath, ['tools/run.js', 'tools/bench/keys.ts', size, played], {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  ) as KeyReport;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Keys that changed nothing on the screen are left out: they would only make the figures better. */
const thatDrew = (samples: readonly KeySample[]): KeySample[] => samples.filter(({ needed }) => needed > 0);

const sizeRows = (played: Played, game: string, { size, mostMs }: (typeof SIZES)[number]): Row[] => {
  const { groups } = measureAt(played, size);
  const all = thatDrew(groups.flatMap(({ samples }) => samples));
  const cpu = all.map(({ cpuMs }) => cpuMs);
  const byGroup = groups.map(({ what, samples }): Row => {
    const drew = thatDrew(samples);
    const ratio = sum(drew.map(({ bytes }) => bytes)) / sum(drew.map(({ needed }) => needed));
    const bytes = sum(drew.map((s) => s.bytes)) / drew.length;
    return {
      what: `  ${what}`,
      unit: 'ms',
      samples: drew.map(({ cpuMs }) => cpuMs),
      note: `${bytes.toFixed(0)} bytes, ${ratio.toFixed(2)} of the need`,
    };
  });
  const ratios = all.map(({ bytes, needed }) => bytes / needed);
  return [
    atMost(
      { what: `key to frame at ${size}${game}, CPU`, unit: 'ms', samples: cpu, note: `${all.length} keys` },
      mostMs,
      `<= ${mostMs}`,
    ),
    atMost(
      { what: `key to frame at ${size}${game}, p99`, unit: 'ms', samples: [], shown: quantile(cpu, 0.99) },
      MOST_P99 * mostMs,
      `<= ${MOST_P99 * mostMs}`,
    ),
    atMost(
      { what: `bytes against the need at ${size}${game}`, unit: 'times', samples: ratios, note: 'median of keys' },
      MOST_BYTES,
      `<= ${MOST_BYTES}`,
    ),
    atMost(
      { what: `  the same of the worst key`, unit: 'times', samples: [], shown: Math.max(...ratios) },
      MOST_BYTES,
      `<= ${MOST_BYTES}`,
    ),
    ...byGroup,
  ];
};

export const screenRows = (): Row[] =>
  GAMES.flatMap(([played, game]) => SIZES.flatMap((size) => sizeRows(played, game, size)));
