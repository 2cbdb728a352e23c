// English: the game in words, for those who hear it.
import { plural } from '../counts/en.js';

export const SPOKEN_EN = {
  intro: 'Risk in words. Type a number to choose. In a game, ? lists what else can be typed.',
  region: (name: string, held: number, of: number, bonus: number) => `${name}: ${held} of ${of}, worth ${bonus}`,
  worth: (territories: number, bonus: number) => `${plural(territories, 'territory', 'territories')}, worth ${bonus}`,
  nextTo: (places: string) => `next to ${places}`,
  yes: 'Yes',
  no: 'No',
  back: 'Back',
  number: (min: number, max: number, value: number) => `Type a number from ${min} to ${max}; Enter alone is ${value}.`,
  outOf: (text: string, min: number, max: number) => `${text} is not from ${min} to ${max}.`,
  noItem: (text: string, most: number) => `There is no ${text}: the list goes from 1 to ${most}.`,
  notAsked: 'You are not asked anything now.',
  unknown: (text: string) => `"${text}" means nothing here. Type ? for what does.`,
  noPlace: (text: string) => `No place has "${text}" in its name.`,
  cover: 'Press Enter when nobody else reads or hears this.',
  again: 'Play again at the same table',
  toMenu: 'Back to the menu',
  quit: 'Quit',
  step: (round: string, name: string, phase: string) => `${round}, ${name}: ${phase}.`,
  helpTitle: 'What can be typed now:',
  helpNumber: 'a number: that item of the list',
  helpEnter: 'Enter alone: say the question again',
  helpFind: '/ and part of a name: show only matches; / alone: show all',
  helpTable: 't and part of a name: those territories and what is next to them',
  helpNext: 'Enter alone: next action',
};

export type SpokenWords = typeof SPOKEN_EN;
