// French: the questions of a classic game.
import { armies, cards, dice, of, plural } from '../counts/fr.js';
import type { Messages } from '../en.js';
import { upperFirst } from '../places/place.js';
import type { Place } from '../types.js';

export const PROMPT_FR: Messages['prompt'] = {
  claim: 'Quel territoire occuper ?',
  placeOne: 'Où placer une armée ?',
  place: 'Quel territoire renforcer ?',
  placeOwn: 'Où placer vos armées ?',
  placeNeutral: (name: string) => `Où placer des armées ${of(name)} ?`,
  toPlace: (units: string) => `${units} à placer`,
  thenNeutrals: (n: number) => `puis ${n} pour les neutres`,
  inland: 'à l’arrière',
  facing: (n: number) => `face à ${n}`,
  keeps: (n: string) => `garde ${n}`,
  targets: (n: number) => plural(n, 'cible', 'cibles'),
  best: 'meilleure :',
  attackFrom: 'Depuis quel territoire attaquer ?',
  attackWhich: 'Quel territoire attaquer ?',
  endAttack: 'Cesser d’attaquer',
  cardEarned: 'Vous avez conquis un territoire : une carte sera à vous quand vous cesserez.',
  noCardYet: 'Conquérez un territoire pour gagner une carte.',
  against: 'contre',
  /** What one roll is to cost both sides on average. */
  oneRoll: (you: string, foe: string) => `ce lancer : vous perdez ${you}, eux ${foe}`,
  untilRemain: 'Lancer jusqu’à un nombre d’armées restantes',
  fortifyFrom: 'Déplacer des armées depuis quel territoire ? Cela finit votre tour.',
  fortifyTo: 'Vers quel territoire ?',
  skipFortify: 'Finir le tour sans déplacement',
  fortifyHint: 'Un seul déplacement, d’un territoire à un seul autre ; une armée reste.',
  mustTrade: (n: number) => `Vous avez ${cards(n)} : échangez une combinaison.`,
  mayTrade: (n: number) => `Vous avez ${cards(n)}. Échanger une combinaison contre des armées ?`,
  keepCards: 'Garder les cartes',
  tradeFinal: 'Un échange montre les cartes et ne peut pas être annulé.',
  cardBonus: (territory: Place) => `et 2 ${territory.in}`,
  defend: (territory: Place, n: number) => `avec combien de dés défendre ${territory.the} (${armies(n)}) ?`,
  defendWith: (n: number) => `Défendre avec ${dice(n)}`,
  attackedBy: (name: string, from: Place, n: number, thrown: number) =>
    `${name} attaque ${from.from} (${armies(n)}) avec ${dice(thrown)}.`,
  howManyPlace: (territory: Place) => `Combien d’armées ${territory.in} ?`,
  howManyMoveIn: (territory: Place) =>
    `${upperFirst(territory.the)} ${territory.many ? 'sont' : 'est'} à vous. Combien d’armées y entrent ?`,
  howManyFortify: (territory: Place) => `Combien d’armées vont ${territory.to} ?`,
  howManyRemain: (territory: Place) => `S’arrêter avec combien d’armées ${territory.in} ?`,
  thenHolds: (territory: Place, n: number) =>
    `${upperFirst(territory.the)} en ${territory.many ? 'auront' : 'aura'} ${n}.`,
  thenHoldBoth: (from: Place, n: number, to: Place, k: number) =>
    `${upperFirst(from.the)} en ${from.many ? 'gardent' : 'garde'} ${n}, ${to.the} en ${to.many ? 'auront' : 'aura'} ${k}.`,
  stopsAt: (territory: Place, n: number) =>
    `L’attaque cesse quand ${territory.the} n’en ${territory.many ? 'ont' : 'a'} plus que ${n}.`,
};
