// English: what the strongest bot would do, and why. A sentence is a move, and after a colon its reason.
import type { Place } from '../types.js';

export const HINT_EN = {
  sentence: (move: string, reason: string) => `${move}: ${reason}.`,
  moves: {
    attack: (from: Place, to: Place) => `Attack ${to.the} from ${from.the}`,
    enter: (from: Place, to: Place) => `Go into ${to.the} from ${from.the}`,
    place: (units: string, to: Place) => `${units} on ${to.the}`,
    moveIn: (units: string) => `Move ${units} in`,
    move: (units: string, from: Place, to: Place) => `${units} from ${from.the} to ${to.the}`,
    take: (to: Place) => `Take ${to.the}`,
    defend: (dice: number) => `Roll ${dice}`,
    trade: 'Trade a set',
    keep: 'Keep the cards',
    stop: 'Stop here',
    play: (card: string) => `Play ${card}`,
    buy: (piece: string, to: Place) => `Buy ${piece} in ${to.the}`,
    ransom: (to: Place) => `Ransom the general, and place him in ${to.the}`,
    deploy: (piece: string, to: Place) => `Put ${piece} in ${to.the}`,
    mission: 'Claim the mission',
    other: 'Choose what is marked',
  },
  reasons: {
    kill: (seat: string, cards: string, chance: string) => `it wipes out ${seat}, who holds ${cards} (${chance})`,
    complete: (place: Place, bonus: number, chance: string) =>
      `then all of ${place.the} is yours, and ${bonus} more a turn (${chance})`,
    breaks: (place: Place, seat: string, bonus: number, chance: string) =>
      `it breaks ${place.the} and costs ${seat} ${bonus} a turn (${chance})`,
    card: (chance: string) => `the first capture of a turn brings a card (${chance})`,
    ground: (chance: string) => `good ground at a fair price (${chance})`,
    armies: 'what a set brings now is worth more than cards later',
    better: 'your position is stronger for it',
    buy: 'it is worth more than a regiment',
    empty: 'nobody holds it, so no fight is needed',
    enough: 'no further fight is worth its losses',
    fewer: 'fewer dice risk less',
    guard: 'that is where it is needed most',
    keep: 'no card is worth playing now',
    more: 'there are points still to score',
    most: 'more dice lose fewer',
    over: 'nothing more can be gained',
    points: 'points that are scored stay scored',
    position: 'it is worth most to what you hold',
    ransom: 'on the board he is worth more than a regiment',
    save: 'a set may bring more later',
    sea: 'the zone is worth the ships that it may cost',
    settled: 'no move makes your position stronger',
    spend: 'the card does the most now',
    spent: 'nothing is left to spend',
    wait: 'the mission can wait',
  },
  fortification: 'a fortification',
  key: 'hint',
  none: 'There is nothing to advise here.',
};

export type HintWords = typeof HINT_EN;
