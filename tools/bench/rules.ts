// The rules core and whole games of bots.
import { BOTS, botStream, randomAnswer } from '../../src/bots/index.js';
import { playBots } from '../../src/bots/selfPlay.js';
import {
  apply,
  create,
  DEFAULT_PROFILE,
  DEFAULT_VARIANT,
  decision,
  fightOdds,
  findProfile,
  type GameRecord,
  hash,
  headerOf,
  loadRules,
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

const profile = findProfile(DEFAULT_VARIANT, DEFAULT_PROFILE);

export const rulesFor = (seed: string, players: number, firstDriver = 'simple'): Rules => {
  if (!profile.ok) throw new Error('no default profile');
  const setup: Setup = {
    variant: profile.value.variant,
    profile: profile.value.id,
    board: profile.value.boards[0] ?? '',
    seed,
    options: { deal: true, rounds: null, defence: new Array(players).fill('auto'), resign: 'bot' },
    seats: Array.from({ length: players }, (_, n) => ({
      name: `Seat ${n + 1}`,
      driver: n === 0 ? firstDriver : 'simple',
    })),
  };
  const rules = loadRules(setup);
  if (!rules.ok) throw new Error(`refused: ${rules.error.code}`);
  return rules.value;
};

export const botsFor = (rules: Rules) => rules.setup.seats.map(() => BOTS.simple(rules));

// --- Random play ----------------------------------------------------------------------------------------------------

const ACTIONS = 20_000;
/** More, since they take so little. */
const BARE_ACTIONS = 1_000_000;
/** Random players seldom finish; a new game after this many actions keeps the positions ordinary. */
const ACTIONS_A_GAME = 2000;

const randomPlay = (rules: readonly Rules[]): void => {
  const stream = resumeStream(seedStream('bench'));
  let left = ACTIONS;
  for (let game = 0; left > 0; game++) {
    const r = rules[game % rules.length];
    if (!r) throw new Error('no rules');
    let { state } = create(r);
    for (let n = 0; n < ACTIONS_A_GAME && left > 0; n++, left--) {
      const open = decision(r, state);
      if (open === null) break;
      const step = apply(r, state, open.seat, randomAnswer(open, stream));
      if (!step.ok) throw new Error(step.error.rule);
      state = step.value.state;
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
  const rules = ['a', 'b', 'c', 'd'].map((seed) => rulesFor(seed, 3));
  const perSecond = (actions: number, ms: number): number => (1000 * actions) / ms;
  // Turn about, so that both meet the same machine.
  const pairs = Array.from({ length: 12 }, () => ({
    bare: perSecond(BARE_ACTIONS, cpuMs(bareLoop)),
    full: perSecond(
      ACTIONS,
      cpuMs(() => randomPlay(rules)),
    ),
  })).slice(3);
  const ratios = pairs.map(({ bare, full }) => bare / full);
  return [
    { what: 'bare loop: dice and armies, no rules', unit: '/s', samples: pairs.map(({ bare }) => bare) },
    atLeast(
      {
        what: 'random legal play, public API',
        unit: 'actions/s',
        samples: pairs.map(({ full }) => full),
        note: `bare loop is ${median(ratios).toFixed(0)} times as fast`,
      },
      200_000,
      '>= 200,000',
    ),
  ];
};

// --- Whole games ----------------------------------------------------------------------------------------------------

const gameRow = (players: number): Row => {
  let actions = 0;
  const samples = sample(60, 10, (n) => {
    const rules = rulesFor(`game-${n}`, players);
    return cpuMs(() => {
      const { state, finished } = playBots(rules, botsFor(rules));
      if (!finished) throw new Error('unfinished');
      actions += state.actions;
    });
  });
  const row: Row = {
    what: `whole game, ${players} simple bots`,
    unit: 'ms',
    samples,
    note: `${Math.round(actions / 70)} actions a game`,
  };
  return players === 3 ? atMost(row, 20, '< 20') : row;
};

/** A finished game of bots with its record, and the states on the way. */
export const recorded = (rules: Rules): { readonly record: GameRecord; readonly states: readonly State[] } => {
  const entries: RecordEntry[] = [];
  const states: State[] = [];
  const { state } = playBots(rules, botsFor(rules), undefined, (step, seat, action) => {
    states.push(step.state);
    entries.push({ n: step.state.actions, seat, action, h: shortHash(step.state) });
  });
  const end = state.outcome && { outcome: state.outcome, hash: hash(state) };
  return { record: { header: headerOf(rules), entries, end }, states };
};

const replayRows = (): Row[] => {
  const { record, states } = recorded(rulesFor('replay', 4));
  const replays = sample(15, 3, () =>
    cpuMs(() => {
      if (!replay(record).ok) throw new Error('the replay differs');
    }),
  );
  const plain = sample(15, 3, () =>
    cpuMs(() => {
      const rules = rulesFor('replay', 4);
      let { state } = create(rules);
      for (const entry of record.entries) {
        if ('undo' in entry) continue;
        const step = apply(rules, state, entry.seat, entry.action);
        if (step.ok) state = step.value.state;
      }
    }),
  );
  const hashes = sample(15, 3, () => (1000 * cpuMs(() => states.forEach(hash))) / states.length);
  const ratio = median(replays) / median(plain);
  return [
    atMost(
      {
        what: `replay of a finished game, ${record.entries.length} actions`,
        unit: 'ms',
        samples: replays,
        note: `${ratio.toFixed(1)} times the actions alone`,
      },
      100,
      '< 100',
    ),
    { what: 'hash of a state', unit: 'us', samples: hashes },
  ];
};

// --- Odds -----------------------------------------------------------------------------------------------------------

const oddsRows = (coldMs: number): Row[] => {
  if (!profile.ok) return [];
  const dice = profile.value;
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
      for (let n = 0; n < 1000; n++) botStream('bench', 0, n);
    }),
  ),
});

export const rulesRows = (): Row[] => {
  // Before anything else has asked for odds.
  const coldMs = cpuMs(() => {
    if (profile.ok) fightOdds(profile.value, 20, 20);
  });
  return [...randomRows(), gameRow(3), gameRow(4), ...replayRows(), ...oddsRows(coldMs), streamRow()];
};
