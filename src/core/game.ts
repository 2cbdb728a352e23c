// Create a game, ask what is to be decided, apply an action: everything else is a client of these.

import { changed } from './change.js';
import { pairOf } from './napoleon/battle.js';
import { initialNapoleon } from './napoleon/state.js';
import { expand, legalAnswer, ruleOf } from './offers.js';
import { PHASES } from './phases/index.js';
import type { Phase } from './phases/phase.js';
import { endIfAccomplished } from './phases/secrets.js';
import { endIfWon } from './phases/turn.js';
import { seatsIn } from './queries.js';
import { streamOf } from './rng.js';
import { Transaction } from './tx.js';
import type {
  Action,
  Answer,
  Aside,
  Chance,
  Decision,
  DecisionBody,
  Frame,
  FrameKind,
  FrameOf,
  Moment,
  Reactions,
  Rejection,
  Result,
  RngState,
  Rules,
  Seat,
  SeatState,
  State,
  Step,
  Tx,
} from './types.js';

/** More forced steps in a row than any rule can need: a bug, not a rule. */
const MOST_FORCED_STEPS = 1000;

const topFrame = (state: State): Frame | undefined => state.frames[state.frames.length - 1];

/** The phase of any frame; its frame's type is erased, which is sound because the frame itself chose it. */
const phaseOf = (frame: Frame): Phase<FrameKind> => PHASES[frame.kind] as Phase<FrameKind>;

type Open = DecisionBody & { id: number; seat: Seat; mandatory: boolean };

/** What is to be decided and by whom; null exactly when the game is over. A step has it already: this finds it anew. */
export const decision = (rules: Rules, state: State): Decision | null => {
  const frame = topFrame(state);
  const asked = frame === undefined ? null : phaseOf(frame).ask(rules, state, frame);
  if (asked === null) return null;
  // The body is the question's own and new: what was missing is put into it, since a copy of it would cost more.
  const open = asked.body as Open;
  open.id = state.actions;
  open.seat = asked.seat;
  open.mandatory = asked.mandatory;
  return open;
};

/** A state that was loaded, or that a game goes back to, with the question that is open in it. */
export const momentOf = (rules: Rules, state: State): Moment => ({ state, decision: decision(rules, state) });

/** Carries out everything that is forced, until a seat must choose or the game is over. */
const settle = (tx: Transaction): Step => {
  for (let steps = 0; steps < MOST_FORCED_STEPS; steps++) {
    endIfAccomplished(tx);
    const frame = topFrame(tx.state);
    const open = decision(tx.rules, tx.state);
    if (frame === undefined || open !== null) return { state: tx.finish(), decision: open, events: tx.events };
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
    napoleon: rules.profile.hasNapoleon ? initialNapoleon(rules) : null,
    outcome: null,
    rng,
    actions: 0,
  };
};

/**
 * A new game up to its first question. Draws, in this order: the shuffle of the deck, then what the profile's setup
 * draws (C-SETUP-2, C-SETUP-6).
 */
export const create = (rules: Rules, chance: Chance): Step => {
  const tx = new Transaction(rules, initialState(rules, streamOf(chance)));
  tx.emit({ type: 'deckShuffled', deck: tx.shuffle(rules.cards), from: 'start' });
  return settle(tx);
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
  const defence: Aside = { type: 'setDefence', defence: me.defence === 'ask' ? 'auto' : 'ask' };
  const resigning: Aside[] = me.resigned ? [] : [{ type: 'resign' }];
  return [defence, ...reactionAsides(state, seat), ...resigning];
};

const REACTIONS: readonly Reactions[] = ['each', 'decisive', 'off'];

/** The attack that is under way, up to the window after its capture move. */
const fightOf = (state: State): FrameOf<'clash' | 'afterCapture'> | undefined =>
  state.frames.find((f) => f.kind === 'clash' || f.kind === 'afterCapture');

/** N-CARD-4. */
const reactionAsides = (state: State, seat: Seat): Aside[] => {
  const n = state.napoleon;
  if (n === null) return [];
  const others = REACTIONS.filter((r) => r !== n.reactions[seat]);
  if (n.turn.quiet.includes(seat)) return others.map((reactions) => ({ type: 'setReactions', reactions }));
  const fight = fightOf(state);
  const inFight = fight && !pairOf(state, fight.from, fight.to).quiet.includes(seat);
  const quietly: Aside[] = inFight ? [{ type: 'quiet', scope: 'attack' }] : [];
  quietly.push({ type: 'quiet', scope: 'turn' });
  return [...others.map((reactions): Aside => ({ type: 'setReactions', reactions })), ...quietly];
};

