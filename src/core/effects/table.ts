// Territory cards: for each effect when it may be played, in which ways, and what it does. N-CARD-1 to N-CARD-5.
import {
  attackBonus,
  defenceBonus,
  defenderAt,
  landOf,
  lossesNow,
  notePair,
  officersAt,
  pairOf,
  territoryAt,
  unitsAt,
} from '../napoleon/battle.js';
import { kill, wander } from '../napoleon/harm.js';
import {
  admiralsLeft,
  canCruise,
  canFerry,
  canMarch,
  fortsLeft,
  generalsLeft,
  homeWaters,
  shipsAt,
  shipsLeft,
  zoneIdOf,
} from '../napoleon/queries.js';
import { nap } from '../napoleon/state.js';
import { armiesAt, idOf, neighboursOf, ownerAt, territoriesOf } from '../queries.js';
import type { Clash, EffectId, PlaceId, Rules, Seat, State, TerritoryId, Tx } from '../types.js';
import { handOf, named, type Play, type PlayNeeds, type Reaction, type ReactionNeeds, when } from './card.js';

/** A roll that a card may change, and who would play it. */
export interface Roll {
  readonly rules: Rules;
  readonly state: State;
  readonly clash: Clash;
  readonly seat: Seat;
}

/** Between two steps of the own turn. `ways`: [] where it would change nothing. */
interface InPhase {
  readonly ways: (rules: Rules, state: State, seat: Seat) => readonly PlayNeeds[];
  readonly play: (tx: Tx, seat: Seat, play: Play) => void;
}

/** With the attacker's declaration of a roll; gives what changes in the roll. */
interface WithRoll {
  readonly may: (roll: Roll) => boolean;
  readonly play: (tx: Tx, clash: Clash) => Partial<Clash>;
}

/** The defender's, before the roll: it goes on, does not come, or is given up to the attacker. */
interface BeforeRoll {
  readonly ways: (roll: Roll) => readonly ReactionNeeds[];
  readonly play: (tx: Tx, clash: Clash, seat: Seat, reaction: Reaction) => 'on' | 'stopped' | 'retreated';
}

/** Of either side, after the roll; gives what changes in it. */
interface AfterRoll {
  readonly ways: (roll: Roll) => readonly ReactionNeeds[];
  readonly play: (tx: Tx, clash: Clash, byAttacker: boolean, reaction: Reaction) => Partial<Clash>;
}

/** The loser's, after the capture move. */
interface AfterCapture {
  readonly may: (rules: Rules, state: State, to: PlaceId) => boolean;
  readonly play: (tx: Tx, to: PlaceId) => void;
}

/** When an effect may be played: a moment that is missing is none for it. */
export interface CardEffect {
  readonly muster?: InPhase;
  readonly combat?: InPhase;
  readonly manoeuvre?: InPhase;
  readonly withRoll?: WithRoll;
  readonly beforeRoll?: BeforeRoll;
  readonly afterRoll?: AfterRoll;
  readonly afterCapture?: AfterCapture;
}

// --- In which ways ----------------------------------------------------------------------------------------------------

const ownForts = (rules: Rules, state: State, seat: Seat): PlayNeeds[] =>
  fortsLeft(state) === 0
    ? []
    : territoriesOf(state, seat)
        .filter((t) => !nap(state).forts[t] && nap(state).epidemics[t] === 0)
        .map((t) => ({ at: idOf(rules, t) }));

const ownOfficers = (rules: Rules, state: State, seat: Seat): PlayNeeds[] => [
  ...(generalsLeft(state, seat) > 0
    ? territoriesOf(state, seat).map((t) => ({ what: 'general', at: idOf(rules, t) }) as const)
    : []),
  ...(admiralsLeft(state, seat) > 0
    ? nap(state).ships.flatMap((_, z) =>
        shipsAt(nap(state), z, seat) > 0 ? [{ what: 'admiral', at: zoneIdOf(rules, z) } as const] : [],
      )
    : []),
];

/** Contagion: one epidemic to any other territory with a regiment. */
const contagions = (rules: Rules, state: State): PlayNeeds[] => {
  const origins = nap(state).epidemics.flatMap((count, t) => (count > 0 ? [t] : []));
  return origins.flatMap((from) =>
    state.armies.flatMap((armies, to) =>
      armies > 0 && to !== from ? [{ from: idOf(rules, from), to: idOf(rules, to) }] : [],
    ),
  );
};

/** Seats whose cards or missions can be looked at. */
const secrets = (rules: Rules, state: State, seat: Seat): PlayNeeds[] =>
  Array.from({ length: rules.players }, (_, s) => s as Seat)
    .filter((s) => s !== seat && (handOf(state, s).length > 0 || (nap(state).missions[s]?.held.length ?? 0) > 0))
    .filter((s) => state.seats[s]?.status === 'in')
    .map((target) => ({ target }));

