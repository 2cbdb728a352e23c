// Italian: secret missions of the classic games.
import { armies, plural } from '../counts/it.js';
import type { Messages } from '../en.js';

const territories = (n: number): string => plural(n, 'territorio', 'territori');

export const MISSIONS_IT: Messages['missions'] = {
  hold: (n, each) =>
    each < 2 ? `Tieni ${territories(n)}.` : `Tieni ${territories(n)} con almeno ${armies(each)} su ciascuno.`,
  regions: (regions) => `Tieni ${regions}.`,
  others: (n) => (n === 1 ? 'un altro continente' : `altri ${n} continenti`),
  anyRegions: (n) => `Tieni ${plural(n, 'continente', 'continenti')} a tua scelta.`,
  eliminate: (name) => `Elimina ${name}.`,
  instead: (name, goal) => `Se un altro giocatore elimina ${name} o ${name} se ne va: ${goal}`,
  gone: (name) => `${name} è fuori gioco.`,
  parts: { territories: 'territori', others: 'altri continenti' },
  left: (name, n) => `${name}: ancora ${territories(n)}`,
  own: 'La tua missione',
  of: (name) => `Missione di ${name}`,
  hidden: 'Le missioni degli altri sono segrete fino alla fine della partita.',
  noneOwn: 'Non hai una missione.',
  dealt: (name) => `${name} riceve una missione segreta.`,
  dealtThis: (name, mission) => `${name}, la tua missione segreta: ${mission}`,
  shown: (name, mission) => `La missione di ${name} era: ${mission}`,
  won: (name) => `${name} ha compiuto la missione e vince la partita.`,
  figures: (mission, dealt, won, share) => `  ${mission}  distribuita ${dealt}, vinta ${won}  ${share}`,
};
