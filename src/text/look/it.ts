// Italiano: titoli dei riquadri, carta della battaglia, colonne degli elenchi.
import type { LOOK_EN } from './en.js';

export const LOOK_IT: typeof LOOK_EN = {
  turnOf: (name) => `Turno di ${name}`,
  boards: { europe: 'L’Europa napoleonica', world: 'Il mondo' },
  all: 'tutto',
  over: 'La partita è finita',
  recorded: 'Una partita registrata',
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
