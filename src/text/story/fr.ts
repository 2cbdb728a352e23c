// French: a game looked back on: charts, turning points, luck.
import { plural } from '../counts/fr.js';
import type { STORY_EN } from './en.js';

export const STORY_FR: typeof STORY_EN = {
  keys: {
    story: 'récit',
    moment: 'moments',
    watchHere: 'revoir d’ici',
    goThere: 'y aller',
    review: 'occasions manquées',
  },
  land: 'Terres à chaque tour',
  lands: (n) => plural(n, 'territoire', 'territoires'),
  points: 'Points à chaque manche',
  /** Missions that were still to be done. */
  unfinished: 'Inachevées',
  turnings: 'Tournants',
  none: 'Rien de décisif encore.',
  notBegun: 'Le premier tour n’est pas fini.',
  luck: 'Pertes aux dés',
  luckColumns: { lost: 'perdu', expected: 'attendu', spared: 'épargné' },
  round: (n) => `manche ${n}`,
  eliminated: (name, loser) => `${name} élimine ${loser}.`,
  won: (name, place, empire, bonus) => `${name} prend ${place.the} : ${empire.the} au complet, +${bonus}.`,
  broke: (name, place, empire, loser) => `${name} prend ${place.the} : ${loser} perd ${empire.the}.`,
  mission: (name, mission, points) => `${name} accomplit « ${mission} » : ${points} PV.`,
  officers: (name, what, loser) => `${name} capture ${what} de ${loser}.`,
  lead: (name) => `${name} prend la tête.`,
  sweep: (name, n) => `${name} prend ${plural(n, 'territoire', 'territoires')} en un tour.`,
  upset: (name, place, chance) => `${name} prend ${place.the} contre toute attente (${chance}).`,
  luckiest: (name, place, lost, expected) =>
    `La plus heureuse : ${name} contre ${place.the}, pertes ${lost}, attendues ${expected}.`,
  unluckiest: (name, place, lost, expected) =>
    `La plus malheureuse : ${name} contre ${place.the}, pertes ${lost}, attendues ${expected}.`,
  saidLuck: (name, lost, expected) => `${name} a perdu ${lost} aux dés, pertes attendues ${expected}`,
  missed: {
    title: 'Ce que vous pouviez faire',
    by: 'selon le Maréchal',
    looking: 'Le Maréchal revoit la partie…',
    nothing: 'À chaque combat, le Maréchal aurait fait à peu près comme vous.',
    nobody: 'Personne n’a joué ici : que des bots.',
    instead: (did, gain) => `au lieu de : ${did} (${gain})`,
    ofBoard: (percent) => `+${percent} du plateau`,
  },
  help: 'w et un numéro : revoir depuis ce tournant',
};
