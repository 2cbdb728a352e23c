// French: secret missions of the classic games.
import { armies, of, plural } from '../counts/fr.js';
import type { Messages } from '../en.js';

const territories = (n: number): string => plural(n, 'territoire', 'territoires');

export const MISSIONS_FR: Messages['missions'] = {
  hold: (n, each) =>
    each < 2 ? `Tenir ${territories(n)}.` : `Tenir ${territories(n)} avec au moins ${armies(each)} sur chacun.`,
  regions: (regions) => `Tenir ${regions}.`,
  others: (n) => (n === 1 ? 'un autre continent' : `${n} autres continents`),
  anyRegions: (n) => `Tenir ${plural(n, 'continent', 'continents')} de votre choix.`,
  eliminate: (name) => `Éliminer ${name}.`,
  instead: (name, goal) => `Si quelqu’un d’autre élimine ${name} ou si ${name} s’en va : ${goal}`,
  gone: (name) => `${name} est hors jeu.`,
  parts: { territories: 'territoires', others: 'autres continents' },
  left: (name, n) => `${name} : encore ${territories(n)}`,
  own: 'Votre mission',
  of: (name) => `Mission ${of(name)}`,
  hidden: 'Les missions des autres sont secrètes jusqu’à la fin de la partie.',
  noneOwn: 'Vous n’avez pas de mission.',
  dealt: (name) => `${name} reçoit une mission secrète.`,
  dealtThis: (name, mission) => `${name}, votre mission secrète : ${mission}`,
  shown: (name, mission) => `La mission ${of(name)} était : ${mission}`,
  won: (name) => `${name} a rempli sa mission et gagne la partie.`,
  figures: (mission, dealt, won, share) => `  ${mission}  distribuée ${dealt}, gagnée ${won}  ${share}`,
};
