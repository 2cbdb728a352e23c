// Portuguese: how a game was decided.
import type { EndingWords } from './en.js';

export const ENDING_PT: EndingWords = {
  title: 'O que decidiu',
  wins: (name: string) => `${name} ganha`,
  seed: (seed: string) => `semente ${seed}`,
  standing: 'Classificação',
  byRound: 'Territórios depois de cada ronda',
  led: (name) => `${name} esteve à frente da primeira ronda à última.`,
  ledFrom: (name, round) => `${name} passou para a frente na ronda ${round} e lá ficou.`,
  tied: (name) => `No fim, ${name} estava à frente em empate.`,
  mostFrom: (name, points, of, source) => `${name}: ${points} de ${of} PV vêm de: ${source}.`,
  margin: (name, points) => `Segundo lugar: ${name}, ${points} PV atrás.`,
  tiebreak: (name) => `${name} tem os mesmos PV; decidiram regimentos e missões (N-END-4).`,
  fell: (name, by, round) => `${name}: eliminado por ${by} na ronda ${round}.`,
  fellAlone: (name, round) => `${name}: eliminado na ronda ${round}.`,
};
