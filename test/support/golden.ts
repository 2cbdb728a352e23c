// Golden files: whole games, seed catalogue, order of answers and perft counts, as text that is compared line by line.
import { readFileSync } from 'node:fs';
import { readBoard } from '../../src/boards/index.js';
import { BOTS, type BotId, botStream } from '../../src/bots/index.js';
import {
  canonicalJson,
  expand,
  formatPosition,
  hash,
  legalActions,
  loadPack,
  loadRules,
  type Moment,
  type Options,
  type Pack,
  PROFILES,
  type Profile,
  parsePosition,
  type Rules,
  type Seat,
  type State,
  sha256,
  type Viewer,
  view,
} from '../../src/core/index.js';
import { CARDS_FILE, dominationFile, gifOf, NINE } from '../boards/support/fixtures.js';
import { packOf, SMALL_BOARDS } from './boards.js';
import { filesUnder } from './files.js';
import { applyNow } from './moments.js';
import { napoleonLines } from './napoleonGolden.js';
import { perft } from './perft.js';
import { letterOf } from './seats.js';
import {
  begin,
  chanceFrom,
  napoleonOptions,
  rulesFrom,
  type SeededSetup,
  seatsOf,
  seedOf,
  setupOf,
  withGame,
} from './setups.js';
import { actionLine, codesOf, eventLine } from './text.js';

export interface GoldenFile {
  readonly path: string;
  readonly lines: () => readonly string[];
}

interface GoldenGame {
  readonly name: string;
  readonly seats: number;
  readonly bot: BotId;
  readonly mostActions: number;
  /** Every so many steps the position and all views are shown; 0 for never. */
  readonly views: number;
  readonly options: Partial<Options>;
}

const setupFor = (profile: Profile, seats: number, seed: string, options: Partial<Options>): SeededSetup => ({
  ...setupOf(
    seats,
    seed,
    { napoleon: profile.hasNapoleon ? napoleonOptions(seats) : null, ...options },
    profile.boards[0],
  ),
  variant: profile.variant,
  profile: profile.id,
});

/** The first rulebook of a variant stands for its seats and options; of the others one game shows what differs. */
const isFirstOfItsKind = (profile: Profile): boolean =>
  PROFILES.find((p) => p.variant === profile.variant && p.boards[0] === profile.boards[0]) === profile;

/** The games of a profile: each number of seats, a dealt one, and a whole one that ends. */
const gamesOf = (profile: Profile): readonly GoldenGame[] => {
  const counts = Object.keys(profile.startArmies).map(Number);
  const random = counts.map((seats): GoldenGame => {
    const defence = Array.from({ length: seats }, (_, i) => (i % 2 === 1 ? ('ask' as const) : ('auto' as const)));
    return { name: `${seats}`, seats, bot: 'random', mostActions: 300, views: 10, options: { defence } };
  });
  const [least = 0] = counts;
  const some = counts.includes(4) ? 4 : least;
  const games: readonly GoldenGame[] = [
    ...random,
    { name: `${some}-deal`, seats: some, bot: 'random', mostActions: 300, views: 10, options: { deal: true } },
    { name: `${least}-simple`, seats: least, bot: 'colonel', mostActions: 5000, views: 0, options: {} },
  ];
  // Setup alone is more than a hundred answers, and a position is long.
  const long = (game: GoldenGame): GoldenGame =>
    profile.hasNapoleon && game.views > 0 ? { ...game, mostActions: 650, views: 40 } : game;
  const possible = games.filter((game) => loadRules(setupFor(profile, game.seats, '', game.options)).ok);
  return (isFirstOfItsKind(profile) ? possible : possible.slice(0, 1)).map(long);
};

const short = (value: unknown): string => sha256(canonicalJson(value)).slice(0, 8);

const viewLine = (rules: Rules, now: Moment, viewer: Viewer): string => {
  const shown = view(rules, now, viewer);
  const { waitingFor, seats } = shown;
  const waits = waitingFor ? `${letterOf(waitingFor.seat)} ${waitingFor.kind}` : '-';
  const hands = seats.map((seat) => (seat.hand ? `[${codesOf(rules.board, seat.hand)}]` : seat.cards)).join(' ');
  return `  view ${typeof viewer === 'number' ? letterOf(viewer) : viewer} ${short(shown)} ${shown.phase} ${waits} ${hands}`;
};

const viewLines = (rules: Rules, now: Moment): string[] => [
  `  ${formatPosition(rules, now.state)}`,
  ...seatsOf(rules).map((_, seat) => viewLine(rules, now, seat as Seat)),
  viewLine(rules, now, 'spectator'),
];