const anyBonus = ({ rules, state, clash }: Roll): boolean => {
  const points = [...attackBonus(state, clash), ...defenceBonus(rules, state, clash, 2)];
  return points.some((p) => p > 0);
};

const defenderUnits = ({ rules, state, clash }: Roll): number => {
  const defender = defenderAt(rules, state, clash.to);
  return defender === null ? 0 : unitsAt(rules, state, clash.to, defender);
};

const maySap = (roll: Roll): boolean => {
  const { rules, state, clash } = roll;
  const { sappers, fog } = pairOf(state, clash.from, clash.to);
  const isFortified = nap(state).forts[territoryAt(rules, clash.to)] === true;
  return !clash.sea && ((isFortified && !sappers && !fog) || defenderUnits(roll) > 1);
};

/** Orderly retreat: to an adjacent territory of the seat's own. */
const retreats = ({ rules, state, clash, seat }: Roll): ReactionNeeds[] =>
  clash.sea
    ? []
    : neighboursOf(rules, territoryAt(rules, clash.to))
        .filter((t) => ownerAt(state, t) === seat)
        .map((t) => ({ at: idOf(rules, t) }));

const isAttacker = ({ state, seat }: Roll): boolean => state.turn.seat === seat;

const lostBy = (roll: Roll): number => {
  const losses = lossesNow(roll.rules, roll.state, roll.clash);
  return isAttacker(roll) ? losses.attacker : losses.defender;
};

// --- What it does -----------------------------------------------------------------------------------------------------

const SHIPYARD_SHIPS = 2;
const LEVY_ARMIES = 3;
/** Regiments that a battery, or fire, takes at most; never the last. */
const MOST_DESTROYED = 2;

const destroy = (tx: Tx, place: PlaceId): void => {
  const at = territoryAt(tx.rules, place);
  kill(tx, at, Math.min(MOST_DESTROYED, armiesAt(tx.state, at) - 1), 'card');
};

/** N-EPI-3: it kills one regiment at once where it lands; if that was the last, it moves on at random. */
const moveEpidemic = (tx: Tx, from: number, to: number): void => {
  tx.emit({ type: 'epidemicGone', territory: idOf(tx.rules, from) });
  tx.emit({ type: 'epidemicPlaced', territory: idOf(tx.rules, to) });
  kill(tx, to, 1, 'epidemic');
  if (armiesAt(tx.state, to) === 0) wander(tx, to);
};

/** All regiments and generals go to the adjacent territory. */
const retreat = (tx: Tx, seat: Seat, from: TerritoryId, to: TerritoryId): void => {
  const armies = armiesAt(tx.state, territoryAt(tx.rules, from));
  const generals = officersAt(tx.rules, tx.state, from, seat);
  tx.emit({ type: 'armiesMoved', seat, from, to, count: armies, why: 'retreat' });
  if (generals > 0) tx.emit({ type: 'piecesMoved', seat, what: 'general', from, to, count: generals });
};

const reroll = (tx: Tx, dice: readonly number[], mask: number): number[] =>
  dice.map((die, i) => ((mask >> i) & 1 ? (tx.roll(1)[0] ?? die) : die));

const contagion: InPhase = {
  ways: contagions,
  play: (tx, _seat, { from, to }) =>
    moveEpidemic(tx, territoryAt(tx.rules, named(from)), territoryAt(tx.rules, named(to))),
};

// --- The table ----------------------------------------------------------------------------------------------------------

