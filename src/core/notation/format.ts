// State -> one line. The grammar stands in parse.ts.
import type { Board, CardId, RngState, Rules, State } from '../types.js';
import { cardCode, seatLetter } from './codes.js';
import { formatFrame } from './frames.js';
import { napoleonSegments } from './napoleon.js';

/** Sealed dice have their place only (D-5): a position that is shown foretells nothing. */
const rngText = (rng: RngState): string => {
  switch (rng.kind) {
    case 'script':
      return `dice ${rng.left.join(' ')}`.trim();
    case 'sealed':
      return `dice`;
    case 'alea':
      return `rng ${rng.c} ${rng.s0} ${rng.s1} ${rng.s2}`;
  }
};

const cardCodes = (board: Board, cards: readonly CardId[]): string => cards.map((c) => cardCode(board, c)).join(' ');

const seatSegments = ({ board, players }: Rules, state: State): string[] =>
  state.seats.flatMap((seat, i) => {
    const letter = seatLetter(i);
    const held = board.territories.flatMap((t, n) => (state.owner[n] === i ? [`${t.code}${state.armies[n]}`] : []));
    return [
      ...(held.length > 0 ? [`${letter} ${held.join(' ')}`] : []),
      ...(seat.hand.length > 0 ? [`hand ${letter} ${cardCodes(board, seat.hand)}`] : []),
      ...(seat.supply > 0 ? [`supply ${letter} ${seat.supply}`] : []),
      ...(seat.status === (i < players ? 'in' : 'neutral') ? [] : [`${seat.status} ${letter}`]),
      ...(seat.resigned ? [`resigned ${letter}`] : []),
      ...(seat.mission === undefined ? [] : [`mission ${letter} ${seat.mission}`]),
      ...(seat.defence === 'ask' ? [`ask ${letter}`] : []),
    ];
  });

const turnSegments = (board: Board, { turn, setsTraded }: State): string[] => {
  const captured = turn.captured.map((id) => board.territories[board.index.get(id) ?? -1]?.code ?? '?');
  return [
    `turn ${seatLetter(turn.seat)} ${turn.round} ${seatLetter(turn.first)}`,
    ...(turn.pool > 0 ? [`pool ${turn.pool}`] : []),
    ...(captured.length > 0 ? [`captured ${captured.join(' ')}`] : []),
    ...(turn.cardBonusUsed ? ['bonus'] : []),
    ...(setsTraded > 0 ? [`sets ${setsTraded}`] : []),
  ];
};

/** `state` as one line without its outcome: a finished game has nothing left to decide. Names are not written. */
export const formatPosition = (rules: Rules, state: State): string => {
  const { board, setup } = rules;
  const { deal, rounds, resign, missions } = setup.options;
  return [
    `${setup.variant}/${setup.profile}/${setup.board} ${rules.players}`,
    ...seatSegments(rules, state),
    ...napoleonSegments(rules, state),
    ...turnSegments(board, state),
    `do ${state.frames.map((frame) => formatFrame(board, frame)).join(' ')}`,
    `deck ${cardCodes(board, state.deck)}`,
    ...(state.discards.length > 0 ? [`discards ${cardCodes(board, state.discards)}`] : []),
    ...(deal ? ['deal'] : []),
    ...(rounds === null ? [] : [`rounds ${rounds}`]),
    ...(missions === undefined ? [] : ['secret']),
    ...(resign === 'bot' ? [] : [`resign ${resign}`]),
    `actions ${state.actions}`,
    rngText(state.rng),
  ].join(' | ');
};
