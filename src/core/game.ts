// Create a game, ask what is to be decided, apply an action: everything else is a client of these.
import { expand, legalAnswer, RULE_OF } from './legal.js';
import { PHASES } from './phases/index.js';
import type { Asked, Phase } from './phases/phase.js';
import { endIfWon } from './phases/turn.js';
import { seatsIn } from './queries.js';
import { seedStream } from './rng.js';
import type { Rules } from './rules.js';
import { Tx } from './tx.js';
import type {
  Action,
  Answer,
  Aside,
  Decision,
  Frame,
  FrameKind,
  Rejection,
  Result,
  RngState,
  Seat,
  SeatState,
  State,
  Step,
} from './types.js';

/** More forced steps in a row than any rule can need: a bug, not a rule. */
const MOST_FORCED_STEPS = 1000;

const topFrame = (state: State): Frame | undefined => state.frames[state.frames.length - 1];

/** The phase of any frame; its frame's type is erased, which is sound because the frame itself chose it. */
const phaseOf = (frame: Frame): Phase<FrameKind> => PHASES[frame.kind] as Phase<FrameKind>;

/** Answers of `ask` by state: a state never changes, so neither does its question. */
const asked = new WeakMap<State, Asked | null>();

const askedIn = (rules: Rules, state: State): Asked | null => {
  const known = asked.get(state);
  if (known !== undefined) return known;
  const frame = topFrame(state);
  const answer = frame === undefined ? null : phaseOf(frame).ask(rules, state, frame);
  asked.set(state, answer);
  return answer;
};

/** Carries out everything that is forced, until a seat must choose or the game is over. */
const settle = (tx: Tx): Step => {
  for (let steps = 0; steps < MOST_FORCED_STEPS; steps++) {
    const frame = topFrame(tx.state);
    const open = frame === undefined ? null : phaseOf(frame).ask(tx.rules, tx.state, frame);
    if (frame === undefined || open !== null) {
      const state = tx.finish();
      asked.set(state, open);
      return { state, events: tx.events };
    }
    phaseOf(frame).next(tx, frame);
  }
  throw new Error(`bug: ${topFrame(tx.state)?.kind} does not settle`);
};

const initialState = (rules: Rules, rng: RngState): State => {
  const count = rules.board.territories.length;
  const { startArmies, neutrals } = rules.profile;
  const players = rules.setup.options.defence.map(
    (defence): SeatState => ({
      status: 'in',
      hand: [],
      supply: startArmies[rules.players] ?? 0, // C-SETUP-1
      defence,
      resigned: false,
    }),
  );
  const neutral: SeatState = {
    status: 'neutral',
    hand: [],
    supply: neutrals?.armies ?? 0, // T-1
    defence: 'auto',
    resigned: false,
  };
  const seat = 0 as Seat;
  return {
    owner: new Array<Seat | null>(count).fill(null),
    armies: new Array<number>(count).fill(0),
    seats: [...players, ...new Array<SeatState>(neutrals?.count ?? 0).fill(neutral)],
    deck: [],
    discards: [],
    setsTraded: 0,
    turn: { seat, round: 0, first: seat, pool: 0, captured: [], cardBonusUsed: false },
    frames: [{ kind: 'setup', step: 0 }],
    outcome: null,
    rng,
    actions: 0,
  };
};

/**
 * A new game up to its first question. Draws, in this order: the shuffle of the deck, then what the profile's setup
 * draws (C-SETUP-2, C-SETUP-6).
 */
export const create = (rules: Rules): Step => {
  const tx = new Tx(rules, initialState(rules, seedStream(rules.setup.seed)));
  tx.emit({ type: 'deckShuffled', deck: tx.shuffle(rules.cards) });
  return settle(tx);
};

/** What is to be decided and by whom; null exactly when the game is over. */
export const decision = (rules: Rules, state: State): Decision | null => {
  const a = askedIn(rules, state);
  return a && { ...a.body, id: state.actions, seat: a.seat, mandatory: a.mandatory };
};

/** Every legal answer to the open question in canonical order; [] when the game is over. */
export const legalActions = (rules: Rules, state: State): readonly Answer[] => {
  const open = decision(rules, state);
  return open ? expand(open) : [];
};

/** What `seat` may do without being asked: change its defence preference (C-ATT-3), resign (C-END-3). */
export const asides = (_rules: Rules, state: State, seat: Seat): readonly Aside[] => {
  const me = Number.isInteger(seat) ? state.seats[seat] : undefined;
  if (state.outcome !== null || me?.status !== 'in') return [];
  const preference: Aside = { type: 'setDefence', defence: me.defence === 'ask' ? 'auto' : 'ask' };
  return me.resigned ? [preference] : [preference, { type: 'resign' }];
};

const legalAside = (rules: Rules, state: State, seat: Seat, action: unknown): Aside | null => {
  if (typeof action !== 'object' || action === null) return null;
  const { type, defence } = action as { readonly type?: unknown; readonly defence?: unknown };
  return (
    asides(rules, state, seat).find((a) => a.type === type && (a.type !== 'setDefence' || a.defence === defence)) ??
    null
  );
};

/** A capture under way is carried out with the least that must move in, so that no territory is left empty. */
const finishCapture = (tx: Tx): void => {
  let frame = topFrame(tx.state);
  while (frame?.kind === 'moveIn' || frame?.kind === 'spoils') {
    phaseOf(frame).next(tx, frame);
    frame = topFrame(tx.state);
  }
};

/** C-END-3: a bot answers from now on, or the armies turn neutral and a turn of the seat's own ends. */
const resign = (tx: Tx, seat: Seat): void => {
  const to = tx.rules.setup.options.resign;
  const endsTurnOrGame = tx.state.turn.seat === seat || seatsIn(tx.state).length === 2;
  if (to === 'neutral' && endsTurnOrGame) finishCapture(tx);
  tx.emit({ type: 'seatResigned', seat, to });
  if (to === 'bot' || endIfWon(tx, 'C-END-3')) return;
  const isOnTurn = tx.state.turn.seat === seat && tx.state.turn.round > 0;
  if (isOnTurn) tx.clear({ kind: 'turn', step: tx.rules.profile.turn.length });
};

const applyAside = (tx: Tx, seat: Seat, aside: Aside): void => {
  if (aside.type === 'resign') resign(tx, seat);
  else tx.emit({ type: 'defenceSet', seat, defence: aside.defence });
};

const reject = (code: Rejection['code'], rule: string): Result<never, Rejection> => ({
  ok: false,
  error: { code, rule },
});

/**
 * The state after `action` of `seat`, with what happened; or why it is not allowed, and then nothing has changed.
 * Anything may be passed as an action: it is checked, never trusted, and `state` is never changed in place.
 */
export const apply = (rules: Rules, state: State, seat: Seat, action: Action): Result<Step, Rejection> => {
  if (state.outcome !== null) return reject('gameOver', 'C-END-2');
  const open = decision(rules, state);
  const answer = open?.seat === seat ? legalAnswer(open, action) : null;
  const aside = answer === null ? legalAside(rules, state, seat, action) : null;
  if (answer === null && aside === null) {
    if (open?.seat !== seat) return reject('notYourDecision', open ? RULE_OF[open.kind] : 'C-END-2');
    return reject('illegal', RULE_OF[open.kind]);
  }
  const tx = new Tx(rules, { ...state, actions: state.actions + 1 });
  const frame = topFrame(state);
  if (aside !== null) applyAside(tx, seat, aside);
  else if (answer !== null && frame) phaseOf(frame).take(tx, frame, answer);
  return { ok: true, value: settle(tx) };
};
