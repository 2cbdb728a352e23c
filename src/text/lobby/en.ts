// English: the start menu's lists, the seats at the table, and what is remembered.
export const LOBBY_EN = {
  again: (what: string) => `Play again: ${what}`,
  /** A kind of game in one line: `Risk Napoleon, 4 players, you against 3 bots`. */
  kind: (variant: string, players: number, who: string) => `${variant}, ${players} players, ${who}`,
  resumeOther: 'Resume another game',
  replay: 'Watch a recorded game',
  rules: 'Read the rules',
  language: 'Language',
  resumeTitle: 'Resume which game?',
  replayTitle: 'Watch which game?',
  nothingHere: 'No games yet.',
  rulesTitle: 'Which part of the rules?',
  languageTitle: 'Which language?',
  /** Shown beside each language of `languageTitle`. */
  name: 'English',
  botStartHints: {
    quick: 'the bots set up at once; you watch from the first turn',
    claim: 'the bots choose territory after territory, and you watch',
  },
  startHints: {
    quick: 'you start playing at your first turn',
    deal: 'territories are dealt at random; you say where your pieces stand',
    claim: 'the long way: every territory is chosen',
  },
  seats: 'Names, colours and bots',
  seatsTitle: 'Who is at the table? Choose a seat to change it.',
  seatsDone: 'Done',
  seatIs: (name: string, who: string) => `${name}, ${who}`,
  seatTitle: (n: number) => `Seat ${n}. What would you like to change?`,
  seatDone: 'Done with this seat',
  changeName: (name: string) => `Name: ${name}`,
  changeDriver: (who: string) => `Played by: ${who}`,
  changeColour: (colour: string) => `Colour: ${colour}`,
  nameTitle: 'Type a name and press Enter.',
  driverTitle: 'Who plays this seat?',
  colourTitle: 'Which colour? If it is taken, the two seats swap.',
  colours: ['blue', 'vermilion', 'green', 'yellow', 'purple', 'sky blue'],
  nameHint: 'at most 24 letters; it stands in lists and in the log',
  colourHint: 'each colour has a sign of its own, for those who tell some apart badly',
  doneHint: 'back to the question before',
  languageHint: 'sentences, places and rules in English',
  playersHint: (n: number) =>
    `they play one after the other; ${n === 2 ? 'the other seat is' : `the other ${n - 1} are`} people or bots`,
  personsHints: {
    one: 'bots play the other seats, each as strong as you choose',
    more: 'the keyboard goes round; cards and missions stay covered meanwhile',
  },
  colourIs: {
    own: 'the one that it has now',
    free: 'nobody has it',
    taken: (name: string) => `${name} has it: the two swap`,
  },
  notRead: (path: string, what: string) =>
    `The settings in ${path} cannot be read (${what}). They are left alone and not used.`,
  notKept: (path: string, reason: string) => `The settings cannot be kept in ${path} (${reason}).`,
  pageKeys: '↑↓ PgUp PgDn read   Esc back   q quit',
  nameKeys: 'Enter save   Esc cancel',
};

export type LobbyWords = typeof LOBBY_EN;
