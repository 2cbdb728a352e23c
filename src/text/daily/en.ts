// English: today's game.
export const DAILY_EN = {
  /** In the menu. */
  item: 'Today’s game',
  /** `left`: until the next one. */
  fresh: (against: string, left: string) => `one try counts, against ${against}; ${left} left`,
  begun: (left: string) => `you have begun it; ${left} left`,
  played: (left: string) => `played; the next one in ${left}`,
  hours: (hours: number, minutes: number) => (hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`),
  title: (day: string) => `Risk Napoleon, game of ${day}`,
  won: (points: number, best: number, against: string) => `Won ${points} to ${best} against ${against}`,
  placed: (rank: number, of: number, points: number, best: number, against: string) =>
    `Place ${rank} of ${of}, ${points} to ${best}, against ${against}`,
  rounds: (bars: string, numbers: string) => `Points by round  ${bars}  ${numbers}`,
  facts: (ranks: string, officers: string, luck: string) =>
    `Mission ranks ${ranks === '' ? '–' : ranks}, officers ${officers}, luck ${luck} a die`,
  record: (hash: string) => `record ${hash}`,
  /** Before and after the five lines. */
  toPaste: 'Your result, to paste:',
  alsoPrinted: 'It is also printed when you quit.',
  keys: { copy: 'copy', keep: 'save as text', verify: 'verify' },
  copied: 'Copied, if the terminal allows it.',
  cannot: 'That cannot be done here.',
  kept: (file: string) => `Written to ${file}.`,
  keptBefore: (file: string) => `${file} is there already, and says something else.`,
  notKept: (file: string, why: string) => `${file} could not be written: ${why}`,
  counts: 'This try counts.',
  doesNot: 'The day was over when it was begun: it does not count.',
  next: (left: string) => `The next game begins in ${left}, at 00:00 UTC.`,
  over: (left: string) =>
    `Today’s game is played. "risk-napoleon daily" prints the result. The next one begins in ${left}.`,
  badDay: (text: string) => `There is no day "${text}": write it as 2026-03-14.`,
  future: (day: string) => `The game of ${day} is still to come.`,
  notDaily: (file: string) => `${file} is not the game of a day.`,
  otherGame: (file: string, day: string) => `${file} is not the game of ${day} as everybody has it.`,
  notOver: (file: string) => `The game in ${file} is not over.`,
  verified: (day: string, actions: number) => `It is the game of ${day}, and all ${actions} steps are by its rules.`,
};

export type DailyWords = typeof DAILY_EN;
