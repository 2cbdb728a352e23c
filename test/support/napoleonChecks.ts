// What holds at every step of any game of Risk Napoleon.
import {
  type Action,
  admiralsOf,
  canonicalJson,
  countTerritories,
  type Decision,
  decision,
  formatPosition,
  type GameEvent,
  type GameRecord,
  generalsOf,
  hash,
  legalActions,
  legalAnswer,
  momentOf,
  nap,
  parsePosition,
  type RecordEntry,
  type Rules,
  replay,
  type Seat,
  type State,
  type Step,
  shipsOf,
  type Viewer,
} from '../../src/core/index.js';
import { type Memory, memoryOf, newThread, recall, type Thread } from './memoryMirror.js';
import { applyTo } from './moments.js';
import { fold, type Pieces, piecesOf } from './napoleonMirror.js';
import { permuteSecrets } from './napoleonSecrets.js';
import { shown } from './secrets.js';
import { headerFor } from './setups.js';
import { type Walk, type Walked, walk } from './walk.js';

type Check = (rules: Rules, walked: Walked, n: number) => void;

const fail = (what: string): never => {
  throw new Error(what);
};

const entered = (state: State): readonly string[] =>
  state.frames.flatMap((frame) => (frame.kind === 'advance' ? [frame.to] : []));

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

const checkLand: Check = (rules, { step: { state } }) => {
  const n = nap(state);
  state.owner.forEach((owner, i) => {
    const id = rules.board.territories[i]?.id ?? '';
    const armies = state.armies[i] ?? -1;
    const least = owner === null || entered(state).includes(id) ? 0 : 1;
    if (armies < least || (owner === null && armies !== 0)) fail(`${armies} regiments on ${id}`);
    if ((n.generals[i] ?? 0) > 0 && armies === 0) fail(`a general without regiments on ${id}`);
    if (state.turn.round === 0 && armies > 10) fail(`${armies} regiments on ${id} in setup (N-SETUP-4)`);
  });
  if (state.turn.pool < 0 || state.seats.some((seat) => seat.supply < 0)) fail('regiments below nothing');
};

/** N-CONTROL, N-NAVAL-1: whether the combat phase of the turn is over, or has not come into it. */
const isAfterCombat = (rules: Rules, state: State): boolean => {
  const [base] = state.frames;
  return base?.kind === 'turn' && base.step > rules.profile.turn.indexOf('combat') + 1;
};

const checkSea: Check = (rules, { step: { state, events } }) => {
  const n = nap(state);
  n.ships.forEach((row, zone) => {
    row.forEach((ships, seat) => {
      if (ships < 0) fail(`${ships} ships`);
      if ((n.admirals[zone]?.[seat] ?? 0) > 0 && ships === 0) fail(`an admiral without ships in zone ${zone}`);
      if (ships > 0 && state.seats[seat]?.status !== 'in') fail(`ships of seat ${seat}, which is not in`);
    });
    const fleets = row.filter((ships) => ships > 0).length;
    if (fleets > 2) fail(`three fleets in zone ${zone}`);
    const isNewTurn = events.some((e) => e.type === 'turnBegan') && state.frames[0]?.kind === 'turn';
    if (fleets > 1 && (isAfterCombat(rules, state) || (isNewTurn && state.turn.pool === 0)))
      fail(`two fleets in zone ${zone} after the combat phase`);
  });
};

