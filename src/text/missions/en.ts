// English: secret missions of the classic games.
import { armies, plural } from '../counts/en.js';

const territories = (n: number): string => plural(n, 'territory', 'territories');

export const MISSIONS_EN = {
  hold: (n: number, each: number) =>
    each < 2 ? `Hold ${territories(n)}.` : `Hold ${territories(n)} with at least ${armies(each)} on each.`,
  /** What is held, as a list: `Asia and one other continent`. */
  regions: (regions: string) => `Hold ${regions}.`,
  others: (n: number) => (n === 1 ? 'one other continent' : `${n} other continents`),
  anyRegions: (n: number) => `Hold ${plural(n, 'continent', 'continents')} of your choice.`,
  eliminate: (name: string) => `Eliminate ${name}.`,
  /** After the elimination: what counts where another player has carried it out. */
  instead: (name: string, goal: string) => `If another player eliminates ${name} or ${name} leaves: ${goal}`,
  /** The target is gone. */
  gone: (name: string) => `${name} is out of the game.`,
  /** How far each part is: `12/24 territories`. */
  parts: { territories: 'territories', others: 'other continents' },
  left: (name: string, n: number) => `${name}: ${territories(n)} left`,
  own: 'Your mission',
  of: (name: string) => `${name}'s mission`,
  hidden: 'The missions of the others are secret until the game is over.',
  noneOwn: 'You have no mission.',
  dealt: (name: string) => `${name} gets a secret mission.`,
  dealtThis: (name: string, mission: string) => `${name}, your secret mission: ${mission}`,
  shown: (name: string, mission: string) => `${name}'s mission was: ${mission}`,
  won: (name: string) => `${name} has accomplished the mission and wins the game.`,
  /** A line of a simulation. */
  figures: (mission: string, dealt: number, won: number, share: string) =>
    `  ${mission}  dealt ${dealt}, won ${won}  ${share}`,
};