const headerLines = (rules: Rules, game: GoldenGame): string[] => {
  const { setup, pack } = rules;
  const { deal, rounds, resign, defence, napoleon, missions } = setup.options;
  return [
    '# Written by tools/golden.ts, compared by test/golden.test.ts. A step: number, question (legal answers), answer,',
    '# events, hash of the state.',
    `rules ${setup.variant} ${setup.profile} on ${setup.board} ${pack.hash}`,
    `seats ${setup.players}, ${game.bot} bots, at most ${game.mostActions} actions`,
    `options deal ${deal}, rounds ${rounds}, resign ${resign}, defence ${defence.join(' ')}`,
    ...(missions === undefined ? [] : [`missions ${missions}`]),
    ...(napoleon === null ? [] : [`napoleon ${Object.values(napoleon).flat().join(' ')}`]),
    `seed ${seedOf(rules)}`,
  ];
};

const gameLines = (profile: Profile, game: GoldenGame): string[] => {
  const seed = `golden ${profile.variant} ${profile.id} ${game.name}`;
  return linesOf(rulesFrom(setupFor(profile, game.seats, seed, game.options)), game);
};

/** Games for secret missions: on the world, and on a board that was read from the file of another program, with its own. */
const SECRET_GAMES: readonly GoldenGame[] = [
  { name: 'world', seats: 5, bot: 'colonel', mostActions: 2000, views: 40, options: { missions: 'secret' } },
  { name: 'nine', seats: 3, bot: 'colonel', mostActions: 2000, views: 20, options: { missions: 'secret' } },
];

const secretLines = (game: GoldenGame): string[] => {
  const seed = `golden secret ${game.name}`;
  if (game.name === 'world') return linesOf(rulesFrom(setupOf(game.seats, seed, game.options)), game);
  const { data } = readBoard(dominationFile(), 'nine', (name) => (name === 'nine.gif' ? gifOf(NINE) : CARDS_FILE));
  const pack = data && loadPack(data);
  if (!pack?.ok) throw new Error('golden: the board is refused');
  const { seed: _, ...setup } = setupOf(game.seats, seed, game.options, pack.value.board.id);
  const rules = loadRules(setup, [pack.value]);
  if (!rules.ok) throw new Error(`golden: ${rules.error.code}`);
  return linesOf(withGame(rules.value, seed), game);
};

const linesOf = (rules: Rules, game: GoldenGame): string[] => {
  const seed = seedOf(rules);
  const bot = BOTS[game.bot](rules);
  const streams = seatsOf(rules).map((_, seat) => botStream(chanceFrom(seed), seat));
  const start = begin(rules);
  const lines = [...headerLines(rules, game), ''];
  const events = (of: typeof start): string => of.events.map((event) => eventLine(rules, event)).join('; ');
  lines.push(`0 start | ${events(start)} | ${hash(start.state).slice(0, 8)}`);
  let now: Moment = start;
  for (let n = 1; n <= game.mostActions; n++) {
    const open = now.decision;
    const stream = open ? streams[open.seat] : undefined;
    if (!open || !stream) break;
    const [action, next] = bot(view(rules, now, open.seat), open, stream);
    streams[open.seat] = next;
    const step = applyNow(rules, now, open.seat, action);
    if (!step.ok) throw new Error(`golden: ${JSON.stringify(action)} is refused`);
    const question = `${n} ${letterOf(open.seat)} ${open.kind} (${expand(open).length})`;
    now = step.value;
    const answer = actionLine(rules.board, action);
    lines.push(`${question} ${answer} | ${events(step.value)} | ${hash(now.state).slice(0, 8)}`);
    if (game.views > 0 && n % game.views === 0) lines.push(...viewLines(rules, now));
  }
  return [...lines, '', `end ${JSON.stringify(now.state.outcome)} ${hash(now.state)}`];
};

const SEEDS = 25;

/** What setup makes of the seeds 1 to 25: who begins, the top of the deck, and what a deal gives. */
const seedLines = (profile: Profile): string[] => {
  const [least = 3] = Object.keys(profile.startArmies).map(Number);
  const { board } = rulesFrom(setupFor(profile, least, '', {}));
  const lines = [
    `# Seeds 1-${SEEDS} of ${profile.variant} ${profile.id}: first seat, first five cards; dealt territories.`,
  ];
  for (let seed = 1; seed <= SEEDS; seed++) {
    const beginWith = (deal: boolean): State | null => {
      const setup = setupFor(profile, least, `${seed}`, { deal });
      return loadRules(setup).ok ? begin(rulesFrom(setup)).state : null;
    };
    const claimed = beginWith(false);
    if (!claimed) throw new Error('golden: setup refused');
    const owner = beginWith(true)?.owner ?? claimed.owner; // dealt by cards where `--deal` is refused
    const top = codesOf(board, claimed.deck.slice(0, 5));
    const hands = claimed.seats.map((_, seat) => {
      const codes = board.territories.flatMap((t, i) => (owner[i] === seat ? [t.code] : []));
      return `${letterOf(seat)} ${codes.join(' ')}`;
    });
    lines.push(`${seed} | first ${letterOf(claimed.turn.first)} | ${top} | ${hands.join(' | ')}`);
    if (profile.hasNapoleon) lines.push(...napoleonLines(rulesFrom(setupFor(profile, least, `${seed}`, {}))));
  }
  return lines;
};

