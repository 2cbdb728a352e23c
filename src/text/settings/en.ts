// English: the settings of the screen and the options of a table, with a line about each of their values.
type Words = Readonly<Record<string, string>>;

export const SETTINGS_EN = {
  /** The item of the menu, the page, and the key of a game. */
  item: 'Settings',
  itemHint: 'colours, cells of the map, pace, dice, bell, mouse',
  title: 'Settings of the screen',
  key: 'settings',
  change: 'change',
  /** The window's title, and who calls: whose turn it is stands before it. */
  window: 'Risk Napoleon',
  yourTurn: (name: string) => `${name}: your turn`,
  kept: 'What is chosen here counts at once, and the next time as well.',
  names: {
    ground: 'Background',
    cells: 'Cells of the map',
    pace: 'Pace of the bots',
    dice: 'Dice',
    bell: 'My turn',
    mouse: 'Mouse',
    reasons: 'Bots’ aims',
    coach: 'Coach',
  },
  hints: {
    ground: 'which colours can be read on it',
    cells: 'from coarse to fine: choose what looks whole below',
    pace: 'at the start of a game; + and - change it while you play',
    dice: 'whether they tumble before they lie',
    bell: 'how you are called when others have played and you are asked',
    mouse: 'whether clicks choose; the terminal’s own marking of text then needs Shift',
    reasons: 'whether the log says what their attacks may bring',
    coach: 'in every game, or only where you learn to play',
  },
  values: {
    ground: { auto: 'as the terminal says', dark: 'dark', light: 'light' },
    cells: {
      auto: 'as the terminal can',
      half: 'half blocks',
      quadrant: 'quadrants',
      sextant: 'sextants',
      octant: 'octants',
      ascii: 'letters',
    },
    pace: { slow: 'slow', normal: 'normal', fast: 'fast', instant: 'at once' },
    dice: { auto: 'by the connection', on: 'tumble', off: 'lie at once' },
    bell: { off: 'no call', bell: 'the bell', notice: 'a notice' },
    mouse: { auto: 'by the connection', on: 'on', off: 'off' },
    reasons: { off: 'not told', on: 'told' },
    coach: { lessons: 'only in Learn to play', always: 'in every game' },
  } as Readonly<Record<string, Words>>,
  valueHints: {
    ground: {
      auto: 'it is asked for its colour at the start; where it does not answer, dark',
      dark: 'light words on dark panels',
      light: 'dark words on paper',
    },
    cells: {
      auto: 'the finest that it is known to draw, else quadrants',
      half: 'two pixels a cell: every font has them, the Linux console among them',
      quadrant: 'four pixels a cell: nearly every font has them',
      sextant: 'six pixels a cell: most newer terminals draw them',
      octant: 'eight pixels a cell: only the newest terminals draw them',
      ascii: 'a letter for each owner; needs no font at all',
    },
    pace: {
      slow: 'more than a second before each move',
      normal: 'a third of a second before each move',
      fast: 'moves run past',
      instant: 'you are asked at once; the log says what happened',
    },
    dice: {
      auto: 'they tumble here; over a network, where every byte counts, they do not',
      on: 'half a second at most; any key shows the result',
      off: 'every roll is there at once',
    },
    bell: {
      off: 'the window’s title says whose turn it is',
      bell: 'the terminal’s bell, once a question',
      notice: 'on the desktop, where the terminal can show one; else the bell',
    },
    mouse: {
      auto: 'on here; off over a network',
      on: 'a click chooses, another takes; the wheel turns pages',
      off: 'keys alone',
    },
    reasons: {
      off: 'the log says what happened, and no more',
      on: 'what all can see: whom it wipes out, what it completes or breaks',
    },
    coach: {
      lessons: 'y switches it on in any game',
      always: 'something about each kind of question, the first time it comes up',
    },
  } as Readonly<Record<string, Words>>,

  /** The options of a table. */
  table: 'Rules of this table',
  tableHint: 'rounds, dice, hands, seed: what the command line has options for',
  tableTitle: 'How is it played? Choose a line to change it.',
  tableDone: 'Done',
  options: {
    rounds: 'Rounds',
    defence: 'Dice in defence',
    resign: 'Who resigns',
    hands: 'First hands',
    empirePoints: 'Points for empires',
    missions: 'Secret missions',
    autoClaim: 'Missions',
    dice: 'Dice',
    empty: 'Questions to card holders',
    seed: 'Seed',
  } as Words,
  optionHints: {
    rounds: 'when it ends without a winner; then most territories win',
    defence: 'who decides how many dice defend you',
    resign: 'what becomes of the place',
    hands: 'how many cards each begins with',
    empirePoints: 'when a whole empire brings points',
    missions: 'what wins the game',
    autoClaim: 'who says that a mission is accomplished',
    dice: 'whether anybody could choose or foresee them',
    empty: 'whether you are asked where no card of yours fits',
    seed: 'the same seed gives the same deal and the same dice',
  } as Words,
  optionValues: {
    defence: { usual: 'as is usual', ask: 'I am asked', auto: 'always the most' },
    resign: { bot: 'a bot takes over', neutral: 'turns neutral' },
    hands: { printed: 'as printed', even: 'the same for all' },
    empirePoints: { mission: 'by missions only', turn: 'every turn' },
    missions: { none: 'none', secret: 'one each' },
    autoClaim: { off: 'I claim them', on: 'claimed for me' },
    dice: { seed: 'from a seed', sealed: 'sealed' },
    empty: { ask: 'always asked', skip: 'only if a card fits' },
  } as Readonly<Record<string, Words>>,
  optionValueHints: {
    defence: {
      usual: 'who is alone among bots is not asked; people at one table are',
      ask: 'you are asked at every roll against you',
      auto: 'as many dice as the rules allow',
    },
    resign: {
      bot: 'a bot plays on with what stands there',
      neutral: 'what stands there defends itself and does nothing else',
    },
    hands: {
      printed: 'who plays later in the first round begins with more',
      even: 'the first player begins with none, all others with as many',
    },
    empirePoints: {
      mission: 'an empire counts only where a mission says so',
      turn: 'each that you hold when your turn begins scores as well',
    },
    missions: {
      none: 'who holds the whole board has won',
      secret: 'who accomplishes a mission of their own first has won',
    },
    autoClaim: {
      off: 'you choose the moment, and may wait',
      on: 'each as soon as it can be',
    },
    dice: {
      seed: 'the same seed gives the same game again',
      sealed: 'from a secret whose seal is shown first, and a word of each player',
    },
    empty: {
      ask: 'nobody learns from it who could have played a card',
      skip: 'fewer changes of seats, but the others see who could have played',
    },
  } as Readonly<Record<string, Words>>,
  noRounds: 'until somebody has won',
  freshSeed: 'a new one each time',
  roundsTitle: 'After how many rounds does it end? Nothing: when somebody has won.',
  seedTitle: 'Type a seed and press Enter. Nothing: a new one each time.',
};

export type SettingsWords = typeof SETTINGS_EN;
