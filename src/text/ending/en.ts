// English: how a game was decided.
export const ENDING_EN = {
  title: 'How it was decided',
  /** In big letters: as short as it may be. */
  wins: (name: string) => `${name} wins`,
  seed: (seed: string) => `seed ${seed}`,
  standing: 'Standing',
  byRound: 'Territories after each round',
  led: (name: string) => `${name} led from the first round to the last.`,
  ledFrom: (name: string, round: number) => `${name} took the lead in round ${round} and kept it.`,
  tied: (name: string) => `At the end ${name} shared the lead.`,
  mostFrom: (name: string, points: number, of: number, source: string) =>
    `${name}: ${points} of ${of} VP are from: ${source}.`,
  margin: (name: string, points: number) => `Second is ${name}, ${points} VP behind.`,
  tiebreak: (name: string) => `${name} has as many VP; regiments and missions decided (N-END-4).`,
  fell: (name: string, by: string, round: number) => `${name} was eliminated by ${by} in round ${round}.`,
  fellAlone: (name: string, round: number) => `${name} was out in round ${round}.`,
};

export type EndingWords = typeof ENDING_EN;
