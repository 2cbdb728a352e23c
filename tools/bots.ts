// Tournaments with opponents that the game does not have: `npm run bots -- --table marshal,killbot --games 100`.
import { parseArgs } from 'node:util';
import { type MatchResult, matchOf, playMatch } from '../src/bots/tournament/match.js';
import { tallyOf } from '../src/bots/tournament/tally.js';
import { seatedWith, tableOf, weightsIn } from './bots/entries.js';

const { values } = parseArgs({
  options: {
    table: { type: 'string', default: 'marshal,killbot' },
    variant: { type: 'string', default: 'classic' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'bench' },
    weights: { type: 'string', default: '{}' },
    hands: { type: 'string', default: 'printed' },
    deal: { type: 'boolean', default: false },
  },
});

const games = Number(values.games);
const game = tableOf(values.table.split(','), values);
const seated = seatedWith(weightsIn(values.weights));
const results: MatchResult[] = [];
const since = process.cpuUsage();
for (let n = 0; n < games; n++) results.push(playMatch(matchOf({ game, games }, n), seated));
const { user, system } = process.cpuUsage(since);
const tally = tallyOf(results);
const percent = (x: number): string => (100 * x).toFixed(1);
const bots = tally.bots.map(({ bot, share, low, high, par, kills, place, points, missions }) =>
  [
    `${bot.padEnd(10)} ${percent(share)}% [${percent(low)}-${percent(high)}] par ${percent(par)}`,
    `kills ${kills.toFixed(2)}`,
    `place ${place.toFixed(2)}`,
    ...(points === null ? [] : [`points ${points.all.toFixed(2)}`]),
    ...(missions === null ? [] : [`missions by rank ${missions.map((n) => n.toFixed(2)).join(' ')}`]),
  ].join(', '),
);
const { rounds } = tally;
process.stdout.write(
  `${[
    ...bots,
    `seats ${tally.seats.map(({ share, low, high }) => `${percent(share)} [${percent(low)}-${percent(high)}]`).join(' / ')}`,
    `rounds ${rounds.mean.toFixed(1)}, longest ${rounds.max}; ${tally.finished} of ${tally.games} games finished`,
    `${((user + system) / 1e6 / games).toFixed(3)} s of CPU a game`,
    ...(Object.keys(tally.effects).length === 0 ? [] : [`effects a game ${JSON.stringify(tally.effects)}`]),
  ].join('\n')}\n`,
);
