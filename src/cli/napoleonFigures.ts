// What simulations of Risk Napoleon count besides wins: missions, card effects, where victory points came from.
import {
  EFFECT_IDS,
  type GameEvent,
  nap,
  type Rules,
  type State,
  totalPoints,
  VICTORY_SOURCES,
  type VictorySource,
} from '../core/index.js';

export interface NapoleonFigures {
  readonly missions: Readonly<Record<string, { readonly dealt: number; readonly accomplished: number }>>;
  readonly effects: Readonly<Record<string, number>>;
  readonly victoryPoints: {
    readonly mean: readonly number[];
    readonly bySource: Readonly<Record<VictorySource, number>>;
  };
}

export interface NapoleonCounter {
  /** Every event of every game. */
  see(events: readonly GameEvent[]): void;
  /** The end of a game. */
  end(state: State): void;
  figures(): NapoleonFigures;
}

/** Counts over games that are played by `rules`. A war chest has no effect of its own: it counts when it is traded. */
export const countNapoleon = ({ pack, players }: Rules): NapoleonCounter => {
  const dealt = new Map(pack.missions.map((m) => [m.id, 0]));
  const accomplished = new Map(pack.missions.map((m) => [m.id, 0]));
  const effects = new Map<string, number>(EFFECT_IDS.filter((id) => id !== 'war-chest').map((id) => [id, 0]));
  const sums = new Array<number>(players).fill(0);
  const bySource: Record<VictorySource, number> = { missions: 0, officers: 0, fifthRound: 0, empires: 0 };
  let games = 0;
  const add = (counts: Map<string, number>, id: string): void => {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  };
  return {
    see: (events) => {
      for (const event of events) {
        if (event.type === 'missionDrawn' && event.mission !== null) add(dealt, event.mission);
        if (event.type === 'missionAccomplished') add(accomplished, event.mission);
        if (event.type === 'cardPlayed') add(effects, event.effect);
      }
    },
    end: (state) => {
      games++;
      nap(state).points.forEach((points, seat) => {
        sums[seat] = (sums[seat] ?? 0) + totalPoints(points);
        for (const source of VICTORY_SOURCES) bySource[source] += points[source];
      });
    },
    figures: () => ({
      missions: Object.fromEntries(
        [...dealt].map(([id, n]) => [id, { dealt: n, accomplished: accomplished.get(id) ?? 0 }]),
      ),
      effects: Object.fromEntries(effects),
      victoryPoints: {
        mean: sums.map((sum) => sum / Math.max(1, games)),
        bySource: Object.fromEntries(
          VICTORY_SOURCES.map((s) => [s, bySource[s] / Math.max(1, games)]),
        ) as typeof bySource,
      },
    }),
  };
};
