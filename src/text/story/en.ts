// English: a game looked back on: charts, turning points, luck.
import { plural } from '../counts/en.js';
import type { Place } from '../types.js';

export const STORY_EN = {
  /** The key that opens it, and the two that lead to a moment. */
  keys: {
    story: 'course',
    moment: 'moments',
    watchHere: 'watch from here',
    goThere: 'go there',
    review: 'missed chances',
  },
  land: 'Land by turn',
  lands: (n: number) => plural(n, 'territory', 'territories'),
  points: 'Points by round',
  /** Missions that were still to be done. */
  unfinished: 'Unfinished',
  turnings: 'Turning points',
  none: 'Nothing decisive yet.',
  notBegun: 'The first turn is not over yet.',
  luck: 'Losses by the dice',
  luckColumns: { lost: 'lost', expected: 'expected', spared: 'spared' },
  round: (n: number) => `round ${n}`,
  eliminated: (name: string, loser: string) => `${name} eliminates ${loser}.`,
  won: (name: string, place: Place, empire: Place, bonus: number) =>
    `${name} takes ${place.the}: ${empire.the} complete, +${bonus}.`,
  broke: (name: string, place: Place, empire: Place, loser: string) =>
    `${name} takes ${place.the}: ${loser} loses ${empire.the}.`,
  mission: (name: string, mission: string, points: number) => `${name} accomplishes "${mission}": ${points} VP.`,
  officers: (name: string, what: string, loser: string) => `${name} captures ${what} from ${loser}.`,
  lead: (name: string) => `${name} takes the lead.`,
  sweep: (name: string, n: number) => `${name} captures ${plural(n, 'territory', 'territories')} in one turn.`,
  upset: (name: string, place: Place, chance: string) => `${name} takes ${place.the} against the odds (${chance}).`,
  luckiest: (name: string, place: Place, lost: number, expected: string) =>
    `Luckiest attack: ${name} on ${place.the}, ${lost} lost, ${expected} expected.`,
  unluckiest: (name: string, place: Place, lost: number, expected: string) =>
    `Unluckiest attack: ${name} on ${place.the}, ${lost} lost, ${expected} expected.`,
  saidLuck: (name: string, lost: number, expected: string) => `${name} lost ${lost} by the dice, expected ${expected}`,
  /** What the strong bot would have done otherwise. */
  missed: {
    title: 'What you could have done',
    by: 'as the Marshal judges it',
    looking: 'Looking through the game…',
    nothing: 'In every fight the Marshal would have done much the same.',
    nobody: 'No person has played here.',
    instead: (did: string, gain: string) => `instead of: ${did} (${gain})`,
    ofBoard: (percent: string) => `+${percent} of the board`,
  },
  help: 'w and a number: watch from that turning point',
};
