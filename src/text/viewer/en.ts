// English: looking at a recorded game.
export const VIEWER_EN = {
  /** Where in the record the screen stands: entries played, and all of them. */
  at: (at: number, of: number) => `${at} of ${of}`,
  seenBy: (who: string) => `view: ${who}`,
  eyes: { omniscient: 'everything', spectator: 'a spectator' },
  playing: (speed: string) => `playing, ${speed}`,
  stands: 'paused',
  begins: 'The game begins.',
  help: 'A recorded game: go through it by action, turn, round or capture, or let it play; v changes the view.',
  keys: {
    play: 'play, stop',
    action: 'action',
    turn: 'turn',
    round: 'round',
    capture: 'next capture',
    captureBack: 'previous capture',
    eyes: 'change view',
  },
};

export type ViewerWords = typeof VIEWER_EN;
