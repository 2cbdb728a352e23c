// English: what the commands say and refuse.
import { armies, cards, form, plural, type Values } from '../counts/en.js';

/** What a setup is refused for, by the core's code. */
export const SETUP_ERRORS_EN = {
  unknownVariant: (v: Values) => `There is no variant "${v['variant']}". Variants: ${v['known']}.`,
  unknownProfile: (v: Values) => `There is no rulebook "${v['profile']}". Rulebooks (--profile): ${v['known']}.`,
  unknownBoard: (v: Values) => `There is no board "${v['board']}". Boards (--board): ${v['known']}.`,
  profileNotForVariant: (v: Values) =>
    `The variant "${v['variant']}" is not played by the rulebook "${v['profile']}". Use --profile ${v['known']}.`,
  boardNotForVariant: (v: Values) =>
    `The variant "${v['variant']}" is not played on the board "${v['board']}". Use --board ${v['known']}.`,
  seatCount: (v: Values) =>
    v['min'] === v['max']
      ? `${v['variant']} is for ${v['min']} players, not ${v['seats']}.`
      : `${v['variant']} is for ${v['min']} to ${v['max']} players, not ${v['seats']}. Use --players ${v['min']} to ${v['max']}.`,
  rounds: (v: Values) => `--rounds takes a whole number from 1 to 1000, not "${v['rounds']}".`,
  roundsFixed: (v: Values) => `${v['variant']} has ${v['rounds']} rounds; --rounds cannot be used with it.`,
  defence: (v: Values) => `The defence option must be "ask" or "auto" for each of the ${v['seats']} seats.`,
  deal: (v: Values) => `--deal cannot be used with ${v['variant']}: its territories are always dealt (T-2).`,
  option: () => 'Unknown game option.',
  fewerTerritories: (v: Values) =>
    `The board "${v['board']}" has ${v['territories']} territories, fewer than the ${v['seats']} seats.`,
  boardFull: (v: Values) =>
    `The board "${v['board']}" is too small for ${v['seats']} seats: ${v['armies']} regiments each, but room for ${v['room']} during setup.`,
  boardSize: (v: Values) =>
    `Two players need a board of ${v['needed']} territories (T-2); "${v['board']}" has ${v['territories']}.`,
  fewMissions: (v: Values) =>
    `The board "${v['board']}" has too few missions of rank ${v['rank']} for ${v['seats']} seats.`,
  missions: (v: Values) =>
    `Secret missions are for the classic games of three to six players, not for "${v['variant']}". Leave out --missions.`,
  fewSecretMissions: (v: Values) =>
    `The board "${v['board']}" has ${v['missions']} secret missions that a player may get; ${v['seats']} players need as many. Leave out --missions, or add some to the board.`,
  badPack: (v: Values) => `The board of this game cannot be played (${v['fault']}).`,
};

