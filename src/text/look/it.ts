// Italiano: titoli dei riquadri, carta della battaglia, colonne degli elenchi.
import type { LOOK_EN } from './en.js';

export const LOOK_IT: typeof LOOK_EN = {
  turnOf: (name) => `Turno di ${name}`,
  boards: { europe: 'L’Europa napoleonica', world: 'Il mondo' },
  all: 'tutto',
  over: 'La partita è finita',
  recorded: 'Una partita registrata',
  menu: {
    goOn: 'Continua',
    again: 'Lo stesso tavolo',
    other: 'Un’altra partita',
    new: 'da 2 a 6 giocatori: a una tastiera, contro bot, o insieme',
    replay: 'ogni partita, mossa per mossa, avanti e indietro',
    demo: 'quattro bot, a ogni velocità',
    rules: 'per capitoli, con i numeri delle regole',
    quit: 'nulla si perde: la partita è salvata a ogni mossa',
    list: 'quello che è stato salvato',
    behind: 'La mappa sullo sfondo è la tua partita.',
  },
  battle: 'Battaglia',
  toTake: (chance) => `${chance} di riuscire`,
  keepsOf: (n, of) => `tiene ${n} su ${of}`,
  losses: 'Perdite',
  thisRoll: 'ora',
  expected: 'attese',
  lossesNow: 'Ora',
  regions: 'Regioni',
  unheld: 'nessuno',
  nextTo: 'Accanto',
  targets: { land: 'Territorio', against: 'Contro', win: 'Presa', you: 'Perdite', foe: 'nemico' },
};
