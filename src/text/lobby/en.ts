// English: the start menu's lists, the seats at the table, and what is remembered.
export const LOBBY_EN = {
  again: (what: string) => `Once more: ${what}`,
  /** A kind of game in one line: `Risk Napoleon, 4 players, you against 3 bots`. */
  kind: (variant: string, players: number, who: string) => `${variant}, ${players} players, ${who}`,
  resumeOther: 'Go on with another game',
  replay: 'Watch a recorded game',
  rules: 'Read the rules',
  language: 'Language',
  resumeTitle: 'Go on with which game?',
  replayTitle: 'Watch which game?',
  nothingHere: 'There is nothing here yet.',
  rulesTitle: 'Which part of the rules?',
  languageTitle: 'Which language?',
  /** Shown beside each language of `languageTitle`. */
  name: 'English',
  startHints: {
    quick: 'you have the first question when your first turn comes',
    deal: 'who has what is drawn by lot; where your armies stand is yours to say',
    claim: 'the long way: every territory is chosen',
  },
  seats: 'Names, colours and bots',
  seatsTitle: 'Who sits at the table? Choose a seat to change it.',
  seatsDone: 'All is as it should be',
  seatIs: (name: string, who: string) => `${name}, ${who}`,
  seatTitle: (n: number) => `Seat ${n}. What changes?`,
  seatDone: 'Nothing more',
  changeName: (name: string) => `Name: ${name}`,
  changeDriver: (who: string) => `Played by: ${who}`,
  changeColour: (colour: string) => `Colour: ${colour}`,
  nameTitle: 'Type a name and press Enter.',
  driverTitle: 'Who plays this seat?',
  colourTitle: 'Which colour? Whoever has it takes the other.',
  colours: ['blue', 'vermilion', 'green', 'yellow', 'purple', 'sky blue'],
  notRead: (path: string, what: string) =>
    `The settings in ${path} cannot be read (${what}). They are left alone and not used.`,
  notKept: (path: string, reason: string) => `The settings cannot be kept in ${path} (${reason}).`,
  pageKeys: '↑↓ PgUp PgDn read   Esc back   q quit',
  nameKeys: 'Enter done   Esc as it was',
};

export type LobbyWords = typeof LOBBY_EN;
