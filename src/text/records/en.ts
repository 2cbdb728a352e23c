// English: records that cannot be read, and reports of bugs.

export const REPORT_EN = {
  nothing: 'There is nothing to report about: this game is not recorded.',
  what: 'A game and the screen on which it was seen, to be attached to an issue. Write what is wrong above this line.',
  secret: 'Note: it contains all cards and names, and the dice to come.',
  replayWith: 'See the same screen:',
  platform: 'platform',
  terminal: 'terminal',
  colours: (depth: 0 | 4 | 8 | 24): string =>
    ({ 0: 'no colours', 4: '16 colours', 8: '256 colours', 24: 'true colours' })[depth],
  locale: 'locale',
  written: 'written',
  error: 'Last error',
  screen: 'Screen',
  record: 'Facts and record',
  seat: (n: number) => `Seat ${n}`,
  done: (path: string) => `Report written: ${path}`,
  /** On the screen, where there is no room for a path. */
  inFolder: (name: string) => `Report, beside your games: ${name}`,
  justNow: (name: string) => `There is a report from less than a minute ago: ${name}`,
  failed: (reason: string) => `The report could not be written (${reason}).`,
  crashed: (path: string) => `A report of this was written. Please attach it to an issue: ${path}`,
  noRecord: (folder: string) => `There is no game in ${folder} to report about. Name a record.`,
};

export const RECORD_FAULTS_EN = {
  unreadable: (path: string, reason: string) => `Cannot read ${path}: ${reason}.`,
  tooLarge: (path: string, bytes: number) => `${path} is too large for a record (${bytes} bytes).`,
  empty: (path: string) => `${path} is empty: nothing was recorded.`,
  notARecord: (path: string, line: number) => `${path} is not a record of risk-napoleon (line ${line}).`,
  otherFormat: (path: string, line: number, found: number, known: number) =>
    `${path}, line ${line}: written in format ${found}, which this program does not read (it reads ${known}).`,
  newer: (path: string, line: number, found: number, known: number) =>
    `${path}, line ${line}: written by a newer program (format ${found}; this one reads ${known}). Update risk-napoleon.`,
  setup: (path: string, line: number, sentence: string) => `${path}, line ${line}: ${sentence}`,
  damaged: (path: string, line: number, what: string) =>
    `${path} is damaged in line ${line}: ${what}. Nothing was changed.`,
  rulesVersion: (path: string, line: number, found: number, known: number) =>
    `${path}, line ${line}: the game follows version ${found} of the rules; this program plays version ${known}. Use the program that wrote it.`,
  otherBoard: (path: string, line: number) =>
    `${path}, line ${line}: the game was played on a board that differs from this program's.`,
  rejected: (path: string, line: number, rule: string) => `${path}, line ${line}: the action is not legal (${rule}).`,
  undo: (path: string, line: number) => `${path}, line ${line}: these actions cannot be undone (D-4).`,
  number: (path: string, line: number, found: number, known: number) =>
    `${path}, line ${line}: action ${found} where ${known} comes next.`,
  hash: (path: string, line: number, found: string, known: string) =>
    `${path}, line ${line}: the first difference. Recorded state ${found}, replayed ${known}.`,
  end: (path: string, line: number, found: string, known: string) =>
    `${path}, line ${line}: the final state differs. Recorded ${found}, replayed ${known}.`,
  outcome: (path: string, line: number, found: string, known: string) =>
    `${path}, line ${line}: the game ends otherwise. Recorded ${found}, replayed ${known}.`,
  sealed: (path: string, line: number) =>
    `${path}, line ${line}: the dice are sealed and their secret is not told before the end of the game.`,
  seal: (path: string, line: number, found: string, known: string) =>
    `${path}, line ${line}: the secret of the dice does not fit their seal. Its SHA-256 begins with ${found}, the seal with ${known}.`,
  truncated: (path: string) => `The last line of ${path} was cut off; the game goes on from the line before.`,
};

/** A record that was found changed while its game was played. The same name twice: it was free again. */
export const RECORD_MOVES_EN = {
  gone: (from: string, to: string) =>
    from === to
      ? `The record ${from} was gone: the whole game has been written there anew.`
      : `The record ${from} was gone: the whole game has been written to ${to}.`,
  replaced: (from: string, to: string) =>
    `${from} is another file now, and stays as it is: the whole game goes on in ${to}.`,
  changed: (from: string, to: string) =>
    `Another program has changed ${from}, which stays as it is: the whole game goes on in ${to}.`,
};
