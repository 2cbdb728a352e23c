// English: what the operator of a house is told, and what a script gets.
import { plural } from '../counts/en.js';

export const SERVING_EN = {
  move: {
    noStore: 'Which database? --store postgres://user:password@host/database, or RISK_NAPOLEON_STORE.',
    player: (name: string) => `Player ${name}`,
    game: (id: number) => `Game ${id}`,
    done: (moved: number, same: number, refused: number, target: string) =>
      `${target}: moved ${moved}, there already ${same}, not moved ${refused}.`,
    someRefused:
      'What is named above was not moved; everything else was. Once that is settled, the same command goes on.',
    refused: {
      record: (what: string, detail: string) => `${what}: its record is no game by the rules (${detail}).`,
      other: (what: string, detail: string) =>
        `${what}: another one is there under this number, name or key (${detail}).`,
      newer: (what: string, _detail: string) => `${what}: it has gone on over there.`,
    },
  },
  serve: {
    listening: (address: string) => `Listening on ${address}`,
    hostKey: (fingerprint: string) => `Host key: ${fingerprint}`,
    join: (command: string) => `To join: ${command}`,
    data: (folder: string) => `Players and games: ${folder}`,
    storedIn: (database: string) => `Players and games: ${database}`,
    web: (url: string) => `For browsers: ${url}`,
    open: 'Only this machine can reach it. For others: --host 0.0.0.0 (and --guests, if they may come without a key).',
    stopping: 'Stopping: everybody is told, the games wait.',
    stopped: 'Stopped.',
    root: 'Do not run this as root: it needs no rights of root.',
    portTaken: (port: number) => `Port ${port} is taken by another program. Choose another with --port.`,
    portDenied: (port: number) => `Port ${port} is for root alone. Choose one from 1024 on with --port.`,
    cannotListen: (address: string, reason: string) => `Cannot listen on ${address}: ${reason}.`,
    faults: {
      inUse: (folder: string, pid: string) =>
        `A server is running on ${folder} already (process ${pid}). Stop it, or choose another folder with --data.`,
      newer: (path: string, version: string) =>
        `${path} was written by a newer version of this program (format ${version}). Update it.`,
      notAStore: (path: string, _detail: string) =>
        `${path} is not the data of a server. Choose another folder with --data.`,
      unwritable: (folder: string, reason: string) => `Cannot write to the folder ${folder} (${reason}).`,
      damaged: (path: string, reason: string) =>
        `${path} is damaged (${reason}). Put it back from a backup, or move it away.`,
    },
    databaseFaults: {
      badUrl: (url: string, _reason: string) =>
        `“${url}” is not the URL of a database: postgres://user:password@host:port/database.`,
      unreachable: (url: string, reason: string) => `The database ${url} does not answer (${reason}).`,
      denied: (url: string, reason: string) =>
        `The database ${url} lets this user do too little (${reason}). It needs to log in, and to create tables in a schema of its search_path.`,
      noDatabase: (url: string, _reason: string) => `There is no such database: ${url}. Make it with createdb.`,
      tls: (url: string, reason: string) =>
        `No safe connection to ${url} (${reason}). The URL says how: sslmode=verify-full&sslrootcert=FILE, or sslmode=disable.`,
      newer: (url: string, reason: string) =>
        `The tables of ${url} are those of a newer version of this program (${reason}). Update it.`,
      notAStore: (url: string, reason: string) =>
        `${url} has tables of something else (${reason}). A house needs a database, or a schema, of its own.`,
      readOnly: (url: string, reason: string) => `${url} cannot be written to (${reason}): is it a standby?`,
      full: (url: string, reason: string) => `The disk of the database ${url} is full (${reason}). Make room.`,
    },
    hostKeyFaults: {
      readable: (path: string) =>
        `Others can read the host key ${path}, so it may be theirs already. Remove it (a new one is made), or chmod 600 if you know better.`,
      unreadable: (path: string) => `The host key ${path} cannot be read.`,
      notAKey: (path: string) => `${path} is not a private key.`,
    },
    allowLine: (path: string, line: number, text: string) =>
      `${path}, line ${line}: not a public key as in authorized_keys: ${text}`,
    allowUnreadable: (path: string, reason: string) => `The list of keys ${path} cannot be read (${reason}).`,
    badAdmin: (text: string) => `“${text}” is not the fingerprint of a key (SHA256:…, as ssh-keygen -lf prints it).`,
    noBoards: (folder: string) => `The folder ${folder} has no boards (.json or .map files).`,
    boardTwice: (file: string, id: string) =>
      `Two boards are called ${id}; one is ${file}. Give each board its own id or name.`,
    badOrigin: (text: string) =>
      `“${text}” is not the address of a page: https://risk.example.org, with nothing after it.`,
    noPage: (folder: string) => `The package has no page in ${folder}. In a clone: npm run build.`,
    badLimit: (text: string, known: string) => `“${text}” is not a limit. Limits, each with a number: ${known}.`,
    noServer: (folder: string) => `No server is running on ${folder}.`,
  },
  commands: {
    help: [
      'games                     tables that are open or being played, and your ended ones',
      'new [--variant NAME] [--players N] [--bots N or LIST] [--clock 3min] [--private]',
      'join CODE or NUMBER       sit down at a table',
      'watch NUMBER              how a game stands',
      'record NUMBER             the record of a game that is over',
      'verify NUMBER             play a game again and check its dice',
      'stats [NAME]              games played and won',
      'keys [CODE]               your keys and a code for one more; with a code: add this key',
      'help                      this',
      'Add --json for data. With a terminal (ssh -t): nothing for the screen, words for words.',
    ],
    operatorHelp: [
      'say [TEXT]                say something to all; without a text: take it back',
      'rename OLD = NEW          give a player another name',
      'close NUMBER              close a table',
      'ban KEY, ADDRESS or NAME  shut somebody out; unban lets them in again, bans lists them',
    ],
    operatorOnly: 'Only the operator of this house may do that.',
    renameHow: 'rename OLD NAME = NEW NAME',
    renamed: (before: string, after: string) =>
      `${before} is called ${after} now. Records of games that have begun keep the old name.`,
    tooLong: (most: number) => `At most ${most} characters are said to all.`,
    noBans: 'Nobody is banned.',
    banWhom: 'ban takes the fingerprint of a key (SHA256:…), an address, or the name of somebody who has a key.',
    status: { open: 'open', playing: 'being played', ended: 'ended', closed: 'closed' } as Readonly<
      Record<string, string>
    >,
    unknown: (name: string) => `There is no command “${name}”. Try: help`,
    badOption: (option: string, known: string) => `${option} takes one of: ${known}`,
    noGames: 'There is no table.',
    noAccount: 'Log in with a terminal first: there you choose a name.',
    noKey: 'Log in with the key that is to be added.',
    keyAdded: (name: string) => `This key is now one of ${name}’s.`,
    keyCode: (code: string) => `To add another key, log in with it within 15 minutes: keys ${code}`,
    keyFaults: {
      code: 'That code is wrong, used or too old.',
      keyTaken: 'That key belongs to somebody else.',
      tooMany: 'You have too many keys.',
    },
    unfinished: 'The game is not over: its secret is not in the record yet.',
    verified: (n: number, seal: string) =>
      `${plural(n, 'action', 'actions')} played again, all hashes agree, the seal ${seal} holds.`,
    differs: 'The record does not play out as it says.',
    stats: (name: string, n: number, won: number) => `${name}: ${plural(n, 'game', 'games')}, ${won} won`,
  },
};

export type ServingWords = typeof SERVING_EN;
