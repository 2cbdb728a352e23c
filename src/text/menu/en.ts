// English: the questions of a new game.
import { plural } from '../counts/en.js';

export const MENU_EN = {
  title: 'Risk in the terminal',
  main: 'What would you like to do?',
  resume: (what: string) => `Resume: ${what}`,
  newGame: 'New game',
  demo: 'Watch bots play',
  quit: 'Quit',
  variant: 'Which game?',
  players: 'How many players?',
  playersItem: (n: number, each: string) => `${n} players, ${each} each`,
  persons: 'Who plays?',
  personsItem: (persons: number, bots: number) =>
    persons === 0
      ? 'only bots'
      : persons === 1
        ? `you against ${plural(bots, 'bot', 'bots')}`
        : bots === 0
          ? `${persons} people at this keyboard`
          : `${persons} people at this keyboard and ${plural(bots, 'bot', 'bots')}`,
  start: 'How should the game start?',
  startItems: {
    bots: 'Deal the territories and set everything up',
    quick: 'Deal the territories and set everything up for me',
    deal: 'Deal the territories; I set up the rest',
    claim: 'Claim territories in turn, as the rules have it',
    placeForMe: 'Set everything up for me',
    placeMyself: 'I set everything up, as the rules have it',
  },
  variants: {
    napoleon: 'Risk Napoleon: ships, generals, missions',
    classic: 'Classic Risk, on the world',
    'napoleon-basic': 'Classic rules on Napoleonic Europe',
    'two-player': 'Two players with neutral armies',
  } as Readonly<Record<string, string>>,
  variantHints: {
    napoleon: 'the whole game: five rounds for victory points, 3 to 6 players',
    classic: '42 territories, 6 continents, 2 to 6 players',
    'napoleon-basic': '48 territories, 11 empires, 3 to 6 players, more armies',
    'two-player':
      'Napoleonic Europe with four neutral colours; you choose their defence dice when your opponent attacks',
  } as Readonly<Record<string, string>>,
  profile: 'By which rulebook?',
  profiles: {
    en: 'English',
    pt: 'Portuguese',
    fr: 'French',
    it: 'Italian',
  } as Readonly<Record<string, string>>,
  profileHints: {
    en: 'the rules of 1993: one army stays behind, fortify to an adjacent territory, card before fortifying',
    pt: 'a new roll for the first turn, sets 4 6 8 10 then +5, fortify along connected territories',
    fr: 'army count fixes the dice, fortify only what you captured, captured cards may be traded at once',
    it: 'as many dice as armies, fortify anywhere, card at the end of the turn',
  } as Readonly<Record<string, string>>,
  keys: '↑↓ choose   Enter go   Esc back   q quit',
  mainKeys: '↑↓ choose   Enter go   q quit',
  /** `when`: the round, or the setup. */
  savedGame: (variant: string, names: string, when: string, age: string) => `${variant}, ${names}, ${when}, ${age}`,
};
