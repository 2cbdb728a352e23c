// English: titles of panels, the battle card, columns of lists.
export const LOOK_EN = {
  turnOf: (name: string) => `${name}'s turn`,
  boards: { europe: 'Napoleonic Europe', world: 'The world' } as Readonly<Record<string, string>>,
  all: 'all',
  over: 'The game is over',
  recorded: 'A recorded game',
  battle: 'Battle',
  toTake: (chance: string) => `${chance} to take it`,
  keepsOf: (n: string, of: number) => `keeps ${n} of ${of}`,
  losses: 'Losses',
  thisRoll: 'this roll',
  expected: 'to come',
  lossesNow: 'Now',
  regions: 'Regions',
  unheld: 'nobody',
  nextTo: 'Next to it',
  /** Columns of a list of targets: where, who stands there, the chance, losses of both sides. */
  targets: { land: 'Land', against: 'Against', win: 'Win', you: 'Losses you', foe: 'foe' },
};