export const CLI_EN = {
  description: 'Risk for the terminal: full-screen, seeded, replayable.',
  notATerminal:
    'The game needs a terminal. Without one, use "risk-napoleon demo" for a text log or "risk-napoleon simulate".',
  unofficial: 'Unofficial. Risk is a trademark of Hasbro; no affiliation.',
  tooManyNames: (names: number, seats: number) =>
    `There ${form(names, 'is', 'are')} ${plural(names, 'name', 'names')} for ${plural(seats, 'seat', 'seats')}.`,
  badBots: (text: string, known: string) =>
    `--bots takes how many seats bots play, or a list of ${known} with commas between; not "${text}".`,
  tooManyBots: (bots: number, seats: number) =>
    `There ${form(bots, 'is', 'are')} ${plural(bots, 'bot', 'bots')} for ${plural(seats, 'seat', 'seats')}.`,
  badNumber: (option: string, text: string, min: number, max: number) =>
    `${option} takes a whole number from ${min} to ${max}, not "${text}".`,
  badChoice: (option: string, text: string, known: string) => `${option} takes one of ${known}, not "${text}".`,
  wordsNeedSealed: '--words goes with --dice sealed.',
  sealedHasNoSeed: '--seed and --dice sealed exclude each other: sealed dice have no seed.',
  tooManyWords: (words: number, persons: number) =>
    `${words} words for ${persons} people: a word at most for each person.`,
  longWord: (most: number) => `A word for the dice has ${most} columns at most.`,
  badSeed: (most: number) => `--seed takes 1 to ${most} printable characters.`,
  unknownLanguage: (text: string, known: string) => `There is no language "${text}". Languages (--lang): ${known}.`,
  /** The rulebook that `rules` prints. */
  rulesFile: 'RULEBOOK.md',
  rulesParts: 'What can be printed: risk-napoleon rules PART',
  rulesHint: (profiles: string) =>
    `With --profile (${profiles}) it says how that rulebook plays it; a number like C-ATT-2 prints that one rule.`,
  unknownRules: (text: string, known: string) =>
    `The rulebook has no part "${text}". Parts: ${known}; or the number of a rule, like C-ATT-2.`,
  simulated: (games: number, players: number, variant: string) =>
    `${plural(games, 'game', 'games')} of ${variant} with ${players} players`,
  winsOf: (seat: number, driver: string, wins: number, share: string) =>
    `  seat ${seat} (${driver})  ${plural(wins, 'win', 'wins')}  ${share}`,
  roundsLine: (mean: string, median: number, max: number) => `  rounds: mean ${mean}, median ${median}, longest ${max}`,
  unfinished: (n: number) => `  not finished: ${n}`,
  /** Why the system refuses, by its code. */
  reasons: {
    ENOENT: 'there is no such file or folder',
    EACCES: 'it may not be read or written',
    EEXIST: 'it exists already',
    ENOSPC: 'the disk is full',
    EISDIR: 'it is a folder',
    ENOTDIR: 'a part of the path is no folder',
    EROFS: 'its disk cannot be written',
    ELOOP: 'links that go round in a circle',
    ENOTFILE: 'it is no regular file',
    EFBIG: 'it is too large',
    EDQUOT: 'there is no room left for you on the disk (quota)',
    ESTALE: 'it has gone from the network drive',
    EIO: 'its disk or drive fails',
    EPERM: 'that is not permitted',
    ENAMETOOLONG: 'the name is too long',
    EBUSY: 'another program uses it',
    ENXIO: 'nobody reads at the other end',
    ENOHOME: 'there is no home folder',
  },
  oddsStay: '  One army must stay behind: a single army cannot attack.',
  sameName: (name: string) => `Two seats are called ${name}. Give each a name of its own with --names.`,
  onlyNapoleon: (option: string) => `${option} works only in Risk Napoleon. Leave it out, or use --variant napoleon.`,
  noCommand: (word: string) => `There is no command ${word}. See risk-napoleon help.`,
  oddsLine: (attackers: number, defenders: number) =>
    `${armies(attackers)} against ${armies(defenders)}, to the end, most dice on both sides:`,
  oddsAttackers: 'A (armies in the attacking territory)',
  oddsDefenders: 'D (armies in the defending territory)',
  oddsWin: (percent: string) => `  takes the territory   ${percent}`,
  oddsLosses: (attacker: string, defender: string) =>
    `  expected losses       attacker ${attacker}, defender ${defender}`,
  badSize: (text: string, columns: number, rows: number) =>
    `--size takes columns and rows like 100x30, up to ${columns}x${rows}, not "${text}".`,
  badSeat: (text: string, seats: number) =>
    `--seat takes a seat's number from 1 to ${seats}, its name, "spectator" or "all", not "${text}".`,
  tooFar: (path: string, actions: number) => `--to: the game in ${path} has ${plural(actions, 'action', 'actions')}.`,
  wrote: (path: string) => `Written: ${path}`,
  screenIs: (columns: number, rows: number) =>
    `The screen was ${columns} x ${rows}, this terminal is smaller. Enlarge it, or make a picture with --svg FILE.`,
  screenUnknown: 'What the report says of the screen does not fit the game; its first view is shown.',
  difference: {
    recorded: (line: number, what: string, hash: string) =>
      `line ${line} says: ${what} The state after it is said to be ${hash}.`,
    recordedUndo: (line: number, count: number, hash: string) =>
      `line ${line} says: the last ${plural(count, 'action', 'actions')} undone. The state after it is said to be ${hash}.`,
    replayed: (hash: string) => `  replayed, it leads to the state ${hash}:`,
    nothing: 'nothing on the board changes',
    territory: (name: string, before: string, after: string) => `${name}: ${before} -> ${after}`,
    place: (owner: string, n: number) => `${owner} ${armies(n)}`,
    unclaimed: 'free',
    cards: (name: string, before: number, after: number) => `${name}: ${cards(before)} -> ${after}`,
    turn: (round: number, name: string, step: string) => `then round ${round}, ${name} › ${step}`,
    only: 'The lines after it agree with the replay: its hash alone was changed.',
    more: (n: number) => `Of the lines after it ${n} ${form(n, 'disagrees', 'disagree')} as well.`,
    position: (line: string) => `  position: ${line}`,
  },
  verified: (actions: number, hash: string) =>
    `Replayed ${plural(actions, 'action', 'actions')}, with the same hashes. Final state ${hash}.`,
  sealHolds: (seal: string) =>
    `The seal holds: ${seal} is the SHA-256 of the secret, and all dice come from it and the words.`,
  noGames: (folder: string) => `There is no unfinished game in ${folder}. Start one with "risk-napoleon".`,
  games: 'Unfinished games, newest first. Resume one with "risk-napoleon resume NUMBER".',
  noSuchGame: (text: string, most: number) => `There is no game "${text}". Give a number from 1 to ${most} or a file.`,
  deleteGame: (label: string, path: string) => `Delete ${path}?\n  ${label}\nType "yes" to delete it: `,
  yes: 'yes',
  notInFolder: (text: string, folder: string) => `"${text}" is none of the games in ${folder}.`,
  beingPlayedReason: 'it is being played',
  notDeleted: 'Not deleted.',
  deleteNeedsYes: 'Without a terminal to ask on, "games delete" needs --yes.',
  deleted: (path: string) => `Deleted: ${path}`,
  cannotDelete: (path: string, reason: string) => `Cannot delete ${path} (${reason}).`,
  exported: (path: string) => `Copied to ${path}`,
  notOverRecord: (path: string) => `${path} is the game itself. Choose another file.`,
  cannotExport: (path: string, reason: string) => `Cannot write ${path} (${reason}).`,
  noGamesAtAll: (folder: string) => `There is no game in ${folder}.`,
  allGames: 'Games, newest first. Commands take their numbers: risk-napoleon replay 1',
  gameWon: (variant: string, names: string, winners: string, age: string) =>
    `${variant}, ${names}, ${winners === '' ? 'over' : `won by ${winners}`}, ${age}`,
  gameUnreadable: (sentence: string) => `cannot be played: ${sentence}`,
  beingPlayed: (label: string) => `${label}, being played now`,
  gameOver: (path: string, command: string) => `The game in ${path} is over. Look at it with:  ${command}`,
  noHome: 'There is no home folder to keep games in: set HOME, or RISK_NAPOLEON_STATE to a folder for them.',
  notOver: (path: string) => `${path} is there already, and is something else. Choose another file, or add --force.`,
  plainCharacters: 'The locale is not UTF-8: drawn in plain characters (others with --no-ascii).',
  inUse: (path: string, pid: number) =>
    `The game in ${path} is being played by another process (pid ${pid}). Quit it there first: a game can be open only once.`,
  inUseElsewhere: (path: string, lock: string) =>
    `The game in ${path} is being played elsewhere. Quit it there first; if nobody plays it, delete ${lock}.`,
  changedMeanwhile: (path: string) => `The game in ${path} went on while it was being read. Try again.`,
  writeFailed: (path: string, reason: string) =>
    `Cannot write ${path} (${reason}). The game up to the last completed line is safe.`,
  cannotCreate: (path: string, reason: string) =>
    `Cannot create ${path} (${reason}). Choose another place with --record FILE.`,
  cannotPrint: (reason: string) => `Cannot write the output (${reason}).`,
  resumeWith: (command: string) => `The game is saved. Resume with:  ${command}`,
  replayWith: (command: string) => `Watch it again with:  ${command}`,
  seedWas: (seed: string) => `Seed: ${seed}`,
  sealWas: (seal: string) => `Seal of the dice: ${seal}`,
  ago: (seconds: number): string =>
    seconds < 90
      ? 'just now'
      : seconds < 5400
        ? `${Math.round(seconds / 60)} minutes ago`
        : seconds < 129_600
          ? `${Math.round(seconds / 3600)} hours ago`
          : `${Math.round(seconds / 86_400)} days ago`,
  unexpected: (message: string) => `Unexpected error: ${message}. (--debug shows where.)`,
};
