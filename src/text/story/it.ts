// Italian: a game looked back on: charts, turning points, luck.
import { plural } from '../counts/it.js';
import type { STORY_EN } from './en.js';

export const STORY_IT: typeof STORY_EN = {
  keys: {
    story: 'cronaca',
    moment: 'momenti',
    watchHere: 'rivedi da qui',
    goThere: 'vai lì',
    review: 'occasioni mancate',
  },
  land: 'Territori turno per turno',
  lands: (n) => plural(n, 'territorio', 'territori'),
  points: 'Punti a ogni giro',
  /** Missions that were still to be done. */
  unfinished: 'Incompiute',
  turnings: 'Svolte',
  none: 'Ancora niente di decisivo.',
  notBegun: 'Il primo turno non è finito.',
  luck: 'Perdite ai dadi',
  luckColumns: { lost: 'perse', expected: 'attese', spared: 'evitate' },
  round: (n) => `giro ${n}`,
  eliminated: (name, loser) => `${name} elimina ${loser}.`,
  won: (name, place, empire, bonus) => `${name} prende ${place.the}: ${empire.the} al completo, +${bonus}.`,
  broke: (name, place, empire, loser) => `${name} prende ${place.the}: ${loser} perde ${empire.the}.`,
  mission: (name, mission, points) => `${name} compie «${mission}»: ${points} PV.`,
  officers: (name, what, loser) => `${name} cattura ${what} di ${loser}.`,
  lead: (name) => `${name} passa in testa.`,
  sweep: (name, n) => `${name} conquista ${plural(n, 'territorio', 'territori')} in un turno.`,
  upset: (name, place, chance) => `${name} prende ${place.the} contro ogni previsione (${chance}).`,
  luckiest: (name, place, lost, expected) =>
    `Il più fortunato: ${name} contro ${place.the}, perse ${lost}, attese ${expected}.`,
  unluckiest: (name, place, lost, expected) =>
    `Il più sfortunato: ${name} contro ${place.the}, perse ${lost}, attese ${expected}.`,
  saidLuck: (name, lost, expected) => `${name} ha perso ${lost} ai dadi, attese ${expected}`,
  missed: {
    title: 'Che cosa potevi fare',
    by: 'secondo il Maresciallo',
    looking: 'Il Maresciallo rivede la partita…',
    nothing: 'In ogni combattimento il Maresciallo avrebbe fatto più o meno lo stesso.',
    nobody: 'Qui non ha giocato nessuna persona.',
    instead: (did, gain) => `invece di: ${did} (${gain})`,
    ofBoard: (percent) => `+${percent} del tabellone`,
  },
  help: 'w e un numero: rivedi da quella svolta',
};
