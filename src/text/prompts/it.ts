// Italian: the questions of a classic game.
import { armies, cards, dice, form, plural } from '../counts/it.js';
import type { Messages } from '../en.js';
import { upperFirst } from '../places/place.js';
import type { Place } from '../types.js';

export const PROMPT_IT: Messages['prompt'] = {
  claim: 'Quale territorio occupi?',
  placeOne: 'Dove piazzi un’armata?',
  place: 'Quale territorio rinforzi?',
  placeOwn: 'Dove piazzi le tue armate?',
  placeNeutral: (name: string) => `Dove piazzi armate di ${name}?`,
  toPlace: (units: string) => `${units} da piazzare`,
  thenNeutrals: (n: number) => `poi ${n} per i neutrali`,
  inland: 'in retrovia',
  facing: (n: number) => `di fronte a ${n}`,
  keeps: (n: string) => `tiene ${n}`,
  targets: (n: number) => plural(n, 'bersaglio', 'bersagli'),
  best: 'meglio:',
  attackFrom: 'Da quale territorio attacchi?',
  attackWhich: 'Quale territorio attacchi?',
  endAttack: 'Smetti di attaccare',
  cardEarned: 'Hai conquistato un territorio: quando smetti, una carta è tua.',
  noCardYet: 'Conquista un territorio per guadagnare una carta.',
  against: 'contro',
  /** What one roll is to cost both sides on average. */
  oneRoll: (you: string, foe: string) => `questo lancio: perdi ${you}, perdono ${foe}`,
  untilRemain: 'Lancia finché resta un certo numero di armate',
  fortifyFrom: 'Da quale territorio sposti armate? Così finisce il tuo turno.',
  fortifyTo: 'Verso quale territorio?',
  skipFortify: 'Finisci il turno senza spostare',
  fortifyHint: 'Un solo spostamento, da un territorio a un solo altro; un’armata resta.',
  mustTrade: (n: number) => `Hai ${cards(n)}: scambia una combinazione.`,
  mayTrade: (n: number) => `Hai ${cards(n)}. Scambi una combinazione con delle armate?`,
  keepCards: 'Tieni le carte',
  tradeFinal: 'Uno scambio mostra le carte e non si può annullare.',
  cardBonus: (territory: Place) => `e 2 ${territory.in}`,
  defend: (territory: Place, n: number) => `con quanti dadi difendi ${territory.the} (${armies(n)})?`,
  defendWith: (n: number) => `Difendi con ${dice(n)}`,
  attackedBy: (name: string, from: Place, n: number, thrown: number) =>
    `${name} attacca ${from.from} (${armies(n)}) con ${dice(thrown)}.`,
  howManyPlace: (territory: Place) => `Quante armate ${territory.in}?`,
  howManyMoveIn: (territory: Place) => `Hai preso ${territory.the}. Quante armate entrano?`,
  howManyFortify: (territory: Place) => `Quante armate vanno ${territory.in}?`,
  howManyRemain: (territory: Place) => `Con quante armate ti fermi ${territory.in}?`,
  thenHolds: (territory: Place, n: number) =>
    `${upperFirst(territory.the)} ne ${territory.many ? 'avranno' : 'avrà'} ${n}.`,
  thenHoldBoth: (from: Place, n: number, to: Place, k: number) =>
    `${upperFirst(from.the)} ne ${from.many ? 'tengono' : 'tiene'} ${n}, ${to.the} ne ${to.many ? 'avranno' : 'avrà'} ${k}.`,
  stopsAt: (territory: Place, n: number) =>
    `L’attacco si ferma quando ${territory.in} ne ${form(n, 'resta', 'restano')} ${n}.`,
};
