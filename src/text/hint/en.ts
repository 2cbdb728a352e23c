// English: what the strongest bot would do, and why. A sentence is a move, and after a colon its reason.
import type { Place } from '../types.js';

export const HINT_EN = {
  sentence: (move: string, reason: string) => `${move}: ${reason}.`,
  moves: {
    attack: (from: Place, to: Place) => `Attack ${to.bare} from ${from.bare}`,
    enter: (from: Place, to: Place) => `Go into ${to.bare} from ${from.bare}`,
    place: (units: string, to: Place) => `${units} on ${to.bare}`,
    moveIn: (units: string) => `Move ${units} in`,
    move: (units: string, from: Place, to: Place) => `${units} from ${from.bare} to ${to.bare}`,
    take: (to: Place) => `Take ${to.bare}`,
    defend: (dice: number) => `Roll ${dice}`,
    trade: 'Trade a set',
    keep: 'Keep the cards',
    stop: 'Stop here',
    play: (card: string) => `Play ${card}`,
    buy: (piece: string, to: Place) => `Buy ${piece} at ${to.bare}`,
    mission: 'Claim the mission',
    other: 'Choose what is marked',
  },
  reasons: {
    kill: (seat: string, cards: string, chance: string) => `it wipes out ${seat}, who holds ${cards} (${chance})`,
    complete: (place: Place, bonus: number, chance: string) =>
      `then all of ${place.bare} is yours, and ${bonus} more a turn (${chance})`,
    breaks: (place: Place, seat: string, bonus: number, chance: string) =>
      `it breaks ${place.bare} and costs ${seat} ${bonus} a turn (${chance})`,
    card: (chance: string) => `the first capture of a turn brings a card (${chance})`,
    ground: (chance: string) => `good ground at a fair price (${chance})`,
    guard: 'that is where it is needed most',
    front: 'there it faces the enemy',
    enough: 'no further fight is worth its losses',
    most: 'more dice lose fewer',
    armies: 'armies now are worth more than cards later',
    position: 'it is worth most to what you hold',
    points: 'points that are scored stay scored',
    keep: 'the moment is not worth more',
  },
  key: 'hint',
  none: 'There is nothing to advise here.',
};

export type HintWords = typeof HINT_EN;
