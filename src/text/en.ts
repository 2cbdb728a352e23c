// English. Every other language has the same keys (a test and the type `Messages` see to it).

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const armies = (n: number): string => plural(n, 'army', 'armies');
const cards = (n: number): string => plural(n, 'card', 'cards');
type Values = Readonly<Record<string, string | number>>;

export const EN = {
  language: 'English',
  armies,
  cards,
  list: (items: readonly string[]): string =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`,

  symbols: { infantry: 'infantry', cavalry: 'cavalry', artillery: 'artillery', joker: 'joker' },
  drivers: { person: 'person', simple: 'bot', random: 'random bot' } as Readonly<Record<string, string>>,

  /** What a setup is refused for, by the core's code. */
  setupErrors: {
    unknownVariant: (v: Values) => `There is no variant "${v['variant']}". Variants: ${v['known']}.`,
    unknownProfile: (v: Values) => `There is no rulebook "${v['profile']}". Rulebooks (--profile): ${v['known']}.`,
    unknownBoard: (v: Values) => `There is no board "${v['board']}". Boards (--board): ${v['known']}.`,
    unsupported: (v: Values) =>
      `The variant "${v['variant']}" cannot be played yet. Variants that can: ${v['playable']}.`,
    boardNotForVariant: (v: Values) =>
      `The variant "${v['variant']}" is not played on the board "${v['board']}". Use --board ${v['known']}.`,
    seatCount: (v: Values) =>
      `${v['variant']} is for ${v['min']} to ${v['max']} players, not ${v['seats']}. Use --players ${v['min']} to ${v['max']}.`,
    rounds: (v: Values) => `--rounds takes a whole number from 1 to 1000, not "${v['rounds']}".`,
    defence: (v: Values) => `The defence option must be "ask" or "auto" for each of the ${v['seats']} seats.`,
    deal: (v: Values) => `--deal does not go with ${v['variant']}: there the territories are dealt anyway (T-2).`,
    option: () => 'An option of the game is not one that the rules know.',
    board: (v: Values) => `The board is faulty: ${v['what']}.`,
  },

  cli: {
    description: 'Risk for the terminal: full-screen, seeded, replayable.',
    notATerminal:
      'The game needs a terminal. Without one, use "risk-napoleon demo" for a text log or "risk-napoleon simulate".',
    unofficial: 'Unofficial. Risk is a trademark of Hasbro; no affiliation.',
    tooManyNames: (names: number, seats: number) => `There are ${names} names for ${seats} seats.`,
    badBots: (text: string, known: string) =>
      `--bots takes how many seats bots play, or a list of ${known} with commas between; not "${text}".`,
    tooManyBots: (bots: number, seats: number) => `There are ${bots} bots for ${seats} seats.`,
    badNumber: (option: string, text: string, min: number, max: number) =>
      `${option} takes a whole number from ${min} to ${max}, not "${text}".`,
    badChoice: (option: string, text: string, known: string) => `${option} takes one of ${known}, not "${text}".`,
    badSeed: (most: number) => `--seed takes 1 to ${most} printable characters.`,
    unknownLanguage: (text: string, known: string) => `There is no language "${text}". Languages (--lang): ${known}.`,
    rulesParts: 'What can be printed: risk-napoleon rules PART',
    rulesHint: (profiles: string) =>
      `With --profile (${profiles}) it says how that rulebook plays it; a number like C-ATT-2 prints that one rule.`,
    unknownRules: (text: string, known: string) =>
      `The rulebook has no part "${text}". Parts: ${known}; or the number of a rule, like C-ATT-2.`,
    simulated: (games: number, players: number, variant: string) =>
      `${plural(games, 'game', 'games')} of ${variant} with ${players} players`,
    winsOf: (seat: number, driver: string, wins: number, share: string) =>
      `  seat ${seat} (${driver})  ${plural(wins, 'win', 'wins')}  ${share}`,
    roundsLine: (mean: string, median: number, max: number) =>
      `  rounds: mean ${mean}, median ${median}, longest ${max}`,
    oddsLine: (attackers: number, defenders: number) =>
      `${armies(attackers)} attack ${armies(defenders)}, to the end, most dice on both sides:`,
    oddsWin: (percent: string) => `  takes the territory   ${percent}`,
    oddsLosses: (attacker: string, defender: string) =>
      `  expected losses       attacker ${attacker}, defender ${defender}`,
    verified: (actions: number, hash: string) =>
      `All ${actions} actions replay to the same hashes. Final state ${hash}.`,
    noGames: (folder: string) => `There is no unfinished game in ${folder}. Start one with "risk-napoleon".`,
    games: 'Unfinished games, newest first. Go on with "risk-napoleon resume NUMBER".',
    noSuchGame: (text: string, most: number) =>
      `There is no game "${text}". Give a number from 1 to ${most} or a file.`,
    gameOver: (path: string) => `The game in ${path} is over. Look at it with "risk-napoleon replay ${path}".`,
    writeFailed: (path: string, reason: string) =>
      `Cannot write ${path} (${reason}). The game up to the last completed line is safe.`,
    cannotCreate: (path: string, reason: string) =>
      `Cannot create ${path} (${reason}). Choose another place with --record FILE.`,
    cannotPrint: (reason: string) => `Cannot write the output (${reason}).`,
    resumeWith: (command: string) => `The game is saved. Go on with:  ${command}`,
    replayWith: (command: string) => `Watch it again with:  ${command}`,
    seedWas: (seed: string) => `Seed: ${seed}`,
    ago: (seconds: number): string =>
      seconds < 90
        ? 'just now'
        : seconds < 5400
          ? `${Math.round(seconds / 60)} minutes ago`
          : seconds < 129_600
            ? `${Math.round(seconds / 3600)} hours ago`
            : `${Math.round(seconds / 86_400)} days ago`,
    unexpected: (message: string) => `Something went wrong that should not: ${message}. (--debug shows where.)`,
  },

  recordFaults: {
    unreadable: (path: string, reason: string) => `Cannot read ${path}: ${reason}.`,
    tooLarge: (path: string, bytes: number) => `${path} is too large for a record (${bytes} bytes).`,
    empty: (path: string) => `${path} is empty: nothing was recorded.`,
    notARecord: (path: string, line: number) => `${path} is not a record of risk-napoleon (line ${line}).`,
    newer: (path: string, found: number, known: number) =>
      `${path} was written by a newer program (format ${found}; this one reads ${known}). Update risk-napoleon.`,
    damaged: (path: string, line: number, what: string) =>
      `${path} is damaged in line ${line}: ${what}. Nothing was changed.`,
    rulesVersion: (path: string, found: number, known: number) =>
      `${path} follows version ${found} of the rules; this program plays version ${known}. Use the program that wrote it.`,
    otherBoard: (path: string) => `${path} was played on a board that differs from this program's.`,
    rejected: (path: string, line: number, rule: string) => `${path}, line ${line}: the action is not legal (${rule}).`,
    undo: (path: string, line: number) => `${path}, line ${line}: these actions cannot be taken back (D-4).`,
    number: (path: string, line: number, found: number, known: number) =>
      `${path}, line ${line}: action ${found} where ${known} comes next.`,
    hash: (path: string, line: number, found: string, known: string) =>
      `${path}, line ${line}: the first difference. Recorded state ${found}, replayed ${known}.`,
    end: (path: string, found: string, known: string) =>
      `${path}: the final state differs. Recorded ${found}, replayed ${known}.`,
    truncated: (path: string) => `The last line of ${path} was cut off; the game goes on from the line before.`,
  },

  log: {
    rolledForFirst: (rolls: string) => `Roll for the first place: ${rolls}.`,
    placesFirst: (name: string) => `${name} places first.`,
    beginsFirst: (name: string) => `${name} has the first turn.`,
    claims: (name: string, territory: string) => `${name} claims ${territory}.`,
    dealt: 'The territories are dealt.',
    places: (name: string, n: number, territory: string) => `${name}: ${n} on ${territory}.`,
    cardArmies: (name: string, n: number, territory: string) =>
      `${name} puts ${n} more on ${territory}, shown by the set.`,
    turn: (name: string, round: number) => `Round ${round}: ${name}'s turn.`,
    reinforced: (name: string, total: number, territories: number, regions: string) =>
      `${name} gets ${armies(total)}: ${plural(territories, 'territory', 'territories')}${regions === '' ? '' : `, ${regions}`}.`,
    traded: (name: string, shown: string, value: number) => `${name} trades ${shown} for ${armies(value)}.`,
    attacks: (name: string, from: string, to: string) => `${name} attacks ${to} from ${from}.`,
    rolled: (name: string, to: string, attack: string, defence: string, attackerLost: number, defenderLost: number) =>
      `${name} on ${to}: ${attack} against ${defence}, losses ${attackerLost} : ${defenderLost}.`,
    captured: (name: string, territory: string, loser: string) => `${name} takes ${territory} from ${loser}.`,
    movedIn: (n: number, territory: string) => `${n} move into ${territory}.`,
    fortified: (name: string, n: number, from: string, to: string) => `${name} moves ${n} from ${from} to ${to}.`,
    eliminated: (name: string, by: string) => `${name} is eliminated by ${by}.`,
    handTaken: (name: string, n: number, loser: string) => `${name} takes ${cards(n)} of ${loser}.`,
    drewCard: (name: string) => `${name} draws a card.`,
    drewThis: (card: string) => `You draw ${card}.`,
    noCardLeft: (name: string) => `There is no card left for ${name}.`,
    shuffled: 'The discards are shuffled into a new deck.',
    resignedToBot: (name: string) => `${name} resigns; a bot plays on.`,
    resignedToNeutral: (name: string) => `${name} resigns; the armies are neutral now.`,
    defenceAsk: (name: string) => `${name} will choose the defence dice.`,
    defenceAuto: (name: string) => `${name} defends with the most dice without being asked.`,
    won: (names: string) => `${names} wins the game.`,
    shared: (names: string) => `${names} share the victory.`,
    tookBack: 'Taken back.',
  },

  keys: {
    choose: 'choose',
    number: 'number',
    go: 'go',
    back: 'back',
    page: 'page',
    ends: 'first, last',
    map: 'map',
    find: 'find',
    undo: 'undo',
    auto: 'place the rest for me',
    repeat: 'attack again',
    stop: 'stop the attack',
    pause: 'pause',
    speed: 'speed',
    table: 'table',
    players: 'players',
    cards: 'cards',
    log: 'log',
    odds: 'odds',
    regions: 'regions',
    defence: 'defence',
    resign: 'resign',
    quit: 'quit',
    help: 'help',
    repaint: 'repaint',
  },

  prompt: {
    claim: 'Claim which territory?',
    placeOne: 'Place one army where?',
    place: 'Reinforce which territory?',
    placeOwn: 'Place your armies where?',
    placeNeutral: (name: string) => `Place armies of ${name} where?`,
    toPlace: (n: number) => `${armies(n)} to place`,
    thenNeutrals: (n: number) => `then ${n} for neutrals`,
    inland: 'inland',
    facing: (n: number) => `faces ${n}`,
    keeps: (n: string) => `keeps ${n}`,
    targets: (n: number) => plural(n, 'target', 'targets'),
    best: 'best:',
    attackFrom: 'Attack from which territory?',
    attackWhich: 'Attack which territory?',
    endAttack: 'Stop attacking',
    cardEarned: 'You have captured a territory: a card is yours when you stop.',
    noCardYet: 'Capture a territory to earn a card.',
    against: 'against',
    rollOnce: (dice: number) => `Roll once with ${plural(dice, 'die', 'dice')}`,
    untilDecided: 'Roll until decided',
    untilRemain: 'Roll until a number of armies remain',
    fortifyFrom: 'Move armies from which territory? This ends your turn.',
    fortifyTo: 'Move to which territory?',
    skipFortify: 'End the turn without moving',
    fortifyHint: 'One move, from one territory to one other; one army stays.',
    mustTrade: (n: number) => `You hold ${cards(n)}: trade a set.`,
    mayTrade: (n: number) => `You hold ${cards(n)}. Trade a set for armies?`,
    keepCards: 'Keep the cards',
    tradeFinal: 'A trade shows the cards and cannot be taken back.',
    cardBonus: (territory: string) => `and 2 on ${territory}`,
    defend: (territory: string, n: number) => `defend ${territory} (${armies(n)}) with how many dice?`,
    defendWith: (dice: number) => `Defend with ${plural(dice, 'die', 'dice')}`,
    attackedBy: (name: string, from: string, n: number, dice: number) =>
      `${name} attacks from ${from} (${armies(n)}) with ${plural(dice, 'die', 'dice')}.`,
    howManyPlace: (territory: string) => `How many armies on ${territory}?`,
    howManyMoveIn: (territory: string) => `${territory} is yours. How many armies move in?`,
    howManyFortify: (territory: string) => `How many armies move to ${territory}?`,
    howManyRemain: (territory: string) => `Stop when how many armies remain on ${territory}?`,
    thenHolds: (territory: string, n: number) => `${territory} then holds ${n}.`,
    thenHoldBoth: (from: string, n: number, to: string, k: number) => `${from} keeps ${n}, ${to} holds ${k}.`,
    stopsAt: (territory: string, n: number) => `The attack stops when ${territory} is down to ${n}.`,
  },

  screen: {
    title: 'Risk',
    round: (n: number) => `round ${n}`,
    setup: 'setup',
    tooSmall: (columns: number, rows: number) => `Risk needs ${columns} x ${rows}. Make the window larger (q quits).`,
    phases: {
      claim: 'claim',
      place: 'place',
      trade: 'trade cards',
      attack: 'attack',
      defend: 'defend',
      moveIn: 'move in',
      fortify: 'fortify',
    },
    thinks: (name: string) => `${name} is thinking …`,
    paused: 'Paused. Space goes on.',
    speeds: { slow: 'slow', normal: 'normal', fast: 'fast', instant: 'instant' },
    speed: (name: string) => `Speed: ${name}`,
    recap: (territories: string) => `Meanwhile you lost ${territories}.`,
    filter: 'Find: ',
    nothingFound: 'Nothing here has that in its name. Esc clears.',
    range: (min: number, max: number) => `${min} to ${max}`,
    confirmQuit: 'Quit? The game is saved.  Enter: quit   Esc: play on',
    confirmQuitUnsaved: 'Quit?  Enter: quit   Esc: go on',
    confirmPlaced: 'Everything placed?  Enter: done   u: take back   Esc: look again',
    confirmResign: 'Resign?  Enter: resign   Esc: play on',
    confirmEndAttack: 'Stop attacking? You have captured nothing, so you get no card.  Enter: stop   Esc: attack on',
    cover: (name: string) => `${name}, take the keyboard.`,
    coverHint: 'Your cards are shown next. Press Enter when nobody else is looking.',
    cannotUndo: 'Nothing can be taken back: dice, drawn cards and shown cards are final.',
    defenceIs: (mode: string) => `Your defence dice: ${mode}`,
    defenceModes: { ask: 'you are asked', auto: 'the most, without asking' },
    noMap: 'On this step there is nothing to choose on the map.',
    stopped: 'The attack goes on by hand.',
    over: 'The game is over.',
    overHint: 'Enter: back to the menu   l: log   p: players   q: quit',
    columns: {
      territory: 'territory',
      owner: 'owner',
      armies: 'armies',
      threat: 'next door',
      territories: 'territories',
      regions: 'regions',
      cards: 'cards',
      next: 'next turn',
      luck: 'dice',
      /** Four columns of the side panel, 4, 6, 5 and 6 wide: territories, armies, next turn, cards. */
      short: ['terr', 'armies', 'next', 'cards'],
    },
    panes: { table: 'Territories', players: 'Players', cards: 'Your cards', log: 'Log', odds: 'Odds', help: 'Help' },
    out: 'out',
    neutral: 'neutral',
    neutralName: (n: number, count: number) => (count === 1 ? 'Neutral' : `Neutral ${n}`),
    none: '–',
    nextSet: (value: number) => `The next set of anyone brings ${armies(value)}.`,
    noCards: 'You hold no cards. Capture a territory in your turn to earn one.',
    otherCards: 'Only the seat that is asked may look at its cards, when it is asked.',
    deck: (n: number, discards: number) => `Deck ${n}, discards ${discards}.`,
    luckNote: 'Dice: average rolled, and how far from 3.5 chance alone often strays.',
    oddsNone: 'Odds are shown while an attack is being chosen.',
    oddsHead: (from: string, to: string) => `${from} against ${to}, to the end, most dice on both sides`,
    oddsWin: 'takes the territory',
    oddsLosses: 'expected losses',
    oddsTable: 'attackers down, defenders across: chance to take the territory',
    seed: (seed: string) => `Seed ${seed}. All dice come from it: undoing and reloading roll the same.`,
    helpKeys: 'Keys that work now',
    helpStep: 'This step',
    helpRule: (rule: string) => `(rule ${rule})`,
  },

  help: {
    claim: 'Every territory is claimed in turn, one army each, until none is free.',
    place: 'Your armies go on your own territories. All must be placed before you attack.',
    trade: 'Three of a symbol, one of each, or any two with a joker are a set. Sets bring more and more armies.',
    attack: 'Attack from a territory with at least two armies into one next to it, as often as you like.',
    defend: 'Two dice win more often; one die risks only one army. Ties are yours.',
    moveIn: 'At least as many armies as dice were rolled move in; at least one stays behind.',
    fortify: 'One move of armies between two of your territories ends the turn.',
    wait: 'Others are playing. You can look at everything meanwhile.',
  },

  menu: {
    title: 'Risk in the terminal',
    main: 'What would you like to do?',
    resume: (what: string) => `Go on: ${what}`,
    newGame: 'New game',
    demo: 'Watch bots play',
    quit: 'Quit',
    variant: 'Which game?',
    players: 'How many players?',
    playersItem: (n: number, each: number) => `${n} players, ${armies(each)} each`,
    persons: 'Who plays?',
    personsItem: (persons: number, bots: number) =>
      persons === 0
        ? 'only bots'
        : persons === 1
          ? `you against ${plural(bots, 'bot', 'bots')}`
          : bots === 0
            ? `${persons} people at this keyboard`
            : `${persons} people at this keyboard and ${plural(bots, 'bot', 'bots')}`,
    start: 'How does it begin?',
    startItems: {
      quick: 'Deal the territories and place the armies for me',
      deal: 'Deal the territories, I place the armies',
      claim: 'Claim territories in turn, as the rules have it',
      placeForMe: 'Place the armies for me',
      placeMyself: 'I place the armies, as the rules have it',
    },
    variants: {
      classic: 'Classic Risk, on the world',
      'napoleon-basic': 'Classic rules on Napoleonic Europe',
      'two-player': 'Two players with neutral armies',
    } as Readonly<Record<string, string>>,
    variantHints: {
      classic: '42 territories, 6 continents, 2 to 6 players',
      'napoleon-basic': '48 territories, 11 empires, 3 to 6 players, more armies',
      'two-player': 'Napoleonic Europe with four neutral colours; you answer for those that your rival attacks',
    } as Readonly<Record<string, string>>,
    profile: 'By which rulebook?',
    profiles: {
      en: 'English',
      pt: 'Portuguese',
      fr: 'French',
      it: 'Italian',
    } as Readonly<Record<string, string>>,
    profileHints: {
      en: 'the rules of 1993: one army stays behind, fortify next door, card before fortifying',
      pt: 'a new roll for the first turn, sets 4 6 8 10 then +5, fortify along connected territories',
      fr: 'dice fixed by armies, fortify only what you captured, captured cards may be traded at once',
      it: 'as many dice as armies, fortify anywhere, card at the end of the turn',
    } as Readonly<Record<string, string>>,
    keys: '↑↓ choose   Enter go   Esc back   q quit',
    savedGame: (variant: string, names: string, round: number, age: string) =>
      `${variant}, ${names}, round ${round}, ${age}`,
  },
};

export type Messages = typeof EN;
