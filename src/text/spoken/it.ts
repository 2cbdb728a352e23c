// Italian: the game in words, for those who hear it.
import { plural } from '../counts/it.js';
import type { SpokenWords } from './en.js';

export const SPOKEN_IT: SpokenWords = {
  intro: 'Risk in forma di testo. Scrivi un numero per scegliere. In partita, ? elenca che altro si può scrivere.',
  region: (name, held, of, bonus) => `${name}: ${held} su ${of}, vale ${bonus}`,
  worth: (territories, bonus) => `${plural(territories, 'territorio', 'territori')}, vale ${bonus}`,
  nextTo: (places) => `vicini: ${places}`,
  yes: 'Sì',
  no: 'No',
  back: 'Indietro',
  number: (min, max, value) => `Scrivi un numero da ${min} a ${max}; Invio da solo è ${value}.`,
  outOf: (text, min, max) => `${text} non è tra ${min} e ${max}.`,
  noItem: (text, most) => `Non c’è il ${text}: la lista va da 1 a ${most}.`,
  notAsked: 'Adesso non ti si chiede niente.',
  unknown: (text) => `«${text}» qui non vuol dire niente. Scrivi ? per sapere che cosa si può scrivere.`,
  noPlace: (text) => `Nessun luogo ha «${text}» nel nome.`,
  cover: 'Premi Invio quando nessun altro legge o sente.',
  again: 'Ancora una partita allo stesso tavolo',
  toMenu: 'Torna al menu',
  quit: 'Esci',
  step: (round, name, phase) => `${round}, ${name}: ${phase}.`,
  helpTitle: 'Che cosa si può scrivere adesso:',
  helpNumber: 'un numero: quella voce della lista',
  helpEnter: 'Invio da solo: ripete la domanda',
  helpFind: '/ e parte di un nome: solo ciò che lo ha; / da solo: tutto',
  helpTable: 't e parte di un nome: quei territori e i loro vicini',
  helpNext: 'Invio da solo: avanti di un’azione',
};
