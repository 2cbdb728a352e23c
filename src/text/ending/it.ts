// Italian: how a game was decided.
import type { EndingWords } from './en.js';

export const ENDING_IT: EndingWords = {
  title: 'Che cosa ha deciso',
  wins: (name: string) => `${name} vince`,
  seed: (seed: string) => `seed ${seed}`,
  standing: 'Classifica',
  byRound: 'Territori dopo ogni giro',
  led: (name) => `${name} è in testa dal primo giro all’ultimo.`,
  ledFrom: (name, round) => `${name} passa in testa al giro ${round} e ci resta.`,
  tied: (name) => `Alla fine ${name} era in testa a pari merito.`,
  mostFrom: (name, points, of, source) => `${name}: ${points} PV su ${of} vengono da: ${source}.`,
  margin: (name, points) => `Secondo posto: ${name}, ${points} PV dietro.`,
  tiebreak: (name) => `${name} ha altrettanti PV; hanno deciso reggimenti e missioni (N-END-4).`,
  fell: (name, by, round) => `${name}: eliminato da ${by} al giro ${round}.`,
  fellAlone: (name, round) => `${name}: eliminato al giro ${round}.`,
};
