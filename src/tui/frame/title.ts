// The first line of the screen: the game, the round, the phases of the turn, and whose turn it is.
import { countTerritories, type FrameKind, pointsOf, type Seat } from '../../core/index.js';
import { cutColumns, whole } from '../../text/index.js';
import { variantName } from '../menu/items.js';
import type { Model } from '../model.js';
import { isCovered } from '../modes.js';
import { themeOf } from '../palette/theme.js';
import { bold, dim, justify, type Line, padEnd, type Span, span, widthOf } from './line.js';
import { fillOf, seatMark } from './marks.js';

/** From here down names are a few letters, close to the seat's sign. */
const TIGHT_NAME = 4;

/** A seat and its score; on its own fill where it is its turn. */
const seatChip = (model: Model, seat: Seat, most: number): Line => {
  const isOnTurn = model.view.turn.seat === seat && model.view.outcome === null;
  const status = model.view.seats[seat]?.status;
  const score = model.view.napoleon ? pointsOf(model.view, seat) : countTerritories(model.view, seat);
  const name = model.context.words.seat(seat);
  const short = most <= TIGHT_NAME ? cutColumns(name, most) : ` ${padEnd(name, most).trimEnd()}`;
  const mark = seatMark(model, seat);
  const { fill, ink } = fillOf(model, seat);
  if (!isOnTurn) return [span(' '), mark, span(`${short} `, { dim: status !== 'in' }), span(`${whole(score)} `)];
  const style = fill === null ? { inverse: true, bold: true } : { bg: fill, fg: ink, bold: true };
  return [{ ...span(` ${mark.text}${short} ${whole(score)} `, style), say: `${name} ${whole(score)}` }];
};

const roundText = (model: Model): string => {
  const { words, rules } = model.context;
  const { round } = model.view.turn;
  const rounds = rules.profile.rounds ?? rules.setup.options.rounds;
  const lesson = model.coach?.isLesson === true ? `${words.m.coach.lesson}, ` : '';
  if (round === 0) return `${lesson}${words.m.screen.setup}`;
  return lesson + (rounds === null ? words.m.screen.round(round) : words.m.screen.roundOf(round, rounds));
};

type Question = NonNullable<Model['view']['waitingFor']>['kind'];

/** Steps of a turn that are a phase to players, and the questions that belong to each. */
const PHASES: Readonly<Partial<Record<FrameKind, readonly Question[]>>> = {
  reinforce: ['place', 'trade'],
  attack: ['attack', 'defend', 'moveIn'],
  fortify: ['fortify'],
  muster: ['muster', 'gift', 'trade', 'place'],
  combat: ['combat', 'react', 'moveIn'],
  beginManoeuvre: ['manoeuvre'],
  claimMission: ['claimMission'],
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is being done, as all may know it: behind a cover nothing is. */
const stepKind = (model: Model): Question | null => (isCovered(model) ? null : (model.view.waitingFor?.kind ?? null));

const stepText = (model: Model): string => {
  const kind = stepKind(model);
  return kind === null ? '' : capital(model.context.words.m.screen.phases[kind]);
};

/** `Reinforce › Combat › Manoeuvre`, the present one inverse; null in setup and where a phase has no name of its own. */
const trail = (model: Model): Line | null => {
  const { rules, words, ascii } = model.context;
  if (model.view.turn.round === 0 || model.view.outcome !== null) return null;
  const kind = stepKind(model);
  const phases = rules.profile.turn.flatMap((step) => {
    const [first, ...others] = PHASES[step] ?? [];
    return first === undefined ? [] : [{ name: capital(words.m.screen.phases[first]), kinds: [first, ...others] }];
  });
  const arrow = dim(ascii ? ' > ' : ' › ');
  return phases.flatMap(({ name, kinds }, n): Line => {
    const isNow = kind !== null && kinds.includes(kind);
    return [...(n === 0 ? [] : [arrow]), isNow ? span(` ${name} `, { inverse: true, bold: true }) : dim(name)];
  });
};

const turnChip = (model: Model): Line => {
  const { view, context } = model;
  if (view.outcome !== null) return [];
  const { fill, ink } = fillOf(model, view.turn.seat);
  const style = fill === null ? { inverse: true, bold: true } : { bg: fill, fg: ink, bold: true };
  return [
    span(
      ` ${seatMark(model, view.turn.seat).text} ${context.words.m.look.turnOf(context.words.seat(view.turn.seat))} `,
      style,
    ),
  ];
};

const gameName = (model: Model, isShort: boolean): Span => {
  const { words, rules } = model.context;
  const name = isShort ? words.m.screen.title : variantName(words.m, rules.setup.variant);
  return bold(` ${name.toLocaleUpperCase(words.language)}  `, themeOf(model.context)?.title ?? null);
};

/** With a panel of players beside the map: phases in the middle, whose turn at the right. */
export const framedTitle = (model: Model, columns: number): Line => {
  const head: Line = [gameName(model, false), span(capital(roundText(model)))];
  const right: Line = [...turnChip(model), span(' ')];
  const middle = trail(model) ?? [dim(stepText(model))];
  const left = Math.floor((columns - widthOf(middle)) / 2);
  const gap = left - widthOf(head);
  const whole = [...head, span(' '.repeat(Math.max(2, gap))), ...middle];
  if (widthOf(whole) + widthOf(right) < columns) return justify(whole, right, columns);
  return justify([...head, dim(`  ${stepText(model)}`)], right, columns);
};

/** Columns of names, the longest first: the first that leaves room for the scores of all is taken. */
const NAME_LIMITS = [30, 12, 10, 8, 6, 5, 4, 3, 2] as const;

/** Without: everybody's score, and what is being done. */
export const plainTitle = (model: Model, columns: number): Line => {
  const round = dim(`${capital(roundText(model))} `);
  const head = [gameName(model, true), round];
  const step: Line = [bold(` ${stepText(model)} `)];
  const chips = (most: number): Line => model.context.seats.flatMap((_, seat) => seatChip(model, seat as Seat, most));
  for (const most of NAME_LIMITS) {
    const shown = chips(most);
    for (const left of [
      [...head, ...shown],
      [span(' '), round, ...shown],
    ])
      if (widthOf(left) + widthOf(step) < columns) return justify(left, step, columns);
  }
  return justify([round, ...chips(2)], [], columns);
};
