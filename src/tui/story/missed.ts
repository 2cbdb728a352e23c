// What could have been done: at most a few fights that the strong bot would have chosen otherwise, each with what it was worth.
import type { Missed } from '../../bots/index.js';
import { dim, type Line, padStart, said, span, wrap } from '../frame/line.js';
import { seatMark } from '../frame/marks.js';
import { deedText, hintText } from '../hints.js';
import type { Model } from '../model.js';
import { chosenLine, heading } from './rows.js';

interface Texts {
  /** What would have been better, and why. */
  readonly better: string;
  /** What was done, and how much less it was worth. */
  readonly instead: string;
}

const textsOf = (model: Model, { hint, did, gain }: Missed): Texts => {
  const { m } = model.context.words;
  const { missed } = m.story;
  const worth = model.view.napoleon
    ? m.look.hint.byTheEnd(`+${m.decimal(gain, 1)}`)
    : missed.ofBoard(m.percent(gain, 0));
  return { better: hintText(model, hint), instead: missed.instead(deedText(model, did) ?? m.hint.moves.other, worth) };
};

/** What is said where there is nothing to show; null where there is. */
const emptyText = ({ context, review }: Model): string | null => {
  const { missed: words } = context.words.m.story;
  const missed = review?.missed ?? null;
  if (missed === null) return words.looking;
  if (missed.length > 0) return null;
  return context.seats.some(({ driver }) => driver === 'person') ? words.nothing : words.nobody;
};

/** Pointer, round and sign of the seat stand before a row. */
const BEFORE = 7;

/** The rows of one, `columns` wide at most. */
const rowsOf = (model: Model, missed: Missed, isChosen: boolean, columns: number): Line[] => {
  const { better, instead } = textsOf(model, missed);
  const before: Line = [
    span(isChosen ? (model.context.ascii ? '> ' : '❯ ') : '  ', { bold: true, say: '' }),
    dim(padStart(`${missed.round} `, 3)),
    said(seatMark(model, missed.seat), ''),
    span(' '),
  ];
  const blank = span(' '.repeat(BEFORE), { say: '' });
  return [
    ...wrap(better, columns - BEFORE).map((text, n): Line => [...(n === 0 ? before : [blank]), span(text)]),
    ...wrap(instead, columns - BEFORE).map((text): Line => [blank, dim(text)]),
  ].map((line) => (isChosen ? chosenLine(model, line, columns) : line));
};

/** All that have room, the chosen one among them. */
export const missedBlock = (
  model: Model,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): Line[] => {
  const { missed: words } = model.context.words.m.story;
  const title = heading(model, words.title, words.by);
  const empty = emptyText(model);
  if (empty !== null) return [title, ...wrap(empty, columns).map((text): Line => [dim(text)])];
  const items = (model.review?.missed ?? []).map((missed, n) => rowsOf(model, missed, n === model.moment, columns));
  const room = rows - 1;
  let first = 0;
  const height = (from: number): number =>
    items.slice(from, (model.moment ?? 0) + 1).reduce((sum, { length }) => sum + length, 0);
  while (first < (model.moment ?? 0) && height(first) > room) first++;
  return [title, ...items.slice(first).flat().slice(0, room)];
};

/** The same in sentences. */
export const missedSaid = (model: Model): Line[] => {
  const { story, screen } = model.context.words.m;
  const empty = emptyText(model);
  if (empty !== null) return [[span(empty)]];
  return [
    [span(`${story.missed.title}, ${story.missed.by}:`)],
    ...(model.review?.missed ?? []).map((missed, n): Line => {
      const { better, instead } = textsOf(model, missed);
      const who = model.context.words.seat(missed.seat);
      return [span(`${n + 1}. ${screen.round(missed.round)}, ${who}: ${better} ${instead}.`)];
    }),
  ];
};