const legalAside = (rules: Rules, state: State, seat: Seat, action: unknown): Aside | null => {
  if (typeof action !== 'object' || action === null) return null;
  const wanted = action as Readonly<Record<string, unknown>>;
  const fits = (aside: Aside): boolean => Object.entries(aside).every(([key, value]) => wanted[key] === value);
  return asides(rules, state, seat).find(fits) ?? null;
};

const ASIDES: readonly unknown[] = ['setDefence', 'setReactions', 'quiet', 'resign'] satisfies readonly Aside['type'][];

/** Whether it would be an aside, legal or not. */
export const isAside = (action: unknown): action is Aside =>
  typeof action === 'object' && action !== null && 'type' in action && ASIDES.includes(action.type);

const UNDER_WAY: readonly FrameKind[] = ['moveIn', 'spoils', 'advance', 'afterCapture'];

/** A capture under way is carried out with the least that must move in, so that no territory is left empty. */
const finishCapture = (tx: Tx): void => {
  let frame = topFrame(tx.state);
  while (frame && UNDER_WAY.includes(frame.kind)) {
    phaseOf(frame).next(tx, frame);
    frame = topFrame(tx.state);
  }
};

/** C-END-3: a bot answers from now on, or the armies turn neutral and a turn of the seat's own ends. */
const resign = (tx: Tx, seat: Seat): void => {
  const to = tx.rules.setup.options.resign;
  const { profile } = tx.rules;
  const endsTurnOrGame = tx.state.turn.seat === seat || (profile.lastSeatWins && seatsIn(tx.state).length === 2);
  if (to === 'neutral' && endsTurnOrGame) finishCapture(tx);
  tx.emit({ type: 'seatResigned', seat, to });
  if (to === 'bot') return;
  profile.leave?.(tx, seat);
  if (profile.lastSeatWins && endIfWon(tx, 'C-END-3')) return;
  const isOnTurn = tx.state.turn.seat === seat && tx.state.turn.round > 0;
  // N-END-5: where nobody is left to play on the game is over.
  if (seatsIn(tx.state).length === 0) profile.finish(tx);
  else if (isOnTurn) tx.clear({ kind: 'turn', step: profile.turn.length });
};

/** N-CARD-4: no more questions for reactions in this attack, or in this turn. */
const quiet = (tx: Tx, seat: Seat, scope: 'attack' | 'turn'): void => {
  const fight = scope === 'attack' ? fightOf(tx.state) : undefined;
  tx.emit({ type: 'quietSet', seat, from: fight?.from ?? null, to: fight?.to ?? null });
};

const applyAside = (tx: Tx, seat: Seat, aside: Aside): void => {
  if (aside.type === 'resign') resign(tx, seat);
  else if (aside.type === 'setDefence') tx.emit({ type: 'defenceSet', seat, defence: aside.defence });
  else if (aside.type === 'setReactions') tx.emit({ type: 'reactionsSet', seat, reactions: aside.reactions });
  else quiet(tx, seat, aside.scope);
};

const reject = (code: Rejection['code'], rule: string): Result<never, Rejection> => ({
  ok: false,
  error: { code, rule },
});

/**
 * What comes of `action` of `seat` at a moment of the game: the state after it, the question that is open then, and what
 * happened; or why it is not allowed, and then nothing has changed. `question` is the number of the question that an
 * answer is to, `Decision.id`: an answer to any other than the open one is late, so that sent twice it counts once. An
 * aside is to none: null. Anything may be passed as an action: it is checked, never trusted, and nothing is changed in
 * place.
 */
export const apply = (
  rules: Rules,
  { state, decision: open }: Moment,
  seat: Seat,
  action: Action,
  question: number | null,
): Result<Step, Rejection> => {
  if (state.outcome !== null) return reject('gameOver', 'C-END-2');
  const toNone = isAside(action);
  // An answer to a question that was answered or undone is late, whoever is asked now (D-4).
  if (!toNone && question !== open?.id) return reject('late', 'D-4');
  const aside = toNone ? legalAside(rules, state, seat, action) : null;
  const answer = !toNone && open?.seat === seat ? legalAnswer(open, action) : null;
  if (answer === null && aside === null) {
    if (open?.seat !== seat) return reject('notYourDecision', open ? ruleOf(open) : 'C-END-2');
    return reject('illegal', ruleOf(open));
  }
  const tx = new Transaction(rules, changed(state, { actions: state.actions + 1 }));
  const frame = topFrame(state);
  if (aside !== null) applyAside(tx, seat, aside);
  else if (answer !== null && frame) phaseOf(frame).take(tx, frame, answer);
  return { ok: true, value: settle(tx) };
};
