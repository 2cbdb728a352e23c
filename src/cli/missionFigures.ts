// What simulations with secret missions count besides wins: how often each mission was dealt, and how often it won.

import type { GameEvent, MissionId, Rules, State } from '../core/index.js';
import { type Messages, plainText } from '../text/index.js';

export interface MissionFigures {
  /** By mission: games in which somebody had it, and games that it won. */
  readonly secretMissions: Readonly<Record<string, { readonly dealt: number; readonly won: number }>>;
}

export interface MissionCounter {
  /** Every event of every game. */
  see(events: readonly GameEvent[]): void;
  /** The end of a game. */
  end(state: State): void;
  figures(): MissionFigures;
}

/** A line for each mission that was dealt. */
export const missionRows = ({ secretMissions }: MissionFigures, m: Messages): string[] =>
  Object.entries(secretMissions).flatMap(([id, { dealt, won }]) =>
    dealt === 0 ? [] : [m.missions.figures(plainText(id), dealt, won, m.percent(won / dealt, 1))],
  );

export const countMissions = ({ pack }: Rules): MissionCounter => {
  const dealt = new Map<string, number>(pack.secretMissions.map(({ id }) => [id, 0]));
  const won = new Map(dealt);
  const add = (counts: Map<string, number>, id: MissionId | null | undefined): void => {
    if (id !== null && id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  };
  return {
    see: (events) => {
      for (const event of events) if (event.type === 'secretMissionDealt') add(dealt, event.mission);
    },
    end: ({ outcome, seats }) => {
      if (outcome?.reason !== 'mission') return;
      for (const winner of outcome.winners) add(won, seats[winner]?.mission);
    },
    figures: () => ({
      secretMissions: Object.fromEntries(
        [...dealt].map(([id, count]) => [id, { dealt: count, won: won.get(id) ?? 0 }]),
      ),
    }),
  };
};
