// Tunes the strong bot's weights by self-play: `npm run tune -- --table trial,killbot,killbot --games 120 --steps 20`. One
// weight at a time is made larger or smaller; the change is kept where it wins more of the same games. It prints what it
// has found: the numbers of `src/bots/classic/weights.ts` are changed by hand, after a longer run with other seeds.
import { parseArgs } from 'node:util';
import { WEIGHT_NAMES, type Weights, weightsFor } from '../src/bots/classic/weights.js';
import { matchOf, playMatch } from '../src/bots/tournament/match.js';
import { tallyOf, wilson } from '../src/bots/tournament/tally.js';
import { seatedWith, tableOf, weightsIn } from './bots/entries.js';

const { values } = parseArgs({
  options: {
    table: { type: 'string', default: 'trial,killbot,killbot' },
    games: { type: 'string', default: '120' },
    steps: { type: 'string', default: '20' },
    seed: { type: 'string', default: 'tune' },
    weights: { type: 'string', default: '{}' },
  },
});

const bots = values.table.split(',');
const games = Number(values.games);
const game = tableOf(bots, { variant: 'classic', seed: values.seed, hands: 'printed', deal: false });

/** Wins of `trial` with these weights, of the same games each time. */
const winsOf = (weights: Partial<Weights>): number => {
  const results = Array.from({ length: games }, (_, n) => playMatch(matchOf({ game, games }, n), seatedWith(weights)));
  return tallyOf(results).bots.find(({ bot }) => bot === 'trial')?.wins ?? 0;
};

const base = weightsFor(bots.length);
const FACTORS = [1.4, 0.7] as const;
let best: Partial<Weights> = weightsIn(values.weights);
let most = winsOf(best);
const told = (wins: number): string => {
  const { share, low, high } = wilson(wins, games);
  return `${(100 * share).toFixed(1)}% [${(100 * low).toFixed(1)}-${(100 * high).toFixed(1)}]`;
};
process.stdout.write(`as it is: ${told(most)}\n`);
for (let step = 0; step < Number(values.steps); step++) {
  const name = WEIGHT_NAMES[Math.floor(step / FACTORS.length) % WEIGHT_NAMES.length] ?? 'income';
  const now = best[name] ?? base[name];
  const trial = {
    ...best,
    [name]: Number((now === 0 ? 0.1 : now * (FACTORS[step % FACTORS.length] ?? 1)).toPrecision(3)),
  };
  const wins = winsOf(trial);
  process.stdout.write(`${name} ${now} -> ${trial[name]}: ${told(wins)}${wins > most ? ', kept' : ''}\n`);
  if (wins > most) [best, most] = [trial, wins];
}
process.stdout.write(`${JSON.stringify(best)}\n`);
