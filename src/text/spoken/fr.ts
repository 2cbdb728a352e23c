// French: the game in words, for those who hear it.
import { plural } from '../counts/fr.js';
import type { SpokenWords } from './en.js';

export const SPOKEN_FR: SpokenWords = {
  intro: 'Risk en mots. Tapez un numéro pour choisir. En jeu, ? dit ce qu’on peut taper d’autre.',
  region: (name, held, of, bonus) => `${name} : ${held} sur ${of}, vaut ${bonus}`,
  worth: (territories, bonus) => `${plural(territories, 'territoire', 'territoires')}, vaut ${bonus}`,
  nextTo: (places) => `voisins : ${places}`,
  yes: 'Oui',
  no: 'Non',
  back: 'Retour',
  number: (min, max, value) => `Tapez un nombre de ${min} à ${max} ; Entrée seule : ${value}.`,
  outOf: (text, min, max) => `${text} n’est pas entre ${min} et ${max}.`,
  noItem: (text, most) => `Pas de ${text} : la liste va de 1 à ${most}.`,
  notAsked: 'On ne vous demande rien pour l’instant.',
  unknown: (text) => `« ${text} » ne veut rien dire ici. Tapez ? pour savoir ce qui va.`,
  noPlace: (text) => `Aucun lieu n’a « ${text} » dans son nom.`,
  cover: 'Appuyez sur Entrée quand personne d’autre ne lit ni n’entend.',
  again: 'Rejouer à la même table',
  toMenu: 'Retour au menu',
  quit: 'Quitter',
  step: (round, name, phase) => `${round}, ${name} : ${phase}.`,
  helpTitle: 'Ce qu’on peut taper maintenant :',
  helpNumber: 'un numéro : cet élément de la liste',
  helpEnter: 'Entrée seule : redire la question',
  helpFind: '/ et une partie d’un nom : seulement ce qui l’a ; / seul : tout',
  helpTable: 't et une partie d’un nom : ces territoires et leurs voisins',
  helpNext: 'Entrée seule : une action plus loin',
};
