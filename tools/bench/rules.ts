// The rules core and whole games of bots.
import { BOTS, botStream, randomAnswer } from '../../src/bots/index.js';
import { playBots } from '../../src/bots/selfPlay.js';
import {
  apply,
  create,
  DEFAULT_PROFILE,
  fightOdds,
  findProfile,
  type GameRecord,
  type GameSetup,
  hash,
  headerOf,
  loadRules,
  type Moment,
  type Pack,
  type Profile,
  questionOf,
  type RecordEntry,
  type Rules,
  replay,
  resumeStream,
  type Setup,
  type State,
  seedStream,
  shortHash,
} from '../../src/core/index.js';
import { atLeast, atMost, cpuMs, median, type Row, sample } from './measure.js';

export type Variant = 'classic' | 'napoleon';

const profileOf = (variant: Variant): Profile => {
  const profile = findProfile(variant, DEFAULT_PROFILE);
  if (!profile.ok) throw new Error(`no profile of ${variant}`);
  return profile.value;
};

/** A dealt game with the options that people have by default. */
export interface Game extends Pick<GameSetup, 'chance' | 'seats'> {
  readonly rules: Rules;
}

/** On `pack` where it is given, else on the variant's own board. */
export const gameFor = (
  variant: Variant,
  seed: string,
  players: number,
  firstDriver = 'colonel',
  pack: Pack | null = null,
): Game => {
  const profile = profileOf(variant);
  const setup: Setup = {
    variant: profile.variant,
    profile: profile.id,
    board: pack?.board.id ?? profile.boards[0] ?? '',
    players,
    options: {
      deal: true,
      rounds: null,
      defence: new Array(players).fill('auto'),
      resign: 'bot',
      napoleon: profile.hasNapoleon
        ? {
            hands: 'printed',
            empirePoints: 'mission',
            autoClaim: false,
            reactions: new Array(players).fill('decisive'),
          }
        : null,
    },
  };
  const seats = Array.from({ length: players }, (_, n) => ({
    name: `Seat ${n + 1}`,
    driver: n === 0 ? firstDriver : 'colonel',
  }));
  const rules = loadRules(setup, pack === null ? [] : [pack]);
  if (!rules.ok) throw new Error(`refused: ${rules.error.code}`);
  return { rules: rules.value, chance: { dice: 'seed', seed }, seats };
};

export const botsFor = ({ rules, seats }: Game) => seats.map(() => BOTS.colonel(rules));

// --- Random play ----------------------------------------------------------------------------------------------------

const ACTIONS = 20_000;
/** More, since they take so little. */
const BARE_ACTIONS = 1_000_000;
/** Random players seldom finish; a new game after this many actions keeps the positions ordinary. */
const ACTIONS_A_GAME = 2000;

const randomPlay = (games: readonly Game[]): void => {
  const stream = resumeStream(seedStream('bench'));
  let left = ACTIONS;
  for (let n = 0; left > 0; n++) {
    const game = games[n % games.length];
    if (!game) throw new Error('no rules');
    const r = game.rules;
    let now: Moment = create(r, game.chance);
    for (let played = 0; played < ACTIONS_A_GAME && left > 0; played++, left--) {
      const { decision: open } = now;
      if (open === null) break;
      const step = apply(r, now, open.seat, randomAnswer(open, stream), open.id);
      if (!step.ok) throw new Error(step.error.rule);
      now = step.value;
    }
  }
};

/** The least that any program would do for an attack: choose a border, roll five dice, compare, take armies away. */
const bareLoop = (): number => {
  let seed = 1;
  const pick = (bound: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    return (seed >>> 16) % bound;
  };
  const armies = new Int32Array(42).fill(1_000_000);
  for (let n = 0; n < BARE_ACTIONS; n++) {
    const from = pick(42);
    const to = (from + 1) % 42;
    const [a, b, c] = [pick(6), pick(6), pick(6)];
    const [d, e] = [pick(6), pick(6)];
    const high = Math.max(a, b, c);
    const second = a + b + c - high - Math.min(a, b, c);
    const lost = (high > Math.max(d, e) ? 1 : 0) + (second > Math.min(d, e) ? 1 : 0);
    armies[from] = (armies[from] ?? 0) - (2 - lost);
    armies[to] = (armies[to] ?? 0) - lost;
  }
  return armies[0] ?? 0;
};

const randomRows = (): Row[] => {
  const tables = (variant: Variant): Game[] => ['a', 'b', 'c', 'd'].map((seed) => gameFor(variant, seed, 3));
  const [classic, napoleon] = [tables('classic'), tables('napoleon')];
  const perSecond = (actions: number, ms: number): number => (1000 * actions) / ms;
  const played = (games: readonly Game[]): number =>
    perSecond(
      ACTIONS,
      cpuMs(() => randomPlay(games)),
    );
  // Turn about, so that all meet the same machine.
  const runs = Array.from({ length: 12 }, () => ({
    bare: perSecond(BARE_ACTIONS, cpuMs(bareLoop)),
    classic: played(classic),
    napoleon: played(napoleon),
  })).slice(3);
  const slower = (of: 'classic' | 'napoleon', than: 'bare' | 'classic'): string =>
    median(runs.map((run) => run[than] / run[of])).toFixed(than === 'bare' ? 0 : 1);
  return [
    { what: 'bare loop: dice and armies, no rules', unit: '/s', samples: runs.map(({ bare }) => bare) },
    atLeast(
      {
        what: 'random legal play, public API',
        unit: 'actions/s',
        samples: runs.map((run) => run.classic),
        note: `bare loop is ${slower('classic', 'bare')} times as fast`,
      },
      200_000,
      '>= 200,000',
    ),
    {
      what: 'random legal play, Risk Napoleon',
      unit: 'actions/s',
      samples: runs.map((run) => run.napoleon),
      note: `classic is ${slower('napoleon', 'classic')} times as fast`,
    },
  ];
};

