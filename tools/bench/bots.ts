// What the bots' thoughts cost: whole games of each level, and the slowest turn of the strongest.
import { botWith, LEVEL_IDS } from '../../src/bots/index.js';
import { matchOf, playMatch, type Seated } from '../../src/bots/tournament/match.js';
import { tableOf } from '../bots/entries.js';
import { atLeast, atMost, cpuMs, median, type Row } from './measure.js';

const GAMES = 3;
const OPTIONS = { seed: 'bench', hands: 'printed', deal: false } as const;

/** Games of three of `id`, and how long the turns of one of them take. */
const measured = (id: string, variant: string) => {
  const game = tableOf([id, id, id], { variant, ...OPTIONS });
  const turns: number[] = [];
  const seated: Seated = (bot, rules, seat) => {
    const answer = botWith(bot)?.(rules);
    if (!answer) throw new Error(`no bot ${bot}`);
    if (seat !== 0) return answer;
    let [turn, spent] = ['', 0];
    return (view, decision, rng) => {
      const now = `${view.turn.round}/${view.turn.seat}`;
      if (now !== turn) {
        if (turn !== '') turns.push(spent);
        [turn, spent] = [now, 0];
      }
      let given = answer(view, decision, rng);
      spent += cpuMs(() => {
        given = answer(view, decision, rng);
      });
      return given;
    };
  };
  const games = Array.from({ length: GAMES }, (_, n) =>
    cpuMs(() =>
      playMatch(matchOf({ game, games: GAMES }, n), (bot, rules) => {
        const factory = botWith(bot);
        if (!factory) throw new Error(`no bot ${bot}`);
        return factory(rules);
      }),
    ),
  );
  playMatch(matchOf({ game, games: GAMES }, 0), seated);
  return { games, turns };
};

const rowsFor = (variant: string): Row[] => {
  let colonel = 1;
  return LEVEL_IDS.flatMap((id): Row[] => {
    const { games, turns } = measured(id, variant);
    if (id === 'colonel') colonel = median(games);
    const row: Row = { what: `${variant}, three of ${id}`, unit: 'games/s', samples: games.map((ms) => 1000 / ms) };
    if (id !== 'marshal') return [row];
    const note = `${(median(games) / colonel).toFixed(1)} times three colonels`;
    const target = variant === 'classic' ? atLeast({ ...row, note }, 10, '10') : { ...row, note };
    const slowest = {
      what: `${variant}, slowest turn of a marshal`,
      unit: 'ms',
      samples: turns,
      shown: Math.max(...turns),
    };
    return [target, atMost(slowest, 1000, '1000')];
  });
};

export const botsRows = (): Row[] => [...rowsFor('classic'), ...rowsFor('napoleon')];