/** The compiler refuses an effect without an entry. */
export const CARD_TABLE: Readonly<Record<EffectId, CardEffect>> = {
  levy: {
    muster: { ways: () => [{}], play: (tx) => tx.emit({ type: 'poolChanged', by: LEVY_ARMIES }) },
  },
  arsenal: {
    muster: {
      ways: ownForts,
      play: (tx, seat, { at }) =>
        tx.emit({ type: 'piecesPlaced', seat, what: 'fortification', at: named(at), count: 1, cost: 0 }),
    },
  },
  shipyard: {
    muster: {
      ways: (rules, state, seat) =>
        shipsLeft(rules, state, seat) > 0
          ? homeWaters(rules, state, seat).map((z) => ({ at: zoneIdOf(rules, z) }))
          : [],
      play: (tx, seat, { at }) => {
        const count = Math.min(SHIPYARD_SHIPS, shipsLeft(tx.rules, tx.state, seat));
        tx.emit({ type: 'piecesPlaced', seat, what: 'ship', at: named(at), count, cost: 0 });
      },
    },
  },
  commission: {
    muster: {
      ways: ownOfficers,
      play: (tx, seat, { what, at }) =>
        tx.emit({ type: 'piecesPlaced', seat, what: named(what), at: named(at), count: 1, cost: 0 }),
    },
  },
  physician: {
    muster: {
      ways: (rules, state, seat) =>
        territoriesOf(state, seat)
          .filter((t) => (nap(state).epidemics[t] ?? 0) > 0)
          .map((t) => ({ at: idOf(rules, t) })),
      play: (tx, _seat, { at }) => tx.emit({ type: 'epidemicGone', territory: named(at) as TerritoryId }),
    },
  },
  'grand-battery': {
    withRoll: {
      may: (roll) => !roll.clash.sea && defenderUnits(roll) > 1,
      play: (tx, { to }) => {
        destroy(tx, to);
        return {};
      },
    },
  },
  'cavalry-charge': {
    withRoll: {
      may: ({ state, clash }) => !clash.sea && !pairOf(state, clash.from, clash.to).fog,
      play: (tx, { from }) => {
        tx.note({ charges: [...nap(tx.state).turn.charges, landOf(tx.rules, from)] });
        return {};
      },
    },
  },
  sappers: {
    withRoll: {
      may: maySap,
      play: (tx, { from, to }) => {
        notePair(tx, from, to, { sappers: true });
        return { oneDie: true };
      },
    },
  },
  spy: {
    combat: {
      ways: secrets,
      play: (tx, seat, { target }) => {
        const spied = named(target);
        const missions = nap(tx.state).missions[spied]?.held ?? [];
        tx.emit({ type: 'handSpied', seat, target: spied, cards: handOf(tx.state, spied), missions });
      },
    },
  },
  ambush: {
    beforeRoll: {
      ways: ({ state, clash }) => when(!pairOf(state, clash.from, clash.to).fog),
      play: (tx, { from, to }) => {
        notePair(tx, from, to, { ambush: pairOf(tx.state, from, to).ambush + 1 });
        return 'on';
      },
    },
  },
  /** 2 of the regiments that moved in, never the last. */
  'scorched-earth': {
    afterCapture: {
      may: (rules, state, to) => armiesAt(state, territoryAt(rules, to)) > 1,
      play: destroy,
    },
  },
  'general-winter': {
    beforeRoll: {
      ways: ({ clash }) => when(!clash.sea),
      play: (tx, { to }) => {
        tx.note({ blocked: [...nap(tx.state).turn.blocked, landOf(tx.rules, to)] });
        return 'stopped';
      },
    },
  },
  'orderly-retreat': {
    beforeRoll: {
      ways: retreats,
      play: (tx, { to }, seat, { at }) => {
        retreat(tx, seat, to as TerritoryId, named(at));
        return 'retreated';
      },
    },
  },
  'old-guard': {
    afterRoll: {
      // Which dice, as bits: 1 the first that fell, 2 the second, 4 the third.
      ways: (roll) => [{ dice: [1, 2 ** (isAttacker(roll) ? roll.clash.attack : roll.clash.defence).length - 1] }],
      play: (tx, clash, byAttacker, { dice }) =>
        byAttacker
          ? { attack: reroll(tx, clash.attack, named(dice)) }
          : { defence: reroll(tx, clash.defence, named(dice)) },
    },
  },
  rally: {
    afterRoll: {
      ways: (roll) => (lostBy(roll) > 0 ? [{}] : []),
      play: (_tx, clash, byAttacker) =>
        byAttacker ? { attackerRally: clash.attackerRally + 1 } : { defenderRally: clash.defenderRally + 1 },
    },
  },
  'fog-of-war': {
    withRoll: {
      may: anyBonus,
      play: (tx, { from, to }) => {
        notePair(tx, from, to, { fog: true });
        return {};
      },
    },
    beforeRoll: {
      ways: (roll) => when(anyBonus(roll)),
      play: (tx, { from, to }) => {
        notePair(tx, from, to, { fog: true });
        return 'on';
      },
    },
  },
  'forced-march': {
    manoeuvre: {
      ways: (rules, state, seat) => when(canMarch(rules, state, seat)),
      play: (tx) => tx.note({ marches: nap(tx.state).turn.marches + 1 }),
    },
  },
  'fair-winds': {
    manoeuvre: {
      ways: (rules, state, seat) => when(canCruise(rules, state, seat) || canFerry(rules, state, seat)),
      play: (tx) => tx.note({ fairWinds: nap(tx.state).turn.fairWinds + 1 }),
    },
  },
  /** Worth what it is worth in a set; it is never played. */
  'war-chest': {},
  contagion: { muster: contagion, combat: contagion, manoeuvre: contagion },
};