/** N-LIMIT. */
const checkLimits: Check = (rules, { step: { state } }) => {
  const n = nap(state);
  const spare = (6 - rules.players) * 26;
  let borrowed = 0;
  for (let seat = 0 as Seat; seat < rules.players; seat = (seat + 1) as Seat) {
    const generals = generalsOf(state, seat) + sum(n.captiveGenerals.map((held) => held[seat] ?? 0));
    const admirals = admiralsOf(n, seat) + sum(n.captiveAdmirals.map((held) => held[seat] ?? 0));
    if (generals > 3 || admirals > 2) fail(`${generals} generals, ${admirals} admirals of seat ${seat}`);
    borrowed += Math.max(0, shipsOf(n, seat) - 26);
    const holder = state.seats[seat]?.status;
    const holds = sum(n.captiveGenerals[seat] ?? []) + sum(n.captiveAdmirals[seat] ?? []);
    if (holder !== 'in' && holds > 0) fail(`captives of seat ${seat}, which is ${holder}`);
  }
  if (borrowed > spare) fail(`${borrowed} ships of colours that nobody plays`);
  if (n.forts.filter(Boolean).length > 12) fail('more fortifications than tokens');
  if (sum(n.epidemics) > 4 || n.epidemics.some((e) => e < 0)) fail(`${sum(n.epidemics)} epidemics`);
};

/** N-LAND-8, N-LAND-9: from the first turn on a seat is in as long as it has a territory, and not a question longer. */
const checkSeats: Check = (rules, { step: { state } }) => {
  if (state.turn.round === 0 || state.outcome !== null) return;
  for (let seat = 0 as Seat; seat < rules.players; seat = (seat + 1) as Seat) {
    const status = state.seats[seat]?.status;
    const held = countTerritories(state, seat);
    if (status === 'in' && held === 0) fail(`seat ${seat} is in without a territory`);
    if (status === 'out' && held > 0) fail(`seat ${seat} is out with ${held} territories`);
  }
};

const checkCards: Check = (rules, { step: { state } }) => {
  const all = [...state.seats.flatMap((seat) => seat.hand), ...state.deck, ...state.discards].sort();
  if (all.join() !== [...rules.cards].sort().join()) fail(`cards: ${all.join()}`);
};

/** Everything that the game has is where the events say; missions and points add up. */
const checkPieces = (start: State) => {
  const pieces: Pieces = piecesOf(start);
  const memory: Memory = memoryOf(start);
  const thread: Thread = newThread();
  const closed: string[] = [];
  let neutralCaptures = 0;
  const foldResigned = (before: State, event: GameEvent): void => {
    if (event.type !== 'seatResigned' || event.to !== 'neutral') return;
    const seat = pieces.seats[event.seat];
    if (!seat) return;
    pieces.discards.push(...(before.seats[event.seat]?.hand ?? []));
    seat.cards = 0;
  };
  const check: Check = (rules, { before, step }) => {
    const { state, events } = step;
    for (const [at, event] of events.entries()) {
      recall(rules, pieces, memory, thread, events, at);
      fold(rules, pieces, event);
      foldResigned(before, event);
      if (event.type === 'missionsClosed') closed.push(...(nap(before).missions[event.seat]?.held ?? []));
      if (event.type === 'officersCaptured' && !event.kept) neutralCaptures += event.count;
    }
    const real = JSON.stringify(piecesOf(state));
    if (JSON.stringify(pieces) !== real) fail(`events tell ${JSON.stringify(pieces)}, the state is ${real}`);
    const told = canonicalJson(memory);
    const known = canonicalJson(memoryOf(state));
    if (told !== known) fail(`events tell of the turn ${told}, the state is ${known}`);
    const n = nap(state);
    const missions = [
      ...n.missions.flatMap(({ held, done }) => [...held, ...done.map((d) => d.mission)]),
      ...n.piles.flat(),
      ...closed,
    ];
    if (
      missions.sort().join() !==
      rules.pack.missions
        .map((m) => m.id)
        .sort()
        .join()
    )
      fail(`missions: ${missions.join()}`);
    n.points.forEach((points, seat) => {
      const done = sum((n.missions[seat]?.done ?? []).map((d) => d.points));
      if (points.missions !== done) fail(`seat ${seat}: ${points.missions} VP of missions, not ${done}`);
      if (rules.setup.options.napoleon?.empirePoints === 'mission' && points.empires !== 0) fail('VP of empires');
      if (state.turn.round < 5 && points.fifthRound !== 0) fail('VP of the fifth round before it');
    });
    const officers = sum(n.points.map((p) => p.officers));
    if (officers !== -neutralCaptures) fail(`officers' VP add up to ${officers}, not ${-neutralCaptures}`);
  };
  return check;
};

