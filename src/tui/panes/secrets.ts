// Secret missions of the classic games: the own one with its progress; all of them once the game is over (C-MISSION-5).
import { goalNow, type MissionId, progressTo, type Seat, type SecretProgress } from '../../core/index.js';
import { goalText, missionSentence } from '../../narration/missions.js';
import { bold, dim, justify, type Line, said, span, wrap } from '../frame/line.js';
import { seatName } from '../frame/marks.js';
import type { Model } from '../model.js';

export const hasSecrets = ({ context }: Model): boolean => context.rules.setup.options.missions !== undefined;

const missionOf = (model: Model, seat: Seat): MissionId | null => model.view.seats[seat]?.mission ?? null;

/** A part of a mission: what it is called, and `4/6`; of an elimination what the target still has. */
const partTexts = (model: Model, part: SecretProgress): readonly [name: string, amount: string] => {
  const { rules, words } = model.context;
  const { missions } = words.m;
  switch (part.kind) {
    case 'eliminate':
      return [missions.left(words.seat(part.seat), part.left), ''];
    case 'territories':
      return [missions.parts.territories, `${part.have}/${part.need}`];
    case 'region': {
      const region = part.region === null ? undefined : rules.board.regions[part.region];
      return [region ? words.region(region.id) : missions.parts.others, `${part.have}/${part.need}`];
    }
  }
};

const progressOf = (model: Model, seat: Seat, id: MissionId): readonly SecretProgress[] => {
  const { rules } = model.context;
  return progressTo(rules, model.view, seat, goalNow(rules, model.view, id));
};

/** What the mission is now that its target is gone (C-MISSION-4); null where it is what it was. */
const changedText = (model: Model, id: MissionId): string | null => {
  const { rules, words } = model.context;
  const mission = rules.pack.secretMissionsById.get(id);
  if (!mission || !('eliminate' in mission)) return null;
  const goal = goalNow(rules, model.view, id);
  if (goal.kind === 'eliminate') return null;
  return `${words.m.missions.gone(words.seat((mission.eliminate - 1) as Seat))} ${goalText(rules, words, goal)}`;
};

const lines = (model: Model, seat: Seat, id: MissionId, columns: number): Line[] => {
  const { rules, words } = model.context;
  const title = words.secretTitle(id);
  const isOpen = model.view.outcome === null;
  const told = (isOpen ? changedText(model, id) : null) ?? missionSentence(rules, words, id);
  return [
    ...(title === null ? [] : [[bold(` ${title}`)]]),
    ...wrap(told, columns - 4).map((row): Line => [span(`   ${row}`)]),
    ...(isOpen ? progressOf(model, seat, id) : []).map((part): Line => {
      const [name, amount] = partTexts(model, part);
      return amount === ''
        ? [dim(`     ${name}`)]
        : [span(`     ${amount}`, { bold: true, say: `${amount} ${name}.` }), said(dim(`  ${name}`), '')];
    }),
  ];
};

/** Whose mission is shown: the seat that is asked, else the only person here. */
const holderOf = ({ decision, context: { persons } }: Model): Seat | null =>
  decision?.seat ?? (persons.length === 1 ? (persons[0] ?? null) : null);

const ofSeat = (model: Model, seat: Seat, columns: number): Line[] => {
  const id = missionOf(model, seat);
  return id === null ? [] : [seatName(model, seat), ...lines(model, seat, id, columns), []];
};

/** What stands in the map's place. */
export const secretLines = (model: Model, columns: number): Line[] => {
  const { missions } = model.context.words.m;
  const all = model.context.seats.flatMap((_, seat) => ofSeat(model, seat as Seat, columns));
  if (model.view.outcome !== null || model.replay?.eyes === 'omniscient') return all;
  const seat = holderOf(model);
  const id = seat === null ? null : missionOf(model, seat);
  const own: Line[] =
    seat === null || id === null
      ? [[dim(missions.noneOwn)]]
      : [[bold(missions.own)], ...lines(model, seat, id, columns)];
  return [...own, [], ...wrap(missions.hidden, columns - 1).map((row): Line => [dim(row)])];
};

/** The mission of the only person here, for beside the map; none where several share the screen. */
export const shortSecretLines = (model: Model, columns: number): Line[] => {
  const { rules, words, persons } = model.context;
  const [seat, ...others] = persons;
  if (seat === undefined || others.length > 0 || model.view.outcome !== null) return [];
  const id = missionOf(model, seat);
  if (id === null) return [];
  const goal = goalText(rules, words, goalNow(rules, model.view, id));
  return [
    ...wrap(goal, columns)
      .slice(0, 2)
      .map((row): Line => [span(row)]),
    ...progressOf(model, seat, id).map((part): Line => {
      const [name, amount] = partTexts(model, part);
      return justify([dim(name)], [bold(amount)], columns);
    }),
  ];
};
