// What the coach says: an idea in words, and where, where there is room for that.
import type { MissionId, PlaceId, RegionId, Seat } from '../../core/index.js';
import type { Rect } from '../frame/layout.js';
import { bold, dim, type Line, span, widthOf, wrap } from '../frame/line.js';
import { liveBindings, shownKey } from '../keys/index.js';
import type { Model } from '../model.js';
import { themeOf } from '../palette/theme.js';
import type { Coaching } from './coaching.js';
import { ideasOf } from './ideas.js';

const ideaText = ({ context: { words } }: Model, { id, region, mission, seat, count }: Coaching): string => {
  const { ideas } = words.m.coach;
  switch (id) {
    case 'goalClassic':
      return ideas.goalClassic(count);
    case 'pool':
      return ideas.pool(words.units(count));
    case 'armies':
      return ideas.armies(words.units(count));
    case 'region':
    case 'takeRegion':
      return ideas[id](words.regionOf(region as RegionId), count);
    case 'mission':
      return ideas.mission(words.mission(mission as MissionId).name, count);
    case 'eliminate':
      return ideas.eliminate(words.seat(seat as Seat), count);
    default:
      return ideas[id];
  }
};

const whereText = ({ context: { words } }: Model, { id, place }: Coaching): string => {
  const { where } = words.m.coach;
  if (place === null || !(id in where)) return '';
  return where[id as keyof typeof where](words.placeOf(place as PlaceId));
};

/** The whole of an idea, for those who hear it. */
export const coachSaid = (model: Model, idea: Coaching): string => {
  const { m } = model.context.words;
  const where = whereText(model, idea);
  return m.labelled(m.coach.name, `${ideaText(model, idea)}${where === '' ? '' : ` ${where}`}`);
};

/** The idea on rows of `columns`, with its place where all of it fits in `rows`. */
export const ideaRows = (model: Model, idea: Coaching, columns: number, rows: number): string[] => {
  const text = ideaText(model, idea);
  const where = whereText(model, idea);
  const whole = wrap(where === '' ? text : `${text} ${where}`, columns);
  return whole.length <= rows ? whole : wrap(text, columns);
};

/** The keys beside an idea, from the fullest to the least that says where it can be stopped. */
const KEY_ROWS: readonly (readonly ('why' | 'rule' | 'coachMore' | 'coach')[])[] = [
  ['why', 'coachMore', 'coach'],
  ['rule', 'coachMore', 'coach'],
  ['rule', 'coach'],
];

/** `? why: N-REINF-5  > more  y off`, or as much of it as there is room for. */
const keysLine = (model: Model, { rule }: Coaching, columns: number): Line => {
  const { m } = model.context.words;
  const texts = { why: m.coach.why(rule), rule, coachMore: m.coach.next, coach: m.coach.off };
  const live = liveBindings(model);
  const rows = KEY_ROWS.map(
    (row): Line =>
      row
        .flatMap((what) => {
          const binding = live.find(({ command }) => command === (what === 'why' || what === 'rule' ? 'help' : what));
          return binding === undefined
            ? []
            : [[bold(shownKey(binding, m, model.context.ascii)), dim(` ${texts[what]}`)]];
        })
        .flatMap((parts, n) => (n === 0 ? parts : [span('  '), ...parts])),
  );
  return rows.find((row) => widthOf(row) <= columns) ?? [];
};

/** What stands in the card's place while the coach speaks. */
export const coachCard = (model: Model, idea: Coaching, { columns, rows }: Rect) => {
  const { m } = model.context.words;
  const all = ideasOf(model.context.rules.profile.hasNapoleon);
  const n = (model.coach?.seen.indexOf(idea.id) ?? 0) + 1;
  const text = ideaRows(model, idea, columns, rows - 1).slice(0, rows - 1);
  const blank = Array.from({ length: Math.max(0, rows - 1 - text.length) }, (): Line => []);
  return {
    title: [bold(m.coach.name, themeOf(model.context)?.title ?? null)],
    note: [dim(m.coach.idea(n, all.length))],
    lines: [...text.map((row): Line => [span(row)]), ...blank, keysLine(model, idea, columns)],
  };
};