const checkAsked: Check = (rules, { before }) => {
  const open = decision(rules, before);
  const status = open && before.seats[open.seat]?.status;
  // N-LAND-9: a seat that went out in its own turn may still claim.
  const mayClaim = status === 'out' && open?.kind === 'claimMission';
  if (open && status !== 'in' && !mayClaim) fail(`asked seat ${open.seat} for ${open.kind}, which is ${status}`);
};

const checkLegal: Check = (rules, { before }) => {
  const open = decision(rules, before);
  if (!open) return fail('an action without a question');
  const legal = legalActions(rules, before);
  const texts = new Set(legal.map((action) => JSON.stringify(action)));
  if (legal.length === 0 || texts.size !== legal.length) fail('no or double legal actions');
  const step = Math.max(1, Math.floor(legal.length / 40));
  for (let i = 0; i < legal.length; i += step) {
    const text = JSON.stringify(legal[i]);
    if (JSON.stringify(legalAnswer(open, JSON.parse(text))) !== text) fail(`not accepted: ${text}`);
  }
};

const WRONG = [0, -1, 1.5, Number.NaN, 1e6, '1', null, undefined, 'joker-1'];

const isLegal = (open: Decision, action: unknown): boolean => legalAnswer(open, action) !== null;

/** Near misses: the right answer of another seat, or one with one value that is wrong. */
const checkIllegal: Check = (rules, { before, stream }) => {
  const open = decision(rules, before);
  const legal = legalActions(rules, before);
  const action = legal[stream.pick(legal.length)];
  if (!open || !action) return;
  const other = ((open.seat + 1 + stream.pick(before.seats.length - 1)) % before.seats.length) as Seat;
  const tries: (readonly [Seat, unknown])[] = [[other, action]];
  const fields = Object.keys(action);
  const field = fields[stream.pick(fields.length)] ?? 'type';
  tries.push([open.seat, { ...action, [field]: WRONG[stream.pick(WRONG.length)] }]);
  tries.push([open.seat, { ...action, type: 'noSuchThing' }]);
  for (const [seat, junk] of tries) {
    if (seat === open.seat && isLegal(open, junk)) continue;
    const step = applyTo(rules, before, seat, junk as Action); // `before` is frozen: touching it throws
    if (step.ok) fail(`accepted ${JSON.stringify(junk)} of ${seat}`);
    else if (!/^[CDN]-/.test(step.error.rule)) fail(`no rule: ${JSON.stringify(step.error)}`);
  }
};

const checkJson: Check = (_rules, { step: { state } }) => {
  if (hash(JSON.parse(JSON.stringify(state))) !== hash(state)) fail('JSON changes the hash');
};

const checkNotation: Check = (rules, { step: { state } }) => {
  if (state.outcome !== null) return;
  const line = formatPosition(rules, state);
  const parsed = parsePosition(line);
  if (!parsed.ok) return fail(`${JSON.stringify(parsed.error)} in ${line}`);
  if (hash(parsed.value.state) !== hash(state)) fail(`notation: ${line}`);
};

/** What a step may show to `viewer` that was hidden before, or what depends on what was hidden. */
const SHOWS: ReadonlySet<string> = new Set([
  'missionAccomplished',
  'missionsRevealed',
  'epidemicPlaced',
  'cardDiscarded',
  'handDiscarded',
  'setTraded',
  'gameEnded',
]);

const reveals = ({ events }: Step, viewer: Viewer): boolean =>
  events.some(
    (event) =>
      SHOWS.has(event.type) ||
      (event.type === 'cardPlayed' && event.seat !== viewer) ||
      ((event.type === 'cardDrawn' || event.type === 'handTaken' || event.type === 'handSpied') &&
        event.seat === viewer) ||
      (event.type === 'missionDrawn' && event.seat === viewer) ||
      (event.type === 'seatResigned' && event.to === 'neutral'),
  );

