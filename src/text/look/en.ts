// English: titles of panels, the battle card, columns of lists.
export const LOOK_EN = {
  turnOf: (name: string) => `${name}'s turn`,
  boards: { europe: 'Napoleonic Europe', world: 'The world' } as Readonly<Record<string, string>>,
  all: 'all',
  over: 'The game is over',
  recorded: 'A recorded game',
  menu: {
    goOn: 'Go on',
    again: 'Once more',
    other: 'Another saved game',
    new: '2 to 6 players: at one keyboard, against bots, or both',
    replay: 'any game again, move by move, forwards and backwards',
    demo: 'four bots, at any speed',
    rules: 'every rule with its number',
    quit: 'nothing is lost: the game is saved after every action',
    list: 'what was saved before',
    behind: 'The map behind is your game as it stands.',
    news: 'New: a first game that teaches, today’s game, i to look at anything, charts at the end, statistics.',
  },
  battle: 'Battle',
  roll: (n: number) => `roll ${n}`,
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
  /** Columns of a list of own places; what the foot says of a target. */
  places: { land: 'Land', units: 'Units', targets: 'Targets', best: 'Best', win: 'Win' },
  facts: (name: string, region: string, held: number, of: number, bonus: number) =>
    `${name}: ${region} ${held} of ${of} yours, +${bonus}`,
  bySea: '~ by sea',
};
