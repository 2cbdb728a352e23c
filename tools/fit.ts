// Fits the strong bot's weights to how games end: `npm run fit -- --table trial,killbot,killbot --games 300`. It plays the
// games, keeps the position after every turn with whether its seat won in the end, and looks for the weights whose
// estimate of that chance is best (the least mean log loss). A quarter of the games is held back, to see whether what is
// found holds for others. It prints what it has found; `npm run bots -- --weights` says whether it wins.
import { parseArgs } from 'node:util';
import { chartOf } from '../src/bots/classic/chart.js';
import { type Field, fieldOf } from '../src/bots/classic/field.js';
import { WEIGHT_NAMES, type Weights, weightsFor } from '../src/bots/classic/weights.js';
import { worthOf } from '../src/bots/classic/worth.js';
import { matchOf, playMatch } from '../src/bots/tournament/match.js';
import { momentOf, type Rules, rulesOfGame, type Seat, type State, view } from '../src/core/index.js';
import { seatedWith, tableOf, weightsIn } from './bots/entries.js';

const { values } = parseArgs({
  options: {
    table: { type: 'string', default: 'trial,killbot,killbot' },
    games: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '5' },
    seed: { type: 'string', default: 'fit' },
    weights: { type: 'string', default: '{}' },
  },
});

/** A position at the end of its seat's turn, and whether that seat won. */
interface Sample {
  readonly field: Field;
  readonly won: boolean;
}

const bots = values.table.split(',');
const games = Number(values.games);
const given = weightsIn(values.weights);
const game = tableOf(bots, { variant: 'classic', seed: values.seed, hands: 'printed', deal: false });

/** The seat whose turn is over in `state`, and plays on later; null within a turn. */
const endedBy = (before: State, { turn, seats, outcome }: State): Seat | null => {
  const { seat, round } = before.turn;
  return round > 0 && turn.seat !== seat && outcome === null && seats[seat]?.status === 'in' ? seat : null;
};

const samplesOf = (n: number): Sample[] => {
  const match = matchOf({ game, games }, n);
  const loaded = rulesOfGame(match.game);
  if (!loaded.ok) throw new Error(loaded.error.code);
  const rules: Rules = loaded.value;
  const fields: Field[] = [];
  let before: State | null = null;
  const { winners } = playMatch(match, seatedWith(given), ({ state }) => {
    const seat = before && endedBy(before, state);
    if (seat !== null) fields.push(fieldOf(chartOf(rules), view(rules, momentOf(rules, state), seat), seat));
    before = state;
  });
  return fields.map((field) => ({ field, won: winners.includes(field.me) }));
};

const played = Array.from({ length: games }, (_, n) => samplesOf(n));
const seen = played.filter((_, n) => n % 4 !== 0).flat();
const held = played.filter((_, n) => n % 4 === 0).flat();

/** Mean of minus the logarithm of what the estimate gave to what happened; no estimate is believed altogether. */
const lossOf = (samples: readonly Sample[], weights: Weights): number =>
  samples.reduce((sum, { field, won }) => {
    const chance = Math.min(0.9999, Math.max(0.0001, worthOf(field, weights)));
    return sum - Math.log(won ? chance : 1 - chance);
  }, 0) / samples.length;

/** What a position after a turn does not tell: the card of this turn, and what an attack must gain. */
const UNSEEN: ReadonlySet<keyof Weights> = new Set(['firstCard', 'gain']);
/** Shares: more than all of it is nothing. */
const SHARES: ReadonlySet<keyof Weights> = new Set(['inner', 'breaks', 'danger']);

let best: Weights = { ...weightsFor(bots.length), ...given };
let least = lossOf(seen, best);
const told = (): string => `${least.toFixed(4)}, held back ${lossOf(held, best).toFixed(4)}`;
process.stdout.write(`${seen.length + held.length} positions of ${games} games; as it is: ${told()}\n`);
let factor = 1.5;
for (let round = 0; round < Number(values.rounds); round++) {
  for (const name of WEIGHT_NAMES.filter((each) => !UNSEEN.has(each))) {
    for (const by of [factor, 1 / factor]) {
      for (;;) {
        const value = Number((Math.max(0.001, best[name]) * by).toPrecision(3));
        const trial = { ...best, [name]: SHARES.has(name) ? Math.min(1, value) : value };
        const loss = lossOf(seen, trial);
        if (loss >= least - 1e-6) break;
        [best, least] = [trial, loss];
      }
    }
  }
  process.stdout.write(`steps of ${factor.toFixed(2)}: ${told()}\n`);
  factor = 1 + (factor - 1) * 0.6;
}
process.stdout.write(`${JSON.stringify(best)}\n`);
