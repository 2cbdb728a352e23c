// French: how a game was decided.
import type { EndingWords } from './en.js';

export const ENDING_FR: EndingWords = {
  title: 'Ce qui a décidé',
  wins: (name: string) => `${name} gagne`,
  seed: (seed: string) => `graine ${seed}`,
  standing: 'Classement',
  byRound: 'Territoires après chaque manche',
  led: (name) => `${name} a mené de la première manche à la dernière.`,
  ledFrom: (name, round) => `${name} a pris la tête à la manche ${round} et l’a gardée.`,
  tied: (name) => `À la fin, ${name} partageait la tête.`,
  mostFrom: (name, points, of, source) => `${name} : ${points} PV sur ${of} viennent de : ${source}.`,
  margin: (name, points) => `En deuxième : ${name}, ${points} PV derrière.`,
  tiebreak: (name) => `${name} a autant de PV ; régiments et missions ont décidé (N-END-4).`,
  fell: (name, by, round) => `${name} : éliminé par ${by} à la manche ${round}.`,
  fellAlone: (name, round) => `${name} : éliminé à la manche ${round}.`,
};
