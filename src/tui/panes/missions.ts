// Missions and victory points: the own ones with their progress, what everybody has accomplished, the score by source.
import { type MissionId, missionOf, missionPoints, pointsOf, progressOf, type Seat } from '../../core/index.js';
import { bold, dim, justify, type Line, span, widthOf, wrapAfter } from '../frame/line.js';
import { seatName } from '../frame/marks.js';
import type { Model } from '../model.js';
import { roundLines, scoreLines } from './final.js';

/** `3 of 4 zones`: how far each part of a mission is. */
const progressText = (model: Model, seat: Seat, id: MissionId): string => {
  const { rules, words } = model.context;
  const parts = progressOf(rules, model.view, seat, id);
  return parts.map(({ key, have, need }) => `${have}/${need} ${words.m.napoleon.progress[key]}`).join(', ');
};

const ownMission = (model: Model, seat: Seat, id: MissionId, columns: number): Line[] => {
  const { rules, words } = model.context;
  const { name, text } = words.mission(id);
  const { rank, when } = missionOf(rules, id);
  const { napoleon } = words.m;
  const head: Line = [
    bold(` ${napoleon.vp(missionPoints(rules, id))}  ${name}`),
    dim(`  ${napoleon.rank(rank)}, ${napoleon.when[when]}`),
  ];
  const progress = progressText(model, seat, id);
  const [first = '', ...rest] = wrapAfter(text, columns - 10 - progress.length, columns - 5);
  return [
    head,
    [span(`     ${progress}`, { bold: true, say: `${progress}.` }), dim(`  ${first}`)],
    ...rest.map((t): Line => [dim(`     ${t}`)]),
  ];
};

const doneLines = (model: Model, seat: Seat, columns: number): Line[] => {
  const { words } = model.context;
  const mine = model.view.napoleon?.missions[seat];
  const done = (mine?.done ?? []).map(({ mission, points }) => {
    const lasting = mine?.lasting.includes(mission) ? ` (${words.m.napoleon.lasting})` : '';
    return `${words.mission(mission).name} ${points}${lasting}`;
  });
  const hidden = mine && mine.held === null && mine.heldCount > 0 ? [words.m.napoleon.hidden(mine.heldCount)] : [];
  const name = seatName(model, seat);
  const [first = '', ...rest] = wrapAfter(
    [...done, ...hidden].join(', ') || words.m.napoleon.noneDone,
    columns - widthOf(name) - 3,
    columns - 5,
  );
  return [[...name, dim(`  ${first}`)], ...rest.map((text): Line => [dim(`     ${text}`)])];
};

/** Whose missions are shown: the seat that is asked, else the only person here. */
const holderOf = (model: Model): Seat | null => {
  const { persons } = model.context;
  return model.decision?.seat ?? (persons.length === 1 ? (persons[0] ?? null) : null);
};

/**
 * The missions of the only person here, one a row, for beside the map: `3 King of Italy  2/4`. None where
 * several share the screen.
 */
export const shortMissionLines = (model: Model, columns: number): Line[] => {
  const { rules, words, persons } = model.context;
  const [seat, ...others] = persons;
  if (seat === undefined || others.length > 0 || model.view.outcome !== null) return [];
  const held = model.view.napoleon?.missions[seat]?.held ?? [];
  return held.map((id) => {
    const progress = progressOf(rules, model.view, seat, id)
      .map(({ have, need }) => `${have}/${need}`)
      .join(' ');
    const points = bold(`${missionPoints(rules, id)} `);
    return justify([points, span(words.mission(id).name)], [dim(progress)], columns);
  });
};

/** The missions of all that they have still to do, in a replay that shows everything. */
const allMissions = (model: Model, columns: number): Line[] => {
  if (model.replay?.eyes !== 'omniscient') return [];
  return model.context.seats.flatMap((_, i): Line[] => {
    const seat = i as Seat;
    const held = model.view.napoleon?.missions[seat]?.held ?? [];
    return held.length === 0
      ? []
      : [seatName(model, seat), ...held.flatMap((id) => ownMission(model, seat, id, columns)), []];
  });
};

export const missionLines = (model: Model, columns: number): Line[] => {
  const { words } = model.context;
  const { napoleon } = words.m;
  const seat = holderOf(model);
  const seats = model.context.seats.map((_, i) => i as Seat);
  const held = seat === null ? null : (model.view.napoleon?.missions[seat]?.held ?? null);
  const own: Line[] =
    seat === null || held === null
      ? allMissions(model, columns)
      : [
          [bold(`${napoleon.ownMissions}  ${napoleon.vp(pointsOf(model.view, seat))}`)],
          ...(held.length === 0
            ? [[dim(napoleon.noMissions)]]
            : held.flatMap((id) => ownMission(model, seat, id, columns))),
          [],
        ];
  return [
    ...own,
    [bold(napoleon.score)],
    ...scoreLines(model, seats),
    ...roundLines(model, seats),
    [],
    [bold(napoleon.doneMissions)],
    ...seats.flatMap((who) => doneLines(model, who, columns)),
  ];
};
