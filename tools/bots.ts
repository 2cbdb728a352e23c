// Tournaments with opponents that the game does not have: `node tools/run.js tools/bots.ts --table marshal,killbot`.
import { parseArgs } from 'node:util';
import { BOTS } from '../src/bots/index.js';
import { marshalWith } from '../src/bots/marshal.js';
import { type MatchResult, matchOf, playMatch, type Seated } from '../src/bots/tournament/match.js';
import { tallyOf } from '../src/bots/tournament/tally.js';
import { DEFAULT_PROFILE, findProfile, type SeededGame, type Setup, variantFor } from '../src/core/index.js';
import { killbot } from './bots/killbot.js';
import { pusher } from './bots/pusher.js';

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

const REFERENCES = { killbot, pusher };
const seated: Seated = (id, rules) => {
  if (id === 'killbot' || id === 'pusher') return REFERENCES[id](rules);
  if (id === 'trial') return marshalWith(JSON.parse(values.weights))(rules);
  const factory = Object.entries(BOTS).find(([name]) => name === id)?.[1];
  if (!factory) throw new Error(`no bot ${id}`);
  return factory(rules);
};

const bots = values.table.split(',');
const { variant, board } = variantFor(values.variant, bots.length);
const profile = findProfile(variant, DEFAULT_PROFILE, board);
if (!profile.ok) throw new Error(profile.error.code);
const setup: Setup = {
  variant: profile.value.variant,
  profile: profile.value.id,
  board: board ?? profile.value.boards[0] ?? '',
  players: bots.length,
  options: {
    deal: values.deal,
    rounds: null,
    defence: bots.map(() => 'ask' as const),
    resign: 'bot',
    napoleon: profile.value.hasNapoleon
      ? {
          hands: values.hands === 'even' ? 'even' : 'printed',
          empirePoints: 'mission',
          autoClaim: false,
          reactions: bots.map(() => 'decisive' as const),
        }
      : null,
  },
};
const game: SeededGame = {
  setup,
  chance: { dice: 'seed', seed: values.seed },
  seats: bots.map((driver, i) => ({ name: `${i + 1}`, driver })),
};
const games = Number(values.games);
const results: MatchResult[] = [];
const since = process.cpuUsage();
for (let n = 0; n < games; n++) results.push(playMatch(matchOf({ game, games }, n), seated));
const { user, system } = process.cpuUsage(since);
const tally = tallyOf(results);
const percent = (x: number): string => (100 * x).toFixed(1);
for (const bot of tally.bots) {
  const { points } = bot;
  process.stdout.write(
    `${bot.bot.padEnd(10)} ${percent(bot.share)}% [${percent(bot.low)}-${percent(bot.high)}] par ${percent(bot.par)}, kills ${bot.kills.toFixed(2)}, place ${bot.place.toFixed(2)}${points ? `, points ${JSON.stringify(points)}` : ''}\n`,
  );
}
process.stdout.write(
  `seats ${tally.seats.map((s) => percent(s.share)).join(' / ')}; rounds ${tally.rounds.mean.toFixed(1)} max ${tally.rounds.max}; ${tally.games} games, ${((user + system) / 1e6 / games).toFixed(3)} s CPU a game\n`,
);
