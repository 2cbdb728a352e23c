// Italian: the levels of bots.
import type { BotWords } from './en.js';

export const BOTS_IT: BotWords = {
  names: {
    recruit: 'Recluta',
    corporal: 'Caporale',
    colonel: 'Colonnello',
    marshal: 'Maresciallo',
    random: 'qualsiasi mossa permessa',
  },
  characters: {
    recruit: 'attacca ciò che sembra debole e segue la prima idea: per imparare il gioco',
    corporal: 'sa che cosa farebbe un colonnello, e lo dimentica una volta su due',
    colonel: 'prende gli imperi e li tiene, calcola le probabilità, caccia i deboli',
    marshal: 'pensa tutto il turno in anticipo, tiene un grande esercito e colpisce dove fa male',
  },
  aims: {
    kill: (who, seat, cards, chance) => `${who} può eliminare ${seat}, che ha ${cards}: ${chance}.`,
    complete: (who, place, chance) => `${who} può prendere ${place.the} per intero: ${chance}.`,
    breaks: (who, place, seat, bonus, chance) =>
      `${who} può spezzare ${place.the}, che rende ${bonus} a turno a ${seat}: ${chance}.`,
    card: (who, chance) => `${who} vuole la carta di questo turno: ${chance}.`,
  },
  bot: (name) => `bot: ${name}`,
  person: 'una persona a questa tastiera',
  personHint: 'più persone si passano la tastiera; intanto i segreti restano coperti',
  outside: (name, what, level) => `${name} ${what}. D’ora in poi ${level} gioca al suo posto.`,
  onlyShown: 'Un registro in una pipe lo scrivono solo i bot del gioco: usa play sullo schermo, o simulate.',
  faults: {
    late: 'non ha risposto in tempo',
    ended: 'è terminato',
    flood: 'dice più di quanto si possa leggere',
    notJson: 'non parla JSON',
    noAnswer: 'non ha risposto alla domanda',
    illegal: 'ha dato una risposta che le regole vietano',
  },
};