// --- Whole games ----------------------------------------------------------------------------------------------------

const GAMES = { classic: { count: 60, warmUp: 10 }, napoleon: { count: 15, warmUp: 3 } } as const;

const gameRow = (variant: Variant, players: number): Row => {
  const { count, warmUp } = GAMES[variant];
  let actions = 0;
  const samples = sample(count, warmUp, (n) => {
    const game = gameFor(variant, `game-${n}`, players);
    return cpuMs(() => {
      const { state, finished } = playBots(game.rules, game.chance, botsFor(game));
      if (!finished) throw new Error('unfinished');
      actions += state.actions;
    });
  });
  const row: Row = {
    what: `whole game${variant === 'napoleon' ? ' of Risk Napoleon' : ''}, ${players} simple bots`,
    unit: 'ms',
    samples,
    note: `${Math.round(actions / (count + warmUp))} actions a game`,
  };
  return variant === 'classic' && players === 3 ? atMost(row, 20, '< 20') : row;
};

/** A finished game of bots with its record, and the states on the way. */
export const recorded = (game: Game): { readonly record: GameRecord; readonly states: readonly State[] } => {
  const entries: RecordEntry[] = [];
  const states: State[] = [];
  const { rules, chance, seats } = game;
  const { state } = playBots(rules, chance, botsFor(game), undefined, (step, seat, action) => {
    states.push(step.state);
    entries.push({ n: step.state.actions, seat, action, h: shortHash(step.state) });
  });
  const end = state.outcome && { outcome: state.outcome, hash: hash(state) };
  return { record: { header: headerOf(rules, chance, seats), entries, end }, states };
};

const replayRows = (variant: Variant): Row[] => {
  const of = variant === 'napoleon' ? ' of Risk Napoleon' : '';
  const { record, states } = recorded(gameFor(variant, 'replay', 4));
  const replays = sample(15, 3, () =>
    cpuMs(() => {
      if (!replay(record).ok) throw new Error('the replay differs');
    }),
  );
  const plain = sample(15, 3, () =>
    cpuMs(() => {
      const { rules, chance } = gameFor(variant, 'replay', 4);
      let now: Moment = create(rules, chance);
      for (const entry of record.entries) {
        if ('undo' in entry) continue;
        const step = apply(rules, now, entry.seat, entry.action, questionOf(entry));
        if (step.ok) now = step.value;
      }
    }),
  );
  const hashes = sample(15, 3, () => (1000 * cpuMs(() => states.forEach(hash))) / states.length);
  const ratio = median(replays) / median(plain);
  const row: Row = {
    what: `replay of a finished game${of}, ${record.entries.length} actions`,
    unit: 'ms',
    samples: replays,
    note: `${ratio.toFixed(1)} times the actions alone`,
  };
  return [
    variant === 'classic' ? atMost(row, 100, '< 100') : row,
    { what: `hash of a state${of}`, unit: 'us', samples: hashes },
  ];
};

// --- Odds -----------------------------------------------------------------------------------------------------------

const oddsRows = (coldMs: number): Row[] => {
  const dice = profileOf('classic');
  const cold: Row = { what: 'odds up to 32 x 32, first call of a process', unit: 'ms', samples: [coldMs] };
  const large = sample(9, 1, () => cpuMs(() => void fightOdds({ ...dice }, 120, 120)));
  const lookups = 100_000;
  fightOdds(dice, 30, 20);
  const warm = sample(9, 2, () => {
    const ms = cpuMs(() => {
      for (let n = 0; n < lookups; n++) fightOdds(dice, 2 + (n % 28), 1 + (n % 19));
    });
    return (1e6 * ms) / lookups;
  });
  return [
    cold,
    { what: 'odds up to 128 x 128, dice counted before', unit: 'ms', samples: large },
    { what: 'odds looked up', unit: 'ns', samples: warm },
  ];
};

// --- A bot's answer -------------------------------------------------------------------------------------------------

const streamRow = (): Row => ({
  what: "a bot's stream seeded",
  unit: 'us',
  samples: sample(9, 2, () =>
    cpuMs(() => {
      for (let n = 0; n < 1000; n++) botStream({ dice: 'seed', seed: 'bench' }, 0, n);
    }),
  ),
});

export const rulesRows = (): Row[] => {
  // Before anything else has asked for odds.
  const dice = profileOf('classic');
  const coldMs = cpuMs(() => void fightOdds(dice, 20, 20));
  return [
    ...randomRows(),
    gameRow('classic', 3),
    gameRow('classic', 4),
    gameRow('napoleon', 4),
    ...replayRows('classic'),
    ...replayRows('napoleon'),
    ...oddsRows(coldMs),
    streamRow(),
  ];
};