/** `classic-en-3`; a board that is not the variant's first is named too. */
const goldenPath = (profile: Profile, name: string): string => {
  const { variant, id, boards } = profile;
  const [first] = PROFILES.filter((p) => p.variant === variant && p.id === id);
  return `test/golden/${[variant, id, ...(first === profile ? [] : boards), name].join('-')}.txt`;
};

export const PERFT_FOLDER = 'test/perft';
const ORDER_FILE = `${PERFT_FOLDER}/order.txt`;
const PERFT_FILES: readonly string[] = filesUnder(PERFT_FOLDER, ['.txt']).filter((path) => path !== ORDER_FILE);

export interface PerftRow {
  readonly name: string;
  readonly line: string;
  readonly counts: readonly number[];
}

/** A row of a perft table; null for comments. The segments of its position are joined by `;`. */
export const perftRow = (text: string): PerftRow | null => {
  if (text.startsWith('#') || text.trim() === '') return null;
  const [name = '', position = '', counts = ''] = text.split('|').map((part) => part.trim());
  return { name, line: position.split(';').join(' |'), counts: counts.split(' ').filter(Boolean).map(Number) };
};

export const readLines = (path: string): string[] => readFileSync(path, 'utf8').replace(/\n$/, '').split('\n');

export const perftRows = (path: string): readonly PerftRow[] => readLines(path).flatMap((text) => perftRow(text) ?? []);

/** Small boards of two players are played as Europe is, with four neutrals: under its name (T-WORLD). */
const asEurope = (line: string): readonly [line: string, packs: readonly Pack[]] => {
  const [head = '', id] = /^two-player\/\w+\/(\w+)/.exec(line) ?? [];
  const board = SMALL_BOARDS.find((each) => each.id === id);
  if (board === undefined) return [line, SMALL_BOARDS.map(packOf)];
  return [line.replace(head, head.replace(/\w+$/, 'europe')), [packOf({ ...board, id: 'europe' })]];
};

export const perftPosition = (line: string): { readonly rules: Rules; readonly state: State } => {
  const parsed = parsePosition(...asEurope(line));
  if (!parsed.ok) throw new Error(`perft: ${parsed.error.segment}: ${parsed.error.reason} in ${line}`);
  return parsed.value;
};

const MOST_NODES = 30_000;
const MOST_DEPTH = 5;

/** The same table with every count computed anew. */
const perftLines = (path: string): string[] =>
  readLines(path).map((text) => {
    const row = perftRow(text);
    if (!row) return text;
    const { rules, state } = perftPosition(row.line);
    const counts: number[] = [];
    const next = (): number => {
      const [before = 1, last = 1] = counts.length < 2 ? [1, counts[0]] : counts.slice(-2);
      return last * Math.max(1, last / before);
    };
    while (counts.length < MOST_DEPTH && next() <= MOST_NODES) counts.push(perft(rules, state, counts.length + 1));
    return `${text.slice(0, text.lastIndexOf('|') + 1)} ${counts.join(' ')}`;
  });

const orderLines = (): string[] => [
  '# Legal answers in their order, for the positions of the perft tables. Bots choose by it.',
  ...PERFT_FILES.flatMap((path) =>
    perftRows(path).flatMap(({ name, line }) => {
      const { rules, state } = perftPosition(line);
      const actions = legalActions(rules, state).map((action) => actionLine(rules.board, action));
      return [`${rules.setup.variant} ${rules.setup.profile}: ${name}`, `  ${actions.join(', ')}`];
    }),
  ),
];

/** Every golden file, with what it should hold. */
export const GOLDEN_FILES: readonly GoldenFile[] = [
  ...PROFILES.flatMap((profile) => [
    ...gamesOf(profile).map((game) => ({
      path: goldenPath(profile, game.name),
      lines: () => gameLines(profile, game),
    })),
    ...(isFirstOfItsKind(profile) ? [{ path: goldenPath(profile, 'seeds'), lines: () => seedLines(profile) }] : []),
  ]),
  ...SECRET_GAMES.map((game) => ({ path: `test/golden/secret-${game.name}.txt`, lines: () => secretLines(game) })),
  ...PERFT_FILES.map((path) => ({ path, lines: () => perftLines(path) })),
  { path: ORDER_FILE, lines: orderLines },
];
