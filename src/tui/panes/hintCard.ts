// The hint as a card: what to do and why, and where it goes beside what is chosen.
import { fightWorth } from '../../bots/index.js';
import type { PlaceId, Seat, TerritoryId, View } from '../../core/index.js';
import type { Rect } from '../frame/layout.js';
import { bold, dim, type Line, padStart, span, widthOf, wrap } from '../frame/line.js';
import { holdingOf, percentText } from '../frame/marks.js';
import { type hintOf, hintText } from '../hints.js';
import type { Model } from '../model.js';
import { themeOf } from '../palette/theme.js';
import { filtered, promptOf } from '../prompts/index.js';
import { isFight, offerOdds } from '../prompts/odds.js';

type Hint = NonNullable<ReturnType<typeof hintOf>>;

/** What is compared: where a fight goes. */
interface Way {
  readonly name: string;
  readonly chance: string;
  readonly losses: string;
  readonly region: string;
  /** '' where there are no points. */
  readonly worth: string;
}

/** By position: the card is drawn again with each key. */
const known = new WeakMap<View, Map<string, number | null>>();

/** Points that a fight may be expected to bring until the end: `+0.6 VP`. */
const worthText = ({ context, view }: Model, seat: Seat, from: PlaceId, to: PlaceId): string => {
  const { rules, words } = context;
  const ofView = known.get(view) ?? new Map<string, number | null>();
  known.set(view, ofView);
  const key = `${seat} ${from} ${to}`;
  const worth = ofView.has(key) ? (ofView.get(key) ?? null) : fightWorth(rules, view, seat, from, to);
  ofView.set(key, worth);
  if (worth === null) return '';
  const text = words.m.decimal(Math.abs(worth), 1);
  const isNone = text === words.m.decimal(0, 1);
  return words.m.look.hint.byTheEnd(`${isNone ? '' : worth < 0 ? '−' : '+'}${text}`);
};

const wayTo = (model: Model, from: PlaceId, to: PlaceId): Way | null => {
  const { words, rules } = model.context;
  const { decision } = model;
  if (decision === null) return null;
  const offer = (decision.offers as Parameters<typeof isFight>[0][])
    .filter(isFight)
    .find((each) => each.from === from && each.to === to);
  const odds = offer ? offerOdds(model, offer) : null;
  if (odds === null) return null;
  const holding = rules.board.index.has(to) ? holdingOf(model, to as TerritoryId, decision.seat) : null;
  const { decimal } = words.m;
  return {
    name: words.placeOf(to).bare,
    chance: percentText(odds.win).replace('%', ' %'),
    losses: `${decimal(odds.attackerLosses, 1)}:${decimal(odds.defenderLosses, 1)}`,
    region: holding === null ? '' : `${holding.short} ${holding.held}/${holding.of} +${holding.bonus}`,
    worth: worthText(model, decision.seat, from, to),
  };
};

/** The hint's way, and that of the cursor where it is another. */
const waysOf = (model: Model, { deed }: Hint): readonly Way[] => {
  if (deed.from === null || deed.to === null) return [];
  const hinted = wayTo(model, deed.from, deed.to);
  const prompt = promptOf(model);
  const chosen = prompt === null ? null : (filtered(prompt, model.filter)[model.cursor]?.territory ?? null);
  const other = chosen === null || chosen === deed.to ? null : wayTo(model, deed.from, chosen);
  return [hinted, other].flatMap((way) => way ?? []);
};

/** What a border takes beside a title. */
const BORDER_COLUMNS = 6;
const LABEL = 14;
const MOST_WAY = 21;

/** Title and lines of the card. */
export const hintCard = (model: Model, hint: Hint, { columns, rows }: Rect): { title: Line; lines: Line[] } => {
  const { m } = model.context.words;
  const { ascii } = model.context;
  const signs = ascii ? ['* ', '> '] : ['» ', '❯ '];
  const ways = waysOf(model, hint);
  const text = hintText(model, hint);
  const colon = text.indexOf(':');
  const [move, reason] = [text.slice(0, colon + 1), text.slice(colon + 1)];
  const told = wrap(`${move}${reason}`, columns - 2).map((row, n): Line => {
    const part = n === 0 ? Math.min(row.length, move.length) : 0;
    return [bold(n === 0 ? (signs[0] ?? '') : '  '), bold(row.slice(0, part)), span(row.slice(part))];
  });
  const width = Math.min(MOST_WAY, Math.floor((columns - LABEL) / Math.max(1, ways.length)));
  const cells = (of: (way: Way, n: number) => string): Line =>
    ways.map((way, n) => span(padStart(of(way, n), width), { bold: n === 0, dim: n > 0 }));
  const facts = m.look.hint;
  const table: Line[] =
    ways.length === 0
      ? []
      : [
          [span(' '.repeat(LABEL)), ...cells(({ name }, n) => `${signs[n] ?? ''}${name}`)],
          [dim(facts.chance.padEnd(LABEL)), ...cells(({ chance }) => chance)],
          [dim(facts.losses.padEnd(LABEL)), ...cells(({ losses }) => losses)],
          [dim((model.view.napoleon ? facts.empire : facts.region).padEnd(LABEL)), ...cells(({ region }) => region)],
          ...(ways.some(({ worth }) => worth !== '')
            ? [[dim(facts.worth.padEnd(LABEL)), ...cells(({ worth }) => worth)]]
            : []),
        ];
  const title = bold(facts.title, themeOf(model.context)?.title ?? null);
  const by = dim(` ${facts.by}`);
  return {
    // Whose it is stands there where it has room, or not at all.
    title: widthOf([title, by]) + BORDER_COLUMNS <= columns ? [title, by] : [title],
    lines: [...told, ...table].slice(0, rows),
  };
};