/** N-MISSION-6: whoever is asked to claim has something to claim. Others see that it thinks, not what about. */
const isClaim = (open: Decision | null, viewer: Viewer): boolean =>
  open?.kind === 'claimMission' && open.seat !== viewer;

const checkSecrets: Check = (rules, { before, seat, action, step, stream }) => {
  const n = stream.pick(rules.players + 1);
  const viewer: Seat | 'spectator' = n === rules.players ? 'spectator' : (n as Seat);
  const other = permuteSecrets(before, viewer, stream);
  const open = decision(rules, before);
  if (isClaim(open, viewer)) return;
  const [one, two] = [before, other].map((state) => shown(rules, { ...momentOf(rules, state), events: [] }, viewer));
  if (one !== two) fail(`${viewer} sees through ${open?.kind}: ${one} ${two}`);
  if (reveals(step, viewer)) return;
  const then = applyTo(rules, other, seat, action);
  if (!then.ok) {
    // Cards that the other would not hold.
    const names = JSON.stringify(action);
    if (/"card":"|"cards":/.test(names)) return;
    return fail(`${names} depends on what is hidden`);
  }
  if (reveals(then.value, viewer)) return;
  if ([step.state, then.value.state].some((state) => isClaim(decision(rules, state), viewer))) return;
  const [after, afterOther] = [step, then.value].map((s) => shown(rules, s, viewer));
  if (after !== afterOther) fail(`${viewer} sees through ${JSON.stringify(action)}: ${after} ${afterOther}`);
};

const every =
  (nth: number, check: Check): Check =>
  (rules, walked, n) => {
    if (n % nth === 0) check(rules, walked, n);
  };

const checkReplay = (rules: Rules, entries: readonly RecordEntry[], state: State): void => {
  const record: GameRecord = {
    header: headerFor(rules),
    entries,
    end: state.outcome && { outcome: state.outcome, hash: hash(state) },
  };
  const replayed = replay(JSON.parse(JSON.stringify(record)));
  if (!replayed.ok) fail(JSON.stringify(replayed.error));
};

/** N-SETUP-6, N-END-4: the whole five rounds, unless the last seat ended the game or nobody is left. */
const checkEnd = (rules: Rules, state: State): void => {
  const { outcome, turn } = state;
  if (outcome?.reason !== 'points' || outcome.winners.length === 0) fail(`ended ${JSON.stringify(outcome)}`);
  const inPlay = state.seats.filter((s) => s.status === 'in').length;
  if (outcome?.rule === 'N-END-4' && inPlay > 0 && turn.round !== 5) fail(`ended in round ${turn.round}`);
  if (nap(state).history.length !== Math.max(1, turn.round)) fail(`${nap(state).history.length} rounds of history`);
  if (rules.players < 1) fail('nobody');
};

export interface Played {
  readonly state: State;
  readonly actions: number;
}

/** Plays a game with every check. `thorough`: the costly checks more often. */
export const playCheckedNapoleon = (rules: Rules, how: Walk): Played => {
  const entries: RecordEntry[] = [];
  let pieces: Check | null = null;
  const state = walk(rules, how, (walked, n) => {
    pieces ??= checkPieces(walked.before);
    const checks: readonly Check[] = [
      pieces,
      checkLand,
      checkSea,
      checkLimits,
      checkSeats,
      checkCards,
      checkAsked,
      every(7, checkLegal),
      every(5, checkIllegal),
      every(4, checkSecrets),
      every(29, checkJson),
      every(9, checkNotation),
    ];
    for (const check of checks) check(rules, walked, n);
    const { state: after } = walked.step;
    entries.push({ n: after.actions, seat: walked.seat, action: walked.action, h: hash(after).slice(0, 8) });
  });
  checkReplay(rules, entries, state);
  checkEnd(rules, state);
  return { state, actions: entries.length };
};
